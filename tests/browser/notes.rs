//! Notes in cells, signs that explain themselves, and the sheet of panels on phones.

use serde_json::json;

use super::driver::Pointer;
use super::page::{Page, Screen};

const SMYOZ: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/smyoz-123456.json");
const SEA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/sea_battle_played.json");

/// The words that screen readers say of cells.
fn says(cells: &[&str], words: &str) -> String {
    cells
        .iter()
        .map(|cell| format!("document.querySelector('#cell-{cell}').ariaLabel.includes('{words}')"))
        .collect::<Vec<_>>()
        .join(" && ")
}

fn says_none_of(cells: &[&str], words: &str) -> String {
    format!("!({})", says(cells, words).replace(" && ", " || "))
}

#[test]
fn notes_are_clicked_dragged_typed_undone_and_kept() {
    for (puzzle, cells, first, not, length) in [
        (SMYOZ, ["13", "23", "33"], "no part of BETA", "no part of BETA", "b"),
        (SEA, ["A1", "B1", "C1"], "no part of a 2-cell ship", "no part of a 3-cell ship", "3"),
    ] {
        let Some(page) = Page::open(&[puzzle, "--lang", "en"], Screen::WIDE) else { return };
        let ids = cells.map(|cell| format!("#cell-{cell}"));
        let ids = ids.each_ref().map(String::as_str);
        page.wait_for(&format!("document.querySelector('{}')", ids[0]));
        page.press(Pointer::Mouse, ".bar .tool label:last-of-type");
        page.wait_for("document.querySelector('.notes')");
        // The first choice is a colour.
        page.drag(Pointer::Mouse, &ids);
        page.wait_for(&says(&cells, "orange"));
        assert_eq!(
            page.run("return document.querySelectorAll('.board-svg .note-1').length", &json!([])),
            json!(4),
            "three cells and the choice"
        );
        // A second colour takes the place of the first; a second click takes it back.
        page.press(Pointer::Mouse, ".notes label:nth-child(2)");
        page.press(Pointer::Mouse, ids[0]);
        page.wait_for(&format!("{} && {}", says(&cells[..1], "green"), says_none_of(&cells[..1], "orange")));
        page.press(Pointer::Mouse, ids[0]);
        page.wait_for(&says_none_of(&cells[..1], "green"));
        page.press(Pointer::Mouse, ".notes label:nth-child(6)");
        page.drag(Pointer::Mouse, &ids);
        page.wait_for(&says(&cells, first));
        page.keys(&["Control+z"]);
        page.wait_for(&says_none_of(&cells, first));
        // By keys, in the chosen cell.
        page.keys(&["n"]);
        page.wait_for("document.querySelector('.bar-cell').textContent.includes('Not part of')");
        page.keys(&[length, "v", "4"]);
        page.wait_for(&format!("[...document.querySelectorAll('.board-cell')].some((it) => it.ariaLabel.includes('{not}') && it.ariaLabel.includes('turquoise'))"));
        page.reload();
        page.wait_for(&format!("document.querySelector('{}') && {}", ids[1], says(&cells[1..2], "orange")));
        page.wait_for("document.querySelector('.note-strike')");
        page.end();
    }
}

#[test]
fn signs_explain_themselves_to_long_touches_and_to_the_focus() {
    let Some(page) = Page::open(&[SMYOZ, "--lang", "en"], Screen::PHONE) else { return };
    page.wait_for("document.querySelector('.drawer')");
    page.press(Pointer::Touch, ".drawer button:nth-child(2)");
    page.wait_for("document.querySelector('.inventory.shown')");
    let tip = "document.querySelector('.tip:popover-open')?.textContent";
    for (sign, said) in [
        (".fleet-type dt", "ALFA"),
        (".codes .code", "0 red and 0 green lines"),
        (".head-tools button:nth-of-type(3)", "SAVE"),
    ] {
        page.hold(sign);
        page.wait_for(&format!("{tip}?.includes('{said}')"));
    }
    // To ask what a button does is not to press it.
    assert_eq!(page.run("return localStorage.getItem('smyoz-positions')", &json!([])), json!(null));
    page.end();
    let Some(page) = Page::open(&[SMYOZ, "--lang", "en"], Screen::WIDE) else { return };
    page.wait_for("document.querySelector('.codes .code')");
    page.run(
        "document.querySelector('.numbers').tabIndex = -1; document.querySelector('#cell-55').focus()",
        &json!([]),
    );
    let mut told = 0;
    for _ in 0..60 {
        page.keys(&["Tab"]);
        let script = format!(
            "const sign = document.activeElement.closest('[title]:not([title=\"\"], .board-cell)'); return sign === null || {tip} === sign.title ? sign !== null : sign.title"
        );
        let shown = page.run(&script, &json!([]));
        assert!(shown.is_boolean(), "not explained: {shown}");
        told += usize::from(shown == json!(true));
    }
    assert!(told > 20, "{told}");
    page.end();
}

#[test]
fn on_phones_one_panel_at_a_time_is_open() {
    for (puzzle, tabs) in [(SMYOZ, 6), (SEA, 4)] {
        let Some(mut page) = Page::open(&[puzzle, "--lang", "hu"], Screen::PHONE) else { return };
        page.wait_for("document.querySelector('.drawer')");
        let open = "[...document.querySelectorAll('.panel')].filter((it) => it.checkVisibility()).length";
        for (size, is_phone) in [((360, 740), true), ((320, 568), true), ((844, 390), true), ((1280, 720), false)] {
            page.resize("drawer", size, true);
            page.wait_for(&format!("({open} === 0) === {is_phone}"));
            for tab in (1..=tabs).filter(|_| is_phone) {
                let shown = format!(
                    "{open} === 1 && document.querySelector('.drawer button:nth-child({tab})').ariaExpanded === 'true'"
                );
                page.touch_until(&format!(".drawer button:nth-child({tab})[aria-expanded=false]"), &shown);
                let is_whole = "(({ left, right, top, bottom }) => left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight)(document.querySelector('.panel.shown').getBoundingClientRect())";
                page.wait_for(is_whole);
            }
            if is_phone {
                page.touch_until(".drawer button[aria-expanded=true]", &format!("{open} === 0"));
            }
        }
        page.end();
    }
}
