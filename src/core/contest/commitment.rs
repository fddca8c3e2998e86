//! What a seat hides, committed to when a contest begins and revealed at its end.
//!
//! The commitment is the SHA-256 of a text: the salt, 128 random bits as 32 hexadecimal digits, and
//! the hidden lines, each with a newline at its end. Boards alone could be searched for one with a
//! given hash; the salt prevents that. Anybody can check an opening by
//! `printf '%s\n' SALT LINE… | sha256sum`.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::puzzles::{as_text, hex};

/// Text that is not this many bytes in hexadecimal.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{text}` is not {} hexadecimal digits", 2 * .bytes)]
pub struct CommitmentError {
    text: String,
    bytes: usize,
}

/// Bytes in hexadecimal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hex<const N: usize>([u8; N]);

/// 128 random bits.
pub type Salt = Hex<16>;

/// The hash of what a seat hides.
pub type Commitment = Hex<32>;

impl<const N: usize> From<[u8; N]> for Hex<N> {
    fn from(bytes: [u8; N]) -> Self {
        Self(bytes)
    }
}

impl<const N: usize> fmt::Display for Hex<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl<const N: usize> FromStr for Hex<N> {
    type Err = CommitmentError;

    fn from_str(text: &str) -> Result<Self, CommitmentError> {
        let digit = |byte: u8| char::from(byte).to_digit(16).filter(|_| !byte.is_ascii_uppercase());
        let pair = |pair: &[u8]| Some((digit(pair[0])? << 4 | digit(pair[1])?) as u8);
        let is_long = text.len() == 2 * N;
        let bytes: Option<Vec<u8>> = is_long.then(|| text.as_bytes().chunks(2).map(pair).collect()).flatten();
        let bytes = bytes.and_then(|bytes| bytes.try_into().ok());
        bytes.map(Self).ok_or_else(|| CommitmentError { text: text.to_owned(), bytes: N })
    }
}

as_text!(Hex<N>, const N: usize);

/// What a seat hides, with its salt: who knows both can check the commitment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    pub salt: Salt,
    /// What was hidden, line by line.
    pub lines: Vec<String>,
}

impl Opening {
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        let mut text = String::new();
        let lines = self.lines.iter().try_for_each(|line| writeln!(text, "{line}"));
        lines.expect("a String takes all that is written");
        Hex(Sha256::new().chain_update(format!("{}\n", self.salt)).chain_update(text).finalize().into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commitment_is_what_sha256sum_prints() {
        let salt: Salt = "000102030405060708090a0b0c0d0e0f".parse().unwrap();
        let opening = Opening { salt, lines: vec!["#.".to_owned(), "..".to_owned()] };
        // printf '%s\n' 000102030405060708090a0b0c0d0e0f '#.' '..' | sha256sum
        let expected = "821c7a5032f80e9fe4e4fecb3f07442c7c69bbd96033e70b73893dbefaa7328d";
        assert_eq!(opening.commitment().to_string(), expected);
    }

    #[test]
    fn only_hexadecimal_digits_are_read() {
        for text in [
            "",
            "00",
            "000102030405060708090a0b0c0d0e0G",
            "000102030405060708090A0B0C0D0E0F",
            "+0010203040506070809000102030405",
        ] {
            assert!(text.parse::<Salt>().is_err(), "{text}");
        }
    }
}
