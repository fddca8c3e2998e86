//! The messages that all games share, each with its arguments.

use super::catalogue::SHARED;
use super::{Lang, Value};

/// Turns each message, say `fact_water(cells, count)`, into a method of [`Lang`] that formats the
/// text with the key `fact-water`.
macro_rules! messages {
    ($($name:ident($($argument:ident),*);)*) => {
        impl Lang {
            $(
            #[doc = concat!("The text `", stringify!($name), "`.")]
            pub fn $name(self $(, $argument: impl Into<Value<'static>>)*) -> String {
                SHARED.message(self, stringify!($name), vec![$((stringify!($argument), $argument.into())),*])
            }
            )*
        }

        /// All messages except those of techniques: their keys, with `_` for `-`, and their
        /// arguments.
        pub const MESSAGES: &[(&str, &[&str])] = &[$((stringify!($name), &[$(stringify!($argument)),*])),*];
    };
}

messages! {
    no_game_mode();
    no_game_mode_puzzle();
    no_game_no_solution();
    no_game_several_solutions();
    no_game_action(number, reason);
    no_game_order(to);
    no_puzzle_contradiction();
    no_puzzle_several_solutions();
    no_puzzle_not_to_order();
    no_puzzle_otherwise();
    read_game_json(error);
    read_game_format(format, known);
    read_game_source();
    read_game_long();
    read_game_link();
    refusal_no_such_stage(stage);
    refusal_over();
    cells_refusal_nothing();
    standard_refusal_no_mark(text);
    standard_not_exported(game);
    cells_refusal_given(cell);
    cells_hint_wrong();
    cells_hint_wrong_number(count);
    cells_hint_wrong_cells(cells, count);
    cells_no_path();
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
    contest_help_undo();
    contest_no_advice();
    contest_nothing_certain();
    contest_curtain(seat);
    contest_left();
    contest_left_for(file);
    contest_recorded(file);
    contest_board(seat);
    contest_judged(number, seat, chosen, answer, verdict);
    contest_best(value);
    contest_worse(value, best, than);
    contest_best_turn(value);
    contest_worse_turn(value, best, than);
    contest_lost(seat, moves, best, lost, error);
    contest_unreviewed();
    table_begun();
    table_not_begun();
    table_invite(seat);
    table_hide(seat);
    table_waits_for(seat);
    table_waits_for_others();
    contest_goes_on();
    table_human();
    table_program(program);
    record_line(time, what);
    record_mark(parts);
    record_erase(parts);
    record_hint(stage);
    record_right();
    record_not_right();
    record_wrong(parts);
    web_title();
    web_puzzle(number);
    web_no_script();
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
    server_not_composed(error);
    server_cancelled();
    server_busy();
    server_bug();
    server_seat_taken();
    book_contents();
    book_count(number);
    book_foreword();
    book_afterword();
    book_unique();
    book_unique_up_to_symmetry();
    book_proved_twice(claim);
    book_proved_once(claim);
    book_made(how);
    book_puzzles();
    book_unrated();
    book_solutions();
    book_solutions_of_games();
    standard_book_new();
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
    cover_unique();
    cover_thinking();
    cover_levels(level, number);
    book_mercy_at(page);
    book_deciding_at(page);
    book_hints_at(place, technique, step);
    book_path_at(page);
    book_techniques();
    book_techniques_about();
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
    book_paths();
    book_no_path();
    book_mercy_about();
    book_deciding();
    book_deciding_about();
    book_fold();
    page_puzzle();
    page_solution();
    page_seed(seed, id);
    page_mercy();
    page_mercy_cell(cell);
    sheet_blank();
    sheet_partner();
    sheet_own();
    sheet_theirs();
    sheet_contact();
    rules_short();
    rules_allowed();
    rules_forbidden();
    page_solution_of(number);
    level_beginner();
    level_advanced();
    level_master();
    level_grandmaster();
    level_beyond();
    legend_withheld();
    step(facts, because);
    because_noted(because, notes);
    supposition(facts, supposed);
    marks_wrong(facts);
    supposition_step(facts, because);
    supposition_impossible(broken);
    hint_place(place);
    hint_technique(place, technique);
    no_hint(reason);
    first_and_more(first, more);
    no_step_solved();
    no_step_stuck();
    no_step_ambiguous();
    no_step_contradiction();
    no_step_cancelled();
    kind_none();
    not_rated(reason);
    not_rated_stuck();
    not_rated_not_unique();
    not_rated_contradiction();
    not_known_in_time();
    stage(number);
    why_cell(cell, steps);
    list(rest, last);
    list_or(rest, last);
    line_number(number);
    rows(list, count);
    columns(list, count);
    broken_cell(cell);
    broken_no_ship_over(cell);
    rating(level, score, steps, hardest, narrowest);
    rating_suppositions(count, longest);
    rating_core(size);
    rating_without(techniques);
}
