//! Where shots may lie: what they show, on which cells, how far apart.
//!
//! These wishes speak of the shots on the board, not of a mercy shot.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::Pattern;
use crate::{Cell, CellSet, Colour, Content, Shows, View};
use smyoz_core::puzzles::by_name;

/// Where shots may lie. By default, anywhere.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Places {
    /// What all shots show.
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
    /// Water: a digit.
    Water,
    /// A ship: a letter.
    Ships,
    /// At least one line runs through the cell.
    Coloured,
    /// No line runs through the cell.
    Plain,
}

impl Show {
    /// All, by name.
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

/// How far apart any two shots lie: at least this many columns, or at least this many rows.
///
/// At a distance of 1 any two cells do; at 2, any two that do not even touch at a corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spread(u8);

/// Text that is not a distance between shots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("expected a distance from 2 (no two shots touch, even at a corner) to 8")]
pub struct SpreadError;

impl Spread {
    /// The number of columns or rows.
    pub fn distance(self) -> u8 {
        self.0
    }

    /// Whether two cells lie that far apart.
    pub fn parts(self, one: Cell, other: Cell) -> bool {
        one.column().abs_diff(other.column()).max(one.row().abs_diff(other.row())) >= self.0
    }

    /// Whether any two of these cells lie that far apart.
    pub fn is_kept_by(self, cells: CellSet) -> bool {
        let is_apart = |cell: Cell| cells.iter().all(|other| other == cell || self.parts(cell, other));
        self == Self::default() || cells.iter().all(is_apart)
    }
}

impl Default for Spread {
    /// Any two cells.
    fn default() -> Self {
        Self(1)
    }
}

impl FromStr for Spread {
    type Err = SpreadError;

    fn from_str(text: &str) -> Result<Self, SpreadError> {
        text.parse().ok().filter(|distance| (2..=8).contains(distance)).map(Self).ok_or(SpreadError)
    }
}

impl fmt::Display for Spread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl Places {
    /// The cells where shots may lie beside those at the cells `taken`, as far as that does not
    /// depend on each other.
    pub(super) fn permitted(&self, view: &View, taken: CellSet) -> CellSet {
        let drawn = self.pattern.map_or(CellSet::all(), Pattern::cells);
        let shows = |cell: Cell| self.shows.iter().all(|show| show.is_shown(view.shows(cell)));
        let is_apart = |cell: Cell| taken.iter().all(|other| self.spread.parts(cell, other));
        drawn.iter().filter(|&cell| shows(cell) && is_apart(cell)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(names: &str) -> CellSet {
        names.split(' ').map(|name| name.parse::<Cell>().unwrap()).collect()
    }

    #[test]
    fn distances_count_columns_or_rows() {
        let spread = |text: &str| text.parse::<Spread>().unwrap();
        for (distance, kept, broken) in
            [("2", "11 13 31 99", "11 22"), ("3", "11 41 74", "11 33"), ("8", "11 95", "11 88")]
        {
            assert!(spread(distance).is_kept_by(cells(kept)), "{kept}");
            assert!(!spread(distance).is_kept_by(cells(broken)), "{broken}");
        }
        assert!(Spread::default().is_kept_by(CellSet::all()));
        assert!(["", "1", "9", "x", "2.5"].iter().all(|text| text.parse::<Spread>().is_err()));
    }

    #[test]
    fn each_shot_shows_one_of_two_contraries() {
        for text in ["A", "Dr", "0", "2rg", "4gg"] {
            let shows: Shows = text.parse().unwrap();
            assert!(Show::ALL.iter().all(|show| show.is_shown(shows) != show.contrary().is_shown(shows)), "{text}");
        }
    }
}
