//! Taking the steps of a told path again, to see whether each follows where it stands.

use super::{LeanStep, Step};
use crate::deduction::techniques::{Deduction, Position};
use crate::deduction::{By, Ground, Marks};
use crate::puzzle::Puzzle;

impl LeanStep {
    /// Whether the step follows here: its grounds are known, or its technique sees it anyway.
    pub fn follows(&self, position: &Position) -> bool {
        let facts = self.step.facts();
        match &self.step {
            Step::Mercy(_) => true,
            _ if By::Grounds(self.grounds.clone()).concludes(position, facts) => true,
            Step::Technique(deduction) if deduction.cases.is_empty() => {
                deduction.technique.concludes(position, facts).is_some()
            }
            Step::Technique(_) | Step::Core { .. } => false,
        }
    }

    /// The conclusions that techniques draw by looking, each with its grounds: the step itself or,
    /// for suppositions, those of their chains.
    pub fn conclusions(&self) -> Vec<(&Deduction, &[Ground])> {
        match &self.step {
            Step::Technique(deduction) if deduction.cases.is_empty() => vec![(deduction, &self.grounds)],
            Step::Technique(deduction) => {
                let steps = deduction.cases.iter().flat_map(|case| &case.steps);
                steps.map(|(step, grounds)| (step, &grounds[..])).collect()
            }
            Step::Core { .. } | Step::Mercy(_) => Vec::new(),
        }
    }
}

/// The place of the first step that does not follow from what is known there; their number if all
/// do but the last is not the solution, and `None` if it is.
pub fn broken_off(puzzle: &Puzzle, steps: &[&LeanStep]) -> Option<usize> {
    let (before, all) = (&puzzle.clues, puzzle.all_clues());
    let (mut clues, mut marks) = (before, Marks::start(before));
    for (at, step) in steps.iter().enumerate() {
        if !step.follows(&Position { clues, marks: &marks }) {
            return Some(at);
        }
        if let Step::Mercy(_) = step.step {
            clues = &all;
            marks.extend(Marks::start(clues).facts());
        }
        marks.extend(step.step.facts().iter().copied());
    }
    (!marks.is_solved()).then_some(steps.len())
}

/// The first step that can be left out: without which all others follow, and the solution is
/// reached. The opening of the mercy shot is not counted as one.
pub fn spare_step<'a>(puzzle: &Puzzle, steps: &[&'a LeanStep]) -> Option<&'a LeanStep> {
    let others = |at: usize| [&steps[..at], &steps[at + 1..]].concat();
    let is_spare = |&at: &usize| !matches!(steps[at].step, Step::Mercy(_)) && broken_off(puzzle, &others(at)).is_none();
    (0..steps.len()).find(is_spare).map(|at| steps[at])
}
