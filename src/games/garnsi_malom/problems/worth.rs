//! What moves bring, on sets of cells.

use std::cmp::Reverse;

use smyoz_core::contest::Contest as _;
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::problems::Tried;

use super::sets;
use crate::board::{Cell, Cells};
use crate::contest::{GarnsiMalom, Move, Position, Step};

/// The mills that each move makes.
pub fn mills(rules: &GarnsiMalom, position: &Position) -> Vec<Tried> {
    let tried = |step: Step| Tried { ways: vec![step.taking(Cells::NONE).to_string()], worth: i32::from(step.mills) };
    rules.steps(position).into_iter().map(tried).collect()
}

/// The ways to place a piece that each placement leaves the opponents, as a loss.
pub fn placing(rules: &GarnsiMalom, position: &Position) -> Vec<Tried> {
    let sign = rules.mover(position);
    let opponents = || rules.signs().filter(|&other| rules.side(other) != rules.side(sign));
    let tried = |cell: Cell| {
        let (mut after, chosen) = (position.clone(), Move::Place(cell));
        rules.play(&mut after, &chosen).ok()?;
        let left: usize = opponents().map(|other| rules.places(&after, other).len()).sum();
        Some(Tried { ways: vec![chosen.to_string()], worth: -(left as i32) })
    };
    rules.places(position, sign).iter().filter_map(tried).collect()
}

/// What each move wins within three, if the opponents reply as well as they can. What is worth at
/// least two less than the best may be worth less than that.
///
/// # Errors
/// If it was cancelled.
pub fn three_moves(rules: &GarnsiMalom, position: &Position, limits: Limits) -> Result<Vec<Tried>, CancelledError> {
    let side = rules.side(rules.mover(position));
    let targets = targets(rules, position, side);
    let mut steps = rules.steps(position);
    steps.sort_by_key(|step| (Reverse(step.mills), *step));
    let (mut all, mut best) = (Vec::new(), i32::MIN / 2);
    for step in steps {
        limits.check()?;
        let number = taken_by(step, &targets);
        let mut tried = Tried { ways: Vec::new(), worth: i32::MIN };
        for taken in sets(&targets, number) {
            let mut after = position.clone();
            rules.make(&mut after, step, taken);
            let won = number as i32;
            let worth = won + least(rules, &after, side, best - 1 - won);
            if worth > tried.worth {
                tried = Tried { ways: Vec::new(), worth };
            }
            if worth == tried.worth {
                tried.ways.push(step.taking(taken).to_string());
            }
        }
        tried.ways.sort_unstable();
        best = best.max(tried.worth);
        all.push(tried);
    }
    all.sort_by(|one, other| one.ways.cmp(&other.ways));
    Ok(all)
}

fn targets(rules: &GarnsiMalom, position: &Position, side: usize) -> Vec<Cell> {
    rules.targets(position, side).iter().collect()
}

/// The number of pieces that a move takes.
fn taken_by(step: Step, targets: &[Cell]) -> usize {
    usize::from(step.mills).min(targets.len())
}

/// The least that a side wins by the opponents' next move and its own then; anything below `floor`
/// may be more than that.
fn least(rules: &GarnsiMalom, position: &Position, side: usize, floor: i32) -> i32 {
    let mut least = i32::MAX;
    each_reply(rules, position, side, |_, won| {
        least = least.min(won);
        least < floor
    });
    least
}

/// The reply that leaves a side least of its move, and what it wins then.
pub fn reply(rules: &GarnsiMalom, position: &Position, chosen: &Move) -> Option<(Move, i32)> {
    let side = rules.side(rules.mover(position));
    let mut after = position.clone();
    rules.play(&mut after, chosen).ok()?;
    let mut found: Option<(Move, i32)> = None;
    each_reply(rules, &after, side, |reply, won| {
        if found.is_none_or(|(_, least)| won < least) {
            found = Some((reply, won));
        }
        false
    });
    found
}

/// Goes through the opponents' replies, those first that take most, with what a side wins by each and
/// by its own move then, until the callback says that it is enough. Left out are replies that cannot
/// be better than one before.
fn each_reply(rules: &GarnsiMalom, position: &Position, side: usize, mut is_enough: impl FnMut(Move, i32) -> bool) {
    let opponents = rules.side(rules.mover(position));
    let targets = targets(rules, position, opponents);
    let mut steps = rules.steps(position);
    steps.sort_by_key(|step| (Reverse(step.mills), *step));
    let mut least = i32::MAX;
    for step in steps {
        let number = taken_by(step, &targets);
        for taken in sets(&targets, number) {
            // Whatever this side takes then, it wins no less.
            if least <= -(number as i32) {
                return;
            }
            let mut after = position.clone();
            rules.make(&mut after, step, taken);
            let own = usize::from(rules.most_mills(&after)).min(rules.targets(&after, side).len());
            let won = own as i32 - number as i32;
            least = least.min(won);
            if is_enough(step.taking(taken), won) {
                return;
            }
        }
    }
}
