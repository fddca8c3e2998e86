//! Writes `src/games/smyoz/seeds/numbering.bin`, the table behind the numbers of the layouts.

use std::{fs, io};

use smyoz::games::smyoz::numbering;

fn main() -> io::Result<()> {
    fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/src/games/smyoz/seeds/numbering.bin"), numbering::table())
}
