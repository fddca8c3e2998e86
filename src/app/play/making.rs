//! How what is played is made: of a seed, for a level, or by hand at a bench.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::beginning::Mode;
use super::played::{Playable, Played};
use smyoz_core::composing::{ComposeError, Composer, Difficulty, Goal, Wish};
use smyoz_core::game::{Game, Puzzle};
use smyoz_core::lang::Lang;
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::puzzles::{Level, Seed, read_bytes};
use smyoz_core::rating::Rater;
use thiserror::Error;

/// How many seeds are tried for a puzzle of a level. Most have one.
const SEEDS: usize = 8;

/// A puzzle of a level, or of any, with its rating: of the layout of this seed or of one soon after
/// it. `draw` draws these, and `wish` says what is asked of the clues.
///
/// # Errors
/// If none of them has one, or it is cancelled.
pub fn of_level<G: Game>(
    level: Option<Level>,
    seed: Seed,
    draw: impl Fn(Seed) -> Result<(G, G::Layout), NotMade>,
    wish: impl Fn(&G, &G::Layout, Goal<G>) -> Wish<G>,
    lang: Lang,
    limits: Limits,
) -> Result<Puzzle<G>, NotMade> {
    let goal = level.map_or(Goal::Minimal, |level| Goal::ToOrder(Difficulty::of(level, level)));
    let mut composer: Option<Composer<G>> = None;
    for seed in Seed::all().cycle().skip(seed.number() as usize).take(SEEDS) {
        let (board, layout) = draw(seed)?;
        let prepared = composer.take().filter(|composer| *composer.game() == board);
        let composer = composer.insert(prepared.unwrap_or_else(|| Composer::new(&board)));
        let wish = wish(&board, &layout, goal.clone());
        match composer.compose(&layout, &wish, &mut seed.stream("clues"), limits) {
            Ok(composed) => {
                let puzzle = Puzzle { seed: Some(seed), ..composed.puzzle(board, layout) };
                let rating = || Rater::new(&puzzle.board).rate(puzzle.task(), &[], limits);
                let rating = puzzle.rating.clone().or_else(rating);
                limits.check()?;
                return Ok(Puzzle { rating, ..puzzle });
            }
            Err(ComposeError::NotToOrder(..)) => {}
            Err(reason) => return Err(NotMade::composing(&reason, lang)),
        }
    }
    Err(NotMade::No(lang.server_not_composed(lang.no_puzzle_not_to_order())))
}

/// What makes the puzzles and the games of a game.
pub trait Maker: Sync {
    /// A puzzle of a level, of this seed or of one soon after it.
    ///
    /// # Errors
    /// If none of them has one, or it is cancelled.
    fn of_level(&self, level: Level, seed: Seed, lang: Lang, limits: Limits) -> Result<Box<dyn Playable>, NotMade>;

    /// A puzzle as the page asks for it.
    ///
    /// # Errors
    /// If that is no wish, there is no such puzzle, or it is cancelled.
    fn wished(&self, _wish: Value, _seed: Seed, _lang: Lang, _limits: Limits) -> Result<Box<dyn Playable>, NotMade> {
        Err(NotMade::Unreadable("its puzzles are asked for by level".to_owned()))
    }

    /// A game whose layout is hidden.
    ///
    /// # Errors
    /// If there is no such game, or it is cancelled.
    fn hidden(&self, _mode: Mode, _hidden: Hidden, lang: Lang, _limits: Limits) -> Result<Box<dyn Played>, NotMade> {
        Err(NotMade::No(lang.no_game_mode_puzzle()))
    }

    /// Where puzzles are composed by hand.
    fn bench(&self) -> &'static Bench;
}

/// Where the layout of a game comes from that is hidden.
pub enum Hidden {
    Seed(Seed),
    Drawn(String),
}

#[derive(Debug, Error)]
pub enum NotMade {
    /// The request does not say what is expected.
    #[error("{0}")]
    Unreadable(String),
    /// Why not, as a sentence.
    #[error("{0}")]
    No(String),
    /// Nobody is waiting for it.
    #[error("cancelled")]
    Cancelled,
    /// The program has a bug.
    #[error("a fault of the program")]
    Bug,
}

impl NotMade {
    /// Why no clues were chosen for a puzzle.
    pub fn composing<L, C: Debug>(reason: &ComposeError<L, C>, lang: Lang) -> Self {
        Self::No(lang.server_not_composed(match reason {
            ComposeError::Disagreement(_) => return Self::Bug,
            ComposeError::Cancelled => return Self::Cancelled,
            ComposeError::TooHard => lang.no_puzzle_too_hard(),
            ComposeError::NotToOrder(..) => lang.no_puzzle_not_to_order(),
            ComposeError::OutOfReach(_) => lang.no_puzzle_several_solutions(),
            _ => lang.no_puzzle_otherwise(),
        }))
    }
}

impl From<CancelledError> for NotMade {
    fn from(_: CancelledError) -> Self {
        Self::Cancelled
    }
}

/// Where puzzles are composed by hand. All that lies there is sent with each question.
pub struct Bench {
    /// Its name in addresses.
    pub name: &'static str,
    /// What can be asked there.
    pub questions: &'static [Question],
}

/// What can be asked about what lies on a bench.
pub struct Question {
    /// Its name in addresses.
    pub name: &'static str,
    /// How long the answer takes.
    pub takes: Takes,
    /// The answer to the body of a request. The seed chooses where there is a choice.
    pub answer: fn(&[u8], Seed, Lang, Limits) -> Result<Made, NotMade>,
}

/// How long a piece of work takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    Moments,
    /// Mostly a fraction of a second: a hint, or what the bench says. It does not wait for what
    /// takes longer.
    AWhile,
    /// Seconds, perhaps: a puzzle to be composed.
    Long,
}

/// An answer of a bench.
pub enum Made {
    Json(String),
    /// A file: its name, its type and its content.
    File(&'static str, &'static str, Vec<u8>),
}

impl Question {
    /// A question of this name, and what answers it.
    pub const fn new(
        name: &'static str,
        takes: Takes,
        answer: fn(&[u8], Seed, Lang, Limits) -> Result<Made, NotMade>,
    ) -> Self {
        Self { name, takes, answer }
    }
}

impl Made {
    /// An answer in JSON.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn json(answer: &impl Serialize) -> Result<Self, NotMade> {
        serde_json::to_string(answer).map(Self::Json).map_err(|_| NotMade::Bug)
    }

    /// A puzzle as a file.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn file(name: &'static str, content: &impl Serialize) -> Result<Self, NotMade> {
        let text = serde_json::to_string(content).map_err(|_| NotMade::Bug)? + "\n";
        Ok(Self::File(name, "application/json", text.into_bytes()))
    }
}

/// What the body of a request says: JSON, and nothing else.
///
/// # Errors
/// If it says something else.
pub fn read_body<T: DeserializeOwned>(body: &[u8]) -> Result<T, NotMade> {
    read_bytes(body).map_err(|error| NotMade::Unreadable(error.within_line()))
}
