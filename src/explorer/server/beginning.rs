//! How a game begins.

use itertools::Itertools;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value, from_value};

use super::fault::Fault;
use super::work::Cancelled;
use crate::compose::{Declined, Goal, Options, Order, Wish, compose_unless};
use crate::explorer::{Game, Mode, ReadGameError, Source, Start, read_game, read_link};
use crate::lang::Lang;
use crate::level::Level;
use crate::level::Levels;
use crate::puzzle::Puzzle;
use crate::rate;
use crate::smyoz::{Illegal, LayoutError, Seed};

/// How many seeds are tried for a puzzle of a level. Most have one.
const SEEDS: usize = 8;

/// A game to begin: `{"mode": "training", "seed": 5}`. Without `mode`, a puzzle is played as such,
/// anything else as a game; without anything else, the seed is random.
pub(super) struct NewGame {
    mode: Option<Mode>,
    from: Origin,
}

/// Where a game comes from.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Origin {
    /// A random seed.
    #[serde(skip)]
    Random,
    /// A seed.
    Seed(Seed),
    /// A layout that the user has drawn.
    Layout(String),
    /// A puzzle.
    Puzzle(Box<Puzzle>),
    /// A puzzle of the library: its number, from 0.
    Library(usize),
    /// A puzzle of this level, to be composed.
    Level(Level),
    /// A saved file.
    Game(Value),
    /// A link, or what stands in it after `#`.
    Link(String),
}

impl<'de> Deserialize<'de> for NewGame {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut keys = Map::deserialize(deserializer)?;
        let mode = keys.remove("mode").map(from_value).transpose().map_err(D::Error::custom)?;
        let from = match keys.is_empty() {
            true => Origin::Random,
            false => from_value(Value::Object(keys)).map_err(D::Error::custom)?,
        };
        Ok(Self { mode, from })
    }
}

impl NewGame {
    /// The game.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn begin(self, library: &[Puzzle], lang: Lang, cancelled: &Cancelled) -> Result<Game, Fault> {
        let not_read = |error: ReadGameError| Fault::NoGame(error.sentence(lang));
        let source = match self.from {
            Origin::Random => Source::Seed(random_seed()?),
            Origin::Seed(seed) => Source::Seed(seed),
            Origin::Layout(drawing) => {
                Source::Layout(drawing.parse().map_err(|error| Fault::NoGame(no_layout(&error, lang)))?)
            }
            Origin::Puzzle(puzzle) => Source::Puzzle(puzzle),
            Origin::Library(number) => {
                let puzzle = library.get(number).ok_or(Fault::NoSuchPuzzle(library.len()))?;
                Source::Puzzle(Box::new(puzzle.clone()))
            }
            Origin::Level(level) => Source::Puzzle(Box::new(composed(level, lang, cancelled)?)),
            Origin::Game(game) => return read_game(&game.to_string()).map_err(not_read),
            Origin::Link(link) => return read_link(&link).map_err(not_read),
        };
        let usual = if matches!(source, Source::Puzzle(_)) { Mode::Puzzle } else { Mode::Game };
        Game::new(Start { mode: self.mode.unwrap_or(usual), source })
            .map_err(|reason| Fault::NoGame(reason.sentence(lang)))
    }
}

/// Why a text is not a layout, in words.
fn no_layout(error: &LayoutError, lang: Lang) -> String {
    match error {
        LayoutError::Drawing(_) => lang.no_game_drawing(),
        LayoutError::Illegal(Illegal::Fleet(_)) => lang.no_game_fleet(),
        LayoutError::Illegal(Illegal::Rules(broken)) => {
            let rules = broken.iter().map(|violation| rate::rule_name(violation.rule, lang)).unique();
            lang.no_game_rules(rules.format(", ").to_string())
        }
    }
}

/// Why no puzzle was composed, in words; it may be a fault of the program.
pub(super) fn not_composed(reason: &Declined, lang: Lang) -> Fault {
    Fault::NotComposed(match reason {
        Declined::Disagreement(_) => return Fault::Bug,
        Declined::Cancelled => return Fault::Cancelled,
        Declined::TooHard => lang.no_puzzle_too_hard(),
        Declined::NotToOrder => lang.no_puzzle_not_to_order(),
        Declined::Undecided => lang.no_puzzle_several_solutions(),
        _ => lang.no_puzzle_otherwise(),
    })
}

/// A seed that nobody chose.
///
/// # Errors
/// If the system has no random numbers.
pub(super) fn random_seed() -> Result<Seed, Fault> {
    let random = getrandom::u32().map_err(|error| Fault::NotComposed(error.to_string()))?;
    Seed::try_from(random % Seed::COUNT).map_err(|_| Fault::Bug)
}

/// A puzzle of this level, of a random seed.
fn composed(level: Level, lang: Lang, cancelled: &Cancelled) -> Result<Puzzle, Fault> {
    let order = Order::of(Levels::Range(level, level));
    let options = Options::from(Goal::unique(Wish::ToOrder(order)));
    let mut fault = Fault::Cancelled;
    for _ in 0..SEEDS {
        match compose_unless(random_seed()?, &options, &|| cancelled.is_so()) {
            Ok(composed) => return Ok(composed.puzzle),
            Err(reason) => fault = not_composed(&reason, lang),
        }
        if matches!(fault, Fault::Bug | Fault::Cancelled) {
            break;
        }
    }
    Err(fault)
}
