//! A ship cannot lie where its lines could add up to none of the codes of its type.

use std::ops::ControlFlow;

use super::reach::TypeCodes;
use crate::deduction::Fact;
use crate::deduction::techniques::{Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    TypeCodes::all(*position).try_for_each(|codes| {
        let out = codes.open(position).into_iter().filter(|&(_, set)| set == 0);
        openings.conclude(out.map(|(ship, _)| Fact::Excluded(ship)), || [codes.clue()])
    })
}
