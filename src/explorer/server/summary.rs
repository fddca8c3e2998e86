//! What the start page tells of a saved game, read from its file without playing it anew.

use serde::{Deserialize, Deserializer, Serialize, de};

use crate::explorer::{Action, Mode};
use crate::level::Level;
use crate::puzzle::Puzzle;
use crate::record::{Id, Record};
use crate::smyoz::Seed;

/// What the start page tells of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(super) struct Summary {
    /// How it is played.
    pub mode: Mode,
    /// The seed of what is hidden, if it has one.
    pub seed: Option<Seed>,
    /// How many actions there are.
    pub actions: usize,
    /// The active time in milliseconds.
    pub millis: u64,
    /// Whether the last thing that was done is the claim to have found all.
    pub claimed: bool,
    /// The puzzle, if it is one.
    pub puzzle: Option<About>,
}

/// What lists tell of a puzzle.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(super) struct About {
    /// The name of its files.
    pub title: String,
    /// Its id.
    pub id: Id,
    /// The number of its shots.
    pub shots: usize,
    /// Its level, if it is rated.
    pub level: Option<Level>,
    /// Its score, if it is rated.
    pub score: Option<u32>,
    /// What it promises.
    pub claim: &'static str,
}

impl About {
    pub fn of(puzzle: &Puzzle) -> Self {
        let rating = puzzle.rating.as_ref();
        Self {
            title: puzzle.file_stem(),
            id: puzzle.id(),
            shots: puzzle.shots.len(),
            level: rating.map(|rating| rating.level),
            score: rating.map(|rating| rating.score),
            claim: puzzle.claim().name(),
        }
    }
}

impl<'de> Deserialize<'de> for Summary {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        struct GameKeys {
            mode: Mode,
            seed: Option<Seed>,
            puzzle: Option<Box<Puzzle>>,
            actions: Vec<ActionKeys>,
            cursor: Option<usize>,
        }
        #[derive(Deserialize)]
        struct ActionKeys {
            action: Action,
            #[serde(default)]
            millis: u32,
        }
        let GameKeys { mode, seed, puzzle, actions, cursor } = GameKeys::deserialize(deserializer)?;
        let cursor = cursor.unwrap_or(actions.len());
        if cursor > actions.len() {
            return Err(de::Error::custom(format!("the cursor is at action {cursor} of {}", actions.len())));
        }
        let last = actions[..cursor].last();
        Ok(Self {
            mode,
            seed: seed.or_else(|| puzzle.as_ref().and_then(|puzzle| puzzle.seed)),
            actions: actions.len(),
            millis: actions.iter().map(|entry| u64::from(entry.millis)).sum(),
            claimed: last.is_some_and(|entry| entry.action == Action::Claim),
            puzzle: puzzle.map(|puzzle| About::of(&puzzle)),
        })
    }
}
