//! Which DELTAs can still change what an observer sees along its lines.

use super::board::{Deltas, delta_set};
use crate::smyoz::board::{Axis, Placement, SIZE, Ship};

/// The DELTAs beside one ALFA, by rows and columns.
pub(super) struct Lanes {
    /// For rows and for columns: the DELTAs in each.
    along: [[Deltas; SIZE as usize]; 2],
    /// For rows and for columns: the DELTAs that stand in them before each place.
    before: [[Deltas; SIZE as usize + 1]; 2],
}

impl Lanes {
    pub(super) fn new(deltas: &[Placement]) -> Self {
        let among = |is_in: &dyn Fn(Ship) -> bool| delta_set(deltas, |delta| is_in(delta.ship()));
        Self {
            along: Axis::BOTH.map(|axis| {
                std::array::from_fn(|line| among(&|delta| usize::from(delta.start(axis.across())) == line))
            }),
            before: Axis::BOTH
                .map(|axis| std::array::from_fn(|place| among(&|delta| usize::from(delta.start(axis)) < place))),
        }
    }

    /// The DELTAs that the observer would see where it sees nothing yet, according to its
    /// [window](super::sight::Sight::window).
    pub(super) fn unseen(&self, observer: Ship, window: usize) -> Deltas {
        let mut unseen = 0;
        let mut line = 0;
        for axis in Axis::BOTH {
            let across = axis.across();
            let before = self.before[axis as usize][usize::from(observer.start(axis))];
            let after = !self.before[axis as usize][usize::from(observer.end(axis))];
            for at in observer.start(across)..observer.end(across) {
                let new = if window >> line & 1 == 0 { before } else { 0 }
                    | if window >> (5 + line) & 1 == 0 { after } else { 0 };
                unseen |= new & self.along[axis as usize][usize::from(at)];
                line += 1;
            }
        }
        unseen
    }
}
