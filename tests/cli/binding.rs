//! `smyoz book`: puzzles composed on the way, chosen from those at hand, and what ends a book
//! early.

use std::process::Command;
use std::{env, fs};

use super::{Folder, puzzle, shell, to_json};

const COMPOSED: &str = "book --want 4 --minimum --engine search --seeds 500.. --per-page 2";

/// Begins the batch of a book anew, with the first lines of the journal of another one.
fn begin(folder: &Folder, lines: usize) {
    let journal = folder.read("whole-puzzles/journal.jsonl");
    let begun: String = journal.split_inclusive('\n').take(lines).collect();
    assert!(begun.len() < journal.len(), "nothing is left to do");
    if folder.path("part-puzzles").exists() {
        fs::remove_dir_all(folder.path("part-puzzles")).unwrap();
    }
    folder.write("part-puzzles/journal.jsonl", begun);
}

#[test]
fn a_book_that_was_killed_while_composing_becomes_the_same() {
    let folder = Folder::new();
    let run = folder.run(&format!("{COMPOSED} --out whole.pdf"));
    assert!(run.stdout.starts_with("4 puzzles in ") && run.stderr.starts_with("wrote whole.pdf: "), "{run:?}");
    assert_eq!(folder.names("whole-puzzles").len(), 5);
    let whole = folder.read_bytes("whole.pdf");
    for lines in [1, 3] {
        for resume in ["book --resume --per-page 2 --out part.pdf", &format!("{COMPOSED} --resume --out part.pdf")] {
            begin(&folder, lines);
            folder.run(&format!("{resume} --threads 3")).yes();
            assert!(folder.read_bytes("part.pdf") == whole, "{lines}: {resume}");
            assert_eq!(folder.names("whole-puzzles"), folder.names("part-puzzles"));
        }
    }
    // A finished batch is bound again, also in another language.
    let again = folder.run(&format!("{COMPOSED} --lang hu --out whole.pdf")).yes();
    assert!(again.contains("already finished") && folder.read_bytes("whole.pdf") != whole);
    // The puzzles are those of a batch.
    folder.run("verify whole-puzzles").yes();
    folder.run("book whole-puzzles --per-page 2 --out other.pdf").yes();
}

#[test]
fn a_batch_that_is_not_the_same_is_refused() {
    let folder = Folder::new();
    folder.run(&format!("{COMPOSED} --out whole.pdf")).yes();
    begin(&folder, 2);
    let batch = "part-puzzles holds puzzles of an earlier run: --resume continues it, --puzzles DIR composes others";
    folder.refuses(&format!("{COMPOSED} --out part.pdf"), batch);
    let other = "part-puzzles/journal.jsonl: another batch was begun here: --want was `4`, now `5`\n--puzzles DIR \
                 composes others; `smyoz book part-puzzles --out FILE` binds those that are there";
    folder.refuses("book --want 5 --resume --out part.pdf", other);
}

#[test]
fn a_book_of_too_few_puzzles_is_not_bound() {
    let folder = Folder::new();
    let run =
        folder.run("book --want 1 --score 1..1 --seeds 500.. --give-up 2 --engine search --out b.pdf --puzzles p");
    assert_eq!(run.code, 1, "{run:?}");
    assert!(run.stderr.contains("gave up: 2 seeds in a row without a puzzle"), "{run:?}");
    assert_eq!(folder.names("."), ["p"]);
}

fn levels(folder: &Folder) {
    fs::copy(concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/levels.jsonl"), folder.path("levels.jsonl")).unwrap();
}

#[test]
fn puzzles_are_chosen_from_those_given() {
    let folder = Folder::new();
    levels(&folder);
    let pages = |options: &str| -> usize {
        folder.run(&format!("book levels.jsonl {options} --unverified --out b.pdf")).pages_of("b.pdf")
    };
    let count = |options: &str| folder.run(&format!("list levels.jsonl {options} --json")).yes().lines().count();
    // In one part, two pages more or less are two puzzles and a third of a page of solutions.
    let around = |options: &str| {
        let puzzles = count(options);
        let pages = pages(&format!("{options} --parts all --order score"));
        let rest = pages - puzzles - puzzles.div_ceil(6);
        assert!((12..40).contains(&rest), "{options}: {pages} pages of {puzzles} puzzles");
    };
    around("--level master");
    around("--score 1400..2000");
    around("--shots ..4 --moored 6..");
    around("--shots 4");
    let draw = |options: &str| {
        folder.run(&format!("book levels.jsonl {options} --unverified --out b.pdf")).yes();
        folder.read_bytes("b.pdf")
    };
    let drawn = draw("--want 2 --level each --shuffle 7");
    assert!(drawn == draw("--want 2 --level each --shuffle 7"));
    assert!(drawn != draw("--want 2 --level each --shuffle 8"));
    assert!(drawn != draw("--want 2 --level each"));
    for (options, message) in [
        ("--score 999999..", "none of the puzzles passes the filters (90 given)"),
        ("--want 91", "expected 91 puzzles, found 90 (90 given)"),
        ("--want 21 --level each", "expected 21 puzzles of level beginner, found 20 (90 given)"),
        ("--seed 1", "--seed is for composing: it cannot be combined with a PUZZLE"),
        ("--minimum", "--minimum is for composing: it cannot be combined with a PUZZLE"),
    ] {
        folder.refuses(&format!("book levels.jsonl {options} --out c.pdf"), message);
    }
    folder.refuses(
        "book --out c.pdf",
        "expected puzzles to bind, or --want N, --tries N or --seeds A..B to compose them",
    );
}

#[test]
fn a_puzzle_that_is_given_twice_is_bound_once() {
    let folder = Folder::new();
    let one = puzzle();
    folder.write("one.json", to_json(&one));
    folder.write("two.jsonl", format!("{}\n{}\n", to_json(&one), to_json(&one)));
    folder.run("book one.json --out one.pdf").yes();
    let run = folder.run("book one.json two.jsonl --out twice.pdf");
    let told = "left out 2 puzzles that are there already, perhaps mirrored: two.jsonl:1 is one.json again\n\
                wrote twice.pdf: 6 pages\n";
    assert_eq!((run.code, &*run.stderr), (0, told));
    assert!(folder.read_bytes("one.pdf") == folder.read_bytes("twice.pdf"));
}

#[test]
fn a_puzzle_without_a_solution_gets_it() {
    let folder = Folder::new();
    let mut one = puzzle();
    folder.write("one.json", to_json(&one));
    one.solution = None;
    folder.write("open.json", to_json(&one));
    for name in ["one", "open"] {
        folder.run(&format!("book {name}.json --out {name}.pdf")).yes();
    }
    assert!(folder.read_bytes("one.pdf") == folder.read_bytes("open.pdf"));
}

#[test]
fn files_that_cannot_be_written_are_named_before_the_work() {
    let folder = Folder::with("p.json", to_json(&puzzle()));
    folder.write("d/x.json", to_json(&puzzle()));
    let long = "--want 9999 --seeds 0..";
    for options in ["--out p.json/b.pdf", "--out b.pdf --cover p.json/b.pdf", "--out b.pdf --solutions p.json/b.pdf"] {
        let message = "p.json/b.pdf cannot be written: p.json is not a directory";
        folder.refuses(&format!("book {long} {options}"), message);
    }
    folder.refuses(&format!("book {long} --out d"), "d cannot be written: is a directory");
    let twice = "b.pdf is named twice: expected a file for each";
    folder.refuses(&format!("book {long} --out b.pdf --cover b.pdf"), twice);
    folder.refuses(
        &format!("book {long} --out b.pdf --cover ./b.pdf"),
        "./b.pdf is named twice: expected a file for each",
    );
    folder.refuses(
        &format!("book {long} --out b.pdf --solutions d/../b.pdf"),
        "d/../b.pdf is named twice: expected a file for each",
    );
    // What the texts and the page allow is also known before.
    let title = "b.pdf: the title has 200 characters: expected at most 120";
    folder.refuses(&format!("book {long} --out b.pdf --title {}", "a".repeat(200)), title);
    let blurb = "b.pdf: the blurb has 1001 characters: expected at most 1000";
    folder.refuses(&format!("book {long} --out b.pdf --cover c.pdf --blurb {}", "a".repeat(1001)), blurb);
    let small = "b.pdf: a cell would have a side of 2.1 mm: expected at least 5.5 mm, so fewer puzzles on a page, or larger \
                 pages";
    let run = folder.run(&format!("book {long} --page 100x100mm --per-page 4 --out b.pdf"));
    let (_, reason) = small.split_once("2.1 mm").unwrap();
    assert!(run.code == 2 && run.stderr.ends_with(&format!("{reason}\n")), "{run:?}");
    let run = folder.run("book p.json --page 100x100mm --per-page 4 --out b.pdf");
    assert!(run.code == 2 && run.stderr.ends_with(&format!("{reason}\n")), "{run:?}");
    assert_eq!(folder.names("."), ["d", "p.json"]);
}

#[cfg(target_os = "linux")]
#[test]
fn on_a_full_disk_nothing_is_touched() {
    use std::os::unix::fs::FileTypeExt;
    let folder = Folder::with("p.json", to_json(&puzzle()));
    let full = "/dev/full cannot be written: No space left on device (os error 28)";
    folder.refuses("book p.json --out /dev/full --cover c.pdf", full);
    folder.refuses("book p.json --out b.pdf --solutions /dev/full", full);
    assert!(fs::metadata("/dev/full").unwrap().file_type().is_char_device(), "the device is still one");
}

#[test]
fn addresses_of_sites_are_checked() {
    let folder = Folder::with("p.json", to_json(&puzzle()));
    let long = format!("https://example.org/{}", "a".repeat(70));
    for (address, message) in [
        ("example.org", "expected an address such as https://example.org/puzzles"),
        ("https:///puzzles", "expected an address such as https://example.org/puzzles"),
        ("https://példa.hu", "an address of the web has no 'é': expected it percent-encoded"),
        (&long, "expected at most 60 characters, or the codes would be too large"),
    ] {
        let run = folder.run(&format!("book p.json --link {address} --out b.pdf"));
        assert!(run.code == 2 && run.stderr.contains(message), "{run:?}");
    }
    folder.run("book p.json --link https://example.org --out b.pdf").yes();
    let pdf = folder.read_bytes("b.pdf");
    assert!(String::from_utf8_lossy(&pdf).contains("(https://example.org/smyoz-"), "the code is a link");
}

#[test]
fn isbns_are_checked() {
    let folder = Folder::with("p.json", to_json(&puzzle()));
    for (isbn, message) in [
        ("978-0-306-40615-8", "the last digit should be 7: one of the digits is wrong"),
        ("0-306-40615-3", "the last digit should be 2: one of the digits is wrong"),
        ("0-306-40615-2", "an ISBN of ten digits is out of use since 2007: this one is now 9780306406157"),
        ("978", "expected 13 digits, with hyphens or without, such as 978-0-306-40615-7"),
    ] {
        let run = folder.run(&format!("book p.json --isbn {isbn} --out b.pdf"));
        assert!(run.code == 2 && run.stderr.contains(message), "{run:?}");
    }
    folder.run("book p.json --isbn 978-0-306-40615-7 --out b.pdf --cover c.pdf").yes();
    for name in ["b.pdf", "c.pdf"] {
        assert!(String::from_utf8_lossy(&folder.read_bytes(name)).contains("ISBN 978-0-306-40615-7"), "{name}");
    }
}

#[test]
fn the_date_may_come_from_the_environment() {
    let folder = Folder::with("p.json", to_json(&puzzle()));
    folder.run("book p.json --date 2026-11-23 --out given.pdf").yes();
    let epoch = [("SOURCE_DATE_EPOCH", "1795392001")];
    shell(&folder, "smyoz book p.json --out epoch.pdf; smyoz book p.json --date 2026-11-24 --out next.pdf", &epoch);
    let [given, from_epoch, next] = ["given.pdf", "epoch.pdf", "next.pdf"].map(|name| folder.read_bytes(name));
    assert!(given == from_epoch && given != next);
    assert!(String::from_utf8_lossy(&given).contains("pdfaid"));
    let mut wrong = Command::new(super::SMYOZ);
    wrong.current_dir(folder.path("")).env("SOURCE_DATE_EPOCH", "today");
    let output = wrong.args(["book", "p.json", "--out", "b.pdf"]).output().unwrap();
    let message = "smyoz: SOURCE_DATE_EPOCH: expected a number of seconds since 1970, found `today`\n";
    assert_eq!((output.status.code(), &*String::from_utf8_lossy(&output.stderr)), (Some(2), message));
}

#[test]
fn the_imprint_names_the_commands_that_make_the_book() {
    let folder = Folder::new();
    levels(&folder);
    folder.run(&format!("{COMPOSED} --out b.pdf")).yes();
    let imprint = |options: &str| {
        folder.run(&format!("book {options} --colophon --out b.pdf")).yes();
        let mut pdftotext = Command::new("pdftotext");
        match pdftotext.args(["-f", "2", "-l", "2", "b.pdf", "-"]).current_dir(folder.path("")).output() {
            Ok(text) => Some(String::from_utf8(text.stdout).unwrap().split_whitespace().collect::<Vec<_>>().join(" ")),
            Err(error) => {
                assert!(env::var_os("CI").is_none(), "pdftotext: {error}");
                eprintln!("the imprint is not read, for there is no pdftotext: {error}");
                None
            }
        }
    };
    if let Some(text) = imprint("b-puzzles --ink mono --shuffle 7") {
        let binding = "smyoz book --lang en --ink mono --page a4 --per-page 1 --solutions-per-page 6 --shuffle 000007 --colophon smyoz";
        let composing = "compose --engine search --game smyoz --minimum --seeds 000500..999999 --want 4";
        assert!(text.contains(binding) && text.contains(composing), "{text}");
    }
    if let Some(text) = imprint("levels.jsonl --unverified --want 2 --level beginner") {
        assert!(text.contains("--want 2 --level beginner") && text.contains("SEED: "), "{text}");
        assert!(!text.contains("exactly one solution"), "nobody has proved it: {text}");
    }
    // The search alone made the batch; a batch as usual is proved twice.
    let proved = [
        ("b-puzzles", "Each has exactly one solution. This was verified when the book was made."),
        ("twice", "Each has exactly one solution. This was proved in two independent ways:"),
    ];
    folder.run("compose --want 1 --minimum --seeds 500.. --out twice").yes();
    for (puzzles, says) in proved {
        if let Some(text) = imprint(puzzles) {
            assert!(text.contains(says), "{text}");
        }
    }
    if let Some(text) = imprint("b-puzzles --hints 1 --paths 1,2..3 --large-print --date 2026-11-23") {
        assert!(text.contains("--hints 1 --walkthrough 1,2..3 --colophon --large-print --date 2026-11-23"), "{text}");
    }
    folder.run("book b-puzzles --out plain.pdf").yes();
    let text = Command::new("pdftotext").args(["plain.pdf", "-"]).current_dir(folder.path("")).output();
    if let Ok(text) = text {
        let text = String::from_utf8(text.stdout).unwrap();
        assert!(text.contains("Made by smyoz") && !text.contains("--seeds"), "commands are told on wish: {text}");
    }
}
