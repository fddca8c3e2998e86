//! Everything that the library says about the game, compared with a judge that is based on the rule
//! sheet alone: rules, tables, colouring, inventories, shots, symmetries, both engines, and facts.

mod engines;

use std::collections::{BTreeMap, BTreeSet};

use crate::common::judge::{self, Board, RULES};
use crate::common::{drawn, lines};
use crate::suite::Reasoned;
use smyoz::games::smyoz::numbering::unrank;
use smyoz::games::smyoz::{
    Axis, Cell, Colouring, Drawing, Fact, Inventory, Layout, Placement, Point, Rule, Seed, Ship, ShipType, Smyoz,
    Stream, Symmetry, View, Violation, ship_name,
};

fn stream(tag: &str) -> Stream {
    Seed::try_from(1).unwrap().stream(tag)
}

fn below(stream: &mut Stream, bound: usize) -> usize {
    stream.below(bound as u64) as usize
}

fn random_layout(stream: &mut Stream) -> Layout {
    unrank(stream.below(Layout::COUNT))
}

/// Random layouts, the same ones each time.
fn random_layouts(tag: &str, count: usize) -> Vec<Layout> {
    let mut stream = stream(tag);
    (0..count).map(|_| random_layout(&mut stream)).collect()
}

fn cell(cell: Cell) -> judge::Cell {
    (i32::from(cell.column()) + 1, i32::from(cell.row()) + 1)
}

fn point(point: Point) -> judge::Point {
    (i32::from(point.column()) + 1, i32::from(point.row()) + 1)
}

/// The judge's drawing as a layout of the library.
fn layout(board: &Board) -> Layout {
    board.drawing().parse().unwrap()
}

/// Every ship on the board, whatever the rules say, for the library and for the judge.
fn ships() -> Vec<(Ship, judge::Ship)> {
    let drawn =
        |ship: Ship| judge::Ship { letter: ship.kind().letter(), cells: ship.cells().iter().map(cell).collect() };
    let along = |kind| if kind == ShipType::Delta { &Axis::BOTH[..1] } else { &Axis::BOTH[..] };
    let of_kind = |kind| {
        along(kind).iter().flat_map(move |&axis| Cell::all().filter_map(move |cell| Ship::new(kind, axis, cell)))
    };
    ShipType::ALL.into_iter().flat_map(of_kind).map(|ship| (ship, drawn(ship))).collect()
}

/// The judge must know the rules, too: the ground truth was made by others.
#[test]
fn the_judge_knows_the_ground_truth() {
    for case in lines("illegal_layouts") {
        let readings = Board::readings(case["layout"].as_str().unwrap());
        let broken = readings.iter().map(Board::broken).min_by_key(BTreeSet::len);
        assert_eq!(serde_json::json!(broken), case["broken"], "{case}");
    }
    for case in lines("shots") {
        let board = Board::read(case["layout"].as_str().unwrap());
        let rows = (1..=9).map(|number| judge::row(number).into_iter().map(|cell| board.shows(cell)).collect());
        assert_eq!(serde_json::json!(rows.collect::<Vec<Vec<String>>>()), case["shots"]);
    }
    let mut same = 0;
    for case in lines("inventory_classes") {
        let inventory = judge::Clues::read(&case);
        for layout in case["same_inventory"].as_array().unwrap() {
            let board = Board::read(layout.as_str().unwrap());
            assert!(board.broken().is_empty() && board.identities_hold() && board.fits(&inventory), "{layout}");
            same += 1;
        }
    }
    assert_eq!(same, 928);
}

#[test]
fn ships_and_pairs_of_ships() {
    let ships = ships();
    let own: BTreeSet<_> = ships.iter().map(|(_, ship)| ship.clone()).collect();
    let everywhere: BTreeSet<_> = "ABGD".chars().flat_map(judge::ships_anywhere).collect();
    assert_eq!((own, ships.len()), (everywhere, 108 + 126 + 144 + 81));

    let (mut pairs, mut broken) = (0, BTreeMap::new());
    for (index, (one, drawn)) in ships.iter().enumerate() {
        for rule in Rule::ALL {
            assert_eq!(rule.forbids(*one), drawn.breaks(rule.name()), "{rule}: {one}");
        }
        // Overlapping ships are on no board.
        for (other, other_drawn) in ships[..index].iter().filter(|(other, _)| !other.cells().meets(one.cells())) {
            pairs += 1;
            for rule in Rule::ALL {
                let breaks = drawn.breaks_with(other_drawn, rule.name());
                assert_eq!(rule.forbids_pair(*one, *other), breaks, "{rule}: {one} and {other}");
                *broken.entry(rule.name()).or_insert(0) += usize::from(breaks);
            }
        }
    }
    assert!(pairs > 95_000, "{pairs}");
    assert!(["centre", "corner", "side", "tip"].iter().all(|rule| broken[rule] > 1000), "{broken:?}");
}

#[test]
fn the_table_of_placements() {
    let placements: Vec<(Placement, judge::Ship)> = ships()
        .into_iter()
        .filter(|(_, drawn)| !drawn.breaks("mooring"))
        .map(|(ship, drawn)| (Placement::of(ship).expect("the mooring rule allows it"), drawn))
        .collect();
    assert!(
        placements.iter().map(|(placement, _)| *placement).collect::<BTreeSet<_>>().into_iter().eq(Placement::all())
    );
    let of_type = |letter: char| placements.iter().filter(|(_, drawn)| drawn.letter == letter).count();
    assert_eq!(["A", "B", "G", "D"].map(|letter| of_type(letter.chars().next().unwrap())), [84, 98, 112, 77]);

    let mut together = 0;
    for (placement, drawn) in &placements {
        let alone = Board { ships: vec![drawn.clone()] };
        let its = |cells: Vec<Cell>| cells.into_iter().map(cell).collect::<BTreeSet<_>>();
        assert_eq!(ship_name(*placement), drawn.name());
        assert_eq!(placement.is_moored(), drawn.is_moored());
        assert_eq!(its(placement.cells().iter().collect()), drawn.cells.iter().copied().collect());
        for at in Cell::all() {
            let delta = judge::Ship { letter: 'D', cells: vec![cell(at)] };
            let around = delta.breaks_with(drawn, "corner") && !drawn.cells.contains(&cell(at));
            assert_eq!(placement.ring().contains(at), around, "{} {at}", drawn.name());
        }
        for at in Point::all() {
            assert_eq!(placement.points().contains(at), !alone.is_water_point(point(at)), "{} {at}", drawn.name());
        }
        for (other, other_drawn) in &placements {
            let goes = drawn.goes_with(other_drawn);
            assert_eq!(placement.goes_with(*other), goes, "{} and {}", drawn.name(), other_drawn.name());
            together += usize::from(goes);
        }
    }
    assert_eq!(placements.len().pow(2), 137_641);
    assert!(together > 60_000 && together % 2 == 0, "{together}");
}

/// Boards that break rules or none: layouts with one or two ships moved anywhere, but not onto
/// another.
#[test]
fn boards_legal_and_not() {
    let mut stream = stream("boards");
    let (mut legal, mut named, mut ambiguous) = (0, BTreeMap::new(), 0);
    for layout in random_layouts("moved", 2000) {
        let mut board = drawn(&layout);
        for _ in 0..=below(&mut stream, 2) {
            let ship = board.ships.swap_remove(below(&mut stream, board.ships.len()));
            let taken: BTreeSet<judge::Cell> = board.ships.iter().flat_map(|ship| ship.cells.clone()).collect();
            let mut free = judge::ships_anywhere(ship.letter);
            free.retain(|ship| ship.cells.iter().all(|cell| !taken.contains(cell)));
            board.ships.push(free.swap_remove(below(&mut stream, free.len())));
        }
        // If ships of one type touch, the letters may be read in another way; then the reading with
        // the fewest faults counts.
        if Board::readings(&board.drawing()).len() > 1 {
            ambiguous += 1;
            continue;
        }
        let drawing: Drawing = board.drawing().parse().unwrap();
        let found: BTreeSet<_> =
            Violation::find(&drawing.ships().unwrap()).iter().map(|broken| broken.rule.name()).collect();
        assert_eq!(found, board.broken(), "{drawing}");
        assert_eq!(Layout::try_from(&drawing).is_ok(), board.broken().is_empty(), "{drawing}");
        legal += usize::from(board.broken().is_empty());
        found.into_iter().for_each(|rule| *named.entry(rule).or_insert(0) += 1);
    }
    assert!(legal > 30 && ambiguous < 100, "{legal} legal, {ambiguous} ambiguous");
    assert!(RULES.iter().all(|rule| named[rule] > 50), "{named:?}");
}

/// The judge's verdict on a board, in the library's form.
fn assert_shown_alike(layout: &Layout, board: &Board) {
    let inventory = board.inventory();
    let own = Inventory::of(layout);
    for (kind, (letter, codes)) in
        ShipType::ALL.into_iter().map(|kind| (kind, (kind.letter(), own.codes(kind).unwrap())))
    {
        let mut codes: Vec<String> = codes.iter().map(ToString::to_string).collect();
        codes.sort_unstable();
        assert_eq!(codes, inventory.codes[&letter], "{kind:?}: {layout}");
    }
    assert_eq!(own.water_lines().map(usize::from), Some(inventory.water_lines), "{layout}");
    assert_eq!(own.moored().map(usize::from), Some(inventory.moored), "{layout}");
    assert_eq!(
        own.islands().unwrap().iter().map(|&size| usize::from(size)).collect::<Vec<_>>(),
        inventory.islands,
        "{layout}"
    );
    let again = own.clues().try_fold(Inventory::default(), Inventory::with);
    assert_eq!(again, Ok(own), "{layout}");

    let view = View::of(layout);
    for at in Cell::all() {
        assert_eq!(view.shows(at).to_string(), board.shows(cell(at)), "{at}: {layout}");
    }
    let colouring = Colouring::of(layout);
    for (axis, line) in [(Axis::Horizontal, judge::row as fn(i32) -> _), (Axis::Vertical, judge::column)] {
        for (number, painted) in (1..).zip(colouring.lines(axis)) {
            let colour = if painted.is_red() { 'r' } else { 'g' };
            let letters = (0..9).map(|place| if painted.span().contains(&place) { colour } else { '.' });
            assert_eq!(letters.collect::<String>(), board.colour_line(&line(number)), "{axis:?} {number}: {layout}");
        }
    }
    for at in Point::all() {
        assert_eq!(layout.water_points().contains(at), board.is_water_point(point(at)), "{at}: {layout}");
    }
}

#[test]
fn what_random_layouts_show() {
    let layouts = random_layouts("shown", 400);
    let mut water_lines = BTreeSet::new();
    for layout in &layouts {
        let board = drawn(layout);
        assert!(board.broken().is_empty() && board.identities_hold(), "{layout}");
        assert_shown_alike(layout, &board);
        water_lines.insert(board.inventory().water_lines);
    }
    assert_eq!(layouts.iter().collect::<BTreeSet<_>>().len(), 400);
    assert!(water_lines.len() >= 4, "{water_lines:?}");
}

/// A drawing reflected and rotated in all 8 ways.
type Way = fn(judge::Cell) -> judge::Cell;

const WAYS: [Way; 8] = [
    |(column, row)| (column, row),
    |(column, row)| (10 - column, row),
    |(column, row)| (column, 10 - row),
    |(column, row)| (10 - column, 10 - row),
    |(column, row)| (row, column),
    |(column, row)| (10 - row, column),
    |(column, row)| (row, 10 - column),
    |(column, row)| (10 - row, 10 - column),
];

#[test]
fn the_symmetries() {
    let way = |symmetry: Symmetry| {
        let mut ways = WAYS.into_iter().filter(|way| Cell::all().all(|at| way(cell(at)) == cell(symmetry.cell(at))));
        (ways.next().unwrap(), ways.count())
    };
    assert!(Symmetry::ALL.iter().all(|&symmetry| way(symmetry).1 == 0));
    let distinct: BTreeSet<_> =
        Symmetry::ALL.iter().map(|symmetry| Cell::all().map(|at| symmetry.cell(at)).collect::<Vec<_>>()).collect();
    assert_eq!(distinct.len(), WAYS.len());
    let facts: Vec<Fact> = <Smyoz as Reasoned>::facts(&Smyoz);
    let mut true_of_image = 0;
    for layout in random_layouts("images", 12) {
        let board = drawn(&layout);
        for symmetry in Symmetry::ALL {
            let (way, _) = way(symmetry);
            let image = drawn(&layout.image(symmetry));
            assert!(judge::cells().into_iter().all(|at| image.letter(way(at)) == board.letter(at)), "{layout}");
            assert!(judge::cells().into_iter().all(|at| image.shows(way(at)) == board.shows(at)), "{layout}");
            assert!(image.broken().is_empty());
            assert_eq!(image.inventory(), board.inventory());
            for fact in &facts {
                let holds = image.holds(&fact.image(symmetry).to_string());
                assert_eq!(holds, board.holds(&fact.to_string()), "{fact}: {layout}");
                true_of_image += usize::from(holds);
            }
        }
    }
    assert!(true_of_image > 12 * 8 * 400, "{true_of_image}");
}

#[test]
fn facts_true_and_false() {
    let facts = <Smyoz as Reasoned>::facts(&Smyoz);
    assert_eq!(facts.len(), 81 * 6 + 64 * 2 + 371 * 2 + 18 * 6);
    let (mut held, mut failed) = (0, 0);
    for layout in random_layouts("facts", 60) {
        let board = drawn(&layout);
        for fact in &facts {
            let holds = board.holds(&fact.to_string());
            assert_eq!(fact.holds(&layout), holds, "{fact}: {layout}");
            *if holds { &mut held } else { &mut failed } += 1;
        }
    }
    assert!(held > 30_000 && failed > 40_000, "{held} true, {failed} false");
}
