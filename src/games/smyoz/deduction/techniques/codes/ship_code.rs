//! The lines of a found ship add up to one of the codes of its type: what all ways to reach one
//! have in common is certain.

use std::ops::ControlFlow;

use super::reach::TypeCodes;
use super::ship_lines;
use crate::deduction::techniques::{Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    TypeCodes::all(*position).try_for_each(|codes| {
        let mut found = codes.found(position).into_iter();
        found.try_for_each(|ship| ship_lines::see(position, openings, &codes, ship))
    })
}
