//! Sea Battle: a puzzle from its first mark to its end, by mouse, keys and touch; hints; the bench.

use std::fs;

use itertools::Itertools;
use serde_json::{Value, json};
use smyoz::games::sea_battle::{Cell, Layout, Puzzle};
use tempfile::TempDir;

use super::driver::Pointer;
use super::page::{Page, Screen, saved};

/// A puzzle that is played in many tests.
pub const PUZZLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/sea_battle_played.json");

fn puzzle() -> Puzzle {
    serde_json::from_str(include_str!("../data/sea_battle_played.json")).unwrap()
}

fn solution() -> Layout {
    puzzle().solution.unwrap()
}

/// The cells that are not shown, and whether a ship lies there.
fn cells() -> Vec<(Cell, bool)> {
    let puzzle = puzzle();
    let open = puzzle.board.size().cells().filter(|&cell| puzzle.clues.shows(cell).is_none());
    open.map(|cell| (cell, solution().at(cell).is_some())).collect()
}

fn open(screen: Screen, lang: &str) -> Option<Page> {
    let page = Page::open(&[PUZZLE, "--lang", lang], screen)?;
    page.wait_for("document.querySelector('.sea #cell-A1')");
    Some(page)
}

/// What a screen reader says of a cell.
fn label(cell: Cell) -> String {
    format!("document.querySelector('#cell-{cell}').getAttribute('aria-label')")
}

/// Marks all ships of the puzzle that is open.
pub fn solve_by_keys(page: &Page) {
    let solution = solution();
    for cell in puzzle().board.size().cells().filter(|&cell| solution.at(cell).is_some()) {
        page.run(&format!("document.querySelector('#cell-{cell}').focus()"), &json!([]));
        page.keys(&["s"]);
    }
}

fn wait_until_solved(page: &Page) {
    page.wait_for("document.querySelector('.result h2')?.textContent.match(/Solved|Megfejtve/)");
    page.wait_for("document.querySelector('.path .steps li')");
}

#[test]
fn it_is_solved_by_mouse() {
    let Some(page) = open(Screen::WIDE, "en") else { return };
    let ships: Vec<Cell> = cells().into_iter().filter(|(_, is_ship)| *is_ship).map(|(cell, _)| cell).collect();
    for (at, &cell) in ships.iter().enumerate() {
        page.press(Pointer::Mouse, &format!("#cell-{cell}"));
        page.wait_for(&format!("{}.includes('water')", label(cell)));
        page.press(Pointer::Mouse, &format!("#cell-{cell}"));
        if at + 1 < ships.len() {
            page.wait_for(&format!("{}.includes('ship')", label(cell)));
        }
    }
    wait_until_solved(&page);
    page.end();
}

#[test]
fn it_is_solved_by_keys_undone_and_goes_on_after_the_window_is_closed() {
    let Some(page) = open(Screen::WIDE, "hu") else { return };
    let (mut column, mut row) = (0, 0);
    let mut last = None;
    for (cell, _) in cells().into_iter().filter(|(_, is_ship)| *is_ship) {
        for (at, to, back, on) in
            [(&mut column, cell.column(), "ArrowLeft", "ArrowRight"), (&mut row, cell.row(), "ArrowUp", "ArrowDown")]
        {
            while *at != to {
                page.keys(&[if to < *at { back } else { on }]);
                *at = if to < *at { *at - 1 } else { *at + 1 };
            }
        }
        page.keys(&["s"]);
        last = Some(cell);
    }
    wait_until_solved(&page);
    page.keys(&["Control+z"]);
    page.wait_for(&format!("document.querySelector('.cell-bar') && {}.includes('ismeretlen')", label(last.unwrap())));
    page.reload();
    page.wait_for("document.querySelector('.cell-bar')");
    page.keys(&["Control+y"]);
    wait_until_solved(&page);
    page.end();
}

#[test]
fn it_is_solved_by_touch_on_a_phone_with_lines_that_are_dragged() {
    let Some(page) = open(Screen::PHONE, "hu") else { return };
    // A whole row of water, and ships over it.
    let row = ["A3", "B3", "C3", "D3", "E3", "F3"].map(|cell| format!("#cell-{cell}"));
    let open = cells().into_iter().filter(|(cell, _)| cell.row() == 2);
    let is_water = open.map(|(cell, _)| format!("{}.includes('víz')", label(cell))).join(" && ");
    let mut is_again = false;
    page.try_until(&is_water, || {
        // A long touch has marked one cell as something else.
        if std::mem::replace(&mut is_again, true) {
            page.keys(&["Control+z"]);
        }
        page.drag(Pointer::Touch, &row.each_ref().map(String::as_str));
    });
    let ship = ".cell-bar .tool label:nth-child(3)";
    page.touch_until(ship, &format!("document.querySelector('{ship} input').checked"));
    for (cell, _) in cells().into_iter().filter(|(_, is_ship)| *is_ship) {
        let done = format!("document.querySelector('.result') || {}.includes('hajó')", label(cell));
        page.touch_until(&format!("#cell-{cell}"), &done);
    }
    wait_until_solved(&page);
    page.end();
}

#[test]
fn hints_lead_to_the_end_and_checks_name_what_is_wrong() {
    for (lang, hint, tell, mark, check, which) in [
        ("en", "Where to look?", "Show me the step", "Mark it", "Right so far?", "What is wrong?"),
        ("hu", "Hol nézzek körül?", "Mutasd a lépést!", "Jelöld is be!", "Jó-e eddig?", "Mi nem jó?"),
    ] {
        let Some(page) = open(Screen::WIDE, lang) else { return };
        let (wrong, _) = cells().into_iter().find(|(_, is_ship)| !is_ship).unwrap();
        page.press(Pointer::Mouse, &format!("#cell-{wrong}"));
        page.press(Pointer::Mouse, &format!("#cell-{wrong}"));
        page.wait_for(&format!("{}.match(/ship|hajó/)", label(wrong)));
        page.press_button(check);
        page.wait_for("document.querySelector('.answer.wrong')?.textContent.match(/1/)");
        page.press_button(which);
        page.wait_for(&format!("document.querySelector('.answer.wrong')?.textContent.includes('{wrong}')"));
        page.wait_for("document.querySelector('.board-svg .about')");
        page.keys(&["Control+z", "Control+z"]);
        page.press(Pointer::Mouse, ".automatisms input");
        page.wait_for("document.querySelector('.automatisms input').checked");
        page.press_button(hint);
        page.wait_for("document.querySelector('.answer')");
        page.keys(&["h"]);
        page.wait_for("document.querySelector('.answer')?.textContent.match(/techni/)");
        page.press_button(tell);
        page.wait_for("document.querySelector('.answer button')");
        while page.run("return !document.querySelector('.result')", &json!([])) == json!(true) {
            page.press_button(mark);
            page.wait_for("!document.querySelector('.answer button')");
            if page.run("return !document.querySelector('.result')", &json!([])) == json!(true) {
                page.press_button(hint);
                page.keys(&["h", "h"]);
                page.wait_for("document.querySelector('.answer button')");
            }
        }
        wait_until_solved(&page);
        page.end();
    }
}

/// Fills in a field as somebody does who types and goes on.
fn fill(page: &Page, selector: &str, value: &Value) {
    let script = "const field = document.querySelector(arguments[0]); field.value = arguments[1]; \
                  field.dispatchEvent(new Event('change', { bubbles: true }));";
    page.run(script, &json!([selector, value]));
}

#[test]
fn a_puzzle_is_composed_by_hand_on_the_bench_and_played() {
    for screen in [Screen::WIDE, Screen::PHONE] {
        let Some(page) = Page::open(&["--lang", "en"], screen) else { return };
        let folder = TempDir::new().unwrap();
        page.devtools("Browser.setDownloadBehavior", &json!({ "behavior": "allow", "downloadPath": folder.path() }));
        page.press_button("Compose Sea Battle");
        page.wait_for("document.querySelector('.assay')?.textContent.includes('At least')");
        for side in [1, 2] {
            fill(&page, &format!(".sea-fields .field:nth-child({side}) input"), &json!("6"));
            page.wait_for("document.querySelector('.assay')?.textContent.includes('fit')");
        }
        let counts = serde_json::to_value(puzzle()).unwrap();
        for (way, key) in [("columns", "columns"), ("rows", "rows")] {
            for (at, number) in counts[key].as_array().unwrap().iter().enumerate() {
                fill(&page, &format!(".sea-numbers.{way} input:nth-child({})", at + 1), &json!(number.to_string()));
            }
        }
        page.wait_for("document.querySelector('.assay')?.textContent.match(/[0-9]+ layouts fit/)");
        page.press_button("Add cells");
        page.wait_for("document.querySelector('.assay')?.textContent.includes('exactly one solution')");
        page.press_button("Puzzle file");
        let file = saved(&folder.path().join("sea-battle.json"), b"}");
        let saved: Puzzle = serde_json::from_slice(&file).unwrap();
        assert_eq!(
            saved.clues.counts(smyoz::games::sea_battle::Piece::Ship),
            puzzle().clues.counts(smyoz::games::sea_battle::Piece::Ship)
        );
        page.press_button("Try it");
        page.wait_for("document.querySelector('.cell-bar')");
        page.end();
    }
}

#[test]
fn contradictions_are_named_on_the_bench() {
    let Some(page) = Page::open(&["--lang", "hu"], Screen::WIDE) else { return };
    page.press_button("Torpedó szerkesztése");
    page.wait_for("document.querySelector('.sea-bench-page, .bench-bar')");
    page.press(Pointer::Mouse, ".bench-bar label:nth-child(2)");
    for cell in ["A1", "B1"] {
        page.press(Pointer::Mouse, &format!("#cell-{cell}"));
    }
    page.wait_for("document.querySelector('.assay .wrong')?.textContent.includes('A1')");
    page.wait_for("document.querySelector('.board-svg .suspicious-frame')");
    page.end();
}

#[test]
fn a_new_puzzle_is_composed_on_the_start_page_and_large_boards_can_be_used() {
    let Some(page) = Page::open(&["--lang", "hu"], Screen::PHONE) else { return };
    page.wait_for("document.querySelector('.sea-new')");
    page.run("document.querySelector('.sea-new input[value=\"15x15\"]').click()", &json!([]));
    page.press_button("Új rejtvény");
    page.wait_for("document.querySelector('#cell-O15')");
    page.touch_until("#cell-H8", "document.querySelector('.bar-cell')?.textContent.startsWith('H8')");
    page.end();
}

/// A puzzle of 15 × 15 in a separate file.
fn large_puzzle(folder: &TempDir) -> String {
    let kinds = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/sea-battle-kinds.jsonl")).unwrap();
    let file = folder.path().join("large.json");
    fs::write(&file, kinds.lines().find(|line| line.contains("\"width\":15")).unwrap()).unwrap();
    file.to_str().unwrap().to_owned()
}

#[test]
fn two_fingers_zoom_and_move_large_boards_whose_names_and_counts_stay_in_view() {
    let folder = TempDir::new().unwrap();
    let Some(page) = Page::open(&[&large_puzzle(&folder), "--lang", "en"], Screen::PHONE) else { return };
    page.wait_for("document.querySelector('.cell-bar')");
    let number = |script: &str| page.run(&format!("return {script}"), &json!([])).as_f64().unwrap();
    let side = "document.querySelector('.board-cell').getBoundingClientRect().width";
    assert!(number(side) < 30.0);
    page.two_fingers("#cell-H8", [[(-20, -20), (-60, -60)], [(20, 20), (60, 60)]]);
    page.wait_for("document.querySelector('.cell-scroll.zoomed')");
    assert!(number(side) >= 30.0);
    // What is needed to reason is there, wherever the board is moved to.
    let hidden = "[...document.querySelectorAll('.board-side')].filter((side) => {
        const [at, frame] = [side, document.querySelector('.cell-scroll')].map((it) => it.getBoundingClientRect());
        const isAcross = side.matches('.top, .bottom');
        const isSeen = isAcross ? at.top >= frame.top - 1 && at.bottom <= frame.bottom + 1 && at.bottom <= innerHeight
            : at.left >= frame.left - 1 && at.right <= frame.right + 1;
        return !isSeen || !at.width || !at.height || !side.querySelector('text');
    }).map((side) => side.className)";
    assert_eq!(page.run(&format!("return {hidden}"), &json!([])), json!([]));
    page.run("document.querySelector('#cell-H8').scrollIntoView({ block: 'center', inline: 'center' })", &json!([]));
    let left = "document.querySelector('.cell-scroll').scrollLeft";
    let before = number(left);
    page.two_fingers("#cell-H8", [[(-30, -30), (20, -30)], [(30, 30), (80, 30)]]);
    assert!(number(left) < before - 20.0, "the board goes with the fingers");
    assert_eq!(page.run(&format!("return {hidden}"), &json!([])), json!([]));
    page.two_fingers("#cell-H8", [[(-70, -70), (-15, -15)], [(70, 70), (15, 15)]]);
    page.wait_for("!document.querySelector('.cell-scroll.zoomed')");
    // Two fingers mark nothing.
    assert_eq!(
        number(
            "[...document.querySelectorAll('.board-cell')].filter((it) => it.ariaLabel.includes('your mark')).length"
        ),
        0.0
    );
    page.end();
}

#[test]
fn the_page_shows_the_title_and_the_note_of_a_puzzle() {
    let puzzle = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/title_and_note.json");
    for screen in [Screen::WIDE, Screen::PHONE] {
        let Some(page) = Page::open(&[puzzle, "--lang", "en"], screen) else { return };
        page.wait_for("document.querySelector('.author-note')?.textContent === 'Begin with row four.'");
        assert!(page.text("h1").contains("Low Tide"), "{}", page.text("h1"));
        page.end();
    }
}

#[test]
fn counts_that_cannot_be_right_are_seen_without_colours() {
    let puzzle = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/wrong_counts.json");
    let Some(page) = Page::open(&[puzzle, "--lang", "en"], Screen::WIDE) else { return };
    page.wait_for("document.querySelector('#cell-A1')");
    for cell in ["A1", "A4"] {
        page.run(&format!("document.querySelector('#cell-{cell}').focus()"), &json!([]));
        page.keys(&["s"]);
    }
    page.wait_for("document.querySelectorAll('.board-drawing .count-frame').length === 1");
    let spoken = "document.querySelector('.board .visually-hidden').textContent";
    page.wait_for(&format!("{spoken}.includes('column A: 2/1, cannot be right; column B: 1/4;')"));
    page.end();
}
