//! Why an action is refused.

use crate::lang::SeaTexts;
use thiserror::Error;

use crate::board::{Cell, Piece};
use smyoz_app::play::Sentence;
use smyoz_core::lang::Lang;

/// Why an action is refused; the game is as before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{}", self.sentence(Lang::En))]
pub enum SessionError {
    Over,
    /// There is nothing to mark.
    Nothing,
    /// The cell is not on the board.
    Outside(Cell),
    /// What lies in the cell is given.
    Given(Cell),
    /// There are no such pieces in this game.
    NoPieces(Piece),
    NoSuchStage(u8),
}

impl Sentence for SessionError {
    fn sentence(&self, lang: Lang) -> String {
        match self {
            Self::Over => lang.refusal_over(),
            Self::Nothing => lang.cells_refusal_nothing(),
            Self::Outside(cell) => lang.sea_refusal_outside(cell.to_string()),
            Self::Given(cell) => lang.cells_refusal_given(cell.to_string()),
            Self::NoPieces(piece) => lang.sea_refusal_no_pieces(piece.name()),
            Self::NoSuchStage(stage) => lang.refusal_no_such_stage(*stage),
        }
    }
}
