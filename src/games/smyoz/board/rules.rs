//! The five placement rules. Each constrains either a single ship or a pair of ships.

use super::cell::CellSet;
use super::ship::{Axis, Ship};
use smyoz_core::puzzles::by_name;

/// A placement rule of the rule sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rule {
    /// Sarok-szabály: two ships do not touch, even diagonally.
    Corner,
    /// Csúcs-szabály: two tips that face each other in one line are at least two water cells apart.
    Tip,
    /// Kikötési szabály: a ship has at most one cell side on the rim.
    Mooring,
    /// Centrum-szabály: the centres of two ships of one type do not lie on the same vertical or
    /// horizontal.
    Centre,
    /// Oldal-szabály: parallel ships that overlap in more than one cell are at least two water
    /// cells apart.
    Side,
}

impl Rule {
    /// The five rules in the order of the rule sheet.
    pub const ALL: [Self; 5] = [Self::Corner, Self::Tip, Self::Mooring, Self::Centre, Self::Side];

    /// The rule's name in files and messages.
    pub fn name(self) -> &'static str {
        ["corner", "tip", "mooring", "centre", "side"][self as usize]
    }

    /// What the rule forbids, in a few words.
    pub fn forbids_what(self) -> &'static str {
        match self {
            Self::Corner => "ships that touch",
            Self::Tip => "tips that face each other with fewer than two water cells between",
            Self::Mooring => "more than one cell side on the rim",
            Self::Centre => "ships of one type with centres on one line",
            Self::Side => "parallel ships side by side with fewer than two water cells between",
        }
    }

    /// Whether the rule forbids this ship at its position, whatever else is on the board.
    pub fn forbids(self, ship: Ship) -> bool {
        self == Self::Mooring && ship.rim_sides() > 1
    }

    /// Whether the rule forbids these two ships to share a board.
    pub fn forbids_pair(self, one: Ship, other: Ship) -> bool {
        match self {
            Self::Mooring => false,
            Self::Corner => Axis::BOTH.into_iter().all(|axis| gap(one, other, axis) < 1),
            Self::Tip => Axis::BOTH.into_iter().any(|axis| {
                one.has_tips_along(axis)
                    && other.has_tips_along(axis)
                    && one.start(axis.across()) == other.start(axis.across())
                    && gap(one, other, axis) < 2
            }),
            Self::Centre => {
                one.kind() == other.kind()
                    && Axis::BOTH
                        .into_iter()
                        .any(|axis| one.start(axis) + one.end(axis) == other.start(axis) + other.end(axis))
            }
            Self::Side => one.axis().zip(other.axis()).is_some_and(|(axis, others)| {
                axis == others && gap(one, other, axis) < -1 && gap(one, other, axis.across()) < 2
            }),
        }
    }
}

/// Number of free columns or rows between two ships; if they overlap, minus the size of the
/// overlap.
fn gap(one: Ship, other: Ship, axis: Axis) -> i8 {
    let start = one.start(axis).max(other.start(axis)) as i8;
    start - one.end(axis).min(other.end(axis)) as i8
}

by_name!(Rule);

/// A broken rule, with the one or two ships that break it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Violation {
    pub rule: Rule,
    /// The ships that break it.
    pub ships: Vec<Ship>,
}

impl Violation {
    /// All violations among these ships, in the order of [`Rule::ALL`].
    pub fn find(ships: &[Ship]) -> Vec<Self> {
        let mut broken = Vec::new();
        for rule in Rule::ALL {
            for (index, &one) in ships.iter().enumerate() {
                if rule.forbids(one) {
                    broken.push(Self { rule, ships: vec![one] });
                }
                for &other in &ships[index + 1..] {
                    if rule.forbids_pair(one, other) {
                        broken.push(Self { rule, ships: vec![one, other] });
                    }
                }
            }
        }
        broken
    }

    /// The ships that break the rule, in words.
    pub fn ships_in_words(&self) -> String {
        self.ships.iter().map(Ship::to_string).collect::<Vec<_>>().join(" and ")
    }

    /// The cells of the ships that break the rule.
    pub fn cells(&self) -> CellSet {
        self.ships.iter().flat_map(|ship| ship.cells().iter()).collect()
    }
}
