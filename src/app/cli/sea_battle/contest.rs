//! `smyoz contest --game sea-battle`: boards, salvos, and how shooters are measured.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use clap::Args;
use serde_json::{Map, Value};
use thiserror::Error;

use crate::cli::input::read_text;
use crate::cli::output::{Output, progress_bar};
use crate::cli::values::by_name;
use crate::cli::{Answer, CommandError, Misuse, Threads, shown};
use crate::registry::contest::Hiding;
use smyoz_core::contest::{Mean, Rules, Sitter};
use smyoz_core::puzzles::Seed;
use smyoz_games::sea_battle::contest::ForTwo;
use smyoz_games::sea_battle::shooting::{Assume, Budget, Config, Level, Placement, Plan, Report, measure_shooters};
use smyoz_games::sea_battle::{Layout, LayoutError, PackingError, Setting, pack};

/// Options on the game for two.
#[derive(Args, Clone, Default)]
#[command(next_help_heading = "Sea Battle")]
pub(in crate::cli) struct ContestArgs {
    /// N shots a turn, whatever the answers; by default, one, and another after each hit
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=100))]
    salvo: Option<u8>,
    /// The board of each seat, separated by commas: random, pack, seed:N or a file
    ///
    /// A file has a line for each row: `.` for water, `#` ship, `*` mine, `+` minesweeper. pack is
    /// Perelman's arrangement, as `smyoz pack` prints it; seed:N is the board that `smyoz generate`
    /// prints.
    #[arg(long, value_name = "BOARDS", value_delimiter = ',')]
    hide: Vec<String>,
    /// How programs hide their fleets
    #[arg(long, hide_short_help = true, value_name = "HOW", value_parser = by_name(Placement::ALL, Placement::name))]
    placement: Option<Placement>,
    /// What shooters of level strong assume: mixture, by what the game shows, or uniform
    #[arg(long, hide_short_help = true, value_name = "WHAT", requires = "shooters")]
    #[arg(value_parser = by_name(Assume::ALL, Assume::name))]
    assume: Option<Assume>,
    /// Measure how many shots these levels need, all at the same boards
    #[arg(long, value_name = "LEVELS", value_delimiter = ',', conflicts_with_all = ["text", "arena", "resume", "review", "salvo"])]
    #[arg(value_parser = by_name(Level::ALL, Level::name))]
    shooters: Vec<Level>,
    /// Number of boards that shooters are measured on
    #[arg(long, value_name = "N", requires = "shooters", default_value = "2000")]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    boards: u32,
}

/// Why no contest begins.
#[derive(Debug, Error)]
enum ContestOptionError {
    #[error("--hide: expected at most {expected} boards, one for each seat, found {found}")]
    TooMany { expected: usize, found: usize },
    #[error("{0}")]
    NotMeasured(String),
}

impl Misuse for ContestOptionError {}

impl ContestArgs {
    /// The first option that is given.
    pub fn given(&self) -> Option<&'static str> {
        let given = [
            ("salvo", self.salvo.is_some()),
            ("hide", !self.hide.is_empty()),
            ("placement", self.placement.is_some()),
            ("shooters", !self.shooters.is_empty()),
        ];
        given.into_iter().find_map(|(option, is_given)| is_given.then_some(option))
    }

    /// The variant of the game as data.
    pub fn variant(&self, setting: &Setting) -> Map<String, Value> {
        ForTwo { setting: setting.clone(), salvo: self.salvo }.variant()
    }

    /// How the boards of the arena and of programs are drawn.
    pub fn placement(&self) -> Option<String> {
        self.placement.map(|placement| placement.name().to_owned())
    }

    /// How each seat hides its board.
    pub fn hiding(&self, seats: &[Sitter], setting: &Setting) -> Result<Vec<Hiding>, CommandError> {
        let (expected, found) = (seats.len(), self.hide.len());
        if found > expected {
            return Err(ContestOptionError::TooMany { expected, found }.into());
        }
        let given = self.hide.iter().map(Some).chain(std::iter::repeat(None));
        seats
            .iter()
            .zip(given)
            .map(|(sitter, board)| match (board.map(String::as_str), sitter) {
                (Some("random"), _) | (None, Sitter::Human) => Ok(Hiding::Drawn(None)),
                (None, Sitter::Program(_)) => Ok(Hiding::Drawn(self.placement())),
                (Some("pack"), _) => packed(setting),
                (Some(name), _) => match name.strip_prefix("seed:") {
                    Some(seed) => {
                        seed.parse().map(Hiding::Seed).map_err(|error| CommandError::content("--hide", error))
                    }
                    None => lines(Path::new(name)),
                },
            })
            .collect()
    }

    /// The same, but people who have not said how they hide their boards decide that later.
    pub fn given_hiding(&self, seats: &[Sitter], setting: &Setting) -> Result<Vec<Option<Hiding>>, CommandError> {
        let hiding = self.hiding(seats, setting)?.into_iter().zip(seats).enumerate();
        let is_open = |at: usize, sitter: &Sitter| *sitter == Sitter::Human && at >= self.hide.len();
        Ok(hiding.map(|(at, (hiding, sitter))| (!is_open(at, sitter)).then_some(hiding)).collect())
    }

    /// Whether to measure shooters.
    pub fn is_measuring(&self) -> bool {
        !self.shooters.is_empty()
    }

    /// Measures shooters.
    pub fn measure(
        &self,
        setting: &Setting,
        seed: Option<Seed>,
        threads: Threads,
        as_json: bool,
        output: &mut Output,
    ) -> Result<Answer, CommandError> {
        let plan = Plan {
            config: Config::new(setting.clone()),
            placement: self.placement.unwrap_or(Placement::Uniform),
            levels: self.shooters.clone(),
            boards: self.boards,
            seed: seed.unwrap_or_else(|| Seed::try_from(1).expect("1 is a seed")),
            assume: self.assume.unwrap_or_default(),
            budget: Budget::ARENA,
        };
        let progress = progress_bar(self.boards as usize, "boards");
        let stop = AtomicBool::new(false);
        let report = measure_shooters(&plan, &threads.pool()?, &stop, |done| progress.set_position(done.into()));
        progress.finish_and_clear();
        let report = report.map_err(|error| ContestOptionError::NotMeasured(error.to_string()))?;
        match as_json {
            true => output.json(&report)?,
            false => print(&report, output)?,
        }
        Ok(Answer::Yes)
    }
}

fn print(report: &Report, output: &mut Output) -> Result<(), CommandError> {
    output.line(format_args!("shots on {} boards", report.boards))?;
    for one in &report.shooters {
        let (level, Mean { mean, ci95 }, median) = (&one.level, one.mean, one.median);
        output.line(format_args!("{level:<8} mean {mean:.2} ± {ci95:.2}, median {median}"))?;
    }
    for pair in &report.paired {
        let (a, b, difference, ci95) = (&pair.a, &pair.b, pair.difference, pair.ci95);
        output.line(format_args!("{a} - {b}: {difference:+.2} ± {ci95:.2} on the same boards"))?;
    }
    Ok(())
}

/// The lines of a board in a file.
fn lines(path: &Path) -> Result<Hiding, CommandError> {
    let text = read_text(path)?;
    let layout: Layout = text.parse().map_err(|error: LayoutError| CommandError::content(shown::path(path), error))?;
    Ok(Hiding::Lines(layout.rows()))
}

/// Perelman's arrangement.
fn packed(setting: &Setting) -> Result<Hiding, CommandError> {
    /// Enough for a proof on usual boards.
    const STEPS: u64 = 1_000_000;
    let packing = pack(setting, STEPS).map_err(|error: PackingError| CommandError::content("--hide", error))?;
    Ok(Hiding::Lines(packing.layout.rows()))
}
