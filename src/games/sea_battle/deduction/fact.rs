//! Facts: statements about a layout, each with a short text.
//!
//! | text | meaning |
//! |---|---|
//! | `E4.` | the cell is water |
//! | `E4#` `E4*` `E4+` | it is a ship cell, a mine, a minesweeper |
//! | `!E4#` `!E4*` `!E4+` | it is none |
//! | `E4=left` | it shows this |
//! | `C3-E3` `!C3-E3` | a ship lies there, no ship lies there; of bent ships all cells are listed |
//! | `row4#=3` `columnE*=1` | this many cells of the line are ship cells, are mines |

use thiserror::Error;

use super::chart::Chart;
use super::place_set::Place;
use crate::board::{Cell, CellSet, Layout, Line, Piece, Shows};
use crate::clues::{Clue, Count, Shown};

/// A statement about a layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fact {
    /// Nothing lies in the cell.
    Water(Cell),
    /// The cell has this piece.
    Is(Piece, Cell),
    /// The cell does not have this piece.
    Not(Piece, Cell),
    Shows(Cell, Shows),
    Found(Place),
    Excluded(Place),
    /// This many cells of a line have the piece.
    Count(Count),
}

/// A text is not a fact.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "`{0}` is not a fact: expected a cell `E4.`, `E4#`, `!E4#` or `E4=left`, a ship `C3-E3` or `!C3-E3`, or a count \
     `row4#=3`"
)]
pub struct FactError(String);

impl From<Clue> for Fact {
    fn from(clue: Clue) -> Self {
        match clue {
            Clue::Count(count) => Self::Count(count),
            Clue::Shown(Shown { cell, shows }) => match shows.piece() {
                None => Self::Water(cell),
                // Which part of a ship it is says more than that it is one.
                Some(Piece::Ship) if shows != Shows::Ship => Self::Shows(cell, shows),
                Some(piece) => Self::Is(piece, cell),
            },
        }
    }
}

impl Fact {
    /// Whether the other fact is the same or says less of the same cell.
    pub fn implies(self, other: Self) -> bool {
        match (self, other) {
            (Self::Water(cell), Self::Not(_, of)) => cell == of,
            (Self::Is(piece, cell), Self::Not(other, of)) => cell == of && piece != other,
            _ => self == other,
        }
    }

    /// Whether it is true of a layout of the chart's game.
    pub fn holds(self, chart: &Chart, layout: &Layout) -> bool {
        let lies = |place: Place| {
            let (own, ships) = (chart.ship(place).cells(), layout.cells(Piece::Ship));
            own.is_subset(ships) && !(own.with_sides() - *own).meets(ships)
        };
        match self {
            Self::Water(cell) => layout.at(cell).is_none(),
            Self::Is(piece, cell) => layout.at(cell) == Some(piece),
            Self::Not(piece, cell) => layout.at(cell) != Some(piece),
            Self::Shows(cell, shows) => shows.fits(layout.shows(cell)),
            Self::Found(place) => lies(place),
            Self::Excluded(place) => !lies(place),
            Self::Count(Count { piece, line, number }) => layout.cells(piece).count_in(line) == number,
        }
    }
}

impl Chart {
    /// The cells that a fact is about.
    pub fn cells_of(&self, fact: Fact) -> CellSet {
        match fact {
            Fact::Water(cell) | Fact::Is(_, cell) | Fact::Not(_, cell) | Fact::Shows(cell, _) => CellSet::of(cell),
            Fact::Found(place) | Fact::Excluded(place) => *self.ship(place).cells(),
            Fact::Count(Count { line, .. }) => line.cell_set(self.setting().size()),
        }
    }

    /// The text of a fact.
    pub fn fact_name(&self, fact: Fact) -> String {
        match fact {
            Fact::Water(cell) => format!("{cell}."),
            Fact::Is(piece, cell) => format!("{cell}{}", piece.letter()),
            Fact::Not(piece, cell) => format!("!{cell}{}", piece.letter()),
            Fact::Shows(cell, shows) => format!("{cell}={shows}"),
            Fact::Found(place) => self.place_name(place),
            Fact::Excluded(place) => format!("!{}", self.place_name(place)),
            Fact::Count(Count { piece, line, number }) => format!("{}={number}", counted(line, piece)),
        }
    }

    /// Reads the text of a fact.
    ///
    /// # Errors
    /// If there is no such fact about this board and fleet.
    pub fn read_fact(&self, text: &str) -> Result<Fact, FactError> {
        self.read(text).ok_or_else(|| FactError(text.to_owned()))
    }

    fn read(&self, text: &str) -> Option<Fact> {
        if let Some((subject, value)) = text.split_once('=') {
            return match self.read_cell(subject) {
                Some(cell) => Some(Fact::Shows(cell, value.parse().ok()?)),
                None => {
                    let (piece, line) = self.read_counted(subject)?;
                    let number = value.parse().ok().filter(|&number| number <= self.setting().size().length(line))?;
                    Some(Fact::Count(Count { piece, line, number }))
                }
            };
        }
        let (denied, statement) = text.strip_prefix('!').map_or((false, text), |rest| (true, rest));
        if statement.contains('-') {
            let place = self.read_place(statement)?;
            return Some(if denied { Fact::Excluded(place) } else { Fact::Found(place) });
        }
        let letter = statement.chars().last()?;
        let cell = self.read_cell(&statement[..statement.len() - letter.len_utf8()])?;
        let piece = Piece::ALL.into_iter().find(|piece| piece.letter() == letter);
        match (piece, denied) {
            (Some(piece), false) => Some(Fact::Is(piece, cell)),
            (Some(piece), true) => Some(Fact::Not(piece, cell)),
            (None, false) if letter == '.' => Some(Fact::Water(cell)),
            _ => None,
        }
    }

    fn read_cell(&self, text: &str) -> Option<Cell> {
        text.parse().ok().filter(|&cell| self.setting().size().contains(cell))
    }

    fn read_place(&self, text: &str) -> Option<Place> {
        let first = self.read_cell(text.split('-').next()?)?;
        self.over(first).iter().find(|&place| self.place_name(place) == text)
    }

    fn read_counted(&self, text: &str) -> Option<(Piece, Line)> {
        let mut lines = self.setting().size().lines();
        lines.find_map(|line| Some((Piece::ALL.into_iter().find(|&piece| counted(line, piece) == text)?, line)))
    }
}

/// What is counted, as written in facts: `row4#`.
fn counted(line: Line, piece: Piece) -> String {
    format!("{line}{}", piece.letter()).replace(' ', "")
}

pub(super) fn all_are(piece: Piece, cells: CellSet) -> impl Iterator<Item = Fact> {
    cells.iter().map(move |cell| Fact::Is(piece, cell))
}

pub(super) fn water(cells: CellSet) -> impl Iterator<Item = Fact> {
    cells.iter().map(Fact::Water)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Setting, Shapes, Variant};

    fn chart() -> Chart {
        let variant = Variant { shapes: Shapes::Any, mines: 1, ..Variant::default() };
        Chart::new(&Setting::new("6x5".parse().unwrap(), "4-3-1".parse().unwrap(), variant).unwrap())
    }

    #[test]
    fn texts_are_read_back() {
        let chart = chart();
        for text in
            "E4. E4# !E4# E4* !F5+ E4=left A1=submarine C3-E3 !C3-E3 A1-A1 A1-B1-A2 row4#=3 columnF*=1".split(' ')
        {
            assert_eq!(chart.fact_name(chart.read_fact(text).unwrap()), text);
        }
        for place in chart.places() {
            for fact in [Fact::Found(place), Fact::Excluded(place)] {
                assert_eq!(chart.read_fact(&chart.fact_name(fact)), Ok(fact));
            }
        }
    }

    #[test]
    fn wrong_texts_are_refused() {
        for text in
            ["", "E4", "E6.", "G4#", "!E4.", "E4=boat", "E4-F4", "C3-", "row4=3", "row6#=1", "row4#=7", "E4é", "!"]
        {
            assert!(chart().read_fact(text).is_err(), "{text}");
        }
    }
}
