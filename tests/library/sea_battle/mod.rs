//! Sea Battle: its rules, its formats, its layouts.

mod certificates;
mod collections;
mod composing;
mod convert;
mod engines;
mod fraud;
mod judge;
mod judging;
mod packing;
mod paths;
mod puzzles;
mod ratings;
mod rules;
mod seeds;
mod shooting;
mod soundness;
mod techniques;

use smyoz::games::sea_battle::{Layout, Setting, Shapes, Touch, Variant};
use smyoz::puzzles::Stream;

/// The standard rules.
const STANDARD: Variant = Variant { touch: Touch::None, shapes: Shapes::Straight, mines: 0, sweepers: 0 };

fn setting(size: &str, fleet: &str, variant: Variant) -> Setting {
    Setting::new(size.parse().unwrap(), fleet.parse().unwrap(), variant).unwrap()
}

fn layout(text: &str) -> Layout {
    text.replace('/', "\n").parse().unwrap()
}

fn below(stream: &mut Stream, bound: usize) -> usize {
    stream.below(bound as u64) as usize
}
