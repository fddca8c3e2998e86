//! The options of Sea Battle.

use std::fmt;
use std::str::FromStr;

use clap::{ArgMatches, Args};
use serde::{Deserialize, Serialize};

use crate::board::{Columns, Fleet, FleetError, Setting, SettingError, Shapes, Size, Touch, Variant};
use smyoz_app::registry::Refusal;
use smyoz_app::registry::asked::parsed;
use smyoz_app::registry::values::completed;
use smyoz_core::puzzles::{Bounds, BoundsError, as_text};

/// The options of Sea Battle: how it is played, and which clues are given.
#[derive(Args, Clone, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
#[command(next_help_heading = "Sea Battle")]
pub struct Options {
    #[command(flatten)]
    #[serde(flatten)]
    pub(crate) board: SettingArgs,
    /// Counts to give: all, minimal, or this many at random: N or A..B [default: all]
    ///
    /// minimal: as few counts and shown cells together as possible. With --start, the counts that
    /// its puzzle gives, or all if it gives none; there, only all is possible.
    #[arg(long, value_name = "COUNTS", hide_possible_values = true)]
    #[arg(value_parser = completed(|| vec!["all", "minimal"], str::parse::<Counts>))]
    pub(crate) counts: Option<Counts>,
    /// Only puzzles with this many shown cells: N, A..B, ..B or A..
    #[arg(long, hide_short_help = true, value_name = "RANGE")]
    pub(crate) cells: Option<Bounds>,
}

/// Which counts are given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Counts {
    #[default]
    All,
    /// This many of them.
    Some(Bounds),
    /// Chosen together with the cells.
    Minimal,
}

impl FromStr for Counts {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "all" => Ok(Self::All),
            "minimal" => Ok(Self::Minimal),
            _ => text.parse().map(Self::Some).map_err(|error: BoundsError| format!("{error}; or all, or minimal")),
        }
    }
}

as_text!(Counts);

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::All => f.write_str("all"),
            Self::Some(bounds) => bounds.fmt(f),
            Self::Minimal => f.write_str("minimal"),
        }
    }
}

/// How Sea Battle is played.
#[derive(Args, Clone, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
#[command(next_help_heading = "Sea Battle")]
pub(crate) struct SettingArgs {
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

impl Options {
    /// Those by which a board is drawn.
    pub(crate) fn of(setting: &Setting) -> Self {
        Self { board: SettingArgs::of(setting), ..Self::default() }
    }

    /// The game.
    ///
    /// # Errors
    /// If there is no such game: the option to blame, and why.
    pub(crate) fn setting(&self) -> Result<Setting, (&'static str, SettingError)> {
        self.board.setting()
    }
}

/// Reads a fleet; on the command line, commas may stand between the lengths.
fn fleet(text: &str) -> Result<Fleet, FleetError> {
    text.replace(',', "-").parse().map_err(|error| match error {
        FleetError::Text(_) => FleetError::Text(text.to_owned()),
        other => other,
    })
}

/// The game that options ask for.
pub(crate) fn setting(own: &ArgMatches) -> Result<Setting, Refusal> {
    parsed::<SettingArgs>(own).setting().map_err(|(option, error)| Refusal::at(option, error))
}

/// The alphabets that columns can be named by.
pub(crate) fn column_names() -> Vec<&'static str> {
    vec!["latin", "cyrillic"]
}

/// How columns are named.
pub(crate) fn columns(name: Option<&str>, setting: &Setting) -> Result<Columns, Refusal> {
    match name {
        None | Some("latin") => Ok(Columns::latin()),
        Some("cyrillic") => Ok(Columns::cyrillic()),
        Some(word) => Columns::word(word, setting.size()).map_err(|error| Refusal::at("--columns", error)),
    }
}

impl SettingArgs {
    fn of(setting: &Setting) -> Self {
        let Variant { touch, shapes, mines, sweepers } = setting.variant();
        Self {
            size: Some(setting.size()),
            fleet: Some(setting.fleet().clone()),
            touch: Some(touch),
            shapes: Some(shapes),
            mines: Some(mines),
            sweepers: Some(sweepers),
        }
    }

    /// The game.
    ///
    /// # Errors
    /// If there is no such game: the option to blame, and why.
    pub fn setting(&self) -> Result<Setting, (&'static str, SettingError)> {
        let size = self.size.unwrap_or(Size::STANDARD);
        let fleet = self.fleet.clone().unwrap_or_else(|| Fleet::usual(size));
        let variant = Variant {
            touch: self.touch.unwrap_or_default(),
            shapes: self.shapes.unwrap_or_default(),
            mines: self.mines.unwrap_or_default(),
            sweepers: self.sweepers.unwrap_or_default(),
        };
        Setting::new(size, fleet.clone(), variant).map_err(|error| {
            let bare = Variant { mines: 0, sweepers: 0, ..variant };
            let option = match &error {
                SettingError::Sweepers(_) => "--sweepers",
                SettingError::Room { .. } if Setting::new(size, fleet, bare).is_ok() => "--mines",
                _ if self.fleet.is_none() => "--size",
                _ => "--fleet",
            };
            (option, error)
        })
    }

    /// Whether any option is given.
    pub fn is_given(&self) -> bool {
        let Self { size, fleet, touch, shapes, mines, sweepers } = self;
        let is_given = [touch.is_some(), shapes.is_some(), mines.is_some(), sweepers.is_some()];
        size.is_some() || fleet.is_some() || is_given.contains(&true)
    }
}
