//! What is wanted of a puzzle whatever its layout.

use itertools::Itertools as _;

use super::{Difficulty, Goal, Show, Wish};
use crate::board::{Cell, CellSet, Layout, Placement};
use crate::clues::{Item, Topic, View};
use crate::deduction::techniques::counting;
use crate::engines::Smyoz;
use crate::puzzle::Claim;
use crate::seeds::numbering::rank;
use smyoz_core::composing::Places;
use smyoz_core::puzzles::{Level, Seed};

/// The most ships that shots show in a puzzle for beginners, and the least number of steps in which
/// they count what the inventory gives: otherwise nothing would be left to find. Two such steps are
/// ten times as rare as one.
const SHOWN: usize = 4;
const COUNTED: usize = 1;

/// The cells of the ships that a puzzle for beginners does not show.
fn hidden_from_beginners(layout: &Layout) -> CellSet {
    let seed = Seed::try_from((rank(layout) % u64::from(Seed::COUNT)) as u32).expect("it is below their number");
    let mut ships = layout.placements().map(Placement::cells);
    seed.stream("ships for beginners").shuffle(&mut ships);
    ships[SHOWN..].iter().flat_map(|ship| ship.iter()).collect()
}

/// What the clues promise, which items are given, and where shots may lie. By default, all items
/// are given, and shots may lie anywhere.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    pub claim: Claim,
    pub given: Given,
    /// What all shots show that are chosen.
    pub shows: Vec<Show>,
    /// Where they lie.
    pub places: Places,
}

/// How the inventory takes part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// All items but these are given.
    Without(Vec<Item>),
    /// Items are chosen like shots.
    Chosen,
}

impl Default for Given {
    fn default() -> Self {
        Self::Without(Vec::new())
    }
}

impl Wanted {
    /// One solution, given all items but these.
    pub fn withholding(items: impl Into<Vec<Item>>) -> Self {
        Self { given: Given::Without(items.into()), ..Self::default() }
    }

    /// Clues with such a promise, given all items.
    pub fn claiming(claim: Claim) -> Self {
        Self { claim, ..Self::default() }
    }

    /// What is asked of the clues to this layout.
    pub fn wish(&self, layout: &Layout, goal: Goal) -> Wish {
        let Self { claim, given, shows, places } = self;
        let view = View::of(layout);
        let (goal, hidden) = match goal {
            Goal::ToOrder(order) if order.to == Level::Beginner && *self == Self::default() => {
                (Goal::ToOrder(Difficulty { uses: (COUNTED, counting()), ..order }), hidden_from_beginners(layout))
            }
            goal => (goal, CellSet::EMPTY),
        };
        let is_wanted =
            |&cell: &Cell| !hidden.contains(cell) && shows.iter().all(|show| show.is_shown(view.shows(cell)));
        let mut scope = Cell::all().filter(is_wanted).map(|cell| vec![Topic::Shot(cell)]).collect_vec();
        let items = match given {
            Given::Without(withheld) => Item::ALL.into_iter().filter(|item| !withheld.contains(item)).collect_vec(),
            Given::Chosen => {
                scope.extend(Item::ALL.into_iter().map(|item| vec![Topic::Item(item)]));
                Vec::new()
            }
        };
        let given = items.into_iter().map(Topic::Item).collect();
        Wish { given, scope, goal, claim: *claim, apart: 0 }.at(&Smyoz, places)
    }
}
