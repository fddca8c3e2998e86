//! Games between programs: how they end, after how many tiles, and for which colour.
//!
//! ```text
//! cargo run --release -p game-shogword --features measure --example trials -- greedy greedy 500 [WORK]
//! ```
//!
//! Each deal is played twice, with the colours changed, unless both programs are the same. Letters
//! are dealt, so that the games show how the programs move and not how they choose; `--choose` lets
//! them choose. `--words=FILE` and `--letters=FILE` play in another language.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::sync::Arc;

use game_shogword::{Color, Letters, Options, Program, Shogword, Words};
use rayon::prelude::*;
use smyoz_core::contest::{Mean, Player, Referee, Rotation, Seat, play_out};
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::Seed;

/// How a game ended.
struct Ending {
    /// The number of the program that won; `None` for a draw.
    winner: Option<usize>,
    color: Option<Color>,
    laid: usize,
    was_blank_kept: bool,
}

fn main() -> Result<(), Box<dyn Error>> {
    let (flags, arguments): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|text| text.starts_with('-'));
    let [first, second, games, work @ ..] = &arguments[..] else {
        return Err("expected two levels and a number of games, perhaps the positions for a move".into());
    };
    let work = work.first().map_or(Ok(Program::WORK), |work| work.parse())?;
    let programs = [Program { level: first.parse()?, work }, Program { level: second.parse()?, work }];
    let options = Options { deal: !flags.contains(&"--choose".to_owned()), ..Options::default() };
    let file = |name: &str| flags.iter().find_map(|flag| flag.strip_prefix(name)).map(fs::read_to_string).transpose();
    let words = file("--words=")?.map_or_else(|| Ok(Words::polish()), |text| Words::parse(&text).map(Arc::new))?;
    let letters = file("--letters=")?.map_or_else(|| Ok(Letters::polish()), |text| text.parse())?;
    let rules = Shogword::new(words, letters, options);
    let games: u64 = games.parse()?;
    let endings: Vec<Ending> = (0..games).into_par_iter().map(|game| play(&rules, programs, game)).collect();
    print(&endings);
    Ok(())
}

fn play(rules: &Shogword, programs: [Program; 2], game: u64) -> Ending {
    let rotation = Rotation::of(game, 2);
    let start = if programs[0] == programs[1] { game } else { rotation.start };
    let seed = Seed::try_from((start % u64::from(Seed::COUNT)) as u32).expect("a small number");
    let players = [0, 1].map(|seat| &programs[rotation.player(Seat(seat))] as &dyn Player<Shogword>);
    let mut draws = ["trials 1", "trials 2"].map(|tag| seed.stream(tag));
    let referee = play_out(rules.clone(), rules.begin(seed), &players, &mut draws, Limits::NONE);
    ending(&referee.expect("nobody cancels"), rotation)
}

fn ending(referee: &Referee<Shogword>, rotation: Rotation) -> Ending {
    let position = referee.position();
    let winners = referee.outcome().expect("the game is over").winners;
    let seat = winners.first().copied();
    let color = Color::ALL.into_iter().find(|&color| Some(position.seat(color)) == seat);
    let was_blank_kept =
        color.is_some_and(|color| position.beside(color.other()).contains(&game_shogword::Tile::Blank));
    Ending { winner: seat.map(|seat| rotation.player(seat)), color, laid: position.laid().len(), was_blank_kept }
}

fn print(endings: &[Ending]) {
    let count = |holds: &dyn Fn(&Ending) -> bool| endings.iter().filter(|ending| holds(ending)).count();
    let all = Letters::COUNT + 2;
    let is_mate = |ending: &Ending| ending.laid < all;
    println!(
        "{} games: {} mates, {} with all tiles laid",
        endings.len(),
        count(&is_mate),
        count(&|ending| !is_mate(ending))
    );
    for color in Color::ALL {
        let mated = count(&|ending| is_mate(ending) && ending.color == Some(color.other()));
        let won = count(&|ending| !is_mate(ending) && ending.color == Some(color));
        println!("{color}: mated in {mated}, has the majority in {won}");
    }
    println!("draws: {}", count(&|ending| ending.winner.is_none()));
    println!("mates before the 17th letter: {}", count(&|ending| ending.laid < 17));
    println!("mated with a blank in hand: {}", count(&|ending| is_mate(ending) && ending.was_blank_kept));
    for program in [0, 1] {
        // A draw counts half.
        let points = |ending: &Ending| ending.winner.map_or(0.5, |winner| f64::from(u8::from(winner == program)));
        let Mean { mean, ci95 } = Mean::of(&endings.iter().map(points).collect::<Vec<_>>());
        println!("program {}: {:.1} ± {:.1} of 100", program + 1, 100.0 * mean, 100.0 * ci95);
    }
    let mut laid: BTreeMap<usize, usize> = BTreeMap::new();
    endings.iter().for_each(|ending| *laid.entry(ending.laid).or_default() += 1);
    println!("letters laid: {laid:?}");
}
