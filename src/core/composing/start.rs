//! Puzzles that are begun by hand: some clues are given, and others are added.

use thiserror::Error;

use crate::engines::{Conflict, Solver};
use crate::game::Game;
use crate::limits::{CancelledError, Limits};
use crate::puzzles::Seed;

/// The most layouts that are listed.
const LISTED: usize = 10_000;

/// Clues that a puzzle begins with, and the layouts that fit them.
#[derive(Clone, Debug)]
pub struct Start<P: Game> {
    topics: Vec<P::Topic>,
    /// Sorted, and at least one.
    layouts: Vec<P::Layout>,
}

/// Why no puzzle can begin with these clues.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StartError<C> {
    /// The solution does not fit the clues.
    #[error("the solution does not fit the clues")]
    WrongSolution,
    /// No layout fits the clues. The conflict is `None` if one engine finds no layout and the other
    /// no conflict, which is a fault of the program.
    #[error("no layout fits the clues")]
    Contradiction(Option<Conflict<C>>),
    /// More layouts fit than are listed.
    #[error("more than {LISTED} layouts fit the clues: expected more clues, or a solution")]
    TooMany,
    /// It was given up before it was known what fits.
    #[error(transparent)]
    Stopped(#[from] CancelledError),
}

impl<P: Game> Start<P> {
    /// Begins with these clues. A solution is the only layout; without one, each that fits is
    /// equally likely.
    ///
    /// # Errors
    /// If there is no layout, or there are too many, or it was given up.
    pub fn new(
        problem: &P,
        clues: &P::Clues,
        solution: Option<&P::Layout>,
        limits: Limits,
    ) -> Result<Self, StartError<P::Clue>> {
        let layouts = match solution {
            Some(solution) => {
                if !problem.fits_all(clues, solution) {
                    return Err(StartError::WrongSolution);
                }
                vec![solution.clone()]
            }
            None => {
                let mut solver = Solver::new(problem);
                let found = solver.solutions(clues, LISTED, limits)?;
                if found.layouts.is_empty() {
                    return Err(StartError::Contradiction(solver.conflict(clues, limits)));
                }
                if !found.complete {
                    return Err(StartError::TooMany);
                }
                found.layouts
            }
        };
        Ok(Self { topics: P::each(clues).map(|clue| P::topic(&clue)).collect(), layouts })
    }

    /// Whether only one layout fits, so that no clue needs to be added.
    pub fn is_unique(&self, problem: &P, clues: &P::Clues, limits: Limits) -> Result<bool, CancelledError> {
        Ok(self.layouts.len() == 1 && Solver::new(problem).solutions(clues, 2, limits)?.unique().is_some())
    }

    /// The layout of a seed.
    pub fn layout(&self, seed: Seed) -> &P::Layout {
        &self.layouts[seed.stream("start").below(self.layouts.len() as u64) as usize]
    }

    /// The layout of all seeds, if only one fits.
    pub fn only_layout(&self) -> Option<&P::Layout> {
        match &self.layouts[..] {
            [layout] => Some(layout),
            _ => None,
        }
    }

    /// What its clues are about.
    pub fn topics(&self) -> &[P::Topic] {
        &self.topics
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engines::switches::{IsOn, Switches};

    #[test]
    fn running_out_of_work_shows_neither_a_contradiction_nor_a_second_layout() {
        let (game, few) = (Switches(8), Limits::NONE.within(5));
        let begun = Start::new(&game, &Vec::new(), None, few);
        assert_eq!(begun.unwrap_err(), StartError::Stopped(CancelledError));
        let clues: Vec<IsOn> = (0..8).map(|switch| IsOn(switch, true)).collect();
        let start = Start::new(&game, &clues, None, Limits::NONE).unwrap();
        assert_eq!(start.is_unique(&game, &clues, few), Err(CancelledError));
        assert_eq!(start.is_unique(&game, &clues, Limits::NONE), Ok(true));
    }
}
