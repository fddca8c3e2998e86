//! The options that say which puzzles are wanted, whatever becomes of them.

use std::time::Duration;

use clap::Args;

use super::ComposeOptionError;
use crate::cli::games::{OwnOptions, with_options};
use crate::cli::input::read_text;
use crate::cli::output::tell;
use crate::cli::values::{completed, number, seconds};
use crate::cli::{CommandError, SetupError, shown};
use crate::registry::values::{EngineArgs, FileArg};
use crate::registry::{CommonWishes, Registry, Settings, Text, YES, settings};
use smyoz_core::batch::{SeedRange, Shard};
use smyoz_core::puzzles::{Bounds, Level, Levels, Seed, Stars};

/// The most suppositions that a puzzle for grandmasters needs unless something else is wanted.
const SUPPOSITIONS: u32 = 12;

/// Which puzzles are wanted, and from which seeds.
#[derive(Args, Clone)]
pub(in crate::cli) struct Wishes {
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
    /// Level: beginner, advanced, master, grandmaster, beyond, a range A..B, a list, or each
    ///
    /// No person is expected to solve puzzles of level beyond. With several levels, as a range such
    /// as beginner..advanced, a list such as beginner,master, or each (the first four), the seeds
    /// take the levels in turn. --want N makes N in all, spread evenly; with each, N of each level.
    /// By default, advanced, unless another option asks for a number of clues.
    #[arg(long, value_name = "LEVEL", hide_possible_values = true)]
    #[arg(value_parser = completed(level_names, str::parse::<Levels>))]
    pub level: Option<Levels>,
    /// Only puzzles with a score in this range
    #[arg(long, hide_short_help = true, value_name = "RANGE")]
    pub score: Option<Bounds>,
    /// Only puzzles with this many stars, from 1 to 5, which divide each level by score: 2..3, 4..
    #[arg(long, hide_short_help = true, value_name = "RANGE", value_parser = stars)]
    pub stars: Option<Bounds>,
    /// Only puzzles whose longest supposition takes this many steps
    #[arg(long, hide_short_help = true, value_name = "RANGE")]
    pub longest: Option<Bounds>,
    /// Only puzzles that need this many suppositions; by default, at most 12 if grandmaster is among
    /// the levels that --level asks for
    #[arg(long, hide_short_help = true, value_name = "RANGE")]
    pub suppositions: Option<Bounds>,
    /// As few clues as possible, however hard the puzzle
    #[arg(long)]
    pub minimum: bool,
    #[command(flatten)]
    pub own: OwnOptions,
    /// Seconds per puzzle to prove that fewer clues would not do
    ///
    /// After that the puzzle is kept; its file says that the minimum is not proved, and gives the
    /// best bound.
    #[arg(long, hide_short_help = true, value_name = "SECONDS", value_parser = seconds)]
    pub time_limit: Option<Duration>,
    #[command(flatten)]
    pub engine: EngineArgs,
}

/// The names of levels, and the name of all of them in turn.
fn level_names() -> Vec<&'static str> {
    Level::ALL.map(Level::name).into_iter().chain(["each"]).collect()
}

/// A range of stars, from 1 to 5.
pub(in crate::cli) fn stars(text: &str) -> Result<Bounds, String> {
    let bounds = text.parse::<Bounds>().map_err(|error| error.to_string())?;
    let is_some = (1..=u32::from(Stars::MOST)).any(|stars| bounds.contain(stars));
    if is_some { Ok(bounds) } else { Err("expected stars from 1 to 5, such as 2..3".to_owned()) }
}

/// The default number of puzzles, unless one is completed (`--start`).
const PUZZLES: u32 = 10;

/// A random first seed has at least this many seeds from it on, enough for the wanted puzzles.
const FRESH: u32 = 100_000;

impl Wishes {
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
            None => (Seed::COUNT - 1, Some(self.want.unwrap_or(if self.has_start() { 1 } else { PUZZLES }))),
        };
        let range = Seed::try_from(last).ok().and_then(|last| SeedRange::new(first, last).ok());
        let count = self.tries.unwrap_or_default();
        Ok((range.ok_or(ComposeOptionError::TooFewSeeds { count, first })?, want))
    }

    /// The number of suppositions that puzzles may need. Those for grandmasters can need dozens,
    /// which nobody has the patience for.
    fn wanted_suppositions(&self) -> Option<Bounds> {
        let is_for_grandmasters = self.level.is_some_and(|levels| levels.contain(Level::Grandmaster));
        self.suppositions.or_else(|| is_for_grandmasters.then(|| Bounds::at_most(SUPPOSITIONS)))
    }

    /// Whether puzzles begin with clues that are given.
    pub fn has_start(&self) -> bool {
        self.own.value::<FileArg>(START).is_some()
    }

    /// What games have in common of the wishes.
    pub(super) fn common(&self, certifies: bool) -> Result<CommonWishes, CommandError> {
        let Self { minimum, level, score, stars, longest, time_limit, .. } = *self;
        let (suppositions, engine) = (self.wanted_suppositions(), self.engine.engine);
        let (pattern, start) = (self.text("pattern")?, self.text(START)?);
        Ok(CommonWishes {
            minimum,
            level,
            score,
            stars,
            longest,
            suppositions,
            time_limit,
            engine,
            certifies,
            pattern,
            start,
        })
    }

    /// What the file holds that an option names.
    fn text(&self, option: &str) -> Result<Option<Text>, CommandError> {
        let text = |file: &FileArg| match file {
            FileArg::Path(path) => Ok(Text { name: shown::path(path), text: read_text(path)? }),
            FileArg::Content(text) => Ok(Text { name: format!("--{option}"), text: text.clone() }),
        };
        self.own.value(option).map(text).transpose()
    }

    /// Those of the options that determine the puzzles, as given or by default, without those of a
    /// game.
    pub(super) fn settings(&self) -> Settings {
        let bounds = |bounds: Option<Bounds>| bounds.map(|bounds| bounds.to_string());
        settings([
            ("minimum", self.minimum.then(|| YES.to_owned())),
            ("level", self.level.map(|levels| levels.to_string())),
            ("score", bounds(self.score)),
            ("stars", bounds(self.stars)),
            ("longest", bounds(self.longest)),
            ("suppositions", bounds(self.suppositions)),
            ("time-limit", self.time_limit.map(|limit| limit.as_secs_f64().to_string())),
            ("engine", Some(self.engine.engine.name().to_owned())),
        ])
    }
}

/// The option that names the puzzle to begin with.
pub(super) const START: &str = "start";
