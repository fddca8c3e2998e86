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
        self.prepare(clues);
        if self.auto.is_some() {
            let answer = solve(EngineChoice::Auto, clues, limit, self.limits);
            self.auto = Some(answer.engine);
            return if answer.given_up { Err(CancelledError) } else { Ok(answer.solutions) };
        }
        if conditions::conflict(clues).is_some() {
            return Ok(Solutions::NONE);
        }
        let found = match &mut self.inner {
            Inner::Sat(engine) => engine.solutions_until(clues, limit),
            Inner::Search => search::solutions_within(clues, limit, &mut Budget::new(self.limits)),
        };
        self.limits.check()?;
        Ok(found)
    }

    /// A layout that fits all clues and is not among `known`, if there is one.
    ///
    /// # Errors
    /// If it was given up.
    pub fn another(&mut self, clues: &Clues, known: &[Layout]) -> Result<Option<Layout>, CancelledError> {
        self.prepare(clues);
        let found = match &mut self.inner {
            Inner::Sat(engine) => engine.another_until(clues, known),
            Inner::Search => SearchEngine::new(&Smyoz).another_within(clues, known, &mut Budget::new(self.limits)),
        };
        self.limits.check()?;
        Ok(found)
    }
}

/// The result of [`solve`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolveResult {
    /// The layouts found, and whether these are all.
    pub solutions: Solutions,
    /// Whether the engines gave up before they had found all layouts, or as many as were wanted.
    pub given_up: bool,
    /// The engine that answered, or worked last: never `Auto`.
    pub engine: EngineChoice,
}

/// The layouts that fit all clues, at most `limit` of them, until it is cancelled.
///
/// With `Auto`, both engines run in turn, with growing budgets: each takes minutes for some
/// questions that the other answers at once, and which ones cannot be known beforehand.
pub fn solve(choice: EngineChoice, clues: &Clues, limit: usize, limits: Limits) -> SolveResult {
    let method = match choice {
        EngineChoice::Sat => Some(Method::Sat),
        EngineChoice::Search => Some(Method::Search),
        EngineChoice::Auto => None,
    };
    let Solved { solutions, given_up, by } = Solver::new(&Smyoz).solve(clues, limit, method, limits);
    let engine = match by {
        Method::Sat => EngineChoice::Sat,
        Method::Search => EngineChoice::Search,
    };
    SolveResult { solutions, given_up, engine }
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
