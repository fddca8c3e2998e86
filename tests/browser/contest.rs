//! Contests: against the program, between two windows, at one screen, and on a phone.

use std::time::Duration;
use std::{fs, thread};

use serde_json::{Value, json};
use tempfile::TempDir;

use super::driver::Pointer;
use super::page::{Page, Screen};

const ONE: &str = "##....\n......\n...#..\n......\n.#....\n......\n";
const TWO: &str = "...#..\n...#..\n......\n#.....\n....#.\n......\n";

/// Where each of the two has ships.
const SHIPS_OF_ONE: [&str; 4] = ["A1", "B1", "D3", "B5"];
const SHIPS_OF_TWO: [&str; 4] = ["D1", "D2", "A4", "E5"];

const SMALL: [&str; 6] = ["--game", "sea-battle", "--size", "6x6", "--fleet", "2-1-1"];

/// Boards in files, as `--hide` takes them.
fn boards() -> (TempDir, String) {
    boards_of(ONE, TWO)
}

fn boards_of(one: &str, two: &str) -> (TempDir, String) {
    let folder = TempDir::new().unwrap();
    let name = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    fs::write(name("one.txt"), one).unwrap();
    fs::write(name("two.txt"), two).unwrap();
    let hide = format!("{},{}", name("one.txt"), name("two.txt"));
    (folder, hide)
}

/// What a screen reader says of a cell of the other board.
fn label(cell: &str) -> String {
    format!("document.querySelector('#cell-{cell}')?.getAttribute('aria-label')")
}

fn is_over(page: &Page) -> bool {
    page.run("return Boolean(document.querySelector('.table.over'))", &json!([])) == json!(true)
}

/// Waits for the player's turn, or for the end; whether the game goes on.
fn wait_for_turn(page: &Page) -> bool {
    page.wait_for("document.querySelector('.status.turn, .table.over')");
    !is_over(page)
}

/// Shoots at a cell by mouse.
fn shoot(page: &Page, cell: &str) {
    page.wait_for("document.querySelector('.status.turn')");
    page.press(Pointer::Mouse, &format!("#cell-{cell}"));
    page.wait_for(&format!("{}?.match(/miss|hit|sunk/)", label(cell)));
}

#[test]
fn a_game_against_the_program_is_played_by_mouse() {
    let (_folder, hide) = boards();
    let arguments = [&SMALL[..], &["--seats", "human,program:easy", "--hide", &hide, "--lang", "en"]].concat();
    let Some(page) = Page::contest(&arguments, Screen::WIDE) else { return };
    page.wait_for("document.querySelector('.table.playing #cell-A1')");
    // A hint in three steps, and the odds.
    if wait_for_turn(&page) {
        for step in 1..=3 {
            page.press(Pointer::Mouse, ".teacher .hint");
            page.wait_for(&format!("document.querySelectorAll('.steps li').length === {step}"));
        }
        page.press(Pointer::Mouse, ".teacher .ask-certain");
        page.wait_for("document.querySelector('.teacher .certain li')");
        page.press(Pointer::Mouse, ".teacher input");
        page.wait_for("document.querySelectorAll('.board-svg .heat').length > 20");
    }
    for cell in ["C6"].into_iter().chain(SHIPS_OF_TWO) {
        if wait_for_turn(&page) {
            page.press(Pointer::Mouse, &format!("#cell-{cell}"));
            page.wait_for(&format!("{}?.match(/miss|hit|sunk/)", label(cell)));
        }
    }
    page.wait_for("document.querySelector('.table.over')");
    page.wait_for("document.querySelector('.review p')?.textContent.includes('lost by the others')");
    page.wait_for("document.querySelector('.moves small')");
    page.end();
}

#[test]
fn a_game_between_two_windows_shows_each_its_own_board_only() {
    let (_folder, hide) = boards();
    let arguments = [&SMALL[..], &["--seats", "human,human", "--hide", &hide, "--seed", "3", "--lang", "en"]].concat();
    let Some(page) = Page::contest(&arguments, Screen::WIDE) else { return };
    let first = page.window();
    page.wait_for("document.querySelector('.invitation a')");
    page.press(Pointer::Mouse, ".invitation a");
    let second = loop {
        let other = page.windows().into_iter().find(|window| *window != first);
        if let Some(other) = other {
            break other;
        }
    };
    page.switch(&second);
    page.wait_for("document.querySelector('.status.turn')");
    page.wait_for("location.search.startsWith('?seat=')");
    let ships = "return [...document.querySelectorAll('[id^=own-cell]')]
        .filter((cell) => cell.ariaLabel.includes('ship')).map((cell) => cell.id.slice(9))";
    let hulls = "return document.querySelectorAll('.other .hull').length";
    assert_eq!(page.run(ships, &json!([])), json!(["D1", "D2", "A4", "E5"]));
    assert_eq!(page.run(hulls, &json!([])), json!(0));
    for cell in ["A1", "B1", "F6"] {
        shoot(&page, cell);
    }
    // The window can be loaded anew: the seat finds its game.
    page.reload();
    page.wait_for(&format!("{}?.includes('sunk')", label("B1")));
    page.switch(&first);
    page.wait_for("document.querySelector('#own-cell-A1')?.ariaLabel.includes('hit')");
    page.wait_for("!document.querySelector('.invitation')");
    assert_eq!(page.run(ships, &json!([])), json!(["A1", "B1", "D3", "B5"]));
    assert_eq!(page.run(hulls, &json!([])), json!(0));
    for cell in SHIPS_OF_TWO {
        shoot(&page, cell);
    }
    page.wait_for("document.querySelector('.table.over')");
    page.wait_for("document.querySelector('.said').textContent.includes('Player 1')");
    page.switch(&second);
    page.wait_for("document.querySelector('.table.over')");
    page.wait_for("document.querySelectorAll('.other .hull').length === 4");
    page.end();
}

#[test]
fn two_at_one_screen_never_see_both_boards() {
    let (_folder, hide) = boards();
    let arguments = [&SMALL[..], &["--seats", "human,human", "--hide", &hide, "--seed", "3", "--lang", "hu"]].concat();
    let Some(page) = Page::contest(&arguments, Screen::WIDE) else { return };
    page.wait_for("document.querySelector('.invitation .here')");
    page.press(Pointer::Mouse, ".invitation .here");
    // Seed 3: player 2 begins.
    for (cell, is_last) in [("A1", false), ("F6", true)] {
        if !is_last {
            page.wait_for("document.querySelector('.curtain')");
            assert_eq!(page.run("return document.querySelectorAll('.board').length", &json!([])), json!(0));
            page.press(Pointer::Mouse, ".curtain .show");
        }
        page.wait_for("document.querySelector('.status.turn')");
        page.press(Pointer::Mouse, &format!("#cell-{cell}"));
        if !is_last {
            page.wait_for(&format!("{}?.includes('talált')", label(cell)));
        }
    }
    page.wait_for("document.querySelector('.curtain')");
    assert_eq!(page.run("return document.body.textContent.includes('A1')", &json!([])), Value::Bool(false));
    page.press(Pointer::Mouse, ".curtain .show");
    page.wait_for("document.querySelector('#own-cell-A1')?.ariaLabel.includes('talált')");
    page.end();
}

#[test]
fn a_fleet_is_drawn_by_dragging_and_turning_and_a_game_is_played_by_touch() {
    let (_folder, hide) = boards();
    let program = hide.split_once(',').unwrap().1.to_owned();
    let arguments = [&SMALL[..], &["--seats", "program:easy,human", "--hide", &program, "--lang", "hu"]].concat();
    let Some(page) = Page::contest(&arguments, Screen::PHONE) else { return };
    page.wait_for("document.querySelector('.tray .ship')");
    let is_ship = |cell: &str| format!("{}?.includes('hajó')", label(cell));
    page.drag(Pointer::Touch, &[".tray .ship", "#cell-C2", "#cell-A1"]);
    page.wait_for(&is_ship("B1"));
    // A touch turns it.
    page.touch_until("#cell-A1", &is_ship("A2"));
    page.touch_until("#cell-A1", &is_ship("B1"));
    page.drag(Pointer::Touch, &[".tray .ship", "#cell-C2", "#cell-C2"]);
    page.wait_for("document.querySelector('.board-svg .suspicious-frame')");
    page.drag(Pointer::Touch, &["#cell-C2", "#cell-D3"]);
    page.wait_for(&is_ship("D3"));
    // By a touch at the ship, and one at its place.
    page.touch_until(".tray .ship", "document.querySelector('.tray .ship.held')");
    page.touch_until("#cell-B5", &is_ship("B5"));
    page.wait_for("!document.querySelector('.board-svg .suspicious-frame')");
    page.touch_until(".ready", "document.querySelector('.table.playing, .table.over')");
    for cell in ["F6"].into_iter().chain(SHIPS_OF_TWO) {
        if wait_for_turn(&page) {
            // A touch aims, and the button fires.
            let is_aimed = "document.querySelector('.shoot:not([disabled])') || document.querySelector('.table.over')";
            page.touch_until(&format!("#cell-{cell}"), is_aimed);
            page.touch_until(".shoot", &format!("{}?.match(/mellé|talált|süllyedt/)", label(cell)));
        }
    }
    page.wait_for("document.querySelector('.table.over')");
    page.end();
}

#[test]
fn a_game_is_played_by_keys_in_salvos() {
    let (_folder, hide) = boards();
    let arguments =
        [&SMALL[..], &["--seats", "human,human", "--hide", &hide, "--seed", "3", "--salvo", "2", "--lang", "en"]]
            .concat();
    let Some(page) = Page::contest(&arguments, Screen::WIDE) else { return };
    page.wait_for("document.querySelector('.invitation .here')");
    page.press(Pointer::Mouse, ".invitation .here");
    page.wait_for("document.querySelector('.curtain .show')");
    page.press(Pointer::Mouse, ".curtain .show");
    page.wait_for("document.querySelector('.status.turn')");
    // A1 and B1, then fire.
    page.keys(&["Enter", "ArrowRight", "Enter"]);
    page.wait_for("document.querySelector('.shoot:not([disabled])')?.textContent.includes('A1 B1')");
    page.press(Pointer::Mouse, ".shoot");
    page.wait_for("document.querySelector('.curtain .show')");
    page.press(Pointer::Mouse, ".curtain .show");
    page.wait_for("document.querySelector('#own-cell-B1')?.ariaLabel.includes('sunk')");
    let ships =
        SHIPS_OF_ONE.map(|cell| format!("document.querySelector('#own-cell-{cell}').ariaLabel.includes('ship')"));
    page.wait_for(&ships.join(" && "));
    page.end();
}

/// Draws the curtain before the next player.
fn lift_the_curtain(page: &Page) {
    page.wait_for("document.querySelector('.curtain .show')");
    page.press(Pointer::Mouse, ".curtain .show");
    page.wait_for("document.querySelector('.status.turn')");
}

#[test]
fn cells_are_named_after_mines_and_minesweepers() {
    let one = "##....\n......\n...#..\n.....*\n.#....\n...+..\n";
    let two = "+..#..\n...#..\n......\n#.....\n....#.\n.*....\n";
    let (_folder, hide) = boards_of(one, two);
    let seats = ["--seats", "human,human", "--hide", &hide, "--seed", "3", "--lang", "en"];
    let arguments = [&SMALL[..], &["--mines", "1", "--sweepers", "1"], &seats].concat();
    let Some(page) = Page::contest(&arguments, Screen::WIDE) else { return };
    page.wait_for("document.querySelector('.invitation .here')");
    page.press(Pointer::Mouse, ".invitation .here");
    let hit_and_name = |shot: &str, answer: &str, named: &str| {
        page.press(Pointer::Mouse, &format!("#cell-{shot}"));
        page.wait_for(&format!("{}?.includes('{answer}')", label(shot)));
        page.wait_for("document.querySelector('.own.active')");
        page.press(Pointer::Mouse, &format!("#own-cell-{named}"));
    };
    // Seed 3: player 2 begins.
    lift_the_curtain(&page);
    hit_and_name("D6", "a minesweeper was hit", "B6");
    lift_the_curtain(&page);
    page.wait_for(&format!("{}?.endsWith('mine')", label("B6")));
    page.press(Pointer::Mouse, "#cell-F6");
    lift_the_curtain(&page);
    hit_and_name("F4", "a mine was hit", "D1");
    lift_the_curtain(&page);
    page.wait_for(&format!("{}?.endsWith('ship')", label("D1")));
    page.press(Pointer::Mouse, "#cell-D1");
    page.wait_for(&format!("{}?.includes('hit')", label("D1")));
    page.end();
}

#[test]
fn bent_ships_are_dragged_and_survive_a_reload() {
    let arguments = ["--game", "sea-battle", "--size", "6x6", "--fleet", "4-1", "--shapes", "any", "--lang", "en"];
    let Some(page) = Page::contest(&arguments, Screen::WIDE) else { return };
    page.wait_for("document.querySelector('.tray .ship')");
    let are_ships = |cells: &[&str]| {
        let ships = "[...document.querySelectorAll('.hide-board [id^=cell]')]
            .filter((cell) => cell.ariaLabel.includes('ship')).map((cell) => cell.id.slice(5)).join(' ')";
        page.wait_for(&format!("{ships} === '{}'", cells.join(" ")));
    };
    page.drag(Pointer::Mouse, &[".tray .ship", "#cell-C2", "#cell-A1"]);
    are_ships(&["A1", "B1", "C1", "D1"]);
    // The second figure of four is a square, the third a T, which a click turns.
    page.press(Pointer::Mouse, ".figure");
    are_ships(&["A1", "B1", "A2", "B2"]);
    page.press(Pointer::Mouse, ".figure");
    are_ships(&["A1", "B1", "C1", "B2"]);
    page.press(Pointer::Mouse, "#cell-B1");
    are_ships(&["B1", "A2", "B2", "B3"]);
    page.reload();
    are_ships(&["B1", "A2", "B2", "B3"]);
    page.drag(Pointer::Mouse, &[".tray .ship", "#cell-C5", "#cell-E5"]);
    page.wait_for("document.querySelector('.ready:not([disabled])')");
    page.press(Pointer::Mouse, ".ready");
    page.wait_for("document.querySelector('.table.playing')");
    assert_eq!(page.run("return sessionStorage.length", &json!([])), json!(0));
    page.end();
}

#[test]
fn an_open_page_goes_on_when_the_contest_is_resumed() {
    let (folder, hide) = boards();
    let record = folder.path().join("record.jsonl").to_str().unwrap().to_owned();
    let seats = ["--seats", "human,human", "--hide", &hide, "--seed", "3", "--record", &record, "--lang", "en"];
    let Some(mut page) = Page::contest(&[&SMALL[..], &seats].concat(), Screen::WIDE) else { return };
    let first = page.window();
    page.wait_for("document.querySelector('.invitation a')");
    page.press(Pointer::Mouse, ".invitation a");
    let second = loop {
        let other = page.windows().into_iter().find(|window| *window != first);
        if let Some(other) = other {
            break other;
        }
    };
    page.switch(&second);
    for cell in ["A1", "B1"] {
        shoot(&page, cell);
    }
    page.explorer.restart_contest(&["--resume", &record, "--lang", "en"]);
    page.wait_for("!document.querySelector('.lost')");
    shoot(&page, "F6");
    page.switch(&first);
    page.wait_for("document.querySelector('#own-cell-F6')?.ariaLabel.includes('miss')");
    shoot(&page, "D1");
    // It waits for news, and does not ask again and again.
    let asked = "return performance.getEntriesByType('resource').length";
    let before = page.run(asked, &json!([])).as_u64().unwrap();
    thread::sleep(Duration::from_secs(3));
    let after = page.run(asked, &json!([])).as_u64().unwrap();
    assert!(after - before < 4, "{} requests in 3 s", after - before);
    // Only the loss of the server is noted, by the browser itself.
    let console = page.console();
    assert!(console.iter().all(|said| said.contains("net::ERR_")), "{console:?}");
}
