//! The board: coordinates, grid, and the shots or the solution.

use super::canvas::{At, Pen, SvgCanvas};
use super::{BOARD, CELL, LEFT, draw_shows};
use crate::print::page::{Page, joints};
use crate::smyoz::{Axis, Cell, Colouring, Layout, Line, Placement, Point, SIZE};

/// The distance of a ship's hull from the sides of its cells.
const GAP: f64 = 1.5;

/// Draws the board of a page.
pub(super) fn draw(canvas: &mut SvgCanvas, page: &Page) {
    draw_grid(canvas);
    match &page.layout {
        Some(layout) => draw_solution(canvas, layout),
        None => draw_shots(canvas, page),
    }
    let end = f64::from(SIZE);
    canvas.rect("rim", place(0.0, 0.0), place(end, end), 0.0);
}

/// The position at these distances from the board's upper left corner, in cells.
fn place(columns: f64, rows: f64) -> At {
    (LEFT + CELL * columns, BOARD + CELL * rows)
}

fn point_place(point: Point) -> At {
    place(f64::from(point.column()) + 1.0, f64::from(point.row()) + 1.0)
}

/// The thin lines inside, and the coordinates outside.
fn draw_grid(canvas: &mut SvgCanvas) {
    let end = f64::from(SIZE);
    for at in 1..SIZE {
        let at = f64::from(at);
        canvas.line("grid", place(at, 0.0), place(at, end));
        canvas.line("grid", place(0.0, at), place(end, at));
    }
    for at in 0..SIZE {
        let (number, middle) = ((at + 1).to_string(), f64::from(at) + 0.5);
        let ((x, top), (left, y)) = (place(middle, 0.0), place(0.0, middle));
        canvas.text("number", (x, top - 2.8), &number);
        canvas.text("number", (left - 4.2, y + 1.4), &number);
    }
}

/// The shots; the points are faint, so that they can be filled in with a pencil.
fn draw_shots(canvas: &mut SvgCanvas, page: &Page) {
    for point in Point::all() {
        canvas.circle("faint", point_place(point), 0.5);
    }
    for cell in Cell::all() {
        if let Some(shows) = page.cells[cell.index()] {
            draw_shows(canvas, place(f64::from(cell.column()) + 0.5, f64::from(cell.row()) + 0.5), shows);
        }
    }
}

/// Ships, the 18 coloured lines, water points and islands.
fn draw_solution(canvas: &mut SvgCanvas, layout: &Layout) {
    let placements = layout.placements();
    placements.iter().for_each(|&placement| draw_hull(canvas, placement));
    let colouring = Colouring::of(layout);
    for axis in Axis::BOTH {
        colouring.lines(axis).iter().enumerate().for_each(|(at, line)| draw_line(canvas, axis, at as f64, line));
    }
    placements.iter().for_each(|&placement| draw_letter(canvas, placement));
    let water = layout.water_points();
    let strokes: Vec<_> = joints(water).map(|(one, other)| (point_place(one), point_place(other))).collect();
    let points: Vec<_> = water.iter().map(point_place).collect();
    draw_islands(canvas, &strokes, &points);
}

/// Two opposite corners of a ship.
fn corners(placement: Placement) -> (At, At) {
    let ship = placement.ship();
    let place = |column: u8, row: u8| place(f64::from(column), f64::from(row));
    (
        place(ship.start(Axis::Horizontal), ship.start(Axis::Vertical)),
        place(ship.end(Axis::Horizontal), ship.end(Axis::Vertical)),
    )
}

fn draw_hull(canvas: &mut SvgCanvas, placement: Placement) {
    let ((left, top), (right, bottom)) = corners(placement);
    canvas.rect("ship", (left + GAP, top + GAP), (right - GAP, bottom - GAP), 4.0);
}

/// The ship's letter in its centre, on top of the lines.
fn draw_letter(canvas: &mut SvgCanvas, placement: Placement) {
    let ((left, top), (right, bottom)) = corners(placement);
    let (x, y) = ((left + right) / 2.0, (top + bottom) / 2.0);
    canvas.circle("halo", (x, y), 3.2);
    canvas.text("letter", (x, y + 1.9), &placement.kind().greek().to_string());
}

/// The line of a row or column, as long as it really is: a water line from rim to rim, a green one
/// inside its ship, a red one from hull to hull.
fn draw_line(canvas: &mut SvgCanvas, axis: Axis, at: f64, line: &Line) {
    let (pen, beyond) = match line {
        Line::Water => (Pen::Green, 0.0),
        Line::Single(_) => (Pen::Green, -GAP - 0.95),
        Line::Red(_) => (Pen::Red, GAP),
    };
    let span = line.span();
    let ends = [f64::from(span.start) - beyond / CELL, f64::from(span.end) + beyond / CELL];
    let [from, to] = ends.map(|along| match axis {
        Axis::Horizontal => place(along, at + 0.5),
        Axis::Vertical => place(at + 0.5, along),
    });
    canvas.stroke(pen, from, to);
}

/// Water points, joined by thick strokes.
pub(super) fn draw_islands(canvas: &mut SvgCanvas, strokes: &[(At, At)], points: &[At]) {
    strokes.iter().for_each(|&(from, to)| canvas.line("island", from, to));
    points.iter().for_each(|&point| canvas.circle("point", point, 1.4));
}
