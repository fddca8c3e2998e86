//! What makes a puzzle good, as far as it can be measured: its path and the places of its clues.
//! And the choice of the best of many. `docs/choosing.md` defines each measure.

use std::cmp::{Ordering, Reverse};
use std::collections::{BTreeMap, HashSet};

use itertools::Itertools;
use serde::Serialize;

use super::answers::Traits;
use super::puzzle::AnyPuzzle;
use smyoz_core::lang::Lang;
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::{Claim, Id, Level};
use smyoz_core::rating::{NotTold, Told, ToldPath, ToldStep};

/// A step that rests on more clues and facts than this is tedious.
const MANY: usize = 12;

/// Measures of a puzzle. Shares are in per cent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Merits {
    /// The level.
    pub level: Level,
    /// The score.
    pub score: u32,
    /// The number of clues that were chosen.
    pub clues: u32,
    /// Of the cells with clues, the share that is also there in the image of all under the symmetry
    /// for which it is largest; `None` if no clue is about a cell.
    pub symmetry: Option<u32>,
    /// The number of steps of the path.
    pub steps: u32,
    /// The share of steps that beginners take; of a puzzle for beginners, all.
    pub routine: u32,
    /// How many times the path comes to steps of the puzzle's level, after others.
    pub break_ins: u32,
    /// The number of different techniques.
    pub techniques: u32,
    /// How many conclusions there are where there are fewest, among those of the puzzle's level.
    pub openings: u32,
    /// The number of steps that rest on many clues and facts.
    pub tedious: u32,
    /// Where the puzzle is broken into, and by which technique.
    #[serde(skip)]
    pub break_in: (String, &'static str),
}

impl Merits {
    /// The measures of a puzzle; `None` if techniques do not solve it.
    ///
    /// # Errors
    /// If it has no path, or it was given up.
    pub fn of(puzzle: &dyn AnyPuzzle, limits: Limits) -> Result<Option<Self>, NotTold> {
        let (path, rated) = puzzle.path(Told::Needed, false, Lang::En, limits)?;
        let Some(level) = rated.level().filter(|&level| level < Level::Beyond) else { return Ok(None) };
        Ok(Some(Self::new(&path, level, &rated.traits())))
    }

    fn new(path: &ToldPath, level: Level, traits: &Traits) -> Self {
        let steps = &path.steps;
        let count =
            |is_counted: &dyn Fn(&ToldStep) -> bool| steps.iter().filter(|step| is_counted(step)).count() as u32;
        let is_tedious = |step: &ToldStep| step.json["because"].as_array().is_some_and(|all| all.len() > MANY);
        // That of the puzzle may be above it, since there are so many steps.
        let hardest = steps.iter().map(|step| step.level).max();
        let is_hardest = |step: &ToldStep| Some(step.level) == hardest;
        let breaks_in = |&(before, step): &(Option<&ToldStep>, &ToldStep)| {
            is_hardest(step) && before.is_none_or(|before| !is_hardest(before))
        };
        let before = std::iter::once(None).chain(steps.iter().map(Some));
        let break_in = path.hints.last().map(|&at| (steps[at].place.clone(), steps[at].technique));
        Self {
            level,
            score: traits.score.expect("it is rated"),
            clues: traits.chosen,
            symmetry: traits.symmetry,
            steps: steps.len() as u32,
            routine: 100 * count(&|step| step.level == Level::Beginner) / (steps.len() as u32).max(1),
            break_ins: before.zip(steps).filter(breaks_in).count() as u32,
            techniques: steps.iter().map(|step| step.technique).unique().count() as u32,
            openings: path.rating["narrowest"].as_u64().unwrap_or_default() as u32,
            tedious: count(&is_tedious),
            break_in: break_in.unwrap_or_default(),
        }
    }

    /// What counts against it, by measure.
    fn faults(&self) -> [u32; 7] {
        // Where only one conclusion leads on, it is a needle in a haystack.
        let narrow = if self.openings <= 1 { 4 } else { self.openings.abs_diff(3) };
        let asymmetry = 100 - self.symmetry.unwrap_or(100);
        let few_techniques = u32::MAX - self.techniques;
        [self.routine, self.break_ins, few_techniques, narrow, asymmetry, self.clues, self.tedious]
    }
}

/// A puzzle that may be chosen.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// What it is compared with.
    pub class: Class,
    /// What is equal for puzzles of one layout.
    pub solution: Option<Id>,
    /// Its measures.
    pub merits: Merits,
}

/// Puzzles that are compared with each other.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Class {
    /// The level.
    pub level: Level,
    /// The kind of the game.
    pub game: &'static str,
    /// What they claim.
    pub claim: Claim,
    /// Columns and rows of the board, in games whose boards differ.
    pub size: Option<(usize, usize)>,
}

/// The quality of each candidate, from 0 to 100: the share of the others of its class that it
/// excels, in the mean of all measures. What is equal counts half; one that is alone has 50.
pub fn qualities(candidates: &[Candidate]) -> Vec<u32> {
    let mut qualities = vec![50; candidates.len()];
    for class in classes(candidates).values() {
        let faults = class.iter().map(|&at| candidates[at].merits.faults()).collect_vec();
        let others = class.len() - 1;
        for (at, own) in class.iter().zip(&faults) {
            let excelled = (0..own.len()).map(|measure| {
                let compared = faults.iter().map(|other| match own[measure].cmp(&other[measure]) {
                    Ordering::Less => 2,
                    Ordering::Equal => 1,
                    Ordering::Greater => 0,
                });
                // It equals itself.
                compared.sum::<usize>() - 1
            });
            if others > 0 {
                qualities[*at] = (100 * excelled.sum::<usize>() / (2 * others * own.len())) as u32;
            }
        }
    }
    qualities
}

fn classes(candidates: &[Candidate]) -> BTreeMap<&Class, Vec<usize>> {
    let mut classes: BTreeMap<&Class, Vec<usize>> = BTreeMap::new();
    for (at, candidate) in candidates.iter().enumerate() {
        classes.entry(&candidate.class).or_default().push(at);
    }
    classes
}

/// The best of these, at most so many, in the order in which they are printed: by level, game and
/// score.
///
/// Games take turns, and the classes of a game; no two have the same solution, and neighbours are
/// broken into at other places or by other techniques, as long as there are such.
pub fn choose(candidates: &[Candidate], qualities: &[u32], wanted: usize) -> Vec<usize> {
    let mut classes = classes(candidates);
    for class in classes.values_mut() {
        class.sort_by_key(|&at| (Reverse(qualities[at]), at));
    }
    let mut chosen: BTreeMap<&Class, Vec<usize>> = classes.keys().map(|&class| (class, Vec::new())).collect();
    let mut solutions = HashSet::new();
    let solution = |at: usize| candidates[at].solution;
    for _ in 0..wanted {
        for class in classes.values_mut() {
            class.retain(|&at| solution(at).is_none_or(|one| !solutions.contains(&one)));
        }
        let in_game =
            |game: &str| chosen.iter().filter(|(class, _)| class.game == game).map(|(_, all)| all.len()).sum();
        let next = classes.iter().filter(|(_, left)| !left.is_empty()).map(|(&class, _)| class);
        let Some(class) = next.min_by_key(|&class| -> (usize, usize) { (in_game(class.game), chosen[class].len()) })
        else {
            break;
        };
        let (left, taken) =
            (classes.get_mut(class).expect("it is one of them"), chosen.get_mut(class).expect("all are there"));
        let place =
            |at: usize| taken.partition_point(|&other| candidates[other].merits.score <= candidates[at].merits.score);
        let is_like = |at: usize, other: usize| candidates[at].merits.break_in == candidates[other].merits.break_in;
        let is_varied = |&at: &usize| {
            let place = place(at);
            let neighbours = taken[..place].last().into_iter().chain(taken.get(place));
            !neighbours.into_iter().any(|&other| is_like(at, other))
        };
        let found = left.iter().position(is_varied).unwrap_or(0);
        let best = left.remove(found);
        solutions.extend(solution(best));
        let place = place(best);
        taken.insert(place, best);
    }
    chosen.into_values().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn candidate(game: &'static str, level: Level, score: u32, solution: u64, routine: u32, place: &str) -> Candidate {
        let merits = Merits {
            level,
            score,
            clues: 5,
            symmetry: None,
            steps: 10,
            routine,
            break_ins: 1,
            techniques: 4,
            openings: 3,
            tedious: 0,
            break_in: (place.to_owned(), "end"),
        };
        let class = Class { level, game, claim: Claim::Unique, size: None };
        Candidate { class, solution: Some(Id::of_text(&solution.to_string())), merits }
    }

    #[test]
    fn the_better_ones_are_chosen_in_balance_and_each_layout_once() {
        use Level::{Advanced, Master};
        let all = [
            candidate("a", Advanced, 90, 1, 10, "A1"),
            candidate("a", Advanced, 80, 1, 20, "B1"),
            candidate("a", Advanced, 70, 2, 30, "A1"),
            candidate("a", Advanced, 60, 3, 40, "C1"),
            candidate("a", Master, 200, 4, 10, "A1"),
            candidate("b", Advanced, 50, 5, 90, "A1"),
        ];
        let qualities = qualities(&all);
        assert_eq!(qualities, [57, 52, 47, 42, 50, 50]);
        // The second has the layout of the first; the third is broken into where its neighbour is.
        assert_eq!(choose(&all, &qualities, 4), [3, 0, 5, 4]);
        assert_eq!(choose(&all, &qualities, 1), [0]);
        assert_eq!(choose(&all, &qualities, 9), [3, 2, 0, 5, 4]);
    }

    #[test]
    fn one_opening_is_worse_than_many() {
        let faults = |openings| Merits { openings, ..candidate("a", Level::Master, 1, 1, 0, "A1").merits }.faults()[3];
        assert!(faults(3) < faults(2) && faults(2) < faults(6) && faults(6) < faults(1));
    }
}
