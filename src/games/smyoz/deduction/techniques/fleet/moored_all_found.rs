//! All moored ships are found: no other ship touches the rim.

use std::ops::ControlFlow;

use crate::clues::Clue;
use crate::deduction::Fact;
use crate::deduction::techniques::{Because, Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let Some(number) = position.clues.inventory.moored() else { return ControlFlow::Continue(()) };
    let marks = position.marks;
    if marks.found().iter().filter(|ship| ship.is_moored()).count() != usize::from(number) {
        return ControlFlow::Continue(());
    }
    let others = marks.possible() - marks.found();
    let out = others.iter().filter(|ship| ship.is_moored()).map(Fact::Excluded);
    openings.conclude(out, || [Because::Clue(Clue::Moored(number))])
}
