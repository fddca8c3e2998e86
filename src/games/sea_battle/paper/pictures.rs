//! The pictures of Sea Battle: examples, a puzzle and its solution, a fleet, and the key to the
//! signs.
//!
//! The first line of a board has its rows, with bars between them: `.` is water, `*` a mine, `+` a
//! minesweeper; in an example, each letter is a ship of its own. That of a puzzle is followed by a
//! line with the cells that are shown.

use std::fmt::Write as _;
use std::sync::Arc;

use itertools::Itertools;

use super::{
    Board, Fleet, Key, Known, MARGIN, Page, Setup, Spot, counts_room, draw_part, draw_sign, fleet_text, sides,
};
use crate::board::{Cell, CellSet, Columns, Layout, Piece, Setting, Shows, Size, Variant};
use crate::clues::{Clue, Clues, Counts, Shown};
use crate::puzzle::Puzzle;
use smyoz_paper::book::{self, Art, Form};
use smyoz_paper::drawing::{At, DisplayList, Look};
use smyoz_paper::scaled::Scaled;
use smyoz_paper::{Lang, PageKind, Style};

pub(super) enum SeaArt {
    /// A few pieces, allowed or not.
    Example(Example),
    /// A puzzle, or its solution.
    Board(Box<Puzzle>, PageKind),
    /// The ships of a game.
    Fleet(Box<Setting>),
    /// The board of a solver.
    Known(Box<Known>),
    /// The signs, with those of mines or without.
    Signs { has_mines: bool },
}

/// The rows of an example: a letter for each ship.
pub(super) struct Example(Vec<Vec<char>>);

/// A puzzle with all counts.
fn puzzle(lines: &[&str]) -> Puzzle {
    let layout: Layout = lines[0].replace('/', "\n").parse().expect("a board");
    let size = layout.size();
    let fleet = ships(*layout.cells(Piece::Ship)).into_iter().map(|ship| ship.len().to_string()).join("-");
    let setting = Setting::new(size, fleet.parse().expect("lengths"), Variant::default()).expect("it fits");
    let mut clues = Clues::none(size);
    clues.set_counts(Piece::Ship, Counts::of(layout.cells(Piece::Ship), size));
    for name in lines[1].split_whitespace() {
        let cell = Columns::latin().cell(name).expect("a cell");
        clues.insert(Clue::Shown(Shown { cell, shows: layout.shows(cell) }));
    }
    Puzzle { solution: Some(layout), ..Puzzle::new(setting, clues) }
}

/// The ships of a layout, which share no sides.
fn ships(mut cells: CellSet) -> Vec<CellSet> {
    let mut ships = Vec::new();
    while let Some(first) = cells.iter().next() {
        let mut ship = CellSet::of(first);
        loop {
            let more = ship.with_sides() & cells;
            if more == ship {
                break;
            }
            ship = more;
        }
        cells -= ship;
        ships.push(ship);
    }
    ships
}

/// The width of a fleet and of a key of signs, on their own scale.
const WIDE: f64 = 150.0;

/// What is added to the side of a board for the names of its rows, in sides.
const WHOLE: f64 = (book::SIDE + book::MARGIN) / book::SIDE;

impl SeaArt {
    /// Reads the lines of a picture of this kind; `None` if this game has no such kind.
    ///
    /// # Panics
    /// If they are no such picture. The texts are the program's own.
    pub fn read(kind: &str, lines: &[&str]) -> Option<(Form, Arc<dyn Art>)> {
        let example = || SeaArt::Example(Example(lines[0].split('/').map(|row| row.chars().collect()).collect()));
        let (form, art) = match kind {
            "sea-allowed" => (Form::Example { is_allowed: true }, example()),
            "sea-forbidden" => (Form::Example { is_allowed: false }, example()),
            "sea-puzzle" => (Form::Board, SeaArt::Board(Box::new(puzzle(lines)), PageKind::Puzzle)),
            "sea-solution" => (Form::Board, SeaArt::Board(Box::new(puzzle(lines)), PageKind::Solution)),
            "sea-fleet" => {
                let fleet = lines[0].parse().expect("a fleet");
                let setting =
                    Setting::new(Size::STANDARD, fleet, Variant::default()).expect("it fits on the usual board");
                (Form::Wide, SeaArt::Fleet(Box::new(setting)))
            }
            "sea-signs" => (Form::Key, SeaArt::Signs { has_mines: lines[0] == "mines" }),
            _ => return None,
        };
        Some((form, Arc::new(art)))
    }

    /// The side of a cell of a board with its names and counts.
    fn cell(puzzle: &Puzzle, side: f64) -> f64 {
        side * WHOLE / (MARGIN + f64::from(puzzle.board.size().width()) + counts_room(puzzle))
    }

    /// The height of a board with its names and counts.
    fn board_height(puzzle: &Puzzle, side: f64) -> f64 {
        Self::cell(puzzle, side) * (MARGIN + f64::from(puzzle.board.size().height()) + counts_room(puzzle))
    }

    /// The fleet, which needs no boxes here.
    fn fleet(setting: &Setting) -> Fleet<'_> {
        Fleet { setting, has_ticks: false }
    }
}

impl Art for SeaArt {
    fn draw(&self, drawing: &mut DisplayList, corner: At, side: f64) {
        match self {
            Self::Example(example) => example.draw(drawing, corner, side),
            Self::Board(puzzle, kind) => {
                let cell = Self::cell(puzzle, side);
                let layout = puzzle.solution.as_ref().filter(|_| *kind == PageKind::Solution);
                let columns = Columns::latin();
                let at = (corner.0 + cell * MARGIN, corner.1 + cell * MARGIN);
                Board { at, cell, puzzle, layout, columns: Some(&columns) }.draw(drawing);
            }
            Self::Known(known) => {
                let cell = Self::cell(&known.puzzle, side);
                known.draw(drawing, (corner.0 + cell * MARGIN, corner.1 + cell * MARGIN), cell);
            }
            Self::Fleet(setting) => {
                Self::fleet(setting).draw(drawing, Scaled::at(corner, side / WIDE), (0.0, 1.0), WIDE);
            }
            Self::Signs { has_mines } => {
                let key = Key::of_signs(*has_mines, drawing.lang);
                key.draw(drawing, Scaled::at(corner, side / WIDE), (0.0, 0.0), WIDE);
            }
        }
    }

    fn height(&self, side: f64) -> f64 {
        match self {
            Self::Example(example) => example.height(side),
            Self::Board(puzzle, _) => Self::board_height(puzzle, side),
            Self::Known(known) => Self::board_height(&known.puzzle, side),
            Self::Fleet(setting) => Self::fleet(setting).height(WIDE) * side / WIDE,
            // It has as many lines in both languages.
            Self::Signs { has_mines } => Key::of_signs(*has_mines, Lang::En).height() * side / WIDE,
        }
    }

    fn text(&self) -> String {
        match self {
            Self::Example(Example(rows)) => rows.iter().fold(String::new(), |mut text, row| {
                let _ = writeln!(text, "  {}", row.iter().map(|&sign| if sign == '.' { '·' } else { sign }).join(" "));
                text
            }),
            Self::Board(puzzle, kind) => {
                let setup = Setup { style: Style::default(), columns: Columns::latin() };
                Page::of(puzzle, *kind, None, &setup).map_or_else(|_| String::new(), |page| page.board_text())
            }
            Self::Fleet(setting) => format!("  {}\n", fleet_text(setting)),
            Self::Known(known) => known.text(),
            Self::Signs { .. } => String::new(),
        }
    }
}

impl Example {
    /// The number of columns and of rows.
    fn size(&self) -> (f64, f64) {
        let Self(rows) = self;
        (rows[0].len() as f64, rows.len() as f64)
    }

    fn height(&self, side: f64) -> f64 {
        let (columns, rows) = self.size();
        side / columns * rows
    }

    fn draw(&self, drawing: &mut DisplayList, (left, top): At, side: f64) {
        let Self(signs) = self;
        let (columns, rows) = self.size();
        let cell = side / columns;
        let place = |x: f64, y: f64| (left + cell * x, top + cell * y);
        for at in 1..signs[0].len() {
            drawing.line(Look::Grid, place(at as f64, 0.0), place(at as f64, rows));
        }
        for at in 1..signs.len() {
            drawing.line(Look::Grid, place(0.0, at as f64), place(columns, at as f64));
        }
        let cells = || {
            (0..).zip(signs).flat_map(|(row, signs)| (0..).zip(signs).map(move |(at, &sign)| (Cell::at(at, row), sign)))
        };
        for (of, sign) in cells().filter(|&(_, sign)| sign != '.') {
            let spot = Spot { centre: place(f64::from(of.column()) + 0.5, f64::from(of.row()) + 0.5), side: cell };
            match sign {
                '*' => draw_sign(drawing, spot, Shows::Mine),
                '+' => draw_sign(drawing, spot, Shows::Sweeper),
                ship => {
                    let own: CellSet = cells().filter(|&(_, sign)| sign == ship).map(|(cell, _)| cell).collect();
                    draw_part(drawing, spot, sides(&own, of));
                }
            }
        }
        drawing.rect(Look::Rim, place(0.0, 0.0), place(columns, rows), 0.0);
    }
}
