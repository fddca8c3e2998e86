//! What puzzle files claim beyond one solution, as the command judges it.

use serde_json::{Value, json};
use smyoz::games::smyoz::Layout;
use smyoz::games::smyoz::puzzle::{Promise, Puzzle, mercy};

use super::{Folder, json, puzzle, seed, to_json};

fn fixture(name: &str) -> String {
    let path = format!("{}/tests/data/minimum/{name}.json", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).unwrap()
}

#[test]
fn a_good_proof_of_the_minimum_is_told() {
    let folder = Folder::with("p.json", fixture("good"));
    let text = "p.json: by search: unique and minimal\np.json: no fewer clues are possible: proved by its witness\n";
    assert_eq!(folder.run("verify p.json --strict").yes(), text);
    assert_eq!(json(&folder.run("verify p.json --json").yes())["minimum"], json!({"holds": true, "reason": null}));
}

#[test]
fn damaged_proofs_of_the_minimum_are_refused() {
    let cases = [
        ("one_witness_too_few", "the witness is too weak: 1 clues distinguish all its layouts from the solution"),
        ("the_solution_itself", "witness 2 is the solution itself"),
        ("another_inventory", "witness 1 does not fit what is given"),
        ("another_count", "it claims 1 shots, but the puzzle has 2"),
        ("one_clue_too_few", "the puzzle does not keep its promise with the solution in the file"),
        ("another_solution", "the puzzle does not keep its promise with the solution in the file"),
        ("no_ambiguity", "the puzzle does not keep its promise with the solution in the file"),
        ("no_images", "the puzzle does not keep its promise with the solution in the file"),
        ("items_of_images", "it counts items, which only a puzzle with one solution does"),
        ("no_bound", "expected a bound `at_least`, up to the number of clues, if and only if `proved` is false"),
    ];
    for (name, reason) in cases {
        let folder = Folder::with("p.json", fixture(name));
        let text = folder.run("verify p.json").no();
        let line = format!("p.json: WRONG: its proof that no fewer clues are possible: {reason}\n");
        assert!(text.contains(&line), "{text}");
        let document = json(&folder.run("verify p.json --json").no());
        assert_eq!(document["minimum"], json!({"holds": false, "reason": reason}));
    }
    // A bound above the number of clues.
    let mut above: Value = serde_json::from_str(&fixture("good")).unwrap();
    (above["minimum"]["proved"], above["minimum"]["at_least"]) = (json!(false), json!(81));
    let folder = Folder::with("p.json", above.to_string());
    assert!(folder.run("verify p.json").no().contains(&format!("no fewer clues are possible: {}\n", cases[9].1)));
    let folder = Folder::with("p.json", fixture("illegal_layout"));
    folder.refuses("verify p.json", "p.json: line 1, column 508: `minimum.witness[0]`: mooring rule: DELTA 11");
}

#[test]
fn a_proof_too_large_to_check_is_not_confirmed() {
    let mut puzzle: Value = serde_json::from_str(&fixture("good")).unwrap();
    let witness = puzzle["minimum"]["witness"].as_array_mut().unwrap();
    *witness = witness.iter().cycle().take(2001).cloned().collect();
    let folder = Folder::with("p.json", puzzle.to_string());
    let reason = "its proof that no fewer clues are possible is too large to check\n";
    assert!(folder.run("verify p.json").ended(3).ends_with(&format!("\np.json: NOT KNOWN: {reason}")));
    let document = json(&folder.run("verify p.json --json").ended(3));
    assert_eq!(document["minimum"], json!({"holds": null, "reason": "it is too large to check"}));
    // What is wrong is known nevertheless.
    puzzle["solution"] = json!(Layout::of_seed(seed()));
    folder.write("p.json", puzzle.to_string());
    assert_eq!(folder.run("verify p.json").code, 1);
}

#[test]
fn holds_says_of_each_game_whether_all_claims_hold() {
    for game in ["smyoz", "sea-battle"] {
        let path = format!("{}/tests/data/holds/{game}.json", env!("CARGO_MANIFEST_DIR"));
        let forged = json(&std::fs::read_to_string(path).unwrap());
        let folder = Folder::with("p.json", forged.to_string());
        // The level is forged.
        let document = json(&folder.run("verify p.json --json").no());
        assert_eq!((&document["rating"]["holds"], &document["holds"]), (&json!(false), &json!(false)), "{game}");
        let mut puzzle = forged.clone();
        for wrong in document["rating"]["wrong"].as_array().unwrap() {
            puzzle["rating"][wrong["key"].as_str().unwrap()] = wrong["found"].clone();
        }
        folder.write("p.json", puzzle.to_string());
        assert_eq!(json(&folder.run("verify p.json --json").yes())["holds"], true, "{game}");
        for (key, value) in
            [("seed", json!(1)), ("minimum", json!({"shots": 1, "cells": 1, "proved": true, "witness": []}))]
        {
            let mut forged = puzzle.clone();
            forged[key] = value;
            if key == "minimum" {
                let foreign = if game == "smyoz" { "cells" } else { "shots" };
                forged[key].as_object_mut().unwrap().remove(foreign);
            }
            folder.write("p.json", forged.to_string());
            let document = json(&folder.run("verify p.json --json").no());
            assert_eq!((&document["unique"], &document["holds"]), (&json!(true), &json!(false)), "{game}, {key}");
        }
        // A rating of another scale is neither right nor wrong.
        let mut older = puzzle.clone();
        older["rating"]["scale"] = json!(99);
        folder.write("p.json", older.to_string());
        assert_eq!(json(&folder.run("verify p.json --json").unknown())["holds"], json!(null), "{game}");
    }
}

#[test]
fn a_puzzle_without_solution_cannot_prove_its_minimum() {
    let mut puzzle: Value = serde_json::from_str(&fixture("good")).unwrap();
    puzzle.as_object_mut().unwrap().remove("solution");
    let folder = Folder::with("p.json", puzzle.to_string());
    assert!(folder.run("verify p.json").no().ends_with(": the puzzle names no solution\n"));
}

#[test]
fn z_puzzles_are_composed_and_verified() {
    let folder = Folder::new();
    let run = folder.run("compose --seeds 1..3 --mercy --json");
    assert!(run.stderr.contains("seed 000002: no clues leave two to four solutions"), "{}", run.stderr);
    let puzzles: Vec<Puzzle> = run.stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(puzzles.len() == 2 && puzzles.iter().all(|puzzle| mercy(&puzzle.promise).is_some()));
    let text = folder.run_on(&run.stdout, "verify - --strict").yes();
    assert_eq!(text.matches(": local ambiguity before the mercy shot: ").count(), 2, "{text}");
    let line = run.stdout.lines().next().unwrap();
    let document = json(&folder.run_on(line, "verify - --json").yes());
    assert_eq!((&document["unique"], &document["before_mercy"]["local"]), (&json!(true), &json!(true)));
    assert_eq!((&document["claim"], &document["holds"]), (&json!("mercy"), &json!(true)));
}

#[test]
fn symmetric_puzzles_are_composed_and_verified() {
    let folder = Folder::new();
    let run = folder.run("compose --seeds 8..8 --unique up-to-symmetry --json");
    assert!(run.stdout.contains(r#""unique":"up-to-symmetry""#), "{}", run.stdout);
    let text = folder.run_on(&run.stdout, "verify - --strict").yes();
    assert!(text.starts_with("-:1: by search: unique up to symmetry and minimal\n-:1: 2 solutions, images"), "{text}");
    let document = json(&folder.run_on(&run.stdout, "verify - --json").yes());
    assert_eq!((&document["unique"], &document["solutions"]), (&json!(false), &json!(2)));
    assert_eq!((&document["claim"], &document["holds"]), (&json!("up-to-symmetry"), &json!(true)));
    assert_eq!(
        (&document["up_to_symmetry"]["images"], &document["up_to_symmetry"]["extra_shots"]),
        (&json!(2), &json!(1))
    );

    // Without the claim, it is a puzzle with two solutions.
    let plain = run.stdout.replace(r#""unique":"up-to-symmetry","#, "");
    assert_eq!(folder.run_on(&plain, "verify -").code, 1);
    // With a mercy shot, it is none.
    let both = run
        .stdout
        .replace(r#""unique":"up-to-symmetry","#, r#""mercy":{"cell":"55","shows":"0"},"unique":"up-to-symmetry","#);
    let refused = folder.run_on(&both, "verify -");
    assert!(refused.code == 2 && refused.stderr.contains("not unique `up-to-symmetry`, but exactly"), "{refused:?}");
}

#[test]
fn the_inventory_is_given_or_not_or_as_needed() {
    let folder = Folder::new();
    let none = folder.run("compose --seeds 8..8 --minimum --inventory none --json");
    assert!(none.stdout.contains(r#""inventory":{},"#), "{}", none.stdout);
    let minimal = folder.run("compose --seeds 8..8 --inventory minimal --json");
    assert!(minimal.stdout.contains(r#""minimum":{"shots":3,"items":1,"proved":true,"#), "{}", minimal.stdout);
    for run in [&none, &minimal] {
        assert!(folder.run_on(&run.stdout, "verify - --strict").yes().ends_with(": proved by its witness\n"));
    }
    // An item that is a clue can be left out like a shot.
    let more = minimal
        .stdout
        .replace(r#""inventory":{"#, r#""inventory":{"alpha":["11"],"#)
        .replace(r#""items":1"#, r#""items":2"#);
    let document = json(&folder.run_on(&more, "verify - --json").no());
    assert_eq!(document["spare"], json!(["alpha"]));
}

#[test]
fn what_excludes_each_other_is_refused() {
    let folder = Folder::new();
    for options in ["--mercy --unique up-to-symmetry", "--unique up-to-symmetry --clue-symmetry flip"] {
        let run = folder.run(&format!("compose --seeds 1..1 --json {options}"));
        assert!(run.code == 2 && run.stderr.contains("cannot be used with"), "{run:?}");
    }
    let more = |other| format!("--min-shots asks for more shots than are needed: it cannot be combined with {other}");
    let minimal =
        |other| format!("--inventory minimal asks for the fewest clues in all: it cannot be combined with {other}");
    let mercy = |other| {
        format!(
            "--mercy asks for the fewest shots that leave a few solutions, given an inventory: it cannot be combined with {other}"
        )
    };
    let images = |other| {
        format!(
            "--unique up-to-symmetry asks for the fewest shots that leave only images of the solution: it cannot be combined with {other}"
        )
    };
    for (options, reason) in [
        ("--mercy --min-shots 3", &*mercy("--min-shots")),
        ("--minimum --min-shots 3", &more("--minimum")),
        ("--unique up-to-symmetry --min-shots 3", &images("--min-shots")),
        ("--inventory minimal --min-shots 3", &minimal("--min-shots")),
        ("--inventory minimal --clue-symmetry flip", &minimal("--clue-symmetry")),
        ("--inventory minimal --withhold islands", &minimal("--withhold")),
        ("--inventory minimal --unique up-to-symmetry", &minimal("--unique up-to-symmetry")),
        ("--inventory minimal --mercy", &minimal("--mercy")),
        (
            "--inventory none --withhold islands",
            "--inventory none withholds all items: it cannot be combined with --withhold",
        ),
        ("--inventory none --mercy", &mercy("--inventory none")),
        (
            "--clue-symmetry flip --time-limit 1",
            "--clue-symmetry gives no proof of the fewest shots: it cannot be combined with --time-limit",
        ),
        ("--moored 11..", "no puzzle matches: moored 11..: 1 to 10 are possible"),
        ("--shard 1/2", "--shard needs the same seeds for all parts: give --seeds"),
        ("--shard 1/2 --seed 7", "--shard needs the same seeds for all parts: give --seeds"),
    ] {
        folder.refuses(&format!("compose {options}"), reason);
    }
}

/// The first puzzle of a collection.
fn first(collection: &str) -> Value {
    let path = format!("{}/puzzles/{collection}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap();
    serde_json::from_str(text.lines().next().unwrap()).unwrap()
}

#[test]
fn a_seed_whose_layout_is_not_the_solution_is_refused() {
    for collection in ["levels", "symmetric", "sea-battle-levels", "sea-battle-kinds"] {
        let mut puzzle = first(collection);
        let folder = Folder::with("p.json", puzzle.to_string());
        assert_eq!(json(&folder.run("verify p.json --json").yes())["seed_fits"], json!(true));
        puzzle["seed"] = json!(77);
        folder.write("p.json", puzzle.to_string());
        let told = folder.run("verify p.json").no();
        assert!(told.ends_with("p.json: WRONG: the layout of its seed 000077 is not the solution\n"), "{told}");
        assert_eq!(json(&folder.run("verify p.json --json").no())["seed_fits"], json!(false));
        // The solution need not be named, except up to symmetry, where it may be any image.
        puzzle.as_object_mut().unwrap().remove("solution");
        puzzle.as_object_mut().unwrap().remove("minimum");
        folder.write("p.json", puzzle.to_string());
        assert_eq!(json(&folder.run("verify p.json --json").no())["seed_fits"], json!(false));
        puzzle.as_object_mut().unwrap().remove("seed");
        folder.write("p.json", puzzle.to_string());
        assert_eq!(json(&folder.run("verify p.json --json").yes())["seed_fits"], json!(null));
    }
}

#[test]
fn many_wrong_marks_are_not_all_named() {
    let puzzle = first("levels");
    let folder = Folder::with("p.json", puzzle.to_string());
    let wrong =
        |(at, cell): (usize, char)| format!("{}{}{}\n", at % 9 + 1, at / 9 + 1, if cell == '.' { '#' } else { '.' });
    let rows: String = puzzle["solution"].as_array().unwrap().iter().map(|row| row.as_str().unwrap()).collect();
    let marks: Vec<String> = rows.chars().enumerate().map(wrong).collect();
    // Most of them say the same again.
    folder.write("marks", marks[0].repeat(10_000));
    let told = folder.run("rate p.json --hint --marks marks").no();
    assert!(told.starts_with(&format!("p.json: no hint: wrong: {}; these", marks[0].trim())), "{told}");
    folder.write("marks", marks.concat());
    let told = folder.run("rate p.json --hint --marks marks").no();
    let named = marks[..10].concat().replace('\n', " ");
    assert!(told.starts_with(&format!("p.json: no hint: wrong: {named}and 71 more; these")), "{told}");
    let told = folder.run("rate p.json --hint --marks marks --lang hu").no();
    assert!(told.contains(&format!("hibás: {named}és még 71; ezek")), "{told}");
}

#[test]
fn errors_in_marks_name_the_line_in_both_games() {
    for collection in ["levels", "sea-battle-levels"] {
        let folder = Folder::with("p.json", first(collection).to_string());
        folder.write("marks", "\n\nnothing\n");
        let run = folder.run("rate p.json --hint --marks marks");
        assert_eq!(run.code, 2);
        assert!(run.stderr.starts_with("smyoz: marks: line 3: `nothing` is not a fact"), "{}", run.stderr);
    }
}

#[test]
fn a_large_board_with_several_solutions_has_no_level() {
    let folder = Folder::new();
    let board = folder.run("generate --game sea-battle --size 25x25 --seed 7 --json").yes();
    let layout = json(&board)["layout"].clone();
    let rows: Vec<&str> = layout.as_array().unwrap().iter().map(|row| row.as_str().unwrap()).collect();
    let count = |cells: &mut dyn Iterator<Item = char>| cells.filter(|&cell| cell == '#').count();
    let columns: Vec<usize> = (0..25).map(|at| count(&mut rows.iter().map(|row| row.as_bytes()[at] as char))).collect();
    let lines: Vec<usize> = rows.iter().map(|row| count(&mut row.chars())).collect();
    let fleet = smyoz::games::sea_battle::Fleet::usual("25x25".parse().unwrap()).to_string();
    let fleet: Vec<u8> = fleet.split('-').map(|length| length.parse().unwrap()).collect();
    let puzzle = json!({ "format": "sea-battle-puzzle/1", "width": 25, "height": 25, "fleet": fleet,
        "columns": columns, "rows": lines, "clues": [] });
    folder.write("p.json", puzzle.to_string());
    assert_eq!(folder.run("rate p.json").no(), "p.json: no level: the clues do not decide everything\n");
}

/// Whatever was wished, the puzzle passes; if it has clues that are not needed, only since its file
/// says that it may, and that survives reading and writing.
#[test]
fn composed_puzzles_say_whether_clues_may_be_spare() {
    let folder = Folder::new();
    folder.write("heart.txt", "#########\n".repeat(4) + &".........\n".repeat(5));
    let begun =
        r#"{"format":"smyoz-puzzle/1","inventory":{},"shots":[{"cell":"55","shows":"A"},{"cell":"45","shows":"A"}]}"#;
    folder.write("start.json", begun);
    let whole = folder.run("compose --game sea-battle --size 6x6 --seeds 8..8 --json").stdout;
    let mut sea = json(&whole);
    let row = sea["solution"][0].as_str().unwrap().to_owned();
    let shown = |at: usize| json!({"cell": format!("{}1", char::from(b'A' + at as u8)), "shows": "water"});
    let water = |at: &usize| row.as_bytes()[*at] == b'.';
    sea["clues"] = (0..6).filter(water).take(2).map(shown).collect();
    (sea["seed"], sea["rating"]) = (Value::Null, Value::Null);
    sea.as_object_mut().unwrap().retain(|_, value| !value.is_null());
    folder.write("sea.json", sea.to_string());
    let mut spared = Vec::new();
    for options in [
        "--seeds 500..501 --minimum --clue-symmetry rotate",
        "--seeds 123456..123456 --min-shots 9",
        "--seeds 1..2 --pattern heart.txt --pattern-use all",
        "--seeds 1..2 --pattern heart.txt --spread",
        "--seeds 1..1 --start start.json",
        "--seeds 1..1 --start start.json --level beginner",
        "--seeds 500..500 --mercy",
        "--seeds 500..501 --unique up-to-symmetry",
        "--seeds 1..2 --shots-show water --withhold islands",
        "--game sea-battle --size 6x6 --seeds 1..4 --clue-symmetry rotate",
        "--game sea-battle --size 6x6 --seeds 1..4 --clue-symmetry mirror --counts 4..6",
        "--game sea-battle --size 6x6 --seeds 1..1 --start sea.json",
        "--game sea-battle --size 6x6 --seeds 1..1 --start sea.json --level ..grandmaster",
    ] {
        let engine = if options.contains("sea-battle") { "" } else { "--engine search" };
        let run = folder.run(&format!("compose {options} {engine} --json"));
        assert!(run.code <= 1, "{options}: {run:?}");
        for line in run.stdout.lines() {
            folder.write("p.json", line);
            let told = folder.run("verify p.json").yes();
            let is_spare = told.contains("not minimal: ");
            assert_eq!(json(line).get("allow_spare"), is_spare.then_some(&json!(true)), "{options}: {line}");
            assert_eq!(told.contains(", as the puzzle allows"), is_spare, "{told}");
            let verdict = folder.run("verify p.json --json").yes();
            assert_eq!(json(&verdict)["allow_spare"], json!(is_spare), "{verdict}");
            assert_eq!(folder.run("verify p.json --strict").code == 1, is_spare, "{options}: {line}");
            let again = smyoz::built_in().read(line).unwrap();
            assert_eq!((again.line().as_str(), again.allows_spare()), (line, is_spare));
            if is_spare {
                folder.write("silent.json", line.replace(r#""allow_spare":true,"#, ""));
                folder.run("verify silent.json").no();
                folder.run("verify silent.json --allow-spare").yes();
                spared.push(options);
            }
        }
    }
    // Each of these leaves spare clues somewhere above; otherwise nothing is shown.
    for wish in ["--clue-symmetry", "--min-shots", "--pattern-use all", "--start start.json", "--start sea.json"] {
        assert!(spared.iter().any(|options| options.contains(wish)), "{wish}: {spared:?}");
    }
}

#[test]
fn a_unique_puzzle_has_no_images_to_decide_between() {
    let folder = Folder::with("p.json", to_json(&Puzzle { promise: Promise::UpToSymmetry, ..puzzle() }));
    let text = "p.json: by search: unique and minimal\n\
        p.json: NOT up to symmetry: no image of the solution fits the clues\n";
    assert_eq!(folder.run("verify p.json").no(), text);
    let document = json(&folder.run("verify p.json --json").no());
    assert_eq!((&document["unique"], &document["minimal"]), (&json!(true), &json!(true)));
    assert_eq!((&document["claim"], &document["holds"]), (&json!("up-to-symmetry"), &json!(false)));
}

#[test]
fn a_time_limit_is_kept_and_told() {
    let folder = Folder::new();
    let run = folder.run("compose --seeds 1..1 --minimum --inventory none --time-limit 0 --json");
    assert!(run.stdout.contains(r#""proved":false,"at_least":"#), "{}", run.stdout);
    let text = folder.run_on(&run.stdout, "verify - --strict").yes();
    assert!(text.contains(": at least ") && text.ends_with(" clues are needed: proved by its witness\n"), "{text}");
    let refused = folder.run("compose --time-limit soon");
    assert!(refused.code == 2 && refused.stderr.contains(": expected a number of seconds, such as 2.5"), "{refused:?}");
}
