//! What a puzzle gives, and what it promises.

use super::Game;
use crate::puzzles::Claim;

/// The most layouts that clues may leave for one that is given apart to decide between.
pub const LEFT: usize = 4;

/// What the clues of a puzzle promise.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Promise<C> {
    /// Exactly one layout fits them.
    #[default]
    One,
    /// Exactly one layout fits them and, as they have symmetries, its images: at least two in all.
    UpToSymmetry,
    /// They leave a local ambiguity, which this clue, given apart, resolves: two to [`LEFT`] layouts
    /// that have enough [pieces](Ambiguity) in common.
    Mercy(C),
}

impl<C> Promise<C> {
    /// Its name in lists and options.
    pub fn claim(&self) -> Claim {
        match self {
            Self::One => Claim::Unique,
            Self::UpToSymmetry => Claim::UpToSymmetry,
            Self::Mercy(_) => Claim::Mercy,
        }
    }

    /// The clue that is given apart.
    pub fn mercy(&self) -> Option<&C> {
        match self {
            Self::Mercy(clue) => Some(clue),
            Self::One | Self::UpToSymmetry => None,
        }
    }
}

/// What is given to whoever solves a puzzle.
#[derive(Debug)]
pub struct Task<'a, G: Game> {
    /// The clues, without the one that is given apart.
    pub clues: &'a G::Clues,
    /// What they promise.
    pub promise: &'a Promise<G::Clue>,
}

impl<G: Game> Clone for Task<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Task<'_, G> {}

impl<'a, G: Game> Task<'a, G> {
    /// Clues that promise one solution.
    pub fn one(clues: &'a G::Clues) -> Self {
        Self { clues, promise: &Promise::One }
    }

    /// The clues one by one, with the one that is given apart at the end.
    pub fn each(self) -> impl Iterator<Item = G::Clue> {
        G::each(self.clues).chain(self.promise.mercy().cloned())
    }

    /// All clues, with the one that is given apart.
    pub fn all(self, game: &G) -> G::Clues {
        match self.promise.mercy() {
            Some(_) => game.clues(self.each()),
            None => self.clues.clone(),
        }
    }
}

/// What a local ambiguity is: a few layouts that have enough pieces in common.
#[derive(Clone, Copy, Debug)]
pub struct Ambiguity<L> {
    /// What the pieces are called, as a plural.
    pub pieces: &'static str,
    /// How many of them all layouts must have in common.
    pub least: usize,
    /// How many these layouts have in common.
    pub shared: fn(&[L]) -> usize,
    /// The other layouts that have enough in common with this one.
    pub near: fn(&L) -> Vec<L>,
}

impl<L> Ambiguity<L> {
    /// Whether these layouts, if they are all that clues leave, are one.
    pub fn is_one(&self, layouts: &[L]) -> bool {
        (2..=LEFT).contains(&layouts.len()) && (self.shared)(layouts) >= self.least
    }
}
