//! Writes `src/smyoz/numbering.bin`, the table behind the numbers of the layouts.

use std::fs;
use std::io;

use smyoz::smyoz::numbering;

fn main() -> io::Result<()> {
    fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/src/smyoz/numbering.bin"), numbering::table())
}
