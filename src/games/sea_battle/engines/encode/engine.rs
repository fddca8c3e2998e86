//! The SAT engine: which layouts fit a set of clues.

use std::collections::{BTreeSet, HashMap};
use std::ops::ControlFlow;

use super::variables::Variables;
use crate::sea_battle::board::{Layout, Setting};
use crate::sea_battle::clues::{Clue, Clues};
use crate::sea_battle::engines::Solutions;
use smyoz_core::limits::Budget;
use smyoz_core::sat::{BatSat, Formula, Limited, Lit, Session, Solver, models};

/// A solver that knows the rules of a game, and every clue that it was ever given.
///
/// Each clue has a guard, so the same engine answers questions about any set of clues, and what it
/// learns from one helps with the next. All clues must be on the board.
pub struct Engine<S = BatSat> {
    session: Session<S>,
    variables: Variables,
    guards: HashMap<Clue, Lit>,
    /// The guards of the rules, if they are to be assumed.
    rules: Vec<Lit>,
}

impl<S: Solver> Engine<S> {
    /// An engine for which the rules always hold.
    #[must_use]
    pub fn new(setting: &Setting) -> Self {
        let mut engine = Self::with_guarded_rules(setting);
        for guard in std::mem::take(&mut engine.rules) {
            engine.session.formula.clause([guard]);
        }
        engine
    }

    /// An engine whose rules are constraints like the clues: they hold as long as their guards are
    /// assumed.
    #[must_use]
    pub fn with_guarded_rules(setting: &Setting) -> Self {
        let mut formula = Formula::new();
        let variables = Variables::new(&mut formula, setting);
        let rules = variables.rules().iter().map(|&(_, guard)| guard).collect();
        Self { session: Session::new(formula), variables, guards: HashMap::new(), rules }
    }

    /// The current formula: the rules, and all clues used so far.
    #[must_use]
    pub fn formula(&self) -> &Formula {
        &self.session.formula
    }

    /// The variables of the formula.
    #[must_use]
    pub fn variables(&self) -> &Variables {
        &self.variables
    }

    /// The guard of a clue, which is stated on first use.
    pub fn guard(&mut self, clue: Clue) -> Lit {
        if let Some(&guard) = self.guards.get(&clue) {
            return guard;
        }
        let variables = &mut self.variables;
        let guard = self.session.formula.constraint(clue.to_string(), |formula| variables.clue(formula, clue));
        self.guards.insert(clue, guard);
        guard
    }

    /// The literals that must be true for the rules and these clues to hold.
    pub fn assumptions(&mut self, clues: &Clues) -> Vec<Lit> {
        let guards: Vec<Lit> = clues.iter().map(|clue| self.guard(clue)).collect();
        self.rules.iter().copied().chain(guards).collect()
    }

    /// The layouts that fit all clues, at most `limit` of them.
    pub fn solutions(&mut self, clues: &Clues, limit: usize) -> Solutions {
        self.solutions_by(clues, limit, |session, assumptions| Some(session.solve(assumptions)))
    }

    /// Like [`solutions`](Self::solutions), but only those found before the budget, in conflicts,
    /// is exhausted.
    pub fn solutions_within(&mut self, clues: &Clues, limit: usize, budget: &mut Budget) -> Solutions
    where
        S: Limited,
    {
        self.solutions_by(clues, limit, |session, assumptions| session.solve_in(assumptions, budget))
    }

    fn solutions_by(
        &mut self,
        clues: &Clues,
        limit: usize,
        ask: impl FnMut(&mut Session<S>, &[Lit]) -> Option<bool>,
    ) -> Solutions {
        let assumptions = self.assumptions(clues);
        let mut layouts = BTreeSet::new();
        let variables = &self.variables;
        let complete = models::visit_within(&mut self.session, &assumptions, &[], ask, |session, lasting| {
            let layout = variables.layout(|literal| session.is_true(literal));
            session.formula.clause(variables.differs(&layout).chain([!lasting]));
            layouts.insert(layout);
            if layouts.len() > limit { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        let found = Solutions::new(layouts, limit);
        Solutions { complete: complete && found.complete, ..found }
    }

    /// A layout that fits all clues and is not among `known`, if there is one.
    pub fn another(&mut self, clues: &Clues, known: &[Layout]) -> Option<Layout> {
        let mut assumptions = self.assumptions(clues);
        let unknown = self.session.formula.variable();
        for layout in known {
            self.session.formula.clause(self.variables.differs(layout).chain([!unknown]));
        }
        assumptions.push(unknown);
        let found = self.session.solve(&assumptions).then(|| self.layout());
        self.session.formula.clause([!unknown]);
        found
    }

    /// A layout that fits all clues, or clues among them that contradict each other and the rules;
    /// `None` if the budget, in conflicts, is exhausted first.
    pub fn fit_within(&mut self, clues: &Clues, budget: &mut Budget) -> Option<Result<Layout, Vec<Clue>>>
    where
        S: Limited,
    {
        let assumptions = self.assumptions(clues);
        if self.session.solve_in(&assumptions, budget)? {
            return Some(Ok(self.layout()));
        }
        let core = self.session.core();
        Some(Err(clues.iter().filter(|clue| core.contains(&self.guards[clue])).collect()))
    }

    /// The layout of the last model.
    fn layout(&self) -> Layout {
        self.variables.layout(|literal| self.session.is_true(literal))
    }
}
