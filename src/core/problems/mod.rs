//! Problems: positions of games for several players in which one move is best, as puzzles.
//!
//! A game states what it [asks](Posed): which moves can be tried in a position, and what each of them
//! brings, by two searches that share no code. Everything else follows. A [`Problem`] is a game whose
//! puzzles need no clues: the position says all, and its layouts are the best moves. So the two
//! searches are the two engines, and problems are composed, verified, rated, listed and bound like
//! puzzles of any other game.

#![warn(missing_docs, clippy::missing_errors_doc)]

mod derived;
mod logic;

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::game::{Face, NoLayout, Texts};
use crate::lang::Lang;
use crate::limits::{Budget, CancelledError, Limits};
use crate::puzzles::{Level, Seed};

pub use logic::{Chart, Found, Trying};

/// A move that can be tried, and what it brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tried {
    /// How it is written. Several where it can be completed in ways that are equally good, such as by
    /// taking one piece or another: the first names it.
    pub ways: Vec<String>,
    /// What it brings to the player. The best move brings most.
    pub worth: i32,
}

impl Tried {
    /// Its name.
    pub fn name(&self) -> &str {
        &self.ways[0]
    }
}

/// The moves that bring most.
pub fn best(tried: &[Tried]) -> Vec<&Tried> {
    let most = tried.iter().map(|one| one.worth).max();
    tried.iter().filter(|one| Some(one.worth) == most).collect()
}

/// The moves that bring most but for the best: they look as good to who overlooks something.
pub fn near_misses(tried: &[Tried]) -> Vec<&Tried> {
    let best = tried.iter().map(|one| one.worth).max();
    let second = tried.iter().map(|one| one.worth).filter(|&worth| Some(worth) < best).max();
    tried.iter().filter(|one| Some(one.worth) == second).collect()
}

/// A position of a game for several players, and what is asked of it.
pub trait Posed: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The options by which positions are found.
    type Options: Clone + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// The name of the game of these problems in commands, journals and names of files.
    const KIND: &'static str;

    /// What the problems are called.
    const NAME: &'static str;

    /// See [`Game::FINGERPRINT`](crate::game::Game::FINGERPRINT).
    const FINGERPRINT: &'static str = "";

    /// What the problems are called, for readers of a language.
    fn name(lang: Lang) -> &'static str;

    /// What books say of them.
    fn texts(lang: Lang) -> Texts;

    /// All moves that can be tried, in a fixed order, and what they bring, as far as is needed to
    /// know the best and the [near misses](near_misses): others may be said to bring more than they
    /// do, but less than these.
    ///
    /// # Errors
    /// If it was cancelled.
    fn tried(&self, limits: Limits) -> Result<Vec<Tried>, CancelledError>;

    /// The same by a plain search that shares no code with the other. Only the best must be known.
    fn tried_plainly(&self) -> Vec<Tried>;

    /// Whether a text is written as a move that can be tried here.
    fn is_move(&self, text: &str) -> bool;

    /// The level of solvers who are expected to find the best of these.
    fn level(&self, tried: &[Tried]) -> Level;

    /// Why the best move is the best, and the near misses are not, in sentences.
    fn explained(&self, tried: &[Tried], lang: Lang) -> Vec<String>;

    /// Where to look for the best move.
    fn place(&self, best: &str, lang: Lang) -> String;

    /// How the board looks, and what is asked.
    fn face(&self, lang: Lang) -> Face;

    /// The same without the game that the position is from: problems of which this is the same are
    /// twins.
    #[must_use]
    fn bare(&self) -> Self {
        self.clone()
    }

    /// The position as rows of characters.
    fn rows(&self) -> Vec<String>;

    /// The position after a move, as rows of characters.
    fn rows_after(&self, chosen: &str) -> Vec<String>;

    /// The options by which it is found.
    fn options(&self) -> Self::Options;

    /// Whether the options go together.
    ///
    /// # Errors
    /// If they do not.
    fn check(_options: &Self::Options) -> Result<(), String> {
        Ok(())
    }

    /// Prepares to draw problems of seeds: positions in which one move is best.
    fn drawing(options: &Self::Options) -> DrawProblem<Self>;
}

/// Draws the problem of a seed. It fails if there is none, or it was given up.
pub type DrawProblem<P> = Box<dyn Fn(Seed, Limits) -> Result<P, NoLayout> + Send + Sync>;

/// A posed problem as a game: its layouts are the best moves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Problem<P>(pub P);

impl<P: Posed> Problem<P> {
    /// The best moves within a budget, of which each problem takes a step; `None` if it is exhausted.
    fn solutions(&self, budget: &mut Budget) -> Option<Vec<Vec<String>>> {
        if budget.step().is_break() {
            return None;
        }
        let tried = self.0.tried(budget.limits()).ok()?;
        Some(best(&tried).into_iter().map(|one| one.ways.clone()).collect())
    }
}
