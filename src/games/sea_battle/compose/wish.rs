//! What is asked of the clues of a puzzle.

use std::ops::RangeInclusive;

use super::{Goal, Wish};
use crate::board::Setting;
use crate::clues::Topic;
use smyoz_core::puzzles::Stream;

/// All counts are given, and cells are chosen.
pub fn cells(setting: &Setting, goal: Goal) -> Wish {
    Wish::single(Topic::counts(setting).collect(), Topic::cells(setting), goal)
}

/// This many counts, drawn at random, are given, and cells are chosen.
pub fn with_counts(setting: &Setting, number: usize, goal: Goal, stream: &mut Stream) -> Wish {
    let mut wish = cells(setting, goal);
    stream.shuffle(&mut wish.given);
    wish.given.truncate(number);
    wish
}

/// A number of counts within these bounds, drawn at random as well, is given. If there are
/// fewer, all are.
pub fn with_some_counts(setting: &Setting, numbers: &RangeInclusive<usize>, goal: Goal, stream: &mut Stream) -> Wish {
    let all = Topic::counts(setting).count();
    let (from, to) = (*numbers.start().min(&all), *numbers.end().min(&all));
    let number = from + stream.below((to - from) as u64 + 1) as usize;
    with_counts(setting, number, goal, stream)
}

/// Nothing is given: counts and cells are chosen.
pub fn counts_and_cells(setting: &Setting, goal: Goal) -> Wish {
    Wish::single(Vec::new(), Topic::counts(setting).chain(Topic::cells(setting)), goal)
}
