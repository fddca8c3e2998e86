//! The suites of all games, and what these cannot know: that every technique is needed, and what is
//! wrong with a board or a mark.

use std::collections::BTreeSet;

use serde_json::json;
use smyoz::declared::{Chart, Logic};
use smyoz::deduction::{Knowledge, Logic as _, Path};
use smyoz::game::{Game, Puzzle};
use smyoz::lang::Lang;
use smyoz::limits::Limits;
use smyoz::paper::{Ink, PageKind, Style};
use smyoz::play::{Mode, NotPlayed};
use smyoz::puzzles::{Seed, Stream, read_as};
use smyoz::registry::AnyPuzzle;

use super::{Board, Options, seeds, techniques};

#[path = "../../tests/suite/mod.rs"]
mod suite;

impl suite::declared::Boards for Board {
    fn small(stream: &mut Stream) -> Options {
        let (side, stars) = [(4, 1), (5, 1), (6, 1), (7, 1), (8, 1), (8, 2)][stream.below(6) as usize];
        Options { side, stars }
    }
}

#[test]
fn the_suites_find_nothing_wrong() {
    suite::declared::test::<Board>(40, 20);
}

/// The puzzle of a board in which every second cell is shown.
fn puzzle(side: u8, stars: u8, number: u32) -> Puzzle<Board> {
    let seed = Seed::try_from(number).unwrap();
    let (board, layout) = seeds::draw(&Options { side, stars }, seed, Limits::NONE).unwrap();
    let clues = Game::topics(&board).into_iter().step_by(2).map(|cell| board.about(cell, &layout));
    let clues = board.clues(clues);
    Puzzle { seed: Some(seed), solution: Some(layout), ..Puzzle::new(board, clues) }
}

/// A path only takes a technique where no cheaper one applies.
#[test]
fn every_technique_is_needed_somewhere() {
    let mut used = BTreeSet::new();
    for number in 0..32 {
        let (side, stars) = [(6, 1), (8, 1), (8, 2), (7, 1)][number as usize % 4];
        let (board, layout) =
            seeds::draw(&Options { side, stars }, Seed::try_from(number).unwrap(), Limits::NONE).unwrap();
        let first = Game::topics(&board).into_iter().take(1).map(|cell| board.about(cell, &layout));
        let start = Logic::start(&Chart::new(&board), &board.clues(first));
        let mut path = Path::<Logic<Board>>::new((), start);
        path.go_on(&techniques::ALL.iter().collect::<Vec<_>>(), Knowledge::is_solved, Limits::NONE).unwrap();
        used.extend(path.steps().iter().map(|step| step.kind().id()));
        if used.len() == techniques::ALL.len() {
            break;
        }
    }
    assert_eq!(used, techniques::ALL.iter().map(|technique| technique.id).collect());
}

/// The largest board has no cells to spare beside it.
#[test]
fn stars_at_opposite_sides_do_not_touch() {
    let (board, layout) =
        seeds::draw(&Options { side: 11, stars: 2 }, Seed::try_from(0).unwrap(), Limits::NONE).unwrap();
    let clues = board.clues(Game::topics(&board).into_iter().step_by(5).map(|cell| board.about(cell, &layout)));
    let mut budget = smyoz::limits::Budget::new(Limits::NONE);
    let found = smyoz::engines::SearchEngine::new(&board).solutions(&clues, 100, &mut budget);
    let others = smyoz::engines::SatEngine::<Board>::new(&board).solutions(&clues, 100, &mut budget);
    assert_eq!(found, others);
}

#[test]
fn errors_name_the_key() {
    let value = serde_json::to_value(puzzle(4, 1, 9)).unwrap();
    for (key, wrong) in [
        ("format", "\"star-battle-puzzle/2\""),
        ("stars", r#"{"stars":2,"regions":["AABB","AABB","CCDD","CCDD"]}"#),
        ("regions", r#"{"stars":1,"regions":["AAAA"]}"#),
        ("regions", r#"{"stars":1,"regions":["ABAA","CBBB","CCCC","DDDD"]}"#),
        ("clues", r#"["A1: planet"]"#),
        ("clues", r#"["A1: *","A1: ."]"#),
        ("clues", r#"["H8: *"]"#),
        ("clues", r#"["row 1: 1"]"#),
        ("solution", r#"["*...","*...","..*.","..*."]"#),
        ("solution", r#"["*..."]"#),
        ("allow_spare", "1"),
        ("rating", "{}"),
        ("colour", "1"),
    ] {
        let mut value = value.clone();
        let place = if ["stars", "regions"].contains(&key) { "board" } else { key };
        value[place] = serde_json::from_str(wrong).unwrap();
        let error = read_as::<Puzzle<Board>>(&value.to_string()).unwrap_err().to_string();
        assert!(error.contains(key), "{key}: {error}");
    }
}

#[test]
fn marks_that_are_none_and_given_cells_are_refused() {
    let puzzle = AnyPuzzle::playable(&puzzle(6, 1, 7)).unwrap();
    let mut game = puzzle.begin(Mode::Puzzle, Lang::En, Limits::NONE).unwrap();
    let mut refused = |marks: &[&str]| match game.play(json!({"mark": {"cells": marks}}), 0, Lang::En) {
        Err(NotPlayed::Refused(reason)) => reason,
        other => panic!("{other:?}"),
    };
    assert_eq!(refused(&["G1*"]), "“G1*” is not a mark on this board.");
    assert_eq!(refused(&["A1#"]), "“A1#” is not a mark on this board.");
    assert_eq!(refused(&["é"]), "“é” is not a mark on this board.");
    assert_eq!(refused(&["A1*"]), "A1 is given, so it cannot be marked.");
    assert_eq!(refused(&[]), "No cell was named.");
    assert!(puzzle.begin(Mode::Game, Lang::En, Limits::NONE).is_err());
}

#[test]
fn pages_show_regions_given_cells_and_the_solution() {
    let puzzle = puzzle(6, 1, 7);
    let [shown, solved] = PageKind::ALL.map(|kind| {
        let style = Style::new(Lang::En, Ink::Mono);
        let panel = AnyPuzzle::bindable(&puzzle).unwrap().panel(kind, Some(3), style).unwrap();
        assert_eq!(panel.alone((210.0, 297.0)).unwrap().runs().filter(|run| run.text == "Star Battle").count(), 1);
        panel.text()
    });
    assert!(shown.starts_with("STAR BATTLE  PUZZLE 3"), "{shown}");
    let stars =
        |text: &str| text.lines().filter(|line| line.contains('|')).flat_map(str::chars).filter(|&c| c == '*').count();
    assert_eq!(stars(&solved), 6);
    assert!(stars(&shown) < 6, "{shown}");
    assert!(solved.contains("+---+"), "{solved}");
}
