//! Aims: what a set of clues is to achieve, and what it can be made of.
//!
//! The clues must distinguish the puzzle's layout from every other, except for a few that an aim
//! *spares*. They are chosen in *parts*, sets of clues that go together. A set of parts achieves an
//! aim if and only if it hits, for each of the other layouts, the set of parts that distinguish it;
//! a smallest set is a smallest hitting set. What a puzzle claims determines its aims:
//!
//! - A *unique* solution spares no other layout; each clue is a part.
//! - *Up to symmetry*, there is an aim for each group of symmetries: it spares the layout's images
//!   under the group, and its parts are those orbits of cells whose shots all show the same. No
//!   clues achieve two of these aims, since they leave exactly the images under their own
//!   symmetries.
//! - For a *mercy* shot, there is an aim for each choice of one to three other layouts that,
//!   together with this one, have at least seven ships in common: it spares these, and its parts
//!   are the shots that look the same at all of them.

use itertools::Itertools;

use super::subject::Subject;
use crate::smyoz::{Cell, CellSet, FLEET, Layout, Symmetry, Topic, TopicSet, search};
use smyoz_core::sat::hitting::{GroundSet, TooMuchWork, WorkBudget, minimal_sets};

/// The solutions that a mercy shot decides between share at least this many ships. The project's
/// reading of the rule sheet, which speaks of a local ambiguity.
pub(crate) const SHARED: usize = 7;

/// The most solutions that are left for a mercy shot to decide between, by the same reading.
pub(crate) const LEFT: usize = 4;

/// The most neighbours whose groups are all examined for a mercy shot: 40 have 10,700 groups of up
/// to three.
pub(crate) const NEIGHBOURS: usize = 40;

/// An aim, with the demands known so far.
#[derive(Clone)]
pub(crate) struct Aim {
    /// The layouts that may fit the clues in the end, the puzzle's own among them.
    pub spared: Vec<Layout>,
    /// Sets of clues that are chosen together.
    parts: Vec<TopicSet>,
    ground: GroundSet,
    /// For each known layout that is not spared, the set of parts that distinguish it. Of these
    /// sets, only the minimal ones are kept.
    demands: Vec<u128>,
    /// A lower bound on the cost of meeting them. It stays one, since more demands never cost less.
    least: usize,
}

impl Aim {
    /// An aim without demands so far. Parts come with their costs.
    pub fn new(spared: Vec<Layout>, parts: Vec<(TopicSet, usize)>) -> Self {
        let (parts, costs) = parts.into_iter().unzip();
        Self { spared, parts, ground: GroundSet::with_costs(costs), demands: Vec::new(), least: 0 }
    }

    /// The same aim with only those parts that are permitted.
    #[must_use]
    pub fn within(&self, is_permitted: impl Fn(TopicSet) -> bool) -> Self {
        let kept: Vec<usize> = (0..self.parts.len()).filter(|&part| is_permitted(self.parts[part])).collect();
        let parts = kept.iter().map(|&part| (self.parts[part], self.cost(1 << part))).collect();
        let renumbered = |demand: &u128| {
            let places = kept.iter().enumerate().filter(|(_, part)| demand >> **part & 1 == 1);
            places.fold(0, |set, (place, _)| set | 1 << place)
        };
        let demands = minimal_sets(self.demands.iter().map(renumbered).collect());
        Self { demands, ..Self::new(self.spared.clone(), parts) }
    }

    /// Demands that these layouts are distinguished, each by at least one of the clues in its
    /// difference.
    pub fn demand<'a>(&mut self, others: impl IntoIterator<Item = (&'a Layout, TopicSet)>) {
        let sets = self.demands.iter().copied().chain(self.sets(others)).collect();
        self.demands = minimal_sets(sets);
    }

    /// For each of these that is not spared, the parts that distinguish it.
    fn sets<'a>(&self, others: impl IntoIterator<Item = (&'a Layout, TopicSet)>) -> impl Iterator<Item = u128> {
        let told = others.into_iter().filter(|(layout, _)| !self.spared.contains(layout));
        told.map(|(_, difference)| self.touched(difference))
    }

    /// The set of parts that have clues in common with these.
    pub fn touched(&self, clues: TopicSet) -> u128 {
        let parts = self.parts.iter().enumerate();
        parts.filter(|(_, part)| part.meets(clues)).fold(0, |set, (index, _)| set | 1 << index)
    }

    /// The smallest cost of a set that meets all demands; `None` if there is none.
    pub fn smallest_cost(&mut self) -> Option<usize> {
        let cost = self.ground.smallest_cost(&self.demands, self.least)?;
        self.least = cost;
        Some(cost)
    }

    /// Whether all demands, and those of these other layouts, can be met at this cost or less.
    pub fn can_be_met<'a>(&self, others: impl IntoIterator<Item = (&'a Layout, TopicSet)>, cost: usize) -> bool {
        let sets = self.demands.iter().copied().chain(self.sets(others));
        self.ground.is_hit_within(&sets.collect::<Vec<_>>(), cost)
    }

    /// Like [`can_be_met`](Self::can_be_met), within bounded work.
    pub fn can_be_met_within<'a>(
        &self,
        others: impl IntoIterator<Item = (&'a Layout, TopicSet)>,
        cost: usize,
        work: &mut WorkBudget,
    ) -> Result<bool, TooMuchWork> {
        let sets: Vec<u128> = self.demands.iter().copied().chain(self.sets(others)).collect();
        // The demands are compared with all parts first.
        work.spend((sets.len() * self.parts.len()) as u64)?;
        self.ground.is_hit_within_work(&sets, cost, work)
    }

    /// Whether the demand of this layout is one of the minimal ones.
    pub fn is_minimal(&self, other: &Layout, difference: TopicSet) -> bool {
        !self.spared.contains(other) && self.demands.contains(&self.touched(difference))
    }

    /// The number of sets that meet all demands at exactly this cost.
    pub fn count(&self, cost: usize) -> u64 {
        self.ground.count(&self.demands, cost)
    }

    /// The set with this index among those that `count` counts.
    pub fn nth(&self, cost: usize, index: u64) -> TopicSet {
        self.clues(self.ground.nth(&self.demands, cost, index))
    }

    /// The cost of a set of parts.
    pub fn cost(&self, parts: u128) -> usize {
        self.ground.cost(&parts)
    }

    /// The clues of a set of parts.
    pub fn clues(&self, parts: u128) -> TopicSet {
        let chosen = self.parts.iter().enumerate().filter(|(index, _)| parts >> index & 1 == 1);
        chosen.fold(TopicSet::EMPTY, |clues, (_, &part)| clues | part)
    }

    /// All parts, as a set.
    pub fn all(&self) -> u128 {
        (0..self.parts.len()).fold(0, |set, part| set | 1 << part)
    }

    /// The number of demands that a part meets.
    pub fn meets(&self, part: usize) -> usize {
        self.demands.iter().filter(|&set| set >> part & 1 == 1).count()
    }
}

/// The shots at all cells, each a part.
pub(crate) fn shots() -> Vec<(TopicSet, usize)> {
    Cell::all().map(|cell| (Topic::Shot(cell).into(), 1)).collect()
}

/// The aims of all groups of symmetries but the trivial one.
pub(crate) fn up_to_symmetry(subject: &Subject) -> Vec<Aim> {
    let mut aims = Vec::new();
    for group in groups().into_iter().filter(|group| group.len() > 1) {
        let mut parts = Vec::new();
        let orbit = |cell: Cell| -> CellSet { group.iter().map(|symmetry| symmetry.cell(cell)).collect() };
        for cell in Cell::all().filter(|&cell| orbit(cell).iter().next() == Some(cell)) {
            if orbit(cell).iter().map(|cell| subject.view.shows(cell)).all_equal() {
                parts.push((TopicSet::shots(orbit(cell)), orbit(cell).len()));
            }
        }
        let images = group.iter().map(|&symmetry| subject.layout.image(symmetry)).collect();
        aims.push(Aim::new(images, parts));
    }
    aims
}

/// All groups of symmetries of the board.
fn groups() -> Vec<Vec<Symmetry>> {
    let closed = |set: &Vec<Symmetry>| {
        !set.is_empty() && set.iter().all(|first| set.iter().all(|&next| set.contains(&first.then(next))))
    };
    Symmetry::ALL.into_iter().powerset().filter(closed).collect()
}

/// The other layouts that share at least seven ships with this one and fit the clues given
/// beforehand.
pub(crate) fn neighbours(subject: &Subject, frame: TopicSet) -> Vec<Layout> {
    let clues = subject.clues(frame);
    let near = search::near(&subject.layout, FLEET.len() - SHARED);
    near.into_iter().filter(|layout| clues.fit(layout)).collect()
}

/// The aim of a unique solution, by these parts.
pub(crate) fn unique(subject: &Subject, parts: Vec<(TopicSet, usize)>) -> Vec<Aim> {
    vec![Aim::new(vec![subject.layout], parts)]
}

/// The aims of all groups of neighbours that one mercy shot can distinguish from the layout, with
/// the clues of the frame given beforehand. All neighbours outside the group must be distinguished
/// by other clues.
///
/// # Errors
/// The number of neighbours, if there are more than [`NEIGHBOURS`].
pub(crate) fn mercy(subject: &Subject, frame: TopicSet) -> Result<Vec<Aim>, usize> {
    let neighbours = neighbours(subject, frame);
    if neighbours.len() > NEIGHBOURS {
        return Err(neighbours.len());
    }
    let told: Vec<(&Layout, TopicSet)> = neighbours.iter().map(|other| (other, subject.difference(other))).collect();
    let mut aims = Vec::new();
    for size in 1..LEFT {
        for group in told.iter().combinations(size) {
            let layouts = || group.iter().map(|&&(layout, _)| *layout).chain([subject.layout]);
            let telling = group.iter().fold(CellSet::all(), |cells, (_, difference)| cells & difference.cells());
            if shared_ships(layouts()) < SHARED || telling.is_empty() {
                continue;
            }
            let mixed = group.iter().fold(TopicSet::EMPTY, |all, (_, difference)| all | *difference);
            let parts = shots().into_iter().filter(|(shot, _)| !shot.meets(mixed)).collect();
            let mut aim = Aim::new(layouts().collect(), parts);
            aim.demand(told.iter().copied());
            aims.push(aim);
        }
    }
    Ok(aims)
}

/// How many ships all these layouts have in common.
pub(crate) fn shared_ships(layouts: impl IntoIterator<Item = Layout>) -> usize {
    let mut layouts = layouts.into_iter();
    let Some(first) = layouts.next() else { return 0 };
    let mut common = first.placements().to_vec();
    layouts.for_each(|layout| common.retain(|ship| layout.placements().contains(ship)));
    common.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_ten_groups() {
        let groups = groups();
        assert_eq!(groups.iter().map(Vec::len).sorted().collect::<Vec<_>>(), [1, 2, 2, 2, 2, 2, 4, 4, 4, 8]);
        assert!(groups.iter().all(|group| group.contains(&Symmetry::IDENTITY)));
    }
}
