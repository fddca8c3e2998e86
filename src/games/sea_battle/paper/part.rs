//! A puzzle or a solution as a part of a page.

use super::board::{MARGIN, counted, counts_room};
use super::fleet::Fleet;
use super::{Page, notes};
use smyoz_core::puzzles::Record;
use smyoz_paper::area::{Area, HEAD, LARGEST_CELL};
use smyoz_paper::drawing::{Anchor, At, DisplayList, Type};
use smyoz_paper::head::{Head, below_caption, solution_head};
use smyoz_paper::panel::Panel;
use smyoz_paper::scaled::Scaled;
use smyoz_paper::sheets::{draw_tile, room_in_tile};
use smyoz_paper::{PageKind, theme};

/// The distance of the fleet from the counts above it or at its left, and the height of a line
/// about the rules, on the scale of the fleet.
const BETWEEN: f64 = 4.0;
const BESIDE: f64 = 8.0;
const NOTE: f64 = 4.6;
/// The width for which the fleet has its own size, and the least scale.
const FLEET: f64 = 150.0;
const SMALLEST_FLEET: f64 = 0.7;
/// The width of a fleet beside a board, unless its longest ship is longer.
const STACK: f64 = 42.0;
/// The largest cell of a solution, and the height of the line above it.
const LARGEST_SOLVED: f64 = 12.0;
const NUMBER: f64 = 7.0;

/// Where a board and its fleet lie in an area.
struct Arrangement {
    cell: f64,
    /// The width of the board with its names and counts.
    board_width: f64,
    /// The upper left corner of the fleet, its width, and its scale.
    fleet: (At, f64, f64),
}

impl Page<'_> {
    /// The width and the height of the board with its names and counts, in cells.
    fn extent(&self) -> At {
        let (size, counts) = (self.puzzle.board.size(), counts_room(self.puzzle));
        (MARGIN + f64::from(size.width()) + counts, MARGIN + f64::from(size.height()) + counts)
    }

    pub(super) fn fleet(&self) -> Fleet<'_> {
        Fleet { setting: &self.puzzle.board, has_ticks: true }
    }

    /// With the fleet below the board or, where the board has more room then, beside it.
    fn arrange(&self, area: Area) -> Arrangement {
        let (below, beside) = (self.above_fleet(area), self.beside_fleet(area));
        if beside.cell > below.cell { beside } else { below }
    }

    fn above_fleet(&self, area: Area) -> Arrangement {
        let (across, down) = self.extent();
        let scale = (area.width / FLEET).clamp(SMALLEST_FLEET, 1.0);
        let told =
            self.fleet().height(area.width / scale) + NOTE * notes(&self.puzzle.board, self.style()).len() as f64;
        let room = area.height - HEAD - scale * (BETWEEN + told);
        let cell = LARGEST_CELL.min(area.width / across).min(room / down);
        let top = area.at.1 + HEAD + cell * down + scale * BETWEEN;
        Arrangement { cell, board_width: cell * across, fleet: ((area.at.0, top), area.width, scale) }
    }

    fn beside_fleet(&self, area: Area) -> Arrangement {
        let (across, down) = self.extent();
        let own = self.fleet().widest().max(STACK);
        let room = area.width - BESIDE - own;
        // What is printed of the rules has no room there.
        let cell = match notes(&self.puzzle.board, self.style()).is_empty()
            && self.fleet().height(own) <= area.height - HEAD
        {
            true => LARGEST_CELL.min(room / across).min((area.height - HEAD) / down),
            false => 0.0,
        };
        let corner = (area.at.0 + area.width - own, area.at.1 + HEAD + cell * MARGIN);
        Arrangement { cell, board_width: room.min(cell * across), fleet: (corner, own, 1.0) }
    }

    /// The side of a cell of a solution.
    fn solved_cell(&self, area: Area) -> f64 {
        let (across, down) = self.extent();
        LARGEST_SOLVED.min(area.width / across).min((area.height - NUMBER) / down)
    }
}

/// The side of a cell in an area.
pub(super) fn cell(page: &Page, area: Area) -> f64 {
    match page.kind() {
        PageKind::Puzzle => {
            let appearance = theme::standard(page.style().ink);
            page.arrange(below_caption(&page.puzzle.caption, &appearance, area)).cell
        }
        PageKind::Solution => page.solved_cell(area),
    }
}

/// A puzzle: its number and facts, the board, and the fleet with what is printed of the rules.
/// Returns the side of a cell.
pub(super) fn puzzle(drawing: &mut DisplayList, page: &Page, area: Area, number: usize) -> f64 {
    let below = below_caption(&page.puzzle.caption, &drawing.appearance, area);
    let Body { cell, left, right } = body(drawing, page, below);
    let caption = &page.puzzle.caption;
    let head = Head { number, facts: &page.facts, name: &page.name, id: &page.id, caption, stars: page.puzzle.stars() };
    head.draw(drawing, (left, right), area);
    cell
}

/// What lies below the line above a puzzle.
pub(super) struct Body {
    /// The side of a cell.
    pub cell: f64,
    /// The edges of what is widest.
    left: f64,
    right: f64,
}

/// Draws the board, and the fleet with what is printed of the rules.
pub(super) fn body(drawing: &mut DisplayList, page: &Page, area: Area) -> Body {
    let Arrangement { cell, board_width, fleet: (fleet_at, width, scale) } = page.arrange(area);
    let end = area.at.0 + area.width;
    let is_beside = fleet_at.0 > area.at.0;
    let left = if is_beside { area.at.0 } else { area.at.0 + (area.width - board_width) / 2.0 } + cell * MARGIN;
    page.draw_board(drawing, (left, area.at.1 + HEAD + cell * MARGIN), cell);
    // Below the board, the fleet begins at its left edge if it has room there.
    let fleet_left = if is_beside { fleet_at.0 } else { left.min(end - scale * page.fleet().width(width / scale)) };
    let placed = Scaled::at((fleet_left, fleet_at.1), scale);
    page.fleet().draw(drawing, placed, (0.0, 0.0), width / scale);
    let mut y = page.fleet().height(width / scale) + 2.0;
    for note in notes(&page.puzzle.board, page.style()) {
        let kind = placed.size(Type::pale(3.3));
        let room = end - fleet_left;
        let fitting = f64::min(1.0, room / kind.width(&drawing.appearance.fonts, &note));
        let kind = Type { size: kind.size * fitting, ..kind };
        drawing.text(kind, Anchor::Start, placed.place(0.0, y), &note);
        y += NOTE;
    }
    let right = if is_beside { end } else { left - cell * MARGIN + board_width };
    // A small board has no room for much above it.
    if is_beside {
        Body { cell, left, right }
    } else {
        Body { cell, left: left.min(fleet_left), right: right.max(area.at.0 + 0.9 * area.width) }
    }
}

/// A solution: its number, and the board. Returns the side of a cell.
pub(super) fn solution(drawing: &mut DisplayList, page: &Page, area: Area, number: usize) -> f64 {
    let (at, cell) = solved_board(page, area);
    let width = cell * f64::from(page.puzzle.board.size().width());
    solution_head(drawing, number, &page.puzzle.caption, (at.0, area.at.1 + 4.0), width);
    page.draw_board(drawing, at, cell);
    cell
}

/// The corner of the board of a solution, below a line for its head, and the side of a cell.
fn solved_board(page: &Page, area: Area) -> (At, f64) {
    let cell = page.solved_cell(area);
    let left = area.at.0 + (area.width - cell * page.extent().0) / 2.0 + cell * MARGIN;
    ((left, area.at.1 + NUMBER - 1.0 + cell * MARGIN), cell)
}

/// The board, of a puzzle with its fleet and what is printed of the rules. Returns the side of a
/// cell.
pub(super) fn bare(drawing: &mut DisplayList, page: &Page, area: Area) -> f64 {
    match page.kind() {
        PageKind::Puzzle => body(drawing, page, area).cell,
        PageKind::Solution => {
            let (at, cell) = solved_board(page, area);
            page.draw_board(drawing, at, cell);
            cell
        }
    }
}

/// A small board with its counts, without names of columns and rows.
pub(super) fn thumbnail(drawing: &mut DisplayList, page: &Page, area: Area, number: usize) {
    let (size, counts) = (page.puzzle.board.size(), counts_room(page.puzzle));
    // Signs stand beside the rim where there are counts of several kinds.
    let signs = if counted(page.puzzle).len() > 1 { MARGIN } else { 0.0 };
    let [across, down] = [size.width(), size.height()].map(|side| signs + f64::from(side) + counts);
    let (width, height) = room_in_tile(area);
    let cell = f64::min(width / across, height / down);
    draw_tile(drawing, area, (cell * across, cell * down), number, (&page.id, &page.facts), |drawing, (left, top)| {
        let at = (left + cell * signs, top + cell * signs);
        super::Board { columns: None, ..page.board(at, cell) }.draw(drawing);
    });
}
