//! Output that nobody reads ends the command quietly.

use std::io::pipe;
use std::process::{Command, Stdio};

use super::{Folder, SMYOZ};

fn start(folder: &Folder, arguments: &str, stdout: impl Into<Stdio>) -> std::process::Child {
    let mut command = Command::new(SMYOZ);
    command.current_dir(folder.path("")).args(arguments.split_whitespace());
    command.stdin(Stdio::null()).stdout(stdout).stderr(Stdio::piped()).spawn().unwrap()
}

#[test]
fn a_closed_pipe_is_no_failure() {
    // Clues that are soon found contradictory: a corner cell is water.
    let clues = r#"{"format":"smyoz-puzzle/1","inventory":{},"shots":[{"cell":"91","shows":"D"}]}"#;
    let folder = Folder::with("p.json", clues);
    let commands = [
        "generate --seed 1",
        "solve p.json --json",
        "verify p.json",
        "encode p.json",
        "print p.json",
        "list p.json",
        "list p.json --csv",
        "stats p.json",
        "stats p.json --csv",
        "man",
        "completions zsh",
        "compose --seeds 123456..123456 --json",
        "--help",
    ];
    for arguments in commands {
        // Closed before the command begins, however quick that is.
        let (reader, writer) = pipe().unwrap();
        drop(reader);
        let child = start(&folder, arguments, writer);
        let output = child.wait_with_output().unwrap();
        let messages = String::from_utf8_lossy(&output.stderr);
        // Contradictory clues are a no; the pipe is closed before that is said.
        assert_eq!((output.status.code(), &*messages), (Some(0), ""), "{arguments}");
    }
}

#[test]
fn messages_that_nobody_reads_are_no_failure() {
    let folder = Folder::new();
    for (arguments, code) in [("compose --seeds 123456..123456 --json", 0), ("solve none.json", 2)] {
        let mut child = start(&folder, arguments, Stdio::piped());
        drop(child.stderr.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(code), "{arguments}");
        assert_eq!(output.stdout.is_empty(), code == 2, "{arguments}");
    }
}
