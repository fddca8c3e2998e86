//! What puzzles promise beyond one solution: mercy shots, uniqueness up to symmetry, minimum
//! numbers of clues. Each is checked with both engines and by trying all smaller sets of clues.

use crate::common::{self, sampled};
use itertools::Itertools;
use rayon::prelude::*;
use smyoz::composing::NoBoundError;
use smyoz::games::smyoz::compose::{ComposeError, Given, Goal, Wanted, compose};
use smyoz::games::smyoz::puzzle::{Claim, Minimum, Puzzle, mercy};
use smyoz::games::smyoz::{
    Cell, Clues, EngineChoice, Inventory, Item, Layout, Placement, Seed, ShipType, Shots, Shows, Symmetry, Topic, View,
};
use smyoz::judging::{MinimumError, verify};
use smyoz::limits::Limits;

const ENGINES: [EngineChoice; 2] = [EngineChoice::Sat, EngineChoice::Search];

fn composed(number: u32, wanted: &Wanted) -> Result<Puzzle, ComposeError> {
    composed_until(number, wanted, false)
}

/// The same; if it is enough, without looking for a proof that there can be no fewer clues.
fn composed_until(number: u32, wanted: &Wanted, enough: bool) -> Result<Puzzle, ComposeError> {
    let enough = || enough;
    let limits = Limits::NONE.content_once(&enough);
    let puzzle = compose(Seed::try_from(number).unwrap(), wanted, Goal::Fewest, limits)?;
    assert!(!puzzle.allow_spare);
    for engine in ENGINES {
        let verdict = verify(&puzzle, engine, Limits::NONE).unwrap();
        assert!(verdict.holds() && verdict.is_minimal() && verdict.minimum == Some(Ok(())), "{verdict:?}");
    }
    Ok(puzzle)
}

fn mercy_puzzle() -> Wanted {
    Wanted::claiming(Claim::Mercy)
}

/// All layouts with the inventory of this one, which comes first, and what they show.
fn class(layout: &Layout) -> Vec<(Layout, [Shows; Cell::COUNT])> {
    let clues = Clues { inventory: Inventory::of(layout), shots: Shots::NONE };
    let mut layouts = common::solutions(&clues, usize::MAX).layouts;
    layouts.sort_by_key(|other| other != layout);
    layouts.into_iter().map(|layout| (layout, View::of(&layout).all())).collect()
}

/// The layouts of a class that shots at these cells of the first one leave.
fn left(class: &[(Layout, [Shows; Cell::COUNT])], cells: &[usize]) -> Vec<Layout> {
    let shown = &class[0].1;
    let fits = |other: &&(Layout, [Shows; Cell::COUNT])| cells.iter().all(|&cell| other.1[cell] == shown[cell]);
    class.iter().filter(fits).map(|&(layout, _)| layout).collect()
}

/// All sets of fewer than this many cells.
fn fewer_than(cells: usize) -> impl Iterator<Item = Vec<usize>> {
    (0..cells).flat_map(|size| (0..Cell::COUNT).combinations(size))
}

fn shared(layouts: &[Layout]) -> usize {
    let has = |layout: &Layout, ship: &Placement| layout.placements().contains(ship);
    layouts[0].placements().iter().filter(|ship| layouts.iter().all(|layout| has(layout, ship))).count()
}

#[test]
fn the_fewest_shots_of_many_seeds() {
    // The minima are confirmed by trying all smaller sets.
    let smaller_sets = (1000..1000 + 200 / sampled(8) as u32).into_par_iter().map(|number| {
        let puzzle = common::lean(number, &Wanted::default(), Goal::Fewest).unwrap();
        let layout = puzzle.solution.unwrap();
        assert_eq!(layout, Layout::of_seed(Seed::try_from(number).unwrap()));
        assert_eq!(puzzle.clues.inventory, Inventory::of(&layout));
        let class = class(&layout);
        let chosen: Vec<usize> = puzzle.clues.shots.cells().iter().map(Cell::index).collect();
        assert_eq!(left(&class, &chosen), [layout]);
        assert!(fewer_than(chosen.len()).all(|cells| left(&class, &cells).len() > 1), "seed {number}");
        let minimum = puzzle.minimum.unwrap();
        assert!(minimum.proved && minimum.clues == chosen.len() && minimum.others.is_none());
        let told = |witness: &Layout, cells: &[usize]| left(&class, cells).contains(witness);
        assert!(fewer_than(chosen.len()).all(|cells| minimum.witness.iter().any(|witness| told(witness, &cells))));
        fewer_than(chosen.len()).count()
    });
    // Some of the minima are two shots: the empty set and 81 single cells are smaller.
    let smaller_sets = smaller_sets.collect::<Vec<_>>();
    assert!(smaller_sets.iter().any(|&sets| sets > Cell::COUNT), "{smaller_sets:?}");
}

#[test]
fn mercy_shots_resolve_a_local_ambiguity() {
    let mut found = 0;
    for number in [1, 2] {
        let layout = Layout::of_seed(Seed::try_from(number).unwrap());
        let class = class(&layout);
        let puzzle = match composed(number, &mercy_puzzle()) {
            Ok(puzzle) => puzzle,
            Err(declined) => {
                assert_eq!(declined, ComposeError::NoAmbiguity);
                assert!(fewer_than(2).all(|cells| !is_local(&class, &cells)), "seed {number}");
                continue;
            }
        };
        found += 1;
        let mercy = mercy(&puzzle.promise).unwrap();
        let chosen: Vec<usize> = puzzle.clues.shots.cells().iter().map(Cell::index).collect();
        assert!(is_local(&class, &chosen));
        assert_eq!(left(&class, &[&chosen[..], &[mercy.cell.index()]].concat()), [layout]);
        assert!(fewer_than(chosen.len()).all(|cells| !is_local(&class, &cells)), "seed {number}");
        let before = verify(&puzzle, EngineChoice::Sat, Limits::NONE).unwrap().before_mercy.unwrap();
        assert_eq!(before.solutions.iter().sorted().collect_vec(), left(&class, &chosen).iter().sorted().collect_vec());
        assert_eq!(before.shared, shared(&before.solutions));
    }
    assert!(found > 0);
}

/// Whether shots at these cells leave a local ambiguity that a further shot can resolve.
fn is_local(class: &[(Layout, [Shows; Cell::COUNT])], cells: &[usize]) -> bool {
    let layouts = left(class, cells);
    let resolves = |cell: usize| left(class, &[cells, &[cell]].concat()).len() == 1;
    (2..=4).contains(&layouts.len()) && shared(&layouts) >= 7 && (0..Cell::COUNT).any(resolves)
}

#[test]
fn a_mercy_shot_without_local_ambiguity_is_told() {
    let puzzle = (0..).find_map(|number| composed(number, &mercy_puzzle()).ok());
    let mut puzzle = puzzle.unwrap();
    puzzle.clues.shots = Shots::NONE;
    puzzle.minimum = None;
    for engine in ENGINES {
        let verdict = verify(&puzzle, engine, Limits::NONE).unwrap();
        let before = verdict.before_mercy.as_ref().unwrap();
        assert!(!before.is_local && before.solutions.len() > 4 && !verdict.holds(), "{verdict:?}");
    }
}

#[test]
fn clues_determine_a_layout_up_to_their_symmetries() {
    let wanted = Wanted::claiming(Claim::UpToSymmetry);
    let mut without_shots = 0;
    for number in [2, 8] {
        let puzzle = composed(number, &wanted).unwrap();
        let layout = puzzle.solution.unwrap();
        let class = class(&layout);
        let chosen: Vec<usize> = puzzle.clues.shots.cells().iter().map(Cell::index).collect();
        assert!(is_up_to_symmetry(&class, &chosen));
        assert!(fewer_than(chosen.len()).all(|cells| !is_up_to_symmetry(&class, &cells)), "seed {number}");
        without_shots += usize::from(chosen.is_empty());

        let verdict = verify(&puzzle, EngineChoice::Sat, Limits::NONE).unwrap();
        let ties = verdict.ties.unwrap();
        let decides = |cells: &[usize]| {
            let view = |layout: &Layout| cells.iter().map(|&cell| View::of(layout).all()[cell]).collect_vec();
            verdict.solutions.iter().map(view).all_unique()
        };
        let cells: Vec<usize> = ties
            .deciding
            .iter()
            .map(|topic| match topic {
                Topic::Shot(cell) => cell.index(),
                Topic::Item(item) => panic!("{item} is the same for all images"),
            })
            .collect();
        let deciding = (0..Cell::COUNT).filter(|&cell| decides(&[cell])).collect_vec();
        assert_eq!(cells, deciding);
        assert!(fewer_than(ties.extra.min(3)).all(|cells| !decides(&cells)));
        assert_eq!(ties.extra == 1, !deciding.is_empty());
    }
    assert!(without_shots > 0);
}

/// Whether shots at these cells leave several layouts, which are exactly the images under the
/// symmetries of the shots.
fn is_up_to_symmetry(class: &[(Layout, [Shows; Cell::COUNT])], cells: &[usize]) -> bool {
    let (layout, shown) = &class[0];
    let keeps = |symmetry: &Symmetry| {
        let images = cells.iter().map(|&cell| (cell, symmetry.cell(Cell::from_index(cell)).index()));
        images.into_iter().all(|(cell, image)| cells.contains(&image) && shown[image] == shown[cell])
    };
    let images = Symmetry::ALL.into_iter().filter(keeps).map(|symmetry| layout.image(symmetry)).sorted().collect_vec();
    images.len() > 1 && images == left(class, cells).into_iter().sorted().collect_vec()
}

#[test]
fn the_fewest_clues_of_all() {
    let number = 8;
    let puzzle = composed(number, &Wanted { given: Given::Chosen, ..Wanted::default() }).unwrap();
    let minimum = puzzle.minimum.as_ref().unwrap();
    let (shots, items) = (minimum.clues, minimum.others.unwrap());
    assert!(minimum.proved && shots == puzzle.clues.shots.len() && items == puzzle.clues.inventory.items().count());
    // With the inventory or without it, there are no fewer.
    let with = common::lean(number, &Wanted::default(), Goal::Fewest).unwrap();
    assert!(shots + items <= with.clues.shots.len() + Item::ALL.len());
    let without = composed(number, &Wanted::withholding(Item::ALL)).unwrap();
    assert!((shots + items, items) <= (without.clues.shots.len(), 0));
    assert!(without.minimum.unwrap().proved);

    // No smaller set of clues distinguishes all layouts of the witness from the solution: all sets
    // are tried.
    let facts = |layout: &Layout| {
        let (view, inventory) = (View::of(layout).all(), Inventory::of(layout));
        (view.to_vec(), inventory.clues().collect_vec())
    };
    let own = facts(&puzzle.solution.unwrap());
    let differences = minimum.witness.iter().map(|witness| {
        let other = facts(witness);
        let shots = (0..own.0.len()).filter(|&at| own.0[at] != other.0[at]);
        let items = (0..own.1.len()).filter(|&at| own.1[at] != other.1[at]);
        shots.chain(items.map(|at| Cell::COUNT + at)).fold(0_u128, |set, at| set | 1 << at)
    });
    let differences = differences.collect_vec();
    let elements = Cell::COUNT + Item::ALL.len();
    let tells = |set: &[usize]| {
        let set = set.iter().fold(0_u128, |set, &at| set | 1 << at);
        differences.iter().all(|difference| difference & set != 0)
    };
    assert!((0..shots + items).all(|size| (0..elements).combinations(size).all(|set| !tells(&set))));
}

#[test]
fn a_time_limit_leaves_a_bound() {
    let wanted = Wanted::withholding(Item::ALL);
    let mut bounded = 0;
    for number in 0..4 {
        let puzzle = composed_until(number, &wanted, true).unwrap();
        let minimum = puzzle.minimum.unwrap();
        assert_eq!(minimum.proved, minimum.at_least.is_none());
        assert!(minimum.clues == puzzle.clues.shots.len() && minimum.at_least.unwrap_or(0) <= minimum.clues);
        bounded += usize::from(!minimum.proved);
    }
    assert!(bounded > 0);
}

#[test]
fn after_a_search_is_broken_off_no_shot_can_be_spared() {
    // Without one of these shots, the rest keeps the promise by another group of neighbours.
    let withheld = [ShipType::Alpha, ShipType::Beta, ShipType::Gamma].map(Item::Codes).to_vec();
    let wanted = Wanted { given: Given::Without(withheld), ..mercy_puzzle() };
    composed_until(14, &wanted, true).unwrap();
}

#[test]
fn a_minimum_among_many_neighbours_is_not_looked_for() {
    let puzzle = composed(1, &mercy_puzzle()).unwrap();
    let solutions = verify(&puzzle, EngineChoice::Search, Limits::NONE).unwrap().before_mercy.unwrap().solutions;
    // Without an inventory, but with all shots that the solutions share.
    let views = solutions.iter().map(View::of).collect_vec();
    let shared = Cell::all().filter(|&cell| views.iter().map(|view| view.shows(cell)).all_equal());
    let shots = shared.map(|cell| views[0].shot(cell)).collect_vec();
    let minimum = Minimum { clues: shots.len(), others: None, proved: true, at_least: None, witness: Vec::new() };
    let puzzle = Puzzle {
        minimum: Some(minimum),
        clues: Clues { inventory: Inventory::default(), shots: Shots::new(shots).unwrap() },
        ..puzzle
    };
    let verdict = verify(&puzzle, EngineChoice::Search, Limits::NONE).unwrap();
    assert!(
        verdict.keeps_promise
            && matches!(&verdict.minimum, Some(Err(MinimumError::NoBound(NoBoundError::None(reason)))) if reason.contains("neighbours")),
        "{verdict:?}"
    );
}
