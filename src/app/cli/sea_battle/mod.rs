//! What the commands do about Sea Battle, and the options that say how it is played.

pub(super) mod check;
pub(super) mod contest;
pub(super) mod convert;
pub(super) mod pack;

use clap::Args;
use thiserror::Error;

use super::{CommandError, Misuse};
use crate::games::sea_battle::options::SettingArgs;
use crate::registry::Registry;
use smyoz_games::sea_battle::Setting;

/// The name of this game.
pub(super) const GAME: &str = "sea-battle";

/// The name of SMYOZ.
pub(super) const SMYOZ: &str = "smyoz";

/// Which game it is about.
#[derive(Args, Default)]
pub(super) struct GameArgs {
    /// Which game; `--help` lists the options of the game that is named
    #[arg(long, default_value = SMYOZ)]
    game: String,
    #[command(flatten)]
    setting: SettingArgs,
}

/// An option of one game was given for another one.
#[derive(Debug, Error)]
#[error("--{option} is {} --game {}", if .game == SMYOZ { "only for" } else { "not for" }, if .game == SMYOZ { GAME } else { .game })]
pub(super) struct OtherGameError {
    option: String,
    game: String,
}

impl Misuse for OtherGameError {}

impl OtherGameError {
    /// An option that this game does not have.
    pub fn new(option: &str, game: &str) -> Self {
        Self { option: option.to_owned(), game: game.to_owned() }
    }
}

impl GameArgs {
    /// The name of the game.
    pub fn kind(&self) -> &str {
        if self.game.is_empty() { SMYOZ } else { &self.game }
    }

    /// Whether no option names the game.
    pub fn is_usual(&self, registry: &Registry) -> bool {
        self.game == registry.usual().kind() && self.setting.given().is_none()
    }

    /// The first option on boards that is given.
    pub fn given(&self) -> Option<&'static str> {
        self.setting.given()
    }

    /// How Sea Battle is played, if that is the game.
    pub fn sea_battle(&self) -> Result<Option<Setting>, CommandError> {
        match self.setting.given() {
            _ if self.game == GAME => Ok(Some(setting_of(&self.setting)?)),
            None => Ok(None),
            Some(option) => self.refuse(option, true).map(|()| None),
        }
    }

    /// Refuses an option that this game does not have, if it is given.
    pub fn refuse(&self, option: &str, is_given: bool) -> Result<(), CommandError> {
        if is_given { Err(OtherGameError::new(option, &self.game).into()) } else { Ok(()) }
    }
}

/// The game that options ask for.
pub(super) fn setting_of(options: &SettingArgs) -> Result<Setting, CommandError> {
    options.setting().map_err(|(option, error)| CommandError::content(option, error))
}
