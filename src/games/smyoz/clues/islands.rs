//! Islands: orthogonally connected sets of water points.

use crate::board::{Point, PointSet};

/// The islands of a set of water points, in reading order of their first points.
pub fn islands(water: PointSet) -> impl Iterator<Item = PointSet> {
    let mut rest = water;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let mut island = PointSet::from_iter(rest.first());
        loop {
            let next = Point::grown(island) & rest;
            if next == island {
                break;
            }
            island = next;
        }
        rest -= island;
        Some(island)
    })
}
