//! The texts of Shogword: `hu.ftl`, `en.ftl` and `pl.ftl` beside this file; [`smyoz_core::lang`]
//! formats them. Colours are the keys `red` and `black`.

use smyoz_core::lang::{Catalogue, Lang, texts};

/// All of them.
pub static TEXTS: Catalogue = Catalogue::new(|lang| match lang {
    Lang::Hu => &[include_str!("hu.ftl")],
    Lang::En => &[include_str!("en.ftl")],
    Lang::Pl => &[include_str!("pl.ftl")],
});

texts! {
    /// The texts of Shogword as methods of [`Lang`](smyoz_core::lang::Lang).
    pub trait ShogwordTexts of TEXTS {
        shog_unreadable(text);
        shog_choosing();
        shog_chosen();
        shog_not_in_stock(letter);
        shog_not_home(cell, color);
        shog_occupied(cell);
        shog_first();
        shog_not_at_home(color, face, cell);
        shog_back_row(cell, color);
        shog_not_beside(color, tile);
        shog_twice(cell);
        shog_not_laid(face, cell);
        shog_not_in_word(cell);
        shog_same(cell);
        shog_apart(cell);
        shog_not_at_word(cell, replaced);
        shog_touches(cell, home);
        shog_no_word(word, first, last);
        shog_choose(color);
        shog_first_move(color);
        shog_move(color);
        shog_played(seat, chosen);
        shog_turned(cells);
        shog_refused(seat, chosen);
        shog_hint_choose();
        shog_hint_letter(letter);
        shog_hint_replies(replies);
        shog_replies(replies);
        shog_hint_mate();
        shog_hint_simple(face);
        shog_hint_compound(cell, face);
        shog_hint_best(chosen);
        shog_row(row);
        shog_ask_one(color);
        shog_ask_two(color);
        shog_ask_only(color);
        shog_ask_six(color, tiles);
        shog_ask_easy();
        shog_laid(red, black);
        shog_beside(red, black);
        shog_answer(chosen, words);
        shog_answer_turns(cells);
        shog_mated(color, letters);
        shog_mated_none(color);
        shog_mated_home(cells);
        shog_mated_dead(cells);
        shog_mated_lacking(cells);
        shog_mated_replace(cells);
        shog_mated_replace_none();
        shog_mated_waiting(letters);
        shog_near_one(chosen, reply);
        shog_two_line(reply, mate);
        shog_two_more(replies);
        shog_near_two(chosen, reply);
        shog_only_safe(chosen);
        shog_near_only(chosen, mate);
        shog_end_mate(color, line);
        shog_end_majority(color, line, counts);
        shog_end_draw(line, counts);
        shog_sheet();
        shog_sheet_board();
        shog_sheet_tiles();
        shog_sheet_about();
    }
}
