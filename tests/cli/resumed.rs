//! Resumed batches: what the journal says, what is repaired, and the final messages.

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use serde_json::Value;
use sha2::{Digest, Sha256};
use smyoz::game::Game as _;
use smyoz::games::smyoz::Smyoz;

use super::{Folder, SMYOZ};

/// Makes a batch `part` that has only the first lines of the journal of `whole`.
fn cut_off(folder: &Folder, lines: usize) {
    let journal = folder.read("whole/journal.jsonl");
    let begun: String = journal.split_inclusive('\n').take(lines).collect();
    assert!(begun.len() < journal.len(), "nothing is left to do");
    if folder.path("part").exists() {
        fs::remove_dir_all(folder.path("part")).unwrap();
    }
    folder.write("part/journal.jsonl", begun);
}

#[test]
fn the_journal_alone_says_how_to_go_on() {
    let options = [
        "--want 2",
        "--count 2 --lang hu --ink mono",
        "--want 1 --level advanced --score 1400..2400 --require bearing --avoid shared-by-line",
        "--want 2 --minimum --shots 1..4 --moored ..6 --format json,text",
        "--seeds 500..503 --minimum --shard 2/2",
        "--seeds 500..501 --shots 5 --withhold moored,islands",
        "--seeds 500..501 --minimum --clue-symmetry rotate",
        "--seeds 500..501 --mercy",
        "--seeds 500..501 --unique up-to-symmetry",
        "--seeds 500..500 --inventory none --minimum --time-limit 99.5",
    ];
    for (at, options) in options.into_iter().enumerate() {
        let folder = Folder::new();
        let batch = format!("compose {options} --engine search --format json");
        let first = folder.run(&format!("{batch} --out whole"));
        assert!(first.code <= 1, "{options}: {first:?}");
        // With all options again, nothing changes.
        let resume = if at % 2 == 0 { "compose".to_owned() } else { format!("{batch} --threads 3") };
        cut_off(&folder, 1);
        let again = folder.run(&format!("{resume} --resume --out part"));
        assert_eq!((again.code, &*again.stderr), (first.code, &*after_seed(&first.stderr)), "{options}");
        folder.same("whole", "part");
    }
}

/// The messages of a run, without that about a fresh seed.
fn after_seed(messages: &str) -> String {
    messages.lines().filter(|line| !line.starts_with("seeds: ")).map(|line| format!("{line}\n")).collect()
}

#[test]
fn a_journal_of_a_program_that_composes_otherwise_is_refused() {
    let folder = Folder::new();
    folder.run("compose --seeds 500..501 --engine search --format json --out whole").yes();
    cut_off(&folder, 2);
    let journal = folder.read("part/journal.jsonl");
    let (header, rest) = journal.split_once('\n').unwrap();
    let mut header: serde_json::Map<String, Value> = serde_json::from_str(header).unwrap();
    assert_eq!(header["fingerprint"], Smyoz::FINGERPRINT);
    // As another program would write it.
    header.insert("fingerprint".to_owned(), "0123456789abcdef".into());
    let plan: serde_json::Map<String, Value> =
        ["seeds", "options"].map(|key| (key.to_owned(), header[key].clone())).into_iter().collect();
    let version = header["version"].as_str().unwrap();
    let text = format!("{version}\n0123456789abcdef\n{}", Value::Object(plan));
    let hash: String = Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect();
    header.insert("sha256".to_owned(), hash.into());
    folder.write("part/journal.jsonl", format!("{}\n{rest}", Value::Object(header.clone())));
    let message = format!(
        "part/journal.jsonl: another batch was begun here: the fingerprint of what the program composes was \
         `0123456789abcdef`, now `{}`",
        Smyoz::FINGERPRINT
    );
    folder.refuses("compose --resume --out part", &message);
    folder.refuses("compose --seeds 500..501 --engine search --format json --resume --out part", &message);
    // The older format, which did not record it.
    header.remove("fingerprint");
    header.insert("format".to_owned(), "smyoz-journal/1".into());
    folder.write("part/journal.jsonl", format!("{}\n{rest}", Value::Object(header)));
    let message = "part/journal.jsonl: line 1: format `smyoz-journal/1` does not record which program composed the \
                   puzzles, so they might not match: expected `smyoz-journal/2`; begin the batch anew, or go on with the \
                   program that began it";
    folder.refuses("compose --resume --out part", message);
}

#[test]
fn damaged_files_of_a_finished_batch_are_mended() {
    let folder = Folder::new();
    let batch = "compose --seeds 500..501 --engine search --certify";
    folder.run(&format!("{batch} --out whole")).yes();
    folder.run(&format!("{batch} --out part")).yes();
    let cut = |name: &str, bytes: usize| {
        let content = folder.read_bytes(name);
        folder.write(name, &content[..bytes]);
    };
    cut("part/smyoz-000500.json", 0);
    cut("part/smyoz-000500-solution.svg", 1000);
    cut("part/smyoz-000501.txt", 1);
    cut("part/smyoz-000501-certificate/formula.cnf.gz", 1000);
    folder.run("compose --resume --out part").yes();
    folder.same("whole", "part");
}

#[test]
fn a_finished_batch_given_again_says_so() {
    let folder = Folder::new();
    let over = "the batch was already finished: nothing left to do\n";
    for (batch, code) in [
        ("compose --seeds 500..501 --engine search --out book", 0),
        ("compose --seeds 2..2 --mercy --engine search --out none", 1),
        ("compose --seeds 500.. --want 1 --engine search --out one", 0),
    ] {
        assert_eq!(folder.run(batch).code, code, "{batch}");
        let before = folder.content();
        for again in [batch, &format!("{batch} --resume")] {
            let summary = folder.run(again).yes();
            assert!(
                summary.ends_with(over) && summary.contains(", 0 of them new") | summary.starts_with("0 "),
                "{summary}"
            );
        }
        assert!(before == folder.content(), "{batch}");
    }
    // Neither one that is not finished, nor another one.
    folder.run("compose --seeds 500..501 --engine search --format json --out whole").yes();
    cut_off(&folder, 2);
    let message = "part holds a batch: give --resume to continue it, or another directory";
    folder.refuses("compose --seeds 500..501 --engine search --format json --out part", message);
    folder.refuses("compose --seeds 500..502 --engine search --out book", &message.replace("part", "book"));
}

#[test]
fn a_run_whose_reader_went_away_says_how_to_go_on() {
    let folder = Folder::new();
    let batch = "compose --seeds 0..999999 --minimum --engine search --format json --json --out part --threads 1";
    let mut command = Command::new(SMYOZ);
    command.current_dir(folder.path("")).args(batch.split_whitespace());
    let mut run = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(run.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let output = run.wait_with_output().unwrap();
    let messages = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(0), "{messages}");
    assert!(messages.contains("the output was closed: "), "{messages}");
    assert_eq!(messages.lines().last().unwrap(), "to continue: smyoz compose --resume --out part --json --threads 1");
    assert!(!folder.journal("part").is_empty());
}

#[test]
fn resuming_a_journal_that_is_empty_or_cut_within_its_header_is_refused() {
    let folder = Folder::new();
    let batch = "compose --seeds 500..501 --engine search --format json";
    folder.run(&format!("{batch} --out whole")).yes();
    let journal = folder.read_bytes("whole/journal.jsonl");
    let header = journal.iter().position(|&byte| byte == b'\n').unwrap();
    for cut in [0, 1, header / 2, header] {
        folder.write("whole/journal.jsonl", &journal[..cut]);
        let message = "whole/journal.jsonl: line 1: expected the header of a journal: it is empty or cut off, so \
                       the options of the batch are lost";
        folder.refuses("compose --resume --out whole", message);
        folder.refuses(&format!("{batch} --resume --out whole"), message);
        folder.refuses("compose --seeds 7..8 --engine search --resume --out whole", message);
        folder.refuses(&format!("{batch} --out whole"), message);
    }
}

#[cfg(unix)]
#[test]
fn a_pipe_in_the_directory_of_a_batch_hangs_nothing() {
    let folder = Folder::new();
    folder.run("compose --seeds 500..501 --engine search --format json --certify --out whole").yes();
    folder.run("compose --seeds 500..501 --engine search --format json --certify --out part").yes();
    for name in ["smyoz-000500.json", "smyoz-000501-certificate/formula.cnf.gz"] {
        fs::remove_file(folder.path("part").join(name)).unwrap();
        folder.pipe(&format!("part/{name}"));
    }
    folder.run("compose --resume --out part").yes();
    folder.same("whole", "part");
    fs::remove_file(folder.path("part/journal.jsonl")).unwrap();
    folder.pipe("part/journal.jsonl");
    for arguments in ["compose --resume --out part", "merge part whole --out all"] {
        let run = folder.run(arguments);
        let message = "smyoz: part/journal.jsonl cannot be read: it is not a regular file\n";
        assert_eq!((run.code, &*run.stderr), (2, message), "{arguments}");
    }
}
