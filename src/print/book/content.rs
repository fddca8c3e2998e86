//! What a book tells of its puzzles, found out once, on all threads, before it is bound.

use std::collections::BTreeMap;

use rayon::prelude::*;

use super::stages::{self, ToldStage};
use super::{Book, BookError, MercyPlace, Part};
use crate::judge::Ties;
use crate::level::Level;
use crate::print::Lang;
use crate::print::sheet::known::Known;
use crate::puzzle::Puzzle;
use crate::rate::{Effort, SolutionPath, ToldStep};
use crate::sat::hitting;
use crate::smyoz::techniques::Technique;
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
    /// The first puzzle in stages; none if it is not worked out.
    pub worked: Vec<ToldStage>,
    /// The first stages of each puzzle, as hints; none if they are not wanted, or there is no path.
    pub hints: Vec<Vec<ToldStage>>,
    /// The puzzles whose whole paths are wanted, by their indices, each with its stages. There are
    /// none if techniques do not solve it, or it is the one that is worked out anyway.
    pub chosen: Vec<(usize, Vec<ToldStage>)>,
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
    /// The step in words.
    pub sentences: Vec<String>,
    /// What is known after it.
    pub known: Known,
}

impl<'a> Content<'a> {
    /// Finds out what these parts of a book tell of these puzzles, and nothing else. That takes
    /// long: for hints, too, since a path tells only what is needed later, up to its end.
    ///
    /// # Errors
    /// If a puzzle is said to be unique up to symmetry and is not, or if there is none with a
    /// number whose path is to be told.
    pub fn of(book: &Book, parts: &[Part], puzzles: Vec<&'a Puzzle>) -> Result<Self, BookError> {
        let first = book.told.iter().map(|numbers| *numbers.start()).max().unwrap_or(0);
        if first > puzzles.len() {
            return Err(BookError::NoSuchPuzzle(first, puzzles.len()));
        }
        let lang = book.style.lang;
        let has = |part| parts.contains(&part);
        let is_worked = |at| at == 0 && has(Part::Walkthrough);
        let is_chosen = |at| has(Part::Paths) && book.told.iter().any(|numbers| numbers.contains(&(at + 1)));
        let hinted = if has(Part::Hints) { book.hints } else { 0 };
        let searched = if has(Part::Techniques) { searched(&puzzles) } else { vec![false; puzzles.len()] };

        let indices = || (0..puzzles.len()).into_par_iter();
        let is_needed = |at: usize| is_worked(at) || is_chosen(at) || hinted > 0 || searched[at];
        let paths: Vec<Option<SolutionPath>> =
            indices().map(|at| if is_needed(at) { path(puzzles[at]) } else { None }).collect();
        let stages = |at: usize, is_wanted: bool| match &paths[at] {
            Some(path) if is_wanted => stages::all(puzzles[at], path, lang),
            _ => Vec::new(),
        };
        let hints = |at: usize| {
            let path = paths[at].as_ref();
            path.map_or_else(Vec::new, |path| stages::hints(puzzles[at], path, hinted, lang))
        };
        let deciding: Result<_, _> = indices().map(|at| deciding(puzzles[at], at + 1)).collect();
        Ok(Self {
            worked: stages(0, is_worked(0)),
            hints: indices().map(hints).collect(),
            chosen: indices().filter(|&at| is_chosen(at)).map(|at| (at, stages(at, !is_worked(at)))).collect(),
            deciding: deciding?,
            examples: if has(Part::Techniques) { examples(&puzzles, &paths, lang) } else { Vec::new() },
            puzzles,
        })
    }

    /// Nothing but the puzzles.
    pub fn bare(puzzles: Vec<&'a Puzzle>) -> Self {
        let none = vec![Vec::new(); puzzles.len()];
        let (worked, hints, chosen, examples) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Self { puzzles, worked, hints, chosen, deciding: none, examples }
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
fn examples(puzzles: &[&Puzzle], paths: &[Option<SolutionPath>], lang: Lang) -> Vec<Example> {
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
        .filter_map(|(_, puzzle, at)| example(puzzle, puzzles[puzzle], &paths[puzzle].as_ref()?.told[..=at], lang))
        .collect()
}

/// The last of the steps that are told of a puzzle.
fn example(index: usize, puzzle: &Puzzle, told: &[ToldStep], lang: Lang) -> Option<Example> {
    let step = told.last()?;
    let clues = puzzle.clues_before_mercy();
    let mut marks = Marks::start(&clues);
    marks.extend(told.iter().flat_map(ToldStep::steps).flat_map(|step| step.step.facts()).copied());
    let basis = step.steps().flat_map(|step| step.grounds.iter().cloned()).collect();
    let known = Known { shots: clues.shots, marks, new: step.facts().collect(), basis };
    Some(Example { technique: step.technique()?, puzzle: index, sentences: step.sentences(lang), known })
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
