//! Programs that play: until they are interrupted, and what became of the games, as a table.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};

use super::super::CommandError;
use super::super::interrupt::on_interrupt;
use super::super::output::{Output, progress_bar, tell};
use crate::registry::contest::Arena;
use smyoz_core::contest::{Mean, Summary};

/// The numbers of one bar of a histogram.
const WIDTH: u32 = 5;

const LONGEST: usize = 40;

/// Does this many steps of work that ends early once the flag is set; `None` if it was interrupted.
/// The callback of the work gets the number of steps done.
pub(super) fn interruptible<T, E>(
    steps: u64,
    unit: &'static str,
    work: impl FnOnce(&AtomicBool, &mut dyn FnMut(u64)) -> Result<T, E>,
) -> Result<Option<Result<T, E>>, CommandError> {
    let progress = progress_bar(steps as usize, unit);
    let interrupt = on_interrupt(&progress, String::new())?;
    let done = work(interrupt.flag(), &mut |done| progress.set_position(done));
    interrupt.end();
    progress.finish_and_clear();
    if done.is_err() && interrupt.flag().load(Ordering::Relaxed) {
        tell("interrupted");
        return Ok(None);
    }
    Ok(Some(done))
}

/// Prints the games won, and what the game counts, with histograms.
pub(super) fn print(arena: &Arena, output: &mut Output) -> Result<(), CommandError> {
    let Arena { games, seed, players, drawn } = arena;
    output.line(format_args!("{games} games, seed {seed}, each start with both orders of seats"))?;
    for player in players {
        let part = player.won as f64 / (*games).max(1) as f64;
        let ci95 = 1.96 * (part * (1.0 - part) / (*games).max(1) as f64).sqrt();
        let seats: Vec<String> =
            (1..).zip(&player.won_by_seat).map(|(seat, won)| format!("{won} in seat {seat}")).collect();
        output.line(format_args!(
            "\n{}: won {} ({:.1} % ± {:.1}): {}",
            player.program,
            player.won,
            100.0 * part,
            100.0 * ci95,
            seats.join(", ")
        ))?;
        for (what, summary) in &player.counts {
            let Summary { mean: Mean { mean, ci95 }, median, quartiles: [first, third], histogram } = summary;
            output.line(format_args!(
                "  {what}: mean {mean:.1} ± {ci95:.1}, median {median}, quartiles {first} and {third}"
            ))?;
            bars(histogram).iter().try_for_each(|bar| output.line(bar))?;
        }
    }
    if *drawn > 0 {
        output.line(format_args!("\nnot won by one alone: {drawn}"))?;
    }
    Ok(())
}

/// The lines of a histogram.
fn bars(histogram: &BTreeMap<u32, usize>) -> Vec<String> {
    let mut bins: BTreeMap<u32, usize> = BTreeMap::new();
    for (&number, &count) in histogram {
        *bins.entry(number / WIDTH).or_default() += count;
    }
    let most = bins.values().copied().max().unwrap_or(1);
    let (Some((&first, _)), Some((&last, _))) = (bins.first_key_value(), bins.last_key_value()) else {
        return Vec::new();
    };
    let bar = |bin: u32| {
        let count = bins.get(&bin).copied().unwrap_or(0);
        let length = (count * LONGEST).div_ceil(most);
        format!("  {:>5}-{:<3} {} {count}", bin * WIDTH, bin * WIDTH + WIDTH - 1, "#".repeat(length))
    };
    (first..=last).map(bar).collect()
}
