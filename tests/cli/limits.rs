//! Limits that the user sets.

use serde_json::{Value, json};

use super::{Folder, json};

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
