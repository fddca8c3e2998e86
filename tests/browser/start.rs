//! The start page.

use super::driver::Pointer;
use super::page::{Page, Screen};

#[test]
fn it_opens_and_shows_what_there_is() {
    let samples = concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/levels.jsonl");
    for screen in [Screen::PHONE, Screen::WIDE] {
        let Some(page) = Page::open(&[samples], screen) else { return };
        page.wait_for("document.querySelectorAll('main .list li').length === 90");
        assert_eq!(page.text("h1"), "SMYOZ Explorer");
        page.screenshot("start");
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
    page.screenshot("library");
    page.press(Pointer::Mouse, "main .list .entry");
    page.wait_for("document.querySelector('#cell-55')");
    // When the page is loaded again, the game goes on.
    page.reload();
    page.wait_for("document.querySelector('#cell-55')");
    page.end();
}
