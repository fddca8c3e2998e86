//! The techniques of a game as a rater.

use super::path;
use super::proofs::{Effort, knows_what_is_shared};
use super::rater::{Allowed, Rater, RatingError, Summary, TechniqueRow};
use super::reasoning::{ClueOf, CluesOf, LayoutOf, MarksOf, Reasoning};
use super::told::{NotTold, Telling, Told, ToldPath, ToldStep, tell_hint, tell_path, tell_why};
use super::value::Rating;
use crate::deduction::{Knowledge, Technique, reach};
use crate::game::{Game, Task};
use crate::lang::Lang;
use crate::limits::{CancelledError, Limits};
use crate::puzzles::{Level, UnknownTechniqueError};

/// The techniques of a game as [composing](crate::composing) uses them.
pub struct Techniques<R>(R);

/// A technique of a game.
type TechniqueOf<R> = &'static Technique<<R as Reasoning>::Logic>;

/// Whether a technique is allowed.
fn is_among<R: Reasoning>(allowed: Allowed<'_, TechniqueOf<R>>) -> impl Fn(&Technique<R::Logic>) -> bool {
    move |technique| technique.level <= allowed.level && !allowed.without.contains(&technique)
}

impl<R: Reasoning + Send> Rater for Techniques<R>
where
    R::Logic: Send + Sync,
{
    type Game = R::Game;
    type Marks = (CluesOf<R>, MarksOf<R>);
    type Rating = Rating<R::Logic>;
    type Technique = TechniqueOf<R>;

    fn marks(
        &self,
        clues: &CluesOf<R>,
        allowed: Allowed<TechniqueOf<R>>,
        limits: Limits,
    ) -> Result<Self::Marks, CancelledError> {
        let mut marks = self.0.start(clues);
        reach(&R::given(clues), &mut marks, is_among::<R>(allowed), limits)?;
        Ok((clues.clone(), marks))
    }

    fn tell(
        &self,
        (known, marks): &mut Self::Marks,
        clues: Vec<ClueOf<R>>,
        allowed: Allowed<TechniqueOf<R>>,
        limits: Limits,
    ) -> Result<(), CancelledError> {
        *known = self.0.problem().clues(R::Game::each(known).chain(clues));
        marks.add_all(self.0.start(known).facts());
        reach(&R::given(known), marks, is_among::<R>(allowed), limits)
    }

    fn knows(&self, (_, marks): &Self::Marks, layouts: &[LayoutOf<R>]) -> bool {
        match layouts {
            [_] => marks.is_solved(),
            several => knows_what_is_shared(&self.0, marks, several),
        }
    }

    fn open(&self, (_, marks): &Self::Marks) -> usize {
        self.0.open(marks)
    }

    fn is_news(&self, (clues, marks): &Self::Marks, topic: <R::Game as Game>::Topic) -> bool {
        self.0.is_news(clues, marks, topic)
    }

    fn solves(
        &self,
        task: Task<'_, R::Game>,
        allowed: Allowed<TechniqueOf<R>>,
        limits: Limits,
    ) -> Result<bool, CancelledError> {
        path::leads_to_solution(&self.0, task, is_among::<R>(allowed), limits)
    }

    fn rate(&self, task: Task<'_, R::Game>, without: &[TechniqueOf<R>], limits: Limits) -> Option<Rating<R::Logic>> {
        path::rating(&self.0, task, without, Effort::Cores, limits).ok()
    }

    fn keeps(
        &self,
        rating: &Rating<R::Logic>,
        task: Task<'_, R::Game>,
        limits: Limits,
    ) -> Result<bool, CancelledError> {
        path::keeps(rating, &self.0, task, limits)
    }

    fn summary(rating: &Rating<R::Logic>) -> Summary {
        let &Rating { level, score, longest, suppositions, .. } = rating;
        Summary { level, score, longest, suppositions }
    }

    fn hardest(rating: &Rating<R::Logic>, lang: Lang) -> Option<((Level, u32), String)> {
        let technique = rating.hardest.technique()?;
        Some(((technique.level, technique.score), technique.title(lang)))
    }

    fn prepare(problem: &R::Game) -> Self {
        Self(R::new(problem))
    }

    fn is_of_today(rating: &Rating<R::Logic>) -> bool {
        rating.scale == Rating::<R::Logic>::SCALE
    }

    fn techniques() -> Option<Vec<TechniqueRow>> {
        Some(TechniqueRow::all::<R::Logic>())
    }

    fn named(id: &str) -> Result<Self::Technique, UnknownTechniqueError> {
        Technique::named_by(id)
    }

    fn check(
        &self,
        task: Task<'_, R::Game>,
        rating: &Rating<R::Logic>,
        limits: Limits,
    ) -> Result<Result<(), RatingError>, CancelledError> {
        path::check(&self.0, task, rating, limits)
    }

    fn path(
        &self,
        task: Task<'_, R::Game>,
        rating: Option<&Rating<R::Logic>>,
        told: Told,
        telling: Telling,
        limits: Limits,
    ) -> Result<(Rating<R::Logic>, ToldPath), NotTold> {
        tell_path(&self.0, task, Rating::excluded(rating), told, telling, limits)
    }

    fn hint(
        &self,
        task: Task<'_, R::Game>,
        rating: Option<&Rating<R::Logic>>,
        marks: &str,
        telling: Telling,
        limits: Limits,
    ) -> Result<ToldStep, NotTold> {
        tell_hint(&self.0, task, marks, Rating::excluded(rating), telling, limits)
    }

    fn why(
        &self,
        task: Task<'_, R::Game>,
        rating: Option<&Rating<R::Logic>>,
        place: &str,
        telling: Telling,
        limits: Limits,
    ) -> Result<Vec<ToldStep>, NotTold> {
        tell_why(&self.0, task, place, Rating::excluded(rating), telling, limits)
    }
}
