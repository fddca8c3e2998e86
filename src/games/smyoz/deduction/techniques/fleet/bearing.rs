//! The letters p and m: how many BETAs and GAMMAs lie parallel to the ALFA. Once all ships of one
//! letter are found, the others lie the other way; and the ALFA does not lie along an axis for
//! which too many ships of a letter are found.

use std::ops::ControlFlow;

use crate::board::{Axis, Placement, PlacementSet, ShipType};
use crate::clues::{Bearing, Clue};
use crate::deduction::Fact;
use crate::deduction::techniques::{Because, Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let marks = position.marks;
    let alphas = marks.possible() & PlacementSet::of_type(ShipType::Alpha);
    let lies = |axis: Axis| move |ship: &Placement| ship.axis() == Some(axis);
    for kind in [ShipType::Beta, ShipType::Gamma] {
        let Some(codes) = position.clues.inventory.codes(kind) else { continue };
        let parallel = codes.iter().filter(|code| code.bearing == Some(Bearing::Parallel)).count();
        let clue = || Because::Clue(Clue::Codes(kind, codes.to_vec()));
        // Number of ships of the type along `axis`, if the ALFA lies along `alpha`.
        let along = |axis: Axis, alpha: Axis| if axis == alpha { parallel } else { codes.len() - parallel };
        let found = |axis: Axis| (marks.found() & PlacementSet::of_type(kind)).iter().filter(lies(axis));
        for alpha in Axis::BOTH {
            if Axis::BOTH.into_iter().any(|axis| found(axis).count() > along(axis, alpha)) {
                // The ALFA does not lie along this axis.
                let out = alphas.iter().filter(lies(alpha)).map(Fact::Excluded);
                openings.conclude(out, || [clue()])?;
            }
            if alphas.iter().any(|ship| !lies(alpha)(&ship)) {
                continue;
            }
            for axis in Axis::BOTH.into_iter().filter(|&axis| found(axis).count() == along(axis, alpha)) {
                let out = marks.open(kind).iter().filter(lies(axis)).map(Fact::Excluded);
                openings.conclude(out, || [clue()].into_iter().chain(found(axis).map(Because::Ship)))?;
            }
        }
    }
    ControlFlow::Continue(())
}
