//! The verdict on a puzzle that someone else may have made.

use super::aim::LEFT;
use super::before_mercy::BeforeMercy;
use super::minimum::{MinimumError, check};
use super::spare::spare;
use crate::board::{Cell, CellSet, Layout};
use crate::clues::{Clue, Clues, View};
use crate::engines::{Conflict, EngineChoice, Smyoz, Solutions, Solver};
use crate::puzzle::{Claim, Puzzle};
use crate::rate::{Effort, RateError, Rating, SolutionPath};
use smyoz_core::engines::Method;
use smyoz_core::judging;
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::sat::hitting;

/// All findings about a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    pub claim: Claim,
    /// The engine that was used.
    pub engine: Method,
    /// The solutions: all of them if they are images of each other, otherwise at most two. The one
    /// that the puzzle names comes first, if it is one.
    pub solutions: Vec<Layout>,
    /// If there are several solutions, all images of one: what decides between them.
    pub ties: Option<Ties>,
    /// For a puzzle with a mercy shot: what its other clues leave.
    pub before_mercy: Option<BeforeMercy>,
    /// The clues each of which alone could be left out without breaking the puzzle's promise:
    /// shots, the mercy shot, and inventory items if they count as clues. Empty if the promise is
    /// not kept.
    pub spare: Vec<Clue>,
    /// Whether the solution that the puzzle names fits its clues; `None` if it names none.
    pub solution_fits: Option<bool>,
    /// Whether the layout of the puzzle's seed is its solution; `None` if it has no seed, or no
    /// solution is known.
    pub seed_fits: Option<bool>,
    /// A set of clues that contradict each other, empty if there is a solution. `None` if one
    /// engine finds a solution and the other does not, or if the engine misses the solution that
    /// the puzzle names: a fault of the program.
    pub conflict: Option<Conflict>,
    /// Whether the proof of the puzzle's minimum holds; `None` if it claims no minimum.
    pub minimum: Option<Result<(), MinimumError>>,
    /// Whether the puzzle's rating agrees with a new one; `None` if it has no rating or does not
    /// keep its promise.
    pub rating: Option<Result<(), RatingError>>,
}

/// Why a rating is wrong.
pub type RatingError = smyoz_core::rating::RatingError<RateError>;

/// What decides between the images that a symmetric puzzle leaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ties {
    /// The smallest number of extra shots, chosen beforehand, that decide between all images.
    pub extra_shots: usize,
    /// The cells where a single shot decides.
    pub deciding: CellSet,
}

impl Verdict {
    /// Whether there is exactly one solution.
    pub fn is_unique(&self) -> bool {
        self.solutions.len() == 1
    }

    /// Whether the solutions are those that the puzzle promises.
    pub fn keeps_promise(&self) -> bool {
        match self.claim {
            Claim::Unique => self.is_unique(),
            Claim::UpToSymmetry => self.ties.is_some(),
            Claim::Mercy => self.is_unique() && self.before_mercy.as_ref().is_some_and(BeforeMercy::is_local),
        }
    }

    /// Whether the puzzle is what it claims to be, as far as is known.
    pub fn holds(&self) -> bool {
        let wrong_minimum = matches!(self.minimum, Some(Err(_))) && !self.is_undecided();
        let wrong_rating = self.rating.as_ref().and_then(|checked| checked.as_ref().err());
        self.keeps_promise()
            && self.solution_fits != Some(false)
            && self.seed_fits != Some(false)
            && !wrong_minimum
            && !wrong_rating.is_some_and(RatingError::is_comparable)
    }

    /// Whether the claim of a minimum is too large to check.
    pub fn is_undecided(&self) -> bool {
        self.minimum == Some(Err(MinimumError::TooLarge))
    }

    /// Whether the puzzle keeps its promise, or is at least unique, and every shot is needed for
    /// that. Inventory items count only where they are clues; otherwise they are given, as in a
    /// game.
    pub fn is_minimal(&self) -> bool {
        (self.keeps_promise() || self.is_unique()) && self.spare.is_empty()
    }
}

/// A verdict on a puzzle of SMYOZ that was cancelled.
pub type UndecidedError = judging::UndecidedError<Layout>;

/// Verifies a puzzle with an engine.
///
/// # Errors
/// If it is cancelled before it is known whether the puzzle is what it claims to be.
pub fn verify(puzzle: &Puzzle, engine: EngineChoice, limits: Limits) -> Result<Verdict, UndecidedError> {
    let clues = puzzle.clues();
    let mut solver = Solver::by(&Smyoz, engine);
    // All images of a solution under the symmetries of the clues are solutions.
    let answer = solver.solve(&clues, clues.symmetries().count().max(2), limits);
    let found = Found::new(puzzle, answer.solutions);
    if answer.given_up {
        return Err(UndecidedError { found: found.solutions });
    }
    let solutions = found.solutions.clone();
    check_claims(puzzle, &mut solver, answer.by, found, limits)
        .map_err(|CancelledError| UndecidedError { found: solutions })
}

/// The solutions of a puzzle, as an engine answers and as the puzzle says.
struct Found {
    /// The layout that the puzzle names, if it fits.
    named: Option<Layout>,
    /// The solutions that a [`Verdict`] lists.
    solutions: Solutions,
    ties: Option<Ties>,
    /// Whether the engine claims to have found all layouts, but not the one that the puzzle names,
    /// although that fits: a fault of the program.
    is_fault: bool,
}

impl Found {
    fn new(puzzle: &Puzzle, mut solutions: Solutions) -> Self {
        let clues = puzzle.clues();
        let named = puzzle.solution.filter(|layout| clues.fit(layout));
        let missing = named.filter(|layout| !solutions.layouts.contains(layout));
        let is_fault = solutions.complete && missing.is_some();
        let ties = Ties::of(&clues, &solutions).filter(|_| !is_fault);
        // If the engine did not claim to know all, it found others first. A layout that it missed
        // must not pass for the only one.
        solutions.layouts.splice(0..0, missing.filter(|_| !is_fault || !solutions.layouts.is_empty()));
        if let Some(at) = solutions.layouts.iter().position(|&layout| named == Some(layout)) {
            solutions.layouts[..=at].rotate_right(1);
        }
        if ties.is_none() {
            solutions.layouts.truncate(2);
        }
        Self { named, solutions, ties, is_fault }
    }
}

/// Checks what a puzzle claims, given its solutions.
fn check_claims(
    puzzle: &Puzzle,
    solver: &mut Solver,
    by: Method,
    found: Found,
    limits: Limits,
) -> Result<Verdict, CancelledError> {
    let Found { named, solutions, ties, is_fault } = found;
    let clues = puzzle.clues();
    let before_mercy = match puzzle.mercy {
        Some(_) => Some(BeforeMercy::of(solver.solutions(&puzzle.clues_before_mercy(), LEFT + 1, limits)?)),
        None => None,
    };
    let mut verdict = Verdict {
        claim: puzzle.claim(),
        engine: by,
        solutions: solutions.layouts,
        ties,
        before_mercy,
        spare: Vec::new(),
        solution_fits: puzzle.solution.map(|_| named.is_some()),
        seed_fits: None,
        conflict: (!is_fault).then_some(Conflict::NONE),
        minimum: None,
        rating: None,
    };
    verdict.seed_fits = seed_fits(puzzle, &verdict);
    if verdict.keeps_promise() {
        verdict.rating = puzzle.rating.as_ref().map(|rating| check_rating(puzzle, rating, limits)).transpose()?;
    }
    verdict.minimum = match verdict.keeps_promise() && verdict.solution_fits != Some(false) {
        true => check(puzzle, limits)?,
        false => puzzle.minimum.as_ref().map(|_| Err(MinimumError::PromiseNotKept)),
    };
    if verdict.solutions.is_empty() && !is_fault {
        verdict.conflict = solver.conflict(&clues, limits);
    } else if verdict.keeps_promise() {
        verdict.spare = spare(solver, puzzle, &verdict.solutions[0], limits)?;
    } else if verdict.is_unique() {
        // Without a local ambiguity or images it is a plain puzzle, with the mercy shot as one of
        // its shots.
        let plain = Puzzle { shots: clues.shots, mercy: None, up_to_symmetry: false, ..puzzle.clone() };
        verdict.spare = spare(solver, &plain, &verdict.solutions[0], limits)?;
    }
    Ok(verdict)
}

/// Whether the layout of the puzzle's seed is its solution: the one that it names or, if it names
/// none that fits, one of those that it has if it keeps its promise.
fn seed_fits(puzzle: &Puzzle, verdict: &Verdict) -> Option<bool> {
    let layout = Layout::of_seed(puzzle.seed?);
    match puzzle.solution.filter(|_| verdict.solution_fits == Some(true)) {
        Some(solution) => Some(layout == solution),
        None => verdict.keeps_promise().then(|| verdict.solutions.contains(&layout)),
    }
}

/// Checks the rating of a puzzle.
fn check_rating(puzzle: &Puzzle, rating: &Rating, limits: Limits) -> Result<Result<(), RatingError>, CancelledError> {
    if rating.scale != Rating::SCALE {
        return Ok(Err(RatingError::Scale { claimed: rating.scale, today: Rating::SCALE }));
    }
    let effort = if rating.exact { Effort::Smallest } else { Effort::Cores };
    let path = match SolutionPath::of(puzzle, effort, limits) {
        Ok(path) => path,
        Err(RateError::Cancelled) => return Err(CancelledError),
        Err(reason) => return Ok(Err(RatingError::None(reason))),
    };
    let differences = rating.differences(&path.rating);
    Ok(if differences.is_empty() { Ok(()) } else { Err(RatingError::Other(differences)) })
}

impl Ties {
    /// What decides between several solutions, if they are complete and images of each other under
    /// the symmetries of the clues.
    pub fn of(clues: &Clues, solutions: &Solutions) -> Option<Self> {
        let symmetries = clues.symmetries().count();
        if !solutions.complete || solutions.layouts.len() != symmetries || symmetries < 2 {
            return None;
        }
        let views: Vec<View> = solutions.layouts.iter().map(View::of).collect();
        let pairs = (1..views.len()).flat_map(|one| (0..one).map(move |other| (one, other)));
        let telling = pairs.map(|(one, other)| {
            let tells = |&cell: &Cell| views[one].shows(cell) != views[other].shows(cell);
            Cell::all().filter(tells).collect::<CellSet>()
        });
        let telling: Vec<CellSet> = telling.collect();
        let sets: Vec<u128> = telling.iter().map(|cells| cells.bits()).collect();
        Some(Self {
            extra_shots: hitting::minimum(&sets)?.count_ones() as usize,
            deciding: telling.into_iter().fold(CellSet::all(), |all, cells| all & cells),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clues::{Inventory, Shots};
    use crate::seeds::Seed;

    fn judged(puzzle: &Puzzle, answer: Solutions) -> Verdict {
        let mut solver = Solver::by(&Smyoz, EngineChoice::Search);
        check_claims(puzzle, &mut solver, Method::Search, Found::new(puzzle, answer), Limits::NONE).unwrap()
    }

    #[test]
    fn an_engine_that_misses_the_named_solution_is_at_fault() {
        let seed = |number: u32| Layout::of_seed(Seed::try_from(number).unwrap());
        let (layout, other) = (seed(3), seed(4));
        let inventory = Inventory::of(&layout);
        let shots = Shots::at(CellSet::all(), &View::of(&layout));
        let puzzle = Puzzle { inventory, shots, solution: Some(layout), ..Puzzle::default() };
        for layouts in [vec![], vec![other]] {
            let verdict = judged(&puzzle, Solutions { layouts, complete: true });
            assert!(verdict.conflict.is_none() && !verdict.is_unique() && !verdict.keeps_promise(), "{verdict:?}");
        }
        let verdict = judged(&puzzle, Solutions { layouts: vec![layout], complete: true });
        assert!(verdict.conflict.is_some() && verdict.keeps_promise());
    }

    #[test]
    fn a_verdict_that_ran_out_of_work_knows_what_was_found() {
        let text = r#"{"format":"smyoz-puzzle/1","inventory":{"moored":5},"shots":[{"cell":"55","shows":"A"}]}"#;
        let puzzle = crate::puzzle::read_puzzle(text).unwrap();
        let mut found = Vec::new();
        for work in 1.. {
            match verify(&puzzle, EngineChoice::Search, Limits::NONE.within(work)) {
                Err(undecided) => found.push(undecided.found.layouts.len()),
                Ok(verdict) => {
                    assert_eq!(verdict.solutions.len(), 2);
                    break;
                }
            }
        }
        assert!(found.is_sorted() && found.first() == Some(&0) && found.contains(&1), "{found:?}");
    }
}
