//! Pages of puzzles that are begun: with what the solver has marked.

use smyoz::games::sea_battle::paper as sea;
use smyoz::games::sea_battle::paper::Setup;
use smyoz::games::sea_battle::{self, Chart, Columns};
use smyoz::games::smyoz::paper::Page;
use smyoz::games::smyoz::puzzle::read_puzzle;
use smyoz::games::smyoz::{Cell, Fact, Marks};
use smyoz::paper::drawing::{DisplayList, Look, Mark};
use smyoz::paper::sheets::A4;
use smyoz::paper::{CellNotes, PageKind, Panel, Style};

/// How many circles of a look there are.
fn circles(drawing: &DisplayList, wanted: Look) -> usize {
    drawing.marks.iter().filter(|mark| matches!(mark, Mark::Circle(look, ..) if *look == wanted)).count()
}

/// A cell with a colour that is no part of two ships: a number, and two signs that are struck out.
fn notes() -> CellNotes {
    CellNotes { at: (3, 4), ships: vec!["3".to_owned(), "2".to_owned()], colours: vec!["1".to_owned()] }
}
const NOTES: usize = 5;

/// How many strokes there are through signs, by a look that draws lines.
fn struck(drawing: &DisplayList) -> usize {
    drawing.marks.iter().filter(|mark| matches!(mark, Mark::Line(Look::Given, ..))).count()
}

#[test]
fn pages_of_smyoz_show_marks() {
    let puzzle = read_puzzle(include_str!("../../puzzles/samples/smyoz-123456.json")).unwrap();
    let mut marks = Marks::start(&puzzle.all_clues());
    marks.add(Fact::Water("55".parse().unwrap()));
    marks.add(Fact::WaterPoint("11".parse::<Cell>().unwrap().points().iter().next().unwrap()));
    let page = Page::of(&puzzle, PageKind::Puzzle, Style::default()).unwrap();
    let fresh = page.alone(A4).unwrap();
    let begun = page.begun(puzzle.clues.shots.clone(), marks);
    let noted = begun.clone().noted(&[notes()]).alone(A4).unwrap();
    let begun = begun.alone(A4).unwrap();
    assert_eq!(noted.marks.len(), begun.marks.len() + NOTES);
    assert_eq!(struck(&noted), struck(&begun) + 2);
    assert_eq!(circles(&fresh, Look::Point) + 1, circles(&begun, Look::Point));
    assert_eq!(circles(&fresh, Look::Ink) + 1, circles(&begun, Look::Ink));
    assert_eq!(circles(&fresh, Look::Faint), circles(&begun, Look::Faint));
}

#[test]
fn pages_of_sea_battle_show_marks() {
    let puzzle: sea_battle::Puzzle = serde_json::from_str(include_str!("../data/sea_battle_played.json")).unwrap();
    let chart = Chart::new(&puzzle.board);
    let mut marks = sea_battle::Marks::start(&chart, &puzzle.clues);
    marks.add(sea_battle::Fact::Water("A1".parse().unwrap()));
    let setup = Setup { style: Style::default(), columns: Columns::latin() };
    let page = sea::Page::of(&puzzle, PageKind::Puzzle, None, &setup).unwrap();
    let fresh = page.alone(A4).unwrap();
    let begun = page.begun(&marks);
    let noted = begun.clone().noted(&[notes()]).alone(A4).unwrap();
    let begun = begun.alone(A4).unwrap();
    assert_eq!(noted.marks.len(), begun.marks.len() + NOTES);
    assert_eq!(struck(&noted), struck(&begun) + 2);
    assert!(circles(&begun, Look::Ink) > circles(&fresh, Look::Ink));
}
