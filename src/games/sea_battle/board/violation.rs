//! What is wrong with a layout: the judge of the rules.

use std::fmt;

use itertools::Itertools;

use super::cell_set::CellSet;
use super::layout::{Layout, Piece};
use super::setting::{Setting, Touch};
use super::shape::is_allowed;
use super::size::Size;
use smyoz_core::puzzles::by_name;

/// A rule that a layout may break.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rule {
    /// The board has the agreed size.
    Size,
    /// There are as many ships of each length as agreed.
    Fleet,
    /// Ships have a figure that is allowed.
    Shape,
    Touch,
    /// There are as many mines as agreed.
    Mines,
    /// There are as many minesweepers as agreed.
    Sweepers,
}

impl Rule {
    /// All rules, in the order in which they are checked.
    pub const ALL: [Self; 6] = [Self::Size, Self::Fleet, Self::Shape, Self::Touch, Self::Mines, Self::Sweepers];

    /// The name in files and messages.
    pub fn name(self) -> &'static str {
        ["size", "fleet", "shape", "touch", "mines", "sweepers"][self as usize]
    }
}

by_name!(Rule);

/// A rule that a layout breaks, and where.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Violation {
    /// The board has another size.
    Size {
        expected: Size,
        /// The size of the layout.
        found: Size,
    },
    /// There are too few or too many ships of a length.
    Fleet {
        length: usize,
        /// How many there should be.
        expected: usize,
        /// The ships of this length.
        ships: Vec<CellSet>,
    },
    /// A ship has a figure that is not allowed.
    Shape { cells: CellSet },
    Touch {
        /// The two, each with its cells.
        pieces: [(Piece, CellSet); 2],
    },
    /// There are too few or too many mines or sweepers.
    Number {
        piece: Piece,
        /// How many there should be.
        expected: usize,
        cells: CellSet,
    },
}

impl Violation {
    pub fn rule(&self) -> Rule {
        match self {
            Self::Size { .. } => Rule::Size,
            Self::Fleet { .. } => Rule::Fleet,
            Self::Shape { .. } => Rule::Shape,
            Self::Touch { .. } => Rule::Touch,
            Self::Number { piece: Piece::Sweeper, .. } => Rule::Sweepers,
            Self::Number { .. } => Rule::Mines,
        }
    }

    /// The cells that break it.
    pub fn cells(&self) -> CellSet {
        match self {
            Self::Size { .. } => CellSet::NONE,
            Self::Fleet { ships, .. } => ships.iter().fold(CellSet::NONE, |all, &ship| all | ship),
            Self::Shape { cells } | Self::Number { cells, .. } => *cells,
            Self::Touch { pieces: [(_, one), (_, other)] } => *one | *other,
        }
    }
}

/// `fleet: 2 ships of length 3 expected, 1 found: A1-C1`.
impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.rule())?;
        let number = |count: usize, name: &str| format!("{count} {name}{}", if count == 1 { "" } else { "s" });
        match self {
            Self::Size { expected, found } => write!(f, "a board of {expected} expected, this one is {found}"),
            Self::Fleet { length, expected, ships } => {
                let expected = number(*expected, "ship");
                write!(f, "{expected} of length {length} expected, {} found{}", ships.len(), places(ships))
            }
            Self::Shape { cells } => write!(f, "the ship {} is not straight", place(cells)),
            Self::Touch { pieces: [(one, first), (other, second)] } => {
                write!(f, "the {one} {} touches the {other} {}", place(first), place(second))
            }
            Self::Number { piece, expected, cells } => {
                let each: Vec<_> = cells.iter().map(CellSet::of).collect();
                let expected = number(*expected, piece.name());
                write!(f, "{expected} expected, {} found{}", each.len(), places(&each))
            }
        }
    }
}

fn places(pieces: &[CellSet]) -> String {
    let each = pieces.iter().map(place);
    if pieces.is_empty() { String::new() } else { format!(": {}", each.format(", ")) }
}

fn place(cells: &CellSet) -> String {
    cells.place_name("-", "+")
}

impl Setting {
    /// The rules that a layout breaks, in the order of [`Rule::ALL`]; none if it is legal.
    pub fn check(&self, layout: &Layout) -> Vec<Violation> {
        let mut broken = Vec::new();
        let (expected, found) = (self.size(), layout.size());
        if expected != found {
            broken.push(Violation::Size { expected, found });
        }
        let ships = layout.ships().collect_vec();
        broken.extend(self.wrong_lengths(&ships));
        let bent = ships.iter().filter(|&&ship| !is_allowed(ship, self.variant().shapes));
        broken.extend(bent.map(|&cells| Violation::Shape { cells }));
        broken.extend(self.touching(layout, &ships));
        broken.extend(self.wrong_numbers(layout));
        broken
    }

    fn wrong_lengths(&self, ships: &[CellSet]) -> impl Iterator<Item = Violation> {
        let found = ships.iter().map(|&ship| (ship.len(), ship)).into_group_map();
        let agreed = self.fleet().lengths().iter().map(|&length| usize::from(length));
        let lengths = agreed.chain(found.keys().copied()).sorted_unstable_by(|one, other| other.cmp(one)).dedup();
        lengths.collect_vec().into_iter().filter_map(move |length| {
            let expected = u8::try_from(length).map_or(0, |length| self.fleet().count(length));
            let ships = found.get(&length).cloned().unwrap_or_default();
            (ships.len() != expected).then_some(Violation::Fleet { length, expected, ships })
        })
    }

    fn touching(&self, layout: &Layout, ships: &[CellSet]) -> Vec<Violation> {
        let mut pieces = ships.iter().map(|&ship| (Piece::Ship, ship)).collect_vec();
        for piece in [Piece::Mine, Piece::Sweeper] {
            pieces.extend(layout.cells(piece).iter().map(|cell| (piece, CellSet::of(cell))));
        }
        let mut touching = Vec::new();
        for (at, &(one, cells)) in pieces.iter().enumerate() {
            let near = cells.with_corners();
            for &(other, others) in &pieces[at + 1..] {
                let allowed = self.variant().touch == Touch::Corners && (one, other) == (Piece::Ship, Piece::Ship);
                if !allowed && near.meets(&others) {
                    touching.push(Violation::Touch { pieces: [(one, cells), (other, others)] });
                }
            }
        }
        touching
    }

    fn wrong_numbers(&self, layout: &Layout) -> impl Iterator<Item = Violation> {
        let check = |piece| {
            let (cells, expected) = (*layout.cells(piece), self.cells_of(piece));
            (cells.len() != expected).then_some(Violation::Number { piece, expected, cells })
        };
        [Piece::Mine, Piece::Sweeper].into_iter().filter_map(check)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bent_ships_are_named_by_all_their_cells() {
        let layout: Layout = "##..\n#...\n...#\n".parse().unwrap();
        let setting = Setting::new(layout.size(), "3-1".parse().unwrap(), Default::default()).unwrap();
        let told: Vec<String> = setting.check(&layout).iter().map(ToString::to_string).collect();
        assert_eq!(told, ["shape: the ship A1+B1+A2 is not straight"]);
    }
}
