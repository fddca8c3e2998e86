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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn diagonal_points_are_two_islands() {
        let sizes = |bits| islands(PointSet::from_bits(bits)).map(PointSet::len).collect::<Vec<_>>();
        assert_eq!(sizes(0b1), [1]);
        assert_eq!(sizes(1 | 1 << 9), [1, 1]);
        assert_eq!(sizes(1 << 7 | 1 << 8), [1, 1], "the end of a row does not touch the start of the next");
        assert_eq!(sizes(!0), [64]);
    }
}
