//! The codes of all ships tell how many lines have no ship, one, or more: when so many are known, or no more can be, the
//! others are settled.

use std::ops::ControlFlow;

use super::line_totals::{line_totals, numbers};
use crate::smyoz::board::Lane;
use crate::smyoz::deduction::techniques::{Because, Openings, Position};
use crate::smyoz::deduction::{Fact, Numbers};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let all = || Lane::all().map(|lane| (lane, numbers(position, lane)));
    let totals = line_totals(&position.clues.inventory);
    // Without the codes, what the water lines say is easier to see.
    if totals.len() < 3 {
        return ControlFlow::Continue(());
    }
    let because = || totals.iter().map(|&(_, total, _)| Because::Number(total));
    totals.iter().try_for_each(|&(wanted, total, _)| {
        let others = [Numbers::NONE, Numbers::ONE, Numbers::MORE].into_iter().filter(|&other| other != wanted);
        let others = others.reduce(|one, other| one | other).expect("there are two others");
        if all().filter(|(_, numbers)| *numbers == wanted).count() == total {
            let settled = all().map(|(lane, numbers)| (lane, if numbers == wanted { wanted } else { others }));
            openings.conclude(settled.map(|(lane, numbers)| Fact::Line(lane, numbers)), because)
        } else if all().filter(|(_, numbers)| numbers.meet(wanted)).count() == total {
            let these = all().filter(|(_, numbers)| numbers.meet(wanted));
            openings.conclude(these.map(|(lane, _)| Fact::Line(lane, wanted)), because)
        } else {
            ControlFlow::Continue(())
        }
    })
}
