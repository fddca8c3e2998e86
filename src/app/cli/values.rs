//! Values of options that commands share.

use std::time::Duration;

use clap::ValueEnum;

pub(super) use crate::registry::values::{by_name, completed, number};
use smyoz_core::puzzles::Level;

pub(super) fn level_names() -> Vec<&'static str> {
    Level::ALL.map(Level::name).to_vec()
}

/// A time in seconds.
pub(super) fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse::<f64>().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.ok_or_else(|| "expected a number of seconds, such as 2.5".to_owned())
}

/// The name of a value on the command line.
pub(super) fn value_name(value: &impl ValueEnum) -> String {
    value.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
}
