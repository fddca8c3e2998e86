//! The options that say which puzzles are wanted and from which seeds, whatever becomes of them.

use clap::Args;

use super::ComposeOptionError;
use crate::cli::games::{OwnOptions, with_options};
use crate::cli::output::tell;
use crate::cli::values::number;
use crate::cli::{CommandError, SetupError};
use crate::registry::{Registry, Wishes};
use smyoz_core::batch::{SeedRange, Shard};
use smyoz_core::puzzles::Seed;

/// Which puzzles are wanted, and from which seeds.
#[derive(Args, Clone)]
pub(in crate::cli) struct Wanted {
    /// Seeds from A to B: one puzzle each
    #[arg(long, value_name = "A..B", conflicts_with_all = ["seed", "tries"])]
    pub seeds: Option<SeedRange>,
    /// First seed; by default, a random one, which is printed
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

/// The default number of puzzles, unless one is completed (`--start`).
const PUZZLES: u32 = 10;

/// A random first seed has at least this many seeds from it on, enough for the wanted puzzles.
const FRESH: u32 = 100_000;

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

    /// The seeds, and the number of puzzles to stop after, if any.
    pub(in crate::cli) fn seeds(&self, shard: Option<Shard>) -> Result<(SeedRange, Option<u32>), CommandError> {
        if let Some(seeds) = self.seeds {
            return Ok((seeds, self.want));
        }
        if shard.is_some() && (self.seed.is_none() || self.tries.is_none()) {
            return Err(ComposeOptionError::ShardOfFreshSeeds.into());
        }
        let first = match self.seed {
            Some(seed) => seed,
            None => {
                let random = getrandom::u32().map_err(SetupError::from)?;
                let seed = random % (Seed::COUNT - self.tries.unwrap_or(FRESH) + 1);
                tell(format_args!("seed: {seed:06}"));
                Seed::try_from(seed).expect("it is below their number")
            }
        };
        let (last, want) = match self.tries {
            Some(count) => (first.number() + count - 1, self.want),
            None => (Seed::COUNT - 1, Some(self.want.unwrap_or(if self.wishes.start.is_some() { 1 } else { PUZZLES }))),
        };
        let range = Seed::try_from(last).ok().and_then(|last| SeedRange::new(first, last).ok());
        let count = self.tries.unwrap_or_default();
        Ok((range.ok_or(ComposeOptionError::TooFewSeeds { count, first })?, want))
    }
}
