//! Sheets: puzzles and solutions on paper of any size, several on a page, and contact sheets for
//! choosing among many.

pub use super::area::{A4, TooSmallError};
use super::area::{Area, SMALLEST_CELL, areas};
use super::drawing::{Anchor, At, DisplayList, Look, Tag, Type};
use super::panel::{Division, Panel, divide};
use super::{PageKind, Style, theme};

/// These puzzles, or these solutions, this many on a page: 1, 2, 3, 4 or 6, numbered from 1 if
/// there are several. Where boards differ in size, fewer stand on the page of a large one. Mercy
/// shots are printed upside down.
///
/// # Errors
/// If the cells of one would be too small, with its index.
pub fn several(panels: &[&dyn Panel], paper: At, per_page: usize) -> Result<Vec<DisplayList>, (usize, TooSmallError)> {
    if per_page == 1 {
        let alone = |(at, panel): (usize, &&dyn Panel)| panel.alone(paper).map_err(|error| (at, error));
        return panels.iter().enumerate().map(alone).collect();
    }
    let (mut sheets, mut done) = (Vec::new(), 0);
    while let Some(&first) = panels.get(done) {
        let (mut drawing, area) = begin(first, paper, &plural_label(first), Some(sheets.len() + 1));
        let Division { places, count } = divide(&panels[done..], area, per_page, |area| area);
        let on_page = &panels[done..done + count];
        let foot = on_page.iter().map(|panel| panel.foot()).fold(0.0, f64::max);
        for (panel, area) in on_page.iter().zip(areas(area, places)) {
            done += 1;
            panel.draw_foot(&mut drawing, area);
            let cell = panel.draw(&mut drawing, Area { height: area.height - foot, ..area }, done);
            if cell < SMALLEST_CELL && panel.kind() == PageKind::Puzzle {
                return Err((done - 1, TooSmallError(cell)));
            }
        }
        sheets.push(drawing);
    }
    Ok(sheets)
}

/// The margin of pictures in millimetres.
pub const PICTURE_MARGIN: f64 = 5.0;

/// A puzzle or its solution without title, id and legend, as a picture to be placed on another page.
/// A mercy shot stands below it, upside down.
///
/// # Errors
/// If the cells of the puzzle would be too small.
pub fn bare(panel: &dyn Panel, paper: At) -> Result<DisplayList, TooSmallError> {
    let (style, edge, foot) = (panel.style(), edge(paper.0), panel.foot());
    let mut drawing = DisplayList::new(paper, theme::standard(style.ink), style.lang, panel.game());
    let area = Area { at: (edge, edge), width: paper.0 - 2.0 * edge, height: paper.1 - 2.0 * edge - foot };
    let cell = panel.draw_bare(&mut drawing, area);
    if cell < SMALLEST_CELL && panel.kind() == PageKind::Puzzle {
        return Err(TooSmallError(cell));
    }
    let below = (edge, drawing.bottom() + PICTURE_MARGIN);
    panel.draw_foot(&mut drawing, Area { at: below, width: area.width, height: foot });
    Ok(drawing.cropped(PICTURE_MARGIN))
}

/// The word for puzzles or solutions.
fn plural_label(panel: &dyn Panel) -> String {
    let lang = panel.style().lang;
    match panel.kind() {
        PageKind::Puzzle => lang.book_puzzles(),
        PageKind::Solution => lang.book_solutions(),
    }
}

/// The least width and height of a board on a contact sheet with what is printed of it.
const TILE: At = (42.0, 48.0);

/// Small boards of puzzles in their order, 20 on a page of A4: the number, the id, level and score,
/// and the number of shots or cells shown. Mercy shots are left out.
#[must_use]
pub fn contact(panels: &[&dyn Panel], paper: At) -> Vec<DisplayList> {
    let room = body(paper);
    let [columns, rows] = [room.width / TILE.0, room.height / TILE.1].map(|count| (count as usize).max(1));
    let (width, height) = (room.width / columns as f64, room.height / rows as f64);
    let mut sheets = Vec::new();
    for (at, on_page) in panels.chunks(columns * rows).enumerate() {
        let label = on_page[0].style().lang.sheet_contact();
        let (mut drawing, area) = begin(on_page[0], paper, &label, Some(at + 1));
        for (index, panel) in on_page.iter().enumerate() {
            let (left, top) =
                (area.at.0 + width * (index % columns) as f64, area.at.1 + height * (index / columns) as f64);
            let tile = Area { at: (left, top), width: width - 4.0, height: height - 4.0 };
            panel.draw_thumbnail(&mut drawing, tile, at * columns * rows + index + 1);
        }
        sheets.push(drawing);
    }
    sheets
}

/// The height of the lines above and below a board on a contact sheet.
const TILE_LINE: f64 = 3.6;

/// The room for a board in a place on a contact sheet: its greatest width and height.
pub fn room_in_tile(tile: Area) -> At {
    (tile.width, tile.height - 2.0 * TILE_LINE)
}

/// Draws a board of this width and height by its upper left corner, with its number and the id
/// above it, and facts below it.
pub fn draw_tile(
    drawing: &mut DisplayList,
    Area { at: (left, top), width: room, .. }: Area,
    (width, height): At,
    number: usize,
    (id, facts): (&str, &str),
    draw: impl FnOnce(&mut DisplayList, At),
) {
    drawing.text(Type::bold(2.9), Anchor::Start, (left, top + 2.6), &format!("{number}."));
    drawing.text(Type::pale(2.4), Anchor::End, (left + width, top + 2.6), id);
    drawing.tagged(Tag::Figure(id.to_owned()), |drawing| draw(drawing, (left, top + TILE_LINE)));
    // Long facts are set in smaller type.
    let kind = Type::pale(2.4);
    let fitting = f64::min(1.0, room / kind.width(&drawing.appearance.fonts, facts));
    let kind = Type { size: kind.size * fitting, ..kind };
    drawing.text(kind, Anchor::Start, (left, top + TILE_LINE + height + 3.2), facts);
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

/// Begins a sheet for something like this panel.
fn begin(like: &dyn Panel, paper: At, label: &str, number: Option<usize>) -> (DisplayList, Area) {
    sheet(like.style(), &like.game(), paper, label, number)
}

/// Begins a sheet with a head and, if it has one, its number. Returns the area for its content.
pub fn sheet(style: Style, game: &str, paper: At, label: &str, number: Option<usize>) -> (DisplayList, Area) {
    let mut drawing = DisplayList::new(paper, theme::standard(style.ink), style.lang, format!("{game} – {label}"));
    let (edge, right) = (edge(paper.0), paper.0 - edge(paper.0));
    drawing.text(Type::bold(4.2), Anchor::Start, (edge, edge + 1.5), game);
    drawing.text(Type::pale(3.2), Anchor::End, (right, edge + 1.5), label);
    drawing.line(Look::Grid, (edge, edge + 3.5), (right, edge + 3.5));
    if let Some(number) = number {
        drawing.text(Type::pale(2.9), Anchor::Middle, (paper.0 / 2.0, paper.1 - edge), &number.to_string());
    }
    (drawing, body(paper))
}
