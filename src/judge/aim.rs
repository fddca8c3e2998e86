//! Aims: what a set of clues is to achieve, and what it can be made of.
//!
//! The clues must tell the puzzle's layout from every other, with the exception of a few that an aim *spares*. They are
//! chosen in *parts*, clues that go together. So a set of parts achieves an aim just when it hits what tells the layout
//! from each of the others, and a smallest set is a smallest hitting set. What a puzzle claims decides its aims:
//!
//! - A *unique* solution spares no other layout; each clue is a part.
//! - *Up to symmetry*, there is an aim for each group of symmetries: it spares the layout's images under them, and its
//!   parts are sets of shots that the group takes to each other and that all show the same. Clues that achieve two of
//!   these aims do not exist: they leave just the images under the symmetries that they have.
//! - For a *mercy* shot, there is an aim for each way to choose one to three other layouts that share at least seven
//!   ships with this one, and with each other: it spares these, and its parts are the shots that all of them show alike.

use itertools::Itertools;

use super::subject::Subject;
use crate::sat::hitting::{Ground, minimal_sets};
use crate::smyoz::{Cell, CellSet, FLEET, Layout, Symmetry, Topic, TopicSet, search};

/// Solutions that a mercy shot decides between share at least so many ships.
pub(crate) const SHARED: usize = 7;

/// At most so many solutions are left for a mercy shot to decide between.
pub(crate) const LEFT: usize = 4;

/// The most neighbours of which all groups are looked at for a mercy shot.
pub(crate) const NEIGHBOURS: usize = 40;

/// An aim, with what is known of its demands.
#[derive(Clone)]
pub(crate) struct Aim {
    /// The layouts that may fit the clues in the end, the puzzle's own among them.
    pub spared: Vec<Layout>,
    /// Sets of clues that are chosen together.
    parts: Vec<TopicSet>,
    ground: Ground,
    /// For each layout heard of that is not spared, the parts that tell it apart: of these sets the minimal ones.
    demands: Vec<u128>,
    /// What meeting them costs at least: more demands never cost less.
    least: usize,
}

impl Aim {
    /// An aim without demands so far; each part has a cost.
    pub fn new(spared: Vec<Layout>, parts: Vec<(TopicSet, usize)>) -> Self {
        let (parts, costs) = parts.into_iter().unzip();
        Self { spared, parts, ground: Ground::with_costs(costs), demands: Vec::new(), least: 0 }
    }

    /// Demands that these other layouts are told apart, each by one at least of the clues in its difference.
    pub fn demand<'a>(&mut self, others: impl IntoIterator<Item = (&'a Layout, TopicSet)>) {
        let sets = self.demands.iter().copied().chain(self.sets(others)).collect();
        self.demands = minimal_sets(sets);
    }

    /// For each of these that is not spared, the parts that tell it apart.
    fn sets<'a>(&self, others: impl IntoIterator<Item = (&'a Layout, TopicSet)>) -> impl Iterator<Item = u128> {
        let told = others.into_iter().filter(|(layout, _)| !self.spared.contains(layout));
        told.map(|(_, difference)| self.touched(difference))
    }

    /// The parts, as a set, that have clues in common with these.
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

    /// Whether all demands, and those of these other layouts, can be met at no more than this cost.
    pub fn can_be_met<'a>(&self, others: impl IntoIterator<Item = (&'a Layout, TopicSet)>, cost: usize) -> bool {
        let sets = self.demands.iter().copied().chain(self.sets(others));
        self.ground.is_hit_within(&sets.collect::<Vec<_>>(), cost)
    }

    /// Whether telling this other layout apart is one of the minimal demands.
    pub fn is_minimal(&self, other: &Layout, difference: TopicSet) -> bool {
        !self.spared.contains(other) && self.demands.contains(&self.touched(difference))
    }

    /// The number of sets that meet all demands at just this cost.
    pub fn count(&self, cost: usize) -> u64 {
        self.ground.count(&self.demands, cost)
    }

    /// One of these sets, by its number.
    pub fn nth(&self, cost: usize, index: u64) -> TopicSet {
        self.clues(self.ground.nth(&self.demands, cost, index))
    }

    /// The cost of a set of parts.
    pub fn cost(&self, parts: u128) -> usize {
        self.ground.cost(parts)
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

/// The aim of each group of symmetries but the smallest.
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

/// The other layouts that share at least seven ships with this one and fit the clues that are given beforehand.
pub(crate) fn neighbours(subject: &Subject, frame: TopicSet) -> Vec<Layout> {
    let clues = subject.clues(frame);
    let near = search::near(&subject.layout, FLEET.len() - SHARED);
    near.into_iter().filter(|layout| clues.fit(layout)).collect()
}

/// The aim of a unique solution, by these parts.
pub(crate) fn unique(subject: &Subject, parts: Vec<(TopicSet, usize)>) -> Vec<Aim> {
    vec![Aim::new(vec![subject.layout], parts)]
}

/// The aim of each group of neighbours that a mercy shot can tell from the layout, where the clues of the frame are given
/// beforehand; all neighbours must be told apart or belong to the group. If there are more than [`NEIGHBOURS`]: how many.
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
