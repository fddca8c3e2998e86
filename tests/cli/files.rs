//! Output directories: nothing in them is lost or changed, and nothing half-written remains.

use super::{Folder, puzzle, to_json};

/// The commands that write into a new directory, up to its name.
const COMMANDS: [&str; 2] = ["compose --seeds 123456..123456 --out", "print p.json --out"];

fn folder() -> Folder {
    Folder::with("p.json", to_json(&puzzle()))
}

#[test]
fn a_directory_with_other_content_is_refused() {
    let folder = folder();
    folder.write("full/mine.txt", "mine");
    for command in COMMANDS {
        let message = "full exists and is not empty: expected a new or empty directory";
        folder.refuses(&format!("{command} full"), message);
    }
}

#[test]
fn a_file_is_no_directory() {
    let folder = folder();
    folder.write("file", "");
    for command in COMMANDS {
        folder.refuses(&format!("{command} file"), "file is not a directory: expected a new or empty one");
    }
    let message = "p.json: the directory cannot be created: File exists (os error 17)";
    folder.refuses("generate --seed 1 --out p.json", message);
}

#[test]
fn a_directory_that_cannot_be_made_is_refused() {
    let folder = folder();
    for command in [COMMANDS[0], "generate --seed 1 --out"] {
        let message = "p.json/new: the directory cannot be created: Not a directory (os error 20)";
        folder.refuses(&format!("{command} p.json/new"), message);
    }
    // It is looked at before the pages are drawn.
    let message = "p.json/new: the directory cannot be created: p.json is not a directory";
    folder.refuses(&format!("{} p.json/new", COMMANDS[1]), message);
}

#[test]
fn a_file_that_cannot_be_written_leaves_nothing() {
    let folder = Folder::with("out/SEED-000001.txt/inside", "mine");
    let message = "out/SEED-000001.txt cannot be written: Is a directory (os error 21)";
    folder.refuses("generate --seed 1 --out out", message);
}

#[test]
fn an_empty_directory_is_welcome() {
    let folder = folder();
    std::fs::create_dir(folder.path("empty")).unwrap();
    folder.run("print p.json --out empty --format text").yes();
    assert_eq!(folder.names("empty"), ["smyoz-123456-solution.txt", "smyoz-123456.txt"]);
}

#[cfg(unix)]
#[test]
fn files_can_be_read_by_whom_other_files_can() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder();
    folder.run("generate --seed 1 --out out").yes();
    let mode = |name: &str| folder.path(name).metadata().unwrap().permissions().mode();
    assert_eq!(mode("out/SEED-000001.txt"), mode("p.json"));
}

/// One rule for all: whatever is written, directories that are missing are created.
#[test]
fn missing_directories_are_created_by_every_command() {
    let folder = folder();
    let sea = r#"{"format":"sea-battle-puzzle/1","width":6,"height":6,"fleet":[3,2,2,1,1,1],"columns":[2,1,3,0,0,4],"rows":[0,3,1,2,1,3]}"#;
    folder.write("sea.json", sea);
    for (number, command) in [
        "print p.json --out DIR/p.pdf",
        "print p.json --out DIR/p.svg",
        "print p.json --out DIR/p.txt",
        "print p.json --out DIR/pages",
        "convert sea.json --to janko --out DIR/p.txt",
        "encode p.json --out DIR/p.cnf",
        "encode p.json --out DIR/formulas",
        "book p.json --out DIR/b.pdf --cover DIR/covers/c.pdf --solutions DIR/solutions/s.pdf",
        "rules --out DIR/rules.txt",
        "rules --out DIR/rules.pdf",
        "generate --seed 1 --out DIR/layouts",
        "compose --seeds 123456..123456 --engine search --out DIR/batch",
        "certify p.json --out DIR/proofs",
        "explore p.json --export DIR/site",
        "man --out DIR/pages",
        "contest --seed 1 --text --record DIR/game.jsonl",
    ]
    .into_iter()
    .enumerate()
    {
        let directory = format!("new-{number}/deep");
        let run = folder.run(&command.replace("DIR", &directory));
        assert_eq!(run.code, 0, "{command}: {run:?}");
        assert!(!folder.names(&directory).is_empty(), "{command}: {run:?}");
    }
}

/// A file that was replaced got the mode of a new one, and a link became a file.
#[cfg(unix)]
#[test]
fn a_file_that_is_replaced_keeps_its_mode_and_links_lead_to_it() {
    use std::fs::{self, Permissions};
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = folder();
    for (name, command) in [
        ("t.txt", "print p.json --out"),
        ("t.svg", "print p.json --out"),
        ("t.pdf", "book p.json --unverified --out"),
        ("t.cnf", "encode p.json --out"),
        ("r.svg", "rules --short --out"),
    ] {
        folder.write(&format!("far/{name}"), "old");
        fs::set_permissions(folder.path(&format!("far/{name}")), Permissions::from_mode(0o640)).unwrap();
        symlink(format!("far/{name}"), folder.path(name)).unwrap();
        let run = folder.run(&format!("{command} {name}"));
        assert!(run.code == 0 && run.stderr.contains(&format!("replaced {name}: ")), "{run:?}");
        assert!(folder.path(name).is_symlink(), "{name}");
        let found = folder.path(&format!("far/{name}"));
        assert_eq!(fs::metadata(&found).unwrap().permissions().mode() & 0o777, 0o640, "{name}");
        assert_ne!(fs::read(&found).unwrap(), b"old");
    }
    // So it is with a link to a file that is not there yet.
    symlink("far/new.txt", folder.path("new.txt")).unwrap();
    assert_eq!(folder.run("print p.json --out new.txt").code, 0);
    assert!(folder.path("new.txt").is_symlink() && folder.path("far/new.txt").is_file());
}
