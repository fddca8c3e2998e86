//! The generator against a plain one.

mod plain;

use game_shogword::{Move, Options, Position, Shogword};
use plain::Plain;
use smyoz_core::contest::Contest;
use smyoz_core::puzzles::{Seed, Stream};

/// The positions of a game in which both play at random, after the choice of letters.
fn random_game(rules: &Shogword, seed: Seed) -> Vec<Position> {
    let mut draws: Stream = seed.stream("shogword test");
    let mut position = rules.begin(seed);
    let mut positions = Vec::new();
    while rules.turn(&position).is_some() {
        if !position.is_choosing() {
            positions.push(position.clone());
        }
        let moves = rules.legal(&position);
        let chosen = &moves[draws.below(moves.len() as u64) as usize];
        rules.play(&mut position, chosen).unwrap();
    }
    positions.push(position);
    positions
}

#[test]
fn both_generators_find_the_same_moves() {
    for easy in [false, true] {
        let rules = Shogword::polish(Options { easy, deal: true, strict: false });
        let plain = Plain::new(rules.words(), easy);
        let mut counts = Vec::new();
        for seed in 0..4 {
            for position in random_game(&rules, Seed::try_from(seed).unwrap()) {
                let mut moves: Vec<Move> = rules.legal(&position);
                moves.sort_unstable();
                assert_eq!(moves, plain.moves(&position), "\n{position}");
                counts.push(moves.len());
            }
        }
        eprintln!("{counts:?}");
    }
}
