//! What the start page tells of a saved game, read from its file without playing it anew.

use serde::{Deserialize, Deserializer, Serialize, de};
use serde_json::{Value, from_value};

use super::games::Saved;
use crate::explorer::{About, Action, ActionKeys, Mode, Playable, sea_battle, smyoz};
use smyoz_core::puzzles::{Record, Seed};
use smyoz_games::smyoz::puzzle::Puzzle;

/// What the start page tells of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(super) struct Summary {
    /// The name of what is played, as in commands.
    pub kind: &'static str,
    /// How it is played.
    pub mode: Mode,
    /// The seed of what is hidden, if it has one.
    pub seed: Option<Seed>,
    /// How many actions there are.
    pub actions: usize,
    /// The active time in milliseconds.
    pub millis: u64,
    /// Whether it is solved, or the last thing that was done is the claim that it is.
    pub claimed: bool,
    /// The puzzle, if it is one.
    pub puzzle: Option<About>,
}

/// A puzzle of the library.
#[derive(Serialize)]
pub(super) struct Listed {
    #[serde(flatten)]
    about: About,
    /// The game that was changed last of those in which it is played.
    game: Option<String>,
    /// Whether its ships are claimed to be found in one of them.
    claimed: bool,
}

impl Listed {
    pub fn new(about: About, saved: &[Saved]) -> Self {
        let is_of = |saved: &&Saved| {
            let puzzle = saved.summary.as_ref().and_then(|summary| summary.puzzle.as_ref());
            puzzle.is_some_and(|puzzle| puzzle.id == about.id)
        };
        let game = saved.iter().find(is_of).map(|saved| saved.id.clone());
        let is_claimed = |saved: &Saved| saved.summary.as_ref().is_some_and(|summary| summary.claimed);
        let claimed = saved.iter().filter(is_of).any(is_claimed);
        Self { about, game, claimed }
    }
}

impl<'de> Deserialize<'de> for Summary {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let keys = Value::deserialize(deserializer)?;
        let summary = match keys["format"].as_str() {
            Some(sea_battle::FORMAT) => from_value(keys).map(|keys| Self::of_sea_battle(&keys)),
            _ => from_value(keys).map(Self::of_smyoz),
        };
        summary.map_err(de::Error::custom)?.map_err(de::Error::custom)
    }
}

/// What is read of a game of SMYOZ.
#[derive(Deserialize)]
struct SmyozKeys {
    mode: Mode,
    seed: Option<Seed>,
    puzzle: Option<Box<Puzzle>>,
    actions: Vec<ActionKeys<Action>>,
    cursor: Option<usize>,
}

impl Summary {
    fn of_smyoz(SmyozKeys { mode, seed, puzzle, actions, cursor }: SmyozKeys) -> Result<Self, String> {
        let cursor = cursor.unwrap_or(actions.len());
        let last = actions.get(..cursor).map(<[_]>::last);
        let last = last.ok_or_else(|| format!("the cursor is at action {cursor} of {}", actions.len()))?;
        Ok(Self {
            kind: smyoz::GAME,
            mode,
            seed: seed.or_else(|| puzzle.as_ref().and_then(|puzzle| puzzle.seed)),
            actions: actions.len(),
            millis: millis(&actions),
            claimed: last.is_some_and(|entry| entry.action == Action::Claim),
            puzzle: puzzle.map(|puzzle| puzzle.about()),
        })
    }

    fn of_sea_battle(keys: &sea_battle::GameKeys) -> Result<Self, String> {
        Ok(Self {
            kind: keys.puzzle.game(),
            mode: Mode::Puzzle,
            seed: keys.puzzle.seed,
            actions: keys.actions.len(),
            millis: millis(&keys.actions),
            claimed: keys.solved,
            puzzle: Some(keys.puzzle.about()),
        })
    }
}

/// The active time of actions together.
fn millis<A>(actions: &[ActionKeys<A>]) -> u64 {
    actions.iter().map(|entry| u64::from(entry.millis)).sum()
}
