//! The generator against a plain one.

use std::collections::HashSet;

use game_shogword::plain::Plain;
use game_shogword::{Letter, Level, Move, Options, Position, Program, Shogword};
use smyoz_core::contest::{Contest, Player, play_out};
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::Seed;

/// The positions of a game between two programs, after the choice of letters.
fn game(rules: &Shogword, level: Level, seed: Seed) -> Vec<Position> {
    let program = Program::new(level);
    let players: [&dyn Player<Shogword>; 2] = [&program, &program];
    let mut draws = ["test 1", "test 2"].map(|tag| seed.stream(tag));
    let referee = play_out(rules.clone(), rules.begin(seed), &players, &mut draws, Limits::NONE).unwrap();
    (0..=referee.turns().len()).map(|moves| referee.after(moves)).collect()
}

/// Games of both kinds of players, some of which end early and some with nearly all tiles laid.
#[test]
fn both_generators_find_the_same_moves() {
    for easy in [false, true] {
        let rules = Shogword::polish(Options { easy, deal: true, strict: false });
        let words: HashSet<Vec<Letter>> = rules.words().all().into_iter().collect();
        let plain = Plain::new(rules.words().alphabet(), easy, |word| words.contains(word));
        let mut laid = Vec::new();
        for (level, seed) in
            [Level::Random, Level::Greedy].into_iter().flat_map(|level| [(level, 1), (level, 2), (level, 3)])
        {
            for position in game(&rules, level, Seed::try_from(seed).unwrap()) {
                let mut moves: Vec<Move> = rules.legal(&position);
                moves.sort_unstable();
                assert_eq!(moves, plain.moves(&position), "\n{position}");
                assert_eq!(plain.is_movable(&position), !moves.is_empty());
                laid.push(position.laid().len());
            }
        }
        assert!(laid.len() > 100 && laid.iter().any(|&laid| laid > 30), "{laid:?}");
    }
}
