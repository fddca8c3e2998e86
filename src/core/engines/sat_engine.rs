//! The SAT engine of any game: which layouts fit a set of clues.

use std::collections::{BTreeSet, HashMap};
use std::ops::ControlFlow;

use crate::engines::Solutions;
use crate::game::{Game, Guards, Model, Rules, Stated};
use crate::limits::{Budget, CancelledError, Limits};
use crate::sat::{BatSat, Formula, Lit, Session, Solver, models};

/// A solver that knows the rules of a game, and every clue that it was ever given.
///
/// Each clue has a guard, so the same engine answers questions about any set of clues, and what it
/// learns from one helps with the next.
pub struct SatEngine<G: Game, S = BatSat> {
    session: Session<S>,
    model: G::Model,
    guards: Guards<G>,
    /// The guards of the rules, if they are assumed.
    rules: Vec<Lit>,
    /// The guards of clues that always hold, if the engine is for some.
    fixed: Vec<Lit>,
}

impl<G: Game, S: Solver> SatEngine<G, S> {
    /// An engine for which the rules always hold.
    pub fn new(game: &G) -> Self {
        let mut engine = Self::with(game, Rules::Fixed);
        for guard in std::mem::take(&mut engine.rules) {
            engine.session.formula.clause([guard]);
        }
        engine
    }

    /// An engine whose rules are constraints like the clues: they hold as long as their guards are
    /// assumed.
    pub fn with_guarded_rules(game: &G) -> Self {
        Self::with(game, Rules::Guarded)
    }

    fn with(game: &G, rules: Rules) -> Self {
        let (formula, model) = G::Model::state(game, rules);
        let rules = model.rule_guards();
        Self { session: Session::new(formula), model, guards: HashMap::new(), rules, fixed: Vec::new() }
    }

    /// An engine for which all of these clues always hold: it answers questions about clues that
    /// include them, and about the same topics no others.
    pub fn for_clues(game: &G, clues: &G::Clues) -> Self {
        let mut engine = Self::new(game);
        engine.assert_always(clues);
        engine
    }

    /// Makes these clues hold always.
    pub(super) fn assert_always(&mut self, clues: &G::Clues) {
        for guard in self.assumptions(clues) {
            self.session.formula.clause([guard]);
        }
        self.fixed = G::each(clues).map(|clue| self.guards[&clue]).collect();
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
    pub fn model(&self) -> &G::Model {
        &self.model
    }

    /// The guard of a clue, which is stated on first use.
    pub fn guard(&mut self, clue: &G::Clue) -> Lit {
        self.stated().guard(clue)
    }

    /// What is stated, to define more in it.
    pub fn stated(&mut self) -> Stated<'_, G> {
        Stated { formula: &mut self.session.formula, model: &mut self.model, guards: &mut self.guards }
    }

    /// The literals that must be true for the rules and these clues to hold.
    ///
    /// # Panics
    /// If the engine is [for clues](Self::for_clues) that these do not include.
    pub fn assumptions(&mut self, clues: &G::Clues) -> Vec<Lit> {
        let guards = self.guards_of(clues);
        assert!(self.fixed.iter().all(|guard| guards.contains(guard)), "the engine is for other clues");
        let implied = self.model.implied(&mut self.session.formula, clues);
        self.with_rules(guards.into_iter().chain(implied))
    }

    fn guards_of(&mut self, clues: &G::Clues) -> Vec<Lit> {
        G::each(clues).map(|clue| self.guard(&clue)).collect()
    }

    fn with_rules(&self, guards: impl Iterator<Item = Lit>) -> Vec<Lit> {
        guards.chain(self.rules.iter().copied()).collect()
    }

    /// The layouts that fit all clues, at most `limit` of them; fewer if the budget, in conflicts,
    /// is exhausted before all are found.
    pub fn solutions(&mut self, clues: &G::Clues, limit: usize, budget: &mut Budget) -> Solutions<G::Layout> {
        let assumptions = self.assumptions(clues);
        let cubes = self.model.cubes(clues, true);
        let mut layouts = BTreeSet::new();
        let Self { session, model, guards, .. } = self;
        let complete = models::visit(session, &assumptions, &cubes, budget, |session, lasting| {
            let layout = model.layout(|literal| session.is_true(literal));
            if !is_complete::<G>(model, &mut session.formula, guards, clues, &layout) {
                return ControlFlow::Continue(());
            }
            for (image, is_excluded) in model.images(clues, layout) {
                if !layouts.contains(&image) {
                    if is_excluded {
                        session.formula.clause(model.differs(&image).chain([!lasting]));
                    }
                    layouts.insert(image);
                }
            }
            if layouts.len() > limit { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        let found = Solutions::new(layouts, limit);
        Solutions { complete: complete && found.complete, ..found }
    }

    /// A layout that fits all clues and is not among `known`, if there is one; none either if the
    /// budget, in conflicts, is exhausted first.
    pub fn another(&mut self, clues: &G::Clues, known: &[G::Layout], budget: &mut Budget) -> Option<G::Layout> {
        if let Some(other) = self.model.at_once(clues, known) {
            return Some(other);
        }
        let mut assumptions = self.assumptions(clues);
        let unknown = self.session.formula.variable();
        for layout in known {
            self.session.formula.clause(self.model.differs(layout).chain([!unknown]));
        }
        assumptions.push(unknown);
        let found = self.satisfy_by(clues, &assumptions, |session, assumptions| session.solve(assumptions, budget));
        self.session.formula.clause([!unknown]);
        found.and_then(Result::ok)
    }

    /// A layout that fits all clues, or clues among them that contradict each other and the rules;
    /// `None` if the budget, in conflicts, is exhausted first. The engine must not be [for
    /// clues](Self::for_clues).
    pub fn fit(&mut self, clues: &G::Clues, budget: &mut Budget) -> Option<Result<G::Layout, Vec<G::Clue>>> {
        let guards = self.guards_of(clues);
        let assumptions = self.with_rules(guards.into_iter());
        let answer = self.satisfy_by(clues, &assumptions, |session, assumptions| session.solve(assumptions, budget))?;
        Some(answer.map_err(|core| G::each(clues).filter(|clue| core.contains(&self.guards[clue])).collect()))
    }

    /// A layout for which the assumptions hold, or a core of them; what the `lazy` clues say beyond
    /// the formula is checked in models. `None` if one of the questions takes more conflicts than
    /// the limits allow, or if this many models break what the clues say.
    pub fn satisfy(
        &mut self,
        lazy: &G::Clues,
        assumptions: &[Lit],
        limits: Limits,
        models: u64,
    ) -> Option<Result<G::Layout, Vec<Lit>>> {
        let mut asked = 0;
        self.satisfy_by(lazy, assumptions, |session, assumptions| {
            asked += 1;
            (asked <= models.max(1)).then(|| session.solve(assumptions, &mut Budget::new(limits)))?
        })
    }

    fn satisfy_by(
        &mut self,
        lazy: &G::Clues,
        assumptions: &[Lit],
        mut ask: impl FnMut(&mut Session<S>, &[Lit]) -> Option<bool>,
    ) -> Option<Result<G::Layout, Vec<Lit>>> {
        while ask(&mut self.session, assumptions)? {
            let layout = self.layout();
            let Self { session, model, guards, .. } = self;
            if is_complete::<G>(model, &mut session.formula, guards, lazy, &layout) {
                return Some(Ok(layout));
            }
        }
        Some(Err(self.session.core()))
    }

    /// Whether these can all be true, whatever is checked lazily; `None` if the budget, in
    /// conflicts, is exhausted first.
    pub fn is_satisfiable(&mut self, assumptions: &[Lit], budget: &mut Budget) -> Option<bool> {
        self.session.solve(assumptions, budget)
    }

    /// A layout for which the formula holds with these assumptions, whatever is checked lazily.
    pub(super) fn any_model(
        &mut self,
        assumptions: &[Lit],
        limits: Limits,
    ) -> Result<Option<G::Layout>, CancelledError> {
        let is_satisfiable = self.is_satisfiable(assumptions, &mut Budget::new(limits)).ok_or(CancelledError)?;
        Ok(is_satisfiable.then(|| self.layout()))
    }

    pub(super) fn forbid(&mut self, layout: &G::Layout) {
        self.session.formula.clause(self.model.differs(layout));
    }

    /// States a lemma that the clues imply, which must have been used before.
    pub(super) fn learn(&mut self, clues: &G::Clues, lemma: &<G::Model as Model>::Lemma) {
        self.model.learn(&mut self.session.formula, &self.guards, clues, lemma);
    }

    /// The layout of the last model.
    fn layout(&self) -> G::Layout {
        self.model.layout(|literal| self.session.is_true(literal))
    }
}

impl<G: Game> SatEngine<G> {
    /// The same engine with a fresh solver.
    pub(crate) fn fresh(&self) -> Self {
        let Self { session, model, guards, rules, fixed } = self;
        let session = Session::new(session.formula.clone());
        let (model, guards, rules, fixed) = (model.clone(), guards.clone(), rules.clone(), fixed.clone());
        Self { session, model, guards, rules, fixed }
    }

    /// Has the solver record learnt clauses of at most `longest` literals.
    pub(crate) fn note(&mut self, longest: usize) {
        self.session.note(longest);
    }

    /// The same engine with the recorded clauses and a fresh solver.
    pub(crate) fn taught(mut self) -> Self {
        self.session = Session::new(self.session.taught());
        self
    }
}

/// Whether a model fits what the clues say beyond the formula; if not, states what excludes it.
fn is_complete<G: Game>(
    model: &mut G::Model,
    formula: &mut Formula,
    guards: &Guards<G>,
    clues: &G::Clues,
    layout: &G::Layout,
) -> bool {
    let lemmas = model.lemmas(clues, layout);
    lemmas.iter().for_each(|lemma| model.learn(formula, guards, clues, lemma));
    lemmas.is_empty()
}
