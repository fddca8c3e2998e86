//! SVG pages: A4 portrait, self-contained, drawn in millimetres.
//!
//! From top to bottom: title, board, inventory, legend, and at the foot, in a frame, the mercy
//! shot, where it can be folded away. All are as wide as the board, which is centred on the page;
//! the row numbers are in the margin.

mod board;
mod canvas;
mod inventory;
mod styles;

use canvas::{At, Pen, SvgCanvas};

use super::Exporter;
use super::page::{Page, Sample};
use crate::smyoz::{Colour, Content, Shot, Shows};

/// SVG pages (`.svg`).
#[derive(Clone, Copy, Debug, Default)]
pub struct Svg;

/// The side of a cell.
const CELL: f64 = 15.0;
/// The width and height of the page: A4.
const PAGE: At = (210.0, 297.0);
/// The left and right edges of the content.
const LEFT: f64 = (PAGE.0 - 9.0 * CELL) / 2.0;
const RIGHT: f64 = PAGE.0 - LEFT;

// The positions of the parts of a page, from its top.
const TITLE: f64 = 24.0;
const BOARD: f64 = 45.5;
const INVENTORY: f64 = 192.0;
const LEGEND: f64 = 239.0;
const MERCY: f64 = 263.0;

/// How far the content is moved down on a page without a mercy shot.
const DROP: f64 = 8.0;

/// The length of a stroke at a symbol.
const STROKE: f64 = 7.0;

impl Exporter for Svg {
    fn extension(&self) -> &'static str {
        "svg"
    }

    fn draw(&self, page: &Page) -> String {
        let title = format!("SMYOZ – {} – {}", page.label, page.name);
        let drop = if page.mercy.is_none() { DROP } else { 0.0 };
        let mut canvas = SvgCanvas::new(PAGE, drop, page.ink, page.lang.code(), &title);
        draw_title(&mut canvas, page);
        board::draw(&mut canvas, page);
        inventory::draw(&mut canvas, page);
        draw_legend(&mut canvas, page);
        if let Some(shot) = page.mercy {
            draw_mercy(&mut canvas, page, shot);
        }
        canvas.finish()
    }
}

fn draw_title(canvas: &mut SvgCanvas, page: &Page) {
    canvas.text("title", (LEFT, TITLE), "SMYOZ");
    canvas.text("label", (RIGHT, TITLE), &page.label);
    canvas.line("rule", (LEFT, TITLE + 4.0), (RIGHT, TITLE + 4.0));
    canvas.text("name", (LEFT, TITLE + 9.5), &page.name);
    if page.layout.is_none() {
        canvas.text("name end", (RIGHT, TITLE + 9.5), &page.facts);
    }
}

/// What a shot shows, around the centre of a cell: red strokes above the symbol, green ones below.
fn draw_shows(canvas: &mut SvgCanvas, (x, y): At, shows: Shows) {
    // Some Greek letters have descenders; digits do not.
    let (symbol, below) = match shows.content {
        Content::Ship(kind) => (kind.greek().to_string(), 2.0),
        Content::Water(digit) => (digit.to_string(), 2.4),
    };
    canvas.text("symbol", (x, y + below), &symbol);
    draw_marks(canvas, (x, y), shows.colour);
}

fn draw_marks(canvas: &mut SvgCanvas, (x, y): At, colour: Colour) {
    for (pen, count, away) in [(Pen::Red, colour.red(), -1.0), (Pen::Green, colour.green(), 1.0)] {
        for stroke in 0..count {
            let y = y + away * (4.2 + 1.9 * f64::from(stroke));
            canvas.stroke(pen, (x - STROKE / 2.0, y), (x + STROKE / 2.0, y));
        }
    }
}

/// The mercy shot: a cell in a frame.
fn draw_mercy(canvas: &mut SvgCanvas, page: &Page, shot: Shot) {
    let lang = page.lang;
    canvas.rect("frame", (LEFT, MERCY), (RIGHT, MERCY + CELL + 3.0), 2.0);
    let middle = MERCY + (CELL + 3.0) / 2.0;
    canvas.text("heading", (LEFT + 6.0, middle - 0.8), &lang.page_mercy());
    canvas.text("small", (LEFT + 6.0, middle + 4.4), &lang.page_mercy_last());
    let corner = (RIGHT - CELL - 6.0, middle - CELL / 2.0 + 0.5);
    let opposite = (corner.0 + CELL, corner.1 + CELL - 1.0);
    canvas.text("code end", (corner.0 - 4.0, middle + 1.5), &lang.page_mercy_cell(shot.cell.to_string()));
    canvas.rect("grid", corner, opposite, 0.0);
    draw_shows(canvas, (corner.0 + CELL / 2.0, middle), shot.shows);
}

/// The legend, in two columns.
fn draw_legend(canvas: &mut SvgCanvas, page: &Page) {
    canvas.line("grid", (LEFT, LEGEND), (RIGHT, LEGEND));
    let legend = page.legend();
    let rows = legend.len().div_ceil(2);
    for (index, (sample, meaning)) in legend.into_iter().enumerate() {
        let x = LEFT + (index / rows) as f64 * (RIGHT - LEFT) / 2.0;
        let y = LEGEND + 6.0 + (index % rows) as f64 * 5.2;
        let (from, to) = ((x, y), (x + STROKE, y));
        match sample {
            Sample::Red => canvas.stroke(Pen::Red, from, to),
            Sample::Green => canvas.stroke(Pen::Green, from, to),
            Sample::Island => {
                let points = [(x + 1.0, y), (x + STROKE - 1.0, y)];
                board::draw_islands(canvas, &[(points[0], points[1])], &points);
            }
            Sample::Code => inventory::draw_code(canvas, (x + 1.0, y + 1.3), "0", "1", ""),
            Sample::Signs(signs) => canvas.text("sign", (x + STROKE / 2.0, y + 1.2), signs),
        }
        canvas.text("small", (x + STROKE + 4.0, y + 1.2), &meaning);
    }
}
