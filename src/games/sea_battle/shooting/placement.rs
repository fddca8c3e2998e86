//! Hiding a fleet.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::config::{Board, Config};
use crate::board::CellSet;
use crate::seeds::{NoLayout, Sampler};
use smyoz_core::puzzles::Stream;

/// How a fleet is hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Placement {
    /// All layouts are equally likely.
    Uniform,
}

impl Placement {
    /// All of them.
    pub const ALL: [Self; 1] = [Self::Uniform];

    /// The name on the command line and in files.
    #[must_use]
    pub fn name(self) -> &'static str {
        ["uniform"][self as usize]
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Text that does not name a placement.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not a placement: expected uniform")]
pub struct PlacementError(String);

impl FromStr for Placement {
    type Err = PlacementError;

    fn from_str(text: &str) -> Result<Self, PlacementError> {
        let named = Self::ALL.into_iter().find(|placement| placement.name() == text);
        named.ok_or_else(|| PlacementError(text.to_owned()))
    }
}

/// Hides a fleet on a board.
///
/// # Errors
/// If there is no layout, or they are too rare to be found.
pub fn place(config: &Config, placement: Placement, draws: &mut Stream) -> Result<Board, NoLayout> {
    match placement {
        Placement::Uniform if config.may_touch_at_sides() => overlapping(config, draws),
        Placement::Uniform => Sampler::new(config.setting()).draw(draws).map(|layout| Board::from(&layout)),
    }
}

/// A uniform board of ships that may touch: each at a uniform place, all anew if two overlap.
fn overlapping(config: &Config, draws: &mut Stream) -> Result<Board, NoLayout> {
    const ATTEMPTS: u64 = 1_000_000;
    let mut lengths = config.setting().fleet().lengths().to_vec();
    lengths.dedup();
    let places = |&length: &u8| config.ships_by_shape(length).into_iter().flatten().collect::<Vec<_>>();
    let places: Vec<_> = lengths.iter().map(places).collect();
    for _ in 0..ATTEMPTS {
        let (mut ships, mut taken) = (Vec::new(), CellSet::NONE);
        for length in config.setting().fleet().lengths() {
            let places = lengths.iter().position(|other| other == length).map_or(&[][..], |class| &places[class]);
            let cells = places[draws.below(places.len() as u64) as usize].cells;
            if taken.meets(&cells) {
                break;
            }
            taken |= cells;
            ships.push(cells);
        }
        if ships.len() == config.setting().fleet().lengths().len() {
            return Ok(Board { ships, mines: CellSet::NONE, sweepers: CellSet::NONE });
        }
    }
    Err(NoLayout::Crowded { size: config.size(), attempts: ATTEMPTS })
}
