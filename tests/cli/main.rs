//! The command as its users see it: a process with arguments, files, two outputs and an exit code.

mod authors;
mod batches;
mod binding;
mod books;
mod census;
mod certify;
mod choose;
mod claims;
mod cluster;
mod compose;
mod contest;
mod encode;
mod explained;
mod explore;
mod files;
mod fingerprint;
mod golden;
mod help;
#[cfg(target_os = "linux")]
mod hostile;
mod input;
mod joined;
mod layouts;
mod levels;
mod limits;
mod list;
mod new_game;
mod outputs;
mod pipes;
mod puzzles;
mod rate;
mod readme;
mod recipes;
mod resumed;
#[path = "../common/sampled.rs"]
mod sampled;
mod schemas;
mod sea_battle;
mod sea_convert;
mod sea_pages;
mod sea_rating;
mod sheets;
mod stats;
mod streams;
mod terminal;
mod usage;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use assert_cmd::Command;
use serde_json::Value;
use smyoz::games::smyoz::puzzle::Puzzle;
use smyoz::games::smyoz::{Clues, Inventory, Layout, Seed, Shots, Smyoz, View};
use tempfile::TempDir;

/// The path of the command.
const SMYOZ: &str = env!("CARGO_BIN_EXE_smyoz");

/// A directory in which a test runs the command, so that all file names are short.
struct Folder(TempDir);

/// The results of a run of the command.
#[derive(Debug)]
struct Run {
    code: i32,
    stdout: String,
    stderr: String,
}

impl Folder {
    fn new() -> Self {
        Self(TempDir::new().unwrap())
    }

    /// A folder that holds one file.
    fn with(name: &str, content: impl AsRef<[u8]>) -> Self {
        let folder = Self::new();
        folder.write(name, content);
        folder
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn write(&self, name: &str, content: impl AsRef<[u8]>) {
        let path = self.path(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, content).unwrap();
    }

    /// Writes a file, or makes an empty directory, as a killed run left it behind long ago.
    fn abandon(&self, name: &str, content: Option<&str>) {
        match content {
            Some(content) => self.write(name, content),
            None => fs::create_dir(self.path(name)).unwrap(),
        }
        let days = SystemTime::now() - Duration::from_secs(2 * 24 * 60 * 60);
        fs::File::open(self.path(name)).unwrap().set_modified(days).unwrap();
    }

    #[cfg(unix)]
    fn pipe(&self, name: &str) {
        assert!(std::process::Command::new("mkfifo").arg(self.path(name)).status().unwrap().success());
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    fn read_bytes(&self, name: &str) -> Vec<u8> {
        fs::read(self.path(name)).unwrap()
    }

    /// Runs the command with these arguments, separated by spaces.
    fn run(&self, arguments: &str) -> Run {
        self.run_on("", arguments)
    }

    /// Runs the command with this standard input.
    fn run_on(&self, stdin: &str, arguments: &str) -> Run {
        let mut command = Command::new(SMYOZ);
        command.current_dir(self.0.path()).args(arguments.split_whitespace()).write_stdin(stdin);
        let output = command.output().unwrap();
        Run {
            code: output.status.code().expect("no signal ended it"),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
        }
    }

    /// All files with their contents, directories with none, by path.
    fn content(&self) -> BTreeMap<PathBuf, Option<Vec<u8>>> {
        fn visit(directory: &Path, root: &Path, found: &mut BTreeMap<PathBuf, Option<Vec<u8>>>) {
            for entry in fs::read_dir(directory).unwrap() {
                let path = entry.unwrap().path();
                let name = path.strip_prefix(root).unwrap().to_owned();
                if path.is_dir() {
                    found.insert(name, None);
                    visit(&path, root, found);
                } else {
                    found.insert(name, Some(fs::read(&path).unwrap()));
                }
            }
        }
        let mut found = BTreeMap::new();
        visit(self.0.path(), self.0.path(), &mut found);
        found
    }

    /// The names of all files in a directory, sorted.
    fn names(&self, directory: &str) -> Vec<String> {
        let entries = fs::read_dir(self.path(directory)).unwrap();
        let mut names: Vec<String> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    /// Asserts that a run is refused with exactly this message, and that it changed, created or
    /// deleted no file.
    #[track_caller]
    fn refuses(&self, arguments: &str, message: &str) {
        let before = self.content();
        let run = self.run(arguments);
        assert_eq!((run.code, &*run.stdout, &*run.stderr), (2, "", &*format!("smyoz: {message}\n")), "{arguments}");
        assert!(before == self.content(), "{arguments}: files were touched");
    }
}

/// The first block of this language below a heading of a guide.
fn fenced<'a>(guide: &'a str, heading: &str, language: &str) -> &'a str {
    let (_, text) = guide.split_once(heading).unwrap();
    let (_, block) = text.split_once(&format!("```{language}\n")).unwrap();
    block.split_once("```").unwrap().0
}

/// Runs a script with the program at hand.
#[track_caller]
fn shell(folder: &Folder, script: &str, variables: &[(&str, &str)]) {
    let path = std::env::var("PATH").unwrap();
    let path = format!("{}:{path}", Path::new(SMYOZ).parent().unwrap().display());
    let mut command = std::process::Command::new("sh");
    command.args(["-e", "-c", script]).current_dir(folder.path("")).env("PATH", path).envs(variables.iter().copied());
    let output = command.output().unwrap();
    assert!(output.status.success(), "{script}\n{}", String::from_utf8_lossy(&output.stderr));
}

impl Run {
    /// Standard output of a run that says yes.
    #[track_caller]
    fn yes(self) -> String {
        self.ended(0)
    }

    /// Standard output of a run that says no.
    #[track_caller]
    fn no(self) -> String {
        self.ended(1)
    }

    /// Standard output of a run that ends without an answer, since a limit was reached.
    #[track_caller]
    fn unknown(self) -> String {
        self.ended(3)
    }

    /// Standard output of a run that ends with this code and has no messages, except on files that
    /// it wrote, and how many puzzles there were.
    #[track_caller]
    fn ended(self, code: i32) -> String {
        let is_told = |line: &&str| {
            ["wrote ", "replaced ", "no puzzle matches"].iter().any(|start| line.starts_with(start)) || is_total(line)
        };
        let messages: Vec<&str> = self.stderr.lines().filter(|line| !is_told(line)).collect();
        assert_eq!((self.code, &messages[..]), (code, &[][..]), "{self:?}");
        self.stdout
    }
}

impl Run {
    /// The number of pages of a file, as the only message of a run that wrote it says.
    #[track_caller]
    fn pages_of(&self, name: &str) -> usize {
        assert!(self.code == 0 && self.stdout.is_empty() && self.stderr.lines().count() == 1, "{self:?}");
        let report = self.stderr.strip_prefix("wrote ").or(self.stderr.strip_prefix("replaced ")).unwrap();
        let pages = report.strip_prefix(name).unwrap().strip_prefix(": ").unwrap();
        pages.split(' ').next().unwrap().parse().unwrap()
    }
}

/// Whether a message counts answers: `3 puzzles: 2 yes, 1 no`.
fn is_total(line: &str) -> bool {
    let mut parts = line.split(" puzzles: ").flat_map(|part| part.split(", "));
    line.contains(" puzzles: ") && parts.all(|part| part.starts_with(|first: char| first.is_ascii_digit()))
}

/// The one JSON document on a line.
#[track_caller]
fn json(stdout: &str) -> Value {
    assert_eq!(stdout.lines().count(), 1, "{stdout}");
    serde_json::from_str(stdout).unwrap()
}

/// A seed whose puzzle needs a single shot.
const SEED: u32 = 123_456;

fn seed() -> Seed {
    SEED.try_into().unwrap()
}

/// The full inventory of a layout and these shots of it.
fn puzzle_of(layout: Layout, shots: &[&str]) -> Puzzle {
    let view = View::of(&layout);
    let shots = Shots::new(shots.iter().map(|cell| view.shot(cell.parse().unwrap()))).unwrap();
    Puzzle::new(Smyoz, Clues { inventory: Inventory::of(&layout), shots })
}

/// The puzzle of [`SEED`]: unique and minimal.
fn puzzle() -> Puzzle {
    Puzzle {
        seed: Some(seed()),
        solution: Some(Layout::of_seed(seed())),
        ..puzzle_of(Layout::of_seed(seed()), &["43"])
    }
}

/// Clues of the same layout that soon lead to it.
fn easy_puzzle() -> Puzzle {
    Puzzle {
        seed: Some(seed()),
        solution: Some(Layout::of_seed(seed())),
        ..puzzle_of(
            Layout::of_seed(seed()),
            &["81", "42", "14", "64", "84", "15", "55", "46", "86", "17", "28", "58", "29"],
        )
    }
}

/// Clues with several solutions, and how many: from the ground truth.
fn loose_puzzle(shots: usize) -> (String, usize) {
    let text = include_str!("../data/solution_counts.jsonl");
    let cases = text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let case = cases.into_iter().find(|case| case["puzzle"]["shots"].as_array().unwrap().len() == shots).unwrap();
    (case["puzzle"].to_string(), case["solutions"].as_u64().unwrap() as usize)
}

/// A composed puzzle without the proof that comes with it.
fn without_proof(mut puzzle: Puzzle) -> Puzzle {
    assert!(puzzle.minimum.take().is_some_and(|minimum| minimum.proved));
    puzzle
}

fn to_json(puzzle: &Puzzle) -> String {
    serde_json::to_string(puzzle).unwrap()
}
