//! How often a player was helped: the same help again costs nothing.

use std::collections::HashMap;

use serde::Serialize;

/// What stands in the list for a hint that has not concluded anything: it is not counted.
pub const NOTHING: &str = "";

/// A hint that was given, to be noted with the action that asked for it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Given {
    /// The number of the action, from 1.
    pub action: usize,
    /// What the hint concluded; [`NOTHING`] if it only gave advice.
    pub told: String,
}

/// What the game of a puzzle has used so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Counters {
    /// The active time in milliseconds.
    pub millis: u64,
    /// The hints of each stage.
    pub hints: [u32; 3],
    /// The checks whether all is right, and those that said what is wrong.
    pub checks: [u32; 2],
}

/// Counts the hints of each stage. A hint counts if it shows more of a conclusion than any before.
#[derive(Debug, Default)]
pub struct HintCount<'a> {
    numbers: [u32; 3],
    /// How much was shown of each conclusion.
    stages: HashMap<&'a str, u8>,
}

impl<'a> HintCount<'a> {
    /// Counts a hint of this stage, from 1, that concluded this. Lists of older versions do not say
    /// what hints concluded; then each hint counts.
    pub fn add(&mut self, stage: u8, told: Option<&'a str>) {
        let counts = match told {
            None => true,
            Some(NOTHING) => false,
            Some(told) => {
                let before = self.stages.entry(told).or_default();
                let tells_more = stage > *before;
                *before = stage.max(*before);
                tells_more
            }
        };
        self.numbers[usize::from(stage) - 1] += u32::from(counts);
    }

    /// The numbers of the hints of each stage.
    pub fn numbers(self) -> [u32; 3] {
        self.numbers
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_told_is_not_counted_again() {
        let mut count = HintCount::default();
        for (stage, told) in [(1, "44."), (2, "44."), (1, "44."), (3, "44."), (2, "44."), (3, "55#"), (1, "55#")] {
            count.add(stage, Some(told));
        }
        count.add(1, Some(NOTHING));
        assert_eq!(count.numbers(), [1, 1, 2]);
        let mut old = HintCount::default();
        for stage in [1, 1, 3] {
            old.add(stage, None);
        }
        assert_eq!(old.numbers(), [2, 0, 1]);
    }
}
