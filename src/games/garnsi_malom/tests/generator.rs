//! The rules against a plain second statement of them, on a sample of games;
//! `examples/generator.rs` plays more.

mod plain;

use plain::{STYLES, VARIANTS, compare};
use smyoz_core::puzzles::Seed;

#[test]
fn a_plain_statement_of_the_rules_agrees_at_every_position() {
    let mut positions = 0;
    for (variant, style) in itertools::iproduct!(VARIANTS, STYLES) {
        let games = Seed::all().take(4);
        positions += games.map(|seed| compare(variant, style, seed)).sum::<usize>();
    }
    assert!(positions > 10_000, "{positions}");
}
