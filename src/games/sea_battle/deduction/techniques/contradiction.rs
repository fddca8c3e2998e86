//! What contradicts itself: marks that cannot go together, a count that can no longer come out, a
//! ship cell or a length that is left without a place.

use super::patterns::Patterns;
use super::room::Room;
use crate::board::{Cell, Line, Piece};
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
    /// No pattern of a line would have exactly this many ship cells.
    Pattern(Line, usize),
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
        /// The places that were left for them before anything was supposed; none if there were
        /// many.
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
                Some(Broken::NoRoom { length, missing: number - found, places: Vec::new() })
            }
            () => None,
        }
    })
}

/// A line whose count no pattern has.
fn pattern(marks: &Marks) -> Option<Broken> {
    let incomplete = |&(line, _): &(Line, usize)| line.bits(&marks.open(Piece::Ship)) != 0;
    let mut counts = marks.counts(Piece::Ship).filter(incomplete);
    counts
        .find_map(|(line, number)| Patterns::of(marks, line, number).is_none().then_some(Broken::Pattern(line, number)))
}
