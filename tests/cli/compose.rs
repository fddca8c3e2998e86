//! `compose`: few seeds, as each costs a second.

use std::collections::BTreeSet;

use smyoz::puzzle::{Puzzle, read_lines};

use super::{Folder, Run, puzzle, seed, without_proof};

/// The puzzles on standard output, which holds nothing else.
#[track_caller]
fn puzzles(run: &Run) -> Vec<Puzzle> {
    assert_eq!(run.code, 0, "{run:?}");
    let puzzles: Vec<Puzzle> = read_lines(&run.stdout).map(|(_, puzzle)| puzzle.unwrap()).collect();
    assert_eq!(puzzles.len(), run.stdout.lines().count());
    puzzles
}

fn numbers(puzzles: &[Puzzle]) -> Vec<u32> {
    puzzles.iter().map(|puzzle| puzzle.seed.unwrap().number()).collect()
}

#[test]
fn json_lines_come_in_the_order_of_the_seeds_whatever_the_threads() {
    let folder = Folder::new();
    let run = folder.run("compose --seeds 123456..123458 --minimum --json --threads 1");
    assert_eq!(numbers(&puzzles(&run)), [123_456, 123_457, 123_458]);
    assert_eq!(without_proof(puzzles(&run).remove(0)), puzzle());
    assert!(run.stderr.starts_with("3 puzzles in "), "{}", run.stderr);
    assert!(folder.content().is_empty(), "files were asked for by nobody");

    let again = folder.run("compose --seed 123456 --count 3 --minimum --json --threads 2 --out new --format json");
    assert_eq!(again.stdout, run.stdout);
    let names = ["smyoz-123456.json", "smyoz-123457.json", "smyoz-123458.json"];
    assert_eq!(folder.names("new")[1..], names);
    assert_eq!(folder.names("new")[0], "journal.jsonl");
    assert_eq!(names.map(|name| folder.read(&format!("new/{name}"))).concat(), run.stdout);
    let verdict = folder.run("verify new --strict").yes();
    assert!(
        verdict.lines().all(|line| line.ends_with(": unique and minimal") || line.ends_with("proved by its witness")),
        "{verdict}"
    );
}

#[test]
fn files_go_to_a_new_directory_named_after_the_seed() {
    let folder = Folder::new();
    let summary = folder.run("compose --seed 123456 --count 1 --minimum --lang hu --ink mono").yes();
    assert!(summary.starts_with("1 puzzle in "), "{summary}");
    assert!(summary.ends_with(" per second)\n  1 with 1 shot\nproved by both engines\nin smyoz-123456\n"), "{summary}");
    let names = [".json", "-solution.svg", "-solution.txt", ".svg", ".txt"].map(|end| format!("smyoz-123456{end}"));
    let names: BTreeSet<_> = names.into_iter().chain(["journal.jsonl".to_owned()]).collect();
    assert_eq!(folder.names("smyoz-123456"), names.into_iter().collect::<Vec<_>>());
    assert!(folder.read("smyoz-123456/smyoz-123456.txt").contains("LELTÁR"));
    let written = serde_json::from_str(&folder.read("smyoz-123456/smyoz-123456.json")).unwrap();
    assert_eq!(without_proof(written), puzzle());
    // What print makes of the puzzle is the same.
    folder.run("print smyoz-123456 --out pages --lang hu --ink mono").yes();
    for name in folder.names("pages") {
        assert_eq!(folder.read(&format!("pages/{name}")), folder.read(&format!("smyoz-123456/{name}")), "{name}");
    }
    folder.refuses(
        "compose --seed 123456 --count 1 --out smyoz-123456",
        "smyoz-123456 holds a batch: give --resume to continue it, or another directory",
    );
}

#[test]
fn a_fresh_seed_is_told() {
    let folder = Folder::new();
    let run = folder.run("compose --count 1 --json");
    let told: u32 = run.stderr.lines().next().and_then(|line| line.strip_prefix("seed: ")).unwrap().parse().unwrap();
    assert_eq!(numbers(&puzzles(&run)), [told]);
}

#[test]
fn items_are_withheld() {
    let run = Folder::new().run("compose --seed 123456 --count 1 --json --withhold moored,alpha");
    let [composed] = &puzzles(&run)[..] else { panic!("{run:?}") };
    let given: Vec<&str> = composed.inventory.items().map(smyoz::smyoz::Item::key).collect();
    assert_eq!(given, ["beta", "gamma", "delta", "water_lines", "islands"]);
    assert_eq!(composed.solution, Some(seed().layout()));
}

#[test]
fn more_shots_are_all_needed() {
    let folder = Folder::new();
    let run = folder.run("compose --seed 123465 --count 1 --json --shots 5");
    assert!(puzzles(&run)[0].shots.len() >= 5, "{}", run.stdout);
    assert_eq!(folder.run_on(&run.stdout, "verify - --strict").yes(), "-:1: by search: unique and minimal\n");
}

#[test]
fn positions_are_symmetric() {
    let folder = Folder::new();
    let run = folder.run("compose --seed 123459 --count 1 --json --minimum --clue-symmetry rotate");
    let cells = puzzles(&run)[0].shot_cells();
    let turned = cells.iter().map(|cell| format!("{}{}", 9 - cell.column(), 9 - cell.row()));
    assert_eq!(turned.collect::<BTreeSet<_>>(), cells.iter().map(|cell| cell.to_string()).collect::<BTreeSet<_>>());
    assert_eq!(folder.run_on(&run.stdout, "verify - --strict").yes(), "-:1: by search: unique and minimal\n");
}

#[test]
fn a_seed_without_a_puzzle_is_told() {
    let run = Folder::new().run("compose --seed 0 --count 1 --json --minimum --clue-symmetry rotate90");
    assert_eq!((run.code, &*run.stdout), (1, ""), "{run:?}");
    let message = "seed 000000: no shots with symmetry `rotate90` found of which none can be spared\n0 puzzles in ";
    assert!(run.stderr.starts_with(message), "{}", run.stderr);
}

#[test]
fn shots_that_can_be_spared_are_told() {
    let folder = Folder::new();
    let run = folder.run("compose --seed 123456 --count 1 --json --shots 9");
    assert_eq!((run.code, puzzles(&run)[0].shots.len()), (0, 9), "{run:?}");
    let message = "seed 123456: more shots than needed: no larger set was found in which all are needed\n";
    assert!(run.stderr.starts_with(message), "{}", run.stderr);
    assert!(run.stderr.contains("\n  1 of these with more shots than needed\n"), "{}", run.stderr);
    let verdict = folder.run_on(&run.stdout, "verify -").yes();
    assert!(verdict.starts_with("-:1: by search: unique, not minimal: "), "{verdict}");
    assert_eq!(folder.run_on(&run.stdout, "verify - --strict").code, 1);
}
