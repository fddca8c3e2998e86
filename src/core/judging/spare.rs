//! Which clues can be left out.
//!
//! A clue is needed if and only if there is a *counterexample*: one or several layouts that fit all
//! other clues, and show that these do not keep the puzzle's promise. A separate search for each
//! clue would go through nearly the same layouts every time. So several clues are left out at once,
//! and each layout that fits the rest is examined: if it breaks only one of them, it is evidence
//! for that one. The search ends as soon as all of them are needed; if it is exhausted, the others
//! are not.
//!
//! In a rated puzzle, most clues are needed for the level. Techniques show that in a fraction of
//! the time of a search, so they come first.

use std::ops::ControlFlow;

use crate::engines::{EngineChoice, Solver};
use crate::game::{Game, LEFT, Promise, Puzzle, Task};
use crate::limits::{Budget, CancelledError, Limits};
use crate::rating::Rater;
use crate::sets::ElementSet as _;

/// The number of clues that are left out at once, given the number of those that are chosen.
/// Puzzles with few mostly need all of them, and then one search for 3 or 4 of them takes 0.4 or
/// 0.3 times the work of a search for each. Of more clues, some can often be left out; that would
/// take a search through all layouts, so they are tried one by one.
fn group(chosen: usize) -> usize {
    if chosen <= 4 { chosen.max(1) } else { 1 }
}

/// The clues that can each be left out alone: the puzzle with this solution would still keep its
/// promise, and be no harder than it is rated.
///
/// # Errors
/// If it was given up.
pub fn spare<G: Game>(
    solver: &mut Solver<G>,
    puzzle: &Puzzle<G>,
    solution: &G::Layout,
    limits: Limits,
) -> Result<Vec<G::Clue>, CancelledError> {
    let board = &puzzle.board;
    let rated = puzzle.rating.as_ref().filter(|_| puzzle.promise != Promise::UpToSymmetry);
    let rated = rated.map(|rating| (Rater::new(board), rating));
    // Also the others if the puzzle claims a minimum of these.
    let counts_others = puzzle.minimum.as_ref().is_some_and(|minimum| minimum.others.is_some());
    let mut cases = Vec::new();
    for clue in puzzle.task().each().filter(|clue| counts_others || G::must_be_needed(G::topic(clue))) {
        limits.check()?;
        let case = Case::new(puzzle, clue, solution);
        let keeps_level = match &rated {
            _ if case.is_needed => continue,
            Some((rater, rating)) => rater.keeps(rating, case.rest(), limits)?,
            None => true,
        };
        if keeps_level {
            cases.push(case);
        }
    }
    if solver.choice() != EngineChoice::Sat {
        by_groups(solver, puzzle, &mut cases, limits)?;
    }
    let mut spare = Vec::new();
    for case in cases {
        let is_needed = match case.is_known {
            true => case.is_needed,
            false => !keeps_promise(solver, case.rest(), solution, limits)?,
        };
        spare.extend((!is_needed).then_some(case.clue));
    }
    Ok(spare)
}

/// Whether clues keep their promise with this solution, which must fit them.
fn keeps_promise<G: Game>(
    solver: &mut Solver<G>,
    task: Task<'_, G>,
    solution: &G::Layout,
    limits: Limits,
) -> Result<bool, CancelledError> {
    let expected = match task.promise {
        Promise::One => vec![solution.clone()],
        Promise::UpToSymmetry => solver.game().images(task.clues, solution),
        Promise::Mercy(mercy) => {
            let before = solver.solutions(task.clues, LEFT + 1, limits)?;
            return Ok(solver.game().is_resolved(&before.layouts, mercy));
        }
    };
    Ok(solver.another(task.clues, &expected, limits)?.is_none())
}

/// Seeks counterexamples for several clues at a time by search, as long as that takes no more than
/// a turn of it.
fn by_groups<G: Game>(
    solver: &Solver<G>,
    puzzle: &Puzzle<G>,
    cases: &mut [Case<G>],
    limits: Limits,
) -> Result<(), CancelledError> {
    let board = &puzzle.board;
    // Only those that are chosen: without another, there may be very many layouts.
    let is_chosen = |case: &&mut Case<G>| G::must_be_needed(G::topic(&case.clue));
    let mut cases: Vec<&mut Case<G>> = cases.iter_mut().filter(is_chosen).filter(|case| !case.is_known).collect();
    for group in cases.chunks_mut(group(puzzle.chosen())) {
        let left_out = |clue: &G::Clue| group.iter().any(|case| case.clue == *clue);
        let clues = board.clues(G::each(&puzzle.clues).filter(|clue| !left_out(clue)));
        let omitted = board.clues(group.iter().map(|case| case.clue.clone()));
        let mut budget = Budget::new(limits.within(G::TURN));
        let _ = solver.search().search(&clues, &mut budget, &mut |layout| {
            let broken = board.broken_by(&omitted, &layout);
            match broken.len() {
                0 => group.iter_mut().for_each(|case| case.hear(board, &layout)),
                1 => {
                    let clue = G::each(&omitted).enumerate().find(|(at, _)| broken.contains(*at));
                    let breaks = |case: &&mut &mut Case<G>| clue.as_ref().is_some_and(|(_, clue)| case.clue == *clue);
                    group.iter_mut().filter(breaks).for_each(|case| case.hear(board, &layout));
                }
                _ => {}
            }
            if group.iter().all(|case| case.is_needed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        limits.check()?;
        if budget.is_exhausted() {
            group.iter_mut().for_each(|case| case.is_known = case.is_needed);
            return Ok(());
        }
        group.iter_mut().for_each(|case| case.is_known = true);
    }
    Ok(())
}

/// A clue that is left out, and what is known of the puzzle without it.
struct Case<G: Game> {
    clue: G::Clue,
    clues: G::Clues,
    promise: Promise<G::Clue>,
    /// The layouts that may fit the other clues or, with a clue given apart, those found so far,
    /// which must be a local ambiguity that it resolves.
    layouts: Vec<G::Layout>,
    /// Whether a counterexample is known.
    is_needed: bool,
    /// Whether it is known whether there is one.
    is_known: bool,
}

impl<G: Game> Case<G> {
    fn new(puzzle: &Puzzle<G>, clue: G::Clue, solution: &G::Layout) -> Self {
        let board = &puzzle.board;
        let clues = board.clues(G::each(&puzzle.clues).filter(|other| *other != clue));
        let (mut layouts, mut is_known) = (Vec::new(), false);
        let promise = match &puzzle.promise {
            Promise::Mercy(mercy) if *mercy == clue => {
                // It resolves an ambiguity, so the rest is not even a puzzle with one solution.
                is_known = true;
                Promise::One
            }
            Promise::UpToSymmetry => {
                layouts = board.images(&clues, solution);
                Promise::UpToSymmetry
            }
            Promise::One => {
                layouts.push(solution.clone());
                Promise::One
            }
            Promise::Mercy(mercy) => Promise::Mercy(mercy.clone()),
        };
        // Without symmetries, clues cannot promise any.
        let is_asymmetric = promise == Promise::UpToSymmetry && layouts.len() < 2;
        is_known |= is_asymmetric;
        Self { clue, clues, promise, layouts, is_needed: is_known, is_known }
    }

    /// What is given without the clue.
    fn rest(&self) -> Task<'_, G> {
        Task { clues: &self.clues, promise: &self.promise }
    }

    /// Takes note of a layout that fits all other clues but one that is given apart.
    fn hear(&mut self, board: &G, layout: &G::Layout) {
        if self.is_needed {
            return;
        }
        self.is_needed = match &self.promise {
            Promise::One | Promise::UpToSymmetry => !self.layouts.contains(layout),
            Promise::Mercy(mercy) => {
                self.layouts.push(layout.clone());
                let resolved = self.layouts.iter().filter(|layout| board.fits(mercy, layout)).count() <= 1;
                // With more layouts, the number of shared pieces can only fall.
                !resolved
                    || self.layouts.len() > 1 && !G::AMBIGUITY.is_some_and(|ambiguity| ambiguity.is_one(&self.layouts))
            }
        };
    }
}
