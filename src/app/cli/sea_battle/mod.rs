//! What the commands do about Sea Battle, and the options that say how it is played.

pub(super) mod check;
pub(super) mod composing;
pub(super) mod contest;
pub(super) mod convert;
pub(super) mod pack;
pub(super) mod print;

use std::collections::BTreeMap;

use clap::Args;
use thiserror::Error;

use super::values::completed;
use super::{Failure, Misuse};
use crate::registry::Registry;
use smyoz_games::sea_battle::{Fleet, FleetError, Setting, Shapes, Size, Touch, Variant};

/// The name of this game.
pub(super) const GAME: &str = "sea-battle";

/// The name of SMYOZ.
pub(super) const SMYOZ: &str = "smyoz";

/// Which game it is about.
#[derive(Args, Default)]
pub(super) struct GameArgs {
    /// Which game
    #[arg(long, default_value = SMYOZ)]
    game: String,
    #[command(flatten)]
    setting: SettingArgs,
}

/// An option of one game was given for another one.
#[derive(Debug, Error)]
#[error("--{option} is {} --game {}", if .game == SMYOZ { "only for" } else { "not for" }, if .game == SMYOZ { GAME } else { .game })]
pub(super) struct OtherGame {
    option: String,
    game: String,
}

impl Misuse for OtherGame {}

impl OtherGame {
    /// An option that this game does not have.
    pub fn new(option: &str, game: &str) -> Self {
        Self { option: option.to_owned(), game: game.to_owned() }
    }
}

impl GameArgs {
    /// The name of the game.
    pub fn kind(&self) -> &str {
        &self.game
    }

    /// Whether nothing is said of the game.
    pub fn is_usual(&self, registry: &Registry) -> bool {
        self.game == registry.usual().kind() && self.setting.given().is_none()
    }

    /// The first option on boards that is given.
    pub fn given(&self) -> Option<&'static str> {
        self.setting.given()
    }

    /// How Sea Battle is played, if that is the game.
    pub fn sea_battle(&self) -> Result<Option<Setting>, Failure> {
        match self.setting.given() {
            _ if self.game == GAME => self.setting.setting().map(Some),
            None => Ok(None),
            Some(option) => self.refuse(option, true).map(|()| None),
        }
    }

    /// Whether the game is SMYOZ.
    pub fn is_smyoz(&self) -> bool {
        self.game == SMYOZ || self.game.is_empty()
    }

    /// The options as journals hold them, by name, with the defaults of the game.
    pub fn settings(&self, setting: &Setting) -> BTreeMap<String, String> {
        let Variant { touch, shapes, mines, sweepers } = setting.variant();
        let some = |number: u16| (number > 0).then(|| number.to_string());
        let settings = [
            ("game", Some(self.game.clone())),
            ("size", Some(setting.size().to_string())),
            ("fleet", Some(setting.fleet().to_string())),
            ("touch", (touch != Touch::default()).then(|| touch.to_string())),
            ("shapes", (shapes != Shapes::default()).then(|| shapes.to_string())),
            ("mines", some(mines)),
            ("sweepers", some(sweepers)),
        ];
        settings.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?))).collect()
    }

    /// Refuses an option that this game does not have, if it is given.
    pub fn refuse(&self, option: &str, is_given: bool) -> Result<(), Failure> {
        if is_given { Err(OtherGame::new(option, &self.game).into()) } else { Ok(()) }
    }
}

/// How Sea Battle is played.
#[derive(Args, Clone, Default)]
#[command(next_help_heading = "Sea Battle")]
pub(super) struct SettingArgs {
    /// Columns and rows of the board, up to 30 each [default: 10x10]
    #[arg(long, value_name = "WIDTHxHEIGHT")]
    size: Option<Size>,
    /// Lengths of the ships, such as 3-2-2-1-1-1; by default, usual for the size
    #[arg(long, value_name = "LENGTHS", value_parser = fleet)]
    fleet: Option<Fleet>,
    /// Where ships may touch: none or corners [default: none]
    #[arg(long, hide_short_help = true, value_name = "WHERE", hide_possible_values = true)]
    #[arg(value_parser = completed(|| vec!["none", "corners"], str::parse::<Touch>))]
    touch: Option<Touch>,
    /// Figures of ships of three and four cells: straight or any [default: straight]
    #[arg(long, hide_short_help = true, value_name = "FIGURES", hide_possible_values = true)]
    #[arg(value_parser = completed(|| vec!["straight", "any"], str::parse::<Shapes>))]
    shapes: Option<Shapes>,
    /// Number of mines [default: 0]
    #[arg(long, hide_short_help = true, value_name = "N")]
    mines: Option<u16>,
    /// Number of minesweepers [default: 0]
    #[arg(long, hide_short_help = true, value_name = "N", requires = "mines")]
    sweepers: Option<u16>,
}

/// Reads a fleet; on the command line, commas may stand between the lengths.
fn fleet(text: &str) -> Result<Fleet, FleetError> {
    text.replace(',', "-").parse().map_err(|error| match error {
        FleetError::Text(_) => FleetError::Text(text.to_owned()),
        other => other,
    })
}

impl SettingArgs {
    pub fn setting(&self) -> Result<Setting, Failure> {
        let size = self.size.unwrap_or(Size::STANDARD);
        let fleet = self.fleet.clone().unwrap_or_else(|| Fleet::usual(size));
        let variant = Variant {
            touch: self.touch.unwrap_or_default(),
            shapes: self.shapes.unwrap_or_default(),
            mines: self.mines.unwrap_or_default(),
            sweepers: self.sweepers.unwrap_or_default(),
        };
        Setting::new(size, fleet, variant).map_err(|error| Failure::content("--fleet", error))
    }

    /// The first option that is given.
    fn given(&self) -> Option<&'static str> {
        let Self { size, fleet, touch, shapes, mines, sweepers } = self;
        let given = [
            ("size", size.is_some()),
            ("fleet", fleet.is_some()),
            ("touch", touch.is_some()),
            ("shapes", shapes.is_some()),
            ("mines", mines.is_some()),
            ("sweepers", sweepers.is_some()),
        ];
        given.into_iter().find_map(|(option, is_given)| is_given.then_some(option))
    }
}
