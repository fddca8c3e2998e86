//! The puzzles that come with the project.

use std::fs;
use std::path::{Path, PathBuf};

use smyoz::compose::{Options, compose, verify};
use smyoz::puzzle::read_puzzle;
use smyoz::smyoz::EngineChoice;
use smyoz::smyoz::search;

/// The puzzle files of a collection.
fn files(collection: &str) -> Vec<PathBuf> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles").join(collection);
    let mut files: Vec<_> = fs::read_dir(directory).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "json"));
    assert!(!files.is_empty());
    files
}

#[test]
fn samples_are_what_is_composed_today() {
    for file in files("samples") {
        let text = fs::read_to_string(&file).unwrap();
        let puzzle = read_puzzle(&text).unwrap();
        assert!(verify(&puzzle, EngineChoice::Sat).is_minimal(), "{}", file.display());
        assert_eq!(search::solutions(&puzzle.clues(), 2).unique(), puzzle.solution);
        let composed = compose(puzzle.seed.unwrap(), &Options::default()).unwrap();
        assert_eq!(composed.puzzle, puzzle);
        assert_eq!(serde_json::to_string(&composed.puzzle).unwrap() + "\n", text);
    }
}
