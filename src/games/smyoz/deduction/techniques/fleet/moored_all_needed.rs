//! All missing ships must be moored, or there would be too few: none of them lies off the rim.

use std::ops::ControlFlow;

use crate::board::FLEET;
use crate::clues::Clue;
use crate::deduction::Fact;
use crate::deduction::techniques::{Because, Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let Some(number) = position.clues.inventory.moored() else { return ControlFlow::Continue(()) };
    let marks = position.marks;
    let afloat = marks.found().iter().filter(|ship| !ship.is_moored()).count();
    if afloat != FLEET.len().saturating_sub(usize::from(number)) {
        return ControlFlow::Continue(());
    }
    let others = marks.possible() - marks.found();
    let out = others.iter().filter(|ship| !ship.is_moored()).map(Fact::Excluded);
    openings.conclude(out, || [Because::Clue(Clue::Moored(number)), Because::Number(afloat)])
}
