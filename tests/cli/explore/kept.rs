//! Games outlive the server.

use std::fs;

use serde_json::{Value, json};

use super::explorer::Explorer;

#[test]
fn a_killed_server_loses_nothing() {
    let mut server = Explorer::start(&[]);
    let id = server.begin(&json!({"seed": 5}));
    server.play(&id, &json!({"shoot": {"cell": "55"}}));
    server.play(&id, &json!({"shoot": {"cell": "13"}}));
    server.play(&id, &json!("save"));
    server.play(&id, &json!({"target": {"cell": "22"}}));
    let view = server.post(&format!("/api/games/{id}/undo"), &json!({}))["view"].take();
    server.kill();

    let again = Explorer::start_in(server.folder(), &[]);
    assert_eq!(again.get(&format!("/api/games/{id}"))["view"], view);
    let saved = &again.get("/api/start")["saved"];
    assert_eq!(saved.as_array().unwrap().len(), 1);
    assert_eq!(
        (&saved[0]["id"], &saved[0]["mode"], &saved[0]["actions"], &saved[0]["millis"], &saved[0]["claimed"]),
        (&json!(id), &json!("game"), &json!(4), &json!(4000), &json!(false))
    );
    assert_eq!(saved[0]["seed"], json!(null), "it leads to the solution");
    again.play(&id, &json!({"shoot": {"cell": "77"}}));
}

#[test]
fn a_server_that_is_killed_while_it_writes_leaves_whole_games() {
    let mut server = Explorer::start(&[]);
    let folder = server.folder().to_owned();
    let id = server.begin(&json!({"seed": 5}));
    server.play(&id, &json!({"shoot": {"cell": "55"}}));
    let actions = std::thread::scope(|scope| {
        let (address, token) = (server.address.clone(), server.token.clone());
        let player = scope.spawn({
            let id = &id;
            move || {
                let token = ("X-Smyoz-Token", &*token);
                let headers = [("Host", &*address), ("Content-Type", "application/json"), token];
                let body = json!({"action": "save"}).to_string();
                let path = format!("/api/games/{id}/play");
                let play = || super::http::request(&address, ("POST", &path), &headers, &body);
                std::iter::repeat_with(play).take_while(Result::is_ok).count()
            }
        });
        std::thread::sleep(std::time::Duration::from_millis(300));
        server.kill();
        player.join().unwrap()
    });
    let again = Explorer::start_in(&folder, &[]);
    let found = again.get(&format!("/api/games/{id}"))["view"]["actions"].as_u64().unwrap() as usize;
    // The last action may have been saved, but not answered.
    assert!(actions > 0 && (actions + 1..=actions + 2).contains(&found), "{actions} {found}");
    assert!(again.get("/api/start")["saved"][0]["damage"].is_null());
}

#[test]
fn damaged_games_are_named_and_the_others_live() {
    let server = Explorer::start(&[]);
    let id = server.begin(&json!({"seed": 5}));
    let view = server.play(&id, &json!({"shoot": {"cell": "55"}}));
    let good = fs::read_to_string(server.folder().join(format!("{id}.json"))).unwrap();
    for (name, text) in [
        ("cut", &good[..good.len() / 2]),
        ("empty", ""),
        ("other", "{\"format\":\"smyoz-game/9\"}"),
        ("list", "[]"),
        ("cell", &good.replace("55", "00")),
    ] {
        fs::write(server.folder().join(format!("{name}.json")), text).unwrap();
        let reply = server.ask("GET", &format!("/api/games/{name}"), "");
        assert_eq!(reply.status, 422, "{reply:?}");
        assert!(reply.body.contains(&format!("{name}.json")), "{reply:?}");
        assert_eq!(server.ask("POST", &format!("/api/games/{name}/undo"), "{}").status, 422);
    }
    fs::write(server.folder().join("binary.json"), [0xff; 10]).unwrap();
    fs::write(server.folder().join("not.a.game.json"), "").unwrap();
    let start = server.get("/api/start");
    let saved = start["saved"].as_array().unwrap();
    assert_eq!(saved.len(), 7, "{start}");
    for game in saved {
        let name = game["id"].as_str().unwrap();
        let is_named = game["damage"].as_str().is_some_and(|damage| damage.contains(&format!("{name}.json")));
        assert_eq!(is_named, name != id, "{game}");
    }
    assert_eq!(server.get(&format!("/api/games/{id}"))["view"], view);
    // What is damaged can be removed.
    assert_eq!(server.ask("DELETE", "/api/games/cut", "").status, 200);
    assert_eq!(server.get("/api/start")["saved"].as_array().unwrap().len(), 6);
}

#[test]
fn games_are_removed() {
    let server = Explorer::start(&[]);
    let id = server.begin(&json!({"seed": 5}));
    server.play(&id, &json!({"shoot": {"cell": "55"}}));
    assert_eq!(server.ask("DELETE", &format!("/api/games/{id}"), "").status, 200);
    assert_eq!(server.ask("GET", &format!("/api/games/{id}"), "").status, 404);
    assert_eq!(server.ask("DELETE", &format!("/api/games/{id}"), "").status, 404);
    assert_eq!(server.get("/api/start")["saved"], json!([]));
    let left: Vec<_> = fs::read_dir(server.folder()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(left, ["token"]);
}

#[test]
fn two_servers_share_the_games() {
    let one = Explorer::start(&[]);
    let other = Explorer::start_in(one.folder(), &[]);
    let id = one.begin(&json!({"seed": 5}));
    one.play(&id, &json!({"shoot": {"cell": "55"}}));
    let view = other.play(&id, &json!({"shoot": {"cell": "13"}}));
    assert_eq!(one.get(&format!("/api/games/{id}"))["view"], view);
    assert_eq!(one.play(&id, &json!({"shoot": {"cell": "77"}}))["counters"]["shots"], json!(3));
    assert_eq!(other.ask("DELETE", &format!("/api/games/{id}"), "").status, 200);
    assert_eq!(one.ask("GET", &format!("/api/games/{id}"), "").status, 404);
}

#[test]
fn a_game_that_cannot_be_saved_is_as_before() {
    let server = Explorer::start(&[]);
    let id = server.begin(&json!({"seed": 5}));
    let before = server.play(&id, &json!({"shoot": {"cell": "55"}}));
    // A directory where the file should be.
    let file = server.folder().join(format!("{id}.json"));
    let text = fs::read_to_string(&file).unwrap();
    fs::remove_dir_all(server.folder()).unwrap();
    let new = server.begin(&json!({"seed": 6}));
    let body = json!({"action": {"shoot": {"cell": "13"}}}).to_string();
    let reply = server.ask("POST", &format!("/api/games/{new}/play"), &body);
    assert_eq!(reply.status, 500, "{reply:?}");
    assert!(reply.json()["error"].as_str().unwrap().starts_with("The game cannot be saved: "));
    assert_eq!(server.get(&format!("/api/games/{new}"))["view"]["actions"], json!(0));
    fs::create_dir(server.folder()).unwrap();
    fs::write(file, text).unwrap();
    assert_eq!(server.get(&format!("/api/games/{id}"))["view"], before);
}

#[test]
fn the_library_shows_progress() {
    let samples = concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/levels.jsonl");
    let server = Explorer::start(&[samples]);
    let library = || server.get("/api/start")["library"].take();
    let before = library();
    assert!(before.as_array().is_some_and(|puzzles| puzzles.len() > 1), "{before}");
    assert_eq!(
        (&before[1]["game"], &before[1]["claimed"], &before[1]["level"]),
        (&Value::Null, &json!(false), &json!("advanced"))
    );
    let id = server.begin(&json!({"library": 1}));
    server.play(&id, &json!({"mark": {"add": ["55."]}}));
    let after = library();
    assert_eq!((&after[0], &after[1]["game"]), (&before[0], &json!(id)));
}
