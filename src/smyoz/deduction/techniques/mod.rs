//! Techniques: the steps of reasoning that a careful person takes, one file each.
//!
//! A [`Technique`] looks at a [`Position`], the clues and the marks made so far, and says what
//! follows. The table ([`ALL`]) is data: id, level, score, and names for the reasons; the wording
//! is in [`lang`](crate::lang). Every technique is
//!
//! - *sound*: each fact that it concludes is true of every layout that fits the clues and the
//!   marks;
//! - *monotone*: with more marks, it and the easier ones together conclude at least as much, apart
//!   from what is known by then.
//!
//! So the marks that techniques [reach] do not depend on the order in which they are used, as long
//! as the easier ones are always included, and more clues never make a puzzle harder. The easier
//! ones are needed because once a ship is seen, what was concluded about its places is concluded by
//! other techniques.
//!
//! What several techniques share: `lines` says what a coloured line can still be at a ship or cell,
//! `reach` which codes a ship can still have, `island_sizes` which islands are left, `needs` what
//! requires a ship at one of a few places, and `contradiction` what a supposition breaks.

use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

use itertools::Itertools;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

use super::fact::Fact;
use super::marks::Marks;
use crate::smyoz::board::{CellSet, Lane, Placement, PointSet, Rule, ShipType, Symmetry};
use crate::smyoz::clues::{Clue, Clues, Content, Shot};

mod beside;
mod codes;
mod fleet;
mod islands;
mod lanes;
mod refuted;
mod rules;
mod shots;
mod table;

pub use table::ALL;

/// How much a solver must be able to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Kezdő: what neighbouring cells, points and ships say.
    Beginner,
    /// Haladó: what a line or the inventory says.
    Advanced,
    /// Mester: what several things say together.
    Master,
    /// Nagymester: what no technique sees.
    Grandmaster,
}

impl Level {
    /// All levels, ascending.
    pub const ALL: [Self; 4] = [Self::Beginner, Self::Advanced, Self::Master, Self::Grandmaster];

    /// The name on the command line and in files.
    #[must_use]
    pub fn name(self) -> &'static str {
        ["beginner", "advanced", "master", "grandmaster"][self as usize]
    }

    /// The techniques of this level and those below, the cheapest first.
    #[must_use]
    pub fn techniques(self) -> &'static [Technique] {
        &ALL[..ALL.partition_point(|technique| technique.level <= self)]
    }
}

/// A level is stored as its name.
impl Serialize for Level {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Level {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Text that does not name a level.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not a level: expected beginner, advanced, master or grandmaster")]
pub struct LevelError(String);

impl LevelError {
    /// The error for this text.
    #[must_use]
    pub fn of(text: &str) -> Self {
        Self(text.to_owned())
    }
}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Self, LevelError> {
        Self::ALL.into_iter().find(|level| level.name() == text).ok_or_else(|| LevelError::of(text))
    }
}

/// A step of reasoning: a row of the table.
pub struct Technique {
    /// The name on the command line and in files.
    pub id: &'static str,
    /// The lowest level at which solvers are expected to see it.
    pub level: Level,
    /// What each use of it costs; the table is in ascending order of this.
    pub score: u32,
    /// The names by which wordings refer to its [reasons](Because), in the order in which it gives
    /// them. A last name that ends with `..` stands for all that are left.
    pub reasons: &'static [&'static str],
    see: See,
}

/// Ends a name that stands for all reasons that are left.
const REST: &str = "..";

/// Reports what follows from a position, until the receiver breaks off.
type See = fn(&Position, &mut Openings) -> ControlFlow<()>;

impl Technique {
    /// The technique with this id.
    #[must_use]
    pub fn by_id(id: &str) -> Option<&'static Self> {
        ALL.iter().find(|technique| technique.id == id)
    }

    /// The reasons of a conclusion by their names.
    ///
    /// # Panics
    /// If their number is not that of the names.
    pub fn named<'a>(&self, because: &'a [Because]) -> impl Iterator<Item = (&'static str, &'a [Because])> {
        let rest = self.reasons.last().is_some_and(|name| name.ends_with(REST));
        assert!(rest || because.len() == self.reasons.len(), "{} gives {} reasons", self.id, because.len());
        self.reasons.iter().enumerate().map(|(index, name)| match name.strip_suffix(REST) {
            Some(name) => (name, &because[index..]),
            None => (*name, &because[index..=index]),
        })
    }

    /// The first conclusion, if there is one.
    #[must_use]
    pub fn first(&'static self, position: &Position) -> Option<Deduction> {
        self.look(position, true).pop()
    }

    /// All conclusions, each from a reason of its own.
    #[must_use]
    pub fn openings(&'static self, position: &Position) -> Vec<Deduction> {
        self.look(position, false)
    }

    fn look(&'static self, position: &Position, only_first: bool) -> Vec<Deduction> {
        let mut openings = Openings { technique: self, marks: position.marks, only_first, found: Vec::new() };
        let _ = (self.see)(position, &mut openings);
        openings.found
    }
}

impl fmt::Debug for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

impl PartialEq for Technique {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Technique {}

/// What follows from a position by one technique, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deduction {
    /// The technique that concludes it.
    pub technique: &'static Technique,
    /// The facts that are new.
    pub facts: Vec<Fact>,
    /// The reasons: clues, marks and rules, in the order in which the wording refers to them.
    pub because: Vec<Because>,
}

impl Deduction {
    /// The image under a symmetry of the board.
    #[must_use]
    pub fn image(&self, symmetry: Symmetry) -> Self {
        Self {
            technique: self.technique,
            facts: self.facts.iter().map(|&fact| fact.image(symmetry)).sorted_unstable().collect(),
            because: self.because.iter().map(|because| because.image(symmetry)).collect(),
        }
    }
}

/// A part of the reason for a conclusion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Because {
    /// A clue.
    Clue(Clue),
    /// A placement rule.
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
    /// Room for the missing ships of a type.
    Room(ShipType),
    /// A code for each ship of a type, out of those that are given.
    Codes(ShipType),
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
            Self::Clue(_) | Self::Rule(_) | Self::Type(_) | Self::Number(_) | Self::Room(_) | Self::Codes(_) => {
                self.clone()
            }
        }
    }
}

/// What a solver looks at.
#[derive(Clone, Copy, Debug)]
pub struct Position<'a> {
    /// The clues.
    pub clues: &'a Clues,
    /// What is known to follow from them.
    pub marks: &'a Marks,
}

impl<'a> Position<'a> {
    /// The shots at water, each with its digit.
    fn water_shots(self) -> impl Iterator<Item = (&'a Shot, usize)> {
        self.clues.shots.iter().filter_map(|shot| match shot.shows.content {
            Content::Water(digit) => Some((shot, usize::from(digit))),
            Content::Ship(_) => None,
        })
    }
}

/// Collects the conclusions of a technique.
pub(crate) struct Openings<'a> {
    technique: &'static Technique,
    marks: &'a Marks,
    only_first: bool,
    found: Vec<Deduction>,
}

impl Openings<'_> {
    /// Records facts that follow from one reason, leaving out what is known already. If nothing is
    /// new, the reason is not even built.
    fn conclude<F, B>(&mut self, facts: F, because: impl FnOnce() -> B) -> ControlFlow<()>
    where
        F: IntoIterator<Item = Fact>,
        B: IntoIterator<Item = Because>,
    {
        let facts: Vec<Fact> = facts.into_iter().filter(|&fact| !self.marks.knows(fact)).collect();
        if facts.is_empty() {
            return ControlFlow::Continue(());
        }
        let because = because().into_iter().collect();
        self.found.push(Deduction { technique: self.technique, facts, because });
        if self.only_first { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

/// Adds to the marks everything that the wanted techniques can conclude, one after another.
pub fn reach(clues: &Clues, marks: &mut Marks, wanted: impl Fn(&Technique) -> bool) {
    while ALL.iter().filter(|technique| wanted(technique)).any(|technique| {
        let seen = technique.openings(&Position { clues, marks });
        let facts = seen.into_iter().flat_map(|deduction| deduction.facts);
        facts.filter(|&fact| marks.add(fact)).count() > 0
    }) {}
}

/// The facts that all of these cells are water.
fn water(cells: CellSet) -> impl Iterator<Item = Fact> {
    cells.iter().map(Fact::Water)
}

/// The facts that all of these are ship cells.
fn ship(cells: CellSet) -> impl Iterator<Item = Fact> {
    cells.iter().map(Fact::Ship)
}
