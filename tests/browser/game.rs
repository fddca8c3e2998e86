//! A game from its seed to its solution: by keyboard, by mouse, by touch.

use serde_json::{Value, json};
use smyoz::games::smyoz::{Cell, Layout, Seed};

use super::driver::Pointer;
use super::page::{Page, Screen};

const SEED: &str = "123456";

fn layout() -> Layout {
    Layout::of_seed(SEED.parse::<Seed>().unwrap())
}

/// The cells of ships, each with the letter of its type.
fn ships() -> Vec<(Cell, char)> {
    let drawing = layout().drawing();
    Cell::all().filter_map(|cell| drawing.at(cell).map(|kind| (cell, kind.letter()))).collect()
}

fn open(screen: Screen, lang: &str) -> Option<Page> {
    let page = Page::open(&["--seed", SEED, "--lang", lang], screen)?;
    page.wait_for("document.querySelector('#cell-55')");
    Some(page)
}

/// Presses the first button whose label begins like this.
fn press_button(page: &Page, label: &str) {
    page.wait_for(&format!(
        "[...document.querySelectorAll('button')].find((it) => it.textContent.startsWith('{label}') && !it.disabled)"
    ));
    page.run(
        "[...document.querySelectorAll('button')].find((it) => it.textContent.startsWith(arguments[0])).click()",
        &json!([label]),
    );
}

/// Whether the head counts this many shots.
fn counts_shots(shots: usize) -> String {
    format!("document.querySelector('.counters')?.textContent.match(/(Shots|Lövés)\\s*{shots}/)")
}

fn wait_for_shots(page: &Page, shots: usize) {
    page.wait_for(&counts_shots(shots));
}

/// Touches a cell until it is the chosen one.
fn choose_by_touch(page: &Page, cell: &str) {
    let chosen = format!("document.querySelector('.bar-cell').textContent.startsWith('{cell}:')");
    page.touch_until(&format!("#cell-{cell}"), &chosen);
}

#[test]
fn it_is_won_by_keyboard() {
    let Some(page) = open(Screen::WIDE, "en") else { return };
    page.keys(&["3", "7", "Enter"]);
    wait_for_shots(&page, 1);
    page.keys(&["Control+z"]);
    page.keys(&["5", "5", "Enter"]);
    wait_for_shots(&page, 2);
    for (cell, letter) in ships() {
        if cell.to_string() != "55" {
            let name = cell.to_string();
            page.keys(&[&name[..1], &name[1..], &letter.to_lowercase().to_string()]);
        }
    }
    press_button(&page, "Done");
    page.wait_for("document.querySelector('.board-svg .letter-ground')");
    page.end();
}

#[test]
fn it_goes_on_by_mouse_after_the_window_is_closed() {
    let Some(page) = open(Screen::WIDE, "hu") else { return };
    page.press(Pointer::Mouse, "#cell-37");
    page.press(Pointer::Mouse, ".shoot");
    wait_for_shots(&page, 1);
    press_button(&page, "MENTÉS");
    page.press(Pointer::Mouse, "#cell-22");
    page.press(Pointer::Mouse, ".shoot");
    wait_for_shots(&page, 2);
    page.reload();
    wait_for_shots(&page, 2);
    press_button(&page, "VISSZATÖLTÉS");
    page.wait_for("document.querySelector('#cell-22') && !document.querySelector('#cell-22').getAttribute('aria-label').includes('lövés')");
    page.end();
}

#[test]
fn it_is_won_by_touch_on_a_phone() {
    let Some(page) = open(Screen::PHONE, "hu") else { return };
    for (cell, shots) in [("64", 1), ("37", 2)] {
        choose_by_touch(&page, cell);
        page.touch_until(".shoot", &counts_shots(shots));
    }
    for (cell, letter) in ships() {
        let label = format!("document.querySelector('#cell-{cell}').getAttribute('aria-label')");
        choose_by_touch(&page, &cell.to_string());
        let name = json!({ "A": "ALFA", "B": "BETA", "G": "GAMMA", "D": "DELTA" })[letter.to_string()].take();
        let shown = page.run(&format!("return {label}"), &json!([]));
        if !shown.as_str().unwrap().contains(name.as_str().unwrap()) {
            page.touch_until(&format!(".content[title={name}]"), &format!("{label}.includes({name})"));
        }
    }
    page.touch_until(".bar-acts .primary:not(.shoot)", "document.querySelector('.board-svg .letter-ground')");
    page.wait_for("document.querySelector('.own-path')");
    page.end();
}

#[test]
fn a_puzzle_ends_with_two_paths() {
    let puzzle = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/smyoz-123456.json");
    for lang in ["en", "hu"] {
        let Some(page) = Page::open(&[puzzle, "--lang", lang], Screen::WIDE) else { return };
        page.wait_for("document.querySelector('#cell-55')");
        for (cell, letter) in ships() {
            let name = cell.to_string();
            let is_given =
                format!("document.querySelector('#cell-{name}').getAttribute('aria-label').match(/given|megadva/)");
            if page.run(&format!("return {is_given} !== null"), &json!([])) == json!(false) {
                page.keys(&[&name[..1], &name[1..], &letter.to_lowercase().to_string()]);
            }
        }
        page.wait_for("document.querySelector('.bar-acts .primary')");
        page.press(Pointer::Mouse, ".bar-acts .primary");
        page.wait_for("document.querySelectorAll('.path h3').length > 1 && document.querySelector('.own-path li')");
        page.end();
    }
}

#[test]
fn a_beginner_s_puzzle_does_not_solve_itself_and_is_solved_by_hints_alone() {
    let puzzle = concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/levels.jsonl");
    let Some(page) = Page::open(&[puzzle, "--lang", "en"], Screen::WIDE) else { return };
    page.wait_for("document.querySelector('main .list .entry')");
    page.press(Pointer::Mouse, "main .list .entry");
    page.wait_for("document.querySelector('#cell-55')");
    page.keys(&["1", "1", "."]);
    page.wait_for("document.querySelector('#cell-11').getAttribute('aria-label').includes('water')");
    assert_eq!(page.run("return document.querySelectorAll('.board .ship:not(.open)').length", &json!([])), json!(0));
    // The set of its own level is switched on after a question only.
    page.run("document.querySelector('.automatisms').open = true", &json!([]));
    let sets = ".automatisms .choice label";
    page.run(&format!("[...document.querySelectorAll('{sets}')].find((it) => it.textContent === 'Beginner').querySelector('input').click()"), &json!([]));
    page.wait_for("document.querySelector('.automatisms [role=alert]')?.textContent.includes('for you')");
    press_button(&page, "Cancel");
    let mut last = Value::Null;
    while page.run("return !document.querySelector('.result')", &json!([])) == json!(true) {
        if page.run("return Boolean(document.querySelector('.bar-acts .primary'))", &json!([])) == json!(true) {
            page.press(Pointer::Mouse, ".bar-acts .primary");
            page.wait_for("document.querySelector('.result')");
            break;
        }
        page.keys(&["h", "h", "h"]);
        let told = page
            .wait_for("document.querySelector('.answer .primary') && document.querySelector('.answer').textContent");
        assert_ne!(told, last, "every hint leads on");
        last = told;
        page.run("document.querySelector('.answer .primary').click()", &json!([]));
        page.wait_for("!document.querySelector('.answer')");
    }
    page.end();
}

#[test]
fn what_is_refused_is_said_in_the_page_alone() {
    let Some(page) = open(Screen::WIDE, "hu") else { return };
    page.keys(&["3", "7", "Enter"]);
    wait_for_shots(&page, 1);
    page.keys(&["Enter"]);
    page.wait_for("document.querySelector('.messages .wrong')?.textContent.includes('már lőttél')");
    page.end();
}

#[test]
fn a_puzzle_gives_hints_in_three_stages_in_both_languages() {
    let puzzle = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/smyoz-123456.json");
    for (lang, stages) in [("en", ["Where", "", ""]), ("hu", ["Hol", "", ""])] {
        let Some(page) = Page::open(&[puzzle, "--lang", lang], Screen::WIDE) else { return };
        press_button(&page, stages[0]);
        let mut answers = Vec::new();
        for stage in 1..=3 {
            let answer = page.wait_for("document.querySelector('.answer')?.textContent");
            answers.push(answer.as_str().unwrap().to_owned());
            if stage < 3 {
                page.keys(&["h"]);
                page.wait_for(&format!(
                    "document.querySelector('.answer') && document.querySelector('.answer').textContent !== {answer}"
                ));
            }
        }
        assert!(answers[0].len() < answers[1].len(), "{answers:?}");
        page.end();
    }
}

#[test]
fn one_click_shoots_if_the_tool_says_so_and_a_finger_aims_first() {
    let Some(mut page) = open(Screen::WIDE, "en") else { return };
    page.press(Pointer::Mouse, ".bar .tool label:nth-child(2)");
    page.press(Pointer::Mouse, "#cell-46");
    wait_for_shots(&page, 1);
    // What was shot is only chosen.
    page.press(Pointer::Mouse, "#cell-46");
    page.resize("phone", (360, 740), true);
    page.press(Pointer::Touch, "#cell-53");
    page.wait_for("document.querySelector('.bar-cell').textContent.startsWith('Cell 53:')");
    wait_for_shots(&page, 1);
    page.touch_until("#cell-53", &counts_shots(2));
    page.end();
}

#[test]
fn clicks_go_on_past_what_the_careful_workshop_refuses_and_delete_clears_a_cell() {
    let puzzle = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/smyoz-123456.json");
    let Some(page) = Page::open(&[puzzle, "--lang", "en"], Screen::WIDE) else { return };
    page.wait_for("document.querySelector('#cell-55')");
    let says = |cell: &str, what: &str| {
        page.wait_for(&format!("document.querySelector('#cell-{cell}').ariaLabel.includes('{what}')"));
    };
    let is_refused = "document.querySelector('.messages .wrong')?.textContent.includes('careful workshop')";
    // There a ship must be, and here none can be.
    for (cell, round) in [("58", ["ship", "unknown", "ship"]), ("13", ["water", "unknown", "water"])] {
        for what in round {
            page.press(Pointer::Mouse, &format!("#cell-{cell}"));
            says(cell, what);
        }
        page.press(Pointer::Mouse, &format!("#cell-{cell}"));
        says(cell, "unknown");
    }
    page.wait_for(is_refused);
    for (key, mark, what) in [("Delete", ".", "water"), ("Backspace", ".", "water"), ("Delete", ":", "water, 1")] {
        page.run("document.querySelector('#cell-11').focus()", &json!([]));
        page.keys(&if mark == ":" { vec![":", "1"] } else { vec![mark] });
        says("11", what);
        page.keys(&[key]);
        says("11", "unknown");
    }
    page.end();
}
