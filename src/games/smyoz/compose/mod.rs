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
//! [`engines`](crate::engines) for how far the two are independent.

pub(crate) mod aim;
mod attempt;
mod clue_symmetry;
mod disagreement;
mod filter;
mod goal;
mod minimum;
mod order;
mod pattern;
mod places;
mod scene;
mod start;
mod subject;

use aim::Aim;
pub(crate) use aim::NEIGHBOURS;
pub use attempt::{AttemptError, attempt};
pub use clue_symmetry::orbits;
pub use disagreement::{DisagreementError, Finding};
pub use filter::{Filter, FilterError, Traits};
pub use goal::{Goal, Wish};
use order::ATTEMPTS;
pub use order::Order;
pub use pattern::Pattern;
pub use places::{Places, Show};
use scene::{Choice, Scene};
pub use start::{Start, StartError};
pub(crate) use subject::Subject;
use thiserror::Error;

use crate::board::{CellSet, Layout};
use crate::clues::{Clue, Shot, Topic, TopicSet};
use crate::engines::{EngineChoice, Smyoz, Solver};
use crate::puzzle::{Claim, Minimum, Promise, Puzzle};
use crate::rate::Rating;
use crate::seeds::Seed;
use smyoz_core::composing::{Chooser, ClueSymmetry, Counterexamples, DRAWS, Draw, NoSet, Spread};
use smyoz_core::game::Task;
use smyoz_core::judging;
use smyoz_core::judging::certificate::{Certificate, CertifyError, certify};
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::puzzles::Caption;
use smyoz_core::rating::keeps;

/// The fingerprint of what is composed, which journals carry. A test computes it
/// (`tests/cli/fingerprint.rs`): whoever changes what is composed must also change it.
pub const FINGERPRINT: &str = "0d84f1b7d2e3160f";

/// What kind of puzzles to compose, and how.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// What the puzzles are composed for.
    pub goal: Goal,
    pub places: Places,
    /// The clues to begin with: only for goals that shots can be added to.
    pub start: Option<Start>,
    /// The engine that seeks counterexamples and confirms the puzzle. With `Auto`, the faster one
    /// seeks and both confirm: most of the time goes into the proof by SAT.
    pub engine: EngineChoice,
    /// Whether a certificate is also made.
    pub certify: bool,
}

impl From<Goal> for Options {
    /// By both engines, without a certificate, with shots anywhere.
    fn from(goal: Goal) -> Self {
        Self { goal, ..Self::default() }
    }
}

impl Options {
    /// The layout of a seed: if there are clues to begin with, one that fits them.
    pub fn layout(&self, seed: Seed, limits: Limits) -> Result<Layout, CancelledError> {
        self.start.as_ref().map_or_else(|| Ok(Layout::of_seed(seed)), |start| start.layout(seed, limits))
    }

    /// The clues that are given whatever the shots.
    fn frame(&self) -> TopicSet {
        self.goal.frame() | self.start.as_ref().map_or(TopicSet::EMPTY, Start::topics)
    }

    /// The cells where shots may be added.
    fn permitted(&self, subject: &Subject) -> CellSet {
        self.places.permitted(&subject.view, self.start.as_ref().map_or(CellSet::EMPTY, Start::cells))
    }
}

/// A puzzle that was composed.
#[derive(Clone, Debug, PartialEq)]
pub struct Composed {
    /// The puzzle, with its solution.
    pub puzzle: Puzzle,
    /// Whether every chosen clue is needed, beside those to begin with. If not, more shots were
    /// asked for than that allows.
    pub minimal: bool,
    /// The certificate, if it was asked for.
    pub certificate: Option<Certificate<Smyoz>>,
}

/// Why a seed gives no puzzle.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum ComposeError {
    /// No set of shots was found that has the symmetry and from which none can be left out.
    #[error("no shots with symmetry `{0}` found that are all needed")]
    NoSymmetricSet(ClueSymmetry),
    /// No clues leave a local ambiguity.
    #[error("no Z puzzle: no shots leave two to four solutions that share seven ships")]
    NoAmbiguity,
    /// Too many neighbours fit what is given to look at all groups of them.
    #[error("no Z puzzle: {0} neighbours of the layout fit the inventory, at most {NEIGHBOURS} can be examined")]
    ManyNeighbours(usize),
    /// No symmetric clues leave only images of the layout.
    #[error("no symmetric clues leave only images of the layout")]
    NoSymmetricClues,
    /// No shots were found that make the puzzle as difficult as asked for.
    #[error("no shots found that make the puzzle that was asked for, in {ATTEMPTS} attempts")]
    NotToOrder,
    /// With shots at all permitted cells, the puzzle is above its level.
    #[error("even with all of them the puzzle is above its level")]
    TooHard,
    /// Shots at all permitted cells leave several solutions.
    #[error("even all of them leave several solutions")]
    Undecided(
        /// Another layout that fits all of them, if it was sought.
        Option<Box<Layout>>,
    ),
    /// The smallest sets of shots that were found do not lie far enough apart.
    #[error("of {DRAWS} smallest sets of shots none has them {0} cells apart")]
    TooClose(Spread),
    /// There are not enough shots that lie far enough apart at permitted cells.
    #[error("there are fewer than {0} such shots, or they leave several solutions")]
    TooFew(usize),
    /// Shots must be at all cells of a pattern, but not all of these show what they should.
    #[error("{0} cells of the drawing do not show what is wanted")]
    WrongShows(usize),
    /// The shots at all cells of a pattern do not make the puzzle as difficult as asked for.
    #[error("the shots of the drawing do not make the puzzle that was asked for")]
    DrawnOtherwise,
    /// Shots must be at all cells of a pattern, and also be symmetric or lie apart.
    #[error("shots at all cells of a drawing leave no choice by symmetry or distance")]
    NoChoice,
    /// The goal does not allow for clues to begin with.
    #[error("such a puzzle cannot start from given clues")]
    NoStart,
    /// Shots may be at some cells only, and these do not do.
    #[error("with shots at {cells} cells only: {reason}")]
    Restricted { cells: usize, reason: Box<ComposeError> },
    /// It was told to give up.
    #[error("cancelled")]
    Cancelled,
    /// The engines do not agree about the puzzle, which is a fault of the program.
    #[error(transparent)]
    Disagreement(#[from] Box<DisagreementError>),
}

impl ComposeError {
    /// Whether it is the same for all seeds with the same layout.
    fn is_of_all_seeds(&self, options: &Options) -> bool {
        match self {
            Self::Restricted { reason, .. } => reason.is_of_all_seeds(options),
            Self::Undecided(_) | Self::NoAmbiguity | Self::ManyNeighbours(_) => true,
            // Seeds may take turns with levels.
            Self::TooHard => options.goal.order().is_some_and(|order| order.levels.iter().count() == 1),
            _ => false,
        }
    }

    /// Another layout that fits even if all clues are given that may be.
    fn other(self) -> Option<Box<Layout>> {
        match self {
            Self::Restricted { reason, .. } => reason.other(),
            Self::Undecided(other) => other,
            _ => None,
        }
    }
}

impl From<CancelledError> for ComposeError {
    fn from(_: CancelledError) -> Self {
        Self::Cancelled
    }
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
/// Once that is [enough](Limits::content_once), the search for a proof that there can be no fewer
/// clues ends, and a set is taken from which no clue can be left out. Symmetric shots and more than
/// the fewest come without such a proof.
///
/// # Errors
/// If the seed admits no puzzle under the options, or it was cancelled.
pub fn compose(seed: Seed, options: &Options, limits: Limits) -> Result<Composed, ComposeError> {
    compose_from(seed, options.layout(seed, limits)?, options, limits)
}

/// Like [`compose`], given the layout of the seed.
fn compose_from(seed: Seed, layout: Layout, options: &Options, limits: Limits) -> Result<Composed, ComposeError> {
    let composed = compose_within(seed, layout, options, limits);
    // Cancelled engines may miss layouts, so neither a result nor a disagreement counts.
    if limits.is_cancelled() { Err(ComposeError::Cancelled) } else { composed }
}

fn compose_within(seed: Seed, layout: Layout, options: &Options, limits: Limits) -> Result<Composed, ComposeError> {
    let Options { goal, places, start, .. } = options;
    if start.is_some() && !goal.can_start() {
        return Err(ComposeError::NoStart);
    }
    if goal.has_choice_left_out(places.spread) {
        return Err(ComposeError::NoChoice);
    }
    let subject = Subject::new(layout);
    let (frame, permitted) = (options.frame(), options.permitted(&subject));
    let mut aims = goal.aims(&subject, frame)?;
    // Symmetric shots may lie too close to each other even where shots may lie anywhere.
    let mut is_restricted = false;
    if permitted != CellSet::all() || places.spread != Spread::default() {
        let is_permitted = |part: &TopicSet| {
            Topic::cells(*part).is_subset(permitted) && places::is_kept_by(places.spread, Topic::cells(*part))
        };
        for aim in &mut aims {
            let all = aim.all();
            *aim = aim.within(is_permitted);
            is_restricted |= aim.all() != all;
        }
    }
    let scope = aims.iter().fold(frame, |scope, aim| scope | aim.elements(&aim.all()));
    let cells = (Topic::cells(scope) & permitted).len();
    let scene = Scene { subject, frame, scope, engine: options.engine, spread: places.spread, limits };
    let (mut stream, must_lie_apart) = (seed.stream("shots"), places.spread != Spread::default());
    let counterexamples = Counterexamples::new(scene);
    let mut choice = Chooser::new(counterexamples, aims.clone(), Draw::EachTime, must_lie_apart, &mut stream);
    let draft = draft(seed, options, &mut choice, &aims, limits);
    limits.check()?;
    let mut draft = draft.map_err(|reason| match is_restricted {
        true => ComposeError::Restricted { cells, reason: Box::new(reason) },
        false => reason,
    })?;
    // With what was left out, fewer shots might do.
    draft.minimum = draft.minimum.filter(|_| !is_restricted);
    let minimal = is_minimal(&draft, goal, &mut choice, limits)?;
    let puzzle = Puzzle { allow_spare: !minimal, ..puzzle(seed, options, &choice, &draft) };

    let mut solutions = draft.solutions;
    solutions.sort_unstable();
    let claimed = Finding { by: "compose".to_owned(), solutions, complete: true, spare: minimal.then(Vec::new) };
    let engines = match options.engine {
        EngineChoice::Auto => &[EngineChoice::Sat, EngineChoice::Search][..],
        EngineChoice::Sat | EngineChoice::Search => &[options.engine],
    };
    // Clues to begin with stay, even if they could be left out.
    let given = start.as_ref().map_or(CellSet::EMPTY, Start::cells);
    let ask = |&engine: &EngineChoice| ask(engine, &puzzle, &claimed, given, limits);
    let mut findings: Vec<Finding> = engines.iter().map(ask).collect::<Result<_, _>>()?;
    findings.insert(0, claimed);
    DisagreementError::check(&puzzle, findings.clone())?;
    let certificate = match options.certify {
        true => Some(certify(&puzzle, limits).map_err(|reason| {
            findings.push(not_certified(reason));
            Box::new(DisagreementError { puzzle: puzzle.clone(), findings })
        })?),
        false => None,
    };
    Ok(Composed { puzzle, minimal, certificate })
}

/// Chooses the clues. The `bare` aims are those of the choice before it made any demands.
fn draft(
    seed: Seed,
    options: &Options,
    choice: &mut Choice,
    bare: &[Aim],
    limits: Limits,
) -> Result<Draft, ComposeError> {
    let Options { goal, places, .. } = options;
    let alone = vec![choice.subject().subject.layout];
    let no_set = |none, choice: &mut Choice| match none {
        NoSet::OutOfReach => out_of_reach(goal, choice),
        NoSet::NotPermitted => ComposeError::TooClose(places.spread),
        NoSet::Cancelled => ComposeError::Cancelled,
    };
    if let Goal::Unique { shots: Wish::Drawn(order), .. } = goal {
        let clues = drawn(places, choice)?;
        let rating = order.as_ref().map(|order| {
            order.accept(choice, seed, order.levels, clues, &alone, limits).ok_or(ComposeError::DrawnOtherwise)
        });
        return Ok(Draft { clues, solutions: alone, minimum: None, rating: rating.transpose()? });
    }
    if let Some(order) = goal.order() {
        let chosen = choice.smallest(limits).map_err(|none| no_set(none, choice))?;
        if goal.claim() == Claim::Unique && !order.is_in_reach(choice, seed)? {
            return Err(ComposeError::TooHard);
        }
        let (clues, solutions, rating) = order.fulfil(choice, seed, chosen, limits).ok_or(ComposeError::NotToOrder)?;
        return Ok(Draft { clues, solutions, minimum: None, rating: Some(rating) });
    }
    let draft = match goal {
        Goal::Unique { symmetry, .. } if *symmetry != ClueSymmetry::None => {
            let clues = choice.smallest_irredundant().ok_or_else(|| goal.out_of_reach())?;
            Draft { clues, solutions: alone.clone(), minimum: None, rating: None }
        }
        _ => {
            let chosen = choice.smallest(limits).map_err(|none| no_set(none, choice))?;
            let proof = minimum::minimum(choice, &chosen, bare, *goal == Goal::MinimalInventory, limits);
            Draft { clues: chosen.elements, solutions: chosen.solutions, minimum: Some(proof), rating: None }
        }
    };
    Ok(match goal {
        Goal::Unique { shots: Wish::AtLeast(number), .. } if draft.clues.len() < *number => {
            let clues = choice.large(*number).ok_or(ComposeError::TooFew(*number))?;
            Draft { clues, solutions: alone, minimum: None, rating: None }
        }
        _ => draft,
    })
}

/// Why no clues achieve any of the aims, with what fits all of them.
fn out_of_reach(goal: &Goal, choice: &mut Choice) -> ComposeError {
    match goal.out_of_reach() {
        ComposeError::Undecided(_) => {
            let all = choice.aims().iter().flat_map(Aim::parts).fold(TopicSet::EMPTY, |all, &part| all | part);
            ComposeError::Undecided(choice.find(&all, &[]).map(|(other, _)| Box::new(other)))
        }
        other => other,
    }
}

/// The shots at all cells of the pattern.
fn drawn(places: &Places, choice: &mut Choice) -> Result<TopicSet, ComposeError> {
    let cells = places.pattern.map_or(CellSet::all(), Pattern::cells);
    let shown = places.permitted(&choice.subject().subject.view, CellSet::EMPTY);
    if shown != cells {
        return Err(ComposeError::WrongShows((cells - shown).len()));
    }
    let clues = Topic::shots(cells);
    match choice.find(&clues, &[]) {
        Some((other, _)) => Err(ComposeError::Undecided(Some(Box::new(other)))),
        None => Ok(clues),
    }
}

/// Whether every chosen clue is needed, for the promise or for the level. Promises of several
/// solutions are kept by clues that are chosen so.
fn is_minimal(draft: &Draft, goal: &Goal, choice: &mut Choice, limits: Limits) -> Result<bool, CancelledError> {
    if goal.claim() != Claim::Unique {
        return Ok(true);
    }
    let Some(rating) = &draft.rating else { return Ok(choice.is_irredundant(&draft.clues)) };
    for clue in draft.clues {
        let rest = draft.clues - clue.into();
        let Scene { subject, frame, .. } = choice.subject();
        let is_kept = keeps(rating, &Smyoz, Task::one(&subject.clues(rest | *frame)), limits)?;
        if is_kept && choice.find(&rest, &[]).is_none() {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The puzzle of the clues that were chosen.
fn puzzle(seed: Seed, options: &Options, choice: &Choice, draft: &Draft) -> Puzzle {
    let goal = &options.goal;
    let Scene { subject, frame, .. } = choice.subject();
    let given = subject.clues(draft.clues | *frame);
    Puzzle {
        caption: options.start.as_ref().map_or(Caption::NONE, |start| start.caption().clone()),
        // Its layout is the seed's own only if no clues restricted it.
        seed: options.start.is_none().then_some(seed),
        promise: match goal.claim() {
            Claim::Unique => Promise::One,
            Claim::UpToSymmetry => Promise::UpToSymmetry,
            Claim::Mercy => mercy_promise(seed, subject, &draft.solutions),
        },
        solution: Some(subject.layout),
        minimum: draft.minimum.clone(),
        rating: draft.rating.clone(),
        ..Puzzle::new(Smyoz, given)
    }
}

/// The promise that one shot decides between these solutions, if there are several.
fn mercy_promise(seed: Seed, subject: &Subject, solutions: &[Layout]) -> Promise {
    mercy_shot(seed, subject, solutions).map_or(Promise::One, |shot| Promise::Mercy(Clue::Shot(shot)))
}

/// The shot that decides between the solutions of a Z puzzle, drawn by its seed; `None` if there is
/// only one solution.
fn mercy_shot(seed: Seed, subject: &Subject, solutions: &[Layout]) -> Option<Shot> {
    let others: Vec<&Layout> = solutions.iter().filter(|&other| *other != subject.layout).collect();
    if others.is_empty() {
        return None;
    }
    let telling = others.iter().map(|other| Topic::cells(subject.difference(other)));
    let telling = telling.fold(CellSet::all(), |all, cells| all & cells);
    let index = seed.stream("mercy").below(telling.len() as u64) as usize;
    telling.iter().nth(index).map(|cell| subject.view.shot(cell))
}

/// What an engine finds where something is claimed of a puzzle. Shots at the cells `given` do not
/// count as spare.
fn ask(
    engine: EngineChoice,
    puzzle: &Puzzle,
    claimed: &Finding,
    given: CellSet,
    limits: Limits,
) -> Result<Finding, CancelledError> {
    let clues = &puzzle.clues;
    let mut solver = Solver::by(&Smyoz, engine);
    let found = solver.solutions(clues, claimed.solutions.len(), limits)?;
    let spare = puzzle.solution.filter(|_| claimed.spare.is_some());
    let spare = spare.map(|solution| spare_clues(&mut solver, puzzle, &solution, given, limits));
    let spare = spare.transpose()?;
    Ok(Finding { by: engine.to_string(), solutions: found.layouts, complete: found.complete, spare })
}

/// The clues that could each be left out, except for shots at the cells `given`.
fn spare_clues(
    solver: &mut Solver,
    puzzle: &Puzzle,
    solution: &Layout,
    given: CellSet,
    limits: Limits,
) -> Result<Vec<Clue>, CancelledError> {
    let mut spare = judging::spare(solver, puzzle, solution, limits)?;
    spare.retain(|clue| !matches!(clue, Clue::Shot(shot) if given.contains(shot.cell)));
    Ok(spare)
}

/// What it means for a puzzle that there is no certificate.
fn not_certified(reason: CertifyError<Layout>) -> Finding {
    let (solutions, complete) = match reason {
        CertifyError::NoSolution | CertifyError::WrongSolution => (Vec::new(), true),
        CertifyError::Several(layouts) => (layouts.to_vec(), false),
        CertifyError::Disagreement | CertifyError::Stopped(_) => (Vec::new(), false),
    };
    Finding { by: "certify".to_owned(), solutions, complete, spare: None }
}
