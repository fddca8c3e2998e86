//! Composed minima against brute force.
//!
//! Each case is drawn from a seed and its own number alone: a small board of any rules, whose
//! counts are given, all or some of them, or are clues like the cells. The puzzle that is composed
//! claims that no fewer clues leave one layout. The test lists all layouts that fit what is given,
//! by the engine that did not choose the clues, and tries all sets with one clue fewer. Since clues
//! more never leave more layouts, smaller sets need not be tried.

use thiserror::Error;

use super::{below, game};
use crate::board::{Layout, Setting};
use crate::clues::{Clue, Clues, Topic};
use crate::compose::{Goal, composer, wish};
use crate::puzzle::Puzzle;
use smyoz_core::game::Game;
use smyoz_core::judging::BruteForce;
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::{Seed, Stream};

/// Boards where all counts are given.
const BOARDS: [(&str, &str); 6] = [
    ("6x6", "3-2-2-1-1-1"),
    ("6x6", "4-3-1-1"),
    ("7x5", "3-2-2-1"),
    ("5x6", "3-3-1"),
    ("6x6", "3-2-1"),
    ("1x12", "4-2-1"),
];

/// Boards where counts are clues like the cells, or some are withheld.
const SMALL_BOARDS: [(&str, &str); 4] = [("4x4", "3-2"), ("5x4", "3-1-1"), ("5x3", "4-1"), ("4x5", "2-1")];

/// The most other layouts of a case.
const LAYOUTS: usize = 3_000;

/// The most sets of clues to be tried.
const SETS: u64 = 1_000_000;

/// A puzzle that claims a minimum.
#[derive(Clone, Debug)]
pub struct MinimumCase {
    /// The puzzle.
    pub puzzle: Puzzle,
}

/// What was tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tried {
    /// The number of clues that were chosen.
    pub clues: usize,
    /// The number of other layouts that fit what is given.
    pub layouts: usize,
    /// The number of sets with one clue fewer. Each of them leaves one of the layouts.
    pub sets: u64,
}

/// What is wrong with a minimum.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MinimumError {
    /// The puzzle claims no proved minimum, or not that of its clues.
    #[error("the claim is not that of the puzzle")]
    Claim,
    /// Another layout fits all clues.
    #[error("another layout fits the clues")]
    NotUnique(Box<Layout>),
    /// Fewer clues leave one layout.
    #[error("fewer clues leave one layout")]
    TooMany(Vec<Clue>),
}

impl MinimumCase {
    /// The case with this number.
    pub fn draw(seed: Seed, number: u32) -> Self {
        let mut stream = seed.stream(&format!("sea minimum {number}"));
        loop {
            let case = Self::compose(&mut stream);
            if case.chosen() > 0 && case.choices().is_some_and(|choices| choices.sets(case.chosen() - 1) <= SETS) {
                return case;
            }
        }
    }

    fn compose(stream: &mut Stream) -> Self {
        let kind = below(stream, 3);
        let boards = if kind == 0 { &BOARDS[..] } else { &SMALL_BOARDS[..] };
        let (setting, [solution]) = game::<1>(boards, stream);
        let wish = match kind {
            0 => wish::cells(&setting, Goal::Fewest),
            1 => {
                let some = below(stream, Topic::counts(&setting).count());
                wish::with_counts(&setting, some, Goal::Fewest, stream)
            }
            _ => wish::counts_and_cells(&setting, Goal::Fewest),
        };
        let composed = composer(&setting).compose(&solution, &wish, stream, Limits::NONE);
        let composed = composed.expect("all cells together leave one layout, and the engines agree");
        let puzzle = Puzzle { solution: Some(solution), ..Puzzle::new(setting, composed.clues) };
        Self { puzzle: Puzzle { minimum: composed.minimum, ..puzzle } }
    }

    /// The number of clues that were chosen.
    fn chosen(&self) -> usize {
        self.puzzle.clues.iter().filter(|clue| self.is_chosen(clue)).count()
    }

    /// Whether a clue is one of those that are chosen: all, if counts are, else those of cells.
    fn is_chosen(&self, clue: &Clue) -> bool {
        let minimum = self.puzzle.minimum.as_ref();
        minimum.is_some_and(|minimum| minimum.others.is_some()) || matches!(clue, Clue::Shown(_))
    }

    /// The clues that are given beforehand.
    fn given(&self) -> Clues {
        let mut given = Clues::none(self.puzzle.board.size());
        given.extend(self.puzzle.clues.iter().filter(|clue| !self.is_chosen(clue)));
        given
    }

    /// What may be chosen; `None` if too many layouts fit what is given, or if there is no
    /// solution.
    fn choices(&self) -> Option<BruteForce<Setting>> {
        let Puzzle { board: setting, solution, .. } = &self.puzzle;
        let solution = (*solution)?;
        let topics = setting.topics().into_iter().filter(|&topic| self.is_chosen(&Clue::of(topic, &solution)));
        BruteForce::new(setting, &solution, &self.given(), topics, LAYOUTS)
    }

    /// Tries all sets of one clue fewer.
    ///
    /// # Errors
    /// If one of them leaves no layout but the solution, or if the puzzle is not as it claims.
    pub fn test(&self) -> Result<Tried, MinimumError> {
        let minimum = self.puzzle.minimum.as_ref().filter(|minimum| minimum.proved).ok_or(MinimumError::Claim)?;
        let clues = self.chosen();
        let choices = self.choices().ok_or(MinimumError::Claim)?;
        if clues == 0 || minimum.clues + minimum.others.unwrap_or(0) != clues {
            return Err(MinimumError::Claim);
        }
        if let Some(&other) = choices.others().iter().find(|other| self.puzzle.clues.fit(other)) {
            return Err(MinimumError::NotUnique(Box::new(other)));
        }
        match choices.enough(clues - 1) {
            Some(fewer) => Err(MinimumError::TooMany(fewer)),
            None => Ok(Tried { clues, layouts: choices.others().len(), sets: choices.sets(clues - 1) }),
        }
    }
}
