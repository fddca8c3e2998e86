//! Why a move is illegal.

use std::fmt;

use thiserror::Error;

use crate::board::{Cell, Color};
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

impl fmt::Display for NoWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters: String = self.letters.iter().map(Letter::to_string).collect();
        write!(f, "{letters} ({}–{}) is not in the word list", self.first, self.last)
    }
}

/// Why a move is illegal: the rule and the place.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MoveError {
    /// Text that is not a move.
    #[error("`{0}` is not a move: expected one such as `C e2-e5`, `?Ł -d4` or `S b2xd4 K, A c2-d5`")]
    Unreadable(String),
    /// A tile is laid while letters are being chosen.
    #[error("letters are still being chosen: expected a letter and a home cell, such as `A e2`")]
    Choosing,
    /// A letter is chosen after all were.
    #[error("all letters are chosen: expected a move such as `C e2-e5`")]
    Chosen,
    /// A letter that is not in the stock.
    #[error("no {0} is left to choose")]
    NotInStock(Letter),
    /// A letter is put on a cell that is not the player's home.
    #[error("{cell} is not a home cell of {color}")]
    NotHome { cell: Cell, color: Color },
    /// A tile is put on a cell that is not empty.
    #[error("{0} is not empty")]
    Occupied(Cell),
    /// The first move is not the prescribed one.
    #[error("the first move puts a letter from row 2 on {}", Cell::CENTRE)]
    First,
    /// The player has no letter on the home cell.
    #[error("{color} has no {face} at home on {cell}")]
    NotAtHome { cell: Cell, face: Face, color: Color },
    /// A letter of the back row, too early.
    #[error("{cell} is in the back row of {color}, whose front row is not empty")]
    BackRow { cell: Cell, color: Color },
    /// The player has no such tile beside the board, or has used it in the same move.
    #[error("{color} has no {tile} beside the board")]
    NotBeside { tile: Tile, color: Color },
    /// Both parts of a compound move take the same letter.
    #[error("the letter of {0} cannot be laid twice")]
    Twice(Cell),
    /// The tile to be replaced is not there.
    #[error("no {face} is laid on {cell}: nothing to replace")]
    NotLaid { cell: Cell, face: Face },
    /// The replaced letter is in no word.
    #[error("the letter on {0} is in no word: only letters of words are replaced")]
    NotInWord(Cell),
    /// The letter is replaced by the same one.
    #[error("{0} already shows this letter: expected another one")]
    Same(Cell),
    /// Nothing is laid beside the cell.
    #[error("{0} shares no side with a laid letter")]
    Apart(Cell),
    /// The added tile does not adjoin the word of the replaced one.
    #[error("{cell} shares no side with a letter of a word of {replaced}")]
    NotAtWord { cell: Cell, replaced: Cell },
    /// A cell that touches a home letter.
    #[error("{cell} touches {home}, where a letter stands at home")]
    Touches { cell: Cell, home: Cell },
    /// A run is not a word.
    #[error("{0}")]
    NoWord(NoWord),
}
