//! Hostile cases: what a person or a broken disk may feed to the command, and what it must not do.
//!
//! Whatever it is given, the command ends in time with one of its exit codes, says in one line why
//! it refuses something, and loses nothing: no file that it was given changes, no claim that was
//! tampered with is accepted, and a batch that was killed is resumed to the same files. All cases
//! are drawn from a seed.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};
use std::{fs, thread};

use smyoz::puzzles::{Seed, Stream};
use tempfile::TempDir;

use super::mutants::{damaged, mutant};

/// The longest that a case may take.
const PATIENCE: Duration = Duration::from_secs(120);

/// What became of the cases of a family.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// How many were tried.
    pub tried: usize,
    /// How many were answered: yes, no, or undecided.
    pub answered: usize,
    /// How many were refused, with a message.
    pub refused: usize,
    /// What must not have happened, with the command.
    pub lost: Vec<String>,
}

/// A family of cases: its name, and how one of them is tried.
pub struct Family {
    /// The name.
    pub name: &'static str,
    /// For how many cases of others this one has one, since each takes long.
    pub weight: usize,
    attempt: fn(&Bench, &mut Stream) -> Result<Outcome, String>,
}

/// All families.
pub const FAMILIES: [Family; 8] = [
    Family { name: "damaged text of puzzles", weight: 1, attempt: damaged_puzzle },
    Family { name: "mutants of puzzles", weight: 1, attempt: mutated_puzzle },
    Family { name: "odd files", weight: 4, attempt: odd_file },
    Family { name: "odd options", weight: 4, attempt: odd_option },
    Family { name: "full disks", weight: 8, attempt: full_disk },
    Family { name: "forged certificates", weight: 8, attempt: forged_certificate },
    Family { name: "damaged journals", weight: 16, attempt: damaged_journal },
    Family { name: "kills, then --resume", weight: 40, attempt: killed },
];

/// What the command made of a case.
enum Outcome {
    Answered,
    Refused,
}

/// What the cases are tried on: the command, and good files to spoil.
pub struct Bench {
    program: PathBuf,
    puzzles: Vec<String>,
    certificate: TempDir,
    journal: TempDir,
}

/// The end of a run.
struct Run {
    line: String,
    status: ExitStatus,
    stdout: String,
    stderr: String,
}

impl Bench {
    /// A bench for this program.
    ///
    /// # Panics
    /// If the program does not even compose.
    pub fn new(program: PathBuf) -> Self {
        let (certificate, journal) = (TempDir::new().unwrap(), TempDir::new().unwrap());
        let run = |arguments: &str, directory: &TempDir| {
            let mut command = Command::new(&program);
            let output = command.args(arguments.split(' ')).current_dir(directory.path()).output().unwrap();
            assert!(output.status.success(), "{arguments}: {output:?}");
            String::from_utf8(output.stdout).unwrap()
        };
        let smyoz = run("-q compose --seeds 3..4 --engine search --format json --json --out batch", &journal);
        let sea = run("-q compose --game sea-battle --size 6x6 --seeds 1..2 --json", &journal);
        let mercy = include_str!("../../puzzles/mercy.jsonl");
        fs::write(certificate.path().join("p.json"), smyoz.lines().next().unwrap()).unwrap();
        run("certify p.json --out c", &certificate);
        let puzzles = smyoz.lines().chain(sea.lines()).chain(mercy.lines().take(1)).map(str::to_owned).collect();
        Self { program, puzzles, certificate, journal }
    }

    /// Tries some cases of a family.
    pub fn attempt(&self, family: &Family, cases: usize, seed: Seed) -> Tally {
        let mut tally = Tally::default();
        for case in 0..cases {
            let mut stream = seed.stream(&format!("{:.12} {case}", family.name));
            tally.tried += 1;
            match (family.attempt)(self, &mut stream) {
                Ok(Outcome::Answered) => tally.answered += 1,
                Ok(Outcome::Refused) => tally.refused += 1,
                Err(lost) => tally.lost.push(format!("case {case}: {lost}")),
            }
        }
        tally
    }

    fn command(&self, directory: &Path, arguments: &[OsString]) -> Command {
        let mut command = Command::new(&self.program);
        command.args(arguments).current_dir(directory).env("COLUMNS", "80");
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// Runs the command; one that does not end in time is ended, which is a fault.
    fn run(&self, directory: &Path, arguments: &[&str]) -> Result<Run, String> {
        let arguments: Vec<OsString> = arguments.iter().map(OsString::from).collect();
        finish(self.command(directory, &arguments), format!("{arguments:?}"))
    }

    fn puzzle(&self, stream: &mut Stream) -> &str {
        pick(stream, &self.puzzles).as_str()
    }
}

/// One of a list.
pub fn pick<'a, T>(stream: &mut Stream, list: &'a [T]) -> &'a T {
    &list[stream.below(list.len() as u64) as usize]
}

fn finish(mut command: Command, line: String) -> Result<Run, String> {
    let mut child = command.spawn().map_err(|error| format!("{line}: {error}"))?;
    let mut streams = (child.stdout.take(), child.stderr.take());
    let stdout = thread::spawn(move || read(streams.0.as_mut()));
    let stderr = thread::spawn(move || read(streams.1.as_mut()));
    let status = ended(&mut child, PATIENCE).map_err(|error| format!("{line}: {error}"))?;
    Ok(Run { line, status, stdout: stdout.join().unwrap(), stderr: stderr.join().unwrap() })
}

fn read(stream: Option<&mut impl Read>) -> String {
    let mut bytes = Vec::new();
    let _ = stream.map(|stream| stream.read_to_end(&mut bytes));
    String::from_utf8_lossy(&bytes).into_owned()
}

fn ended(child: &mut Child, patience: Duration) -> io::Result<ExitStatus> {
    let begun = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(status);
        }
        if begun.elapsed() > patience {
            child.kill()?;
            child.wait()?;
            return Err(io::ErrorKind::TimedOut.into());
        }
        thread::sleep(Duration::from_millis(2));
    }
}

impl Run {
    fn fault(&self, what: &str) -> String {
        let Self { line, status, stderr, .. } = self;
        format!("{what}: {line}: {status}: {}", stderr.chars().take(300).collect::<String>())
    }

    /// What became of it, if it ended as the command promises.
    fn outcome(&self) -> Result<Outcome, String> {
        let is_clean = |character: char| character == '\n' || !character.is_control();
        match self.status.code() {
            _ if self.stderr.contains("panicked") || self.stderr.contains("BUG") => Err(self.fault("a bug")),
            _ if !self.stderr.chars().all(is_clean) => Err(self.fault("control characters")),
            Some(0 | 1 | 3) => Ok(Outcome::Answered),
            Some(2) if ["smyoz: ", "error: "].iter().any(|start| self.stderr.contains(start)) => Ok(Outcome::Refused),
            Some(2) => Err(self.fault("refused without a message")),
            _ => Err(self.fault("an exit code that is not promised")),
        }
    }
}

/// All files below a directory, with their contents.
fn content(directory: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    let mut open = vec![directory.to_owned()];
    while let Some(directory) = open.pop() {
        for entry in fs::read_dir(&directory).into_iter().flatten().flatten() {
            let path = entry.path();
            match entry.file_type() {
                Ok(kind) if kind.is_dir() => open.push(path),
                Ok(kind) if kind.is_file() => _ = found.insert(path.clone(), fs::read(&path).unwrap_or_default()),
                _ => {}
            }
        }
    }
    found
}

/// A case in which a command reads a file: whatever it says, the file stays as it was, and what is
/// refused leaves nothing behind.
fn reads(bench: &Bench, directory: &Path, arguments: &[&str]) -> Result<Outcome, String> {
    let before = content(directory);
    let run = bench.run(directory, arguments)?;
    let outcome = run.outcome()?;
    let after = content(directory);
    if before.iter().any(|(path, bytes)| after.get(path) != Some(bytes)) {
        return Err(run.fault("a file that was read is changed"));
    }
    if matches!(outcome, Outcome::Refused) && after.len() > before.len() && !arguments.contains(&"--to") {
        return Err(run.fault("a refusal left files behind"));
    }
    Ok(outcome)
}

/// The commands that read puzzles.
const READERS: [&[&str]; 18] = [
    &["verify", "--time-limit", "5"],
    &["verify", "--strict", "--json", "--time-limit", "5"],
    &["solve", "--limit", "2", "--time-limit", "5"],
    &["rate", "--time-limit", "5"],
    &["rate", "--hint=3", "--time-limit", "5"],
    &["rate", "--path", "--json", "--time-limit", "5"],
    &["list"],
    &["stats", "--json"],
    &["dedupe"],
    &["list", "--merits"],
    &["choose", "--json"],
    &["print"],
    &["print", "--out", "out.svg"],
    &["print", "--format", "svg", "--out", "out"],
    &["convert", "--to", "janko"],
    &["encode", "--limit", "10"],
    &["certify", "--time-limit", "5", "--out", "out"],
    &["explore", "--export", "out"],
];

fn reading(bench: &Bench, stream: &mut Stream, name: &str, bytes: &[u8]) -> Result<Outcome, String> {
    let directory = TempDir::new().map_err(|error| error.to_string())?;
    fs::write(directory.path().join(name), bytes).map_err(|error| error.to_string())?;
    let arguments = [*pick(stream, &READERS), &[name]].concat();
    reads(bench, directory.path(), &arguments)
}

fn damaged_puzzle(bench: &Bench, stream: &mut Stream) -> Result<Outcome, String> {
    let text = damaged(bench.puzzle(stream).as_bytes(), stream);
    let name = *pick(stream, &["p.json", "p.jsonl"]);
    reading(bench, stream, name, &text)
}

fn mutated_puzzle(bench: &Bench, stream: &mut Stream) -> Result<Outcome, String> {
    let text = mutant(bench.puzzle(stream), stream);
    reading(bench, stream, "p.json", text.as_bytes())
}

/// Files as other programs, other systems and bad luck leave them.
fn odd_file(bench: &Bench, stream: &mut Stream) -> Result<Outcome, String> {
    let puzzle = bench.puzzle(stream).to_owned();
    let text: Vec<u8> = match stream.below(12) {
        0 => Vec::new(),
        1 => b"\n\n \t\n".to_vec(),
        2 => [b"\xef\xbb\xbf", puzzle.as_bytes()].concat(),
        3 => puzzle.replace(',', ",\r\n").into_bytes(),
        4 => [puzzle.as_bytes(), b"\0\0\0\0"].concat(),
        5 => [puzzle.as_bytes(), b"\xff\xfe"].concat(),
        6 => "[".repeat(100_000).into_bytes(),
        7 => format!("{puzzle}\n{puzzle}\n\n{{\n{puzzle}\n").into_bytes(),
        8 => puzzle.encode_utf16().flat_map(u16::to_le_bytes).collect(),
        9 => format!("{{\"format\":\"{}\"}}", "x".repeat(1_000_000)).into_bytes(),
        10 => puzzle.replace("smyoz-puzzle/1", "smyoz-puzzle/99").into_bytes(),
        _ => b"https://puzz.link/p?battleship/99/99/zzzz".to_vec(),
    };
    let name = *pick(stream, &["p.json", "p.jsonl", "p.txt", "p", "a b.json", "-p.json", "{x}.json", "ő.json"]);
    let directory = TempDir::new().map_err(|error| error.to_string())?;
    let path = directory.path().join(name);
    let made = match stream.below(8) {
        0 => fs::create_dir(&path),
        #[cfg(unix)]
        1 => std::os::unix::fs::symlink(name, &path),
        #[cfg(unix)]
        2 => std::os::unix::fs::symlink("/dev/null", &path),
        _ => fs::write(&path, text),
    };
    made.map_err(|error| error.to_string())?;
    let name = format!("./{name}");
    let arguments = [*pick(stream, &READERS), &[&*name]].concat();
    reads(bench, directory.path(), &arguments)
}

/// Options with values that make no sense, or not together.
fn odd_option(bench: &Bench, stream: &mut Stream) -> Result<Outcome, String> {
    const ODD: &str =
        "-1 0 1 999999999999 1e9 NaN .. 5..1 a,b beginner each p.json /dev/null ☃ x\u{1b}[31m nowhere/x.pdf 9x9";
    const OPTIONS: &str = "--seed --seeds --count --want --level --score --shots --format --page --dpi --per-page --order \
        --paths --hints --size --fleet --mines --limit --time-limit --threads --engine --sort --to \
        --pattern";
    const COMMANDS: &str = "compose book print list solve rate verify generate pack convert encode certify";
    let directory = TempDir::new().map_err(|error| error.to_string())?;
    fs::write(directory.path().join("p.json"), bench.puzzle(stream)).map_err(|error| error.to_string())?;
    let (commands, options): (Vec<&str>, Vec<&str>) = (COMMANDS.split(' ').collect(), OPTIONS.split(' ').collect());
    let values: Vec<&str> = ODD.split(' ').chain([""]).collect();
    let command = *pick(stream, &commands);
    let mut arguments = vec![command];
    for _ in 0..1 + stream.below(2) {
        arguments.extend([*pick(stream, &options), *pick(stream, &values)]);
    }
    if !["compose", "generate", "pack"].contains(&command) {
        arguments.push("p.json");
    }
    // What is not refused should be quick.
    match command {
        "compose" => arguments.extend(["--seeds", "7..7", "--give-up", "1", "--json"]),
        "book" => arguments.extend(["--out", "b.pdf"]),
        _ => {}
    }
    reads(bench, directory.path(), &arguments)
}

/// Answers and files onto a full disk: never a success.
fn full_disk(bench: &Bench, stream: &mut Stream) -> Result<Outcome, String> {
    const INTO_FULL: [&[&str]; 6] = [
        &["print", "p.json", "--out", "/dev/full"],
        &["print", "p.json", "--out", "/dev/full/x.pdf"],
        &["book", "p.json", "--out", "/dev/full"],
        &["rules", "--out", "/dev/full"],
        &["encode", "p.json", "--out", "/dev/full"],
        &["generate", "--seed", "1", "--out", "/dev/full"],
    ];
    const PRINTING: [&[&str]; 12] = [
        &["verify", "p.json"],
        &["solve", "p.json", "--json"],
        &["list", "p.json", "--csv"],
        &["stats", "p.json"],
        &["print", "p.json"],
        &["rules"],
        &["techniques"],
        &["generate", "--seed", "5"],
        &["encode", "p.json", "--limit", "10"],
        &["compose", "--seeds", "3..3", "--engine", "search", "--json"],
        &["--help"],
        &["man"],
    ];
    let directory = TempDir::new().map_err(|error| error.to_string())?;
    fs::write(directory.path().join("p.json"), bench.puzzle(stream)).map_err(|error| error.to_string())?;
    if stream.below(3) == 0 {
        let arguments: &&[&str] = pick(stream, &INTO_FULL);
        return match reads(bench, directory.path(), arguments)? {
            Outcome::Refused => Ok(Outcome::Refused),
            Outcome::Answered => Err("written onto a full disk".to_owned()),
        };
    }
    let arguments = *pick(stream, &PRINTING);
    let words: Vec<OsString> = arguments.iter().map(OsString::from).collect();
    let mut command = bench.command(directory.path(), &words);
    let full = fs::OpenOptions::new().write(true).open("/dev/full").map_err(|error| error.to_string())?;
    command.stdout(full);
    let run = finish(command, format!("{arguments:?} > /dev/full"))?;
    match (run.outcome()?, run.status.code()) {
        (Outcome::Refused, _) => Ok(Outcome::Refused),
        (Outcome::Answered, _) => Err(run.fault("an answer on a full disk")),
    }
}

/// A certificate in which something was changed: it is refused, or what was changed says nothing.
fn forged_certificate(bench: &Bench, stream: &mut Stream) -> Result<Outcome, String> {
    let directory = TempDir::new().map_err(|error| error.to_string())?;
    let files = content(&bench.certificate.path().join("c"));
    let names: Vec<&PathBuf> = files.keys().collect();
    let forged = (*pick(stream, &names)).clone();
    for (path, bytes) in &files {
        let is_forged = *path == forged;
        let bytes = if is_forged { damaged(bytes, stream) } else { bytes.clone() };
        let name = path.file_name().expect("a file has a name");
        fs::write(directory.path().join(name), &bytes).map_err(|error| error.to_string())?;
    }
    if stream.below(2) == 0 {
        // With sums that are right, the content itself must give it away.
        let _ = rewrite_sums(directory.path());
    }
    let run = bench.run(directory.path(), &["certify", "--check", "."])?;
    let outcome = run.outcome()?;
    let same = |name: &str| fs::read(directory.path().join(name)).ok() == files.get(&bench_file(bench, name)).cloned();
    let is_true = ["puzzle.json", "formula.cnf"].iter().all(|name| same(name));
    match run.status.code() {
        Some(0) if !is_true && run.stdout.contains("holds") => {
            // Another spelling of the same puzzle or formula is no forgery.
            let id = run.stdout.split("the puzzle ").nth(1).and_then(|rest| rest.split(' ').next());
            let good = bench.run(&bench.certificate.path().join("c"), &["certify", "--check", "."])?;
            match id.is_some_and(|id| good.stdout.contains(id)) {
                true => Ok(Outcome::Answered),
                false => Err(run.fault("a forged certificate was accepted")),
            }
        }
        _ => Ok(outcome),
    }
}

fn bench_file(bench: &Bench, name: &str) -> PathBuf {
    bench.certificate.path().join("c").join(name)
}

/// Writes the checksums anew, as a forger would.
fn rewrite_sums(directory: &Path) -> io::Result<()> {
    use sha2::{Digest, Sha256};
    let mut text = String::new();
    for (path, bytes) in content(directory) {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if name != "SHA256SUMS" {
            let sum: String = Sha256::digest(&bytes).iter().map(|byte| format!("{byte:02x}")).collect();
            text += &format!("{sum}  {name}\n");
        }
    }
    fs::write(directory.join("SHA256SUMS"), text)
}

/// A journal that is cut off or changed: the batch is continued to the same files, or refused.
fn damaged_journal(bench: &Bench, stream: &mut Stream) -> Result<Outcome, String> {
    let directory = TempDir::new().map_err(|error| error.to_string())?;
    let good = fs::read(bench.journal.path().join("batch/journal.jsonl")).map_err(|error| error.to_string())?;
    let is_cut = stream.below(2) == 0;
    let journal = match is_cut {
        true => good[..stream.below(good.len() as u64) as usize].to_vec(),
        false => damaged(&good, stream),
    };
    fs::create_dir(directory.path().join("batch")).map_err(|error| error.to_string())?;
    fs::write(directory.path().join("batch/journal.jsonl"), &journal).map_err(|error| error.to_string())?;
    let run = bench.run(directory.path(), &["compose", "--resume", "--out", "batch"])?;
    let outcome = run.outcome()?;
    if is_cut && run.status.success() {
        let files = |directory: &TempDir| -> Vec<Vec<u8>> { content(directory.path()).into_values().collect() };
        if files(&directory) != files(&bench.journal) {
            return Err(run.fault("another batch came of the same journal"));
        }
    }
    Ok(outcome)
}

/// A batch that is killed again and again, and resumed to the end: the same files as without.
fn killed(bench: &Bench, stream: &mut Stream) -> Result<Outcome, String> {
    let directory = TempDir::new().map_err(|error| error.to_string())?;
    let first = 100 + stream.below(1000) * 10;
    let seeds = format!("{first}..{}", first + 5);
    let begun = |out: &str| -> Vec<OsString> {
        let line = format!("-q compose --seeds {seeds} --engine search --format json --resume --out {out}");
        line.split(' ').map(OsString::from).collect()
    };
    for _ in 0..3 {
        let mut command = bench.command(directory.path(), &begun("killed"));
        let mut child = command.spawn().map_err(|error| error.to_string())?;
        thread::sleep(Duration::from_millis(stream.below(400)));
        child.kill().map_err(|error| error.to_string())?;
        child.wait().map_err(|error| error.to_string())?;
    }
    for out in ["killed", "whole"] {
        let run = finish(bench.command(directory.path(), &begun(out)), format!("{:?}", begun(out)))?;
        if !run.status.success() {
            return Err(run.fault("not resumed"));
        }
    }
    let files = |name: &str| -> BTreeMap<PathBuf, Vec<u8>> {
        let root = directory.path().join(name);
        let relative = |(path, bytes): (PathBuf, Vec<u8>)| (path.strip_prefix(&root).unwrap().to_owned(), bytes);
        content(&root).into_iter().map(relative).collect()
    };
    match files("killed") == files("whole") {
        true => Ok(Outcome::Answered),
        false => Err(format!("{seeds}: other files after kills")),
    }
}

/// The table of all families, for people.
pub fn table(rows: &[(&str, Tally)]) -> String {
    let mut table = format!("{:<26} {:>7} {:>9} {:>8} {:>5}\n", "cases", "tried", "answered", "refused", "lost");
    let mut row = |name: &str, tried: usize, answered: usize, refused: usize, lost: usize| {
        table += &format!("{name:<26} {tried:>7} {answered:>9} {refused:>8} {lost:>5}\n");
    };
    let sum = |number: fn(&Tally) -> usize| rows.iter().map(|(_, tally)| number(tally)).sum::<usize>();
    for (name, tally) in rows {
        row(name, tally.tried, tally.answered, tally.refused, tally.lost.len());
    }
    row("all", sum(|t| t.tried), sum(|t| t.answered), sum(|t| t.refused), sum(|t| t.lost.len()));
    table
}
