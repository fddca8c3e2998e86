//! What lies on the board, and whose turn it is.

use std::fmt;

use crate::board::Cells;

/// A sign, or a number of *six*: from 0 in code, from 1 in texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sign(pub u8);

impl Sign {
    /// The most signs of a game.
    pub const MAX: usize = 9;

    /// A number below [`Sign::MAX`], for tables.
    #[must_use]
    pub fn index(self) -> usize {
        self.0.into()
    }
}

impl fmt::Display for Sign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// The phases of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Pieces are put on the board.
    Placing,
    /// Pieces move and are taken.
    Moving,
}

/// A position. Which signs are out, how many pieces lie beside the board and what is left of it
/// follow from this and from the rules.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) pieces: [Cells; Sign::MAX],
    /// Cells of *six* that are barred while placing; none after that.
    pub(super) barred: Cells,
    pub(super) phase: Phase,
    /// Turns of this phase so far, including those that were passed, and those of signs that are
    /// out.
    pub(super) turns: u32,
    /// Those of these turns that followed the last capture; all of them before the first.
    pub(super) quiet: u32,
    /// Whether rows and columns are removed from now on.
    pub(super) is_shrinking: bool,
}

impl Position {
    /// The pieces of a sign.
    #[must_use]
    pub fn pieces(&self, sign: Sign) -> Cells {
        self.pieces[sign.index()]
    }

    /// All pieces.
    #[must_use]
    pub fn occupied(&self) -> Cells {
        self.pieces.iter().fold(Cells::NONE, |all, &pieces| all | pieces)
    }

    /// Cells of *six* that are barred while placing; none after that.
    #[must_use]
    pub fn barred(&self) -> Cells {
        self.barred
    }

    /// The phase.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Number of turns since the last capture, or since moving began, including those of signs
    /// without pieces.
    #[must_use]
    pub fn quiet(&self) -> u32 {
        self.quiet
    }

    /// Whether something was captured yet.
    #[must_use]
    pub fn has_captures(&self) -> bool {
        self.quiet < self.turns
    }

    /// Whether rows and columns are removed from now on.
    #[must_use]
    pub fn is_shrinking(&self) -> bool {
        self.is_shrinking
    }
}
