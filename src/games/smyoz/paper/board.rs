//! The board: coordinates, grid, and the shots or the solution.

use std::sync::Arc;

use super::page::{Page, joints};
use crate::board::{Axis, Cell, CellSet, Layout, Placement, Point, SIZE, ShipType};
use crate::clues::{Colouring, Content, Line, Shows};
use smyoz_paper::drawing::{Anchor, Appearance, At, DisplayList, Look, Paint, Pen, Tag, Type};

/// Where a board is drawn, and how large.
#[derive(Clone, Copy, Debug)]
pub(super) struct Board {
    /// The upper left corner of its rim.
    pub at: At,
    /// The side of a cell.
    pub cell: f64,
}

/// A ship as it is drawn, wherever it lies: in an example, perhaps where the rules forbid it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hull {
    pub kind: ShipType,
    pub first: Cell,
    pub last: Cell,
}

impl Hull {
    /// A ship where it lies.
    pub(super) fn of(placement: Placement) -> Self {
        let first = placement.ship().first();
        Self { kind: placement.kind(), first, last: placement.cells().iter().last().unwrap_or(first) }
    }
}

/// The distance of a ship's hull from the sides of its cells, in cells.
const GAP: f64 = 0.1;

/// The usual size of a symbol, in cells.
const SYMBOL: f64 = 0.45;

/// The length of a stroke at a symbol, in cells.
const STROKE: f64 = 0.47;

/// No stroke at a symbol is shorter, in millimetres.
const SHORTEST_STROKE: f64 = 2.6;

/// No stroke at a symbol is longer, in cells.
const LONGEST_STROKE: f64 = 0.8;

/// The halves of a double stroke at a symbol are no further apart, in cells.
const DOUBLE: f64 = 0.095;

/// Coordinates that would be smaller are left out, in millimetres: nobody could read them.
const SMALLEST_COORDINATE: f64 = 1.3;

/// No letter of a ship is smaller, in millimetres, if it has room.
const SMALLEST: f64 = 2.2;

/// The room for the coordinates beside and above a board, and its sides, in cells: books set boards
/// of all games in these proportions.
pub(super) use smyoz_paper::book::{MARGIN, SIDE};
const _: () = assert!(SIDE == SIZE as f64);

impl Board {
    /// Draws the board of a page.
    pub fn draw(self, drawing: &mut DisplayList, page: &Page) {
        drawing.tagged(Tag::Figure(page.in_words()), |drawing| self.draw_page(drawing, page));
    }

    fn draw_page(self, drawing: &mut DisplayList, page: &Page) {
        if let Some(known) = &page.known {
            self.draw_points_to_fill(drawing);
            return self.draw_known(drawing, known);
        }
        self.draw_grid(drawing);
        match &page.layout {
            Some(layout) => self.draw_solution(drawing, layout, page.given, page.shows_lines),
            None => self.draw_shots(drawing, page),
        }
        self.draw_rim(drawing);
    }

    /// Draws a board with only some ships.
    pub fn draw_ships(self, drawing: &mut DisplayList, ships: &[Hull]) {
        self.draw_grid(drawing);
        for &ship in ships {
            self.draw_hull(drawing, ship);
            self.draw_middle_letter(drawing, ship);
        }
        self.draw_rim(drawing);
    }

    /// Draws the shots of a page on a board without coordinates.
    pub fn draw_thumbnail(self, drawing: &mut DisplayList, page: &Page) {
        self.draw_lines(drawing);
        self.draw_shots(drawing, page);
        self.draw_rim(drawing);
    }

    /// The position at these distances from the upper left corner, in cells.
    pub(super) fn place(self, columns: f64, rows: f64) -> At {
        (self.at.0 + self.cell * columns, self.at.1 + self.cell * rows)
    }

    pub(super) fn point(self, point: Point) -> At {
        self.place(f64::from(point.column()) + 1.0, f64::from(point.row()) + 1.0)
    }

    pub(super) fn centre(self, cell: Cell) -> At {
        self.place(f64::from(cell.column()) + 0.5, f64::from(cell.row()) + 0.5)
    }

    pub(super) fn draw_rim(self, drawing: &mut DisplayList) {
        drawing.rect(Look::Rim, self.place(0.0, 0.0), self.place(SIDE, SIDE), 0.0);
    }

    fn draw_lines(self, drawing: &mut DisplayList) {
        for at in 1..SIZE {
            let at = f64::from(at);
            drawing.line(Look::Grid, self.place(at, 0.0), self.place(at, SIDE));
            drawing.line(Look::Grid, self.place(0.0, at), self.place(SIDE, at));
        }
    }

    /// The thin lines inside, and the coordinates outside.
    pub(super) fn draw_grid(self, drawing: &mut DisplayList) {
        self.draw_lines(drawing);
        let number = Type::pale((self.cell * drawing.appearance.board.coordinate).max(f64::min(2.0, self.cell * 0.34)));
        if number.size.max(drawing.appearance.least_in_figures) < SMALLEST_COORDINATE {
            return;
        }
        for at in 0..SIZE {
            let (name, middle) = ((at + 1).to_string(), f64::from(at) + 0.5);
            let (above, (x, y)) = (self.place(middle, -0.17), self.place(-0.26, middle));
            drawing.text(number, Anchor::Middle, above, &name);
            drawing.text(number, Anchor::Middle, (x, y + number.size * 0.36), &name);
        }
    }

    /// The points, faint, so that they can be filled in with a pencil.
    fn draw_points_to_fill(self, drawing: &mut DisplayList) {
        for point in Point::all() {
            drawing.circle(Look::Faint, self.point(point), 0.5_f64.min(self.cell * 0.045));
        }
    }

    fn draw_shots(self, drawing: &mut DisplayList, page: &Page) {
        self.draw_points_to_fill(drawing);
        for cell in Cell::all() {
            if let Some(shows) = page.cells[cell.index()] {
                draw_shows(drawing, self.centre(cell), self.cell, shows);
            }
        }
    }

    /// Ships, frames around the cells of given shots and, if they are wanted, the 18 coloured
    /// lines, water points and islands.
    fn draw_solution(self, drawing: &mut DisplayList, layout: &Layout, given: CellSet, has_lines: bool) {
        let placements = layout.placements();
        let hulls = placements.map(Hull::of);
        // Below the ships, so that no frame runs through a letter.
        for cell in given {
            let (left, top) = (f64::from(cell.column()), f64::from(cell.row()));
            let (corner, opposite) = (self.place(left + 0.04, top + 0.04), self.place(left + 0.96, top + 0.96));
            drawing.rect(Look::Given, corner, opposite, 0.0);
        }
        hulls.iter().for_each(|&hull| self.draw_hull(drawing, hull));
        if !has_lines {
            hulls.iter().for_each(|&hull| self.draw_middle_letter(drawing, hull));
            return;
        }
        let colouring = Colouring::of(layout);
        for axis in Axis::BOTH {
            colouring
                .lines(axis)
                .iter()
                .enumerate()
                .for_each(|(at, line)| self.draw_line(drawing, axis, at as f64, line));
        }
        hulls.iter().for_each(|&hull| self.draw_letter(drawing, hull));
        let water = layout.water_points();
        joints(water).for_each(|(one, other)| drawing.line(Look::Island, self.point(one), self.point(other)));
        // Wider than what joins them.
        let radius = (self.cell * 0.093).max(1.0);
        water.iter().for_each(|point| drawing.circle(Look::Point, self.point(point), radius));
    }

    /// Two opposite corners of a ship, each so far inside its cells.
    pub(super) fn corners(self, Hull { first, last, .. }: Hull, gap: f64) -> (At, At) {
        let [left, top, right, bottom] =
            [first.column(), first.row(), last.column() + 1, last.row() + 1].map(f64::from);
        (self.place(left + gap, top + gap), self.place(right - gap, bottom - gap))
    }

    pub(super) fn draw_hull(self, drawing: &mut DisplayList, hull: Hull) {
        let (corner, opposite) = self.corners(hull, GAP);
        drawing.rect(Look::Ship, corner, opposite, self.cell * 0.27);
    }

    /// The ship's letter on top of the lines: in its centre or, where that would hide the lines of
    /// a single cell, in its corner between them.
    fn draw_letter(self, drawing: &mut DisplayList, hull: Hull) {
        if hull.kind != ShipType::Delta {
            return self.draw_middle_letter(drawing, hull);
        }
        let ((left, top), _) = self.corners(hull, 0.0);
        // The corner reaches from the hull to the lines; a letter is three quarters as high as its
        // size.
        let corner = (0.5 - GAP) * self.cell - 0.55;
        let size = (self.cell * 0.28).max(SMALLEST).min(corner / 0.75);
        let (x, y) = (left + self.cell * 0.33, top + self.cell * 0.33);
        drawing.text(Type::plain(size), Anchor::Middle, (x, y + size * 0.37), &hull.kind.greek().to_string());
    }

    /// A ship's letter in its middle, on a ground that hides the lines behind it.
    fn draw_middle_letter(self, drawing: &mut DisplayList, hull: Hull) {
        let ((left, top), (right, bottom)) = self.corners(hull, 0.0);
        let (x, y) = ((left + right) / 2.0, (top + bottom) / 2.0);
        let size = (self.cell * 0.42).max(SMALLEST);
        drawing.circle(Look::Halo, (x, y), size * 0.52);
        drawing.text(Type::plain(size), Anchor::Middle, (x, y + size * 0.3), &hull.kind.greek().to_string());
    }

    /// The line of a row or column, as long as it really is: a water line from rim to rim, a green
    /// one inside its ship, a red one from hull to hull.
    fn draw_line(self, drawing: &mut DisplayList, axis: Axis, at: f64, line: &Line) {
        let (pen, beyond) = match line {
            Line::Water => (Pen::Green, 0.0),
            Line::Single(_) => (Pen::Green, -GAP - 0.06),
            Line::Red(_) => (Pen::Red, GAP),
        };
        let span = line.span();
        let [from, to] = [f64::from(span.start) - beyond, f64::from(span.end) + beyond].map(|along| match axis {
            Axis::Horizontal => self.place(along, at + 0.5),
            Axis::Vertical => self.place(at + 0.5, along),
        });
        drawing.stroke(pen, from, to);
    }
}

/// What a shot shows, around the centre of a cell: red strokes above the symbol, green ones below.
/// Strokes have the same weight in cells of all sizes. Where they leave it no room the symbol is
/// moved away from them.
pub(super) fn draw_shows(drawing: &mut DisplayList, (x, y): At, cell: f64, shows: Shows) {
    let appearance = Arc::clone(&drawing.appearance);
    let above = stroke_places(&appearance, cell, shows.colour.red());
    let below = stroke_places(&appearance, cell, shows.colour.green());
    let pushed = |places: &[f64]| places.first().map_or(0.0, |first| (free(&appearance, cell) - first).max(0.0));
    let moved = (pushed(&above) - pushed(&below)).clamp(-cell * 0.26, cell * 0.26);
    // Some Greek letters have descenders; digits do not.
    let (symbol, baseline) = match shows.content {
        Content::Ship(kind) => (kind.greek().to_string(), 0.13),
        Content::Water(digit) => (digit.to_string(), 0.16),
    };
    let size = appearance.board.symbol;
    let baseline = baseline * (size / SYMBOL);
    drawing.text(Type::plain(cell * size), Anchor::Middle, (x, y + cell * baseline + moved), &symbol);
    for (pen, places, away) in [(Pen::Red, above, -1.0), (Pen::Green, below, 1.0)] {
        let paint = appearance.paint(pen.look());
        let half = stroke_length(paint, cell) / 2.0;
        for place in places {
            let y = y + away * place;
            drawing.stroke_apart(pen, (x - half, y), (x + half, y), apart(paint, cell));
        }
    }
}

/// The length of a stroke at a symbol. A dashed one has two dashes at least, if there is room.
fn stroke_length(paint: Paint, cell: f64) -> f64 {
    let length = (cell * STROKE).max(SHORTEST_STROKE);
    let two_dashes = paint.dash.map_or(0.0, |(dash, gap)| 2.0 * dash + gap);
    length.max(two_dashes.min(cell * LONGEST_STROKE))
}

/// How far the halves of a double stroke at a symbol are apart.
fn apart(paint: Paint, cell: f64) -> Option<f64> {
    paint.double.map(|apart| apart.min(cell * DOUBLE))
}

/// Half the thickness of a stroke at a symbol.
fn half_stroke(appearance: &Appearance, cell: f64) -> f64 {
    let half = |pen: Pen| {
        let paint = appearance.paint(pen.look());
        (paint.stroke.map_or(0.0, |(_, width)| width) + apart(paint, cell).unwrap_or(0.0)) / 2.0
    };
    half(Pen::Red).max(half(Pen::Green))
}

/// How much further a symbol of this theme reaches from its middle than the usual one, in cells.
fn further(appearance: &Appearance) -> f64 {
    (appearance.board.symbol - SYMBOL) / 2.0
}

/// The least distance of a stroke from the middle of a cell that leaves room for the symbol.
fn free(appearance: &Appearance, cell: f64) -> f64 {
    cell * (0.24 + further(appearance)) + 0.1 + half_stroke(appearance, cell)
}

/// The distances of this many strokes on one side from the middle of a cell.
fn stroke_places(appearance: &Appearance, cell: f64, count: u8) -> Vec<f64> {
    let half = half_stroke(appearance, cell);
    // Double strokes need more, or they would seem to be one of four lines.
    let are_double = [Pen::Red, Pen::Green].iter().any(|pen| appearance.paint(pen.look()).double.is_some());
    let apart = if are_double { 0.75 } else { 0.35 };
    let between = (cell * 0.13).max(2.0 * half + apart).min(cell * 0.27);
    let first = (cell * (0.28 + further(appearance))).max(free(appearance, cell));
    // None comes near the side of the cell.
    let last = (first + between * (f64::from(count) - 1.0)).min(cell / 2.0 - half - 0.25);
    (1..=count).map(|place| last - between * f64::from(count - place)).collect()
}

#[cfg(test)]
mod tests {
    use itertools::iproduct;

    use super::*;
    use smyoz_paper::Ink;
    use smyoz_paper::theme::standard;

    #[test]
    fn strokes_can_be_told_apart_in_small_cells() {
        for (ink, tenths) in iproduct!([Ink::Colour, Ink::Mono], 53..=160) {
            let (appearance, cell) = (standard(ink), f64::from(tenths) / 10.0);
            let [red, green] = [Pen::Red, Pen::Green].map(|pen| appearance.paint(pen.look()));
            let (dash, gap) = green.dash.unwrap();
            let length = stroke_length(green, cell);
            assert!(length >= 2.0 * dash + gap && length < cell, "{cell}: two dashes");
            let (_, width) = red.stroke.unwrap();
            let within = apart(red, cell).unwrap() - width;
            let [first, second] = stroke_places(&appearance, cell, 2)[..] else { panic!("two strokes") };
            let between = second - first - width - apart(red, cell).unwrap();
            assert!(within > 0.1 && between > 2.0 * within, "{cell}: {between} and {within}");
            // The symbol, a little less than three quarters as high as its size, stays clear of
            // them.
            let [one] = stroke_places(&appearance, cell, 1)[..] else { panic!("a stroke") };
            assert!(one - half_stroke(&appearance, cell) > cell * appearance.board.symbol * 0.36, "{cell}");
        }
    }
}
