//! The exhaustive search of a game as an engine.

use std::ops::ControlFlow;

use crate::engines::Solutions;
use crate::game::Game;
use crate::limits::Budget;

/// The search of a game, with the tables that it needs.
pub struct SearchEngine<G: Game> {
    game: G,
    prepared: G::Prepared,
}

impl<G: Game> SearchEngine<G> {
    pub fn new(game: &G) -> Self {
        Self { game: game.clone(), prepared: game.prepare() }
    }

    /// The layouts that fit all clues, at most `limit` of them; fewer if the budget, in steps, is
    /// exhausted before all are found.
    pub fn solutions(&self, clues: &G::Clues, limit: usize, budget: &mut Budget) -> Solutions<G::Layout> {
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
    pub fn count(&self, clues: &G::Clues, limit: u64, budget: &mut Budget) -> Option<u64> {
        let mut count = 0;
        let ended = self.search(clues, budget, &mut |_| {
            count += 1;
            if count < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        (ended.is_continue() || count >= limit).then_some(count)
    }

    /// A layout that fits all clues and is not among `known`, if there is one; none either if the
    /// budget, in steps, is exhausted first.
    pub fn another(&self, clues: &G::Clues, known: &[G::Layout], budget: &mut Budget) -> Option<G::Layout> {
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
        clues: &G::Clues,
        budget: &mut Budget,
        found: &mut dyn FnMut(G::Layout) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.game.search(&self.prepared, clues, budget, found)
    }
}
