//! The techniques that help in a book's puzzles, each with an example from a puzzle that is not in
//! the book.

use std::collections::{BTreeMap, HashSet};

use rayon::prelude::*;

use super::game::{Bindable, Example, Game, Path, PathStep};
use super::parts::{by_game, is_one_game};
use crate::Lang;
use smyoz_core::puzzles::{Id, Level};

/// A technique that helps in puzzles of a book.
pub struct Technique {
    pub game: &'static dyn Game,
    /// The lowest level that needs it.
    pub level: Level,
    pub name: String,
    /// What solvers should know of it, if the game says so.
    pub principle: Option<String>,
    /// The simplest place where it helps, if there is one in a puzzle that is not in the book.
    pub example: Option<Example>,
}

/// The level, the score and the id of a technique, by which they are ordered.
type Key = (Level, u32, &'static str);

/// The path of a puzzle, if it has one.
pub type Found<'a> = Option<Box<dyn Path + 'a>>;

/// For each technique that helps on some paths, the simplest place where it does: how much there is
/// to see, the index of the path, and the step.
type Places = BTreeMap<Key, (usize, usize, usize)>;

/// The techniques that help on these paths of puzzles, game by game, the hardest last.
#[must_use]
pub fn of(puzzles: &[&dyn Bindable], paths: &[Found], lang: Lang) -> Vec<Technique> {
    let of_game = |group: Vec<&dyn Bindable>| {
        let own = puzzles.iter().zip(paths).filter(|(puzzle, _)| is_one_game(group[0], **puzzle));
        let own: Vec<&dyn Path> = own.filter_map(|(_, path)| path.as_deref()).collect();
        let (game, helping) = (group[0].its_game(), simplest(&own, own.len()));
        let Some(&(hardest, ..)) = helping.keys().last() else { return Vec::new() };
        let ids: HashSet<Id> = group.iter().map(|puzzle| puzzle.its_id()).collect();
        let pool = game.examples();
        // Suppositions are a single technique, and take long to find.
        let most = hardest.max(Level::Master);
        let apart = pool.iter().filter(|puzzle| puzzle.entry().level <= Some(most) && !ids.contains(&puzzle.its_id()));
        let (plain, others): (Vec<_>, Vec<_>) = apart.partition(|puzzle| puzzle.is_plain());
        let [plain, others] = [plain, others].map(|puzzles| -> Vec<Box<dyn Path + '_>> {
            puzzles.into_par_iter().filter_map(|puzzle| puzzle.path().ok()).collect()
        });
        let shown: Vec<&dyn Path> = match pool.is_empty() {
            true => own.clone(),
            false => plain.iter().chain(&others).map(|path| &**path as _).collect(),
        };
        let places = simplest(&shown, if pool.is_empty() { shown.len() } else { plain.len() });
        let technique = |(key, (_, path, step)): (Key, (usize, usize, usize))| {
            let (level, _, id) = key;
            let example = places.get(&key).map(|&(_, path, step)| shown[path].example(step, lang));
            let named = game.technique(id, lang).map(|(name, principle)| (name, Some(principle)));
            let (name, principle) = named.unwrap_or_else(|| (own[path].example(step, lang).technique, None));
            Technique { game, level, name, principle, example }
        };
        helping.into_iter().map(technique).collect()
    };
    by_game(puzzles).into_iter().flat_map(of_game).collect()
}

/// What is added to the difficulty of a place that is shown only if there is no other.
const LATER: usize = 10_000;

/// The simplest places of techniques on these paths, in the first ones if they have any.
fn simplest(paths: &[&dyn Path], first: usize) -> Places {
    let mut simplest = Places::new();
    for (path, step) in
        paths.iter().enumerate().flat_map(|(at, path)| path.steps().into_iter().map(move |step| (at, step)))
    {
        let PathStep { technique, difficulty, at } = step;
        let place = (difficulty + if path < first { 0 } else { LATER }, path, at);
        let best = simplest.entry(technique).or_insert(place);
        *best = place.min(*best);
    }
    simplest
}
