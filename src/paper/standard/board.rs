//! A board with a face: its grid, the heavy lines between regions, and the signs in its cells.

use crate::drawing::{Anchor, At, DisplayList, Look, Tag, Type};
use crate::shapes::shape;
use crate::stars::{STAR, star};
use smyoz_core::game::{Face, Sign, Signed};

/// The room for the names of columns and rows, in cells.
pub(crate) const MARGIN: f64 = 0.6;

/// The room for the numbers beside the board, in cells.
const BESIDE: f64 = 0.9;

/// The width and the height of a board with its names and the numbers beside it, in cells.
pub(crate) fn extent(face: &Face) -> At {
    let beside = |numbers: &[String]| if numbers.is_empty() { 0.0 } else { BESIDE };
    (
        MARGIN + face.width() as f64 + beside(&face.beside.rows),
        MARGIN + face.height() as f64 + beside(&face.beside.columns),
    )
}

/// A cell on paper.
#[derive(Clone, Copy)]
pub(crate) struct Spot {
    /// Its centre.
    pub centre: At,
    /// Its side.
    pub side: f64,
}

/// A board, what stands on it, and where it is drawn.
pub(crate) struct Board<'a> {
    /// The upper left corner of its rim.
    pub at: At,
    /// The side of a cell.
    pub cell: f64,
    /// How it looks.
    pub face: &'a Face,
    /// A character for each cell.
    pub rows: &'a [String],
    /// What the clues show, if that must be distinguishable.
    pub given: Option<&'a [String]>,
    /// The cells that were found last, by column and row.
    pub new: &'a [(usize, usize)],
    /// Whether columns and rows are named.
    pub has_names: bool,
}

impl Board<'_> {
    fn size(&self) -> (usize, usize) {
        (self.face.width(), self.face.height())
    }

    /// The position at these distances from the upper left corner, in cells.
    fn place(&self, columns: f64, rows: f64) -> At {
        (self.at.0 + self.cell * columns, self.at.1 + self.cell * rows)
    }

    /// What a character of these rows stands for.
    fn sign(&self, rows: &[String], (column, row): (usize, usize)) -> Option<Signed> {
        self.face.sign(rows.get(row)?.chars().nth(column)?)
    }

    pub fn draw(&self, drawing: &mut DisplayList) {
        drawing.tagged(Tag::Figure(text(self.face, self.rows)), |drawing| self.draw_all(drawing));
    }

    fn draw_all(&self, drawing: &mut DisplayList) {
        let square = |drawing: &mut DisplayList, look, (column, row): (usize, usize), inside: f64| {
            let (left, top) = (column as f64, row as f64);
            let opposite = self.place(left + 1.0 - inside, top + 1.0 - inside);
            drawing.rect(look, self.place(left + inside, top + inside), opposite, 0.0);
        };
        self.new.iter().for_each(|&cell| square(drawing, Look::New, cell, 0.0));
        self.draw_lines(drawing);
        for cell in self.face.cells() {
            let centre = self.place(cell.0 as f64 + 0.5, cell.1 as f64 + 0.5);
            let given = self.given.and_then(|given| self.sign(given, cell));
            let is_given = given.is_some_and(|signed| self.face.signs.contains(&signed));
            // Of a solution, what is empty is not shown, unless it was given. What is a part of the
            // board needs no frame.
            let is_told = |signed: &Signed| self.given.is_none() || is_given || signed.sign != Sign::Dot;
            draw_sign(drawing, Spot { centre, side: self.cell }, self.sign(self.rows, cell).filter(is_told));
            if is_given {
                square(drawing, Look::Given, cell, 0.04);
            }
        }
    }

    fn draw_lines(&self, drawing: &mut DisplayList) {
        let (width, height) = self.size();
        for (column, row) in self.face.cells() {
            let (x, y) = (column as f64, row as f64);
            let borders = [((column + 1, row), (x + 1.0, y)), ((column, row + 1), (x, y + 1.0))];
            for (other, from) in borders.into_iter().filter(|&((column, row), _)| column < width && row < height) {
                let look = if self.face.parts([(column, row), other]) { Look::Rim } else { Look::Grid };
                drawing.line(look, self.place(from.0, from.1), self.place(x + 1.0, y + 1.0));
            }
        }
        drawing.rect(Look::Rim, self.at, self.place(width as f64, height as f64), 0.0);
        if self.has_names {
            self.draw_names(drawing);
            self.draw_beside(drawing);
        }
    }

    fn draw_names(&self, drawing: &mut DisplayList) {
        let kind = Type::pale((self.cell * drawing.appearance.board.coordinate).max(2.4_f64.min(self.cell * 0.4)));
        for (column, name) in self.face.columns().iter().enumerate() {
            drawing.text(kind, Anchor::Middle, self.place(column as f64 + 0.5, -0.2), name);
        }
        for (row, name) in self.face.rows().iter().enumerate() {
            let (x, y) = self.place(-0.17, row as f64 + 0.5);
            drawing.text(kind, Anchor::End, (x, y + kind.size * 0.36), name);
        }
    }

    /// The numbers right of the board and below it.
    fn draw_beside(&self, drawing: &mut DisplayList) {
        let (kind, (width, height)) = (Type::bold(self.cell * 0.5), self.size());
        let rows = self.face.beside.rows.iter().enumerate().map(|(row, number)| ((width, row), number));
        let columns = self.face.beside.columns.iter().enumerate().map(|(column, number)| ((column, height), number));
        for ((column, row), number) in rows.chain(columns) {
            let (x, y) = self.place(column as f64 + 0.5, row as f64 + 0.5);
            drawing.text(kind, Anchor::Middle, (x, y + kind.size * 0.36), number);
        }
    }
}

/// Draws what stands in a cell.
pub(crate) fn draw_sign(drawing: &mut DisplayList, Spot { centre: (x, y), side }: Spot, signed: Option<Signed>) {
    let Some(Signed { character, sign, .. }) = signed else { return };
    match sign {
        Sign::Star => {
            drawing.path(Look::Ink, star((x, y), STAR.map(|radius| side * radius)));
        }
        Sign::Disc => drawing.circle(Look::Ink, (x, y), side * 0.33),
        Sign::Dot => drawing.circle(Look::Ink, (x, y), side * 0.07),
        Sign::Letter => {
            let kind = Type::bold(side * 0.6);
            drawing.text(kind, Anchor::Middle, (x, y + kind.size * 0.36), &character.to_string());
        }
        Sign::Tile { letter, is_dark, is_blank } => {
            let (ground, look) = if is_dark { (Look::Ink, Look::Paper) } else { (Look::Given, Look::RedDigit) };
            let half = side * 0.41;
            drawing.rect(ground, (x - half, y - half), (x + half, y + half), side * 0.1);
            let kind = Type { look, ..Type::bold(side * 0.55) };
            drawing.text(kind, Anchor::Middle, (x, y + kind.size * 0.36), &letter.to_string());
            if is_blank {
                drawing.circle(look, (x + half * 0.68, y - half * 0.68), side * 0.07);
            }
        }
        Sign::Shape(number) => {
            drawing.path(Look::Ink, shape(number, (x - side * 0.06, y - side * 0.05), side * 0.34));
            let kind = Type::plain(side * 0.27);
            let at = (x + side * 0.34, y + side * 0.4);
            drawing.text(kind, Anchor::Middle, at, &character.to_string());
        }
        Sign::Waiting(letter) => {
            let kind = Type::pale(side * 0.45);
            drawing.text(kind, Anchor::Middle, (x, y + kind.size * 0.36), &letter.to_string());
        }
    }
}

/// A board for a terminal: its cells with the borders between regions.
pub(crate) fn text(face: &Face, rows: &[String]) -> String {
    let (width, height) = (face.width(), face.height());
    let head = height.to_string().len();
    let is_wall = |one: Option<(usize, usize)>, other: Option<(usize, usize)>| match (one, other) {
        (Some(one), Some(other)) => face.parts([one, other]),
        (None, None) => false,
        _ => true,
    };
    let cell = |column: Option<usize>, row: Option<usize>| {
        Some((column.filter(|&column| column < width)?, row.filter(|&row| row < height)?))
    };
    let names = face.columns().into_iter().map(|name| format!("{name:^4}"));
    let mut lines = vec![" ".repeat(head + 1) + &names.collect::<String>()];
    let row_names = face.rows();
    for row in 0..=height {
        let mut border = " ".repeat(head + 1);
        for column in 0..=width {
            let (left, right) = (column.checked_sub(1), Some(column));
            let (above, below) = (row.checked_sub(1), Some(row));
            let meets = [
                is_wall(cell(left, above), cell(right, above)),
                is_wall(cell(left, below), cell(right, below)),
                is_wall(cell(left, above), cell(left, below)),
                is_wall(cell(right, above), cell(right, below)),
            ];
            border.push(if meets.contains(&true) { '+' } else { ' ' });
            border += if meets[3] { "---" } else { "   " };
        }
        lines.push(border);
        let Some((signs, name)) = rows.get(row).zip(row_names.get(row)) else { break };
        let mut line = format!("{name:>head$} ");
        for column in 0..=width {
            let is_parted = is_wall(cell(column.checked_sub(1), Some(row)), cell(Some(column), Some(row)));
            line.push(if is_parted { '|' } else { ' ' });
            let shown = signs.chars().nth(column).and_then(|character| face.sign(character));
            let text = shown.map_or_else(String::new, |signed| signed.text());
            // Letters stand below each other, whatever is before them.
            let text = if text.starts_with(['(', '?']) { text } else { format!(" {text}") };
            line += &if column < width { format!("{text:<3}") } else { String::new() };
        }
        line += &face.beside.rows.get(row).map_or_else(String::new, |number| format!(" {number}"));
        lines.push(line);
    }
    if !face.beside.columns.is_empty() {
        let below = face.beside.columns.iter().map(|number| format!("{number:^4}"));
        lines.push(" ".repeat(head + 1) + &below.collect::<String>());
    }
    lines.iter().fold(String::new(), |text, line| text + line.trim_end() + "\n")
}
