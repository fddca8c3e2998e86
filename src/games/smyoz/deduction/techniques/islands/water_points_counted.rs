//! The number of water points is 2·KK + 4, and the sum of the islands. Once that many are known, or
//! no more are possible, the other points are settled.

use std::ops::ControlFlow;

use crate::clues::{Clue, Inventory};
use crate::deduction::Fact;
use crate::deduction::techniques::{Because, Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let Some((clue, number)) = number(&position.clues.inventory) else { return ControlFlow::Continue(()) };
    let (known, unknown) = (position.marks.water_points(), position.marks.unknown_points());
    let left = number.saturating_sub(known.len());
    let because = || [Because::Clue(clue.clone()), Because::Number(number), Because::Number(left)];
    if known.len() == number {
        openings.conclude(unknown.iter().map(Fact::ShipPoint), because)
    } else if (known | unknown).len() == number {
        openings.conclude(unknown.iter().map(Fact::WaterPoint), because)
    } else {
        ControlFlow::Continue(())
    }
}

/// The number of water points, and the clue that determines it.
pub(crate) fn number(inventory: &Inventory) -> Option<(Clue, usize)> {
    let moored = inventory.moored().map(|moored| (Clue::Moored(moored), 2 * usize::from(moored) + 4));
    moored.or_else(|| {
        let sizes = inventory.islands()?;
        let sum = sizes.iter().map(|&size| usize::from(size)).sum();
        Some((Clue::Islands(sizes.to_vec()), sum))
    })
}
