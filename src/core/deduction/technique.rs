//! Techniques: the steps of reasoning that a careful person takes, and what they conclude.

#![warn(missing_docs, clippy::missing_errors_doc)]

use std::fmt;
use std::mem;
use std::ops::ControlFlow;

use super::error::DeductionError;
use super::logic::{GroundOf, Knowledge, Logic, Position};
use super::suppositions::{Case, Suppositions};
use crate::limits::{CancelledError, Limits};
use crate::puzzles::{Level, UnknownTechniqueError};
use itertools::Itertools;

/// A step of reasoning: a row of a game's table.
///
/// It looks at a [`Position`] and says what follows. Every technique must be
///
/// - *sound*: each fact that it concludes is true of every layout that fits clues and marks;
/// - *monotone*: with more marks, it and the easier ones together conclude at least as much, apart
///   from what is known by then.
///
/// So the marks that techniques [reach] do not depend on the order in which they are used, as long
/// as the easier ones are always included, and more clues never make a puzzle harder.
pub struct Technique<L: Logic> {
    /// The name on the command line and in files.
    pub id: &'static str,
    /// The lowest level at which solvers are expected to see it.
    pub level: Level,
    /// What each use of it costs; the table is in ascending order of this.
    pub score: u32,
    /// The names by which wordings refer to its reasons, in the order in which it gives them. A
    /// last name that ends with `..` stands for all that are left.
    pub reasons: &'static [&'static str],
    /// What is special about it.
    pub features: L::Features,
    sight: Sight<L>,
}

/// How a technique finds its conclusions.
enum Sight<L: Logic> {
    /// It looks at the position.
    Look(See<L>),
    /// It looks at what would be contradictory at once if something were so.
    Refute(See<L>),
    /// It supposes something and goes on from there.
    Suppose(Suppositions),
}

/// Reports what follows from a position, until the receiver breaks off.
pub type See<L> = fn(&Position<'_, L>, &mut Openings<'_, L>) -> ControlFlow<()>;

/// Ends a name that stands for all reasons that are left.
const REST: &str = "..";

/// A conclusion: facts that were not known before, and why they are true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deduction<L: Logic> {
    /// The technique that concludes it.
    pub technique: &'static Technique<L>,
    /// The facts that are new.
    pub facts: Vec<L::Fact>,
    /// The reasons, as [named](Technique::reasons) in the table.
    pub because: Vec<L::Reason>,
    /// What was supposed, and what that leads to; empty unless the technique makes suppositions.
    pub cases: Vec<Case<L>>,
    /// Clues and marks from which it follows that there are no other cases.
    pub exhaustive: Vec<GroundOf<L>>,
}

impl<L: Logic> Deduction<L> {
    /// What it costs, its chains included.
    pub fn score(&self) -> u32 {
        self.technique.score + self.cases.iter().map(Case::score).sum::<u32>()
    }

    /// What its suppositions rest on: clues, and marks made before. There are no other cases, and each
    /// chain follows.
    pub fn grounds(&self) -> Vec<GroundOf<L>> {
        let mut grounds = self.exhaustive.clone();
        for ground in self.cases.iter().flat_map(Case::grounds) {
            if !grounds.contains(&ground) {
                grounds.push(ground);
            }
        }
        grounds
    }

    /// The number of steps in its chains, if it makes suppositions.
    pub fn chain(&self) -> Option<usize> {
        (!self.cases.is_empty()).then(|| self.cases.iter().map(|case| case.steps.len()).sum())
    }
}

impl<L: Logic> Technique<L> {
    /// A technique that looks at the position.
    pub const fn looking(
        level: Level,
        score: u32,
        id: &'static str,
        reasons: &'static [&'static str],
        features: L::Features,
        see: See<L>,
    ) -> Self {
        Self { id, level, score, reasons, features, sight: Sight::Look(see) }
    }

    /// A technique that looks at what would be contradictory at once if something were so. It takes
    /// no part in chains of suppositions.
    pub const fn refuting(
        level: Level,
        score: u32,
        id: &'static str,
        reasons: &'static [&'static str],
        features: L::Features,
        see: See<L>,
    ) -> Self {
        Self { id, level, score, reasons, features, sight: Sight::Refute(see) }
    }

    /// A technique that supposes something and goes on from there.
    pub const fn supposing(
        level: Level,
        score: u32,
        id: &'static str,
        features: L::Features,
        suppositions: Suppositions,
    ) -> Self {
        Self { id, level, score, reasons: &[], features, sight: Sight::Suppose(suppositions) }
    }

    /// The technique with this id.
    pub fn by_id(id: &str) -> Option<&'static Self> {
        L::techniques().iter().find(|technique| technique.id == id)
    }

    /// The technique that this text names.
    ///
    /// # Errors
    /// If there is none.
    pub fn named_by(text: &str) -> Result<&'static Self, UnknownTechniqueError> {
        let ids = || L::techniques().iter().map(|technique| technique.id);
        Self::by_id(text).ok_or_else(|| UnknownTechniqueError::of(text, ids()))
    }

    /// The reasons of a conclusion by their names.
    ///
    /// # Panics
    /// If their number is not that of the names.
    pub fn named<'a>(&self, because: &'a [L::Reason]) -> impl Iterator<Item = (&'static str, &'a [L::Reason])> {
        assert!(self.are_named(because.len()), "{} gives {} reasons", self.id, because.len());
        self.reasons.iter().enumerate().map(|(index, name)| match name.strip_suffix(REST) {
            Some(name) => (name, &because[index..]),
            None => (*name, &because[index..=index]),
        })
    }

    fn are_named(&self, reasons: usize) -> bool {
        self.reasons.last().is_some_and(|name| name.ends_with(REST)) || reasons == self.reasons.len()
    }

    /// The suppositions that it makes and follows, if that is what it does.
    pub fn suppositions(&self) -> Option<&Suppositions> {
        match &self.sight {
            Sight::Look(_) | Sight::Refute(_) => None,
            Sight::Suppose(suppositions) => Some(suppositions),
        }
    }

    /// Whether it follows suppositions further than to what is seen at once.
    pub fn follows_chains(&self) -> bool {
        self.suppositions().is_some_and(|suppositions| suppositions.rounds > 1)
    }

    /// Whether something is supposed, if only to see that it is contradictory at once.
    pub fn supposes(&self) -> bool {
        !matches!(self.sight, Sight::Look(_))
    }

    /// The first conclusion, if there is one; by suppositions, one with a short chain.
    ///
    /// # Errors
    /// If it was given up, or a chain does not follow.
    pub fn first(
        &'static self,
        position: &Position<L>,
        limits: Limits,
    ) -> Result<Option<Deduction<L>>, DeductionError> {
        match &self.sight {
            Sight::Look(see) | Sight::Refute(see) => Ok(self.look(*see, position, Wanted::First).found.pop()),
            Sight::Suppose(suppositions) => Ok(suppositions.all(self, position, limits)?.into_iter().next()),
        }
    }

    /// All conclusions, each from a reason of its own; by suppositions, those whose chains take the
    /// fewest rounds.
    ///
    /// # Errors
    /// If it was given up, or a chain does not follow.
    pub fn openings(
        &'static self,
        position: &Position<L>,
        limits: Limits,
    ) -> Result<Vec<Deduction<L>>, DeductionError> {
        match &self.sight {
            Sight::Look(see) | Sight::Refute(see) => Ok(self.look(*see, position, Wanted::All).found),
            Sight::Suppose(suppositions) => suppositions.all(self, position, limits),
        }
    }

    /// The conclusions that it draws by looking, each from a reason of its own; none by
    /// suppositions.
    pub fn seen(&'static self, position: &Position<L>) -> Vec<Deduction<L>> {
        match &self.sight {
            Sight::Look(see) | Sight::Refute(see) => self.look(*see, position, Wanted::All).found,
            Sight::Suppose(_) => Vec::new(),
        }
    }

    /// The number of [all conclusions](Self::openings).
    ///
    /// # Errors
    /// If it was given up.
    pub fn count(&'static self, position: &Position<L>, limits: Limits) -> Result<usize, CancelledError> {
        Ok(match &self.sight {
            Sight::Look(see) | Sight::Refute(see) => self.look(*see, position, Wanted::All).found.len(),
            Sight::Suppose(suppositions) => suppositions.facts(position, limits)?.iter().unique().count(),
        })
    }

    /// The facts of all conclusions, found faster than the conclusions themselves.
    ///
    /// # Errors
    /// If it was given up.
    pub fn facts(&'static self, position: &Position<L>, limits: Limits) -> Result<Vec<L::Fact>, CancelledError> {
        match &self.sight {
            Sight::Look(see) | Sight::Refute(see) => Ok(self.look(*see, position, Wanted::Facts).facts),
            Sight::Suppose(suppositions) => suppositions.facts(position, limits),
        }
    }

    /// Facts that it concludes sooner or later: the [facts of all conclusions](Self::facts), and by
    /// suppositions also those that take more rounds, or rest on others.
    ///
    /// # Errors
    /// If it was given up.
    fn sooner_or_later(&'static self, position: &Position<L>, limits: Limits) -> Result<Vec<L::Fact>, CancelledError> {
        match &self.sight {
            Sight::Look(_) | Sight::Refute(_) => self.facts(position, limits),
            Sight::Suppose(suppositions) => suppositions.everything(position, limits),
        }
    }

    /// How it concludes these facts, all from one reason; `None` if it does not. Other facts that
    /// follow from the same reason are not mentioned. Suppositions are followed without limits.
    pub fn concludes(&'static self, position: &Position<L>, facts: &[L::Fact]) -> Option<Deduction<L>> {
        match &self.sight {
            Sight::Look(see) | Sight::Refute(see) => {
                self.look(*see, position, Wanted::These { facts, all: false }).found.pop()
            }
            Sight::Suppose(suppositions) => {
                let all = suppositions.all(self, position, Limits::NONE).ok()?;
                all.into_iter().find(|deduction| deduction.facts == facts)
            }
        }
    }

    /// All ways in which it [concludes](Self::concludes) these facts by looking, each from a reason
    /// of its own.
    pub fn ways(&'static self, position: &Position<L>, facts: &[L::Fact]) -> Vec<Deduction<L>> {
        match &self.sight {
            Sight::Look(see) | Sight::Refute(see) => {
                self.look(*see, position, Wanted::These { facts, all: true }).found
            }
            Sight::Suppose(_) => Vec::new(),
        }
    }

    fn look<'a>(&'static self, see: See<L>, position: &Position<'a, L>, wanted: Wanted<'a, L>) -> Openings<'a, L> {
        let mut openings =
            Openings { technique: self, marks: position.marks, wanted, found: Vec::new(), facts: Vec::new() };
        let _ = see(position, &mut openings);
        openings
    }
}

/// The id.
impl<L: Logic> fmt::Display for Technique<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

impl<L: Logic> fmt::Debug for Technique<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

impl<L: Logic> PartialEq for Technique<L> {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl<L: Logic> Eq for Technique<L> {}

impl<L: Logic> std::str::FromStr for &'static Technique<L> {
    type Err = UnknownTechniqueError;

    fn from_str(text: &str) -> Result<Self, UnknownTechniqueError> {
        Technique::named_by(text)
    }
}

/// Which conclusions of a technique are wanted.
enum Wanted<'a, L: Logic> {
    First,
    All,
    /// Only the facts of all.
    Facts,
    /// The first, or each, from which all of these facts follow.
    These {
        facts: &'a [L::Fact],
        all: bool,
    },
}

/// Collects the conclusions of a technique.
pub struct Openings<'a, L: Logic> {
    technique: &'static Technique<L>,
    marks: &'a L::Marks,
    wanted: Wanted<'a, L>,
    found: Vec<Deduction<L>>,
    facts: Vec<L::Fact>,
}

impl<L: Logic> Openings<'_, L> {
    /// Records facts that follow from one reason, leaving out what is known already. If nothing is
    /// new, the reason is not even built. There are many callers, so little of it is generic.
    pub fn conclude<F, B>(&mut self, facts: F, because: impl FnOnce() -> B) -> ControlFlow<()>
    where
        F: IntoIterator<Item = L::Fact>,
        B: IntoIterator<Item = L::Reason>,
    {
        let marks = self.marks;
        self.facts.extend(facts.into_iter().filter(|&fact| !marks.knows(fact)));
        match self.news() {
            Some(facts) => self.record(facts, because().into_iter().collect()),
            None => ControlFlow::Continue(()),
        }
    }

    /// The conclusion that was just recorded, if it is wanted with its reason.
    fn news(&mut self) -> Option<Vec<L::Fact>> {
        if matches!(self.wanted, Wanted::Facts) {
            return None;
        }
        let facts = mem::take(&mut self.facts);
        if let Wanted::These { facts: wanted, .. } = self.wanted {
            let follows = |&wanted: &L::Fact| facts.iter().any(|&fact| L::implies(fact, wanted));
            return wanted.iter().all(follows).then(|| wanted.to_vec());
        }
        (!facts.is_empty()).then_some(facts)
    }

    fn record(&mut self, facts: Vec<L::Fact>, because: Vec<L::Reason>) -> ControlFlow<()> {
        assert!(self.technique.are_named(because.len()), "{:?}", self.technique);
        self.found.push(Deduction {
            technique: self.technique,
            facts,
            because,
            cases: Vec::new(),
            exhaustive: Vec::new(),
        });
        if matches!(self.wanted, Wanted::All | Wanted::These { all: true, .. }) {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    }

    /// Whether this fact is of interest, so that a costly search for it can be spared otherwise.
    pub fn want(&self, fact: L::Fact) -> bool {
        match self.wanted {
            Wanted::These { facts, .. } => facts.iter().any(|&wanted| L::implies(fact, wanted)),
            _ => !self.marks.knows(fact),
        }
    }
}

/// Adds to the marks everything that the wanted techniques can conclude, one after another.
///
/// The order does not matter; so it is the fastest: all of the easiest level are asked again and
/// again, and a harder one only when they have come to an end.
///
/// # Errors
/// If it was given up; the marks are sound then, but not complete.
pub fn reach<L: Logic>(
    clues: &L::Clues,
    marks: &mut L::Marks,
    wanted: impl Fn(&Technique<L>) -> bool,
    limits: Limits,
) -> Result<(), CancelledError> {
    loop {
        let mut is_new = false;
        for technique in L::techniques().iter().filter(|technique| wanted(technique)) {
            if is_new && technique.level > Level::Beginner {
                break;
            }
            limits.check()?;
            let facts = technique.sooner_or_later(&Position { clues, marks }, limits)?;
            facts.into_iter().for_each(|fact| is_new |= marks.add(fact));
        }
        if !is_new {
            return Ok(());
        }
    }
}

/// The techniques of a level and those below, the cheapest first.
pub fn up_to<L: Logic>(level: Level) -> &'static [Technique<L>] {
    let all = L::techniques();
    &all[..all.partition_point(|technique| technique.level <= level)]
}
