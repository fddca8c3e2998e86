//! The examples of the README and of the documentation, run as they are printed.

use std::path::Path;
use std::process::{Command, Output, Stdio};

use super::{Folder, SMYOZ};

/// A page, and which of its examples are run.
struct Page {
    name: &'static str,
    text: &'static str,
    /// How lines begin that are not run, and why.
    not_run: &'static [(&'static str, &'static str)],
    /// The least number of examples that are run: the reader of blocks must not lose them.
    at_least: usize,
}

const README: Page = Page {
    name: "README.md",
    text: include_str!("../../README.md"),
    not_run: &[("cargo test", "it would run this very test")],
    at_least: 14,
};

const COOKBOOK: Page =
    Page { name: "docs/cookbook.md", text: include_str!("../../docs/cookbook.md"), not_run: &[], at_least: 60 };

const CERTIFICATES: Page = Page {
    name: "docs/certificates.md",
    text: include_str!("../../docs/certificates.md"),
    not_run: &[("drat-trim", "it is another program, and need not be installed")],
    at_least: 3,
};

const CONTEST: Page = Page {
    name: "docs/contest.md",
    text: include_str!("../../docs/contest.md"),
    not_run: &[
        ("smyoz contest  ", "it serves a page until it is told to stop"),
        ("smyoz contest --seats human,human ", "likewise"),
        ("smyoz contest --resume ", "likewise"),
    ],
    at_least: 8,
};

const GARNSI_MALOM: Page =
    Page { name: "docs/garnsi-malom.md", text: include_str!("../../docs/garnsi-malom.md"), not_run: &[], at_least: 9 };

const SHOGWORD: Page =
    Page { name: "docs/shogword.md", text: include_str!("../../docs/shogword.md"), not_run: &[], at_least: 8 };

const FORMATS: &str = include_str!("../../docs/formats.md");

/// How the README calls the program before it is installed.
const UNINSTALLED: &str = "cargo run --release -- ";

/// A command line and, in a `console` block, the output that is printed below it.
#[derive(Debug, PartialEq)]
struct Example {
    line: String,
    output: Option<String>,
}

/// The blocks of a page, each with its language.
fn blocks(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.split("\n```").skip(1).step_by(2).map(|block| block.split_once('\n').unwrap_or((block, "")))
}

/// The examples of a page, in their order. A `sh` block is a script; a `console` block shows
/// commands after `$`, each above its output.
fn examples(text: &str) -> Vec<Example> {
    let mut examples = Vec::new();
    for (language, content) in blocks(text) {
        match language {
            "sh" => {
                let lines = content.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
                examples.extend(lines.map(|line| Example { line: line.to_owned(), output: None }));
            }
            "console" => {
                let cases = format!("\n{content}");
                examples.extend(cases.split("\n$ ").skip(1).map(|case| {
                    let (line, output) = case.split_once('\n').unwrap_or((case, ""));
                    Example { line: line.to_owned(), output: Some(output.to_owned()) }
                }));
            }
            "json" | "text" => {}
            other => panic!("a block of unknown language: `{other}`"),
        }
    }
    examples
}

/// Runs a line in a shell, with the program at hand.
fn run(folder: &Folder, line: &str) -> Output {
    let path = std::env::var("PATH").unwrap();
    let path = format!("{}:{path}", Path::new(SMYOZ).parent().unwrap().display());
    let mut shell = Command::new("sh");
    shell.args(["-e", "-c", line]).current_dir(folder.path("")).env("PATH", path).stdin(Stdio::null());
    shell.output().unwrap()
}

/// A text without what differs from run to run: durations and speeds.
fn timeless(text: &str) -> String {
    let line = |line: &str| match line.split_once(" in ") {
        Some((what, time)) if [" per second)", " s each)"].iter().any(|end| time.ends_with(end)) => {
            format!("{what} in TIME")
        }
        _ => line.trim_end().to_owned(),
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// Runs the examples of a page in a separate directory. Each must succeed where those before it
/// were run, and print what the page shows.
fn check(page: &Page) {
    let (folder, mut runs, mut not_run) = (Folder::new(), 0, Vec::new());
    for Example { line, output: shown } in examples(page.text) {
        if let Some((start, _)) = page.not_run.iter().find(|(start, _)| line.starts_with(start)) {
            not_run.push(*start);
            continue;
        }
        let line = line.replace(UNINSTALLED, "smyoz ");
        let is_known = ["smyoz ", "echo "].iter().any(|start| line.starts_with(start));
        assert!(is_known, "{}: an example of what? {line}", page.name);
        let output = run(&folder, &line);
        let printed = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let (stdout, stderr) = (printed(&output.stdout), printed(&output.stderr));
        assert!(output.status.success(), "{}: {line}\n{stderr}{output:?}", page.name);
        if let Some(shown) = shown {
            assert_eq!(timeless(&shown), timeless(&format!("{stdout}{stderr}")), "{}: {line}", page.name);
        }
        runs += 1;
    }
    let excused: Vec<&str> = page.not_run.iter().map(|(start, _)| *start).collect();
    assert_eq!(not_run, excused, "{}: an exception that is not needed any more", page.name);
    assert!(runs >= page.at_least, "{}: {runs} examples were found", page.name);
}

#[test]
fn the_examples_of_the_readme_work() {
    check(&README);
}

#[test]
fn the_examples_of_the_cookbook_work() {
    check(&COOKBOOK);
}

#[test]
fn the_examples_of_certificates_work() {
    check(&CERTIFICATES);
}

#[test]
fn the_examples_of_contests_work() {
    check(&CONTEST);
}

#[test]
fn the_examples_of_garnsi_malom_work() {
    check(&GARNSI_MALOM);
}

#[test]
fn the_examples_of_shogword_do_what_it_says() {
    check(&SHOGWORD);
}

#[test]
fn examples_are_found_in_blocks() {
    let text = "a\n```sh\n# why\nsmyoz a  # b\n\nsmyoz c\n```\n\n```json\n{}\n```\n```console\n$ smyoz d\ne\nf\n$ smyoz g\n```\n";
    let example = |line: &str, output: Option<&str>| Example { line: line.into(), output: output.map(Into::into) };
    let expected = [
        example("smyoz a  # b", None),
        example("smyoz c", None),
        example("smyoz d", Some("e\nf")),
        example("smyoz g", Some("")),
    ];
    assert_eq!(examples(text), expected);
}

#[test]
fn the_puzzles_that_are_shown_are_puzzles() {
    for (text, number) in [(README.text, 0), (COOKBOOK.text, 0), (CERTIFICATES.text, 0), (FORMATS, 2)] {
        let puzzles: Vec<&str> =
            blocks(text).filter(|(language, _)| *language == "json").map(|(_, json)| json).collect();
        assert_eq!(puzzles.len(), number);
        for puzzle in puzzles {
            let folder = Folder::with("p.json", puzzle);
            assert!(folder.run("verify p.json").yes().contains("unique and minimal"));
        }
    }
}

/// No command prints a key that the page does not list.
#[test]
fn the_keys_of_answers_are_described() {
    let (_, described) = FORMATS.split_once("\n## Ratings\n").unwrap();
    let folder = Folder::with("s.json", include_str!("../../puzzles/samples/smyoz-123456.json"));
    folder.write("b.json", blocks(FORMATS).filter(|(language, _)| *language == "json").last().unwrap().1);
    folder.write("l.txt", folder.run("generate --seed 1").yes());
    for arguments in [
        "verify s.json b.json",
        "solve s.json b.json",
        "rate s.json b.json",
        "rate s.json b.json --path",
        "rate s.json b.json --hint=3",
        "rate s.json --why 55",
        "list s.json b.json",
        "stats s.json b.json",
        "techniques",
        "generate --seed 1",
        "check l.txt",
        "certify s.json --out c",
        "certify --check c",
        "contest --arena 2 --size 5x5 --fleet 2-1 --seats program:easy,program:easy",
        "contest --shooters easy,medium --boards 2 --size 5x5 --fleet 2-1",
    ] {
        for line in folder.run(&format!("{arguments} --json")).yes().lines() {
            let answer: serde_json::Value = serde_json::from_str(line).unwrap();
            let steps = answer["path"].as_array().into_iter().flatten();
            for key in steps.chain([&answer]).flat_map(|object| object.as_object().unwrap().keys()) {
                assert!(described.contains(&format!("`{key}`")), "{arguments}: `{key}` is not described");
            }
        }
    }
}

/// The pictures of the README are among them.
#[test]
fn the_samples_are_the_pages_that_their_command_makes() {
    let (_, command) = include_str!("../../puzzles/README.md").split_once("`cargo run --release -- ").unwrap();
    let command = command.split('`').next().unwrap();
    assert!(command.ends_with(" --out puzzles/samples"), "{command}");
    let folder = Folder::new();
    folder.run(&command.replace("puzzles/samples", "samples")).yes();
    let kept = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles/samples");
    let mut names: Vec<String> =
        std::fs::read_dir(&kept).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    let made: Vec<String> = folder.names("samples").into_iter().filter(|name| name != "journal.jsonl").collect();
    assert_eq!(made, names);
    for name in &names {
        let is_kept = std::fs::read(kept.join(name)).unwrap() == folder.read_bytes(&format!("samples/{name}"));
        assert!(is_kept, "{name} is not what {command} makes");
    }
    let pictures: Vec<&str> = README.text.split("src=\"puzzles/samples/").skip(1).collect();
    assert!(pictures.len() == 2 && pictures.iter().all(|picture| names.iter().any(|name| picture.starts_with(name))));
}

/// The board in the README is that of the sample whose pictures are above it.
#[test]
fn the_board_in_the_readme_is_that_of_its_pictures() {
    let puzzle: serde_json::Value =
        serde_json::from_str(include_str!("../../puzzles/samples/smyoz-123456.json")).unwrap();
    let (_, board) = blocks(README.text).find(|(language, _)| *language == "text").unwrap();
    let rows: Vec<Vec<&str>> = board.lines().skip(1).map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(rows.len(), 9);
    for (row, cells) in (1..).zip(&rows) {
        let shown = |column: usize| {
            let cell = format!("{column}{row}");
            let shot = puzzle["shots"].as_array().unwrap().iter().find(|shot| shot["cell"] == *cell);
            shot.map_or(".", |shot| shot["shows"].as_str().unwrap())
        };
        assert_eq!((cells[0], cells[10]), (&*row.to_string(), &*row.to_string()));
        assert_eq!(cells[1..10], (1..=9).map(shown).collect::<Vec<_>>());
        assert_eq!(cells[11..20].concat(), puzzle["solution"][row - 1].as_str().unwrap());
    }
}

#[test]
fn the_readme_is_short() {
    let lines: Vec<&str> = README.text.lines().collect();
    assert!(lines.len() <= 125, "{} lines", lines.len());
    for line in lines {
        assert!(line.chars().count() <= 120, "{} characters: {line}", line.chars().count());
    }
}

#[test]
fn the_readme_names_every_command() {
    let help = Folder::new().run("--help").yes();
    let entries = help.lines().filter_map(|line| line.strip_prefix("  ")?.split_once("  "));
    let is_name = |name: &&str| !name.is_empty() && name.chars().all(|letter| letter.is_ascii_lowercase());
    let names: Vec<&str> = entries.map(|(name, _)| name).filter(is_name).filter(|name| *name != "help").collect();
    assert!(names.len() > 20, "{names:?}");
    for name in names {
        let is_there = [format!("`{name}`"), format!("`smyoz {name}")].iter().any(|text| README.text.contains(text));
        assert!(is_there, "`{name}` is not in the README");
    }
}

/// Every link of a page to a file of the project leads somewhere.
#[test]
fn links_lead_to_files() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut pages = vec![root.join("README.md"), root.join("puzzles/README.md")];
    let docs = std::fs::read_dir(root.join("docs")).unwrap().map(|entry| entry.unwrap().path());
    pages.extend(docs.filter(|path| path.extension().is_some_and(|extension| extension == "md")));
    let mut links = 0;
    for page in &pages {
        let text = std::fs::read_to_string(page).unwrap();
        let targets = text.split("](").skip(1).chain(text.split("src=\"").skip(1));
        for target in targets.map(|rest| rest.split([')', '"']).next().unwrap()) {
            if target.contains("://") {
                continue;
            }
            let (file, anchor) = target.split_once('#').unwrap_or((target, ""));
            let path = if file.is_empty() { page.clone() } else { page.parent().unwrap().join(file) };
            assert!(path.exists(), "{}: {target}", page.display());
            if !anchor.is_empty() {
                let text = std::fs::read_to_string(&path).unwrap();
                let headings = text.lines().filter(|line| line.starts_with('#')).map(heading_anchor);
                assert!(headings.into_iter().any(|heading| heading == anchor), "{}: {target}", page.display());
            }
            links += 1;
        }
    }
    assert!(links > 60, "{links} links");
}

/// The anchor of a heading, as GitHub makes it.
fn heading_anchor(line: &str) -> String {
    let heading = line.trim_start_matches('#').trim().to_lowercase().replace(' ', "-");
    heading.chars().filter(|letter| letter.is_alphanumeric() || "-_".contains(*letter)).collect()
}
