//! Levels that are wanted.

use std::fmt;
use std::str::FromStr;

use super::{Level, LevelError};
use crate::puzzles::Seed;

/// The levels that are wanted. Written `advanced`, `beginner..advanced`, `..master`, `master..`, or
/// `each`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Levels {
    /// From one level to another, both included. Puzzles are made for the higher one.
    Range(Level, Level),
    /// The levels that people can solve, in turn, by the seed.
    Each,
}

impl Levels {
    /// The lowest and the highest level of the puzzle of a seed.
    #[must_use]
    pub fn of_seed(self, seed: Seed) -> (Level, Level) {
        match self {
            Self::Range(from, to) => (from, to),
            Self::Each => {
                let level = Level::SOLVABLE[seed.number() as usize % Level::SOLVABLE.len()];
                (level, level)
            }
        }
    }

    /// Whether a level is among them.
    #[must_use]
    pub fn contain(self, level: Level) -> bool {
        match self {
            Self::Range(from, to) => (from..=to).contains(&level),
            Self::Each => Level::SOLVABLE.contains(&level),
        }
    }
}

impl FromStr for Levels {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Self, LevelError> {
        let bound = |name: &str, absent| if name.is_empty() { Ok(absent) } else { name.parse() };
        let (from, to) = match text.split_once("..") {
            _ if text == "each" => return Ok(Self::Each),
            Some(("", "")) => return Err(LevelError::of(text)),
            Some((from, to)) => (bound(from, Level::Beginner)?, bound(to, Level::Grandmaster)?),
            None => (text.parse()?, text.parse()?),
        };
        if from <= to { Ok(Self::Range(from, to)) } else { Err(LevelError::of(text)) }
    }
}

impl fmt::Display for Levels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Range(from, to) if from == to => write!(f, "{from}"),
            Self::Range(from, to) => write!(f, "{from}..{to}"),
            Self::Each => f.write_str("each"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_read() {
        use Level::{Advanced, Beginner, Grandmaster, Master};
        for (text, from, to) in [
            ("advanced", Advanced, Advanced),
            ("beginner..master", Beginner, Master),
            ("..advanced", Beginner, Advanced),
            ("master..", Master, Grandmaster),
        ] {
            let levels: Levels = text.parse().unwrap();
            assert_eq!(levels, Levels::Range(from, to));
            assert_eq!(levels.to_string().parse(), Ok(levels));
        }
        assert_eq!("each".parse(), Ok(Levels::Each));
        for text in ["", "..", "easy", "master..beginner", "Advanced", "advanced..each", "1"] {
            assert!(text.parse::<Levels>().is_err(), "{text}");
        }
    }
}
