//! Games as texts: their formats, and links, which are the same in fewer letters.
//!
//! Links, and games that a browser keeps, are veiled, so that nobody reads by accident what is
//! hidden. This is obfuscation, not secrecy.

use std::borrow::Cow;
use std::io::{Read, Write};

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::beginning::{BeginError, Sentence};
use smyoz_core::lang::Lang;
use smyoz_core::puzzles::{ReadError, read_as};

/// What stands before the letters of a link.
const LINK: &str = "v=";

/// What stood there before links were veiled.
const OPEN_LINK: &str = "g=";

/// The format of a game that is kept as its link.
pub const VEILED: &str = "veiled-game/1";

/// The number of bytes of a veil, which stands before what it veils.
const VEIL: usize = 8;

/// The longest text of a game, in bytes; a game of a thousand actions has about a tenth of it.
pub const LONGEST: u64 = 1 << 20;

/// The most actions of a game.
pub const ACTIONS: usize = 20_000;

/// Why a text is not a game.
#[derive(Debug, Error)]
pub enum ReadGameError {
    /// It is not JSON of this format.
    #[error("not a saved game: {0}")]
    Json(#[from] ReadError),
    /// It is of another format or version.
    #[error("unknown format `{format}`: this program reads {known}")]
    Format {
        /// The format that it names.
        format: String,
        known: String,
    },
    /// It does not say what is hidden, or says it twice.
    #[error("expected one of `seed`, `layout` and `puzzle`")]
    Source,
    /// It is longer than games are.
    #[error("too long for a saved game: at most {ACTIONS} actions and {LONGEST} bytes")]
    Long,
    /// There is no such game.
    #[error("{0}")]
    NoGame(Box<dyn Sentence>),
    /// It is not a link.
    #[error("not a link to a game: expected `{LINK}` and letters")]
    Link,
}

impl<R: Sentence + 'static> From<BeginError<R>> for ReadGameError {
    fn from(reason: BeginError<R>) -> Self {
        Self::NoGame(Box::new(reason))
    }
}

impl ReadGameError {
    /// The reason as a sentence; what is wrong with a text as JSON, in English.
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
    let FormatKey { format } = read_as(text)?;
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
pub fn link_of(text: &str) -> String {
    let mut deflated = DeflateEncoder::new(Vec::new(), Compression::best());
    deflated.write_all(text.as_bytes()).expect("it is written to memory");
    let deflated = deflated.finish().expect("it is written to memory");
    let veil = veil_of(&deflated);
    let mut bytes = veil.to_vec();
    bytes.extend(veiled(&deflated, &veil));
    format!("{LINK}{}", URL_SAFE_NO_PAD.encode(bytes))
}

/// A veil for some bytes, always the same: their FNV-1a sum.
fn veil_of(bytes: &[u8]) -> [u8; VEIL] {
    let sum = bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325_u64, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
    sum.to_be_bytes()
}

/// Bytes under a veil, or without it if they are under it.
pub fn veiled<'a>(bytes: &'a [u8], veil: &'a [u8]) -> impl Iterator<Item = u8> + 'a {
    bytes.iter().zip(veil.iter().cycle()).map(|(byte, veil)| byte ^ veil)
}

/// A game as a file that nobody reads by accident.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct VeiledKeys {
    format: String,
    /// The link to the game.
    game: String,
}

/// The file of a game, veiled.
///
/// # Panics
/// Never: it can be written.
pub fn veiled_file(text: &str) -> String {
    let keys = VeiledKeys { format: VEILED.to_owned(), game: link_of(text) };
    serde_json::to_string(&keys).expect("a game can be written")
}

/// The text of a game, whether it is veiled or not.
///
/// # Errors
/// If it is too long, or it is veiled and what is under the veil is no game.
pub fn unveiled(text: &str) -> Result<Cow<'_, str>, ReadGameError> {
    if format_of(text)? != VEILED {
        return Ok(Cow::Borrowed(text));
    }
    let VeiledKeys { game, .. } = read_as(text)?;
    text_of_link(&game).map(Cow::Owned)
}

/// The saved game that a link, or its last part, stands for.
///
/// # Errors
/// If it is no link.
pub fn text_of_link(link: &str) -> Result<String, ReadGameError> {
    let decoded = |letters| URL_SAFE_NO_PAD.decode(letters).map_err(|_| ReadGameError::Link);
    let deflated = match (link.trim().rsplit_once(LINK), link.trim().rsplit_once(OPEN_LINK)) {
        (Some((_, letters)), _) => {
            let bytes = decoded(letters)?;
            let (veil, rest) = bytes.split_at_checked(VEIL).ok_or(ReadGameError::Link)?;
            veiled(rest, veil).collect()
        }
        (None, Some((_, letters))) => decoded(letters)?,
        (None, None) => return Err(ReadGameError::Link),
    };
    let mut text = String::new();
    // A short link may stand for a very long text.
    let inflated = DeflateDecoder::new(&*deflated).take(LONGEST + 1).read_to_string(&mut text);
    inflated.map_err(|_| ReadGameError::Link)?;
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_veil_is_lifted_and_hides_what_is_under_it() {
        let text = r#"{"format":"smyoz-game/1","mode":"game","seed":123456,"actions":[]}"#;
        let file = veiled_file(text);
        assert!(!file.contains("123456") && file.contains(VEILED));
        assert_eq!(unveiled(&file).unwrap(), text);
        assert_eq!(unveiled(text).unwrap(), text);
        let letters = link_of(text).replace(LINK, OPEN_LINK);
        assert!(text_of_link(&letters).is_err(), "what is veiled cannot be inflated as it is");
        assert_eq!(text_of_link(&format!("http://127.0.0.1:7690/#{}", link_of(text))).unwrap(), text);
    }

    #[test]
    fn links_of_older_versions_are_read() {
        let link = "g=q1ZKyy_KTSxRslIqzq3Mr9JNT8xN1TdU0lHKzU9JBYqC-EBecWpqipKVoZGxiamZjlJicklmfl6xklV0bC0A";
        let text = r#"{"format":"smyoz-game/1","mode":"game","seed":123456,"actions":[]}"#;
        assert_eq!(text_of_link(link).unwrap(), text);
    }
}
