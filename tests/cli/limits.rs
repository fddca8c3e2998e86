//! Limits that the user sets.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::{Folder, json};

/// Much less than what is limited would take, and much more than a limit of a second.
const SOON: Duration = Duration::from_secs(20);

/// What a run without an answer says, and that it ends soon.
#[track_caller]
fn unknown_soon(folder: &Folder, arguments: &str) -> String {
    let start = Instant::now();
    let told = folder.run(arguments).unknown();
    assert!(start.elapsed() < SOON, "{arguments}");
    told
}

/// A puzzle of a single shot, which no technique solves, with a rating whose core is said to be a
/// smallest one.
fn exactly_rated() -> Value {
    let mut puzzle = first("minimum");
    puzzle["rating"] = json!({
        "scale": 6, "level": "beyond", "score": 1, "steps": 1, "hardest": "core", "narrowest": 1, "core": 1,
        "exact": true,
    });
    puzzle
}

/// The first puzzle of a collection.
fn first(collection: &str) -> Value {
    let path = format!("{}/puzzles/{collection}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap();
    serde_json::from_str(text.lines().next().unwrap()).unwrap()
}

#[test]
fn certify_has_a_time_limit() {
    let folder = Folder::with("p.json", first("symmetric").to_string());
    let limited = "certify p.json --out proof --time-limit 1";
    assert_eq!(folder.run(limited).unknown(), "p.json: NOT KNOWN: no proof within the time limit\n");
    let document = json(&folder.run(&format!("{limited} --json")).unknown());
    let told = [&document["certificate"], &document["unique"], &document["limit"]];
    assert_eq!(told, [&Value::Null, &Value::Null, &json!("time")]);
    assert!(!folder.path("proof").exists());
    assert_eq!(folder.run("certify --check proof --time-limit 1").code, 2);
}

#[test]
fn verify_keeps_its_time_limit_where_a_rating_is_exact() {
    let folder = Folder::with("p.json", exactly_rated().to_string());
    let told = unknown_soon(&folder, "verify p.json --time-limit 1");
    assert_eq!(told, "p.json: NOT KNOWN: 1 solution found within the time limit\n");
}

#[test]
fn rate_has_a_time_limit() {
    let folder = Folder::with("p.json", first("minimum").to_string());
    for what in ["", "--why 44"] {
        let told = unknown_soon(&folder, &format!("rate p.json --exact {what} --time-limit 1"));
        assert_eq!(told, "p.json: NOT KNOWN: no answer within the time limit\n", "{what}");
    }
    let document = json(&unknown_soon(&folder, "rate p.json --exact --time-limit 1 --json"));
    assert_eq!((&document["level"], &document["limit"]), (&Value::Null, &json!("time")));
    let run = folder.run("rate p.json --exact --time-limit 1 --rated");
    assert_eq!((run.code, run.stdout.contains("smyoz-puzzle/1"), run.stdout.contains("rating")), (3, true, false));
    assert_eq!(run.stderr, "p.json: NOT KNOWN: no answer within the time limit\n");
}

#[test]
fn rate_looks_for_a_second_solution_first() {
    let puzzle = r#"{"format":"smyoz-puzzle/1","inventory":{},"shots":[{"cell":"55","shows":"A"}]}"#;
    let folder = Folder::with("p.json", puzzle);
    let start = Instant::now();
    assert_eq!(folder.run("rate p.json --exact").no(), "p.json: no level: the clues do not decide everything\n");
    assert!(start.elapsed() < SOON);
}
