//! What commands print, as a reader sees it: files of `tests/golden/commands`.
//!
//! After an intended change run `UPDATE_GOLDEN=1 cargo test --test cli golden`, and read what differs.

use std::path::Path;
use std::{env, fs};

use super::{Folder, shell};

/// The commands of each file. `A.json` and `B.json` are puzzles of SMYOZ, an advanced one and one for
/// beginners; `C.json` and `D.json` are such puzzles of Sea Battle, `E.json` is one with mines.
const FILES: [(&str, &[&str]); 16] = [
    ("help", &["--help"]),
    ("help-compose", &["compose --help"]),
    ("help-compose-sea-battle", &["compose --game sea-battle -h"]),
    ("help-rate", &["rate --help"]),
    ("help-print", &["print -h"]),
    ("judged", &["verify A.json D.json", "verify --json A.json D.json", "solve D.json", "solve --json D.json"]),
    ("listed", &["list C.json D.json E.json", "list --csv C.json E.json", "list --json A.json D.json"]),
    ("counted", &["stats C.json D.json E.json", "stats --json C.json D.json E.json"]),
    ("path-smyoz-en", &["rate B.json --path", "rate A.json --why 55"]),
    ("path-smyoz-hu", &["rate B.json --path --lang hu", "rate A.json --why 55 --lang hu"]),
    ("path-sea-battle-en", &["rate D.json --path", "rate C.json --why A1"]),
    ("path-sea-battle-hu", &["rate D.json --path --lang hu", "rate E.json --hint=3 --lang hu"]),
    ("path-json", &["rate A.json --json", "rate D.json --path --json"]),
    (
        "hints",
        &[
            "rate A.json --hint=1",
            "rate A.json --hint=2",
            "rate A.json --hint=3",
            "rate A.json --hint --marks wrong.txt",
            "rate A.json --hint --marks wrong.txt --lang hu",
            "rate D.json --hint=1",
            "rate E.json --hint=3",
        ],
    ),
    ("techniques", &["techniques", "techniques --game sea-battle --lang hu"]),
    ("page-sea-battle", &["print E.json --solution --lang hu"]),
];

/// The puzzles in the files.
const PUZZLES: [(&str, &str, usize); 5] = [
    ("A", "levels", 2),
    ("B", "levels", 1),
    ("C", "sea-battle-levels", 2),
    ("D", "sea-battle-levels", 1),
    ("E", "sea-battle-kinds", 81),
];

fn folder() -> Folder {
    let folder = Folder::with("wrong.txt", "61.\n");
    for (name, collection, line) in PUZZLES {
        let path = format!("{}/puzzles/{collection}.jsonl", env!("CARGO_MANIFEST_DIR"));
        let text = fs::read_to_string(path).unwrap();
        folder.write(&format!("{name}.json"), text.lines().nth(line - 1).unwrap());
    }
    folder
}

#[test]
fn commands_print_what_they_printed() {
    let folder = folder();
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/commands");
    for (name, commands) in FILES {
        let mut found = String::new();
        for command in commands {
            // In a window of 100 columns; messages follow the answer.
            shell(&folder, &format!("smyoz {command} > out 2> told || true"), &[("COLUMNS", "100")]);
            found += &format!("$ smyoz {command}\n{}{}\n", folder.read("out"), folder.read("told"));
        }
        let path = golden.join(format!("{name}.txt"));
        if env::var_os("UPDATE_GOLDEN").is_some() {
            fs::write(path, found).unwrap();
            continue;
        }
        let wanted = fs::read_to_string(path).unwrap_or_default();
        let differs = wanted.lines().zip(found.lines()).find(|(wanted, found)| wanted != found);
        assert!(wanted == found, "{name}.txt has changed: see the top of tests/cli/golden.rs; {differs:?}");
    }
}
