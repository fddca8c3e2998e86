//! How boards and pieces look on paper, and sheets to play on without a screen.

use smyoz_core::game::{Beside, Face, Naming, Sign as Drawn, Signed};
use smyoz_core::lang::Lang;
use smyoz_paper::Style;
use smyoz_paper::book::rules::leaflet;
use smyoz_paper::drawing::{At, DisplayList};
use smyoz_paper::sheets::TooSmallError;
use smyoz_paper::standard::Set;

use crate::board::Cell;
use crate::contest::{GarnsiMalom, Kind, Sign};
use crate::holes::CONTENTS;
use crate::lang::MalomTexts as _;

/// How an empty board looks.
pub fn empty_face(rules: &GarnsiMalom) -> Face {
    let board = rules.board();
    let side = board.side();
    let region = |row: u8, column: u8| board.units(Cell::at(column, row))[2].first().map_or(0, Cell::index);
    Face {
        regions: (0..side).map(|row| (0..side).map(|column| region(row, column)).collect()).collect(),
        signs: Vec::new(),
        fixed: Vec::new(),
        beside: Beside::default(),
        naming: Naming::Moves,
        aim: String::new(),
    }
}

/// How a piece looks. In *six*, those of one team are light and those of the other dark; otherwise
/// each sign has a shape, and teams of three have shapes of one family.
pub fn piece(rules: &GarnsiMalom, sign: Sign, lang: Lang) -> Signed {
    let signed = CONTENTS[sign.index() + 1];
    if rules.kind() != Kind::Six {
        return Signed { sign: Drawn::Shape(sign.0), ..signed };
    }
    let is_dark = rules.side(sign) % 2 == 1;
    let [meaning, many] = match (lang, is_dark) {
        (Lang::Hu, false) => ["piros bábu", "piros bábuk"],
        (Lang::Hu, true) => ["kék bábu", "kék bábuk"],
        (Lang::En | Lang::Pl, false) => ["a piece of Red", "pieces of Red"],
        (Lang::En | Lang::Pl, true) => ["a piece of Blue", "pieces of Blue"],
    };
    Signed { sign: Drawn::Tile { letter: signed.character, is_dark, is_blank: false }, meaning, many, ..signed }
}

/// An empty board and, if they are wanted, its pieces to be cut out.
///
/// # Errors
/// If its cells would be too small.
pub fn sheet(rules: &GarnsiMalom, pieces: bool, style: Style, paper: At) -> Result<DisplayList, TooSmallError> {
    let lang = style.lang;
    let all = || {
        let several = |sign| std::iter::repeat_n(vec![piece(rules, sign, lang)], rules.pieces_of_sign());
        rules.signs().flat_map(several).collect()
    };
    let (label, pieces) =
        if pieces { (lang.malom_sheet_pieces(), all()) } else { (lang.malom_sheet_board(), Vec::new()) };
    let about = if rules.kind() == Kind::Six { lang.malom_sheet_six() } else { lang.malom_sheet_nine() };
    Set { title: "Garnsi-Malom".to_owned(), label, face: &empty_face(rules), pieces, about }.sheet(style, paper)
}

/// A lesson of an hour: sudoku, placing, heaps.
pub fn lesson(style: Style, paper: At) -> Vec<DisplayList> {
    let text = match style.lang {
        Lang::Hu => include_str!("lesson/hu.md"),
        Lang::En | Lang::Pl => include_str!("lesson/en.md"),
    };
    leaflet(&style.lang.malom_lesson(), text, style, paper)
}
