//! `smyoz compose`: the main job, from seeds to puzzles.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::{Duration, Instant};

use clap::{Args, ValueEnum};

use super::certify::write_certificate;
use super::output::{Output, progress_bar, tell};
use super::print::{Format, write};
use super::{Answer, EngineArgs, Failure, StyleArgs, Threads, by_name, files};
use crate::compose::{ClueSymmetry, Composed, Declined, Form, InventoryMode, Options, compose_all};
use crate::puzzle::Claim;
use crate::smyoz::{Cell, EngineChoice, Item, Seed};

/// Puzzles that are proved unique and minimal, one a seed
///
/// Each puzzle is proved by two engines that share no code; with --engine, by that one alone, which is much faster for
/// `search`.
///
/// Without --seeds and --seed: from a fresh seed, which is told. Without --out and --json: into a new directory, which
/// is told.
#[derive(Args)]
pub(super) struct Compose {
    /// The seeds, both ends included
    #[arg(long, value_name = "A..B", conflicts_with_all = ["seed", "count"])]
    seeds: Option<SeedRange>,
    /// The first seed
    #[arg(long, value_name = "SEED")]
    seed: Option<Seed>,
    /// Number of seeds, from the first one on
    #[arg(long, value_name = "N", default_value = "10", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    count: u32,
    /// Directory for the files; new or empty
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Formats of the files, separated by commas
    #[arg(long, value_enum, value_delimiter = ',', default_value = "json,text,svg")]
    format: Vec<Format>,
    /// As few shots as possible (this is the default)
    #[arg(long, conflicts_with = "shots")]
    minimum: bool,
    /// At least so many shots; none can be spared where that is possible, else just so many
    #[arg(long, value_name = "N", default_value = "0", hide_default_value = true)]
    #[arg(value_parser = clap::value_parser!(u8).range(..=Cell::COUNT as i64))]
    shots: u8,
    /// The inventory: given in full; not given; or its items are clues like the shots, as few as possible together
    #[arg(long, value_name = "MODE", default_value = "full", value_parser = by_name(InventoryMode::ALL, InventoryMode::name))]
    inventory: InventoryMode,
    /// Inventory items that are not given, separated by commas
    #[arg(long, value_name = "ITEMS", value_delimiter = ',', value_parser = by_name(Item::ALL, Item::key))]
    withhold: Vec<Item>,
    /// Positions of the shots symmetric on the board
    #[arg(long, value_name = "SYMMETRY", default_value = "none")]
    #[arg(value_parser = by_name(ClueSymmetry::ALL, ClueSymmetry::name))]
    clue_symmetry: ClueSymmetry,
    /// Z puzzles: the shots leave 2 to 4 solutions that share 7 ships at least, and a mercy shot decides
    #[arg(long, conflicts_with_all = ["shots", "clue_symmetry", "unique"])]
    mercy: bool,
    /// Exactly unique, or up to the symmetries of the board that leave the clues unchanged
    #[arg(long, value_enum, value_name = "SENSE", default_value = "exactly", conflicts_with_all = ["shots", "clue_symmetry"])]
    unique: Sense,
    /// Seconds for a puzzle, after which it need not have the fewest clues; then the file says so, with the best bound
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time_limit: Option<Duration>,
    #[command(flatten)]
    engine: EngineArgs,
    /// A certificate beside each puzzle, compressed: a proof of uniqueness for strangers, in a directory of its own
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

/// Seeds from the first to the last, both included.
#[derive(Clone, Copy)]
struct SeedRange(Seed, Seed);

impl FromStr for SeedRange {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (first, last) = text.split_once("..").ok_or("expected two seeds A..B, such as 100000..100099")?;
        let seed = |text: &str| text.parse::<Seed>().map_err(|error| error.to_string());
        let (first, last) = (seed(first)?, seed(last)?);
        if first > last {
            return Err(format!("the range is reversed: expected {last}..{first}"));
        }
        Ok(Self(first, last))
    }
}

impl Compose {
    /// The seeds to work on.
    fn seeds(&self) -> Result<Vec<Seed>, Failure> {
        let (first, count) = match (self.seeds, self.seed) {
            (Some(SeedRange(first, last)), _) => (first.number(), last.number() - first.number() + 1),
            (None, Some(seed)) => (seed.number(), self.count),
            (None, None) => {
                let random = getrandom::u32().map_err(|error| Failure::Input(format!("no fresh seed: {error}")))?;
                let seed = random % (Seed::COUNT - self.count + 1);
                tell(format_args!("seed: {seed:06}"));
                (seed, self.count)
            }
        };
        let seeds = (first..first + count).map(Seed::try_from).collect::<Result<_, _>>();
        seeds.map_err(|_| Failure::Input(format!("there are no {count} seeds from {first:06} on: the last is 999999")))
    }

    fn options(&self) -> Result<Options, Failure> {
        if self.certify && self.json && self.out.is_none() {
            return Err(Failure::Input("--certify writes files: give --out DIR, too".to_owned()));
        }
        if self.inventory == InventoryMode::Minimal && (self.shots > 0 || self.clue_symmetry != ClueSymmetry::None) {
            let reason = "--inventory minimal makes the fewest clues in all: no --shots and no --clue-symmetry with it";
            return Err(Failure::Input(reason.to_owned()));
        }
        Ok(Options {
            inventory: self.inventory,
            withhold: self.withhold.clone(),
            claim: match (self.mercy, self.unique) {
                (true, _) => Claim::Mercy,
                (false, Sense::UpToSymmetry) => Claim::UpToSymmetry,
                (false, Sense::Exactly) => Claim::Unique,
            },
            shots: self.shots.into(),
            clue_symmetry: self.clue_symmetry,
            time_limit: self.time_limit,
            engine: self.engine.engine,
            certify: self.certify,
        })
    }

    pub fn run(&self, output: &mut Output) -> Result<Answer, Failure> {
        let options = self.options()?;
        let seeds = self.seeds()?;
        let directory = match &self.out {
            Some(directory) => Some(directory.clone()),
            None if self.json => None,
            None => Some(PathBuf::from(format!("smyoz-{}", seeds[0]))),
        };
        if let Some(directory) = &directory {
            files::new_directory(directory)?;
        }
        let style = self.style.style();
        let pool = self.threads.pool()?;

        let progress = progress_bar(seeds.len(), "puzzles");
        let mut summary = Summary::new();
        let mut failure = None;
        compose_all(&pool, &seeds, &options, |seed, result| {
            let mut deliver = || {
                match &result {
                    Ok(Composed { puzzle, minimal, certificate }) => {
                        if !minimal {
                            let note = "more shots than needed: no such number found of which none can be spared";
                            progress.suspend(|| tell(format_args!("seed {seed}: {note}")));
                        }
                        if let Some(directory) = &directory {
                            write(directory, puzzle, &self.format, style)?;
                            if let Some(certificate) = certificate {
                                let name = format!("{}-certificate", puzzle.file_stem());
                                write_certificate(&directory.join(name), &certificate.files(Form::Compressed))?;
                            }
                        }
                        if self.json {
                            output.json(puzzle)?;
                        }
                    }
                    Err(declined) => progress.suspend(|| tell(format_args!("seed {seed}: {declined}"))),
                }
                summary.count(&result);
                progress.inc(1);
                Ok(())
            };
            match deliver() {
                Ok(()) => ControlFlow::Continue(()),
                Err(error) => {
                    failure = Some(error);
                    ControlFlow::Break(())
                }
            }
        });
        progress.finish_and_clear();
        if let Some(failure) = failure {
            return Err(failure);
        }
        let proof = match self.engine.engine {
            EngineChoice::Auto => "proved by both engines".to_owned(),
            engine => format!("proved by {engine} alone"),
        };
        let mut text = format!("{summary}\n{proof}");
        if let Some(directory) = &directory {
            text += &format!("\nin {}", directory.display());
        }
        if self.json {
            tell(text);
        } else {
            output.line(text)?;
        }
        Ok((summary.puzzles() > 0).into())
    }
}

/// What was composed so far.
struct Summary {
    start: Instant,
    /// How many puzzles have so many shots.
    by_shots: BTreeMap<usize, usize>,
    declined: usize,
    /// How many have shots that could be spared.
    not_minimal: usize,
}

impl Summary {
    fn new() -> Self {
        Self { start: Instant::now(), by_shots: BTreeMap::new(), declined: 0, not_minimal: 0 }
    }

    fn count(&mut self, result: &Result<Composed, Declined>) {
        match result {
            Ok(Composed { puzzle, minimal, .. }) => {
                *self.by_shots.entry(puzzle.shots.len()).or_default() += 1;
                self.not_minimal += usize::from(!minimal);
            }
            Err(_) => self.declined += 1,
        }
    }

    fn puzzles(&self) -> usize {
        self.by_shots.values().sum()
    }
}

impl std::fmt::Display for Summary {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let seconds = self.start.elapsed().as_secs_f64();
        let puzzles = self.puzzles();
        let plural = if puzzles == 1 { "" } else { "s" };
        write!(f, "{puzzles} puzzle{plural} in {seconds:.1} s ({:.1} a second)", puzzles as f64 / seconds)?;
        for (shots, number) in &self.by_shots {
            write!(f, "\n  {number} with {shots} shot{}", if *shots == 1 { "" } else { "s" })?;
        }
        if self.not_minimal > 0 {
            write!(f, "\n  {} of these with more shots than needed", self.not_minimal)?;
        }
        if self.declined > 0 {
            write!(f, "\n  {} seeds without a puzzle", self.declined)?;
        }
        Ok(())
    }
}
