//! Both engines together: solutions from whichever has them first, and why there are none.
//!
//! Each engine takes long for some questions that the other answers at once, and which ones cannot
//! be known beforehand. So both are asked in turn, with growing budgets.

use super::choice::EngineChoice;
use super::conflict::{self, Conflict};
use super::sat_engine::SatEngine;
use super::search_engine::SearchEngine;
use crate::engines::Solutions;
use crate::game::Game;
use crate::limits::{Budget, CancelledError, Limits};
use crate::puzzles::by_name;

/// By how much the work grows from round to round.
const GROWTH: u64 = 4;

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
    fn share<G: Game>(self) -> u64 {
        match self {
            Self::Search => G::TURN,
            Self::Sat => 2_000,
        }
    }
}

by_name!(Method);

/// The solutions of a puzzle, and how they were found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved<L> {
    pub solutions: Solutions<L>,
    /// Whether it was cancelled, or ran out of work, before they were found.
    pub given_up: bool,
    /// The engine that found them. It is the first one if neither was needed, because the clues
    /// contradict each other [at a glance](Game::contradiction).
    pub by: Method,
}

/// Both engines, prepared for a game.
pub struct Solver<G: Game> {
    game: G,
    choice: EngineChoice,
    search: SearchEngine<G>,
    /// Stated when it is first needed: the search answers most questions sooner than that.
    sat: Option<Stated<G>>,
}

/// A SAT engine with the clues that it states for good, if any.
type Stated<G> = (Option<<G as Game>::Clues>, SatEngine<G>);

impl<G: Game> Solver<G> {
    /// Prepares for a game. The engine that has an answer first gives it.
    pub fn new(game: &G) -> Self {
        Self::by(game, EngineChoice::Auto)
    }

    /// Prepares for a game, whose questions an engine of choice answers.
    pub fn by(game: &G, choice: EngineChoice) -> Self {
        Self { game: game.clone(), choice, search: SearchEngine::new(game), sat: None }
    }

    pub fn game(&self) -> &G {
        &self.game
    }

    pub fn choice(&self) -> EngineChoice {
        self.choice
    }

    pub fn search(&self) -> &SearchEngine<G> {
        &self.search
    }

    /// The SAT engine for questions about these clues.
    pub fn sat(&mut self, clues: &G::Clues) -> &mut SatEngine<G> {
        let lasting = self.game.lasting(clues);
        if self.sat.as_ref().is_none_or(|(stated, _)| *stated != lasting) {
            let engine = match &lasting {
                Some(lasting) => SatEngine::for_clues(&self.game, lasting),
                None => SatEngine::new(&self.game),
            };
            self.sat = Some((lasting, engine));
        }
        let (_, engine) = self.sat.as_mut().expect("it was stated just now");
        engine
    }

    /// The layouts that fit all clues, at most `limit` of them; fewer, and not complete, if it
    /// gives up before.
    ///
    /// The [work](Limits::within) is that of a single turn of an engine, not the sum of all: turns
    /// grow until one is cut short by it, and then the solver gives up.
    pub fn solve(&mut self, clues: &G::Clues, limit: usize, limits: Limits) -> Solved<G::Layout> {
        if self.game.contradiction(clues).is_some() {
            return Solved { solutions: Solutions::NONE, given_up: false, by: self.turns()[0] };
        }
        let (solutions, given_up, by) = self.take_turns(limits, |solver, by, budget| match by {
            Method::Search => solver.search.solutions(clues, limit, budget),
            Method::Sat => solver.sat(clues).solutions(clues, limit, budget),
        });
        Solved { solutions, given_up, by }
    }

    /// Like [`solve`](Self::solve).
    ///
    /// # Errors
    /// If it gives up before.
    pub fn solutions(
        &mut self,
        clues: &G::Clues,
        limit: usize,
        limits: Limits,
    ) -> Result<Solutions<G::Layout>, CancelledError> {
        let solved = self.solve(clues, limit, limits);
        if solved.given_up { Err(CancelledError) } else { Ok(solved.solutions) }
    }

    /// A layout that fits all clues and is not among `known`, if there is one.
    ///
    /// # Errors
    /// If it gives up before.
    pub fn another(
        &mut self,
        clues: &G::Clues,
        known: &[G::Layout],
        limits: Limits,
    ) -> Result<Option<G::Layout>, CancelledError> {
        let (found, given_up, _) = self.take_turns(limits, |solver, by, budget| match by {
            Method::Search => solver.search.another(clues, known, budget),
            Method::Sat => solver.sat(clues).another(clues, known, budget),
        });
        if given_up && found.is_none() { Err(CancelledError) } else { Ok(found) }
    }

    /// The engines in the order in which they are asked.
    fn turns(&self) -> &'static [Method] {
        match self.choice {
            EngineChoice::Sat => &[Method::Sat],
            EngineChoice::Search => &[Method::Search],
            EngineChoice::Auto => &[Method::Search, Method::Sat],
        }
    }

    /// Asks the engines in turn, with growing budgets, until one does not give up: its answer,
    /// whether all have given up, and which one it was.
    fn take_turns<T>(
        &mut self,
        limits: Limits,
        ask: impl Fn(&mut Self, Method, &mut Budget) -> T,
    ) -> (T, bool, Method) {
        let turns = self.turns();
        let mut share = if turns.len() == 1 { u64::MAX } else { 1 };
        loop {
            for &by in turns {
                let given = share.saturating_mul(by.share::<G>());
                let mut budget = Budget::new(limits.within(given));
                // An answer that is found before the flag is read is one that nobody waits for.
                let _ = budget.spend(0);
                let answer = ask(self, by, &mut budget);
                let given_up = budget.is_exhausted();
                if !given_up || limits.is_cancelled() || given > limits.work() {
                    return (answer, given_up, by);
                }
            }
            share = share.saturating_mul(GROWTH);
        }
    }

    /// A smallest set of clues that contradict each other; `None` if some layout fits all. If it
    /// is cancelled, the smallest set found so far.
    pub fn conflict(&mut self, clues: &G::Clues, limits: Limits) -> Option<Conflict<G::Clue>> {
        // An engine that states no clues for good can be asked about any subset.
        let mut free = self.sat.take_if(|(lasting, _)| lasting.is_none()).map(|(_, engine)| engine);
        let found = conflict::conflict(&self.game, &self.search, &mut free, clues, limits);
        if self.sat.is_none() {
            self.sat = free.map(|engine| (None, engine));
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deduction::switches::{IsOn, Switches};

    #[test]
    fn running_out_of_work_is_no_answer() {
        let clues = vec![IsOn(0, true)];
        let mut solver = Solver::new(&Switches(8));
        let few = Limits::NONE.within(5);
        assert!(solver.solve(&clues, 1, few).given_up);
        assert_eq!(solver.solutions(&clues, 1, few), Err(CancelledError));
        let solutions = solver.solutions(&clues, 1, Limits::NONE).unwrap();
        assert!(solutions.layouts.len() == 1 && !solutions.complete);
    }
}
