//! The board of a solver: what is known so far, what was found last, and what that rests on.

use itertools::Itertools;

use super::board::Board;
use super::text::{HIDDEN, sign};
use super::{Page, Setup, signs};
use crate::board::{Cell, CellSet, Columns, Line, Piece, Shows};
use crate::deduction::{Fact, Marks, Passage};
use crate::puzzle::Puzzle;
use smyoz_paper::drawing::{At, DisplayList, Look};
use smyoz_paper::notes::{self, CellNotes};
use smyoz_paper::outline::outline;
use smyoz_paper::{PageKind, Style};

/// What a solver knows at some moment.
#[derive(Clone, Debug)]
pub(super) struct Known {
    pub puzzle: Puzzle,
    /// What is known to lie in cells: parts of ships where they are known, then cells of ships that
    /// may be any part.
    pieces: Vec<(Cell, Shows)>,
    /// The ships that were found.
    ships: Vec<CellSet>,
    /// Cells that are known to be water.
    water: CellSet,
    /// Cells that have no ship but perhaps something else.
    no_ship: CellSet,
    /// What was found last: cells, ships, and places that ships do not have.
    new: CellSet,
    excluded: Vec<CellSet>,
    /// The cells and the counts on which that rests.
    basis: CellSet,
    counts: Vec<(Piece, Line)>,
    /// What is noted beside the marks.
    pub notes: Vec<CellNotes>,
}

/// The most places without a ship that are drawn; more would hide the board.
const PLACES: usize = 6;

impl Known {
    /// What is known, the last steps included.
    pub fn after(puzzle: &Puzzle, marks: &Marks, last: &[Passage]) -> Self {
        let chart = marks.chart();
        let cells_of = |fact: Fact| match fact {
            Fact::Water(cell) | Fact::Is(_, cell) | Fact::Not(_, cell) | Fact::Shows(cell, _) => CellSet::of(cell),
            Fact::Found(place) => *chart.ship(place).cells(),
            Fact::Excluded(_) | Fact::Count(_) => CellSet::NONE,
        };
        let facts = || last.iter().flat_map(Passage::facts);
        let grounds = || last.iter().flat_map(Passage::known);
        let new = facts().map(cells_of).fold(CellSet::NONE, |all, cells| all | cells);
        let basis = grounds().map(cells_of).fold(CellSet::NONE, |all, cells| all | cells) - new;
        let excluded = facts().filter_map(|fact| match fact {
            Fact::Excluded(place) => Some(*chart.ship(place).cells()),
            _ => None,
        });
        let excluded: Vec<CellSet> = excluded.collect();
        let counts = grounds().filter_map(|fact| match fact {
            Fact::Count(count) => Some((count.piece, count.line)),
            _ => None,
        });
        let counts = counts.unique().collect();

        let ships: Vec<CellSet> = marks.found().iter().map(|&place| *chart.ship(place).cells()).collect();
        let found = ships.iter().fold(CellSet::NONE, |all, &ship| all | ship);
        let parts = (*marks.is(Piece::Ship) - found).iter();
        let parts = parts.map(|cell| (cell, marks.shown().get(&cell).copied().unwrap_or(Shows::Ship)));
        let singles = [(Piece::Mine, Shows::Mine), (Piece::Sweeper, Shows::Sweeper)];
        let singles = singles.into_iter().flat_map(|(piece, shows)| marks.is(piece).iter().map(move |it| (it, shows)));
        let water = Piece::ALL.into_iter().fold(puzzle.board.size().all(), |all, piece| all & *marks.not(piece));
        Self {
            puzzle: puzzle.clone(),
            pieces: parts.chain(singles).collect(),
            no_ship: *marks.not(Piece::Ship) - water - *marks.is(Piece::Mine) - *marks.is(Piece::Sweeper),
            ships,
            water,
            new,
            excluded: if excluded.len() > PLACES { Vec::new() } else { excluded },
            basis,
            counts,
            notes: Vec::new(),
        }
    }

    /// The same without setting apart what was found last.
    pub fn without_news(self) -> Self {
        Self { new: CellSet::NONE, excluded: Vec::new(), ..self }
    }

    /// The same without marking what the last steps rest on.
    pub fn without_basis(self) -> Self {
        Self { basis: CellSet::NONE, counts: Vec::new(), ..self }
    }

    /// Draws it with the upper left corner of its rim at this position.
    pub fn draw(&self, drawing: &mut DisplayList, at: At, cell: f64) {
        let columns = Columns::latin();
        let board = Board { at, cell, puzzle: &self.puzzle, layout: None, columns: Some(&columns) };
        self.basis.iter().for_each(|cell| board.draw_ground(drawing, Look::Basis, cell));
        for &(piece, line) in &self.counts {
            board.draw_count_ground(drawing, piece, line);
        }
        board.draw_lines(drawing);
        self.new.iter().for_each(|cell| board.draw_ground(drawing, Look::New, cell));
        for ship in &self.ships {
            ship.iter().for_each(|of| signs::draw_part(drawing, board.spot(of), signs::sides(ship, of)));
        }
        self.pieces.iter().for_each(|&(cell, shows)| signs::draw(drawing, board.spot(cell), shows));
        for cell in self.water.iter() {
            let spot = board.spot(cell);
            match self.puzzle.clues.shows(cell) {
                Some(shows) => signs::draw(drawing, spot, shows),
                None => drawing.circle(Look::Ink, spot.centre, spot.side * 0.07),
            }
        }
        for cell in self.no_ship.iter() {
            let (x, y) = board.spot(cell).centre;
            drawing.line(Look::Rim, (x - board.cell * 0.13, y), (x + board.cell * 0.13, y));
        }
        self.draw_outline(drawing, &board, Look::BasisEdge, self.basis, 0.05);
        for &ship in &self.excluded {
            self.draw_outline(drawing, &board, Look::Frame, ship, 0.2);
        }
        notes::draw(drawing, &self.notes, at, cell);
        board.draw_edge(drawing);
    }

    /// It as text: the clues, and below them all that is known, if that is more.
    pub fn text(&self) -> String {
        let size = self.puzzle.board.size();
        let seen = |cell: Cell| {
            let shown = self.pieces.iter().find(|(of, _)| *of == cell).map(|&(_, shows)| shows);
            let ship = || self.ships.iter().any(|ship| ship.contains(cell)).then_some(Shows::Ship);
            let water = || self.water.contains(cell).then_some(Shows::Water);
            shown.or_else(ship).or_else(water).map_or(HIDDEN, sign)
        };
        let row = |row: u8| (0..size.width()).map(|column| format!(" {}", seen(Cell::at(column, row)))).join("") + "\n";
        let setup = Setup { style: Style::default(), columns: Columns::latin() };
        let clues = Page::of(&self.puzzle, PageKind::Puzzle, None, &setup).map(|page| page.board_text());
        let is_given = |cell: Cell| seen(cell) == self.puzzle.clues.shows(cell).map_or(HIDDEN, sign);
        let known = if size.cells().all(is_given) { String::new() } else { (0..size.height()).map(row).join("") };
        clues.unwrap_or_default() + &known
    }

    /// An outline around cells, so far inside, in cells.
    fn draw_outline(&self, drawing: &mut DisplayList, board: &Board, look: Look, cells: CellSet, inside: f64) {
        let size = self.puzzle.board.size();
        let on_board = |column: i16, row: i16| {
            let on = (0..i16::from(size.width())).contains(&column) && (0..i16::from(size.height())).contains(&row);
            on && cells.contains(Cell::at(column as u8, row as u8))
        };
        for cell in cells.iter() {
            for (from, to) in outline((cell.column(), cell.row()), inside, on_board) {
                drawing.line(look, board.place(from.0, from.1), board.place(to.0, to.1));
            }
        }
    }
}
