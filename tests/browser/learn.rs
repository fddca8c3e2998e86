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

/// Presses what leads to each of these steps.
fn lead(page: &Page, steps: &[(usize, &[&str])]) {
    for (step, pressed) in steps {
        pressed.iter().for_each(|selector| page.press(Pointer::Mouse, selector));
        at_step(page, *step);
    }
}

const MARK: &str = ".contents .content";
const NEXT: &str = ".guide .primary";
const HINT: &str = ".hints .row button";

#[test]
fn a_first_game_with_shots() {
    let Some(page) = begin("en", 1) else { return };
    // What the step is about is lit.
    page.wait_for("document.querySelector('.board-svg .about')");
    lead(
        &page,
        &[
            (2, &["#cell-46", ".shoot"]),
            (3, &[NEXT]),
            (4, &["#cell-53", ".shoot"]),
            (5, &["#cell-77", MARK]),
            (6, &[HINT]),
        ],
    );
    close(page);
}

#[test]
fn a_first_puzzle_of_smyoz() {
    let Some(page) = begin("hu", 2) else { return };
    lead(&page, &[(2, &["#cell-77", MARK]), (3, &["#cell-25", MARK])]);
    let set = ".automatisms .choice label:nth-child(2)";
    lead(&page, &[(4, &[".automatisms summary", set]), (5, &[HINT]), (6, &[NEXT])]);
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
    let water = ["#cell-A1", "#cell-F1", "#cell-D2", "#cell-D3", "#cell-D4", "#cell-D6"];
    lead(&page, &[(3, &["#cell-C1", "#cell-C1"]), (4, &water)]);
    page.press(Pointer::Mouse, ".cell-bar .tool label:nth-child(3)");
    page.drag(Pointer::Mouse, &["#cell-F2", "#cell-F4"]);
    lead(&page, &[(5, &["#cell-F6"]), (6, &[HINT])]);
    assert_eq!(page.run("return [...document.querySelectorAll('.suspicious-frame')].length", &json!([])), json!(0));
    close(page);
}

#[test]
fn the_tour_leaves_the_focus_on_the_board() {
    let Some(page) = begin("en", 1) else { return };
    lead(&page, &[(2, &["#cell-46", ".shoot"]), (3, &[NEXT])]);
    let focused = "return document.activeElement.id";
    assert_eq!(page.run(focused, &json!([])), json!("cell-46"));
    // Enter shoots; it does not leave the tour.
    page.keys(&["5", "3", "Enter"]);
    at_step(&page, 4);
    page.press(Pointer::Mouse, ".guide .quiet");
    page.wait_for("!document.querySelector('.guide')");
    assert_eq!(page.run(focused, &json!([])), json!("cell-53"));
    page.end();
}
