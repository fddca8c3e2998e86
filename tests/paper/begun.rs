//! Pages of puzzles that are begun: with what the solver has marked.

use smyoz::games::sea_battle::{self, Chart, Columns};
use smyoz::games::smyoz::puzzle::read_puzzle;
use smyoz::games::smyoz::{Cell, Fact, Marks};
use smyoz::paper::drawing::{DisplayList, Look, Mark};
use smyoz::paper::sea_battle::Setup;
use smyoz::paper::sheets::A4;
use smyoz::paper::{Page, PageKind, Panel, Style, sea_battle as sea};

/// How many circles of a look there are.
fn circles(drawing: &DisplayList, wanted: Look) -> usize {
    drawing.marks.iter().filter(|mark| matches!(mark, Mark::Circle(look, ..) if *look == wanted)).count()
}

#[test]
fn pages_of_smyoz_show_marks() {
    let puzzle = read_puzzle(include_str!("../../puzzles/samples/smyoz-123456.json")).unwrap();
    let mut marks = Marks::start(&puzzle.clues());
    marks.add(Fact::Water("55".parse().unwrap()));
    marks.add(Fact::WaterPoint("11".parse::<Cell>().unwrap().points().iter().next().unwrap()));
    let page = Page::of(&puzzle, PageKind::Puzzle, Style::default()).unwrap();
    let fresh = page.alone(A4).unwrap();
    let begun = page.begun(puzzle.shots.clone(), marks).alone(A4).unwrap();
    assert_eq!(circles(&fresh, Look::Point) + 1, circles(&begun, Look::Point));
    assert_eq!(circles(&fresh, Look::Ink) + 1, circles(&begun, Look::Ink));
    assert_eq!(circles(&fresh, Look::Faint), circles(&begun, Look::Faint));
}

#[test]
fn pages_of_sea_battle_show_marks() {
    let puzzle: sea_battle::Puzzle = serde_json::from_str(include_str!("../data/sea_battle_played.json")).unwrap();
    let chart = Chart::new(&puzzle.setting);
    let mut marks = sea_battle::Marks::start(&chart, &puzzle.clues);
    marks.add(sea_battle::Fact::Water("A1".parse().unwrap()));
    let setup = Setup { style: Style::default(), columns: Columns::latin() };
    let page = sea::Page::of(&puzzle, PageKind::Puzzle, None, &setup).unwrap();
    let fresh = page.alone(A4).unwrap();
    let begun = page.begun(&marks).alone(A4).unwrap();
    assert!(circles(&begun, Look::Ink) > circles(&fresh, Look::Ink));
}
