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
//! Counterexamples are found by one engine or the other, and both confirm the result; how far the two are independent, see
//! [`engines`](crate::smyoz::engines).

pub mod batch;
mod bounds;
mod choice;
mod clue_symmetry;
mod counterexamples;
mod disagreement;
mod minimum;
mod order;

use std::time::{Duration, Instant};

pub use bounds::{Bounds, BoundsError};
use choice::Choice;
pub use clue_symmetry::ClueSymmetry;
use counterexamples::Counterexamples;
pub use disagreement::{Disagreement, Finding};
pub use order::{Levels, Order};
use thiserror::Error;

use crate::judge::aim::{self, NEIGHBOURS};
use crate::judge::minimum::shots_and_items;
use crate::judge::subject::Subject;
use crate::judge::{self, Certificate, NotCertified, certify};
use crate::puzzle::{Claim, Puzzle};
use crate::smyoz::{CellSet, EngineChoice, Item, Reasoner, Seed, TopicSet};

/// How the inventory takes part in puzzles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum InventoryMode {
    /// It is given beforehand, as in a game, and the shots are as few as possible.
    #[default]
    Full,
    /// It is not given.
    None,
    /// Its items are clues like the shots, and they are as few as possible together. For unique puzzles, and none of the
    /// items withheld.
    Minimal,
}

impl InventoryMode {
    /// All modes.
    pub const ALL: [Self; 3] = [Self::Full, Self::None, Self::Minimal];

    /// The name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        ["full", "none", "minimal"][self as usize]
    }
}

/// What kind of puzzles to compose.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// How the inventory takes part.
    pub inventory: InventoryMode,
    /// Inventory items that are never given.
    pub withhold: Vec<Item>,
    /// What the puzzles promise.
    pub claim: Claim,
    /// The fewest shots that a puzzle may have; 0 for as few as there can be. None of them can be spared where such a
    /// set is found; else there are just so many. For unique puzzles whose items are no clues.
    pub shots: usize,
    /// What is asked of the difficulty; nothing if `None`. For unique puzzles whose items are no clues, without a number of
    /// shots.
    pub order: Option<Order>,
    /// How the shots' positions lie on the board. For unique puzzles whose items are no clues.
    pub clue_symmetry: ClueSymmetry,
    /// After this time, the search for a proof that there can be no fewer clues is broken off, and a set of clues taken
    /// of which none can be spared. It does not apply where the shots lie symmetrically or more than the fewest are
    /// asked for.
    pub time_limit: Option<Duration>,
    /// The engine that seeks counterexamples and confirms the puzzle. With `Auto`, the one that is
    /// faster seeks, and both confirm: most of the time goes into the proof by SAT.
    pub engine: EngineChoice,
    /// Whether a certificate is made, too.
    pub certify: bool,
}

/// A puzzle that was composed.
#[derive(Clone, Debug, PartialEq)]
pub struct Composed {
    /// The puzzle, with its solution.
    pub puzzle: Puzzle,
    /// Whether every clue that was chosen is needed. If not, more shots were asked for than that allows.
    pub minimal: bool,
    /// The certificate, if it was asked for.
    pub certificate: Option<Certificate>,
}

/// Why a seed gives no puzzle.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum Declined {
    /// No set of shots was found that is as symmetric as asked for and of which none can be spared.
    #[error("no shots with symmetry `{0}` found of which none can be spared")]
    NoSymmetricSet(ClueSymmetry),
    /// No clues leave a local ambiguity.
    #[error("no Z puzzle: no shots leave two to four solutions that share seven ships")]
    NoAmbiguity,
    /// So many neighbours fit what is given that the groups of them are too many to look at.
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

/// Composes the puzzle of a seed.
///
/// The puzzle is proved: both engines, or the one that is asked for, find no other solutions, and, if it is minimal, for
/// each clue left out the puzzle does not keep what it promises.
///
/// # Errors
/// If the seed admits no puzzle under the options.
///
/// # Panics
/// If options are combined that exclude each other: see [`Options`].
pub fn compose(seed: Seed, options: &Options) -> Result<Composed, Declined> {
    // A time that no clock will ever show is no limit.
    let deadline = options.time_limit.and_then(|limit| Instant::now().checked_add(limit));
    let layout = seed.layout();
    let subject = Subject::new(layout);
    let items = TopicSet::items(Item::ALL) - TopicSet::items(options.withhold.iter().copied());
    let (frame, with_items) = match options.inventory {
        InventoryMode::Full => (items, false),
        InventoryMode::None => (TopicSet::EMPTY, false),
        InventoryMode::Minimal => (TopicSet::EMPTY, true),
    };
    let plain = options.clue_symmetry == ClueSymmetry::None;
    assert!(
        options.claim == Claim::Unique && !with_items || plain && options.shots == 0 && options.order.is_none(),
        "a number or symmetry of shots was asked for where it cannot be"
    );
    assert!(
        !with_items || options.claim == Claim::Unique && options.withhold.is_empty(),
        "the fewest items and shots were asked for where they cannot be"
    );
    assert!(options.shots == 0 || options.order.is_none(), "a number of shots was asked for beside a level");
    let bare = match (options.claim, with_items, plain) {
        (Claim::Unique, true, _) => aim::unique(&subject, shots_and_items()),
        (Claim::Unique, false, true) => aim::unique(&subject, aim::shots()),
        (Claim::Unique, false, false) => aim::unique(&subject, clue_symmetry::parts(options.clue_symmetry)),
        (Claim::UpToSymmetry, ..) => aim::up_to_symmetry(&subject),
        (Claim::Mercy, ..) => aim::mercy(&subject, frame).map_err(Declined::ManyNeighbours)?,
    };
    let scope = bare.iter().fold(frame, |scope, aim| scope | aim.clues(aim.all()));
    let counterexamples = Counterexamples::new(subject, frame, scope, options.engine);
    let mut choice = Choice::new(counterexamples, bare.clone(), seed.stream("shots"));

    let none = match options.claim {
        Claim::Unique => Declined::NoSymmetricSet(options.clue_symmetry),
        Claim::UpToSymmetry => Declined::NoSymmetricClues,
        Claim::Mercy => Declined::NoAmbiguity,
    };
    let (mut proof, mut rating) = (None, None);
    let (mut clues, mut solutions) = if let Some(order) = &options.order {
        let chosen = choice.smallest(deadline).ok_or(none)?;
        let (clues, rated) = order.fulfil(&mut choice, seed, chosen).ok_or(Declined::NotToOrder)?;
        rating = Some(rated);
        (clues, vec![layout])
    } else if plain {
        let chosen = choice.smallest(deadline).ok_or(none)?;
        proof = Some(minimum::minimum(&choice, &chosen, &bare, with_items));
        (chosen.clues, chosen.solutions)
    } else {
        (choice.smallest_irredundant().ok_or(none)?, vec![layout])
    };
    if clues.len() < options.shots {
        (clues, solutions, proof) = (choice.large(options.shots), vec![layout], None);
    }

    let subject = &choice.counterexamples.subject;
    let given = subject.clues(clues | frame);
    let mut puzzle = Puzzle {
        seed: Some(seed),
        inventory: given.inventory,
        shots: given.shots,
        up_to_symmetry: options.claim == Claim::UpToSymmetry,
        solution: Some(layout),
        minimum: proof,
        rating: rating.clone(),
        ..Puzzle::default()
    };
    if options.claim == Claim::Mercy {
        let telling = solutions.iter().filter(|&other| *other != layout).map(|other| subject.difference(other).cells());
        let telling = telling.fold(CellSet::all(), |all, cells| all & cells);
        let index = seed.stream("mercy").below(telling.len() as u64) as usize;
        puzzle.mercy = telling.iter().nth(index).map(|cell| subject.view.shot(cell));
    }
    let minimal = match &rating {
        Some(rating) => clues.iter().all(|clue| {
            let rest = clues - clue.into();
            !rating.is_kept_by(&choice.counterexamples.subject.clues(rest | frame))
                || choice.counterexamples.find(rest, &[]).is_some()
        }),
        None => options.claim != Claim::Unique || choice.is_irredundant(clues),
    };
    let engines = match options.engine {
        EngineChoice::Auto => &[EngineChoice::Sat, EngineChoice::Search][..],
        EngineChoice::Sat | EngineChoice::Search => &[options.engine],
    };
    solutions.sort_unstable();
    let spare = minimal.then(Vec::new);
    let claimed = Finding { by: "compose".to_owned(), solutions, complete: true, spare };
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
