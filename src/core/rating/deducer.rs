//! What composing asks of techniques.

use super::path;
use super::reasoning::{ClueOf, CluesOf, MarksOf, Reasoning};
use super::value::Rating;
use crate::composing::{Choice, Deducer, Summary};
use crate::deduction::{Knowledge, Technique, reach};
use crate::limits::{Limits, Stopped};
use crate::puzzles::Level;

/// The techniques of a game as [composing](crate::composing) uses them.
pub struct Techniques<R>(R);

impl<R: Reasoning> Techniques<R> {
    /// Prepares for a board.
    pub fn new(problem: &R::Problem) -> Self {
        Self(R::new(problem))
    }

    /// The techniques.
    pub fn game(&self) -> &R {
        &self.0
    }
}

/// The techniques up to a level.
fn up_to<R: Reasoning>(level: Level) -> impl Fn(&Technique<R::Logic>) -> bool {
    move |technique| technique.level <= level
}

impl<R: Reasoning> Deducer for Techniques<R>
where
    CluesOf<R>: PartialEq,
{
    type Problem = R::Problem;
    type Marks = MarksOf<R>;
    type Rating = Rating<R::Logic>;

    fn marks(&self, clues: &CluesOf<R>, level: Level, limits: Limits) -> Result<MarksOf<R>, Stopped> {
        let mut marks = self.0.start(clues);
        reach(&(), &mut marks, up_to::<R>(level), limits)?;
        Ok(marks)
    }

    fn tell(&self, marks: &mut MarksOf<R>, clues: Vec<ClueOf<R>>, level: Level, limits: Limits) -> Result<(), Stopped> {
        marks.add_all(clues.into_iter().map(R::fact));
        reach(&(), marks, up_to::<R>(level), limits)
    }

    fn is_solved(&self, marks: &MarksOf<R>) -> bool {
        marks.is_solved()
    }

    fn open(&self, marks: &MarksOf<R>) -> usize {
        self.0.open(marks)
    }

    fn is_news(&self, marks: &MarksOf<R>, topic: <R::Problem as Choice>::Topic) -> bool {
        self.0.is_news(marks, topic)
    }

    fn solves(&self, clues: &CluesOf<R>, level: Level, limits: Limits) -> Result<bool, Stopped> {
        path::solves(&self.0, clues, up_to::<R>(level), limits)
    }

    fn rate(&self, clues: &CluesOf<R>, limits: Limits) -> Option<Rating<R::Logic>> {
        path::rating(&self.0, clues, &[], limits).ok()
    }

    fn keeps(&self, rating: &Rating<R::Logic>, clues: &CluesOf<R>, limits: Limits) -> Result<bool, Stopped> {
        path::keeps(rating, &self.0, clues, limits)
    }

    fn summary(&self, rating: &Rating<R::Logic>) -> Summary {
        let &Rating { level, score, longest, suppositions, .. } = rating;
        Summary { level, score, longest, suppositions }
    }
}
