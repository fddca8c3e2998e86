//! What clues say, and what solvers conclude.

use std::fmt;
use std::str::FromStr;

use super::grid::{Cell, Place};

/// A statement about a layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fact {
    /// A cell has this content.
    Is(Cell, char),
    /// A cell that may have more than two contents does not have this one.
    Not(Cell, char),
    /// How many pieces a place has.
    Count(Place, u8),
}

impl Fact {
    /// What it is about.
    pub fn place(self) -> Place {
        match self {
            Self::Is(cell, _) | Self::Not(cell, _) => Place::Cell(cell),
            Self::Count(place, _) => place,
        }
    }

    /// The cell that it is about, if it is about one.
    pub fn cell(self) -> Option<Cell> {
        match self {
            Self::Is(cell, _) | Self::Not(cell, _) => Some(cell),
            Self::Count(..) => None,
        }
    }

    /// As solvers write it: `C4*`, `C4-5`, `row 2: 3`.
    pub(super) fn mark(self) -> String {
        match self {
            Self::Is(cell, content) => format!("{cell}{content}"),
            Self::Not(cell, content) => format!("{cell}-{content}"),
            Self::Count(place, number) => format!("{place}:{number}").replace(' ', "-"),
        }
    }
}

/// `C4: *`, `C4: not 5`, `row 2: 3`.
impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Is(cell, content) => write!(f, "{cell}: {content}"),
            Self::Not(cell, content) => write!(f, "{cell}: not {content}"),
            Self::Count(place, number) => write!(f, "{place}: {number}"),
        }
    }
}

impl FromStr for Fact {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let read = || {
            let (place, says) = text.split_once(": ")?;
            match place.parse().ok()? {
                Place::Cell(cell) => {
                    let mut content = says.chars();
                    content.next().filter(|_| content.next().is_none()).map(|content| Self::Is(cell, content))
                }
                place => Some(Self::Count(place, says.parse().ok()?)),
            }
        };
        let clue: Option<Self> = read().filter(|clue: &Self| clue.to_string() == text);
        clue.ok_or_else(|| format!("`{text}` is not a clue: expected one such as `C4: *` or `row 2: 3`"))
    }
}
