//! Solution paths in words and boards, stage by stage. They are worded once, before the book is
//! bound.

use crate::print::Lang;
use crate::print::sheet::known::Known;
use crate::puzzle::Puzzle;
use crate::rate::{SolutionPath, Stage, ToldStep};
use crate::smyoz::Fact;

/// A stage of a path in words.
pub(super) struct ToldStage {
    /// Its number, from 1.
    pub number: usize,
    /// The sentences of each of its steps.
    pub steps: Vec<Vec<String>>,
    /// What is known at its end.
    pub known: Known,
}

/// All stages of the path of a puzzle.
pub(super) fn all(puzzle: &Puzzle, path: &SolutionPath, lang: Lang) -> Vec<ToldStage> {
    numbered(puzzle, path).map(|stage| told(puzzle, stage, lang)).collect()
}

/// So many of the first stages that are worth a hint.
pub(super) fn hints(puzzle: &Puzzle, path: &SolutionPath, count: usize, lang: Lang) -> Vec<ToldStage> {
    let hints = numbered(puzzle, path).filter(|(_, stage)| is_hint(stage));
    hints.take(count).map(|stage| told(puzzle, stage, lang)).collect()
}

fn numbered<'a>(puzzle: &Puzzle, path: &'a SolutionPath) -> impl Iterator<Item = (usize, Stage<'a>)> {
    (1..).zip(path.stages(puzzle))
}

/// Whether a stage tells more than that a DELTA which was shot at is found.
fn is_hint(stage: &Stage) -> bool {
    stage.steps.iter().any(|step| step.technique().is_none_or(|technique| technique.id != "delta"))
}

/// What was found in a stage is new, except where ships were shown not to lie: there are many.
fn told(puzzle: &Puzzle, (number, stage): (usize, Stage), lang: Lang) -> ToldStage {
    let new = stage.steps.iter().flat_map(ToldStep::facts).filter(|fact| !matches!(fact, Fact::Excluded(_)));
    let basis = stage.steps.iter().flat_map(ToldStep::steps).flat_map(|step| &step.grounds);
    ToldStage {
        number,
        steps: stage.steps.iter().map(|step| step.sentences(lang)).collect(),
        known: Known {
            shots: puzzle.shots.clone(),
            new: new.collect(),
            basis: basis.cloned().collect(),
            marks: stage.known,
        },
    }
}
