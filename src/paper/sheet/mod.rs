//! Sheets: how a puzzle or its solution is laid out, on its own page or as a part of one.
//!
//! A page refers to its sheet and the sheet to the page: a sheet is what a page shows, drawn in its
//! style.

pub(crate) mod board;
pub(crate) mod full;
mod head;
pub(crate) mod inventory;
pub(crate) mod known;
pub(crate) mod scaled;

use board::{Board, MARGIN, SIDE, draw_shows};
pub(crate) use head::{Head, below_caption, solution_head};
use inventory::{HEIGHT, InventoryPlace, NUMBERS, SHIPS};

use super::drawing::{Anchor, Appearance, At, DisplayList, Look, Tag, Type};
use super::page::{Page, in_words};
use smyoz_core::lang::Lang;
use smyoz_games::smyoz::Shot;

/// A rectangle on a page, in millimetres.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// The upper left corner.
    pub at: At,
    /// Its width.
    pub width: f64,
    /// Its height.
    pub height: f64,
}

/// The areas of this many things on a page, in reading order.
pub(crate) fn areas(area: Area, count: usize) -> Vec<Area> {
    let (columns, rows) = match count {
        1 => (1, 1),
        2 => (1, 2),
        4 => (2, 2),
        3 => (1, 3),
        6 => (2, 3),
        _ => (3, 3),
    };
    let between = if rows < 3 { 6.0 } else { 4.0 };
    let width = (area.width - between * (columns - 1) as f64) / columns as f64;
    let height = (area.height - between * (rows - 1) as f64) / rows as f64;
    let place = |at: usize| {
        let (column, row) = (at % columns, at / columns);
        let at = (area.at.0 + (width + between) * column as f64, area.at.1 + (height + between) * row as f64);
        Area { at, width, height }
    };
    (0..columns * rows).map(place).collect()
}

/// The smallest side of a puzzle's cells in millimetres: less leaves no room for a pencil.
pub(crate) const SMALLEST_CELL: f64 = 5.5;

/// A shot in a cell of its own, which is so wide and a little less high, from this corner; the cell
/// is named to the left of it.
pub(crate) fn draw_lone_shot(drawing: &mut DisplayList, lang: Lang, shot: Shot, (left, top): At, side: f64) {
    let (scale, height) = (side / LONE_CELL, side * (LONE_CELL - 1.0) / LONE_CELL);
    let middle = top + height / 2.0;
    let name = lang.page_mercy_cell(shot.cell.to_string());
    drawing.text(Type::plain(4.4 * scale), Anchor::End, (left - 4.0 * scale, middle + 1.5 * scale), &name);
    drawing.tagged(Tag::Figure(in_words([shot])), |drawing| {
        drawing.rect(Look::Grid, (left, top), (left + side, top + height), 0.0);
        draw_shows(drawing, (left + side / 2.0, middle), side, shot.shows);
    });
}

/// The side of a shot's cell on an A4 page.
const LONE_CELL: f64 = 15.0;

/// A mercy shot that is drawn upside down, and where: the corner and the side of its cell.
pub(crate) type MercyAt = (Shot, At, f64);

/// Mercy shots upside down about a position, with labels, so that nobody reads them unasked. All
/// positions are those before it is turned.
pub(crate) fn draw_mercies(drawing: &mut DisplayList, about: At, labels: &[(Type, At, &str)], shots: &[MercyAt]) {
    let lang = drawing.lang;
    let texts =
        labels.iter().map(|&(_, _, text)| text.to_owned()).chain([in_words(shots.iter().map(|&(shot, ..)| shot))]);
    drawing.tagged(Tag::Figure(texts.collect::<Vec<_>>().join(" ")), |drawing| {
        drawing.turned(about, 180.0, |drawing| {
            for &(kind, at, text) in labels {
                drawing.text(kind, Anchor::Start, at, text);
            }
            for &(shot, corner, side) in shots {
                draw_lone_shot(drawing, lang, shot, corner, side);
            }
        });
    });
}

/// The largest cell of a board that is a part of a page.
pub(crate) const LARGEST_CELL: f64 = 18.5;

/// The height of the line above a puzzle.
pub(crate) const HEAD: f64 = 8.0;

/// Where a board and its inventory came to lie.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Placed {
    /// The side of a cell.
    pub cell: f64,
    /// The left edge of the board.
    pub left: f64,
    /// The right edge of what is widest.
    pub right: f64,
    /// What is left free below an inventory that lies beside the board.
    pub beside: Option<Area>,
}

/// The least scale of an inventory below a board: less leaves ships and boxes no room to stand
/// apart.
const SMALLEST_INVENTORY: f64 = 0.45;

/// The room beside a board for its inventory, and where the board would else be smaller.
const BESIDE: [f64; 2] = [75.0, 60.0];

/// The side of a cell of a board with the inventory below, as wide as the board but on this scale
/// at least.
fn cell_above_inventory(area: Area, least: f64) -> f64 {
    let height = area.height - HEAD;
    let of_scale = SIDE / (SHIPS + NUMBERS);
    let cell = f64::min(area.width / (SIDE + MARGIN), height / (SIDE + MARGIN + 0.5 + HEIGHT * of_scale));
    if cell * of_scale < least { cell.min((height - HEIGHT * least) / (SIDE + MARGIN + 0.5)) } else { cell }
}

fn cell_beside_inventory(area: Area, room: f64) -> f64 {
    f64::min((area.height - HEAD) / (SIDE + MARGIN), (area.width - room) / (SIDE + MARGIN))
}

/// The least scale of the inventory in an area. Larger type needs more room, unless cells would be
/// too small.
fn least_inventory(area: Area, appearance: &Appearance) -> f64 {
    let grown = SMALLEST_INVENTORY * (appearance.least_in_figures / inventory::SMALLEST).max(1.0);
    let least = if cell_above_inventory(area, grown) < SMALLEST_CELL { SMALLEST_INVENTORY } else { grown };
    least.min(area.width / (SHIPS + NUMBERS))
}

/// The side of a cell of a board in an area, and whether its inventory stands beside it.
fn cell_and_side(area: Area, appearance: &Appearance) -> (f64, bool) {
    let above = cell_above_inventory(area, least_inventory(area, appearance));
    let beside = BESIDE.map(|room| cell_beside_inventory(area, room)).into_iter().find(|&cell| cell > above);
    (beside.unwrap_or(above).min(LARGEST_CELL), beside.is_some())
}

/// The side of a cell of a board with its inventory in an area.
pub(crate) fn cell(area: Area, appearance: &Appearance) -> f64 {
    cell_and_side(area, appearance).0
}

/// A board below an empty line, and the inventory below or, in a wide area, beside it.
pub(crate) fn board_and_inventory(drawing: &mut DisplayList, page: &Page, area: Area, has_ticks: bool) -> Placed {
    let least = least_inventory(area, &drawing.appearance);
    let (cell, is_beside) = cell_and_side(area, &drawing.appearance);
    let board_width = cell * (SIDE + MARGIN);
    let left = if is_beside { area.at.0 } else { area.at.0 + (area.width - board_width) / 2.0 };
    let right = if is_beside { area.at.0 + area.width } else { left + board_width };
    let board = Board { at: (left + cell * MARGIN, area.at.1 + HEAD + cell * MARGIN), cell };
    board.draw(drawing, page);
    let (at, scale) = if is_beside {
        let at = (left + board_width + 5.0, board.at.1 + 2.0);
        (at, ((right - at.0) / SHIPS).min(1.0))
    } else {
        let scale = (cell * SIDE / (SHIPS + NUMBERS)).max(least);
        // One that is wider than the board begins further to the left.
        let x = board.at.0.min(area.at.0 + area.width - scale * (SHIPS + NUMBERS));
        ((x, board.at.1 + cell * (SIDE + 0.5)), scale)
    };
    InventoryPlace { at, scale, is_stacked: is_beside, has_ticks }.draw(drawing, page);
    let top = at.1 + (2.0 * HEIGHT + 4.0) * scale;
    let free = Area { at: (at.0, top), width: right - at.0, height: board.at.1 + cell * SIDE - top };
    Placed { cell, left: board.at.0, right, beside: is_beside.then_some(free) }
}

/// A puzzle as a part of a page: its number and facts, the board, and the inventory below or, in a
/// wide area, beside it. Returns the side of a cell.
pub(crate) fn puzzle(drawing: &mut DisplayList, page: &Page, area: Area, number: usize) -> f64 {
    let below = below_caption(&page.caption, &drawing.appearance, area);
    let Placed { cell, left, right, .. } = board_and_inventory(drawing, page, below, true);
    let head =
        Head { number, facts: &page.facts, name: &page.name, id: &page.id, caption: &page.caption, stars: page.stars };
    head.draw(drawing, (left, right), area);
    cell
}

/// The height of an upside-down mercy shot below a puzzle, and the room for it.
const MERCY: f64 = 7.0;
pub(crate) const MERCY_ROOM: f64 = MERCY + 1.0;

/// Draws the mercy shot of a puzzle upside down at the foot of an area, if it has one.
pub(crate) fn mercy(drawing: &mut DisplayList, page: &Page, area: Area) {
    let Some(shot) = page.mercy else { return };
    let (name, kind) = (page.lang.page_mercy(), Type::pale(2.9));
    let width = kind.width(&drawing.appearance.fonts, &name);
    let middle = (area.at.0 + area.width / 2.0, area.at.1 + area.height - MERCY / 2.0);
    // The name of its cell stands between the heading and the shot.
    let (left, corner) = (middle.0 - width / 2.0 - MERCY * 1.6, middle.0 + width / 2.0 + MERCY * 0.6);
    let shot = (shot, (corner, middle.1 - MERCY / 2.0), MERCY);
    draw_mercies(drawing, middle, &[(kind, (left, middle.1 + 1.0), &name)], &[shot]);
}

/// A solution as a part of a page: its number, and the board. Returns the side of a cell.
pub(crate) fn solution(drawing: &mut DisplayList, page: &Page, area: Area, number: usize) -> f64 {
    let cell = f64::min(area.width / (SIDE + MARGIN), (area.height - 7.0) / (SIDE + MARGIN)).min(12.0);
    let left = area.at.0 + (area.width - cell * (SIDE + MARGIN)) / 2.0 + cell * MARGIN;
    solution_head(drawing, number, &page.caption, (left, area.at.1 + 4.0), cell * SIDE);
    let board = Board { at: (left, area.at.1 + 6.0 + cell * MARGIN), cell };
    board.draw(drawing, page);
    cell
}
