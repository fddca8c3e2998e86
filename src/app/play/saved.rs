//! Games of a puzzle and nothing else: how they begin, and what is saved of them.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::beginning::{BeginError, Mode, Sentence};
use super::file::{ACTIONS, ReadGameError, expect_format, link_of};
use super::history::{ActionKeys, Actions, Historic, History};
use super::played::Played;
use super::standard::Play;
use super::summary::{Summary, millis};
use smyoz_core::game::Puzzle;
use smyoz_core::lang::Lang;
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::{Record, is_default, read_as};

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

/// The name of the format and its version, after the game: `star-battle-game/1`.
pub fn format<P: Play>() -> String {
    format!("{}-game/1", P::KIND)
}

/// A new game of a puzzle, as `new` makes it.
///
/// # Errors
/// If the mode is another one, or there is none: why, as a sentence.
pub fn begin<G: Played + 'static, R: Sentence>(
    mode: Mode,
    lang: Lang,
    new: impl FnOnce() -> Result<G, BeginError<R>>,
) -> Result<Box<dyn Played>, String> {
    let game = match mode {
        Mode::Puzzle => new(),
        Mode::Game | Mode::Training => Err(BeginError::Mode(mode)),
    };
    Ok(Box::new(game.map_err(|reason| reason.sentence(lang))?))
}

/// A game as a file.
pub fn to_json<P: Play, A: Clone + Serialize, S>(puzzle: &Puzzle<P>, history: &History<A, S>, is_over: bool) -> String {
    let Actions { list: actions, cursor } = Actions::from(history);
    let puzzle = Box::new(puzzle.clone());
    let keys = GameKeys { format: format::<P>(), puzzle, solved: is_over, actions, cursor };
    serde_json::to_string(&keys).expect("a game can be written")
}

/// A game as the last part of a link, which holds no solution, and nothing that leads to one but the
/// clues.
pub fn to_link<P: Play, A: Clone + Serialize, S>(puzzle: &Puzzle<P>, history: &History<A, S>, is_over: bool) -> String {
    let bare = Puzzle { seed: None, solution: None, minimum: None, ..puzzle.clone() };
    link_of(&to_json(&bare, history, is_over))
}

/// Reads a saved game, which begins as `new` makes it, unless it is cancelled before it is known
/// whether its puzzle is unique.
///
/// # Errors
/// If it is not one, or an action of it cannot be done.
pub fn read<P: Play, G: Historic<Action: DeserializeOwned, Refusal: Sentence + 'static>>(
    text: &str,
    limits: Limits,
    new: impl FnOnce(Puzzle<P>, Limits) -> Result<G, BeginError<G::Refusal>>,
) -> Result<G, ReadGameError> {
    expect_format(text, &format::<P>())?;
    let keys: GameKeys<Puzzle<P>, G::Action> = read_as(text)?;
    if keys.actions.len() > ACTIONS {
        return Err(ReadGameError::Long);
    }
    let game = new(*keys.puzzle, limits)?;
    Ok(game.after(Actions { list: keys.actions, cursor: keys.cursor })?)
}

/// What lists show of a saved game with such actions.
///
/// # Errors
/// If it is not one.
pub fn summary<P: Play, A: DeserializeOwned>(text: &str) -> Result<Summary, String> {
    let keys: GameKeys<Puzzle<P>, A> = read_as(text).map_err(|error| error.to_string())?;
    Ok(Summary {
        kind: keys.puzzle.game(),
        mode: Mode::Puzzle,
        seed: None,
        actions: keys.actions.len(),
        millis: millis(&keys.actions),
        claimed: keys.solved,
        puzzle: Some(P::listed(&keys.puzzle)),
    })
}
