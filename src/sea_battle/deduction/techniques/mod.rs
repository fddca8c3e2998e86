//! Techniques: the steps of reasoning that a careful person takes, a file for each theme.
//!
//! A [`Technique`] looks at [`Marks`], the clues among them, and says what follows. The table
//! ([`ALL`]) is data: id, level, score, and names for the reasons; the wording is in
//! [`lang`](crate::lang). Every technique is
//!
//! - *sound*: each fact that it concludes is true of every layout of which the marks are true;
//! - *monotone*: with more marks, it and the easier ones together conclude at least as much, apart
//!   from what is known by then.
//!
//! So the marks that techniques [reach] do not depend on the order in which they are used, as long
//! as the easier ones are always included, and more clues never make a puzzle harder.

use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

use super::chart::Place;
use super::fact::Fact;
use super::marks::Marks;
use crate::level::{Level, UnknownTechnique};
use crate::sea_battle::board::{CellSet, Line, Piece};

mod beside;
mod counts;
mod crossing;
mod fleet;
mod parts;
mod patterns;
mod room;
mod runs;
mod shared;
mod table;

pub use table::ALL;

/// A step of reasoning: a row of the table.
pub struct Technique {
    /// The name on the command line and in files.
    pub id: &'static str,
    /// The lowest level at which solvers are expected to see it.
    pub level: Level,
    /// What each use of it costs; the table is in ascending order of this.
    pub score: u32,
    /// The names by which wordings refer to its [reasons](Because), in the order in which it gives
    /// them.
    pub reasons: &'static [&'static str],
    see: See,
}

/// Reports what follows from marks, until the receiver breaks off.
type See = fn(&Marks, &mut Openings) -> ControlFlow<()>;

/// A part of the reason for a conclusion.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Because {
    /// Cells, as they are marked.
    Cells(CellSet),
    /// What is counted.
    Piece(Piece),
    /// A row or column, and its count.
    Line(Line),
    /// Several rows, or several columns, and their counts.
    Lines(Vec<Line>),
    /// A number that was counted.
    Number(usize),
    /// The length of ships.
    Length(u8),
    /// The places left for a ship.
    Places(Vec<Place>),
}

/// A conclusion: facts that were not known before, and why they are true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deduction {
    /// The technique that sees it.
    pub technique: &'static Technique,
    /// What follows.
    pub facts: Vec<Fact>,
    /// From what, as [named](Technique::reasons) in the table.
    pub because: Vec<Because>,
}

impl Technique {
    /// The technique with this id.
    #[must_use]
    pub fn by_id(id: &str) -> Option<&'static Self> {
        ALL.iter().find(|technique| technique.id == id)
    }

    /// The technique that this text names.
    ///
    /// # Errors
    /// If there is none.
    pub fn named_by(text: &str) -> Result<&'static Self, UnknownTechnique> {
        Self::by_id(text).ok_or_else(|| UnknownTechnique::of(text, ALL.iter().map(|technique| technique.id)))
    }

    /// The first conclusion, if there is one.
    #[must_use]
    pub fn first(&'static self, marks: &Marks) -> Option<Deduction> {
        self.look(marks, Wanted::First).pop()
    }

    /// All conclusions, each from a reason of its own.
    #[must_use]
    pub fn openings(&'static self, marks: &Marks) -> Vec<Deduction> {
        self.look(marks, Wanted::All)
    }

    /// How it concludes these facts, all from one reason; `None` if it does not. Other facts that
    /// follow from the same reason are not mentioned.
    #[must_use]
    pub fn concludes(&'static self, marks: &Marks, facts: &[Fact]) -> Option<Deduction> {
        self.look(marks, Wanted::These(facts)).pop()
    }

    fn look<'a>(&'static self, marks: &'a Marks<'a>, wanted: Wanted<'a>) -> Vec<Deduction> {
        let mut openings = Openings { technique: self, marks, wanted, found: Vec::new() };
        let _ = (self.see)(marks, &mut openings);
        openings.found
    }
}

/// The id.
impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

impl FromStr for &'static Technique {
    type Err = UnknownTechnique;

    fn from_str(text: &str) -> Result<Self, UnknownTechnique> {
        Technique::named_by(text)
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

/// Which conclusions of a technique are wanted.
#[derive(Clone, Copy)]
enum Wanted<'a> {
    First,
    All,
    /// The first from which all of these facts follow.
    These(&'a [Fact]),
}

/// Collects the conclusions of a technique.
struct Openings<'a> {
    technique: &'static Technique,
    marks: &'a Marks<'a>,
    wanted: Wanted<'a>,
    found: Vec<Deduction>,
}

impl Openings<'_> {
    /// Records facts that follow from one reason, leaving out what is known already. If nothing is
    /// new, the reason is not even built.
    fn conclude<F, const N: usize>(&mut self, facts: F, because: impl FnOnce() -> [Because; N]) -> ControlFlow<()>
    where
        F: IntoIterator<Item = Fact>,
    {
        let mut facts: Vec<Fact> = facts.into_iter().filter(|&fact| !self.marks.knows(fact)).collect();
        if let Wanted::These(wanted) = self.wanted {
            if !wanted.iter().all(|&wanted| facts.iter().any(|fact| fact.implies(wanted))) {
                return ControlFlow::Continue(());
            }
            facts = wanted.to_vec();
        }
        if facts.is_empty() {
            return ControlFlow::Continue(());
        }
        let because = because();
        debug_assert_eq!(because.len(), self.technique.reasons.len(), "{:?}", self.technique);
        self.found.push(Deduction { technique: self.technique, facts, because: because.into() });
        if matches!(self.wanted, Wanted::All) { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }
}

/// Adds to the marks everything that the wanted techniques can conclude, one after another.
pub fn reach(marks: &mut Marks, wanted: impl Fn(&Technique) -> bool) {
    while ALL.iter().filter(|technique| wanted(technique)).any(|technique| {
        let seen = technique.openings(marks);
        seen.iter().flat_map(|deduction| &deduction.facts).filter(|&&fact| marks.add(fact)).count() > 0
    }) {}
}
