//! Smallest cores, compared with all smaller sets of clues and marks by brute force, without a
//! solver.

use std::ops::ControlFlow;
use std::sync::LazyLock;

use smyoz::deduction::Core;
use smyoz::deduction::Logic;
use smyoz::engines::SearchEngine;
use smyoz::games::smyoz::deduction::Ground;
use smyoz::games::smyoz::{
    Cell, Clue, Clues, Fact, Inventory, Item, Lane, Layout, Marks, Placement, Point, Seed, ShipCounts, Shots, Smyoz,
    Solutions, Stream, View, search,
};
use smyoz::limits::{Budget, Limits};
use smyoz::rating::{Explainer, Found};

use crate::common::{sampled, seed};

/// The most layouts that are searched for a counterexample.
const SEARCHED: usize = 300_000;

/// Random layouts: most wrong claims have a counterexample among them.
static RANDOM: LazyLock<Vec<Layout>> = LazyLock::new(|| Seed::all().step_by(97).map(Layout::of_seed).collect());

fn holds(ground: &Ground, layout: &Layout) -> bool {
    match ground {
        Ground::Clue(clue) => only([clue]).fit(layout),
        Ground::Mark(fact) => fact.holds(layout),
    }
}

/// These clues.
fn only<'a>(clues: impl IntoIterator<Item = &'a Clue>) -> Clues {
    let mut all = Clues::default();
    for clue in clues {
        match clue {
            Clue::Shot(shot) => all.shots.push(*shot).unwrap(),
            item => all.inventory = all.inventory.with(item.clone()).unwrap(),
        }
    }
    all
}

/// The clues among some grounds.
fn clues(grounds: &[Ground]) -> Clues {
    only(grounds.iter().filter_map(|ground| match ground {
        Ground::Clue(clue) => Some(clue),
        Ground::Mark(_) => None,
    }))
}

/// An explainer of what follows from clues that leave these layouts.
fn explain(clues: &Clues, layouts: Vec<Layout>, complete: bool) -> Explainer<'static, Smyoz> {
    Explainer::new(&Smyoz, clues, &Solutions { layouts, complete }, Limits::NONE).unwrap()
}

/// A layout that fits all grounds and contradicts the fact, if there is one among the first
/// [`SEARCHED`] that fit the clues; and whether these were all.
fn counterexample(grounds: &[Ground], fact: Fact) -> (Option<Layout>, bool) {
    let (mut searched, mut found) = (0, None);
    let end = SearchEngine::new(&Smyoz).search(&clues(grounds), &mut Budget::new(Limits::NONE), &mut |layout| {
        searched += 1;
        if !fact.holds(&layout) && grounds.iter().all(|ground| holds(ground, &layout)) {
            found = Some(layout);
        }
        if found.is_some() || searched == SEARCHED { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    (found, end.is_continue())
}

/// Asserts that no fewer than this many of all grounds imply a fact.
fn assert_smallest(all: &[Ground], fact: Fact, size: usize, near: &[Layout]) {
    let wrong = RANDOM.iter().chain(near).filter(|layout| !fact.holds(layout));
    let breaks = |layout: &Layout| {
        let broken = all.iter().enumerate().filter(|(_, ground)| !holds(ground, layout));
        broken.map(|(index, _)| index).collect::<Vec<usize>>()
    };
    let mut broken: Vec<Vec<usize>> = wrong.map(breaks).collect();
    broken.sort_unstable_by_key(Vec::len);
    for number in 0..size {
        for few in itertools::Itertools::combinations(0..all.len(), number) {
            if broken.iter().any(|broken| few.iter().all(|index| !broken.contains(index))) {
                continue;
            }
            let few: Vec<Ground> = few.iter().map(|&index| all[index].clone()).collect();
            let (found, _) = counterexample(&few, fact);
            assert!(found.is_some(), "{few:?} may suffice for {fact}, which was said to take {size}");
        }
    }
}

/// A few clues of a layout, and a few marks that are true of it.
fn instance(number: u32) -> (Layout, Clues, Vec<Fact>) {
    let layout = Layout::of_seed(seed(number));
    let mut stream = seed(number).stream("cores");
    let (full, view) = (Inventory::of(&layout), View::of(&layout));
    let mut clues = Clues { inventory: full.clone(), ..Clues::default() };
    for item in full.items().filter(|_| stream.below(3) > 0).collect::<Vec<Item>>() {
        clues.inventory.withhold(item);
    }
    let shots = [0; 3].map(|_| Cell::all().nth(stream.below(81) as usize).unwrap());
    clues.shots = Shots::at(shots.into_iter().collect(), &view);
    let marks = (0..6).map(|kind| mark(kind, &layout, &mut stream)).collect();
    (layout, clues, marks)
}

/// A mark that is true of the layout.
fn mark(kind: u64, layout: &Layout, stream: &mut Stream) -> Fact {
    let ship = layout.placements()[stream.below(10) as usize];
    let at = stream.below(64) as usize;
    let (cell, point) = (ship.cells().iter().next().unwrap(), Point::all().nth(at).unwrap());
    let fact = match kind {
        0 => Fact::Type(cell, ship.kind()),
        1 => Fact::Ship(cell),
        2 => Fact::Water(Cell::all().filter(|&cell| !layout.cells().contains(cell)).nth(at / 2).unwrap()),
        3 => [Fact::WaterPoint(point), Fact::ShipPoint(point)][usize::from(!layout.water_points().contains(point))],
        4 => {
            let lane = Lane::all().nth(at % Lane::COUNT).unwrap();
            let numbers = [ShipCounts::NONE, ShipCounts::ONE, ShipCounts::MORE];
            let facts = numbers.map(|number| Fact::Line(lane, number));
            facts.into_iter().find(|fact| fact.holds(layout)).unwrap()
        }
        _ => Fact::Excluded(Placement::all().filter(|&place| Fact::Excluded(place).holds(layout)).nth(5 * at).unwrap()),
    };
    assert!(fact.holds(layout));
    fact
}

/// The cores of each size that are looked at.
const ENOUGH: usize = 6;

#[test]
fn no_smaller_set_of_clues_and_marks_suffices() {
    let (mut checked, mut sizes, mut proved) = (0, [0; 4], 0);
    for number in 0..4 {
        let (layout, clues, facts) = instance(number);
        let marks: Marks = Marks::start(&clues).facts().chain(facts).collect();
        let explainer = explain(&clues, vec![layout], false);
        let mut inquiry = explainer.inquire(Smyoz::marked(&marks, true));
        // All marks, whether they are grounds or not.
        let grounds = clues.iter().map(Ground::Clue).chain(marks.facts().map(Ground::Mark));
        let grounds: Vec<Ground> = grounds.collect();
        let near = search::near(&layout, 2);
        let cells = marks.unknown().iter().flat_map(|cell| [Fact::Water(cell), Fact::Ship(cell)]);
        let points = marks.unknown_points().iter().flat_map(|point| [Fact::WaterPoint(point), Fact::ShipPoint(point)]);
        for fact in cells.chain(points).filter(|fact| fact.holds(&layout)) {
            if sizes[2..].iter().all(|&number| number >= ENOUGH / sampled(2)) && proved > 0 {
                break;
            }
            let Some(Found { core: Core { grounds: core, .. }, .. }) = inquiry.smallest(fact, 4).unwrap() else {
                continue;
            };
            assert!(core.iter().all(|ground| grounds.contains(ground)));
            // A few of the many small ones suffice.
            if sizes[core.len()] >= ENOUGH / sampled(2) {
                continue;
            }
            sizes[core.len()] += 1;
            assert_smallest(&grounds, fact, core.len(), &near);
            let (found, all) = counterexample(&core, fact);
            assert_eq!(found, None, "{fact} does not follow from {core:?}");
            assert!(
                RANDOM
                    .iter()
                    .chain(&near)
                    .all(|layout| fact.holds(layout) || core.iter().any(|ground| !holds(ground, layout)))
            );
            checked += 1;
            proved += usize::from(all);
        }
    }
    assert!(
        checked >= 2 * ENOUGH / sampled(2) && proved > 0 && sizes[2..].iter().all(|&number| number > 0),
        "{checked}: {sizes:?}, {proved}"
    );
}

#[test]
fn the_type_of_a_cell_is_a_ground() {
    let marks: Marks = ["44A", "64A"].map(|fact| fact.parse::<Fact>().unwrap()).into_iter().collect();
    let explainer = explain(&Clues::default(), Vec::new(), false);
    for all in [false, true] {
        let mut inquiry = explainer.inquire(Smyoz::marked(&marks, all));
        let core = |fact: &str| {
            inquiry.smallest(fact.parse().unwrap(), usize::MAX).unwrap().map(|found| found.core.grounds.len())
        };
        assert_eq!(
            ["54#", "54A", "45.", "33.", "11.", "84#"].map(core),
            [Some(2), Some(2), Some(2), Some(1), Some(0), None]
        );
    }
}

#[test]
fn grounds_may_be_more_than_128() {
    // Everything is shot or marked except a BETA's last cell and the water around it, which the
    // last marks decide.
    let layout = Layout::of_seed(seed(5));
    let (view, ship) = (View::of(&layout), layout.placements()[9]);
    let cell = ship.cells().iter().next().unwrap();
    let free = |other: &Cell| !ship.ring().contains(*other) && *other != cell;
    let clues = Clues { shots: Shots::at(Cell::all().filter(free).collect(), &view), ..Clues::default() };
    let content = |cell| if layout.cells().contains(cell) { Fact::Ship(cell) } else { Fact::Water(cell) };
    let all: Vec<Fact> = Cell::all().filter(free).map(content).chain([Fact::Ship(cell)]).collect();
    assert!(clues.iter().count() + all.len() > 128);
    let explainer = explain(&clues, vec![layout], true);
    let mut inquiry = explainer.inquire(all.clone());
    let last = inquiry.smallest(Fact::Ship(cell), usize::MAX).unwrap().unwrap();
    assert_eq!(last.core.grounds, [Ground::Mark(Fact::Ship(cell))]);
    let beside = Fact::ShipPoint(cell.points().iter().next().unwrap());
    assert_eq!(inquiry.smallest(beside, usize::MAX).unwrap().unwrap().core.grounds.len(), 1);
}
