//! `smyoz compose`: the main job, from seeds to puzzles.
//!
//! The options are those of any game and those of one, which reads these itself and brings the work
//! on a seed.

mod resume;
mod run;
mod store;
mod summary;
mod wishes;

use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::{Args, ValueHint};
use itertools::Itertools;
use run::{Batch, Patience, Run};
use store::Store;
use thiserror::Error;
pub(super) use wishes::{Wishes, stars};

use super::formats::Format;
use super::games::{NotForGameError, foreign_options, game_of, refuse_foreign};
use super::given::Given;
use super::output::{Output, tell};
use super::printed::usual_formats;
use super::values::value_name;
use super::{Answer, CommandError, FileError, Misuse, StyleArgs, Threads, files};
use crate::registry::{AnyGame, Job, Prepared, PuzzleGame, Registry, Settings, YES, settings};
use smyoz_core::batch::{Header, JOURNAL, JournalError, Plan, Quota, Shard};
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
    wishes: Wishes,
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
    #[error("fewer than {count} seeds from {first} on: the last is 999999")]
    TooFewSeeds { count: u32, first: Seed },
    /// The options in the journal are invalid.
    #[error("invalid options in the journal: {0}")]
    Journalled(clap::Error),
}

impl Misuse for ComposeOptionError {}

impl Compose {
    /// The options to compose such puzzles of a game into a directory, as data alone. If a batch was
    /// begun there, it is continued on `resume`.
    pub fn data(game: Option<String>, wishes: Wishes, directory: PathBuf, resume: bool, threads: Threads) -> Self {
        let (format, style) = (vec![Format::Json], StyleArgs::default());
        let (shard, out, certify, json) = (None, Some(directory), false, false);
        Self { wishes, shard, out, resume, format, certify, style, threads, json, game }
    }

    /// The game.
    fn game(&self, registry: &Registry) -> &'static dyn AnyGame {
        game_of(registry, self.game.as_deref())
    }

    /// Its puzzles.
    fn puzzles(&self, registry: &Registry) -> Result<&'static dyn PuzzleGame, NotForGameError> {
        let game = self.game(registry);
        game.puzzles().ok_or_else(|| NotForGameError::new(game.kind(), "puzzles to compose"))
    }

    /// The options that determine the files, as given or by default: those of any game, and these
    /// of one.
    fn settings(&self, registry: &Registry, own: Settings) -> Settings {
        let game = self.game(registry);
        let flag = |is_set: bool| is_set.then(|| YES.to_owned());
        let (lang, ink) = self.style.names();
        let mut all = self.wishes.settings();
        all.extend(settings([
            ("certify", flag(self.certify)),
            ("show-seed", flag(self.style.show_seed)),
            ("format", Some(self.formats(game).iter().map(value_name).join(","))),
            ("lang", Some(lang)),
            ("ink", Some(ink)),
        ]));
        let foreign = foreign_options(registry, game.kind());
        all.retain(|name, _| !foreign.contains(name));
        all.extend(own);
        all
    }

    /// The options that determine the files, without those that are implied.
    fn given_settings(&self, registry: &Registry) -> Result<Settings, CommandError> {
        let wishes = self.wishes.common(self.certify)?;
        let own = self.puzzles(registry)?.settings(&wishes, &self.wishes.own.0)?;
        Ok(self.settings(registry, own))
    }

    /// The formats of the files, sorted, without duplicates.
    fn formats(&self, game: &dyn AnyGame) -> Vec<Format> {
        let is_usual = self.format == USUAL;
        let formats = if is_usual { usual_formats(game) } else { &self.format };
        formats.iter().copied().sorted_unstable().dedup().collect()
    }

    /// The batch of this job with these settings, into this directory. Without one, a new directory
    /// is chosen, unless the puzzles are printed as JSON.
    fn batch(
        &self,
        registry: &Registry,
        directory: Option<PathBuf>,
        job: &dyn Job,
        settings: Settings,
    ) -> Result<Batch, CommandError> {
        let wishes = &self.wishes;
        let (seeds, want) = wishes.seeds(self.shard)?;
        let header = {
            let plan = Plan { seeds, shard: self.shard, want, options: settings };
            let fingerprint = fingerprint(registry, plan.game());
            Header::new(plan, fingerprint)
        };
        let quota = if job.makes_levels() { Quota::of(&header.plan) } else { Quota::default() };
        let game = self.game(registry);
        let directory = match directory {
            Some(directory) => Some(directory),
            None if self.json => None,
            None => Some(files::unused(&format!("{}-{}", game.kind(), seeds.first()))),
        };
        let store =
            directory.map(|directory| Store { directory, formats: self.formats(game), style: self.style.style() });
        let (give_up, resume, json) = (wishes.give_up, self.resume, self.json);
        let (engine, certifies) = (wishes.engine.engine, self.certify);
        Ok(Batch { quota, header, give_up, patience: None, resume, json, engine, certifies, store })
    }

    /// Checks whether a batch of new seeds can be expected to begin in a directory.
    fn expect(&self, directory: &Path) -> Result<(), CommandError> {
        if !self.wishes.has_fresh_seeds() {
            return Ok(());
        }
        match directory.join(JOURNAL).exists() {
            true => Err(CommandError::file(directory, FileError::Batch)),
            false => files::expect_new_directory(directory),
        }
    }

    /// Runs these options into a directory. What else was given decides how to go about it.
    fn run_into(
        &self,
        registry: &Registry,
        directory: Option<PathBuf>,
        given: &Self,
        output: &mut Output,
    ) -> Result<Answer, CommandError> {
        let wishes = self.wishes.common(self.certify)?;
        // Until the batch runs, signals end the program.
        let Prepared { job, settings } = self.puzzles(registry)?.prepare(&wishes, &self.wishes.own.0, Limits::NONE)?;
        let batch = self.batch(registry, directory, &*job, self.settings(registry, settings))?;
        let (give_up, resume) = (given.wishes.give_up, self.resume || given.resume);
        let plan = &batch.header.plan;
        let is_endless = plan.want.is_some() && plan.seeds.last().number() == Seed::COUNT - 1;
        let patience = (is_endless && give_up.is_none()).then(|| Patience::new(PATIENCE));
        let batch = Batch { give_up, patience, resume, json: given.json, ..batch };
        tell_shares(&batch.header.plan);
        Run { registry: registry.clone(), job, batch }.run(&given.threads.pool()?, output)
    }
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
        let Some((directory, was)) = begun else {
            // Before a seed is drawn, and named.
            if let (true, Some(directory)) = (*resume && self.options.wishes.has_fresh_seeds(), out) {
                return Err(CommandError::file(directory, FileError::NoBatch));
            }
            out.as_deref().map_or(Ok(()), |directory| self.options.expect(directory))?;
            return self.options.run_into(registry, out.clone(), &self.options, output);
        };
        let plan = &was.plan;
        if plan.is_joined() {
            return Err(CommandError::file(directory, FileError::JoinedBatches));
        }
        // The program is compared first: in another version, the options may mean something else.
        let unlike = match was.unlike(&Header::new(plan.clone(), fingerprint(registry, plan.game()))) {
            Some(unlike) => Some(unlike),
            None => self.unlike(registry, plan)?,
        };
        if let Some(unlike) = unlike {
            return Err(JournalError::Unlike { path: directory.join(JOURNAL), unlike }.into());
        }
        let stored = Compose::of_plan(registry, plan)?;
        stored.run_into(registry, Some(directory.clone()), &self.options, output)
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

/// The fingerprint of what is composed of a game.
fn fingerprint(registry: &Registry, kind: Option<&str>) -> &'static str {
    game_of(registry, kind).puzzles().map_or("", |puzzles| puzzles.fingerprint())
}
