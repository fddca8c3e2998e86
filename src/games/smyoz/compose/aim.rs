//! The [aims](composing::Aim) of a puzzle's clues, which its claim determines:
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
use crate::board::{Cell, CellSet, FLEET, Layout, Symmetry};
use crate::clues::{Topic, TopicSet};
use crate::engines::{Smyoz, search};
use smyoz_core::composing;
use smyoz_core::game::{Game as _, LEFT};
use smyoz_core::judging::BeforeMercy;

/// The most neighbours whose groups are all examined for a mercy shot: 40 have 10,700 groups of up
/// to three.
pub(crate) const NEIGHBOURS: usize = 40;

/// The cost of a shot where inventory items are also clues.
pub(crate) fn shot_cost() -> usize {
    Smyoz::cost(Topic::Shot(Cell::all().next().expect("there are cells")))
}

/// All shots and items, each a part. The costs rank sets by the number of clues, then by the number
/// of items.
pub(crate) fn shots_and_items() -> Vec<(TopicSet, usize)> {
    Smyoz.topics().into_iter().map(|topic| (topic.into(), Smyoz::cost(topic))).collect()
}

/// An aim, with the demands known so far.
pub(crate) type Aim = composing::Aim<Layout, TopicSet>;

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
                parts.push((Topic::shots(orbit(cell)), orbit(cell).len()));
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
    let shared = Smyoz::SHARED.expect("there are mercy shots");
    let near = search::near(&subject.layout, FLEET.len() - shared);
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
    let told: Vec<(Layout, TopicSet)> = neighbours.iter().map(|other| (*other, subject.difference(other))).collect();
    let mut aims = Vec::new();
    for size in 1..LEFT {
        for group in told.iter().combinations(size) {
            let layouts: Vec<Layout> = group.iter().map(|&&(layout, _)| layout).chain([subject.layout]).collect();
            let telling = group.iter().fold(CellSet::all(), |cells, (_, difference)| cells & Topic::cells(*difference));
            if !BeforeMercy::of(&Smyoz, layouts.clone()).is_local || telling.is_empty() {
                continue;
            }
            let mixed = group.iter().fold(TopicSet::EMPTY, |all, (_, difference)| all | *difference);
            let parts = shots().into_iter().filter(|(shot, _)| !shot.meets(mixed)).collect();
            let mut aim = Aim::new(layouts, parts);
            aim.demand(&told);
            aims.push(aim);
        }
    }
    Ok(aims)
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
