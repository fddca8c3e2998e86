//! `compose`: few seeds, as each costs a second.

use std::collections::BTreeSet;

use smyoz::games::smyoz::Layout;
use smyoz::games::smyoz::puzzle::{Puzzle, read_lines};

use super::{Folder, Run, fenced, puzzle, shell, to_json, without_proof};

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

    let again = folder.run("compose --seeds 123456..123458 --minimum --json --threads 2 --out new --format json");
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
    let summary = folder.run("compose --seeds 123456..123456 --minimum --lang hu --ink mono").yes();
    assert!(summary.starts_with("1 puzzle in "), "{summary}");
    let ends = [" per second", " s each"]
        .map(|pace| format!("{pace})\n  1 with 1 shot\nproved by both engines\nin smyoz-123456\n"));
    assert!(ends.iter().any(|end| summary.ends_with(end)), "{summary}");
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
        "compose --seeds 123456..123456 --out smyoz-123456",
        "smyoz-123456 holds a batch: give --resume to continue it, or another directory",
    );
}

#[test]
fn shots_that_can_be_spared_are_told() {
    let folder = Folder::new();
    let run = folder.run("compose --seeds 123456..123456 --json --min-shots 9");
    assert_eq!((run.code, puzzles(&run)[0].clues.shots.len()), (0, 9), "{run:?}");
    let message = "seed 123456: more shots than needed: no larger set was found in which all are needed\n";
    assert!(run.stderr.starts_with(message), "{}", run.stderr);
    assert!(run.stderr.contains("\n  1 of these with more shots than needed\n"), "{}", run.stderr);
    let verdict = folder.run_on(&run.stdout, "verify -").yes();
    assert!(verdict.starts_with("-:1: by search: unique, not minimal: "), "{verdict}");
    assert!(verdict.ends_with(", as the puzzle allows\n"), "{verdict}");
    assert_eq!(folder.run_on(&run.stdout, "verify - --strict").code, 1);
}

/// A heart of 16 cells.
const HEART: &str =
    ".........\n..##.##..\n.#..#..#.\n.#.....#.\n.#.....#.\n..#...#..\n...#.#...\n....#....\n.........\n";

#[test]
fn files_of_wishes_are_read_with_the_place_of_errors() {
    let folder = Folder::with("p.json", to_json(&puzzle()));
    folder.write("o.txt", HEART.replacen("##", "#o", 1));
    folder.write("short.txt", "....\n");
    folder.write("corner.json", r#"{"format":"smyoz-puzzle/1","inventory":{},"shots":[{"cell":"11","shows":"A"}]}"#);
    folder.write(
        "wrong.json",
        to_json(&Puzzle { solution: Some(8.try_into().map(Layout::of_seed).unwrap()), ..puzzle() }),
    );
    folder.write("broken.json", "{\n\"format\":\"smyoz-puzzle/1\",\n\"shots\":7}");
    for (options, message) in [
        ("--pattern o.txt", "o.txt: line 2, column 4: expected `#` or `x` for a cell of the drawing or `.`, found `o`"),
        ("--pattern short.txt", "short.txt: line 1: expected 81 characters, found 4"),
        ("--pattern none.txt", "none.txt cannot be read: No such file or directory (os error 2)"),
        ("--start wrong.json", "wrong.json: the solution does not fit the clues"),
        ("--start p.json --withhold moored", "--withhold moored: the puzzle to begin with gives it"),
        ("--shots-show water,ships", "--shots-show water and ships: no shot shows both"),
        (
            "--start p.json --clue-symmetry rotate",
            "--start keeps the clues that are given, and adds shots as needed: it cannot be combined with --clue-symmetry",
        ),
        (
            "--pattern o.txt --pattern-use all --minimum",
            "--pattern-use all leaves no choice of shots: it cannot be combined with --minimum",
        ),
        (
            "--spread --minimum --time-limit 3",
            "--spread takes the time that it needs: it cannot be combined with --time-limit",
        ),
    ] {
        folder.refuses(&format!("compose --seeds 1.. {options} --out new"), message);
    }
    let broken = folder.run("compose --seeds 1.. --start broken.json --out new");
    assert!(broken.code == 2 && broken.stderr.starts_with("smyoz: broken.json: line 3, column 9: "), "{broken:?}");
    // A file may be called what could begin a puzzle.
    folder.write("{x}.json", folder.read("broken.json"));
    let braces = folder.run("compose --seeds 1.. --start {x}.json --out new");
    assert!(braces.code == 2 && braces.stderr.starts_with("smyoz: {x}.json: line 3, column 9: "), "{braces:?}");
    for (options, message) in [
        ("--spread 1", "expected a distance from 2 (no two clues touch, even at a corner) to 8"),
        ("--shots-show codes", "[possible values: water, ships, coloured, plain]"),
        ("--pattern-use all", "the following required arguments were not provided"),
    ] {
        let run = folder.run(&format!("compose --seeds 1.. {options} --out new"));
        assert!(run.code == 2 && run.stderr.contains(message), "{run:?}");
    }
    let run = folder.run("compose --seeds 1.. --start corner.json --out new");
    let contradiction = "smyoz: corner.json: no solution; these clues contradict each other: [11: A]\n";
    assert_eq!((run.code, &*run.stderr), (1, contradiction), "{run:?}");
    assert!(!folder.path("new").exists());
}

#[test]
fn journals_hold_what_files_held() {
    let folder = Folder::with("heart.txt", HEART);
    folder.write("start.json", r#"{"format":"smyoz-puzzle/1","inventory":{},"shots":[{"cell":"55","shows":"A"}]}"#);
    for options in [
        "--seeds 3..4 --pattern heart.txt",
        "--seeds 3..4 --pattern heart.txt --pattern-use all",
        "--seeds 3..4 --pattern heart.txt --pattern-use all --level ..master",
        "--seeds 3..4 --shots-show plain,water --spread --minimum",
        "--seeds 3..4 --start start.json --spread 3 --moored ..7",
        "--seeds 3..4 --start start.json --level advanced --withhold islands",
        "--seeds 3..4 --mercy --level advanced",
    ] {
        let batch = format!("compose {options} --engine search --format json");
        let whole = folder.run(&format!("{batch} --out whole"));
        assert!(whole.code == 0, "{options}: {whole:?}");
        let journal = folder.read("whole/journal.jsonl");
        folder.write("part/journal.jsonl", journal.split_inclusive('\n').take(2).collect::<String>());
        // The files of wishes are gone by now, except for those that are named again.
        let resume = if options.contains("islands") {
            format!("{batch} --resume --out part")
        } else {
            "compose --resume --out part".to_owned()
        };
        assert_eq!(folder.run(&resume).code, 0, "{options}");
        folder.same("whole", "part");
        for shard in 1..=2 {
            folder.run(&format!("{batch} --shard {shard}/2 --out shard-{shard}"));
        }
        folder.run("merge shard-1 shard-2 --out joined").yes();
        folder.same("whole", "joined");
        for name in ["whole", "part", "shard-1", "shard-2", "joined"] {
            std::fs::remove_dir_all(folder.path(name)).unwrap();
        }
    }
    folder.run("compose --seeds 3..3 --pattern heart.txt --engine search --format json --out batch").yes();
    folder.write("heart.txt", HEART.replacen("##", "#.", 1));
    let run = folder.run("compose --seeds 3..3 --pattern heart.txt --engine search --format json --out batch --resume");
    assert!(run.code == 2 && run.stderr.contains("another batch was begun here: --pattern was `"), "{run:?}");
}

#[test]
fn the_guide_to_wishes_works() {
    let script = fenced(include_str!("../../docs/composing.md"), "", "sh");
    let folder = Folder::new();
    shell(&folder, &script.replace(" --out", " --engine search --out"), &[]);
    let cells = |line: &str| serde_json::from_str::<Puzzle>(line).unwrap().clues.shots.cells();
    let hearts = folder.names("hearts").into_iter().filter(|name| name.ends_with(".json"));
    for name in hearts {
        assert_eq!(cells(&folder.read(&format!("hearts/{name}"))).len(), 16);
    }
}

#[test]
fn resuming_what_is_not_there_begins_no_random_batch() {
    let folder = Folder::new();
    let message = "nowhere: there is no batch to continue; to begin one, give its first seed by --seed or --seeds, too";
    for options in ["", " --want 3 --level master", " --tries 2"] {
        folder.refuses(&format!("compose --resume --out nowhere{options}"), message);
    }
    let message = message.replace("nowhere", "new-puzzles");
    folder.refuses("book --want 1 --resume --out new.pdf", &message);
    assert_eq!(folder.names("."), [""; 0]);
    // One that is named is begun, so that the same command begins and continues it.
    folder.run("compose --seeds 123456..123456 --engine search --resume --out there");
    folder.run("compose --resume --out there").yes();
}
