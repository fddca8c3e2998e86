//! The messages that the code uses, each with its arguments.

use super::{Lang, Value};

pub(super) fn key(name: &str) -> String {
    name.replace('_', "-")
}

/// Turns each message, say `fact_water(cells, count)`, into a method of [`Lang`] that formats the
/// text with the key `fact-water`.
macro_rules! messages {
    ($($name:ident($($argument:ident),*);)*) => {
        impl Lang {
            $(
            #[doc = concat!("The text `", stringify!($name), "`.")]
            pub fn $name(self $(, $argument: impl Into<Value<'static>>)*) -> String {
                let arguments: Vec<(&str, Value)> = vec![$((stringify!($argument), $argument.into())),*];
                self.text(&key(stringify!($name)), None, &arguments.into_iter().collect())
            }
            )*
        }

        /// All messages except those of techniques: their keys, with `_` for `-`, and their
        /// arguments.
        pub const MESSAGES: &[(&str, &[&str])] = &[$((stringify!($name), &[$(stringify!($argument)),*])),*];
    };
}

messages! {
    // The Explorer.
    no_game_mode();
    no_game_mode_puzzle();
    no_game_no_solution();
    no_game_several_solutions();
    no_game_action(number, reason);
    no_game_order(to);
    no_game_drawing();
    no_game_fleet();
    no_game_rules(rules);
    no_puzzle_contradiction();
    no_puzzle_wrong_solution();
    no_puzzle_several_solutions();
    no_puzzle_too_hard();
    no_puzzle_not_to_order();
    no_puzzle_page();
    no_puzzle_otherwise();
    read_game_json(error);
    read_game_format(format, known);
    read_game_source();
    read_game_long();
    read_game_link();
    refusal_unfinished();
    refusal_no_target();
    refusal_nothing_put();
    refusal_no_placement();
    refusal_empty();
    refusal_not_of_target(statement, cell);
    refusal_suspicious(what);
    refusal_shot_twice(cell);
    refusal_no_shots();
    refusal_second_z();
    refusal_no_mercy();
    refusal_mercy_open();
    refusal_mercy_too_early();
    refusal_not_said(statement);
    refusal_nothing_saved();
    refusal_not_all_found(found);
    refusal_no_such_stage(stage);
    refusal_not_training();
    refusal_over();
    refusal_long_name(most);
    sea_refusal_nothing();
    standard_refusal_no_mark(text);
    standard_not_exported(game);
    sea_refusal_outside(cell);
    sea_refusal_given(cell);
    sea_refusal_no_pieces(piece);
    sea_hint_trying(place);
    sea_hint_only(fact);
    sea_hint_refuted(fact, because);
    sea_hint_wrong();
    sea_hint_wrong_number(count);
    sea_hint_wrong_cells(cells, count);
    sea_no_path();
    contest_out_of_turn(seat, turn);
    contest_no_seat(seat);
    contest_over();
    contest_nothing_back();
    contest_heard();
    contest_back();
    contest_won(seat, sitter);
    contest_shared(seats);
    contest_nobody();
    contest_seat(seat, sitter);
    contest_begins(seat);
    contest_help();
    contest_no_advice();
    contest_nothing_certain();
    contest_curtain(seat);
    contest_left();
    contest_left_for(file);
    contest_recorded(file);
    contest_not_recorded();
    contest_board(seat);
    contest_judged(number, seat, chosen, answer, verdict);
    contest_best(value);
    contest_worse(value, best, than);
    contest_lost(seat, moves, best, lost, error);
    contest_unreviewed();
    table_begun();
    table_not_begun();
    table_invite(seat);
    table_hide(seat);
    table_waits_for(seat);
    table_waits_for_others();
    sea_table_no_board();
    sea_record_title();
    sea_record_board(seat, sitter);
    sea_record_legend();
    contest_goes_on();
    table_human();
    table_program(program);
    sea_table_size(expected, found);
    sea_table_ships(length, expected, found);
    sea_table_shape(place);
    sea_table_touch(one, other);
    sea_table_number(mine, expected, found);
    sea_contest_shoot(seat, shots);
    sea_contest_name(seat, mine);
    sea_contest_shot(seat, shots);
    sea_contest_named(seat, cell);
    sea_contest_answer(cell, answer);
    sea_contest_down(down);
    sea_contest_right(right);
    sea_contest_region(down, right);
    sea_contest_likely(down, right, probability);
    sea_contest_best(cells, probability, error);
    sea_contest_name_region(mine);
    sea_contest_name_reason(mine);
    sea_contest_name_best(cell);
    sea_contest_outside(cell, size);
    sea_contest_shot_before(cell);
    sea_contest_twice(cell);
    sea_contest_number(expected, found);
    sea_contest_due(mine);
    sea_contest_not_due();
    sea_contest_not_there(cell, mine);
    sea_contest_hit_before(cell, mine);
    sea_contest_named_before(cell);
    sea_setting_sweepers();
    sea_setting_ship(length, size);
    sea_setting_room(size);
    sea_setting_crowded();
    sea_sheet_outside(what);
    sea_sheet_count(line, number, cells);
    sea_sheet_sum(lines, sum, expected, piece);
    suspicion_digit(cell, digit);
    suspicion_colour(cell);
    hint_suspicious(what);
    hint_mercy();
    hint_shoot();
    why_shown(cell);
    why_open(cell);
    record_game();
    record_training();
    record_puzzle();
    record_time(time);
    record_shots(number);
    record_shots_back(number, back);
    record_placements(number);
    record_automatisms(number);
    record_help(hints, checks);
    record_points(points, scale);
    record_line(time, what);
    record_shot(cell, shows);
    record_z_shot(cell, shows);
    record_mercy(shot);
    record_put(parts);
    record_accept();
    record_discard();
    record_continue();
    record_mark(parts);
    record_erase(parts);
    record_change(before, after);
    record_run();
    record_save();
    record_restore();
    record_hint(stage);
    record_why(cell);
    record_right();
    record_not_right();
    record_wrong(parts);
    record_solved();
    record_wrong_claim();
    record_new_drawing();
    web_title();
    web_puzzle(number);
    server_wrong_host();
    server_wrong_origin();
    server_no_token();
    server_not_json();
    server_too_long();
    server_slow();
    server_cut();
    server_unreadable(error);
    server_no_such_page();
    server_wrong_method();
    server_no_such_game();
    server_no_such_puzzle(number);
    server_damaged(file, error);
    server_not_saved(error);
    server_long_game();
    server_no_game(error);
    server_no_layout();
    server_not_composed(error);
    server_cancelled();
    server_busy();
    server_bug();
    server_seat_taken();

    // Pages.
    book_contents();
    book_count(number);
    book_foreword();
    book_afterword();
    book_kind();
    book_unique();
    book_unique_up_to_symmetry();
    book_proved_twice(claim);
    book_proved_once(claim);
    book_made(how);
    book_puzzles();
    book_unrated();
    book_solutions();
    book_solutions_about();
    book_solutions_of_games();
    standard_book_new();
    sea_book_kind();
    sea_book_signs();
    sea_cover_pitch();
    book_index();
    book_index_about();
    book_index_title();
    book_index_size();
    book_index_technique();
    book_index_id();
    book_range(count, first, last);
    book_time();
    book_series(series, volume);
    book_minutes(minutes);
    book_solution_at(page);
    book_solution_apart();
    cover_pitch();
    cover_unique();
    cover_thinking();
    cover_levels(level, number);
    book_mercy_at(page);
    book_deciding_at(page);
    book_hints_at(place, technique, step);
    book_path_at(page);
    book_techniques();
    book_techniques_about();
    book_signs();
    book_walkthrough();
    book_walkthrough_about();
    book_signs_at(page);
    book_worked_at(page);
    book_walkthrough_of(name);
    book_puzzle(number);
    book_hints();
    book_hints_about();
    book_hints_place();
    book_hints_technique();
    book_hints_step();
    book_hints_notation();
    book_paths();
    book_no_path();
    book_mercy_about();
    book_deciding();
    book_deciding_about();
    book_fold();
    page_puzzle();
    page_solution();
    page_seed(seed, id);
    page_shots(number);
    page_rated(level, score, number);
    page_inventory();
    page_water_lines();
    page_moored();
    page_vv();
    page_kk();
    page_islands();
    page_mercy();
    page_mercy_last();
    page_mercy_cell(cell);

    sheet_blank();
    sheet_partner();
    sheet_own();
    sheet_theirs();
    sheet_shots();
    sheet_contact();
    rules_short();
    rules_allowed();
    rules_forbidden();

    sea_page_title();
    sea_page_solution(number);
    sea_page_facts(size, number);
    sea_page_fleet();
    sea_page_any_shape();
    sea_page_corners();
    sea_page_count();
    sea_page_counts();
    sea_page_submarine();
    sea_page_end();
    sea_page_middle();
    sea_page_part();
    sea_page_water();
    sea_page_mine();
    sea_page_sweeper();
    sea_page_given();

    level_beginner();
    level_advanced();
    level_master();
    level_grandmaster();
    level_beyond();

    legend_red_mark();
    legend_green_mark();
    legend_no_mark();
    legend_digit();
    legend_code();
    legend_bearing();
    legend_withheld();
    legend_up_to_symmetry();
    legend_red_line();
    legend_green_line();
    legend_given();
    legend_islands();

    // Sentences.
    step(facts, because);
    step_core(facts, count, because);
    step_core_at_most(facts, count, because);
    step_rules(facts);
    step_mercy(shot);
    step_notes(notes);

    because_noted(because, notes);
    ship_lines(red, reds, green, greens);
    code_few(stroke, lines, count);
    code_many(stroke, lines, count);
    code_at(places, why);
    ruled_out(places);
    places_left(places);

    supposition(facts, supposed);
    marks_wrong(facts);
    sea_broken_cell(cell, piece);
    sea_broken_ship(places);
    sea_broken_too_many(line, pieces, number, piece);
    sea_broken_too_few(line, pieces);
    sea_broken_pattern(line, pieces);
    sea_broken_board_too_many(pieces);
    sea_broken_board_too_few(pieces);
    sea_broken_too_many_ships(number, ships);
    sea_broken_no_room(number, ships);
    sea_broken_places(broken, places);
    supposition_cases(facts, count);
    supposition_case(supposed);
    supposition_case_at_once(supposed);
    supposition_step(facts, because);
    supposition_impossible(broken);

    hint_place(place);
    hint_technique(place, technique);
    no_hint(reason);
    no_hint_wrong(facts, because);
    first_and_more(first, more);
    no_step_solved();
    no_step_stuck();
    no_step_ambiguous();
    no_step_contradiction();
    no_step_cancelled();
    kind_core();
    kind_mercy();
    kind_none();
    not_rated(reason);
    not_rated_stuck();
    not_rated_not_unique();
    not_rated_contradiction();
    not_rated_up_to_symmetry();
    not_known_in_time();
    stage(number);
    why_cell(cell, steps);

    list(rest, last);
    list_or(rest, last);

    ship_type(kind);
    ship(kind, cells);
    line_number(number);
    line_letter(letter);
    rows(list, count);
    columns(list, count);
    in_lines(lines);

    fact_water(cells, count);
    fact_ship(cells, count);
    fact_type(cells, count, kind);
    fact_water_point(points, count);
    fact_ship_point(points, count);
    fact_found(places, count, kind);
    fact_excluded(places, count, kind);
    fact_excluded_many(kind, place);
    fact_no_ship(lanes, count);
    fact_one_ship(lanes, count);
    fact_several_ships(lanes, count);
    fact_some_ship(lanes, count);
    fact_at_most_one_ship(lanes, count);
    fact_none_or_several(lanes, count);

    rule_corner();
    rule_tip();
    rule_mooring();
    rule_centre();
    rule_side();

    shot(cell, shows);
    clue_codes(kind, codes);
    clue_water_lines(number);
    clue_moored(number);
    clue_islands(sizes);

    broken_cell(cell);
    broken_types(cell);
    broken_point(point);
    broken_no_ship_over(cell);
    broken_no_ship_at(point);
    broken_ship(ship);
    broken_room(kind);
    broken_too_many(kind);
    broken_digit(shot, says, number);
    broken_colour(shot);
    broken_colour_by(shot, lines);
    line_at_shot(lanes, count, says);
    broken_water_points(number, clue);
    broken_moored(number);
    broken_lane(lane, says, number);
    broken_lanes(ships, number);
    broken_island(point, says, least, most, sizes, list);
    broken_island_list(all, sizes, left);
    broken_codes(kind);

    // Sea Battle.
    sea_pieces(number, piece);
    sea_ship(length);
    sea_ships(length, count);
    sea_water(cells, count);
    sea_is(cells, count, piece);
    sea_is_not(cells, count, piece);
    sea_shows(cells, count, shows);
    sea_found(ships, places, count);
    sea_excluded(ship, places, count);
    sea_count(line, pieces, number, piece);

    // The rating.
    rating(level, score, steps, hardest, narrowest);
    rating_suppositions(count, longest);
    rating_core(size);
    rating_without(techniques);
}
