//! Why a fact follows: a few clues and marks that leave no alternative.
//!
//! A *core* of a fact is a set of clues and marks, its *grounds*, that leave no layout in which the
//! fact is false; the rules always hold. A layout in which it is false is a *counterexample*, and
//! breaks at least one ground of every core. So these are cores of constraints as in
//! [`sat::mus`](smyoz_core::sat::mus), with an engine as the oracle.
//!
//! Proving a fact from as few grounds as possible may take long. It is much faster to start from
//! all grounds, keep those that the solver names, and leave out one after another; such a core is
//! only minimal.
//!
//! The answers of an [`Inquiry`] depend only on the clues and the marks, not on inquiries about
//! other marks: each starts with a fresh solver, with what was learnt from the clues, and with the
//! counterexamples that these suggest.

mod grounds;
mod literal;

use std::collections::{BTreeSet, HashMap};

pub use grounds::Scope;
pub(crate) use literal::Literals;

use super::fact::Fact;
use super::logic::Ground;
use super::marks::Marks;
use crate::smyoz::board::{Layout, Placement};
use crate::smyoz::clues::{Clue, Clues, Item};
use crate::smyoz::engines::encode::Engine;
use crate::smyoz::engines::{Solutions, search};
use smyoz_core::sat::mus::{self, Corrections, Limits, Oracle, OracleAnswer};
use smyoz_core::sat::{BatSat, BitSet, ElementSet, Lit};

/// Layouts that differ from the solution in at most this many ships are tried as counterexamples
/// from the start.
const MOVED: usize = 1;

/// For each clue, this many counterexamples that break only this clue are found at the start,
/// except for ship codes, where that takes long.
const LISTED: usize = 100;

/// A ground that cannot be left out within this many conflicts counts as needed: no person would
/// see that it is not.
const PATIENCE: u64 = 100;

/// Before the first question, the solver may take this many conflicts for each ship of the
/// solutions, to learn why it must be there; learnt clauses of at most this many literals are kept.
/// Without it, ratings take three times as long and, within their limits of conflicts, find cores
/// of up to twice the size; with clauses of any length, 1.5 times as long.
const LESSON: u64 = 5000;
const LONGEST: usize = 30;

/// After this many facts that could not be shown to follow from the same grounds, no more are
/// tried.
const FAILURES: usize = 20;

/// Explains facts that follow from the clues of one puzzle.
pub struct Explainer {
    /// Has all clues, and what was learnt from them.
    engine: Engine<BatSat>,
    clues: Clues,
    /// The guards of the clues, in order.
    guards: Vec<Lit>,
    /// Layouts that the clues suggest, with the clues that each breaks.
    counterexamples: Vec<(Layout, BitSet)>,
    /// The layouts that fit the clues.
    solutions: Solutions,
}

/// Explains facts that follow from the clues and some marks.
pub struct Inquiry<'a> {
    explainer: &'a Explainer,
    engine: Engine<BatSat>,
    literals: Literals,
    /// The clues, then the marks.
    grounds: Vec<Ground>,
    /// A literal for each ground.
    assumptions: Vec<Lit>,
    /// Layouts with the grounds that each breaks.
    counterexamples: Vec<(Layout, BitSet)>,
    questions: HashMap<Target, Question>,
}

/// What is to be explained: a fact, or, with `None`, a contradiction among the grounds.
type Target = Option<Fact>;

/// What is known about the cores of one target.
#[derive(Default)]
struct Question {
    corrections: Corrections,
    /// Sets of grounds that are known to be cores.
    cores: Vec<BitSet>,
    /// The number of counterexamples examined so far.
    seen: usize,
}

/// Facts and the grounds from which they follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Core {
    /// The fact, and others that follow from the same grounds; empty if the grounds contradict each
    /// other.
    pub facts: Vec<Fact>,
    /// Clues and marks; empty if the fact follows from the rules alone.
    pub grounds: Vec<Ground>,
    /// Whether it is proved that no ground can be left out.
    pub irredundant: bool,
    /// The grounds as a set.
    set: BitSet,
}

impl Explainer {
    /// An explainer for clues that leave these solutions.
    #[must_use]
    pub fn new(clues: &Clues, solutions: &Solutions) -> Self {
        let mut engine = Engine::new();
        let guards: Vec<Lit> = clues.iter().map(|clue| engine.guard(&clue)).collect();
        let near = solutions.layouts.iter().flat_map(|layout| search::near(layout, MOVED));
        let quick = clues.iter().filter(|clue| !matches!(clue, Clue::Codes(..)));
        let listed = quick.flat_map(|clue| search::solutions(&clues.without(&clue), LISTED).layouts);
        let layouts: BTreeSet<Layout> = near.chain(listed).collect();
        let counterexamples = layouts.into_iter().map(|layout| (layout, clues.broken_by(&layout).collect())).collect();
        let engine = teach(engine, &guards, clues, solutions);
        Self { engine, clues: clues.clone(), guards, counterexamples, solutions: solutions.clone() }
    }

    /// An inquiry into what follows from the clues and the marks in the scope.
    #[must_use]
    pub fn ask(&self, marks: &Marks, scope: Scope) -> Inquiry<'_> {
        self.inquire(scope.grounds(marks))
    }

    /// An inquiry into what follows from the clues and these marks, which may contradict each
    /// other.
    #[must_use]
    pub fn inquire(&self, marks: Vec<Fact>) -> Inquiry<'_> {
        let (mut engine, mut literals) = (self.engine.fresh(), Literals::default());
        let mut assumptions = self.guards.clone();
        assumptions.extend(marks.iter().map(|&mark| literals.of(&mut engine, mark)));
        let grounds = self.clues.iter().map(Ground::Clue).chain(marks.into_iter().map(Ground::Mark)).collect();
        let questions = HashMap::new();
        let mut inquiry =
            Inquiry { explainer: self, engine, literals, grounds, assumptions, counterexamples: Vec::new(), questions };
        for (layout, clues) in &self.counterexamples {
            let broken = inquiry.marks_broken_by(layout).chain(clues.iter()).collect();
            inquiry.counterexamples.push((*layout, broken));
        }
        inquiry
    }
}

/// The engine with what a solver learns from trying to refute, for each ship of the solutions, that
/// it lies elsewhere.
fn teach(mut engine: Engine<BatSat>, guards: &[Lit], clues: &Clues, solutions: &Solutions) -> Engine<BatSat> {
    engine.note(LONGEST);
    let lazily = lazily(clues, true);
    let ships: BTreeSet<Placement> = solutions.layouts.iter().flat_map(Layout::placements).collect();
    for ship in ships {
        let elsewhere = !engine.ship(ship);
        let assumptions: Vec<Lit> = guards.iter().copied().chain([elsewhere]).collect();
        // The answer does not matter, only what was learnt on the way.
        let _ = engine.satisfy_within(&lazily, &assumptions, LESSON, LESSON);
    }
    engine.taught()
}

/// The clues that an engine must check in its models: the islands, if they are assumed.
fn lazily(clues: &Clues, islands: bool) -> Clues {
    let mut lazily = Clues::default();
    if islands {
        lazily.inventory.adopt(Item::Islands, &clues.inventory);
    }
    lazily
}

impl Inquiry<'_> {
    /// The indices of the marks that a layout does not fit, among the grounds.
    fn marks_broken_by<'a>(&'a self, layout: &'a Layout) -> impl Iterator<Item = usize> + 'a {
        let is_broken = |ground: &Ground| matches!(ground, Ground::Mark(fact) if !fact.holds(layout));
        let grounds = self.grounds.iter().enumerate().filter(move |(_, ground)| is_broken(ground));
        grounds.map(|(index, _)| index)
    }

    /// The indices of the grounds that a layout does not fit.
    fn broken_by<'a>(&'a self, layout: &'a Layout) -> impl Iterator<Item = usize> + 'a {
        self.explainer.clues.broken_by(layout).chain(self.marks_broken_by(layout))
    }

    /// Whether the islands are among these grounds.
    fn has_islands(&self, grounds: &BitSet) -> bool {
        grounds.iter().any(|at| matches!(self.grounds[at], Ground::Clue(Clue::Islands(_))))
    }

    /// The question about a target, with all counterexamples known so far.
    fn question(&mut self, target: Target) -> &mut Question {
        let question = self.questions.entry(target).or_default();
        let new = &self.counterexamples[question.seen..];
        let new = new.iter().filter(|(layout, _)| target.is_none_or(|fact| !fact.holds(layout)));
        question.corrections.extend(new.map(|(_, broken)| broken.clone()));
        question.seen = self.counterexamples.len();
        question
    }

    /// A rough estimate of the size of a core of the fact.
    #[must_use]
    pub fn estimate(&mut self, fact: Fact) -> usize {
        self.question(Some(fact)).corrections.estimate()
    }

    /// A minimal core: the smaller result of two orders of deletion. `None` if the fact does not
    /// follow, or if that takes more than the given number of conflicts.
    pub fn minimal(&mut self, fact: Fact, conflicts: u64) -> Option<Core> {
        self.minimal_of(Some(fact), conflicts)
    }

    /// A minimal set of grounds that contradict each other; `None` if all can hold.
    pub fn contradiction(&mut self) -> Option<Core> {
        self.minimal_of(None, u64::MAX)
    }

    fn minimal_of(&mut self, target: Target, conflicts: u64) -> Option<Core> {
        let all = BitSet::first(self.grounds.len());
        match (About { inquiry: self, target }).ask(&all, conflicts) {
            OracleAnswer::Core(core) => Some(self.spare_twice(core, target)),
            OracleAnswer::NotACore(_) | OracleAnswer::GaveUp => None,
        }
    }

    /// A core of clues alone, for a fact that is true of all solutions.
    pub fn by_clues(&mut self, fact: Fact) -> Option<Core> {
        let Solutions { layouts, complete } = &self.explainer.solutions;
        let follows = *complete && layouts.iter().all(|layout| fact.holds(layout));
        let clues = BitSet::first(self.explainer.guards.len());
        follows.then(|| self.spare_twice(clues, Some(fact)))
    }

    /// Minimizes the core by deletion in two orders, and keeps the smaller result.
    fn spare_twice(&mut self, core: BitSet, target: Target) -> Core {
        let ascending: Vec<usize> = core.iter().collect();
        let descending: Vec<usize> = ascending.iter().rev().copied().collect();
        let mut oracle = About { inquiry: self, target };
        let one = mus::minimal(&mut oracle, core.clone(), &ascending, PATIENCE);
        let other = mus::minimal(&mut oracle, core, &descending, PATIENCE);
        let (core, irredundant) = if other.0.len() < one.0.len() { other } else { one };
        self.named(core, target, irredundant)
    }

    /// Adds those of these facts to the core that follow from the same grounds, until it has `most`
    /// or too many have failed.
    pub fn extend(&mut self, core: &mut Core, facts: impl IntoIterator<Item = Fact>, most: usize) {
        let mut failures = 0;
        for fact in facts {
            if core.facts.len() >= most || failures >= FAILURES {
                break;
            }
            let is_open = !core.facts.contains(&fact);
            if is_open && self.question(Some(fact)).corrections.missed_by(&core.set).is_none() {
                match (About { inquiry: self, target: Some(fact) }).ask(&core.set, PATIENCE) {
                    OracleAnswer::Core(_) => core.facts.push(fact),
                    OracleAnswer::NotACore(_) | OracleAnswer::GaveUp => failures += 1,
                }
            }
        }
    }

    /// A smallest core, if it has fewer than `limit` grounds. This may take long.
    pub fn smallest(&mut self, fact: Fact, limit: usize) -> Option<Core> {
        let all = BitSet::first(self.grounds.len());
        let mut corrections = self.question(Some(fact)).corrections.clone();
        // Counterexamples are plentiful and cheap; shrinking them takes more questions than it
        // saves.
        let limits = Limits { most: limit.checked_sub(1)?, conflicts: u64::MAX, shrink: 0 };
        let core = mus::smallest(&mut About { inquiry: self, target: Some(fact) }, &all, &mut corrections, limits);
        let core = core.expect("without a limit of conflicts, the solver never gives up")?;
        Some(self.named(core, Some(fact), true))
    }

    fn named(&self, core: BitSet, target: Target, irredundant: bool) -> Core {
        let grounds = core.iter().map(|index| self.grounds[index].clone()).collect();
        Core { facts: target.into_iter().collect(), grounds, irredundant, set: core }
    }
}

/// An inquiry as an oracle: which grounds imply the target.
struct About<'q, 'a> {
    inquiry: &'q mut Inquiry<'a>,
    target: Target,
}

impl Oracle for About<'_, '_> {
    fn ask(&mut self, grounds: &BitSet, conflicts: u64) -> OracleAnswer {
        let Self { inquiry, target } = self;
        let question = inquiry.question(*target);
        if let Some(core) = question.cores.iter().find(|core| core.is_subset(grounds)) {
            return OracleAnswer::Core(core.clone());
        }
        if let Some(broken) = question.corrections.missed_by(grounds) {
            return OracleAnswer::NotACore(broken.clone());
        }
        let contrary = target.map(|fact| !inquiry.literals.of(&mut inquiry.engine, fact));
        let assumptions: Vec<Lit> = grounds.iter().map(|ground| inquiry.assumptions[ground]).chain(contrary).collect();
        let lazily = lazily(&inquiry.explainer.clues, inquiry.has_islands(grounds));
        match inquiry.engine.satisfy_within(&lazily, &assumptions, conflicts, conflicts) {
            Some(Ok(layout)) => {
                let broken: BitSet = inquiry.broken_by(&layout).collect();
                inquiry.counterexamples.push((layout, broken.clone()));
                OracleAnswer::NotACore(broken)
            }
            Some(Err(failed)) => {
                let core: BitSet = grounds.iter().filter(|&at| failed.contains(&inquiry.assumptions[at])).collect();
                inquiry.question(*target).cores.push(core.clone());
                OracleAnswer::Core(core)
            }
            None => OracleAnswer::GaveUp,
        }
    }
}
