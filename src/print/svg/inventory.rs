//! The inventory: the ships with their codes on the left, the numbers and islands on the right.

use super::canvas::{At, SvgCanvas};
use super::{INVENTORY, LEFT, RIGHT};
use crate::print::page::{Page, WITHHELD};
use crate::smyoz::{Bearing, Code, ShipType};

/// The side of a ship's cell.
const SHIP_CELL: f64 = 4.2;
/// The distance between rows of ships.
const ROW: f64 = 8.0;
/// The left edge of the numbers and islands.
const NUMBERS: f64 = LEFT + 92.0;
/// The distance between the points of an island.
const DOT: f64 = 1.9;
/// The distance between rows of islands.
const ISLAND_LINE: f64 = 11.0;

/// Draws the inventory of a page.
pub(super) fn draw(canvas: &mut SvgCanvas, page: &Page) {
    let (lang, inventory) = (page.lang, &page.inventory);
    canvas.text("heading", (LEFT, INVENTORY), &lang.page_inventory());
    for kind in ShipType::ALL {
        let middle = INVENTORY + 8.0 + ROW * f64::from(kind as u8);
        draw_ships(canvas, middle, kind, inventory.codes(kind));
    }
    let middle = INVENTORY + 8.0;
    draw_number(canvas, middle, &lang.page_water_lines(), inventory.water_lines());
    draw_number(canvas, middle + 7.0, &lang.page_moored(), inventory.moored());
    canvas.text("small", (NUMBERS, middle + 15.2), &lang.page_islands());
    match inventory.islands() {
        Some(sizes) => draw_islands(canvas, middle + 23.0, sizes),
        None => draw_withheld(canvas, (RIGHT - 3.0, middle + 14.0)),
    }
}

/// The ships of a type side by side, each with its code.
fn draw_ships(canvas: &mut SvgCanvas, middle: f64, kind: ShipType, codes: Option<&[Code]>) {
    canvas.text("type", (LEFT, middle + 1.6), &kind.greek().to_string());
    let mut x = LEFT + 9.0;
    for index in 0..kind.count() {
        let (top, bottom) = (middle - SHIP_CELL / 2.0, middle + SHIP_CELL / 2.0);
        let end = x + SHIP_CELL * f64::from(kind.length());
        canvas.rect("ship", (x, top), (end, bottom), 1.4);
        for joint in 1..kind.length() {
            let x = x + SHIP_CELL * f64::from(joint);
            canvas.line("joint", (x, top), (x, bottom));
        }
        match codes {
            Some(codes) => {
                let Code { bearing, red, green } = codes[index];
                let bearing = bearing.map_or("", |bearing| if bearing == Bearing::Parallel { "p" } else { "m" });
                draw_code(canvas, (end + 2.0, middle + 1.6), &red.to_string(), &green.to_string(), bearing);
            }
            None => draw_withheld(canvas, (end + 5.0, middle)),
        }
        x = end + 16.0;
    }
}

/// A ship's code: red lines, green lines, bearing.
pub(super) fn draw_code(canvas: &mut SvgCanvas, at: At, red: &str, green: &str, bearing: &str) {
    canvas.runs("code", at, &[("red-digit", red), ("green-digit", green), ("", bearing)]);
}

fn draw_number(canvas: &mut SvgCanvas, middle: f64, name: &str, given: Option<u8>) {
    canvas.text("small", (NUMBERS, middle + 1.2), name);
    match given {
        Some(number) => canvas.text("code end", (RIGHT, middle + 1.5), &number.to_string()),
        None => draw_withheld(canvas, (RIGHT - 3.0, middle)),
    }
}

/// The sign for what is withheld.
fn draw_withheld(canvas: &mut SvgCanvas, (x, y): At) {
    canvas.rect("withheld", (x - 3.0, y - 2.4), (x + 3.0, y + 2.4), 0.8);
    canvas.text("question", (x, y + 1.4), WITHHELD);
}

/// Islands as stacks of dots, with their sizes below.
fn draw_islands(canvas: &mut SvgCanvas, first_bottom: f64, sizes: &[u8]) {
    for (&size, (line, x)) in sizes.iter().zip(island_places(sizes)) {
        let bottom = first_bottom + ISLAND_LINE * f64::from(line);
        for dot in 0..size {
            let (column, row) = (dot / heap_height(size), dot % heap_height(size));
            canvas.circle("point", (x + DOT * (f64::from(column) + 0.5), bottom - DOT * (f64::from(row) + 0.5)), 0.65);
        }
        canvas.text("size", (x + heap_width(size) / 2.0, bottom + 3.8), &size.to_string());
    }
}

/// The positions of the stacks: the row, and the left edge.
fn island_places(sizes: &[u8]) -> Vec<(u8, f64)> {
    let (mut line, mut x) = (0, NUMBERS);
    let mut place = |&size| {
        if x + heap_width(size) > RIGHT {
            (line, x) = (line + 1, NUMBERS);
        }
        let place = (line, x);
        x += heap_width(size) + 2.8;
        place
    };
    sizes.iter().map(&mut place).collect()
}

/// The height of the stack for an island of this size, in dots.
fn heap_height(size: u8) -> u8 {
    match size {
        1..=2 => 1,
        3..=4 => 2,
        _ => 3,
    }
}

fn heap_width(size: u8) -> f64 {
    f64::from(size.div_ceil(heap_height(size))) * DOT
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::smyoz::{Inventory, Seed};

    #[test]
    fn islands_never_reach_the_legend() {
        for seed in Seed::all().step_by(100) {
            let inventory = Inventory::of(&seed.layout());
            let sizes = inventory.islands().unwrap();
            assert!(island_places(sizes).iter().all(|&(line, _)| line < 2), "{seed}: {sizes:?}");
        }
    }
}
