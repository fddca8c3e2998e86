//! Shape counting: the stars of some units are confined to others, which need no more than these.

use std::ops::ControlFlow;

use itertools::Itertools;

use super::{Openings, Position, Reason};
use crate::board::{Cells, Unit};
use crate::clues::facts;

pub(super) fn one(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    confined(position, openings, 1)
}

pub(super) fn several(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    (2..=3).try_for_each(|number| confined(position, openings, number))
}

/// All open cells of this many units of one kind lie in units of another kind that need just as
/// many stars: the other cells of these are empty.
fn confined(&Position { marks, .. }: &Position, openings: &mut Openings, number: usize) -> ControlFlow<()> {
    let kinds = marks.board.kinds();
    let open = |units: &[Unit]| units.iter().fold(0, |open: Cells, &unit| open | marks.open(unit));
    let missing = |units: &[Unit]| units.iter().map(|&unit| marks.missing(unit)).sum::<Option<usize>>();
    for (kind, other) in kinds.iter().cartesian_product(&kinds).filter(|(kind, other)| kind != other) {
        let unfinished = kind.iter().copied().filter(|&unit| marks.open(unit) != 0);
        for units in unfinished.combinations(number) {
            let inside = open(&units);
            let within = other.iter().copied().filter(|&unit| marks.open(unit) & inside != 0).collect_vec();
            if missing(&units).is_some_and(|stars| missing(&within) == Some(stars)) {
                let others = facts(false, open(&within) & !inside);
                openings.conclude(others, || [Reason::Units(units), Reason::Units(within)])?;
            }
        }
    }
    ControlFlow::Continue(())
}
