//! Shogword at the table: against a program by mouse, between two windows by keys, at one screen.

use serde_json::{Value, json};

use super::driver::Pointer;
use super::page::{Page, Screen};

/// The name of a cell in the document: rows are counted from above there.
fn cell(name: &str) -> String {
    let (column, row) = name.split_at(1);
    format!("#cell-{}{}", column.to_uppercase(), 10 - row.parse::<u8>().unwrap())
}

fn text(page: &Page, script: &str) -> String {
    page.run(&format!("return {script} ?? ''"), &json!([])).as_str().unwrap_or_default().to_owned()
}

/// Takes a tile, as a move names it, and puts it on a cell.
fn put(page: &Page, part: &str, sign: char) {
    let (face, cells) = part.trim().split_once(' ').unwrap();
    let (from, to) = cells.split_once(sign).unwrap();
    let to = to.split_whitespace().next().unwrap();
    match (face.strip_prefix('?'), from) {
        (Some(letter), _) => {
            page.press(Pointer::Mouse, ".shog-hand button:not(:disabled)[aria-label$=\" blank\"]");
            page.press(Pointer::Mouse, &format!(".shog-making [data-letter=\"{letter}\"]"));
        }
        (None, "") => {
            page.press(Pointer::Mouse, &format!(".shog-hand button:not(:disabled)[aria-label$=\" {face}\"]"));
        }
        (None, from) => page.press(Pointer::Mouse, &cell(from)),
    }
    page.press(Pointer::Mouse, &cell(to));
}

/// Plays the move of the hint's third step by mouse.
fn play_hint(page: &Page) {
    for step in 1..=3 {
        page.press(Pointer::Mouse, ".teacher .hint");
        page.wait_for(&format!("document.querySelectorAll('.steps li').length === {step}"));
    }
    let told = text(page, "document.querySelector('.steps li:last-child')?.textContent");
    let chosen = told.trim_start_matches("Zagraj ").trim_end_matches('.').replace('\u{2011}', "-");
    let moves = "document.querySelectorAll('.moves li').length";
    let before = page.run(&format!("return {moves}"), &json!([]));
    match chosen.split_once(',') {
        Some((replacing, adding)) => {
            put(page, replacing, 'x');
            put(page, adding, '-');
        }
        None => put(page, &chosen, '-'),
    }
    page.wait_for(&format!("{moves} > {before}"));
}

#[test]
fn a_game_against_the_program_is_played_by_mouse_in_polish() {
    let arguments = ["--game", "shogword", "--deal", "--seats", "human,program:greedy", "--seed", "3", "--lang", "pl"];
    let Some(page) = Page::contest(&arguments, Screen::WIDE) else { return };
    page.wait_for("document.querySelector('.table.playing #cell-A1')");
    page.wait_for("document.querySelector('.status.turn, .table.over')");
    page.press(Pointer::Mouse, ".teacher input");
    let mut moves = 0;
    loop {
        page.wait_for("document.querySelector('.status.turn, .table.over')");
        if page.run("return Boolean(document.querySelector('.table.over'))", &json!([])) == json!(true) {
            break;
        }
        play_hint(&page);
        moves += 1;
    }
    assert!(moves > 3, "{moves}");
    assert!(text(&page, "document.querySelector('.said').textContent").starts_with("Wygrywa gracz"));
    page.end();
}

#[test]
fn letters_are_chosen_and_laid_by_keys_between_two_windows() {
    let arguments = ["--game", "shogword", "--seats", "human,human", "--seed", "3", "--lang", "pl"];
    let Some(page) = Page::contest(&arguments, Screen::WIDE) else { return };
    let first = page.window();
    page.wait_for("document.querySelector('.invitation a')");
    page.press(Pointer::Mouse, ".invitation a");
    let second = loop {
        if let Some(other) = page.windows().into_iter().find(|window| *window != first) {
            break other;
        }
    };
    let windows = [&first, &second];
    let turn = |page: &Page| {
        for window in windows.iter().cycle().take(200) {
            page.switch(window);
            page.wait_for("document.querySelector('.table.playing #cell-A1')");
            if page.run("return Boolean(document.querySelector('.status.turn'))", &json!([])) == json!(true) {
                return;
            }
        }
        panic!("it is nobody's turn");
    };
    // Red is below.
    for (letter, row) in [("A", 8), ("o", 2)] {
        turn(&page);
        page.press(Pointer::Mouse, &format!("#cell-C{row}"));
        page.keys(&[letter, "\u{e007}"]);
        page.wait_for(&format!(
            "document.querySelector('#cell-C{row}').ariaLabel.includes('{}')",
            letter.to_uppercase()
        ));
    }
    assert_eq!(page.run("return document.querySelectorAll('.curtain').length", &json!([])), Value::from(0));
    page.end();
}
