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
    let names = ["sea-battle-000042-solution", "sea-battle-000042", "sea-battle-19FB1-RZ91D"];
    let files: Vec<String> = names.iter().flat_map(|name| ["pdf", "svg"].map(|end| format!("{name}.{end}"))).collect();
    assert_eq!(folder.names("pages"), files);
    assert!(folder.read("pages/sea-battle-000042-solution.svg").contains("aria-label=\"Solution 2\""));
}

#[test]
fn what_cannot_be_printed_is_refused() {
    let folder = folder();
    let large = PUZZLE.replace(r#""width":6,"height":6"#, r#""width":30,"height":6"#);
    let large = large.replace("[null,1,2,null,null,2]", "null").replace("\"columns\":null,", "");
    folder.write("large.json", format!("{large}}}"));
    folder.write("again.jsonl", format!("{PUZZLE},\"seed\":42}}\n"));
    for (arguments, message) in [
        ("print p.json", "--out: expected a file or a directory: pages of Sea Battle are drawn"),
        ("print p.json --out p.pdf --contact", "--contact: expected for puzzles of SMYOZ only"),
        ("print p.json --out p.pdf --per-page 4", "--per-page: expected for puzzles of SMYOZ only"),
        ("print p.json --out p.pdf --rules", "--rules: expected for puzzles of SMYOZ only"),
        ("print p.json --out pages --walkthrough", "--walkthrough: expected for puzzles of SMYOZ only"),
        ("print p.json --out pages --format text", "pages: expected --format svg, pdf or png: pages are drawn"),
        ("print p.json --out p.pdf --solution", "p.json: this puzzle names no solution"),
        (
            "print large.json --out p.pdf --page 100x140mm",
            "large.json: a cell would have a side of 2.9 mm: expected at least 5.5 mm, so fewer boards on a page, or \
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
        ("print smyoz.json --out s.svg --columns latin", "--columns: expected for puzzles of Sea Battle only"),
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
