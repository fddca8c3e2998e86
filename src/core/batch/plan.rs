//! What a batch is made of: its seeds, and everything else that decides its files.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use thiserror::Error;

use crate::puzzles::{Levels, Record, Seed, SeedError, as_text};

/// Seeds from the first to the last, both included. Written `100000..100099`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeedRange {
    first: Seed,
    last: Seed,
}

/// Why a text is not a range of seeds.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RangeError {
    /// It has no `..`.
    #[error("expected two seeds A..B, such as 100000..100099")]
    Shape,
    /// One of its ends is not a seed.
    #[error(transparent)]
    Seed(#[from] SeedError),
    /// The first seed comes after the last.
    #[error("the range is reversed: expected {last}..{first}")]
    Reversed {
        first: Seed,
        /// The last one, which is smaller.
        last: Seed,
    },
}

impl SeedRange {
    /// The range from `first` to `last`, both included.
    ///
    /// # Errors
    /// If it is reversed.
    pub fn new(first: Seed, last: Seed) -> Result<Self, RangeError> {
        if first <= last { Ok(Self { first, last }) } else { Err(RangeError::Reversed { first, last }) }
    }

    pub fn first(self) -> Seed {
        self.first
    }

    pub fn last(self) -> Seed {
        self.last
    }
}

impl FromStr for SeedRange {
    type Err = RangeError;

    fn from_str(text: &str) -> Result<Self, RangeError> {
        let (first, last) = text.split_once("..").ok_or(RangeError::Shape)?;
        Self::new(first.parse()?, last.parse()?)
    }
}

impl fmt::Display for SeedRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..{}", self.first, self.last)
    }
}

/// One of the equal parts of a batch: every n-th seed, from the k-th on. Written `3/16`, counted
/// from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Shard {
    part: u32,
    parts: u32,
}

/// Why a text is not a shard.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not a shard: expected K/N with K from 1 to N, such as 3/16")]
pub struct ShardError(String);

impl Shard {
    /// Which part it is, from 1.
    pub fn part(self) -> u32 {
        self.part
    }

    /// How many parts there are.
    pub fn parts(self) -> u32 {
        self.parts
    }
}

impl FromStr for Shard {
    type Err = ShardError;

    fn from_str(text: &str) -> Result<Self, ShardError> {
        let number = |text: &str| text.bytes().all(|b| b.is_ascii_digit()).then(|| text.parse::<u32>().ok()).flatten();
        let parts = text.split_once('/').and_then(|(part, parts)| number(part).zip(number(parts)));
        match parts {
            Some((part, parts)) if 1 <= part && part <= parts && parts <= Seed::COUNT => Ok(Self { part, parts }),
            _ => Err(ShardError(text.to_owned())),
        }
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.part, self.parts)
    }
}

as_text!(Shard);
as_text!(SeedRange);

/// Everything that decides the files of a batch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    pub seeds: SeedRange,
    /// The shard of them that this batch covers; all if `None`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shard: Option<Shard>,
    /// How many puzzles are enough.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub want: Option<u32>,
    /// The other options by name.
    pub options: Map<String, Value>,
}

impl Plan {
    /// The option that names the formats of the files.
    const FORMAT: &str = "format";
    /// The option of joined batches: the hashes of their headers.
    const MERGED: &str = "merged";

    /// The seeds to work on, in their order.
    pub fn seeds(&self) -> impl Iterator<Item = Seed> + Send + use<> {
        let (start, step) = self.shard.map_or((0, 1), |shard| (shard.part - 1, shard.parts));
        let numbers = self.seeds.first.number() + start..=self.seeds.last.number();
        numbers.step_by(step as usize).map(|number| Seed::try_from(number).expect("between two seeds"))
    }

    /// How many seeds these are.
    pub fn len(&self) -> usize {
        self.seeds().size_hint().0
    }

    /// Whether there are no seeds, as in some shards of a batch with more shards than seeds.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The plan of joined batches. No run can resume it, as no run has these options.
    pub(super) fn joined(seeds: SeedRange, hashes: Vec<String>, formats: Vec<String>) -> Self {
        let options = [(Self::MERGED.to_owned(), hashes.into()), (Self::FORMAT.to_owned(), formats.into())];
        Self { seeds, shard: None, want: None, options: options.into_iter().collect() }
    }

    /// Whether it is the plan of joined batches.
    pub fn is_joined(&self) -> bool {
        self.options.contains_key(Self::MERGED)
    }

    /// How many puzzles are enough altogether; `None` if all seeds are processed.
    pub fn wanted(&self) -> Option<usize> {
        let want = self.want.map(|want| want as usize);
        want.map(|want| self.levels().map_or(want, |levels| levels.total(want)))
    }

    /// The levels that are wanted.
    pub fn levels(&self) -> Option<Levels> {
        self.options.get("level").and_then(Value::as_str).and_then(|levels| levels.parse().ok())
    }

    /// The names of the formats of its files.
    pub fn formats(&self) -> impl Iterator<Item = &str> {
        let formats = self.options.get(Self::FORMAT).and_then(Value::as_array);
        formats.into_iter().flatten().filter_map(Value::as_str)
    }

    /// The stem of a puzzle's file names: its seed, and among joined batches also its id, as there
    /// may be several puzzles of a seed.
    pub fn stem(&self, puzzle: &impl Record) -> String {
        match puzzle.seed() {
            Some(_) if self.is_joined() => format!("{}-{}", puzzle.file_stem(), puzzle.id()),
            _ => puzzle.file_stem(),
        }
    }

    /// The name of the game, as in commands, unless it is the usual one.
    pub fn game(&self) -> Option<&str> {
        self.options.get("game").and_then(Value::as_str)
    }
}

/// The value of an option as on the command line; lists with commas, `yes` for one that has none.
pub fn on_command_line(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Bool(true) => "yes".to_owned(),
        Value::Array(values) => values.iter().map(on_command_line).collect::<Vec<_>>().join(","),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(seeds: &str, shard: Option<&str>) -> Plan {
        let shard = shard.map(|shard| shard.parse().unwrap());
        Plan { seeds: seeds.parse().unwrap(), shard, want: None, options: Map::new() }
    }

    #[test]
    fn shards_part_the_seeds() {
        let whole = plan("100..122", None);
        for parts in [1, 2, 5, 23, 40] {
            let mut all: Vec<Seed> = Vec::new();
            for part in 1..=parts {
                let shard = plan("100..122", Some(&format!("{part}/{parts}")));
                assert_eq!(shard.len(), shard.seeds().count());
                assert_eq!(shard.is_empty(), part > 23);
                all.extend(shard.seeds());
            }
            all.sort_unstable();
            assert!(all.into_iter().eq(whole.seeds()));
        }
        assert_eq!(plan("999990..999999", Some("20/1000000")).len(), 0);
    }
}
