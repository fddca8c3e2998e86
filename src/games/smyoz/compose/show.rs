//! What is wished of all shots.

use thiserror::Error;

use crate::clues::{Colour, Content, Shows};
use smyoz_core::puzzles::{as_text, by_name};

/// Something that a shot shows: of what the cell holds, or of the lines through it.
///
/// These are the two things that a shot tells, and each is split in two. Anything finer, such as a
/// certain digit, would leave too few cells of most layouts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Show {
    Water,
    Ships,
    /// At least one line runs through the cell.
    Coloured,
    /// No line runs through the cell.
    Plain,
}

impl Show {
    pub const ALL: [Self; 4] = [Self::Water, Self::Ships, Self::Coloured, Self::Plain];

    /// The name on the command line.
    pub fn name(self) -> &'static str {
        ["water", "ships", "coloured", "plain"][self as usize]
    }

    /// Whether a shot shows it.
    pub fn is_shown(self, shows: Shows) -> bool {
        match self {
            Self::Water => matches!(shows.content, Content::Water(_)),
            Self::Ships => matches!(shows.content, Content::Ship(_)),
            Self::Coloured => shows.colour != Colour::default(),
            Self::Plain => shows.colour == Colour::default(),
        }
    }

    /// The contrary, which no shot shows as well.
    #[must_use]
    pub fn contrary(self) -> Self {
        match self {
            Self::Water => Self::Ships,
            Self::Ships => Self::Water,
            Self::Coloured => Self::Plain,
            Self::Plain => Self::Coloured,
        }
    }
}

by_name!(Show, UnknownShowError);
as_text!(Show);

/// Text that names nothing that a shot shows.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown: `{0}`")]
pub struct UnknownShowError(String);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_shot_shows_one_of_two_contraries() {
        for text in ["A", "Dr", "0", "2rg", "4gg"] {
            let shows: Shows = text.parse().unwrap();
            assert!(Show::ALL.iter().all(|show| show.is_shown(shows) != show.contrary().is_shown(shows)), "{text}");
        }
    }
}
