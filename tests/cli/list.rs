//! `list`: tables of puzzles.

use std::fs;

use serde_json::{Value, json};

use super::{Folder, json, puzzle, to_json};

/// Puzzles of every kind, with and without a seed, a rating and the rest. The last is an image of
/// the first.
pub(super) const PUZZLES: &str = concat!(
    r#"{"format":"smyoz-puzzle/1","title":"Reef","note":"Begin at the edge.","seed":7,"inventory":{"moored":6,"islands":[1,2,3]},"#,
    r#""shots":[{"cell":"37","shows":"2rg"},{"cell":"55","shows":"G"}],"#,
    r#""rating":{"level":"master","score":120,"steps":9,"hardest":"diagonals","narrowest":1}}"#,
    "\n",
    r#"{"format":"smyoz-puzzle/1","inventory":{},"#,
    r#""shots":[{"cell":"37","shows":"2"}],"#,
    r#""rating":{"level":"grandmaster","score":90,"steps":9,"hardest":"diagonals","narrowest":1}}"#,
    "\n",
    r#"{"format":"smyoz-puzzle/1","seed":3,"inventory":{"moored":4,"islands":[1,2]},"#,
    r#""shots":[{"cell":"37","shows":"1"}],"mercy":{"cell":"12","shows":"0"},"#,
    r#""rating":{"level":"beginner","score":20,"steps":9,"hardest":"diagonals","narrowest":1}}"#,
    "\n",
    r#"{"format":"smyoz-puzzle/1","seed":12,"inventory":{"moored":5},"shots":[],"unique":"up-to-symmetry"}"#,
    "\n",
    r#"{"format":"smyoz-puzzle/1","seed":1,"inventory":{"islands":[1,1,1,1]},"#,
    r#""shots":[{"cell":"11","shows":"0"},{"cell":"12","shows":"0"},{"cell":"13","shows":"0"}],"#,
    r#""rating":{"level":"grandmaster","score":1000,"steps":9,"hardest":"diagonals","narrowest":1}}"#,
    "\n",
    r#"{"format":"smyoz-puzzle/1","seed":9,"inventory":{"moored":6,"islands":[1,2,3]},"#,
    r#""shots":[{"cell":"73","shows":"2rg"},{"cell":"55","shows":"G"}],"#,
    r#""rating":{"level":"advanced","score":120,"steps":9,"hardest":"diagonals","narrowest":1}}"#,
    "\n",
);

/// A folder with [`PUZZLES`].
fn folder() -> Folder {
    Folder::with("p.jsonl", PUZZLES)
}

/// The lines of [`PUZZLES`] that are listed with these options, in order.
#[track_caller]
fn listed(options: &str) -> Vec<usize> {
    let text = folder().run(&format!("list p.jsonl --json {options}")).yes();
    let lines = text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    lines.map(|line| line["file"].as_str().unwrap().strip_prefix("p.jsonl:").unwrap().parse().unwrap()).collect()
}

#[test]
fn the_table() {
    let table = "\
id             seed  kind             clues  moored  islands  level        score  stars  file  title
A7PWH-CP0RY       7  unique               2       6        3  master         120      -  p.jsonl:1  Reef
T9BMM-PASHN       -  unique               1       -        -  grandmaster     90      -  p.jsonl:2
JHTTD-4KC3S       3  mercy                1       4        2  beginner        20      -  p.jsonl:3
53GRM-GMKBB      12  up-to-symmetry       0       5        -  -                -      -  p.jsonl:4
712FF-05GCK       1  unique               3       -        4  grandmaster   1000      -  p.jsonl:5
A7PWH-CP0RY       9  unique               2       6        3  advanced       120      -  p.jsonl:6
";
    assert_eq!(folder().run("list p.jsonl").yes(), table);
}

#[test]
fn traits_are_those_of_the_solution() {
    let mut puzzle = puzzle();
    puzzle.clues.inventory.withhold(smyoz::games::smyoz::Item::Moored);
    let folder = Folder::with("p.json", to_json(&puzzle));
    let row = json(&folder.run("list p.json --json").yes());
    assert_eq!((&row["moored"], &row["islands"]), (&json!(7), &json!(4)));
}

/// Stars are derived from ratings of today's scale.
#[test]
fn stars_divide_a_level() {
    let lines = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/levels.jsonl")).unwrap();
    let folder = Folder::with("levels.jsonl", lines);
    let rows = |options: &str| -> Vec<Value> {
        folder.run(&format!("list levels.jsonl --json {options}")).yes().lines().map(json).collect()
    };
    let all = rows("");
    assert!(all.iter().all(|row| row["stars"].is_null() == (row["level"] == "beyond")));
    let of = |stars: u64, row: &&Value| row["stars"] == json!(stars);
    for stars in 1..=5 {
        let (found, expected) = (rows(&format!("--stars {stars}")), all.iter().filter(|row| of(stars, row)).count());
        assert!(found.len() == expected && expected > 8, "{stars}: {expected} of {}", all.len());
    }
    let scores = |stars: u64| {
        let rows = all.iter().filter(|row| row["level"] == "master" && of(stars, row));
        rows.map(|row| row["score"].as_u64().unwrap()).collect::<Vec<_>>()
    };
    assert!(scores(2).iter().max() < scores(4).iter().min());
    let run = folder.run("list levels.jsonl --stars 6");
    assert!(run.code == 2 && run.stderr.contains("expected stars from 1 to 5, such as 2..3"), "{run:?}");
}

#[test]
fn csv_quotes_what_needs_it() {
    let folder = Folder::with("d/easy, \"nice\".jsonl", PUZZLES);
    let text = folder.run("list d --csv --shots 0..1").yes();
    let expected = r#"id,seed,kind,shots,moored,islands,level,score,stars,file,title
T9BMM-PASHN,,unique,1,,,grandmaster,90,,"d/easy, ""nice"".jsonl:2",
JHTTD-4KC3S,3,mercy,1,4,2,beginner,20,,"d/easy, ""nice"".jsonl:3",
53GRM-GMKBB,12,up-to-symmetry,0,5,,,,,"d/easy, ""nice"".jsonl:4",
"#;
    assert_eq!(text, expected);
    let run = folder.run("list d --csv --json");
    assert!(run.code == 2 && run.stderr.contains("cannot be used with"), "{run:?}");
}

#[test]
fn every_key_sorts() {
    assert_eq!(listed(""), [1, 2, 3, 4, 5, 6]);
    assert_eq!(listed("--reverse"), [6, 5, 4, 3, 2, 1]);
    // Equal ones stay as they are, absent ones come last: both ways.
    for (key, ascending, descending) in [
        ("id", [4, 5, 1, 6, 3, 2], [2, 3, 1, 6, 5, 4]),
        ("seed", [5, 3, 1, 6, 4, 2], [4, 6, 1, 3, 5, 2]),
        ("kind", [1, 2, 5, 6, 4, 3], [3, 4, 1, 2, 5, 6]),
        ("shots", [4, 2, 3, 1, 6, 5], [5, 1, 6, 2, 3, 4]),
        ("moored", [3, 4, 1, 6, 2, 5], [1, 6, 4, 3, 2, 5]),
        ("islands", [3, 1, 6, 5, 2, 4], [5, 1, 6, 3, 2, 4]),
        ("level", [3, 6, 1, 2, 5, 4], [2, 5, 1, 6, 3, 4]),
        ("score", [3, 2, 1, 6, 5, 4], [5, 1, 6, 2, 3, 4]),
        ("file", [1, 2, 3, 4, 5, 6], [6, 5, 4, 3, 2, 1]),
    ] {
        assert_eq!(listed(&format!("--sort {key}")), ascending, "{key}");
        assert_eq!(listed(&format!("--sort {key} --reverse")), descending, "{key}");
    }
    let run = folder().run("list p.jsonl --sort colour");
    assert!(run.code == 2 && run.stderr.starts_with("error: invalid value 'colour' for '--sort <KEY>'"), "{run:?}");
}

#[test]
fn lines_of_files_are_sorted_as_numbers() {
    let folder = Folder::with("b.jsonl", PUZZLES.repeat(2));
    folder.write("a.jsonl", PUZZLES);
    let text = folder.run("list b.jsonl a.jsonl --sort file").yes();
    let files: Vec<&str> = text.lines().skip(1).map(|line| line.split_whitespace().nth(9).unwrap()).collect();
    let expected = (1..=6).map(|line| format!("a.jsonl:{line}")).chain((1..=12).map(|line| format!("b.jsonl:{line}")));
    assert_eq!(files, expected.collect::<Vec<_>>());
}

#[test]
fn every_filter_selects() {
    for (options, lines) in [
        ("--shots 1", &[2, 3][..]),
        ("--shots 2..", &[1, 5, 6]),
        ("--shots ..0", &[4]),
        ("--moored 4..5", &[3, 4]),
        ("--moored 6", &[1, 6]),
        ("--islands 2..3", &[1, 3, 6]),
        ("--islands 4", &[5]),
        ("--kind unique", &[1, 2, 5, 6]),
        ("--kind up-to-symmetry", &[4]),
        ("--kind mercy", &[3]),
        ("--search reef", &[1]),
        ("--search EDGE", &[1]),
        ("--level master", &[1]),
        ("--level grandmaster", &[2, 5]),
        ("--level advanced..master", &[1, 6]),
        ("--score 90..120", &[1, 2, 6]),
        ("--shots 2 --level advanced --moored 6 --islands 3 --kind unique", &[6]),
    ] {
        assert_eq!(listed(options), lines, "{options}");
    }
    for (option, value) in [
        ("--kind <KIND>", "easy"),
        ("--level <LEVEL>", "expert"),
        ("--level <LEVEL>", "beginner,expert"),
        ("--shots <RANGE>", "x"),
        ("--moored <RANGE>", "3..2"),
    ] {
        let name = option.split_once(' ').unwrap().0;
        let run = folder().run(&format!("list p.jsonl {name} {value}"));
        let message = format!("error: invalid value '{value}' for '{option}'");
        assert!(run.code == 2 && run.stderr.starts_with(&message), "{run:?}");
    }
}

#[test]
fn none_fits() {
    let folder = folder();
    let names = "id,seed,kind,shots,moored,islands,level,score,stars,file,title\n";
    let header =
        "id             seed  kind             clues  moored  islands  level        score  stars  file  title\n";
    assert_eq!(folder.run("list p.jsonl --shots 9").no(), header);
    assert_eq!(folder.run("list p.jsonl --level master --shots 9 --csv").no(), names);
    assert_eq!(folder.run("list p.jsonl --moored 9 --json").no(), "");
}

#[test]
fn malformed_input_is_refused() {
    let folder = Folder::with("p.jsonl", format!("{PUZZLES}{{\n"));
    for command in ["list", "stats"] {
        for options in ["", " --json", " --csv", " --shots 9"] {
            let run = folder.run(&format!("{command} p.jsonl{options}"));
            let message = "smyoz: p.jsonl: line 7, column 1: the file ends early\n";
            assert_eq!((run.code, &*run.stderr), (2, message), "{command}{options}");
        }
        let run = folder.run(&format!("{command} none.json --json"));
        let message = "smyoz: none.json cannot be read: No such file or directory (os error 2)\n";
        assert_eq!((run.code, &*run.stderr), (2, message), "{command}");
    }
}

#[test]
fn the_journal_of_a_batch_counts_where_there_are_no_files() {
    let folder = Folder::new();
    let run = folder.run("compose --seeds 123456..123458 --engine search --out batch --format json");
    assert_eq!(run.code, 0, "{run:?}");
    assert!(folder.names("batch").contains(&"journal.jsonl".to_owned()));
    let seeds_and_files = |text: &str| -> Vec<(u64, String)> {
        let rows = text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
        rows.map(|row| (row["seed"].as_u64().unwrap(), row["file"].as_str().unwrap().to_owned())).collect()
    };
    let seeds = 123_456..=123_458;
    let beside = seeds_and_files(&folder.run("list batch --json").yes());
    let files = seeds.clone().map(|seed| (seed, format!("batch/smyoz-{seed}.json")));
    assert_eq!(beside, files.collect::<Vec<_>>());
    for seed in seeds.clone() {
        std::fs::remove_file(folder.path(&format!("batch/smyoz-{seed}.json"))).unwrap();
    }
    let alone = seeds_and_files(&folder.run("list batch --json").yes());
    let entries = seeds.zip(2..).map(|(seed, line)| (seed, format!("batch/journal.jsonl:{line}")));
    assert_eq!(alone, entries.collect::<Vec<_>>());
    assert!(folder.run("stats batch").yes().starts_with("3 puzzles\n"));
}
