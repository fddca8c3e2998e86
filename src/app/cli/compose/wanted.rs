//! The options that say which puzzles are wanted and from which seeds, whatever becomes of them.

use std::str::FromStr;

use clap::Args;
use itertools::Itertools;
use serde_json::{Map, Value};

use super::ComposeOptionError;
use crate::cli::games::{OwnOptions, with_options};
use crate::cli::output::tell;
use crate::cli::values::number;
use crate::cli::{CommandError, SetupError};
use crate::registry::{Registry, Wishes};
use smyoz_core::batch::{RangeError, SeedRange, Shard};
use smyoz_core::puzzles::{Id, Seed};

/// Which puzzles are wanted, and from which seeds.
#[derive(Args, Clone)]
pub(in crate::cli) struct Wanted {
    /// Seeds from A to B: one puzzle each; A.. is from A on
    #[arg(long, value_name = "A..B", conflicts_with_all = ["seed", "tries"])]
    pub seeds: Option<SeedsArg>,
    /// Begin at a seed that follows from this one; by default, at a random one
    ///
    /// It also follows from game, level and kind: batches of several levels have different
    /// solutions, though their SEED is the same. The first seed is printed.
    #[arg(long, value_name = "SEED")]
    pub seed: Option<Seed>,
    /// Try N seeds, beginning with the first
    #[arg(long, alias = "count", value_name = "N", value_parser = number::<u32>(1..=1_000_000))]
    pub tries: Option<u32>,
    /// Stop after N puzzles, not counting rotated or reflected copies
    ///
    /// With --level each, N puzzles of each level.
    #[arg(long, value_name = "N", value_parser = number::<u32>(1..=1_000_000))]
    pub want: Option<u32>,
    /// Give up after N seeds in a row without a puzzle; with --start, by default after 200
    ///
    /// Otherwise, a search that --seeds or --tries does not limit ends after 200 seeds in a row without
    /// a layout of the board, or an hour without a puzzle, with exit code 3.
    #[arg(long, hide_short_help = true, value_name = "N")]
    #[arg(value_parser = number::<u32>(1..=1_000_000))]
    pub give_up: Option<u32>,
    #[command(flatten)]
    pub wishes: Wishes,
    #[command(flatten)]
    pub own: OwnOptions,
}

/// Seeds that are given: `100000..100099`, or `100000..` without an end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::cli) struct SeedsArg {
    pub range: SeedRange,
    is_open: bool,
}

impl FromStr for SeedsArg {
    type Err = RangeError;

    fn from_str(text: &str) -> Result<Self, RangeError> {
        let last = Seed::COUNT - 1;
        let is_open = text.ends_with("..");
        let whole = if is_open { format!("{text}{last}") } else { text.to_owned() };
        Ok(Self { range: whole.parse()?, is_open })
    }
}

/// The default number of puzzles, unless one is completed (`--start`).
const PUZZLES: u32 = 10;

/// A first seed that is not given has at least this many seeds from it on, enough for the puzzles
/// that are wanted.
const FRESH: u32 = 100_000;

/// The options by which batches from the same seed are to differ.
const APART: [&str; 5] = ["game", "level", "minimum", "mercy", "unique"];

/// The first seed of a batch with these options that follows from one that is given.
pub(super) fn first_of(seed: Seed, options: &Map<String, Value>) -> Seed {
    let says = |name: &&str| options.get(*name).map(|value| format!("{name} {value}"));
    let tag = Id::of_text(&APART.iter().filter_map(says).join(", "));
    let firsts = Seed::COUNT - FRESH + 1;
    let number = seed.stream(&format!("batch {tag}")).below(firsts.into());
    Seed::try_from(number as u32).expect("it is below their number")
}

impl Wanted {
    /// Whether there is an option with this name, without the dashes, perhaps of a game.
    pub fn has_option(registry: &Registry, name: &str) -> bool {
        let command = with_options(Self::augment_args(clap::Command::new("wishes")), registry);
        command.get_arguments().any(|argument| argument.get_long() == Some(name))
    }

    /// Whether the first seed is a random one.
    pub fn has_fresh_seeds(&self) -> bool {
        self.seeds.is_none() && self.seed.is_none()
    }

    /// The number of puzzles to stop after where nothing else ends a batch.
    fn usual(&self) -> u32 {
        self.want.unwrap_or(if self.wishes.start.is_some() { 1 } else { PUZZLES })
    }

    /// The seeds, and the number of puzzles to stop after, if any, of a batch with these options.
    pub(in crate::cli) fn seeds(
        &self,
        shard: Option<Shard>,
        options: &Map<String, Value>,
    ) -> Result<(SeedRange, Option<u32>), CommandError> {
        if let Some(SeedsArg { range, is_open }) = self.seeds {
            return Ok((range, if is_open { Some(self.usual()) } else { self.want }));
        }
        if shard.is_some() && (self.seed.is_none() || self.tries.is_none()) {
            return Err(ComposeOptionError::ShardOfFreshSeeds.into());
        }
        let first = match self.seed {
            Some(seed) => first_of(seed, options).number(),
            None => getrandom::u32().map_err(SetupError::from)? % (Seed::COUNT - FRESH + 1),
        };
        let first = first.min(Seed::COUNT - self.tries.unwrap_or(1));
        let first = Seed::try_from(first).expect("it is below their number");
        let (last, want) = match self.tries {
            Some(count) => (first.number() + count - 1, self.want),
            None => (Seed::COUNT - 1, Some(self.usual())),
        };
        let last = Seed::try_from(last).expect("there are as many from the first on");
        match self.tries {
            Some(_) => tell(format_args!("seeds: {first}..{last}")),
            None => tell(format_args!("seeds: {first}..")),
        }
        Ok((SeedRange::new(first, last).expect("it is not before the first"), want))
    }
}
