//! Games without techniques.

use std::convert::Infallible;
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};

use super::rater::{Allowed, Rater, RatingError, Summary, TechniqueRow};
use super::told::{NotTold, Telling, Told, ToldPath, ToldStep};
use crate::game::{Game, Task};
use crate::lang::Lang;
use crate::limits::{CancelledError, Limits};
use crate::puzzles::{Level, UnknownTechniqueError};

/// The rater of a game without techniques: nothing is rated, and only orders of a puzzle *beyond*
/// all techniques could be fulfilled, if it were.
pub struct NoDeduction<P>(PhantomData<P>);

impl<P> NoDeduction<P> {
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

/// What games without techniques say.
const NONE: NotTold = NotTold::NotForGame("techniques");

impl<P: Game> Rater for NoDeduction<P> {
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

    fn knows(&self, (): &(), _: &[P::Layout]) -> bool {
        false
    }

    fn open(&self, (): &()) -> usize {
        0
    }

    fn is_news(&self, (): &(), _: P::Topic) -> bool {
        false
    }

    fn solves(&self, _: Task<'_, P>, _: Allowed<Infallible>, _: Limits) -> Result<bool, CancelledError> {
        Ok(false)
    }

    fn rate(&self, _: Task<'_, P>, _: &[Infallible], _: Limits) -> Option<NoRating> {
        None
    }

    fn keeps(&self, rating: &NoRating, _: Task<'_, P>, _: Limits) -> Result<bool, CancelledError> {
        match *rating {}
    }

    fn summary(rating: &NoRating) -> Summary {
        match *rating {}
    }

    fn hardest(rating: &NoRating, _: Lang) -> Option<((Level, u32), String)> {
        match *rating {}
    }

    fn prepare(_: &P) -> Self {
        Self::new()
    }

    fn is_of_today(rating: &NoRating) -> bool {
        match *rating {}
    }

    fn techniques() -> Option<Vec<TechniqueRow>> {
        None
    }

    fn named(id: &str) -> Result<Self::Technique, UnknownTechniqueError> {
        Err(UnknownTechniqueError::of(id, std::iter::empty()))
    }

    fn check(&self, _: Task<'_, P>, rating: &NoRating, _: Limits) -> Result<Result<(), RatingError>, CancelledError> {
        match *rating {}
    }

    fn path(
        &self,
        _: Task<'_, P>,
        _: Option<&NoRating>,
        _: Told,
        _: Telling,
        _: Limits,
    ) -> Result<(NoRating, ToldPath), NotTold> {
        Err(NONE)
    }

    fn hint(&self, _: Task<'_, P>, _: Option<&NoRating>, _: &str, _: Telling, _: Limits) -> Result<ToldStep, NotTold> {
        Err(NONE)
    }

    fn why(
        &self,
        _: Task<'_, P>,
        _: Option<&NoRating>,
        _: &str,
        _: Telling,
        _: Limits,
    ) -> Result<Vec<ToldStep>, NotTold> {
        Err(NONE)
    }
}
