//! What is legal: the judge of the library against the plain one.

use proptest::prelude::*;
use smyoz::games::sea_battle::{Cell, CellSet, Layout, Piece, Rule, Setting, Shapes, Touch, Variant, Violation};

use super::judge::Board;
use super::{STANDARD, layout, setting};

const LEGAL: [&str; 10] = [
    "####....#.",
    "..........",
    ".###.....#",
    "..........",
    "###....##.",
    "..........",
    ".##..##...",
    "..........",
    "#..#......",
    "..........",
];

fn broken(setting: &Setting, text: &str) -> Vec<String> {
    setting.check(&layout(text)).iter().map(ToString::to_string).collect()
}

#[test]
fn frauds_are_told_with_rule_and_cells() {
    let standard = Setting::standard();
    let told = |row: usize, text: &str| {
        let mut rows = LEGAL;
        rows[row] = text;
        broken(&standard, &rows.join("\n"))
    };
    assert_eq!(told(9, ".........."), [""; 0]);
    assert_eq!(told(9, "......#..."), ["fleet: 4 ships of length 1 expected, 5 found: I1, J3, A9, D9, G10"]);
    assert_eq!(
        told(9, ".#........"),
        [
            "fleet: 4 ships of length 1 expected, 5 found: I1, J3, A9, D9, B10",
            "touch: the ship A9 touches the ship B10"
        ]
    );
    assert_eq!(
        told(9, "#........."),
        [
            "fleet: 3 ships of length 2 expected, 4 found: H5-I5, B7-C7, F7-G7, A9-A10",
            "fleet: 4 ships of length 1 expected, 3 found: I1, J3, D9"
        ]
    );
    assert_eq!(
        told(1, "...#......"),
        [
            "fleet: 0 ships of length 8 expected, 1 found: A1+B1+C1+D1+D2+B3+C3+D3",
            "fleet: 1 ship of length 4 expected, 0 found",
            "fleet: 2 ships of length 3 expected, 1 found: A5-C5",
            "shape: the ship A1+B1+C1+D1+D2+B3+C3+D3 is not straight"
        ]
    );
    assert_eq!(told(9, ".......*.."), ["mines: 0 mines expected, 1 found: H10"]);
    assert_eq!(broken(&standard, &LEGAL[..9].join("\n")), ["size: a board of 10x10 expected, this one is 10x9"]);
}

#[test]
fn mines_touch_nothing_even_where_corners_may() {
    let variant = Variant { touch: Touch::Corners, mines: 2, sweepers: 1, ..STANDARD };
    let corners = setting("5x5", "2-1-1", variant);
    assert_eq!(broken(&corners, "##.../..#../.#.../....*/*..+."), ["touch: the mine E4 touches the sweeper D5"]);
    assert_eq!(broken(&corners, "##.../..#../.#.../...../*.+.*"), [""; 0]);
    assert_eq!(broken(&corners, "##.../..#../.#.../*..../..+.*"), ["touch: the ship B3 touches the mine A4"]);
}

#[test]
fn figures_have_three_or_four_cells() {
    let any = Variant { shapes: Shapes::Any, ..STANDARD };
    let bent = "##..../.##.../....../.#..../.#..##/.....#";
    assert_eq!(broken(&setting("6x6", "4-3-2", any), bent), [""; 0]);
    assert_eq!(setting("6x6", "4-3-2", STANDARD).check(&layout(bent)).len(), 2);
    let five = setting("6x6", "5", any).check(&layout("####../...#../....../....../....../......"));
    assert_eq!(five.iter().map(Violation::rule).collect::<Vec<_>>(), [Rule::Shape]);
}

/// Boards on which something lies here and there.
fn boards() -> impl Strategy<Value = Layout> {
    let piece = prop_oneof![12 => Just('.'), 4 => Just('#'), 1 => Just('*'), 1 => Just('+')];
    (3..6usize, 2..6usize).prop_flat_map(move |(width, height)| {
        prop::collection::vec(prop::collection::vec(piece.clone(), width), height).prop_map(|rows| {
            let rows: Vec<String> = rows.iter().map(|row| row.iter().collect()).collect();
            Layout::from_rows(&rows).unwrap()
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, ..ProptestConfig::default() })]

    /// The pieces that are there are the agreed ones, so only shapes and distances decide.
    #[test]
    fn both_judges_agree(layout in boards(), corners: bool, any: bool, change in 0..12u64) {
        let touch = if corners { Touch::Corners } else { Touch::None };
        let shapes = if any { Shapes::Any } else { Shapes::Straight };
        let [mines, sweepers] = [Piece::Mine, Piece::Sweeper].map(|piece| layout.cells(piece).len() as u16);
        let mut lengths: Vec<u64> = layout.ships().map(|ship| ship.len() as u64).collect();
        if let Some(length) = lengths.first_mut().filter(|_| change == 1) {
            *length += 1;
        }
        prop_assume!(!lengths.is_empty());
        let variant = Variant { touch, shapes, mines, sweepers };
        let fleet = smyoz::games::sea_battle::Fleet::new(lengths).unwrap();
        let judged = Board::read(&layout.to_string());
        // A game that has a legal layout is never said to have no room.
        match Setting::new(layout.size(), fleet, variant) {
            Ok(setting) => prop_assert_eq!(setting.check(&layout).is_empty(), judged.is_legal(&setting)),
            Err(error) => {
                let roomy = setting("30x30", "1", Variant { mines, sweepers: sweepers.min(mines), ..variant });
                prop_assert!(!roomy.check(&layout).is_empty(), "{error}");
            }
        }
    }
}

#[test]
fn all_places_of_ships_are_legal_alone() {
    for (touch, shapes) in [(Touch::None, Shapes::Straight), (Touch::Corners, Shapes::Any)] {
        for (length, places) in [(1, [30, 30]), (2, [49, 49]), (3, [38, 118]), (4, [27, 295]), (5, [16, 16])] {
            let fleet = length.to_string();
            let setting = setting("6x5", &fleet, Variant { touch, shapes, ..STANDARD });
            let ships = setting.ships(length);
            assert_eq!(ships.len(), places[usize::from(shapes == Shapes::Any)], "{shapes} ships of length {length}");
            for ship in &ships {
                let layout = Layout::of_ships(setting.size(), *ship.cells());
                assert_eq!(setting.check(&layout), []);
                assert!(!ship.margin().meets(ship.cells()) && ship.goes_with(ship) == ship.cells().is_empty());
                assert_eq!(ship.length(), length);
                let near: CellSet = setting.size().cells().filter(|&cell| touches(cell, ship.cells(), touch)).collect();
                assert_eq!(*ship.margin(), near);
            }
        }
    }
}

/// Whether a cell may not belong to another ship, because of this one.
fn touches(cell: Cell, ship: &CellSet, touch: Touch) -> bool {
    let near = |other: Cell| match touch {
        Touch::None => other.distance(cell) == 1,
        Touch::Corners => other.column().abs_diff(cell.column()) + other.row().abs_diff(cell.row()) == 1,
    };
    !ship.contains(cell) && ship.iter().any(near)
}
