//! Sheets: puzzles and solutions on paper of any size, several on a page, boards to play with a
//! partner, and contact sheets for choosing among many.

use thiserror::Error;

use super::drawing::{Anchor, At, DisplayList, Look, Type};
use super::page::Page;
use super::sheet::board::Board;
use super::sheet::{self, Area, MERCY_ROOM, SMALLEST_CELL, areas, full};
use super::{Style, theme};
use crate::smyoz::SIZE;

/// The width and height of A4 in millimetres.
pub const A4: At = (210.0, 297.0);

/// The cells of the boards would be too small for a pencil.
#[derive(Clone, Copy, Debug, PartialEq, Error)]
#[error(
    "a cell would have a side of {0:.1} mm: expected at least {SMALLEST_CELL} mm, so fewer boards on a page, or larger \
     pages"
)]
pub struct TooSmall(pub f64);

/// A puzzle or a solution on a page of its own, with a legend.
#[must_use]
pub fn single(page: &Page, paper: At) -> DisplayList {
    full::page(page, paper)
}

/// The same, if the cells leave room for a pencil.
///
/// # Errors
/// If the cells would be too small.
pub fn roomy(page: &Page, paper: At) -> Result<DisplayList, TooSmall> {
    let cell = full::cell(paper);
    if cell < SMALLEST_CELL { Err(TooSmall(cell)) } else { Ok(single(page, paper)) }
}

/// These puzzles, or these solutions, so many on a page: 1, 2 or 4, numbered from 1 if there are
/// several. Mercy shots are printed upside down.
///
/// # Errors
/// If the cells would be too small.
pub fn several(pages: &[Page], paper: At, per_page: usize) -> Result<Vec<DisplayList>, TooSmall> {
    if per_page == 1 {
        return pages.iter().map(|page| roomy(page, paper)).collect();
    }
    let mut sheets = Vec::new();
    for (at, on_page) in pages.chunks(per_page).enumerate() {
        let (mut drawing, area) = sheet(&on_page[0], paper, &on_page[0].plural_label(), Some(at + 1));
        let has_mercy = on_page.iter().any(|page| page.mercy.is_some());
        let foot = if has_mercy { MERCY_ROOM } else { 0.0 };
        for (index, (page, area)) in on_page.iter().zip(areas(area, per_page)).enumerate() {
            let number = at * per_page + index + 1;
            let cell = match page.layout {
                Some(_) => sheet::solution(&mut drawing, page, area, number),
                None => {
                    sheet::mercy(&mut drawing, page, area);
                    sheet::puzzle(&mut drawing, page, Area { height: area.height - foot, ..area }, number)
                }
            };
            if cell < SMALLEST_CELL {
                return Err(TooSmall(cell));
            }
        }
        sheets.push(drawing);
    }
    Ok(sheets)
}

/// Empty boards with inventories to be filled in, so many on a page: 1, 2 or 4.
///
/// # Errors
/// If the cells would be too small.
pub fn blank(style: Style, paper: At, per_page: usize) -> Result<DisplayList, TooSmall> {
    let page = Page::blank(style);
    if per_page == 1 {
        return roomy(&page, paper);
    }
    let (mut drawing, area) = sheet(&page, paper, &page.label, None);
    for area in areas(area, per_page) {
        let placed = sheet::board_and_inventory(&mut drawing, &page, area, true);
        if placed.cell < SMALLEST_CELL {
            return Err(TooSmall(placed.cell));
        }
    }
    Ok(drawing)
}

/// A sheet to play with a partner: a board for one's own ships, with the inventory that the partner
/// is told, and one for the partner's ships, with room for the shots.
///
/// # Errors
/// If the cells would be too small.
pub fn partner(style: Style, paper: At) -> Result<DisplayList, TooSmall> {
    let (page, lang) = (Page::blank(style), style.lang);
    let (mut drawing, area) = sheet(&page, paper, &lang.sheet_partner(), None);
    let sides = [(lang.sheet_own(), false), (lang.sheet_theirs(), true)];
    for ((heading, has_ticks), area) in sides.into_iter().zip(areas(area, 2)) {
        let placed = sheet::board_and_inventory(&mut drawing, &page, area, has_ticks);
        if placed.cell < SMALLEST_CELL {
            return Err(TooSmall(placed.cell));
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

/// The least width and height of a board on a contact sheet with what is told of it.
const TILE: At = (42.0, 48.0);

/// Small boards of puzzles in their order, 20 on a page of A4: the number, the id, level and score,
/// and the number of shots. Mercy shots are left out.
#[must_use]
pub fn contact(pages: &[Page], paper: At) -> Vec<DisplayList> {
    let room = body(paper);
    let [columns, rows] = [room.width / TILE.0, room.height / TILE.1].map(|count| (count as usize).max(1));
    let (width, height) = (room.width / columns as f64, room.height / rows as f64);
    let mut sheets = Vec::new();
    for (at, on_page) in pages.chunks(columns * rows).enumerate() {
        let (mut drawing, area) = sheet(&on_page[0], paper, &on_page[0].lang.sheet_contact(), Some(at + 1));
        for (index, page) in on_page.iter().enumerate() {
            let (left, top) =
                (area.at.0 + width * (index % columns) as f64, area.at.1 + height * (index / columns) as f64);
            let tile = Area { at: (left, top), width: width - 4.0, height: height - 4.0 };
            draw_tile(&mut drawing, page, tile, at * columns * rows + index + 1);
        }
        sheets.push(drawing);
    }
    sheets
}

fn draw_tile(drawing: &mut DisplayList, page: &Page, Area { at: (left, top), width, height }: Area, number: usize) {
    const LINE: f64 = 3.6;
    let cell = f64::min(width, height - 2.0 * LINE) / f64::from(SIZE);
    let right = left + cell * f64::from(SIZE);
    drawing.text(Type::bold(2.9), Anchor::Start, (left, top + 2.6), &format!("{number}."));
    drawing.text(Type::pale(2.4), Anchor::End, (right, top + 2.6), &page.id);
    Board { at: (left, top + LINE), cell }.draw_thumbnail(drawing, page);
    let below = top + LINE + cell * f64::from(SIZE) + 3.2;
    drawing.text(Type::pale(2.4), Anchor::Start, (left, below), &page.facts);
}

/// The area below the head and above the page number.
fn body((width, height): At) -> Area {
    let edge = edge(width);
    Area { at: (edge, edge + 7.0), width: width - 2.0 * edge, height: height - 2.0 * edge - 11.0 }
}

/// The margin around a page of this width.
fn edge(width: f64) -> f64 {
    (width * 0.06).clamp(8.0, 14.0)
}

/// Begins a sheet with a head and, if it has one, its number. Returns the area for its content.
fn sheet(like: &Page, paper: At, label: &str, number: Option<usize>) -> (DisplayList, Area) {
    let mut drawing = DisplayList::new(paper, theme::standard(like.ink), like.lang, format!("SMYOZ – {label}"));
    let (edge, right) = (edge(paper.0), paper.0 - edge(paper.0));
    drawing.text(Type::bold(4.2), Anchor::Start, (edge, edge + 1.5), "SMYOZ");
    drawing.text(Type::pale(3.2), Anchor::End, (right, edge + 1.5), label);
    drawing.line(Look::Grid, (edge, edge + 3.5), (right, edge + 3.5));
    if let Some(number) = number {
        drawing.text(Type::pale(2.9), Anchor::Middle, (paper.0 / 2.0, paper.1 - edge), &number.to_string());
    }
    (drawing, body(paper))
}
