//! The texts of Sea Battle: `hu.ftl` and `en.ftl` beside this file;
//! [`smyoz_core::lang`] formats them.

use smyoz_core::lang::{Catalogue, Lang, texts};

/// All of them. Techniques are the only ones whose keys are composed: `technique-` and the id.
pub static TEXTS: Catalogue = Catalogue::new(|lang| match lang {
    Lang::Hu => &[include_str!("hu.ftl")],
    Lang::En | Lang::Pl => &[include_str!("en.ftl")],
});

texts! {
    /// The texts of Sea Battle as methods of [`Lang`](smyoz_core::lang::Lang).
    pub trait SeaTexts of TEXTS {
        sea_refusal_outside(cell);
        sea_refusal_no_pieces(piece);
        sea_hint_trying(place);
        sea_hint_only(fact);
        sea_hint_refuted(fact, because);
        sea_table_no_board();
        sea_record_title();
        sea_record_board(seat, sitter);
        sea_record_legend();
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
        sea_contest_best_salvo(cells, hits, error);
        sea_contest_hits(hits);
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
        sea_book_kind();
        sea_book_signs();
        sea_cover_pitch();
        sea_page_title();
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
        sea_broken_cell(cell, piece);
        sea_broken_ship(places);
        sea_broken_too_many(line, pieces, number, piece);
        sea_broken_too_few(line, pieces);
        sea_broken_pattern(line, pieces);
        sea_broken_board_too_many(pieces);
        sea_broken_board_too_few(pieces);
        sea_broken_too_many_ships(number, ships);
        sea_broken_no_room(number, ships);
        sea_left(line, left, number, piece);
        sea_short(lost, line, left, number, piece);
        sea_room(places, places_count, count, length);
        sea_crowded(out, places, places_count, count, length);
        sea_ruled_out(places);
        sea_lost_full(cells, line);
        sea_lost_corner(cells, count);
        sea_out_full(places, line);
        sea_out_touch(places, count);
        sea_out_water(places, count);
        sea_ruled_out_by_all();
        sea_ruled_out_by(lines, count);
        line_letter(letter);
        sea_pieces(number, piece);
        sea_ship(length);
        sea_ships(length, count);
        sea_water(cells, count);
        sea_is(cells, count, piece);
        sea_is_not(cells, count, pieces);
        sea_shows(cells, count, shows);
        sea_found(ships, places, count);
        sea_excluded(ship, places, count);
        sea_count(line, pieces, number, piece);
    }
}
