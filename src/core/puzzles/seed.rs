//! Seeds: six-digit numbers, and the random numbers that they determine.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::Level;
use super::json::Number;

/// A six-digit number that determines everything random about a puzzle.
///
/// Written with all six digits: `000042`. Leading zeros may be left out when it is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "Number<0, { Seed::COUNT - 1 }>", into = "Number<0, { Seed::COUNT - 1 }>")]
pub struct Seed(u32);

/// Why text or a number is not a seed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SeedError {
    /// Text that is not a number of at most six digits.
    #[error("`{0}` is not a seed: expected one to six digits, such as `123456`")]
    Text(String),
    /// The date of a day, such as `20261127`, with the seeds of its puzzles.
    #[error(
        "`{text}` is not a seed: expected one to six digits; for the puzzles of that day, the Explorer begins with {}",
        of_levels(*.date)
    )]
    Date {
        text: String,
        /// Year, month and day, two digits each.
        date: Seed,
    },
    /// A number with more than six digits.
    #[error("{0} is not a seed: expected a number from 0 to 999999")]
    Number(u32),
}

/// The seeds of the day with this date, with the levels of their puzzles, in words.
fn of_levels(date: Seed) -> String {
    let seeds = Level::SOLVABLE.map(|level| format!("{} ({level})", date.of_day(level)));
    let [others @ .., last] = &seeds;
    format!("{} and {last}", others.join(", "))
}

impl Seed {
    pub const COUNT: u32 = 1_000_000;

    /// The seed of the day whose date this is: year, month and day, two digits each. Each level has
    /// another one, so that no puzzle shows the solution of the next.
    #[must_use]
    pub fn of_day(self, level: Level) -> Self {
        let step = Self::COUNT / Level::SOLVABLE.len() as u32;
        Self((self.0 + level as u32 * step) % Self::COUNT)
    }

    /// The date that a text of eight digits is, perhaps with hyphens: year, month and day, two
    /// digits each.
    fn date(text: &str) -> Option<Self> {
        let digits: String = text.split('-').collect();
        let is_date = digits.len() == 8 && digits.bytes().all(|byte| byte.is_ascii_digit());
        let number = |range: Range<usize>| digits[range].parse::<u32>().ok();
        let days = is_date.then(|| number(4..6).zip(number(6..8))).flatten();
        let date = days.filter(|(month, day)| (1..=12).contains(month) && (1..=31).contains(day));
        date.and_then(|_| number(2..8)).map(Self)
    }

    /// The seed as a number, 0–999,999.
    pub fn number(self) -> u32 {
        self.0
    }

    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT).map(Self)
    }

    /// The random numbers for one purpose, named by a tag. Different tags and different seeds give
    /// independent streams.
    ///
    /// The numbers are the key stream of ChaCha20, hence the same on every machine and in every
    /// version. The 32-byte key is `smyoz `, the tag, zeros, and in the last four bytes the seed,
    /// little-endian.
    ///
    /// # Panics
    /// If the tag is longer than 22 characters or not printable ASCII.
    pub fn stream(self, tag: &str) -> Stream {
        const NAME: &[u8] = b"smyoz ";
        let printable = tag.bytes().all(|byte| byte == b' ' || byte.is_ascii_graphic());
        assert!(printable && NAME.len() + tag.len() <= 28, "`{tag}` cannot be a tag");
        let mut key = [0; 32];
        key[..NAME.len()].copy_from_slice(NAME);
        key[NAME.len()..][..tag.len()].copy_from_slice(tag.as_bytes());
        key[28..].copy_from_slice(&self.0.to_le_bytes());
        Stream(ChaCha20Rng::from_seed(key))
    }
}

impl TryFrom<u32> for Seed {
    type Error = SeedError;

    fn try_from(number: u32) -> Result<Self, SeedError> {
        if number < Self::COUNT { Ok(Self(number)) } else { Err(SeedError::Number(number)) }
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Self, SeedError> {
        let digits = (1..=6).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
        match text.parse() {
            Ok(number) if digits => Ok(Self(number)),
            _ => Err(match Self::date(text) {
                Some(date) => SeedError::Date { text: text.to_owned(), date },
                None => SeedError::Text(text.to_owned()),
            }),
        }
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:06}", self.0)
    }
}

impl From<Number<0, { Seed::COUNT - 1 }>> for Seed {
    fn from(Number(number): Number<0, { Seed::COUNT - 1 }>) -> Self {
        Self(number)
    }
}

impl From<Seed> for Number<0, { Seed::COUNT - 1 }> {
    fn from(seed: Seed) -> Self {
        Self(seed.0)
    }
}

/// Reproducible random numbers: see [`Seed::stream`].
#[derive(Clone, Debug)]
pub struct Stream(ChaCha20Rng);

impl Stream {
    /// The random numbers of a key, for what must not be guessed: there are only a million seeds.
    pub fn of_key(key: [u8; 32]) -> Self {
        Self(ChaCha20Rng::from_seed(key))
    }

    /// A uniform number below `bound`, by rejection: the low bits of a random `u64`, as many as
    /// `bound - 1` has, drawn again while they are too large.
    ///
    /// # Panics
    /// If `bound` is 0.
    pub fn below(&mut self, bound: u64) -> u64 {
        assert!(bound > 0, "no number is below 0");
        let mask = u64::MAX.checked_shr((bound - 1).leading_zeros()).unwrap_or(0);
        loop {
            let number = self.0.next_u64() & mask;
            if number < bound {
                return number;
            }
        }
    }

    /// Shuffles a list; all orders are equally likely.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for at in (1..list.len()).rev() {
            list.swap(at, self.below(at as u64 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seed(number: u32) -> Seed {
        Seed::try_from(number).unwrap()
    }

    #[test]
    fn seeds_have_six_digits() {
        for (text, shown) in [("0", "000000"), ("42", "000042"), ("000042", "000042"), ("999999", "999999")] {
            assert_eq!(text.parse::<Seed>().unwrap().to_string(), shown);
        }
        for text in ["", "1000000", "0000001", "-1", "+1", " 1", "1 ", "1_0", "0x1", "１"] {
            assert_eq!(text.parse::<Seed>(), Err(SeedError::Text(text.to_owned())));
        }
        assert_eq!(Seed::try_from(1_000_000), Err(SeedError::Number(1_000_000)));
        assert!(Seed::all().rev().map(Seed::number).take(2).eq([999_999, 999_998]));
    }

    #[test]
    fn streams_are_apart_and_pinned_for_ever() {
        assert_eq!(seed(123_456).stream("test").below(u64::MAX), 13_740_889_153_976_958_526);
        let first = |number, tag| seed(number).stream(tag).below(u64::MAX);
        assert_eq!(first(7, "a"), first(7, "a"));
        assert_ne!(first(7, "a"), first(7, "b"));
        assert_ne!(first(7, "a"), first(8, "a"));
        assert!(std::panic::catch_unwind(|| seed(7).stream("a\0")).is_err());
        assert!(std::panic::catch_unwind(|| seed(7).stream(&"a".repeat(23))).is_err());
    }

    #[test]
    fn numbers_stay_below_their_bound() {
        let mut stream = seed(1).stream("test");
        for bound in [1, 2, 3, 5, 1 << 32, u64::MAX] {
            assert!((0..1000).all(|_| stream.below(bound) < bound));
        }
        let mut seen = [0; 3];
        (0..3000).for_each(|_| seen[stream.below(3) as usize] += 1);
        assert!(seen.iter().all(|&count| (900..1100).contains(&count)), "{seen:?}");
    }
}
