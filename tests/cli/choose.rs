//! `choose`, and the measures that `list --merits` prints.

use itertools::Itertools;
use serde_json::Value;

use super::{Folder, json};

const LEVELS: &str = include_str!("../../puzzles/sea-battle-levels.jsonl");
const SMYOZ: &str = include_str!("../../puzzles/levels.jsonl");

/// So many puzzles of each level that techniques solve.
fn of_each_level(collection: &str, count: usize) -> String {
    let level = |line: &&str| json(line)["rating"]["level"].as_str().unwrap().to_owned();
    let solved = collection.lines().filter(|line| level(line) != "beyond");
    let levels = solved.into_group_map_by(level).into_iter().sorted();
    levels.map(|(_, lines)| lines[..count].join("\n") + "\n").collect()
}

fn lines(text: &str) -> Vec<Value> {
    text.lines().map(json).collect()
}

#[test]
fn the_best_are_chosen_in_equal_shares_and_each_layout_once() {
    let folder = Folder::with("sea.jsonl", of_each_level(LEVELS, 5));
    folder.write("smyoz.jsonl", SMYOZ.lines().take(3).join("\n") + "\n");
    folder.write("again.jsonl", LEVELS.lines().next().unwrap());
    let chosen = lines(&folder.run("choose sea.jsonl smyoz.jsonl --want 8 --json --out best").yes());
    let class =
        |line: &Value| (line["level"].clone(), line["file"].as_str().unwrap().split(':').next() == Some("smyoz.jsonl"));
    assert_eq!(chosen.iter().filter(|line| class(line).1).count(), 3);
    // Levels, and within each the scores, rise.
    let rank =
        |line: &Value| ["beginner", "advanced", "master", "grandmaster"].iter().position(|&name| line["level"] == name);
    assert!(chosen.is_sorted_by_key(rank));
    for (one, next) in chosen.iter().tuple_windows().filter(|(one, next)| class(one) == class(next)) {
        assert!(one["score"].as_u64() <= next["score"].as_u64());
    }
    // The files are the chosen puzzles in their order.
    let written = lines(&folder.run("list best --json").yes());
    let ids = |lines: &[Value]| lines.iter().map(|line| line["id"].clone()).collect_vec();
    assert_eq!(ids(&written), ids(&chosen));
    folder.run("choose sea.jsonl smyoz.jsonl --want 8 --out best.jsonl").yes();
    assert_eq!(ids(&lines(&folder.run("list best.jsonl --json").yes())), ids(&chosen));

    // Of each class, the best is among them.
    let run = folder.run("choose sea.jsonl smyoz.jsonl --want 100 --json");
    let all = lines(&run.stdout);
    assert_eq!((run.code, all.len()), (1, 23));
    let classes = all.iter().into_group_map_by(|line| class(line));
    for class in chosen.iter().map(class).unique() {
        let best = classes[&class].iter().max_by_key(|line| line["quality"].as_u64()).unwrap();
        assert!(chosen.iter().any(|line| line["quality"] == best["quality"] && line["level"] == best["level"]));
    }
    // A twin is not chosen beside its puzzle.
    let message = "fewer than 100: 23 puzzles can be chosen\n";
    assert!(folder.run("choose sea.jsonl smyoz.jsonl again.jsonl --want 100").stderr.ends_with(message));
}

#[test]
fn what_is_measured_is_listed_and_sorted() {
    let folder = Folder::with("sea.jsonl", of_each_level(LEVELS, 2));
    let listed = lines(&folder.run("list sea.jsonl --json --sort routine").yes());
    assert!(listed.is_sorted_by_key(|line| line["routine"].as_u64().unwrap()));
    for line in &listed {
        let walk = json(&folder.run(&format!("rate {} --walkthrough --json", one(&folder, line))).yes());
        let steps = walk["path"].as_array().unwrap();
        assert_eq!(line["steps"], steps.len());
        assert_eq!(line["techniques"], steps.iter().map(|step| &step["technique"]).unique().count());
        assert_eq!(line["openings"], walk["narrowest"]);
        let easy = steps.iter().filter(|step| step["level"] == "beginner").count();
        assert_eq!(line["routine"], 100 * easy / steps.len());
        let runs = steps.iter().map(|step| step["level"] == walk["level"]).dedup().filter(|&is| is).count();
        assert_eq!(line["break_ins"], runs);
        let tedious = steps.iter().filter(|step| step["because"].as_array().unwrap().len() > 12).count();
        assert_eq!(line["tedious"], tedious);
    }
    assert!(folder.run("list sea.jsonl").yes().lines().next().unwrap().ends_with("stars  file  title"));
    assert!(folder.run("list sea.jsonl --merits").yes().lines().next().unwrap().contains("  break_ins  "));
}

/// Writes a puzzle of a list into a file of its own; returns its name.
fn one(folder: &Folder, line: &Value) -> String {
    let file = line["file"].as_str().unwrap();
    let (list, number) = file.split_once(':').unwrap();
    let text = folder.read(list);
    folder.write("one.json", text.lines().nth(number.parse::<usize>().unwrap() - 1).unwrap());
    "one.json".to_owned()
}

#[test]
fn the_symmetry_is_that_of_cells_with_clues() {
    let puzzle = |shots: &str| {
        let shots = shots.split(' ').map(|cell| format!(r#"{{"cell":"{cell}","shows":"0"}}"#)).join(",");
        format!(r#"{{"format":"smyoz-puzzle/1","inventory":{{}},"shots":[{shots}]}}"#)
    };
    for (shots, symmetry) in [("11 99", 100), ("11 12", 50), ("11 91 45", 66), ("55", 100)] {
        let folder = Folder::with("p.json", puzzle(shots));
        let line = json(&folder.run("list p.json --merits --json").yes());
        assert_eq!((&line["symmetry"], &line["steps"]), (&symmetry.into(), &Value::Null), "{shots}");
    }
}

#[test]
fn nothing_is_mixed_with_other_files_and_nothing_is_chosen_that_techniques_do_not_solve() {
    let folder = Folder::with("p.json", r#"{"format":"smyoz-puzzle/1","inventory":{},"shots":[]}"#);
    folder.write("full/a.txt", "");
    folder.refuses("choose p.json --out full", "full exists and is not empty: expected a new or empty directory");
    let run = folder.run("choose p.json");
    assert_eq!((run.code, &*run.stdout), (1, ""));
    let message = "1 puzzle that techniques do not solve: not chosen\nfewer than 10: 0 puzzles can be chosen\n";
    assert_eq!(run.stderr, message);
}
