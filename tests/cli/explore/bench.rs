//! The bench over HTTP.

use serde_json::{Value, json};
use smyoz::games::smyoz::{Layout, Seed, ship_name};

use super::explorer::Explorer;

/// The clues of a unique puzzle that is made for its level, and its solution as ships.
fn sheet() -> Value {
    let puzzle: Value = serde_json::from_str(include_str!("../../../puzzles/samples/smyoz-123456.json")).unwrap();
    let ships = layout().placements().map(ship_name).to_vec();
    json!({ "inventory": puzzle["inventory"], "shots": puzzle["shots"], "ships": ships })
}

/// How many layouts fit the clues of a puzzle, and whether no others do.
fn count(server: &Explorer, puzzle: &Value) -> Value {
    let sheet = json!({ "inventory": puzzle["inventory"], "shots": puzzle["shots"] });
    let assay = server.post("/api/bench/assay", &sheet);
    json!([assay["count"], assay["isAll"]])
}

fn layout() -> Layout {
    Layout::of_seed("123456".parse::<Seed>().unwrap())
}

#[test]
fn a_sheet_is_assayed() {
    let server = Explorer::start(&[]);
    let empty = server.post("/api/bench/assay", &json!({}));
    assert_eq!((&empty["isAll"], &empty["solution"]), (&json!(false), &Value::Null));
    let unique = server.post("/api/bench/assay", &sheet());
    assert_eq!((&unique["count"], &unique["isAll"], &unique["conflict"]), (&json!(1), &json!(true), &json!([])));
    // One shot alone would do, if the level did not matter.
    assert!(unique["spare"].as_array().is_some_and(|spare| !spare.is_empty()), "{unique}");
    assert!(unique["rating"]["level"].is_string(), "{unique}");
    // How many there are is known before the rest.
    let counted = server.post("/api/bench/count", &sheet());
    assert_eq!((&counted["count"], &counted["solution"]), (&unique["count"], &unique["solution"]));
    assert_eq!((&counted["spare"], &counted["rating"]), (&json!([]), &Value::Null));
    let drawn = server.post("/api/bench/drawing", &sheet());
    assert_eq!(drawn["broken"], json!([]));
    assert!(drawn["shows"].is_array(), "{drawn}");
}

#[test]
fn a_sheet_is_completed_and_spared() {
    let server = Explorer::start(&[]);
    let mut begun = sheet();
    begun["shots"].as_array_mut().unwrap().truncate(1);
    assert_ne!(count(&server, &begun), json!([1, true]));
    let completed = server.post("/api/bench/complete", &json!({ "sheet": begun }))["puzzle"].take();
    assert_eq!(count(&server, &completed), json!([1, true]));
    let spared = server.post("/api/bench/spare", &sheet())["puzzle"].take();
    assert_eq!(count(&server, &spared), json!([1, true]));
    assert!(spared["shots"].as_array().unwrap().len() < sheet()["shots"].as_array().unwrap().len());
    let reply = server.ask("POST", "/api/bench/spare", &begun.to_string());
    assert!(reply.status == 200 && reply.says_no(), "{reply:?}");
}

#[test]
fn a_sheet_is_saved_in_every_format() {
    let server = Explorer::start(&[]);
    for (format, start) in [
        ("json", "{\"format\":\"smyoz-puzzle/1\""),
        ("text", "SMYOZ"),
        ("svg", "<?xml"),
        ("layout", &layout().to_string()),
    ] {
        let reply = server.ask("POST", "/api/bench/file", &json!({ "sheet": sheet(), "format": format }).to_string());
        assert!(reply.status == 200 && reply.body.starts_with(start), "{format}");
        assert!(reply.header("content-disposition").starts_with("attachment; filename="), "{format}");
    }
    let solution = json!({ "sheet": sheet(), "format": "svg", "solution": true, "mono": true });
    assert_eq!(server.ask("POST", "/api/bench/file?lang=hu", &solution.to_string()).status, 200);
    for (wanted, status) in [
        (json!({ "sheet": {}, "format": "layout" }), 200),
        (json!({ "sheet": {}, "format": "svg", "solution": true }), 200),
        (json!({ "sheet": {}, "format": "gif" }), 400),
        (json!({ "sheet": { "ships": ["A11-99"] }, "format": "svg" }), 400),
    ] {
        let reply = server.ask("POST", "/api/bench/file", &wanted.to_string());
        assert!(reply.status == status && reply.says_no(), "{wanted} {reply:?}");
    }
}
