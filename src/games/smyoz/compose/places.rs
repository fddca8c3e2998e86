//! Where shots may lie: what they show, on which cells, how far apart.
//!
//! These wishes speak of the shots on the board, not of a mercy shot.

use super::Pattern;
use crate::board::{Cell, CellSet, Layout};
use crate::clues::{Colour, Content, Shows, View};
use smyoz_core::composing::Spread;
use smyoz_core::puzzles::by_name;

/// Where shots may lie. By default, anywhere.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Places {
    pub shows: Vec<Show>,
    /// The drawing on whose cells all shots lie.
    pub pattern: Option<Pattern>,
    /// How far apart they lie.
    pub spread: Spread,
}

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

by_name!(Show);

impl Places {
    /// The cells of the drawing, or all.
    fn drawn(&self) -> CellSet {
        self.pattern.map_or(CellSet::all(), Pattern::cells)
    }

    /// The cells where shots may lie, as far as that does not depend on other shots.
    pub(super) fn permitted(&self, layout: &Layout) -> CellSet {
        let view = View::of(layout);
        let shows = |cell: Cell| self.shows.iter().all(|show| show.is_shown(view.shows(cell)));
        self.drawn().iter().filter(|&cell| shows(cell)).collect()
    }

    /// The number of cells of the drawing that do not show what is wanted.
    pub fn wrong(&self, layout: &Layout) -> usize {
        (self.drawn() - self.permitted(layout)).len()
    }
}

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
