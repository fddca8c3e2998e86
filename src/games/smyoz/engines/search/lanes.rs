//! Which DELTAs can still change what an observer sees along its lines.

use super::board::Deltas;
use crate::board::{Axis, Placement, SIZE, Ship};

/// The DELTAs beside one ALFA, by rows and columns.
pub(super) struct Lanes {
    /// For rows and for columns: the DELTAs in each.
    along: [[Deltas; SIZE as usize]; 2],
    /// For rows and for columns: the DELTAs that stand in them before each place.
    before: [[Deltas; SIZE as usize + 1]; 2],
}

impl Lanes {
    pub(super) fn new(deltas: &[Placement]) -> Self {
        let mut lanes = Self { along: Default::default(), before: Default::default() };
        for (bit, delta) in deltas.iter().enumerate() {
            for axis in Axis::BOTH {
                lanes.along[axis as usize][usize::from(delta.ship().start(axis.across()))] |= 1 << bit;
            }
        }
        for axis in Axis::BOTH {
            // What stands in the columns stands at the places of the rows.
            for (place, there) in lanes.along[axis.across() as usize].into_iter().enumerate() {
                lanes.before[axis as usize][place + 1] = lanes.before[axis as usize][place] | there;
            }
        }
        lanes
    }

    /// The DELTAs that see a ship in their row before them, in their row after them, in their
    /// column before them, in their column after them.
    pub(super) fn seeing(&self, ship: Ship) -> [Deltas; 4] {
        let before = |axis: Axis, place: u8| self.before[axis as usize][usize::from(place)];
        let [rows, columns] = Axis::BOTH.map(|axis| {
            let across = axis.across();
            let level = before(across, ship.end(across)) & !before(across, ship.start(across));
            [level & !before(axis, ship.end(axis)), level & before(axis, ship.start(axis))]
        });
        [rows[0], rows[1], columns[0], columns[1]]
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
