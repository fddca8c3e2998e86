//! Every missing ship of a type is already seen, by at least one cell: none lies anywhere else.

use std::ops::ControlFlow;

use itertools::Itertools;

use crate::board::{Cell, PlacementSet, ShipType};
use crate::deduction::Fact;
use crate::deduction::techniques::{Because, Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let marks = position.marks;
    let found = marks.found_cells();
    for kind in ShipType::ALL {
        let is_seen = |cell: &Cell| marks.type_at(*cell) == Some(kind) && !found.contains(*cell);
        let seen: Vec<Cell> = marks.ship().iter().filter(is_seen).collect();
        let open = marks.open(kind);
        let over = |cell: Cell| open & PlacementSet::over(cell);
        let apart = |cells: &Vec<Cell>| {
            cells.iter().array_combinations().all(|[&one, &other]| (over(one) & over(other)).is_empty())
        };
        // One cell of each missing ship.
        let each = seen.into_iter().combinations(marks.missing(kind)).filter(apart);
        for cells in each {
            let theirs = cells.iter().map(|&cell| over(cell)).collect();
            let elsewhere = (open - theirs).iter().map(Fact::Excluded);
            openings.conclude(elsewhere, || [Because::Type(kind), Because::Cells(cells.iter().copied().collect())])?;
        }
    }
    ControlFlow::Continue(())
}
