//! Counterexamples: the other layouts that fit the clues given beforehand, and which further clues
//! refute them.

use crate::sea_battle::board::{CellSet, Layout, Piece};
use crate::sea_battle::clues::{Clue, Clues, Topic};
use crate::sea_battle::engines::search;
use smyoz_core::limits::Budget;
use smyoz_core::sat::ElementSet;

/// The most layouts that are listed at once. If the clues leave more, counterexamples are sought
/// one by one.
const LISTED: usize = 200;

/// The most pieces placed in order to list them.
const STEPS: u64 = 2_000;

/// A counterexample that no more clues than these refute is close enough to the solution.
const CLOSE: usize = 16;

/// The layouts, other than one, that fit given clues: all of them, or those found so far. Sets of
/// clues are sets of the places of their parts in the scope.
pub(super) struct Counterexamples<'a, S> {
    engine: &'a search::Engine,
    solution: Layout,
    given: Clues,
    pub(super) scope: Vec<Vec<Topic>>,
    /// Each with the clues that refute it.
    pub(super) known: Vec<(Layout, S)>,
    /// Whether all are known.
    complete: bool,
}

impl<'a, S: ElementSet> Counterexamples<'a, S> {
    pub(super) fn new(engine: &'a search::Engine, solution: &Layout, given: Clues, scope: Vec<Vec<Topic>>) -> Self {
        static NEVER: std::sync::atomic::AtomicBool = std::sync::atomic::AtomicBool::new(false);
        let listed = engine.solutions_within(&given, LISTED, &mut Budget::new(STEPS, &NEVER));
        let mut all = Self { engine, solution: *solution, given, scope, known: Vec::new(), complete: listed.complete };
        let others = listed.layouts.into_iter().filter(|other| other != solution);
        all.known = others.map(|other| (other, all.difference(&other))).collect();
        all
    }

    /// The clues given, and these.
    pub(super) fn clues(&self, chosen: &S) -> Clues {
        let mut clues = self.given.clone();
        clues.extend(self.topics(chosen).map(|topic| Clue::of(topic, &self.solution)));
        clues
    }

    /// The layout that the clues must leave.
    pub(super) fn solution(&self) -> &Layout {
        &self.solution
    }

    /// The topics of these parts.
    pub(super) fn topics(&self, chosen: &S) -> impl Iterator<Item = Topic> {
        chosen.iter().flat_map(|at| self.scope[at].iter().copied())
    }

    /// Everything that may be told.
    pub(super) fn all(&self) -> S {
        let mut all = S::default();
        (0..self.scope.len()).for_each(|at| all.insert(at));
        all
    }

    /// The clues that refute another layout.
    fn difference(&self, other: &Layout) -> S {
        let mut unlike = CellSet::NONE;
        for piece in Piece::ALL {
            let (one, other) = (*self.solution.cells(piece), *other.cells(piece));
            unlike |= (one - other) | (other - one);
        }
        // What a cell shows depends on the cells at its sides, too.
        let near = unlike.with_sides();
        let mut difference = S::default();
        let refutes = |&topic: &Topic| {
            let may_differ = match topic {
                Topic::Shown(cell) => near.contains(cell),
                Topic::Count(_, line) => unlike.count_in(line) > 0,
            };
            may_differ && !Clue::of(topic, &self.solution).fits(other)
        };
        for (at, part) in self.scope.iter().enumerate() {
            if part.iter().any(refutes) {
                difference.insert(at);
            }
        }
        difference
    }

    /// The clues that refute a counterexample which these clues do not, if there is one.
    pub(super) fn find(&mut self, chosen: &S) -> Option<(Layout, S)> {
        let known = self.known.iter().find(|(_, difference)| difference.is_disjoint(chosen));
        if known.is_some() || self.complete {
            return known.cloned();
        }
        let found = self.seek(chosen)?;
        self.known.push(found.clone());
        Some(found)
    }

    /// A counterexample that these clues do not refute, nor, if possible, others of the clues that
    /// would: the fewer clues refute a counterexample, the stronger the demand.
    fn seek(&self, chosen: &S) -> Option<(Layout, S)> {
        let mut found = self.ask(chosen)?;
        // Clues that are told beside the chosen ones, so that the layout comes closer.
        let mut alike = chosen.clone();
        let mut untried: Vec<usize> = found.1.iter().collect();
        (0..self.scope.len()).filter(|&at| !found.1.contains(at)).for_each(|at| alike.insert(at));
        while found.1.len() > CLOSE
            && let Some(clue) = untried.pop()
        {
            alike.insert(clue);
            match self.ask(&alike) {
                Some(closer) => {
                    found = closer;
                    untried.retain(|&at| found.1.contains(at));
                    (0..self.scope.len()).filter(|&at| !found.1.contains(at)).for_each(|at| alike.insert(at));
                }
                None => alike.remove(clue),
            }
        }
        Some(found)
    }

    fn ask(&self, chosen: &S) -> Option<(Layout, S)> {
        let other = self.engine.another(&self.clues(chosen), &[self.solution])?;
        let difference = self.difference(&other);
        Some((other, difference))
    }
}
