//! What is kept: saved positions, results and statistics, and pages to print.

use serde_json::json;
use tempfile::TempDir;

use super::driver::Pointer;
use super::page::{Page, Screen, saved};
use super::sea_battle::{PUZZLE, solve_by_keys};

fn open(lang: &str) -> Option<Page> {
    let page = Page::open(&[PUZZLE, "--lang", lang], Screen::WIDE)?;
    page.wait_for("document.querySelector('.cell-bar')");
    Some(page)
}

/// Whether a screen reader says this of a cell.
fn says(cell: &str, what: &str) -> String {
    format!("document.querySelector('#cell-{cell}').ariaLabel.includes('{what}')")
}

fn mark_water(page: &Page, cell: &str) {
    page.press(Pointer::Mouse, &format!("#cell-{cell}"));
    page.wait_for(&says(cell, "water"));
}

#[test]
fn positions_are_saved_by_name_and_the_game_goes_back_to_any_of_them() {
    let Some(page) = open("en") else { return };
    mark_water(&page, "A1");
    page.press(Pointer::Mouse, ".positions summary");
    page.press(Pointer::Mouse, ".positions input");
    page.keys(&["t", "r", "y", "Enter"]);
    page.wait_for("document.querySelector('.positions .entry')?.textContent === 'try'");
    // The other branch, saved from the head.
    mark_water(&page, "A2");
    page.press(Pointer::Mouse, ".head-tools button.named");
    page.wait_for("document.querySelectorAll('.positions .entry').length === 2");
    page.press(Pointer::Mouse, ".positions .entry");
    page.wait_for(&format!("{} && {}", says("A2", "unknown"), says("A1", "water")));
    mark_water(&page, "A3");
    page.press(Pointer::Mouse, ".positions li:nth-child(2) .entry");
    page.wait_for(&format!("{} && {}", says("A2", "water"), says("A3", "unknown")));
    // From the beginning; what is saved outlives the page.
    page.press(Pointer::Mouse, ".positions form button:last-child");
    page.wait_for(&says("A1", "unknown"));
    page.reload();
    page.wait_for("document.querySelector('.cell-bar')");
    page.press(Pointer::Mouse, ".positions summary");
    page.press(Pointer::Mouse, ".positions .entry");
    page.wait_for(&says("A1", "water"));
    page.press(Pointer::Mouse, ".positions li .icon");
    page.wait_for("document.querySelectorAll('.positions .entry').length === 1");
    page.end();
}

#[test]
fn the_end_compares_and_statistics_are_kept_until_they_are_deleted() {
    for (lang, hints, kind) in
        [("en", "hints: 0", "Sea Battle · 6 × 6 · Advanced"), ("hu", "tippek: 0", "Torpedó · 6 × 6 · Haladó")]
    {
        let Some(page) = open(lang) else { return };
        solve_by_keys(&page);
        page.wait_for("document.querySelector('.result .compared')?.textContent.match(/[1-9]/)");
        assert!(page.text(".result").contains(hints), "{}", page.text(".result"));
        page.wait_for("document.querySelector('.own-path .steps li')?.textContent.includes('#')");
        page.press(Pointer::Mouse, ".result .row button:nth-child(2)");
        page.wait_for("document.querySelector('.scrolled td')");
        let row =
            "return [...document.querySelector('.scrolled tbody tr').children].map((it) => it.textContent).slice(0, 3)";
        assert_eq!(page.run(row, &json!([])), json!([kind, "1", "1"]));
        page.wait_for("document.querySelector('.card:has(table) .note').textContent.match(/1.*1/)");
        page.run("window.confirm = () => true", &json!([]));
        page.press(Pointer::Mouse, ".card:has(table) .quiet");
        page.wait_for("!document.querySelector('.card:has(table)')");
        assert_eq!(
            page.run("return Object.keys(localStorage).filter((key) => key.includes('results'))", &json!([])),
            json!([])
        );
        page.end();
    }
}

#[test]
fn puzzles_are_printed_by_the_page_printer_with_their_marks_and_without() {
    let Some(page) = open("en") else { return };
    let print = |number: usize| {
        let folder = TempDir::new().unwrap();
        page.devtools("Browser.setDownloadBehavior", &json!({ "behavior": "allow", "downloadPath": folder.path() }));
        page.press(Pointer::Mouse, ".head-tools button[title=Print]");
        page.wait_for("document.querySelector('dialog.print')");
        page.press(Pointer::Mouse, &format!("dialog.print .row button:nth-child({number})"));
        page.wait_for("!document.querySelector('dialog')");
        saved(&folder.path().join("sea-battle.pdf"), b"%%EOF")
    };
    let (begun, fresh) = (print(1), print(2));
    // Nothing is marked, so both pages are the same.
    assert_eq!(begun.len(), fresh.len());
    for cell in ["A1", "B2", "C6"] {
        mark_water(&page, cell);
    }
    assert!(print(1).len() > fresh.len());
    assert_eq!(print(2).len(), fresh.len());
    page.end();
}

#[test]
fn results_of_older_versions_are_understood() {
    let Some(page) = Page::open(&["--lang", "en"], Screen::WIDE) else { return };
    page.wait_for("document.querySelector('.learn')");
    let old = json!({ "a": 60_000, "b": 120_000 }).to_string();
    page.run("localStorage.setItem('smyoz-results:smyoz puzzle beginner', arguments[0])", &json!([old]));
    page.reload();
    page.wait_for("document.querySelector('.scrolled td')");
    let row = "return [...document.querySelectorAll('.scrolled tbody tr > *')].map((it) => it.textContent)";
    assert_eq!(page.run(row, &json!([])), json!(["SMYOZ · Puzzle · Beginner", "2", "0", "1:00", "1:30"]));
    // Nobody knows on which days that was.
    assert!(page.text(".card:has(table) .note").starts_with("Days in a row with a puzzle solved: 0"));
    page.end();
}
