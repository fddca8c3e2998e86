//! Output directories: nothing in them is lost or changed, and nothing half-written remains.

use super::{Folder, puzzle, to_json};

/// The commands that write into a new directory, up to its name.
const COMMANDS: [&str; 2] = ["compose --seed 123456 --count 1 --out", "print p.json --out"];

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
