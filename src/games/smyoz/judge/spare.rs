//! Which clues can be left out.
//!
//! A clue is needed if and only if there is a *counterexample*: one or several layouts that fit all
//! other clues, and show that these do not keep the puzzle's promise. A separate search for each
//! clue would go through nearly the same layouts every time. So several shots are left out at once,
//! and each layout that fits the rest is examined: if it breaks only one of them, it is evidence
//! for that one. The search ends as soon as all of them are needed; if it is exhausted, the others
//! are not.
//!
//! In a rated puzzle, most clues are needed for the level. Techniques show that in a fraction of
//! the time of a search, so they come first.

use std::ops::ControlFlow;

use super::aim::LEFT;
use super::before_mercy::BeforeMercy;
use crate::board::{Layout, ShipType};
use crate::clues::{Clue, Clues, Shot, View};
use crate::engines::{EngineChoice, Solutions, Solver, search};
use crate::puzzle::{Claim, Puzzle};
use crate::rate;
use smyoz_core::limits::{Budget, CancelledError, Limits};

/// The number of shots that are left out at once, given the number of shots of the puzzle. Puzzles
/// with few shots mostly need all of them, and then one search for 3 or 4 of them takes 0.4 or 0.3
/// times the work of a search for each. Of more shots, some can often be left out; that would take
/// a search through all layouts, so they are tried one by one.
fn group(shots: usize) -> usize {
    if shots <= 4 { shots.max(1) } else { 1 }
}

/// The clues that can each be left out alone: the puzzle with this solution would still keep its
/// promise, and be no harder than it is rated.
pub fn spare(
    solver: &mut Solver,
    puzzle: &Puzzle,
    solution: &Layout,
    limits: Limits,
) -> Result<Vec<Clue>, CancelledError> {
    let level_is_kept = |clue: &Clue| {
        let rest = without(puzzle, clue);
        match puzzle.rating.as_ref().filter(|_| rest.claim() != Claim::UpToSymmetry) {
            Some(rating) => rate::keeps(rating, &rest, limits),
            None => limits.check().map(|()| true),
        }
    };
    let has_items = puzzle.minimum.as_ref().is_some_and(|minimum| minimum.items.is_some());
    let mut spare = Vec::new();
    for item in puzzle.inventory.clues().filter(|_| has_items) {
        let rest = without(puzzle, &item);
        if level_is_kept(&item)? && keeps_promise(solver, &rest, solution, limits)? {
            spare.push(item);
        }
    }
    // If codes are withheld, a search with several shots fewer may take very long.
    let all_codes = ShipType::ALL.iter().all(|&kind| puzzle.inventory.codes(kind).is_some());
    let mut shots = Vec::new();
    for &shot in puzzle.shots.iter().chain(&puzzle.mercy) {
        if level_is_kept(&Clue::Shot(shot))? {
            shots.push(shot);
        }
    }
    if solver.choice() != EngineChoice::Sat && all_codes {
        shots = by_groups(puzzle, solution, shots, &mut Budget::new(limits))?;
    } else {
        let mut kept = Vec::new();
        for shot in shots {
            if keeps_promise(solver, &without(puzzle, &Clue::Shot(shot)), solution, limits)? {
                kept.push(shot);
            }
        }
        shots = kept;
    }
    spare.extend(shots.into_iter().map(Clue::Shot));
    Ok(spare)
}

/// The puzzle without one of its clues.
fn without(puzzle: &Puzzle, clue: &Clue) -> Puzzle {
    let Clues { inventory, shots } = puzzle.clues_before_mercy().without(clue);
    Puzzle { inventory, shots, mercy: puzzle.mercy.filter(|&mercy| *clue != Clue::Shot(mercy)), ..puzzle.clone() }
}

/// The layouts that may fit the clues of a puzzle that is unique, exactly or up to symmetry; `None`
/// if the clues should have symmetries, but have none.
fn expected(puzzle: &Puzzle, solution: &Layout) -> Option<Vec<Layout>> {
    if puzzle.claim() != Claim::UpToSymmetry {
        return Some(vec![*solution]);
    }
    let images: Vec<Layout> = puzzle.clues().symmetries().map(|symmetry| solution.image(symmetry)).collect();
    (images.len() > 1).then_some(images)
}

/// Whether a puzzle keeps its promise with this solution, which must fit its clues.
fn keeps_promise(
    solver: &mut Solver,
    puzzle: &Puzzle,
    solution: &Layout,
    limits: Limits,
) -> Result<bool, CancelledError> {
    let clues = puzzle.clues();
    if puzzle.claim() == Claim::Mercy {
        let before = BeforeMercy::of(solver.solutions(&puzzle.clues_before_mercy(), LEFT + 1, limits)?);
        return Ok(before.is_local() && before.solutions.iter().filter(|layout| clues.fit(layout)).count() == 1);
    }
    let Some(expected) = expected(puzzle, solution) else { return Ok(false) };
    Ok(solver.another(&clues, &expected, limits)?.is_none())
}

/// Those of the shots that can each be left out alone, found by search, several at a time.
fn by_groups(
    puzzle: &Puzzle,
    solution: &Layout,
    shots: Vec<Shot>,
    budget: &mut Budget,
) -> Result<Vec<Shot>, CancelledError> {
    // The mercy shot resolves an ambiguity, so it is always needed.
    let shots = shots.into_iter().filter(|&shot| puzzle.mercy != Some(shot));
    let mut cases: Vec<Case> = shots.map(|shot| Case::new(puzzle, shot, solution)).collect();
    for group in cases.chunks_mut(group(puzzle.shots.len())) {
        if group.iter().all(|case| case.needed) {
            continue;
        }
        let mut clues = puzzle.clues_before_mercy();
        clues.shots = group.iter().fold(clues.shots, |shots, case| shots.without(case.shot.cell));
        let _ = search::search_within(&clues, budget, &mut |layout| {
            let view = View::of(&layout);
            let breaks = |case: &Case| view.shows(case.shot.cell) != case.shot.shows;
            match group.iter().filter(|case| breaks(case)).count() {
                0 => group.iter_mut().for_each(|case| case.hear(&layout)),
                1 => group.iter_mut().filter(|case| breaks(case)).for_each(|case| case.hear(&layout)),
                _ => {}
            }
            if group.iter().all(|case| case.needed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        if budget.is_exhausted() {
            return Err(CancelledError);
        }
    }
    Ok(cases.into_iter().filter(|case| !case.needed).map(|case| case.shot).collect())
}

/// A shot that is left out, and what is known of the puzzle without it.
struct Case {
    shot: Shot,
    /// Whether a counterexample is known.
    needed: bool,
    rest: Rest,
}

/// What the layouts that fit the other clues must be.
enum Rest {
    /// They must be among these.
    Expected(Vec<Layout>),
    /// Those found so far must be a local ambiguity that the mercy shot resolves.
    Ambiguity { mercy: Shot, found: Vec<Layout> },
}

impl Case {
    fn new(puzzle: &Puzzle, shot: Shot, solution: &Layout) -> Self {
        if let Some(mercy) = puzzle.mercy {
            return Self { shot, needed: false, rest: Rest::Ambiguity { mercy, found: Vec::new() } };
        }
        let expected = expected(&without(puzzle, &Clue::Shot(shot)), solution);
        Self { shot, needed: expected.is_none(), rest: Rest::Expected(expected.unwrap_or_default()) }
    }

    /// Takes note of a layout that fits all other clues but the mercy shot.
    fn hear(&mut self, layout: &Layout) {
        self.needed = self.needed
            || match &mut self.rest {
                Rest::Expected(expected) => !expected.contains(layout),
                Rest::Ambiguity { mercy, found } => {
                    found.push(*layout);
                    let fits = |layout: &&Layout| View::of(layout).shows(mercy.cell) == mercy.shows;
                    // With more layouts, the number of shared ships can only fall.
                    let resolved = found.iter().filter(fits).count() <= 1;
                    let before = BeforeMercy::of(Solutions { layouts: found.clone(), complete: true });
                    !resolved || found.len() > 1 && !before.is_local()
                }
            };
    }
}
