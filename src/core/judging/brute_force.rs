//! Self-test of minima: all sets with one clue fewer are tried.
//!
//! Since more clues never leave more layouts, smaller sets need not be tried.

use itertools::Itertools;

use crate::engines::SatEngine;
use crate::game::Game;
use crate::limits::{Budget, Limits};

/// Clues that may be chosen beside those given, and what each refutes.
pub struct BruteForce<P: Game> {
    clues: Vec<P::Clue>,
    /// For each clue, whether it refutes each of the other layouts.
    refuted: Vec<Vec<bool>>,
    others: Vec<P::Layout>,
}

impl<P: Game> BruteForce<P> {
    /// The clues about these topics, beside clues that are given, for a solution. The layouts are
    /// listed by SAT, since the search has chosen the clues; `None` if they are more than `most`.
    pub fn new(
        problem: &P,
        solution: &P::Layout,
        given: &P::Clues,
        topics: impl IntoIterator<Item = P::Topic>,
        most: usize,
    ) -> Option<Self> {
        let found = SatEngine::<P>::new(problem).solutions(given, most, &mut Budget::new(Limits::NONE));
        let others: Vec<P::Layout> = found.layouts.into_iter().filter(|layout| layout != solution).collect();
        let clues: Vec<P::Clue> = topics.into_iter().map(|topic| problem.about(topic, solution)).collect();
        let refuted = |clue: &P::Clue| others.iter().map(|other| !problem.fits(clue, other)).collect();
        let refuted = clues.iter().map(refuted).collect();
        found.complete.then_some(Self { clues, refuted, others })
    }

    /// The layouts, other than the solution, that fit what is given.
    pub fn others(&self) -> &[P::Layout] {
        &self.others
    }

    /// The number of sets of this many clues, saturating.
    pub fn sets(&self, size: usize) -> u64 {
        let next = |sets: u64, at: u64| sets.saturating_mul((self.clues.len() as u64).saturating_sub(at)) / (at + 1);
        (0..size as u64).fold(1, next)
    }

    /// A set of this many clues that refute all other layouts, if there is one.
    pub fn enough(&self, size: usize) -> Option<Vec<P::Clue>> {
        let mut sets = (0..self.clues.len()).combinations(size);
        let refute =
            |set: &Vec<usize>| (0..self.others.len()).all(|other| set.iter().any(|&at| self.refuted[at][other]));
        sets.find(refute).map(|set| set.into_iter().map(|at| self.clues[at].clone()).collect())
    }
}
