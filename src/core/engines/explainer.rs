//! Why a fact follows: a few clues and marks that leave no alternative.
//!
//! A *core* of a fact is a set of clues and marks, its *grounds*, that leave no layout in which the
//! fact is false; the rules always hold. A layout in which it is false is a *counterexample*, and
//! breaks at least one ground of every core. So these are cores of constraints as in
//! [`sat::mus`](crate::sat::mus), with an engine as the oracle.
//!
//! Proving a fact from as few grounds as possible may take long. It is much faster to start from
//! all grounds, keep those that the solver names, and leave out one after another; such a core is
//! only minimal.
//!
//! The answers of an [`Inquiry`] depend only on the clues and the marks, not on inquiries about
//! other marks: each starts with a fresh solver, with what was learnt from the clues, and with the
//! counterexamples that these suggest.

use std::collections::{BTreeSet, HashMap};
use std::hash::Hash;

use super::sat_engine::SatEngine;
use crate::engines::Solutions;
use crate::game::{Game, Model};
use crate::limits::{CancelledError, Limits};
use crate::sat::Lit;
use crate::sat::mus::{self, CoreBounds, Corrections, GaveUpError, Oracle, OracleAnswer};
use crate::sets::{BitSet, ElementSet};

/// A ground that cannot be left out within this many conflicts counts as needed: no person would
/// see that it is not.
const PATIENCE: u64 = 100;

/// Before the first question, the solver may take this many conflicts for each lesson, to learn why
/// it must be true; learnt clauses of at most this many literals are kept. Without it, ratings take
/// three times as long and, within their limits of conflicts, find cores of up to twice the size;
/// with clauses of any length, 1.5 times as long.
const LESSON: u64 = 5000;
const LONGEST: usize = 30;

/// After this many facts that could not be shown to follow from the same grounds, no more are
/// tried.
const FAILURES: usize = 20;

/// The facts of a game as literals of its formula. A value keeps the literals that it has defined
/// for one engine; a clone of it is made for each.
pub trait FactLiterals: Clone {
    type Game: Game;

    /// A statement about the layout that a solver may deduce.
    type Fact: Copy + Eq + Hash;

    /// A literal equivalent to the fact, defined on first use.
    fn of(&mut self, engine: &mut SatEngine<Self::Game>, fact: Self::Fact) -> Lit;

    /// Whether the fact is true of a layout.
    fn holds(&self, fact: Self::Fact, layout: &LayoutOf<Self>) -> bool;
}

type GameOf<F> = <F as FactLiterals>::Game;
type LayoutOf<F> = <GameOf<F> as Game>::Layout;
type ClueOf<F> = <GameOf<F> as Game>::Clue;
type CluesOf<F> = <GameOf<F> as Game>::Clues;
type FactOf<F> = <F as FactLiterals>::Fact;
type EngineOf<F> = SatEngine<GameOf<F>>;
type CoreOf<F> = Core<ClueOf<F>, FactOf<F>>;

/// Something from which a fact follows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Ground<C, F> {
    Clue(C),
    Mark(F),
}

impl<C, F: Copy> Ground<C, F> {
    /// The clue, if it is one.
    pub fn clue(&self) -> Option<&C> {
        match self {
            Self::Clue(clue) => Some(clue),
            Self::Mark(_) => None,
        }
    }

    /// The fact, if it is a mark.
    pub fn fact(&self) -> Option<F> {
        match self {
            Self::Mark(fact) => Some(*fact),
            Self::Clue(_) => None,
        }
    }
}

/// Facts and the grounds from which they follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Core<C, F> {
    /// The fact, and others that follow from the same grounds; empty if the grounds contradict each
    /// other.
    pub facts: Vec<F>,
    /// Clues and marks; empty if the fact follows from the rules alone.
    pub grounds: Vec<Ground<C, F>>,
    /// Whether it is proved that no ground can be left out.
    pub irredundant: bool,
    /// The grounds as a set.
    set: BitSet,
}

/// Explains facts that follow from the clues of one puzzle.
pub struct Explainer<'l, F: FactLiterals> {
    problem: GameOf<F>,
    literals: F,
    limits: Limits<'l>,
    /// Has all clues, and what was learnt from them.
    engine: EngineOf<F>,
    clues: CluesOf<F>,
    /// The clues one by one.
    named: Vec<ClueOf<F>>,
    /// The guards of the clues, in order.
    guards: Vec<Lit>,
    /// Layouts that the clues suggest, with the clues that each breaks.
    counterexamples: Vec<(LayoutOf<F>, BitSet)>,
    /// The layouts that fit the clues.
    solutions: Solutions<LayoutOf<F>>,
}

/// Explains facts that follow from the clues and some marks.
pub struct Inquiry<'a, F: FactLiterals> {
    explainer: &'a Explainer<'a, F>,
    engine: EngineOf<F>,
    literals: F,
    /// The clues, then the marks.
    grounds: Vec<Ground<ClueOf<F>, FactOf<F>>>,
    /// A literal for each ground.
    assumptions: Vec<Lit>,
    /// Layouts with the grounds that each breaks.
    counterexamples: Vec<(LayoutOf<F>, BitSet)>,
    questions: HashMap<Option<FactOf<F>>, Question>,
}

/// What is known about the cores of one target.
#[derive(Default)]
struct Question {
    corrections: Corrections,
    /// Sets of grounds that are known to be cores.
    cores: Vec<BitSet>,
    /// The number of counterexamples examined so far.
    seen: usize,
}

impl<'l, F: FactLiterals> Explainer<'l, F> {
    /// An explainer for clues that leave these solutions. Its inquiries also end at the limits.
    ///
    /// The counterexamples, layouts that break few of the clues, and the lessons, facts that are
    /// true of the solutions, only save time: with the former fewer are sought, and from trying to
    /// refute the latter the solver learns.
    pub fn new(
        problem: &GameOf<F>,
        literals: F,
        clues: &CluesOf<F>,
        solutions: &Solutions<LayoutOf<F>>,
        counterexamples: impl IntoIterator<Item = LayoutOf<F>>,
        lessons: impl IntoIterator<Item = FactOf<F>>,
        limits: Limits<'l>,
    ) -> Result<Self, CancelledError> {
        let mut engine: EngineOf<F> = SatEngine::new(problem);
        let named: Vec<ClueOf<F>> = GameOf::<F>::each(clues).collect();
        let guards: Vec<Lit> = named.iter().map(|clue| engine.guard(clue)).collect();
        let layouts: BTreeSet<LayoutOf<F>> = counterexamples.into_iter().collect();
        let broken = |layout: LayoutOf<F>| {
            let broken = problem.broken_by(clues, &layout);
            (layout, broken)
        };
        let counterexamples = layouts.into_iter().map(broken).collect();
        engine.note(LONGEST);
        let lazy = problem.clues(named.iter().filter(|clue| <GameOf<F> as Game>::Model::is_lazy(clue)).cloned());
        let mut learning = literals.clone();
        for fact in lessons {
            limits.check()?;
            let contrary = !learning.of(&mut engine, fact);
            let assumptions: Vec<Lit> = guards.iter().copied().chain([contrary]).collect();
            // The answer does not matter, only what was learnt on the way.
            let _ = engine.satisfy(&lazy, &assumptions, limits.within(LESSON), LESSON);
        }
        limits.check()?;
        Ok(Self {
            problem: problem.clone(),
            literals,
            limits,
            engine: engine.taught(),
            clues: clues.clone(),
            named,
            guards,
            counterexamples,
            solutions: solutions.clone(),
        })
    }

    /// An inquiry into what follows from the clues and these marks, which may contradict each
    /// other.
    pub fn inquire(&self, marks: Vec<FactOf<F>>) -> Inquiry<'_, F> {
        let (mut engine, mut literals) = (self.engine.fresh(), self.literals.clone());
        let mut assumptions = self.guards.clone();
        assumptions.extend(marks.iter().map(|&mark| literals.of(&mut engine, mark)));
        let clues = self.named.iter().cloned().map(Ground::Clue);
        let grounds = clues.chain(marks.into_iter().map(Ground::Mark)).collect();
        let questions = HashMap::new();
        let mut inquiry =
            Inquiry { explainer: self, engine, literals, grounds, assumptions, counterexamples: Vec::new(), questions };
        for (layout, clues) in &self.counterexamples {
            let broken = inquiry.marks_broken_by(layout).chain(clues.iter()).collect();
            inquiry.counterexamples.push((layout.clone(), broken));
        }
        inquiry
    }
}

impl<F: FactLiterals> Inquiry<'_, F> {
    /// The indices of the marks that a layout does not fit, among the grounds.
    fn marks_broken_by<'a>(&'a self, layout: &'a LayoutOf<F>) -> impl Iterator<Item = usize> + 'a {
        let is_broken = |ground: &Ground<_, FactOf<F>>| ground.fact().is_some_and(|fact| !self.holds(fact, layout));
        let grounds = self.grounds.iter().enumerate().filter(move |(_, ground)| is_broken(ground));
        grounds.map(|(index, _)| index)
    }

    fn holds(&self, fact: FactOf<F>, layout: &LayoutOf<F>) -> bool {
        self.explainer.literals.holds(fact, layout)
    }

    /// The indices of the grounds that a layout does not fit.
    fn broken_by(&self, layout: &LayoutOf<F>) -> BitSet {
        let Explainer { problem, clues, .. } = self.explainer;
        problem.broken_by(clues, layout).iter().chain(self.marks_broken_by(layout)).collect()
    }

    /// The clues among these grounds that an engine must check in its models.
    fn lazy(&self, grounds: &BitSet) -> CluesOf<F> {
        let clues = grounds.iter().filter_map(|at| self.grounds[at].clue());
        self.explainer.problem.clues(clues.filter(|clue| <GameOf<F> as Game>::Model::is_lazy(clue)).cloned())
    }

    /// The question about a target, with all counterexamples known so far.
    fn question(&mut self, target: Option<FactOf<F>>) -> &mut Question {
        let question = self.questions.entry(target).or_default();
        let new = &self.counterexamples[question.seen..];
        let literals = &self.explainer.literals;
        let new = new.iter().filter(|(layout, _)| target.is_none_or(|fact| !literals.holds(fact, layout)));
        question.corrections.extend(new.map(|(_, broken)| broken.clone()));
        question.seen = self.counterexamples.len();
        question
    }

    /// A rough estimate of the size of a core of the fact.
    pub fn estimate(&mut self, fact: FactOf<F>) -> usize {
        self.question(Some(fact)).corrections.estimate()
    }

    /// A minimal core: the smaller result of two orders of deletion. `None` if the fact does not
    /// follow, or if that takes more than the given number of conflicts.
    ///
    /// # Errors
    /// If it was given up, as with all others.
    pub fn minimal(&mut self, fact: FactOf<F>, conflicts: u64) -> Result<Option<CoreOf<F>>, CancelledError> {
        self.minimal_of(Some(fact), conflicts)
    }

    /// A minimal set of grounds that contradict each other; `None` if all can hold.
    pub fn contradiction(&mut self) -> Result<Option<CoreOf<F>>, CancelledError> {
        self.minimal_of(None, u64::MAX)
    }

    fn minimal_of(&mut self, target: Option<FactOf<F>>, conflicts: u64) -> Result<Option<CoreOf<F>>, CancelledError> {
        let all = BitSet::below(self.grounds.len());
        let answer = (About { inquiry: self, target }).ask(&all, conflicts);
        self.explainer.limits.check()?;
        match answer {
            OracleAnswer::Core(core) => self.spare_twice(core, target).map(Some),
            OracleAnswer::NotACore(_) | OracleAnswer::GaveUp => Ok(None),
        }
    }

    /// A core of clues alone, for a fact that is true of all solutions.
    pub fn by_clues(&mut self, fact: FactOf<F>) -> Result<Option<CoreOf<F>>, CancelledError> {
        let Solutions { layouts, complete } = &self.explainer.solutions;
        let follows = *complete && layouts.iter().all(|layout| self.holds(fact, layout));
        let clues = BitSet::below(self.explainer.guards.len());
        follows.then(|| self.spare_twice(clues, Some(fact))).transpose()
    }

    /// Minimizes the core by deletion in two orders, and keeps the smaller result.
    fn spare_twice(&mut self, core: BitSet, target: Option<FactOf<F>>) -> Result<CoreOf<F>, CancelledError> {
        let ascending: Vec<usize> = core.iter().collect();
        let descending: Vec<usize> = ascending.iter().rev().copied().collect();
        let mut oracle = About { inquiry: self, target };
        let one = mus::minimal(&mut oracle, core.clone(), &ascending, PATIENCE);
        let other = mus::minimal(&mut oracle, core, &descending, PATIENCE);
        self.explainer.limits.check()?;
        let (core, irredundant) = if other.0.len() < one.0.len() { other } else { one };
        Ok(self.named(core, target, irredundant))
    }

    /// Adds those of these facts to the core that follow from the same grounds, until it has `most`
    /// or too many have failed.
    pub fn extend(
        &mut self,
        core: &mut CoreOf<F>,
        facts: impl IntoIterator<Item = FactOf<F>>,
        most: usize,
    ) -> Result<(), CancelledError> {
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
                self.explainer.limits.check()?;
            }
        }
        Ok(())
    }

    /// A smallest core, if it has fewer than `limit` grounds. This may take long.
    pub fn smallest(&mut self, fact: FactOf<F>, limit: usize) -> Result<Option<CoreOf<F>>, CancelledError> {
        let all = BitSet::below(self.grounds.len());
        let mut corrections = self.question(Some(fact)).corrections.clone();
        // Counterexamples are plentiful and cheap; shrinking them takes more questions than it
        // saves.
        let Some(most) = limit.checked_sub(1) else { return Ok(None) };
        let bounds = CoreBounds { most, conflicts: u64::MAX, shrink: 0 };
        let core = mus::smallest(&mut About { inquiry: self, target: Some(fact) }, &all, &mut corrections, bounds);
        // Without a bound on conflicts, the solver gives up only when it is cancelled.
        let core = core.map_err(|GaveUpError| CancelledError)?;
        Ok(core.map(|core| self.named(core, Some(fact), true)))
    }

    fn named(&self, core: BitSet, target: Option<FactOf<F>>, irredundant: bool) -> CoreOf<F> {
        let grounds = core.iter().map(|index| self.grounds[index].clone()).collect();
        Core { facts: target.into_iter().collect(), grounds, irredundant, set: core }
    }
}

/// An inquiry as an oracle: which grounds imply the target, or, with `None`, contradict each other.
struct About<'q, 'a, F: FactLiterals> {
    inquiry: &'q mut Inquiry<'a, F>,
    target: Option<FactOf<F>>,
}

impl<F: FactLiterals> Oracle for About<'_, '_, F> {
    fn limits(&self) -> Limits<'_> {
        self.inquiry.explainer.limits
    }

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
        let (lazy, limits) = (inquiry.lazy(grounds), inquiry.explainer.limits);
        match inquiry.engine.satisfy(&lazy, &assumptions, limits.within(conflicts), conflicts) {
            Some(Ok(layout)) => {
                let broken = inquiry.broken_by(&layout);
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
