//! Each code belongs to one ship: a found ship cannot have a code that the others need, and must
//! have one that no other ship can have.

use std::ops::ControlFlow;

use super::reach::TypeCodes;
use super::ship_lines;
use crate::deduction::techniques::{Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    TypeCodes::all(*position).try_for_each(|codes| {
        let found = codes.found(position);
        if found.is_empty() {
            return ControlFlow::Continue(());
        }
        let others = codes.open(position).iter().fold(0, |all, (_, set)| all | set);
        let Some((sets, _)) = codes.distribute(&found, others) else { return ControlFlow::Continue(()) };
        let mut ships = found.iter().zip(sets);
        ships.try_for_each(|(&(ship, _), set)| ship_lines::see(position, openings, &codes, (ship, set)))
    })
}
