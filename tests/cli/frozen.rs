//! What users see is what it was: help, ratings, paths and hints, JSON, answers of the Explorer,
//! books and sites.

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
