//! Puzzles that are begun by hand: some clues are given, and others are added.

use thiserror::Error;

use crate::engines::{Conflict, Solver};
use crate::game::Game;
use crate::limits::{CancelledError, Limits};
use crate::puzzles::{Seed, Stream};

/// The most layouts that are listed.
const LISTED: usize = 100_000;

/// Clues that a puzzle begins with, and the layouts that fit them.
#[derive(Clone, Debug)]
pub struct Start<G: Game> {
    game: G,
    clues: G::Clues,
    /// Sorted, and at least one; `None` if they are drawn, as they are too many to list.
    layouts: Option<Vec<G::Layout>>,
    draw: Option<fn(&mut Stream) -> G::Layout>,
    is_unique: bool,
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
    /// More layouts fit than are listed, and none are drawn among all that there are.
    #[error("more than {LISTED} layouts fit the clues: expected more clues, or a solution")]
    TooMany,
    /// It was given up before it was known what fits.
    #[error(transparent)]
    Cancelled(#[from] CancelledError),
}

impl<G: Game> Start<G> {
    /// Begins with these clues. A solution is the only layout; without one, each that fits is
    /// equally likely. If they are too many to list, layouts are drawn until one fits.
    ///
    /// # Errors
    /// If there is no layout, or there are too many, or it was given up.
    pub fn new(
        game: &G,
        clues: &G::Clues,
        solution: Option<&G::Layout>,
        draw: Option<fn(&mut Stream) -> G::Layout>,
        limits: Limits,
    ) -> Result<Self, StartError<G::Clue>> {
        let mut solver = Solver::new(game);
        let (layouts, is_unique) = match solution {
            Some(solution) if !game.fits_all(clues, solution) => return Err(StartError::WrongSolution),
            Some(solution) => (Some(vec![solution.clone()]), solver.solutions(clues, 2, limits)?.unique().is_some()),
            None => {
                let found = solver.solutions(clues, LISTED, limits)?;
                if found.layouts.is_empty() {
                    return Err(StartError::Contradiction(solver.conflict(clues, limits)));
                }
                if !found.complete && draw.is_none() {
                    return Err(StartError::TooMany);
                }
                let is_unique = found.unique().is_some();
                (found.complete.then_some(found.layouts), is_unique)
            }
        };
        Ok(Self { game: game.clone(), clues: clues.clone(), layouts, draw, is_unique })
    }

    /// Whether only one layout fits, so that no clue needs to be added.
    pub fn is_unique(&self) -> bool {
        self.is_unique
    }

    /// The layout of a seed: each that fits is equally likely.
    ///
    /// # Errors
    /// If it was given up.
    pub fn layout(&self, seed: Seed, limits: Limits) -> Result<G::Layout, CancelledError> {
        let mut stream = seed.stream("start");
        if let Some(layouts) = &self.layouts {
            return Ok(layouts[stream.below(layouts.len() as u64) as usize].clone());
        }
        loop {
            limits.check()?;
            let drawn = self.draw.expect("layouts that are not listed are drawn")(&mut stream);
            if self.game.fits_all(&self.clues, &drawn) {
                return Ok(drawn);
            }
        }
    }

    /// The layout of all seeds, if only one fits.
    pub fn only_layout(&self) -> Option<&G::Layout> {
        match self.layouts.as_deref() {
            Some([layout]) => Some(layout),
            _ => None,
        }
    }

    /// What its clues are about.
    pub fn topics(&self) -> impl Iterator<Item = G::Topic> {
        G::each(&self.clues).map(|clue| G::topic(&clue))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deduction::switches::{IsOn, Switches};

    #[test]
    fn running_out_of_work_shows_neither_a_contradiction_nor_a_second_layout() {
        let (game, few) = (Switches(8), Limits::NONE.within(5));
        let begun = Start::new(&game, &Vec::new(), None, None, few);
        assert_eq!(begun.unwrap_err(), StartError::Cancelled(CancelledError));
        let clues: Vec<IsOn> = (0..8).map(|switch| IsOn(switch, true)).collect();
        let named = Start::new(&game, &clues, Some(&vec![true; 8]), None, few);
        assert_eq!(named.unwrap_err(), StartError::Cancelled(CancelledError));
        assert!(Start::new(&game, &clues, None, None, Limits::NONE).unwrap().is_unique());
    }
}
