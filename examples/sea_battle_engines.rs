//! Compares the two engines of Sea Battle on random clues: `cargo run --release --example
//! sea_battle_engines -- 10000` for the first 10,000 cases.

use smyoz::sea_battle::selftest::EngineCase;
use smyoz::seed::Seed;

fn main() {
    let wanted = std::env::args().nth(1).and_then(|number| number.parse().ok()).unwrap_or(10_000);
    let seed = Seed::try_from(15).expect("a seed");
    let (mut unsolvable, mut unique, mut compared) = (0, 0, 0);
    for number in 0..wanted {
        let case = EngineCase::draw(seed, number);
        let agreement = case.test().unwrap_or_else(|mismatch| {
            panic!("case {number}, {:?}: {mismatch}\n{:?}", case.setting, mismatch.clues);
        });
        unsolvable += u32::from(agreement.solutions == Some(0));
        unique += u32::from(agreement.solutions == Some(1));
        compared += agreement.compared;
    }
    println!("{wanted} cases: {unsolvable} without solution, {unique} with one; {compared} solutions compared");
}
