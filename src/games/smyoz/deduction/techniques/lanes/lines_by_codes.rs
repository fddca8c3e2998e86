//! The codes of all ships determine how many lines have no ship, one, or more. Once that many are
//! known, or no more are possible, the other lines are settled.

use std::ops::ControlFlow;

use itertools::Itertools;

use super::line_totals::{line_totals, ship_counts};
use crate::board::Lane;
use crate::deduction::techniques::{Because, Openings, Position};
use crate::deduction::{Fact, ShipCounts};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let all = || Lane::all().map(|lane| (lane, ship_counts(position, lane)));
    let totals = line_totals(&position.clues.inventory);
    // Without all codes there are only the water lines, which easier techniques count.
    if totals.len() < 3 {
        return ControlFlow::Continue(());
    }
    let because = || {
        let clues = totals.iter().flat_map(|(_, _, clues)| clues).unique().cloned().map(Because::Clue);
        totals.iter().map(|&(_, total, _)| Because::Number(total)).chain(clues)
    };
    totals.iter().try_for_each(|&(wanted, total, _)| {
        let others = [ShipCounts::NONE, ShipCounts::ONE, ShipCounts::MORE].into_iter().filter(|&other| other != wanted);
        let others = others.reduce(|one, other| one | other).expect("there are two others");
        if all().filter(|(_, counts)| *counts == wanted).count() == total {
            let settled = all().map(|(lane, counts)| (lane, if counts == wanted { wanted } else { others }));
            openings.conclude(settled.map(|(lane, counts)| Fact::Line(lane, counts)), because)
        } else if all().filter(|(_, counts)| counts.meet(wanted)).count() == total {
            let these = all().filter(|(_, counts)| counts.meet(wanted));
            openings.conclude(these.map(|(lane, _)| Fact::Line(lane, wanted)), because)
        } else {
            ControlFlow::Continue(())
        }
    })
}
