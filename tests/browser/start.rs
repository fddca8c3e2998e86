//! The start page.

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
