//! The board: names of columns and rows, grid, counts, and the cells that are shown or all of them.

use super::signs::{self, Spot};
use crate::board::{Cell, CellSet, Columns, Layout, Line, Piece, Shows, Size};
use crate::clues::Counts;
use crate::puzzle::Puzzle;
use smyoz_paper::drawing::{Anchor, At, DisplayList, Look, Type};

/// The room for the names of columns and rows, in cells.
pub(super) const MARGIN: f64 = 0.6;
/// The distance from the rim to the counts, and the room for the counts of each kind.
const BESIDE: f64 = 0.15;
const COUNT: f64 = 0.75;

/// A board, what stands on it, and where it is drawn.
pub(super) struct Board<'a> {
    /// The upper left corner of its rim.
    pub at: At,
    /// The side of a cell.
    pub cell: f64,
    pub puzzle: &'a Puzzle,
    /// The layout to draw, in a solution.
    pub layout: Option<&'a Layout>,
    /// How columns are named; `None` leaves out the names of columns and rows.
    pub columns: Option<&'a Columns>,
}

/// The kinds of pieces of which a puzzle gives counts.
pub(super) fn counted(puzzle: &Puzzle) -> Vec<Piece> {
    let is_given = |piece: &Piece| puzzle.clues.counts(*piece).given().next().is_some();
    Piece::ALL.into_iter().filter(is_given).collect()
}

/// The room for the counts at the right and below, in cells.
pub(super) fn counts_room(puzzle: &Puzzle) -> f64 {
    match counted(puzzle).len() {
        0 => 0.0,
        kinds => BESIDE + COUNT * kinds as f64,
    }
}

/// The distance of the counts of a kind from the rim, in cells.
fn away(at: usize) -> f64 {
    BESIDE + COUNT * (at as f64 + 0.5)
}

impl Board<'_> {
    fn size(&self) -> Size {
        self.puzzle.board.size()
    }

    /// The position at these distances from the upper left corner, in cells.
    pub fn place(&self, columns: f64, rows: f64) -> At {
        (self.at.0 + self.cell * columns, self.at.1 + self.cell * rows)
    }

    pub fn spot(&self, cell: Cell) -> Spot {
        let centre = self.place(f64::from(cell.column()) + 0.5, f64::from(cell.row()) + 0.5);
        Spot { centre, side: self.cell }
    }

    pub fn draw(&self, drawing: &mut DisplayList) {
        self.draw_lines(drawing);
        let given: CellSet = self.puzzle.clues.shown().map(|shown| shown.cell).collect();
        for shown in self.puzzle.clues.shown() {
            match self.layout {
                None => signs::draw(drawing, self.spot(shown.cell), shown.shows),
                Some(_) => self.draw_given(drawing, shown.cell),
            }
        }
        if let Some(layout) = self.layout {
            for cell in self.size().cells() {
                match (layout.at(cell), given.contains(cell)) {
                    (None, true) => signs::draw(drawing, self.spot(cell), Shows::Water),
                    _ => signs::draw_piece(drawing, self.spot(cell), layout, cell),
                }
            }
        }
        self.draw_edge(drawing);
    }

    /// The ground of a cell.
    pub fn draw_ground(&self, drawing: &mut DisplayList, look: Look, cell: Cell) {
        let (left, top) = (f64::from(cell.column()), f64::from(cell.row()));
        drawing.rect(look, self.place(left, top), self.place(left + 1.0, top + 1.0), 0.0);
    }

    /// The ground of a count on which something rests, with its outline.
    pub fn draw_count_ground(&self, drawing: &mut DisplayList, piece: Piece, line: Line) {
        let Some((x, y)) = self.count_at(piece, line) else { return };
        for look in [Look::Basis, Look::BasisEdge] {
            drawing.circle(look, (x, y), self.cell * COUNT * 0.48);
        }
    }

    /// The grid, with the names of columns and rows.
    pub fn draw_lines(&self, drawing: &mut DisplayList) {
        self.draw_grid(drawing);
        self.columns.inspect(|columns| self.draw_names(drawing, columns));
    }

    /// The counts and the rim.
    pub fn draw_edge(&self, drawing: &mut DisplayList) {
        self.draw_all_counts(drawing);
        let (width, height) = (f64::from(self.size().width()), f64::from(self.size().height()));
        drawing.rect(Look::Rim, self.at, self.place(width, height), 0.0);
    }

    fn draw_grid(&self, drawing: &mut DisplayList) {
        let (width, height) = (f64::from(self.size().width()), f64::from(self.size().height()));
        for column in 1..self.size().width() {
            let x = f64::from(column);
            drawing.line(Look::Grid, self.place(x, 0.0), self.place(x, height));
        }
        for row in 1..self.size().height() {
            let y = f64::from(row);
            drawing.line(Look::Grid, self.place(0.0, y), self.place(width, y));
        }
    }

    /// A frame in a cell that was shown.
    fn draw_given(&self, drawing: &mut DisplayList, cell: Cell) {
        let (left, top) = (f64::from(cell.column()), f64::from(cell.row()));
        let (corner, opposite) = (self.place(left + 0.04, top + 0.04), self.place(left + 0.96, top + 0.96));
        drawing.rect(Look::Given, corner, opposite, 0.0);
    }

    /// The names of the columns above the board, of the rows at its left.
    fn draw_names(&self, drawing: &mut DisplayList, columns: &Columns) {
        let kind = Type::pale((self.cell * drawing.appearance.board.coordinate).max(2.4_f64.min(self.cell * 0.4)));
        for (column, name) in (0..self.size().width()).zip(columns.names()) {
            drawing.text(kind, Anchor::Middle, self.place(f64::from(column) + 0.5, -0.2), name);
        }
        for row in 0..self.size().height() {
            let (x, y) = self.place(-0.17, f64::from(row) + 0.5);
            drawing.text(kind, Anchor::End, (x, y + kind.size * 0.36), &(row + 1).to_string());
        }
    }

    /// The counts of each kind of pieces, with its sign if there are several.
    fn draw_all_counts(&self, drawing: &mut DisplayList) {
        let kinds = counted(self.puzzle);
        for (at, &piece) in kinds.iter().enumerate() {
            let away = away(at);
            self.draw_counts(drawing, piece, away);
            if kinds.len() > 1 {
                let (right, below) = (f64::from(self.size().width()) + away, f64::from(self.size().height()) + away);
                let shows = match piece {
                    Piece::Ship => Shows::Submarine,
                    Piece::Mine => Shows::Mine,
                    Piece::Sweeper => Shows::Sweeper,
                };
                for centre in [self.place(right, -0.3), self.place(-0.3, below)] {
                    signs::draw(drawing, Spot { centre, side: self.cell * 0.5 }, shows);
                }
            }
        }
    }

    /// The middle of what stands at the end of a line, so far from the rim.
    fn beside(&self, line: Line, away: f64) -> At {
        let along = f64::from(line.at()) + 0.5;
        match line {
            Line::Column(_) => self.place(along, f64::from(self.size().height()) + away),
            Line::Row(_) => self.place(f64::from(self.size().width()) + away, along),
        }
    }

    /// Where a count stands, if there are any of its kind.
    fn count_at(&self, piece: Piece, line: Line) -> Option<At> {
        let at = counted(self.puzzle).iter().position(|&counted| counted == piece)?;
        Some(self.beside(line, away(at)))
    }

    /// The counts of a kind of pieces, so far from the rim. In a solution, those that were withheld
    /// are pale.
    fn draw_counts(&self, drawing: &mut DisplayList, piece: Piece, away: f64) {
        let size = self.size();
        let given = self.puzzle.clues.counts(piece);
        let found = self.layout.map(|layout| Counts::of(layout.cells(piece), size));
        let type_size = (self.cell * 0.4).min(5.4);
        for line in size.lines() {
            let (kind, count) = match (given.get(line), found.as_ref().and_then(|found| found.get(line))) {
                (Some(count), _) => (Type::plain(type_size), count),
                (None, Some(count)) => (Type::pale(type_size), count),
                (None, None) => continue,
            };
            let (x, y) = self.beside(line, away);
            drawing.text(kind, Anchor::Middle, (x, y + type_size * 0.36), &count.to_string());
        }
    }
}
