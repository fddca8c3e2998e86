//! What a check of accessibility would find: names, grids, contrast, focus, motion, zoom.

use serde_json::{Value, json};

use super::driver::Pointer;
use super::layout::OVERLAPS;
use super::page::{Page, Screen};

const SMYOZ: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/smyoz-123456.json");
const SEA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/sea_battle_played.json");

/// Faults of the page as it is shown: controls without names, grids whose cells have the same name,
/// text that is too pale on its ground (WCAG AA: 4.5, large text 3).
const FAULTS: &str = r#"
    const faults = [];
    const isShown = (it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !it.closest('.visually-hidden');
    const isSeen = (it) => isShown(it) && !it.closest('[aria-hidden=true]');
    const called = (it) => `${it.tagName} ${it.className?.baseVal ?? it.className} ${it.textContent.trim().slice(0, 30)}`;
    const named = 'button, a[href], input, textarea, select, summary, dialog, [role=gridcell], [role=grid], [role=group], [role=radiogroup], [role=region]';
    for (const it of document.querySelectorAll(named)) {
        const label = it.ariaLabel ?? [...(it.labels ?? [])].map((label) => label.textContent).join(' ');
        const isTold = !it.matches('input, textarea, select, dialog, [role]');
        if (isSeen(it) && !(label.trim() || (isTold && it.textContent.trim()))) faults.push(`no name: ${called(it)}`);
    }
    for (const it of document.querySelectorAll('svg')) {
        if (!it.closest('[aria-hidden=true]') && it.getAttribute('role') !== 'img') faults.push(`read out: ${called(it.parentElement)}`);
    }
    for (const grid of document.querySelectorAll('[role=grid]')) {
        const cells = [...grid.querySelectorAll('[role=row] > [role=gridcell]')];
        const names = new Set(cells.map((cell) => cell.ariaLabel));
        if (cells.length === 0 || names.size < cells.length) faults.push(`cells without names of their own: ${called(grid)}`);
        if (cells.filter((cell) => cell.tabIndex === 0).length !== 1) faults.push(`not one cell for Tab: ${called(grid)}`);
    }
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    if (new Set(ids).size < ids.length) faults.push('the same id twice');
    if (!document.documentElement.lang || !document.title) faults.push('no language or no title');
    if (document.querySelectorAll('h1').length !== 1) faults.push('not one h1');
    if (!document.querySelector('main')) faults.push('no main');
    const numbers = (colour) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const over = ([r, g, b, a = 1], below) => [r, g, b].map((part, at) => part * a + below[at] * (1 - a));
    const ground = (it) => {
        if (!it) return [255, 255, 255];
        const own = numbers(getComputedStyle(it).backgroundColor);
        return (own[3] ?? 1) === 1 ? own : over(own, ground(it.parentElement));
    };
    const light = (colour) => {
        const [r, g, b] = colour.map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const checked = new Set();
    while (texts.nextNode()) {
        const it = texts.currentNode.parentElement;
        // What stands on cells is checked with the colours of the boards.
        const isNoText = !texts.currentNode.data.trim() || it.closest('script, style, :disabled, .choice:has(:disabled)');
        if (isNoText || checked.has(it) || !isShown(it) || (it.matches('svg text') && !it.matches('.number, .count'))) continue;
        checked.add(it);
        const { color, fill, fontSize, fontWeight } = getComputedStyle(it);
        const below = ground(it);
        const [one, other] = [light(over(numbers(it.matches('svg text') ? fill : color), below)), light(below)].sort((a, b) => b - a);
        const contrast = (one + 0.05) / (other + 0.05);
        const size = parseFloat(fontSize);
        const isLarge = it.matches('svg text') || size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
        if (contrast < (isLarge ? 3 : 4.5)) faults.push(`contrast ${contrast.toFixed(1)}: ${called(it)}`);
    }
"#;

/// Looks for faults in light and in dark colours.
#[track_caller]
fn check(page: &Page, what: &str) {
    for theme in ["light", "dark"] {
        let script = format!("document.documentElement.dataset.theme = arguments[0]; {FAULTS} return faults;");
        assert_eq!(page.run(&script, &json!([theme])), json!([]), "{what}, {theme}");
    }
}

/// Opens a puzzle that was given, by its number.
fn open(page: &Page, number: usize) {
    page.wait_for(&format!("document.querySelectorAll('main .list .entry')[{number}]"));
    page.run("document.querySelectorAll('main .list .entry')[arguments[0]].click()", &json!([number]));
    page.wait_for("document.querySelector('.bar')");
}

fn back(page: &Page) {
    page.run("history.back()", &json!([]));
    page.wait_for("document.querySelector('main .list .entry')");
}

#[test]
fn every_page_is_named_ordered_and_legible() {
    for lang in ["en", "hu"] {
        let Some(page) = Page::open(&[SMYOZ, SEA, "--lang", lang], Screen::WIDE) else { return };
        page.wait_for("document.querySelector('main .list .entry')");
        check(&page, "start");
        open(&page, 0);
        page.keys(&["h"]);
        page.wait_for("document.querySelector('.answer')");
        check(&page, "hint");
        for (last, dialog) in [(1, "keys"), (2, "settings"), (3, "print")] {
            page.press(Pointer::Mouse, &format!(".head-tools button:nth-last-child({last})"));
            page.wait_for(&format!("document.querySelector('dialog.{dialog}')"));
            check(&page, dialog);
            page.keys(&["Escape"]);
            page.wait_for("!document.querySelector('dialog')");
        }
        back(&page);
        open(&page, 1);
        check(&page, "Sea Battle");
        back(&page);
        page.press(Pointer::Mouse, ".learn button");
        page.wait_for("document.querySelector('.guide')");
        check(&page, "guide");
        for bench in ["smyoz", "sea-battle"] {
            page.run("location.hash = `#/bench/${arguments[0]}`", &json!([bench]));
            page.wait_for("document.querySelector('.composing .assay')?.textContent.match(/[0-9]/)");
            check(&page, "bench");
        }
        for game in ["smyoz", "sea-battle"] {
            page.go(&format!("http://{}/rules/{game}?lang={lang}", page.explorer.address));
            check(&page, "rules");
        }
        page.end();
    }
}

#[test]
fn the_table_for_two_is_named_ordered_and_legible() {
    for lang in ["en", "hu"] {
        let arguments = ["--game", "sea-battle", "--seats", "human,human", "--lang", lang];
        let Some(page) = Page::contest(&arguments, Screen::WIDE) else { return };
        page.wait_for("document.querySelector('.tray .ship')");
        check(&page, "hiding");
        page.end();
        let arguments = ["--game", "sea-battle", "--seats", "human,program:easy", "--hide", "random", "--lang", lang];
        let Some(page) = Page::contest(&arguments, Screen::WIDE) else { return };
        page.wait_for("document.querySelector('.status.turn, .table.over')");
        check(&page, "shooting");
        page.end();
    }
}

#[test]
fn the_focus_is_seen_wherever_it_goes() {
    let Some(page) = Page::open(&[SMYOZ, "--lang", "en"], Screen::WIDE) else { return };
    page.wait_for("document.querySelector('#cell-55')");
    let mut seen = 0;
    for _ in 0..60 {
        page.keys(&["Tab"]);
        // The sign of a choice is drawn beside its field.
        let script = "const it = document.activeElement;
            if (it === document.body) return null;
            const shown = it.matches('.choice input') ? it.nextElementSibling : it;
            const { outlineStyle, outlineWidth } = getComputedStyle(shown);
            return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 ? '' : `${it.tagName} ${it.className}`;";
        match page.run(script, &json!([])) {
            Value::Null => {}
            fault => {
                assert_eq!(fault, json!(""));
                seen += 1;
            }
        }
    }
    assert!(seen > 30, "{seen}");
    page.end();
}

#[test]
fn answers_are_spoken_and_nothing_moves_for_those_who_do_not_want_it() {
    let Some(page) = Page::open(&["--seed", "123456", "--lang", "en"], Screen::WIDE) else { return };
    let features = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
    page.devtools("Emulation.setEmulatedMedia", &features);
    page.wait_for("document.querySelector('#cell-55')");
    // All that is said is kept, since another message may follow at once.
    let listen = "window.spoken = []; const live = document.querySelector('.messages[role=status][aria-live=polite]'); \
        const hear = () => spoken.push(live.textContent); \
        new MutationObserver(hear).observe(live, { childList: true, subtree: true, characterData: true });";
    page.run(listen, &json!([]));
    page.keys(&["Enter"]);
    page.wait_for("spoken.some((text) => text.includes('55'))");
    page.run("document.body.insertAdjacentHTML('beforeend', '<span class=\"spinner\"></span>')", &json!([]));
    assert_eq!(page.run("return document.getAnimations().length", &json!([])), json!(0));
    page.devtools("Emulation.setEmulatedMedia", &json!({ "features": [] }));
    page.end();
}

#[test]
fn pages_can_be_read_at_twice_their_size() {
    let Some(mut page) = Page::open(&[SMYOZ, SEA, "--lang", "en"], Screen::WIDE) else { return };
    // What is 1280 × 720 at 100 % is half as many pixels of the page at 200 %.
    page.resize("twice", (640, 360), false);
    let check = |what: &str| {
        let faults = page.run(&format!("{OVERLAPS}return faults;"), &json!([]));
        if faults != json!([]) {
            page.screenshot(what);
        }
        assert_eq!(faults, json!([]), "{what}");
    };
    page.wait_for("document.querySelector('main .list .entry')");
    check("start");
    open(&page, 0);
    check("SMYOZ");
    back(&page);
    open(&page, 1);
    check("Sea Battle");
    page.end();
}
