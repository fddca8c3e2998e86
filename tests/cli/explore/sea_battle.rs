//! Sea Battle over HTTP: puzzles, games, the bench.

use serde_json::{Value, json};
use smyoz::engines::EngineChoice;
use smyoz::games::sea_battle::{Cell, Layout, Puzzle};
use smyoz::judging::verify;
use smyoz::limits::Limits;

use super::explorer::Explorer;

/// A puzzle of 6 × 6 that the tests know: its file.
pub const PUZZLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/sea_battle_played.json");

fn puzzle() -> Value {
    serde_json::from_str(include_str!("../../data/sea_battle_played.json")).unwrap()
}

fn solution() -> Layout {
    let rows: Vec<String> = serde_json::from_value(puzzle()["solution"].take()).unwrap();
    Layout::from_rows(&rows).unwrap()
}

/// The marks of the ship cells that are not shown.
fn ships() -> Vec<String> {
    let given = puzzle()["clues"].to_string();
    let cells = solution().occupied().iter().map(|cell: Cell| cell.to_string());
    cells.filter(|cell| !given.contains(&format!("\"{cell}\""))).map(|cell| format!("{cell}#")).collect()
}

#[test]
fn what_is_no_game_is_refused() {
    let server = Explorer::start(&[]);
    let mut loose = puzzle();
    loose["rows"] = json!([null, null, null, null, null, null]);
    let mut contradictory = loose.clone();
    contradictory["clues"] = json!([{"cell": "A1", "shows": "submarine"}, {"cell": "B2", "shows": "ship"}]);
    let setting = |setting: Value| json!({"sea-battle": {"setting": setting}});
    for (body, status, said) in [
        (json!({"puzzle": loose}), 200, "several layouts"),
        (json!({"puzzle": contradictory}), 200, "no layout"),
        (json!({"puzzle": puzzle(), "mode": "game"}), 200, "seed or a layout"),
        (json!({"puzzle": {"format": "sea-battle-puzzle/1"}}), 400, "width"),
        (json!({"puzzle": {"format": "sea-battle-puzzle/2"}}), 400, ""),
        (setting(json!({"size": "0x10"})), 400, "0x10"),
        (setting(json!({"size": "1000000000x10"})), 400, "1000000000x10"),
        (setting(json!({"size": "5x5", "fleet": "6"})), 200, "length 6"),
        (setting(json!({"size": "5x5", "fleet": "4-4-4-4-4"})), 200, "does not fit"),
        (setting(json!({"size": "5x5", "fleet": "1", "sweepers": 1})), 200, "mines"),
        (setting(json!({"size": "5x5", "colour": "red"})), 400, "colour"),
        (json!({"game": {"format": "sea-battle-game/2"}}), 200, "sea-battle-game/2"),
        (
            json!({"game": {"format": "sea-battle-game/1", "puzzle": puzzle(), "actions": [{"action": "shoot"}]}}),
            200,
            "shoot",
        ),
        (
            json!({"game": {"format": "sea-battle-game/1", "puzzle": puzzle(), "actions": [{"action": {"mark": {"cells": ["Z9#"]}}}]}}),
            200,
            "Z9",
        ),
        (json!({"game": {"format": "sea-battle-game/1", "puzzle": puzzle(), "actions": [], "cursor": 5}}), 200, "5"),
    ] {
        let reply = server.ask("POST", "/api/games", &body.to_string());
        assert!(reply.status == status && reply.says_no(), "{body} {reply:?}");
        let error = reply.json()["error"].as_str().unwrap().to_owned();
        assert!(error.contains(said) && error.len() < 500, "{body} {error}");
    }
    assert_eq!(server.get("/api/start")["saved"], json!([]));
}

#[test]
fn a_puzzle_is_solved_undone_saved_and_listed() {
    let server = Explorer::start(&[PUZZLE]);
    let id = server.begin(&json!({"link": server.link.split_once('#').unwrap().1}));
    let first = server.get(&format!("/api/games/{id}"));
    let help = |stage: u8| {
        server.play(&id, &json!({"hint": {"stage": stage}}));
        server.get(&format!("/api/games/{id}/help"))
    };
    assert_eq!(help(1)["mark"], Value::Null);
    assert!(help(2)["lines"][0].as_str().unwrap().contains("technique: "));
    let told = help(3);
    assert!(
        told["mark"]["mark"]["cells"].as_array().is_some_and(|marks| !marks.is_empty())
            && told["about"]["cells"] != json!([])
    );

    let (last, others) = ships().split_last().map(|(last, others)| (last.clone(), others.to_vec())).unwrap();
    let before = server.play(&id, &json!({"mark": {"cells": others}}));
    assert_eq!((&before["solution"], &before["counters"]["hints"]), (&Value::Null, &json!([1, 1, 1])));
    assert_eq!(server.get(&format!("/api/games/{id}/path")), Value::Null);
    let after = server.play(&id, &json!({"mark": {"cells": [last]}}));
    assert_eq!(after["solution"], puzzle()["solution"]);
    let path = server.get(&format!("/api/games/{id}/path"));
    assert!(path["rating"]["level"].is_string() && !path["stages"][0].as_array().unwrap().is_empty(), "{path}");
    let saved = server.get("/api/start")["saved"][0].take();
    assert_eq!(
        (&saved["kind"], &saved["claimed"], &saved["puzzle"]["size"]),
        (&json!("sea-battle"), &json!(true), &json!("6x6"))
    );

    let undone = server.post(&format!("/api/games/{id}/undo"), &json!({}))["view"].take();
    assert_eq!((&undone["rows"], &undone["solution"]), (&before["rows"], &Value::Null));
    server.post(&format!("/api/games/{id}/undo"), &json!({}));
    let empty = server.get(&format!("/api/games/{id}"))["view"].take();
    assert_eq!(empty["rows"], first["view"]["rows"]);
    let redone = server.post(&format!("/api/games/{id}/redo"), &json!({}))["view"].take();
    assert_eq!(redone["rows"], before["rows"]);

    // Another server goes on with it, and so does another one with a copy.
    let again = Explorer::start_in(server.folder(), &[]);
    assert_eq!(again.get(&format!("/api/games/{id}"))["view"], redone);
    let file = server.ask("GET", &format!("/api/games/{id}/file"), "");
    assert_eq!(again.post("/api/games", &json!({"game": file.json()}))["view"], redone);
    let link = server.get(&format!("/api/games/{id}/link"));
    assert_eq!(again.post("/api/games", &link)["view"], redone);
    assert_eq!(again.ask("GET", &format!("/api/games/{id}/record.txt"), "").status, 404);
}

#[test]
fn a_game_goes_back_to_any_of_its_positions() {
    let server = Explorer::start(&[]);
    let id = server.begin(&json!({"puzzle": puzzle()}));
    let mark = |cell: &str| server.play(&id, &json!({"mark": {"cells": [cell]}}));
    let go = |to: usize| server.post(&format!("/api/games/{id}/go"), &json!({"to": to}))["view"].take();
    let first = mark("A1.");
    mark("A2.");
    assert_eq!(go(1)["rows"], first["rows"]);
    // Another branch; the one before is still there.
    let other = mark("A3.");
    let begin = go(0);
    assert_eq!((&begin["canUndo"], &begin["actions"]), (&json!(false), &json!(3)));
    let row = |view: &Value, at: usize| view["rows"][at].as_str().unwrap()[..1].to_owned();
    assert_eq!([row(&go(2), 1), row(&go(2), 2)], [".", "?"]);
    assert_eq!(go(3)["rows"], other["rows"]);
    // Another server reads the same.
    let again = Explorer::start_in(server.folder(), &[]);
    assert_eq!(again.get(&format!("/api/games/{id}"))["view"]["rows"], other["rows"]);
    for body in [json!({"to": 4}), json!({"to": -1}), json!({})] {
        let reply = server.ask("POST", &format!("/api/games/{id}/go"), &body.to_string());
        assert!(reply.status == 400 && reply.says_no(), "{body} {reply:?}");
    }
}

#[test]
fn a_refused_action_changes_nothing() {
    let server = Explorer::start(&[]);
    let id = server.begin(&json!({"puzzle": puzzle()}));
    let before = server.play(&id, &json!({"mark": {"cells": ["A1."]}}));
    for (action, status) in [
        (json!({"mark": {"cells": []}}), 200),
        (json!({"mark": {"cells": ["G1#"]}}), 200),
        (json!({"mark": {"cells": ["A1*"]}}), 200),
        // A cell that the puzzle shows.
        (json!({"mark": {"cells": ["D5."]}}), 200),
        (json!({"hint": {"stage": 9}}), 200),
        (json!({"mark": {"cells": ["A1!"]}}), 400),
        (json!({"mark": {"cells": "A1#"}}), 400),
        (json!({"mark": {"add": ["44."]}}), 400),
        (json!({"shoot": {"cell": "44"}}), 400),
        (json!("claim"), 400),
    ] {
        for lang in ["en", "hu"] {
            let body = json!({ "action": action }).to_string();
            let reply = server.ask("POST", &format!("/api/games/{id}/play?lang={lang}"), &body);
            assert!(reply.status == status && reply.says_no(), "{action} {reply:?}");
        }
    }
    assert_eq!(server.get(&format!("/api/games/{id}"))["view"], before);
}

/// The sheet of the puzzle, without some of its cells.
fn sheet(cells: usize) -> Value {
    let puzzle = puzzle();
    let shown = puzzle["clues"].as_array().unwrap().iter().take(cells);
    let shown: serde_json::Map<String, Value> =
        shown.map(|clue| (clue["cell"].as_str().unwrap().to_owned(), clue["shows"].clone())).collect();
    json!({
        "setting": {"size": "6x6", "fleet": "3-2-2-1-1-1"},
        "counts": {"ship": {"columns": puzzle["columns"], "rows": puzzle["rows"]}},
        "cells": shown,
    })
}

#[test]
fn a_sheet_is_assayed_completed_and_saved() {
    let server = Explorer::start(&[]);
    let assay = |sheet: &Value| server.post("/api/sea-battle/assay", sheet);
    let unique = assay(&sheet(100));
    assert_eq!(
        (&unique["count"], &unique["isAll"], &unique["first"]),
        (&json!(1), &json!(true), &puzzle()["solution"])
    );
    assert!(unique["rating"]["level"].is_string() && unique["differ"] == json!([]));

    let several = assay(&sheet(0));
    assert!(several["count"].as_u64().is_some_and(|count| count > 1), "{several}");
    assert!(several["differ"].as_array().is_some_and(|cells| !cells.is_empty()));
    let completed = server.post("/api/sea-battle/complete", &sheet(0))["puzzle"].take();
    let completed: Puzzle = serde_json::from_value(completed).unwrap();
    let verdict = verify(&completed, EngineChoice::Auto, Limits::NONE).unwrap();
    assert!(verdict.is_minimal() && verdict.solution_fits == Some(true));

    let reply = server.ask("POST", "/api/sea-battle/file", &sheet(100).to_string());
    assert!(reply.header("content-disposition").starts_with("attachment; filename="));
    let saved: Puzzle = serde_json::from_str(&reply.body).unwrap();
    assert_eq!(saved.solution, Some(solution()));

    // Two submarines side by side.
    let mut contradiction = sheet(100);
    contradiction["cells"] = json!({"A1": "submarine", "B1": "submarine"});
    contradiction["counts"] = json!({});
    let none = assay(&contradiction);
    assert_eq!((&none["count"], &none["isAll"], &none["isSmallest"]), (&json!(0), &json!(true), &json!(true)));
    assert_eq!(none["conflict"].as_array().map(Vec::len), Some(2), "{none}");
    assert_eq!(none["conflictCells"], json!(["A1", "B1"]));
}

#[test]
fn what_is_no_sheet_is_told() {
    let server = Explorer::start(&[]);
    let changed = |key: &str, value: Value| {
        let mut sheet = sheet(100);
        sheet[key] = value;
        sheet
    };
    for (sheet, status, said) in [
        (changed("setting", json!({"size": "31x31"})), 400, "31x31"),
        (changed("setting", json!({"size": "3x3", "fleet": "4"})), 200, "length 4"),
        (changed("cells", json!({"G1": "water"})), 200, "G1"),
        (changed("cells", json!({"A1": "boat"})), 400, "boat"),
        (changed("counts", json!({"ship": {"columns": [9], "rows": []}})), 200, "column A"),
        (changed("counts", json!({"ship": {"columns": [1, 0, 0, 0, 0, 0], "rows": []}})), 200, "columns add up to 1"),
        (changed("counts", json!({"boat": {"columns": [], "rows": []}})), 200, "boat"),
        (changed("counts", json!({"ship": {"columns": [0, 0, 0, 0, 0, 0, 0]}})), 200, "ship"),
        (changed("counts", json!({"ship": {"columns": [-1]}})), 400, "-1"),
    ] {
        for what in ["assay", "complete", "file"] {
            let reply = server.ask("POST", &format!("/api/sea-battle/{what}"), &sheet.to_string());
            assert!(reply.status == status && reply.says_no(), "{what} {sheet} {reply:?}");
            assert!(reply.json()["error"].as_str().unwrap().contains(said), "{what} {sheet} {reply:?}");
        }
    }
}
