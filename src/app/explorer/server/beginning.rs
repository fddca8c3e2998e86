//! How a game begins.

use itertools::Itertools;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value, from_value};

use super::fault::Fault;
use crate::explorer::{Game, Mode, Playable, Played, ReadGameError, Sentence, Source, Start, sea_battle, text_of_link};
use crate::registry::Registry;
use smyoz_core::lang::Lang;
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::{Level, Levels};
use smyoz_games::sea_battle::compose::ComposeError as SeaDeclined;
use smyoz_games::smyoz::compose::{ComposeError, Goal, Options, Order, Wish, compose};
use smyoz_games::smyoz::puzzle::Puzzle;
use smyoz_games::smyoz::{IllegalLayoutError, LayoutError, Seed, rate};

/// How many seeds are tried for a puzzle of a level. Most have one.
const SEEDS: usize = 8;

/// A game to begin: `{"mode": "training", "seed": 5}`. Without `mode`, a puzzle is played as such,
/// anything else as a game; without anything else, the seed is random.
pub(super) struct NewGame {
    mode: Way,
    from: Origin,
}

/// Where a game comes from.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Origin {
    /// A random seed.
    #[serde(skip)]
    Random,
    Seed(Seed),
    /// A layout that the user has drawn.
    Layout(String),
    /// A puzzle of any game.
    Puzzle(Value),
    /// A puzzle of the library: its number, from 0.
    Library(usize),
    /// A puzzle of this level, to be composed.
    Level(Level),
    /// The puzzle of a day, the same for everybody.
    Day(Day),
    /// A puzzle of Sea Battle, to be composed.
    SeaBattle(sea_battle::Wanted),
    /// A saved file.
    Game(Value),
    /// A link, or what stands in it after `#`.
    Link(String),
}

/// The puzzle of a day and a level.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Day {
    /// Year, month and day, two digits each.
    date: Seed,
    level: Level,
    game: DayGame,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum DayGame {
    Smyoz,
    SeaBattle,
}

/// The seed of a day. Each level has another one, so that no puzzle shows the solution of the next.
fn seed_of(date: Seed, level: Level) -> Result<Seed, Fault> {
    let step = Seed::COUNT / Level::SOLVABLE.len() as u32;
    Seed::try_from((date.number() + level as u32 * step) % Seed::COUNT).map_err(|_| Fault::Bug)
}

impl<'de> Deserialize<'de> for NewGame {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut keys = Map::deserialize(deserializer)?;
        let mode = keys.remove("mode").map(from_value).transpose().map_err(D::Error::custom)?;
        let from = match keys.is_empty() {
            true => Origin::Random,
            false => from_value(Value::Object(keys)).map_err(D::Error::custom)?,
        };
        Ok(Self { mode: Way(mode), from })
    }
}

impl NewGame {
    /// The game.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn begin(
        self,
        registry: &Registry,
        library: &[Box<dyn Playable>],
        lang: Lang,
        limits: Limits,
    ) -> Result<Box<dyn Played>, Fault> {
        let not_read = |error: ReadGameError| Fault::NoGame(error.sentence(lang));
        let source = match self.from {
            Origin::Random => Source::Seed(random_seed()?),
            Origin::Seed(seed) => Source::Seed(seed),
            Origin::Layout(drawing) => {
                Source::Layout(drawing.parse().map_err(|error| Fault::NoGame(no_layout(&error, lang)))?)
            }
            Origin::Puzzle(puzzle) => return self.mode.play(&*playable(registry, &puzzle)?, lang, limits),
            Origin::Library(number) => {
                let puzzle = library.get(number).ok_or(Fault::NoSuchPuzzle(library.len()))?;
                return self.mode.play(&**puzzle, lang, limits);
            }
            Origin::Level(level) => {
                let puzzle = composed(level, random_seed()?, lang, limits)?;
                return self.mode.play(&puzzle, lang, limits);
            }
            Origin::Day(Day { date, level, game: DayGame::Smyoz }) => {
                return self.mode.play(&composed(level, seed_of(date, level)?, lang, limits)?, lang, limits);
            }
            Origin::Day(Day { date, level, game: DayGame::SeaBattle }) => {
                let puzzle = sea_battle::Wanted::usual(level).puzzle(seed_of(date, level)?, limits);
                let puzzle = puzzle.map_err(|reason| sea_battle_not_composed(&reason, lang))?;
                return self.mode.play(&puzzle, lang, limits);
            }
            Origin::SeaBattle(wanted) => {
                let puzzle = wanted.puzzle(random_seed()?, limits);
                let puzzle = puzzle.map_err(|reason| sea_battle_not_composed(&reason, lang))?;
                return self.mode.play(&puzzle, lang, limits);
            }
            Origin::Game(game) => return registry.read_played(&game.to_string(), limits).map_err(not_read),
            Origin::Link(link) => {
                let text = text_of_link(&link).map_err(not_read)?;
                return registry.read_played(&text, limits).map_err(not_read);
            }
        };
        let game = Game::new(Start { mode: self.mode.0.unwrap_or(Mode::Game), source }, limits);
        Ok(Box::new(game.map_err(|reason| Fault::NoGame(reason.sentence(lang)))?))
    }
}

/// The mode that is asked for, if any is.
struct Way(Option<Mode>);

impl Way {
    /// A game of a puzzle.
    fn play(&self, puzzle: &dyn Playable, lang: Lang, limits: Limits) -> Result<Box<dyn Played>, Fault> {
        let mode = self.0.unwrap_or(Mode::Puzzle);
        puzzle.begin(mode, lang, limits).map_err(Fault::NoGame)
    }
}

/// The puzzle of a file, whose format says of which game it is.
fn playable(registry: &Registry, puzzle: &Value) -> Result<Box<dyn Playable>, Fault> {
    let puzzle = registry.read(&puzzle.to_string()).map_err(|error| Fault::Unreadable(error.message))?;
    puzzle.playable().ok_or(Fault::NoSuchPage)
}

/// Why no puzzle of Sea Battle was composed, in words; it may be a fault of the program.
fn sea_battle_not_composed(reason: &sea_battle::NotComposed, lang: Lang) -> Fault {
    Fault::NotComposed(match reason {
        sea_battle::NotComposed::Setting(error) => error.sentence(lang),
        sea_battle::NotComposed::Layout(_) => lang.sea_setting_crowded(),
        sea_battle::NotComposed::Clues(SeaDeclined::OutOfReach(_)) => lang.no_puzzle_several_solutions(),
        sea_battle::NotComposed::Clues(SeaDeclined::NotToOrder(_)) => lang.no_puzzle_not_to_order(),
        sea_battle::NotComposed::Clues(SeaDeclined::TooClose(_)) => lang.no_puzzle_otherwise(),
        sea_battle::NotComposed::Clues(SeaDeclined::Disagreement(_)) => return Fault::Bug,
        sea_battle::NotComposed::Clues(SeaDeclined::Cancelled) | sea_battle::NotComposed::Cancelled => {
            return Fault::Cancelled;
        }
    })
}

/// Why a text is not a layout, in words.
fn no_layout(error: &LayoutError, lang: Lang) -> String {
    match error {
        LayoutError::Drawing(_) => lang.no_game_drawing(),
        LayoutError::Illegal(IllegalLayoutError::Fleet(_)) => lang.no_game_fleet(),
        LayoutError::Illegal(IllegalLayoutError::Rules(broken)) => {
            let rules = broken.iter().map(|violation| rate::rule_name(violation.rule, lang)).unique();
            lang.no_game_rules(rules.format(", ").to_string())
        }
    }
}

/// Why no puzzle was composed, in words; it may be a fault of the program.
pub(super) fn not_composed(reason: &ComposeError, lang: Lang) -> Fault {
    Fault::NotComposed(match reason {
        ComposeError::Disagreement(_) => return Fault::Bug,
        ComposeError::Cancelled => return Fault::Cancelled,
        ComposeError::TooHard => lang.no_puzzle_too_hard(),
        ComposeError::NotToOrder => lang.no_puzzle_not_to_order(),
        ComposeError::Undecided => lang.no_puzzle_several_solutions(),
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

/// A puzzle of this level, of this seed or the first after it that has one.
fn composed(level: Level, seed: Seed, lang: Lang, limits: Limits) -> Result<Puzzle, Fault> {
    let order = Order::of(Levels::only(level));
    let options = Options::from(Goal::unique(Wish::ToOrder(order)));
    let mut fault = Fault::Cancelled;
    for seed in Seed::all().cycle().skip(seed.number() as usize).take(SEEDS) {
        match compose(seed, &options, limits) {
            Ok(composed) => return Ok(composed.puzzle),
            Err(reason) => fault = not_composed(&reason, lang),
        }
        if matches!(fault, Fault::Bug | Fault::Cancelled) {
            break;
        }
    }
    Err(fault)
}
