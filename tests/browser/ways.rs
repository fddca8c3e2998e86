//! Everything can be done by mouse, by keys alone, and by touch on a phone: puzzles by hints alone,
//! the puzzles of the day, and whole games. `SMYOZ_WAYS=all` tries each puzzle in each way.

use std::env;
use std::fs;

use serde_json::{Value, json};
use smyoz::games::smyoz::{Cell, Layout, Seed};
use tempfile::TempDir;

use super::driver::Pointer;
use super::page::{Page, Screen};

#[derive(Clone, Copy, Debug)]
enum Way {
    Mouse,
    Keys,
    Touch,
}

use Way::{Keys, Mouse, Touch};

impl Way {
    const ALL: [Self; 3] = [Mouse, Keys, Touch];

    fn screen(self) -> Screen {
        if matches!(self, Touch) { Screen::PHONE } else { Screen::WIDE }
    }

    /// Presses an element until an expression of JavaScript is truthy.
    #[track_caller]
    fn press(self, page: &Page, selector: &str, done: &str) {
        match self {
            Mouse => page.press(Pointer::Mouse, selector),
            Touch => page.touch_until(selector, done),
            Keys => {
                go_by_tab(page, selector);
                page.keys(&["Enter"]);
            }
        }
        page.wait_for(done);
    }
}

/// Moves the focus by the tabulator until it is on an element.
#[track_caller]
fn go_by_tab(page: &Page, selector: &str) {
    const MOST: usize = 200;
    page.wait_for(&format!("document.querySelector({})", json!(selector)));
    let is_there = |page: &Page| {
        let script = "return document.activeElement === document.querySelector(arguments[0])";
        page.run(script, &json!([selector])) == json!(true)
    };
    for _ in 0..MOST {
        if is_there(page) {
            return;
        }
        page.keys(&["Tab"]);
    }
    panic!("{selector} is not reached by keys");
}

fn is_so(page: &Page, expression: &str) -> bool {
    page.run(&format!("return Boolean({expression})"), &json!([])) == json!(true)
}

/// What the page offers to be asked next, at the three stages of a hint.
const STAGES: [&str; 3] = ["Where to look?", "Which technique?", "Show me the step"];

/// Asks for the whole step, and marks what it concludes.
fn follow_a_hint(page: &Page, way: Way) {
    if matches!(way, Keys) {
        page.keys(&["h", "h", "h"]);
        page.wait_for("document.querySelector('.answer .primary')");
        page.keys(&["o"]);
    } else {
        if matches!(way, Touch) && !is_so(page, "document.querySelector('.hints.shown')") {
            way.press(page, ".drawer button", "document.querySelector('.hints.shown')");
        }
        for next in [STAGES[1], STAGES[2], STAGES[0]] {
            let said = format!("document.querySelector('.hints .row button')?.textContent.startsWith('{next}')");
            way.press(page, ".hints .row button", &format!("document.querySelector('.answer p') && {said}"));
        }
        way.press(page, ".answer .primary", "!document.querySelector('.answer')");
    }
    page.wait_for("!document.querySelector('.answer')");
}

/// Solves the puzzle that is open by hints alone.
fn solve_by_hints(page: &Page, way: Way) {
    const CLAIM: &str = ".bar-acts .primary:not(.shoot)";
    page.wait_for("document.querySelector('.bar')");
    while !is_so(page, "document.querySelector('.result')") {
        match is_so(page, &format!("document.querySelector('{CLAIM}')")) {
            true => way.press(page, CLAIM, "document.querySelector('.result')"),
            false => follow_a_hint(page, way),
        }
    }
    page.wait_for("document.querySelector('.path .steps li')");
}

/// The first puzzle of a level in a collection.
fn puzzle_of(collection: &str, level: &str, folder: &TempDir) -> String {
    let path = format!("{}/puzzles/{collection}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).unwrap();
    let is_of = |line: &&str| serde_json::from_str::<Value>(line).unwrap()["rating"]["level"] == level;
    let file = folder.path().join("puzzle.json");
    fs::write(&file, text.lines().find(is_of).unwrap()).unwrap();
    file.to_str().unwrap().to_owned()
}

#[test]
fn puzzles_are_solved_by_hints_alone() {
    let levels = ["beginner", "advanced", "master", "grandmaster"];
    let games = ["levels", "sea-battle-levels"];
    let all = games.into_iter().flat_map(|game| levels.map(|level| (game, level)));
    let all: Vec<_> = all.flat_map(|(game, level)| Way::ALL.map(|way| (game, level, way))).collect();
    let some = vec![("levels", "beginner", Keys), ("sea-battle-levels", "beginner", Mouse)];
    for (game, level, way) in if env::var_os("SMYOZ_WAYS").is_some() { all } else { some } {
        let folder = TempDir::new().unwrap();
        let Some(page) = Page::open(&[&puzzle_of(game, level, &folder), "--lang", "en"], way.screen()) else { return };
        solve_by_hints(&page, way);
        page.screenshot(&format!("hints-{game}-{level}-{way:?}"));
        page.end();
    }
}

#[test]
fn the_puzzle_of_the_day_is_opened_and_solved() {
    for (way, game) in [(Keys, "Sea Battle"), (Touch, "SMYOZ")] {
        let Some(page) = Page::open(&["--lang", "en"], way.screen()) else { return };
        let button = format!(".levels[aria-label='{game}'] button");
        way.press(&page, &button, "document.querySelector('.bar, .composing')");
        solve_by_hints(&page, way);
        // It counts, and there is another one.
        way.press(
            &page,
            ".result .row .quiet, .result .row button:nth-child(2)",
            "document.querySelector('.scrolled td')",
        );
        page.end();
    }
}

#[test]
fn a_whole_game_is_won_by_mouse() {
    let Some(page) = Page::open(&["--seed", "123456", "--lang", "en"], Screen::WIDE) else { return };
    page.wait_for("document.querySelector('#cell-46')");
    page.press(Pointer::Mouse, "#cell-46");
    page.press(Pointer::Mouse, ".shoot");
    page.wait_for("document.querySelector('#cell-46').ariaLabel.includes('shot')");
    let drawing = Layout::of_seed("123456".parse::<Seed>().unwrap()).drawing();
    for (cell, kind) in Cell::all().filter_map(|cell| Some((cell, drawing.at(cell)?))) {
        let name = json!({ "A": "ALFA", "B": "BETA", "G": "GAMMA", "D": "DELTA" })[kind.letter().to_string()].take();
        let is_named = format!("document.querySelector('#cell-{cell}').ariaLabel.includes({name})");
        if !is_so(&page, &is_named) {
            page.press(Pointer::Mouse, &format!("#cell-{cell}"));
            page.press(Pointer::Mouse, &format!(".content[title={name}]"));
            page.wait_for(&is_named);
        }
    }
    page.press(Pointer::Mouse, ".bar-acts .primary:not(.shoot)");
    page.wait_for("document.querySelector('.board-svg .letter-ground')");
    page.end();
}
