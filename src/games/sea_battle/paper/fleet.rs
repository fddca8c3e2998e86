//! The fleet: its ships, mines and minesweepers, each perhaps with a box to tick.

use super::signs::{self, Spot};
use super::text;
use crate::board::{Setting, Shapes, Shows};
use smyoz_paper::drawing::{At, DisplayList, Look, Tag};
use smyoz_paper::scaled::Scaled;

/// The side of a cell.
const CELL: f64 = 4.0;
const ROW: f64 = 7.5;
/// The distance from a ship to its box, the side of the box, and the distance to the next ship.
const BOX: f64 = 0.8;
const TICK: f64 = 2.6;
const APART: f64 = 3.8;

/// What the cells of each piece show, the longest ship first.
fn pieces(setting: &Setting) -> Vec<Vec<Shows>> {
    let variant = setting.variant();
    let ships = setting.fleet().lengths().iter().map(|&length| parts(length, variant.shapes));
    let single = |shows, number: u16| std::iter::repeat_n(vec![shows], number.into());
    ships.chain(single(Shows::Mine, variant.mines)).chain(single(Shows::Sweeper, variant.sweepers)).collect()
}

/// The parts of a ship that lies; of a figure that is not known, just this many parts.
fn parts(length: u8, shapes: Shapes) -> Vec<Shows> {
    if shapes == Shapes::Any && (3..=4).contains(&length) {
        return vec![Shows::Ship; length.into()];
    }
    let part = |at: u8| match (at == 0, at + 1 == length) {
        (true, true) => Shows::Submarine,
        (true, false) => Shows::Left,
        (false, true) => Shows::Right,
        (false, false) => Shows::Middle,
    };
    (0..length).map(part).collect()
}

/// The pieces of a game, from the upper left corner on, in rows.
pub(super) struct Fleet<'a> {
    pub setting: &'a Setting,
    /// Whether each piece has a box to tick.
    pub has_ticks: bool,
}

impl Fleet<'_> {
    /// The width of a piece with its box.
    fn own_width(&self, piece: &[Shows]) -> f64 {
        CELL * piece.len() as f64 + if self.has_ticks { BOX + TICK } else { 0.0 }
    }

    /// The pieces, each with its place from the upper left corner, in rows of this width.
    fn placed(&self, width: f64) -> Vec<(At, Vec<Shows>)> {
        let (mut x, mut y) = (0.0, 0.0);
        let mut place = |piece: Vec<Shows>| {
            let own = self.own_width(&piece);
            if x > 0.0 && x + own > width {
                (x, y) = (0.0, y + ROW);
            }
            let at = (x, y);
            x += own + APART;
            (at, piece)
        };
        pieces(self.setting).into_iter().map(&mut place).collect()
    }

    /// The height in rows of this width.
    pub fn height(&self, width: f64) -> f64 {
        self.placed(width).last().map_or(0.0, |((_, y), _)| y + ROW)
    }

    /// The width that it takes in rows of this width.
    pub fn width(&self, width: f64) -> f64 {
        let placed = self.placed(width);
        placed.iter().map(|((x, _), piece)| x + self.own_width(piece)).fold(0.0, f64::max)
    }

    /// The width of the widest piece.
    pub fn widest(&self) -> f64 {
        pieces(self.setting).iter().map(|piece| self.own_width(piece)).fold(0.0, f64::max)
    }

    /// Draws it from this corner on.
    pub fn draw(&self, drawing: &mut DisplayList, scaled: Scaled, corner: At, width: f64) {
        drawing.tagged(Tag::Figure(text::fleet(self.setting)), |drawing| self.draw_all(drawing, scaled, corner, width));
    }

    fn draw_all(&self, drawing: &mut DisplayList, scaled: Scaled, (left, top): At, width: f64) {
        for ((x, y), piece) in self.placed(width) {
            let (x, middle) = (left + x, top + y + CELL / 2.0);
            for (at, &shows) in piece.iter().enumerate() {
                let centre = scaled.place(x + CELL * (at as f64 + 0.5), middle);
                signs::draw(drawing, Spot { centre, side: CELL * scaled.scale }, shows);
            }
            if self.has_ticks {
                let end = x + CELL * piece.len() as f64 + BOX;
                let (corner, opposite) =
                    (scaled.place(end, middle - TICK / 2.0), scaled.place(end + TICK, middle + TICK / 2.0));
                drawing.rect(Look::Tick, corner, opposite, 0.0);
            }
        }
    }
}
