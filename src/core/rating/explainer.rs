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

use std::collections::{BTreeSet, HashMap, HashSet};
use std::hash::Hash;

use itertools::Itertools;

use crate::deduction::{self, ChartOf, Core, FactOf, Ground, Logic};
use crate::engines::{SatEngine, SearchEngine, Solutions};
use crate::game::{Game, Model};
use crate::limits::{Budget, CancelledError, Limits};
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

/// For each clue, this many layouts that break only this clue are listed at the start, within this
/// many steps of the search, as counterexamples; not for clues that engines check in their models.
const LISTED: usize = 100;
const SEARCH: u64 = 100_000;

type GroundOf<G> = deduction::Ground<<G as Game>::Clue, FactOf<G>>;

/// The literals of facts in the formula of one engine, defined on first use.
struct Literals<F>(HashMap<F, Lit>);

impl<F: Copy + Eq + Hash> Literals<F> {
    fn of<G: Game<Logic: Logic<Fact = F>>>(&mut self, chart: &ChartOf<G>, engine: &mut SatEngine<G>, fact: F) -> Lit {
        *self.0.entry(fact).or_insert_with(|| G::Logic::literal(chart, &mut engine.stated(), fact))
    }
}

/// A core with its grounds as a set.
pub struct Found<G: Game> {
    pub core: Core<G::Logic>,
    set: BitSet,
}

/// Explains facts that follow from the clues of one puzzle.
pub struct Explainer<'l, G: Game> {
    chart: &'l ChartOf<G>,
    limits: Limits<'l>,
    /// Has all clues, and what was learnt from them.
    engine: SatEngine<G>,
    clues: G::Clues,
    /// The clues one by one.
    named: Vec<G::Clue>,
    /// The guards of the clues, in order.
    guards: Vec<Lit>,
    /// Layouts that the clues suggest, with the clues that each breaks.
    counterexamples: Vec<(G::Layout, BitSet)>,
    /// The layouts that fit the clues.
    solutions: Solutions<G::Layout>,
}

/// Explains facts that follow from the clues and some marks.
pub struct Inquiry<'a, G: Game> {
    explainer: &'a Explainer<'a, G>,
    engine: SatEngine<G>,
    literals: Literals<FactOf<G>>,
    /// The clues, then the marks.
    grounds: Vec<GroundOf<G>>,
    /// A literal for each ground.
    assumptions: Vec<Lit>,
    /// Layouts with the grounds that each breaks.
    counterexamples: Vec<(G::Layout, BitSet)>,
    questions: HashMap<Option<FactOf<G>>, Question>,
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

impl<'l, G: Game> Explainer<'l, G> {
    /// An explainer for clues that leave these solutions. Its inquiries also end at the limits.
    ///
    /// The counterexamples, layouts that break a single clue, and the lessons, facts that are
    /// true of the solutions, only save time: with the former fewer are sought, and from trying
    /// to refute the latter the solver learns.
    pub fn new(
        chart: &'l ChartOf<G>,
        clues: &G::Clues,
        solutions: &Solutions<G::Layout>,
        limits: Limits<'l>,
    ) -> Result<Self, CancelledError> {
        let game = G::Logic::game(chart);
        let is_lazy = |clue: &G::Clue| G::Model::is_lazy(clue);
        let mut engine: SatEngine<G> = SatEngine::new(game);
        let named: Vec<G::Clue> = G::each(clues).collect();
        let guards: Vec<Lit> = named.iter().map(|clue| engine.guard(clue)).collect();
        let search = SearchEngine::new(game);
        let listed = named.iter().filter(|clue| !is_lazy(clue)).flat_map(|clue| {
            let others = game.clues(named.iter().filter(|other| *other != clue).cloned());
            search.solutions(&others, LISTED, &mut Budget::new(limits.within(SEARCH))).layouts
        });
        let layouts: BTreeSet<G::Layout> = listed.collect();
        let broken = |layout: G::Layout| {
            let broken = game.broken_by(clues, &layout);
            (layout, broken)
        };
        let counterexamples = layouts.into_iter().map(broken).collect();
        engine.note(LONGEST);
        let lazy = game.clues(named.iter().filter(|clue| is_lazy(clue)).cloned());
        let mut learning = Literals(HashMap::new());
        for fact in solutions.layouts.iter().flat_map(G::Logic::lessons).unique() {
            limits.check()?;
            let contrary = !learning.of(chart, &mut engine, fact);
            let assumptions: Vec<Lit> = guards.iter().copied().chain([contrary]).collect();
            // The answer does not matter, only what was learnt on the way.
            let _ = engine.satisfy(&lazy, &assumptions, limits.within(LESSON), LESSON);
        }
        limits.check()?;
        Ok(Self {
            chart,
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
    pub fn inquire(&self, marks: Vec<FactOf<G>>) -> Inquiry<'_, G> {
        // What clues show is known, too: it is a ground once.
        let shown: HashSet<FactOf<G>> =
            self.named.iter().filter_map(|clue| G::Logic::ground(clue.clone()).fact()).collect();
        let marks: Vec<FactOf<G>> = marks.into_iter().filter(|mark| !shown.contains(mark)).collect();
        let (mut engine, mut literals) = (self.engine.fresh(), Literals(HashMap::new()));
        let mut assumptions = self.guards.clone();
        assumptions.extend(marks.iter().map(|&mark| literals.of(self.chart, &mut engine, mark)));
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

impl<G: Game> Inquiry<'_, G> {
    /// The indices of the marks that a layout does not fit, among the grounds.
    fn marks_broken_by<'a>(&'a self, layout: &'a G::Layout) -> impl Iterator<Item = usize> + 'a {
        let is_broken = |ground: &GroundOf<G>| ground.fact().is_some_and(|fact| !self.holds(fact, layout));
        let grounds = self.grounds.iter().enumerate().filter(move |(_, ground)| is_broken(ground));
        grounds.map(|(index, _)| index)
    }

    fn holds(&self, fact: FactOf<G>, layout: &G::Layout) -> bool {
        G::Logic::holds(self.explainer.chart, fact, layout)
    }

    /// The indices of the grounds that a layout does not fit.
    fn broken_by(&self, layout: &G::Layout) -> BitSet {
        let Explainer { chart, clues, .. } = self.explainer;
        G::Logic::game(chart).broken_by(clues, layout).iter().chain(self.marks_broken_by(layout)).collect()
    }

    /// The clues among these grounds that an engine must check in its models.
    fn lazy(&self, grounds: &BitSet) -> G::Clues {
        let clues = grounds.iter().filter_map(|at| self.grounds[at].clue());
        let lazy = clues.filter(|clue| G::Model::is_lazy(clue)).cloned();
        G::Logic::game(self.explainer.chart).clues(lazy)
    }

    /// The question about a target, with all counterexamples known so far.
    fn question(&mut self, target: Option<FactOf<G>>) -> &mut Question {
        let question = self.questions.entry(target).or_default();
        let new = &self.counterexamples[question.seen..];
        let chart = self.explainer.chart;
        let new = new.iter().filter(|(layout, _)| target.is_none_or(|fact| !G::Logic::holds(chart, fact, layout)));
        question.corrections.extend(new.map(|(_, broken)| broken.clone()));
        question.seen = self.counterexamples.len();
        question
    }

    /// A rough estimate of the size of a core of the fact.
    pub fn estimate(&mut self, fact: FactOf<G>) -> usize {
        self.question(Some(fact)).corrections.estimate()
    }

    /// A minimal core: the smaller result of two orders of deletion. `None` if the fact does not
    /// follow, or if that takes more than the given number of conflicts.
    ///
    /// # Errors
    /// If it was given up, as with all others.
    pub fn minimal(&mut self, fact: FactOf<G>, conflicts: u64) -> Result<Option<Found<G>>, CancelledError> {
        self.minimal_of(Some(fact), conflicts)
    }

    /// A minimal set of grounds that contradict each other; `None` if all can hold.
    pub fn contradiction(&mut self) -> Result<Option<Found<G>>, CancelledError> {
        self.minimal_of(None, u64::MAX)
    }

    fn minimal_of(&mut self, target: Option<FactOf<G>>, conflicts: u64) -> Result<Option<Found<G>>, CancelledError> {
        let all = BitSet::below(self.grounds.len());
        let answer = (About { inquiry: self, target }).ask(&all, conflicts);
        self.explainer.limits.check()?;
        match answer {
            OracleAnswer::Core(core) => self.spare_twice(core, target).map(Some),
            OracleAnswer::NotACore(_) | OracleAnswer::GaveUp => Ok(None),
        }
    }

    /// A core of clues alone, for a fact that is true of all solutions.
    pub fn by_clues(&mut self, fact: FactOf<G>) -> Result<Option<Found<G>>, CancelledError> {
        let Solutions { layouts, complete } = &self.explainer.solutions;
        let follows = *complete && layouts.iter().all(|layout| self.holds(fact, layout));
        let clues = BitSet::below(self.explainer.guards.len());
        follows.then(|| self.spare_twice(clues, Some(fact))).transpose()
    }

    /// Minimizes the core by deletion in two orders, and keeps the smaller result.
    fn spare_twice(&mut self, core: BitSet, target: Option<FactOf<G>>) -> Result<Found<G>, CancelledError> {
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
        Found { core, set }: &mut Found<G>,
        facts: impl IntoIterator<Item = FactOf<G>>,
        most: usize,
    ) -> Result<(), CancelledError> {
        let mut failures = 0;
        for fact in facts {
            if core.facts.len() >= most || failures >= FAILURES {
                break;
            }
            let is_open = !core.facts.contains(&fact);
            if is_open && self.question(Some(fact)).corrections.missed_by(set).is_none() {
                match (About { inquiry: self, target: Some(fact) }).ask(set, PATIENCE) {
                    OracleAnswer::Core(_) => core.facts.push(fact),
                    OracleAnswer::NotACore(_) | OracleAnswer::GaveUp => failures += 1,
                }
                self.explainer.limits.check()?;
            }
        }
        Ok(())
    }

    /// A smallest core, if it has fewer than `limit` grounds. This may take long.
    pub fn smallest(&mut self, fact: FactOf<G>, limit: usize) -> Result<Option<Found<G>>, CancelledError> {
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

    fn named(&self, core: BitSet, target: Option<FactOf<G>>, irredundant: bool) -> Found<G> {
        let ground = |index: usize| match &self.grounds[index] {
            Ground::Clue(clue) => G::Logic::ground(clue.clone()),
            Ground::Mark(fact) => Ground::Mark(*fact),
        };
        let grounds = core.iter().map(ground).collect();
        Found { core: Core { facts: target.into_iter().collect(), grounds, irredundant }, set: core }
    }
}

/// An inquiry as an oracle: which grounds imply the target, or, with `None`, contradict each other.
struct About<'q, 'a, G: Game> {
    inquiry: &'q mut Inquiry<'a, G>,
    target: Option<FactOf<G>>,
}

impl<G: Game> Oracle for About<'_, '_, G> {
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
        let contrary = target.map(|fact| !inquiry.literals.of(inquiry.explainer.chart, &mut inquiry.engine, fact));
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
