//! Why something follows: few clues and marks that leave no other way.
//!
//! A *core* of a fact is a set of clues and marks, its *grounds*, that leave no layout in which the fact is wrong. The
//! rules always hold. A layout in which it is wrong is a *counterexample*, and breaks one ground of every core at least. So
//! cores are cores of constraints as in [`sat::mus`](crate::sat::mus), with an engine as the oracle.
//!
//! To prove something from as few grounds as possible may take long. It is much faster to begin with all grounds, to take
//! those that the solver names, and to leave out one after another what is not needed; this core is minimal only.
//!
//! What an [`Inquiry`] answers depends on the clues and the marks alone, not on what was asked about other marks: each begins
//! with a fresh solver, with what was learnt from the clues, and with the counterexamples that these suggest.

mod grounds;
mod literal;

use std::collections::{BTreeSet, HashMap};

pub use grounds::{Ground, Scope};
use literal::Literals;

use super::fact::Fact;
use super::marks::Marks;
use crate::sat::mus::{self, Corrections, Limits, Oracle, OracleAnswer};
use crate::sat::{BatSat, BitSet, ElementSet, Lit};
use crate::smyoz::board::{Layout, Placement};
use crate::smyoz::clues::{Clue, Clues, Item};
use crate::smyoz::engines::encode::Engine;
use crate::smyoz::engines::{Solutions, search};

/// Counterexamples with all but so many ships of the solution are known from the start.
const MOVED: usize = 1;

/// So many counterexamples that break just one clue are known from the start, for each clue but ship codes, where it takes
/// long.
const LISTED: usize = 100;

/// A ground of which more conflicts than this do not show that it can be spared counts as needed: no person would see it.
const PATIENCE: u64 = 100;

/// As many conflicts the solver may take for each ship of the solutions to learn why it lies there, before anything is asked,
/// and as many literals a clause may have to be kept from that. Without it, ratings take three times as long, and with
/// their limits of conflicts find cores of up to twice the size; with clauses of any length, 1.5 times as long.
const LESSON: u64 = 5000;
const LONGEST: usize = 30;

/// After so many facts that are not shown to follow from the same grounds no others are tried.
const FAILURES: usize = 20;

/// Explains facts by the clues of one puzzle.
pub struct Explainer {
    /// Knows all clues, and what was learnt from them.
    engine: Engine<BatSat>,
    clues: Clues,
    /// The guards of the clues, in their order.
    guards: Vec<Lit>,
    /// Layouts that the clues suggest, with the clues that each breaks.
    counterexamples: Vec<(Layout, BitSet)>,
    /// What the clues leave.
    solutions: Solutions,
}

/// What follows from the clues and some marks.
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

/// What grounds can leave no other way than: a fact, or nothing at all, where they contradict each other.
type Target = Option<Fact>;

/// What is known of the cores of one target.
#[derive(Default)]
struct Question {
    corrections: Corrections,
    /// Sets of grounds that were found to be cores.
    cores: Vec<BitSet>,
    /// As many counterexamples have been looked at.
    seen: usize,
}

/// Facts and what they follow from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Core {
    /// The fact, and what else follows from the same; none where the grounds contradict each other.
    pub facts: Vec<Fact>,
    /// Clues and marks: none, if the rules alone say it.
    pub grounds: Vec<Ground>,
    /// The grounds as a set.
    set: BitSet,
}

impl Explainer {
    /// Ready to explain what follows from clues that leave these solutions.
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

    /// Asks what follows from the clues and the marks in the scope.
    #[must_use]
    pub fn ask(&self, marks: &Marks, scope: Scope) -> Inquiry<'_> {
        self.inquire(scope.grounds(marks))
    }

    /// Asks what follows from the clues and these marks, which may contradict each other.
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

/// An engine with what a solver learns while it tries to refute, for each ship of the solutions, that it lies elsewhere.
fn teach(mut engine: Engine<BatSat>, guards: &[Lit], clues: &Clues, solutions: &Solutions) -> Engine<BatSat> {
    engine.note(LONGEST);
    let lazily = lazily(clues, true);
    let ships: BTreeSet<Placement> = solutions.layouts.iter().flat_map(Layout::placements).collect();
    for ship in ships {
        let elsewhere = !engine.ship(ship);
        let assumptions: Vec<Lit> = guards.iter().copied().chain([elsewhere]).collect();
        // Whatever the answer, it is what was learnt on the way that counts.
        let _ = engine.satisfy_within(&lazily, &assumptions, LESSON);
    }
    engine.taught()
}

/// What an engine must check of its models: the islands, if they are assumed.
fn lazily(clues: &Clues, islands: bool) -> Clues {
    let mut lazily = Clues::default();
    if islands {
        lazily.inventory.adopt(Item::Islands, &clues.inventory);
    }
    lazily
}

impl Inquiry<'_> {
    /// The marks that a layout does not fit, by their places among the grounds.
    fn marks_broken_by<'a>(&'a self, layout: &'a Layout) -> impl Iterator<Item = usize> + 'a {
        let is_broken = |ground: &Ground| matches!(ground, Ground::Mark(fact) if !fact.holds(layout));
        let grounds = self.grounds.iter().enumerate().filter(move |(_, ground)| is_broken(ground));
        grounds.map(|(index, _)| index)
    }

    /// The grounds that a layout does not fit.
    fn broken_by<'a>(&'a self, layout: &'a Layout) -> impl Iterator<Item = usize> + 'a {
        self.explainer.clues.broken_by(layout).chain(self.marks_broken_by(layout))
    }

    /// Whether the islands are among these grounds.
    fn has_islands(&self, grounds: &BitSet) -> bool {
        grounds.iter().any(|at| matches!(self.grounds[at], Ground::Clue(Clue::Islands(_))))
    }

    /// The question about a target, with all counterexamples that are known by now.
    fn question(&mut self, target: Target) -> &mut Question {
        let question = self.questions.entry(target).or_default();
        let new = &self.counterexamples[question.seen..];
        let new = new.iter().filter(|(layout, _)| target.is_none_or(|fact| !fact.holds(layout)));
        question.corrections.extend(new.map(|(_, broken)| broken.clone()));
        question.seen = self.counterexamples.len();
        question
    }

    /// How many grounds a core of the fact will have, at first sight.
    #[must_use]
    pub fn estimate(&mut self, fact: Fact) -> usize {
        self.question(Some(fact)).corrections.estimate()
    }

    /// A core of which nothing can be spared: the best of two orders of leaving out. `None` if the fact does not follow, or
    /// if that takes more conflicts than given.
    pub fn minimal(&mut self, fact: Fact, conflicts: u64) -> Option<Core> {
        self.minimal_of(Some(fact), conflicts)
    }

    /// Grounds that contradict each other, of which nothing can be spared; `None` if they do not.
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

    /// A core of clues alone, for a fact that the solutions show to follow.
    pub fn by_clues(&mut self, fact: Fact) -> Option<Core> {
        let Solutions { layouts, complete } = &self.explainer.solutions;
        let follows = *complete && layouts.iter().all(|layout| fact.holds(layout));
        let clues = BitSet::first(self.explainer.guards.len());
        follows.then(|| self.spare_twice(clues, Some(fact)))
    }

    /// Leaves out what is not needed, in two orders, and takes the better result.
    fn spare_twice(&mut self, core: BitSet, target: Target) -> Core {
        let ascending: Vec<usize> = core.iter().collect();
        let descending: Vec<usize> = ascending.iter().rev().copied().collect();
        let mut oracle = About { inquiry: self, target };
        let one = mus::minimal(&mut oracle, core.clone(), &ascending, PATIENCE);
        let other = mus::minimal(&mut oracle, core, &descending, PATIENCE);
        self.named(if other.len() < one.len() { other } else { one }, target)
    }

    /// Adds to a core which of these facts follow from the same grounds, until it has `most` or that fails too often.
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

    /// A smallest core, if it has fewer than `limit` grounds. Proving something from few grounds may take long.
    pub fn smallest(&mut self, fact: Fact, limit: usize) -> Option<Core> {
        let all = BitSet::first(self.grounds.len());
        let mut corrections = self.question(Some(fact)).corrections.clone();
        // Counterexamples are many and cheap; shrinking them takes more questions than it spares.
        let limits = Limits { most: limit.checked_sub(1)?, conflicts: u64::MAX, shrink: 0 };
        let core = mus::smallest(&mut About { inquiry: self, target: Some(fact) }, &all, &mut corrections, limits);
        let core = core.expect("without a limit of conflicts, the solver never gives up")?;
        Some(self.named(core, Some(fact)))
    }

    fn named(&self, core: BitSet, target: Target) -> Core {
        let grounds = core.iter().map(|index| self.grounds[index].clone()).collect();
        Core { facts: target.into_iter().collect(), grounds, set: core }
    }
}

/// An inquiry as an oracle: which grounds leave no other way than the target.
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
        match inquiry.engine.satisfy_within(&lazily, &assumptions, conflicts) {
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
