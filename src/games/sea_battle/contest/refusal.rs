//! Why a move is illegal.

use std::fmt;

use crate::board::{Cell, CellNameError, Piece, Size};
use crate::lang::SeaTexts;
use smyoz_core::lang::Lang;

/// Why a move is illegal: the rule and the place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// Text that names no cell.
    NoCell(CellNameError),
    /// A cell off the board.
    Outside(Cell, Size),
    /// A cell that was shot at before.
    ShotBefore(Cell),
    /// A cell twice in a salvo.
    Twice(Cell),
    /// Too few or too many shots.
    Number {
        /// The number of shots of a turn.
        expected: usize,
        /// The number of shots found.
        found: usize,
    },
    /// A shot where a cell must be named first: one of a ship, or a mine.
    Due(Piece),
    /// A cell was named, but nothing must be named.
    NotDue,
    /// A named cell where the player has no ship, or no mine.
    NotThere(Cell, Piece),
    /// A named cell that is hit already, or whose mine is spent.
    HitBefore(Cell, Piece),
    /// A cell that was named before.
    NamedBefore(Cell),
}

impl std::error::Error for MoveError {}

impl MoveError {
    /// The refusal in a language, without a full stop.
    #[must_use]
    pub fn text(&self, lang: Lang) -> String {
        let mine = |piece| u8::from(piece == Piece::Mine);
        match self {
            Self::NoCell(error) => error.to_string(),
            Self::Outside(cell, size) => lang.sea_contest_outside(cell.to_string(), size.to_string()),
            Self::ShotBefore(cell) => lang.sea_contest_shot_before(cell.to_string()),
            Self::Twice(cell) => lang.sea_contest_twice(cell.to_string()),
            Self::Number { expected, found } => lang.sea_contest_number(*expected as u64, *found as u64),
            Self::Due(piece) => lang.sea_contest_due(mine(*piece)),
            Self::NotDue => lang.sea_contest_not_due(),
            Self::NotThere(cell, piece) => lang.sea_contest_not_there(cell.to_string(), mine(*piece)),
            Self::HitBefore(cell, piece) => lang.sea_contest_hit_before(cell.to_string(), mine(*piece)),
            Self::NamedBefore(cell) => lang.sea_contest_named_before(cell.to_string()),
        }
    }
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Lang::En))
    }
}
