//! Exported pages: from files, and from a web server that knows nothing but files.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, thread};

use serde_json::json;
use smyoz::games::smyoz::puzzle::read_puzzle;
use smyoz::puzzles::Record;
use tempfile::TempDir;

use super::driver::{Browser, Pointer};

const PUZZLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/smyoz-123456.json");
const SECOND: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/samples/smyoz-123457.json");

/// Exports the puzzle in English, with these options.
fn export(options: &[&str]) -> TempDir {
    let folder = TempDir::new().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_smyoz"));
    let out = folder.path().join("site");
    assert!(command.args(["explore", PUZZLE, "--export"]).arg(out).args(options).status().unwrap().success());
    folder
}

/// Where the files of a folder are.
fn file_address(folder: &TempDir) -> String {
    format!("file://{}", folder.path().join("site").display())
}

/// Serves the files of a folder to whoever asks, as long as the tests run; returns where.
fn web_server(folder: &TempDir) -> String {
    let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let site = folder.path().join("site");
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let site = site.clone();
            // A browser opens connections on which it may ask nothing.
            thread::spawn(move || serve(&stream, &site));
        }
    });
    address
}

/// Answers one request.
fn serve(mut stream: &TcpStream, site: &Path) -> Option<()> {
    let mut lines = BufReader::new(stream).lines().map_while(Result::ok);
    let request = lines.next()?;
    lines.find(String::is_empty)?;
    let name = request.split(' ').nth(1)?.trim_start_matches('/');
    let file: PathBuf = site.join(name);
    let kind = match file.extension()?.to_str()? {
        "html" => "text/html",
        "js" => "text/javascript",
        "css" => "text/css",
        _ => "application/octet-stream",
    };
    let (status, content) = match fs::read(file) {
        Ok(content) => ("200 OK", content),
        Err(_) => ("404 Not Found", Vec::new()),
    };
    let length = content.len();
    let head =
        format!("HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n");
    stream.write_all(&[head.as_bytes(), &content].concat()).ok()
}

/// Opens the puzzle's page.
fn open(browser: &Browser, address: &str) {
    browser.go(&format!("{address}/smyoz-123456.html"));
    browser.wait_for("document.querySelector('.board')");
    browser.run("document.querySelector('.board').focus()", &json!([]));
}

fn press_button(browser: &Browser, at: usize) {
    browser.run("document.querySelectorAll('.buttons button')[arguments[0]].click()", &json!([at]));
}

#[test]
fn a_puzzle_is_solved_without_a_server() {
    let Some(browser) = Browser::start() else { return };
    solve(&browser, &file_address(&export(&[])));
}

#[test]
fn a_puzzle_is_solved_on_a_web_site() {
    let Some(browser) = Browser::start() else { return };
    let folder = export(&["--lang", "en"]);
    let address = web_server(&folder);
    browser.go(&format!("{address}/index.html"));
    browser.wait_for("document.querySelector('.list a')");
    assert_eq!(browser.text("#progress"), "0 of 1 solved");
    solve(&browser, &address);
    browser.run("document.querySelector('nav a').click()", &json!([]));
    browser.wait_for("document.querySelector('#progress')?.textContent === '1 of 1 solved'");
    assert_eq!(browser.text(".list li"), "Puzzle 1 · ★★☆☆☆ ✓ solved");
    assert_eq!(browser.origins(), BTreeSet::from([address]));
}

/// A window in which the whole board is seen.
fn make_room(browser: &Browser) {
    let metrics = json!({ "width": 900, "height": 1000, "deviceScaleFactor": 1, "mobile": false });
    browser.devtools("Emulation.setDeviceMetricsOverride", &metrics);
}

#[test]
fn points_and_cells_are_clicked() {
    let Some(browser) = Browser::start() else { return };
    make_room(&browser);
    open(&browser, &file_address(&export(&[])));
    let side = browser.run("return document.querySelector('.area').getBoundingClientRect().width / 9", &json!([]));
    let place = |x: f64, y: f64| {
        let from_middle = |at: f64| ((at - 4.5) * side.as_f64().unwrap()) as i32;
        (from_middle(x), from_middle(y))
    };
    let click = |x: f64, y: f64| browser.drag_on(Pointer::Mouse, ".area", &[place(x, y)]);
    let points = || browser.run("return document.querySelectorAll('.board-svg .point').length", &json!([]));
    let before = points();
    click(1.1, 0.95);
    assert_ne!(points(), before, "the point between 11 and 22 is marked");
    let marks = || browser.run("return JSON.parse(Object.values(localStorage)[0]).marks", &json!([]));
    assert_eq!(marks(), json!([["11/22", "."]]));
    click(1.5, 0.5);
    click(-0.3, 0.5);
    assert_eq!(marks().as_array().map(Vec::len), Some(2), "beside the board there is nothing to be marked");
    // Dragging marks what is as the first cell was; one step takes it back.
    browser.drag_on(Pointer::Mouse, ".area", &[place(0.5, 7.5), place(1.5, 7.5), place(2.5, 7.5)]);
    assert_eq!(marks()[2], json!(["18 28 38", "."]));
    press_button(&browser, 0);
    let water = "[...document.querySelectorAll('.board-svg .drop')].length";
    browser.wait_for(&format!("{water} === 1"));
}

#[test]
fn a_puzzle_of_sea_battle_is_solved_without_a_server() {
    let Some(browser) = Browser::start() else { return };
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/sea_battle_played.json");
    let puzzle: smyoz::games::sea_battle::Puzzle = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
    let solution = puzzle.solution.unwrap();
    for (options, name) in [(&[][..], puzzle.file_stem()), (&["--lang", "hu"], puzzle.file_stem())] {
        let folder = TempDir::new().unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_smyoz"));
        let site = folder.path().join("site");
        assert!(command.args(["explore", file, "--export"]).arg(&site).args(options).status().unwrap().success());
        browser.go(&format!("{}/{name}.html", file_address(&folder)));
        browser.wait_for("document.querySelector('.board')");
        browser.run("localStorage.clear(); location.reload()", &json!([]));
        browser.wait_for("document.querySelector('.board') && document.querySelector('.message').textContent === ''");
        browser.run("document.querySelector('.board').focus()", &json!([]));
        for _ in 0..3 {
            press_button(&browser, 3);
            assert_ne!(browser.text(".message"), "");
        }
        browser.run("document.querySelector('.board').focus()", &json!([]));
        for row in 0..puzzle.board.size().height() {
            for column in 0..puzzle.board.size().width() {
                let cell = smyoz::games::sea_battle::Cell::at(column, row);
                if column > 0 {
                    browser.keys(&["ArrowRight"]);
                }
                if solution.at(cell).is_some() && puzzle.clues.shows(cell).is_none() {
                    browser.keys(&["#"]);
                }
            }
            browser.keys(&["ArrowDown"]);
            browser.keys(&vec!["ArrowLeft"; usize::from(puzzle.board.size().width()) - 1]);
        }
        assert!(["Solved!", "Megfejtve!"].contains(&&*browser.text(".message")), "{}", browser.text(".message"));
        assert_eq!(browser.console(), Vec::<String>::new());
    }
}

/// Solves the puzzle by keyboard, with hints and checks.
fn solve(browser: &Browser, address: &str) {
    open(browser, address);
    // Undo, redo, check, hint.
    for stage in ["look at", "technique"] {
        press_button(browser, 3);
        assert!(browser.text(".message").contains(stage), "{}", browser.text(".message"));
    }
    browser.keys(&["."]);
    let solution = read_puzzle(&fs::read_to_string(PUZZLE).unwrap()).unwrap().solution.unwrap();
    for (index, row) in solution.drawing().rows().iter().enumerate() {
        if index > 0 {
            browser.keys(&["ArrowDown"]);
        }
        // There and back again.
        let order: Vec<usize> = if index.is_multiple_of(2) { (0..9).collect() } else { (0..9).rev().collect() };
        for (step, column) in order.into_iter().enumerate() {
            if step > 0 {
                browser.keys(&[if index.is_multiple_of(2) { "ArrowRight" } else { "ArrowLeft" }]);
            }
            if row.as_bytes()[column] != b'.' {
                browser.keys(&[" "]);
            }
        }
    }
    assert_eq!(browser.text(".message"), "Solved!");
    browser.keys(&["Control+z"]);
    press_button(browser, 2);
    assert_eq!(browser.text(".message"), "Everything is right so far.");
    assert_eq!(browser.console(), Vec::<String>::new());
}

#[test]
fn pages_link_to_those_before_and_after_them() {
    let Some(browser) = Browser::start() else { return };
    let folder = export(&["--lang", "hu", SECOND]);
    browser.go(&format!("{}/index.html", file_address(&folder)));
    browser.wait_for("document.querySelector('.list a')");
    for (link, wanted) in [
        (".list a", "Az összes rejtvény|Következő →|Szabályok"),
        ("nav a:nth-child(2)", "← Előző|Az összes rejtvény|Szabályok"),
    ] {
        browser.run(&format!("document.querySelector('{link}').click()"), &json!([]));
        let links = "[...document.querySelectorAll('nav a')].map((link) => link.textContent).join('|')";
        browser.wait_for(&format!("{links} === '{wanted}'"));
    }
    assert_eq!(browser.console(), Vec::<String>::new());
}

#[test]
fn pages_for_a_contest_know_no_answers() {
    let Some(browser) = Browser::start() else { return };
    let folder = export(&["--contest"]);
    let site = folder.path().join("site");
    let puzzle = read_puzzle(&fs::read_to_string(PUZZLE).unwrap()).unwrap();
    let id = puzzle.id().to_string();
    let mut files: Vec<_> = fs::read_dir(&site).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    for file in &files {
        let name = file.file_name().unwrap().to_str().unwrap();
        let content = fs::read_to_string(file).unwrap();
        for secret in ["123456", &id, "\"answers\""] {
            assert!(!name.contains(secret) && !content.contains(secret), "{secret} in {name}");
        }
    }
    browser.go(&format!("{}/puzzle-001.html", file_address(&folder)));
    browser.wait_for("document.querySelector('.board')");
    let buttons = browser.run("return document.querySelectorAll('.buttons button').length", &json!([]));
    assert_eq!(buttons, json!(3));
    assert_eq!(browser.text(".line code").chars().count(), 81);
    assert_eq!(browser.console(), Vec::<String>::new());
}

/// Solves the puzzle of a page by a pointer: its ship cells are clicked until they are ships.
fn solve_by(browser: &Browser, pointer: Pointer, cells: &[(u8, u8)], (width, height): (u8, u8)) {
    let area = browser.run(
        "const { width, height } = document.querySelector('.area').getBoundingClientRect(); return [width, height]",
        &json!([]),
    );
    let place = |at: u8, all: u8, axis: usize| {
        ((f64::from(at) + 0.5 - f64::from(all) / 2.0) * area[axis].as_f64().unwrap() / f64::from(all)) as i32
    };
    let marks = "(JSON.parse(Object.values(localStorage)[0] ?? '{\"done\":0}').done)";
    for &(column, row) in cells {
        for _ in 0..2 {
            let before = browser.run(&format!("return {marks}"), &json!([]));
            browser.drag_on(pointer, ".area", &[(place(column, width, 0), place(row, height, 1))]);
            browser.wait_for(&format!("{marks} > {before}"));
        }
    }
    browser.wait_for("document.querySelector('.message').textContent === 'Solved!'");
}

#[test]
fn sites_are_used_by_mouse_and_by_touch() {
    let Some(browser) = Browser::start() else { return };
    make_room(&browser);
    let sea = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/sea_battle_played.json");
    let folder = export(&["--lang", "en", sea]);
    let smyoz = read_puzzle(&fs::read_to_string(PUZZLE).unwrap()).unwrap();
    let given = smyoz.clues.shots.cells();
    let drawing = smyoz.solution.unwrap().drawing();
    let cells = smyoz::games::smyoz::Cell::all().filter(|&cell| drawing.at(cell).is_some() && !given.contains(cell));
    let smyoz_cells: Vec<_> = cells.map(|cell| (cell.column(), cell.row())).collect();
    let puzzle: smyoz::games::sea_battle::Puzzle = serde_json::from_str(&fs::read_to_string(sea).unwrap()).unwrap();
    let solution = puzzle.solution.unwrap();
    let cells = puzzle.board.size().cells();
    let cells = cells.filter(|&cell| solution.at(cell).is_some() && puzzle.clues.shows(cell).is_none());
    let sea_cells: Vec<_> = cells.map(|cell| (cell.column(), cell.row())).collect();
    for pointer in [Pointer::Mouse, Pointer::Touch] {
        browser.go(&format!("{}/index.html", file_address(&folder)));
        browser.wait_for("document.querySelector('.list a')");
        browser.run("localStorage.clear()", &json!([]));
        assert!(browser.text(".list").contains('★'));
        // From the list to the first puzzle, from there to the next one, and back.
        browser.press(pointer, ".list a");
        browser.wait_for("document.querySelector('.board')");
        solve_by(&browser, pointer, &smyoz_cells, (9, 9));
        browser.press(pointer, "nav a:nth-child(2)");
        browser.wait_for("document.querySelector('#player.sea-battle .board')");
        browser.run("localStorage.removeItem(Object.keys(localStorage)[0])", &json!([]));
        let size = puzzle.board.size();
        solve_by(&browser, pointer, &sea_cells, (size.width(), size.height()));
        browser.press(pointer, "nav a:nth-child(2)");
        browser.wait_for("document.querySelector('#progress')?.textContent.includes('of 2 solved')");
    }
    assert_eq!(browser.console(), Vec::<String>::new());
}

/// The site of a puzzle of the tests' data, and the address of its page.
fn site_of(name: &str, options: &[&str]) -> (TempDir, String) {
    let folder = TempDir::new().unwrap();
    let file = format!("{}/tests/data/{name}", env!("CARGO_MANIFEST_DIR"));
    let puzzle: smyoz::games::sea_battle::Puzzle = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_smyoz"));
    let site = folder.path().join("site");
    assert!(command.args(["explore", &file, "--export"]).arg(&site).args(options).status().unwrap().success());
    let address = format!("{}/{}.html", file_address(&folder), puzzle.file_stem());
    (folder, address)
}

#[test]
fn wrong_counts_and_ships_that_touch_are_seen_without_colours_and_said() {
    let Some(browser) = Browser::start() else { return };
    let (_folder, address) = site_of("wrong_counts.json", &["--lang", "en"]);
    browser.go(&address);
    browser.wait_for("document.querySelector('.board')");
    browser.run("localStorage.clear(); document.querySelector('.board').focus()", &json!([]));
    let label = || browser.run("return document.querySelector('.board').ariaLabel", &json!([]));
    let number = |of: &str| browser.run("return document.querySelectorAll(arguments[0]).length", &json!([of]));
    browser.keys(&["ArrowRight", "ArrowDown"]);
    assert_eq!(
        label(),
        json!("The board. B2: middle of a ship, given. Ship cells: column B: 1/4; row 2: 1/3"),
        "a cell that is given is named exactly"
    );
    assert_eq!((number(".count-frame"), number(".suspicious-frame")), (json!(0), json!(0)));
    // Column A has one ship cell, and the ship cells at A1 and B2 touch at a corner.
    browser.keys(&["ArrowLeft", "ArrowUp", "#", "ArrowDown", "ArrowDown", "ArrowDown", "#"]);
    assert_eq!(
        label(),
        json!("The board. A4: ship, your mark. Ship cells: column A: 2/1, cannot be right; row 4: 1/2")
    );
    assert_eq!((number(".count-frame"), number(".suspicious-frame")), (json!(1), json!(2)));
    assert!(browser.text("main .visually-hidden").contains("column A: 2/1, cannot be right; column B: 1/4;"));
    browser.keys(&["ArrowUp", "ArrowUp", "ArrowUp"]);
    assert!(label().as_str().unwrap().starts_with("The board. A1: ship, your mark, breaks a rule."));
    assert_eq!(browser.console(), Vec::<String>::new());
}

#[test]
fn pages_are_there_without_javascript_and_print_no_buttons() {
    let Some(browser) = Browser::start() else { return };
    for (lang, advice) in [("en", "use a pencil"), ("hu", "ceruzával")] {
        let (_folder, address) = site_of("title_and_note.json", &["--lang", lang]);
        browser.go(&address);
        browser.wait_for("document.querySelector('.board')");
        let is_shown = "return ['.board', 'h1', '.panel', '.buttons', 'nav', '.keys', '.message']
            .map((part) => document.querySelector(part).checkVisibility())";
        assert_eq!(browser.run(is_shown, &json!([])), json!([true, true, true, true, true, true, true]));
        browser.devtools("Emulation.setEmulatedMedia", &json!({ "media": "print" }));
        assert_eq!(browser.run(is_shown, &json!([])), json!([true, true, true, false, false, false, false]));
        browser.devtools("Emulation.setEmulatedMedia", &json!({ "media": "" }));
        let page = fs::read_to_string(address.trim_start_matches("file://")).unwrap();
        let (_, static_part) = page.split_once("<noscript>").unwrap();
        let (static_part, _) = static_part.split_once("</noscript>").unwrap();
        for part in ["<h1>Low Tide</h1>", "Begin with row four.", "data:image/svg+xml;base64,PD94", advice] {
            assert!(static_part.contains(part), "{part} in {static_part}");
        }
    }
}

#[test]
fn pages_have_the_title_and_the_note_of_their_puzzle() {
    let Some(browser) = Browser::start() else { return };
    let (_folder, address) = site_of("title_and_note.json", &["--lang", "en"]);
    browser.go(&address);
    browser.wait_for("document.querySelector('.board')");
    assert_eq!(browser.text("h1"), "Low Tide");
    assert_eq!(browser.text(".note"), "Begin with row four.");
    assert_eq!(browser.run("return document.title", &json!([])), json!("Low Tide"));
    let page = fs::read_to_string(address.trim_start_matches("file://")).unwrap();
    assert!(page.contains("<title>Low Tide</title>"));
}
