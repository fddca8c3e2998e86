//! Exported pages: without a server, from files.

use std::fs;
use std::process::Command;

use serde_json::json;
use smyoz::puzzle::read_puzzle;
use tempfile::TempDir;

use super::driver::Browser;

const PUZZLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/samples/smyoz-123456.json");

/// Exports the puzzle in English, with these options.
fn export(options: &[&str]) -> TempDir {
    let folder = TempDir::new().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_smyoz"));
    let out = folder.path().join("site");
    assert!(command.args(["explore", PUZZLE, "--export"]).arg(out).args(options).status().unwrap().success());
    folder
}

/// Opens the puzzle's page from its file.
fn open(browser: &Browser, folder: &TempDir) {
    browser.go(&format!("file://{}", folder.path().join("site/smyoz-123456.html").display()));
    browser.wait_for("document.querySelector('.board')");
    browser.run("document.querySelector('.board').focus()", &json!([]));
}

fn press_button(browser: &Browser, at: usize) {
    browser.run("document.querySelectorAll('.buttons button')[arguments[0]].click()", &json!([at]));
}

#[test]
fn a_puzzle_is_solved_without_a_server() {
    let Some(browser) = Browser::start() else { return };
    let folder = export(&[]);
    open(&browser, &folder);
    // Undo, redo, check, hint.
    for stage in ["look at", "technique"] {
        press_button(&browser, 3);
        assert!(browser.text(".message").contains(stage), "{}", browser.text(".message"));
    }
    browser.keys(&["."]);
    let solution = read_puzzle(&fs::read_to_string(PUZZLE).unwrap()).unwrap().solution.unwrap();
    for (index, row) in solution.drawing().rows().iter().enumerate() {
        if index > 0 {
            browser.keys(&["ArrowDown"]);
        }
        // There and back again.
        let order: Vec<usize> = if index.is_multiple_of(2) { (0..9).collect() } else { (0..9).rev().collect() };
        for (step, column) in order.into_iter().enumerate() {
            if step > 0 {
                browser.keys(&[if index.is_multiple_of(2) { "ArrowRight" } else { "ArrowLeft" }]);
            }
            if row.as_bytes()[column] != b'.' {
                browser.keys(&[" "]);
            }
        }
    }
    assert_eq!(browser.text(".message"), "Solved!");
    browser.keys(&["Control+z"]);
    press_button(&browser, 2);
    assert_eq!(browser.text(".message"), "All is right so far.");
    assert_eq!(browser.console(), Vec::<String>::new());
}

#[test]
fn pages_for_a_contest_know_no_answers() {
    let Some(browser) = Browser::start() else { return };
    let folder = export(&["--contest"]);
    let page = fs::read_to_string(folder.path().join("site/smyoz-123456.html")).unwrap();
    assert!(!page.contains("\"answers\""));
    open(&browser, &folder);
    let buttons = browser.run("return document.querySelectorAll('.buttons button').length", &json!([]));
    assert_eq!(buttons, json!(3));
    assert_eq!(browser.text(".line code").chars().count(), 81);
    assert_eq!(browser.console(), Vec::<String>::new());
}
