//! `solve`, `verify` and `print`, and the ways to name puzzles.

use serde_json::{Value, json};
use smyoz::games::smyoz::puzzle::{Promise, Puzzle};
use smyoz::games::smyoz::{Clue, Clues, Layout, Seed, View};
use smyoz::puzzles::Record;

use super::{Folder, json, loose_puzzle, puzzle, puzzle_of, seed, to_json};

/// Clues of which the second and the third contradict each other.
const CONTRADICTORY: &str = r#"{"format":"smyoz-puzzle/1","inventory":{"alpha":["00"],"moored":6,"islands":[2,4,4,8]},
    "shots":[{"cell":"55","shows":"0"}]}"#;

fn other_layout() -> Layout {
    Layout::of_seed(Seed::try_from(1).unwrap())
}

#[test]
fn several_solutions_are_listed_up_to_the_limit() {
    let (clues, count) = loose_puzzle(0);
    assert_eq!(count, 48);
    let folder = Folder::with("p.json", clues);
    for (limit, listed, complete) in [(1, 1, false), (47, 47, false), (48, 48, true)] {
        let document = json(&folder.run(&format!("solve p.json --json --limit {limit}")).yes());
        assert_eq!((&document["count"], &document["complete"]), (&json!(listed), &json!(complete)), "{limit}");
        let mut solutions: Vec<&Value> = document["solutions"].as_array().unwrap().iter().collect();
        solutions.sort_by_key(std::string::ToString::to_string);
        solutions.dedup();
        assert_eq!(solutions.len(), listed);
    }
    let text = |limit| folder.run(&format!("solve p.json --limit {limit}")).yes();
    assert!(text(2).starts_with("p.json: by search: more than 2 solutions; these are 2 of them\n"));
    assert!(text(1).starts_with("p.json: by search: more than 1 solution; this is one\n"));
}

#[test]
fn either_engine_answers_when_told() {
    let (clues, count) = loose_puzzle(2);
    let folder = Folder::with("p.json", clues);
    let mut by_auto = json(&folder.run("solve p.json --json").yes());
    for engine in ["sat", "search"] {
        let document = json(&folder.run(&format!("solve p.json --json --engine {engine}")).yes());
        assert_eq!((&document["count"], &document["engine"]), (&json!(count), &json!(engine)));
        by_auto["engine"] = json!(engine);
        assert_eq!(document, by_auto);
        let text = folder.run(&format!("solve p.json --engine {engine}")).yes();
        assert!(text.starts_with(&format!("p.json: by {engine}: {count} solution")), "{text}");
    }
}

#[test]
fn a_time_limit_leaves_the_answer_open() {
    // Neither engine alone is quick here.
    let folder = Folder::with("p.json", r#"{"format":"smyoz-puzzle/1","inventory":{"alpha":["30"]},"shots":[]}"#);
    for command in ["solve", "verify"] {
        let limited = format!("{command} p.json --engine search --time-limit 1");
        assert!(folder.run(&limited).unknown().contains("NOT KNOWN"));
        let document = json(&folder.run(&format!("{limited} --json")).unknown());
        assert_eq!((&document["limit"], &document["complete"]), (&json!("time"), &json!(false)));
    }
}

#[test]
fn contradictory_clues_are_an_answer() {
    let folder = Folder::with("p.json", CONTRADICTORY);
    let conflict = "these clues contradict each other: [moored: 6] [islands: 2 4 4 8]";
    assert_eq!(folder.run("solve p.json").no(), format!("p.json: by search: no solution; {conflict}\n"));
    assert_eq!(folder.run("verify p.json").no(), format!("p.json: by search: no solution; {conflict}\n"));
    let document = json(&folder.run("solve p.json --json").no());
    assert_eq!((&document["count"], &document["complete"]), (&json!(0), &json!(true)));
    assert_eq!(document["conflict"], json!(["moored: 6", "islands: 2 4 4 8"]));
    let document = json(&folder.run("verify p.json --json").no());
    assert_eq!((&document["unique"], &document["solutions"]), (&json!(false), &json!(0)));
    assert_eq!(document["conflict"], json!(["moored: 6", "islands: 2 4 4 8"]));

    // A shot alone can be wrong: the rules say that a corner cell is water.
    folder.write("p.json", r#"{"format":"smyoz-puzzle/1","inventory":{},"shots":[{"cell":"91","shows":"D"}]}"#);
    assert_eq!(json(&folder.run("solve p.json --json").no())["conflict"], json!(["91: D"]));
}

#[test]
fn a_spare_shot_is_named() {
    let folder = Folder::with("p.json", to_json(&puzzle_of(Layout::of_seed(seed()), &["11", "43"])));
    let text = "p.json: by search: unique, not minimal: could do without [11: 1]\n";
    for strict in ["", "--strict"] {
        assert_eq!(folder.run(&format!("verify p.json {strict}")).no(), text);
    }
    assert_eq!(folder.run("verify p.json --allow-spare").yes(), text);
    let document = json(&folder.run("verify p.json --json").no());
    assert_eq!((&document["minimal"], &document["spare"]), (&json!(false), &json!(["11"])));
    assert_eq!(document["solution_fits"], Value::Null);

    // The puzzle itself can say that its shots may be spare.
    let allowing = Puzzle { allow_spare: true, ..puzzle_of(Layout::of_seed(seed()), &["11", "43"]) };
    folder.write("p.json", to_json(&allowing));
    let allowed = text.replace('\n', ", as the puzzle allows\n");
    assert_eq!(folder.run("verify p.json").yes(), allowed);
    assert_eq!(folder.run("verify p.json --strict").no(), allowed);
    assert_eq!(json(&folder.run("verify p.json --json").yes())["allow_spare"], json!(true));

    // A mercy shot counts as a shot.
    let mercy = Some(View::of(&Layout::of_seed(seed())).shot("11".parse().unwrap()));
    folder.write(
        "p.json",
        to_json(&Puzzle { promise: mercy.map_or(Promise::One, |shot| Promise::Mercy(Clue::Shot(shot))), ..puzzle() }),
    );
    let before = "p.json: NO local ambiguity before the mercy shot: 1 solution, 10 ships in common\n";
    assert_eq!(folder.run("verify p.json --strict").no(), format!("{text}{before}"));
    // A promise of the file that is not kept.
    assert_eq!(folder.run("verify p.json").no(), format!("{text}{before}"));
}

#[test]
fn a_second_solution_is_shown() {
    let (clues, _) = loose_puzzle(0);
    let folder = Folder::with("p.json", &clues);
    let document = json(&folder.run("verify p.json --json").no());
    assert_eq!((&document["unique"], &document["solutions"]), (&json!(false), &json!(2)));
    let second: Layout = serde_json::from_value(document["second"].clone()).unwrap();
    let clues: Puzzle = serde_json::from_str(&clues).unwrap();
    assert!(clues.all_clues().fit(&second));
    let text = folder.run("verify p.json").no();
    assert!(text.starts_with("p.json: by search: NOT unique: two of its solutions are\n  "), "{text}");
    // It is said what to do about it.
    let added = "p.json: to add the clues that are missing: smyoz compose --start p.json";
    assert_eq!((text.lines().count(), text.lines().last()), (12, Some(added)));

    // The second is another one than that which the puzzle names.
    folder.write("p.json", to_json(&Puzzle { solution: Some(second), ..clues }));
    let document = json(&folder.run("verify p.json --json").no());
    assert_ne!(document["second"], json!(second));
    assert_eq!(document["solution_fits"], true);
}

#[test]
fn a_wrong_solution_is_told() {
    let folder = Folder::with("p.json", to_json(&Puzzle { solution: Some(other_layout()), ..puzzle() }));
    let wrong =
        "p.json: by search: unique and minimal\np.json: WRONG: the solution in the file does not fit the clues\n";
    assert_eq!(folder.run("verify p.json").no(), wrong);
    assert_eq!(json(&folder.run("verify p.json --json").no())["solution_fits"], false);
}

#[test]
fn puzzles_come_from_files_directories_and_standard_input() {
    let line = to_json(&puzzle());
    let folder = Folder::with("dir/b.json", &line);
    folder.write("dir/a.jsonl", format!("{line}\n\n{line}\r\n"));
    folder.write("dir/notes.txt", "not looked at");
    folder.write("pretty.json", format!("\u{feff}{}", serde_json::to_string_pretty(&puzzle()).unwrap()));
    let verdicts = |names: &[&str]| {
        names.iter().map(|name| format!("{name}: by search: unique and minimal\n")).collect::<String>()
    };
    assert_eq!(folder.run("verify dir").yes(), verdicts(&["dir/a.jsonl:1", "dir/a.jsonl:3", "dir/b.json"]));
    assert_eq!(folder.run("verify pretty.json dir/b.json").yes(), verdicts(&["pretty.json", "dir/b.json"]));
    assert_eq!(folder.run_on(&format!("{line}\n{line}"), "verify -").yes(), verdicts(&["-:1", "-:2"]));
    assert_eq!(folder.run("verify dir --json").yes().lines().count(), 3);
}

#[test]
fn no_puzzle_at_all_is_refused() {
    let folder = Folder::with("none.jsonl", "\n  \n");
    folder.write("dir/notes.txt", "");
    for command in ["solve", "verify", "print", "encode"] {
        folder.refuses(&format!("{command} none.jsonl"), "none.jsonl: expected one puzzle per line, found none");
        folder.refuses(&format!("{command} -"), "-: expected one puzzle per line, found none");
        folder.refuses(&format!("{command} dir"), "dir: expected .json or .jsonl files in it");
        folder.refuses(
            &format!("{command} dir/notes.txt"),
            "dir/notes.txt: expected a .json or .jsonl file, a text of janko.at, CSPLib or MiniZinc, a directory, or -",
        );
    }
}

#[test]
fn one_answer_no_makes_the_whole_answer_no() {
    let folder = Folder::with("all.jsonl", format!("{}\n{}\n", to_json(&puzzle()), CONTRADICTORY.replace('\n', "")));
    assert_eq!(folder.run("verify all.jsonl --json").no().lines().count(), 2);
    assert_eq!(folder.run("solve all.jsonl --json --threads 2").no().lines().count(), 2);
}

#[test]
fn puzzles_are_printed() {
    let folder = Folder::with("p.json", to_json(&Puzzle { solution: None, ..puzzle() }));
    let sheet = folder.run("print p.json").yes();
    assert!(sheet.starts_with("SMYOZ  PUZZLE"), "{sheet}");
    assert!(sheet.contains("INVENTORY") && sheet.contains(&puzzle().id().to_string()));
    let both = folder.run("print p.json --solution --lang hu --ink mono").yes();
    assert!(both.contains("LELTÁR"), "{both}");
    assert!(both.len() > sheet.len());

    assert_eq!(folder.run("print p.json --out new/dir --lang hu").yes(), "");
    let stem = "smyoz-123456";
    let names = ["-solution.svg", "-solution.txt", ".svg", ".txt"].map(|end| format!("{stem}{end}"));
    assert_eq!(folder.names("new/dir"), names);
    assert!(both.starts_with(&folder.read("new/dir/smyoz-123456.txt")));
    folder.run("print p.json --out json --format json").yes();
    assert_eq!(folder.names("json"), ["smyoz-123456.json"]);
    // The solution that was found is written with it.
    assert_eq!(folder.read("json/smyoz-123456.json"), to_json(&puzzle()) + "\n");
}

#[test]
fn a_solution_that_is_not_one_is_not_printed() {
    let folder = Folder::with("p.json", loose_puzzle(0).0);
    folder.refuses("print p.json --out new", "p.json: expected a puzzle with exactly one solution");
    folder.refuses("print p.json --solution", "p.json: expected a puzzle with exactly one solution");
}

#[test]
fn no_page_overwrites_another() {
    let folder = Folder::with("a.json", to_json(&puzzle()));
    let shots = puzzle_of(Layout::of_seed(seed()), &["11", "43"]).clues.shots;
    folder.write("b.json", to_json(&Puzzle { clues: Clues { shots, ..puzzle().clues.clone() }, ..puzzle() }));
    folder.refuses("print a.json b.json --out new", "a.json and b.json: both would be written to smyoz-123456");
}
