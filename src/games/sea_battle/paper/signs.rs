//! The signs in the cells of a board: parts of ships, water, mines and minesweepers.

use std::f64::consts::PI;

use tiny_skia::{Path, PathBuilder};

use crate::board::{Cell, CellSet, Layout, Piece, Shows};
use smyoz_paper::drawing::{At, DisplayList, Look, rounded};

#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    pub centre: At,
    pub side: f64,
}

/// Half the width of a ship, in cells.
const SHIP: f64 = 0.39;
/// Half the width of a part of a ship of which nothing else is known.
const PART: f64 = 0.17;
/// How far a mine's spikes reach from its centre, and where they begin.
const MINE: (f64, f64) = (0.42, 0.21);
const SPIKES: u8 = 8;
/// The radius of the circle around a minesweeper's triangle, and of that around its inside.
const SWEEPER: (f64, f64) = (0.46, 0.25);
/// Half the length of a wave, its height, and its distance from the middle of the cell.
const WAVE: (f64, f64, f64) = (0.3, 0.17, 0.13);

/// The sides at which a ship goes on beyond a cell: left, top, right, bottom.
pub(super) type Sides = [bool; 4];

/// Draws what a clue says of a cell.
pub(super) fn draw(drawing: &mut DisplayList, spot: Spot, shows: Shows) {
    match shows {
        Shows::Water => draw_water(drawing, spot),
        Shows::Submarine => draw_part(drawing, spot, [false; 4]),
        Shows::Left => draw_part(drawing, spot, [false, false, true, false]),
        Shows::Right => draw_part(drawing, spot, [true, false, false, false]),
        Shows::Top => draw_part(drawing, spot, [false, false, false, true]),
        Shows::Bottom => draw_part(drawing, spot, [false, true, false, false]),
        Shows::Middle => draw_part(drawing, spot, [true; 4]),
        Shows::Ship => {
            let (corner, opposite) = square(spot, PART);
            drawing.rect(Look::Ink, corner, opposite, 0.0);
        }
        Shows::Mine => draw_mine(drawing, spot),
        Shows::Sweeper => draw_sweeper(drawing, spot),
    }
}

/// Draws what lies in a cell of a layout; nothing for water.
pub(super) fn draw_piece(drawing: &mut DisplayList, spot: Spot, layout: &Layout, cell: Cell) {
    match layout.at(cell) {
        None => {}
        Some(Piece::Ship) => draw_part(drawing, spot, sides(layout.cells(Piece::Ship), cell)),
        Some(Piece::Mine) => draw_mine(drawing, spot),
        Some(Piece::Sweeper) => draw_sweeper(drawing, spot),
    }
}

/// Where the ship goes on whose cell it is.
pub(super) fn sides(ships: &CellSet, cell: Cell) -> Sides {
    let beside = (CellSet::of(cell).with_sides() & *ships) - CellSet::of(cell);
    let has = |is_there: &dyn Fn(Cell) -> bool| beside.iter().any(is_there);
    [
        has(&|other| other.column() < cell.column()),
        has(&|other| other.row() < cell.row()),
        has(&|other| other.column() > cell.column()),
        has(&|other| other.row() > cell.row()),
    ]
}

/// A part of a ship: it is round at the corners where the ship goes on at neither side.
pub(super) fn draw_part(drawing: &mut DisplayList, spot: Spot, [left, top, right, bottom]: Sides) {
    let (corner, opposite) = square(spot, SHIP);
    let radius = |goes_on: bool| if goes_on { 0.0 } else { SHIP * spot.side };
    let radii = [top || right, right || bottom, bottom || left, left || top].map(radius);
    let mut path = PathBuilder::new();
    rounded(corner, opposite, radii, &mut path);
    drawing.path(Look::Ink, path.finish());
}

/// Two opposite corners of a square around the centre, by half its side in cells.
fn square(Spot { centre: (x, y), side }: Spot, half: f64) -> (At, At) {
    let half = half * side;
    ((x - half, y - half), (x + half, y + half))
}

fn draw_water(drawing: &mut DisplayList, Spot { centre: (x, y), side }: Spot) {
    let (half, height, apart) = (WAVE.0 * side, WAVE.1 * side, WAVE.2 * side);
    for y in [y - apart, y + apart] {
        let at = |x: f64, y: f64| (x as f32, y as f32);
        let mut path = PathBuilder::new();
        let ((from_x, from_y), (middle_x, middle_y), (to_x, to_y)) = (at(x - half, y), at(x, y), at(x + half, y));
        let ((crest_x, crest_y), (trough_x, trough_y)) =
            (at(x - half / 2.0, y - height), at(x + half / 2.0, y + height));
        path.move_to(from_x, from_y);
        path.quad_to(crest_x, crest_y, middle_x, middle_y);
        path.quad_to(trough_x, trough_y, to_x, to_y);
        drawing.path(Look::Water, path.finish());
    }
}

fn draw_mine(drawing: &mut DisplayList, spot: Spot) {
    let corners = 2 * SPIKES;
    let corner = |at: u8| circular(spot, if at.is_multiple_of(2) { MINE.0 } else { MINE.1 }, at, corners);
    drawing.path(Look::Ink, polygon((0..corners).map(corner)));
    drawing.circle(Look::Ink, spot.centre, 1.3 * MINE.1 * spot.side);
}

/// A triangle, as players draw it.
fn draw_sweeper(drawing: &mut DisplayList, Spot { centre: (x, y), side }: Spot) {
    // The middle of its height must be that of the cell.
    let spot = Spot { centre: (x, y + side * SWEEPER.0 / 4.0), side };
    for (look, radius) in [(Look::Ink, SWEEPER.0), (Look::Paper, SWEEPER.1)] {
        drawing.path(look, polygon((0..3).map(|at| circular(spot, radius, at, 3))));
    }
}

/// One of this many points on a circle around a cell's centre, clockwise from the top.
fn circular(Spot { centre: (x, y), side }: Spot, radius: f64, at: u8, points: u8) -> At {
    let (sine, cosine) = (2.0 * PI * f64::from(at) / f64::from(points)).sin_cos();
    (x + radius * side * sine, y - radius * side * cosine)
}

fn polygon(corners: impl Iterator<Item = At>) -> Option<Path> {
    let mut path = PathBuilder::new();
    for (at, (x, y)) in corners.enumerate() {
        match at {
            0 => path.move_to(x as f32, y as f32),
            _ => path.line_to(x as f32, y as f32),
        }
    }
    path.close();
    path.finish()
}
