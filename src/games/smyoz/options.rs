//! The options of SMYOZ.

use clap::{Args, ValueEnum};
use serde::{Deserialize, Serialize};

use crate::board::Cell;
use crate::clues::Item;
use crate::compose::Show;
use smyoz_app::registry::values::{by_name, number};
use smyoz_core::puzzles::{Bounds, is_default};

/// The heading of these options: those that come after it in a command have another.
const HEADING: &str = "SMYOZ";

/// Options on the puzzles of SMYOZ.
#[derive(Args, Clone, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Options {
    /// Only puzzles with this many shots: N, A..B, ..B or A..
    #[arg(long, help_heading = HEADING, hide_short_help = true, value_name = "RANGE")]
    pub shots: Option<Bounds>,
    /// At least N shots, even if fewer would do
    ///
    /// If a set of N or more is found in which every shot is needed, it is taken; otherwise there
    /// are exactly N shots.
    #[arg(long, help_heading = HEADING, hide_short_help = true, value_name = "N", value_parser = number::<u8>(..=MOST_SHOTS))]
    pub min_shots: Option<u8>,
    /// Inventory: in full, none, or as few items and shots together as possible [default: full]
    ///
    /// With --start, the items that its puzzle gives are kept unless this or --withhold is given.
    #[arg(long, help_heading = HEADING, hide_short_help = true, value_name = "MODE")]
    #[arg(value_parser = by_name(InventoryMode::ALL, InventoryMode::name))]
    pub inventory: Option<InventoryMode>,
    /// Items of the inventory to withhold, separated by commas
    #[arg(long, help_heading = HEADING, hide_short_help = true, value_name = "ITEMS", value_delimiter = ',', value_parser = by_name(Item::ALL, Item::key))]
    pub withhold: Vec<Item>,
    /// Only puzzles whose solution has this many moored ships: N, A..B, ..B or A..
    #[arg(long, help_heading = HEADING, hide_short_help = true, value_name = "RANGE")]
    pub moored: Option<Bounds>,
    /// Only puzzles whose solution has this many islands
    #[arg(long, help_heading = HEADING, hide_short_help = true, value_name = "RANGE")]
    pub islands: Option<Bounds>,
    /// Only shots that show all of this, separated by commas
    ///
    /// Water (a digit) or ships (a letter); coloured (a line runs through) or plain.
    #[arg(long, help_heading = HEADING, hide_short_help = true, value_name = "WHAT", value_delimiter = ',', value_parser = by_name(Show::ALL, Show::name))]
    pub shots_show: Vec<Show>,
    /// some: only the shots that are needed; all: a shot on every cell of the drawing
    #[arg(long, help_heading = HEADING, hide_short_help = true, value_enum, value_name = "USE", default_value = "some", requires = "pattern")]
    #[serde(skip_serializing_if = "is_default")]
    pub pattern_use: PatternUse,
    /// Puzzles with a mercy shot
    ///
    /// Without the mercy shot, 2 to 4 solutions are left, which share at least 7 ships (Z puzzles).
    #[arg(long, help_heading = HEADING, hide_short_help = true, conflicts_with_all = ["clue_symmetry", "unique"])]
    pub mercy: bool,
    /// Unique exactly, or up to the symmetries of the board that leave the clues unchanged
    #[arg(
        long,
        help_heading = HEADING,
        hide_short_help = true,
        value_enum,
        value_name = "SENSE",
        default_value = "exactly",
        conflicts_with = "clue_symmetry"
    )]
    #[serde(skip_serializing_if = "is_default")]
    pub unique: Sense,
}

/// The most shots of a puzzle.
const MOST_SHOTS: u8 = Cell::COUNT as u8;

/// The value of `--inventory`: how the inventory takes part in puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum InventoryMode {
    Full,
    None,
    Minimal,
}

impl InventoryMode {
    pub(crate) const ALL: [Self; 3] = [Self::Full, Self::None, Self::Minimal];

    /// The name on the command line.
    pub(crate) fn name(self) -> &'static str {
        ["full", "none", "minimal"][self as usize]
    }
}

/// In what sense puzzles are unique.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sense {
    #[default]
    Exactly,
    UpToSymmetry,
}

/// Which cells of a drawing get shots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PatternUse {
    #[default]
    Some,
    All,
}
