//! What several tests of pages and books share.

use std::panic::Location;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use smyoz::games::smyoz::puzzle::{Puzzle, read_lines};
use smyoz::paper::DisplayList;
use smyoz::paper::book::Bound;

/// The text of a collection that comes with the project.
pub fn file(name: &str) -> String {
    fs::read_to_string(format!("{}/puzzles/{name}.jsonl", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

/// A collection of SMYOZ.
pub fn collection(name: &str) -> Vec<Puzzle> {
    read_lines(&file(name)).map(|(_, puzzle)| puzzle.unwrap()).collect()
}

/// The first puzzles of the collection with all levels.
pub fn puzzles(count: usize) -> Vec<Puzzle> {
    collection("levels").into_iter().take(count).collect()
}

/// The texts on a page.
pub fn texts(page: &DisplayList) -> Vec<&str> {
    page.runs().map(|run| &run.text[..]).collect()
}

/// The words of a page.
pub fn text(page: &DisplayList) -> String {
    texts(page).join(" ")
}

/// The words of some pages.
pub fn words(pages: &[DisplayList]) -> String {
    pages.iter().flat_map(texts).collect::<Vec<_>>().join(" ")
}

/// The names of the parts of a book.
pub fn parts(bound: &Bound) -> Vec<&str> {
    bound.outline.iter().map(|part| &part.text[..]).collect()
}

/// The pages of a part.
pub fn part<'a>(bound: &'a Bound, name: &str) -> &'a [DisplayList] {
    let at = bound.outline.iter().position(|part| part.text == name);
    let at = at.unwrap_or_else(|| panic!("{name} is not among {:?}", bound.outline));
    let end = bound.outline.get(at + 1).map_or(bound.pages.len(), |next| next.page);
    &bound.pages[bound.outline[at].page..end]
}

/// What a program says about a file; `None` where it is not installed, which fails in CI.
pub fn ask(program: &str, arguments: &[&str], file: &Path) -> Option<String> {
    match Command::new(program).args(arguments).arg(file).output() {
        Ok(output) => {
            assert!(output.status.success(), "{program}: {}", String::from_utf8_lossy(&output.stderr));
            Some(String::from_utf8_lossy(&output.stdout).into_owned())
        }
        Err(error) => {
            assert!(env::var_os("CI").is_none(), "{program}: {error}");
            eprintln!("not run, for there is no {program}: {error}");
            None
        }
    }
}

/// Asserts that a page is what `tests/golden/` has; with `UPDATE_GOLDEN` set, writes it there.
#[track_caller]
pub fn assert_golden(name: &str, page: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    if env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(path, page).unwrap();
    } else {
        let found = fs::read_to_string(path).unwrap_or_default();
        assert!(found == page, "{name} has changed: see the top of {}", Location::caller().file());
    }
}
