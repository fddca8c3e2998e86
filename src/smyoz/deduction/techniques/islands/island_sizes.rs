//! The list of islands beside the water points that are known: which sizes are left, and how far an island can reach.

use crate::smyoz::board::PointSet;
use crate::smyoz::clues::{Clue, islands};
use crate::smyoz::deduction::techniques::{Because, Position};

/// The islands that are not finished, that is, not yet enclosed by ship points.
pub(crate) struct UnfinishedIslands<'a> {
    /// All sizes in the list.
    listed: &'a [u8],
    /// Points that are not ship points.
    free: PointSet,
    /// Known water points that hang together and may become part of a larger island.
    pub growing: Vec<PointSet>,
    /// How many islands of the list are not finished.
    pub left: usize,
    /// Their sizes; bit 0 stands for 1.
    sizes: u64,
    /// Whether each island that is finished has a size in the list.
    finished_fit: bool,
}

impl<'a> UnfinishedIslands<'a> {
    /// What is known of the islands, if their list is given.
    pub fn of(position: &Position<'a>) -> Option<Self> {
        let listed = position.clues.inventory.islands()?;
        let free = !position.marks.ship_points();
        let (growing, finished): (Vec<PointSet>, Vec<PointSet>) =
            islands(position.marks.water_points()).partition(|&island| (island.grown() & free) != island);
        let mut left = listed.to_vec();
        let mut finished_fit = true;
        for island in finished {
            match left.iter().position(|&size| usize::from(size) == island.len()) {
                Some(at) => drop(left.swap_remove(at)),
                None => finished_fit = false,
            }
        }
        let sizes = left.iter().fold(0, |sizes, &size| sizes | 1 << (size - 1));
        Some(Self { listed, free, growing, left: left.len(), sizes, finished_fit })
    }

    /// The clue that gives the list.
    pub fn clue(&self) -> Because {
        Because::Clue(Clue::Islands(self.listed.to_vec()))
    }

    /// Whether an island that is not finished can have a size between these two.
    pub fn can_have(&self, least: usize, most: usize) -> bool {
        let up_to = |size: usize| if size == 0 { 0 } else { u64::MAX >> (64 - size) };
        self.sizes & up_to(most) & !up_to(least.saturating_sub(1)) != 0
    }

    /// How far an island with these points can reach.
    pub fn reach(&self, island: PointSet) -> PointSet {
        self.reach_without(island, PointSet::EMPTY)
    }

    /// How far an island with these points can reach if some others are ship points.
    pub fn reach_without(&self, mut island: PointSet, without: PointSet) -> PointSet {
        let free = self.free - without;
        loop {
            let next = (island.grown() & free) | island;
            if next == island {
                return island;
            }
            island = next;
        }
    }

    /// Whether some part of what is known has no size in the list.
    pub fn are_wrong(&self) -> bool {
        let wrong = |&island: &PointSet| !self.can_have(island.len(), self.reach(island).len());
        !self.finished_fit || self.growing.iter().any(wrong)
    }
}
