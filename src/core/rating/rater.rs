//! Ratings, paths and hints of a game, whether it has techniques or not.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::deducer::Techniques;
use super::path::{self, RateError};
use super::reasoning::{CluesOf, LayoutOf, Reasoning};
use super::told::{NotTold, Told, ToldPath, ToldStep, tell_hint, tell_path, tell_why};
use super::value::Rating;
use crate::composing::{Deducer, NoDeduction, NoRating};
use crate::deduction::{Logic, Technique};
use crate::game::Game;
use crate::judging::RatingError;
use crate::lang::Lang;
use crate::limits::{CancelledError, Limits};
use crate::puzzles::Level;

/// A technique, as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TechniqueRow {
    /// Its id.
    pub id: &'static str,
    /// The level at which it is expected.
    pub level: Level,
    /// What each use of it costs.
    pub score: u32,
    /// The names in both languages, in the order of [`Lang::ALL`].
    pub titles: [String; 2],
    /// Whether it can run by itself: it makes no suppositions that it follows.
    pub is_automatic: bool,
}

impl TechniqueRow {
    /// The techniques of a game, which have these names.
    pub fn all<L: Logic>(title: impl Fn(&Technique<L>, Lang) -> String) -> Vec<Self> {
        let row = |one: &Technique<L>| {
            let titles = Lang::ALL.map(|lang| title(one, lang));
            let is_automatic = one.suppositions().is_none();
            Self { id: one.id, level: one.level, score: one.score, titles, is_automatic }
        };
        L::techniques().iter().map(row).collect()
    }
}

type CluesBy<D> = <<D as Deducer>::Game as Game>::Clues;

/// How hard the puzzles of a game are, and how to solve them. Games without techniques take
/// [`NoDeduction`]; the others have [`Techniques`].
pub trait Rater:
    Deducer<Rating: Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync, Technique: Send + Sync>
{
    /// Prepares for a board.
    fn prepare(problem: &Self::Game) -> Self;

    /// Whether a rating is of the scale of those that are worked out today.
    fn is_of_today(rating: &Self::Rating) -> bool;

    /// The techniques, if there are any.
    fn techniques() -> Option<Vec<TechniqueRow>>;

    /// What is wrong with the rating of a puzzle that has one solution, if anything is.
    ///
    /// # Errors
    /// If it was given up.
    fn check(
        &self,
        clues: &CluesBy<Self>,
        rating: &Self::Rating,
        limits: Limits,
    ) -> Result<Result<(), RatingError<RateError>>, CancelledError>;

    /// The way to the solution, without the techniques that a rating excludes, and the rating that
    /// results.
    ///
    /// # Errors
    /// If there is none, or it was given up.
    fn path(
        &self,
        clues: &CluesBy<Self>,
        rating: Option<&Self::Rating>,
        told: Told,
        lang: Lang,
        limits: Limits,
    ) -> Result<(Self::Rating, ToldPath), NotTold>;

    /// The next step from marks, without the techniques that the rating excludes.
    ///
    /// # Errors
    /// If marks cannot be read or are wrong, or there is no next step.
    fn hint(
        &self,
        clues: &CluesBy<Self>,
        rating: Option<&Self::Rating>,
        marks: &str,
        lang: Lang,
        limits: Limits,
    ) -> Result<ToldStep, NotTold>;

    /// The steps that determine a place, without the techniques that the rating excludes.
    ///
    /// # Errors
    /// If the text names no place, or no step shows what it is.
    fn why(
        &self,
        clues: &CluesBy<Self>,
        rating: Option<&Self::Rating>,
        place: &str,
        lang: Lang,
        limits: Limits,
    ) -> Result<Vec<ToldStep>, NotTold>;
}

impl<R: Reasoning> Rater for Techniques<R>
where
    LayoutOf<R>: PartialEq,
    R::Logic: Send + Sync,
{
    fn prepare(problem: &R::Game) -> Self {
        Self::new(problem)
    }

    fn is_of_today(rating: &Rating<R::Logic>) -> bool {
        rating.scale == Rating::<R::Logic>::SCALE
    }

    fn techniques() -> Option<Vec<TechniqueRow>> {
        Some(TechniqueRow::all::<R::Logic>(Technique::title))
    }

    fn check(
        &self,
        clues: &CluesOf<R>,
        rating: &Rating<R::Logic>,
        limits: Limits,
    ) -> Result<Result<(), RatingError<RateError>>, CancelledError> {
        path::check(self.game(), clues, rating, limits)
    }

    fn path(
        &self,
        clues: &CluesOf<R>,
        rating: Option<&Rating<R::Logic>>,
        told: Told,
        lang: Lang,
        limits: Limits,
    ) -> Result<(Rating<R::Logic>, ToldPath), NotTold> {
        tell_path(self.game(), clues, excluded(rating), told, lang, limits)
    }

    fn hint(
        &self,
        clues: &CluesOf<R>,
        rating: Option<&Rating<R::Logic>>,
        marks: &str,
        lang: Lang,
        limits: Limits,
    ) -> Result<ToldStep, NotTold> {
        tell_hint(self.game(), clues, marks, excluded(rating), lang, limits)
    }

    fn why(
        &self,
        clues: &CluesOf<R>,
        rating: Option<&Rating<R::Logic>>,
        place: &str,
        lang: Lang,
        limits: Limits,
    ) -> Result<Vec<ToldStep>, NotTold> {
        tell_why(self.game(), clues, place, excluded(rating), lang, limits)
    }
}

fn excluded<L: Logic>(rating: Option<&Rating<L>>) -> &[&'static Technique<L>] {
    rating.map_or(&[], |rating| &rating.without)
}

/// What games without techniques say.
const NONE: NotTold = NotTold::NotForGame("techniques");

impl<P: Game> Rater for NoDeduction<P> {
    fn prepare(_: &P) -> Self {
        Self::new()
    }

    fn is_of_today(rating: &NoRating) -> bool {
        match *rating {}
    }

    fn techniques() -> Option<Vec<TechniqueRow>> {
        None
    }

    fn check(
        &self,
        _: &P::Clues,
        rating: &NoRating,
        _: Limits,
    ) -> Result<Result<(), RatingError<RateError>>, CancelledError> {
        match *rating {}
    }

    fn path(
        &self,
        _: &P::Clues,
        _: Option<&NoRating>,
        _: Told,
        _: Lang,
        _: Limits,
    ) -> Result<(NoRating, ToldPath), NotTold> {
        Err(NONE)
    }

    fn hint(&self, _: &P::Clues, _: Option<&NoRating>, _: &str, _: Lang, _: Limits) -> Result<ToldStep, NotTold> {
        Err(NONE)
    }

    fn why(&self, _: &P::Clues, _: Option<&NoRating>, _: &str, _: Lang, _: Limits) -> Result<Vec<ToldStep>, NotTold> {
        Err(NONE)
    }
}
