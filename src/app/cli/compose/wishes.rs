//! The options that say which puzzles are wanted, whatever becomes of them.

use std::collections::BTreeMap;
use std::time::Duration;

use clap::Args;
use itertools::Itertools;

use super::goals::GoalError;
use crate::cli::output::tell;
use crate::cli::rows::Filters;
use crate::cli::values::{completed, value_name};
use crate::cli::{CommandError, SetupError};
use crate::games::options::{ClueWishes, PlaceArgs};
use crate::games::smyoz::options::{Sense, SmyozArgs};
use crate::registry::YES;
use crate::registry::values::EngineArgs;
use smyoz_core::batch::{SeedRange, Shard};
use smyoz_core::puzzles::{Bounds, Level, Levels, Seed, Stars};
use smyoz_games::smyoz::compose::{ClueSymmetry, Filter};
use smyoz_games::smyoz::puzzle::Claim;

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
    #[arg(long, alias = "count", value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub tries: Option<u32>,
    /// Stop after N puzzles; one that is an image of another does not count
    ///
    /// With --level each, N puzzles of each level.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub want: Option<u32>,
    /// Give up after N seeds in a row without a puzzle; with --start, by default after 200
    #[arg(long, hide_short_help = true, value_name = "N")]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub give_up: Option<u32>,
    /// Level: beginner, advanced, master, grandmaster, beyond, a range A..B, a list, or each
    ///
    /// No person is expected to solve puzzles of level beyond. The seeds take turns with several
    /// levels: a range such as beginner..advanced, a list such as beginner,master, or each of the
    /// first four. --want N makes N in all, spread evenly; with each, N of each level. By default,
    /// advanced, unless another option asks for a number of clues.
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
    /// Only puzzles that need this many suppositions; with --level grandmaster, 12 at most unless
    /// this says otherwise
    #[arg(long, hide_short_help = true, value_name = "RANGE")]
    pub suppositions: Option<Bounds>,
    /// As few shots as possible, however hard the puzzle
    #[arg(long)]
    pub minimum: bool,
    #[command(flatten)]
    pub clues: ClueWishes,
    #[command(flatten)]
    pub places: PlaceArgs,
    #[command(flatten)]
    pub smyoz: SmyozArgs,
    /// Seconds per puzzle to prove that fewer clues would not do
    ///
    /// After that the puzzle is kept, and its file says that the minimum is not proved, with the
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

/// A time in seconds.
fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse::<f64>().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.ok_or_else(|| "expected a number of seconds, such as 2.5".to_owned())
}

/// The default number of puzzles, unless one is completed (`--start`).
const PUZZLES: u32 = 10;

/// A random first seed has at least this many seeds from it on, enough for the wanted puzzles.
const FRESH: u32 = 100_000;

impl Wishes {
    /// The options that can also choose among puzzles that are there.
    pub const FILTERS: [&str; 8] = ["want", "level", "score", "stars", "shots", "moored", "islands", "mercy"];

    /// Whether there is an option with this name, without the dashes.
    pub fn has_option(name: &str) -> bool {
        let command = Self::augment_args(clap::Command::new("wishes"));
        command.get_arguments().any(|argument| argument.get_long() == Some(name))
    }

    /// The filters for puzzles that are there.
    pub fn filters(&self) -> Filters {
        let Self { level, score, stars, .. } = *self;
        let SmyozArgs { shots, moored, islands, .. } = self.smyoz;
        Filters {
            shots,
            moored,
            islands,
            kind: self.smyoz.mercy.then_some(Claim::Mercy),
            level,
            stars,
            search: None,
            score,
            size: None,
        }
    }

    /// The seeds, and the number of puzzles to stop after, if any.
    pub(in crate::cli) fn seeds(&self, shard: Option<Shard>) -> Result<(SeedRange, Option<u32>), CommandError> {
        if let Some(seeds) = self.seeds {
            return Ok((seeds, self.want));
        }
        if shard.is_some() && (self.seed.is_none() || self.tries.is_none()) {
            return Err(GoalError::ShardOfFreshSeeds.into());
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
            None => (Seed::COUNT - 1, Some(self.want.unwrap_or(if self.places.has_start() { 1 } else { PUZZLES }))),
        };
        let range = Seed::try_from(last).ok().and_then(|last| SeedRange::new(first, last).ok());
        let count = self.tries.unwrap_or_default();
        Ok((range.ok_or(GoalError::TooFewSeeds { count, first })?, want))
    }

    pub(super) fn filter(&self) -> Result<Filter, CommandError> {
        let SmyozArgs { shots, moored, islands, .. } = self.smyoz;
        let filter = Filter { shots, moored, islands };
        filter.check().map_err(GoalError::from)?;
        Ok(filter)
    }

    /// The number of suppositions that puzzles may need. Those for grandmasters can need dozens,
    /// which nobody has the patience for.
    pub fn wanted_suppositions(&self) -> Option<Bounds> {
        let is_for_grandmasters = self.level == Some(Levels::only(Level::Grandmaster));
        self.suppositions.or_else(|| is_for_grandmasters.then(|| Bounds::at_most(SUPPOSITIONS)))
    }

    /// Those of the options that determine the puzzles, by name, as given or by default.
    pub fn settings(&self) -> BTreeMap<String, String> {
        let flag = |given: bool| given.then(|| YES.to_owned());
        let bounds = |bounds: Option<Bounds>| bounds.map(|bounds| bounds.to_string());
        let list = |values: String| Some(values).filter(|values| !values.is_empty());
        let ids = |ids: &[&'static str]| list(ids.iter().sorted_unstable().dedup().join(","));
        let unique = matches!(self.smyoz.unique, Sense::UpToSymmetry).then(|| value_name(&self.smyoz.unique));
        let clue_symmetry = Some(self.clues.clue_symmetry).filter(|symmetry| *symmetry != ClueSymmetry::None);
        let settings = [
            ("minimum", flag(self.minimum)),
            ("level", self.level.map(|levels| levels.to_string())),
            ("score", bounds(self.score)),
            ("stars", bounds(self.stars)),
            ("longest", bounds(self.longest)),
            ("suppositions", bounds(self.suppositions)),
            ("require", ids(&self.clues.require)),
            ("avoid", ids(&self.clues.avoid)),
            ("inventory", Some(self.inventory().name().to_owned())),
            ("withhold", list(self.withheld().iter().join(","))),
            ("mercy", flag(self.smyoz.mercy)),
            ("unique", unique),
            ("shots", bounds(self.smyoz.shots)),
            ("min-shots", self.smyoz.min_shots.filter(|&number| number > 0).map(|number| number.to_string())),
            ("moored", bounds(self.smyoz.moored)),
            ("islands", bounds(self.smyoz.islands)),
            ("clue-symmetry", clue_symmetry.map(|symmetry| symmetry.name().to_owned())),
            ("time-limit", self.time_limit.map(|limit| limit.as_secs_f64().to_string())),
            ("engine", Some(self.engine.engine.name().to_owned())),
        ];
        settings.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?))).collect()
    }
}
