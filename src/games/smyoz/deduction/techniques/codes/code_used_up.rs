//! A ship cannot lie where its lines could only add up to codes that found ships of its type use
//! up.

use std::ops::ControlFlow;

use super::reach::TypeCodes;
use crate::deduction::Fact;
use crate::deduction::techniques::{Because, Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    TypeCodes::all(*position).try_for_each(|codes| {
        let (found, open) = (codes.found(position), codes.open(position));
        let others = open.iter().fold(0, |all, (_, set)| all | set);
        let Some((_, left)) = codes.distribute(&found, others) else { return ControlFlow::Continue(()) };
        let out = open.into_iter().filter(|(_, set)| set & left == 0).map(|(ship, _)| Fact::Excluded(ship));
        let because = || [codes.clue()].into_iter().chain(found.iter().map(|&(ship, _)| Because::Ship(ship)));
        openings.conclude(out, because)
    })
}
