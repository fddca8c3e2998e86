//! The suites of all games.

use smyoz::puzzles::Stream;

use super::{Options, Tents};

#[path = "../../tests/suite/mod.rs"]
mod suite;

impl suite::declared::Boards for Tents {
    fn small(stream: &mut Stream) -> Options {
        Options { side: 4 + stream.below(3) as u8 }
    }
}

#[test]
fn the_suites_find_nothing_wrong() {
    suite::declared::test::<Tents>(60, 10);
}
