//! Pages without a puzzle: empty boards, and boards to play with a partner.

use super::page::{NAME, Page};
use super::sheet;
use crate::lang::SmyozTexts;
use smyoz_paper::Style;
use smyoz_paper::area::{Area, SMALLEST_CELL, areas};
use smyoz_paper::drawing::{Anchor, At, DisplayList, Look, Type};
use smyoz_paper::panel::Panel;
use smyoz_paper::sheets::{TooSmallError, sheet as begin};

/// Empty boards with inventories to be filled in, this many on a page: 1, 2, 3, 4 or 6.
///
/// # Errors
/// If the cells would be too small.
pub fn blank(style: Style, paper: At, per_page: usize) -> Result<DisplayList, TooSmallError> {
    let page = Page::blank(style);
    if per_page == 1 {
        return page.alone(paper);
    }
    let (mut drawing, area) = begin(style, style.heading(NAME), paper, &page.label, None);
    for area in areas(area, per_page) {
        let placed = sheet::board_and_inventory(&mut drawing, &page, area, true);
        if placed.cell < SMALLEST_CELL {
            return Err(TooSmallError(placed.cell));
        }
    }
    Ok(drawing)
}

/// A sheet to play with a partner: a board for the player's ships, with the inventory that the
/// partner gets, and one for the partner's ships, with room for the shots.
///
/// # Errors
/// If the cells would be too small.
pub fn partner(style: Style, paper: At) -> Result<DisplayList, TooSmallError> {
    let (page, lang) = (Page::blank(style), style.lang);
    let (mut drawing, area) = begin(style, style.heading(NAME), paper, &lang.sheet_partner(), None);
    let sides = [(lang.sheet_own(), false), (lang.sheet_theirs(), true)];
    for ((heading, has_ticks), area) in sides.into_iter().zip(areas(area, 2)) {
        let placed = sheet::board_and_inventory(&mut drawing, &page, area, has_ticks);
        if placed.cell < SMALLEST_CELL {
            return Err(TooSmallError(placed.cell));
        }
        drawing.text(Type::bold(4.6), Anchor::Start, (placed.left, area.at.1 + 5.0), &heading);
        if let (Some(beside), true) = (placed.beside, has_ticks) {
            draw_log(&mut drawing, beside, &lang.sheet_shots());
        }
    }
    Ok(drawing)
}

/// Numbered lines in two columns, to note the shots.
fn draw_log(drawing: &mut DisplayList, Area { at: (left, top), width, height }: Area, heading: &str) {
    const LINE: f64 = 7.0;
    const BETWEEN: f64 = 6.0;
    drawing.text(Type::pale(2.9), Anchor::Start, (left, top + 3.0), heading);
    let rows = ((height - 3.0) / LINE) as usize;
    let column = (width - BETWEEN) / 2.0;
    for at in 0..2 * rows {
        let (x, y) = (left + (column + BETWEEN) * (at / rows) as f64, top + 3.0 + LINE * (at % rows + 1) as f64);
        drawing.text(Type::pale(2.4), Anchor::End, (x + 4.0, y), &format!("{}.", at + 1));
        drawing.line(Look::Grid, (x + 5.5, y), (x + column, y));
    }
}
