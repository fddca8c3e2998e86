//! What rating, explaining and composing ask of a game's techniques.

#![warn(missing_docs, clippy::missing_errors_doc)]

use std::fmt::Debug;

use itertools::Itertools;
use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

use super::told::{NotTold, Telling, Told, ToldPath, ToldStep};
use crate::deduction::{Technique, Wording};
use crate::game::{Game, Task};
use crate::lang::{ByLang, Lang};
use crate::limits::{CancelledError, Limits};
use crate::puzzles::{Difference, Level, UnknownTechniqueError};

/// A technique, as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TechniqueRow {
    /// Its id.
    pub id: &'static str,
    /// The level at which it is expected.
    pub level: Level,
    /// What each use of it costs.
    pub score: u32,
    /// The names by language.
    pub titles: ByLang<String>,
    /// Whether it can run by itself: it makes no suppositions that it follows.
    pub is_automatic: bool,
}

impl TechniqueRow {
    /// The techniques of a game.
    pub fn all<L: Wording>() -> Vec<Self> {
        let row = |one: &Technique<L>| {
            let titles = ByLang::of(|lang| one.title(lang));
            let is_automatic = one.suppositions().is_none();
            Self { id: one.id, level: one.level, score: one.score, titles, is_automatic }
        };
        L::techniques().iter().map(row).collect()
    }
}

type CluesBy<R> = <<R as Rater>::Game as Game>::Clues;

/// How hard the puzzles of a game are, and how to solve them: its techniques, prepared for a board.
/// Games without techniques take [`NoDeduction`](super::NoDeduction); the others have
/// [`Techniques`](super::Techniques).
pub trait Rater: Sized + Send {
    /// The game.
    type Game: Game;

    /// What is known of a layout.
    type Marks: Clone;

    /// How hard a puzzle is.
    type Rating: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;

    /// A technique.
    type Technique: Copy + Eq + Debug + Send + Sync;

    /// What the techniques allowed conclude from clues.
    ///
    /// # Errors
    /// If it was given up, as with all others.
    fn marks(
        &self,
        clues: &CluesBy<Self>,
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

    /// Whether the layout is known or, where clues leave several, all that these share.
    fn knows(&self, marks: &Self::Marks, layouts: &[<Self::Game as Game>::Layout]) -> bool;

    /// How much is still unknown. The part that leaves the least is given.
    fn open(&self, marks: &Self::Marks) -> usize;

    /// Whether a clue about this topic would add to what is known.
    fn is_news(&self, marks: &Self::Marks, topic: <Self::Game as Game>::Topic) -> bool;

    /// Whether the techniques allowed solve a puzzle that keeps its promise.
    ///
    /// # Errors
    /// If it was given up.
    fn solves(
        &self,
        task: Task<'_, Self::Game>,
        allowed: Allowed<Self::Technique>,
        limits: Limits,
    ) -> Result<bool, CancelledError>;

    /// How hard a puzzle that keeps its promise is without some techniques; `None` if it cannot be
    /// rated, or it was given up.
    fn rate(&self, task: Task<'_, Self::Game>, without: &[Self::Technique], limits: Limits) -> Option<Self::Rating>;

    /// Whether a puzzle that keeps its promise is not harder than the rating says.
    ///
    /// # Errors
    /// If it was given up.
    fn keeps(&self, rating: &Self::Rating, task: Task<'_, Self::Game>, limits: Limits) -> Result<bool, CancelledError>;

    /// The numbers of a rating.
    fn summary(rating: &Self::Rating) -> Summary;

    /// The hardest technique that is needed, if one is: level and score to sort by, and its name.
    fn hardest(rating: &Self::Rating, lang: Lang) -> Option<((Level, u32), String)>;

    /// Prepares for a board.
    fn prepare(problem: &Self::Game) -> Self;

    /// Whether a rating is of the scale of those that are worked out today.
    fn is_of_today(rating: &Self::Rating) -> bool;

    /// The techniques, if there are any.
    fn techniques() -> Option<Vec<TechniqueRow>>;

    /// The technique with this id.
    ///
    /// # Errors
    /// If there is none.
    fn named(id: &str) -> Result<Self::Technique, UnknownTechniqueError>;

    /// What is wrong with the rating of a puzzle that keeps its promise, if anything is.
    ///
    /// # Errors
    /// If it was given up.
    fn check(
        &self,
        task: Task<'_, Self::Game>,
        rating: &Self::Rating,
        limits: Limits,
    ) -> Result<Result<(), RatingError>, CancelledError>;

    /// The way to the solution, without the techniques that a rating excludes, and the rating that
    /// results.
    ///
    /// # Errors
    /// If there is none, or it was given up.
    fn path(
        &self,
        task: Task<'_, Self::Game>,
        rating: Option<&Self::Rating>,
        told: Told,
        telling: Telling,
        limits: Limits,
    ) -> Result<(Self::Rating, ToldPath), NotTold>;

    /// The next step from marks, without the techniques that the rating excludes.
    ///
    /// # Errors
    /// If marks cannot be read or are wrong, or there is no next step.
    fn hint(
        &self,
        task: Task<'_, Self::Game>,
        rating: Option<&Self::Rating>,
        marks: &str,
        telling: Telling,
        limits: Limits,
    ) -> Result<ToldStep, NotTold>;

    /// The steps that determine a place, without the techniques that the rating excludes.
    ///
    /// # Errors
    /// If the text names no place, or the puzzle has no path.
    fn why(
        &self,
        task: Task<'_, Self::Game>,
        rating: Option<&Self::Rating>,
        place: &str,
        telling: Telling,
        limits: Limits,
    ) -> Result<Vec<ToldStep>, NotTold>;
}

/// The techniques that may be used: those up to a level, except for some.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowed<'a, M> {
    /// The level.
    pub level: Level,
    /// Those that may not be used.
    pub without: &'a [M],
}

/// The numbers of a rating, to which an [`Order`](crate::composing::Order) may set bounds.
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

/// Why a rating is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RatingError {
    /// The puzzle has another rating; these keys differ.
    #[error("{}", .0.iter().format(", "))]
    Other(Vec<Difference>),
    /// The puzzle cannot be rated.
    #[error("{0}")]
    None(String),
    /// The rating is of another scale, so it cannot be compared.
    #[error("it is of scale {claimed}, and today's is {today}")]
    Scale {
        /// The scale of the rating.
        claimed: u32,
        /// Today's scale.
        today: u32,
    },
}

impl RatingError {
    /// Whether the puzzle has a rating of today's scale, or none at all.
    pub fn is_comparable(&self) -> bool {
        !matches!(self, Self::Scale { .. })
    }
}
