//! What a puzzle claims, and what its certificate states.

use thiserror::Error;

use super::{ClueOf, LayoutOf, Minimum, Puzzle, Standard};
use crate::composing::{self, check_minimum};
use crate::engines::NoOther;
use crate::game::NoLemma;
use crate::judging::certificate::{Certifiable, CertifyError, Statement};
use crate::judging::{Checked, Judged, only_solution};
use crate::limits::{CancelledError, Limits};
use crate::rating::{RateError, Rater, Rating, RatingError, Reasoning, SolutionPath, Techniques, Without};

/// Why the claim of a minimum is not proved.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MinimumError {
    /// Without a solution there is nothing to compare the witness with.
    #[error("the puzzle names no solution")]
    NoSolution,
    /// A claimed number of clues is not that of the puzzle.
    #[error("it claims {claimed} {what}, but the puzzle has {found}")]
    Number {
        /// What is [chosen](crate::game::Game::CHOSEN), or the [others](crate::game::Game::OTHERS).
        what: &'static str,
        /// The claimed number.
        claimed: usize,
        /// The number in the puzzle.
        found: usize,
    },
    /// The bound is missing, superfluous, or larger than the number of clues.
    #[error("expected a bound `at_least`, up to the number of clues, if and only if `proved` is false")]
    Bound,
    /// The witness proves nothing.
    #[error(transparent)]
    Witness(#[from] composing::MinimumError),
}

impl<P: Standard> Judged for Puzzle<P> {
    type Game = P;
    type MinimumError = MinimumError;
    type RateError = RateError;

    fn problem(&self) -> &P {
        &self.board
    }

    fn clues(&self) -> &P::Clues {
        &self.clues
    }

    fn solution(&self) -> Option<&P::Layout> {
        self.solution.as_ref()
    }

    fn seed_fits(&self, solution: &P::Layout, limits: Limits) -> Result<Option<bool>, CancelledError> {
        self.seed.map(|seed| self.board.is_of_seed(solution, seed, limits)).transpose()
    }

    /// Also the others if the puzzle claims a minimum of these.
    fn is_chosen(&self, clue: &ClueOf<P>) -> bool {
        let counts_others = self.minimum.as_ref().is_some_and(|minimum| minimum.others.is_some());
        counts_others || P::must_be_needed(P::topic(clue))
    }

    fn keeps_level(&self, clues: &P::Clues, limits: Limits) -> Result<bool, CancelledError> {
        let Some(rating) = &self.rating else { return Ok(true) };
        P::Rater::prepare(&self.board).keeps(rating, clues, limits)
    }

    fn check_minimum(&self, limits: Limits) -> Result<Checked<MinimumError>, CancelledError> {
        self.minimum.as_ref().map(|minimum| self.check(minimum, limits)).transpose()
    }

    fn is_undecided(wrong: &MinimumError) -> bool {
        *wrong == MinimumError::Witness(composing::MinimumError::TooLarge)
    }

    fn check_rating(&self, limits: Limits) -> Result<Checked<RatingError<RateError>>, CancelledError> {
        let check = |rating| P::Rater::prepare(&self.board).check(&self.clues, rating, limits);
        self.rating.as_ref().map(check).transpose()
    }
}

impl<P: Standard> Puzzle<P> {
    fn check(&self, minimum: &Minimum<P::Layout>, limits: Limits) -> Result<Result<(), MinimumError>, CancelledError> {
        let Some(solution) = &self.solution else { return Ok(Err(MinimumError::NoSolution)) };
        let is_chosen = |clue: &ClueOf<P>| P::must_be_needed(P::topic(clue));
        let (chosen, others): (Vec<ClueOf<P>>, Vec<ClueOf<P>>) = P::each(&self.clues).partition(is_chosen);
        let claims = [(P::CHOSEN, Some(minimum.clues), chosen.len()), (P::OTHERS, minimum.others, others.len())];
        for (what, claimed, found) in claims {
            if let Some(claimed) = claimed.filter(|&claimed| claimed != found) {
                return Ok(Err(MinimumError::Number { what, claimed, found }));
            }
        }
        let clues = minimum.clues + minimum.others.unwrap_or(0);
        let least = match (minimum.proved, minimum.at_least) {
            (true, None) => clues,
            (false, Some(bound)) if bound <= clues => bound,
            _ => return Ok(Err(MinimumError::Bound)),
        };
        let counts_others = minimum.others.is_some();
        let given = if counts_others { Vec::new() } else { others };
        let mut topics = self.board.topics();
        topics.retain(|&topic| counts_others || P::must_be_needed(topic));
        let checked = check_minimum(&self.board, solution, &given, &topics, least, &minimum.witness, limits)?;
        Ok(checked.map_err(Into::into))
    }

    /// That no layout fits but the solution.
    fn statement(&self) -> Statement {
        let known = self.known();
        let mut comments = self.board.comments();
        comments.extend(known.iter().map(|solution| format!("solution {}", self.board.rows(solution).join(" "))));
        // A game whose formula grew with the models of a proof would have to name its lemmas here.
        let lemmas: Vec<NoLemma> = Vec::new();
        let claim = NoOther::with_lemmas(&self.board, self.clues.clone(), known, lemmas);
        Statement { formula: claim.formula(), comments }
    }
}

impl<P: Standard> Certifiable for Puzzle<P> {
    type Layout = LayoutOf<P>;

    fn solution_fits(&self) -> Option<bool> {
        self.fits_its_solution()
    }

    fn solutions(&self) -> Vec<LayoutOf<P>> {
        self.known()
    }

    fn proved(&self, limits: Limits) -> Result<(Self, Statement), CertifyError<LayoutOf<P>>> {
        let puzzle = Self { solution: Some(only_solution(self, limits)?), ..self.clone() };
        let statement = puzzle.statement();
        Ok((puzzle, statement))
    }

    fn derived(&self, _: &str) -> Result<Statement, String> {
        Ok(self.statement())
    }
}

impl<P: Standard<Rater = Techniques<R>>, R: Reasoning<Game = P>> Puzzle<P>
where
    Techniques<R>: Rater<Game = P, Rating = Rating<R::Logic>>,
{
    /// The techniques that its rating excludes.
    pub fn excluded(&self) -> &Without<R> {
        self.rating.as_ref().map_or(&[][..], |rating| &rating.without)
    }
}

impl<R: Reasoning<Game: Standard<Rater = Techniques<R>>>> SolutionPath<R>
where
    Techniques<R>: Rater<Game = R::Game, Rating = Rating<R::Logic>>,
{
    /// The path without the techniques that the puzzle's rating excludes.
    ///
    /// # Errors
    /// If the puzzle has not exactly one solution, or it was given up.
    pub fn of(puzzle: &Puzzle<R::Game>, limits: Limits) -> Result<Self, RateError> {
        Self::find(&R::new(&puzzle.board), &puzzle.clues, puzzle.excluded(), limits)
    }
}
