//! From seed to puzzle: the layout, the fewest clues that leave it as the only solution, the proof.
//!
//! The other layouts that fit what is given beforehand, the *counterexamples*, each demand a clue
//! where they differ from the layout. So a set of clues leaves one solution if and only if it hits
//! the differences to all counterexamples, and a smallest set is a smallest hitting set. With a
//! full inventory all counterexamples are listed (some 50). Otherwise there may be millions; then a
//! smallest hitting set of the differences known so far is asked for another counterexample, until
//! there is none (*implicit hitting sets*). Either way the result is a smallest set, and if it is
//! drawn uniformly each time, a uniform one.
//!
//! Counterexamples are found by one engine or the other, and both confirm the result. See
//! [`engines`](crate::smyoz::engines) for how far the two are independent.

pub mod batch;
mod bounds;
mod choice;
mod clue_symmetry;
mod counterexamples;
mod disagreement;
mod goal;
mod minimum;
mod order;

pub use bounds::{Bounds, BoundsError};
use choice::Choice;
pub use clue_symmetry::ClueSymmetry;
use counterexamples::Counterexamples;
pub use disagreement::{Disagreement, Finding};
pub use goal::{Goal, Wish};
pub use order::{Levels, Order};
use thiserror::Error;

use crate::judge::aim::{Aim, NEIGHBOURS};
use crate::judge::subject::Subject;
use crate::judge::{self, Certificate, NotCertified, certify};
use crate::puzzle::{Claim, Minimum, Puzzle};
use crate::rate::Rating;
use crate::smyoz::{CellSet, EngineChoice, Layout, Reasoner, Seed, TopicSet};

/// What kind of puzzles to compose, and how.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// What the puzzles are composed for.
    pub goal: Goal,
    /// The engine that seeks counterexamples and confirms the puzzle. With `Auto`, the faster one
    /// seeks and both confirm: most of the time goes into the proof by SAT.
    pub engine: EngineChoice,
    /// Whether a certificate is made, too.
    pub certify: bool,
}

impl From<Goal> for Options {
    /// By both engines, without a certificate.
    fn from(goal: Goal) -> Self {
        Self { goal, ..Self::default() }
    }
}

/// A puzzle that was composed.
#[derive(Clone, Debug, PartialEq)]
pub struct Composed {
    /// The puzzle, with its solution.
    pub puzzle: Puzzle,
    /// Whether every chosen clue is needed. If not, more shots were asked for than that allows.
    pub minimal: bool,
    /// The certificate, if it was asked for.
    pub certificate: Option<Certificate>,
}

/// Why a seed gives no puzzle.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum Declined {
    /// No set of shots was found that has the symmetry and from which none can be left out.
    #[error("no shots with symmetry `{0}` found of which none can be spared")]
    NoSymmetricSet(ClueSymmetry),
    /// No clues leave a local ambiguity.
    #[error("no Z puzzle: no shots leave two to four solutions that share seven ships")]
    NoAmbiguity,
    /// Too many neighbours fit what is given to look at all groups of them.
    #[error("no Z puzzle: {0} neighbours of the layout fit the inventory, {max} at most can be dealt with", max = NEIGHBOURS)]
    ManyNeighbours(usize),
    /// No symmetric clues leave only images of the layout.
    #[error("no symmetric clues leave only images of the layout")]
    NoSymmetricClues,
    /// No shots were found that make the puzzle as difficult as asked for.
    #[error("no shots found that make the puzzle as it was ordered")]
    NotToOrder,
    /// The engines do not agree about the puzzle, which is a fault of the program.
    #[error(transparent)]
    Disagreement(#[from] Box<Disagreement>),
}

/// Clues that were chosen, with what is known about them.
struct Draft {
    /// The clues, in addition to those of the frame.
    clues: TopicSet,
    /// All layouts that fit them.
    solutions: Vec<Layout>,
    /// The proof that there can be no fewer, where as few as possible were sought.
    minimum: Option<Minimum>,
    /// The rating, where a level was ordered.
    rating: Option<Rating>,
}

/// Composes the puzzle of a seed.
///
/// The puzzle is proved: both engines, or the one that is asked for, find no other solutions, and,
/// if it is minimal, that without any one of its clues it breaks its promise.
///
/// # Errors
/// If the seed admits no puzzle under the options.
pub fn compose(seed: Seed, options: &Options) -> Result<Composed, Declined> {
    compose_until(seed, options, &|| false)
}

/// Like [`compose`], but asks now and then whether this is `enough`. If so, the search for a proof
/// that there can be no fewer clues ends, and a set is taken from which no clue can be left out.
/// Symmetric shots and more than the fewest come without such a proof.
///
/// # Errors
/// If the seed admits no puzzle under the options.
pub fn compose_until(seed: Seed, options: &Options, enough: &dyn Fn() -> bool) -> Result<Composed, Declined> {
    let goal = &options.goal;
    let subject = Subject::new(seed.layout());
    let aims = goal.aims(&subject)?;
    let scope = aims.iter().fold(goal.frame(), |scope, aim| scope | aim.clues(aim.all()));
    let counterexamples = Counterexamples::new(subject, goal.frame(), scope, options.engine);
    let mut choice = Choice::new(counterexamples, aims.clone(), seed.stream("shots"));
    let draft = draft(seed, goal, &mut choice, &aims, enough)?;
    let minimal = is_minimal(&draft, goal, &mut choice);
    let puzzle = puzzle(seed, goal, &choice, &draft);

    let mut solutions = draft.solutions;
    solutions.sort_unstable();
    let claimed = Finding { by: "compose".to_owned(), solutions, complete: true, spare: minimal.then(Vec::new) };
    let engines = match options.engine {
        EngineChoice::Auto => &[EngineChoice::Sat, EngineChoice::Search][..],
        EngineChoice::Sat | EngineChoice::Search => &[options.engine],
    };
    let mut findings: Vec<Finding> = engines.iter().map(|&engine| ask(engine, &puzzle, &claimed)).collect();
    findings.insert(0, claimed);
    Disagreement::check(&puzzle, findings.clone())?;
    let certificate = match options.certify {
        true => Some(certify(&puzzle).map_err(|reason| {
            findings.push(not_certified(reason));
            Box::new(Disagreement { puzzle: puzzle.clone(), findings })
        })?),
        false => None,
    };
    Ok(Composed { puzzle, minimal, certificate })
}

/// Chooses the clues. The `bare` aims are those of the choice before it made any demands.
fn draft(
    seed: Seed,
    goal: &Goal,
    choice: &mut Choice,
    bare: &[Aim],
    enough: &dyn Fn() -> bool,
) -> Result<Draft, Declined> {
    let alone = vec![choice.counterexamples.subject.layout];
    if let Some(order) = goal.order() {
        let chosen = choice.smallest(enough).ok_or_else(|| goal.out_of_reach())?;
        let (clues, rating) = order.fulfil(choice, seed, chosen).ok_or(Declined::NotToOrder)?;
        return Ok(Draft { clues, solutions: alone, minimum: None, rating: Some(rating) });
    }
    let draft = match goal {
        Goal::Unique { pattern, .. } if *pattern != ClueSymmetry::None => {
            let clues = choice.smallest_irredundant().ok_or_else(|| goal.out_of_reach())?;
            Draft { clues, solutions: alone.clone(), minimum: None, rating: None }
        }
        _ => {
            let chosen = choice.smallest(enough).ok_or_else(|| goal.out_of_reach())?;
            let proof = minimum::minimum(choice, &chosen, bare, *goal == Goal::MinimalInventory);
            Draft { clues: chosen.clues, solutions: chosen.solutions, minimum: Some(proof), rating: None }
        }
    };
    Ok(match goal {
        Goal::Unique { shots: Wish::AtLeast(number), .. } if draft.clues.len() < *number => {
            Draft { clues: choice.large(*number), solutions: alone, minimum: None, rating: None }
        }
        _ => draft,
    })
}

/// Whether every chosen clue is needed, for the promise or for the level.
fn is_minimal(draft: &Draft, goal: &Goal, choice: &mut Choice) -> bool {
    match &draft.rating {
        Some(rating) => draft.clues.iter().all(|clue| {
            let rest = draft.clues - clue.into();
            let counterexamples = &mut choice.counterexamples;
            !rating.is_kept_by(&counterexamples.subject.clues(rest | goal.frame()))
                || counterexamples.find(rest, &[]).is_some()
        }),
        None => goal.claim() != Claim::Unique || choice.is_irredundant(draft.clues),
    }
}

/// The puzzle of the clues that were chosen.
fn puzzle(seed: Seed, goal: &Goal, choice: &Choice, draft: &Draft) -> Puzzle {
    let subject = &choice.counterexamples.subject;
    let given = subject.clues(draft.clues | goal.frame());
    let mut puzzle = Puzzle {
        seed: Some(seed),
        inventory: given.inventory,
        shots: given.shots,
        up_to_symmetry: goal.claim() == Claim::UpToSymmetry,
        solution: Some(subject.layout),
        minimum: draft.minimum.clone(),
        rating: draft.rating.clone(),
        ..Puzzle::default()
    };
    if goal.claim() == Claim::Mercy {
        let others = draft.solutions.iter().filter(|&other| *other != subject.layout);
        let telling =
            others.map(|other| subject.difference(other).cells()).fold(CellSet::all(), |all, cells| all & cells);
        let index = seed.stream("mercy").below(telling.len() as u64) as usize;
        puzzle.mercy = telling.iter().nth(index).map(|cell| subject.view.shot(cell));
    }
    puzzle
}

/// What an engine finds where something is claimed of a puzzle.
fn ask(engine: EngineChoice, puzzle: &Puzzle, claimed: &Finding) -> Finding {
    let clues = puzzle.clues_before_mercy();
    let found = Reasoner::new(engine, &clues).solutions(&clues, claimed.solutions.len());
    let spare = puzzle.solution.filter(|_| claimed.spare.is_some());
    let spare = spare.map(|solution| judge::spare(&mut Reasoner::new(engine, &puzzle.clues()), puzzle, &solution));
    Finding { by: engine.to_string(), solutions: found.layouts, complete: found.complete, spare }
}

/// What it means for a puzzle that there is no certificate.
fn not_certified(reason: NotCertified) -> Finding {
    let (solutions, complete) = match reason {
        NotCertified::NoSolution | NotCertified::WrongSolution => (Vec::new(), true),
        NotCertified::Several(layouts) => (layouts.to_vec(), false),
    };
    Finding { by: "certify".to_owned(), solutions, complete, spare: None }
}
