//! `smyoz book recipe.toml`: books by recipes.

use std::process::Command;
use std::{env, fs};

use super::{Folder, fenced, puzzle, to_json};

/// Eight puzzles of SMYOZ of two levels, and four of Sea Battle of two sizes.
fn folder() -> Folder {
    let read = |name: &str| fs::read_to_string(format!("{}/puzzles/{name}.jsonl", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let (levels, kinds) = (read("levels"), read("sea-battle-kinds"));
    let lines: Vec<&str> = levels.lines().collect();
    let folder = Folder::with("levels.jsonl", [&lines[..5], &lines[20..23]].concat().join("\n") + "\n");
    folder
        .write("sea.jsonl", kinds.lines().take(2).chain(kinds.lines().skip(20).take(2)).collect::<Vec<_>>().join("\n"));
    folder.write("p.json", to_json(&puzzle()));
    folder
}

/// The text of a book; none if there is no program to read it, which there is in CI.
fn text(folder: &Folder, book: &str) -> Option<String> {
    match Command::new("pdftotext").arg("-layout").arg(folder.path(book)).arg("-").output() {
        Ok(output) => Some(String::from_utf8(output.stdout).unwrap()),
        Err(error) => {
            assert!(env::var_os("CI").is_none(), "pdftotext: {error}");
            None
        }
    }
}

const RECIPE: &str = r#"
out = "book.pdf"
title = "Low Tide"
files = ["levels.jsonl", "sea.jsonl"]
page = "a5"
copyright = "2026 A. Author"
minutes = [4, 0.5]
parts = ["title", "imprint", "contents", "foreword", "puzzles", "afterword", "solutions"]

[texts]
foreword = "Before *all* others."
afterword = "After all others."

[headings]
solutions = "Answers"

[[part]]
title = "Warming up"
text = """
Take a **soft** pencil.

- And time.
"""
level = "beginner"
want = 3

[[part]]
title = "A word between"
text = "Nothing to solve here."

[[part]]
title = "At sea"
size = "8x8"
sort = "given"

[[part]]
title = "One of my own"
files = "p.json"

[[part]]
level = "advanced"
"#;

#[test]
fn a_recipe_makes_a_book_of_parts() {
    let folder = folder();
    folder.write(
        "kitchen/recipe.toml",
        RECIPE.replace("\"levels", "\"../levels").replace("\"sea", "\"../sea").replace("\"p.", "\"../p."),
    );
    let run = folder.run("book kitchen/recipe.toml");
    assert_eq!(run.code, 0, "{run:?}");
    assert!(run.stderr.contains("left out 3 puzzles that no part asks for"), "{run:?}");
    let Some(text) = text(&folder, "kitchen/book.pdf") else { return };
    let order = [
        "Low Tide",
        "© 2026 A. Author",
        "Warming up",
        "puzzles 1–3",
        "A word between",
        "At sea",
        "puzzles 4–5",
        "One of my own",
        "Advanced",
        "Before all others",
        "soft pencil",
        "Nothing to solve",
        "After all others",
        "Answers",
    ];
    let mut rest = &text[..];
    for expected in order {
        let (_, after) = rest.split_once(expected).unwrap_or_else(|| panic!("{expected} in its place: {text}"));
        rest = after;
    }
    assert!(text.contains("(about ") && text.contains(" minutes)"), "{text}");
}

#[test]
fn an_option_of_the_command_line_wins() {
    let folder = folder();
    folder.write(
        "recipe.toml",
        "out = \"book.pdf\"\ntitle = \"Low-Tide\"\nfiles = \"p.json\"\nsort = \"id\"\ninterior = true\n",
    );
    folder.run("book recipe.toml").yes();
    let own = folder.read_bytes("book.pdf");
    folder.run("book p.json --title Low-Tide --sort id --interior --out line.pdf").yes();
    assert_eq!(own, folder.read_bytes("line.pdf"), "one mechanism reads both");
    folder.run("book recipe.toml levels.jsonl --title High-Tide --shuffle 7 --out other.pdf --colophon").yes();
    let Some(text) = text(&folder, "other.pdf") else { return };
    assert!(text.contains("High-Tide") && text.contains("8 puzzles"), "{text}");
    assert!(
        text.contains("smyoz book recipe.toml") && text.contains("--shuffle"),
        "the colophon names the recipe: {text}"
    );
}

#[test]
fn a_printed_recipe_makes_the_same_book() {
    let folder = folder();
    let bind = |arguments: &str| assert_eq!(folder.run(&format!("book {arguments}")).code, 0, "{arguments}");
    folder.write("recipe.toml", RECIPE);
    bind("recipe.toml");
    let own = folder.read_bytes("book.pdf");
    let printed = folder.run("book recipe.toml --print-recipe").yes();
    folder.write("printed.toml", &printed);
    bind("printed.toml");
    assert_eq!(own, folder.read_bytes("book.pdf"), "{printed}");
    let line =
        "book p.json levels.jsonl --title 7 --parts auto,ids --ink mono --interior --walkthrough 1,3..4 --out b.pdf";
    let printed = folder.run(&format!("{line} --print-recipe")).yes();
    assert!(!folder.path("b.pdf").exists(), "nothing is made");
    assert!(printed.contains("parts = [\"auto\", \"ids\"]\n") && printed.contains("interior = true\n"), "{printed}");
    folder.run(line).yes();
    let own = folder.read_bytes("b.pdf");
    folder.write("printed.toml", printed);
    folder.run("book printed.toml").yes();
    assert_eq!(own, folder.read_bytes("b.pdf"));
}

#[test]
fn what_is_wrong_in_a_recipe_is_named_with_its_line() {
    let folder = folder();
    let files = "files = \"levels.jsonl\"\nout = \"b.pdf\"\n";
    for (lines, message) in [
        ("titel = \"T\"", "line 3: unknown key `titel`: did you mean `title`?"),
        ("page = \"a3x\"", "line 3: invalid value 'a3x' for '--page <PAGE>': "),
        ("per-page = 5", "line 3: invalid value '5' for '--per-page <N>' [possible values: 1, 2, 3, 4, 6]"),
        ("interior = \"yes\"", "line 3: interior: expected true or false"),
        ("title = { a = 1 }", "line 3: title: expected a text, a number, or a list of these"),
        ("sort = \"id\"\nshuffle = 3", "line 4: the argument '--sort <KEY>' cannot be used with '--shuffle <SEED>'"),
        (
            "minutes = 5",
            "line 3: invalid value '5' for '--minutes [<A,B>]': expected usual, or two numbers, such as 5,0.02",
        ),
        ("title = ", "line 3: "),
        ("[texts]\nforword = \"F\"", "line 4: unknown key `forword`: did you mean `foreword`?"),
        ("[texts]\nforeword = \"[a](b)\"", "line 4: expected paragraphs, headings, emphasis and lists, found a link"),
        ("[fonts]\nregular = \"a.ttf\"", "line 3: unknown key `fonts`: "),
        ("part = 1", "line 3: part: expected tables, each below [[part]]"),
        (
            "[[part]]\ntitle = \"T\"",
            "line 3: expected a text, or which puzzles are in the part, such as files or level",
        ),
        ("[[part]]\ntext = \"T\"", "line 3: the following required arguments were not provided: --title <TITLE>"),
        ("[[part]]\nlevels = \"master\"", "line 4: unknown key `levels`: did you mean `level`?"),
        (
            "[[part]]\ntitle = \"T\"\ntext = \"<b>\"",
            "line 5: invalid value '<b>' for '--text <TEXT>': expected paragraphs",
        ),
        ("[[part]]\nlevel = \"beyond\"", "line 3: none of the puzzles passes the filters (8 given)"),
        ("[[part]]\nwant = 9", "line 3: expected 9 puzzles, found 8 (8 given)"),
    ] {
        folder.write("r.toml", format!("{files}{lines}\n"));
        let run = folder.run("book r.toml");
        assert!(run.code == 2 && run.stderr.contains(&format!("r.toml: {message}")), "{lines}\n{run:?}");
    }
    folder.write("r.toml", files);
    folder.refuses("book r.toml r.toml", "expected one recipe, found r.toml and r.toml");
    folder.refuses("book p.json", "expected --out FILE, the file of the book");
    let run = folder.run("book r.toml --out r.toml");
    assert!(run.code == 2 && !run.stderr.is_empty(), "{run:?}");
    assert!(!folder.path("b.pdf").exists());
}

#[test]
fn the_recipe_in_the_guide_works() {
    let recipe = fenced(include_str!("../../docs/book.md"), "## A book by a recipe", "toml");
    let folder = folder();
    folder.write("evenings/recipe.toml", recipe.replace("want = 12", "want = 1"));
    for (name, file) in
        [("screen-puzzles/levels.jsonl", "levels.jsonl"), ("sea.jsonl", "sea.jsonl"), ("friend.jsonl", "p.json")]
    {
        let text = folder.read(file);
        folder.write(&format!("evenings/{name}"), format!("{text}\n"));
    }
    let run = folder.run("book evenings/recipe.toml --unverified");
    assert_eq!(run.code, 0, "{run:?}");
    assert!(folder.path("evenings/evenings.pdf").exists() && folder.path("evenings/evenings-cover.pdf").exists());
}

/// The puzzles of one game are given before those of the other.
#[test]
fn a_number_of_puzzles_is_taken_from_all_games() {
    let folder = folder();
    folder.run("book levels.jsonl sea.jsonl --want 4 --unverified --parts puzzles --out b.pdf").yes();
    let Some(text) = text(&folder, "b.pdf") else { return };
    let titles = |name: &str| text.matches(name).count();
    assert_eq!((titles("SMYOZ – "), titles("Sea Battle – ")), (2, 2), "{text}");
}
