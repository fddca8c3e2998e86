//! Games over HTTP: how they begin, what one does in them, what is refused.

use serde_json::{Value, json};

use super::explorer::Explorer;
use smyoz::games::smyoz::Layout;

/// The drawing of a seed's layout.
fn layout() -> String {
    Layout::of_seed("000005".parse::<smyoz::games::smyoz::Seed>().unwrap()).to_string()
}

/// A puzzle, as its file holds it.
fn puzzle() -> Value {
    let lines = include_str!("../../../puzzles/levels.jsonl");
    serde_json::from_str(lines.lines().next().unwrap()).unwrap()
}

#[test]
fn games_begin_in_many_ways() {
    let server = Explorer::start(&[]);
    let begin = |body: Value| server.post("/api/games", &body)["view"].take();
    for (body, mode) in [
        (json!({}), "game"),
        (json!({"mode": "training"}), "training"),
        (json!({"seed": 5}), "game"),
        (json!({"seed": 5, "mode": "training"}), "training"),
        (json!({"layout": layout()}), "game"),
        (json!({"layout": layout().replace('\n', "")}), "game"),
        (json!({"puzzle": puzzle()}), "puzzle"),
        (json!({"level": "beginner"}), "puzzle"),
    ] {
        let view = begin(body.clone());
        assert_eq!((view["mode"].as_str(), view["actions"].as_u64()), (Some(mode), Some(0)), "{body}");
    }
    assert_eq!(begin(json!({"seed": 5})), begin(json!({"layout": layout()})));
}

#[test]
fn what_is_no_game_is_refused() {
    let server = Explorer::start(&[]);
    let illegal = format!("{}{}", ".".repeat(80), "A");
    let mut loose = puzzle();
    loose["shots"] = json!([]);
    for (body, status, said) in [
        (json!({"seed": 1_000_000}), 400, "999999"),
        (json!({"seed": "x"}), 400, "x"),
        (json!({"mode": "chess"}), 400, "chess"),
        (json!({"seed": 5, "layout": layout()}), 400, "single key"),
        (json!({"colour": "red"}), 400, "colour"),
        (json!({"layout": "...."}), 200, "expected"),
        (json!({"layout": illegal}), 200, "expected"),
        (json!({"puzzle": loose}), 200, "several layouts"),
        (json!({"puzzle": puzzle(), "mode": "game"}), 200, "seed or a layout"),
        (json!({"seed": 5, "mode": "puzzle"}), 200, "puzzle"),
        (json!({"library": 0}), 404, "none"),
        (json!({"level": "wizard"}), 400, "wizard"),
        (json!({"link": "g=!!"}), 200, "link"),
        (json!({"link": "hello"}), 200, "link"),
        (json!({"game": {"format": "smyoz-game/2"}}), 200, "smyoz-game/2"),
        (
            json!({"game": {"format": "smyoz-game/1", "mode": "game", "seed": 5, "actions": [{"action": "accept"}]}}),
            200,
            "1",
        ),
        (json!({"game": []}), 200, ""),
    ] {
        let reply = server.ask("POST", "/api/games", &body.to_string());
        assert!(reply.status == status && reply.says_no(), "{body} {reply:?}");
        let error = reply.json()["error"].as_str().unwrap().to_owned();
        assert!(error.contains(said) && error.len() < 500, "{body} {error}");
    }
    assert_eq!(server.get("/api/start")["saved"], json!([]));
}

#[test]
fn a_game_is_played_undone_and_redone() {
    let server = Explorer::start(&[]);
    let id = server.begin(&json!({"seed": 5}));
    let first = server.get(&format!("/api/games/{id}"));
    let shot = server.play(&id, &json!({"shoot": {"cell": "55"}}));
    assert_eq!((shot["counters"]["shots"].as_u64(), shot["counters"]["millis"].as_u64()), (Some(1), Some(1000)));
    assert_eq!(server.get(&format!("/api/games/{id}"))["view"], shot);

    let undone = server.post(&format!("/api/games/{id}/undo"), &json!({}))["view"].take();
    assert_eq!(undone["cells"], first["view"]["cells"]);
    assert_eq!((&undone["canUndo"], &undone["canRedo"]), (&json!(false), &json!(true)));
    // There is nothing more to undo.
    assert_eq!(server.post(&format!("/api/games/{id}/undo"), &json!({}))["view"], undone);
    assert_eq!(server.post(&format!("/api/games/{id}/redo"), &json!({}))["view"], shot);
    assert_eq!(server.post(&format!("/api/games/{id}/redo"), &json!({}))["view"], shot);
}

#[test]
fn a_refused_action_changes_nothing() {
    let server = Explorer::start(&[]);
    let id = server.begin(&json!({"seed": 5}));
    let before = server.play(&id, &json!({"shoot": {"cell": "55"}}));
    for (body, status) in [
        (json!({"action": {"shoot": {"cell": "55"}}}), 200),
        (json!({"action": "accept"}), 200),
        (json!({"action": "restore"}), 200),
        (json!({"action": {"mercy": {}}}), 200),
        (json!({"action": "claim"}), 200),
        (json!({"action": {"hint": {"stage": 9}}}), 200),
        (json!({"action": {"shoot": {"cell": "00"}}}), 400),
        (json!({"action": {"shoot": {}}}), 400),
        (json!({"action": {"shoot": {"cell": "56", "power": 9}}}), 400),
        (json!({"action": "surrender"}), 400),
        (json!({"action": {"mark": {"add": ["99?"]}}}), 400),
        (json!({"action": {"choose": {"techniques": ["magic"]}}}), 400),
        (json!({"action": "run", "millis": -1}), 400),
        (json!({"action": "run", "millis": 4_294_967_296_u64}), 400),
        (json!({"millis": 5}), 400),
        (json!({}), 400),
    ] {
        for lang in ["en", "hu"] {
            let reply = server.ask("POST", &format!("/api/games/{id}/play?lang={lang}"), &body.to_string());
            assert!(reply.status == status && reply.says_no(), "{body} {reply:?}");
            assert!(reply.json()["error"].as_str().is_some_and(|error| !error.is_empty()));
        }
    }
    assert_eq!(server.get(&format!("/api/games/{id}"))["view"], before);
}

#[test]
fn a_game_does_not_become_longer_than_can_be_read() {
    let server = Explorer::start(&[]);
    let id = server.begin(&json!({"seed": 5}));
    let marks: Vec<String> = (0..100_000).map(|number| format!("{}{}.", number % 9 + 1, number / 9 % 9 + 1)).collect();
    let body = json!({"action": {"mark": {"add": marks}}}).to_string();
    let refused = [(); 3].map(|()| server.ask("POST", &format!("/api/games/{id}/play"), &body).says_no());
    assert!(refused.contains(&true));
    let view = server.get(&format!("/api/games/{id}"))["view"].take();
    let copy = server.post("/api/games", &json!({"game": server.get(&format!("/api/games/{id}/file"))}));
    assert_eq!(copy["view"], view);
}

#[test]
fn a_game_can_be_taken_along() {
    let server = Explorer::start(&[]);
    let id = server.begin(&json!({"seed": 5}));
    server.play(&id, &json!({"shoot": {"cell": "55"}}));
    let view = server.play(&id, &json!({"shoot": {"cell": "13"}}));
    let reply = server.ask("GET", &format!("/api/games/{id}/file"), "");
    assert_eq!(reply.header("content-disposition"), format!("attachment; filename=\"smyoz-{id}.json\""));
    let link = server.get(&format!("/api/games/{id}/link"))["link"].take();
    for body in [
        json!({"game": reply.json()}),
        json!({"link": link}),
        json!({"link": format!("http://x/#{}", link.as_str().unwrap())}),
    ] {
        let copy = server.post("/api/games", &body);
        assert_ne!(copy["id"], json!(id));
        assert_eq!(copy["view"], view);
    }
}

/// What stands in a link or a veiled file, without its veil.
fn unveiled(link: &str) -> String {
    smyoz::explorer::text_of_link(link).unwrap()
}

#[test]
fn ordinary_traffic_gives_nothing_away() {
    let samples = concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/levels.jsonl");
    let server = Explorer::start(&[samples]);
    let mut own = puzzle();
    let rows: Vec<String> = serde_json::from_value(own["solution"].clone()).unwrap();
    own["seed"] = json!(400_123);
    for (body, hidden) in [(json!({"puzzle": own}), "400123"), (json!({"seed": 654_321}), "654321")] {
        let id = server.begin(&body);
        let view = server.play(&id, &json!({"mark": {"add": ["11."]}}));
        let file = server.ask("GET", &format!("/api/games/{id}/file"), "").body;
        let link = server.get(&format!("/api/games/{id}/link"))["link"].as_str().unwrap().to_owned();
        let start = server.ask("GET", "/api/start", "").body;
        for text in [&view.to_string(), &file, &link, &start] {
            assert!(!text.contains(hidden) && !text.contains("\"solution\":["), "{text}");
        }
        let told = unveiled(&link);
        if body["puzzle"].is_object() {
            assert!(rows.iter().all(|row| !told.contains(row)) && !told.contains(hidden), "{told}");
            assert!(!told.contains("solution") && !told.contains("minimum"), "{told}");
        }
        // All of it comes back.
        let copy = server.post("/api/games", &json!({"game": serde_json::from_str::<Value>(&file).unwrap()}));
        assert_eq!(copy["view"], view);
    }
    assert!(!server.ask("GET", "/api/start", "").body.contains("smyoz-400"), "names of files say the seed");
}

#[test]
fn the_record_of_a_game_can_be_kept() {
    let server = Explorer::start(&[]);
    let id = server.begin(&json!({"seed": 5}));
    server.play(&id, &json!({"shoot": {"cell": "55"}}));
    let record = |name: &str| server.ask("GET", &format!("/api/games/{id}/{name}"), "");
    assert!(record("record.txt?lang=en").body.contains("55"));
    assert_ne!(record("record.txt?lang=hu").body, record("record.txt?lang=en").body);
    let page = record("record.svg");
    assert!(page.header("content-type") == "image/svg+xml" && page.body.starts_with("<?xml"));
}

#[test]
fn hints_and_reasons_are_given() {
    let server = Explorer::start(&[]);
    let id = server.begin(&json!({"puzzle": puzzle()}));
    let help = |lang: &str| server.get(&format!("/api/games/{id}/help?lang={lang}"));
    assert_eq!(help("en"), Value::Null);
    let hints = || server.get(&format!("/api/games/{id}"))["view"]["counters"]["hints"].take();
    let view = server.play(&id, &json!({"hint": {"stage": 3}}));
    assert_eq!(view["counters"]["hints"], json!([0, 0, 0]), "it is counted when it is given");
    let (english, hungarian) = (help("en"), help("hu"));
    assert_eq!(hints(), json!([0, 0, 1]));
    // The same hint again costs nothing, and stays while something is chosen.
    server.play(&id, &json!({"hint": {"stage": 3}}));
    assert_eq!(help("en"), english);
    server.play(&id, &json!({"careful": {"on": false}}));
    assert_eq!(help("en"), english);
    assert_eq!(hints(), json!([0, 0, 1]));
    // What it concludes can be marked at once; the next hint is another one.
    server.play(&id, &english["mark"]);
    server.play(&id, &json!({"hint": {"stage": 3}}));
    assert_ne!(help("en")["mark"], english["mark"]);
    assert_eq!(hints(), json!([0, 0, 2]));
    assert!(english["lines"].as_array().is_some_and(|lines| !lines.is_empty()), "{english}");
    assert_ne!(english["lines"], hungarian["lines"]);
    assert_eq!(english["about"], hungarian["about"]);
    server.play(&id, &json!({"why": {"cell": "55"}}));
    assert!(help("en")["lines"].is_array());
}

#[test]
fn a_hint_after_a_wrong_mark_only_says_that_there_is_one_and_costs_nothing() {
    let server = Explorer::start(&[]);
    let id = server.begin(&json!({"puzzle": puzzle()}));
    // There the solution has a DELTA.
    server.play(&id, &json!({"mark": {"add": ["21."]}}));
    let said =
        [("en", "before you go on: not all marks are right"), ("hu", "mielőtt továbblépsz: nem minden jelölés jó")];
    for stage in 1..=3 {
        server.play(&id, &json!({"hint": {"stage": stage}}));
        for (lang, line) in said {
            let help = server.get(&format!("/api/games/{id}/help?lang={lang}"));
            assert_eq!((&help["lines"], &help["mark"]), (&json!([line]), &Value::Null), "stage {stage}");
            assert_eq!(help["about"], json!({"cells": [], "points": []}));
        }
    }
    let view = server.get(&format!("/api/games/{id}"))["view"].take();
    assert_eq!(view["counters"]["hints"], json!([0, 0, 0]));
}

#[test]
fn errors_are_told_in_the_language_of_the_page() {
    let server = Explorer::start(&[]);
    let mut loose = puzzle();
    loose["shots"] = json!([]);
    for (body, said) in [
        (json!({"puzzle": loose}), "több megfejtése van"),
        (json!({"seed": 5, "mode": "puzzle"}), "rejtvény kell"),
        (json!({"layout": "...."}), "kilenc sor"),
        (json!({"layout": format!("{}A", ".".repeat(80))}), "teljes flotta"),
        (json!({"link": "hello"}), "hivatkozása"),
        (json!({"game": {"format": "smyoz-game/2"}}), "ismeretlen formátum: smyoz-game/2"),
    ] {
        let reply = server.ask("POST", "/api/games?lang=hu", &body.to_string());
        assert!(reply.says_no() && reply.body.contains(said), "{reply:?}");
    }
}

#[test]
fn a_game_that_is_over_shows_the_path_beside_the_player_s_own() {
    let server = Explorer::start(&[]);
    let solution = smyoz::games::smyoz::puzzle::read_puzzle(&puzzle().to_string()).unwrap().solution.unwrap();
    let ships = solution.placements().map(smyoz::games::smyoz::ship_name);
    let id = server.begin(&json!({"puzzle": puzzle()}));
    let path = |lang: &str| server.get(&format!("/api/games/{id}/path?lang={lang}"));
    assert_eq!(path("en"), Value::Null);
    server.play(&id, &json!({"mark": {"add": ships}}));
    server.play(&id, &json!("claim"));
    let (english, hungarian) = (path("en"), path("hu"));
    assert_eq!(english["rating"]["level"], puzzle()["rating"]["level"]);
    assert_eq!(english["rating"]["score"], puzzle()["rating"]["score"]);
    let steps = |path: &Value| {
        path["stages"].as_array().unwrap().iter().map(|stage| stage.as_array().unwrap().len()).sum::<usize>()
    };
    // A rating also counts steps that are told with others, or not at all.
    assert!((10..=english["rating"]["steps"].as_u64().unwrap()).contains(&(steps(&english) as u64)));
    assert_eq!(steps(&english), steps(&hungarian));
    assert_ne!(english["stages"], hungarian["stages"]);
    assert_eq!(english["own"].as_array().map(Vec::len), Some(2));

    // Ships that were guessed are no path.
    let id = server.begin(&json!({"seed": 5}));
    let layout = Layout::of_seed("000005".parse::<smyoz::games::smyoz::Seed>().unwrap());
    server.play(&id, &json!({"mark": {"add": layout.placements().map(smyoz::games::smyoz::ship_name)}}));
    server.play(&id, &json!("claim"));
    let path = server.get(&format!("/api/games/{id}/path?lang=en"));
    assert_eq!(
        (&path["rating"], &path["reason"]),
        (&Value::Null, &json!("no level: the clues do not decide everything"))
    );
}

#[test]
fn what_is_no_longer_wanted_is_not_composed() {
    let server = Explorer::start(&[]);
    let (host, token) = (&server.address, &server.token);
    let headers = format!("Host: {host}\r\nX-Smyoz-Token: {token}\r\nContent-Type: application/json");
    let body = json!({"level": "grandmaster"}).to_string();
    let request = format!("POST /api/games HTTP/1.1\r\n{headers}\r\nContent-Length: {}\r\n\r\n{body}", body.len());
    for _ in 0..8 {
        let mut stream = super::http::connect(&server.address).unwrap();
        std::io::Write::write_all(&mut stream, request.as_bytes()).unwrap();
    }
    // All hands would be busy otherwise.
    let begun = std::time::Instant::now();
    server.post("/api/games", &json!({"seed": 5}));
    assert!(begun.elapsed() < std::time::Duration::from_secs(20), "{:?}", begun.elapsed());
}

#[test]
fn the_puzzle_of_a_day_goes_on_where_it_was_left_and_opens_solved() {
    let server = Explorer::start(&[]);
    let of_day = |date: u32, game: &str| json!({"day": {"date": date, "level": "beginner", "game": game}});
    for (game, mark) in [("smyoz", json!({"add": ["11."]})), ("sea-battle", json!({"cells": ["A1."]}))] {
        let day = of_day(261_127, game);
        let id = server.begin(&day);
        let view = server.play(&id, &json!({ "mark": mark }));
        let again = server.post("/api/games", &day);
        assert_eq!((&again["id"], &again["view"]), (&json!(id), &view), "{game}");
        // The puzzle of another day is another one.
        assert_eq!(server.post("/api/games", &of_day(261_128, game))["view"]["actions"], json!(0), "{game}");
    }
    let day = of_day(261_129, "sea-battle");
    let id = server.begin(&day);
    let solved = loop {
        server.play(&id, &json!({"hint": {"stage": 3}}));
        let help = server.get(&format!("/api/games/{id}/help"));
        let view = server.play(&id, &help["mark"]);
        if !view["solution"].is_null() {
            break view;
        }
    };
    let again = server.post("/api/games", &day);
    assert_eq!((&again["id"], &again["view"]["solution"]), (&json!(id), &solved["solution"]));
}
