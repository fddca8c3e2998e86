//! Files that commands write: never one that is read, never a half, never before the input is read.

use smyoz::games::smyoz::Layout;

use super::{Folder, puzzle};

/// A folder with a puzzle, and a file that must stay.
fn folder() -> Folder {
    let folder = Folder::with("p.json", serde_json::to_string(&puzzle()).unwrap());
    folder.write("keep.pdf", "a good PDF");
    folder.write("bad.json", "{}");
    folder
}

#[test]
fn nothing_is_written_before_all_input_is_read() {
    let folder = folder();
    for (arguments, told) in [
        ("print missing.json --out keep.pdf", "missing.json cannot be read"),
        ("print bad.json --out keep.pdf", "bad.json: "),
        ("print p.json bad.json --out keep.pdf", "bad.json: "),
        ("print p.json bad.json --out pages", "bad.json: "),
        ("book p.json bad.json --out keep.pdf", "bad.json: "),
    ] {
        let before = folder.content();
        let run = folder.run(arguments);
        assert!(run.code == 2 && run.stderr.starts_with(&format!("smyoz: {told}")), "{arguments}: {run:?}");
        assert!(before == folder.content(), "{arguments}");
    }
    // On the terminal, what can be read is printed.
    let run = folder.run("print bad.json p.json");
    assert!(run.code == 2 && run.stdout.contains("SMYOZ"), "{run:?}");
}

const DASH: &str = "- is standard output, where no files go: expected the name of a file or a directory";

/// What cannot be written is named as it was given, without the temporary name.
#[cfg(target_os = "linux")]
#[test]
fn temporary_names_are_not_shown() {
    let run = folder().run("print p.json --out /proc/x.pdf");
    assert!(run.code == 2 && run.stderr.starts_with("smyoz: /proc/x.pdf cannot be written: "), "{run:?}");
    assert!(!run.stderr.contains(".smyoz-"), "{run:?}");
}

#[test]
fn a_solution_that_does_not_fit_is_not_printed_in_silence() {
    let folder = folder();
    let mut wrong = puzzle();
    wrong.solution = Some(Layout::of_seed("200000".parse().unwrap()));
    folder.write("wrong.json", serde_json::to_string(&wrong).unwrap());
    let run = folder.run("print wrong.json p.json --solution --out wrong.pdf");
    let told = "wrong.json: WRONG: the solution in the file does not fit the clues\n";
    assert!(run.code == 0 && run.stderr.starts_with(told) && run.stderr.matches("WRONG").count() == 1, "{run:?}");
}

#[test]
fn no_output_is_an_input() {
    let folder = folder();
    folder.write("theme.toml", folder.run("book --print-theme").yes());
    std::fs::copy(folder.path("p.json"), folder.path("p.pdf")).unwrap();
    let name = "expected a .txt, .svg, .pdf or .png file, or a directory: end its name with / if it has a dot";
    let drawn = "expected a .svg, .pdf or .png file, or a directory: end its name with / if it has a dot";
    let streamed = "--out -: expected one of --format svg, pdf and png; without --out, text goes to standard output";
    let formula = "expected a .cnf file, or a directory: end its name with / if it has a dot";
    for (arguments, told) in [
        ("book p.json --out p.json", "p.json: expected a .pdf file"),
        ("book p.json --out b.pdf --cover p.json", "p.json: expected a .pdf file"),
        ("book p.json --theme theme.toml --out theme.toml", "theme.toml: expected a .pdf file"),
        ("book p.pdf --out ./p.pdf", "./p.pdf is read from: expected another file to write"),
        ("print p.pdf --out p.pdf", "p.pdf is read from: expected another file to write"),
        ("print p.json --out p.json", &format!("p.json: {name}")),
        ("print p.json --out page.jpeg", &format!("page.jpeg: {name}")),
        ("rules --out rules.html", &format!("rules.html: {name}")),
        ("rules --short --out rules.txt", &format!("rules.txt: {drawn}")),
        ("print p.json --contact --out p.txt", &format!("p.txt: {drawn}")),
        ("print p.json --format svg --out p.txt", "p.txt: --format must match the file extension (text)"),
        ("encode p.json --out x.txt", &format!("x.txt: {formula}")),
        ("print p.json --rules --out - --format svg,png", streamed),
        ("compose --seeds 1.. --want 1 --out -", DASH),
        ("generate --seed 1 --out -", DASH),
        ("man --out -", DASH),
    ] {
        folder.refuses(arguments, told);
    }
    folder.run("encode p.json --out x.txt/").yes();
    assert_eq!(folder.names("x.txt"), ["smyoz-123456.cnf"]);
    folder.run("print p.json --out pages.en/").yes();
    folder.run("print p.json --out v1.2").yes();
    assert_eq!(folder.names("pages.en"), folder.names("v1.2"));
}

#[test]
fn a_text_file_is_what_the_terminal_shows() {
    let folder = folder();
    let shown = folder.run("print p.json --solution").yes();
    let run = folder.run("--color always print p.json --solution --out p.txt");
    assert_eq!((run.code, &*run.stdout, &*run.stderr), (0, "", "wrote p.txt: 2 pages\n"));
    assert_eq!(folder.read("p.txt"), shown);
}

#[test]
fn pictures_have_a_bound() {
    let message = "--dpi: such a page has 139 million dots: expected at most 80";
    for command in ["print p.json", "rules"] {
        folder().refuses(&format!("{command} --out p.png --page 500x500mm --dpi 600"), message);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn help_that_cannot_be_written_is_no_success() {
    for arguments in ["--help", "--version", "help verify", "verify -h"] {
        let mut command = std::process::Command::new(super::SMYOZ);
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output = command.args(arguments.split(' ')).stdout(full).output().unwrap();
        let told = String::from_utf8_lossy(&output.stderr);
        assert!(told.starts_with("smyoz: standard output cannot be written: "), "{arguments}: {told}");
        assert_eq!(output.status.code(), Some(2), "{arguments}");
    }
}

/// What no font has is not drawn: a page would lack a clue, or a part of a title.
#[test]
fn a_page_that_would_lack_a_sign_is_refused() {
    let mut puzzle = puzzle();
    puzzle.caption.title = Some("A 木".parse().unwrap());
    let folder = Folder::with("p.json", serde_json::to_string(&puzzle).unwrap());
    // In a directory, it is a page of one of several puzzles.
    for (out, of) in [("a.pdf", "a.pdf"), ("a.png", "a.png"), ("a.svg", "a.svg"), ("pages", "smyoz-123456"), ("-", "-")]
    {
        let format = if out == "-" { " --format pdf" } else { "" };
        let run = folder.run(&format!("print p.json --out {out}{format}"));
        let told = format!("smyoz: {of}: the regular font has no sign '木' (U+6728), as in \"A 木\"\n");
        assert_eq!((run.code, &*run.stderr), (2, &*told));
        assert!(!folder.path(out).exists(), "{out}");
    }
}
