//! What a batch is made of: its seeds, and all else that decides its files.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::smyoz::Seed;

/// Seeds from the first to the last, both included. Written `100000..100099`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeedRange {
    first: Seed,
    last: Seed,
}

/// Why a text is no range of seeds.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RangeError {
    /// There are no two dots in it.
    #[error("expected two seeds A..B, such as 100000..100099")]
    Shape,
    /// One of its ends is no seed.
    #[error(transparent)]
    Seed(#[from] crate::smyoz::SeedError),
    /// The first seed comes after the last.
    #[error("the range is reversed: expected {last}..{first}")]
    Reversed {
        /// The first seed.
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

    /// The first seed.
    #[must_use]
    pub fn first(self) -> Seed {
        self.first
    }

    /// The last seed.
    #[must_use]
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

/// One of the equal parts into which a batch is split: every so-many-th seed. Written `3/16`, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Shard {
    part: u32,
    parts: u32,
}

/// Why a text is no shard.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is no shard: expected K/N with K from 1 to N, such as 3/16")]
pub struct ShardError(String);

impl Shard {
    /// Which part it is, from 1.
    #[must_use]
    pub fn part(self) -> u32 {
        self.part
    }

    /// How many parts there are.
    #[must_use]
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

/// A value that is a text in JSON.
fn as_text<T: fmt::Display, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

fn from_text<'de, T: FromStr<Err: fmt::Display>, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
}

impl Serialize for Shard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        as_text(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Shard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        from_text(deserializer)
    }
}

/// All that decides the files of a batch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The seeds.
    #[serde(serialize_with = "as_text", deserialize_with = "from_text")]
    pub seeds: SeedRange,
    /// The part of them that is this batch's; all if `None`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shard: Option<Shard>,
    /// How many puzzles are enough.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub want: Option<u32>,
    /// Names and values of the other options.
    pub options: BTreeMap<String, String>,
}

impl Plan {
    /// The seeds to work on, in their order.
    pub fn seeds(&self) -> impl Iterator<Item = Seed> + Send + use<> {
        let (start, step) = self.shard.map_or((0, 1), |shard| (shard.part - 1, shard.parts));
        let numbers = self.seeds.first.number() + start..=self.seeds.last.number();
        numbers.step_by(step as usize).map(|number| Seed::try_from(number).expect("between two seeds"))
    }

    /// How many seeds these are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.seeds().size_hint().0
    }

    /// Whether there are no seeds: a shard of a batch with more shards than seeds.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The whole of which this is a shard.
    #[must_use]
    pub fn whole(&self) -> Self {
        Self { shard: None, ..self.clone() }
    }
}

/// The first line of a journal: the plan, the program's version, and a hash of both.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    format: String,
    /// The version of the program that made the batch.
    pub version: String,
    /// What the batch is made of.
    #[serde(flatten)]
    pub plan: Plan,
    /// SHA-256 of the version and the plan, hexadecimal: equal just for batches with equal results.
    pub sha256: String,
}

/// How a batch differs from one that shall be continued.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{name} was {}, now {}", shown(.was), shown(.now))]
pub struct Unlike {
    /// The option, as on the command line, or `the version`.
    pub name: String,
    /// The value in the journal.
    pub was: Option<String>,
    /// The value that was asked for.
    pub now: Option<String>,
}

fn shown(value: &Option<String>) -> String {
    value.as_ref().map_or_else(|| "not given".to_owned(), |value| format!("`{value}`"))
}

impl Header {
    const FORMAT: &str = "smyoz-journal/1";

    /// The header of batches that this program makes.
    #[must_use]
    pub fn new(plan: Plan) -> Self {
        let version = env!("CARGO_PKG_VERSION").to_owned();
        let mut header = Self { format: Self::FORMAT.to_owned(), version, plan, sha256: String::new() };
        header.sha256 = header.hash();
        header
    }

    fn hash(&self) -> String {
        let plan = serde_json::to_string(&self.plan).expect("a plan is plain data");
        let digest = Sha256::digest(format!("{}\n{plan}", self.version));
        digest.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Reads a header.
    ///
    /// # Errors
    /// Says in which respect the text is none.
    pub fn read(line: &str) -> Result<Self, String> {
        let header: Self =
            serde_json::from_str(line).map_err(|error| format!("expected a journal's header: {error}"))?;
        if header.format != Self::FORMAT {
            return Err(format!("unknown format `{}`: this program reads `{}`", header.format, Self::FORMAT));
        }
        if header.sha256 != header.hash() {
            return Err(format!("the header was changed: its hash is {}, not {}", header.hash(), header.sha256));
        }
        Ok(header)
    }

    /// The first respect in which a batch with this header differs from one that is to be made now.
    #[must_use]
    pub fn unlike(&self, now: &Self) -> Option<Unlike> {
        let facts = |header: &Self| {
            let Plan { seeds, shard, want, options } = &header.plan;
            let named = options.iter().map(|(name, value)| (format!("--{name}"), value.clone()));
            let shard = shard.map(|shard| ("--shard".to_owned(), shard.to_string()));
            let want = want.map(|want| ("--want".to_owned(), want.to_string()));
            let version = ("the program's version".to_owned(), header.version.clone());
            let seeds = ("--seeds".to_owned(), seeds.to_string());
            named.chain([version, seeds]).chain(shard).chain(want).collect::<BTreeMap<_, _>>()
        };
        let (was, now) = (facts(self), facts(now));
        let differs = |name: &&String| was.get(*name) != now.get(*name);
        let name = was.keys().chain(now.keys()).find(differs)?;
        Some(Unlike { name: name.clone(), was: was.get(name).cloned(), now: now.get(name).cloned() })
    }
}
