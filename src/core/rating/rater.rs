//! What rating, explaining and composing ask of a game's techniques.

#![warn(missing_docs, clippy::missing_errors_doc)]

use itertools::Itertools;
use thiserror::Error;

use super::path;
use super::proofs::{Effort, knows_what_is_shared};
use super::told::{NotTold, Telling, Told, ToldPath, ToldStep, tell_hint, tell_path, tell_why};
use crate::deduction::{ChartOf, Knowledge, Logic, MarksOf, Passage, Technique, reach};
use crate::game::{Game, Rating, Task};
use crate::lang::ByLang;
use crate::limits::{CancelledError, Limits};
use crate::puzzles::{Difference, Level};

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
    /// Whether it can run by itself: it follows no chains of suppositions.
    pub is_automatic: bool,
}

impl TechniqueRow {
    /// The techniques of a game; none if it has none.
    pub fn all<L: Logic>() -> Vec<Self> {
        let row = |one: &Technique<L>| {
            let titles = ByLang::of(|lang| one.title(lang));
            let is_automatic = !one.follows_chains();
            Self { id: one.id, level: one.level, score: one.score, titles, is_automatic }
        };
        L::techniques().iter().map(row).collect()
    }
}

/// What is answered about games without techniques.
fn must_have_techniques<G: Game>() -> Result<(), NotTold> {
    if G::Logic::techniques().is_empty() { Err(NotTold::NotForGame("techniques")) } else { Ok(()) }
}

/// How hard the puzzles of a game are, and how to solve them: its techniques, prepared for a board.
pub struct Rater<G: Game>(ChartOf<G>);

impl<G: Game> Rater<G> {
    /// Prepares for a board.
    pub fn new(game: &G) -> Self {
        Self(G::Logic::prepare(game))
    }

    /// What the techniques allowed conclude from clues, which are kept with it.
    ///
    /// # Errors
    /// If it was given up, as with all others.
    pub fn marks(
        &self,
        clues: &G::Clues,
        allowed: Allowed<&'static Technique<G::Logic>>,
        limits: Limits,
    ) -> Result<(G::Clues, MarksOf<G>), CancelledError> {
        let mut marks = G::Logic::start(&self.0, clues);
        reach(&G::Logic::given(clues), &mut marks, allowed.includes(), limits)?;
        Ok((clues.clone(), marks))
    }

    /// Adds clues to what is known, and concludes what follows by the techniques allowed.
    ///
    /// # Errors
    /// If it was given up.
    pub fn tell(
        &self,
        (known, marks): &mut (G::Clues, MarksOf<G>),
        clues: Vec<G::Clue>,
        allowed: Allowed<&'static Technique<G::Logic>>,
        limits: Limits,
    ) -> Result<(), CancelledError> {
        *known = G::Logic::game(&self.0).clues(G::each(known).chain(clues));
        marks.add_all(G::Logic::start(&self.0, known).facts());
        reach(&G::Logic::given(known), marks, allowed.includes(), limits)
    }

    /// Whether the layout is known or, where clues leave several, all that these share.
    pub fn knows(&self, marks: &MarksOf<G>, layouts: &[G::Layout]) -> bool {
        match layouts {
            [_] => marks.is_solved(),
            several => knows_what_is_shared::<G>(&self.0, marks, several),
        }
    }

    /// How much is still unknown. The part that leaves the least is given.
    pub fn open(&self, marks: &MarksOf<G>) -> usize {
        G::Logic::open(marks)
    }

    /// Whether a clue about this topic would add to what is known.
    pub fn is_news(&self, (clues, marks): &(G::Clues, MarksOf<G>), topic: G::Topic) -> bool {
        G::Logic::is_news(clues, marks, topic)
    }

    /// Whether the techniques allowed solve a puzzle that keeps its promise.
    ///
    /// # Errors
    /// If it was given up.
    pub fn solves(
        &self,
        task: Task<'_, G>,
        allowed: Allowed<&'static Technique<G::Logic>>,
        limits: Limits,
    ) -> Result<bool, CancelledError> {
        path::leads_to_solution(&self.0, task, allowed.includes(), limits)
    }

    /// How hard a puzzle that keeps its promise is without some techniques; `None` if it cannot be
    /// rated, or it was given up.
    pub fn rate(
        &self,
        task: Task<'_, G>,
        without: &[&'static Technique<G::Logic>],
        limits: Limits,
    ) -> Option<Rating<G::Logic>> {
        if G::Logic::techniques().is_empty() {
            return None;
        }
        path::rating(&self.0, task, without, Effort::Cores, limits).ok()
    }

    /// The techniques of the steps that lead to the solution, without some techniques; `None` if no path
    /// was found, or it was given up.
    pub fn uses(
        &self,
        task: Task<'_, G>,
        without: &[&'static Technique<G::Logic>],
        limits: Limits,
    ) -> Option<Vec<&'static Technique<G::Logic>>> {
        let path = path::SolutionPath::find(&self.0, task, without, Effort::Cores, limits).ok()?;
        Some(path.told.iter().filter_map(Passage::technique).collect())
    }

    /// Whether a puzzle that keeps its promise is not harder than the rating says.
    ///
    /// # Errors
    /// If it was given up.
    pub fn keeps(&self, rating: &Rating<G::Logic>, task: Task<'_, G>, limits: Limits) -> Result<bool, CancelledError> {
        path::keeps(rating, &self.0, task, limits)
    }

    /// What is wrong with the rating of a puzzle that keeps its promise, if anything is.
    ///
    /// # Errors
    /// If it was given up.
    pub fn check(
        &self,
        task: Task<'_, G>,
        rating: &Rating<G::Logic>,
        limits: Limits,
    ) -> Result<Result<(), RatingError>, CancelledError> {
        path::check(&self.0, task, rating, limits)
    }

    /// The way to the solution, without the techniques that a rating excludes, and the rating that
    /// results.
    ///
    /// # Errors
    /// If there is none, or it was given up.
    pub fn path(
        &self,
        task: Task<'_, G>,
        rating: Option<&Rating<G::Logic>>,
        told: Told,
        telling: Telling,
        limits: Limits,
    ) -> Result<(Rating<G::Logic>, ToldPath), NotTold> {
        must_have_techniques::<G>()?;
        tell_path(&self.0, task, Rating::excluded(rating), told, telling, limits)
    }

    /// The next step from marks, without the techniques that the rating excludes.
    ///
    /// # Errors
    /// If marks cannot be read or are wrong, or there is no next step.
    pub fn hint(
        &self,
        task: Task<'_, G>,
        rating: Option<&Rating<G::Logic>>,
        marks: &str,
        telling: Telling,
        limits: Limits,
    ) -> Result<ToldStep, NotTold> {
        must_have_techniques::<G>()?;
        tell_hint(&self.0, task, marks, Rating::excluded(rating), telling, limits)
    }

    /// The steps that determine a place, without the techniques that the rating excludes.
    ///
    /// # Errors
    /// If the text names no place, or the puzzle has no path.
    pub fn why(
        &self,
        task: Task<'_, G>,
        rating: Option<&Rating<G::Logic>>,
        place: &str,
        telling: Telling,
        limits: Limits,
    ) -> Result<Vec<ToldStep>, NotTold> {
        must_have_techniques::<G>()?;
        tell_why(&self.0, task, place, Rating::excluded(rating), telling, limits)
    }
}

/// The techniques that may be used: those up to a level, except for some.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowed<'a, M> {
    /// The level.
    pub level: Level,
    /// Those that may not be used.
    pub without: &'a [M],
}

impl<L: Logic> Allowed<'_, &'static Technique<L>> {
    /// Whether a technique is allowed.
    fn includes(self) -> impl Fn(&Technique<L>) -> bool {
        move |technique| technique.level <= self.level && !self.without.contains(&technique)
    }
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
