//! What lists show of a saved game, read from its file without playing it anew.

use serde::Serialize;

use super::beginning::Mode;
use super::history::ActionKeys;
use super::played::About;
use smyoz_core::puzzles::Seed;

/// What lists show of a saved game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// The name of what is played, as in commands.
    pub kind: &'static str,
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

/// The active time of actions together.
pub fn millis<A>(actions: &[ActionKeys<A>]) -> u64 {
    actions.iter().map(|entry| u64::from(entry.millis)).sum()
}
