//! What is wished of the puzzles of a batch, whatever the game.

use std::path::Path;
use std::time::Duration;

use clap::{Args, Command, ValueHint};
use itertools::Itertools;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};
use thiserror::Error;

use super::Registry;
use super::answers::Blame;
use super::composing::{Aim, Begun};
use super::job::{RefusedError, Text};
use super::puzzle::AnyPuzzle;
use super::values::{FileArg, by_name, completed, seconds, stars};
use super::verdict::no_solution;
use crate::play::Play;
use smyoz_core::composing::{ClueSymmetry, Difficulty, Spread};
use smyoz_core::deduction::{Logic, Technique};
use smyoz_core::engines::EngineChoice;
use smyoz_core::game::Game;
use smyoz_core::lang::Lang;
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::{Bounds, Level, Levels, UnknownTechniqueError, is_default};
use smyoz_core::rating::{TechniqueRow, Told};

/// What may be wished of the puzzles of any game.
#[derive(Args, Clone, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Wishes {
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
    #[serde(skip_serializing_if = "is_default")]
    pub clue_symmetry: ClueSymmetry,
    /// Clues only on the cells of a drawing
    ///
    /// A file with a line per row: # or x for a cell of the drawing, a dot for any other. Or,
    /// instead of a file, the characters themselves in one line.
    #[arg(long, hide_short_help = true, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub pattern: Option<FileArg>,
    /// No two clues in neighbouring cells, not even diagonally
    ///
    /// With N, any two are at least N columns or N rows apart.
    #[arg(long, hide_short_help = true, value_name = "N", num_args = 0..=1, default_missing_value = "2")]
    pub spread: Option<Spread>,
    /// Complete a puzzle: keep its clues and add more
    ///
    /// One puzzle is made, unless --want, --tries or --seeds sets another number. Clues are added:
    /// enough for a person to solve it, or for the level of --level; with --minimum, as few as
    /// possible, however hard the puzzle. Without --level, the level varies with the seed. The
    /// layout is the solution of the puzzle; if it has none, the seed chooses one of the layouts
    /// that fit. Items and counts that the puzzle withholds stay withheld; if it gives none, all
    /// are given.
    #[arg(long, value_name = "PUZZLE", value_hint = ValueHint::FilePath)]
    pub start: Option<FileArg>,
    /// Seconds per puzzle to prove that fewer clues would not do
    ///
    /// After that the puzzle is kept; its file says that the minimum is not proved, and gives the
    /// best bound.
    #[arg(long, hide_short_help = true, value_name = "SECONDS", value_parser = seconds)]
    #[serde(with = "in_seconds")]
    pub time_limit: Option<Duration>,
    /// Engine that finds the solutions: a SAT solver, exhaustive search, or both in turn until one
    /// is done
    #[arg(long, hide_short_help = true, default_value_t, value_parser = by_name(EngineChoice::ALL, EngineChoice::name))]
    #[serde(skip_serializing_if = "is_default")]
    pub engine: EngineChoice,
}

/// The most suppositions that a puzzle for grandmasters needs unless something else is wished.
const SUPPOSITIONS: u32 = 12;

/// The options that ask for a difficulty.
pub const LEVEL: &str = "--level, --score, --stars, --longest, --suppositions, --require or --avoid";

/// The names of levels, and the name of all of them in turn.
fn level_names() -> Vec<&'static str> {
    Level::ALL.map(Level::name).into_iter().chain(["each"]).collect()
}

/// Times as numbers of seconds.
mod in_seconds {
    use super::{Deserialize, Deserializer, Duration, Serialize, Serializer};

    pub fn serialize<S: Serializer>(time: &Option<Duration>, serializer: S) -> Result<S::Ok, S::Error> {
        time.map(|time| time.as_secs_f64()).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Duration>, D::Error> {
        let seconds = Option::<f64>::deserialize(deserializer)?;
        seconds.map(Duration::try_from_secs_f64).transpose().map_err(serde::de::Error::custom)
    }
}

impl Wishes {
    /// Whether a difficulty is asked for.
    pub fn asks_for_level(&self) -> bool {
        let bounds = [self.score, self.stars, self.longest, self.suppositions];
        let has_techniques = !self.require.is_empty() || !self.avoid.is_empty();
        self.level.is_some() || has_techniques || bounds.iter().any(Option::is_some)
    }

    /// Whether the cells with clues have a symmetry.
    pub fn is_symmetric(&self) -> bool {
        self.clue_symmetry != ClueSymmetry::None
    }

    /// The same, with what the files hold that are named; techniques sorted by id, each once.
    ///
    /// # Errors
    /// If one cannot be read.
    pub fn read<E>(self, read: impl Fn(&Path) -> Result<Text, E>) -> Result<Self, E> {
        let text = |file: Option<FileArg>, option: &str| match file {
            Some(FileArg::Path(path)) => read(&path).map(FileArg::Read).map(Some),
            Some(FileArg::Content(text)) => Ok(Some(FileArg::Read(Text { name: option.to_owned(), text }))),
            other => Ok(other),
        };
        let sorted = |ids: Vec<String>| ids.into_iter().sorted_unstable().dedup().collect();
        let (pattern, start) = (text(self.pattern, "--pattern")?, text(self.start, "--start")?);
        Ok(Self { pattern, start, require: sorted(self.require), avoid: sorted(self.avoid), ..self })
    }

    /// What clues are chosen for: by default, for a level, unless other options restrict them.
    /// Clues to begin with may need no others.
    ///
    /// # Errors
    /// If what is asked for does not go together, or the game does not have it.
    pub fn aim<G: Play>(&self, begun: Option<&Begun<G>>, is_restricted: bool) -> Result<Aim<G>, WishError> {
        let asks = self.asks_for_level();
        let is_restricted = is_restricted || begun.is_some_and(Begun::is_unique);
        let has_techniques = !G::Logic::techniques().is_empty();
        Ok(match () {
            () if self.minimum || !has_techniques || is_restricted && !asks => Aim::Fewest,
            () if begun.is_some() && !asks => Aim::Level(None, Difficulty::of(Level::Beginner, Level::Grandmaster)),
            () => {
                let (levels, order) = self.order::<G>()?;
                Aim::Level(Some(levels), order)
            }
        })
    }

    /// The difficulty that is asked for.
    ///
    /// # Errors
    /// If what is asked for does not go together, or the game does not have it.
    pub fn order<G: Game>(&self) -> Result<(Levels, Difficulty<G>), WishError> {
        let Self { level, score, longest, suppositions, .. } = *self;
        // Only puzzles for grandmasters need suppositions.
        let usual = match longest.or(suppositions) {
            Some(_) => Level::Grandmaster,
            None => Level::Advanced,
        };
        let is_for_grandmasters = level.is_some_and(|levels| levels.contain(Level::Grandmaster));
        // They can need dozens, which nobody has the patience for.
        let suppositions = suppositions.or_else(|| is_for_grandmasters.then(|| Bounds::at_most(SUPPOSITIONS)));
        let levels = level.unwrap_or(Levels::only(usual));
        let has = |level: Level| G::Logic::techniques().iter().any(|technique| technique.level == level);
        let is_asked = |wanted: &Level| level.is_some_and(|levels| levels.contain(*wanted));
        if let Some(lacking) = Level::SOLVABLE.into_iter().filter(is_asked).find(|&level| !has(level)) {
            return Err(WishError::NoTechniqueOf(lacking));
        }
        let [require, avoid] = self.techniques::<G>(levels)?;
        let any = Difficulty::of(Level::Beginner, Level::Beyond);
        Ok((levels, Difficulty { score, longest, suppositions, require, avoid, ..any }))
    }

    /// The techniques that puzzles of these levels need, and those that they do not need.
    fn techniques<G: Game>(&self, levels: Levels) -> Result<[Vec<&'static Technique<G::Logic>>; 2], WishError> {
        let highest = levels.highest();
        let rows = TechniqueRow::all::<G::Logic>();
        let Self { require, avoid, .. } = self;
        let named = |ids: &[String]| {
            let named = ids.iter().map(|id| Technique::named_by(id));
            let named: Result<Vec<_>, _> = named.collect();
            named.map_err(|error| WishError::OfOtherGame { game: G::KIND, error })
        };
        let techniques = [named(require)?, named(avoid)?];
        if highest == Level::Beyond && !(require.is_empty() && avoid.is_empty()) {
            return Err(WishError::BeyondTechniques(levels));
        }
        let above = rows.iter().find(|row| row.level > highest && require.iter().any(|id| id == row.id));
        if let Some(&TechniqueRow { id, level, .. }) = above {
            return Err(WishError::AboveLevel { id, level, levels });
        }
        match require.iter().find(|id| avoid.contains(id)) {
            Some(id) => Err(WishError::RequiredAndAvoided(id.clone())),
            None => Ok(techniques),
        }
    }

    /// Refuses wishes that do not go together, or not with this game.
    ///
    /// # Errors
    /// If there are such.
    pub(super) fn check<G: Game>(&self, aim: &Aim<G>) -> Result<(), WishError> {
        let asks = self.asks_for_level();
        let together = |option, what, other| Err(WishError::Together { option, what, other });
        if asks && G::Logic::techniques().is_empty() {
            return Err(WishError::NoTechniques);
        }
        if self.stars.is_some() && G::STAR_SCORES.is_none() {
            return Err(WishError::NoStars);
        }
        if self.minimum && asks {
            return together("--minimum", "asks for the fewest clues, whatever the level", LEVEL);
        }
        if self.time_limit.is_some() && self.spread.is_some() {
            return together("--spread", "takes the time that it needs", "--time-limit");
        }
        let adds = "keeps the clues that are given, and adds others as needed";
        if self.start.is_some() && self.is_symmetric() {
            return together("--start", adds, "--clue-symmetry");
        }
        if self.start.is_some() && self.time_limit.is_some() {
            return together("--start", adds, "--time-limit");
        }
        match aim {
            Aim::Level(..) if self.time_limit.is_some() => Err(WishError::LimitOfNoProof),
            _ => Ok(()),
        }
    }
}

/// What options say, as journals hold it: by name, without what is not asked for.
pub fn keys(options: &impl Serialize) -> Map<String, Value> {
    let is_asked = |value: &Value| match value {
        Value::Null | Value::Bool(false) => false,
        Value::Array(values) => !values.is_empty(),
        _ => true,
    };
    match serde_json::to_value(options) {
        Ok(Value::Object(keys)) => keys.into_iter().filter(|(_, value)| is_asked(value)).collect(),
        Ok(Value::Null) => Map::new(),
        other => panic!("options are an object: {other:?}"),
    }
}

/// The options of [these keys](keys), among others.
///
/// # Errors
/// If one has a value that it cannot have.
pub fn of_keys<T: DeserializeOwned>(keys: &Map<String, Value>) -> Result<T, serde_json::Error> {
    T::deserialize(Value::Object(keys.clone()))
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
    RequiredAndAvoided(String),
    /// The game has no techniques.
    #[error("it has no techniques, so its puzzles have no level")]
    NoTechniques,
    /// The game has no technique of a level that is asked for.
    #[error("--level: it has no technique of level {0}, so no puzzle is of that level")]
    NoTechniqueOf(Level),
    /// No puzzle of the game has stars.
    #[error("its puzzles have no stars")]
    NoStars,
    /// Its clues do not lie in the cells of a board.
    #[error("{0}: its clues are not those of the cells of a board")]
    NoCells(&'static str),
    /// The board does not have this symmetry.
    #[error("expected a square board, such as 10x10, for symmetry `{0}`")]
    NotSquare(ClueSymmetry),
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
        let rows = registry.games().iter().flat_map(|game| game.techniques());
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
