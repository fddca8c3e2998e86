//! The record of a game for two: both boards with the shots numbered, and the moves.

use super::board::MARGIN;
use super::{Board, Setup};
use crate::board::{Cell, Layout, Setting};
use crate::clues::Clues;
use crate::lang::SeaTexts;
use crate::puzzle::Puzzle;
use smyoz_paper::area::Area;
use smyoz_paper::drawing::{Anchor, At, DisplayList, Look, Type};
use smyoz_paper::sheets::{TooSmallError, sheet};

/// The board of a player, and the shots at it.
#[derive(Clone, Debug)]
pub struct Shelled {
    pub heading: String,
    pub layout: Layout,
    /// The cells that were shot at, with the number of the move and whether something was hit.
    pub shots: Vec<(Cell, usize, bool)>,
}

/// What is printed of a game.
#[derive(Clone, Debug)]
pub struct GameRecord {
    /// The boards' size and fleet.
    pub setting: Setting,
    pub boards: [Shelled; 2],
    pub result: String,
    /// The moves in notation, each with its number.
    pub moves: Vec<String>,
}

/// The distance of the boards, and the heights of a heading and of what lies between parts.
const APART: f64 = 8.0;
const HEADING: f64 = 7.0;
const BETWEEN: f64 = 6.0;
/// The largest cell; the least one in which a number can be read.
const LARGEST: f64 = 12.0;
const LEAST: f64 = 2.4;
/// The size of moves, the height of their lines, and the least width of a column of them.
const MOVE: f64 = 2.7;
const LINE: f64 = 4.1;
const COLUMN: f64 = 41.0;

/// The pages of a record on paper of this width and height in millimetres.
///
/// # Errors
/// If the cells would be too small.
pub fn contest(record: &GameRecord, setup: &Setup, paper: At) -> Result<Vec<DisplayList>, TooSmallError> {
    let lang = setup.style.lang;
    let size = record.setting.size();
    let begin = |number| sheet(setup.style, &lang.sea_page_title(), paper, &lang.sea_record_title(), Some(number));
    let (mut drawing, area) = begin(1);
    let half = (area.width - APART) / 2.0;
    let (across, down) = (MARGIN + f64::from(size.width()), MARGIN + f64::from(size.height()));
    let cell = LARGEST.min(half / across).min((area.height * 0.6 - HEADING) / down);
    if cell < LEAST {
        return Err(TooSmallError(cell));
    }
    let (left, top) = area.at;
    for (board, x) in record.boards.iter().zip([left, left + half + APART]) {
        drawing.text(Type::bold(3.6), Anchor::Start, (x + cell * MARGIN, top + 3.6), &board.heading);
        draw_board(&mut drawing, record, board, setup, ((x + cell * MARGIN, top + HEADING + cell * MARGIN), cell));
    }
    let mut below = top + HEADING + cell * down + BETWEEN;
    drawing.text(Type::bold(3.6), Anchor::Start, (left, below + 2.0), &record.result);
    drawing.text(Type::pale(2.7), Anchor::Start, (left, below + 6.5), &lang.sea_record_legend());
    below += 12.0;

    let mut pages = Vec::new();
    let mut moves = &record.moves[..];
    loop {
        let bottom = area.at.1 + area.height;
        let columns = ((area.width / COLUMN) as usize).max(1);
        let rows = (((bottom - below) / LINE) as usize).max(1);
        // What fits on one page is shared out among the columns.
        let rows = rows.min(moves.len().div_ceil(columns)).max(1);
        let (here, rest) = moves.split_at(moves.len().min(columns * rows));
        draw_moves(&mut drawing, here, rows, Area { at: (left, below), width: area.width, height: 0.0 }, columns);
        moves = rest;
        pages.push(drawing);
        if moves.is_empty() {
            return Ok(pages);
        }
        (drawing, _) = begin(pages.len() + 1);
        below = top + BETWEEN;
    }
}

fn draw_moves(drawing: &mut DisplayList, moves: &[String], rows: usize, area: Area, columns: usize) {
    let width = area.width / columns as f64;
    for (at, text) in moves.iter().enumerate() {
        let corner = (area.at.0 + width * (at / rows) as f64, area.at.1 + LINE * (at % rows) as f64);
        let kind = Type::plain(MOVE);
        // A long salvo is set in smaller type.
        let fitting = f64::min(1.0, (width - 2.0) / kind.width(&drawing.appearance.fonts, text));
        drawing.text(Type { size: kind.size * fitting, ..kind }, Anchor::Start, corner, text);
    }
}

/// A board with its pieces; each shot has the number of its move, in bold where it hit.
fn draw_board(drawing: &mut DisplayList, record: &GameRecord, board: &Shelled, setup: &Setup, (at, cell): (At, f64)) {
    let puzzle = Puzzle::new(record.setting.clone(), Clues::none(record.setting.size()));
    let drawn = Board { at, cell, puzzle: &puzzle, layout: None, columns: Some(&setup.columns) };
    drawn.draw_lines(drawing);
    for cell in record.setting.size().cells() {
        super::signs::draw_piece(drawing, drawn.spot(cell), &board.layout, cell);
    }
    for &(place, number, is_hit) in &board.shots {
        let (x, y) = drawn.spot(place).centre;
        let text = number.to_string();
        let size = cell * if text.len() > 2 { 0.36 } else { 0.44 };
        if is_hit {
            drawing.circle(Look::Halo, (x, y), cell * 0.36);
        }
        let kind = if is_hit { Type::bold(size) } else { Type::pale(size) };
        drawing.text(kind, Anchor::Middle, (x, y + size * 0.36), &text);
    }
    drawn.draw_edge(drawing);
}
