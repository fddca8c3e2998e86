//! Games as texts: the files of all games, and links, which are the same in fewer letters.

use std::io::{Read, Write};

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use serde::Deserialize;
use thiserror::Error;

use super::beginning::{NoGame, Sentence};
use super::played::Played;
use super::{sea_battle, smyoz};
use smyoz_core::lang::Lang;
use smyoz_core::limits::Limits;

/// What stands before the list in a link.
const LINK: &str = "g=";

/// The formats of games that the program reads.
const FORMATS: &str = "smyoz-game/1, sea-battle-game/1";

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
    #[error("unknown format `{0}`: this program reads {FORMATS}")]
    Format(String),
    /// It does not say what is hidden, or says it twice.
    #[error("expected one of `seed`, `layout` and `puzzle`")]
    Source,
    /// It is longer than games are.
    #[error("longer than games are: at most {ACTIONS} actions and {LONGEST} bytes")]
    Long,
    /// There is no such game of SMYOZ.
    #[error(transparent)]
    Smyoz(#[from] NoGame<smyoz::Refusal>),
    /// There is no such game of Sea Battle.
    #[error(transparent)]
    SeaBattle(#[from] NoGame<sea_battle::Refusal>),
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
            Self::Format(format) => lang.read_game_format(format.clone(), FORMATS),
            Self::Source => lang.read_game_source(),
            Self::Long => lang.read_game_long(),
            Self::Smyoz(reason) => reason.sentence(lang),
            Self::SeaBattle(reason) => reason.sentence(lang),
            Self::Link => lang.read_game_link(),
        }
    }
}

/// The format that a text says it has.
///
/// # Errors
/// If it is too long, or says none.
pub(super) fn format_of(text: &str) -> Result<String, ReadGameError> {
    #[derive(Deserialize)]
    struct FormatKey {
        format: String,
    }
    if text.len() as u64 > LONGEST {
        return Err(ReadGameError::Long);
    }
    let FormatKey { format } = serde_json::from_str(text)?;
    Ok(format)
}

/// Reads a saved game of any kind, unless it is cancelled before it is known whether its puzzle is
/// unique.
///
/// # Errors
/// If the text is not one, or an action of it cannot be done.
pub fn read_played(text: &str, limits: Limits) -> Result<Box<dyn Played>, ReadGameError> {
    Ok(match &*format_of(text)? {
        sea_battle::FORMAT => Box::new(sea_battle::read_game(text, limits)?),
        _ => Box::new(smyoz::read_game(text, limits)?),
    })
}

/// The last part of a link to a game.
pub(super) fn link_of(text: &str) -> String {
    let mut deflated = DeflateEncoder::new(Vec::new(), Compression::best());
    deflated.write_all(text.as_bytes()).expect("it is written to memory");
    format!("{LINK}{}", URL_SAFE_NO_PAD.encode(deflated.finish().expect("it is written to memory")))
}

/// The saved game that a link, or its last part, stands for.
///
/// # Errors
/// If it is no link.
pub fn text_of_link(link: &str) -> Result<String, ReadGameError> {
    let (_, letters) = link.trim().rsplit_once(LINK).ok_or(ReadGameError::Link)?;
    let deflated = URL_SAFE_NO_PAD.decode(letters).map_err(|_| ReadGameError::Link)?;
    let mut text = String::new();
    // A short link may stand for a very long text.
    let inflated = DeflateDecoder::new(&*deflated).take(LONGEST + 1).read_to_string(&mut text);
    inflated.map_err(|_| ReadGameError::Link)?;
    Ok(text)
}
