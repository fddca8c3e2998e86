//! The SAT engine of any game: which layouts fit a set of clues.

use std::collections::{BTreeSet, HashMap};
use std::ops::ControlFlow;

use crate::engines::Solutions;
use crate::game::{Game, Guards, Model, Rules};
use crate::limits::{Budget, CancelledError, Limits};
use crate::sat::{BatSat, Formula, Limited, Lit, Session, Solver, Stoppable, Teacher, models};

type Clues<E> = <<E as Model>::Game as Game>::Clues;
type Clue<E> = <<E as Model>::Game as Game>::Clue;
type Layout<E> = <<E as Model>::Game as Game>::Layout;

/// A solver that knows the rules of a game, and every clue that it was ever given.
///
/// Each clue has a guard, so the same engine answers questions about any set of clues, and what it
/// learns from one helps with the next.
pub struct SatEngine<E: Model, S = BatSat> {
    session: Session<S>,
    encoding: E,
    guards: Guards<E::Game>,
    /// The guards of the rules, if they are assumed.
    rules: Vec<Lit>,
    /// The guards of clues that always hold, if the engine is for some.
    fixed: Vec<Lit>,
}

impl<E: Model, S: Solver> SatEngine<E, S> {
    /// An engine for which the rules always hold.
    pub fn new(problem: &E::Game) -> Self {
        let mut engine = Self::with(problem, Rules::Fixed);
        for guard in std::mem::take(&mut engine.rules) {
            engine.session.formula.clause([guard]);
        }
        engine
    }

    /// An engine whose rules are constraints like the clues: they hold as long as their guards are
    /// assumed.
    pub fn with_guarded_rules(problem: &E::Game) -> Self {
        Self::with(problem, Rules::Guarded)
    }

    fn with(problem: &E::Game, rules: Rules) -> Self {
        let (formula, encoding) = E::state(problem, rules);
        let rules = encoding.rule_guards();
        Self { session: Session::new(formula), encoding, guards: HashMap::new(), rules, fixed: Vec::new() }
    }

    /// An engine for which all of these clues always hold: it answers questions about clues that
    /// include them, and about the same topics no others.
    pub fn for_clues(problem: &E::Game, clues: &Clues<E>) -> Self {
        let mut engine = Self::new(problem);
        engine.assert_always(clues);
        engine
    }

    /// Makes these clues hold always.
    pub(super) fn assert_always(&mut self, clues: &Clues<E>) {
        for guard in self.assumptions(clues) {
            self.session.formula.clause([guard]);
        }
        self.fixed = E::Game::each(clues).map(|clue| self.guards[&clue]).collect();
    }

    /// The current formula: the rules, and all clues used so far.
    pub fn formula(&self) -> &Formula {
        &self.session.formula
    }

    /// The formula, to define literals in it.
    pub fn formula_mut(&mut self) -> &mut Formula {
        &mut self.session.formula
    }

    /// The variables of the formula.
    pub fn encoding(&self) -> &E {
        &self.encoding
    }

    /// The guard of a clue, which is stated on first use.
    pub fn guard(&mut self, clue: &Clue<E>) -> Lit {
        if let Some(&guard) = self.guards.get(clue) {
            return guard;
        }
        let encoding = &mut self.encoding;
        let guard = self.session.formula.constraint(clue.to_string(), |formula| encoding.clue(formula, clue));
        self.guards.insert(clue.clone(), guard);
        guard
    }

    /// The literals that must be true for the rules and these clues to hold.
    ///
    /// # Panics
    /// If the engine is [for clues](Self::for_clues) that these do not include.
    pub fn assumptions(&mut self, clues: &Clues<E>) -> Vec<Lit> {
        let guards = self.guards_of(clues);
        assert!(self.fixed.iter().all(|guard| guards.contains(guard)), "the engine is for other clues");
        let implied = self.encoding.implied(&mut self.session.formula, clues);
        self.with_rules(guards.into_iter().chain(implied))
    }

    fn guards_of(&mut self, clues: &Clues<E>) -> Vec<Lit> {
        E::Game::each(clues).map(|clue| self.guard(&clue)).collect()
    }

    fn with_rules(&self, guards: impl Iterator<Item = Lit>) -> Vec<Lit> {
        guards.chain(self.rules.iter().copied()).collect()
    }

    /// The layouts that fit all clues, at most `limit` of them.
    pub fn solutions(&mut self, clues: &Clues<E>, limit: usize) -> Solutions<Layout<E>> {
        self.solutions_by(clues, limit, |session, assumptions| Some(session.solve(assumptions)))
    }

    /// Like [`solutions`](Self::solutions), but only those found before the budget, in conflicts,
    /// is exhausted.
    pub fn solutions_within(&mut self, clues: &Clues<E>, limit: usize, budget: &mut Budget) -> Solutions<Layout<E>>
    where
        S: Limited,
    {
        self.solutions_by(clues, limit, |session, assumptions| session.solve_in(assumptions, budget))
    }

    fn solutions_by(
        &mut self,
        clues: &Clues<E>,
        limit: usize,
        ask: impl FnMut(&mut Session<S>, &[Lit]) -> Option<bool>,
    ) -> Solutions<Layout<E>> {
        let assumptions = self.assumptions(clues);
        let cubes = self.encoding.cubes(clues, true);
        let mut layouts = BTreeSet::new();
        let Self { session, encoding, guards, .. } = self;
        let complete = models::visit(session, &assumptions, &cubes, ask, |session, lasting| {
            let layout = encoding.layout(|literal| session.is_true(literal));
            if !is_complete(encoding, &mut session.formula, guards, clues, &layout) {
                return ControlFlow::Continue(());
            }
            for (image, is_excluded) in encoding.images(clues, layout) {
                if !layouts.contains(&image) {
                    if is_excluded {
                        session.formula.clause(encoding.differs(&image).chain([!lasting]));
                    }
                    layouts.insert(image);
                }
            }
            if layouts.len() > limit { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        let found = Solutions::new(layouts, limit);
        Solutions { complete: complete && found.complete, ..found }
    }

    /// A layout that fits all clues and is not among `known`, if there is one.
    pub fn another(&mut self, clues: &Clues<E>, known: &[Layout<E>]) -> Option<Layout<E>> {
        self.another_by(clues, known, |session, assumptions| Some(session.solve(assumptions)))
    }

    /// Like [`another`](Self::another), but none either if the budget, in conflicts, is exhausted
    /// first.
    pub fn another_within(&mut self, clues: &Clues<E>, known: &[Layout<E>], budget: &mut Budget) -> Option<Layout<E>>
    where
        S: Limited,
    {
        self.another_by(clues, known, |session, assumptions| session.solve_in(assumptions, budget))
    }

    fn another_by(
        &mut self,
        clues: &Clues<E>,
        known: &[Layout<E>],
        ask: impl FnMut(&mut Session<S>, &[Lit]) -> Option<bool>,
    ) -> Option<Layout<E>> {
        if let Some(other) = self.encoding.at_once(clues, known) {
            return Some(other);
        }
        let mut assumptions = self.assumptions(clues);
        let unknown = self.session.formula.variable();
        for layout in known {
            self.session.formula.clause(self.encoding.differs(layout).chain([!unknown]));
        }
        assumptions.push(unknown);
        let found = self.satisfy(clues, &assumptions, ask);
        self.session.formula.clause([!unknown]);
        found.and_then(Result::ok)
    }

    /// A layout that fits all clues, or clues among them that contradict each other and the rules;
    /// `None` if the budget, in conflicts, is exhausted first. The engine must not be [for
    /// clues](Self::for_clues).
    pub fn fit_within(&mut self, clues: &Clues<E>, budget: &mut Budget) -> Option<Result<Layout<E>, Vec<Clue<E>>>>
    where
        S: Limited,
    {
        let guards = self.guards_of(clues);
        let assumptions = self.with_rules(guards.into_iter());
        let answer = self.satisfy(clues, &assumptions, |session, assumptions| session.solve_in(assumptions, budget))?;
        Some(answer.map_err(|core| E::Game::each(clues).filter(|clue| core.contains(&self.guards[clue])).collect()))
    }

    /// A layout for which the assumptions hold, or a core of them; what the `lazy` clues say beyond
    /// the formula is checked in models. `None` if one of the questions takes more than this many
    /// conflicts, or if this many models break what the clues say.
    pub fn satisfy_within(
        &mut self,
        lazy: &Clues<E>,
        assumptions: &[Lit],
        conflicts: u64,
        models: u64,
    ) -> Option<Result<Layout<E>, Vec<Lit>>>
    where
        S: Limited,
    {
        let mut asked = 0;
        self.satisfy(lazy, assumptions, |session, assumptions| {
            asked += 1;
            if asked > models.max(1) { None } else { session.solve_within(assumptions, conflicts) }
        })
    }

    fn satisfy(
        &mut self,
        lazy: &Clues<E>,
        assumptions: &[Lit],
        mut ask: impl FnMut(&mut Session<S>, &[Lit]) -> Option<bool>,
    ) -> Option<Result<Layout<E>, Vec<Lit>>> {
        while ask(&mut self.session, assumptions)? {
            let layout = self.model();
            let Self { session, encoding, guards, .. } = self;
            if is_complete(encoding, &mut session.formula, guards, lazy, &layout) {
                return Some(Ok(layout));
            }
        }
        Some(Err(self.session.core()))
    }

    /// Whether these can all be true, whatever is checked lazily; `None` if that takes more than
    /// this many conflicts.
    pub fn is_satisfiable_within(&mut self, assumptions: &[Lit], conflicts: u64) -> Option<bool>
    where
        S: Limited,
    {
        self.session.solve_within(assumptions, conflicts)
    }

    /// Excludes a layout permanently.
    pub(super) fn forbid(&mut self, layout: &Layout<E>) {
        self.session.formula.clause(self.encoding.differs(layout));
    }

    /// States a lemma that the clues imply, which must have been used before.
    pub(super) fn learn(&mut self, clues: &Clues<E>, lemma: &E::Lemma) {
        self.encoding.learn(&mut self.session.formula, &self.guards, clues, lemma);
    }

    /// The layout of the last model.
    fn model(&self) -> Layout<E> {
        self.encoding.layout(|literal| self.session.is_true(literal))
    }
}

impl<'a, E: Model, S: Stoppable<'a>> SatEngine<E, S> {
    /// This engine with a fresh solver that gives up at the limits.
    pub fn until<T: Solver>(engine: SatEngine<E, T>, limits: Limits<'a>) -> Self {
        let SatEngine { session, encoding, guards, rules, fixed } = engine;
        Self { session: Session::until(session.formula, limits), encoding, guards, rules, fixed }
    }

    /// The same engine with a fresh solver that gives up at the limits.
    pub(super) fn fresh(&self, limits: Limits<'a>) -> Self {
        let Self { session, encoding, guards, rules, fixed } = self;
        let session = Session::until(session.formula.clone(), limits);
        let (encoding, guards, rules, fixed) = (encoding.clone(), guards.clone(), rules.clone(), fixed.clone());
        Self { session, encoding, guards, rules, fixed }
    }

    /// The layouts that fit all clues, at most `limit` of them; fewer, and not complete, if the
    /// solver has given up.
    pub fn solutions_until(&mut self, clues: &Clues<E>, limit: usize) -> Solutions<Layout<E>> {
        self.solutions_by(clues, limit, Session::try_solve)
    }

    /// A layout that fits all clues and is not among `known`, if there is one; none either if the
    /// solver has given up.
    pub fn another_until(&mut self, clues: &Clues<E>, known: &[Layout<E>]) -> Option<Layout<E>> {
        self.another_by(clues, known, Session::try_solve)
    }

    /// A layout for which the formula holds with these assumptions, whatever is checked lazily.
    ///
    /// # Errors
    /// If the solver has given up.
    pub(super) fn any_model(&mut self, assumptions: &[Lit]) -> Result<Option<Layout<E>>, CancelledError> {
        let is_satisfiable = self.session.try_solve(assumptions).ok_or(CancelledError)?;
        Ok(is_satisfiable.then(|| self.model()))
    }
}

impl<E: Model, S: Teacher> SatEngine<E, S> {
    /// Has the solver record learnt clauses of at most `longest` literals.
    pub fn note(&mut self, longest: usize) {
        self.session.note(longest);
    }

    /// The same engine with the recorded clauses and a fresh solver that gives up at the limits.
    pub(super) fn taught<'a>(mut self, limits: Limits<'a>) -> Self
    where
        S: Stoppable<'a>,
    {
        self.session.formula = self.session.taught();
        Self::until(self, limits)
    }
}

/// Whether a model fits what the clues say beyond the formula; if not, states what excludes it.
fn is_complete<E: Model>(
    encoding: &mut E,
    formula: &mut Formula,
    guards: &Guards<E::Game>,
    clues: &Clues<E>,
    layout: &Layout<E>,
) -> bool {
    let lemmas = encoding.lemmas(clues, layout);
    lemmas.iter().for_each(|lemma| encoding.learn(formula, guards, clues, lemma));
    lemmas.is_empty()
}
