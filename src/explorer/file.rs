//! Games as JSON: the format `smyoz-game/1`; and as links, which are the same in fewer letters.

use std::io::{Read, Write};

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::action::Action;
use super::game::{Entry, Game, NoGame, Source, Start};
use super::told::Mode;
use crate::lang::Lang;
use crate::puzzle::Puzzle;
use crate::smyoz::{Layout, Seed};

/// The format's name and version.
const FORMAT: &str = "smyoz-game/1";

/// What stands before the list in a link.
const LINK: &str = "g=";

/// The longest text of a game, in bytes; a game of a thousand actions has about a tenth of it.
pub(super) const LONGEST: u64 = 1 << 20;

/// The most actions of a game.
pub(super) const ACTIONS: usize = 20_000;

/// Why a text is not a game.
#[derive(Debug, Error)]
pub enum ReadGameError {
    /// It is not JSON of this format.
    #[error("not a saved game: {0}")]
    Json(#[from] serde_json::Error),
    /// It is of another format or version.
    #[error("unknown format `{0}`: this program reads `{FORMAT}`")]
    Format(String),
    /// It does not say what is hidden, or says it twice.
    #[error("expected one of `seed`, `layout` and `puzzle`")]
    Source,
    /// It is longer than games are.
    #[error("longer than games are: at most {ACTIONS} actions and {LONGEST} bytes")]
    Long,
    /// There is no such game.
    #[error(transparent)]
    Game(#[from] NoGame),
    /// It is not a link.
    #[error("not a link to a game: expected `{LINK}` and letters")]
    Link,
}

impl ReadGameError {
    /// The reason as a sentence; what is wrong with a text as JSON, in English.
    #[must_use]
    pub fn sentence(&self, lang: Lang) -> String {
        match self {
            Self::Json(error) => lang.read_game_json(error.to_string()),
            Self::Format(format) => lang.read_game_format(format.clone(), FORMAT),
            Self::Source => lang.read_game_source(),
            Self::Long => lang.read_game_long(),
            Self::Game(reason) => reason.sentence(lang),
            Self::Link => lang.read_game_link(),
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct GameKeys {
    format: String,
    mode: Mode,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seed: Option<Seed>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    layout: Option<Layout>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    puzzle: Option<Box<Puzzle>>,
    actions: Vec<EntryKeys>,
    /// The end of the list if it is absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cursor: Option<usize>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EntryKeys {
    action: Action,
    #[serde(default, skip_serializing_if = "is_zero")]
    millis: u32,
    /// The one before if it is absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    after: Option<usize>,
}

fn is_zero(millis: &u32) -> bool {
    *millis == 0
}

impl Game {
    /// The game as a file.
    #[must_use]
    pub fn to_json(&self) -> String {
        let (mut seed, mut layout, mut puzzle) = (None, None, None);
        match &self.start().source {
            Source::Seed(number) => seed = Some(*number),
            Source::Layout(rows) => layout = Some(*rows),
            Source::Puzzle(clues) => puzzle = Some(clues.clone()),
        }
        let entry = |(index, entry): (usize, &Entry)| EntryKeys {
            action: entry.action.clone(),
            millis: entry.millis,
            after: (entry.after != index).then_some(entry.after),
        };
        let actions: Vec<EntryKeys> = self.entries().iter().enumerate().map(entry).collect();
        let cursor = (self.cursor() != actions.len()).then_some(self.cursor());
        let keys =
            GameKeys { format: FORMAT.to_owned(), mode: self.start().mode, seed, layout, puzzle, actions, cursor };
        serde_json::to_string(&keys).expect("a game can be written")
    }

    /// The game as the last part of a link.
    #[must_use]
    pub fn to_link(&self) -> String {
        let mut deflated = DeflateEncoder::new(Vec::new(), Compression::best());
        deflated.write_all(self.to_json().as_bytes()).expect("it is written to memory");
        format!("{LINK}{}", URL_SAFE_NO_PAD.encode(deflated.finish().expect("it is written to memory")))
    }
}

/// Reads a saved game.
///
/// # Errors
/// If the text is not one, or an action of it cannot be done.
pub fn read_game(text: &str) -> Result<Game, ReadGameError> {
    if text.len() as u64 > LONGEST {
        return Err(ReadGameError::Long);
    }
    #[derive(Deserialize)]
    struct FormatKey {
        format: String,
    }
    let FormatKey { format } = serde_json::from_str(text)?;
    if format != FORMAT {
        return Err(ReadGameError::Format(format));
    }
    let keys: GameKeys = serde_json::from_str(text)?;
    let source = match (keys.seed, keys.layout, keys.puzzle) {
        (Some(seed), None, None) => Source::Seed(seed),
        (None, Some(layout), None) => Source::Layout(layout),
        (None, None, Some(puzzle)) => Source::Puzzle(puzzle),
        _ => return Err(ReadGameError::Source),
    };
    if keys.actions.len() > ACTIONS {
        return Err(ReadGameError::Long);
    }
    let entries = keys.actions.into_iter().enumerate();
    let entries = entries.map(|(index, entry)| (entry.after.unwrap_or(index), entry.millis, entry.action));
    Ok(Game::replay(Start { mode: keys.mode, source }, entries, keys.cursor)?)
}

/// Reads a link, or its last part.
///
/// # Errors
/// If it does not lead to a game.
pub fn read_link(link: &str) -> Result<Game, ReadGameError> {
    let (_, letters) = link.trim().rsplit_once(LINK).ok_or(ReadGameError::Link)?;
    let deflated = URL_SAFE_NO_PAD.decode(letters).map_err(|_| ReadGameError::Link)?;
    let mut text = String::new();
    // A short link may stand for a very long text.
    let inflated = DeflateDecoder::new(&*deflated).take(LONGEST + 1).read_to_string(&mut text);
    inflated.map_err(|_| ReadGameError::Link)?;
    read_game(&text)
}
