//! Sheets to play on without a screen: the board, and tiles to cut out.

use smyoz_core::game::{Sign, Signed};
use smyoz_paper::Style;
use smyoz_paper::drawing::{At, DisplayList};
use smyoz_paper::sheets::TooSmallError;
use smyoz_paper::standard::Set;

use crate::lang::ShogwordTexts as _;
use crate::letters::Letters;
use crate::problems::empty_face;

/// An empty board.
///
/// # Errors
/// If its cells would be too small.
pub fn board(style: Style, paper: At) -> Result<DisplayList, TooSmallError> {
    let [title, label] = [style.lang.shog_sheet(), style.lang.shog_sheet_board()];
    Set { title, label, face: &empty_face(), pieces: Vec::new(), about: String::new() }.sheet(style, paper)
}

/// A board, and its tiles to be cut out.
///
/// # Errors
/// If they would be too small.
pub fn set(style: Style, letters: &Letters, paper: At) -> Result<DisplayList, TooSmallError> {
    let [title, label, about] = [style.lang.shog_sheet(), style.lang.shog_sheet_tiles(), style.lang.shog_sheet_about()];
    let sides = |letter: char, is_blank: bool| {
        let side = |is_dark| Sign::Tile { letter, is_dark, is_blank };
        let signed = |is_dark| Signed { character: letter, sign: side(is_dark), meaning: "", many: "" };
        [false, true].map(signed).to_vec()
    };
    let tiles = letters.tiles().map(|letter| sides(letter.capital(), false));
    let pieces = tiles.chain([sides(' ', true), sides(' ', true)]).collect();
    Set { title, label, face: &empty_face(), pieces, about }.sheet(style, paper)
}
