//! `smyoz print` on puzzles of Sea Battle.

use super::{Folder, puzzle, to_json};

const PUZZLE: &str = concat!(
    r#"{"format":"sea-battle-puzzle/1","width":6,"height":6,"fleet":[3,2,2,1,1,1],"columns":[null,1,2,null,null,2],"#,
    r#""rows":[null,3,0,null,3,null],"clues":[{"cell":"F1","shows":"water"},{"cell":"A4","shows":"left"}]"#,
);
const SOLUTION: &str = r###","solution":["..#...","#.#..#","......","##....","...###","#....."]}"###;

fn folder() -> Folder {
    let folder = Folder::with("p.json", format!("{PUZZLE}}}"));
    folder.write("solved.json", format!("{PUZZLE}{SOLUTION}"));
    folder.write("both.jsonl", format!("{PUZZLE}}}\n{PUZZLE},\"seed\":42{SOLUTION}\n"));
    folder.write("smyoz.json", to_json(&puzzle()));
    folder
}

#[test]
fn puzzles_and_their_solutions_become_pages() {
    let folder = folder();
    folder.run("print p.json --out p.svg").yes();
    assert!(folder.read("p.svg").contains("aria-label=\"Sea Battle\""));
    folder.run("print p.json --out p.svg --lang hu --ink mono --columns moscva").yes();
    let page = folder.read("p.svg");
    assert!(page.contains("aria-label=\"Torpedó\"") && page.contains("aria-label=\"M\"") && !page.contains("#2563a8"));
    folder.run("print solved.json --out p.png --dpi 40").yes();
    assert!(folder.read_bytes("p.png").starts_with(b"\x89PNG"));
    folder.run("print solved.json --solution --out p.pdf").yes();
    assert!(folder.read_bytes("p.pdf").starts_with(b"%PDF"));
    folder.run("print both.jsonl --format svg,pdf --page a5 --out pages").yes();
    // The one that names no solution is solved.
    let names = ["000042-solution", "000042", "19FB1-RZ91D-solution", "19FB1-RZ91D"];
    let files = names.iter().flat_map(|name| ["pdf", "svg"].map(|end| format!("sea-battle-{name}.{end}")));
    assert_eq!(folder.names("pages"), files.collect::<Vec<_>>());
    assert!(folder.read("pages/sea-battle-000042-solution.svg").contains("aria-label=\"Solution\""));
}

#[test]
fn several_puzzles_stand_on_a_page() {
    let folder = folder();
    folder.run("print both.jsonl --per-page 4 --solution --rules --format svg --out sheets").yes();
    assert_eq!(folder.names("sheets"), ["puzzles.svg", "rules.svg", "solutions.svg"]);
    let puzzles = folder.read("sheets/puzzles.svg");
    assert!(["1.", "2.", "Puzzles"].iter().all(|text| puzzles.contains(&format!("aria-label=\"{text}\""))));
    assert!(folder.read("sheets/rules.svg").contains("aria-label=\"Shapes\""));
    folder.run("print both.jsonl --contact --out contact.svg --lang hu").yes();
    assert!(folder.read("contact.svg").contains("aria-label=\"Áttekintés\""));
}

#[test]
fn sheets_without_a_puzzle_are_of_the_game_that_is_named() {
    let folder = folder();
    let sea = "--game sea-battle --size 8x8 --mines 2 --sweepers 1";
    folder.run(&format!("print --blank=partner {sea} --columns cyrillic --out two.svg")).yes();
    let two = folder.read("two.svg");
    assert!(["My ships", "Ж", "minesweeper"].iter().all(|text| two.contains(text)), "names and rules");
    folder.run("print --blank --rules --game sea-battle --per-page 2 --out blank --format svg --lang hu").yes();
    assert_eq!(folder.names("blank"), ["blank.svg", "rules.svg"]);
    folder.run("rules --game sea-battle --short --out short.svg").yes();
    folder.run("print --rules --game sea-battle --out alone.svg").yes();
    assert_eq!(folder.read("alone.svg"), folder.read("short.svg"));
    let rules = folder.run("rules --game sea-battle").yes();
    assert!(rules.contains("No touching") && !rules.contains("SMYOZ"), "{rules}");
    for (arguments, message) in [
        ("--blank --size 8x8", "--size is only for --game sea-battle"),
        ("--blank --columns cyrillic", "--columns: only for puzzles of Sea Battle"),
        (
            "--blank=partner --game sea-battle --size 30x30",
            "a.svg: a cell would have a side of 3.7 mm: expected at least 5.5 mm, so fewer boards on a page, or larger \
             pages",
        ),
        (
            "--blank --game sea-battle --columns sea",
            "--columns: `sea` has 3 letters, but there are 10 columns to be named",
        ),
        ("p.json --game sea-battle", "--game: cannot be combined with PUZZLE files, which name their own game"),
    ] {
        folder.refuses(&format!("print {arguments} --out a.svg"), message);
    }
}

#[test]
fn books_hold_puzzles_of_both_games() {
    let folder = folder();
    folder.write("order.toml", "order = [\"title\", \"contents\", \"rules\", \"puzzles\", \"solutions\", \"index\"]");
    let book = "--theme order.toml --per-page 2 --title Both";
    let run = folder.run(&format!("book smyoz.json p.json --out both.pdf --cover cover.pdf {book}"));
    assert!(run.pages_of("both.pdf") > 4 && folder.read_bytes("both.pdf").starts_with(b"%PDF"), "{run:?}");
    let twice = folder.run(&format!("book p.json solved.json --out sea.pdf {book} --lang hu"));
    assert!(twice.code == 0 && twice.stderr.contains("left out a puzzle"), "{twice:?}");
    folder.write("open.json", format!("{PUZZLE}}}").replace(r#""rows":[null,3,0,null,3,null],"#, ""));
    folder.write("wrong.json", format!("{PUZZLE}{SOLUTION}").replace("#.#..#", "#.#.#."));
    for (arguments, message) in [
        ("p.json --mercy-shot flap", "--mercy-shot: only for puzzles of SMYOZ"),
        ("p.json --link https://example.org", "--link: only for puzzles of SMYOZ"),
        (
            "smyoz.json open.json",
            "open.json: expected a puzzle with exactly one solution; --unverified prints it all the same",
        ),
        (
            "wrong.json",
            "wrong.json: expected a puzzle with exactly the solution that it names; --unverified prints it all the same",
        ),
        ("p.json --level master", "none of the puzzles passes the filters (1 given)"),
    ] {
        folder.refuses(&format!("book {arguments} --out b.pdf"), message);
    }
    let run = folder.run("book p.json --page 100x100mm --large-print --out b.pdf");
    assert_eq!(run.code, 0, "a small board has room on a small page: {run:?}");
}

#[test]
fn solutions_in_stages_are_written_as_pages() {
    let folder = folder();
    folder.run("print solved.json --walkthrough --format svg --lang hu --out stages").yes();
    let names = folder.names("stages");
    assert!(names.iter().all(|name| name.starts_with("sea-battle-19FB1-RZ91D-walkthrough")), "{names:?}");
    let pages: Vec<String> = names.iter().map(|name| folder.read(&format!("stages/{name}"))).collect();
    assert!(pages.iter().any(|page| page.contains("szakasz")));
    folder.write("open.json", format!("{PUZZLE}}}").replace(r#""rows":[null,3,0,null,3,null],"#, ""));
    folder.refuses("print open.json --walkthrough --out o", "open.json: expected a puzzle with exactly one solution");
    // Sentences name columns by letters.
    assert_eq!(folder.run("print p.json --walkthrough --columns cyrillic --out o").code, 2);
}

#[test]
fn what_cannot_be_printed_is_refused() {
    let folder = folder();
    let large = PUZZLE.replace(r#""width":6,"height":6"#, r#""width":30,"height":6"#);
    let large = large.replace("[null,1,2,null,null,2]", "null").replace("\"columns\":null,", "");
    folder.write("large.json", format!("{large}}}"));
    folder.write("open.json", format!("{PUZZLE}}}").replace(r#""rows":[null,3,0,null,3,null],"#, ""));
    folder.write("again.jsonl", format!("{PUZZLE},\"seed\":42}}\n"));
    for (arguments, message) in [
        ("print open.json --out p.pdf --solution", "open.json: expected a puzzle with exactly one solution"),
        ("print open.json --out pages", "open.json: expected a puzzle with exactly one solution"),
        (
            "print large.json --out p.pdf --page 100x140mm",
            "large.json: a cell would have a side of 2.8 mm: expected at least 5.5 mm, so fewer boards on a page, or \
             larger pages",
        ),
        ("print both.jsonl --out p.svg", "p.svg: expected a .pdf file or a directory for 2 pages"),
        (
            "print both.jsonl again.jsonl --out pages",
            "both.jsonl:2 and again.jsonl:1: both would be written to sea-battle-000042",
        ),
        (
            "print smyoz.json p.json --out pages",
            "smyoz.json and p.json: expected puzzles of one game, found SMYOZ and Sea Battle",
        ),
        ("print smyoz.json --out s.svg --columns latin", "--columns: only for puzzles of Sea Battle"),
        (
            "print p.json --out p.svg --columns sea",
            "--columns: `sea` has 3 letters, but there are 6 columns to be named",
        ),
    ] {
        folder.refuses(arguments, message);
    }
    folder.write("wrong.json", r#"{"format":"sea-battle-puzzle/1","width":0}"#);
    let run = folder.run("print wrong.json --out wrong.svg");
    assert!(run.code == 2 && run.stderr.starts_with("smyoz: wrong.json: line 1, column "), "{run:?}");
}

/// `print` refused a puzzle of 30 × 30 that had its page in a book, and did not say which it was.
#[test]
fn large_boards_have_pages_and_one_that_is_too_large_is_named() {
    let folder = Folder::with("all.jsonl", include_str!("../data/sea_battle/second_is_large.jsonl"));
    folder.run("print all.jsonl --out all.pdf").yes();
    for command in [
        "print all.jsonl --out small.pdf --page a5",
        "print all.jsonl --out small.pdf --page a5 --per-page 2",
        "book all.jsonl --out small.pdf --page a5",
    ] {
        let run = folder.run(command);
        let place = "smyoz: all.jsonl:2: a cell would have a side of ";
        assert!(run.code == 2 && run.stderr.starts_with(place), "{command}: {run:?}");
    }
}
