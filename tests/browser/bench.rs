//! The bench: from an empty board to a puzzle that is saved.

use serde_json::json;
use smyoz::games::smyoz::puzzle::read_puzzle;
use smyoz::games::smyoz::{EngineChoice, Layout, Seed};
use smyoz::judging::verify;
use smyoz::limits::Limits;
use tempfile::TempDir;

use super::driver::Pointer;
use super::page::{Page, Screen, saved};

fn layout() -> Layout {
    Layout::of_seed("123456".parse::<Seed>().unwrap())
}

#[test]
fn each_bench_begins_with_a_cell_of_its_own_board() {
    let Some(page) = Page::open(&["--lang", "en"], Screen::WIDE) else { return };
    for (bench, cell) in [("sea-battle", "A1"), ("smyoz", "55")] {
        page.run("location.hash = `#/bench/${arguments[0]}`", &json!([bench]));
        page.wait_for(&format!("document.querySelector('#cell-{cell}[aria-selected=true]')"));
        let broken = page.run("return document.documentElement.outerHTML.includes('NaN')", &json!([]));
        assert_eq!(broken, json!(false), "{bench}");
    }
    page.end();
}

#[test]
fn a_puzzle_is_composed_from_an_empty_board_and_saved() {
    for (screen, pointer) in [(Screen::WIDE, Pointer::Mouse), (Screen::PHONE, Pointer::Touch)] {
        let Some(page) = Page::open(&["--lang", "en"], screen) else { return };
        let folder = TempDir::new().unwrap();
        let to = json!({ "behavior": "allow", "downloadPath": folder.path() });
        page.devtools("Browser.setDownloadBehavior", &to);
        page.press_button("Compose SMYOZ");
        page.wait_for("document.querySelector('.assay')?.textContent.includes('At least')");
        for (at, ship) in (1..).zip(layout().placements()) {
            let cells: Vec<String> = ship.cells().iter().map(|cell| format!("#cell-{cell}")).collect();
            page.drag(pointer, &cells.iter().map(String::as_str).collect::<Vec<_>>());
            page.wait_for(&format!("document.querySelector('.panel.drawing h2').textContent.includes('{at}/10')"));
        }
        page.wait_for("document.querySelector('.panel.drawing').textContent.includes('A complete layout')");
        page.press_button("Shots");
        page.press(pointer, "#cell-37");
        page.wait_for("document.querySelector('#cell-37').getAttribute('aria-label').includes('shot')");
        page.wait_for("document.querySelector('.assay').textContent.match(/[0-9]+ layouts fit/)");
        page.press_button("Complete");
        page.wait_for("document.querySelector('.assay').textContent.includes('exactly one solution')");
        page.press_button("Puzzle file");
        let file = saved(&folder.path().join("puzzle.json"), b"}");
        let puzzle = read_puzzle(&String::from_utf8(file).unwrap()).unwrap();
        assert!(verify(&puzzle, EngineChoice::Auto, Limits::NONE).unwrap().is_unique());
        assert_eq!(puzzle.solution, Some(layout()));
        assert!(puzzle.clues.shots.iter().any(|shot| shot.cell.to_string() == "37"));
        page.end();
    }
}
