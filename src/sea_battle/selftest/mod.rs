//! Self-tests on random cases: the engines against each other, minima against brute force, and the
//! techniques against layouts.

pub mod engines;
pub mod minima;
pub mod techniques;

use super::board::{Layout, Setting, Shapes, Touch, Variant};
use super::seeds::Sampler;
use crate::seed::Stream;

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

fn below(stream: &mut Stream, bound: usize) -> usize {
    stream.below(bound as u64) as usize
}
