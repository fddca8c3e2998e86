//! The README's examples, run as they stand, one after the other in one directory.

use std::path::Path;
use std::process::{Command, Stdio};

use super::{Folder, SMYOZ};

/// Lines that are not run, and why.
const NOT_RUN: [(&str, &str); 2] = [
    ("cargo test", "it would run this very test"),
    ("drat-trim", "it is a program of others, and need not be installed"),
];

/// How the README calls the program before it is installed.
const UNINSTALLED: &str = "cargo run --release -- ";

/// The lines of all blocks of shell commands. Every other block is data.
fn examples() -> Vec<String> {
    let text = include_str!("../../README.md");
    let mut lines = Vec::new();
    for block in text.split("\n```").skip(1).step_by(2) {
        let (language, content) = block.split_once('\n').unwrap();
        match language {
            "sh" => lines.extend(content.lines().map(|line| line.replace(UNINSTALLED, "smyoz "))),
            other => assert_eq!(other, "json", "a block of what?"),
        }
    }
    lines
}

#[test]
fn every_example_works_where_those_before_it_were_run() {
    let path = std::env::var("PATH").unwrap();
    let path = format!("{}:{path}", Path::new(SMYOZ).parent().unwrap().display());
    let (folder, mut run, mut not_run) = (Folder::new(), 0, Vec::new());
    for line in examples() {
        if let Some((start, _)) = NOT_RUN.iter().find(|(start, _)| line.starts_with(start)) {
            not_run.push(*start);
            continue;
        }
        assert!(line.starts_with("smyoz "), "an example of what? {line}");
        let mut shell = Command::new("sh");
        shell.args(["-e", "-c", &line]).current_dir(folder.path("")).env("PATH", &path).stdin(Stdio::null());
        let output = shell.output().unwrap();
        assert!(output.status.success(), "{line}\n{}{output:?}", String::from_utf8_lossy(&output.stderr));
        run += 1;
    }
    // What is not run any more is not excused any more, either.
    assert_eq!(not_run, NOT_RUN.map(|(start, _)| start));
    assert!(run >= 30, "{run} examples were found");
}

#[test]
fn the_puzzles_in_the_readme_are_puzzles() {
    let text = include_str!("../../README.md");
    let puzzles: Vec<&str> = text.split("```json\n").skip(1).map(|rest| rest.split_once("```").unwrap().0).collect();
    assert_eq!(puzzles.len(), 2);
    for puzzle in puzzles {
        let folder = Folder::with("p.json", puzzle);
        assert!(folder.run("verify p.json").yes().contains("unique and minimal"));
    }
}
