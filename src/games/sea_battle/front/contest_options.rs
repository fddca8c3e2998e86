//! The options of Sea Battle for two: boards, salvos, and how shooters are measured.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use clap::Args;
use serde_json::{Map, Value, json};

use crate::board::{Layout, LayoutError, Setting};
use crate::contest::ForTwo;
use crate::pack::{PackingError, pack};
use crate::shooting::{Assume, Budget, Config, Level, Placement, Plan, Report, measure_shooters};
use rayon::ThreadPool;
use smyoz_app::registry::contest::{Hiding, Measurement};
use smyoz_app::registry::values::{by_name, number};
use smyoz_app::registry::{Read, Refusal, Reply, Text};
use smyoz_core::contest::{Contest as _, Mean, Sitter, rounded};
use smyoz_core::puzzles::Seed;

/// Options on the game for two.
#[derive(Args, Clone, Default)]
#[command(next_help_heading = "Sea Battle")]
pub(super) struct ContestArgs {
    /// N shots a turn, whatever the answers; by default, one, and another after each hit
    #[arg(long, value_name = "N", value_parser = number::<u8>(1..=100))]
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
    #[command(flatten)]
    advice: AdviceArgs,
    /// Measure how many shots these levels need, all on the same boards
    #[arg(long, value_name = "LEVELS", value_delimiter = ',', conflicts_with_all = ["text", "arena", "resume", "review", "salvo"])]
    #[arg(value_parser = by_name(Level::ALL, Level::name))]
    shooters: Vec<Level>,
    /// Number of boards that shooters are measured on
    #[arg(long, value_name = "N", requires = "shooters", default_value = "2000")]
    #[arg(value_parser = number::<u32>(1..=1_000_000))]
    boards: u32,
}

/// Options on advice, for any game.
#[derive(Args, Clone, Default)]
#[command(next_help_heading = "Sea Battle")]
pub(super) struct AdviceArgs {
    /// How hints, `map`, --review and --shooters suppose that fleets were hidden: mixture or uniform
    ///
    /// uniform: every board that fits the answers is equally likely. mixture: uniform, packed or
    /// likelier at the edge, with probabilities that are 50, 30 and 20 % at first and then follow
    /// from the answers. Programs that play name it themselves: program:strong:uniform.
    #[arg(long, hide_short_help = true, value_name = "WHAT", default_value = "mixture", conflicts_with_all = ["arena", "print"])]
    #[arg(value_parser = by_name(Assume::ALL, Assume::name))]
    assume: Assume,
}

impl AdviceArgs {
    /// What advice assumes, by its name.
    pub fn name(&self) -> String {
        self.assume.name().to_owned()
    }
}

impl ContestArgs {
    /// The variant of the game as data.
    pub fn variant(&self, setting: &Setting) -> Map<String, Value> {
        ForTwo { setting: setting.clone(), salvo: self.salvo }.variant()
    }

    /// How the boards of the arena and of programs are drawn.
    pub fn placement(&self) -> Option<String> {
        self.placement.map(|placement| placement.name().to_owned())
    }

    /// How each seat hides its board; `None` for people who have not said so.
    pub fn hiding(&self, seats: &[Sitter], setting: &Setting, read: Read) -> Result<Vec<Option<Hiding>>, Refusal> {
        let (expected, found) = (seats.len(), self.hide.len());
        if found > expected {
            let reason = format!("expected at most {expected} boards, one for each seat, found {found}");
            return Err(Refusal::at("--hide", reason));
        }
        let given = self.hide.iter().map(Some).chain(std::iter::repeat(None));
        seats
            .iter()
            .zip(given)
            .map(|(sitter, board)| match (board.map(String::as_str), sitter) {
                (None, Sitter::Human) => Ok(None),
                (None, Sitter::Program(_)) => Ok(Some(Hiding::Drawn(self.placement()))),
                (Some("random"), _) => Ok(Some(Hiding::Drawn(None))),
                (Some("pack"), _) => packed(setting).map(Some),
                (Some(name), _) => match name.strip_prefix("seed:") {
                    Some(seed) => {
                        seed.parse().map(|seed| Some(Hiding::Seed(seed))).map_err(|error| Refusal::at("--hide", error))
                    }
                    None => lines(Path::new(name), read).map(Some),
                },
            })
            .collect()
    }

    /// Measures shooters, if that is asked for.
    pub fn measurement(self, setting: Setting, seed: Option<Seed>) -> Option<Measurement> {
        if self.shooters.is_empty() {
            return None;
        }
        let plan = Plan {
            config: Config::new(setting),
            placement: self.placement.unwrap_or(Placement::Uniform),
            levels: self.shooters,
            boards: self.boards,
            seed: seed.unwrap_or_else(|| Seed::try_from(1).expect("1 is a seed")),
            assume: self.advice.assume,
            budget: Budget::ARENA,
        };
        let (steps, unit) = (self.boards.into(), "boards");
        let measure = move |pool: &ThreadPool, stop: &AtomicBool, done: &mut dyn FnMut(u64)| {
            let report = measure_shooters(&plan, pool, stop, |boards| done(boards.into()));
            let report = report.map_err(|error| Refusal::Other(error.to_string()))?;
            Ok(Reply { yes: Some(true), json: json!(report), text: text(&report) })
        };
        Some(Measurement { steps, unit, measure: Box::new(measure) })
    }
}

fn text(report: &Report) -> String {
    let mut text = format!("shots on {} boards\n", report.boards);
    text.extend(report.shooters.iter().map(|one| {
        let (level, Mean { mean, ci95 }, median) = (&one.level, one.mean, one.median);
        format!("{level:<8} mean {mean:.2} ± {ci95:.2}, median {median}\n")
    }));
    text.extend(report.paired.iter().map(|pair| {
        let (a, b, difference, ci95) = (&pair.a, &pair.b, rounded(pair.difference, 2), pair.ci95);
        format!("{a} - {b}: {difference:+.2} ± {ci95:.2} on the same boards\n")
    }));
    text
}

/// The lines of a board in a file.
fn lines(path: &Path, read: Read) -> Result<Hiding, Refusal> {
    let Text { name, text } = read(path)?;
    let layout: Layout = text.parse().map_err(|error: LayoutError| Refusal::at(name, error))?;
    Ok(Hiding::Lines(layout.rows()))
}

/// Perelman's arrangement.
fn packed(setting: &Setting) -> Result<Hiding, Refusal> {
    /// Enough for a proof on usual boards.
    const STEPS: u64 = 1_000_000;
    let packing = pack(setting, STEPS).map_err(|error: PackingError| Refusal::at("--hide", error))?;
    Ok(Hiding::Lines(packing.layout.rows()))
}
