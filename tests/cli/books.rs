//! `smyoz book`: the file, and what is refused.

use std::fs;

use smyoz::puzzle::Puzzle;

use super::{Folder, puzzle, shell, to_json};

fn folder() -> Folder {
    let levels = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/levels.jsonl")).unwrap();
    let folder = Folder::with("levels.jsonl", levels.lines().take(8).collect::<Vec<_>>().join("\n") + "\n");
    folder.write("p.json", to_json(&puzzle()));
    folder
}

#[test]
fn a_book_is_the_same_whoever_binds_it() {
    let folder = folder();
    for (number, options) in ["--threads 1", "--threads 2", "--unverified"].into_iter().enumerate() {
        folder.run(&format!("book levels.jsonl p.json --date 2026-11-23 {options} --out {number}.pdf")).yes();
    }
    let [one, two, unverified] = ["0.pdf", "1.pdf", "2.pdf"].map(|name| folder.read_bytes(name));
    assert!(one.starts_with(b"%PDF-1.7") && one == two && one == unverified);
    folder.run("book p.json --out 0.pdf --lang hu --ink mono --page 6x9in --interior").yes();
    assert!(folder.read_bytes("0.pdf") != one, "an older book is replaced");
}

#[test]
fn what_cannot_be_bound_is_refused() {
    let folder = folder();
    let mut wrong = puzzle();
    wrong.solution = Some("200000".parse::<smyoz::smyoz::Seed>().unwrap().layout());
    folder.write("wrong.json", to_json(&wrong));
    folder.write("empty.jsonl", "");
    for (arguments, message) in [
        ("empty.jsonl", "empty.jsonl: expected one puzzle per line, found none".to_owned()),
        (
            "wrong.json",
            "wrong.json: expected a puzzle with exactly the solution that it names; --unverified prints it all the same"
                .to_owned(),
        ),
        (
            "p.json --title \u{1f6a2}",
            "b.pdf: the fonts have no sign '\u{1f6a2}' (U+1F6A2), as in \"\u{1f6a2}\"".to_owned(),
        ),
        (
            &format!("p.json --title {}", "a".repeat(2000)),
            "b.pdf: the title has 2000 characters: expected at most 120".to_owned(),
        ),
    ] {
        folder.refuses(&format!("book {arguments} --out b.pdf"), &message);
    }
    let run = folder.run("book p.json --page 100x140mm --per-page 4 --out b.pdf");
    assert!(run.code == 2 && run.stderr.contains("expected at least 5.5 mm"), "{run:?}");
    for options in ["--page a3x", "--page 1x1mm", "--date 2026-13-01", "--date today", "--per-page 3"] {
        let run = folder.run(&format!("book p.json {options} --out b.pdf"));
        assert!(run.code == 2 && !run.stderr.is_empty(), "{run:?}");
    }
    assert!(!folder.path("b.pdf").exists());
}

#[test]
fn hints_paths_and_flaps_are_printed_where_they_are_wanted() {
    let folder = folder();
    let bind = |options: &str| {
        folder.run(&format!("book levels.jsonl {options} --out book.pdf")).yes();
        folder.read_bytes("book.pdf").len()
    };
    let plain = bind("");
    assert!(bind("--hints 1") > plain && bind("--paths 1,3..5") > plain);
    assert!(bind("--paths all") > bind("--paths 2"));
    let refused = "book.pdf: there is no puzzle 9 whose path could be told: the last one is 8";
    folder.refuses("book levels.jsonl --paths 9 --out book.pdf", refused);
    for options in ["--paths 0", "--paths 3..1", "--paths x", "--hints -1", "--mercy-shot here"] {
        let run = folder.run(&format!("book levels.jsonl {options} --out book.pdf"));
        assert!(run.code == 2 && !run.stderr.is_empty(), "{run:?}");
    }
}

#[test]
fn symmetric_puzzles_are_bound_if_they_are_symmetric() {
    let symmetric = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/symmetric.jsonl")).unwrap();
    let folder = Folder::with("symmetric.jsonl", symmetric.lines().take(3).collect::<Vec<_>>().join("\n") + "\n");
    folder.run("book symmetric.jsonl --out book.pdf").yes();
    let unique = Puzzle { up_to_symmetry: true, ..puzzle() };
    folder.write("unique.json", to_json(&unique));
    folder.refuses(
        "book unique.json --out book.pdf",
        "unique.json: expected a puzzle with just the solution that it names and its images; \
         --unverified prints it all the same",
    );
}

#[test]
fn solutions_in_stages_are_written_as_pages() {
    let levels = include_str!("../../puzzles/levels.jsonl");
    let folder = Folder::with("p.json", levels.lines().next().unwrap());
    folder.run("print p.json --walkthrough --format svg,pdf --lang hu --out stages").yes();
    let stem = "smyoz-400000";
    assert!(folder.read_bytes(&format!("stages/{stem}-walkthrough.pdf")).starts_with(b"%PDF"));
    // The first page holds the puzzle and the key to the boards.
    let second = folder.read(&format!("stages/{stem}-walkthrough-2.svg"));
    assert!(second.contains("szakasz"));
    let run = folder.run("print p.json --walkthrough --format text --out text");
    assert!(run.code == 2 && run.stderr.contains("expected --format svg, pdf or png"), "{run:?}");
    assert!(!folder.path("text").exists());
    assert_eq!(folder.run("print p.json --walkthrough").code, 2);
}

#[test]
fn the_guide_for_authors_works() {
    let text = include_str!("../../docs/book.md");
    let (_, rest) = text.split_once("```sh\n").unwrap();
    let (script, _) = rest.split_once("```").unwrap();
    assert_eq!(script.lines().count(), 5);
    assert!(script.contains("--want 25") && script.contains("--want 10"));
    let folder = Folder::new();
    shell(&folder, &script.replace("--want 25", "--want 1").replace("--want 10", "--want 1"), &[]);
    let books = ["screen.pdf", "interior.pdf", "cover.pdf", "sampler.pdf", "konyv.pdf", "megfejtesek.pdf"];
    let sizes = books.map(|name| folder.read_bytes(name).len());
    assert!(sizes.iter().all(|&size| size > 10_000), "{sizes:?}");
}
