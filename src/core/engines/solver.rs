//! Both engines together: solutions from whichever has them first, and why there are none.
//!
//! Each engine takes long for some questions that the other answers at once, and which ones cannot
//! be known beforehand. So both are asked in turn, with growing budgets.

use super::conflict::{self, Conflict};
use super::sat_engine::SatEngine;
use super::search_engine::SearchEngine;
use crate::engines::Solutions;
use crate::game::Game;
use crate::limits::{Budget, CancelledError, Limits};
use crate::puzzles::by_name;
use crate::sat::BatSat;

/// By how much the work grows from round to round.
const GROWTH: u64 = 4;

/// One of the engines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// The exhaustive search: [`SearchEngine`].
    Search,
    /// The SAT solver: [`SatEngine`].
    Sat,
}

impl Method {
    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Search => "search",
            Self::Sat => "sat",
        }
    }

    /// Its work in the first round, in steps or conflicts.
    fn share<P: Game>(self) -> u64 {
        match self {
            Self::Search => P::TURN,
            Self::Sat => 2_000,
        }
    }
}

by_name!(Method);

/// The solutions of a puzzle, and how they were found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved<L> {
    /// The solutions.
    pub solutions: Solutions<L>,
    /// Whether it was cancelled, or ran out of work, before they were found.
    pub given_up: bool,
    /// The engine that found them. It is the first one if neither was needed, because the clues
    /// contradict each other [at a glance](Game::contradiction).
    pub by: Method,
}

/// Both engines, prepared for a game.
pub struct Solver<P: Game> {
    problem: P,
    search: SearchEngine<P>,
    /// Stated when it is first needed: the search answers most questions sooner than that.
    sat: Option<Stated<P>>,
}

/// A SAT engine with the clues that it states for good, if any.
type Stated<P> = (Option<<P as Game>::Clues>, SatEngine<<P as Game>::Model, BatSat>);

impl<P: Game> Solver<P> {
    /// Prepares for a game.
    pub fn new(problem: &P) -> Self {
        Self { problem: problem.clone(), search: SearchEngine::new(problem), sat: None }
    }

    /// The game.
    pub fn problem(&self) -> &P {
        &self.problem
    }

    /// The search engine.
    pub fn search(&self) -> &SearchEngine<P> {
        &self.search
    }

    /// The SAT engine for questions about these clues.
    pub fn sat(&mut self, clues: &P::Clues) -> &mut SatEngine<P::Model, BatSat> {
        let lasting = self.problem.lasting(clues);
        if self.sat.as_ref().is_none_or(|(stated, _)| *stated != lasting) {
            let engine = match &lasting {
                Some(lasting) => SatEngine::for_clues(&self.problem, lasting),
                None => SatEngine::new(&self.problem),
            };
            self.sat = Some((lasting, engine));
        }
        let (_, engine) = self.sat.as_mut().expect("it was stated just now");
        engine
    }

    /// The layouts that fit all clues, at most `limit` of them, by one engine, or by the one that
    /// has them first; fewer, and not complete, if it gives up before.
    ///
    /// The [work](Limits::within) is that of a single turn of an engine, not the sum of all: turns
    /// grow until one is cut short by it, and then the solver gives up.
    pub fn solve(
        &mut self,
        clues: &P::Clues,
        limit: usize,
        method: Option<Method>,
        limits: Limits,
    ) -> Solved<P::Layout> {
        let (turns, mut share) = match method {
            Some(method) => (vec![method], u64::MAX),
            None => (vec![Method::Search, Method::Sat], 1),
        };
        if self.problem.contradiction(clues).is_some() {
            return Solved { solutions: Solutions::NONE, given_up: false, by: turns[0] };
        }
        loop {
            for &by in &turns {
                let given = share.saturating_mul(by.share::<P>());
                let mut budget = Budget::new(limits.within(given));
                let solutions = match by {
                    Method::Search => self.search.solutions_within(clues, limit, &mut budget),
                    Method::Sat => self.sat(clues).solutions_within(clues, limit, &mut budget),
                };
                let given_up = budget.is_exhausted();
                if !given_up || limits.is_cancelled() || given > limits.work() {
                    return Solved { solutions, given_up, by };
                }
            }
            share = share.saturating_mul(GROWTH);
        }
    }

    /// Like [`solve`](Self::solve) by the engine that has them first.
    ///
    /// # Errors
    /// If it gives up before.
    pub fn solutions(
        &mut self,
        clues: &P::Clues,
        limit: usize,
        limits: Limits,
    ) -> Result<Solutions<P::Layout>, CancelledError> {
        let solved = self.solve(clues, limit, None, limits);
        if solved.given_up { Err(CancelledError) } else { Ok(solved.solutions) }
    }

    /// A smallest set of clues that contradict each other; `None` if some layout fits all. If it
    /// is cancelled, the smallest set found so far.
    pub fn conflict(&mut self, clues: &P::Clues, limits: Limits) -> Option<Conflict<P::Clue>> {
        // An engine that states no clues for good can be asked about any subset.
        let mut free = self.sat.take_if(|(lasting, _)| lasting.is_none()).map(|(_, engine)| engine);
        let found = conflict::conflict(&self.problem, &self.search, &mut free, clues, limits);
        if self.sat.is_none() {
            self.sat = free.map(|engine| (None, engine));
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::super::switches::{IsOn, Switches};
    use super::*;

    #[test]
    fn running_out_of_work_is_no_answer() {
        let clues = vec![IsOn(0, true)];
        let mut solver = Solver::new(&Switches(8));
        let few = Limits::NONE.within(5);
        assert!(solver.solve(&clues, 1, None, few).given_up);
        assert_eq!(solver.solutions(&clues, 1, few), Err(CancelledError));
        let solutions = solver.solutions(&clues, 1, Limits::NONE).unwrap();
        assert!(solutions.layouts.len() == 1 && !solutions.complete);
    }
}
