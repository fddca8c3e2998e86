//! Techniques: the steps of reasoning that a careful person takes, one file each.
//!
//! A [`Technique`] looks at a [`Position`], the clues and the marks made so far, and says what follows. The table
//! ([`ALL`]) is data: level, score, id, and the names of the reasons in wordings, which stand in [`lang`](crate::lang).
//! Every technique is
//!
//! - *sound*: each fact that it concludes is true of every layout that fits the clues and the marks;
//! - *monotone*: with more marks it and the easier ones conclude the same or more, unless that is known by then.
//!
//! So the marks that techniques [reach] do not depend on the order in which they are used, if the easier ones are always
//! among them, and more clues never make a puzzle harder. "The easier ones", because what is said about the places of a
//! ship that is not seen is no more said of it, but by others, when it is.
//!
//! What several techniques share: `lines` tells what a coloured line can still become beside a ship or cell, `codes` which
//! codes a ship can still come to have, `island_sizes` which islands are left, `needs` which placements something cannot
//! do without, and `contradiction` what a supposition breaks.

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
    /// Kezdő: what lies next to each other.
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

/// Its name.
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

/// A text that names no level.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is no level: expected beginner, advanced, master or grandmaster")]
pub struct LevelError(String);

impl LevelError {
    /// That this text names none.
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

/// A step of reasoning, as a line of the table.
pub struct Technique {
    /// The name on the command line and in files.
    pub id: &'static str,
    /// The level from which on solvers are expected to see it.
    pub level: Level,
    /// What a step by it costs; the table is in the order of these.
    pub score: u32,
    /// The names of its [reasons](Because) in wordings, in the order in which it gives them. A name that ends with `..`
    /// is the last one and stands for all that are left.
    pub reasons: &'static [&'static str],
    see: See,
}

/// Ends a name that stands for all reasons that are left.
const REST: &str = "..";

/// Tells what follows from a position, until the other side has heard enough.
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
    /// If there are not as many as it has names for.
    pub fn named<'a>(&self, because: &'a [Because]) -> impl Iterator<Item = (&'static str, &'a [Because])> {
        let rest = self.reasons.last().is_some_and(|name| name.ends_with(REST));
        assert!(rest || because.len() == self.reasons.len(), "{} gives {} reasons", self.id, because.len());
        self.reasons.iter().enumerate().map(|(index, name)| match name.strip_suffix(REST) {
            Some(name) => (name, &because[index..]),
            None => (*name, &because[index..=index]),
        })
    }

    /// The first conclusion that it sees, if it sees any.
    #[must_use]
    pub fn first(&'static self, position: &Position) -> Option<Deduction> {
        self.look(position, true).pop()
    }

    /// All conclusions that it sees, each from another reason.
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
    /// How it is seen.
    pub technique: &'static Technique,
    /// What is new.
    pub facts: Vec<Fact>,
    /// Of what it follows: the clues, marks and named constraints, in the order in which the wording speaks of them.
    pub because: Vec<Because>,
}

impl Deduction {
    /// What becomes of it under a symmetry of the board.
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
    /// Cells, as they are known.
    Cells(CellSet),
    /// Points, as they are known.
    Points(PointSet),
    /// A ship, or a place for one.
    Ship(Placement),
    /// A type of ship, and how many there are.
    Type(ShipType),
    /// A row or column, and what is known of it.
    Lane(Lane),
    /// A number that was counted.
    Number(usize),
    /// Room for the ships of a type that are missing.
    Room(ShipType),
    /// A code for each ship of a type that lies there.
    Codes(ShipType),
}

impl Because {
    /// What becomes of it under a symmetry of the board.
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

/// What a solver has before their eyes.
#[derive(Clone, Copy, Debug)]
pub struct Position<'a> {
    /// The clues.
    pub clues: &'a Clues,
    /// What follows from them, as far as it is known.
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

/// Collects what a technique sees.
pub(crate) struct Openings<'a> {
    technique: &'static Technique,
    marks: &'a Marks,
    only_first: bool,
    found: Vec<Deduction>,
}

impl Openings<'_> {
    /// Hears of facts that hold together for a reason. What is known is passed over.
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

/// Adds to the marks all that the techniques that are wanted can see.
pub fn reach(clues: &Clues, marks: &mut Marks, wanted: impl Fn(&Technique) -> bool) {
    while ALL.iter().filter(|technique| wanted(technique)).any(|technique| {
        let seen = technique.openings(&Position { clues, marks });
        let facts = seen.into_iter().flat_map(|deduction| deduction.facts);
        facts.filter(|&fact| marks.add(fact)).count() > 0
    }) {}
}

/// Water in all of these cells.
fn water(cells: CellSet) -> impl Iterator<Item = Fact> {
    cells.iter().map(Fact::Water)
}

/// Ship cells, all of these.
fn ship(cells: CellSet) -> impl Iterator<Item = Fact> {
    cells.iter().map(Fact::Ship)
}
