//! Sheets: how a puzzle or its solution is laid out, on a page of its own or as a part of one.

pub(crate) mod board;
pub(crate) mod inventory;

use board::{Board, MARGIN, SIDE, draw_shows};
use inventory::{HEIGHT, InventoryPlace, NUMBERS, SHIPS, draw_code};

use super::drawing::{Anchor, At, DisplayList, Look, Pen, Type};
use super::page::{Page, Sample};
use crate::smyoz::Shot;

/// The side of a cell on a page of its own.
const CELL: f64 = 15.0;
/// The width and height of such a page: A4.
const PAGE: At = (210.0, 297.0);
/// The left and right edges of its content.
const LEFT: f64 = (PAGE.0 - 9.0 * CELL) / 2.0;
const RIGHT: f64 = PAGE.0 - LEFT;

// The positions of its parts, from the top.
const TITLE: f64 = 24.0;
const BOARD: f64 = 45.5;
const INVENTORY: f64 = 192.0;
const LEGEND: f64 = 239.0;
const MERCY: f64 = 266.0;

/// How far the content of a page without a mercy shot is moved down.
const DROP: f64 = 8.0;

/// The length of a sample in a legend.
const SAMPLE: f64 = 7.0;

/// A rectangle on a page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Area {
    /// The upper left corner.
    pub at: At,
    pub width: f64,
    pub height: f64,
}

/// A page of its own, A4 portrait. From top to bottom: title, board, inventory, legend, and at the
/// foot, in a frame and upside down, the mercy shot, where it can be folded away. All are as wide as
/// the board, which is centred on the page; the row numbers are in the margin.
pub(crate) fn page(page: &Page) -> DisplayList {
    let mut drawing = DisplayList::new(PAGE, page.ink, page.lang, format!("SMYOZ – {} – {}", page.label, page.name));
    let drop = if page.mercy.is_none() { DROP } else { 0.0 };
    draw_title(&mut drawing, page, TITLE + drop);
    Board { at: (LEFT, BOARD + drop), cell: CELL }.draw(&mut drawing, page);
    drawing.text(Type::bold(4.6), Anchor::Start, (LEFT, INVENTORY + drop), &page.lang.page_inventory());
    let at = (LEFT, INVENTORY + drop + 6.0);
    let has_ticks = page.layout.is_none();
    InventoryPlace { at, scale: 1.0, is_stacked: false, has_ticks }.draw(&mut drawing, page);
    draw_legend(&mut drawing, page, LEGEND + drop);
    if let Some(shot) = page.mercy {
        draw_mercy(&mut drawing, page, shot, (LEFT, MERCY), RIGHT - LEFT);
    }
    drawing
}

fn draw_title(drawing: &mut DisplayList, page: &Page, y: f64) {
    drawing.text(Type::bold(10.0), Anchor::Start, (LEFT, y), "SMYOZ");
    drawing.text(Type::plain(8.0), Anchor::End, (RIGHT, y), &page.label);
    drawing.line(Look::Rule, (LEFT, y + 4.0), (RIGHT, y + 4.0));
    drawing.text(Type::pale(3.4), Anchor::Start, (LEFT, y + 9.5), &page.name);
    if page.layout.is_none() {
        drawing.text(Type::pale(3.4), Anchor::End, (RIGHT, y + 9.5), &page.facts);
    }
}

/// The mercy shot: a cell in a frame, upside down.
pub(crate) fn draw_mercy(drawing: &mut DisplayList, page: &Page, shot: Shot, (left, top): At, width: f64) {
    let (lang, height, right) = (page.lang, CELL + 3.0, left + width);
    drawing.rect(Look::Frame, (left, top), (right, top + height), 2.0);
    let middle = top + height / 2.0;
    drawing.turned(((left + right) / 2.0, middle), |drawing| {
        drawing.text(Type::bold(4.6), Anchor::Start, (left + 6.0, middle - 0.8), &lang.page_mercy());
        drawing.text(Type::pale(3.3), Anchor::Start, (left + 6.0, middle + 4.4), &lang.page_mercy_last());
        let corner = (right - CELL - 6.0, middle - CELL / 2.0 + 0.5);
        let name = lang.page_mercy_cell(shot.cell.to_string());
        drawing.text(Type::plain(4.4), Anchor::End, (corner.0 - 4.0, middle + 1.5), &name);
        drawing.rect(Look::Grid, corner, (corner.0 + CELL, corner.1 + CELL - 1.0), 0.0);
        draw_shows(drawing, (corner.0 + CELL / 2.0, middle), CELL, shot.shows);
    });
}

/// The legend, in two columns.
fn draw_legend(drawing: &mut DisplayList, page: &Page, top: f64) {
    drawing.line(Look::Grid, (LEFT, top), (RIGHT, top));
    let legend = page.legend();
    let rows = legend.len().div_ceil(2);
    for (index, (sample, meaning)) in legend.into_iter().enumerate() {
        let x = LEFT + (index / rows) as f64 * (RIGHT - LEFT) / 2.0;
        let y = top + 6.0 + (index % rows) as f64 * 4.9;
        draw_sample(drawing, (x, y), sample);
        drawing.text(Type::pale(3.3), Anchor::Start, (x + SAMPLE + 4.0, y + 1.2), &meaning);
    }
}

fn draw_sample(drawing: &mut DisplayList, (x, y): At, sample: Sample) {
    let (from, to) = ((x, y), (x + SAMPLE, y));
    match sample {
        Sample::Red => drawing.stroke(Pen::Red, from, to),
        Sample::Green => drawing.stroke(Pen::Green, from, to),
        Sample::Island => {
            let points = [(x + 1.0, y), (x + SAMPLE - 1.0, y)];
            drawing.line(Look::Island, points[0], points[1]);
            points.into_iter().for_each(|point| drawing.circle(Look::Point, point, 1.4));
        }
        Sample::Given => drawing.rect(Look::Given, (x + 1.5, y - 2.0), (x + 5.5, y + 2.0), 0.0),
        Sample::Code => draw_code(drawing, 4.0, (x + 1.0, y + 1.3), "0", "1", ""),
        Sample::Signs(signs) => {
            drawing.text(Type::plain(3.6), Anchor::Middle, (x + SAMPLE / 2.0, y + 1.2), signs);
        }
    }
}

/// The largest cell of a board in a book.
const LARGEST_CELL: f64 = 16.0;

/// A puzzle as a part of a page: its number and facts, the board, and the inventory below or, in a
/// wide area, beside it. Returns the side of a cell.
pub(crate) fn puzzle(drawing: &mut DisplayList, page: &Page, area: Area, number: usize) -> f64 {
    let below = f64::min(
        area.width / (SIDE + MARGIN),
        (area.height - HEAD) / (SIDE + MARGIN + 0.5 + HEIGHT * SIDE / (SHIPS + NUMBERS)),
    );
    let beside = f64::min((area.height - HEAD) / (SIDE + MARGIN), (area.width - 75.0) / (SIDE + MARGIN));
    let cell = below.max(beside).min(LARGEST_CELL);
    let is_beside = beside > below;
    let board_width = cell * (SIDE + MARGIN);
    let left = if is_beside { area.at.0 } else { area.at.0 + (area.width - board_width) / 2.0 };
    let right = if is_beside { area.at.0 + area.width } else { left + board_width };
    let y = area.at.1 + 5.0;
    let end = drawing.text(Type::bold(5.6), Anchor::Start, (left + cell * MARGIN, y), &format!("{number}."));
    drawing.text(Type::pale(2.9), Anchor::Start, (end + 3.0, y), &page.facts);
    drawing.text(Type::pale(2.4), Anchor::End, (right, y), &page.name);
    let board = Board { at: (left + cell * MARGIN, area.at.1 + HEAD + cell * MARGIN), cell };
    board.draw(drawing, page);
    let at = match is_beside {
        true => (left + board_width + 5.0, board.at.1 + 2.0),
        false => (board.at.0, board.at.1 + cell * (SIDE + 0.5)),
    };
    let scale = match is_beside {
        true => ((right - at.0) / SHIPS).min(1.0),
        false => cell * SIDE / (SHIPS + NUMBERS),
    };
    InventoryPlace { at, scale, is_stacked: is_beside, has_ticks: true }.draw(drawing, page);
    cell
}

/// The height of the line above a puzzle.
const HEAD: f64 = 8.0;

/// A solution as a part of a page: its number, and the board.
pub(crate) fn solution(drawing: &mut DisplayList, page: &Page, area: Area, number: usize) {
    let cell = f64::min(area.width / (SIDE + MARGIN), (area.height - 7.0) / (SIDE + MARGIN)).min(12.0);
    let left = area.at.0 + (area.width - cell * (SIDE + MARGIN)) / 2.0 + cell * MARGIN;
    drawing.text(Type::bold(4.2), Anchor::Start, (left, area.at.1 + 4.0), &format!("{number}."));
    let board = Board { at: (left, area.at.1 + 6.0 + cell * MARGIN), cell };
    board.draw(drawing, page);
}
