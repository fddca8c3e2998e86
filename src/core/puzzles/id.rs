//! Ids: short names that two puzzles share if and only if one is an image of the other under a
//! symmetry of the board (up to collisions).

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};
use thiserror::Error;

use super::as_text;

/// The id of a puzzle: ten characters, written in two groups, such as `7KQ2M-9XW4T`.
///
/// The first 50 bits of the SHA-256 of the puzzle's canonical text, in Crockford's base 32 (no I,
/// L, O, U). Among a hundred thousand puzzles, two share an id by chance with a probability of 1 to
/// 200,000.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(u64);

/// A text is not an id.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not an id: expected two groups of five characters, such as 7KQ2M-9XW4T")]
pub struct IdError(String);

/// The digits, indexed by value.
const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

impl Id {
    /// The number of characters without the dash.
    const LENGTH: u32 = 10;

    /// The id of a canonical text, which images of a puzzle share.
    pub fn of_text(canonical: &str) -> Self {
        let digest = Sha256::digest(canonical);
        let first: [u8; 8] = digest[..8].try_into().expect("a SHA-256 has 32 bytes");
        Self(u64::from_be_bytes(first) >> (64 - 5 * Self::LENGTH))
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for place in (0..Self::LENGTH).rev() {
            let digit = DIGITS[(self.0 >> (5 * place) & 31) as usize];
            write!(f, "{}{}", char::from(digit), if place == Self::LENGTH / 2 { "-" } else { "" })?;
        }
        Ok(())
    }
}

impl FromStr for Id {
    type Err = IdError;

    fn from_str(text: &str) -> Result<Self, IdError> {
        let value = |digit| DIGITS.iter().position(|&known| known == digit);
        let digits = text.bytes().filter(|&byte| byte != b'-').map(value);
        let number = digits.into_iter().try_fold(0_u64, |number, value| Some(number << 5 | value? as u64));
        let id = number.map(Self).filter(|id| id.to_string() == text);
        id.ok_or_else(|| IdError(text.to_owned()))
    }
}

as_text!(Id);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read() {
        assert_eq!("H70VV-7299V".parse::<Id>().unwrap().to_string(), "H70VV-7299V");
        assert_eq!("00000-00000".parse(), Ok(Id(0)));
        for text in
            ["", "H70VV7299V", "h70vv-7299v", "H70VV-7299", "H70VV-7299VV", "-", "H70VV-7299U", "ZZZZZZZZZZZZZZZZZZZZ"]
        {
            assert_eq!(text.parse::<Id>(), Err(IdError(text.to_owned())));
        }
    }
}
