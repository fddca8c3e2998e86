//! Values of options that commands share.

use clap::ValueEnum;

pub(super) use crate::registry::values::{by_name, completed, number, seconds, stars};
use smyoz_core::puzzles::Level;

pub(super) fn level_names() -> Vec<&'static str> {
    Level::ALL.map(Level::name).to_vec()
}

/// The name of a value on the command line.
pub(super) fn value_name(value: &impl ValueEnum) -> String {
    value.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
}
