//! How a puzzle or its solution is laid out as a part of a page.

use super::board::{Board, MARGIN, SIDE};
use super::inventory::{self, HEIGHT, InventoryPlace, NUMBERS, SHIPS};
use super::page::{Page, apart};
use crate::lang::SmyozTexts;
use smyoz_paper::PageKind;
use smyoz_paper::area::{Area, HEAD, LARGEST_CELL, SMALLEST_CELL};
use smyoz_paper::drawing::{Anchor, Appearance, DisplayList, Type};
use smyoz_paper::head::{Head, below_caption, solution_head};
use smyoz_paper::lone::draw_upside_down;
use smyoz_paper::panel::Panel;

/// Where a board and its inventory came to lie.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placed {
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
    (beside.unwrap_or(above).clamp(0.0, LARGEST_CELL), beside.is_some())
}

/// The side of a cell of a board with its inventory in an area.
pub(super) fn cell(area: Area, appearance: &Appearance) -> f64 {
    cell_and_side(area, appearance).0
}

/// A board below an empty line, and the inventory below or, in a wide area, beside it.
pub(super) fn board_and_inventory(drawing: &mut DisplayList, page: &Page, area: Area, has_ticks: bool) -> Placed {
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
pub(super) fn puzzle(drawing: &mut DisplayList, page: &Page, area: Area, number: usize) -> f64 {
    let below = below_caption(&page.caption, &drawing.appearance, area);
    let Placed { cell, left, right, .. } = board_and_inventory(drawing, page, below, true);
    let head =
        Head { number, facts: &page.facts, name: &page.name, id: &page.id, caption: &page.caption, stars: page.stars };
    head.draw(drawing, (left, right), area);
    cell
}

/// The height of an upside-down mercy shot below a puzzle, and the room for it.
const MERCY: f64 = 7.0;
pub(super) const MERCY_ROOM: f64 = MERCY + 1.0;

/// Draws the mercy shot of a puzzle upside down at the foot of an area, if it has one.
pub(super) fn mercy(drawing: &mut DisplayList, page: &Page, area: Area) {
    let Some(shot) = page.mercy else { return };
    let (name, kind) = (page.lang.page_mercy(), Type::pale(2.9));
    let width = kind.width(&drawing.appearance.fonts, &name);
    let middle = (area.at.0 + area.width / 2.0, area.at.1 + area.height - MERCY / 2.0);
    // The name of its cell stands between the heading and the shot.
    let (left, corner) = (middle.0 - width / 2.0 - MERCY * 1.6, middle.0 + width / 2.0 + MERCY * 0.6);
    let shot = (&apart(shot), (corner, middle.1 - MERCY / 2.0), MERCY);
    draw_upside_down(drawing, middle, &[(kind, (left, middle.1 + 1.0), &name)], &[shot]);
}

/// A solution as a part of a page: its number, and the board. Returns the side of a cell.
pub(super) fn solution(drawing: &mut DisplayList, page: &Page, area: Area, number: usize) -> f64 {
    let board = solved_board(area);
    solution_head(drawing, number, &page.caption, (board.at.0, area.at.1 + 4.0), board.cell * SIDE);
    board.draw(drawing, page);
    board.cell
}

/// Where the board of a solution lies, below a line for its head.
fn solved_board(area: Area) -> Board {
    let cell = f64::min(area.width / (SIDE + MARGIN), (area.height - 7.0) / (SIDE + MARGIN)).clamp(0.0, 12.0);
    let left = area.at.0 + (area.width - cell * (SIDE + MARGIN)) / 2.0 + cell * MARGIN;
    Board { at: (left, area.at.1 + 6.0 + cell * MARGIN), cell }
}

/// The board, of a puzzle with its inventory. Returns the side of a cell.
pub(super) fn bare(drawing: &mut DisplayList, page: &Page, area: Area) -> f64 {
    if page.kind() == PageKind::Solution {
        let board = solved_board(area);
        board.draw(drawing, page);
        return board.cell;
    }
    let Placed { cell, left, .. } = board_and_inventory(drawing, page, area, true);
    if page.up_to_symmetry {
        let at = (left, drawing.bottom() + 5.0);
        drawing.text(Type::pale(3.3), Anchor::Start, at, &page.lang.legend_up_to_symmetry());
    }
    cell
}
