//! Games of several players: played by lines, recorded, continued, reviewed; the arena, and how
//! shooters are measured.

use std::fs;

use serde_json::{Value, json};

use super::{Folder, json};
use smyoz::batch::disk::Appended;

/// Two small boards, and the options that they are for.
const SMALL: &str =
    "contest --text --game sea-battle --size 4x4 --fleet 2-1 --seats human,human --hide one.txt,two.txt";

fn folder() -> Folder {
    let folder = Folder::with("one.txt", "##..\n....\n...#\n....\n");
    folder.write("two.txt", "...#\n...#\n....\n#...\n");
    folder
}

/// The records' lines.
fn lines(folder: &Folder, name: &str) -> Vec<Value> {
    folder.read(name).lines().map(json).collect()
}

/// The moves of a record.
fn moves(folder: &Folder, name: &str) -> Vec<(u64, String, String)> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let all = lines(folder, name);
    let moves = all.iter().filter(|line| line.get("played").is_some());
    moves.map(|line| (line["seat"].as_u64().unwrap(), text(&line["played"]), text(&line["answer"]))).collect()
}

#[test]
fn a_game_is_played_by_lines_and_recorded() {
    let folder = folder();
    // Seed 3: player 2 begins.
    let script = "certain\nA1\nB1\ncertain\nC4\n# a comment\nD1\nhelp\nboard\nundo\nb2\nD3\n";
    let told = folder.run_on(script, &format!("{SMALL} --seed 3 --record game.jsonl")).yes();
    // Commands that would be refused are not offered.
    assert!(told.contains("\n  certain what can be concluded") && !told.contains("undo"), "{told}");
    for part in [
        "Player 2 begins.\n",
        "Player 2 shoots at A1: hit.\nPlayer 2, shoot at a cell:\nPlayer 2 shoots at B1: sunk.\n",
        "Player 2, shoot at a cell:\nNothing more can be concluded.\n",
        "C1, A2, B2 and C2 are water: the ship at A1–B1 is finished, and only water lies around it.\n",
        "   A B C D      A B C D\n 1 X X . .    1 . . . .\n 2 . . . .    2 . . . .\n",
        "! moves cannot be taken back in this game: their answers are already known\n",
        "Player 2 (human) has won.\nThe board of player 1:\n##..\n....\n...#\n....\nThe board of player 2:\n",
        "Recorded in game.jsonl.\n",
    ] {
        assert!(told.contains(part), "{part}\n{told}");
    }
    let played = ["2 A1 hit", "2 B1 sunk", "2 C4 miss", "1 D1 hit", "1 B2 miss", "2 D3 sunk"];
    let found: Vec<String> =
        moves(&folder, "game.jsonl").iter().map(|(seat, cell, answer)| format!("{seat} {cell} {answer}")).collect();
    assert_eq!(found, played);
    let record = lines(&folder, "game.jsonl");
    assert_eq!(record[0]["variant"], json!({"size": "4x4", "fleet": "2-1"}));
    assert_eq!(record[0]["seats"], json!(["human", "human"]));
    assert_eq!(record[7]["revealed"][1]["lines"], json!(["...#", "...#", "....", "#..."]));
    // What was hidden is in the record now, and nowhere else.
    assert_eq!(folder.names("."), ["game.jsonl", "one.txt", "two.txt"]);
    // The commitments are what sha256sum says of salts and boards.
    let opening = &record[7]["revealed"][0];
    let rows = opening["lines"].as_array().unwrap().iter().map(|row| row.as_str().unwrap());
    let text: String =
        [opening["salt"].as_str().unwrap()].into_iter().chain(rows).map(|row| format!("{row}\n")).collect();
    use sha2::{Digest, Sha256};
    let hash: String = Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(record[0]["commitments"][0], hash);
}

#[test]
fn nothing_hidden_is_told_before_the_end() {
    let folder = folder();
    let told = folder.run_on("A1\nA2\nC2\n", &format!("{SMALL} --seed 3 --record game.jsonl")).yes();
    assert!(told.ends_with("continue with smyoz contest --resume game.jsonl\n"), "{told}");
    // The one saw his own board, and so did the other.
    assert!(!folder.read("game.jsonl").contains("##..") && folder.read("game.jsonl.hidden").contains("##.."));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(folder.path("game.jsonl.hidden")).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    // The same moves look the same to player 2, whatever lies on the other board.
    folder.write("one.txt", "#..#\n#...\n....\n....\n");
    let other = folder.run_on("", &format!("{SMALL} --seed 3")).yes();
    assert!(told.starts_with(other.split("Player 2, shoot").next().unwrap()), "{told}\n{other}");
}

#[test]
fn a_game_that_ended_early_loses_nothing() {
    let folder = folder();
    let script = ["A1", "B1", "C4", "D1", "B2", "D3"];
    folder.run_on(&script.join("\n"), &format!("{SMALL} --seed 3 --record whole.jsonl")).yes();
    let whole = moves(&folder, "whole.jsonl");
    // After each move, and in the midst of writing one.
    for played in 0..script.len() {
        let half = script[..played].join("\n");
        let name = format!("{played}.jsonl");
        folder.run_on(&half, &format!("{SMALL} --seed 3 --record {name}")).yes();
        let torn = format!("{}{{\"seat\":2,\"pl", folder.read(&name));
        folder.write(&name, torn);
        let rest = script[played..].join("\n");
        let run = folder.run_on(&rest, &format!("contest --text --resume {name}"));
        assert_eq!((run.code, run.stderr), (0, format!("{name}: its last line is incomplete and was dropped\n")));
        assert!(run.stdout.contains("Player 2 (human) has won."), "{}", run.stdout);
        assert_eq!(moves(&folder, &name), whole);
        assert!(!folder.path(&format!("{name}.hidden")).exists());
    }
    // While one goes on with a game, no other can.
    folder.run_on("A1\n", &format!("{SMALL} --seed 3 --record busy.jsonl")).yes();
    let held = Appended::open(&folder.path("busy.jsonl")).unwrap();
    let run = folder.run("contest --text --resume busy.jsonl");
    assert_eq!((run.code, &*run.stderr), (2, "smyoz: busy.jsonl cannot be read: it is open elsewhere\n"));
    drop(held);
    // A game that is over is only shown again.
    let before = folder.read("whole.jsonl");
    folder.run("contest --text --resume whole.jsonl").yes();
    assert_eq!(folder.read("whole.jsonl"), before);
}

#[test]
fn a_record_whose_last_line_has_no_end_keeps_it() {
    let folder = folder();
    let script = ["A1", "B1", "C4", "D1", "B2", "D3"];
    folder.run_on(&script.join("\n"), &format!("{SMALL} --seed 3 --record whole.jsonl")).yes();
    let whole = folder.read("whole.jsonl");
    // What was hidden is in the last line, and nowhere else.
    folder.write("whole.jsonl", whole.trim_end());
    let run = folder.run("contest --text --resume whole.jsonl");
    assert_eq!((run.code, &*run.stderr), (0, ""));
    assert_eq!(folder.read("whole.jsonl"), whole);
    // In the midst of a game.
    folder.run_on("A1\nB1\n", &format!("{SMALL} --seed 3 --record half.jsonl")).yes();
    let half = folder.read("half.jsonl");
    folder.write("half.jsonl", half.trim_end());
    let run = folder.run_on(&script[2..].join("\n"), "contest --text --resume half.jsonl");
    assert_eq!((run.code, &*run.stderr), (0, ""));
    assert_eq!(moves(&folder, "half.jsonl"), moves(&folder, "whole.jsonl"));
    assert!(folder.read("half.jsonl").starts_with(&half));
}

#[test]
fn a_record_that_is_refused_is_not_cut() {
    let folder = folder();
    folder.run_on("A1\nB1\n", &format!("{SMALL} --seed 3 --record game.jsonl")).yes();
    fs::remove_file(folder.path("game.jsonl.hidden")).unwrap();
    let torn = format!("{}{{\"seat\":2,\"pl", folder.read("game.jsonl"));
    folder.write("game.jsonl", &*torn);
    let run = folder.run("contest --text --resume game.jsonl");
    assert!(run.code == 2 && run.stderr.contains("the file that hides them is missing"), "{run:?}");
    assert_eq!(folder.read("game.jsonl"), torn);
}

#[test]
fn what_another_game_hides_is_not_overwritten() {
    let folder = folder();
    folder.run_on("A1\n", &format!("{SMALL} --seed 3 --record game.jsonl")).yes();
    let hidden = folder.read("game.jsonl.hidden");
    fs::rename(folder.path("game.jsonl"), folder.path("moved.jsonl")).unwrap();
    let run = folder.run_on("", &format!("{SMALL} --seed 4 --record game.jsonl"));
    assert!(run.code == 2 && run.stderr.starts_with("smyoz: game.jsonl.hidden "), "{run:?}");
    assert_eq!(folder.read("game.jsonl.hidden"), hidden);
    assert!(!folder.path("game.jsonl").exists());
}

#[test]
fn records_that_were_changed_are_refused() {
    let folder = folder();
    folder.run_on("A1\nB1\nC4\n", &format!("{SMALL} --seed 3 --record game.jsonl")).yes();
    let (record, hidden) = (folder.read("game.jsonl"), folder.read("game.jsonl.hidden"));
    let resume = |record: &str, hidden: Option<&str>| {
        folder.write("game.jsonl", record);
        match hidden {
            Some(hidden) => folder.write("game.jsonl.hidden", hidden),
            None => fs::remove_file(folder.path("game.jsonl.hidden")).unwrap(),
        }
        let run = folder.run("contest --text --resume game.jsonl");
        assert_eq!((run.code, &*run.stdout), (2, ""), "{run:?}");
        assert_eq!(folder.read("game.jsonl"), record, "nothing is lost");
        run.stderr
    };
    let changed = |from: &str, to: &str| {
        assert!(record.contains(from));
        record.replacen(from, to, 1)
    };
    let sum = "line 2: `sum`: the record was changed here, or a line is missing before";
    for (record, told) in [
        (changed("\"played\":\"A1\"", "\"played\":\"A2\""), sum),
        (changed("\"hit\"", "\"miss\""), sum),
        (changed("\"size\":\"4x4\"", "\"size\":\"5x5\""), sum),
        (changed(",\"fleet\":\"2-1\"", ""), sum),
        (changed("{\"seat\":2", "{\"seat\":0"), "`seat`: invalid value: integer `0`"),
        (changed("\"game\"", "\"gam\""), "unknown field `gam`, expected one of `format`, `game`"),
        (record[..60].to_owned(), "line 1: expected the header of a record: it is empty or cut off"),
    ] {
        let message = resume(&record, Some(&hidden));
        assert!(message.starts_with("smyoz: game.jsonl: line ") && message.contains(told), "{message}");
    }
    // A header alone can be changed: no line follows that holds its sum.
    let header = record.lines().next().unwrap();
    let only = |from: &str, to: &str| format!("{}\n", header.replacen(from, to, 1));
    for (record, told) in [
        (only("\"fleet\":\"2-1\"", "\"fleet\":\"9\""), "line 1: `variant`: a ship of length 9 does not fit"),
        (only("\"fleet\":\"2-1\"", "\"fleet\":3"), "line 1: `variant`: `fleet`: expected text"),
        (only("\"fleet\":\"2-1\"", "\"fleet\":\"1\""), "the board of seat 1: fleet: "),
        (
            only("[\"human\",\"human\"]", "[\"human\",\"program:best\"]"),
            "line 1: `seats`: `best` is not a level of play",
        ),
        (only("sea-battle", "chess"), "not for this game: chess has no contests"),
    ] {
        let message = resume(&record, Some(&hidden));
        assert!(message.contains(told), "{message}");
    }
    let other = hidden.replace("##..", "....").replace("...#\",\"....\"]},", "##.#\",\"....\"]},");
    let message = resume(&record, Some(&other));
    assert!(message.contains("seat 1 has committed to something else than what is revealed"), "{message}");
    let message = resume(&record, Some("[]\n"));
    assert!(message.contains("expected what 2 seats hid, found 0"), "{message}");
    let message = resume(&record, None);
    assert!(message.contains("the boards are not revealed yet, and the file that hides them is missing"), "{message}");
}

#[test]
fn wrong_options_are_refused() {
    let folder = folder();
    folder.write("game.jsonl", "");
    folder.write("touching.txt", "##..\n..#.\n....\n....\n");
    folder.write("wide.txt", "##...\n.....\n");
    for (arguments, message) in [
        ("contest --game smyoz --text", "not for this game: smyoz has no contests"),
        (
            "contest --seats program:easy,program:easy",
            "--seats: no person plays: expected human, or --arena or --text, to let programs play",
        ),
        ("contest --no-open --record game.jsonl", "game.jsonl exists with other content and is left unchanged"),
        (
            "contest --no-open --seats human,program:best",
            "`best` is not a level of play: expected easy, medium, density or strong",
        ),
        ("contest --text --seats human", "--seats: expected 2, one for each player, found 1"),
        (
            "contest --text --seats human,program:best",
            "`best` is not a level of play: expected easy, medium, density or strong",
        ),
        (
            "contest --arena 3 --seats program:easy,program:easy",
            "expected a multiple of 2 games, since each start is played once with each order of seats",
        ),
        (
            "contest --arena 2 --seats human,program:easy",
            "--seats human: only programs play in the arena, such as program:strong",
        ),
        ("contest --text --record game.jsonl", "game.jsonl exists with other content and is left unchanged"),
        ("contest --text --resume game.jsonl --salvo 2", "--salvo: the record says what is played"),
        (
            "contest --text --resume game.jsonl",
            "game.jsonl: line 1: expected the header of a record: it is empty or cut off",
        ),
        (
            "contest --text --hide one.txt,one.txt,one.txt",
            "--hide: expected at most 2 boards, one for each seat, found 3",
        ),
        (
            "contest --text --size 4x4 --fleet 2-1 --hide touching.txt",
            "the board of seat 1: touch: the ship A1-B1 touches the ship C2",
        ),
        (
            "contest --text --size 4x4 --fleet 2-1 --hide wide.txt",
            "the board of seat 1: size: a board of 4x4 expected, this one is 5x2",
        ),
    ] {
        let run = folder.run(arguments);
        assert_eq!((run.code, &*run.stdout), (2, ""), "{run:?}");
        assert!(run.stderr.starts_with(&format!("smyoz: {message}")), "{}", run.stderr);
    }
    for (arguments, message) in [
        ("contest --text --seats person,human", "`person` cannot take a seat: expected `human` or `program:LEVEL`"),
        ("contest --text --salvo 0", "invalid value '0' for '--salvo <N>'"),
        ("contest --text --port 0", "the argument '--text' cannot be used with '--port <PORT>'"),
        ("contest --shooters best", "invalid value 'best' for '--shooters <LEVELS>'"),
        ("contest --shooters easy --fleet 4,", "`4,` is not a fleet"),
    ] {
        let run = folder.run(arguments);
        assert!(run.code == 2 && run.stderr.contains(message), "{run:?}");
    }
    assert_eq!(folder.names("."), ["game.jsonl", "one.txt", "touching.txt", "two.txt", "wide.txt"]);
}

#[test]
fn illegal_moves_are_refused_and_the_game_goes_on() {
    let folder = Folder::with("one.txt", "#....\n.....\n*...+\n");
    let options =
        "contest --text --size 5x3 --fleet 1 --mines 1 --sweepers 1 --seats human,human --hide one.txt,one.txt";
    let script = "E9\nZ\nA2\nA2\nA3\nC1\nC2\nname A3\nA1\nC2\nB1\nA1\n";
    let told = folder.run_on(script, &format!("{options} --seed 3")).yes();
    for part in [
        "! E9 is not on the board of 5x3\n",
        "! `Z` is not a cell",
        "Player 2 shoots at A2: miss.\n",
        "Player 1 shoots at A2: miss.\n",
        "Player 2 shoots at A3: a mine.\nPlayer 2, you hit a mine: name one of your ship cells that is not hit yet:\n",
        "! no ship of yours lies at C1: name a ship cell that is not hit yet\n",
        "Player 2 names A1.\n   A B C D E ",
        // What was named is on the board of the other.
        " 1 # . . . .    1 # . . . .\n 2 o . . . .    2 o . . . .\n 3 % . . . +    3 . . . . .\nPlayer 1, shoot",
        "Player 1 shoots at A1: sunk.\nPlayer 1 (human) has won.\n",
    ] {
        assert!(told.contains(part), "{part}\n{told}");
    }
    let told = folder.run_on("A1\nE1 E1\nC1 A1\n", &format!("{options} --seed 3 --salvo 2 --lang hu")).yes();
    for part in [
        "! egy fordulóban 2 különböző mezőre lősz, de 1 mezőt neveztél meg\n",
        "! az E1 mező kétszer szerepel a sortűzben: nevezz meg másikat\n",
        "2. játékos lövése: C1: mellé, A1: süllyedt.\n",
        "Győztes: a 2. játékos (human).\n",
    ] {
        assert!(told.contains(part), "{part}\n{told}");
    }
}

#[test]
fn a_person_plays_against_the_program_and_is_advised() {
    let folder = Folder::new();
    let options = "contest --text --size 6x6 --seed 2 --seats human,program:density --hide seed:7";
    let told = folder.run_on("hint\nhint\nhint\n", options).yes();
    let hints: Vec<&str> = told.lines().rev().take(4).collect();
    assert!(hints[3].starts_with("Look at the ") && hints[2].contains(" hits with "), "{told}");
    let cell = hints[1].strip_prefix("Shoot at ").unwrap().split(':').next().unwrap();
    let board = folder.run("generate --game sea-battle --size 6x6 --seed 7").yes();
    let drawn = told.lines().find(|line| line.starts_with(" 1 ")).unwrap();
    let row: String = drawn.split("   ").next().unwrap()[3..].split(' ').collect();
    assert_eq!(row.replace('o', ".").replace('X', "#"), board.lines().next().unwrap());
    assert!(folder.run_on(&format!("{cell}\n"), options).yes().contains(&format!("Player 1 shoots at {cell}: ")));
    // Programs alone need nobody.
    let both = "contest --text --size 6x6 --seed 2 --seats program:easy,program:medium --record both.jsonl";
    let told = folder.run(both).yes();
    assert!(told.contains(") has won.\n"), "{told}");
    assert!(moves(&folder, "both.jsonl").len() > 10);
}

#[test]
fn the_arena_is_reproduced_on_any_number_of_threads() {
    let folder = Folder::new();
    let options = "contest --arena 8 --size 6x6 --seats program:medium,program:easy --seed 5";
    let one: Value = json(&folder.run(&format!("{options} --json --threads 1")).yes());
    let three: Value = json(&folder.run(&format!("{options} --json --threads 3")).yes());
    assert_eq!(one, three);
    let [medium, easy] = [&one["players"][0], &one["players"][1]];
    assert_eq!((&one["games"], &one["seed"], &medium["program"]), (&json!(8), &json!(5), &json!("medium")));
    let won = |player: &Value| player["won"].as_u64().unwrap();
    assert_eq!(won(medium) + won(easy), 8);
    for player in [medium, easy] {
        for what in ["shots", "misses"] {
            let counts = &player[what];
            let histogram = counts["histogram"].as_object().unwrap();
            assert_eq!(histogram.values().map(|count| count.as_u64().unwrap()).sum::<u64>(), 8);
            assert!(counts["mean"].is_number() && counts["ci95"].is_number() && counts["median"].is_number());
            assert!(counts["quartiles"][0].as_f64() <= counts["quartiles"][1].as_f64());
        }
    }
    let told = folder.run(options).yes();
    assert!(told.starts_with("8 games, seed 000005, each start with both orders of seats\n\nmedium: won "), "{told}");
    let salvo = folder.run(&format!("{options} --salvo 3 --fleet 3-2-1 --mines 2 --sweepers 1 --json")).yes();
    assert_ne!(json(&salvo), one);
}

#[cfg(unix)]
#[test]
fn an_arena_is_interrupted_cleanly() {
    let folder = folder();
    for what in ["--arena 1000000 --seats program:easy,program:easy", "--shooters easy --boards 1000000"] {
        let run = folder.start(&format!("contest --game sea-battle --size 4x4 --fleet 2-1 --threads 1 {what}"));
        // Until it listens to signals; a process that does not is ended by the first.
        std::thread::sleep(std::time::Duration::from_secs(1));
        let sent = std::process::Command::new("kill").args(["-INT", &run.id().to_string()]).status().unwrap();
        assert!(sent.success());
        let output = run.wait_with_output().unwrap();
        let told = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(130), "{told}");
        assert!(told.ends_with("interrupted\n"), "{told}");
    }
}

#[test]
fn shooters_are_measured_on_the_same_boards() {
    let folder = Folder::new();
    let options = "contest --shooters density,easy --boards 30 --seed 1 --fleet 3,2,2,1,1,1 --size 6x6";
    let report = json(&folder.run(&format!("{options} --json")).yes());
    let keys = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(&report), ["boards", "shooters", "paired"]);
    assert_eq!(report["boards"], 30);
    let shooters = report["shooters"].as_array().unwrap();
    assert!(shooters.iter().all(|one| keys(one) == ["level", "mean", "ci95", "median"]));
    let levels: Vec<_> = shooters.iter().map(|one| one["level"].as_str().unwrap()).collect();
    assert_eq!(levels, ["density", "easy"]);
    let pair = &report["paired"][0];
    assert_eq!(keys(pair), ["a", "b", "difference", "ci95"]);
    let mean = |at: usize| shooters[at]["mean"].as_f64().unwrap();
    assert!((pair["difference"].as_f64().unwrap() - (mean(0) - mean(1))).abs() < 1e-9);
    assert!(mean(0) + 2.0 < mean(1), "{report}");
    assert!(folder.run(options).yes().starts_with("shots on 30 boards\ndensity  mean "));
}

#[test]
fn a_game_is_reviewed_shot_by_shot() {
    let folder = folder();
    // Player 2 shoots at a corner of 4 x 4 first, where a hit is less likely than in the middle.
    folder.run_on("A1\nB1\nC4\nD1\nB2\nD3\n", &format!("{SMALL} --seed 3 --record game.jsonl")).yes();
    let review = json(&folder.run("contest --review game.jsonl --json").yes());
    assert_eq!(review["winners"], json!([2]));
    let moves = review["moves"].as_array().unwrap();
    assert_eq!(moves.len(), 6);
    let number = |value: &Value| value.as_f64().unwrap();
    for one in moves {
        let (chosen, best) = (number(&one["probability"]), number(&one["best_probability"]));
        assert!((0.0..=1.0).contains(&chosen) && chosen <= best + 1e-9 && best <= 1.0, "{one}");
        assert!(number(&one["standard_error"]) >= 0.0);
    }
    // After B1 is sunk, one ship of one cell is left: in one of the ten cells that do not touch
    // A1-B1.
    assert_eq!(moves[2]["played"], "C4");
    for (player, seat) in review["players"].as_array().unwrap().iter().zip([1, 2]) {
        assert_eq!(player["seat"], seat);
        let own = || moves.iter().filter(|one| one["seat"] == seat);
        let lost: f64 = own().map(|one| number(&one["best_probability"]) - number(&one["probability"])).sum();
        assert_eq!(player["moves"], own().count());
        assert!((number(&player["lost"]) - lost).abs() < 1e-6, "{player}");
    }
    let told = folder.run("contest --review game.jsonl").yes();
    assert!(told.starts_with("1. player 2: A1 (hit): "), "{told}");
    assert!(told.lines().last().unwrap().starts_with("Player 2: 4 moves, "), "{told}");
    let hungarian = folder.run("contest --review game.jsonl --lang hu").yes();
    assert!(hungarian.lines().last().unwrap().starts_with("2. játékos: 4 lépés, "), "{hungarian}");
}

/// Per cent of a hit in each cell of 5 x 5 over all layouts of ships of 3, 2 and 1 cells that were
/// hit at A3 and A5 and not sunk, and the number of these layouts: each cell by its bit.
fn counted_by_hand() -> (usize, Vec<f64>) {
    let places = |length: usize| {
        let starts = (0..25).flat_map(|at| [(at, 1, at % 5), (at, 5, at / 5)]);
        let inside = starts.filter(move |(.., along)| along + length <= 5);
        let places = inside.map(move |(at, step, _)| (0..length).map(|number| 1 << (at + number * step)).sum());
        places.collect::<std::collections::BTreeSet<u32>>()
    };
    let cells = |ship: u32| (0..25_i32).filter(move |at| ship >> at & 1 == 1);
    let apart = |one: u32, other: u32| {
        let near = |one: i32, other: i32| (one % 5 - other % 5).abs() <= 1 && (one / 5 - other / 5).abs() <= 1;
        cells(one).all(|one| cells(other).all(|other| !near(one, other)))
    };
    let hits: u32 = 1 << 10 | 1 << 20;
    let (mut layouts, mut counts) = (0, vec![0; 25]);
    for three in places(3) {
        for two in places(2).into_iter().filter(|&two| apart(two, three)) {
            for one in places(1).into_iter().filter(|&one| apart(one, two) && apart(one, three)) {
                if (one | two | three) & hits == hits && [one, two, three].iter().all(|ship| ship & !hits != 0) {
                    layouts += 1;
                    cells(one | two | three).for_each(|at| counts[at as usize] += 1);
                }
            }
        }
    }
    (layouts, counts.into_iter().map(|count: u32| 100.0 * f64::from(count) / layouts as f64).collect())
}

#[test]
fn the_map_of_uniform_boards_is_exact_and_reviews_take_the_same_supposition() {
    let folder = Folder::with("one.txt", ".....\n..##.\n#....\n#..#.\n#....\n");
    let game = "contest --text --size 5x5 --fleet 3-2-1 --seats human,human --hide one.txt,one.txt --seed 3";
    let map = |arguments: &str, script: &str| -> Vec<Option<f64>> {
        let told = folder.run_on(script, arguments).yes();
        let (_, map) = told.split_once("     A   B   C   D   E\n").unwrap_or_else(|| panic!("{told}"));
        map.lines().take(5).flat_map(|line| line.split_whitespace().skip(1)).map(|cell| cell.parse().ok()).collect()
    };
    let (layouts, exact) = counted_by_hand();
    assert_eq!(layouts, 263);
    let uniform = map(&format!("{game} --assume uniform --record game.jsonl"), "A3\nA5\nmap\nB3\n");
    for (shown, exact) in uniform.iter().zip(&exact).filter_map(|(shown, exact)| Some(((*shown)?, exact))) {
        assert!((shown - exact).abs() <= 0.5, "{uniform:?}\n{exact:?}");
    }
    // A1, A2, A4 and B5.
    assert_eq!([0, 5, 15, 21].map(|at| uniform[at]), [19.0, 9.0, 83.0, 17.0].map(Some));
    // Without it, fleets at the edge and packed ones are likelier.
    let mixture = map(game, "A3\nA5\nmap\n");
    assert!(mixture[0] > mixture[15], "{mixture:?}");
    assert_eq!(map(&format!("{game} --assume mixture"), "A3\nA5\nmap\n"), mixture);
    // A record says nothing of advice, so a game can be continued with another supposition, and
    // reviewed.
    let begin = "A3\nA5\n";
    folder.run_on(begin, &format!("{game} --record begun.jsonl")).yes();
    assert_eq!(map("contest --text --resume begun.jsonl --assume uniform", "map\n"), uniform);
    let best = |arguments: &str| {
        let review = json(&folder.run(&format!("contest --review game.jsonl --json {arguments}")).yes());
        (review["moves"][2]["best"].clone(), review["moves"][2]["best_probability"].as_f64().unwrap())
    };
    let (cell, probability) = best("--assume uniform");
    assert!(cell == "A4" && (100.0 * probability - exact[15]).abs() < 1e-9, "{probability}");
    assert_eq!(best("").0, "A1");
    // It would do nothing here.
    for arguments in ["--print game.jsonl --out game.svg", "--arena 2 --seats program:easy,program:easy"] {
        assert_eq!(folder.run(&format!("contest {arguments} --assume uniform")).code, 2);
    }
}

#[test]
fn boards_with_mines_and_sweepers_are_drawn_where_layouts_are_rare() {
    let folder = Folder::new();
    for seed in 1..=6 {
        let options = format!("contest --text --size 12x12 --mines 2 --sweepers 1 --seats human,human --seed {seed}");
        let told = folder.run_on("quit\n", &options).yes();
        assert!(told.contains("shoot at a cell:") && told.matches('*').count() == 2, "{told}");
    }
}

#[test]
fn what_a_salvo_is_expected_to_hit_is_no_probability() {
    let folder = folder();
    let script = "hint\nhint\nhint\nA1 B1\nD3 D4\nA2 B2\nD1 D2\nquit\n";
    let told = folder.run_on(script, &format!("{SMALL} --salvo 2 --seed 3 --record game.jsonl")).yes();
    // A cell has a probability, a salvo an expected number of hits.
    let hint = told.lines().find(|line| line.starts_with("Shoot at ")).unwrap();
    assert!(hint.contains(" hits expected (± ") && !hint.contains('%'), "{hint}");
    let review = json(&folder.run("contest --review game.jsonl --json").yes());
    for one in review["moves"].as_array().unwrap() {
        assert_eq!((&one["probability"], &one["best_probability"]), (&json!(null), &json!(null)));
        let [chosen, best] = ["expected_hits", "best_expected_hits"].map(|key| one[key].as_f64().unwrap());
        assert!(0.0 <= chosen && chosen <= best && best <= 2.0, "{one}");
    }
    let told = folder.run("contest --review game.jsonl").yes();
    let moves = told.lines().filter(|line| !line.starts_with("Player"));
    moves.for_each(|line| assert!(line.contains(" expected hit") && !line.contains('%'), "{line}"));
    let hungarian = folder.run("contest --review game.jsonl --lang hu").yes();
    assert!(hungarian.contains("várhatóan ") && !hungarian.contains('%'), "{hungarian}");
    // Of one shot, both are the same number.
    folder.run_on("A1\nquit\n", &format!("{SMALL} --seed 3 --record single.jsonl")).yes();
    let single = &json(&folder.run("contest --review single.jsonl --json").yes())["moves"][0];
    assert!(single["probability"].is_f64() && single["probability"] == single["expected_hits"], "{single}");
    assert!(folder.run("contest --review single.jsonl").yes().contains(" %"));
}

#[test]
fn moves_of_games_that_hide_nothing_are_judged_in_what_players_count() {
    let folder = Folder::new();
    let games = [
        ("shogword --deal --seats program:greedy,program:random", "replies", -1.0),
        ("garnsi-malom --seats program:greedy,program:random", "pieces", 1.0),
        ("garnsi-malom --nine --seats program:greedy,program:greedy,program:random", "mills", 1.0),
    ];
    for (number, (options, unit, sign)) in games.into_iter().enumerate() {
        let name = format!("{number}.jsonl");
        folder.run(&format!("contest --text --seed 3 --record {name} --game {options}")).yes();
        let review = json(&folder.run(&format!("contest --review {name} --json")).yes());
        let moves = review["moves"].as_array().unwrap();
        assert!(moves.len() >= 5, "{options}");
        let best = format!("best_{unit}");
        for one in moves {
            let [chosen, best] = [unit, &best].map(|key| one[key].as_f64().unwrap());
            assert!(sign * chosen <= sign * best && one["standard_error"] == 0.0, "{one}");
            assert!(one["played"] != one["best"] || chosen == best, "{one}");
        }
        // What the players lost is what their moves did.
        let lost = |one: &Value| (one[&best].as_f64().unwrap() - one[unit].as_f64().unwrap()).abs();
        for player in review["players"].as_array().unwrap() {
            let own = moves.iter().filter(|one| one["seat"] == player["seat"]);
            assert_eq!(player["lost"].as_f64().unwrap(), own.map(lost).sum::<f64>(), "{player}");
        }
        let told = folder.run(&format!("contest --review {name}")).yes();
        assert!(told.contains("the best") && told.contains("lost by the others") && !told.contains('%'), "{told}");
    }
    // Red's programs know how to mate: nothing is left to reply to.
    let review = json(&folder.run("contest --review 0.jsonl --json").yes());
    assert_eq!(review["moves"].as_array().unwrap().last().unwrap()["replies"], 0.0);
}

#[test]
fn the_record_of_a_game_is_printed_once_it_is_over() {
    let folder = folder();
    folder.run_on("A1\nB1\nC4\nD1\nb2\n", &format!("{SMALL} --seed 3 --record game.jsonl")).yes();
    let early = folder.run("contest --print game.jsonl --out early.svg");
    assert_eq!((early.code, &*early.stdout), (2, ""));
    assert_eq!(early.stderr, "smyoz: game.jsonl: the game is not over: its boards can be printed once it is\n");
    folder.run_on("D3\n", "contest --text --resume game.jsonl").yes();
    let printed = folder.run("contest --print game.jsonl --out game.pdf");
    assert_eq!((printed.code, &*printed.stderr), (0, "wrote game.pdf: 1 page\n"));
    assert!(fs::read(folder.path("game.pdf")).unwrap().starts_with(b"%PDF"));
    let pages = ["en", "hu"].map(|lang| {
        let name = format!("{lang}.svg");
        folder.run(&format!("contest --print game.jsonl --lang {lang} --out {name}"));
        folder.read(&name)
    });
    assert!(pages[0] != pages[1] && pages.iter().all(|page| page.contains("<svg")));
    for (arguments, message) in [
        ("contest --print game.jsonl", "the following required arguments were not provided:\n  --out <PATH>"),
        ("contest --print game.jsonl --out x.pdf --salvo 2", "--salvo: the record says what is played"),
        ("contest --print no.jsonl --out x.pdf", "no.jsonl cannot be read"),
    ] {
        let run = folder.run(arguments);
        assert!(run.code == 2 && run.stderr.contains(message), "{run:?}");
    }
}

#[test]
fn sums_of_a_record_are_what_formats_says() {
    use sha2::{Digest, Sha256};
    let folder = folder();
    folder.run_on("A1\nB1\nC4\nD1\nB2\nD3\n", &format!("{SMALL} --seed 3 --record game.jsonl")).yes();
    let played = folder.read("game.jsonl");
    let page = include_str!("../../docs/formats.md");
    let (_, shown) = page.split_once("## `contest/1`\n\n```text\n").unwrap();
    for record in [&*played, shown.split("```").next().unwrap()] {
        let hash = |text: &str| -> String {
            let digits: String = Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect();
            digits[..16].to_owned()
        };
        let mut lines = record.lines();
        let mut before = hash(lines.next().unwrap());
        for line in lines {
            let (rest, sum) = line.split_once(r#","sum":""#).unwrap();
            before = hash(&format!("{before}{rest}}}"));
            assert_eq!(sum, format!("{before}\"}}"), "{line}");
        }
    }
}

#[test]
fn records_fit_their_schema() {
    let text = include_str!("../../docs/schema/contest-1.json");
    let (mut schemas, mut compiler) = (boon::Schemas::new(), boon::Compiler::new());
    compiler.set_default_draft(boon::Draft::V2020_12);
    compiler.add_resource("file:///contest-1.json", serde_json::from_str(text).unwrap()).unwrap();
    let schema = compiler.compile("file:///contest-1.json", &mut schemas).unwrap();
    let fits = |line: &Value| schemas.validate(line, schema).is_ok();
    let folder = folder();
    folder.run_on("A1\nB1\nC4\nD1\nB2\nD3\n", &format!("{SMALL} --seed 3 --record game.jsonl")).yes();
    let record = lines(&folder, "game.jsonl");
    assert!(record.iter().all(fits));
    // The record in the documentation is one.
    let page = include_str!("../../docs/formats.md");
    let (_, shown) = page.split_once("## `contest/1`\n\n```text\n").unwrap();
    let shown = shown.split("```").next().unwrap();
    folder.write("shown.jsonl", shown);
    assert!(lines(&folder, "shown.jsonl").iter().all(fits));
    assert!(folder.run("contest --review shown.jsonl").yes().starts_with("1. player "));
    // What the schema refuses, the program also refuses.
    let [header, first] = [&record[0], &record[1]];
    for (line, key, value) in [
        (header, "format", json!("contest/2")),
        (header, "seed", json!(1_000_000)),
        (header, "seats", json!(["human", "person"])),
        (header, "commitments", json!(["00", "11"])),
        (header, "variants", json!({})),
        (header, "variant", json!([])),
        (first, "seat", json!(0)),
        (first, "ms", json!(-1)),
        (first, "played", json!(3)),
        (first, "back", json!(1)),
        (first, "answers", json!("hit")),
    ] {
        let mut malformed = line.clone();
        malformed[key] = value;
        assert!(!fits(&malformed), "{malformed}");
        let rest = if line == header { first } else { &malformed };
        let start = if line == header { &malformed } else { header };
        folder.write("malformed.jsonl", format!("{start}\n{rest}\n"));
        assert_eq!(folder.run("contest --review malformed.jsonl").code, 2);
    }
}

/// `--json` was accepted where nothing is printed as JSON.
#[test]
fn json_is_refused_where_it_does_nothing() {
    let folder = folder();
    folder.refuses("contest --json --no-open", "--json: only with --arena, --shooters or --review");
    folder.run_on("A1\n", &format!("{SMALL} --seed 3 --record game.jsonl")).yes();
    let run = folder.run("contest --resume game.jsonl --json");
    assert!(run.code == 2 && run.stderr.contains("'--resume <FILE>' cannot be used with '--json'"), "{run:?}");
}

/// The sum of no losses was -0.
#[test]
fn a_player_who_lost_nothing_lost_no_negative_number() {
    let folder = folder();
    folder.run_on("A1\nB1\nC4\nD1\nb2\nD3\n", &format!("{SMALL} --seed 3 --record game.jsonl")).yes();
    let (text, data) =
        (folder.run("contest --review game.jsonl").yes(), folder.run("contest --review game.jsonl --json").yes());
    for told in [&text, &data] {
        assert!(!told.contains("-0.0") && !told.contains("-0 ") && !told.contains("-0)"), "{told}");
    }
    assert!(data.contains("\"lost\":0.0"), "{data}");
}
