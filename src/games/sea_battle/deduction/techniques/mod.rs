//! Techniques: the steps of reasoning that a careful person takes, a file for each theme.
//!
//! A [`Technique`] looks at [`Marks`], the clues among them, and says what follows. The table
//! ([`ALL`]) is data: id, level, score, and names for the reasons; the wording is in
//! [`lang`](smyoz_core::lang). Every technique is
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
use crate::sea_battle::board::{CellSet, Line, Piece};
use smyoz_core::puzzles::{Level, UnknownTechnique};

mod beside;
mod contradiction;
mod counts;
mod crossing;
mod fleet;
mod parts;
mod patterns;
mod room;
mod runs;
mod shared;
mod suppositions;
mod table;

pub use contradiction::{Broken, contradiction};
pub use suppositions::{Chain, Suppositions};
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
    sight: Sight,
}

/// How a technique finds its conclusions.
enum Sight {
    /// It looks at the marks.
    Look(See),
    /// It supposes something and goes on from there.
    Suppose(Suppositions),
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
    /// What was supposed, and what that leads to, if that is how it was found.
    pub chain: Option<Box<Chain>>,
}

impl Deduction {
    /// What it costs, its chain included.
    #[must_use]
    pub fn score(&self) -> u32 {
        self.technique.score + self.chain.as_ref().map_or(0, |chain| chain.score())
    }
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

    /// The suppositions that it makes, if that is what it does.
    #[must_use]
    pub fn suppositions(&self) -> Option<&Suppositions> {
        match &self.sight {
            Sight::Look(_) => None,
            Sight::Suppose(suppositions) => Some(suppositions),
        }
    }

    /// The first conclusion, if there is one; by suppositions, one with a short chain.
    #[must_use]
    pub fn first(&'static self, marks: &Marks) -> Option<Deduction> {
        match &self.sight {
            Sight::Look(see) => self.look(*see, marks, Wanted::First).found.pop(),
            Sight::Suppose(suppositions) => suppositions.first(self, marks),
        }
    }

    /// All conclusions, each from a reason of its own; by suppositions, those whose chains take the
    /// fewest rounds.
    #[must_use]
    pub fn openings(&'static self, marks: &Marks) -> Vec<Deduction> {
        match &self.sight {
            Sight::Look(see) => self.look(*see, marks, Wanted::All).found,
            Sight::Suppose(suppositions) => suppositions.all(self, marks),
        }
    }

    /// The number of all conclusions.
    #[must_use]
    pub fn count(&'static self, marks: &Marks) -> usize {
        match &self.sight {
            Sight::Look(_) => self.openings(marks).len(),
            Sight::Suppose(suppositions) => suppositions.facts(marks).len(),
        }
    }

    /// The facts of all conclusions, found faster than the conclusions themselves.
    #[must_use]
    pub fn facts(&'static self, marks: &Marks) -> Vec<Fact> {
        match &self.sight {
            Sight::Look(see) => self.look(*see, marks, Wanted::Facts).facts,
            Sight::Suppose(suppositions) => suppositions.facts(marks),
        }
    }

    /// How it concludes these facts, all from one reason; `None` if it does not. Other facts that
    /// follow from the same reason are not mentioned.
    #[must_use]
    pub fn concludes(&'static self, marks: &Marks, facts: &[Fact]) -> Option<Deduction> {
        match &self.sight {
            Sight::Look(see) => self.look(*see, marks, Wanted::These(facts)).found.pop(),
            Sight::Suppose(suppositions) => {
                suppositions.all(self, marks).into_iter().find(|deduction| deduction.facts == facts)
            }
        }
    }

    fn look<'a>(&'static self, see: See, marks: &'a Marks<'a>, wanted: Wanted<'a>) -> Openings<'a> {
        let mut openings = Openings { technique: self, marks, wanted, found: Vec::new(), facts: Vec::new() };
        let _ = see(marks, &mut openings);
        openings
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
    /// Only the facts of all.
    Facts,
    /// The first from which all of these facts follow.
    These(&'a [Fact]),
}

/// Collects the conclusions of a technique.
struct Openings<'a> {
    technique: &'static Technique,
    marks: &'a Marks<'a>,
    wanted: Wanted<'a>,
    found: Vec<Deduction>,
    facts: Vec<Fact>,
}

impl Openings<'_> {
    /// Records facts that follow from one reason, leaving out what is known already. If nothing is
    /// new, the reason is not even built.
    fn conclude<F, const N: usize>(&mut self, facts: F, because: impl FnOnce() -> [Because; N]) -> ControlFlow<()>
    where
        F: IntoIterator<Item = Fact>,
    {
        let new = facts.into_iter().filter(|&fact| !self.marks.knows(fact));
        if matches!(self.wanted, Wanted::Facts) {
            self.facts.extend(new);
            return ControlFlow::Continue(());
        }
        let mut facts: Vec<Fact> = new.collect();
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
        self.found.push(Deduction { technique: self.technique, facts, because: because.into(), chain: None });
        if matches!(self.wanted, Wanted::All) { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }
}

/// Adds to the marks everything that the wanted techniques can conclude, one after another.
///
/// The order does not matter; so it is the fastest: all of the easiest level are asked again and
/// again, and a harder one only when they have come to an end.
pub fn reach(marks: &mut Marks, wanted: impl Fn(&Technique) -> bool) {
    loop {
        let mut is_new = false;
        for technique in ALL.iter().filter(|technique| wanted(technique)) {
            if is_new && technique.level > Level::Beginner {
                break;
            }
            technique.facts(marks).into_iter().for_each(|fact| is_new |= marks.add(fact));
        }
        if !is_new {
            return;
        }
    }
}
