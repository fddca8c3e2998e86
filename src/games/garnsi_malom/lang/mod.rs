//! The texts of Garnsi-Malom: `hu.ftl` and `en.ftl` beside this file; [`smyoz_core::lang`] formats
//! them.

use smyoz_core::lang::{Catalogue, Lang, texts};

/// All of them.
pub static TEXTS: Catalogue = Catalogue::new(|lang| match lang {
    Lang::Hu => &[include_str!("hu.ftl")],
    Lang::En | Lang::Pl => &[include_str!("en.ftl")],
});

texts! {
    /// The texts of Garnsi-Malom as methods of [`Lang`](smyoz_core::lang::Lang).
    pub trait MalomTexts of TEXTS {
        malom_unreadable(text);
        malom_twice(cell);
        malom_placing();
        malom_moving();
        malom_outside(cell);
        malom_occupied(cell);
        malom_barred(cell);
        malom_clash(cell, sign);
        malom_nothing_to_lose(sign);
        malom_no_loss();
        malom_not_own(cell);
        malom_jump(sign, pieces, from, to);
        malom_too_many(mills, found);
        malom_too_few(expected, found);
        malom_not_enemy(cell);
        malom_protected(cell);
        malom_no_clock();
        malom_place(seat, sign);
        malom_move(seat, signs);
        malom_placed(seat, cell);
        malom_lost(seat);
        malom_moved(seat, from, to);
        malom_took(seat, from, to, cells);
        malom_timed_out(seat);
        malom_out(signs);
        malom_shrunk(cells);
        malom_scores(scores);
        malom_hint_room();
        malom_hint_row(row);
        malom_hint_lose();
        malom_hint_mills(mills);
        malom_mills(mills);
        malom_pieces(pieces);
        malom_hint_piece(cell);
        malom_hint_best(best);
        malom_ask_mills(team, signs);
        malom_ask_nine(signs);
        malom_ask_three(team, signs);
        malom_ask_placing(team, signs);
        malom_problem_row(row);
        malom_answer_mills(best, mills, units);
        malom_near_mills(moves, mills);
        malom_answer_three(best, won);
        malom_near_three(best, reply, won);
        malom_answer_placing(best, left);
        malom_near_placing(moves, left);
        malom_unit_row(row);
        malom_unit_column(column);
        malom_unit_box();
        malom_sheet_board();
        malom_sheet_pieces();
        malom_sheet_six();
        malom_sheet_nine();
        malom_lesson();
    }
}
