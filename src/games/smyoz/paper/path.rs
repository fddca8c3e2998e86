//! Solution paths in words and boards, stage by stage. They are worded once, before the book is
//! bound.

use std::sync::Arc;

use super::known::Known;
use super::page::Page;
use super::pictures::SmyozArt;
use crate::deduction::{Fact, Marks};
use crate::engines::Smyoz;
use crate::lang::TEXTS;
use crate::puzzle::{Claim, Puzzle};
use crate::rate::{Effort, LeanStep, Passage, SolutionPath, Stage, area};
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::Level;
use smyoz_core::rating::leads_to_solution;
use smyoz_paper::book::{Example, Hint, NoPathError, Path, PathStep, Picture, ToldStage};
use smyoz_paper::{Lang, PageKind, Style};

/// The path of a puzzle.
pub(super) struct PrintedPath<'a> {
    puzzle: &'a Puzzle,
    path: SolutionPath,
}

impl<'a> PrintedPath<'a> {
    /// The printed path of a puzzle.
    pub fn of(puzzle: &'a Puzzle) -> Result<Self, NoPathError> {
        // Whether there is a path is seen sooner than the path.
        let is_stuck = match &puzzle.rating {
            Some(rating) => rating.level == Level::Beyond,
            None if puzzle.promise.claim() == Claim::UpToSymmetry => false,
            None => leads_to_solution(&Smyoz, puzzle.task(), |_| true, Limits::NONE) == Ok(false),
        };
        if is_stuck {
            return Err(NoPathError::no_technique());
        }
        let path = SolutionPath::of(puzzle, Effort::Techniques, Limits::NONE)
            .map_err(|reason| NoPathError::because(reason.to_string()))?;
        // What was seen but is not printed takes much memory.
        Ok(Self { puzzle, path: SolutionPath { seen: Vec::new(), ..path } })
    }

    fn numbered(&self) -> impl Iterator<Item = (usize, Stage<'_>)> {
        (1..).zip(self.path.stages(&Smyoz, &self.puzzle.clues))
    }

    /// What was found in a stage is new, except where ships were shown not to lie: there are many.
    fn told(&self, (number, stage): (usize, Stage), lang: Lang) -> ToldStage {
        let new = stage.steps.iter().flat_map(Passage::facts).filter(|fact| !matches!(fact, Fact::Excluded(_)));
        let basis = stage.steps.iter().flat_map(Passage::steps).flat_map(|step| &step.grounds);
        let known = Known {
            shots: self.puzzle.clues.shots.clone(),
            new: new.collect(),
            basis: basis.cloned().collect(),
            marks: stage.known,
            notes: Vec::new(),
        };
        ToldStage {
            number,
            steps: stage.steps.iter().map(|step| step.sentences(&Smyoz, lang)).collect(),
            known: Arc::new(SmyozArt::known(known)),
        }
    }
}

impl Path for PrintedPath<'_> {
    fn pictures(&self, style: Style) -> Vec<Picture> {
        let Ok(page) = Page::of(self.puzzle, PageKind::Puzzle, style) else { return Vec::new() };
        vec![SmyozArt::board(page.clone()), SmyozArt::inventory(page)]
    }

    fn stages(&self, lang: Lang) -> Vec<ToldStage> {
        self.numbered().map(|stage| self.told(stage, lang)).collect()
    }

    fn hints(&self, count: usize, lang: Lang) -> Vec<Hint> {
        let hint = |step: &Passage| Hint {
            place: area(step, lang),
            technique: step.kind().title(lang),
            sentences: step.alone().sentences(&Smyoz, lang),
        };
        self.path.hints(count).into_iter().map(|at| hint(&self.path.told[at])).collect()
    }

    fn steps(&self) -> Vec<PathStep> {
        let step = |(at, step): (usize, &Passage)| {
            let technique = step.technique()?;
            let technique = (technique.level, technique.score, technique.id);
            Some(PathStep { at, technique, difficulty: difficulty(step) })
        };
        self.path.told.iter().enumerate().filter_map(step).collect()
    }

    fn example(&self, at: usize, lang: Lang) -> Example {
        let told = &self.path.told[..=at];
        let step = &told[at];
        let clues = &self.puzzle.clues;
        let marks = |told: &[Passage]| {
            let mut marks = Marks::start(clues);
            marks.extend(told.iter().flat_map(Passage::steps).flat_map(LeanStep::facts).copied());
            marks
        };
        let shots = || clues.shots.clone();
        let basis = step.steps().flat_map(|step| step.grounds.iter().cloned()).collect();
        let before = Known { shots: shots(), marks: marks(&told[..at]), new: Vec::new(), basis, notes: Vec::new() };
        let after = Known {
            shots: shots(),
            marks: marks(told),
            new: step.facts().collect(),
            basis: Vec::new(),
            notes: Vec::new(),
        };
        let technique = step.technique().map_or_else(String::new, |technique| TEXTS.technique(lang, technique.id));
        let boards = [before, after].map(|known| Arc::new(SmyozArt::known(known)) as _);
        Example { technique, sentences: step.alone().sentences(&Smyoz, lang), boards }
    }
}

/// How much there is to see in a step: its facts, where ships that do not lie somewhere are hard to
/// show, and all that it rests on.
fn difficulty(step: &Passage) -> usize {
    let facts: usize = step.facts().map(|fact| if matches!(fact, Fact::Excluded(_)) { 3 } else { 1 }).sum();
    facts + step.steps().map(|step| step.grounds.len()).sum::<usize>()
}
