//! Where shots may lie: what they show, on which cells, how far apart.
//!
//! These wishes speak of the shots on the board, not of a mercy shot.

use super::Pattern;
use crate::board::{Cell, CellSet};
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

/// The column and the row of a cell.
fn at(cell: Cell) -> [u8; 2] {
    [cell.column(), cell.row()]
}

/// Whether any two of these cells lie that far apart.
pub(super) fn is_kept_by(spread: Spread, cells: CellSet) -> bool {
    spread.is_kept_by(cells.iter().map(at))
}

impl Places {
    /// The cells where shots may lie beside those at the cells `taken`, as far as that does not
    /// depend on each other.
    pub(super) fn permitted(&self, view: &View, taken: CellSet) -> CellSet {
        let drawn = self.pattern.map_or(CellSet::all(), Pattern::cells);
        let shows = |cell: Cell| self.shows.iter().all(|show| show.is_shown(view.shows(cell)));
        let is_apart = |cell: Cell| taken.iter().all(|other| self.spread.parts(at(cell), at(other)));
        drawn.iter().filter(|&cell| shows(cell) && is_apart(cell)).collect()
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
