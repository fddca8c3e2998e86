//! Techniques: the steps of reasoning that a careful person takes, one file each.
//!
//! A [`Technique`] looks at a [`Position`], the clues and the marks made so far, and says what
//! follows. The table ([`ALL`]) is data: id, level, score, and names for the reasons; the wording
//! is in [`lang`](smyoz_core::lang). Every technique is
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

use itertools::Itertools;

use super::explainer::Ground;
use super::fact::Fact;
use super::marks::Marks;
use crate::smyoz::board::{CellSet, Lane, Placement, PlacementSet, PointSet, Rule, ShipType, Symmetry};
use crate::smyoz::clues::{Clue, Clues, Content, Shot};
use smyoz_core::puzzles::{Level, UnknownTechnique};

mod beside;
mod codes;
mod contradiction;
mod fleet;
mod islands;
mod lanes;
mod refuted;
mod rules;
mod shots;
mod suppositions;
mod table;

pub use contradiction::{Broken, contradiction};
pub use lanes::lines::{Stroke, Strokes, strokes_at};
pub use suppositions::{Case, Suppositions};
pub use table::ALL;

/// The techniques of a level and those below, the cheapest first.
#[must_use]
pub fn up_to(level: Level) -> &'static [Technique] {
    &ALL[..ALL.partition_point(|technique| technique.level <= level)]
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
    /// The placement rules on which its conclusions may rest.
    pub rules: &'static [Rule],
    sight: Sight,
}

/// How a technique finds its conclusions.
enum Sight {
    /// It looks at the position.
    Look(See),
    /// It supposes something and goes on from there.
    Suppose(Suppositions),
}

/// Ends a name that stands for all reasons that are left.
const REST: &str = "..";

/// The only reason of techniques that suppose something: what that breaks.
const BROKEN: &[&str] = &["broken"];

/// Reports what follows from a position, until the receiver breaks off.
type See = fn(&Position, &mut Openings) -> ControlFlow<()>;

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

    /// The suppositions that it makes, if that is what it does.
    #[must_use]
    pub fn suppositions(&self) -> Option<&Suppositions> {
        match &self.sight {
            Sight::Look(_) => None,
            Sight::Suppose(suppositions) => Some(suppositions),
        }
    }

    /// Whether something is supposed, if only to see that it breaks something at once.
    #[must_use]
    pub fn supposes(&self) -> bool {
        self.suppositions().is_some() || self.reasons == BROKEN
    }

    /// The first conclusion, if there is one: by suppositions, the one that takes the shortest
    /// chain.
    #[must_use]
    pub fn first(&'static self, position: &Position) -> Option<Deduction> {
        match &self.sight {
            Sight::Look(_) => self.look(position, Wanted::First).found.pop(),
            Sight::Suppose(suppositions) => suppositions.all(self, position).into_iter().next(),
        }
    }

    /// All conclusions, each from a reason of its own: by suppositions, those that take the fewest
    /// rounds.
    #[must_use]
    pub fn openings(&'static self, position: &Position) -> Vec<Deduction> {
        match &self.sight {
            Sight::Look(_) => self.look(position, Wanted::All).found,
            Sight::Suppose(suppositions) => suppositions.all(self, position),
        }
    }

    /// The facts of all conclusions, found faster than the conclusions themselves.
    #[must_use]
    pub fn facts(&'static self, position: &Position) -> Vec<Fact> {
        match &self.sight {
            Sight::Look(_) => self.look(position, Wanted::Facts).facts,
            Sight::Suppose(suppositions) => suppositions.facts(position),
        }
    }

    /// How it concludes these facts, all from one reason; `None` if it does not. Other facts that
    /// follow from the same reason are not mentioned.
    #[must_use]
    pub fn concludes(&'static self, position: &Position, facts: &[Fact]) -> Option<Deduction> {
        match &self.sight {
            Sight::Look(_) => self.look(position, Wanted::These(facts)).found.pop(),
            Sight::Suppose(suppositions) => {
                suppositions.all(self, position).into_iter().find(|deduction| deduction.facts == facts)
            }
        }
    }

    fn look<'a>(&'static self, position: &Position<'a>, wanted: Wanted<'a>) -> Openings<'a> {
        let mut openings =
            Openings { technique: self, marks: position.marks, wanted, found: Vec::new(), facts: Vec::new() };
        if let Sight::Look(see) = self.sight {
            let _ = see(position, &mut openings);
        }
        openings
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
    /// What was supposed, and what that leads to; empty unless the technique makes suppositions.
    pub cases: Vec<Case>,
}

impl Deduction {
    /// What the chains of its suppositions rest on: clues, and marks made before.
    #[must_use]
    pub fn grounds(&self) -> Vec<Ground> {
        self.cases.iter().flat_map(Case::grounds).unique().collect()
    }

    /// The image under a symmetry of the board.
    #[must_use]
    pub fn image(&self, symmetry: Symmetry) -> Self {
        Self {
            technique: self.technique,
            facts: self.facts.iter().map(|&fact| fact.image(symmetry)).sorted_unstable().collect(),
            because: self.because.iter().map(|because| because.image(symmetry)).collect(),
            cases: self.cases.iter().map(|case| case.image(symmetry)).collect(),
        }
    }
}

/// A part of the reason for a conclusion.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
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
    /// The places left for a ship.
    Places(PlacementSet),
    /// What would be broken.
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
            Self::Broken(broken) => Self::Broken(broken.image(symmetry)),
            Self::Clue(_) | Self::Rule(_) | Self::Type(_) | Self::Number(_) => self.clone(),
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
pub(crate) struct Openings<'a> {
    technique: &'static Technique,
    marks: &'a Marks,
    wanted: Wanted<'a>,
    found: Vec<Deduction>,
    facts: Vec<Fact>,
}

impl Openings<'_> {
    /// Records facts that follow from one reason, leaving out what is known already. If nothing is
    /// new, the reason is not even built.
    fn conclude<F, B>(&mut self, facts: F, because: impl FnOnce() -> B) -> ControlFlow<()>
    where
        F: IntoIterator<Item = Fact>,
        B: IntoIterator<Item = Because>,
    {
        let new = facts.into_iter().filter(|&fact| !self.marks.knows(fact));
        if matches!(self.wanted, Wanted::Facts) {
            self.facts.extend(new);
            return ControlFlow::Continue(());
        }
        let new: Vec<Fact> = new.collect();
        let facts = match self.wanted {
            Wanted::These(wanted) => {
                let follows = |&fact: &Fact| new.iter().any(|new| new.implies(fact));
                wanted.iter().all(follows).then(|| wanted.to_vec())
            }
            _ => Some(new).filter(|new| !new.is_empty()),
        };
        let Some(facts) = facts else { return ControlFlow::Continue(()) };
        let because = because().into_iter().collect();
        self.found.push(Deduction { technique: self.technique, facts, because, cases: Vec::new() });
        if matches!(self.wanted, Wanted::All) { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    /// Whether anyone wants to know this fact, so that a costly search for it can be spared.
    fn want(&self, fact: Fact) -> bool {
        match self.wanted {
            Wanted::These(wanted) => wanted.iter().any(|&wanted| fact.implies(wanted)),
            _ => !self.marks.knows(fact),
        }
    }
}

/// Adds to the marks everything that the wanted techniques can conclude, one after another.
pub fn reach(clues: &Clues, marks: &mut Marks, wanted: impl Fn(&Technique) -> bool) {
    while ALL.iter().filter(|technique| wanted(technique)).any(|technique| {
        let facts = technique.facts(&Position { clues, marks });
        facts.into_iter().filter(|&fact| marks.add(fact)).count() > 0
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
