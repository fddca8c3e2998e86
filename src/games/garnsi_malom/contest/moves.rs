//! Moves and their notation.

use std::fmt;

use crate::board::{Cell, Cells};

use super::refusal::MoveError;

/// What is done in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A piece is put on a cell. Written `e5`.
    Place(Cell),
    /// A piece is put where it is taken off for good. Written `-`.
    Lose,
    /// A piece moves, and takes pieces. Written `e5-e6`, with captures `e5-e6 x a1 b2`.
    Go {
        /// Where it comes from.
        from: Cell,
        /// Where it goes to.
        to: Cell,
        /// The cells of the pieces that it takes.
        taken: Cells,
    },
    /// The time for a move is over. Written `out`.
    TimeOut,
}

/// A move of a piece without its captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Step {
    /// Where the piece comes from.
    pub from: Cell,
    /// Where it goes to.
    pub to: Cell,
    /// Number of mills that it makes.
    pub mills: u8,
}

impl Step {
    /// The move that takes these pieces.
    #[must_use]
    pub fn taking(self, taken: Cells) -> Move {
        Move::Go { from: self.from, to: self.to, taken }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(cell) => write!(f, "{cell}"),
            Self::Lose => f.write_str("-"),
            Self::TimeOut => f.write_str("out"),
            Self::Go { from, to, taken } => {
                write!(f, "{from}-{to}")?;
                if !taken.is_empty() {
                    f.write_str(" x")?;
                }
                taken.iter().try_for_each(|cell| write!(f, " {cell}"))
            }
        }
    }
}

impl std::str::FromStr for Move {
    type Err = MoveError;

    /// Reads a move, in capitals or not.
    fn from_str(text: &str) -> Result<Self, MoveError> {
        let lower = text.trim().to_ascii_lowercase();
        let unreadable = || MoveError::Unreadable(text.to_owned());
        let cell = |name: &str| name.parse::<Cell>().map_err(|_| unreadable());
        let (step, captures) = match lower.split_once(char::is_whitespace) {
            Some((step, captures)) => (step, captures.trim_start().strip_prefix('x').ok_or_else(unreadable)?),
            None => (lower.as_str(), ""),
        };
        match (step, step.split_once('-')) {
            ("-", _) if captures.is_empty() => Ok(Self::Lose),
            ("out", _) if captures.is_empty() => Ok(Self::TimeOut),
            (_, None) if captures.is_empty() => Ok(Self::Place(cell(step)?)),
            (_, Some((from, to))) => {
                let mut taken = Cells::NONE;
                for name in captures.split_whitespace() {
                    let capture = cell(name)?;
                    if taken.contains(capture) {
                        return Err(MoveError::Twice(capture));
                    }
                    taken |= Cells::of(capture);
                }
                Ok(Self::Go { from: cell(from)?, to: cell(to)?, taken })
            }
            _ => Err(unreadable()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_read_as_they_are_written() {
        for text in ["e5", "-", "e5-e6", "e5-e6 x a1 b2", "i9-a1 x i1", "out"] {
            assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
        }
        assert_eq!(" E5-E6 X b2  a1".parse::<Move>().unwrap().to_string(), "e5-e6 x b2 a1".replace("b2 a1", "a1 b2"));
        for text in ["", "e", "e5-", "e5 x a1", "- x a1", "e5-e6 a1", "e5-e6-e7", "e5-e6 x a1 j1", "out x a1"] {
            assert!(matches!(text.parse::<Move>(), Err(MoveError::Unreadable(_))), "{text}");
        }
        assert!(matches!("e5-e6 x a1 a1".parse::<Move>(), Err(MoveError::Twice(_))));
    }
}
