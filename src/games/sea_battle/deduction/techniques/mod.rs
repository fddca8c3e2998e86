//! Techniques: the steps of reasoning that a careful person takes, a file for each theme.
//!
//! A [`Technique`] looks at [`Marks`](super::Marks), the clues among them, and says what follows.
//! The table ([`ALL`]) is data: id, level, score, and names for the reasons; the wording is in
//! [`lang`](smyoz_core::lang).

use std::collections::BTreeMap;

pub(super) use super::logic::Position;
use super::logic::SeaBattle;
use super::place_set::Place;
use crate::board::{CellSet, Line, Piece, Shows};
use smyoz_core::deduction;

mod beside;
mod contradiction;
mod counts;
mod crossing;
mod fleet;
mod parts;
mod patterns;
mod room;
mod runs;
mod shared;
mod table;
mod tried;

pub(super) use contradiction::short;
pub use contradiction::{Broken, contradiction};
pub use table::ALL;

/// A step of reasoning: a row of the table.
pub type Technique = deduction::Technique<SeaBattle>;

pub type Deduction = deduction::Deduction<SeaBattle>;

/// Collects the conclusions of a technique.
type Openings<'a> = deduction::Openings<'a, SeaBattle>;

/// A part of the reason for a conclusion.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Because {
    /// Cells, as they are marked.
    Cells(CellSet),
    Piece(Piece),
    /// A row or column, and its count.
    Line(Line),
    /// Several rows, or several columns, and their counts.
    Lines(Vec<Line>),
    /// A number that was counted.
    Number(usize),
    Length(u8),
    /// The places left for a ship.
    Places(Vec<Place>),
    /// What a cell shows.
    Shows(Shows),
    /// All ways to fill a line, each with its ship cells; none if there are many.
    Ways(Vec<CellSet>),
    /// Cells that would be water.
    Lost(Vec<(Cause, CellSet)>),
    /// Places where ships would not fit any more.
    Out(Vec<(Cause, Vec<Place>)>),
}

/// What makes cells water, or keeps ships from places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cause {
    /// A ship cell that they touch.
    Touch,
    /// A line that has enough ship cells already, or would have too many.
    Full(Line),
    /// Water at a place.
    Water,
}

/// What the same causes do, together.
pub(super) fn by_cause<T, C: Extend<T> + Default>(all: impl Iterator<Item = (Cause, T)>) -> Vec<(Cause, C)> {
    let mut causes = BTreeMap::<Cause, C>::new();
    all.for_each(|(cause, one)| causes.entry(cause).or_default().extend([one]));
    causes.into_iter().collect()
}
