//! A contest in the browser, as its two players and others see it.

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};
use tempfile::TempDir;

use super::explorer::Explorer;
use super::http::{Reply, request};

/// The board of the one, and two boards of the other that differ in the ships at E5 and A6 only.
const ONE: &str = "##....\n......\n...#..\n......\n.#....\n......\n";
const TWO: [&str; 2] =
    ["...#..\n...#..\n......\n#.....\n....#.\n......\n", "...#..\n...#..\n......\n#.....\n......\n..#...\n"];
const SMALL: [&str; 8] = ["--game", "sea-battle", "--size", "6x6", "--fleet", "2-1-1", "--seats", "human,human"];

/// Files of boards.
struct Boards(TempDir);

impl Boards {
    fn new() -> Self {
        let folder = TempDir::new().unwrap();
        fs::write(folder.path().join("one.txt"), ONE).unwrap();
        for (name, board) in ["two.txt", "other.txt"].iter().zip(TWO) {
            fs::write(folder.path().join(name), board).unwrap();
        }
        Self(folder)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn text(&self, name: &str) -> String {
        self.path(name).to_str().unwrap().to_owned()
    }

    /// A game with these boards, recorded in a file. Seed 3: player 2 begins.
    fn begin(&self, boards: [&str; 2], record: &str) -> (Explorer, [String; 2]) {
        let hide = boards.map(|name| self.text(name)).join(",");
        let record = self.text(record);
        let arguments = [&SMALL[..], &["--seed", "3", "--hide", &hide, "--record", &record]].concat();
        let server = Explorer::contest(&arguments);
        let tokens = both(&server);
        (server, tokens)
    }
}

/// The tokens of both seats: that of the address, and that of the invitation.
fn both(server: &Explorer) -> [String; 2] {
    let view = server.get("/api/contest");
    let code = view["invitations"][0]["code"].as_str().unwrap();
    let joined = server.post("/api/contest/join", &json!({ "code": code }));
    [server.token.clone(), joined["token"].as_str().unwrap().to_owned()]
}

fn view(server: &Explorer, token: &str) -> Value {
    let reply = server.ask_as(token, "GET", "/api/contest", "");
    assert_eq!(reply.status, 200, "{reply:?}");
    reply.json()
}

fn play(server: &Explorer, token: &str, cell: &str) -> Reply {
    server.ask_as(token, "POST", "/api/contest/play", &json!({ "move": cell }).to_string())
}

/// The body of an answer, without the random name of the run of its server.
fn body_of(reply: &Reply) -> String {
    let mut body = reply.body.clone();
    if let Some(begin) = body.find(r#""run":""#) {
        let end = begin + body[begin..].find(',').unwrap();
        body.replace_range(begin..=end, "");
    }
    body
}

/// Everything that a seat can ask, and the answers.
fn everything(server: &Explorer, token: &str) -> Vec<(String, u16, String)> {
    let mut all = Vec::new();
    for lang in ["en", "hu"] {
        for (method, path, body) in [
            ("GET", "/api/contest", ""),
            ("GET", "/api/contest/advice", ""),
            ("GET", "/api/contest/review", ""),
            ("GET", "/api/contest/record", ""),
            ("POST", "/api/contest/back", "{}"),
            ("POST", "/api/contest/hide", r#"{"seed":5}"#),
            ("POST", "/api/contest/ready", r##"{"lines":["#"]}"##),
            ("POST", "/api/contest/join", r#"{"code":"x"}"#),
            ("POST", "/api/contest/play", r#"{"move":"Z99"}"#),
            ("POST", "/api/contest/play", r#"{"move":"name A1"}"#),
            ("GET", "/api/start", ""),
            ("GET", "/api/games/contests", ""),
        ] {
            let reply = server.ask_as(token, method, &format!("{path}?lang={lang}"), body);
            all.push((format!("{method} {path} {lang}"), reply.status, body_of(&reply)));
        }
    }
    all
}

#[test]
fn what_a_seat_is_answered_depends_on_nothing_that_is_hidden_from_it() {
    let boards = Boards::new();
    // The other board differs where nobody shoots, so the first seat must be answered the same.
    let (one, [first, second]) = boards.begin(["one.txt", "two.txt"], "a.jsonl");
    let (other, [first_there, second_there]) = boards.begin(["one.txt", "other.txt"], "b.jsonl");
    for (seat, cell) in
        [(2, "A1"), (2, "C3"), (1, "D1"), (1, "B2"), (2, "F6"), (1, "A4"), (1, "D2"), (1, "F1"), (2, "D3")]
    {
        let compare = || {
            let (here, there) = (everything(&one, &first), everything(&other, &first_there));
            for (here, there) in here.into_iter().zip(there) {
                assert_eq!(here, there, "before {cell}");
            }
        };
        compare();
        let [token, token_there] = if seat == 1 { [&first, &first_there] } else { [&second, &second_there] };
        let replies = [play(&one, token, cell), play(&other, token_there, cell)];
        assert!(replies.iter().all(|reply| reply.status == 200 && !reply.says_no()), "{replies:?}");
        if seat == 1 {
            assert_eq!(body_of(&replies[0]), body_of(&replies[1]), "{cell}");
        }
        compare();
        // Nor are there rows of the board in any form.
        for (path, _, body) in everything(&one, &first) {
            for row in ["...#..", "#.....", "....#."] {
                let own = if row == "...#.." { 1 } else { 0 };
                assert!(body.matches(row).count() <= own, "{path}: {body}");
            }
        }
        for (path, _, body) in everything(&one, &second) {
            for row in ["##....", ".#...."] {
                assert!(!body.contains(row), "{path}: {body}");
            }
        }
    }
    // The two boards can be told apart once a shot shows where they differ.
    assert_eq!(view(&one, &first)["turn"], 2);
    assert!(!play(&one, &second, "E2").says_no() && !play(&one, &first, "E5").says_no());
    let end = view(&one, &first);
    assert_eq!((&end["stage"], &end["winners"]), (&json!("over"), &json!([1])));
    assert_eq!(end["revealed"][1][4], "....#.");
    assert_eq!(view(&one, &second)["revealed"][0][0], "##....");
}

#[test]
fn a_seat_is_opened_by_its_own_token_only() {
    let boards = Boards::new();
    let (server, [first, second]) = boards.begin(["one.txt", "two.txt"], "game.jsonl");
    assert_ne!(first, second);
    assert_eq!((&view(&server, &first)["seat"], &view(&server, &second)["seat"]), (&json!(1), &json!(2)));
    for path in ["", "/advice", "/review", "/record"] {
        for token in ["", "x", &first.to_uppercase(), &format!("{first},{second}")] {
            let reply = server.ask_as(token, "GET", &format!("/api/contest{path}"), "");
            assert_eq!(reply.status, 401, "{path} {token}: {reply:?}");
        }
        // Two tokens are none.
        let headers = [("Host", &*server.address), ("X-Smyoz-Token", &*first), ("X-Smyoz-Token", &*second)];
        let reply = request(&server.address, ("GET", &format!("/api/contest{path}")), &headers, "").unwrap();
        assert_eq!(reply.status, 401, "{path}");
        let headers = [("Host", "evil.example"), ("X-Smyoz-Token", &*first)];
        let reply = request(&server.address, ("GET", &format!("/api/contest{path}")), &headers, "").unwrap();
        assert_eq!(reply.status, 403, "{path}");
    }
    // The token of a seat opens no games, and that of the games no seat.
    assert_eq!(server.ask_as(&first, "GET", "/api/start", "").status, 401);
    let games = fs::read_to_string(server.folder().join("token")).unwrap();
    assert_eq!(server.ask_as(&games, "GET", "/api/start", "").status, 200);
    assert_eq!(server.ask_as(&games, "GET", "/api/contest", "").status, 401);
    // The invitation was used, and there is no other.
    assert_eq!(view(&server, &first)["invitations"], json!([]));
    let joined = server.ask("POST", "/api/contest/join", r#"{"code":"00000000000000000000000000000000"}"#);
    assert_eq!(joined.status, 401);
    // Who has no turn plays nothing, asks for no advice, and takes nothing back.
    let early = play(&server, &first, "A1").json();
    assert_eq!(early["error"], "player 1 is out of turn: it is the turn of player 2");
    assert_eq!(
        server.ask_as(&first, "GET", "/api/contest/advice", "").json()["error"],
        "There is no hint for this move."
    );
    let back = server.ask_as(&second, "POST", "/api/contest/back", "{}").json();
    assert_eq!(back["error"], "moves cannot be taken back in this game: their answers are already known");
    assert_eq!(view(&server, &second)["log"], json!([]));
    // Where no contest is played, nothing of one is answered.
    let explorer = Explorer::start(&[]);
    assert_eq!(explorer.ask("GET", "/api/contest", "").status, 404);
}

#[test]
fn an_invitation_holds_once() {
    let server = Explorer::contest(&SMALL);
    let code = server.get("/api/contest")["invitations"][0]["code"].as_str().unwrap().to_owned();
    let join = || server.ask("POST", "/api/contest/join", &json!({ "code": code }).to_string());
    assert_eq!((join().status, join().status), (200, 403));
}

#[test]
fn a_game_that_is_killed_after_each_move_loses_nothing() {
    let boards = Boards::new();
    let (mut server, tokens) = boards.begin(["one.txt", "two.txt"], "game.jsonl");
    let record = boards.text("game.jsonl");
    for (seat, cell) in [(2, "A1"), (2, "B1"), (2, "C3"), (1, "D1")] {
        assert!(!play(&server, &tokens[seat - 1], cell).says_no());
        server.kill();
        server = Explorer::contest(&["--resume", &record]);
        let log = view(&server, &tokens[0])["log"].as_array().unwrap().len();
        assert!(fs::read_to_string(&record).unwrap().lines().count() == log + 1, "{cell}");
        let log = view(&server, &tokens[1])["log"].clone();
        assert!(log.as_array().unwrap().last().unwrap().as_str().unwrap().contains(cell), "{log}");
    }
    assert_eq!(server.token, tokens[0], "the seat finds its game at the same address");
    for cell in ["D2", "A4", "E5"] {
        assert!(!play(&server, &tokens[0], cell).says_no(), "{cell}");
    }
    assert_eq!(view(&server, &tokens[1])["stage"], "over");
    // What was hidden is in the record now, and nowhere else; the page has the same record.
    let text = fs::read_to_string(&record).unwrap();
    assert!(text.contains("revealed"));
    assert_eq!(server.ask_as(&tokens[1], "GET", "/api/contest/record", "").body, text);
    let mut names: Vec<_> = fs::read_dir(boards.0.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names, ["game.jsonl", "one.txt", "other.txt", "two.txt"]);
    // Each shot against the best one.
    let review = server.ask_as(&tokens[0], "GET", "/api/contest/review", "").json();
    assert_eq!(review["moves"].as_array().unwrap().len(), 7);
    assert_eq!(review["players"].as_array().unwrap().len(), 2);
}

#[test]
fn boards_that_break_rules_are_refused_in_both_languages() {
    let server = Explorer::contest(&SMALL);
    let [first, second] = both(&server);
    let ready = |token: &str, board: &str, lang: &str| {
        let lines: Vec<&str> = board.lines().collect();
        server.ask_as(token, "POST", &format!("/api/contest/ready?lang={lang}"), &json!({ "lines": lines }).to_string())
    };
    for (board, english, hungarian) in [
        ("##....\n..#...\n......\n......\n.#....\n......", "A1–B1 and C2 touch", "összeérnek: A1–B1 és C2"),
        ("##....\n......", "the board must be 6x6, not 6x2", "a tábla mérete 6x6, nem 6x2"),
        (
            "##....\n......\n...#..\n......\n......\n......",
            "the fleet has 2 ships of length 1, the board has 1",
            "a 1 mezős hajók száma a flottában 2, a táblán 1",
        ),
        (
            "##....\n......\n...#..\n......\n.#....\n.....*",
            "the board must have 0 mines, it has 1",
            "az aknák száma 0, a táblán 1 van",
        ),
        (
            "hello",
            "this is not a board: expected a line for each row, with `.` for water and `#` for ships",
            "ez nem tábla: minden sor egy sor szöveg, a víz jele `.`, a hajóké `#`",
        ),
    ] {
        for (lang, expected) in [("en", english), ("hu", hungarian)] {
            let reply = ready(&first, board, lang);
            assert!(reply.says_no(), "{reply:?}");
            assert_eq!(reply.json()["error"], expected);
        }
    }
    // Nobody plays before both have hidden their fleets.
    assert_eq!(
        play(&server, &first, "A1").json()["error"],
        "the game has not begun: a player has not hidden a fleet yet"
    );
    let drawn = server.ask_as(&first, "POST", "/api/contest/hide", r#"{"drawn":"packed"}"#).json();
    assert_eq!(drawn["lines"].as_array().unwrap().len(), 6);
    let by_seed = |token: &str| server.ask_as(token, "POST", "/api/contest/hide", r#"{"seed":7}"#).json();
    assert_eq!(by_seed(&first), by_seed(&second));
    assert_eq!(ready(&first, ONE, "en").json()["ready"], true);
    assert!(ready(&first, ONE, "en").says_no(), "a board is hidden for good");
    let said = &view(&server, &first)["said"];
    assert_eq!(said, "Ready. The other player has not hidden a fleet yet.");
    assert_eq!(ready(&second, TWO[0], "en").json()["stage"], "playing");
    assert!(ready(&second, TWO[1], "en").says_no());
    let records: Vec<_> = fs::read_dir(server.folder().join("contests")).unwrap().collect();
    assert_eq!(records.len(), 3, "a record, what is hidden, and the tokens of the seats");
}

#[test]
fn a_program_plays_its_turns_and_pages_wait_for_them() {
    let arguments = ["--game", "sea-battle", "--size", "6x6", "--fleet", "2-1-1", "--seats", "human,program:easy"];
    let server = Explorer::contest(&arguments);
    let hidden = json!({ "lines": ONE.lines().collect::<Vec<_>>() });
    let mut view = server.post("/api/contest/ready", &hidden);
    let cells = (1..=6).flat_map(|row| "ABCDEF".chars().map(move |column| format!("{column}{row}")));
    let mut cells: Vec<String> = cells.collect();
    while view["stage"] != "over" {
        match view["turn"].as_u64() {
            Some(1) => view = server.post("/api/contest/play", &json!({ "move": cells.pop().unwrap() })),
            _ => view = server.get(&format!("/api/contest?since={}", view["version"])),
        }
    }
    let sentence = view["said"].as_str().unwrap();
    assert!(sentence.ends_with("has won."), "{sentence}");
}
