//! What contradicts itself: marks that cannot go together, a count that can no longer come out, a
//! ship cell or a length that is left without a place.

use super::beside::water_at_corners;
use super::patterns::Patterns;
use super::room::Room;
use super::{Cause, by_cause};
use crate::board::{Cell, CellSet, Line, Piece};
use crate::deduction::marks::Marks;
use crate::deduction::place_set::Place;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Broken {
    /// It is known that a cell has this piece, and that it has it not.
    Cell(Piece, Cell),
    /// No ship could lie over this ship cell.
    NoShip(Cell),
    /// A ship that lies there could not.
    Ship(Place),
    /// A line would have too many pieces for its count.
    TooMany(Line, Piece, usize),
    /// A line would have too few cells left for its count.
    TooFew(Line, Piece, usize),
    /// The same as a solver sees it on the board: so many cells would be left, as these are water, too.
    Short { line: Line, piece: Piece, number: usize, left: usize, lost: Vec<(Cause, CellSet)> },
    /// No pattern of a line would have exactly this many ship cells.
    Pattern(Line, Piece, usize),
    /// There would be more pieces on the board than there are.
    TooManyOnBoard(Piece, usize),
    /// There would be too few cells left for the pieces on the board.
    TooFewOnBoard(Piece, usize),
    /// There would be more ships of this length than there are.
    TooManyShips(u8, usize),
    /// There would be no room for all missing ships of a length.
    NoRoom {
        length: u8,
        missing: usize,
        /// Of the places that were left for them before anything was supposed, those where none fits
        /// any more; none if there were many places.
        out: Vec<(Cause, Vec<Place>)>,
        /// The others.
        places: Vec<Place>,
    },
}

pub fn contradiction(marks: &Marks) -> Option<Broken> {
    clash(marks).or_else(|| count(marks)).or_else(|| total(marks)).or_else(|| ships(marks)).or_else(|| pattern(marks))
}

/// Marks that contradict each other.
fn clash(marks: &Marks) -> Option<Broken> {
    let both = |piece| (*marks.is(piece) & *marks.not(piece)).first().map(|cell| Broken::Cell(piece, cell));
    let covered = |&cell: &Cell| marks.may_be_covered(cell);
    Piece::ALL
        .into_iter()
        .find_map(both)
        .or_else(|| marks.is(Piece::Ship).iter().find(|cell| !covered(cell)).map(Broken::NoShip))
        .or_else(|| marks.found().iter().find(|&&place| !marks.is_possible(place)).map(|&place| Broken::Ship(place)))
}

/// A count of a line that is exceeded, or cannot be reached.
fn count(marks: &Marks) -> Option<Broken> {
    marks.all_counts().chain(marks.contrary()).find_map(|(piece, line, number)| {
        let found = usize::from(marks.is(piece).count_in(line));
        let open = line.bits(&marks.open(piece)).count_ones() as usize;
        match () {
            () if found > number => Some(Broken::TooMany(line, piece, number)),
            () if found + open < number => Some(Broken::TooFew(line, piece, number)),
            () => None,
        }
    })
}

/// Too few cells of a line for its count, if it is seen at once which are water: those at corners of
/// ship cells, and the rest of complete lines.
pub(in crate::deduction) fn short(marks: &Marks, line: Line, piece: Piece, number: usize) -> Option<Broken> {
    let (chart, open) = (marks.chart(), marks.open(piece));
    let size = chart.setting().size();
    let ships = marks.is(Piece::Ship).iter().filter(|_| piece == Piece::Ship);
    let corners = ships.fold(CellSet::NONE, |all, cell| all | water_at_corners(chart, cell));
    let is_complete =
        |line: &Line| marks.count(piece, *line).is_some_and(|count| count == marks.is(piece).count_in(*line));
    let cause = |cell: Cell| {
        let [column, row] = Line::through(cell);
        let crossing = if line.is_row() { column } else { row };
        let full = Some(Cause::Full(crossing)).filter(|_| is_complete(&crossing));
        if corners.contains(cell) { Some(Cause::Touch) } else { full }
    };
    let cells = line.cells(size).filter(|&cell| open.contains(cell));
    let lost: Vec<(Cause, CellSet)> = by_cause(cells.filter_map(|cell| Some((cause(cell)?, cell))));
    let gone: usize = lost.iter().map(|(_, cells)| cells.len()).sum();
    let free = usize::from(marks.is(piece).count_in(line)) + line.bits(&open).count_ones() as usize;
    let left = free - gone;
    (left < number).then_some(Broken::Short { line, piece, number, left, lost })
}

/// The number of pieces on the board, exceeded or out of reach.
fn total(marks: &Marks) -> Option<Broken> {
    Piece::ALL.into_iter().find_map(|piece| {
        let number = marks.chart().setting().cells_of(piece);
        let (found, open) = (marks.is(piece).len(), marks.open(piece).len());
        match () {
            () if found > number => Some(Broken::TooManyOnBoard(piece, number)),
            () if found + open < number => Some(Broken::TooFewOnBoard(piece, number)),
            () => None,
        }
    })
}

/// A length of which there are too many ships, or no room for those that are missing.
fn ships(marks: &Marks) -> Option<Broken> {
    marks.chart().setting().fleet().classes().find_map(|(length, number)| {
        let found = marks.found().iter().filter(|&&place| marks.chart().length(place) == length).count();
        match () {
            () if found > number => Some(Broken::TooManyShips(length, number)),
            () if !Room::may_be(marks, length, number - found) => {
                Some(Broken::NoRoom { length, missing: number - found, out: Vec::new(), places: Vec::new() })
            }
            () => None,
        }
    })
}

/// A line whose count no pattern has.
fn pattern(marks: &Marks) -> Option<Broken> {
    let incomplete = |&(line, _): &(Line, usize)| line.bits(&marks.open(Piece::Ship)) != 0;
    let mut counts = marks.counts(Piece::Ship).filter(incomplete);
    counts.find_map(|(line, number)| {
        Patterns::of(marks, line, number).is_none().then_some(Broken::Pattern(line, Piece::Ship, number))
    })
}
