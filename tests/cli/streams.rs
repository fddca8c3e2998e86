//! Many puzzles: they are answered as they arrive, in constant memory, and unreadable ones stop
//! none of the others.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use super::{Folder, SMYOZ, puzzle, to_json};

#[test]
fn a_bad_file_does_not_stop_the_others() {
    let good = to_json(&puzzle());
    let folder = Folder::with("d/b.json", &good);
    folder.write("d/a.json", "{");
    folder.write("d/c.jsonl", format!("{good}\n{{\n\n{good}\n[]\n"));
    folder.write("d/d.json", b"\xff");
    folder.write("d/e.json", &good);
    let bad = "smyoz: d/a.json: line 1, column 1: the file ends early\n\
        smyoz: d/c.jsonl: line 2, column 1: the file ends early\n\
        smyoz: d/c.jsonl: line 5, column 0: invalid type: sequence, expected an object\n\
        smyoz: d/d.json: line 1: expected text in UTF-8\n\
        smyoz: none.json cannot be read: No such file or directory (os error 2)\n";
    let bad = bad.replace(", column 0", "");
    for (command, lines) in [
        ("verify", 5),
        ("solve --json", 5),
        ("list --json", 5),
        ("list --json --sort seed", 5),
        ("list --csv", 6),
        ("list", 6),
        ("verify --threads 1", 5),
    ] {
        let run = folder.run(&format!("{command} d none.json d/b.json"));
        assert_eq!((run.code, &*run.stderr, run.stdout.lines().count()), (2, &*bad, lines), "{command}: {run:?}");
    }
    let run = folder.run("stats d none.json d/b.json");
    assert!(run.code == 2 && run.stdout.starts_with("5 puzzles\n") && run.stderr == bad, "{run:?}");
    let run = folder.run("print d none.json d/b.json");
    assert!(run.code == 2 && run.stdout.matches("INVENTORY").count() == 5 && run.stderr == bad, "{run:?}");
    // Where one puzzle is wanted, or something is to be removed, all must be readable.
    for command in ["encode d/a.json d/b.json", "dedupe d --delete"] {
        let (before, run) = (folder.content(), folder.run(command));
        assert!(run.code == 2 && run.stderr.starts_with("smyoz: d/a.json: ") && before == folder.content(), "{run:?}");
    }
    // An answer no does not hide that there is more.
    folder.write(
        "d/e.json",
        good.replace("\"unique\"", "").replace("\"shots\":[{", "\"unique\":\"up-to-symmetry\",\"shots\":[{"),
    );
    assert_eq!(folder.run("verify d").code, 2);
    assert_eq!(folder.run("verify d/b.json d/e.json").code, 1);
}

/// The command with its standard input and output at hand.
fn start(arguments: &str) -> Child {
    let mut command = Command::new(SMYOZ);
    command.args(arguments.split_whitespace()).stdin(Stdio::piped()).stdout(Stdio::piped());
    command.stderr(Stdio::piped()).spawn().unwrap()
}

#[test]
fn answers_come_while_standard_input_is_still_written() {
    for command in ["verify -", "solve - --json", "rate - --hint", "list - --json"] {
        let mut child = start(command);
        let (mut stdin, stdout) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        let (sender, answers) = mpsc::channel();
        let reader = thread::spawn(move || {
            BufReader::new(stdout).lines().for_each(|line| sender.send(line.unwrap()).unwrap());
        });
        writeln!(stdin, "{}", to_json(&puzzle())).unwrap();
        // The time only ends a run that would wait for ever.
        let first = answers.recv_timeout(Duration::from_secs(300));
        assert!(first.as_ref().is_ok_and(|line| !line.is_empty()), "{command}: {first:?}");
        writeln!(stdin, "{}", to_json(&puzzle())).unwrap();
        drop(stdin);
        assert!(child.wait().unwrap().success());
        reader.join().unwrap();
        assert!(answers.iter().count() >= 1, "{command}");
    }
}

/// Runs the command in a process with at most this much memory, on what the writer writes.
#[cfg(target_os = "linux")]
fn run_within(kibibytes: u32, arguments: &str, write: impl FnOnce(&mut dyn Write) + Send + 'static) -> super::Run {
    let mut command = Command::new("sh");
    command.args(["-c", &format!("ulimit -v {kibibytes} && exec '{SMYOZ}' {arguments}")]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let writer = thread::spawn(move || write(&mut stdin));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    super::Run { code: output.status.code().unwrap(), stdout: text(output.stdout), stderr: text(output.stderr) }
}

/// As much as the command needs to start, and a little more.
#[cfg(target_os = "linux")]
const MEMORY: u32 = 128 << 10;

#[cfg(target_os = "linux")]
#[test]
fn memory_does_not_grow_with_the_number_of_puzzles() {
    // More than the memory in all.
    const LINES: usize = 400;
    let line = to_json(&puzzle()) + &" ".repeat(500 << 10) + "\n";
    for (arguments, answers) in [("list - --json", LINES), ("list - --sort id --csv", LINES + 1), ("stats - --json", 1)]
    {
        let line = line.clone();
        let run = run_within(MEMORY, arguments, move |stdin| {
            (0..LINES).for_each(|_| stdin.write_all(line.as_bytes()).unwrap());
        });
        assert_eq!((run.code, &*run.stderr, run.stdout.lines().count()), (0, "", answers), "{arguments}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_line_of_hundreds_of_megabytes_is_passed_over() {
    let run = run_within(MEMORY, "list - --json", |stdin| {
        stdin.write_all(br#"{"format":"smyoz-puzzle/1","inventory":{},"shots":[{"cell":""#).unwrap();
        let part = [b'x'; 1 << 16];
        (0..200 << 4).for_each(|_| stdin.write_all(&part).unwrap());
        writeln!(stdin, "\n{}", to_json(&puzzle())).unwrap();
    });
    assert_eq!((run.code, run.stdout.lines().count()), (2, 1), "{run:?}");
    assert!(run.stdout.contains(r#""file":"-:2""#), "{run:?}");
    assert_eq!(run.stderr, "smyoz: -: line 1: expected a puzzle of at most 1024 KiB\n");
}

#[test]
fn long_fields_are_not_echoed() {
    let long = "x".repeat(500_000);
    let puzzle = |keys: &str| format!(r#"{{"format":"smyoz-puzzle/1","inventory":{{}},"shots":[],{keys}}}"#);
    for (content, end) in [
        (puzzle(&format!(r#""mercy":{{"cell":"{long}","shows":"1"}}"#)), "column then row, such as `37`\n"),
        (puzzle(&format!(r#""{long}":1"#)), "`solution`, `minimum`, `rating`\n"),
        (puzzle(&format!(r#""seed":"{long}""#)), "expected a whole number from 0 to 999999\n"),
        ("{\"format\":1}".to_owned() + &" ".repeat(1 << 20), "expected a puzzle of at most 1024 KiB\n"),
    ] {
        let folder = Folder::with("p.json", &content);
        folder.write("p.jsonl", &content);
        for name in ["p.json", "p.jsonl"] {
            let run = folder.run(&format!("verify {name}"));
            assert!(run.code == 2 && run.stderr.len() < 500 && run.stderr.ends_with(end), "{run:?}");
        }
    }
}
