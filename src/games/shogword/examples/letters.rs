//! Measures what letters are worth, by how often those who have them at home win.
//!
//! ```text
//! cargo run --release -p game-shogword --features measure --example letters -- 20000
//! ```
//!
//! Letters are dealt at random and *greedy* plays both colours. Printed is for each letter, in the
//! front and in the back row, the mean result of its owner: 1 for a win, -1 for a loss. Since the
//! deals are random, letters are independent of each other, and the mean needs no correction. A
//! letter is worth less the more vowels are with it, so the last lines show the mean result by the
//! number of vowels in the front row.

use std::collections::BTreeMap;
use std::error::Error;

use game_shogword::{Color, Letter, Level, Options, Program, Shogword, Square};
use rayon::prelude::*;
use smyoz_core::contest::{Contest, Mean, Player, play_out};
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::Seed;

fn main() -> Result<(), Box<dyn Error>> {
    let games: u32 = std::env::args().nth(1).ok_or("expected a number of games")?.parse()?;
    let rules = Shogword::polish(Options { deal: true, ..Options::default() });
    let seeds: Vec<Seed> = (0..games).map(Seed::try_from).collect::<Result<_, _>>()?;
    let results: Vec<Vec<(Letter, bool, f64)>> = seeds.into_par_iter().flat_map(|seed| results(&rules, seed)).collect();
    let mut of_vowels: BTreeMap<usize, Vec<f64>> = BTreeMap::new();
    for hand in &results {
        let is_vowel = |(letter, is_front, _): &&(Letter, bool, f64)| *is_front && "aeiouy".contains(letter.small());
        of_vowels.entry(hand.iter().filter(is_vowel).count()).or_default().push(hand[0].2);
    }
    let mut of_letters: BTreeMap<Letter, [Vec<f64>; 2]> = BTreeMap::new();
    for (letter, is_front, result) in results.into_iter().flatten() {
        of_letters.entry(letter).or_default()[usize::from(!is_front)].push(result);
    }
    for (letter, rows) in of_letters {
        let [front, back] = rows.map(|results| Mean::of(&results));
        println!("{letter} {:+.3} ± {:.3} {:+.3} ± {:.3}", front.mean, front.ci95, back.mean, back.ci95);
    }
    for (vowels, results) in of_vowels {
        let Mean { mean, ci95 } = Mean::of(&results);
        println!("{vowels} vowels in the front row: {mean:+.3} ± {ci95:.3}");
    }
    Ok(())
}

/// Plays a game. Returns for each player the letters, whether they were in the front row, and the
/// player's result.
fn results(rules: &Shogword, seed: Seed) -> [Vec<(Letter, bool, f64)>; 2] {
    let greedy = Program::new(Level::Greedy);
    let mut draws = ["letters 1", "letters 2"].map(|tag| seed.stream(tag));
    let start = rules.begin(seed);
    let players: [&dyn Player<Shogword>; 2] = [&greedy, &greedy];
    let referee = play_out(rules.clone(), start.clone(), &players, &mut draws, Limits::NONE).expect("nobody cancels");
    let winners = rules.outcome(referee.position()).expect("the game is over").winners;
    let result = |color| match winners[..] {
        [winner] if winner == start.seat(color) => 1.0,
        [_] => -1.0,
        _ => 0.0,
    };
    Color::ALL.map(|color| {
        let letters = color.home().iter().filter_map(|cell| match start.at(cell) {
            Square::Home(letter) => Some((letter, color.front().contains(cell), result(color))),
            Square::Empty | Square::Laid(..) => None,
        });
        letters.collect()
    })
}
