//! Techniques: the steps of reasoning that a careful person takes, a file a theme.
//!
//! A [`Technique`] looks at a [`Position`], the clues and the marks made so far, and says what
//! follows. The table ([`ALL`]) is data: id, level, score, and names for the reasons; the wording
//! is in [`lang`](smyoz_core::lang).
//!
//! What techniques [reach] does not depend on their order as long as the easier ones are always
//! included. These are needed because once a ship is seen, what was concluded about its places is
//! concluded by other techniques.
//!
//! What several techniques share: `lines` says what a coloured line can still be at a ship or cell,
//! `reach` which codes a ship can still have, `island_sizes` which islands are left, `needs` what
//! requires a ship at one of a few places, and `contradiction` what a supposition breaks.

use super::fact::Fact;
use super::logic::Smyoz;
use super::marks::Marks;
use crate::board::{CellSet, Lane, Placement, PlacementSet, PointSet, Rule, ShipType, Symmetry};
use crate::clues::{Bearing, Clue, Clues, Code, Content, Shot};
use smyoz_core::deduction;
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::puzzles::Level;

mod beside;
mod codes;
mod contradiction;
mod fleet;
mod island_sizes;
mod islands;
mod lanes;
mod lines;
mod needs;
mod reach;
mod refuted;
mod rules;
mod shots;
mod table;

pub use contradiction::{Broken, contradiction};
pub use lines::{Stroke, Strokes, lines_of_ship, strokes_at};
pub(super) use needs::needs;
pub use reach::{OutOfReach, Reach};
pub use table::{ALL, counting};

/// A step of reasoning: a row of the table.
pub type Technique = deduction::Technique<Smyoz>;

/// What follows from a position by one technique, and why.
pub type Deduction = deduction::Deduction<Smyoz>;

/// What a supposition leads to.
pub type Case = deduction::Case<Smyoz>;

/// What a solver looks at.
pub type Position<'a> = deduction::Position<'a, Smyoz>;

/// Collects the conclusions of a technique.
pub(crate) type Openings<'a> = deduction::Openings<'a, Smyoz>;

/// The techniques of a level and those below, the cheapest first.
pub fn up_to(level: Level) -> &'static [Technique] {
    deduction::up_to(level)
}

/// A part of the reason for a conclusion.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Because {
    Clue(Clue),
    Rule(Rule),
    /// A fact that is known.
    Fact(Fact),
    /// Cells, as they are marked.
    Cells(CellSet),
    /// Points, as they are marked.
    Points(PointSet),
    /// A ship, or a place for one.
    Ship(Placement),
    /// A type of ship, and how many there are.
    Type(ShipType),
    /// A row or column, and what is known of it.
    Lane(Lane),
    /// A number that was counted.
    Number(usize),
    /// The places left for a ship.
    Places(PlacementSet),
    /// Ships that are found, each with the codes that its lines allow.
    Codes(Vec<(Placement, Vec<Code>)>),
    /// Whether ships lie along the ALFA or across.
    Bearing(Bearing),
    Broken(Broken),
}

impl Because {
    /// The image under a symmetry of the board.
    #[must_use]
    pub fn image(&self, symmetry: Symmetry) -> Self {
        match self {
            Self::Clue(Clue::Shot(shot)) => Self::Clue(Clue::Shot(shot.image(symmetry))),
            Self::Fact(fact) => Self::Fact(fact.image(symmetry)),
            Self::Cells(cells) => Self::Cells(symmetry.cells(*cells)),
            Self::Points(points) => Self::Points(symmetry.points(*points)),
            Self::Ship(placement) => Self::Ship(symmetry.placement(*placement)),
            Self::Lane(lane) => Self::Lane(symmetry.lane(*lane)),
            Self::Places(places) => Self::Places(places.iter().map(|place| symmetry.placement(place)).collect()),
            Self::Codes(ships) => {
                Self::Codes(ships.iter().map(|(ship, codes)| (symmetry.placement(*ship), codes.clone())).collect())
            }
            Self::Broken(broken) => Self::Broken(broken.image(symmetry)),
            Self::Bearing(_) | Self::Clue(_) | Self::Rule(_) | Self::Type(_) | Self::Number(_) => self.clone(),
        }
    }
}

impl Clues {
    /// The shots at water, each with its digit.
    fn water_shots(&self) -> impl Iterator<Item = (&Shot, usize)> {
        self.shots.iter().filter_map(|shot| match shot.shows.content {
            Content::Water(digit) => Some((shot, usize::from(digit))),
            Content::Ship(_) => None,
        })
    }
}

/// Adds to the marks everything that the wanted techniques can conclude, one after another.
pub fn reach(
    clues: &Clues,
    marks: &mut Marks,
    wanted: impl Fn(&Technique) -> bool,
    limits: Limits,
) -> Result<(), CancelledError> {
    deduction::reach::<Smyoz>(clues, marks, wanted, limits)
}

fn water(cells: CellSet) -> impl Iterator<Item = Fact> {
    cells.iter().map(Fact::Water)
}

fn ship(cells: CellSet) -> impl Iterator<Item = Fact> {
    cells.iter().map(Fact::Ship)
}
