//! Letters, and how many tiles of each there are.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use smyoz_core::puzzles::as_text;
use thiserror::Error;

/// A letter of an alphabet that has capitals. Displayed as a capital, as tiles show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Letter(char);

/// The character is not a letter, or its capital is not a single character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not a letter with a capital")]
pub struct LetterError(pub char);

impl Letter {
    /// The letter in lower case, as in word lists.
    #[must_use]
    pub fn small(self) -> char {
        self.0
    }

    /// The letter as a capital.
    #[must_use]
    pub fn capital(self) -> char {
        only(self.0.to_uppercase()).expect("a letter has a capital")
    }
}

/// The only character; `None` if there are several.
fn only(mut signs: impl Iterator<Item = char>) -> Option<char> {
    signs.next().filter(|_| signs.next().is_none())
}

/// Reads a letter in either case.
impl TryFrom<char> for Letter {
    type Error = LetterError;

    fn try_from(sign: char) -> Result<Self, LetterError> {
        let small = only(sign.to_lowercase()).filter(|small| small.is_alphabetic());
        let is_paired = |small: &char| only(small.to_uppercase()).is_some_and(|capital| capital != *small);
        small.filter(is_paired).map(Self).ok_or(LetterError(sign))
    }
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.capital())
    }
}

/// The tiles with letters: how many there are of each. They fill the home rows of both players.
///
/// Written as letters with their numbers, such as `A4 B1 C1`; in a file, on any number of lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letters(BTreeMap<Letter, u8>);

/// The text does not list letters with their numbers of tiles.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LettersError {
    /// Something that is not a letter with its number.
    #[error("`{0}`: expected a letter and how many tiles show it, such as `A4`")]
    Entry(String),
    /// A letter that is listed twice.
    #[error("`{0}` is listed twice")]
    Twice(Letter),
    /// Too few or too many tiles.
    #[error("{0} tiles: expected {count}, as many as the home rows have cells", count = Letters::COUNT)]
    Count(usize),
}

impl Letters {
    /// Number of tiles with letters.
    pub const COUNT: usize = 36;

    /// The tiles of the game, for Polish.
    #[must_use]
    pub fn polish() -> Self {
        let text = "A4 B1 C1 D1 E3 F1 G1 H1 I3 J1 K1 L1 M1 N2 O3 P1 R2 S2 T1 U1 W1 Y1 Z2";
        text.parse().expect("36 tiles")
    }

    /// All tiles in alphabetical order, equal letters one after another.
    pub fn tiles(&self) -> impl Iterator<Item = Letter> + '_ {
        self.0.iter().flat_map(|(&letter, &count)| std::iter::repeat_n(letter, count.into()))
    }

    /// Whether there is a tile with this letter.
    #[must_use]
    pub fn contains(&self, letter: Letter) -> bool {
        self.0.contains_key(&letter)
    }
}

impl FromStr for Letters {
    type Err = LettersError;

    fn from_str(text: &str) -> Result<Self, LettersError> {
        let mut counts = BTreeMap::new();
        for entry in text.split_whitespace() {
            let (letter, count) = read_entry(entry).ok_or_else(|| LettersError::Entry(entry.to_owned()))?;
            if counts.insert(letter, count).is_some() {
                return Err(LettersError::Twice(letter));
            }
        }
        match counts.values().map(|&count| usize::from(count)).sum() {
            Self::COUNT => Ok(Self(counts)),
            count => Err(LettersError::Count(count)),
        }
    }
}

fn read_entry(entry: &str) -> Option<(Letter, u8)> {
    let mut signs = entry.chars();
    let letter = signs.next()?.try_into().ok()?;
    let digits = signs.as_str();
    let count = digits.parse().ok().filter(|&count| count > 0 && !digits.starts_with('+'))?;
    Some((letter, count))
}

impl fmt::Display for Letters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let entries: Vec<String> = self.0.iter().map(|(letter, count)| format!("{letter}{count}")).collect();
        f.write_str(&entries.join(" "))
    }
}

as_text!(Letters);
