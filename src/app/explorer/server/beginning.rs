//! How a game begins.

use itertools::Itertools;
use serde::Deserialize;
use serde_json::{Map, Value};

use super::fault::Fault;
use crate::play::{Hidden, Maker, Mode, Playable, Played, ReadGameError, text_of_link};
use crate::registry::{AnyGame, Registry};
use smyoz_core::lang::Lang;
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::{Level, ReadError, Seed, read_value};

/// A game to begin: `{"mode": "training", "seed": 5}`. Without `mode`, a puzzle is played as such,
/// anything else as a game; without anything else, the seed is random.
#[derive(Deserialize)]
#[serde(try_from = "NewGameKeys")]
pub(super) struct NewGame {
    mode: Way,
    from: Origin,
}

/// Where a game comes from.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Origin {
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
    Game(Value),
    /// A link, or what stands in it after `#`.
    Link(String),
    /// A puzzle to be composed, as the game of this name asks for it, and what is wrong if there is
    /// no such game.
    #[serde(skip)]
    Wish(String, Value, String),
}

/// The puzzle of a day and a level.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Day {
    /// Year, month and day, two digits each.
    date: Seed,
    level: Level,
    /// The name of the game.
    game: String,
}

#[derive(Deserialize)]
struct NewGameKeys {
    mode: Option<Mode>,
    #[serde(flatten)]
    from: Map<String, Value>,
}

impl TryFrom<NewGameKeys> for NewGame {
    type Error = ReadError;

    fn try_from(NewGameKeys { mode, from: keys }: NewGameKeys) -> Result<Self, ReadError> {
        let from = match keys.is_empty() {
            true => Origin::Random,
            false => read_value(Value::Object(keys.clone())).or_else(|error| match keys.into_iter().exactly_one() {
                Ok((game, wish)) if wish.is_object() => Ok(Origin::Wish(game, wish, error.to_string())),
                _ => Err(error),
            })?,
        };
        Ok(Self { mode: Way(mode), from })
    }
}

impl NewGame {
    /// Whether it is the puzzle of a day, which is begun once.
    pub fn is_of_a_day(&self) -> bool {
        matches!(self.from, Origin::Day(_))
    }

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
        let usual = || maker(Some(registry.usual()));
        let hidden = |hidden| Ok(usual()?.hidden(self.mode.0.unwrap_or(Mode::Game), hidden, lang, limits)?);
        let puzzle = match self.from {
            Origin::Random => return hidden(Hidden::Seed(random_seed()?)),
            Origin::Seed(seed) => return hidden(Hidden::Seed(seed)),
            Origin::Layout(drawing) => return hidden(Hidden::Drawn(drawing)),
            Origin::Game(game) => return registry.read_played(&game.to_string(), limits).map_err(not_read),
            Origin::Link(link) => {
                let text = text_of_link(&link).map_err(not_read)?;
                return registry.read_played(&text, limits).map_err(not_read);
            }
            Origin::Library(number) => {
                let puzzle = library.get(number).ok_or(Fault::NoSuchPuzzle(library.len()))?;
                return self.mode.play(&**puzzle, lang, limits);
            }
            Origin::Puzzle(puzzle) => playable(registry, &puzzle)?,
            Origin::Level(level) => usual()?.of_level(level, random_seed()?, lang, limits)?,
            Origin::Day(Day { date, level, game }) => {
                maker(registry.game(&game))?.of_level(level, date.of_day(level), lang, limits)?
            }
            Origin::Wish(game, wish, error) => {
                let maker = maker(registry.game(&game)).map_err(|_| Fault::Unreadable(error))?;
                maker.wished(wish, random_seed()?, lang, limits)?
            }
        };
        self.mode.play(&*puzzle, lang, limits)
    }
}

/// What makes the puzzles of a game.
fn maker(game: Option<&'static dyn AnyGame>) -> Result<&'static dyn Maker, Fault> {
    game.and_then(|game| game.extras().maker).ok_or(Fault::NoSuchPage)
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

/// A seed that nobody chose.
///
/// # Errors
/// If the system has no random numbers.
pub(super) fn random_seed() -> Result<Seed, Fault> {
    let random = getrandom::u32().map_err(|error| Fault::NotComposed(error.to_string()))?;
    Seed::try_from(random % Seed::COUNT).map_err(|_| Fault::Bug)
}
