//! Games as texts: their formats, and links, which are the same in fewer letters.

use std::fmt;
use std::io::{Read, Write};

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use serde::Deserialize;
use thiserror::Error;

use super::beginning::{NoGame, Sentence};
use smyoz_core::lang::Lang;

/// What stands before the list in a link.
const LINK: &str = "g=";

/// The longest text of a game, in bytes; a game of a thousand actions has about a tenth of it.
pub const LONGEST: u64 = 1 << 20;

/// The most actions of a game.
pub const ACTIONS: usize = 20_000;

/// Why a text is not a game.
#[derive(Debug, Error)]
pub enum ReadGameError {
    /// It is not JSON of this format.
    #[error("not a saved game: {0}")]
    Json(#[from] serde_json::Error),
    /// It is of another format or version.
    #[error("unknown format `{format}`: this program reads {known}")]
    Format {
        /// The format that it names.
        format: String,
        /// Those that are known.
        known: String,
    },
    /// It does not say what is hidden, or says it twice.
    #[error("expected one of `seed`, `layout` and `puzzle`")]
    Source,
    /// It is longer than games are.
    #[error("longer than games are: at most {ACTIONS} actions and {LONGEST} bytes")]
    Long,
    /// There is no such game.
    #[error("{0}")]
    NoGame(Box<dyn Reason>),
    /// It is not a link.
    #[error("not a link to a game: expected `{LINK}` and letters")]
    Link,
}

/// Why there is no such game, in English and in words.
pub trait Reason: Sentence + fmt::Display + fmt::Debug + Send + Sync {}

impl<R: Sentence + fmt::Display + fmt::Debug + Send + Sync> Reason for NoGame<R> {}

impl<R: Sentence + fmt::Display + fmt::Debug + Send + Sync + 'static> From<NoGame<R>> for ReadGameError {
    fn from(reason: NoGame<R>) -> Self {
        Self::NoGame(Box::new(reason))
    }
}

impl ReadGameError {
    /// The reason as a sentence; what is wrong with a text as JSON, in English.
    #[must_use]
    pub fn sentence(&self, lang: Lang) -> String {
        match self {
            Self::Json(error) => lang.read_game_json(error.to_string()),
            Self::Format { format, known } => lang.read_game_format(format.clone(), known.clone()),
            Self::Source => lang.read_game_source(),
            Self::Long => lang.read_game_long(),
            Self::NoGame(reason) => reason.sentence(lang),
            Self::Link => lang.read_game_link(),
        }
    }
}

/// The format that a text says it has.
///
/// # Errors
/// If it is too long, or says none.
pub fn format_of(text: &str) -> Result<String, ReadGameError> {
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

/// Checks that a text says it has this format.
///
/// # Errors
/// If it is too long, or says another one, or none.
pub fn expect_format(text: &str, expected: &str) -> Result<(), ReadGameError> {
    let format = format_of(text)?;
    if format == expected { Ok(()) } else { Err(ReadGameError::Format { format, known: expected.to_owned() }) }
}

/// The last part of a link to a game.
///
/// # Panics
/// Never: it is written to memory.
#[must_use]
pub fn link_of(text: &str) -> String {
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
