//! The start page.

use serde_json::{Value, json};

use super::driver::Pointer;
use super::page::{Page, Screen};

#[test]
fn it_opens_and_shows_what_there_is() {
    let samples = concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/levels.jsonl");
    for screen in [Screen::PHONE, Screen::WIDE] {
        let Some(page) = Page::open(&[samples], screen) else { return };
        page.wait_for("document.querySelectorAll('main .list li').length === 90");
        assert_eq!(page.text("h1"), "SMYOZ Explorer");
        page.end();
    }
}

#[test]
fn puzzles_that_are_given_come_before_the_last_game() {
    let samples = concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/levels.jsonl");
    let Some(page) = Page::open(&[samples, "--lang", "en"], Screen::WIDE) else { return };
    page.wait_for("document.querySelector('main .list .entry')");
    page.press(Pointer::Mouse, "main .list .entry");
    page.wait_for("document.querySelector('#cell-55')");
    page.keys(&["1", "1", "ArrowRight", "h"]);
    page.wait_for("document.querySelector('.answer')");
    page.go("about:blank");
    page.go(&page.explorer.link);
    page.wait_for("document.querySelector('main .list .badge.begun')");
    page.press(Pointer::Mouse, "main .list .entry");
    page.wait_for("document.querySelector('#cell-55')");
    // When the page is loaded again, the game goes on.
    page.reload();
    page.wait_for("document.querySelector('#cell-55')");
    page.end();
}

#[test]
fn the_browser_goes_back_and_forth_and_each_tab_keeps_its_game() {
    let samples = concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/levels.jsonl");
    let Some(page) = Page::open(&[samples, "--lang", "en"], Screen::WIDE) else { return };
    let open = |number: usize| {
        page.wait_for(&format!("document.querySelectorAll('main .list .entry')[{number}]"));
        page.run("document.querySelectorAll('main .list .entry')[arguments[0]].click()", &json!([number]));
        let address = page.wait_for("location.hash.startsWith('#/game/') && location.hash");
        page.wait_for("document.querySelector('#cell-55')");
        (address, page.run("return document.querySelector('.board-drawing').textContent", &json!([])))
    };
    let shows = |(address, board): &(Value, Value)| {
        page.wait_for(&format!(
            "location.hash === {address} && document.querySelector('.board-drawing')?.textContent === {board}"
        ));
    };
    let first = open(0);
    page.run("history.back()", &json!([]));
    page.wait_for("document.querySelector('main .list') && !location.hash");
    let second = open(1);
    assert_ne!(first, second);
    page.run("history.back()", &json!([]));
    page.wait_for("document.querySelector('main .list')");
    page.run("history.forward()", &json!([]));
    shows(&second);
    // Another tab shows the other game; both stay what they are when they are loaded again.
    page.run("location.hash = arguments[0]", &json!([first.0]));
    shows(&first);
    page.reload();
    shows(&first);
    page.run("history.back()", &json!([]));
    shows(&second);
    page.reload();
    shows(&second);
    // Nothing of the token stays in the address, and what is hidden is not kept in clear.
    assert_eq!(page.run("return location.search", &json!([])), json!(""));
    let kept = page.run("return JSON.stringify({ ...localStorage })", &json!([]));
    assert!(!kept.as_str().unwrap().contains("solution") && !kept.as_str().unwrap().contains("seed"), "{kept}");
    page.end();
}

#[test]
fn a_page_without_the_token_says_where_it_is_to_be_found() {
    let Some(page) = Page::open(&["--lang", "en"], Screen::WIDE) else { return };
    page.wait_for("document.querySelector('.start')");
    page.run("localStorage.clear()", &json!([]));
    page.reload();
    page.wait_for("document.querySelector('.lost')?.textContent.includes('address that the command printed')");
    assert!(page.console().iter().all(|said| said.contains("401")), "the browser itself notes what was refused");
    page.end();
}

#[test]
fn the_library_is_searched_and_leads_to_the_next_unsolved_puzzle() {
    let libraries = ["levels.jsonl", "sea-battle-kinds.jsonl"];
    let [smyoz, sea] = libraries.map(|name| format!("{}/puzzles/{name}", env!("CARGO_MANIFEST_DIR")));
    let Some(page) = Page::open(&[&smyoz, &sea, "--lang", "en"], Screen::WIDE) else { return };
    let wait_for_entries = |number: usize| {
        page.wait_for(&format!("document.querySelectorAll('.card:has(select) .list li').length === {number}"));
    };
    let choose = |label: &str, value: &str| {
        let script = "const field = document.querySelector(`select[aria-label=\"${arguments[0]}\"]`); \
                      field.value = arguments[1]; field.dispatchEvent(new Event('change'));";
        page.run(script, &json!([label, value]));
    };
    wait_for_entries(230);
    // Each has a name, a picture and stars.
    let faults = "return [...document.querySelectorAll('.card:has(select) .entry')].filter((it) => !it.querySelector('.thumb path[d^=M]') || !/[0-9]/.test(it.querySelector('strong').textContent)).length";
    assert_eq!(page.run(faults, &json!([])), json!(0));
    choose("All stars", "5");
    page.wait_for(
        "[...document.querySelectorAll('.card:has(select) .entry')].every((it) => it.textContent.includes('★★★★★'))",
    );
    choose("All stars", "");
    choose("All games", "sea-battle");
    wait_for_entries(140);
    choose("All sizes", "15x15");
    wait_for_entries(20);
    page.press(Pointer::Mouse, ".card:has(select) .primary");
    page.wait_for("document.querySelector('#cell-O15')");
    page.press(Pointer::Mouse, "#cell-H8");
    page.wait_for("document.querySelector('#cell-H8').ariaLabel.includes('water')");
    page.run("history.back()", &json!([]));
    // What was chosen is still chosen; also by what is begun.
    wait_for_entries(20);
    page.wait_for("document.querySelector('select[aria-label=\"Solved or not\"]')");
    choose("Solved or not", "begun");
    wait_for_entries(1);
    choose("All sizes", "");
    choose("All games", "smyoz");
    wait_for_entries(0);
    page.end();
}

#[test]
fn the_puzzles_of_the_day_are_the_same_for_everybody() {
    let open = || {
        let page = Page::open(&["--lang", "en"], Screen::WIDE)?;
        page.wait_for("document.querySelector('.levels[aria-label=\"Sea Battle\"]')");
        page.press(Pointer::Mouse, ".levels[aria-label=\"Sea Battle\"] button");
        page.wait_for("document.querySelector('.cell-bar')");
        let board = page.run("return document.querySelector('.board-drawing').innerHTML", &json!([]));
        page.end();
        Some(board)
    };
    let Some(board) = open() else { return };
    assert_eq!(open(), Some(board));
}
