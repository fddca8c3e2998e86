//! How games are laid out on screens of many sizes: nothing covers anything else, nothing is cut
//! off, and what one needs for the next move is in view.

use serde_json::{Value, json};

use super::page::{Page, Screen};

/// Width and height, and whether it is touched.
const SIZES: [((u32, u32), bool); 11] = [
    ((1366, 657), false),
    ((1280, 720), false),
    ((1440, 789), false),
    ((1536, 730), false),
    ((1024, 600), false),
    ((844, 390), true),
    ((1280, 800), false),
    ((1920, 950), false),
    ((768, 1024), true),
    ((360, 740), true),
    ((320, 568), true),
];

/// Faults of the page as it is laid out now: controls that overlap or are cut off.
pub const OVERLAPS: &str = r#"
    const faults = [];
    scrollTo(0, 0);
    // What stays in view above what is scrolled.
    const fixed = '.head, .drawer';
    const name = (it) => `${it.tagName} ${it.className} ${it.ariaLabel ?? it.textContent.trim().slice(0, 20)}`;
    // The corners of the workshop lie on its cell on purpose.
    const controls = [...document.querySelectorAll('button, summary, input, textarea, .choice span, .board')]
        .filter((it) => it.checkVisibility() && !it.closest('.choice input, .large-cell, dialog'))
        .filter((it) => !it.matches('.choice input'))
        .map((it) => ({ it, box: it.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && box.height > 0)
        // What lists have scrolled away is not seen.
        .filter(({ it, box }) => box.bottom <= (it.closest('.list')?.getBoundingClientRect().bottom ?? Infinity) + 1);
    controls.forEach(({ it, box }, at) => {
        if (box.left < -0.5 || box.right > innerWidth + 0.5) faults.push(`cut off: ${name(it)}`);
        if (it.matches('button, .choice span') && it.scrollWidth > it.clientWidth + 1) faults.push(`overflows: ${name(it)}`);
        for (const other of controls.slice(at + 1)) {
            const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
            const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
            const within = it.contains(other.it) || other.it.contains(it);
            const isAbove = Boolean(it.closest(fixed)) !== Boolean(other.it.closest(fixed));
            if (across > 1 && down > 1 && !within && !isAbove) faults.push(`overlap: ${name(it)} and ${name(other.it)}`);
        }
    });
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is too wide');
    // Where the tabs of a phone begin, at its lower edge or at its side.
    const tabs = document.querySelector('.drawer')?.getBoundingClientRect();
    const lowest = tabs?.height > 0 && tabs.top > 0 ? tabs.top : innerHeight;
    const inView = (selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        if (!box || box.bottom > lowest + 1 || box.right > innerWidth + 1) faults.push(`out of view: ${selector}`);
    };
"#;

/// What of a game is out of view though it should be in view.
const UNSEEN: &str = r#"
    inView('.board');
    if (innerHeight >= 600) inView('.bar .contents');
    if (innerHeight >= 600 && lowest < innerHeight) inView('.bar');
    if (innerWidth >= 800) {
        const { right } = document.querySelector('.bar').getBoundingClientRect();
        if (innerHeight < 480 && right < tabs.left - 20) faults.push('there is room beside the bar');
        if (document.querySelector('.head').getBoundingClientRect().height > 60) faults.push('the head takes two lines');
    }
    if (innerWidth >= 900) {
        inView('.bar');
        inView('.inventory');
        inView('.hints .row');
    }
"#;

/// What of a bench is not there, or not at once.
const UNREACHABLE: &str = r#"
    for (const panel of document.querySelectorAll('.composing .panel')) if (!panel.checkVisibility()) faults.push(`hidden: ${name(panel)}`);
    inView('.board');
    inView('.bench-bar .choice');
    const fields = [...document.querySelectorAll('.item > input')].map((it) => it.getBoundingClientRect().left);
    if (new Set(fields).size > 1) faults.push('the fields of the inventory are out of line');
"#;

pub fn check(page: &mut Page, what: &str) {
    check_that(page, what, &format!("{OVERLAPS}{UNSEEN}return faults;"));
}

/// Looks for faults at all sizes, and keeps a picture where there are some.
pub fn check_that(page: &mut Page, what: &str, script: &str) {
    for (size, touch) in SIZES {
        let (width, height) = size;
        page.resize("layout", size, touch);
        page.wait_for(&format!("innerWidth === {width} && innerHeight === {height}"));
        let faults = page.run(script, &json!([]));
        if faults != json!([]) {
            page.screenshot(&format!("{what}-{width}x{height}"));
        }
        assert_eq!(faults, Value::Array(Vec::new()), "{what} on {width} x {height}");
    }
}

#[test]
fn games_fit_screens_of_all_sizes() {
    let puzzle = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/smyoz-123456.json");
    let sea = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/sea_battle_played.json");
    for lang in ["en", "hu"] {
        for (what, arguments) in [("game", vec!["--seed", "123456"]), ("puzzle", vec![puzzle]), ("sea", vec![sea])] {
            let arguments = [&arguments[..], &["--lang", lang]].concat();
            let Some(mut page) = Page::open(&arguments, Screen::WIDE) else { return };
            page.wait_for("document.querySelector('.bar')");
            check(&mut page, &format!("{what}-{lang}"));
        }
    }
}

#[test]
fn the_start_page_and_the_benches_fit_screens_of_all_sizes() {
    let script = format!("{OVERLAPS}return faults;");
    let bench_script = format!("{OVERLAPS}{UNREACHABLE}return faults;");
    for lang in ["en", "hu"] {
        let Some(mut page) = Page::open(&["--lang", lang], Screen::WIDE) else { return };
        page.wait_for("document.querySelector('.learn')");
        check_that(&mut page, &format!("start-{lang}"), &script);
        for bench in ["smyoz", "sea-battle"] {
            page.run("location.hash = `#/bench/${arguments[0]}`", &json!([bench]));
            page.wait_for("document.querySelector('.composing .assay strong')");
            check_that(&mut page, &format!("bench-{bench}-{lang}"), &bench_script);
        }
    }
}

#[test]
fn contests_fit_screens_of_all_sizes() {
    let script = format!(
        "{OVERLAPS}const {{ width }} = document.querySelector('.board-cell').getBoundingClientRect();
        if (width < 24) faults.push(`cells of ${{width}} pixels`);
        if (innerWidth >= 800 && innerHeight >= 600 && document.querySelector('.fire')) inView('.fire');
        return faults;"
    );
    for lang in ["en", "hu"] {
        let arguments = ["--game", "sea-battle", "--seats", "human,human", "--lang", lang];
        let Some(mut page) = Page::contest(&arguments, Screen::WIDE) else { return };
        page.wait_for("document.querySelector('.invitation') && document.querySelector('.tray .ship')");
        check_that(&mut page, &format!("contest-hiding-{lang}"), &script);
        let arguments = ["--game", "sea-battle", "--seats", "human,program:easy", "--hide", "random", "--lang", lang];
        drop(page);
        let Some(mut page) = Page::contest(&arguments, Screen::WIDE) else { return };
        page.wait_for("document.querySelector('.status.turn, .table.over')");
        check_that(&mut page, &format!("contest-{lang}"), &script);
    }
}
