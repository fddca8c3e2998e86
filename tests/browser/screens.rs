//! What is opened on pages, on screens of all sizes: hints, dialogs, sheets, notes, guides,
//! endings.

use serde_json::json;

use super::layout::{OVERLAPS, check_that};
use super::page::{Page, Screen};
use super::sea_battle::{PUZZLE as SEA, solve_by_keys};

const SMYOZ: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/smyoz-123456.json");

/// Clicks an element without a pointer, and waits until an expression of JavaScript is truthy.
fn click(page: &Page, selector: &str, done: &str) {
    page.wait_for(&format!("document.querySelector({})", json!(selector)));
    page.run("document.querySelector(arguments[0]).click()", &json!([selector]));
    page.wait_for(done);
}

/// Looks at what is on top alone: what lies below a dialog or a sheet is covered on purpose.
fn check(page: &mut Page, what: &str, top: Option<&str>) {
    let script = match top {
        None => format!("{OVERLAPS}if (document.querySelector('.guide')) inView('.guide p'); return faults;"),
        Some(top) => format!(
            "{OVERLAPS} faults.length = 0;
            const it = document.querySelector('{top}');
            if (it.scrollWidth > it.clientWidth + 1) faults.push('too wide');
            if (it.matches('.shown') && lowest < innerHeight && it.querySelector('.answer')) inView('.answer .primary');
            for (const part of it.querySelectorAll('button, input, p, h2, li, dl > div, svg')) {{
                const box = part.getBoundingClientRect();
                if (part.checkVisibility() && (box.left < -0.5 || box.right > innerWidth + 0.5)) faults.push(`cut off: ${{part.outerHTML.slice(0, 80)}}`);
            }}
            return faults;"
        ),
    };
    check_that(page, what, &script);
}

#[test]
fn hints_dialogs_sheets_and_notes_of_both_games_fit() {
    for lang in ["en", "hu"] {
        for (game, puzzle) in [("smyoz", SMYOZ), ("sea", SEA)] {
            let Some(mut page) = Page::open(&[puzzle, "--lang", lang], Screen::WIDE) else { return };
            page.wait_for("document.querySelector('.bar')");
            for (last, dialog) in [(1, "keys"), (2, "settings"), (3, "print")] {
                click(
                    &page,
                    &format!(".head-tools button:nth-last-child({last})"),
                    &format!("document.querySelector('dialog.{dialog}[open]')"),
                );
                check(&mut page, &format!("{dialog}-{game}-{lang}"), Some("dialog"));
                page.keys(&["Escape"]);
                page.wait_for("!document.querySelector('dialog')");
            }
            page.run("document.querySelector('.board-cell').focus()", &json!([]));
            page.keys(&["n", "1", "n", "2", "v", "1"]);
            page.wait_for("document.querySelector('.note-strike')");
            click(&page, ".bar .tool label:last-of-type input", "document.querySelector('.notes')");
            check(&mut page, &format!("notes-{game}-{lang}"), None);
            click(&page, ".drawer button:nth-child(2)", "document.querySelector('.inventory.shown')");
            check(&mut page, &format!("inventory-{game}-{lang}"), Some(".inventory"));
            click(&page, ".drawer button", "document.querySelector('.hints.shown')");
            page.keys(&["h", "h", "h"]);
            page.wait_for("document.querySelector('.answer .primary')");
            check(&mut page, &format!("hint-{game}-{lang}"), Some(".hints"));
            page.end_of_any_size();
        }
    }
}

#[test]
fn guides_and_endings_fit() {
    for lang in ["en", "hu"] {
        let Some(mut page) = Page::open(&[SEA, "--lang", lang], Screen::WIDE) else { return };
        page.wait_for("document.querySelector('.bar')");
        solve_by_keys(&page);
        page.wait_for("document.querySelector('.path .steps li')");
        check(&mut page, &format!("ending-{lang}"), None);
        click(&page, ".result .row button:nth-child(2)", "document.querySelector('.scrolled td')");
        check(&mut page, &format!("statistics-{lang}"), None);
        for number in 1..=3 {
            click(&page, &format!(".learn button:nth-child({number})"), "document.querySelector('.guide')");
            check(&mut page, &format!("guide-{number}-{lang}"), None);
            page.run("history.back()", &json!([]));
            page.wait_for("document.querySelector('.learn')");
        }
        page.end_of_any_size();
    }
}

#[test]
fn the_rules_and_the_library_fit() {
    let library = concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/levels.jsonl");
    for lang in ["en", "hu"] {
        let Some(mut page) = Page::open(&[library, SEA, "--lang", lang], Screen::WIDE) else { return };
        page.wait_for("document.querySelector('main .list .entry')");
        page.run(
            "document.querySelectorAll('.card:not(:has(.list))').forEach((it) => (it.style.display = 'none'))",
            &json!([]),
        );
        check(&mut page, &format!("library-{lang}"), None);
        for game in ["smyoz", "sea-battle"] {
            page.go(&format!("http://{}/rules/{game}?lang={lang}", page.explorer.address));
            check(&mut page, &format!("rules-{game}-{lang}"), None);
        }
        page.end_of_any_size();
    }
}
