//! The lines: whether ships lie before and after each place, and so where a line is red or green.
//!
//! A line is red at a ship or a water cell if and only if ships lie both before and after it. It is
//! green at a ship if and only if no other ship lies in the line, that is, the line is not
//! *crowded*: it does not have two ships or more. It is green at water if and only if it is not
//! *occupied* at all.

use std::collections::HashMap;
use std::ops::Range;

use crate::board::{Axis, Cell, Placement, SIZE};
use smyoz_core::sat::{Formula, Lit};

#[derive(Clone, Debug)]
pub(super) struct LineVariables {
    /// By place, 0–9: whether a ship cell lies before it; `None` where none can.
    before: Vec<Option<Lit>>,
    /// By place, 0–9: whether a ship cell lies at it or after; `None` where none can.
    after: Vec<Option<Lit>>,
    /// Whether it has a ship.
    pub occupied: Lit,
    /// Whether it has two ships or more.
    pub crowded: Lit,
    /// By a range of positions: whether ships lie both before and after it. Defined on first use.
    red: HashMap<Range<u8>, Option<Lit>>,
}

impl LineVariables {
    /// Defines the variables of all 18 lines.
    pub fn all(formula: &mut Formula, ships: &[Lit], ship_cells: &[Option<Lit>]) -> Vec<Self> {
        let mut lines = Vec::new();
        for axis in Axis::BOTH {
            for at in 0..SIZE {
                let cell = |place| if axis == Axis::Horizontal { Cell::at(place, at) } else { Cell::at(at, place) };
                let cells: Vec<_> = (0..SIZE).map(|place| ship_cells[cell(place).index()]).collect();
                lines.push(Self::new(formula, &format!("{} {}", ["row", "column"][axis as usize], at + 1), &cells));
            }
        }
        for placement in Placement::all() {
            let ship = ships[placement.index()];
            for (lane, span) in placement.ship().spans() {
                lines[lane.index()].relate_ship(formula, ship, span);
            }
        }
        lines
    }

    fn new(formula: &mut Formula, name: &str, cells: &[Option<Lit>]) -> Self {
        let last = cells.len();
        let mut any = |one: Option<Lit>, other: Option<Lit>| match (one, other) {
            (Some(one), Some(other)) => Some(formula.any(&[one, other])),
            _ => one.or(other),
        };
        let mut before = vec![None; last + 1];
        for place in 0..last {
            before[place + 1] = any(before[place], cells[place]);
        }
        let mut after = vec![None; last + 1];
        for place in (1..last).rev() {
            after[place] = any(after[place + 1], cells[place]);
        }
        let occupied = before[last].expect("every line has cells that are not corners");
        after[0] = Some(occupied);
        for place in 1..last {
            // Wherever the line is cut in two, it is occupied if and only if one of the parts is.
            let parts = [before[place], after[place]].into_iter().flatten();
            parts.clone().for_each(|part| formula.clause([!part, occupied]));
            formula.clause(parts.chain([!occupied]));
        }
        let crowded = formula.named(format!("{name} has two ships"));
        formula.clause([!crowded, occupied]);
        for place in 0..last {
            if let (Some(before), Some(ship), Some(after)) = (before[place], cells[place], after[place + 1]) {
                formula.clause([!before, ship, !after, crowded]);
            }
        }
        Self { before, after, occupied, crowded, red: HashMap::new() }
    }

    /// States that if this ship lies here, the line is crowded if and only if another ship lies
    /// before or after it.
    fn relate_ship(&self, formula: &mut Formula, ship: Lit, span: Range<u8>) {
        let others = [self.before[usize::from(span.start)], self.after[usize::from(span.end)]].into_iter().flatten();
        others.clone().for_each(|other| formula.clause([!ship, !other, self.crowded]));
        formula.clause(others.chain([!ship, !self.crowded]));
    }

    /// Whether the line is red at these positions, that is, ships lie both before and after them;
    /// `None` if that can never be.
    pub fn red(&mut self, formula: &mut Formula, span: Range<u8>) -> Option<Lit> {
        let ends = self.before[usize::from(span.start)].zip(self.after[usize::from(span.end)]);
        *self
            .red
            .entry(span)
            .or_insert_with(|| ends.map(|(before, after)| formula.define(|formula| formula.all(&[before, after]))))
    }
}
