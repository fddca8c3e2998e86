//! `smyoz compose`: the main job, from seeds to puzzles.
//!
//! Wishes, goals and places refer to each other: one struct holds the options, and which of them go
//! together depends on all.

mod given;
pub(super) mod goals;
mod interrupt;
mod job;
mod places;
mod resume;
mod run;
mod store;
mod summary;
pub(super) mod wishes;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use clap::{ArgMatches, Args, ValueHint};
pub(super) use given::Given;
use goals::GoalError;
use itertools::Itertools;
use job::Smyoz;
use run::{Batch, Run};
use store::Store;
pub(super) use wishes::{Wishes, stars};

use super::formats::Format;
use super::games::{NotForGameError, foreign_options, game_named};
use super::output::{Output, tell};
use super::printed::usual_formats;
use super::sea_battle::GameArgs;
use super::sea_battle::composing::SeaBattle;
use super::values::value_name;
use super::{Answer, CommandError, FileError, StyleArgs, Threads, files};
use crate::games::sea_battle::options::ClueArgs;
use crate::games::smyoz::options::PatternUse;
use crate::registry::{CommonWishes, Game, Prepared, Registry, YES};
use smyoz_core::batch::{Header, JOURNAL, JournalError, Plan, Quota, Shard};
use smyoz_games::sea_battle::{Puzzle, Setting};
use smyoz_games::smyoz::compose::{Goal, Options, Start, Wish};

/// Compose puzzles of a level, each proved to be unique
///
/// Every shot is needed: without it, the puzzle would not be unique, or would be harder than its
/// level. With --minimum, --min-shots, --clue-symmetry, --mercy, --unique or --inventory minimal,
/// the number of clues is what counts, and the puzzle may be of any level, even beyond what people
/// can solve.
///
/// Each puzzle is proved twice, by exhaustive search and by a SAT solver. --engine sat or search
/// uses only that one; search alone is much faster.
///
/// Ten puzzles are composed, or one with --start, unless --seeds, --tries or --want asks for
/// others. Their files go to a new directory, whose name is printed, unless --out or --json is
/// given. A journal records the progress and all options: `smyoz compose --resume --out DIR`
/// continues a run that ended early, and the result is the same.
///
/// With --game sea-battle, every shown cell is needed for the level; with --minimum, as few cells
/// as possible are shown.
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
    /// Continue the batch in the directory, or begin it if there is none
    ///
    /// The options are those of the batch; options that are given must match them.
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
    #[command(flatten)]
    game: GameArgs,
    #[command(flatten)]
    clues: ClueArgs,
}

/// The command, which must distinguish options that were given from defaults.
pub(super) type ComposeCommand = Given<Compose>;

impl Compose {
    /// The options to compose such puzzles into a directory, as data alone. If a batch was begun
    /// there, it is continued on `resume`.
    pub fn data(wishes: Wishes, directory: PathBuf, resume: bool, threads: Threads) -> Self {
        let (format, style) = (vec![Format::Json], StyleArgs::default());
        let (shard, out, certify, json) = (None, Some(directory), false, false);
        let (game, clues) = Default::default();
        Self { wishes, shard, out, resume, format, certify, style, threads, json, game, clues }
    }

    /// The options that determine the files, by name, as given or by default.
    fn raw_settings(
        &self,
        registry: &Registry,
        places: impl IntoIterator<Item = (String, String)>,
    ) -> BTreeMap<String, String> {
        let mut settings = self.wishes.settings();
        settings.extend(places);
        settings.extend(self.certify.then(|| ("certify".to_owned(), YES.to_owned())));
        let formats = self.formats(game_named(registry, self.game.kind())).iter().map(value_name).join(",");
        let (lang, ink) = self.style.names();
        settings.extend(self.style.show_seed.then(|| ("show-seed".to_owned(), YES.to_owned())));
        let others = [("format", formats), ("lang", lang), ("ink", ink)];
        settings.extend(others.map(|(name, value)| (name.to_owned(), value)));
        let foreign = foreign_options(registry, self.game.kind());
        settings.retain(|name, _| !foreign.contains(name));
        if let Ok(Some(setting)) = self.setting() {
            settings.extend(self.game.settings(&setting).into_iter().chain(self.clues.settings()));
        }
        settings
    }

    /// The formats of the files, sorted, without duplicates.
    fn formats(&self, game: &dyn Game) -> Vec<Format> {
        let is_usual = self.format == USUAL;
        let formats = if is_usual { usual_formats(game) } else { &self.format };
        formats.iter().copied().sorted_unstable().dedup().collect()
    }

    /// The work on the seeds of SMYOZ, and all options that determine the files, by name, including
    /// those that are implied.
    fn smyoz(&self, registry: &Registry) -> Result<(Smyoz, BTreeMap<String, String>), CommandError> {
        let wishes = &self.wishes;
        let filter = wishes.filter()?;
        wishes.check_combination()?;
        let contents = wishes.places.read()?;
        let start = wishes.places.start(&contents)?;
        let withheld = wishes.withheld_beside(start.as_ref());
        let mut settings = self.raw_settings(registry, wishes.place_settings(&contents));
        if !withheld.is_empty() {
            settings.insert("withhold".to_owned(), withheld.iter().join(","));
        }
        let goal = wishes.goal(withheld, start.as_ref().is_some_and(Start::is_unique))?;
        wishes.check_start(start.as_ref())?;
        match &goal {
            Goal::Unique { shots: Wish::ToOrder(order) | Wish::Drawn(Some(order)), .. }
            | Goal::Mercy { order: Some(order), .. } => {
                // Any level that people can solve is what no option asks for.
                let level = (!order.or_easier).then(|| ("level".to_owned(), order.levels.to_string()));
                settings.extend(level);
            }
            Goal::Unique { shots: Wish::AtLeast(_) | Wish::Drawn(None), .. } => {}
            // The other goals imply the fewest clues.
            _ => {
                settings.insert("minimum".to_owned(), YES.to_owned());
            }
        }
        let places = wishes.shot_places(&contents);
        let is_single = goal.order().is_none() && start.as_ref().is_some_and(Start::is_unique);
        let options = Options { goal, places, start, engine: wishes.engine.engine, certify: self.certify };
        Ok((Smyoz { options, filter, time_limit: wishes.time_limit, is_single }, settings))
    }

    /// How Sea Battle is played, if that is the game: like the puzzle to begin with, unless options
    /// say more of it.
    fn setting(&self) -> Result<Option<Setting>, CommandError> {
        let setting = self.game.sea_battle()?;
        let begun = setting.is_some() && self.game.is_plain();
        let begun = begun.then(|| self.wishes.places.start_of_sea_battle()).transpose()?.flatten();
        Ok(begun.map(|puzzle| puzzle.setting).or(setting))
    }

    /// The drawing of the cells of Sea Battle that may be shown.
    fn pattern(&self, setting: &Setting) -> Result<Option<Vec<bool>>, CommandError> {
        let size = setting.size();
        self.wishes.places.drawing(size.width().into(), size.height().into())
    }

    /// The options that determine the files of Sea Battle, by name, as given or by default.
    fn raw_settings_of_sea_battle(
        &self,
        registry: &Registry,
        pattern: Option<&[bool]>,
        start: Option<&Puzzle>,
    ) -> BTreeMap<String, String> {
        let places = [
            ("pattern", pattern.map(one_line)),
            ("spread", self.wishes.places.spread.map(|spread| spread.to_string())),
            ("start", start.map(|puzzle| serde_json::to_string(puzzle).expect("a puzzle is plain data"))),
        ];
        self.raw_settings(registry, places.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?))))
    }

    /// The job for the seeds of Sea Battle, and all options that determine the files, by name.
    fn sea_battle(
        &self,
        registry: &Registry,
        setting: Setting,
    ) -> Result<(SeaBattle, BTreeMap<String, String>), CommandError> {
        let pattern = self.pattern(&setting)?;
        let start = self.wishes.places.start_of_sea_battle()?;
        let mut settings = self.raw_settings_of_sea_battle(registry, pattern.as_deref(), start.as_ref());
        let cells = pattern.map(|drawing| {
            let drawn = setting.size().cells().zip(drawing).filter(|(_, is_drawn)| *is_drawn);
            drawn.map(|(cell, _)| cell).collect()
        });
        let job = SeaBattle::new(setting, &self.wishes, &self.clues, cells, start.as_ref(), self.certify)?;
        settings.extend(job.implied());
        Ok((job, settings))
    }

    /// The batch of these settings, into this directory. Without one, a new directory is chosen,
    /// unless the puzzles are printed as JSON.
    fn batch(
        &self,
        registry: &Registry,
        directory: Option<PathBuf>,
        settings: BTreeMap<String, String>,
    ) -> Result<Batch, CommandError> {
        let wishes = &self.wishes;
        let (seeds, want) = wishes.seeds(self.shard)?;
        let header = {
            let plan = Plan { seeds, shard: self.shard, want, options: settings };
            let fingerprint = fingerprint(registry, plan.game());
            Header::new(plan, fingerprint)
        };
        // Where the clues are drawn, a puzzle has the level that it happens to have.
        let quota = match wishes.smyoz.pattern_use {
            PatternUse::All => Quota::default(),
            _ => Quota::of(&header.plan),
        };
        let game = game_named(registry, self.game.kind());
        let directory = match directory {
            Some(directory) => Some(directory),
            None if self.json => None,
            None => Some(files::unused(&format!("{}-{}", game.kind(), seeds.first()))),
        };
        let store =
            directory.map(|directory| Store { directory, formats: self.formats(game), style: self.style.style() });
        let (give_up, resume, json) = (wishes.give_up, self.resume, self.json);
        Ok(Batch { quota, header, give_up, resume, json, store })
    }

    /// What all games have in common of the wishes.
    fn common(&self) -> CommonWishes {
        let Wishes { minimum, level, score, stars, longest, time_limit, .. } = self.wishes;
        let suppositions = self.wishes.wanted_suppositions();
        CommonWishes { minimum, level, score, stars, longest, suppositions, time_limit, certifies: self.certify }
    }

    /// The job for the seeds of another game, and all options that determine the files, by name.
    fn other(&self, registry: &Registry, own: &ArgMatches) -> Result<Prepared, CommandError> {
        let game = game_named(registry, self.game.kind());
        let prepared = game.puzzles().and_then(|puzzles| puzzles.prepare(&self.common(), own));
        let prepared = prepared.ok_or_else(|| NotForGameError::new(game.kind(), "puzzles to compose"))?;
        let Prepared { job, settings } =
            prepared.map_err(|reason| CommandError::content(format!("--game {}", game.kind()), reason))?;
        let mut raw = self.raw_settings(registry, []);
        raw.insert("game".to_owned(), game.kind().to_owned());
        raw.extend(settings);
        Ok(Prepared { job, settings: raw })
    }

    /// Checks whether a batch of new seeds can be expected to begin in a directory.
    fn expect(&self, directory: &Path) -> Result<(), CommandError> {
        if self.wishes.seeds.is_some() || self.wishes.seed.is_some() {
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
        own: &ArgMatches,
        directory: Option<PathBuf>,
        given: &Self,
        output: &mut Output,
    ) -> Result<Answer, CommandError> {
        let Prepared { job, settings } = match self.setting()? {
            Some(setting) => {
                let (job, settings) = self.sea_battle(registry, setting)?;
                Prepared { job: Box::new(job), settings }
            }
            None if self.game.is_smyoz() => {
                let (job, settings) = self.smyoz(registry)?;
                Prepared { job: Box::new(job), settings }
            }
            None => self.other(registry, own)?,
        };
        let batch = self.batch(registry, directory, settings)?;
        // Where clues are given, there may be few puzzles, or no other one.
        let give_up = given.wishes.give_up.or(self.wishes.places.has_start().then_some(BEGUN));
        let resume = self.resume || given.resume;
        let batch = Batch { give_up, resume, json: given.json, ..batch };
        tell_shares(&batch.header.plan);
        Run { registry: registry.clone(), job, batch }.run(&given.threads.pool()?, output)
    }
}

impl Given<Compose> {
    pub fn run(&self, registry: &Registry, output: &mut Output) -> Result<Answer, CommandError> {
        let Compose { out, resume, game, .. } = &self.options;
        let foreign = foreign_options(registry, game.kind());
        self.names().find(|name| foreign.contains(*name)).map_or(Ok(()), |option| game.refuse(option, true))?;
        let has_files = self.options.format.iter().any(|&format| format != Format::Json);
        let is_asked = |option: &&str| self.has(option) && (*option != "format" || has_files);
        let asks_for_files = || ["certify", "format"].into_iter().find(is_asked);
        if let (true, None, Some(option)) = (self.options.json, out, asks_for_files()) {
            return Err(GoalError::Nowhere(option).into());
        }
        let begun = match out {
            Some(directory) if *resume => Header::of_batch(directory)?.map(|header| (directory, header)),
            _ => None,
        };
        let Some((directory, was)) = begun else {
            // Before a seed is drawn, and named.
            out.as_deref().map_or(Ok(()), |directory| self.options.expect(directory))?;
            return self.options.run_into(registry, self.matches(), out.clone(), &self.options, output);
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
        stored.options.run_into(registry, stored.matches(), Some(directory.clone()), &self.options, output)
    }
}

/// The number of seeds in a row without a puzzle after which a batch ends whose puzzles begin with
/// given clues.
const BEGUN: u32 = 200;

/// Says how the puzzles that are wanted are spread over several levels.
fn tell_shares(plan: &Plan) {
    let (Some(levels), Some(want)) = (plan.levels().filter(|levels| !levels.is_each()), plan.want) else { return };
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
    kind.map_or(registry.usual(), |kind| game_named(registry, kind))
        .puzzles()
        .map_or("", |puzzles| puzzles.fingerprint())
}

/// A drawing of cells as one line.
fn one_line(drawing: &[bool]) -> String {
    drawing.iter().map(|&is_drawn| if is_drawn { '#' } else { '.' }).collect()
}
