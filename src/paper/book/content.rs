//! What a book tells of its puzzles, found out once, on all threads, before it is bound.

use std::collections::BTreeMap;

use rayon::prelude::*;

use super::games::{self, Bindable, Hint, Path, ToldStage};
use super::parts::{by_game, is_one_game};
use super::pictures::Picture;
use super::{Book, BookError, MercyPlace, Part};
use crate::Lang;
use smyoz_core::puzzles::Level;
use smyoz_games::smyoz::Shot;

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
    pub puzzles: Vec<&'a dyn Bindable>,
    /// The first puzzle in stages; none if it is not worked out.
    pub worked: Vec<ToldStage>,
    /// The first puzzle as pictures, if it is worked out.
    pub pictures: Vec<Picture>,
    /// The hints of each puzzle; none if they are not wanted, or there is no path.
    pub hints: Vec<Vec<Hint>>,
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
    /// The level of the technique.
    pub level: Level,
    /// The index of the puzzle.
    pub puzzle: usize,
    /// The step in words.
    pub step: games::Example,
}

impl<'a> Content<'a> {
    /// Finds out what these parts of a book tell of these puzzles, and nothing else. That takes
    /// long: for hints, too, since a path tells only what is needed later, up to its end.
    ///
    /// # Errors
    /// If a puzzle is said to be unique up to symmetry and is not, or if there is none with a
    /// number whose path is to be told.
    pub fn of(book: &Book, parts: &[Part], puzzles: Vec<&'a dyn Bindable>) -> Result<Self, BookError> {
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
        let paths: Vec<Option<Box<dyn Path + '_>>> =
            indices().map(|at| if is_needed(at) { puzzles[at].path().ok() } else { None }).collect();
        let stages = |at: usize, is_wanted: bool| match &paths[at] {
            Some(path) if is_wanted => path.stages(lang),
            _ => Vec::new(),
        };
        let hints = |at: usize| paths[at].as_ref().map_or_else(Vec::new, |path| path.hints(hinted, lang));
        let deciding = |at: usize| puzzles[at].deciding().ok_or(BookError::UpToSymmetry(at + 1));
        let deciding: Result<_, _> = indices().map(deciding).collect();
        let pictures = paths[0].as_ref().filter(|_| is_worked(0));
        Ok(Self {
            worked: stages(0, is_worked(0)),
            pictures: pictures.map_or_else(Vec::new, |path| path.pictures(book.style)),
            hints: indices().map(hints).collect(),
            chosen: indices().filter(|&at| is_chosen(at)).map(|at| (at, stages(at, !is_worked(at)))).collect(),
            deciding: deciding?,
            examples: if has(Part::Techniques) { examples(&puzzles, &paths, lang) } else { Vec::new() },
            puzzles,
        })
    }

    /// Nothing but the puzzles.
    pub fn bare(puzzles: Vec<&'a dyn Bindable>) -> Self {
        let (none, hints) = (vec![Vec::new(); puzzles.len()], vec![Vec::new(); puzzles.len()]);
        let (worked, pictures, chosen, examples) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Self { puzzles, worked, pictures, hints, chosen, deciding: none, examples }
    }

    /// The shots of a puzzle that are told at the back: the mercy shot, or those that decide
    /// between images.
    pub fn shots_apart(&self, book: &Book, at: usize) -> Vec<Shot> {
        let mercy = self.puzzles[at].mercy().filter(|_| book.mercy == MercyPlace::Appendix);
        mercy.into_iter().chain(self.deciding[at].iter().copied()).collect()
    }

    /// Whether the solutions of any puzzle are images of each other.
    pub fn has_symmetric(&self) -> bool {
        self.puzzles.iter().any(|puzzle| puzzle.is_up_to_symmetry())
    }
}

/// The level, the score and the id of a technique.
type Helped = (Level, u32, &'static str);

/// How much there is to see where a technique helps, the index of the puzzle, and the step.
type Place = (usize, usize, usize);

/// For each technique that helps on these paths, the simplest place where it does, game by game.
fn examples(puzzles: &[&dyn Bindable], paths: &[Option<Box<dyn Path + '_>>], lang: Lang) -> Vec<Example> {
    let groups = by_game(puzzles);
    let game = |puzzle: &dyn Bindable| groups.iter().position(|group| is_one_game(group[0], puzzle));
    let games = puzzles.iter().map(|puzzle| game(*puzzle));
    // By level and score, which is the order of the tables.
    let mut simplest: BTreeMap<(Option<usize>, Helped), Place> = BTreeMap::new();
    for (puzzle, (game, path)) in games.zip(paths).enumerate() {
        for step in path.iter().flat_map(|path| path.steps()) {
            let place = (step.difficulty, puzzle, step.at);
            let best = simplest.entry((game, step.technique)).or_insert(place);
            *best = place.min(*best);
        }
    }
    let examples = simplest.into_iter().filter_map(|((_, (level, ..)), (_, puzzle, at))| {
        let step = paths[puzzle].as_ref()?.example(at, lang);
        Some(Example { level, puzzle, step })
    });
    examples.collect()
}

/// Whether each puzzle is searched for examples: the first ones of each level.
fn searched(puzzles: &[&dyn Bindable]) -> Vec<bool> {
    let mut counts: BTreeMap<Option<Level>, usize> = BTreeMap::new();
    let is_early = puzzles.iter().map(|puzzle| {
        let level = puzzle.entry().level;
        let count = counts.entry(level).or_default();
        *count += 1;
        *count <= searched_of(level)
    });
    is_early.collect()
}
