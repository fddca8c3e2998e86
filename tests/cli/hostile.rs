//! A small sample of the hostile cases of `examples/hostile`, which tries thousands.

#[path = "../../examples/hostile/cases.rs"]
mod cases;
#[path = "../../examples/hostile/mutants.rs"]
mod mutants;

use cases::{Bench, FAMILIES, table};
use smyoz::puzzles::Seed;

use super::SMYOZ;

/// How many cases the first families have; each takes some milliseconds.
const CASES: usize = 40;

#[test]
fn nothing_is_lost_whatever_the_command_is_given() {
    let bench = Bench::new(SMYOZ.into());
    let seed = Seed::try_from(7).unwrap();
    let rows: Vec<_> = FAMILIES
        .iter()
        .map(|family| (family.name, bench.attempt(family, CASES.div_ceil(family.weight), seed)))
        .collect();
    let lost: Vec<&String> = rows.iter().flat_map(|(_, tally)| &tally.lost).collect();
    assert!(lost.is_empty(), "{}\n{lost:#?}", table(&rows));
    // Cases that are all refused, or all answered, would try little.
    let sum = |number: fn(&cases::Tally) -> usize| rows.iter().map(|(_, tally)| number(tally)).sum::<usize>();
    assert!(sum(|tally| tally.refused) > CASES && sum(|tally| tally.answered) > CASES / 4, "{}", table(&rows));
}
