//! Proved minima against brute force: all sets with one clue fewer are tried.
//!
//! Since more clues never leave more layouts, smaller sets need not be tried. The layouts that fit
//! what is given are listed by SAT.

use itertools::Itertools;
use smyoz::engines::SatEngine;
use smyoz::game::Game;
use smyoz::limits::{Budget, Limits};
use smyoz::puzzles::Seed;
use thiserror::Error;

use super::{ClueOf, Fewest, LayoutOf, Sampled};

/// The most layouts that fit what is given, and the most sets of clues to be tried.
const LAYOUTS: usize = 3_000;
const SETS: u64 = 1_000_000;

/// A puzzle that claims a minimum, on a board small enough for brute force.
#[derive(Clone)]
pub struct Case<G: Sampled> {
    pub puzzle: Fewest<G::Board>,
    /// The layouts, other than the solution, that fit what is given.
    others: Vec<LayoutOf<G>>,
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
pub enum Fault {
    #[error("no puzzle was composed: {0}")]
    NotComposed(String),
    #[error("the claim is not that of the puzzle")]
    Claim,
    #[error("another layout fits the clues")]
    NotUnique,
    #[error("fewer clues leave one layout: {}", .0.join(", "))]
    TooMany(Vec<String>),
}

impl<G: Sampled> Case<G> {
    /// The case with this number.
    ///
    /// # Errors
    /// If a puzzle was not composed.
    pub fn draw(seed: Seed, number: u32) -> Result<Self, Fault> {
        let mut stream = seed.stream(&format!("minima {number}"));
        loop {
            let puzzle = G::fewest(&mut stream).map_err(Fault::NotComposed)?;
            let chosen = puzzle.chosen.len();
            if chosen > 0
                && sets(puzzle.choices.len(), chosen - 1) <= SETS
                && let Some(others) = others::<G>(&puzzle)
            {
                return Ok(Self { puzzle, others });
            }
        }
    }

    /// Tries all sets of one clue fewer.
    ///
    /// # Errors
    /// If one of them leaves no layout but the solution, or if the puzzle is not as it claims.
    pub fn test(&self) -> Result<Tried, Fault> {
        let Self { puzzle: Fewest { board, choices, chosen, claimed, .. }, others } = self;
        let fewer = chosen.len().checked_sub(1).ok_or(Fault::Claim)?;
        if *claimed != Some(chosen.len()) || !chosen.iter().all(|clue| choices.contains(clue)) {
            return Err(Fault::Claim);
        }
        let refutes = |clue: &ClueOf<G>, other: &LayoutOf<G>| !board.fits(clue, other);
        if others.iter().any(|other| !chosen.iter().any(|clue| refutes(clue, other))) {
            return Err(Fault::NotUnique);
        }
        // For each clue, whether it refutes each of the other layouts.
        let refuted: Vec<Vec<bool>> =
            choices.iter().map(|clue| others.iter().map(|other| refutes(clue, other)).collect()).collect();
        let is_enough = |set: &Vec<usize>| (0..others.len()).all(|other| set.iter().any(|&at| refuted[at][other]));
        match (0..choices.len()).combinations(fewer).find(is_enough) {
            Some(set) => Err(Fault::TooMany(set.into_iter().map(|at| choices[at].to_string()).collect())),
            None => Ok(Tried { clues: chosen.len(), layouts: others.len(), sets: sets(choices.len(), fewer) }),
        }
    }
}

/// The layouts, other than the solution, that fit what is given; `None` if they are too many.
fn others<G: Sampled>(Fewest { board, solution, given, .. }: &Fewest<G::Board>) -> Option<Vec<LayoutOf<G>>> {
    let given = board.clues(given.clone());
    let found =
        SatEngine::<G::Board>::for_clues(board, &given).solutions(&given, LAYOUTS, &mut Budget::new(Limits::NONE));
    found.complete.then(|| found.layouts.into_iter().filter(|layout| layout != solution).collect())
}

/// The number of sets of this size, saturating.
fn sets(choices: usize, size: usize) -> u64 {
    let next = |sets: u64, at: u64| sets.saturating_mul((choices as u64).saturating_sub(at)) / (at + 1);
    (0..size as u64).fold(1, next)
}
