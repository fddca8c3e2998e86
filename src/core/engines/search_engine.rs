//! The exhaustive search of a game as an engine.

use std::ops::ControlFlow;

use crate::engines::Solutions;
use crate::game::Game;
use crate::limits::{Budget, Limits};

/// The search of a game, with the tables that it needs.
pub struct SearchEngine<P: Game> {
    problem: P,
    prepared: P::Prepared,
}

impl<P: Game> SearchEngine<P> {
    /// Prepares for a game.
    pub fn new(problem: &P) -> Self {
        Self { problem: problem.clone(), prepared: problem.prepare() }
    }

    /// The layouts that fit all clues, at most `limit` of them.
    pub fn solutions(&self, clues: &P::Clues, limit: usize) -> Solutions<P::Layout> {
        self.solutions_within(clues, limit, &mut Budget::new(Limits::NONE))
    }

    /// Like [`solutions`](Self::solutions), but only those found before the budget is exhausted.
    pub fn solutions_within(&self, clues: &P::Clues, limit: usize, budget: &mut Budget) -> Solutions<P::Layout> {
        let mut layouts = Vec::new();
        let ended = self.search(clues, budget, &mut |layout| {
            layouts.push(layout);
            if layouts.len() > limit { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        layouts.sort_unstable();
        layouts.truncate(limit);
        Solutions { layouts, complete: ended.is_continue() }
    }

    /// The number of layouts that fit all clues, up to `limit`; `None` if the budget is exhausted
    /// before that is known.
    pub fn count(&self, clues: &P::Clues, limit: u64, budget: &mut Budget) -> Option<u64> {
        let mut count = 0;
        let ended = self.search(clues, budget, &mut |_| {
            count += 1;
            if count < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        (ended.is_continue() || count >= limit).then_some(count)
    }

    /// A layout that fits all clues and is not among `known`, if there is one.
    pub fn another(&self, clues: &P::Clues, known: &[P::Layout]) -> Option<P::Layout> {
        self.another_within(clues, known, &mut Budget::new(Limits::NONE))
    }

    /// Like [`another`](Self::another), but none either if the budget is exhausted first.
    pub fn another_within(&self, clues: &P::Clues, known: &[P::Layout], budget: &mut Budget) -> Option<P::Layout> {
        let mut other = None;
        let _ = self.search(clues, budget, &mut |layout| {
            if known.contains(&layout) {
                return ControlFlow::Continue(());
            }
            other = Some(layout);
            ControlFlow::Break(())
        });
        other
    }

    /// Calls `found` once for each layout that fits all clues, until it breaks off or the budget is
    /// exhausted: see [`Game::search`].
    pub fn search(
        &self,
        clues: &P::Clues,
        budget: &mut Budget,
        found: &mut dyn FnMut(P::Layout) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.problem.search(&self.prepared, clues, budget, found)
    }
}
