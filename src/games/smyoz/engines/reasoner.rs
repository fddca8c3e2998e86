//! One interface to both engines. Neither uses the other (what they share is described
//! [above](super)). Only certificates, conflicts and the formula for other solvers are specific to
//! SAT.
//!
//! # Which is faster
//!
//! With six shots or more both answer within half a second, and the search is mostly faster (23
//! kinds of partial inventories, true and contradictory shots). Fewer shots were measured on the
//! 384 clue sets with at most five among the first 5,000 of a
//! [self-test](crate::selftest::engines), for 2 and for 100 solutions, as ratios to the
//! search's total time:
//!
//! | | 2 solutions | 100 solutions | worst seen |
//! |---|---|---|---|
//! | SAT | 2.6 | 4.8 | 47 s where the search takes 0.1 s: codes, islands, no shots |
//! | search | 1 | 1 | 5 s where SAT takes 10 ms: two shots that contradict each other |
//! | `auto` | 0.8 | 1.0 | 1.4 s where the search takes 20 ms |
//!
//! So for one more layout `auto` uses SAT only for the kind of clues that may lead the search
//! astray: few, and no islands, which SAT is bad at. For lists of layouts it runs both in turn,
//! with growing budgets: see [`solve`].

use super::encode::{Engine, for_inventory};
use super::{Conflict, Smyoz, Solutions, conditions, search};
use crate::board::Layout;
use crate::clues::{Clues, Inventory, Item};
use smyoz_core::engines::{EngineChoice, Method, SatEngine, SearchEngine, Solved, Solver};
use smyoz_core::limits::{Budget, CancelledError, Limits};
use smyoz_core::sat::{Varisat, VarisatUntil};

/// With more shots than this the search is faster, or both are fast.
const FEW_SHOTS: usize = 4;

/// With more given inventory items than this the search is faster.
const FEW_ITEMS: usize = 2;

/// An engine prepared for questions about one inventory. Asked about another one, it prepares
/// itself anew.
pub struct Reasoner<'a> {
    inner: Inner<'a>,
    limits: Limits<'a>,
    /// The inventory for which the engine is prepared.
    inventory: Inventory,
    /// With `Auto`, the engine that answered last.
    auto: Option<EngineChoice>,
}

enum Inner<'a> {
    Sat(Box<Engine<VarisatUntil<'a>>>),
    Search,
}

impl<'a> Inner<'a> {
    fn sat(inventory: &Inventory, limits: Limits<'a>) -> Self {
        Self::Sat(Box::new(SatEngine::until(for_inventory::<Varisat>(inventory), limits)))
    }
}

impl<'a> Reasoner<'a> {
    /// Prepares for questions about clues with this inventory, whatever their shots. `Auto` decides
    /// by the clues given here.
    pub fn new(choice: EngineChoice, clues: &Clues, limits: Limits<'a>) -> Self {
        let inner = match choice {
            EngineChoice::Sat => Inner::sat(&clues.inventory, limits),
            EngineChoice::Search => Inner::Search,
            EngineChoice::Auto => {
                let engine = faster(clues);
                return Self { auto: Some(engine), ..Self::new(engine, clues, limits) };
            }
        };
        Self { inner, limits, inventory: clues.inventory.clone(), auto: None }
    }

    /// When it gives up.
    pub fn limits(&self) -> Limits<'a> {
        self.limits
    }

    /// The engine that answers, or that answered last: never `Auto`.
    pub fn engine(&self) -> EngineChoice {
        self.auto.unwrap_or(match self.inner {
            Inner::Sat(_) => EngineChoice::Sat,
            Inner::Search => EngineChoice::Search,
        })
    }

    /// Prepares for the inventory of these clues.
    fn prepare(&mut self, clues: &Clues) {
        if matches!(self.inner, Inner::Sat(_)) && self.inventory != clues.inventory {
            self.inner = Inner::sat(&clues.inventory, self.limits);
            self.inventory.clone_from(&clues.inventory);
        }
    }

    /// The layouts that fit all clues, at most `limit` of them.
    ///
    /// # Errors
    /// If it was given up.
    pub fn solutions(&mut self, clues: &Clues, limit: usize) -> Result<Solutions, CancelledError> {
        let found = self.solve(clues, limit);
        if found.given_up { Err(CancelledError) } else { Ok(found.solutions) }
    }

    /// The layouts that fit all clues, at most `limit` of them; if it was given up, those found by
    /// then.
    pub fn solve(&mut self, clues: &Clues, limit: usize) -> Solved<Layout> {
        self.prepare(clues);
        if self.auto.is_some() {
            let answer = solve(EngineChoice::Auto, clues, limit, self.limits);
            self.auto = Some(answer.by.into());
            return answer;
        }
        let by = if matches!(self.inner, Inner::Sat(_)) { Method::Sat } else { Method::Search };
        if conditions::conflict(clues).is_some() {
            return Solved { solutions: Solutions::NONE, given_up: false, by };
        }
        let mut budget = Budget::new(self.limits);
        let solutions = match &mut self.inner {
            Inner::Sat(engine) => engine.solutions_until(clues, limit),
            Inner::Search => search::solutions_within(clues, limit, &mut budget),
        };
        Solved { solutions, given_up: self.has_given_up(&budget), by }
    }

    /// A layout that fits all clues and is not among `known`, if there is one.
    ///
    /// # Errors
    /// If it was given up.
    pub fn another(&mut self, clues: &Clues, known: &[Layout]) -> Result<Option<Layout>, CancelledError> {
        self.prepare(clues);
        let mut budget = Budget::new(self.limits);
        let found = match &mut self.inner {
            Inner::Sat(engine) => engine.another_until(clues, known),
            Inner::Search => SearchEngine::new(&Smyoz).another_within(clues, known, &mut budget),
        };
        if self.has_given_up(&budget) { Err(CancelledError) } else { Ok(found) }
    }

    /// Whether an engine with this budget may not have found everything. The SAT solver does not
    /// count its work, so it only gives up once it is cancelled.
    fn has_given_up(&self, budget: &Budget) -> bool {
        self.limits.is_cancelled() || budget.is_exhausted()
    }
}

/// The layouts that fit all clues, at most `limit` of them, until it is cancelled.
///
/// With `Auto`, both engines run in turn, with growing budgets: each takes minutes for some
/// questions that the other answers at once, and which ones cannot be known beforehand.
pub fn solve(choice: EngineChoice, clues: &Clues, limit: usize, limits: Limits) -> Solved<Layout> {
    Solver::new(&Smyoz).solve(clues, limit, choice.method(), limits)
}

/// A conflict among clues that no layout fits; `None` if a layout does fit them.
///
/// Cancelling ends the search at any time; the result is then the smallest conflict found so far.
pub fn conflict(clues: &Clues, limits: Limits) -> Option<Conflict> {
    Solver::new(&Smyoz).conflict(clues, limits)
}

/// The engine that was measured faster for such clues: see above.
fn faster(clues: &Clues) -> EngineChoice {
    let Clues { inventory, shots } = clues;
    let few = shots.len() <= FEW_SHOTS && inventory.items().count() <= FEW_ITEMS;
    if few && !inventory.gives(Item::Islands) { EngineChoice::Sat } else { EngineChoice::Search }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clues::{Shot, Shots};

    #[test]
    fn what_runs_out_of_work_does_not_rule_out_other_layouts() {
        let shot = Shot { cell: "55".parse().unwrap(), shows: "A".parse().unwrap() };
        let clues = Clues { shots: Shots::new([shot]).unwrap(), ..Clues::default() };
        let mut partial = 0;
        for work in 1.. {
            let mut reasoner = Reasoner::new(EngineChoice::Search, &clues, Limits::NONE.within(work));
            let found = reasoner.solve(&clues, 2);
            assert_eq!(reasoner.solutions(&clues, 2).is_err(), found.given_up);
            if !found.given_up {
                assert!(found.solutions.layouts.len() == 2 && partial > 0);
                assert!(reasoner.another(&clues, &found.solutions.layouts[..1]).is_ok_and(|other| other.is_some()));
                break;
            }
            partial += usize::from(found.solutions.layouts.len() == 1);
        }
        let mut reasoner = Reasoner::new(EngineChoice::Search, &clues, Limits::NONE.within(1));
        assert_eq!(reasoner.another(&clues, &[]), Err(CancelledError));
    }
}
