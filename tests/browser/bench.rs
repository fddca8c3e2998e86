//! The bench: from an empty board to a puzzle that is saved.

use std::fs;
use std::time::{Duration, Instant};

use serde_json::json;
use smyoz::games::smyoz::judge::verify;
use smyoz::games::smyoz::puzzle::{Puzzle, read_puzzle};
use smyoz::games::smyoz::{EngineChoice, Layout, Seed};
use smyoz::limits::Limits;
use tempfile::TempDir;

use super::driver::Pointer;
use super::page::{Page, Screen};

fn layout() -> Layout {
    Layout::of_seed("123456".parse::<Seed>().unwrap())
}

/// Presses the button with this label.
fn press_button(page: &Page, label: &str) {
    let found = format!(
        "[...document.querySelectorAll('button, label')].find((it) => it.textContent === '{label}' && !it.disabled)"
    );
    page.wait_for(&found);
    page.run(&format!("{found}.click()").replacen("[...", "return [...", 1), &json!([]));
}

/// The puzzle file that the browser has saved.
fn saved(folder: &TempDir) -> Puzzle {
    let file = folder.path().join("puzzle.json");
    let begin = Instant::now();
    loop {
        match fs::read_to_string(&file) {
            Ok(text) if text.ends_with('\n') => return read_puzzle(&text).unwrap(),
            _ => assert!(begin.elapsed() < Duration::from_secs(60), "nothing was saved"),
        }
        std::thread::sleep(Duration::from_millis(20));
    }
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
        press_button(&page, "Compose");
        page.wait_for("document.querySelector('.assay')?.textContent.includes('At least')");
        page.screenshot("bench-empty");
        for (at, ship) in (1..).zip(layout().placements()) {
            let cells: Vec<String> = ship.cells().iter().map(|cell| format!("#cell-{cell}")).collect();
            page.drag(pointer, &cells.iter().map(String::as_str).collect::<Vec<_>>());
            page.wait_for(&format!("document.querySelector('.panel.drawing h2').textContent.includes('{at}/10')"));
        }
        page.wait_for("document.querySelector('.panel.drawing').textContent.includes('A complete layout')");
        press_button(&page, "Shots");
        page.press(pointer, "#cell-37");
        page.wait_for("document.querySelector('#cell-37').getAttribute('aria-label').includes('shot')");
        page.wait_for("document.querySelector('.assay').textContent.match(/[0-9]+ layouts fit/)");
        page.screenshot("bench-begun");
        press_button(&page, "Complete");
        page.wait_for("document.querySelector('.assay').textContent.includes('exactly one solution')");
        page.screenshot("bench-unique");
        press_button(&page, "Puzzle file");
        let puzzle = saved(&folder);
        assert!(verify(&puzzle, EngineChoice::Auto, Limits::NONE).unwrap().is_unique());
        assert_eq!(puzzle.solution, Some(layout()));
        assert!(puzzle.shots.iter().any(|shot| shot.cell.to_string() == "37"));
        page.end();
    }
}
