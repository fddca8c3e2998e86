//! How the command starts and ends.

use std::fs;
use std::net::TcpListener;
use std::process::{Command, Output};

use serde_json::json;
use tempfile::TempDir;

use super::explorer::Explorer;
use super::http::request;
use smyoz::games::smyoz::Layout;

/// The port that is tried first.
const PORT: u16 = 7690;

/// Runs the command where it must fail.
fn failed(arguments: &[&str]) -> String {
    let folder = TempDir::new().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_smyoz"));
    command.args(["explore", "--no-open", "--state"]).arg(folder.path()).args(arguments);
    let Output { status, stdout, stderr } = command.output().unwrap();
    assert_eq!((status.code(), &stdout[..]), (Some(2), &b""[..]), "{arguments:?}");
    String::from_utf8(stderr).unwrap()
}

#[test]
fn a_port_in_use_is_named_or_another_one_taken() {
    // Somebody else may have it already.
    let _taken = TcpListener::bind(("127.0.0.1", PORT));
    let server = Explorer::start_with(&[]);
    assert!(!server.address.ends_with(&format!(":{PORT}")), "{}", server.address);
    assert_eq!(server.ask("GET", "/", "").status, 200);
    let port = server.address.rsplit(':').next().unwrap();
    let message = failed(&["--port", port]);
    assert_eq!(message, format!("smyoz: --port {port} is in use: give another one, or leave it out\n"));
    let (status, messages) = server.stop("TERM");
    assert!(
        status.success() && messages.starts_with(&format!("port {PORT} is in use, so another one is used\n")),
        "{messages}"
    );
}

#[test]
fn signals_end_it_cleanly() {
    for signal in ["INT", "TERM"] {
        let server = Explorer::start(&[]);
        let id = server.begin(&json!({"seed": 5}));
        server.play(&id, &json!({"shoot": {"cell": "55"}}));
        // A connection that waits does not hold it up.
        let _idle = super::http::connect(&server.address).unwrap();
        let (status, _) = server.stop(signal);
        assert_eq!(status.code(), Some(0), "{signal}");
    }
}

#[test]
fn what_is_given_is_played() {
    let folder = TempDir::new().unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let seed: smyoz::games::smyoz::Seed = "000005".parse().unwrap();
    let samples = include_str!("../../../puzzles/levels.jsonl");
    let game = r#"{"format":"smyoz-game/1","mode":"game","seed":5,"actions":[{"action":{"shoot":{"cell":"55"}}}]}"#;
    let opened = |arguments: &[&str]| {
        let server = Explorer::start(arguments);
        let (_, link) = server.link.split_once('#').unwrap_or_default();
        server.post("/api/games", &json!({"link": link}))["view"].take()
    };
    let drawing = file("layout.txt", &Layout::of_seed(seed).to_string());
    for (arguments, mode, actions) in [
        (&["--seed", "5"][..], "game", 0),
        (&["--seed", "5", "--mode", "training"], "training", 0),
        (
            &[&*file("SEED-000005.txt", &smyoz::games::smyoz::puzzle::seed_file(seed, &Layout::of_seed(seed)))],
            "game",
            0,
        ),
        (&[&*drawing], "game", 0),
        (&[&*file("one.json", samples.lines().next().unwrap())], "puzzle", 0),
        (&[&*file("game.json", game)], "game", 1),
    ] {
        let view = opened(arguments);
        assert_eq!((view["mode"].as_str(), view["actions"].as_u64()), (Some(mode), Some(actions)), "{arguments:?}");
    }
    let link = Explorer::start(&["--seed", "5"]).link.clone();
    assert_eq!(opened(&[&link]), opened(&["--seed", "5"]));
    assert_eq!(opened(&[&drawing]), opened(&["--seed", "5"]));
}

#[test]
fn what_cannot_be_explored_is_named() {
    let folder = TempDir::new().unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let text = file("plain.txt", "hello");
    let old = file("old.json", r#"{"format":"smyoz-game/0"}"#);
    let samples = concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/levels.jsonl");
    for (arguments, message) in [
        (&["--seed", "x"][..], "error: invalid value 'x' for '--seed <SEED>'"),
        (&["--seed", "5", "a.json"], "error: the argument '--seed <SEED>' cannot be used with"),
        (&["--seed", "5", "--mode", "puzzle"], "smyoz: There is no such game: this mode needs a puzzle\n"),
        (&["no-such-file.json"], "smyoz: no-such-file.json cannot be read: "),
        (&["no-such-file.txt"], "smyoz: no-such-file.txt cannot be read: "),
        (&["picture.png"], "smyoz: picture.png cannot be read: "),
        (&[&*text], &*format!("smyoz: {text}: ")),
        (&[&*old], &*format!("smyoz: {old}: unknown format `smyoz-game/0`")),
        (&["g=AAAA"], "smyoz: the link cannot be opened: "),
        (&[samples, &*text], "smyoz: a layout, saved game or link must be the only argument\n"),
        (&["--state", "/dev/null/games"], "error: the argument '--state <DIR>' cannot be used multiple times"),
        (&["--port", "65536"], "error: invalid value '65536' for '--port <PORT>'"),
    ] {
        let said = failed(arguments);
        assert!(said.starts_with(message), "{arguments:?}: {said}");
    }
}

#[test]
fn the_rules_of_each_game_are_pages_that_anyone_may_read() {
    let server = Explorer::start_with(&[]);
    let read = |path: &str| request(&server.address, ("GET", path), &[("Host", &server.address)], "").unwrap();
    for (path, heading) in [
        ("/rules/smyoz?lang=en", "<h1>SMYOZ – How to play</h1>"),
        ("/rules/sea-battle?lang=hu", "<h1>Torpedó – Így játsszuk</h1>"),
        ("/rules/battleship?lang=en", "<h1>Sea Battle – How to play</h1>"),
    ] {
        let page = read(path);
        assert_eq!((page.status, page.header("content-type")), (200, "text/html; charset=utf-8"), "{path}");
        assert!(page.body.contains(heading), "{path}");
    }
    assert_eq!(read("/rules/chess").status, 404);
}
