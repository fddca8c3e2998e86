//! What users see is what it was: help, ratings, paths and hints, JSON, answers of the Explorer,
//! books and sites. `tests/frozen/check` compares more of it.

use std::path::Path;
use std::process::Command;

/// The script that compares, and where it is.
const CHECK: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/frozen/check");

fn check(arguments: &[&str]) -> (bool, String) {
    let mut command = Command::new("bash");
    command.arg(CHECK).args(["--binary", env!("CARGO_BIN_EXE_smyoz")]).args(arguments);
    let output = command.output().unwrap();
    (output.status.success(), format!("{}{}", show(&output.stdout), show(&output.stderr)))
}

fn show(text: &[u8]) -> String {
    String::from_utf8_lossy(text).into_owned()
}

#[test]
fn outputs_are_as_frozen() {
    let (same, text) = check(&["quick"]);
    assert!(same, "{text}\nIf this is wanted: tests/frozen/check --update");
}

/// A net that holds everything is worth nothing: a changed expectation must be found.
#[test]
fn differences_are_told_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let transcript = folder.path().join("changed.txt");
    let case = |version: &str| format!("# The version.\n$ smyoz --version; false\n| smyoz {version}\n= 1\n");
    let run = |text: &str| {
        std::fs::write(&transcript, text).unwrap();
        check(&[transcript.to_str().unwrap()])
    };
    let version = env!("CARGO_PKG_VERSION");
    assert!(run(&case(version)).0);
    let (same, text) = run(&case("0"));
    let wanted = format!(
        "changed.txt: $ smyoz --version; false\n    line 1 of the result\n    expected: | smyoz 0\n    found:    | smyoz {version}\n"
    );
    assert!(!same && text.contains(&wanted) && text.contains("1 cases, 1 differ"), "{text}");
    let (same, text) = run(&format!("{}! and more\n", case(version)));
    assert!(!same && text.contains("expected: ! and more\n    found:    no more lines"), "{text}");
}

/// The command lines of a page's examples.
fn examples(page: &str) -> Vec<String> {
    let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(page)).unwrap();
    let mut lines = Vec::new();
    for block in text.split("\n```").skip(1).step_by(2) {
        let (language, content) = block.split_once('\n').unwrap();
        lines.extend(content.lines().filter_map(|line| match language {
            "sh" => Some(line.to_owned()),
            "console" => line.strip_prefix("$ ").map(str::to_owned),
            _ => None,
        }));
    }
    let commands = lines.into_iter().map(|line| line.replace("cargo run --release -- ", "smyoz "));
    let commands = commands.map(|line| line.split(" #").next().unwrap().trim_end().to_owned());
    commands.filter(|line| ["smyoz ", "echo "].iter().any(|start| line.starts_with(start))).collect()
}

/// Where an example draws a seed, the transcript has one instead.
#[test]
fn every_example_is_frozen() {
    for (page, name, at_least) in [("README.md", "readme", 14), ("docs/cookbook.md", "cookbook", 59)] {
        let transcript = Path::new(CHECK).with_file_name(format!("whole/{name}.txt"));
        let transcript = std::fs::read_to_string(transcript).unwrap();
        let frozen = transcript.lines().filter_map(|line| line.strip_prefix("$ "));
        let frozen: Vec<&str> = frozen.map(|command| command.trim_end_matches(" --seed 700000")).collect();
        let mut examples = examples(page);
        // Records of games hold times.
        examples.retain(|example| !example.starts_with("smyoz contest "));
        assert_eq!(examples, frozen, "change tests/frozen/whole/{name}.txt, too, then run check --update");
        assert!(examples.len() >= at_least);
    }
}
