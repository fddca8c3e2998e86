//! Counts all legal layouts.
//!
//! Of the 8 images of a layout one is counted. Beside an ALFA and the pairs of BETAs there are four
//! million sets of six long ships, but they leave only a million different sets of DELTAs open: so
//! these are sorted, and for each the ways to choose four are counted once.

use rayon::prelude::*;

use super::board::Board;
use crate::board::Symmetry;

/// How many legal layouts there are, counted anew on all cores:
/// [`Layout::COUNT`](crate::board::Layout::COUNT).
pub fn census() -> u64 {
    let count: u64 = Board::firsts().map(beside).sum();
    count * Symmetry::ALL.len() as u64
}

/// The number of layouts beside an ALFA, mirrored ones counted once.
fn beside(board: &'static Board) -> u64 {
    let pairs: Vec<_> = board.beta_pairs_up_to_symmetry().collect();
    let open_deltas = |pair| {
        let mut open = Vec::new();
        board.long_ships(pair, |_, deltas| open.push(deltas));
        open
    };
    let mut open: Vec<_> = pairs.into_par_iter().flat_map_iter(open_deltas).collect();
    open.par_sort_unstable();
    let equals = open.par_chunk_by(|one, other| one == other);
    equals.map(|equals| equals.len() as u64 * board.quadruples(equals[0])).sum()
}
