//! What the jobs of games have in common that choose clues by a [composer](smyoz_core::composing).

use std::fmt::Debug;

use super::answers::{CertifyError, Strictness};
use super::job::{Attempt, Dispute, JobError, YES};
use super::puzzle::AnyPuzzle;
use super::verdict::side_by_side;
use smyoz_core::batch::Outcome;
use smyoz_core::composing::{ComposeError, Goal, Order};
use smyoz_core::engines::EngineChoice;
use smyoz_core::judging::certificate::{Files, Form};
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::{Bounds, Levels, Seed, StarScores};

/// What the clues of the seeds are chosen for, in a game with techniques `M`.
pub enum Aim<M> {
    /// As few as possible.
    Fewest,
    /// A level, which may depend on the seed, or any of the order, and what else is asked of the
    /// difficulty.
    Level(Option<Levels>, Order<M>),
}

impl<M: Copy> Aim<M> {
    /// The aim for a seed, whose puzzle must have a number of stars within these bounds.
    pub fn goal(&self, seed: Seed, scores: Option<&StarScores>, stars: Option<Bounds>) -> Goal<M> {
        match self {
            Self::Fewest => Goal::Fewest,
            Self::Level(None, order) => Goal::ToOrder(order.clone()),
            Self::Level(Some(levels), order) => {
                let level = levels.of_seed(seed);
                let score = scores.map_or(order.score, |scores| scores.narrowed(order.score, level, stars));
                Goal::ToOrder(Order { from: level, to: level, score, ..order.clone() })
            }
        }
    }

    /// The option of the journal that it implies.
    pub fn implied(&self) -> Option<(String, String)> {
        Some(match self {
            Self::Fewest => ("minimum".to_owned(), YES.to_owned()),
            Self::Level(levels, _) => ("level".to_owned(), (*levels)?.to_string()),
        })
    }
}

/// What becomes of a seed for whose layout, with these rows, no clues were chosen.
///
/// # Errors
/// If it was cancelled, or the engines disagree.
pub fn without_clues<L, C: Debug>(error: &ComposeError<L, C>, rows: &[String]) -> Result<Attempt, JobError> {
    match error {
        ComposeError::Cancelled => Err(JobError::Cancelled),
        ComposeError::Disagreement(_) => Err(dispute(error.to_string(), rows)),
        declined => Ok((Outcome::Declined(declined.to_string()), None)),
    }
}

/// What becomes of a seed of which this puzzle was made, with its certificate if one is asked for.
/// A report of a bug shows what `shown` makes of the puzzle.
///
/// # Errors
/// If it was cancelled, or the certificate shows that the puzzle is wrong.
pub fn with_puzzle<P: AnyPuzzle>(
    puzzle: P,
    minimal: bool,
    certifies: bool,
    limits: Limits,
    shown: impl Fn(&P) -> Vec<String>,
) -> Result<Attempt, JobError> {
    let certificate = || match puzzle.certify(beside(), limits) {
        Ok(certificate) => Ok(certificate.files),
        Err(CertifyError::Stopped) => Err(JobError::Cancelled),
        Err(reason @ CertifyError::Wrong { .. }) => Err(dispute(reason.to_string(), &shown(&puzzle))),
    };
    let files: Option<Files> = certifies.then(certificate).transpose()?;
    Ok((Outcome::Puzzle { puzzle: Box::new(Box::new(puzzle)), minimal }, files))
}

/// What became of a seed, with its puzzle as one of any game.
pub fn any_outcome<P, A: AnyPuzzle>(outcome: Outcome<P>, held: impl Fn(P) -> A) -> Outcome<Box<dyn AnyPuzzle>> {
    match outcome {
        Outcome::Puzzle { puzzle, minimal } => Outcome::Puzzle { puzzle: Box::new(Box::new(held(*puzzle))), minimal },
        Outcome::Twin { id, of } => Outcome::Twin { id, of },
        Outcome::Unfit(reason) => Outcome::Unfit(reason),
        Outcome::Declined(reason) => Outcome::Declined(reason),
    }
}

/// That no seed has a puzzle, as all begin with the same layout. Where even all clues that may be
/// given leave another layout, both are shown, as rows, and the cells named where they differ; these
/// are the names of all cells in reading order.
pub fn hopeless(reason: &str, layouts: Option<[Vec<String>; 2]>, cells: impl Iterator<Item = String>) -> JobError {
    let second = layouts.map(|[one, other]| {
        let pairs = one.iter().zip(&other).flat_map(|(one, other)| one.chars().zip(other.chars()));
        let differing: Vec<String> =
            cells.zip(pairs).filter(|(_, (one, other))| one != other).map(|(cell, _)| cell).collect();
        format!("; a second layout fits:{}\nit differs at {}", side_by_side(&one, &other), differing.join(", "))
    });
    let second = second.unwrap_or_default();
    JobError::Hopeless(format!("no seed has a puzzle, as all begin with the same layout: {reason}{second}"))
}

/// Whether a puzzle has clues that could be left out. Those to begin with stay, even then.
pub fn has_spare(puzzle: &dyn AnyPuzzle, engine: EngineChoice, limits: Limits) -> bool {
    !puzzle.verify(Strictness::AllowSpare, engine, limits).spare.is_empty()
}

/// How certificates lie beside puzzles.
pub fn beside() -> Form {
    Form { compressed: true, ..Form::default() }
}

fn dispute(message: String, rows: &[String]) -> JobError {
    let report = format!("{message}\n\n{}\n", rows.join("\n"));
    JobError::Dispute(Dispute { message, report })
}
