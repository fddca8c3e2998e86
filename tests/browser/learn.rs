//! Guided first games: each step waits until it is done, by mouse.

use serde_json::json;

use super::driver::Pointer;
use super::page::{Page, Screen};

/// Begins the guided game with this number.
fn begin(lang: &str, number: usize) -> Option<Page> {
    let page = Page::open(&["--lang", lang], Screen::WIDE)?;
    page.wait_for("document.querySelector('.learn')");
    page.press(Pointer::Mouse, &format!(".learn button:nth-child({number})"));
    at_step(&page, 1);
    Some(page)
}

/// Waits for a step, by the number in its head; 6 is the end.
fn at_step(page: &Page, step: usize) {
    page.wait_for(&match step {
        6 => "document.querySelector('.guide h2')?.textContent.match(/tour|bemutató/)".to_owned(),
        _ => format!("document.querySelector('.guide h2')?.textContent.match(/Step {step} of 5|{step}. lépés/)"),
    });
}

fn close(page: Page) {
    page.press(Pointer::Mouse, ".guide .quiet");
    page.wait_for("!document.querySelector('.guide')");
    page.end();
}

#[test]
fn a_first_game_with_shots() {
    let Some(page) = begin("en", 1) else { return };
    // What the step is about is lit.
    page.wait_for("document.querySelector('.board-svg .about')");
    page.screenshot("learn-game");
    page.press(Pointer::Mouse, "#cell-46");
    page.press(Pointer::Mouse, ".shoot");
    at_step(&page, 2);
    page.press(Pointer::Mouse, ".guide .primary");
    at_step(&page, 3);
    page.press(Pointer::Mouse, "#cell-53");
    page.press(Pointer::Mouse, ".shoot");
    at_step(&page, 4);
    page.press(Pointer::Mouse, "#cell-77");
    page.press(Pointer::Mouse, ".contents .content");
    at_step(&page, 5);
    page.press(Pointer::Mouse, ".hints .row button");
    at_step(&page, 6);
    close(page);
}

#[test]
fn a_first_puzzle_of_smyoz() {
    let Some(page) = begin("hu", 2) else { return };
    for (cell, step) in [("77", 2), ("25", 3)] {
        page.press(Pointer::Mouse, &format!("#cell-{cell}"));
        page.press(Pointer::Mouse, ".contents .content");
        at_step(&page, step);
    }
    page.screenshot("learn-puzzle");
    page.press(Pointer::Mouse, ".automatisms summary");
    page.press(Pointer::Mouse, ".automatisms .choice label:nth-child(2)");
    at_step(&page, 4);
    page.press(Pointer::Mouse, ".hints .row button");
    at_step(&page, 5);
    page.press(Pointer::Mouse, ".guide .primary");
    at_step(&page, 6);
    close(page);
}

#[test]
fn a_first_puzzle_of_sea_battle() {
    let Some(page) = begin("en", 3) else { return };
    // Lines are dragged; what is marked already is passed over.
    for line in [["B1", "B6"], ["E1", "E6"], ["A5", "F5"]] {
        page.drag(Pointer::Mouse, &line.map(|cell| format!("#cell-{cell}")).each_ref().map(String::as_str));
    }
    at_step(&page, 2);
    page.screenshot("learn-sea");
    page.press(Pointer::Mouse, "#cell-C1");
    page.press(Pointer::Mouse, "#cell-C1");
    at_step(&page, 3);
    for cell in ["A1", "F1", "D2", "D3", "D4", "D6"] {
        page.press(Pointer::Mouse, &format!("#cell-{cell}"));
    }
    at_step(&page, 4);
    page.press(Pointer::Mouse, ".sea-bar .tool label:nth-child(3)");
    page.drag(Pointer::Mouse, &["#cell-F2", "#cell-F4"]);
    page.press(Pointer::Mouse, "#cell-F6");
    at_step(&page, 5);
    page.press(Pointer::Mouse, ".hints .row button");
    at_step(&page, 6);
    assert_eq!(page.run("return [...document.querySelectorAll('.suspicious-frame')].length", &json!([])), json!(0));
    close(page);
}
