//! `rate`: levels, paths and hints.

use std::fs;
use std::sync::LazyLock;

use serde_json::{Value, json};
use smyoz::engines::SearchEngine;
use smyoz::games::smyoz::compose::{Difficulty, Goal, Wanted, compose};
use smyoz::games::smyoz::puzzle::Puzzle;
use smyoz::games::smyoz::rate::Rating;
use smyoz::games::smyoz::{Shot, Smyoz};
use smyoz::limits::{Budget, Limits};
use smyoz::puzzles::Record;

use super::{Folder, json, to_json};

/// An advanced puzzle and one for beginners.
static PUZZLES: LazyLock<[Puzzle; 2]> = LazyLock::new(|| {
    ["advanced", "beginner"].map(|level| {
        let level = level.parse().unwrap();
        let goal = Goal::ToOrder(Difficulty::of(level, level));
        compose(7.try_into().unwrap(), &Wanted::default(), goal, Limits::NONE).unwrap()
    })
});

fn rating(puzzle: &Puzzle) -> Rating {
    puzzle.rating.clone().unwrap()
}

/// A folder with the puzzles in `all.jsonl`, the first one in `p.json`, too.
fn folder() -> Folder {
    let folder = Folder::with("all.jsonl", PUZZLES.iter().map(|puzzle| to_json(puzzle) + "\n").collect::<String>());
    folder.write("p.json", to_json(&PUZZLES[0]));
    folder
}

/// The steps of the puzzle in `p.json` as JSON.
fn path(folder: &Folder) -> Vec<Value> {
    let document = json(&folder.run("rate p.json --path --json").yes());
    document["path"].as_array().unwrap().clone()
}

/// The facts of some steps, separated by spaces.
fn facts(steps: &[Value]) -> String {
    let facts = steps.iter().flat_map(|step| step["facts"].as_array().unwrap());
    facts.map(|fact| fact.as_str().unwrap()).collect::<Vec<_>>().join(" ")
}

#[test]
fn each_puzzle_has_its_line() {
    let folder = folder();
    let text = folder.run("rate all.jsonl").yes();
    for ((number, puzzle), line) in (1..).zip(&*PUZZLES).zip(text.lines()) {
        let Rating { level, score, steps, narrowest, .. } = rating(puzzle);
        let start = format!("all.jsonl:{number}: {level}, score {score}, {steps} steps, hardest: ");
        let opening = if narrowest == 1 { "opening" } else { "openings" };
        assert!(line.starts_with(&start), "{line}");
        let stars = puzzle.stars().unwrap();
        assert!(line.ends_with(&format!(", narrowest: {narrowest} {opening}, {stars}")), "{line}");
    }
    assert_eq!(text.lines().count(), 2);
    assert_eq!(folder.run("rate all.jsonl --threads 1").yes(), text);
    let lines = folder.read("all.jsonl");
    assert_eq!(folder.run_on(&lines, "rate -").yes(), text.replace("all.jsonl", "-"));
    // A rating in the file is not believed.
    let unrated = to_json(&Puzzle { rating: None, ..PUZZLES[0].clone() });
    let wrong = lines.lines().next().unwrap().replace("\"advanced\"", "\"beginner\"");
    for other in [unrated, wrong] {
        assert!(folder.run_on(&other, "rate -").yes().starts_with("-:1: advanced, "));
    }
}

#[test]
fn stages_end_with_a_board_that_can_be_read_as_marks() {
    let folder = folder();
    let text = folder.run("rate p.json --path").yes();
    let stages: Vec<&str> = text.split("\nStage ").skip(1).collect();
    assert!(stages.len() > 3, "{text}");
    for stage in &stages {
        let row = |line: &str| line.split_whitespace().skip(1).collect::<String>();
        let board: Vec<String> = stage.lines().filter(|line| line.starts_with("  ")).map(row).collect();
        let rows: Vec<&String> = board.iter().filter(|row| row.chars().count() == 9).collect();
        assert_eq!(rows.len(), 9, "{stage}");
        folder.write("marks.txt", rows.iter().map(|row| format!("{row}\n")).collect::<String>());
        folder.run("rate p.json --hint --marks marks.txt");
    }
    // At the end, the solution is there.
    let hint = folder.run("rate p.json --hint --marks marks.txt").yes();
    assert!(hint.starts_with("p.json: "), "{hint}");
    let full = folder.run("rate p.json --path=full").yes();
    assert!(!full.contains("Stage") && full.lines().count() > rating(&PUZZLES[0]).steps);
    let run = folder.run("rate p.json --path=all");
    assert!(run.code == 2 && run.stderr.contains("[possible values: lean, full]"), "{run:?}");
}

#[test]
fn formats() {
    let folder = folder();
    let Rating { level, score, steps, hardest, narrowest, .. } = rating(&PUZZLES[0]);
    let file =
        folder.run("rate p.json --format {file}|{id}|{level}|{score}|{steps}|{hardest}|{narrowest}|{core}|{level}");
    let expected = format!("p.json|{}|{level}|{score}|{steps}|{hardest}|{narrowest}||{level}\n", PUZZLES[0].id());
    assert_eq!(file.yes(), expected);
    assert_eq!(folder.run("rate all.jsonl --format -").yes(), "-\n-\n");
    let known = "expected in braces only {file}, {id}, {level}, {score}, {stars}, {steps}, {hardest}, {narrowest}, {suppositions}, \
                 {longest}, {core}";
    for wrong in ["{levels}", "{level}{", "}", "{}", "{LEVEL}", "{{level}}"] {
        folder.refuses(&format!("rate p.json --format {wrong}"), &format!("--template {wrong}: {known}"));
    }
    for options in ["--format x --json", "--format x --path", "--format x --hint", "--path --hint"] {
        let run = folder.run(&format!("rate p.json {options}"));
        assert!(run.code == 2 && run.stderr.contains("cannot be used with"), "{run:?}");
    }
}

#[test]
fn hints_come_in_three_stages() {
    let folder = folder();
    let stages = ["1", "2", "3"].map(|stage| folder.run(&format!("rate p.json --hint={stage}")).yes());
    assert!(stages[0].starts_with("p.json: look at "), "{}", stages[0]);
    assert!(stages[1].starts_with(stages[0].trim_end()) && stages[1].contains("; technique: "), "{}", stages[1]);
    assert_eq!(folder.run("rate p.json --hint").yes(), stages[0]);
    let documents = ["1", "2", "3"].map(|stage| json(&folder.run(&format!("rate p.json --hint={stage} --json")).yes()));
    let has = |stage: usize, key: &str| documents[stage - 1].get(key).is_some();
    assert!(has(1, "place") && !has(1, "technique") && has(2, "technique") && !has(2, "text") && has(3, "text"));
    assert_eq!(stages[2], format!("p.json: {}\n", documents[2]["text"].as_str().unwrap()));
    let run = folder.run("rate p.json --hint=4");
    assert!(run.code == 2 && run.stderr.contains("expected a whole number from 1 to 3"), "{run:?}");

    // Hint after hint leads to the solution.
    let mut known = String::new();
    for _ in 0..300 {
        folder.write("marks.txt", &known);
        let hint = json(&folder.run("rate p.json --hint --marks marks.txt --json").yes());
        if hint["technique"].is_null() {
            break;
        }
        known += &(facts(&[hint]) + "\n");
    }
    assert_eq!(folder.run("rate p.json --hint --marks marks.txt").yes(), "p.json: no hint: the puzzle is solved\n");
    let end = json(&folder.run("rate p.json --hint --marks marks.txt --json").yes());
    let [id, reason] = [PUZZLES[0].id().to_string(), "the puzzle is solved".to_owned()];
    assert_eq!(end, json!({"technique": null, "reason": reason, "id": id, "file": "p.json"}));
    assert_eq!(
        folder.run("rate p.json --hint --marks marks.txt --lang hu").yes(),
        "p.json: nincs tipp: a rejtvény meg van fejtve\n"
    );
}

#[test]
fn wrong_marks_are_told_with_what_they_contradict() {
    let folder = folder();
    let wet = PUZZLES[0].solution.unwrap().cells().iter().next().unwrap();
    folder.write("marks.txt", format!("{wet}."));
    let text = folder.run("rate p.json --hint --marks marks.txt").no();
    assert!(text.starts_with(&format!("p.json: no hint: wrong: {wet}.; these contradict each other: ")), "{text}");
}

#[test]
fn marks_are_read_from_a_board_too() {
    let folder = folder();
    let rows = PUZZLES[0].solution.unwrap().drawing().rows();
    // The upper half is known.
    let board: Vec<String> = (0..9).map(|row| if row < 5 { rows[row].clone() } else { "?".repeat(9) }).collect();
    let cells = (0..5).flat_map(|row| {
        let contents = rows[row].chars().collect::<Vec<_>>();
        (0..9).map(move |column| format!("{}{}{}", column + 1, row + 1, contents[column]))
    });
    folder.write("board.txt", board.join("\n") + "\n");
    folder.write("cells.txt", format!("// what I know\n{}\n\n", cells.collect::<Vec<_>>().join(" ")));
    let hint = folder.run("rate p.json --hint --json --marks board.txt").yes();
    assert_eq!(folder.run("rate p.json --hint --json --marks cells.txt").yes(), hint);
    assert_eq!(folder.run_on(&board.join("\n"), "rate p.json --hint --json --marks -").yes(), hint);
    assert_ne!(folder.run("rate p.json --hint --json").yes(), hint);

    let expected = "expected a cell `44.`, `44#` or `44B`, a point `44/55.` or `44/55#`, a ship `B44-64` or `!B44-64`, \
                    or a line `row4=0` or `column3=12`";
    folder.write("marks.txt", "44.\n45x 46.\n");
    let wrong = format!("marks.txt: line 2: `45x` is not a fact: {expected}");
    folder.refuses("rate p.json --hint --marks marks.txt", &wrong);
    folder.write("marks.txt", board[1..].join("\n"));
    folder.refuses("rate p.json --hint --marks marks.txt", "marks.txt: line 8: a board has nine rows, this one has 8");
    folder.refuses(
        "rate p.json --hint --marks none.txt",
        "none.txt cannot be read: No such file or directory (os error 2)",
    );
    let run = folder.run("rate p.json --marks board.txt");
    assert!(run.code == 2 && run.stderr.contains("required arguments were not provided:\n  --hint"), "{run:?}");
}

#[test]
fn exact_hints_say_what_the_rules_alone_say() {
    let text = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/minimum.jsonl")).unwrap();
    // Without these techniques, nothing but the rules says that the corners are water.
    let rating = r#"{"rating":{"level":"beyond","score":0,"steps":0,"hardest":"core","narrowest":1,
        "without":["corner-cells","no-ship-fits","supposition"]},"#;
    let folder = Folder::with("p.json", text.lines().nth(5).unwrap().replacen('{', rating, 1));
    let steps = path(&folder);
    let full = json(&folder.run("rate p.json --path=full --json").yes());
    let seen = full["path"].as_array().unwrap();
    let at = seen.iter().position(|step| step["technique"] == "core").unwrap();
    folder.write("marks.txt", facts(&seen[..at]));
    let hint = folder.run("rate p.json --hint=3 --exact --marks marks.txt").yes();
    assert_eq!(hint, format!("p.json: {}\n", seen[at]["text"].as_str().unwrap()));
    assert!(steps.iter().any(|step| step["because"] == json!([])));
    assert!(hint.ends_with(": this follows from the rules alone.\n"), "{hint}");
}

#[test]
fn what_has_no_level_is_told() {
    let symmetric = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/symmetric.jsonl")).unwrap();
    let symmetric = symmetric.lines().next().unwrap();
    let folder = Folder::with("p.json", symmetric);
    let reason = "a puzzle that is unique up to symmetry has no level: no reasoning tells its images apart";
    assert_eq!(folder.run("rate p.json").no(), format!("p.json: no level: {reason}\n"));
    let document = json(&folder.run("rate p.json --json").no());
    assert_eq!((&document["level"], &document["reason"]), (&json!(null), &json!(reason)));
    assert_eq!(document["file"], json!("p.json"));

    let reason = "the clues do not decide everything";
    let mut loose = PUZZLES[1].clone();
    while SearchEngine::new(&Smyoz).solutions(&loose.all_clues(), 1, &mut Budget::new(Limits::NONE)).complete {
        loose.clues.shots.pop();
    }
    folder.write("p.json", to_json(&loose));
    assert_eq!(folder.run("rate p.json --path").no(), format!("p.json: no level: {reason}\n"));
    // Next to one with a level, it is rated all the same.
    folder.write("q.json", to_json(&PUZZLES[1]));
    let both = folder.run("rate p.json q.json").no();
    assert!(both.starts_with("p.json: no level: ") && both.contains("\nq.json: beginner, "), "{both}");
}

#[test]
fn contradictory_clues_have_no_level() {
    // The techniques find ten ships, though not such as fit.
    let wrong = |puzzle: &Puzzle, at: usize| {
        let mut puzzle = Puzzle { solution: None, rating: None, ..puzzle.clone() };
        let shows = puzzle.clues.shots[at].shows.to_string();
        let other = if shows.starts_with('0') { shows.replacen('0', "1", 1) } else { "0".to_owned() };
        let shot = Shot { shows: other.parse().unwrap(), ..puzzle.clues.shots[at] };
        puzzle.clues.shots = puzzle.clues.shots.without(shot.cell);
        puzzle.clues.shots.push(shot).unwrap();
        puzzle
    };
    let folder = Folder::new();
    for puzzle in &*PUZZLES {
        let changed = (0..puzzle.clues.shots.len()).map(|at| wrong(puzzle, at));
        let changed = changed.filter(|puzzle| {
            SearchEngine::new(&Smyoz)
                .solutions(&puzzle.all_clues(), 1, &mut Budget::new(Limits::NONE))
                .layouts
                .is_empty()
        });
        let lines: String = changed.map(|puzzle| to_json(&puzzle) + "\n").collect();
        assert!(!lines.is_empty());
        folder.write("all.jsonl", &lines);
        let text = folder.run("rate all.jsonl").no();
        assert!(text.lines().all(|line| line.ends_with(": no level: the clues contradict each other")), "{text}");
        assert_eq!(text.lines().count(), lines.lines().count());
    }
}
