//! What a book tells of its puzzles, found out once, on all threads, before it is bound.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use rayon::prelude::*;

use super::{Book, BookError, MercyPlace};
use crate::judge::Ties;
use crate::print::sheet::known::Known;
use crate::puzzle::Puzzle;
use crate::rate::{Effort, SolutionPath, ToldStep};
use crate::sat::hitting;
use crate::smyoz::techniques::{Level, Technique};
use crate::smyoz::{Cell, CellSet, Fact, Marks, Shot, View, search};

/// How many puzzles of a level are searched for examples of techniques: the first ones.
fn searched_of(level: Option<Level>) -> usize {
    match level {
        Some(Level::Beginner | Level::Advanced | Level::Master) => 25,
        // Suppositions are a single technique, and take long to find.
        Some(Level::Grandmaster) | None => 2,
        Some(Level::Beyond) => 0,
    }
}

/// The puzzles of a book, and all that it tells of them.
pub(super) struct Content<'a> {
    /// The puzzles in their order.
    pub puzzles: Vec<&'a Puzzle>,
    /// The paths to their solutions, of those puzzles where they are asked for and there is one.
    paths: Vec<Option<SolutionPath>>,
    /// The shots that decide between the solutions of a puzzle that is unique up to symmetry; none
    /// for others.
    deciding: Vec<Vec<Shot>>,
    /// For each technique that helps, the simplest place where it does.
    pub examples: Vec<Example>,
}

/// Where a technique helps.
pub(super) struct Example {
    /// The technique.
    pub technique: &'static Technique,
    /// The index of the puzzle.
    pub puzzle: usize,
    /// The step.
    pub step: ToldStep,
    /// What is known after it.
    pub known: Known,
}

impl<'a> Content<'a> {
    /// Finds out what a book tells of these puzzles.
    ///
    /// # Errors
    /// If a puzzle is said to be unique up to symmetry and is not, or if there is none with a
    /// number whose path is to be told.
    pub fn of(book: &Book, puzzles: Vec<&'a Puzzle>) -> Result<Self, BookError> {
        let told = book.paths.iter().map(|numbers| *numbers.start()).max().unwrap_or(0);
        if told > puzzles.len() {
            return Err(BookError::NoSuchPuzzle(told, puzzles.len()));
        }
        let is_searched = searched(&puzzles);
        let is_told = |at: usize| at == 0 || book.hints > 0 || is_searched[at] || is_chosen(&book.paths, at);
        let indices = || (0..puzzles.len()).into_par_iter();
        let paths: Vec<_> = indices().map(|at| if is_told(at) { path(puzzles[at]) } else { None }).collect();
        let deciding: Result<_, _> = indices().map(|at| deciding(puzzles[at], at + 1)).collect();
        let examples = examples(&puzzles, &paths);
        Ok(Self { paths, deciding: deciding?, examples, puzzles })
    }

    /// Nothing but the puzzles.
    pub fn bare(puzzles: Vec<&'a Puzzle>) -> Self {
        let count = puzzles.len();
        Self { puzzles, paths: vec![None; count], deciding: vec![Vec::new(); count], examples: Vec::new() }
    }

    /// The path to the solution of a puzzle, if there is one, and it was asked for.
    pub fn path(&self, at: usize) -> Option<&SolutionPath> {
        self.paths[at].as_ref()
    }

    /// The puzzles whose paths are told from beginning to end.
    pub fn chosen(&self, book: &Book) -> impl Iterator<Item = usize> {
        (0..self.puzzles.len()).filter(|&at| is_chosen(&book.paths, at))
    }

    /// The shots of a puzzle that are told at the back: the mercy shot, or those that decide
    /// between images.
    pub fn shots_apart(&self, book: &Book, at: usize) -> Vec<Shot> {
        let mercy = self.puzzles[at].mercy.filter(|_| book.mercy == MercyPlace::Appendix);
        mercy.into_iter().chain(self.deciding[at].iter().copied()).collect()
    }

    /// Whether the solutions of any puzzle are images of each other.
    pub fn has_symmetric(&self) -> bool {
        self.puzzles.iter().any(|puzzle| puzzle.up_to_symmetry)
    }
}

/// For each technique that helps on these paths, the simplest place where it does.
fn examples(puzzles: &[&Puzzle], paths: &[Option<SolutionPath>]) -> Vec<Example> {
    // By level and score, which is the order of the table.
    let mut simplest: BTreeMap<(Level, u32, &str), (usize, usize, usize)> = BTreeMap::new();
    for (puzzle, path) in paths.iter().enumerate() {
        for (at, step) in path.iter().flat_map(|path| &path.told).enumerate() {
            let Some(technique) = step.technique() else { continue };
            let place = (difficulty(step), puzzle, at);
            let best = simplest.entry((technique.level, technique.score, technique.id)).or_insert(place);
            *best = place.min(*best);
        }
    }
    let places = simplest.into_values();
    places
        .filter_map(|(_, puzzle, at)| example(puzzle, puzzles[puzzle], &paths[puzzle].as_ref()?.told[..=at]))
        .collect()
}

/// The last of the steps that are told of a puzzle.
fn example(index: usize, puzzle: &Puzzle, told: &[ToldStep]) -> Option<Example> {
    let step = told.last()?;
    let clues = puzzle.clues_before_mercy();
    let mut marks = Marks::start(&clues);
    marks.extend(told.iter().flat_map(ToldStep::steps).flat_map(|step| step.step.facts()).copied());
    let known = Known { shots: clues.shots, marks, new: step.facts().collect() };
    Some(Example { technique: step.technique()?, puzzle: index, step: step.clone(), known })
}

fn is_chosen(paths: &[RangeInclusive<usize>], at: usize) -> bool {
    paths.iter().any(|numbers| numbers.contains(&(at + 1)))
}

/// Whether each puzzle is searched for examples: the first ones of each level.
fn searched(puzzles: &[&Puzzle]) -> Vec<bool> {
    let mut counts: BTreeMap<Option<Level>, usize> = BTreeMap::new();
    let is_early = puzzles.iter().map(|puzzle| {
        let level = puzzle.rating.as_ref().map(|rating| rating.level);
        let count = counts.entry(level).or_default();
        *count += 1;
        *count <= searched_of(level)
    });
    is_early.collect()
}

/// The told path of a puzzle, if techniques solve it.
fn path(puzzle: &Puzzle) -> Option<SolutionPath> {
    if puzzle.rating.as_ref().is_some_and(|rating| rating.level == Level::Beyond) {
        return None;
    }
    let path = SolutionPath::of(puzzle, Effort::Techniques).ok()?;
    // What was seen but is not told takes much memory.
    Some(SolutionPath { seen: Vec::new(), ..path })
}

/// The fewest shots that leave only the printed one of the solutions of a puzzle with this number.
fn deciding(puzzle: &Puzzle, number: usize) -> Result<Vec<Shot>, BookError> {
    if !puzzle.up_to_symmetry {
        return Ok(Vec::new());
    }
    let clues = puzzle.clues();
    let solutions = search::solutions(&clues, clues.symmetries().count());
    let solution = puzzle.solution.filter(|layout| clues.fit(layout) && Ties::of(&clues, &solutions).is_some());
    let solution = solution.ok_or(BookError::UpToSymmetry(number))?;
    let view = View::of(&solution);
    let others = solutions.layouts.iter().filter(|&&layout| layout != solution).map(View::of);
    let telling = others.map(|other| {
        let tells = |&cell: &Cell| other.shows(cell) != view.shows(cell);
        Cell::all().filter(tells).collect::<CellSet>().bits()
    });
    let cells = hitting::minimum(&telling.collect::<Vec<u128>>()).ok_or(BookError::UpToSymmetry(number))?;
    Ok(CellSet::from_bits(cells).iter().map(|cell| view.shot(cell)).collect())
}

/// How much there is to see in a step: its facts, where ships that do not lie somewhere are hard to
/// show, and all that it rests on.
fn difficulty(step: &ToldStep) -> usize {
    let facts: usize = step.facts().map(|fact| if matches!(fact, Fact::Excluded(_)) { 3 } else { 1 }).sum();
    facts + step.steps().map(|step| step.grounds.len()).sum::<usize>()
}
