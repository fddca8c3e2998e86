//! Whether the techniques of Sea Battle are sound: each asked at random positions, and what it
//! concludes compared with layouts that fit. `cargo run --release --example sea_battle_techniques
//! -- 10000 1` tests this many cases of a seed.

use std::env;
use std::process::ExitCode;
use std::time::Instant;

use smyoz::games::sea_battle::SeaBattle;
use smyoz::games::sea_battle::selftest::TechniqueCase;
use smyoz::puzzles::Seed;
use smyoz::rating::Tally;

fn main() -> ExitCode {
    let number = |at: usize, absent: u32| env::args().nth(at).map_or(absent, |text| text.parse().expect("a number"));
    let (cases, seed) = (number(1, 1000), Seed::try_from(number(2, 0)).expect("a seed has six digits"));
    let (start, mut tally, mut unsound) = (Instant::now(), Tally::of::<SeaBattle>(), 0);
    for case in 0..cases {
        if let Err(error) = TechniqueCase::draw(seed, case).test(&mut tally) {
            unsound += 1;
            println!("case {case} of seed {seed}: {error}");
        }
    }
    for (id, uses) in &tally.uses {
        println!("{:20} {:9} facts at {:7} positions", id, uses.facts, uses.positions);
    }
    println!("{cases} cases in {:.1} s, {} positions: {unsound} wrong", start.elapsed().as_secs_f64(), tally.positions);
    if unsound == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
