//! Levels that are wanted.

use std::fmt;
use std::str::FromStr;

use itertools::Itertools;

use super::{Level, LevelError, as_text};
use crate::puzzles::Seed;

/// The levels that are wanted. Written `advanced`, `beginner..advanced`, `..master`, `master..`,
/// `beginner,master`, or `each`, in capitals perhaps. Where there are several, the seeds take turns
/// with them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Levels {
    /// One bit for each level.
    members: u8,
    /// Whether numbers of puzzles are meant for each of them, rather than for all together.
    is_each: bool,
}

impl Levels {
    /// The levels that people can solve, each in the number that is wanted.
    pub(crate) const EACH: Self = Self { members: (1 << Level::SOLVABLE.len()) - 1, is_each: true };

    pub fn only(level: Level) -> Self {
        Self { members: 1 << level as u8, is_each: false }
    }

    /// This level and all that are easier.
    pub fn up_to(level: Level) -> Self {
        Self { members: (2 << level as u8) - 1, is_each: false }
    }

    pub fn iter(self) -> impl Iterator<Item = Level> {
        Level::ALL.into_iter().filter(move |&level| self.contain(level))
    }

    pub fn highest(self) -> Level {
        self.iter().last().expect("there is a level")
    }

    /// The level of the puzzle of a seed.
    pub fn of_seed(self, seed: Seed) -> Level {
        let turn = seed.number() as usize % self.members.count_ones() as usize;
        self.iter().nth(turn).expect("there are that many levels")
    }

    /// Whether a level is among them.
    pub fn contain(self, level: Level) -> bool {
        self.members >> level as u8 & 1 == 1
    }

    /// How many puzzles are wanted altogether.
    pub fn total(self, want: usize) -> usize {
        if self.is_each { want * self.iter().count() } else { want }
    }

    /// Whether numbers of puzzles are meant for each of them.
    pub fn is_each(self) -> bool {
        self.is_each
    }

    /// How many puzzles of each level are wanted: if they cannot be the same number, one more of
    /// the lower levels.
    pub fn shares(self, want: usize) -> impl Iterator<Item = (Level, usize)> {
        let (total, levels) = (self.total(want), self.iter().count());
        self.iter().enumerate().map(move |(at, level)| (level, total / levels + usize::from(at < total % levels)))
    }
}

impl FromStr for Levels {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Self, LevelError> {
        let level = |name: &str| match name {
            "" => Err(LevelError::Missing),
            _ => name.to_ascii_lowercase().parse().map_err(|_| LevelError::of(name)),
        };
        let bound = |name: &str, absent| if name.is_empty() { Ok(absent) } else { level(name) };
        if text.eq_ignore_ascii_case("each") {
            return Ok(Self::EACH);
        }
        let mut members = 0;
        for part in text.split(',') {
            let (from, to) = match part.split_once("..") {
                Some(("", "")) => return Err(LevelError::of(part)),
                Some((from, to)) => (bound(from, Level::Beginner)?, bound(to, Level::Grandmaster)?),
                None => (level(part)?, level(part)?),
            };
            if from > to {
                return Err(LevelError::Reversed(from, to));
            }
            let range = Level::ALL.into_iter().filter(|level| (from..=to).contains(level));
            members |= range.fold(0, |all, level| all | 1 << level as u8);
        }
        Ok(Self { members, is_each: false })
    }
}

impl fmt::Display for Levels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_each { f.write_str("each") } else { self.iter().format(",").fmt(f) }
    }
}

as_text!(Levels);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_read() {
        for (text, levels) in [
            ("advanced", "advanced"),
            ("beginner..master", "beginner,advanced,master"),
            ("..advanced", "beginner,advanced"),
            ("master..", "master,grandmaster"),
            ("master,beginner,master", "beginner,master"),
            ("beginner,master..beyond", "beginner,master,grandmaster,beyond"),
            ("each", "each"),
            ("Advanced..MASTER", "advanced,master"),
            ("Each", "each"),
        ] {
            let read: Levels = text.parse().unwrap();
            assert_eq!(read.to_string(), levels);
            assert_eq!(levels.parse(), Ok(read));
        }
        let wrong = ["", "..", "easy", "master..beginner", "advanced..each", "1", "beginner,", "each,beyond"];
        for text in wrong {
            assert!(text.parse::<Levels>().is_err(), "{text}");
        }
        let message = |text: &str| text.parse::<Levels>().unwrap_err().to_string();
        assert_eq!(message("master..beginner"), "the range is reversed: expected beginner..master");
        assert!(message("beginner,").starts_with("a level is missing: expected beginner, "));
        assert!(message("Mastr").starts_with("`Mastr` is not a level: "));
    }

    #[test]
    fn seeds_take_turns_with_levels() {
        let levels: Levels = "beginner,master,beyond".parse().unwrap();
        let of_seeds: Vec<Level> = (6..10).map(|number| levels.of_seed(Seed::try_from(number).unwrap())).collect();
        assert_eq!(of_seeds, [Level::Beginner, Level::Master, Level::Beyond, Level::Beginner]);
        let shares: Vec<(Level, usize)> = levels.shares(11).collect();
        assert_eq!(shares, [(Level::Beginner, 4), (Level::Master, 4), (Level::Beyond, 3)]);
        assert_eq!((levels.total(11), levels.highest()), (11, Level::Beyond));
        assert_eq!(Levels::up_to(Level::Master).to_string(), "beginner,advanced,master");
        assert!(Levels::EACH.total(3) == 12 && Levels::EACH.shares(3).all(|(_, share)| share == 3));
    }
}
