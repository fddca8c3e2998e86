//! Sudoku with holes in the suites.

use smyoz::games::garnsi_malom::holes::{Holes, Options};
use smyoz::puzzles::Stream;

use super::declared::Boards;

impl Boards for Holes {
    fn small(stream: &mut Stream) -> Options {
        let side = if stream.below(16) == 0 { 6 } else { 4 };
        Options { side, holes: None, shown: stream.below(2) == 0 }
    }
}
