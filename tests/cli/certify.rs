//! `certify`: certificates are written, checked, and refused.

use std::fs;

use serde_json::Value;
use smyoz::games::smyoz::compose::{Goal, Wanted, compose};
use smyoz::games::smyoz::puzzle::{Claim, Puzzle};
use smyoz::games::smyoz::{Cell, Clues, EngineChoice, Layout, Seed, Shots, View};
use smyoz::judging::verify;
use smyoz::limits::Limits;
use smyoz::puzzles::Record;

use super::{Folder, json, puzzle_of, seed, to_json};

const PLAIN: [&str; 5] = ["SHA256SUMS", "formula.cnf", "proof.drat", "puzzle.json", "variables.tsv"];
const COMPRESSED: [&str; 5] = ["SHA256SUMS", "formula.cnf.gz", "proof.drat.gz", "puzzle.json", "variables.tsv.gz"];

/// Cells that leave one layout and make a short proof.
const CELLS: [&str; 14] = ["22", "25", "28", "43", "45", "47", "52", "55", "58", "64", "66", "82", "85", "88"];

fn easy_puzzle(layout: Layout) -> Puzzle {
    let mut puzzle = Puzzle { solution: Some(layout), ..puzzle_of(layout, &CELLS) };
    puzzle.clues.shots = puzzle.clues.shots.sorted();
    puzzle
}

/// A folder with an easy puzzle and its certificate.
fn certified(options: &str) -> Folder {
    let folder = Folder::with("p.json", to_json(&easy_puzzle(Layout::of_seed(seed()))));
    let said = folder.run(&format!("certify p.json --out c {options}")).yes();
    assert!(said.starts_with("p.json: certified: c: ") && said.ends_with(" bytes\n"), "{said}");
    folder
}

#[test]
fn a_certificate_is_made_and_holds() {
    for (options, names) in [("", PLAIN), ("--compress", COMPRESSED)] {
        let folder = certified(options);
        assert_eq!(folder.names("c"), names);
        let id = easy_puzzle(Layout::of_seed(seed())).id();
        let said = format!("c: holds: the puzzle {id} has only the solution in its file\n");
        assert_eq!(folder.run("certify --check c").yes(), said);
        let answer = json(&folder.run("certify --check c --json").yes());
        let expected = r#"{"certificate":"c","holds":true,"puzzle":"ID","claim":"unique","file":null,"reason":null,"changed":null}"#;
        assert_eq!(answer.to_string(), expected.replace("ID", &id.to_string()));
    }
}

#[test]
fn the_proof_comes_in_three_formats() {
    for (format, name) in [("drat", "proof.drat"), ("binary-drat", "proof.bdrat"), ("lrat", "proof.lrat")] {
        for (option, suffix) in [("", ""), ("--compress", ".gz")] {
            let folder = certified(&format!("--format {format} {option}"));
            assert!(folder.names("c").contains(&format!("{name}{suffix}")), "{:?}", folder.names("c"));
            folder.run("certify --check c").yes();
        }
    }
}

#[test]
fn a_certificate_of_an_older_version_is_told() {
    let folder = certified("");
    let sums = folder.read("c/SHA256SUMS");
    let (before, rest) = sums.split_once("  proof.drat\n").unwrap();
    let sum = "0".repeat(64);
    folder.write("c/SHA256SUMS", format!("{before}  proof.drat\n{sum}  proof.varisat\n{rest}"));
    let said = folder.run("certify --check c").no();
    let reason = "SHA256SUMS: it lists proof.varisat, so it is of an older version: certify the puzzle again";
    assert_eq!(said, format!("c: REFUSED: {reason}\n"));
}

#[test]
fn the_formula_names_everything() {
    let folder = certified("");
    let formula = folder.read("c/formula.cnf");
    let header = formula.lines().position(|line| line.starts_with("p cnf ")).unwrap();
    // drat-trim reads comments only before the header.
    assert!(formula.lines().enumerate().all(|(at, line)| line.starts_with("c ") == (at < header)));
    for name in folder.read("c/variables.tsv").lines().skip(1) {
        assert!(formula.contains(&format!("\nc {}\n", name.replace('\t', " "))), "{name}");
    }
    let solution = Layout::of_seed(seed()).drawing().rows().join(" ");
    assert!(formula.contains(&format!("\nc solution {solution}\n")));
    let read: Puzzle = serde_json::from_str(&folder.read("c/puzzle.json")).unwrap();
    assert_eq!(read, easy_puzzle(Layout::of_seed(seed())));
}

#[test]
fn a_directory_of_certificates() {
    let folder = Folder::with("p.json", to_json(&easy_puzzle(Layout::of_seed(seed()))));
    folder.run("certify p.json --out book/one --compress").yes();
    folder.run("certify p.json --out book/two").yes();
    folder.write("book/two/proof.drat", "no proof\n");
    let said = folder.run("certify --check book --json").no();
    let holds: Vec<Value> = said.lines().map(|line| json(line)["holds"].clone()).collect();
    assert_eq!(holds, [true, false]);
    // One that is not whole does not go unnoticed among the others, nor keep them from being
    // checked.
    for (name, other) in [("two", "one"), ("one", "two")] {
        let sums = folder.read_bytes(&format!("book/{name}/SHA256SUMS"));
        fs::remove_file(folder.path(&format!("book/{name}/SHA256SUMS"))).unwrap();
        let run = folder.run("certify --check book");
        assert!(run.stderr.starts_with(&format!("smyoz: book/{name}/SHA256SUMS cannot be read: ")), "{run:?}");
        assert!(run.stderr.ends_with("smyoz: 1 of 2 certificates could not be read\n"), "{run:?}");
        assert!(run.code == 2 && run.stdout.starts_with(&format!("book/{other}: ")), "{run:?}");
        folder.write(&format!("book/{name}/SHA256SUMS"), sums);
    }
}

#[test]
fn what_cannot_be_read_is_told() {
    let folder = certified("");
    fs::remove_file(folder.path("c/proof.drat")).unwrap();
    let run = folder.run("certify --check c");
    assert!(run.code == 2 && run.stderr.starts_with("smyoz: c/proof.drat cannot be read: "), "{run:?}");
    fs::create_dir(folder.path("empty")).unwrap();
    folder.refuses("certify --check empty", "empty: no certificate: expected SHA256SUMS in it");
    let run = folder.run("certify --check nowhere");
    assert!(run.code == 2 && run.stderr.starts_with("smyoz: nowhere cannot be read: "), "{run:?}");
}

#[test]
fn what_is_not_unique_is_not_certified() {
    let layout = Layout::of_seed(seed());
    let folder = Folder::with("bare.json", to_json(&puzzle_of(layout, &[])));
    let before = folder.content();
    let said = folder.run("certify bare.json --out c").no();
    assert_eq!(said, "bare.json: NOT certified: it has at least two solutions\n");
    let answer = json(&folder.run("certify bare.json --out c --json").no());
    assert_eq!((&answer["unique"], answer["solutions"].as_array().unwrap().len()), (&false.into(), 2));
    assert!(folder.content() == before);
    let contradictory = r#"{"format":"smyoz-puzzle/1","inventory":{},"shots":[{"cell":"91","shows":"D"}]}"#;
    folder.write("none.json", contradictory);
    assert_eq!(folder.run("certify none.json --out c").no(), "none.json: NOT certified: it has no solution\n");
    let wrong = Puzzle { solution: Some(Layout::of_seed(Seed::try_from(7).unwrap())), ..easy_puzzle(layout) };
    folder.write("wrong.json", to_json(&wrong));
    let said = folder.run("certify wrong.json --out c").no();
    assert_eq!(said, "wrong.json: NOT certified: the solution in the file does not fit the clues\n");
    assert!(!folder.path("c").exists());
}

#[test]
fn images_are_certified_as_such() {
    // The clues of a puzzle that is unique up to symmetry, and more that show the same: all that
    // its images share.
    let wanted = Wanted::claiming(Claim::UpToSymmetry);
    let composed = compose(Seed::try_from(8).unwrap(), &wanted, Goal::Fewest, Limits::NONE).unwrap();
    let images = verify(&composed, EngineChoice::Search, Limits::NONE).unwrap().solutions;
    let views: Vec<View> = images.iter().map(View::of).collect();
    let shared = Cell::all().filter(|&cell| views.iter().all(|view| view.shows(cell) == views[0].shows(cell)));
    let puzzle = Puzzle {
        minimum: None,
        clues: Clues { shots: Shots::at(shared.collect(), &views[0]), ..composed.clues.clone() },
        ..composed
    };
    let folder = Folder::with("p.json", to_json(&puzzle));
    let answer = json(&folder.run("certify p.json --out c --json").yes());
    assert_eq!((&answer["claim"], &answer["unique"]), (&"up-to-symmetry".into(), &false.into()));
    let solutions: Vec<Layout> = serde_json::from_value(answer["solutions"].clone()).unwrap();
    assert!(images.len() > 1 && solutions.len() == images.len());
    assert!(images.iter().all(|image| solutions.contains(image)) && Some(solutions[0]) == puzzle.solution);
    assert_eq!(json(&folder.run("certify --check c --json").yes())["claim"], "up-to-symmetry");
}

#[test]
fn wrong_use() {
    let line = to_json(&easy_puzzle(Layout::of_seed(seed())));
    let folder = Folder::with("two.jsonl", format!("{line}\n{line}\n"));
    let run = folder.run("certify two.jsonl --out c");
    let twice = "smyoz: two.jsonl:1 and two.jsonl:2: both would be written to smyoz-";
    assert!(run.code == 2 && run.stderr.starts_with(twice), "{run:?}");
    folder.write("p.json", line);
    folder.write("full/x", "");
    folder.refuses("certify p.json --out full", "full exists and is not empty: expected a new or empty directory");
    // This is checked before the puzzle is.
    folder.write("bare.json", to_json(&puzzle_of(Layout::of_seed(seed()), &[])));
    folder.refuses("certify bare.json --out full", "full exists and is not empty: expected a new or empty directory");
    folder.refuses(
        "certify bare.json --out full/x/c",
        "full/x/c: the directory cannot be created: full/x is not a directory",
    );
    for arguments in [
        "certify p.json",
        "certify --check p.json --out c",
        "certify --check c --compress",
        "certify --check c --format lrat",
        "certify",
    ] {
        let run = folder.run(arguments);
        assert!(run.code == 2 && run.stderr.starts_with("error: "), "{run:?}");
    }
}
