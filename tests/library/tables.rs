//! The tables that a search creates before it begins.

use std::env;
use std::process::Command;

use crate::common;
use smyoz::games::smyoz::puzzle::read_puzzle;
use smyoz::games::smyoz::search::tables_made;

/// Set in the process that counts.
const COUNTS: &str = "SMYOZ_TEST_COUNTS_TABLES";

/// Counted in a separate process, since tables live as long as the process.
#[test]
fn an_easy_puzzle_needs_few_tables() {
    if env::var_os(COUNTS).is_none() {
        let mut command = Command::new(env::current_exe().unwrap());
        command.args(["--exact", "tables::an_easy_puzzle_needs_few_tables"]).env(COUNTS, "");
        let output = command.output().unwrap();
        let printed = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success() && printed.contains("1 passed"), "{printed}");
        return;
    }
    assert_eq!(tables_made(), 0);
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/samples/smyoz-123456.json");
    let puzzle = read_puzzle(&std::fs::read_to_string(path).unwrap()).unwrap();
    assert_eq!(common::solutions(&puzzle.all_clues(), 2).unique(), puzzle.solution.as_ref());
    // There are 84 boards and 371 rows.
    let made = tables_made();
    assert!((1..150).contains(&made), "{made} tables");
}
