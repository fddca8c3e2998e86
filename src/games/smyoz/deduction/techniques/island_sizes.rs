//! The list of islands compared with the known water points: which sizes are left, and how far an
//! island can reach.

use super::{Because, Position};
use crate::board::{Point, PointSet};
use crate::clues::{Clue, islands};

/// The islands that are not finished, that is, not yet enclosed by ship points.
pub(crate) struct UnfinishedIslands<'a> {
    /// All sizes in the list.
    listed: &'a [u8],
    /// Points not known to be ship points.
    free: PointSet,
    /// Sets of connected water points that may be part of a larger island.
    pub growing: Vec<PointSet>,
    /// The sizes of the islands of the list that are not finished, in order.
    pub left: Vec<u8>,
    /// The same as a set: bit 0 stands for size 1.
    sizes: u64,
    /// A finished island for which no size in the list is left, if there is one.
    misfit: Option<PointSet>,
}

impl<'a> UnfinishedIslands<'a> {
    /// What is known of the islands, if their list is given.
    pub fn of(position: &Position<'a>) -> Option<Self> {
        let listed = position.clues.inventory.islands()?;
        let free = !position.marks.ship_points();
        let (growing, finished): (Vec<PointSet>, Vec<PointSet>) =
            islands(position.marks.water_points()).partition(|&island| (Point::grown(island) & free) != island);
        let mut left = listed.to_vec();
        let mut misfit = None;
        for island in finished {
            match left.iter().position(|&size| usize::from(size) == island.len()) {
                Some(at) => drop(left.remove(at)),
                None => misfit = misfit.or(Some(island)),
            }
        }
        let sizes = left.iter().fold(0, |sizes, &size| sizes | 1 << (size - 1));
        Some(Self { listed, free, growing, left, sizes, misfit })
    }

    /// The clue that gives the list.
    pub fn clue(&self) -> Because {
        Because::Clue(Clue::Islands(self.listed.to_vec()))
    }

    /// Whether an unfinished island can have a size from `least` to `most`.
    pub(crate) fn can_have(&self, least: usize, most: usize) -> bool {
        let up_to = |size: usize| if size == 0 { 0 } else { u64::MAX >> (64 - size) };
        self.sizes & up_to(most) & !up_to(least.saturating_sub(1)) != 0
    }

    /// All points that an island with these points could include.
    pub fn reach(&self, island: PointSet) -> PointSet {
        self.reach_without(island, PointSet::EMPTY)
    }

    /// All points that an island with these points could include if the points `without` are ship
    /// points.
    pub(crate) fn reach_without(&self, mut island: PointSet, without: PointSet) -> PointSet {
        let free = self.free - without;
        loop {
            let next = (Point::grown(island) & free) | island;
            if next == island {
                return island;
            }
            island = next;
        }
    }

    /// An island that contradicts the list, if there is one: its known points, and the most that it
    /// can have.
    pub fn wrong(&self) -> Option<(PointSet, usize)> {
        let grown = self.growing.iter().map(|&island| (island, self.reach(island).len()));
        let wrong = |&(island, most): &(PointSet, usize)| !self.can_have(island.len(), most);
        self.misfit.map(|island| (island, island.len())).or_else(|| grown.into_iter().find(wrong))
    }
}
