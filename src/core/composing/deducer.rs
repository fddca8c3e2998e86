//! What composing asks of deduction.

use std::convert::Infallible;
use std::fmt::Debug;
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};

use crate::game::Game;
use crate::limits::{CancelledError, Limits};
use crate::puzzles::Level;

/// The techniques of a game, prepared for it.
pub trait Deducer {
    /// The game.
    type Game: Game;

    /// What is known of a layout.
    type Marks: Clone;

    /// How hard a puzzle is.
    type Rating: Clone;

    /// A technique.
    type Technique: Copy + Eq + Debug;

    /// What the techniques allowed conclude from clues.
    ///
    /// # Errors
    /// If it was given up, as with all others.
    fn marks(
        &self,
        clues: &<Self::Game as Game>::Clues,
        allowed: Allowed<Self::Technique>,
        limits: Limits,
    ) -> Result<Self::Marks, CancelledError>;

    /// Adds clues to what is known, and concludes what follows by the techniques allowed.
    ///
    /// # Errors
    /// If it was given up.
    fn tell(
        &self,
        marks: &mut Self::Marks,
        clues: Vec<<Self::Game as Game>::Clue>,
        allowed: Allowed<Self::Technique>,
        limits: Limits,
    ) -> Result<(), CancelledError>;

    /// Whether the layout is known.
    fn is_solved(&self, marks: &Self::Marks) -> bool;

    /// How much is still unknown. The part that leaves the least is given.
    fn open(&self, marks: &Self::Marks) -> usize;

    /// Whether a clue about this topic would add to what is known.
    fn is_news(&self, marks: &Self::Marks, topic: <Self::Game as Game>::Topic) -> bool;

    /// Whether the techniques allowed solve clues that leave one solution.
    ///
    /// # Errors
    /// If it was given up.
    fn solves(
        &self,
        clues: &<Self::Game as Game>::Clues,
        allowed: Allowed<Self::Technique>,
        limits: Limits,
    ) -> Result<bool, CancelledError>;

    /// How hard these clues, which leave one solution, are without some techniques; `None` if they
    /// cannot be rated, or it was given up.
    fn rate(
        &self,
        clues: &<Self::Game as Game>::Clues,
        without: &[Self::Technique],
        limits: Limits,
    ) -> Option<Self::Rating>;

    /// Whether these clues, which leave one solution, are not harder than the rating says.
    ///
    /// # Errors
    /// If it was given up.
    fn keeps(
        &self,
        rating: &Self::Rating,
        clues: &<Self::Game as Game>::Clues,
        limits: Limits,
    ) -> Result<bool, CancelledError>;

    /// The numbers of a rating.
    fn summary(rating: &Self::Rating) -> Summary;
}

/// The techniques that may be used: those up to a level, except for some.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowed<'a, M> {
    /// The level.
    pub level: Level,
    /// Those that may not be used.
    pub without: &'a [M],
}

/// The numbers of a rating, to which an [`Order`](super::Order) may set bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The lowest level whose techniques solve the puzzle.
    pub level: Level,
    /// The score.
    pub score: u32,
    /// The number of steps of the longest chain from a supposition.
    pub longest: usize,
    /// The number of suppositions.
    pub suppositions: usize,
}

/// The deducer of a game without techniques: nothing is rated, and only orders of a puzzle *beyond*
/// all techniques could be fulfilled, if it were.
pub struct NoDeduction<P>(PhantomData<P>);

impl<P> NoDeduction<P> {
    /// No techniques.
    pub fn new() -> Self {
        Self(PhantomData)
    }
}

impl<P> Default for NoDeduction<P> {
    fn default() -> Self {
        Self::new()
    }
}

/// The rating of games without techniques: there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoRating {}

impl<P: Game> Deducer for NoDeduction<P> {
    type Game = P;
    type Marks = ();
    type Rating = NoRating;
    type Technique = Infallible;

    fn marks(&self, _: &P::Clues, _: Allowed<Infallible>, _: Limits) -> Result<(), CancelledError> {
        Ok(())
    }

    fn tell(&self, (): &mut (), _: Vec<P::Clue>, _: Allowed<Infallible>, _: Limits) -> Result<(), CancelledError> {
        Ok(())
    }

    fn is_solved(&self, (): &()) -> bool {
        false
    }

    fn open(&self, (): &()) -> usize {
        0
    }

    fn is_news(&self, (): &(), _: P::Topic) -> bool {
        false
    }

    fn solves(&self, _: &P::Clues, _: Allowed<Infallible>, _: Limits) -> Result<bool, CancelledError> {
        Ok(false)
    }

    fn rate(&self, _: &P::Clues, _: &[Infallible], _: Limits) -> Option<NoRating> {
        None
    }

    fn keeps(&self, rating: &NoRating, _: &P::Clues, _: Limits) -> Result<bool, CancelledError> {
        match *rating {}
    }

    fn summary(rating: &NoRating) -> Summary {
        match *rating {}
    }
}
