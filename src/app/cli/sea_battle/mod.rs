//! What the commands do about Sea Battle, and the options that say how it is played.

pub(super) mod composing;

use std::collections::BTreeMap;

use clap::Args;

use super::CommandError;
pub(super) use super::games::OtherGameError;
use crate::games::sea_battle::options::SettingArgs;
use smyoz_games::sea_battle::{Setting, Shapes, Touch, Variant};

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

impl GameArgs {
    /// The name of the game.
    pub fn kind(&self) -> &str {
        if self.game.is_empty() { SMYOZ } else { &self.game }
    }

    /// How Sea Battle is played, if that is the game.
    pub fn sea_battle(&self) -> Result<Option<Setting>, CommandError> {
        match self.setting.given() {
            _ if self.game == GAME => Ok(Some(setting_of(&self.setting)?)),
            None => Ok(None),
            Some(option) => self.refuse(option, true).map(|()| None),
        }
    }

    /// Whether the game is SMYOZ.
    pub fn is_smyoz(&self) -> bool {
        self.kind() == SMYOZ
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

    /// Whether no option says how Sea Battle is played.
    pub fn is_plain(&self) -> bool {
        self.setting.given().is_none()
    }

    /// Refuses an option that this game does not have, if it is given.
    pub fn refuse(&self, option: &str, is_given: bool) -> Result<(), CommandError> {
        let error = || match self.is_smyoz() {
            true => OtherGameError::only_for(option, GAME),
            false => OtherGameError::new(option, &self.game),
        };
        if is_given { Err(error().into()) } else { Ok(()) }
    }
}

/// The game that options ask for.
pub(super) fn setting_of(options: &SettingArgs) -> Result<Setting, CommandError> {
    options.setting().map_err(|(option, error)| CommandError::content(option, error))
}
