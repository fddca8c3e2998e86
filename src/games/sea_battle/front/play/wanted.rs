//! New puzzles: which game is wanted, and the puzzle that is composed for it.

use crate::lang::SeaTexts;
use serde::Deserialize;

use crate::board::{Fleet, Layout, Setting, SettingError, Shapes, Size, Touch, Variant};
use crate::compose::wish;
use crate::options::Options;
use crate::puzzle::Puzzle;
use smyoz_app::play::{NotMade, of_level};
use smyoz_core::game::{Game as _, NoLayout};
use smyoz_core::lang::Lang;
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::{Level, Seed};

/// A game as the page asks for it: `{"size": "10x10", "fleet": "4-3-3-2-2-2-1-1-1-1"}`. What is
/// left out is usual.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WantedSetting {
    size: Size,
    fleet: Option<Fleet>,
    #[serde(default)]
    touch: Touch,
    #[serde(default)]
    shapes: Shapes,
    #[serde(default)]
    mines: u16,
    #[serde(default)]
    sweepers: u16,
}

impl WantedSetting {
    pub fn setting(&self) -> Result<Setting, SettingError> {
        let Self { size, touch, shapes, mines, sweepers, .. } = *self;
        let fleet = self.fleet.clone().unwrap_or_else(|| Fleet::usual(size));
        Setting::new(size, fleet, Variant { touch, shapes, mines, sweepers })
    }
}

/// Why there is no such setting, as a sentence.
pub(super) fn no_setting(error: &SettingError, lang: Lang) -> String {
    match error {
        SettingError::Sweepers(_) => lang.sea_setting_sweepers(),
        SettingError::Ship { length, size } => lang.sea_setting_ship(*length, size.to_string()),
        SettingError::Room { size, .. } => lang.sea_setting_room(size.to_string()),
    }
}

/// A puzzle that is wanted.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    setting: WantedSetting,
    /// Its level; any if it is left out.
    level: Option<Level>,
}

impl Wanted {
    pub fn usual(level: Level) -> Self {
        let size = "10x10".parse().expect("it is a size");
        let (touch, shapes) = (Touch::default(), Shapes::default());
        let setting = WantedSetting { size, fleet: None, touch, shapes, mines: 0, sweepers: 0 };
        Self { setting, level: Some(level) }
    }

    /// A puzzle from a seed: all counts, and cells of which none can be left out. Of a level, from
    /// the first of some seeds that has one, unless it is cancelled before.
    ///
    /// # Errors
    /// If the pieces do not fit on the board, or hardly, or no puzzle of the level was found.
    pub fn puzzle(&self, seed: Seed, lang: Lang, limits: Limits) -> Result<Puzzle, NotMade> {
        let no = |reason| NotMade::No(lang.server_not_composed(reason));
        let setting = self.setting.setting().map_err(|error| no(no_setting(&error, lang)))?;
        let drawing = Setting::drawing(&Options::of(&setting));
        let draw = |seed| {
            drawing(seed, limits).map_err(|reason| match reason {
                NoLayout::Cancelled => NotMade::Cancelled,
                NoLayout::OfSeed(_) | NoLayout::OfAny(_) => no(lang.sea_setting_crowded()),
            })
        };
        let wish = |setting: &Setting, _: &Layout, goal| wish::cells(setting, goal);
        of_level(self.level, seed, draw, wish, lang, limits)
    }
}
