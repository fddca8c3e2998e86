//! Why a move is illegal.

use std::error::Error;
use std::fmt;

use smyoz_core::lang::Lang;

use crate::board::{Cell, Color};
use crate::lang::ShogwordTexts as _;
use crate::letters::Letter;
use crate::moves::{Face, Tile};

/// A run of letters that is not a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoWord {
    /// The letters of the run.
    pub letters: Vec<Letter>,
    /// The cell of its first letter.
    pub first: Cell,
    /// The cell of its last letter.
    pub last: Cell,
}

impl NoWord {
    /// That it is no word, in a language, without a full stop.
    #[must_use]
    pub fn text(&self, lang: Lang) -> String {
        let letters: String = self.letters.iter().map(Letter::to_string).collect();
        lang.shog_no_word(letters, self.first.to_string(), self.last.to_string())
    }
}

impl fmt::Display for NoWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Lang::En))
    }
}

/// Why a move is illegal: the rule and the place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// Text that is not a move.
    Unreadable(String),
    /// A tile is laid while letters are being chosen.
    Choosing,
    /// A letter is chosen after all were.
    Chosen,
    /// A letter that is not in the stock.
    NotInStock(Letter),
    /// A letter is put on a cell that is not the player's home.
    NotHome { cell: Cell, color: Color },
    /// A tile is put on a cell that is not empty.
    Occupied(Cell),
    /// The first move is not the prescribed one.
    First,
    /// The player has no letter on the home cell.
    NotAtHome { cell: Cell, face: Face, color: Color },
    /// A letter of the back row, too early.
    BackRow { cell: Cell, color: Color },
    /// The player has no such tile beside the board, or has used it in the same move.
    NotBeside { tile: Tile, color: Color },
    /// Both parts of a compound move take the same letter.
    Twice(Cell),
    /// The tile to be replaced is not there.
    NotLaid { cell: Cell, face: Face },
    /// The replaced letter is in no word.
    NotInWord(Cell),
    /// The letter is replaced by the same one.
    Same(Cell),
    /// Nothing is laid beside the cell.
    Apart(Cell),
    /// The added tile does not adjoin the word of the replaced one.
    NotAtWord { cell: Cell, replaced: Cell },
    /// A cell that touches a home letter.
    Touches { cell: Cell, home: Cell },
    /// A run is not a word.
    NoWord(NoWord),
}

impl Error for MoveError {}

impl MoveError {
    /// The refusal in a language, without a full stop.
    #[must_use]
    pub fn text(&self, lang: Lang) -> String {
        match self {
            Self::Unreadable(text) => lang.shog_unreadable(text.clone()),
            Self::Choosing => lang.shog_choosing(),
            Self::Chosen => lang.shog_chosen(),
            Self::NotInStock(letter) => lang.shog_not_in_stock(letter.to_string()),
            Self::NotHome { cell, color } => lang.shog_not_home(cell.to_string(), color.key()),
            Self::Occupied(cell) => lang.shog_occupied(cell.to_string()),
            Self::First => lang.shog_first(),
            Self::NotAtHome { cell, face, color } => {
                lang.shog_not_at_home(color.key(), face.to_string(), cell.to_string())
            }
            Self::BackRow { cell, color } => lang.shog_back_row(cell.to_string(), color.key()),
            Self::NotBeside { tile, color } => {
                let named = tile.letter().map_or_else(|| "blank".to_owned(), |letter| letter.to_string());
                lang.shog_not_beside(color.key(), named)
            }
            Self::Twice(cell) => lang.shog_twice(cell.to_string()),
            Self::NotLaid { cell, face } => lang.shog_not_laid(face.to_string(), cell.to_string()),
            Self::NotInWord(cell) => lang.shog_not_in_word(cell.to_string()),
            Self::Same(cell) => lang.shog_same(cell.to_string()),
            Self::Apart(cell) => lang.shog_apart(cell.to_string()),
            Self::NotAtWord { cell, replaced } => lang.shog_not_at_word(cell.to_string(), replaced.to_string()),
            Self::Touches { cell, home } => lang.shog_touches(cell.to_string(), home.to_string()),
            Self::NoWord(run) => run.text(lang),
        }
    }
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Lang::En))
    }
}
