//! The texts of SMYOZ: `hu.ftl` and `en.ftl` beside this file;
//! [`smyoz_core::lang`] formats them.

use smyoz_core::lang::{Catalogue, texts};

/// All of them. Techniques are the only ones whose keys are composed: `technique-` and the id.
pub static TEXTS: Catalogue = Catalogue::new(&[include_str!("hu.ftl")], &[include_str!("en.ftl")]);

texts! {
    /// The texts of SMYOZ as methods of [`Lang`](smyoz_core::lang::Lang).
    pub trait SmyozTexts of TEXTS {
        no_game_drawing();
        no_game_fleet();
        no_game_rules(rules);
        no_puzzle_wrong_solution();
        no_puzzle_too_hard();
        no_puzzle_page();
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
        refusal_not_training();
        refusal_long_name(most);
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
        record_shot(cell, shows);
        record_z_shot(cell, shows);
        record_mercy(shot);
        record_put(parts);
        record_accept();
        record_discard();
        record_continue();
        record_change(before, after);
        record_run();
        record_save();
        record_restore();
        record_why(cell);
        record_solved();
        record_wrong_claim();
        record_new_drawing();
        server_no_layout();
        book_kind();
        book_solutions_about();
        cover_pitch();
        book_signs();
        book_hints_notation();
        page_shots(number);
        page_rated(level, score, number);
        page_inventory();
        page_water_lines();
        page_moored();
        page_islands();
        page_mercy_last();
        sheet_shots();
        legend_red_mark();
        legend_green_mark();
        legend_no_mark();
        legend_digit();
        legend_code();
        legend_bearing();
        legend_up_to_symmetry();
        legend_red_line();
        legend_green_line();
        legend_given();
        legend_islands();
        step_core(facts, count, because);
        step_core_at_most(facts, count, because);
        step_rules(facts);
        step_mercy(shot);
        step_notes(notes);
        ship_lines(red, reds, green, greens);
        code_few(stroke, lines, count);
        code_many(stroke, lines, count);
        code_at(places, why);
        ruled_out(places);
        places_left(places);
        supposition_cases(facts, count);
        supposition_case(supposed);
        supposition_case_at_once(supposed);
        no_hint_wrong(facts, because);
        kind_core();
        kind_mercy();
        not_rated_up_to_symmetry();
        ship_type(kind);
        ship(kind, cells);
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
        broken_types(cell);
        broken_point(point);
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
    }
}

#[cfg(test)]
mod tests {
    use smyoz_core::lang::{Lang, Value};

    use super::*;

    #[test]
    fn every_message_can_be_formatted() {
        for lang in Lang::ALL {
            for (name, arguments) in MESSAGES {
                let arguments = arguments.iter().map(|&argument| (argument, Value::from(1))).collect();
                assert!(!TEXTS.message(lang, name, arguments).is_empty(), "{lang:?} {name}");
            }
        }
    }
}
