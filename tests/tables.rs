//! The tables that a search creates before it begins. A test program of its own, since tables live
//! as long as the process.

use smyoz::games::smyoz::puzzle::read_puzzle;
use smyoz::games::smyoz::search::{solutions, tables_made};

#[test]
fn an_easy_puzzle_needs_few_tables() {
    assert_eq!(tables_made(), 0);
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/samples/smyoz-123456.json");
    let puzzle = read_puzzle(&std::fs::read_to_string(path).unwrap()).unwrap();
    assert_eq!(solutions(&puzzle.clues(), 2).unique(), puzzle.solution.as_ref());
    // There are 84 boards and 371 rows.
    let made = tables_made();
    assert!((1..150).contains(&made), "{made} tables");
}
