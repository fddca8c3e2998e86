//! Why a move is illegal.

use std::fmt;

use smyoz_core::lang::Lang;

use super::position::Sign;
use crate::board::Cell;
use crate::lang::MalomTexts;

/// Why a move is illegal: the rule and the place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// Text that is no move.
    Unreadable(String),
    /// A cell is named twice among the captures.
    Twice(Cell),
    /// A piece moves while pieces are placed.
    Placing,
    /// A piece is placed after the placing phase.
    Moving,
    /// A cell that is off the board, or has been removed from it.
    Outside(Cell),
    /// A cell where a piece stands.
    Occupied(Cell),
    /// A cell that is barred while placing.
    Barred(Cell),
    /// An equal sign stands in the row, the column or the box.
    Clash {
        /// The cell.
        cell: Cell,
        /// The sign.
        sign: Sign,
    },
    /// A piece cannot be lost, as every empty cell is legal for it.
    NothingToLose(Sign),
    /// Pieces cannot be lost in this game.
    NoLoss,
    /// No piece of the player stands there.
    NotOwn(Cell),
    /// A sign that may not jump moves further than one cell.
    Jump {
        /// The sign.
        sign: Sign,
        /// The number of its pieces on the board.
        pieces: usize,
        /// Where the piece comes from.
        from: Cell,
        /// Where it should go to.
        to: Cell,
    },
    /// More captures than mills.
    TooMany {
        /// The number of mills.
        mills: usize,
        /// The number of captures.
        found: usize,
    },
    /// Fewer captures than mills, where captures are not optional.
    TooFew {
        /// The number of captures that are due.
        expected: usize,
        /// The number of captures.
        found: usize,
    },
    /// A capture where no enemy piece stands.
    NotEnemy(Cell),
    /// A capture of a piece that stands in a mill.
    Protected(Cell),
    /// The time is over in a game without a limit.
    NoClock,
}

impl std::error::Error for MoveError {}

impl MoveError {
    /// The refusal in a language, without a full stop.
    #[must_use]
    pub fn text(&self, lang: Lang) -> String {
        match *self {
            Self::Unreadable(ref text) => lang.malom_unreadable(text.clone()),
            Self::Twice(cell) => lang.malom_twice(cell.to_string()),
            Self::Placing => lang.malom_placing(),
            Self::Moving => lang.malom_moving(),
            Self::Outside(cell) => lang.malom_outside(cell.to_string()),
            Self::Occupied(cell) => lang.malom_occupied(cell.to_string()),
            Self::Barred(cell) => lang.malom_barred(cell.to_string()),
            Self::Clash { cell, sign } => lang.malom_clash(cell.to_string(), sign.to_string()),
            Self::NothingToLose(sign) => lang.malom_nothing_to_lose(sign.to_string()),
            Self::NoLoss => lang.malom_no_loss(),
            Self::NotOwn(cell) => lang.malom_not_own(cell.to_string()),
            Self::Jump { sign, pieces, from, to } => {
                lang.malom_jump(sign.to_string(), pieces as u64, from.to_string(), to.to_string())
            }
            Self::TooMany { mills, found } => lang.malom_too_many(mills as u64, found as u64),
            Self::TooFew { expected, found } => lang.malom_too_few(expected as u64, found as u64),
            Self::NotEnemy(cell) => lang.malom_not_enemy(cell.to_string()),
            Self::Protected(cell) => lang.malom_protected(cell.to_string()),
            Self::NoClock => lang.malom_no_clock(),
        }
    }
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Lang::En))
    }
}
