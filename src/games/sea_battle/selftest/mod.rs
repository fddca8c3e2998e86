//! Self-tests on random cases: the engines against each other, the techniques against layouts,
//! minima against brute force, and ratings of puzzles with withheld counts.

pub mod engines;
pub mod minima;
mod techniques;
pub mod withheld;

pub use techniques::{TechniqueCase, UnsoundError};

use super::board::{Layout, Setting, Shapes, Shows, Touch, Variant};
use super::clues::{Clue, Shown};
use super::seeds::Sampler;
use smyoz_core::puzzles::Stream;

/// Boards and fleets of all kinds.
const GAMES: [(&str, &str); 17] = [
    ("10x10", "4-3-3-2-2-2-1-1-1-1"),
    ("10x10", "5-4-3-3-2"),
    ("8x8", "4-3-3-2-2-2-1-1"),
    ("6x6", "3-2-2-1-1"),
    ("7x5", "4-3-1-1"),
    ("5x9", "4-4-2"),
    ("1x12", "4-3-1"),
    ("14x2", "6-3-1"),
    ("4x4", "3-1"),
    ("9x12", "6-5-4-3-2-1"),
    ("15x15", "5-4-4-3-3-3-2-2-2-2-1-1-1-1-1"),
    ("20x18", "8-6-5-5-4-4-3-3-2-2-1-1"),
    ("11x13", "5-5-4-3-3-2-2-1-1"),
    ("12x12", "5-4-4-3-3-3-2-2-2-2-1-1-1"),
    ("7x30", "9-6-4-3-3-2-2-1"),
    ("25x25", "7-6-6-5-5-4-4-4-3-3-3-2-2-2-1-1-1"),
    ("30x30", "8-7-6-6-5-5-4-4-4-3-3-3-3-2-2-2-2-1-1-1-1"),
];

/// How many of them, the first, the techniques are quick enough for.
const USUAL: usize = 12;

/// Attempts to draw a layout before another game is drawn instead.
const ATTEMPTS: u64 = 20_000;

/// A game on one of these boards, by random rules, in which the pieces fit easily, and some of its
/// layouts. The first boards are drawn most often.
fn game<const N: usize>(boards: &[(&str, &str)], stream: &mut Stream) -> (Setting, [Layout; N]) {
    loop {
        let (size, fleet) = boards[below(stream, boards.len()).min(below(stream, boards.len()))];
        let mines = [0, 0, 1, 2][below(stream, 4)];
        let variant = Variant {
            touch: [Touch::None, Touch::Corners][below(stream, 2)],
            shapes: [Shapes::Straight, Shapes::Any][below(stream, 2)],
            mines,
            sweepers: if mines > 0 { below(stream, 3) as u16 } else { 0 },
        };
        let (size, fleet) = (size.parse().expect("a size"), fleet.parse().expect("a fleet"));
        let Ok(setting) = Setting::new(size, fleet, variant) else { continue };
        let sampler = Sampler::new(&setting);
        let layouts: Vec<Layout> = (0..N).map_while(|_| sampler.draw_within(stream, ATTEMPTS)).collect();
        if let Ok(layouts) = layouts.try_into() {
            return (setting, layouts);
        }
    }
}

/// A random number below this one.
fn below(stream: &mut Stream, bound: usize) -> usize {
    stream.below(bound as u64) as usize
}

/// The same clue, or only that there is a ship.
fn vague(clue: Clue, stream: &mut Stream) -> Clue {
    match clue {
        Clue::Shown(shown) if shown.shows.is_ship() && below(stream, 3) == 0 => {
            Clue::Shown(Shown { shows: Shows::Ship, ..shown })
        }
        _ => clue,
    }
}
