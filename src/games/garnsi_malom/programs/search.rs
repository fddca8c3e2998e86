//! Best-reply search (Schadd and Winands 2011) with alpha-beta cut-offs, iterative deepening and a
//! transposition table.
//!
//! Between two turns of a side, only one of its opponents moves: the one whose move hurts it most.
//! So games of many sides are searched as deep as games of two; with two sides, this is plain
//! alpha-beta search. In *nine* with three seats, Monte Carlo tree search with greedy playouts lost
//! clearly to it in the arena.
//!
//! A mill can be followed by any of some twenty captures, and three mills by a thousand sets of them.
//! So captures are searched one by one, as plies of the same side that cost no depth, the most
//! promising only, and in one order only, as their order does not matter.

use std::cmp::Reverse;
use std::ops::ControlFlow;

use smyoz_core::limits::{Budget, CancelledError, Limits};
use smyoz_core::puzzles::Stream;

use super::worth::Judge;
use crate::board::{Cell, Cells};
use crate::contest::{GarnsiMalom, Move, Position, Step};

const INFINITE: i32 = i32::MAX;

/// The most moves that are looked ahead; no usual work reaches it.
const MAX_DEPTH: u8 = 40;

/// How many captures are tried at each ply of captures.
const CAPTURES_TRIED: usize = 6;

/// Number of entries of the transposition table.
const ENTRIES: usize = 1 << 17;

/// The best move for the side whose turn it is, as far as it is found within these limits: the work
/// is counted in positions.
///
/// # Errors
/// If it was cancelled.
pub fn best(
    rules: &GarnsiMalom,
    position: &Position,
    draws: &mut Stream,
    limits: Limits<'_>,
) -> Result<Move, CancelledError> {
    let mut search = Search::new(rules, position, limits);
    let mut steps = rules.steps(position);
    draws.shuffle(&mut steps);
    steps.sort_by_key(|step| Reverse(step.mills));
    let prey = search.judge.prey(position);
    let taken = prey.iter().copied().take(steps[0].mills.into()).collect();
    let mut best = steps[0].taking(taken);
    for depth in 1..=MAX_DEPTH {
        let (found, value) = search.root(position, depth, &steps, &prey);
        limits.check()?;
        if let Some((at, taken)) = found {
            best = steps[at].taking(taken);
            // The best move first: most cut-offs follow from it.
            steps[..=at].rotate_right(1);
        }
        if search.budget.is_exhausted() || value.abs() >= Judge::WIN {
            break;
        }
    }
    Ok(best)
}

/// The search has run out of steps, or was cancelled.
struct Exhausted;

/// What is known of a value.
#[derive(Clone, Copy, PartialEq)]
enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is known of a position.
#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    value: i32,
    depth: u8,
    bound: Bound,
    best: (Cell, Cell),
}

/// Values are those for the party whose turn it is: the side that the search is for, or its
/// opponents together.
struct Search<'a> {
    rules: &'a GarnsiMalom,
    judge: Judge<'a>,
    budget: Budget<'a>,
    table: Vec<Option<Entry>>,
    /// How often a move caused a cut-off, by its cells.
    history: Vec<u32>,
}

/// A move that captures complete.
#[derive(Clone, Copy)]
struct Taking<'a> {
    step: Step,
    taken: Cells,
    /// How many captures are still due.
    due: usize,
    /// What is left to choose from.
    prey: &'a [Cell],
}

impl<'a> Taking<'a> {
    fn new(step: Step, prey: &'a [Cell]) -> Self {
        let mills = usize::from(step.mills);
        let tried = if mills == 0 { 0 } else { prey.len().min(CAPTURES_TRIED + mills - 1) };
        Self { step, taken: Cells::NONE, due: mills.min(prey.len()), prey: &prey[..tried] }
    }
}

/// The values between which a value matters.
#[derive(Clone, Copy)]
struct Window {
    alpha: i32,
    beta: i32,
}

impl Window {
    const ALL: Self = Self { alpha: -INFINITE, beta: INFINITE };

    fn negated(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }

    /// Whether a value is a bound that lies outside.
    fn is_decided_by(self, entry: &Entry) -> bool {
        match entry.bound {
            Bound::Exact => true,
            Bound::AtLeast => entry.value >= self.beta,
            Bound::AtMost => entry.value <= self.alpha,
        }
    }
}

impl<'a> Search<'a> {
    fn new(rules: &'a GarnsiMalom, position: &Position, limits: Limits<'a>) -> Self {
        Self {
            rules,
            judge: Judge::new(rules, rules.side(rules.mover(position))),
            budget: Budget::new(limits),
            table: vec![None; ENTRIES],
            history: vec![0; Cell::COUNT * Cell::COUNT],
        }
    }

    /// The best move at this depth, by its place in the list, with its captures and its value. If the
    /// work runs out, the best of those that were searched; none if that was not even the first.
    fn root(&mut self, position: &Position, depth: u8, steps: &[Step], prey: &[Cell]) -> (Option<(usize, Cells)>, i32) {
        let (mut window, mut best) = (Window::ALL, None);
        for (at, &step) in steps.iter().enumerate() {
            match self.complete(position, Taking::new(step, prey), depth, window) {
                Err(Exhausted) => break,
                Ok((value, taken)) if value > window.alpha => {
                    (window.alpha, best) = (value, Some((at, taken)));
                }
                Ok(_) => {}
            }
        }
        (best, window.alpha)
    }

    /// The value of a move for the party that makes it, with its best captures.
    fn complete(
        &mut self,
        position: &Position,
        taking: Taking<'_>,
        depth: u8,
        mut window: Window,
    ) -> Result<(i32, Cells), Exhausted> {
        let Taking { step, taken, due, prey } = taking;
        if due == 0 {
            let after = self.judge.after(position, step, taken);
            let value = if self.judge.is_own(&after) == self.judge.is_own(position) {
                self.value(&after, depth - 1, window)?
            } else {
                -self.value(&after, depth - 1, window.negated())?
            };
            return Ok((value, taken));
        }
        let mut best = (-INFINITE, taken);
        for at in 0..=prey.len() - due {
            let taken = taken | Cells::of(prey[at]);
            let found =
                self.complete(position, Taking { step, taken, due: due - 1, prey: &prey[at + 1..] }, depth, window)?;
            if found.0 > best.0 {
                best = found;
            }
            window.alpha = window.alpha.max(best.0);
            if window.alpha >= window.beta {
                break;
            }
        }
        Ok(best)
    }

    /// The value of a position.
    fn value(&mut self, position: &Position, depth: u8, window: Window) -> Result<i32, Exhausted> {
        if let ControlFlow::Break(()) = self.budget.step() {
            return Err(Exhausted);
        }
        if self.rules.is_over(position) {
            return Ok(self.judge.result(position));
        }
        if depth == 0 {
            return Ok(self.judge.estimate(position));
        }
        let key = key(self.rules, position);
        let slot = key as usize % ENTRIES;
        let known = self.table[slot].filter(|entry| entry.key == key);
        if let Some(entry) = known.filter(|entry| entry.depth >= depth && window.is_decided_by(entry)) {
            return Ok(entry.value);
        }
        let (value, best) = self.searched(position, depth, window, known.map(|entry| entry.best))?;
        let bound = match value {
            _ if value >= window.beta => Bound::AtLeast,
            _ if value <= window.alpha => Bound::AtMost,
            _ => Bound::Exact,
        };
        self.table[slot] = Some(Entry { key, value, depth, bound, best });
        Ok(value)
    }

    /// The value of a position, with the cells of the best move, from those after its moves.
    fn searched(
        &mut self,
        position: &Position,
        depth: u8,
        mut window: Window,
        known: Option<(Cell, Cell)>,
    ) -> Result<(i32, (Cell, Cell)), Exhausted> {
        let mut best = (-INFINITE, (Cell::at(0, 0), Cell::at(0, 0)));
        for turn in self.judge.turns(position) {
            let mut prey = None;
            for step in self.ordered(&turn, known) {
                let prey: &[Cell] =
                    if step.mills == 0 { &[] } else { prey.get_or_insert_with(|| self.judge.prey(&turn)) };
                let (value, _) = self.complete(&turn, Taking::new(step, prey), depth, window)?;
                if value > best.0 {
                    best = (value, (step.from, step.to));
                }
                window.alpha = window.alpha.max(value);
                if window.alpha >= window.beta {
                    self.history[by_cells(step)] += u32::from(depth) * u32::from(depth);
                    return Ok(best);
                }
            }
        }
        Ok(best)
    }

    /// The moves, those first that are likely to be best.
    fn ordered(&self, position: &Position, known: Option<(Cell, Cell)>) -> Vec<Step> {
        let mut steps = self.rules.steps(position);
        let is_known = |step: &Step| Some((step.from, step.to)) == known;
        steps.sort_by_cached_key(|step| Reverse((is_known(step), step.mills, self.history[by_cells(*step)])));
        steps
    }
}

/// The place of a move in a table of all moves.
fn by_cells(step: Step) -> usize {
    step.from.index() * Cell::COUNT + step.to.index()
}

/// A number for a position: for all that its value depends on.
fn key(rules: &GarnsiMalom, position: &Position) -> u64 {
    let (mover, flags) = (rules.mover(position), [position.has_captures(), position.is_shrinking()]);
    let state = u64::from(mover.0) | u64::from(flags[0]) << 4 | u64::from(flags[1]) << 5;
    let state = mixed(state | u64::from(position.quiet()) << 6);
    rules
        .signs()
        .fold(state, |key, sign| position.pieces(sign).words().into_iter().fold(key, |key, word| mixed(key ^ word)))
}

/// Mixes the bits of a number, as the generator splitmix64 does.
fn mixed(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}
