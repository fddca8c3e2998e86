//! What terminals get to see: help that fits them, and no control characters.

use std::process::Command;

use smyoz::games::smyoz::Layout;

#[cfg(target_os = "linux")]
use super::help::is_installed;
use super::{Folder, Run, SMYOZ, easy_puzzle, puzzle, to_json};

/// Runs the command with arguments of any kind.
fn run(folder: &Folder, arguments: &[&str]) -> Run {
    let output = Command::new(SMYOZ).args(arguments).current_dir(folder.path("")).output().unwrap();
    Run {
        code: output.status.code().unwrap(),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}

/// The longest line of a help text in a window of this many columns.
fn longest_line(command: &str, columns: u32) -> usize {
    let mut help = Command::new(SMYOZ);
    let output = help.args(command.split_whitespace()).env("COLUMNS", columns.to_string()).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("Usage: smyoz"), "{text}");
    text.lines().map(|line| line.chars().count()).max().unwrap()
}

#[test]
fn help_fits_the_window() {
    for command in ["--help", "help compose", "compose -h", "verify --help", "rate --help", "list --help"] {
        let longest = [60, 80, 100].map(|columns| {
            let longest = longest_line(command, columns);
            assert!(longest <= columns as usize, "{command}: {longest} of {columns} columns");
            longest
        });
        assert!(longest[0] < longest[2], "{command}: always {longest:?}");
        assert_eq!(longest_line(command, 300), longest[2], "{command}: lines as wide as the window are hard to read");
    }
}

/// What a shell prints on a terminal of this kind, both of whose outputs are that terminal.
#[cfg(target_os = "linux")]
fn on_terminal(folder: &Folder, kind: &str, line: &str) -> String {
    let path = std::env::var("PATH").unwrap();
    let path = format!("{}:{path}", std::path::Path::new(SMYOZ).parent().unwrap().display());
    let mut script = Command::new("script");
    script.args(["-qc", line, "/dev/null"]).current_dir(folder.path("")).stdin(std::process::Stdio::null());
    let output = script.env("TERM", kind).env("PATH", path).env_remove("NO_COLOR").output().unwrap();
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[cfg(target_os = "linux")]
#[test]
fn help_and_errors_obey_the_choice_of_colours() {
    if !is_installed("script") {
        return;
    }
    let folder = Folder::new();
    for line in ["smyoz --help", "smyoz compose --help", "smyoz compose --sede 1", "smyoz help verify"] {
        let seen = on_terminal(&folder, "xterm", line);
        assert!(seen.contains("\u{1b}["), "{line}: {seen:?}");
        let (program, rest) = line.split_at("smyoz".len());
        for line in [format!("{program} --color never{rest}"), format!("{line} --color=never")] {
            let seen = on_terminal(&folder, "xterm", &line);
            assert!(seen.len() > 50 && !seen.contains('\u{1b}'), "{line}: {seen:?}");
        }
    }
    assert!(!folder.run("--help").stdout.contains('\u{1b}'));
    assert!(folder.run("--color always --help").stdout.contains("\u{1b}["));
    assert!(folder.run("--color always compose --sede 1").stderr.contains("\u{1b}["));
}

#[cfg(target_os = "linux")]
#[test]
fn a_dumb_terminal_gets_no_escapes() {
    if !is_installed("script") {
        return;
    }
    let folder = Folder::with("p.json", to_json(&easy_puzzle()));
    folder.write("r.json", folder.run("rate p.json --rated").yes());
    for line in ["print r.json", "verify r.json", "list r.json", "rate r.json", "verify none.json", "techniques"] {
        let line = format!("smyoz {line}");
        let seen = on_terminal(&folder, "xterm", &line);
        assert!(seen.contains("\u{1b}["), "{line}: {seen:?}");
        let seen = on_terminal(&folder, "dumb", &line);
        assert!(!seen.is_empty() && !seen.contains('\u{1b}'), "{line}: {seen:?}");
        assert!(on_terminal(&folder, "dumb", &format!("{line} --color always")).contains("\u{1b}["), "{line}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn answers_that_go_to_a_file_are_counted_on_the_terminal() {
    if !is_installed("script") {
        return;
    }
    let easy = to_json(&easy_puzzle());
    let folder = Folder::with("p.jsonl", format!("{easy}\n\n{easy}\n"));
    folder.write("d/q.json", &easy);
    for command in ["rate", "verify"] {
        let seen = |line: &str| on_terminal(&folder, "xterm", &format!("smyoz {line}"));
        let seen_of_files = seen(&format!("{command} p.jsonl d > out"));
        assert!(["0/3 puzzles", "3/3 puzzles"].iter().all(|count| seen_of_files.contains(count)), "{seen_of_files:?}");
        assert_eq!(folder.read("out").lines().filter(|line| line.contains(": ")).count(), 3, "{command}");
        // Nobody knows how many puzzles there will be.
        let seen_of_input = seen(&format!("{command} - < p.jsonl > out"));
        assert!(seen_of_input.contains(" 2 done, "), "{seen_of_input:?}");
        assert!(!seen(&format!("{command} p.jsonl d")).contains("3/3"), "{command}: the answers are seen");
        assert!(!seen(&format!("-q {command} p.jsonl d > out")).contains("3/3"), "{command}");
    }
}

/// The spinner stayed above the message, or was drawn again below it.
#[cfg(target_os = "linux")]
#[test]
fn nothing_of_a_spinner_stays_beside_an_error() {
    if !is_installed("script") {
        return;
    }
    let easy = to_json(&easy_puzzle());
    let folder = Folder::with("p.jsonl", format!("{easy}\n").repeat(12));
    for command in ["rate", "verify", "solve"] {
        for (line, message) in [("none.json", "cannot be read"), ("p.jsonl none.json", "cannot be read")] {
            let seen = on_terminal(&folder, "xterm", &format!("smyoz {command} {line}"));
            let (before, after) = seen.rsplit_once(message).unwrap_or_else(|| panic!("{seen:?}"));
            for part in [before, after] {
                let drawn = ["working", "searching"].iter().find_map(|word| Some(part.rsplit_once(word)?.1));
                assert!(drawn.is_none_or(|rest| rest.contains("\u{1b}[2K")), "{seen:?}");
            }
        }
    }
}

/// Asserts that nothing is in an output that could steer a terminal.
#[track_caller]
fn is_plain(text: &str) {
    assert!(text.chars().all(|character| character == '\n' || !character.is_control()), "{text:?}");
}

#[cfg(unix)]
#[test]
fn names_of_files_cannot_steer_the_terminal() {
    const NAME: &str = "a\u{1b}[31m\nsmyoz: all is well\u{202e}.json";
    const SHOWN: &str = r"a\u{1b}[31m\nsmyoz: all is well\u{202e}.json";
    let folder = Folder::with(NAME, to_json(&easy_puzzle()));
    folder.write(&format!("d/{NAME}"), to_json(&easy_puzzle()));
    for arguments in [
        &["verify", NAME][..],
        &["solve", NAME],
        &["rate", NAME],
        &["rate", NAME, "--hint"],
        &["rate", NAME, "--format", "{file}"],
        &["list", NAME],
        &["list", "d"],
        &["dedupe", NAME, "d"],
        &["encode", NAME],
    ] {
        let run = run(&folder, arguments);
        assert!(run.stdout.contains(SHOWN), "{run:?}");
        is_plain(&run.stdout);
        assert_eq!(run.stderr, "");
    }
    // Programs get the name as it is.
    for arguments in [&["list", NAME, "--json"], &["rate", NAME, "--json"]] {
        let answer = super::json(&run(&folder, arguments).stdout);
        assert_eq!(answer["file"], NAME);
    }
    folder.write(NAME, "x");
    let none = format!("none{NAME}");
    for arguments in [
        &["verify", NAME][..],
        &["verify", &none],
        &["check", NAME],
        &["rate", "d", "--hint", "--marks", NAME],
        &["certify", "--check", NAME],
        &["merge", &none, "--out", "m"],
        &["generate", "--seed", "1", "--out", NAME],
        &["compose", "--seed", "1", "--count", "1", "--resume", "--out", &none[..4], "--threads", NAME],
    ] {
        let run = run(&folder, arguments);
        assert!(run.code == 2 && run.stderr.contains(SHOWN), "{arguments:?}: {run:?}");
        is_plain(&run.stderr);
    }
}

#[test]
fn fields_cannot_steer_the_terminal() {
    let puzzle = |keys: &str| format!(r#"{{"format":"smyoz-puzzle/1","inventory":{{}},"shots":[],{keys}}}"#);
    for keys in [
        r#""mercy":{"cell":"\u001b[2J\nsmyoz: well","shows":"1"}"#,
        r#""\u001b[2J\n":1"#,
        r#""seed":"\u001b[2J\r""#,
        r#""rating":{"level":"\u001b[2J"}"#,
    ] {
        let folder = Folder::with("p.json", puzzle(keys));
        folder.write("p.jsonl", puzzle(keys));
        for name in ["p.json", "p.jsonl"] {
            let run = folder.run(&format!("verify {name}"));
            assert!(run.code == 2 && run.stderr.contains(r"\u{1b}[2J") && run.stderr.lines().count() == 1, "{run:?}");
            is_plain(&run.stderr);
        }
    }
}

#[test]
fn long_values_are_not_echoed() {
    let long = "x".repeat(16_000_000);
    let folder = Folder::with("p.json", to_json(&puzzle()));
    folder.write("long", &long);
    folder.write(
        "seed.txt",
        smyoz::games::smyoz::puzzle::seed_file(super::seed(), &Layout::of_seed(super::seed())) + &long,
    );
    for (arguments, end) in [
        ("rate p.json --hint --marks long", "or a line `row4=0` or `column3=12`\n"),
        ("check long", "found one line of 16000000\n"),
        ("check seed.txt", "`\n"),
    ] {
        let run = folder.run(arguments);
        assert!(run.code == 2 && run.stderr.len() < 500 && run.stderr.ends_with(end), "{arguments}: {run:?}");
    }
    // The system allows for no longer argument than this.
    let long = &long[..100_000];
    for option in ["--seeds", "--level", "--require", "--clue-symmetry", "--threads"] {
        let run = run(&folder, &["compose", option, long]);
        assert!(run.code == 2 && run.stderr.len() < 600, "{run:?}");
        assert!(run.stderr.contains(&format!("invalid value '{}…' for '{option} <", "x".repeat(80))), "{run:?}");
    }
}

#[test]
fn the_directory_that_nobody_named_is_new() {
    let folder = Folder::new();
    for (directory, number) in [("smyoz-000001", 1), ("smyoz-000001-2", 2), ("smyoz-000001-3", 3)] {
        let told = folder.run("compose --seeds 1..1").yes();
        assert!(told.ends_with(&format!("\nin {directory}\n")), "{told}");
        assert_eq!(folder.names("").len(), number);
    }
    // A file is in the way, too, and a batch in a directory that is named is not begun anew.
    folder.write("smyoz-000001-4", "");
    assert!(folder.run("compose --seeds 1..1").yes().ends_with("\nin smyoz-000001-5\n"));
}
