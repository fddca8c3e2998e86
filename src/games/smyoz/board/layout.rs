//! Legal layouts: ten ships that break no rule.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::cell::CellSet;
use super::drawing::{Drawing, DrawingError};
use super::lane::Lane;
use super::placement::Placement;
use super::point::PointSet;
use super::rules::Violation;
use super::ship::{FLEET, ShipType};
use super::symmetry::Symmetry;

/// A legal layout of the fleet. There are 1,068,330,184 of them ([`Layout::COUNT`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Rows", into = "Rows")]
pub struct Layout([Placement; FLEET.len()]);

/// Why a drawing is not a legal layout.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum IllegalLayoutError {
    /// The letters of these types cannot be read as the fleet's ships; each with the cells that are
    /// no such ships or, if only their number is wrong, all that bear its letter.
    #[error("{}", fleet_message(.0))]
    Fleet(Vec<(ShipType, CellSet)>),
    #[error("{}", rules_message(.0))]
    Rules(Vec<Violation>),
}

/// Why text cannot be read as a legal layout.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LayoutError {
    /// Not a drawing of a board.
    #[error(transparent)]
    Drawing(#[from] DrawingError),
    /// A drawing, but not of a legal layout.
    #[error(transparent)]
    Illegal(#[from] IllegalLayoutError),
}

/// The types of which there are more or fewer ships than in the fleet, with all of their cells.
fn wrong_numbers(placements: &[Placement]) -> Vec<(ShipType, CellSet)> {
    let of_type = |kind: ShipType| placements.iter().filter(move |placement| placement.kind() == kind);
    let wrong = ShipType::ALL.into_iter().filter(|&kind| of_type(kind).count() != kind.count());
    wrong.map(|kind| (kind, of_type(kind).map(|placement| placement.cells()).collect())).collect()
}

fn fleet_message(wrong: &[(ShipType, CellSet)]) -> String {
    wrong.iter().map(|&(kind, cells)| wrong_ships(kind, cells)).collect::<Vec<_>>().join("; ")
}

/// That these cells cannot be read as the ships of a type, in words.
pub fn wrong_ships(kind: ShipType, cells: CellSet) -> String {
    let found: Vec<String> = cells.iter().map(|cell| cell.to_string()).collect();
    let (count, name, length, letter) = (kind.count(), kind.name(), kind.length(), kind.letter());
    let plural = if count == 1 { "" } else { "s" };
    let found = if found.is_empty() { "none".to_owned() } else { format!("`{letter}` at {}", found.join(", ")) };
    format!("expected {count} {name}{plural} of length {length}, found {found}")
}

fn rules_message(violations: &[Violation]) -> String {
    let one = |violation: &Violation| format!("{} rule: {}", violation.rule, violation.ships_in_words());
    violations.iter().map(one).collect::<Vec<_>>().join("; ")
}

impl Layout {
    pub const COUNT: u64 = 1_068_330_184;

    /// The layout of these ten ships, given in any order.
    ///
    /// # Errors
    /// If their types are not those of [`FLEET`], or they break a rule.
    pub fn new(mut placements: [Placement; FLEET.len()]) -> Result<Self, IllegalLayoutError> {
        placements.sort_unstable();
        if !placements.iter().map(|placement| placement.kind()).eq(FLEET) {
            return Err(IllegalLayoutError::Fleet(wrong_numbers(&placements)));
        }
        let layout = Self(placements);
        let legal = (0..FLEET.len()).all(|i| placements[..i].iter().all(|other| other.goes_with(placements[i])));
        if legal {
            Ok(layout)
        } else {
            Err(IllegalLayoutError::Rules(Violation::find(&placements.map(Placement::ship))))
        }
    }

    /// Its ten ships in ascending order, hence by type, the longest first.
    pub fn placements(&self) -> [Placement; FLEET.len()] {
        self.0
    }

    pub fn cells(&self) -> CellSet {
        self.0.iter().map(|placement| placement.cells()).collect()
    }

    pub fn water_points(&self) -> PointSet {
        !self.0.iter().map(|placement| placement.points()).collect::<PointSet>()
    }

    /// The layout as a drawing.
    pub fn drawing(&self) -> Drawing {
        Drawing::of(self.0.map(Placement::ship))
    }

    /// Number of ships with a cell in a row or column.
    pub fn ships_in(&self, lane: Lane) -> usize {
        self.0.iter().filter(|ship| ship.cells().meets(lane.all_cells())).count()
    }

    /// The image under a symmetry of the board.
    #[must_use]
    pub fn image(&self, symmetry: Symmetry) -> Self {
        let mut placements = self.0.map(|placement| symmetry.placement(placement));
        placements.sort_unstable();
        Self(placements)
    }
}

impl TryFrom<&Drawing> for Layout {
    type Error = IllegalLayoutError;

    fn try_from(drawing: &Drawing) -> Result<Self, IllegalLayoutError> {
        let ships = drawing.ships().map_err(IllegalLayoutError::Fleet)?;
        let violations = Violation::find(&ships);
        if !violations.is_empty() {
            return Err(IllegalLayoutError::Rules(violations));
        }
        let placements: Vec<_> = ships.into_iter().filter_map(Placement::of).collect();
        Ok(Self(placements.try_into().expect("ten ships that obey the mooring rule")))
    }
}

impl FromStr for Layout {
    type Err = LayoutError;

    fn from_str(text: &str) -> Result<Self, LayoutError> {
        Ok(Self::try_from(&text.parse::<Drawing>()?)?)
    }
}

impl fmt::Display for Layout {
    /// Nine lines of `.ABGD`, each terminated by a newline.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.drawing().fmt(f)
    }
}

/// A layout in files.
#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "expected a layout: nine strings of nine characters `.ABGD`, or one of 81")]
enum Rows {
    Each(Vec<String>),
    /// One of 81 characters.
    Joined(String),
}

impl From<Layout> for Rows {
    fn from(layout: Layout) -> Self {
        Self::Each(layout.drawing().rows().to_vec())
    }
}

impl TryFrom<Rows> for Layout {
    type Error = LayoutError;

    fn try_from(rows: Rows) -> Result<Self, LayoutError> {
        match rows {
            Rows::Each(rows) => Ok(Self::try_from(&Drawing::from_rows(&rows)?)?),
            Rows::Joined(line) => line.parse(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Ship;

    #[test]
    fn other_ships_than_the_fleet_are_no_layout() {
        let names = ["D22", "D24", "D26", "D28", "D42", "D44", "D46", "D48", "D62", "D64"];
        let ships = names.map(|name| Ship::named(name).and_then(Placement::of).unwrap());
        let Err(IllegalLayoutError::Fleet(wrong)) = Layout::new(ships) else { panic!("ten DELTAs are no fleet") };
        assert_eq!(
            wrong.iter().map(|(kind, cells)| (kind.letter(), cells.len())).collect::<Vec<_>>(),
            [('A', 0), ('B', 0), ('G', 0), ('D', 10)]
        );
    }
}
