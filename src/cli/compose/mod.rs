//! `smyoz compose`: the main job, from seeds to puzzles.

mod given;
mod interrupt;
mod places;
mod resume;
mod run;
mod store;
mod summary;
mod wishes;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use clap::{Args, ValueEnum};
use given::Given;
use itertools::Itertools;
use places::{Contents, PlaceArgs};
use resume::YES;
use run::Run;
use store::Store;
pub(super) use wishes::Refused;
use wishes::{InventoryMode, sorted_ids};

use super::output::{Output, tell};
use super::print::Format;
use super::values::{by_name, completed};
use super::{Answer, EngineArgs, Failure, FileError, Setup, StyleArgs, Threads, files};
use crate::compose::batch::{Filter, Header, JOURNAL, JournalError, Plan, Quota, SeedRange, Shard};
use crate::compose::{Bounds, BoundsError, ClueSymmetry, Goal, Levels, Options, Order, Wish};
use crate::smyoz::techniques::{ALL, Level, Technique};
use crate::smyoz::{Cell, Item, Seed};

/// Compose puzzles of the wanted level, each proved to be unique, one per seed
///
/// By default, the level is advanced. Every shot is needed: without it, the puzzle would not be
/// unique, or would be harder than its level. With --minimum, --shots N, --clue-symmetry, --start,
/// --mercy, --unique or --inventory minimal, the number of clues is what counts, and the puzzle may
/// be of any level.
///
/// Each puzzle is proved twice, by exhaustive search and by a SAT solver. With --engine sat or
/// search, only that one is used; search alone is much faster.
///
/// Without --seeds and --seed, the first seed is random and is printed. Without --seeds, --count
/// and --want, ten puzzles are composed. Without --out and --json, the files go to a new directory,
/// whose name is printed. Its journal records the progress and all options: continue a run that
/// ended early with `smyoz compose --resume --out DIR`, and the result is the same.
#[derive(Args)]
pub(super) struct Compose {
    /// Range of seeds, both ends included
    #[arg(long, value_name = "A..B", conflicts_with_all = ["seed", "count"])]
    seeds: Option<SeedRange>,
    /// First seed
    #[arg(long, value_name = "SEED")]
    seed: Option<Seed>,
    /// Number of seeds, starting with the first one
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    count: Option<u32>,
    /// Stop after N puzzles, no two of which are images of each other
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    want: Option<u32>,
    /// Only puzzles whose solution has this many moored ships: N, A..B, ..B or A..
    #[arg(long, value_name = "RANGE")]
    moored: Option<Bounds>,
    /// Only puzzles whose solution has this many islands
    #[arg(long, value_name = "RANGE")]
    islands: Option<Bounds>,
    /// Stop after N seeds in a row without a puzzle
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    give_up: Option<u32>,
    /// Only every N-th seed, starting with the K-th: one of N parts that `smyoz merge` joins
    #[arg(long, value_name = "K/N", conflicts_with = "want")]
    shard: Option<Shard>,
    /// Directory for the files; new or empty, unless --resume is given
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Continue the batch in the directory, with its options; start it if there is none. Options
    /// that are given must match those of the batch
    #[arg(long, requires = "out")]
    resume: bool,
    /// Formats of the files, separated by commas
    #[arg(long, value_enum, value_delimiter = ',', default_value = "json,text,svg")]
    format: Vec<Format>,
    /// Level of the puzzles: beginner, advanced (the default), master or grandmaster; beyond what
    /// people can solve; a range such as beginner..advanced; or `each` for each of the first four in
    /// turn, with --want N puzzles of each
    #[arg(long, value_name = "LEVEL", hide_possible_values = true)]
    #[arg(value_parser = completed(level_names, str::parse::<Levels>))]
    level: Option<Levels>,
    /// Only puzzles with a score in this range
    #[arg(long, value_name = "RANGE")]
    score: Option<Bounds>,
    /// Only puzzles whose longest chain from a supposition has so many steps
    #[arg(long, value_name = "RANGE")]
    longest: Option<Bounds>,
    /// Only puzzles that need so many suppositions
    #[arg(long, value_name = "RANGE")]
    suppositions: Option<Bounds>,
    /// Only puzzles that the other techniques of their level do not solve without these, separated
    /// by commas
    #[arg(long, value_name = "TECHNIQUES", value_delimiter = ',', hide_possible_values = true)]
    #[arg(value_parser = completed(technique_names, technique))]
    require: Vec<&'static Technique>,
    /// Only puzzles that the other techniques of their level solve without these, separated by
    /// commas
    #[arg(long, value_name = "TECHNIQUES", value_delimiter = ',', hide_possible_values = true)]
    #[arg(value_parser = completed(technique_names, technique))]
    avoid: Vec<&'static Technique>,
    /// As few shots as possible, however hard the puzzle is
    #[arg(long)]
    minimum: bool,
    /// N: at least N shots, every one of them needed if possible, else exactly N. A range A..B, ..B
    /// or A..: only puzzles with this many shots
    #[arg(long, value_name = "N|RANGE")]
    shots: Option<ShotsArg>,
    /// Inventory to give: in full, none, or only some items, with as few items and shots together
    /// as possible
    #[arg(long, value_name = "MODE", default_value = "full", value_parser = by_name(InventoryMode::ALL, InventoryMode::name))]
    inventory: InventoryMode,
    /// Inventory items to withhold, separated by commas
    #[arg(long, value_name = "ITEMS", value_delimiter = ',', value_parser = by_name(Item::ALL, Item::key))]
    withhold: Vec<Item>,
    /// Symmetry of the positions of the shots on the board
    #[arg(long, value_name = "SYMMETRY", default_value = "none")]
    #[arg(value_parser = by_name(ClueSymmetry::ALL, ClueSymmetry::name))]
    clue_symmetry: ClueSymmetry,
    #[command(flatten)]
    places: PlaceArgs,
    /// Z puzzles: the shots leave 2 to 4 solutions that share at least 7 ships, and a mercy shot
    /// decides
    #[arg(long, conflicts_with_all = ["clue_symmetry", "unique"])]
    mercy: bool,
    /// Unique exactly, or up to the symmetries of the board that leave the clues unchanged
    #[arg(long, value_enum, value_name = "SENSE", default_value = "exactly", conflicts_with = "clue_symmetry")]
    unique: Sense,
    /// Seconds per puzzle, after which it need not have the fewest clues; the file then says so,
    /// with the best bound
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time_limit: Option<Duration>,
    #[command(flatten)]
    engine: EngineArgs,
    /// Write a certificate beside each puzzle: a compressed proof of uniqueness that others can
    /// check, in its own directory
    #[arg(long)]
    certify: bool,
    #[command(flatten)]
    style: StyleArgs,
    #[command(flatten)]
    threads: Threads,
    /// Print the puzzles, one JSON line each; files are written only if --out is given
    #[arg(long)]
    json: bool,
}

/// The names of levels, and the name of all of them in turn.
fn level_names() -> Vec<&'static str> {
    Level::ALL.map(Level::name).into_iter().chain(["each"]).collect()
}

fn technique_names() -> Vec<&'static str> {
    ALL.iter().map(|technique| technique.id).collect()
}

/// A technique, by its id.
fn technique(text: &str) -> Result<&'static Technique, String> {
    Technique::named_by(text).map_err(|error| match error.nearest {
        Some(_) => error.to_string(),
        None => format!("{error}: `smyoz techniques` lists them"),
    })
}

/// The command, which must tell the options that were given from defaults.
pub(super) type ComposeCommand = Given<Compose>;

/// In what sense puzzles are unique.
#[derive(Clone, Copy, ValueEnum)]
enum Sense {
    Exactly,
    UpToSymmetry,
}

/// A time in seconds.
fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse::<f64>().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.ok_or_else(|| "expected a number of seconds, such as 2.5".to_owned())
}

/// The value of `--shots`.
#[derive(Clone, Copy)]
enum ShotsArg {
    /// Puzzles with at least this many shots.
    AtLeast(u8),
    /// A filter: only puzzles with this many shots.
    Within(Bounds),
}

impl FromStr for ShotsArg {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let range = || text.parse().map(Self::Within).map_err(|error: BoundsError| error.to_string());
        match text.parse::<u8>() {
            Ok(number) if usize::from(number) <= Cell::COUNT => Ok(Self::AtLeast(number)),
            _ if text.contains("..") => range(),
            _ => Err(format!("expected a number from 0 to {}, or a range, such as 2..4", Cell::COUNT)),
        }
    }
}

/// The default number of puzzles.
const PUZZLES: u32 = 10;

/// A random first seed has at least this many seeds from it on, enough for the wanted puzzles.
const FRESH: u32 = 100_000;

impl Compose {
    /// The seeds, and the number of puzzles to stop after, if any.
    fn seeds(&self) -> Result<(SeedRange, Option<u32>), Failure> {
        if let Some(seeds) = self.seeds {
            return Ok((seeds, self.want));
        }
        if self.shard.is_some() && (self.seed.is_none() || self.count.is_none()) {
            return Err(Refused::ShardOfFreshSeeds.into());
        }
        let first = match self.seed {
            Some(seed) => seed,
            None => {
                let random = getrandom::u32().map_err(Setup::from)?;
                let seed = random % (Seed::COUNT - self.count.unwrap_or(FRESH) + 1);
                tell(format_args!("seed: {seed:06}"));
                Seed::try_from(seed).expect("it is below their number")
            }
        };
        let (last, want) = match self.count {
            Some(count) => (first.number() + count - 1, self.want),
            None => (Seed::COUNT - 1, Some(self.want.unwrap_or(PUZZLES))),
        };
        let range = Seed::try_from(last).ok().and_then(|last| SeedRange::new(first, last).ok());
        let count = self.count.unwrap_or_default();
        Ok((range.ok_or(Refused::TooFewSeeds { count, first })?, want))
    }

    fn filter(&self) -> Result<Filter, Failure> {
        let shots = match self.shots {
            Some(ShotsArg::Within(bounds)) => Some(bounds),
            Some(ShotsArg::AtLeast(_)) | None => None,
        };
        let filter = Filter { shots, moored: self.moored, islands: self.islands };
        filter.check().map_err(Refused::from)?;
        Ok(filter)
    }

    /// The options that determine the files, by name, as given or by default.
    fn raw_settings(&self, contents: &Contents) -> BTreeMap<String, String> {
        let flag = |given: bool| given.then(|| YES.to_owned());
        let bounds = |bounds: Option<Bounds>| bounds.map(|bounds| bounds.to_string());
        let list = |values: String| Some(values).filter(|values| !values.is_empty());
        let ids =
            |techniques: &[&'static Technique]| list(sorted_ids(techniques).iter().map(|found| found.id).join(","));
        let style = &self.style;
        let shots = match self.shots {
            Some(ShotsArg::AtLeast(0)) | None => None,
            Some(ShotsArg::AtLeast(number)) => Some(number.to_string()),
            Some(ShotsArg::Within(bounds)) => Some(bounds.to_string()),
        };
        let unique = matches!(self.unique, Sense::UpToSymmetry).then(|| value_name(&self.unique));
        let clue_symmetry = Some(self.clue_symmetry).filter(|symmetry| *symmetry != ClueSymmetry::None);
        let settings = [
            ("minimum", flag(self.minimum)),
            ("level", self.level.map(|levels| levels.to_string())),
            ("score", bounds(self.score)),
            ("longest", bounds(self.longest)),
            ("suppositions", bounds(self.suppositions)),
            ("require", ids(&self.require)),
            ("avoid", ids(&self.avoid)),
            ("inventory", Some(self.inventory.name().to_owned())),
            ("withhold", list(self.withheld().iter().join(","))),
            ("mercy", flag(self.mercy)),
            ("unique", unique),
            ("shots", shots),
            ("moored", bounds(self.moored)),
            ("islands", bounds(self.islands)),
            ("clue-symmetry", clue_symmetry.map(|symmetry| symmetry.name().to_owned())),
            ("time-limit", self.time_limit.map(|limit| limit.as_secs_f64().to_string())),
            ("engine", Some(self.engine.engine.name().to_owned())),
            ("certify", flag(self.certify)),
            ("format", Some(self.formats().iter().map(value_name).join(","))),
            ("lang", Some(value_name(&style.lang))),
            ("ink", Some(value_name(&style.ink))),
        ];
        let settings = settings.into_iter().chain(self.places.settings(contents));
        settings.filter_map(|(name, value)| Some((name.to_owned(), value?))).collect()
    }

    /// All options that determine the files, by name, including those that are implied.
    fn settings(&self, goal: &Goal, contents: &Contents) -> BTreeMap<String, String> {
        let mut settings = self.raw_settings(contents);
        match goal {
            Goal::Unique { shots: Wish::ToOrder(order) | Wish::Drawn(Some(order)), .. } => {
                settings.insert("level".to_owned(), order.levels.to_string());
            }
            Goal::Unique { shots: Wish::AtLeast(_) | Wish::Drawn(None), .. } => {}
            // The other goals imply the fewest clues.
            _ => {
                settings.insert("minimum".to_owned(), YES.to_owned());
            }
        }
        settings
    }

    /// The formats of the files, sorted, without duplicates.
    fn formats(&self) -> Vec<Format> {
        self.format.iter().copied().sorted_unstable().dedup().collect()
    }

    /// The run that these options ask for, into this directory. Without one, a new directory is
    /// chosen, unless the puzzles are printed as JSON.
    fn batch(&self, directory: Option<PathBuf>) -> Result<Run, Failure> {
        let (goal, filter) = (self.goal()?, self.filter()?);
        let contents = self.places.read()?;
        let start = self.places.start(&contents)?;
        self.check_start(start.as_ref())?;
        let (seeds, want) = self.seeds()?;
        let header = Header::new(Plan { seeds, shard: self.shard, want, options: self.settings(&goal, &contents) });
        let directory = match directory {
            Some(directory) => Some(directory),
            None if self.json => None,
            None => Some(files::unused(&format!("smyoz-{}", seeds.first()))),
        };
        let store = directory.map(|directory| Store { directory, formats: self.formats(), style: self.style.style() });
        let quota = match goal.order() {
            Some(Order { levels: Levels::Each, .. }) => self.want.map(|want| want as usize),
            _ => None,
        };
        let places = self.places.places(&contents);
        let options = Options { goal, places, start, engine: self.engine.engine, certify: self.certify };
        let (time_limit, give_up, resume, json) = (self.time_limit, self.give_up, self.resume, self.json);
        Ok(Run { quota: Quota::new(quota), header, options, filter, time_limit, give_up, resume, json, store })
    }
}

impl Given<Compose> {
    pub fn run(&self, output: &mut Output) -> Result<Answer, Failure> {
        let Compose { out, resume, give_up, json, threads, .. } = &self.options;
        let begun = match out {
            Some(directory) if *resume => Header::of_batch(directory)?.map(|header| (directory, header)),
            _ => None,
        };
        let run = match begun {
            Some((directory, was)) => {
                let plan = &was.plan;
                if plan.is_joined() {
                    return Err(Failure::file(directory, FileError::JoinedBatches));
                }
                // The program is compared first: in another version, the options may mean something
                // else.
                let unlike = match was.unlike(&Header::new(plan.clone())) {
                    Some(unlike) => Some(unlike),
                    None => self.unlike(plan)?,
                };
                if let Some(unlike) = unlike {
                    return Err(JournalError::Unlike { path: directory.join(JOURNAL), unlike }.into());
                }
                let run = Compose::of_plan(plan)?.batch(Some(directory.clone()))?;
                Run { give_up: *give_up, json: *json, resume: true, ..run }
            }
            None => self.options.batch(out.clone())?,
        };
        run.run(&threads.pool()?, output)
    }
}

/// The name of a value on the command line.
fn value_name(value: &impl ValueEnum) -> String {
    value.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
}
