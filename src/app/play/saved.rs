//! Games of a puzzle and nothing else: how they begin, and what is saved of them.

use std::fmt::{Debug, Display};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::beginning::{BeginError, Mode, Sentence};
use super::file::{ACTIONS, ReadGameError, expect_format, link_of};
use super::history::{ActionKeys, Actions, Historic};
use super::played::{About, Played};
use super::summary::{Summary, millis};
use smyoz_core::lang::Lang;
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::{Record, is_default, read_as};

/// A game of a puzzle, which is over when it is solved.
pub trait OfPuzzle:
    Historic<Action: Clone + Serialize + DeserializeOwned, Refusal: Sentence + Display + Debug + Send + Sync + 'static>
{
    type Puzzle: Record + Clone + Serialize + DeserializeOwned;

    /// The name of the format and its version.
    fn format() -> String;

    /// A new game.
    ///
    /// # Errors
    /// If the puzzle is not unique, or not to be played, or it was cancelled before that was known.
    fn of_puzzle(puzzle: Self::Puzzle, limits: Limits) -> Result<Self, BeginError<Self::Refusal>>;

    /// What lists show of a puzzle.
    fn about(puzzle: &Self::Puzzle) -> About;

    /// The puzzle that is played.
    fn its_puzzle(&self) -> &Self::Puzzle;

    /// The puzzle without a solution, and without all that leads to one but the clues.
    fn bare_puzzle(&self) -> Self::Puzzle;

    fn is_over(&self) -> bool;
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct GameKeys<P, A> {
    format: String,
    puzzle: Box<P>,
    /// Whether it is solved, for lists; not relied upon.
    #[serde(default, skip_serializing_if = "is_default")]
    solved: bool,
    actions: Vec<ActionKeys<A>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cursor: Option<usize>,
}

type KeysOf<G> = GameKeys<<G as OfPuzzle>::Puzzle, <G as Historic>::Action>;

/// A new game of a puzzle.
///
/// # Errors
/// If the mode is another one, or as of [`OfPuzzle::of_puzzle`]: why, as a sentence.
pub fn begin<G: OfPuzzle + Played + 'static>(
    puzzle: &G::Puzzle,
    mode: Mode,
    lang: Lang,
    limits: Limits,
) -> Result<Box<dyn Played>, String> {
    let game = match mode {
        Mode::Puzzle => G::of_puzzle(puzzle.clone(), limits),
        Mode::Game | Mode::Training => Err(BeginError::Mode(mode)),
    };
    Ok(Box::new(game.map_err(|reason| reason.sentence(lang))?))
}

/// A game as a file.
pub fn to_json<G: OfPuzzle>(game: &G) -> String {
    json_with(game, game.its_puzzle().clone())
}

/// A game as the last part of a link.
pub fn to_link<G: OfPuzzle>(game: &G) -> String {
    link_of(&json_with(game, game.bare_puzzle()))
}

fn json_with<G: OfPuzzle>(game: &G, puzzle: G::Puzzle) -> String {
    let Actions { list: actions, cursor } = Actions::from(game.history());
    let keys = KeysOf::<G> { format: G::format(), puzzle: Box::new(puzzle), solved: game.is_over(), actions, cursor };
    serde_json::to_string(&keys).expect("a game can be written")
}

/// Reads a saved game, unless it is cancelled before it is known whether its puzzle is unique.
///
/// # Errors
/// If it is not one, or an action of it cannot be done.
pub fn read<G: OfPuzzle>(text: &str, limits: Limits) -> Result<G, ReadGameError> {
    expect_format(text, &G::format())?;
    let keys: KeysOf<G> = read_as(text)?;
    if keys.actions.len() > ACTIONS {
        return Err(ReadGameError::Long);
    }
    let game = G::of_puzzle(*keys.puzzle, limits)?;
    Ok(game.after(Actions { list: keys.actions, cursor: keys.cursor })?)
}

/// What lists show of a saved game.
///
/// # Errors
/// If it is not one.
pub fn summary<G: OfPuzzle>(text: &str) -> Result<Summary, String> {
    let keys: KeysOf<G> = read_as(text).map_err(|error| error.to_string())?;
    Ok(Summary {
        kind: keys.puzzle.game(),
        mode: Mode::Puzzle,
        seed: None,
        actions: keys.actions.len(),
        millis: millis(&keys.actions),
        claimed: keys.solved,
        puzzle: Some(G::about(&keys.puzzle)),
    })
}
