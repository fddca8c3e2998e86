//! What composing asks of techniques.

use super::path;
use super::reasoning::{ClueOf, CluesOf, MarksOf, Reasoning};
use super::value::Rating;
use crate::composing::{Allowed, Deducer, Summary};
use crate::deduction::{Knowledge, Technique, reach};
use crate::game::Game;
use crate::limits::{CancelledError, Limits};

/// The techniques of a game as [composing](crate::composing) uses them.
pub struct Techniques<R>(R);

impl<R: Reasoning> Techniques<R> {
    /// Prepares for a board.
    pub fn new(problem: &R::Game) -> Self {
        Self(R::new(problem))
    }

    /// The techniques.
    pub fn game(&self) -> &R {
        &self.0
    }
}

/// A technique of a game.
type TechniqueOf<R> = &'static Technique<<R as Reasoning>::Logic>;

/// Whether a technique is allowed.
fn is_among<R: Reasoning>(allowed: Allowed<'_, TechniqueOf<R>>) -> impl Fn(&Technique<R::Logic>) -> bool {
    move |technique| technique.level <= allowed.level && !allowed.without.contains(&technique)
}

impl<R: Reasoning> Deducer for Techniques<R> {
    type Game = R::Game;
    type Marks = MarksOf<R>;
    type Rating = Rating<R::Logic>;
    type Technique = TechniqueOf<R>;

    fn marks(
        &self,
        clues: &CluesOf<R>,
        allowed: Allowed<TechniqueOf<R>>,
        limits: Limits,
    ) -> Result<MarksOf<R>, CancelledError> {
        let mut marks = self.0.start(clues);
        reach(&(), &mut marks, is_among::<R>(allowed), limits)?;
        Ok(marks)
    }

    fn tell(
        &self,
        marks: &mut MarksOf<R>,
        clues: Vec<ClueOf<R>>,
        allowed: Allowed<TechniqueOf<R>>,
        limits: Limits,
    ) -> Result<(), CancelledError> {
        marks.add_all(clues.into_iter().map(R::fact));
        reach(&(), marks, is_among::<R>(allowed), limits)
    }

    fn is_solved(&self, marks: &MarksOf<R>) -> bool {
        marks.is_solved()
    }

    fn open(&self, marks: &MarksOf<R>) -> usize {
        self.0.open(marks)
    }

    fn is_news(&self, marks: &MarksOf<R>, topic: <R::Game as Game>::Topic) -> bool {
        self.0.is_news(marks, topic)
    }

    fn solves(
        &self,
        clues: &CluesOf<R>,
        allowed: Allowed<TechniqueOf<R>>,
        limits: Limits,
    ) -> Result<bool, CancelledError> {
        path::solves(&self.0, clues, is_among::<R>(allowed), limits)
    }

    fn rate(&self, clues: &CluesOf<R>, without: &[TechniqueOf<R>], limits: Limits) -> Option<Rating<R::Logic>> {
        let mut without = without.to_vec();
        without.sort_by_cached_key(|technique| technique.id);
        without.dedup();
        path::rating(&self.0, clues, &without, limits).ok()
    }

    fn keeps(&self, rating: &Rating<R::Logic>, clues: &CluesOf<R>, limits: Limits) -> Result<bool, CancelledError> {
        path::keeps(rating, &self.0, clues, limits)
    }

    fn summary(rating: &Rating<R::Logic>) -> Summary {
        let &Rating { level, score, longest, suppositions, .. } = rating;
        Summary { level, score, longest, suppositions }
    }
}
