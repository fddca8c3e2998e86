//! The suites of all games.

use smyoz::puzzles::Stream;

use super::Queens;

#[path = "../../tests/suite/mod.rs"]
mod suite;

impl suite::declared::Boards for Queens {
    fn small(stream: &mut Stream) -> Self {
        Self { side: 4 + stream.below(4) as u8 }
    }
}

#[test]
fn the_suites_find_nothing_wrong() {
    suite::declared::test::<Queens>(60, 10);
}
