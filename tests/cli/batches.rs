//! Batches: whatever ends a run, and however the work is split, the files are the same.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::Value;

use super::{Folder, Run, SMYOZ, seed};

/// A batch whose seeds cost little.
const BATCH: &str = "compose --seeds 500..523 --minimum --engine search";

impl Folder {
    /// Starts the command without waiting for it.
    pub fn start(&self, arguments: &str) -> Child {
        let mut command = Command::new(SMYOZ);
        command.current_dir(self.0.path()).args(arguments.split_whitespace());
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap()
    }

    /// The files in a directory, by their paths in it.
    pub fn files(&self, directory: &str) -> BTreeMap<PathBuf, Option<Vec<u8>>> {
        let inside = self.content().into_iter();
        inside.filter_map(|(path, content)| Some((path.strip_prefix(directory).ok()?.to_owned(), content))).collect()
    }

    /// Asserts that two directories hold the same files.
    #[track_caller]
    pub fn same(&self, one: &str, other: &str) {
        let (one, other) = (self.files(one), self.files(other));
        assert!(one.keys().eq(other.keys()), "{:?}\n{:?}", one.keys(), other.keys());
        let differs = one.iter().find(|&(path, content)| other[path] != *content);
        assert!(differs.is_none(), "{:?} differs", differs.unwrap().0);
    }

    /// The entries of a batch's journal.
    pub fn journal(&self, directory: &str) -> Vec<Value> {
        let text = self.read(&format!("{directory}/journal.jsonl"));
        text.lines().skip(1).map(|line| serde_json::from_str(line).unwrap()).collect()
    }
}

#[test]
fn a_batch_that_is_killed_at_any_moment_ends_with_the_same_files() {
    let folder = Folder::new();
    let start = Instant::now();
    folder.run(&format!("{BATCH} --out whole")).yes();
    // The milliseconds of a run that is not killed; those that are have an eighth of it on
    // average.
    let most = start.elapsed().as_millis() as u64 / 4;
    // Seeds are random enough for moments, which are never the same anyhow.
    let mut moments = seed().stream("kill");
    let (mut kills, mut batches) = (0, 0);
    while kills < 20 {
        let part = format!("part{batches}");
        batches += 1;
        loop {
            let threads = 1 + moments.below(3);
            let mut run = folder.start(&format!("{BATCH} --out {part} --resume --threads {threads}"));
            sleep(Duration::from_millis(moments.below(most)));
            if let Some(status) = run.try_wait().unwrap() {
                assert!(status.success());
                break;
            }
            run.kill().unwrap();
            run.wait().unwrap();
            kills += 1;
            assert!(kills < 1000, "no run ever ends");
        }
        folder.same("whole", &part);
    }
}

#[test]
fn a_torn_journal_is_mended() {
    let folder = Folder::new();
    let batch = "compose --seeds 500..502 --engine search --format json";
    folder.run(&format!("{batch} --out whole")).yes();
    let journal = folder.read_bytes("whole/journal.jsonl");
    let lines: Vec<usize> = (0..journal.len()).filter(|&place| journal[place] == b'\n').collect();
    let cuts = [lines[0] + 1, lines[1] + 1, lines[1] + 2, lines[2] + 100, lines[3] - 1, lines[3]];
    for cut in cuts {
        fs::create_dir(folder.path("torn")).unwrap();
        folder.write("torn/journal.jsonl", &journal[..cut]);
        // What the killed run was writing.
        folder.abandon("torn/.smyoz-abcdef", Some("{"));
        folder.run(&format!("{batch} --out torn --resume")).yes();
        folder.same("whole", "torn");
        fs::remove_dir_all(folder.path("torn")).unwrap();
    }
    // A crash of the machine may leave zeros.
    folder.write("torn/journal.jsonl", [&journal[..=lines[2]], &[0; 50], b"\n"].concat());
    folder.run(&format!("{batch} --out torn --resume")).yes();
    folder.same("whole", "torn");
}

#[test]
fn damage_before_the_last_line_is_told() {
    let folder = Folder::new();
    let batch = "compose --seeds 500..502 --engine search --format json --out book";
    folder.run(batch).yes();
    let journal = folder.read("book/journal.jsonl");
    let refused = |damaged: &str, message: &str| {
        folder.write("book/journal.jsonl", damaged);
        folder.refuses(&format!("{batch} --resume"), &format!("book/journal.jsonl: {message}"));
    };
    let lines: Vec<&str> = journal.lines().collect();
    let id = serde_json::from_str::<Value>(lines[2]).unwrap()["id"].as_str().unwrap().to_owned();
    let changed = journal.replace(&id, "00000-00000");
    refused(&changed, &format!("line 3: expected an entry: the puzzle's id is {id}, not 00000-00000: it was changed"));
    let swapped = format!("{}\n{}\n{}\n{}\n", lines[0], lines[2], lines[1], lines[3]);
    refused(&swapped, "line 2: seed 000501 is not the next of this batch");
    let repeated = format!("{journal}{}\n", lines[3]);
    refused(&repeated, "line 5: seed 000502 is not the next of this batch");
    let shortened = journal.replacen(lines[2], &lines[2][..40], 1);
    folder.write("book/journal.jsonl", shortened);
    let run = folder.run(&format!("{batch} --resume"));
    assert!(
        run.code == 2 && run.stderr.starts_with("smyoz: book/journal.jsonl: line 3: expected an entry: "),
        "{run:?}"
    );
    let header = journal.replacen("000502", "000503", 1);
    folder.write("book/journal.jsonl", header);
    let run = folder.run(&format!("{batch} --resume"));
    let message = "smyoz: book/journal.jsonl: line 1: the header was changed: its hash is ";
    assert!(run.code == 2 && run.stderr.starts_with(message), "{run:?}");
}

#[test]
fn other_options_are_refused() {
    let folder = Folder::new();
    folder.run("compose --seeds 500..501 --engine search --format json --withhold islands --out book").yes();
    for (options, difference) in [
        (
            "--seeds 500..502 --engine search --format json --withhold islands",
            "--seeds was `000500..000501`, now `000500..000502`",
        ),
        ("--seeds 500..501 --engine auto --withhold islands", "--engine was `search`, now `auto`"),
        ("--engine search --withhold moored", "--withhold was `islands`, now `moored`"),
        ("--minimum", "--minimum was not given, now `yes`"),
        ("--seed 501", "--seed was `000500`, now `333021`"),
        ("--tries 3", "--tries was `2`, now `3`"),
        (
            "--seeds 500..501 --engine search --format json,svg --withhold islands",
            "--format was `json`, now `json,svg`",
        ),
        ("--seeds 500..501 --engine search --format json --withhold islands --want 2", "--want was not given, now `2`"),
        (
            "--seeds 500..501 --engine search --format json --withhold islands --shard 1/2",
            "--shard was not given, now `1/2`",
        ),
        ("--seeds 500..501 --engine search --format json --withhold islands --lang hu", "--lang was `en`, now `hu`"),
        (
            "--seeds 500..501 --engine search --format json --withhold islands --shots ..3",
            "--shots was not given, now `..3`",
        ),
    ] {
        let advice = "\nto continue that batch, give only --resume and --out; for another, choose another --out";
        let message = format!("book/journal.jsonl: another batch was begun here: {difference}{advice}");
        folder.refuses(&format!("compose {options} --out book --resume"), &message);
    }
    // What is the same may be said again, or not.
    folder.run("compose --count 2 --withhold islands --out book --resume").yes();
    // These decide nothing.
    let same = "compose --seeds 500..501 --engine search --format json --withhold islands --out book --resume";
    folder.run(&format!("{same} --threads 3 --give-up 7")).yes();
    folder.write("mine/file", "");
    folder.refuses(&same.replace("book", "mine"), "mine exists and is not empty: expected a new or empty directory");
}

#[test]
fn only_one_run_writes() {
    let folder = Folder::new();
    let batch = "compose --seeds 500..501 --engine search --format json --out book";
    folder.run(batch).yes();
    let journal = File::open(folder.path("book/journal.jsonl")).unwrap();
    journal.lock().unwrap();
    let busy = "book/journal.jsonl: another run is at work here";
    folder.refuses(&format!("{batch} --resume"), busy);
    drop(journal);
    folder.run(&format!("{batch} --resume")).yes();
}

#[test]
fn what_was_lost_is_restored() {
    let folder = Folder::new();
    let batch = "compose --seeds 500..501 --engine search --certify";
    folder.run(&format!("{batch} --out whole")).yes();
    folder.run(&format!("{batch} --out part")).yes();
    fs::remove_file(folder.path("part/smyoz-000500-solution.svg")).unwrap();
    fs::remove_dir_all(folder.path("part/smyoz-000501-certificate")).unwrap();
    let json = folder.run(&format!("{batch} --out part --resume --json"));
    assert_eq!((json.code, json.stdout.lines().count()), (0, 2), "{json:?}");
    folder.same("whole", "part");
    // A run that was killed while it wrote the last certificate.
    let journal = folder.read("part/journal.jsonl");
    folder.write("part/journal.jsonl", &journal[..journal.len() - 5]);
    fs::remove_file(folder.path("part/smyoz-000501-certificate/SHA256SUMS")).unwrap();
    folder.write("part/smyoz-000501-certificate/.smyoz-half", "");
    folder.abandon("part/.smyoz-certificate", None);
    folder.run(&format!("{batch} --out part --resume")).yes();
    folder.same("whole", "part");
}

#[cfg(unix)]
mod signals {
    use super::*;

    fn signal(run: &Child, name: &str) {
        let status = Command::new("kill").args([&format!("-{name}"), &run.id().to_string()]).status().unwrap();
        assert!(status.success());
    }

    /// Waits until the journal has this many lines.
    fn wait_for(folder: &Folder, lines: usize) {
        for _ in 0..6000 {
            let journal = fs::read_to_string(folder.path("part/journal.jsonl")).unwrap_or_default();
            if journal.lines().count() >= lines {
                return;
            }
            sleep(Duration::from_millis(10));
        }
        panic!("no progress in a minute");
    }

    /// The lines on standard error to the end, and the exit code.
    fn end(mut run: Child) -> (Vec<String>, Option<i32>) {
        let lines = BufReader::new(run.stderr.take().unwrap()).lines().map(Result::unwrap).collect();
        (lines, run.wait().unwrap().code())
    }

    #[test]
    fn an_interrupted_batch_says_how_it_goes_on() {
        let folder = Folder::new();
        folder.run(&format!("{BATCH} --out whole")).yes();
        for name in ["INT", "TERM"] {
            let run = folder.start(&format!("{BATCH} --out part --threads 2"));
            wait_for(&folder, 4);
            signal(&run, name);
            let (lines, code) = end(run);
            assert_eq!(code, Some(130), "{lines:?}");
            assert_eq!(lines[0], "stopping; interrupt again to stop at once");
            assert!(lines[1].starts_with("interrupted: ") && lines[1].contains(" puzzles in "), "{lines:?}");
            let hint = lines.last().unwrap().strip_prefix("to continue: smyoz ").unwrap();
            assert_eq!(hint, "compose --resume --out part --threads 2");
            let done = folder.journal("part").len();
            assert!((3..24).contains(&done), "{done}");
            let summary = folder.run(hint).yes();
            assert!(summary.starts_with(&format!("24 puzzles, {} of them new, in ", 24 - done)), "{summary}");
            folder.same("whole", "part");
            fs::remove_dir_all(folder.path("part")).unwrap();
        }
    }

    #[test]
    fn a_first_signal_ends_a_run_whatever_its_seeds_take() {
        let folder = Folder::new();
        for batch in [
            "--inventory minimal --seeds 500..599",
            // Hours, each.
            "--game sea-battle --size 20x20 --fleet 5-4-4-3-3-3-2-2-2-2 --counts minimal --seeds 500..509",
        ] {
            let command = format!("compose {batch} --format json --out part");
            let mut run = folder.start(&command);
            wait_for(&folder, 1);
            sleep(Duration::from_millis(500));
            signal(&run, "INT");
            let begun = Instant::now();
            let code = loop {
                match run.try_wait().unwrap() {
                    Some(status) => break status.code(),
                    None => assert!(begun.elapsed() < Duration::from_secs(20), "{batch}"),
                }
                sleep(Duration::from_millis(10));
            };
            let lines: Vec<String> = BufReader::new(run.stderr.take().unwrap()).lines().map(Result::unwrap).collect();
            assert_eq!((code, &*lines[0]), (Some(130), "stopping; interrupt again to stop at once"));
            assert!(lines[1].starts_with("interrupted"), "{lines:?}");
            assert_eq!(*lines.last().unwrap(), "to continue: smyoz compose --resume --out part");
            // What was not finished is not there.
            let puzzles = folder.names("part").iter().filter(|name| name.starts_with(['s'])).count();
            let journalled = folder.journal("part").iter().filter(|entry| entry.get("puzzle").is_some()).count();
            assert_eq!(puzzles, journalled, "{batch}");
            fs::remove_dir_all(folder.path("part")).unwrap();
        }
    }

    /// Starts a run that cannot end, since nobody reads its answers, and waits until it stands.
    fn start_stuck(folder: &Folder) -> Child {
        let mut command = Command::new(SMYOZ);
        command.current_dir(folder.path(""));
        command.args(["compose", "--minimum", "--engine", "search", "--format", "json", "--seeds", "500..9999"]);
        command.args(["--out", "part", "--json"]);
        let run = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let length = || fs::metadata(folder.path("part/journal.jsonl")).map_or(0, |journal| journal.len());
        // The pipe takes 64 KiB, and some more are buffered.
        let (mut before, mut quiet) = (0, 0);
        while before < 1 << 16 || quiet < 100 {
            sleep(Duration::from_millis(10));
            quiet = if length() == before { quiet + 1 } else { 0 };
            before = length();
        }
        run
    }

    #[test]
    fn a_second_signal_stops_at_once() {
        let folder = Folder::new();
        let mut run = start_stuck(&folder);
        let mut lines = BufReader::new(run.stderr.take().unwrap()).lines().map(Result::unwrap);
        signal(&run, "INT");
        assert_eq!(lines.next().unwrap(), "stopping; interrupt again to stop at once");
        signal(&run, "INT");
        assert_eq!((lines.next(), run.wait().unwrap().code()), (None, Some(130)));
    }

    #[test]
    fn a_first_signal_ends_even_a_run_that_is_stuck() {
        let folder = Folder::new();
        let run = start_stuck(&folder);
        signal(&run, "INT");
        let (lines, code) = end(run);
        let hint = "to continue: smyoz compose --resume --out part --json".to_owned();
        assert_eq!((code, &lines[1..]), (Some(130), &["interrupted".to_owned(), hint][..]));
        // What the journal lists is there.
        let entries = folder.journal("part");
        assert!(
            entries
                .iter()
                .all(|entry| folder.path(&format!("part/smyoz-{:06}.json", entry["seed"].as_u64().unwrap())).exists())
        );
    }

    #[test]
    fn a_fresh_seed_and_directory_are_in_the_hint() {
        let folder = Folder::new();
        let run = folder.start("compose --count 1000 --engine search --format json");
        for _ in 0..6000 {
            if folder.content().len() >= 3 {
                break;
            }
            sleep(Duration::from_millis(10));
        }
        signal(&run, "INT");
        let (lines, code) = end(run);
        assert_eq!(code, Some(130));
        let seed = lines[0].strip_prefix("seeds: ").and_then(|line| line.split("..").next()).unwrap();
        let hint = format!("to continue: smyoz compose --resume --out smyoz-{seed}");
        assert_eq!(*lines.last().unwrap(), hint);
    }

    /// Runs the command with a limit on the size of files, in blocks of 512 bytes.
    fn run_limited(folder: &Folder, arguments: &str, blocks: usize) -> Run {
        let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec {SMYOZ} {arguments}");
        let output = Command::new("sh").arg("-c").arg(script).current_dir(folder.path("")).output().unwrap();
        let [stdout, stderr] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
        Run { code: output.status.code().unwrap(), stdout, stderr }
    }

    #[test]
    fn a_disk_that_is_full_loses_nothing() {
        let folder = Folder::new();
        folder.run(&format!("{BATCH} --format json --out whole")).yes();
        let run = run_limited(&folder, &format!("{BATCH} --format json --out part --threads 1"), 16);
        assert_eq!((run.code, &*run.stdout), (2, ""), "{run:?}");
        let hint = "to continue: smyoz compose --resume --out part --threads 1";
        let message = "smyoz: part/journal.jsonl cannot be written: File too large (os error 27)";
        assert_eq!(run.stderr, format!("{message}\n{hint}\n"));
        let torn = folder.read("part/journal.jsonl");
        assert!(torn.lines().count() > 3 && !torn.ends_with('\n'), "the limit fell on the end of a line");
        folder.run(&format!("{BATCH} --format json --out part --resume")).yes();
        folder.same("whole", "part");
        // And where it is the files of a puzzle for which there is no place.
        let run = run_limited(&folder, &format!("{BATCH} --out small"), 8);
        assert_eq!(run.code, 2, "{run:?}");
        let message = "smyoz: small/smyoz-000500.txt cannot be written: File too large (os error 27)\nto continue: ";
        assert!(run.stderr.starts_with(message), "{run:?}");
        assert!(folder.journal("small").is_empty());
        folder.run(&format!("{BATCH} --out all")).yes();
        folder.run(&format!("{BATCH} --out small --resume")).yes();
        folder.same("all", "small");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_directory_that_nobody_can_write_to_is_refused() {
        let message = "/proc/smyoz: the directory cannot be created: No such file or directory (os error 2)";
        Folder::new().refuses(&format!("{BATCH} --out /proc/smyoz"), message);
        let run = Folder::new().run(&format!("{BATCH} --out /proc/1/fdinfo/../net/smyoz"));
        assert_eq!(run.code, 2, "{run:?}");
    }
}

#[test]
fn a_wanted_number_is_composed() {
    let folder = Folder::new();
    let wish = "compose --seeds 500.. --want 3 --minimum --shots 2..4 --moored 5..6 --islands ..6 --engine search --format json";
    let summary = folder.run(&format!("{wish} --out book")).yes();
    assert!(
        summary.starts_with("3 puzzles in ") && summary.contains(" seeds whose puzzles did not match\n"),
        "{summary}"
    );
    let journal = folder.journal("book");
    assert!(journal.iter().map(|entry| entry["seed"].as_u64().unwrap()).eq(500..500 + journal.len() as u64));
    let last = journal.last().unwrap();
    assert!(last["puzzle"].is_object(), "the last seed is the one that was still wanted");
    for entry in &journal {
        let fits = |puzzle: &Value| {
            let number = |key: &str| puzzle["inventory"][key].as_u64().unwrap();
            let islands = puzzle["inventory"]["islands"].as_array().unwrap().len();
            (2..=4).contains(&puzzle["shots"].as_array().unwrap().len())
                && (5..=6).contains(&number("moored"))
                && islands <= 6
        };
        assert_eq!(entry["puzzle"].is_object(), entry["unfit"].is_null());
        assert!(entry["puzzle"].is_null() || fits(&entry["puzzle"]), "{entry}");
    }
    let reasons: String = journal.iter().filter_map(|entry| entry["unfit"].as_str()).collect();
    assert!(["shots 1", "moored 7", "islands 7"].iter().all(|reason| reasons.contains(reason)), "{reasons}");
    assert_eq!(folder.names("book").len(), 4);
    // On as many threads as one likes.
    folder.run(&format!("{wish} --out again --threads 5")).yes();
    folder.same("book", "again");
}

#[test]
fn hopeless_wishes_are_told() {
    let folder = Folder::new();
    let rare = "--minimum --engine search --moored 1";
    let run = folder.run(&format!("compose --seeds 0.. --want 3 {rare} --give-up 2500 --json"));
    assert_eq!((run.code, &*run.stdout), (1, ""), "{run:?}");
    let told = |seeds: u32, of: u32| {
        format!(
            "{seeds} seeds in a row without a puzzle: very likely fewer than 1 in {of} has one (use --give-up N to stop)\n"
        )
    };
    let tried = (0..6).map(|doubled| 50 << doubled).map(|seeds| told(seeds, seeds / 3)).collect::<String>();
    let start = format!("{tried}gave up: 2500 seeds in a row without a puzzle\n0 puzzles in ");
    assert!(run.stderr.starts_with(&start), "{}", run.stderr);
    // There are more seeds, and nothing was proved.
    assert!(!run.stderr.contains("no more seeds") && !run.stderr.contains("proved"), "{}", run.stderr);
    let run = folder.run(&format!("compose --seeds 0..99 --want 3 {rare} --json"));
    assert!(run.code == 1 && run.stderr.ends_with("\nfewer than 3 puzzles: there are no more seeds\n"), "{run:?}");
    // Where it stopped one can go on, without the limit.
    let run = folder.run(&format!("compose --seeds 0.. --want 3 {rare} --give-up 5 --out book"));
    let hint = "gave up: 5 seeds in a row without a puzzle\nto continue anyway: smyoz compose --resume --out book\n";
    assert_eq!((run.code, &*run.stderr), (1, hint));
    let run = folder.run("compose --resume --out book --give-up 9");
    assert!(run.code == 1 && run.stderr.starts_with("gave up: 9 seeds"), "{run:?}");
}

#[test]
fn wishes_that_no_layout_can_meet_are_refused() {
    let folder = Folder::new();
    for (wish, message) in [
        ("--shots 82..", "shots 82..: 0 to 81 are possible"),
        ("--moored 11", "moored 11..11: 1 to 10 are possible"),
        ("--islands 50..", "islands 50..: 1 to 10 are possible"),
        ("--islands 7.. --moored 10", "islands 7..: 1 to 6 are possible with moored 10..10"),
    ] {
        folder.refuses(&format!("compose --seeds 1.. --want 1 {wish}"), &format!("no puzzle matches: {message}"));
    }
}
