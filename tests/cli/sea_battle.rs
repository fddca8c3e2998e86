//! Sea Battle: boards, fraud, and Perelman's arrangement.

use itertools::Itertools;
use serde_json::{Value, json};
use smyoz::games::sea_battle::{Fleet, Layout, Puzzle, Setting, Size, Symmetry, Variant, image};

use super::Folder;

const BOARD: &str = "\
.......##.
.....#....
.###......
......#...
.##.......
.........#
.####.....
..........
#...###.#.
#.........
";

fn rows(document: &Value) -> Layout {
    let rows = document["layout"].as_array().unwrap().iter().map(|row| row.as_str().unwrap());
    rows.collect::<Vec<_>>().join("\n").parse().unwrap()
}

#[test]
fn boards_are_generated() {
    let folder = Folder::new();
    assert_eq!(folder.run("generate --game sea-battle --seed 5").yes(), BOARD);
    let run =
        folder.run("generate --game sea-battle --seed 7 --size 15x12 --touch corners --shapes any --mines 2 --json");
    let layout = rows(&serde_json::from_str(&run.yes()).unwrap());
    let (size, variant) = ("15x12".parse().unwrap(), "any".parse().unwrap());
    let variant = Variant { shapes: variant, touch: "corners".parse().unwrap(), mines: 2, sweepers: 0 };
    assert_eq!(Setting::new(size, Fleet::usual(size), variant).unwrap().check(&layout), []);
    for (arguments, message) in [
        ("generate --seed 1 --size 6x6", "--size is only for --game sea-battle"),
        ("generate --game sea-battle --seed 1 --out d", "--out is not for --game sea-battle"),
        ("generate --game sea-battle --seed 1 --size 4x4 --fleet 5", "a ship of length 5 does not fit"),
        ("generate --game sea-battle --seed 1 --size 4x4", "the pieces do not fit on a board of 4x4"),
    ] {
        let run = folder.run(arguments);
        assert!(run.code == 2 && run.stderr.contains(message), "{run:?}");
    }
    for arguments in ["--size 0x10", "--size 1000000000x10", "--fleet 4-", "--touch sides", "--sweepers 1"] {
        let run = folder.run(&format!("generate --game sea-battle --seed 1 {arguments}"));
        assert!(run.code == 2 && !run.stderr.is_empty(), "{run:?}");
    }
}

#[test]
fn fraud_is_found() {
    let folder = Folder::with("fair.txt", BOARD);
    folder.write("short.txt", BOARD.replace("####", "###."));
    folder.write("record.txt", "E4 miss\nB7 hit\nC7 hit\nD7 hit\nE7 sunk\n");
    folder.write("late.txt", "B7 мимо!\nH1 hit\n");
    folder.write("wrong.txt", "E4\n");
    assert_eq!(folder.run("check --game sea-battle fair.txt").yes(), "legal\n");
    folder.run("check --game sea-battle fair.txt --record record.txt").yes();
    let run = folder.run("check --game sea-battle fair.txt --record late.txt");
    let late = "legal, but not as answered\n  line 1: B7 was answered `miss`, but a ship lies there, at B7-E7: drawn in later?\n";
    assert_eq!((run.code, &run.stdout[..]), (1, late));
    let run = folder.run("check --game sea-battle fair.txt short.txt --json");
    let document: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!((run.code, document["fault"].as_str()), (1, Some("second")));
    assert_eq!(document["boards"][1]["broken"][0]["rule"], "fleet");
    assert_eq!((&document["winner"], &document["boards"][0]["misnamed"]), (&"first".into(), &json!([])));
    assert!(
        folder
            .run("check --game sea-battle fair.txt short.txt")
            .stdout
            .ends_with("at fault: short.txt, so fair.txt has won\n")
    );
    let sunk: String = (1..=10)
        .cartesian_product('A'..='J')
        .filter(|(row, column)| {
            BOARD.lines().nth(row - 1).unwrap().as_bytes()[usize::from(*column as u8 - b'A')] == b'#'
        })
        .map(|(row, column)| format!("{column}{row} hit\n"))
        .collect();
    folder.write("sunk.txt", sunk);
    folder.write("none.txt", "");
    // Answered `hit` at the last cell of each ship: fraud; by the ships alone, the other would have
    // won.
    let run = folder.run("check --game sea-battle fair.txt fair.txt --record none.txt --record sunk.txt --json");
    let document: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!((document["fault"].as_str(), document["winner"].as_str()), (Some("second"), Some("first")));
    let run = folder.run("check --game sea-battle short.txt fair.txt --record record.txt --record late.txt");
    assert!(run.stdout.ends_with("at fault: short.txt and fair.txt, so nobody wins\n"), "{run:?}");
    for (arguments, message) in [
        ("check --game sea-battle fair.txt --record wrong.txt", "wrong.txt: line 1: expected a cell and an answer"),
        ("check fair.txt short.txt", "short.txt: expected a single layout: two boards are compared with --game"),
        ("check fair.txt --record late.txt", "--record is only for --game sea-battle"),
        ("check fair.txt --columns latin", "--columns is only for --game sea-battle"),
        (
            "check --game sea-battle fair.txt --record late.txt --record wrong.txt",
            "wrong.txt: a record without a board",
        ),
        ("check --game sea-battle record.txt", "record.txt: line 1, column 1: expected one of `.#*+`, found `E`"),
        ("check --game sea-battle fair.txt --record late.txt --columns moon", "`moon` cannot name columns"),
    ] {
        let run = folder.run(arguments);
        assert!(run.code == 2 && run.stderr.contains(message), "{run:?}");
    }
}

#[test]
fn fleets_are_packed() {
    let folder = Folder::new();
    let document: Value = serde_json::from_str(&folder.run("pack --json").yes()).unwrap();
    let setting = Setting::new(Size::STANDARD, Fleet::russian(), Variant::default()).unwrap();
    assert_eq!(setting.check(&rows(&document)), []);
    assert_eq!((&document["free"], &document["proved"]), (&60.into(), &true.into()));
    let run = folder.run("pack --size 12x12 --limit 1000");
    assert!(run.code == 3 && run.stdout.contains("are possible"), "{run:?}");
    let run = folder.run("pack --size 3x3 --fleet 3-3-1");
    assert!(run.code == 2 && run.stderr.contains("the pieces do not fit on a board of 3x3"), "{run:?}");
}

/// The lines of JSON that a run printed.
fn documents(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The puzzles that are composed with these options, a line each.
fn composed(folder: &Folder, options: &str) -> String {
    let run = folder.run(&format!("compose --game sea-battle {options} --json"));
    assert!(run.code == 0 && run.stderr.contains("\nproved by both engines"), "{run:?}");
    run.stdout
}

#[test]
fn puzzles_are_composed_solved_and_verified() {
    let folder = Folder::new();
    let told = folder.run("compose --game sea-battle --seeds 1..3 --out book").yes();
    assert!(
        told.starts_with("3 puzzles in ") && told.ends_with("  3 of level advanced\nproved by both engines\nin book\n"),
        "{told}"
    );
    // The same on any number of threads, and as lines.
    let lines = composed(&folder, "--seeds 1..3 --threads 1");
    for (number, puzzle) in (1..).zip(&documents(&lines)) {
        let file = |end: &str| folder.read(&format!("book/sea-battle-00000{number}{end}"));
        assert_eq!(serde_json::from_str::<Value>(&file(".json")).unwrap(), *puzzle);
        let board = folder.run(&format!("generate --game sea-battle --seed {number}")).yes();
        let rows: Vec<&str> = puzzle["solution"].as_array().unwrap().iter().map(|row| row.as_str().unwrap()).collect();
        assert!(board.lines().eq(rows));
        assert!(file("-solution.txt").starts_with(&format!("SEA BATTLE  SOLUTION\nSeed 00000{number} · ")));
        assert!(!file(".txt").contains("00000"));
        for engine in ["auto", "sat", "search"] {
            let run = folder.run(&format!("solve --json --engine {engine} book/sea-battle-00000{number}.json"));
            let solved = &documents(&run.yes())[0];
            assert_eq!((&solved["count"], &solved["complete"]), (&1.into(), &true.into()));
            assert_eq!(solved["solutions"][0], puzzle["solution"]);
        }
    }
    folder.write("book.jsonl", &lines);
    let told = folder.run("verify --strict book.jsonl").yes();
    assert_eq!(told.matches(": unique and minimal\n").count(), 3, "{told}");
    assert_eq!(told.matches(": level advanced: confirmed\n").count(), 3, "{told}");

    folder.write("fewest.jsonl", composed(&folder, "--seeds 4..5 --minimum --size 7x6 --fleet 3-2-2-1 --mines 1"));
    let told = folder.run("verify fewest.jsonl --strict --engine search").yes();
    assert_eq!(told.matches("no fewer clues are possible: proved by its witness").count(), 2, "{told}");
}

#[test]
fn puzzles_are_composed_to_order() {
    let folder = Folder::new();
    let is_spread = |puzzle: &Value| {
        let clues = puzzle["clues"].as_array().unwrap();
        let cells: Vec<&[u8]> = clues.iter().map(|clue| clue["cell"].as_str().unwrap().as_bytes()).collect();
        let distance = |one: &[u8], other: &[u8]| one[0].abs_diff(other[0]).max(one[1].abs_diff(other[1]));
        cells.iter().array_combinations().all(|[one, other]| distance(one, other) >= 3)
    };
    for (options, check) in [
        (
            "--level beginner --want 2",
            &(|puzzle: &Value| puzzle["rating"]["level"] == "beginner") as &dyn Fn(&Value) -> bool,
        ),
        ("--seeds 1..2 --level advanced --score ..600", &|puzzle| puzzle["rating"]["score"].as_u64().unwrap() <= 600),
        ("--seeds 1..6 --require ship-costs --avoid line-patterns", &|puzzle| {
            puzzle["rating"]["level"] == "advanced" && puzzle["rating"]["without"] == json!(["line-patterns"])
        }),
        ("--seeds 1..2 --counts 5", &|puzzle| {
            let numbers =
                |key: &str| puzzle[key].as_array().into_iter().flatten().filter(|count| count.is_u64()).count();
            numbers("columns") + numbers("rows") == 5
        }),
        ("--seeds 1..2 --counts minimal", &|puzzle| {
            puzzle["minimum"]["proved"] == true && puzzle["minimum"]["counts"].is_u64()
        }),
        ("--seeds 1..4 --minimum --cells 1..2", &|puzzle| (1..=2).contains(&puzzle["clues"].as_array().unwrap().len())),
        ("--seeds 1..2 --clue-symmetry rotate", &|puzzle| {
            let cells: Vec<&str> =
                puzzle["clues"].as_array().unwrap().iter().map(|clue| clue["cell"].as_str().unwrap()).collect();
            let turned = |cell: &str| {
                let (column, row) = (cell.as_bytes()[0], cell.as_bytes()[1]);
                [b'A' + b'F' - column, b'1' + b'6' - row].map(char::from).iter().collect::<String>()
            };
            cells.iter().all(|cell| cells.contains(&&*turned(cell)))
        }),
        ("--seeds 1..6 --spread 3", &is_spread),
        ("--seeds 1..6 --spread 3 --minimum", &is_spread),
        ("--seeds 1..8 --pattern ##################..................", &|puzzle| {
            puzzle["clues"]
                .as_array()
                .unwrap()
                .iter()
                .all(|clue| clue["cell"].as_str().unwrap().ends_with(['1', '2', '3']))
        }),
    ] {
        let run = folder.run(&format!("compose --game sea-battle --size 6x6 {options} --json"));
        assert!(run.code <= 1 && !run.stdout.is_empty(), "{options}: {run:?}");
        for puzzle in documents(&run.stdout) {
            assert!(check(&puzzle), "{options}: {puzzle}");
        }
        folder.write("made.jsonl", &run.stdout);
        folder.run("verify made.jsonl").yes();
    }
}

#[test]
fn puzzles_begin_with_clues() {
    let folder = Folder::new();
    let whole = documents(&composed(&folder, "--seeds 8..8 --size 6x6")).remove(0);
    let start = |clues: Value, solution: Option<&Value>| {
        let mut start = json!({"format": "sea-battle-puzzle/1", "width": 6, "height": 6, "fleet": whole["fleet"]});
        (start["columns"], start["rows"], start["clues"]) = (whole["columns"].clone(), whole["rows"].clone(), clues);
        if let Some(solution) = solution {
            start["solution"] = solution.clone();
        }
        start.to_string()
    };
    let cell = |at: usize| if whole["solution"][0].as_str().unwrap().as_bytes()[at] == b'#' { "ship" } else { "water" };
    let given = json!([{"cell": "A1", "shows": cell(0)}]);
    folder.write("start.json", start(given.clone(), None));
    folder.write("solved.json", start(given.clone(), Some(&whole["solution"])));
    let compose = "compose --game sea-battle --size 6x6 --format json";
    for options in ["--seeds 1..4 --start start.json", "--seeds 1..2 --start solved.json --level ..master --spread"] {
        let run = folder.run(&format!("{compose} {options} --json"));
        assert!(run.code <= 1 && !run.stdout.is_empty(), "{options}: {run:?}");
        for puzzle in documents(&run.stdout) {
            let is_kept = puzzle["clues"].as_array().unwrap().contains(&given[0]);
            assert!(is_kept && puzzle["seed"].is_null() && puzzle["minimum"].is_null(), "{options}: {puzzle}");
            assert!(puzzle["solution"] == whole["solution"] || !options.contains("solved"), "{puzzle}");
        }
        folder.write("made.jsonl", &run.stdout);
        folder.run("verify made.jsonl").yes();
    }
    // The journal holds the clues, so the file may change.
    folder.run(&format!("{compose} --seeds 1..4 --start start.json --out whole"));
    let journal = folder.read("whole/journal.jsonl");
    folder.write("rest/journal.jsonl", journal.split_inclusive('\n').take(2).collect::<String>());
    folder.write("start.json", start(json!([]), None));
    folder.run("compose --resume --out rest");
    assert_eq!(folder.files("rest"), folder.files("whole"));
    let run = folder.run(&format!("{compose} --start start.json --resume --out rest"));
    assert!(run.code == 2 && run.stderr.contains("--start was"), "{run:?}");

    folder.write("none.json", start(json!([{"cell": "A1", "shows": "left"}, {"cell": "B1", "shows": "water"}]), None));
    let run = folder.run(&format!("{compose} --seeds 1.. --start none.json --out none"));
    assert!(
        run.code == 1 && run.stderr.starts_with("smyoz: none.json: no solution; these clues contradict"),
        "{run:?}"
    );
    let counts =
        "--start keeps the counts that its puzzle gives, or gives all if it gives none: it cannot be combined with";
    let together = "--start keeps the clues that are given, and adds others as needed: it cannot be combined with";
    for (options, message) in [
        ("--counts 3", format!("{counts} --counts N")),
        ("--counts minimal", format!("{counts} --counts minimal")),
        ("--clue-symmetry rotate", format!("{together} --clue-symmetry")),
        ("--minimum --time-limit 3", format!("{together} --time-limit")),
        ("--size 7x6", "also give --size 6x6 --fleet 3-2-2-1-1-1".to_owned()),
    ] {
        let size = if options.contains("--size") { "" } else { "--size 6x6" };
        let run = folder
            .run(&format!("compose --game sea-battle {size} --seeds 1.. --start solved.json {options} --out new"));
        assert!(run.code == 2 && run.stderr.contains(&message), "{options}: {run:?}");
    }
}

#[test]
fn what_is_wrong_with_a_puzzle_is_told() {
    let folder = Folder::new();
    let line = composed(&folder, "--seeds 8..8 --size 6x6 --fleet 3-2-2-1-1-1");
    let right = documents(&line).remove(0);
    let write = |name: &str, change: &dyn Fn(&mut Value)| {
        let mut puzzle = right.clone();
        change(&mut puzzle);
        folder.write(name, puzzle.to_string());
    };
    let wrong = json!([{"cell": "A1", "shows": "left"}, {"cell": "B1", "shows": "water"}]);
    write("none.json", &|puzzle| {
        puzzle["clues"] = wrong.clone();
        let puzzle = puzzle.as_object_mut().unwrap();
        ["columns", "rows"].iter().for_each(|counts| drop(puzzle.remove(*counts)));
    });
    let run = folder.run("solve none.json");
    let conflict = "no solution; these clues contradict each other: [A1: left] [B1: water]\n";
    assert!(run.code == 1 && run.stdout.ends_with(conflict), "{run:?}");
    let run = folder.run("verify none.json --json");
    let verdict = &documents(&run.stdout)[0];
    assert_eq!((run.code, &verdict["conflict"]), (1, &json!(["A1: left", "B1: water"])));
    write("open.json", &|puzzle| {
        puzzle["clues"] = Value::Array(Vec::new());
        puzzle.as_object_mut().unwrap().remove("columns");
    });
    let run = folder.run("solve open.json --limit 2");
    assert!(run.code == 0 && run.stdout.contains("more than 2 solutions; these are 2 of them"), "{run:?}");
    // As in all formats, a key that is null is absent.
    write("null.json", &|puzzle| {
        puzzle["clues"] = Value::Array(Vec::new());
        puzzle["columns"] = Value::Null;
    });
    assert_eq!(folder.run("solve null.json --limit 2").stdout, run.stdout.replace("open.json", "null.json"));
    let run = folder.run("verify open.json");
    assert!(run.code == 1 && run.stdout.contains("NOT unique: two of its solutions are\n"), "{run:?}");
    // The file names the game and the board.
    let advice = "open.json: to add the clues that are missing: smyoz compose --start open.json\n";
    assert!(run.stdout.ends_with(advice), "{run:?}");
    let run = folder.run("-q compose --start open.json --seeds 1.. --json");
    assert_eq!((run.code, documents(&run.stdout).len()), (0, 1), "{run:?}");
    let spare = folder.run("generate --game sea-battle --seed 8 --size 6x6 --fleet 3-2-2-1-1-1").yes();
    let water = spare.find('.').unwrap();
    write("spare.json", &|puzzle| {
        let cell = format!("{}{}", char::from(b'A' + (water % 7) as u8), water / 7 + 1);
        let clues = puzzle["clues"].as_array_mut().unwrap();
        clues.retain(|clue| clue["cell"] != *cell);
        clues.push(json!({"cell": cell, "shows": "water"}));
    });
    let run = folder.run("verify spare.json");
    assert!(run.code == 1 && run.stdout.contains("unique, not minimal: could do without"), "{run:?}");
    folder.run("verify spare.json --allow-spare").yes();
}

#[test]
fn puzzles_are_exported_and_a_bad_file_is_one_message() {
    let folder = Folder::new();
    folder.write("sea.json", composed(&folder, "--seeds 8..8 --size 6x6"));
    let run = folder.run("explore sea.json --export site");
    assert!(run.code == 0 && run.stdout.contains("index.html"), "{run:?}");
    folder.write("bad.jsonl", "{\"format\":\"sea-battle-puzzle/1\"}\n".repeat(100));
    let run = folder.run("explore sea.json bad.jsonl --export other");
    assert_eq!(run.code, 2, "{run:?}");
    let messages: Vec<&str> = run.stderr.lines().collect();
    assert!(messages.len() <= 3 && messages[0].contains("bad.jsonl: line 1"), "{run:?}");
    // Of a file without puzzles, no more than some lines are read.
    assert_eq!(messages[1], "bad.jsonl: 20 more cannot be read");
}

#[test]
fn a_puzzle_of_the_other_game_is_refused() {
    let folder = Folder::new();
    folder.write("sea.json", composed(&folder, "--seeds 8..8 --size 6x6"));
    folder.write("odd.json", r#"{"format": "sea-battle-puzzle/1", "width": 6}"#);
    for (arguments, message) in [
        ("solve odd.json", "`height` is missing"),
        ("compose --game sea-battle --seeds 1.. --mercy", "--mercy is not for --game sea-battle"),
        ("compose --game sea-battle --seeds 1.. --shots 3", "--shots is not for --game sea-battle"),
        ("compose --seeds 1.. --counts all", "--counts is only for --game sea-battle"),
        ("compose --game sea-battle --seeds 1.. --counts most", "expected a number or a range"),
        (
            "compose --game sea-battle --seeds 1.. --minimum --level master",
            "--minimum asks for the fewest clues, whatever the level: it cannot be combined with --level",
        ),
        (
            "compose --game sea-battle --seeds 1.. --minimum --avoid end",
            "--minimum asks for the fewest clues, whatever the level: it cannot be combined with --level",
        ),
        (
            "compose --game sea-battle --seeds 1.. --require last-plaice",
            "'last-plaice' for '--require <TECHNIQUES>': no technique has the id `last-plaice`: did you mean `last-place`?",
        ),
        (
            "compose --game sea-battle --seeds 1.. --require two-greens",
            "--game sea-battle: no technique has the id `two-greens`: `smyoz techniques --game sea-battle` lists them",
        ),
        ("compose --seeds 1.. --avoid end", "--game smyoz: no technique has the id `end`"),
        (
            "compose --game sea-battle --seeds 1.. --require two-lines",
            "--require two-lines: its level is master, above advanced",
        ),
        ("compose --game sea-battle --seeds 1.. --require end --avoid middle,end", "end is both required and avoided"),
        (
            "compose --game sea-battle --seeds 1.. --level beyond --avoid end",
            "--level beyond: techniques do not solve all such puzzles, so none can be required or avoided",
        ),
        (
            "compose --game sea-battle --seeds 1.. --size 7x6 --clue-symmetry diagonal",
            "expected a square board, such as 10x10, for symmetry `diagonal`",
        ),
        ("compose --game sea-battle --seeds 1.. --pattern ####", "--pattern: line 1: expected 100 characters, found 4"),
        (
            "compose --game sea-battle --seeds 1.. --spread --minimum --time-limit 3",
            "--spread takes the time that it needs: it cannot be combined with --time-limit",
        ),
        ("compose --seeds 1.. --mines 3", "--mines is only for --game sea-battle"),
        ("compose --game sea-battle --seeds 1.. --time-limit 1", "also give --minimum"),
        ("compose --game sea-battle --seeds 1.. --size 3x3 --fleet 3-3-3", "the pieces do not fit on a board of 3x3"),
        ("compose --game sea-battle --seeds 1.. --out .", "exists and is not empty"),
    ] {
        let run = folder.run(arguments);
        assert!(run.code == 2 && run.stderr.contains(message), "{arguments}: {run:?}");
    }
}

#[test]
fn batches_of_both_games_are_joined_and_images_are_twins() {
    let folder = Folder::new();
    folder.run("compose --game sea-battle --size 6x6 --format json --seeds 1..2 --out whole").yes();
    folder.run("compose --seeds 5..5 --engine search --format json --out smyoz").yes();
    folder.run("merge smyoz whole --out both").yes();
    // Each is named after its game.
    for start in ["smyoz-000005-", "sea-battle-000002-"] {
        assert!(folder.names("both").iter().any(|name| name.starts_with(start)), "{start}");
    }
    let puzzle: Puzzle = serde_json::from_str(&folder.read("whole/sea-battle-000001.json")).unwrap();
    for (number, symmetry) in Symmetry::of(puzzle.board.size()).enumerate() {
        folder.write(&format!("image-{number}.json"), serde_json::to_string(&image(&puzzle, symmetry)).unwrap());
        let run = folder.run(&format!("dedupe whole image-{number}.json"));
        assert!(run.code == 1 && run.stdout.contains(": twin of whole/"), "{run:?}");
    }
}
