//! Options on where clues lie and what they need, which more than one game has.

use clap::{ArgMatches, Args, Command, FromArgMatches, ValueHint};
use itertools::Itertools;
use thiserror::Error;

use super::Registry;
use super::answers::Blame;
use super::job::{CommonWishes, RefusedError, Settings, settings};
use super::puzzle::AnyPuzzle;
use super::values::{FileArg, by_name, completed};
use super::verdict::no_solution;
use smyoz_core::composing::{ClueSymmetry, Spread};
use smyoz_core::deduction::{Logic, Technique};
use smyoz_core::lang::Lang;
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::{Level, Levels, UnknownTechniqueError};
use smyoz_core::rating::Told;

/// Options on what the clues of a puzzle need, and where they lie.
#[derive(Args, Clone)]
pub struct ClueWishes {
    /// Only puzzles that need these techniques, separated by commas
    ///
    /// The other techniques of the level alone do not solve the puzzle.
    #[arg(long, hide_short_help = true, value_name = "TECHNIQUES", value_delimiter = ',', hide_possible_values = true)]
    pub require: Vec<String>,
    /// Only puzzles that do not need these techniques, separated by commas
    #[arg(long, hide_short_help = true, value_name = "TECHNIQUES", value_delimiter = ',', hide_possible_values = true)]
    pub avoid: Vec<String>,
    /// Symmetry of the cells with clues
    #[arg(long, hide_short_help = true, value_name = "SYMMETRY", default_value = "none")]
    #[arg(value_parser = by_name(ClueSymmetry::ALL, ClueSymmetry::name))]
    pub clue_symmetry: ClueSymmetry,
    /// Clues only on the cells of a drawing
    ///
    /// A file with a line per row: # or x for a cell of the drawing, a dot for any other. Or,
    /// instead of a file, the characters themselves in one line: 81 for SMYOZ.
    #[arg(long, hide_short_help = true, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub pattern: Option<FileArg>,
    /// No two clues in neighbouring cells, not even diagonally
    ///
    /// With N, any two are at least N columns or N rows apart.
    #[arg(long, hide_short_help = true, value_name = "N", num_args = 0..=1, default_missing_value = "2")]
    pub spread: Option<Spread>,
    /// Complete a puzzle: keep its clues and add more
    ///
    /// One puzzle is made, unless --want, --tries or --seeds sets another number. Shots, or shown
    /// cells, are added: enough for a person to solve it, or for the level of --level; with
    /// --minimum, as few as possible, however hard the puzzle. Without --level, the level varies
    /// with the seed. The layout is the solution of the puzzle; if it has none, the seed chooses one
    /// of the layouts that fit. Items and counts that the puzzle withholds stay withheld; if it
    /// gives none, all are given.
    #[arg(long, value_name = "PUZZLE", value_hint = ValueHint::FilePath)]
    pub start: Option<FileArg>,
}

/// The options that ask for a difficulty.
pub const LEVEL: &str = "--level, --score, --stars, --longest, --suppositions, --require or --avoid";

/// What is wished of puzzles of a game with these options.
pub struct Wishes {
    /// Those that any game can have.
    pub common: CommonWishes,
    /// Those of these options.
    pub clues: ClueWishes,
}

impl Wishes {
    /// Wishes of the command, and the options that were parsed with it.
    ///
    /// # Errors
    /// If a value cannot be read.
    pub fn of(common: &CommonWishes, own: &ArgMatches) -> Result<Self, RefusedError> {
        Ok(Self { common: common.clone(), clues: options(own)? })
    }

    /// The options as journals hold them.
    pub fn settings(&self) -> Settings {
        let ids = |ids: &[String]| Some(ids.iter().sorted_unstable().dedup().join(",")).filter(|ids| !ids.is_empty());
        let ClueWishes { require, avoid, clue_symmetry, spread, .. } = &self.clues;
        settings([
            ("require", ids(require)),
            ("avoid", ids(avoid)),
            ("clue-symmetry", self.is_symmetric().then(|| clue_symmetry.name().to_owned())),
            ("spread", spread.map(|spread| spread.to_string())),
        ])
    }

    /// Whether the cells with clues have a symmetry.
    pub fn is_symmetric(&self) -> bool {
        self.clues.clue_symmetry != ClueSymmetry::None
    }

    /// Whether a difficulty is asked for.
    pub fn asks_for_level(&self) -> bool {
        self.common.asks_for_level() || !self.clues.require.is_empty() || !self.clues.avoid.is_empty()
    }

    /// The techniques that puzzles of these levels need, and those that they do not need: sorted by
    /// id, without duplicates.
    ///
    /// # Errors
    /// If the game does not have them, or they do not go with the levels or with each other.
    pub fn techniques<L: Logic>(
        &self,
        game: &'static str,
        levels: Levels,
    ) -> Result<[Vec<&'static Technique<L>>; 2], WishError> {
        let highest = levels.highest();
        let named = |ids: &[String]| {
            let ids = ids.iter().sorted_unstable().dedup();
            let named = ids.map(|id| Technique::named_by(id).map_err(|error| WishError::OfOtherGame { game, error }));
            named.collect::<Result<Vec<&'static Technique<L>>, WishError>>()
        };
        let (require, avoid) = (named(&self.clues.require)?, named(&self.clues.avoid)?);
        if highest == Level::Beyond && !(require.is_empty() && avoid.is_empty()) {
            return Err(WishError::BeyondTechniques(levels));
        }
        if let Some(&&Technique { id, level, .. }) = require.iter().find(|technique| technique.level > highest) {
            return Err(WishError::AboveLevel { id, level, levels });
        }
        if let Some(technique) = require.iter().find(|technique| avoid.contains(technique)) {
            return Err(WishError::RequiredAndAvoided(technique.id));
        }
        Ok([require, avoid])
    }
}

/// Why wishes are refused.
#[derive(Debug, Error)]
pub enum WishError {
    /// Two options that cannot be combined.
    #[error("{option} {what}: it cannot be combined with {other}")]
    Together {
        /// One option.
        option: &'static str,
        /// What it does.
        what: &'static str,
        /// The other option.
        other: &'static str,
    },
    /// A limit of a proof that is not asked for.
    #[error("--time-limit limits the proof that no fewer clues are possible: also give --minimum")]
    LimitOfNoProof,
    /// Techniques of puzzles that techniques do not solve.
    #[error("--level {0}: techniques do not solve all such puzzles, so none can be required or avoided")]
    BeyondTechniques(Levels),
    /// A technique is above the levels.
    #[error("--require {id}: its level is {level}, above {levels}")]
    AboveLevel {
        /// The technique.
        id: &'static str,
        /// Its level.
        level: Level,
        /// The levels that are asked for.
        levels: Levels,
    },
    /// A technique is both required and avoided.
    #[error("{0} is both required and avoided")]
    RequiredAndAvoided(&'static str),
    /// Only another game has this technique, or none.
    #[error("--game {game}: {}", no_technique(.error, &format!(" --game {game}")))]
    OfOtherGame {
        /// The game.
        game: &'static str,
        /// What is wrong with the technique.
        error: UnknownTechniqueError,
    },
}

impl From<WishError> for RefusedError {
    fn from(error: WishError) -> Self {
        Self::Options(error.into())
    }
}

/// Options that were parsed with those of a command.
///
/// # Errors
/// If a value cannot be read.
pub fn options<A: FromArgMatches>(own: &ArgMatches) -> Result<A, RefusedError> {
    A::from_arg_matches(own).map_err(|error| RefusedError::Options(error.into()))
}

/// The command with these options, unless another game has added them.
pub fn with<A: Args>(command: Command) -> Command {
    let new = A::augment_args(Command::new("new"));
    let is_new = |option: &clap::Arg| command.get_arguments().all(|other| other.get_id() != option.get_id());
    if new.get_arguments().all(is_new) { A::augment_args(command) } else { command }
}

/// That nothing can be made of the puzzle to begin with, whose clues contradict each other.
pub fn contradiction(name: &str, blame: Option<&Blame>) -> RefusedError {
    RefusedError::Contradiction(format!("{name}: {}", no_solution(blame)))
}

/// A puzzle with its rating, if it can be rated.
pub fn rated<P: AnyPuzzle + Clone>(puzzle: P, limits: Limits) -> P {
    let path = puzzle.path(Told::Nothing, false, Lang::En, limits);
    let rated = path.ok().and_then(|(_, rated)| rated.downcast_ref::<P>().cloned());
    rated.unwrap_or(puzzle)
}

/// Refuses levels above that of the puzzle to begin with, if its clues leave only one solution:
/// more clues make no puzzle harder.
///
/// # Errors
/// If all of these levels are above it.
pub fn refuse_harder(
    name: &str,
    unique: impl AnyPuzzle + Clone,
    levels: Levels,
    limits: Limits,
) -> Result<(), RefusedError> {
    match rated(unique, limits).level() {
        Some(level) if levels.iter().all(|wanted| wanted > level) => Err(RefusedError::Contradiction(format!(
            "{name} has only one solution and is of level {level}: more clues do not make it harder"
        ))),
        _ => Ok(()),
    }
}

/// The command with the names of the techniques of all games for the options that take any, if it
/// has these options. Which game is meant is known once all options are read.
pub fn with_techniques(command: Command, registry: &Registry) -> Command {
    let registry = registry.clone();
    let names = move || -> Vec<&'static str> {
        let rows = registry.games().iter().filter_map(|game| game.puzzles()?.techniques()).flatten();
        rows.map(|row| row.id).unique().collect()
    };
    let known = names.clone();
    let parse = move |text: &str| match known() {
        names if names.contains(&text) => Ok(text.to_owned()),
        names => Err(no_technique(&UnknownTechniqueError::of(text, names.into_iter()), "")),
    };
    let parser = completed(names, parse);
    command.mut_args(|option| match option.get_id().as_str() {
        "require" | "avoid" => option.value_parser(parser.clone()),
        _ => option,
    })
}

/// The message that there is no such technique. The list is printed with these options.
pub fn no_technique(error: &UnknownTechniqueError, options: &str) -> String {
    match error.nearest {
        Some(_) => error.to_string(),
        None => format!("{error}: `smyoz techniques{options}` lists them"),
    }
}
