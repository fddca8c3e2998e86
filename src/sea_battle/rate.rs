//! How hard a puzzle is: what a solver must be told, its level and its score.
//!
//! What is *seen* is found by always taking the cheapest technique that applies. Of this, a
//! [`Rating`] tells only what is needed, and level and score are those of what is told. Techniques
//! of one level together conclude no less from more marks, and harder ones are used only where they
//! come to an end: so the level is the lowest whose techniques solve the puzzle.

use super::clues::Clues;
use super::deduction::techniques::Technique;
use super::deduction::{Chart, LeanStep, Path};
use crate::lang::Lang;
use crate::level::Level;

/// How a puzzle is solved step by step, and how hard that is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rating {
    /// What is told: no step of it can be spared.
    pub steps: Vec<LeanStep>,
}

impl Rating {
    /// Rates a puzzle by wanted techniques; `None` if they do not solve it.
    #[must_use]
    pub fn of(chart: &Chart, clues: &Clues, wanted: impl Fn(&Technique) -> bool) -> Option<Self> {
        let path = Path::find(chart, clues, wanted);
        path.solves.then(|| Self { steps: path.lean() })
    }

    /// The level of the hardest step; beginner if there is nothing to be told.
    #[must_use]
    pub fn level(&self) -> Level {
        self.techniques().map(|technique| technique.level).max().unwrap_or(Level::Beginner)
    }

    /// What all steps cost together.
    #[must_use]
    pub fn score(&self) -> u32 {
        self.techniques().map(|technique| technique.score).sum()
    }

    /// The technique of the hardest step; of equal ones, the first.
    #[must_use]
    pub fn hardest(&self) -> Option<&'static Technique> {
        self.techniques().min_by_key(|technique| std::cmp::Reverse(technique.score))
    }

    /// The steps as sentences.
    #[must_use]
    pub fn sentences(&self, chart: &Chart, lang: Lang) -> Vec<String> {
        self.steps.iter().map(|step| step.deduction.sentence(chart, lang)).collect()
    }

    fn techniques(&self) -> impl Iterator<Item = &'static Technique> {
        self.steps.iter().map(|step| step.deduction.technique)
    }
}
