//! `smyoz compose`: the main job, from seeds to puzzles.
//!
//! The options are those of any game and those of one, which reads these itself and brings the work
//! on a seed.

mod run;
mod store;
mod summary;
mod wanted;

use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::{Args, ValueHint};
use itertools::Itertools;
use run::{Batch, Patience, Run};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use store::Store;
use thiserror::Error;
pub(super) use wanted::Wanted;
use wanted::first_of;

use super::formats::Format;
use super::games::{game_named, game_of, refuse_foreign};
use super::given::Given;
use super::input::read_text;
use super::output::{Output, tell};
use super::printed::usual_formats;
use super::{Answer, CommandError, FileError, Misuse, StyleArgs, Threads, files, shown};
use crate::registry::wishes::{keys, of_keys};
use crate::registry::{AnyGame, Job, Registry, Text, Wishes};
use smyoz_core::batch::{BatchMismatchError, Header, JOURNAL, JournalError, Plan, Quota, Shard, on_command_line};
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::Seed;

/// Compose puzzles of a level, each proved to be unique
///
/// Each puzzle is proved twice, by exhaustive search and by a SAT solver. With --engine sat or
/// search, only that engine proves it; search is much faster.
///
/// Ten puzzles are composed, or one with --start, unless --seeds, --tries or --want sets another
/// number. Their files go to a new directory, whose name is printed, unless --out or --json is
/// given. A journal records the progress and all options: `smyoz compose --resume --out DIR`
/// continues a run that ended early, and the result is the same.
#[derive(Args)]
pub(super) struct Compose {
    #[command(flatten)]
    wanted: Wanted,
    /// Only every N-th seed, beginning with the K-th: `smyoz merge` joins the N parts
    #[arg(long, hide_short_help = true, value_name = "K/N", conflicts_with = "want")]
    shard: Option<Shard>,
    /// Directory for the files: new or empty, unless --resume is given
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    out: Option<PathBuf>,
    /// Continue the batch in the directory; if there is none, begin it, given --seed or --seeds
    ///
    /// The options are those of the batch; any that you give must match.
    #[arg(long, requires = "out")]
    resume: bool,
    /// Formats of the files, separated by commas
    #[arg(long, value_enum, value_delimiter = ',', default_value = "json,text,svg")]
    format: Vec<Format>,
    /// Write a certificate beside each puzzle: a proof that others can check
    #[arg(long)]
    certify: bool,
    #[command(flatten)]
    style: StyleArgs,
    #[command(flatten)]
    threads: Threads,
    /// Print one JSON line per puzzle; files are written only if --out is given
    #[arg(long)]
    json: bool,
    /// Which game; with it, `--help` lists the options of that game
    #[arg(long)]
    game: Option<String>,
    /// The arguments that go on with it, if it is not this command that was given.
    #[arg(skip)]
    again: Option<Vec<String>>,
}

/// The command, which must distinguish options that were given from defaults.
pub(super) type ComposeCommand = Given<Compose>;

/// Why the options are refused, whichever the game.
#[derive(Debug, Error)]
enum ComposeOptionError {
    #[error("--{0} asks for files, which --json writes only if --out DIR is given, too")]
    Nowhere(&'static str),
    #[error("--shard needs the same seeds for all parts: give --seeds")]
    ShardOfFreshSeeds,
    /// The options of the game are invalid.
    #[error("{0}")]
    Options(clap::Error),
    /// The options in the journal are invalid.
    #[error("invalid options in the journal: {0}")]
    Journalled(serde_json::Error),
}

impl Misuse for ComposeOptionError {}

impl Compose {
    /// The options to compose such puzzles of a game into a directory, as data alone. If a batch was
    /// begun there, it is continued on `resume`, and by the command with the arguments `again`.
    pub fn data(
        game: Option<String>,
        wanted: Wanted,
        directory: PathBuf,
        resume: bool,
        threads: Threads,
        again: Vec<String>,
    ) -> Self {
        let (format, style) = (vec![Format::Json], StyleArgs::default());
        let (shard, out, certify, json) = (None, Some(directory), false, false);
        Self { wanted, shard, out, resume, format, certify, style, threads, json, game, again: Some(again) }
    }

    /// The game.
    fn game(&self, registry: &Registry) -> &'static dyn AnyGame {
        game_of(registry, self.game.as_deref())
    }

    /// What the options ask for, with what the files hold that they name.
    fn asked(&self, registry: &Registry) -> Result<Asked, CommandError> {
        let Self { wanted, format, certify, style, .. } = self;
        let game = self.game(registry);
        let wishes = wanted.wishes.clone().read(text_of)?;
        let own = game.options(&wanted.own.0).map_err(ComposeOptionError::Options)?;
        let formats = if *format == USUAL { usual_formats(game) } else { format };
        let format = formats.iter().copied().sorted_unstable().dedup().collect();
        let files = FileOptions { game: game.kind().to_owned(), format, certify: *certify, style: *style };
        Ok(Asked { wishes, own, files })
    }

    /// Checks whether a batch of new seeds can be expected to begin in a directory.
    fn expect(&self, directory: &Path) -> Result<(), CommandError> {
        if !self.wanted.has_fresh_seeds() {
            return Ok(());
        }
        match directory.join(JOURNAL).exists() {
            true => Err(CommandError::file(directory, FileError::Batch)),
            false => files::expect_new_directory(directory),
        }
    }

    /// Composes what is asked for of these seeds into a directory. Without one, a new directory is
    /// chosen, unless the puzzles are printed as JSON. What else was given decides how to go about
    /// it.
    fn run_into(
        &self,
        registry: &Registry,
        directory: Option<PathBuf>,
        resume: bool,
        (asked, job, plan): (Asked, Box<dyn Job>, Plan),
        output: &mut Output,
    ) -> Result<Answer, CommandError> {
        let Asked { wishes, files, .. } = asked;
        let game = game_named(registry, &files.game);
        let is_chosen = directory.is_none();
        let directory = match directory {
            None if self.json => None,
            None => Some(files::unused(&format!("{}-{}", game.kind(), plan.seeds.first()))),
            directory => directory,
        };
        let store = directory.map(|directory| Store {
            directory,
            is_chosen,
            formats: files.format,
            style: files.style.style(),
        });
        let give_up = self.wanted.give_up;
        let is_endless = plan.want.is_some() && plan.seeds.last().number() == Seed::COUNT - 1;
        tell_shares(&plan);
        let batch = Batch {
            quota: if job.makes_levels() { Quota::of(&plan) } else { Quota::default() },
            header: Header::new(plan, game.fingerprint()),
            give_up,
            patience: (is_endless && give_up.is_none()).then(|| Patience::new(PATIENCE)),
            resume,
            json: self.json,
            again: self.again.clone(),
            threads: self.threads.threads,
            engine: wishes.engine,
            certifies: files.certify,
            begins_with_clues: wishes.start.is_some(),
            is_of_any_level: wishes.start.is_some() && !wishes.minimum && !wishes.asks_for_level(),
            store,
        };
        Run { registry: registry.clone(), job, batch }.run(&self.threads.pool()?, output)
    }
}

/// What is asked for, beside the seeds: everything that decides the files of a batch.
struct Asked {
    wishes: Wishes,
    /// The options of the game, by name.
    own: Map<String, Value>,
    files: FileOptions,
}

/// The game, and the files that are written.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct FileOptions {
    game: String,
    format: Vec<Format>,
    #[serde(default)]
    certify: bool,
    #[serde(flatten)]
    style: StyleArgs,
}

impl Asked {
    /// The options as a journal holds them.
    fn options(&self) -> Map<String, Value> {
        let mut options = keys(&self.files);
        options.extend(keys(&self.wishes));
        options.extend(self.own.clone());
        options
    }

    /// The work on a seed.
    fn prepare(&self, registry: &Registry) -> Result<Box<dyn Job>, CommandError> {
        let Self { wishes, own, files } = self;
        // Until the batch runs, signals end the program.
        Ok(game_named(registry, &files.game).prepare(wishes, own, files.certify, Limits::NONE)?)
    }

    /// The options that a plan was made from.
    fn of_plan(registry: &Registry, plan: &Plan) -> Result<Self, ComposeOptionError> {
        let read = || {
            let files: FileOptions = of_keys(&plan.options)?;
            let game = game_named(registry, &files.game).own_options();
            let is_own = |name: &str| game.get_arguments().any(|option| option.get_long() == Some(name));
            let own = plan.options.iter().filter(|(name, _)| is_own(name));
            Ok(Self {
                wishes: of_keys(&plan.options)?,
                own: own.map(|(name, value)| (name.clone(), value.clone())).collect(),
                files,
            })
        };
        read().map_err(ComposeOptionError::Journalled)
    }
}

/// The text of a file that an option names.
fn text_of(path: &Path) -> Result<Text, CommandError> {
    Ok(Text { name: shown::path(path), text: read_text(path)? })
}

impl Given<Compose> {
    pub fn run(&self, registry: &Registry, output: &mut Output) -> Result<Answer, CommandError> {
        let Compose { out, resume, .. } = &self.options;
        refuse_foreign(registry, self.options.game(registry), self.names())?;
        let has_files = self.options.format.iter().any(|&format| format != Format::Json);
        let is_asked = |option: &&str| self.has(option) && (*option != "format" || has_files);
        let asks_for_files = || ["certify", "format"].into_iter().find(is_asked);
        if let (true, None, Some(option)) = (self.options.json, out, asks_for_files()) {
            return Err(ComposeOptionError::Nowhere(option).into());
        }
        let begun = match out {
            Some(directory) if *resume => Header::of_batch(directory)?.map(|header| (directory, header)),
            _ => None,
        };
        let options = &self.options;
        let Some((directory, was)) = begun else {
            // Before a seed is drawn, and named.
            if let (true, Some(directory)) = (*resume && options.wanted.has_fresh_seeds(), out) {
                return Err(CommandError::file(directory, FileError::NoBatch));
            }
            out.as_deref().map_or(Ok(()), |directory| options.expect(directory))?;
            let asked = options.asked(registry)?;
            // What cannot be done is refused before a seed is drawn.
            let job = asked.prepare(registry)?;
            let mut all = asked.options();
            if let Some((name, value)) = job.implied() {
                all.entry(name).or_insert(value);
            }
            let (seeds, want) = options.wanted.seeds(options.shard, &all)?;
            let plan = Plan { seeds, shard: options.shard, want, options: all };
            return options.run_into(registry, out.clone(), *resume, (asked, job, plan), output);
        };
        let plan = was.plan.clone();
        if plan.is_joined() {
            return Err(CommandError::file(directory, FileError::JoinedBatches));
        }
        // The program is compared first: in another version, the options may mean something else.
        let fingerprint = game_of(registry, plan.game()).fingerprint();
        let unlike = match was.unlike(&Header::new(plan.clone(), fingerprint)) {
            Some(unlike) => Some(unlike),
            None => self.unlike(registry, &plan)?,
        };
        if let Some(unlike) = unlike {
            return Err(JournalError::Unlike { path: directory.join(JOURNAL), unlike }.into());
        }
        let asked = Asked::of_plan(registry, &plan)?;
        let job = asked.prepare(registry)?;
        options.run_into(registry, Some(directory.clone()), true, (asked, job, plan), output)
    }

    /// An option on the command line that differs from the plan, if any. Options that are not given
    /// are taken from the plan.
    fn unlike(&self, registry: &Registry, plan: &Plan) -> Result<Option<BatchMismatchError>, CommandError> {
        let Compose { wanted, shard, .. } = &self.options;
        let now = self.options.asked(registry)?.options();
        let begins = wanted.seed.map(|seed| first_of(seed, &plan.options).to_string());
        let value = |options: &Map<String, Value>, name: &str| options.get(name).map(on_command_line);
        let text = |value: Option<u32>| value.map(|value| value.to_string());
        let length = plan.seeds.last().number() - plan.seeds.first().number() + 1;
        let seeds = [
            ("seeds", Some(plan.seeds.to_string()), wanted.seeds.map(|seeds| seeds.range.to_string())),
            ("seed", Some(plan.seeds.first().to_string()), begins),
            ("tries", text(Some(length)), text(wanted.tries)),
            ("want", text(plan.want), text(wanted.want)),
            ("shard", plan.shard.map(|shard| shard.to_string()), shard.map(|shard| shard.to_string())),
        ];
        let names = plan.options.keys().chain(now.keys()).map(String::as_str);
        let others = names.map(|name| (name, value(&plan.options, name), value(&now, name)));
        let differs = |(name, was, now): &(&str, Option<String>, Option<String>)| self.has(name) && was != now;
        let unlike = others.chain(seeds).find(differs);
        // What is given by its default is not among the options.
        let usual = |name: &str| self.matches().get_raw(&name.replace('-', "_"))?.next()?.to_str().map(str::to_owned);
        Ok(unlike.map(|(name, was, now)| {
            let now = now.or_else(|| usual(name));
            BatchMismatchError { name: format!("--{name}"), was, now }
        }))
    }
}

/// A failure of the command, with advice if an option is not that of the batch.
pub(super) fn advised(failure: CommandError) -> CommandError {
    match failure {
        CommandError::Journal(JournalError::Unlike { ref unlike, .. }) if unlike.name.starts_with("--") => {
            let advice = "\nto continue that batch, give only --resume and --out; for another, choose another --out";
            CommandError::Advised { failure: Box::new(failure), advice: advice.to_owned() }
        }
        failure => failure,
    }
}

/// The time without a puzzle after which a search ends that goes through all seeds.
const PATIENCE: Duration = Duration::from_secs(60 * 60);

/// Says how the puzzles that are wanted are spread over several levels.
fn tell_shares(plan: &Plan) {
    let (Some(levels), Some(want)) = (plan.levels(), plan.want) else { return };
    let shares: Vec<_> = levels.shares(want as usize).collect();
    if shares.len() < 2 {
        return;
    }
    let shares = shares.into_iter().map(|(level, share)| format!("{share} of level {level}"));
    tell(format_args!("wanted: {}", shares.format(", ")));
}

/// The formats of files unless others are asked for.
const USUAL: [Format; 3] = [Format::Json, Format::Text, Format::Svg];
