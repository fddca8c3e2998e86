//! Garnsi-Malom at the table, by mouse: six to the end, nine until pieces move.

use serde_json::json;

use super::driver::Pointer;
use super::page::{Page, Screen};

/// Plays the move of the hint's third step by mouse.
fn play_hint(page: &Page) {
    for step in 1..=3 {
        page.press(Pointer::Mouse, ".teacher .hint");
        page.wait_for(&format!("document.querySelectorAll('.steps li').length === {step}"));
    }
    let told = page.run("return document.querySelector('.steps li:last-child').textContent", &json!([]));
    let told = told.as_str().unwrap().replace('\u{2011}', "-");
    let chosen = told.trim_start_matches("Play ").trim_end_matches('.');
    let moves = "document.querySelectorAll('.moves li').length";
    let before = page.run(&format!("return {moves}"), &json!([]));
    let press = |cell: &str| page.press(Pointer::Mouse, &format!("#cell-{}", cell.to_uppercase()));
    let (step, taken) = chosen.split_once(" x ").unwrap_or((chosen, ""));
    match step.split_once('-') {
        Some(("", _)) => page.press_button("Give the piece up"),
        Some((from, to)) => {
            press(from);
            press(to);
            taken.split_whitespace().for_each(press);
            let is_asked = "return Boolean(document.querySelector('.fire .play'))";
            if page.run(is_asked, &json!([])) == json!(true) {
                page.press(Pointer::Mouse, ".fire .play");
            }
        }
        None => press(step),
    }
    page.wait_for(&format!("{moves} > {before}"));
}

/// Plays a game of one person against programs to its end, or so many moves of the person.
fn play(options: &[&str], most: usize) {
    let arguments = [&["--game", "garnsi-malom", "--seed", "3", "--lang", "en"][..], options].concat();
    let Some(page) = Page::contest(&arguments, Screen::WIDE) else { return };
    page.wait_for("document.querySelector('.table.playing #cell-A1')");
    let mut moves = 0;
    while moves < most {
        page.wait_for("document.querySelector('.status.turn, .table.over')");
        if page.run("return Boolean(document.querySelector('.table.over'))", &json!([])) == json!(true) {
            break;
        }
        play_hint(&page);
        moves += 1;
    }
    assert!(moves > 10, "{moves}");
    page.end();
}

#[test]
fn a_game_of_six_is_played_to_the_end() {
    play(&["--seats", "human,program:greedy"], usize::MAX);
}

#[test]
fn a_game_of_nine_is_played_until_pieces_move() {
    play(&["--nine", "--end", "1", "--seats", "human,program:greedy,program:greedy"], 32);
}
