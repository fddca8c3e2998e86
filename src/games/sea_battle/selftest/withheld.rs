//! Puzzles with withheld counts: whether all of them can be rated and explained.
//!
//! Each puzzle is drawn from a seed and its own number alone: a board of 6 × 6 to 12 × 12, a fleet
//! for it, a layout, some of its counts, and cells that are shown until no other layout is left.
//! Suppositions about such puzzles lead to counts that contradict each other, which puzzles with
//! all counts never do.

use super::{ATTEMPTS, below};
use crate::board::{Layout, Setting, Shapes, Touch, Variant};
use crate::clues::{Clue, Clues, Topic};
use crate::engines::Solver;
use crate::puzzle::Puzzle;
use crate::seeds::Sampler;
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::{Seed, Stream};

/// The puzzle with this number. Its solution is recorded.
pub fn draw(seed: Seed, number: u32) -> Puzzle {
    let mut stream = seed.stream(&format!("sea withheld {number}"));
    let (setting, layout) = loop {
        let Some(setting) = game(&mut stream) else { continue };
        let drawn = Sampler::new(&setting).draw_within(&mut stream, ATTEMPTS);
        if let Some(layout) = drawn {
            break (setting, layout);
        }
    };
    let clues = clues(&setting, &layout, &mut stream);
    Puzzle { solution: Some(layout), ..Puzzle::new(setting, clues) }
}

/// A board and a fleet that covers about a fifth of it; on every fourth board, ships may touch or
/// be bent, or there are mines.
fn game(stream: &mut Stream) -> Option<Setting> {
    let [width, height] = [6, 6].map(|least| least + below(stream, 7));
    let most = width * height * (14 + below(stream, 8)) / 100;
    let (mut fleet, mut cells) = (Vec::new(), 0);
    while cells < most {
        let length = (1 + below(stream, 5).min(below(stream, 5))).min(most - cells);
        cells += length;
        fleet.push(length.to_string());
    }
    let variant = match below(stream, 4) {
        0 => {
            let mines = [0, 0, 1, 2][below(stream, 4)];
            Variant {
                touch: [Touch::None, Touch::Corners][below(stream, 2)],
                shapes: [Shapes::Straight, Shapes::Any][below(stream, 2)],
                mines,
                sweepers: mines.min(below(stream, 2) as u16),
            }
        }
        _ => Variant::default(),
    };
    let size = format!("{width}x{height}").parse().ok()?;
    Setting::new(size, fleet.join("-").parse().ok()?, variant).ok()
}

/// Some of the counts, and cells without which they would leave other layouts.
fn clues(setting: &Setting, layout: &Layout, stream: &mut Stream) -> Clues {
    let mut clues = Clues::none(setting.size());
    let odds = 2 + below(stream, 6);
    for topic in Topic::counts(setting) {
        if below(stream, 8) < odds {
            clues.insert(Clue::of(topic, layout));
        }
    }
    let mut solver = Solver::new(setting);
    loop {
        let solutions = solver.solutions(&clues, 2, Limits::NONE).expect("there is no limit").layouts;
        let Some(other) = solutions.iter().find(|other| *other != layout) else { return clues };
        let apart: Vec<Clue> =
            Topic::cells(setting).map(|topic| Clue::of(topic, layout)).filter(|clue| !clue.fits(other)).collect();
        clues.insert(apart[below(stream, apart.len())]);
    }
}
