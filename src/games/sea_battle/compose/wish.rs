//! What is asked of the clues of a puzzle.

use std::ops::RangeInclusive;

use super::order::Order;
use crate::sea_battle::board::{CellSet, Setting, Symmetry};
use crate::sea_battle::clues::Topic;
use smyoz_core::puzzles::Stream;

/// How many clues are chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// None can be left out.
    Minimal,
    /// As few as possible.
    Fewest,
    /// As a person needs them, of some level: none can be left out without the puzzle becoming
    /// harder than that, or having another solution.
    ToOrder(Order),
}

/// What is asked of the clues.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// What is told in any case.
    pub given: Vec<Topic>,
    /// What may be told beside that, and is chosen from: parts, whose topics are told together.
    pub scope: Vec<Vec<Topic>>,
    /// How many of these.
    pub goal: Goal,
}

impl Wish {
    /// All counts are given, and cells are chosen.
    #[must_use]
    pub fn cells(setting: &Setting, goal: Goal) -> Self {
        Self { given: Topic::counts(setting).collect(), scope: alone(Topic::cells(setting)), goal }
    }

    /// So many counts, drawn at random, are given, and cells are chosen.
    #[must_use]
    pub fn with_counts(setting: &Setting, number: usize, goal: Goal, stream: &mut Stream) -> Self {
        let mut wish = Self::cells(setting, goal);
        stream.shuffle(&mut wish.given);
        wish.given.truncate(number);
        wish
    }

    /// A number of counts within these bounds, drawn at random as well, is given. If there are not
    /// so many, all are.
    #[must_use]
    pub fn with_some_counts(
        setting: &Setting,
        numbers: &RangeInclusive<usize>,
        goal: Goal,
        stream: &mut Stream,
    ) -> Self {
        let all = Topic::counts(setting).count();
        let (from, to) = (*numbers.start().min(&all), *numbers.end().min(&all));
        let number = from + stream.below((to - from) as u64 + 1) as usize;
        Self::with_counts(setting, number, goal, stream)
    }

    /// Nothing is given: counts and cells are chosen.
    #[must_use]
    pub fn counts_and_cells(setting: &Setting, goal: Goal) -> Self {
        Self { given: Vec::new(), scope: alone(Topic::counts(setting).chain(Topic::cells(setting))), goal }
    }

    /// Likewise, but only these cells may be shown, and those that a symmetry of the board takes to
    /// each other together. The counts stay as they are.
    #[must_use]
    pub fn within(self, cells: &CellSet, symmetry: Option<Symmetry>) -> Self {
        let (mut scope, mut untold) = (Vec::new(), *cells);
        for part in self.scope {
            let [Topic::Shown(cell)] = part[..] else {
                scope.push(part);
                continue;
            };
            let orbit: CellSet = match symmetry {
                Some(symmetry) => symmetry.orbit(cell),
                None => CellSet::from_iter([cell]),
            };
            if orbit.is_subset(&untold) {
                untold -= orbit;
                scope.push(orbit.iter().map(Topic::Shown).collect());
            }
        }
        Self { scope, ..self }
    }
}

/// Each topic is a part of its own.
fn alone(topics: impl Iterator<Item = Topic>) -> Vec<Vec<Topic>> {
    topics.map(|topic| vec![topic]).collect()
}
