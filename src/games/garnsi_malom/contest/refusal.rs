//! Why a move is illegal.

use thiserror::Error;

use super::position::Sign;
use crate::board::Cell;

/// Why a move is illegal: the rule and the place.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MoveError {
    /// Text that is no move.
    #[error("`{0}` is not a move: expected a cell such as `e5`, `-` for a lost piece, or `e5-e6 x a1 b2`")]
    Unreadable(String),
    /// A cell is named twice among the captures.
    #[error("{0} is named twice: a piece can be taken only once")]
    Twice(Cell),
    /// A piece moves while pieces are placed.
    #[error("no piece can move yet: expected the cell for a new piece, such as `e5`")]
    Placing,
    /// A piece is placed after the placing phase.
    #[error("all pieces have been placed: expected a move such as `e5-e6`")]
    Moving,
    /// A cell that is off the board, or has been removed from it.
    #[error("{0} is not on the board")]
    Outside(Cell),
    /// A cell where a piece stands.
    #[error("{0} is occupied")]
    Occupied(Cell),
    /// A cell that is barred while placing.
    #[error("{0} is barred while pieces are placed")]
    Barred(Cell),
    /// An equal sign stands in the row, the column or the box.
    #[error("a piece of sign {sign} already stands in the row, column or box of {cell}")]
    Clash {
        /// The cell.
        cell: Cell,
        /// The sign.
        sign: Sign,
    },
    /// A piece cannot be lost, as every empty cell is legal for it.
    #[error("no piece can be lost: sign {0} may stand in every empty cell")]
    NothingToLose(Sign),
    /// Pieces cannot be lost in this game.
    #[error("no piece can be lost in this game: a number that can be placed must be")]
    NoLoss,
    /// No piece of the player stands there.
    #[error("{0} holds no piece of the player to move")]
    NotOwn(Cell),
    /// A sign that may not jump moves further than one cell.
    #[error("sign {sign} has {pieces} pieces and cannot jump: {to} does not share a side with {from}")]
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
    #[error("{found} captures, but the move makes {mills} mills")]
    TooMany {
        /// The number of mills.
        mills: usize,
        /// The number of captures.
        found: usize,
    },
    /// Fewer captures than mills, where captures are not optional.
    #[error("expected {expected} captures, one for each mill, found {found}")]
    TooFew {
        /// The number of captures that are due.
        expected: usize,
        /// The number of captures.
        found: usize,
    },
    /// A capture where no enemy piece stands.
    #[error("{0} holds no enemy piece to take")]
    NotEnemy(Cell),
    /// A capture of a piece that stands in a mill.
    #[error("the piece at {0} stands in a mill and cannot be taken")]
    Protected(Cell),
    /// The time is over in a game without a limit.
    #[error("no time limit was agreed on for moves of this game")]
    NoClock,
}
