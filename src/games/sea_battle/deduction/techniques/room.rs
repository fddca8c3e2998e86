//! Where a piece cannot lie, since it would leave too little room: for a line, or for the missing
//! ships.

use std::cell::LazyCell;
use std::ops::ControlFlow;

use super::{Because, Cause, Openings, Position, by_cause};
use crate::board::{CellSet, Line, Piece};
use crate::deduction::fact::Fact;
use crate::deduction::marks::Marks;
use crate::deduction::place_set::{Place, PlaceSet};
use smyoz_core::deduction::FEW_PLACES;

/// A piece would leave a line too few cells for its count.
pub(super) fn leaves_too_few(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let unsettled = marks.unsettled();
    let (ships, mines) = (LazyCell::new(|| ships(marks)), mines(marks));
    marks.all_counts().try_for_each(|(piece, line, number)| {
        let open = marks.open(piece) & marks.chart().along(line).cells;
        let spare = (open.len() + usize::from(marks.is(piece).count_in(line))).saturating_sub(number);
        let bits = line.bits(&open);
        let (beside, tried) = match piece {
            // Of ships, those count that go with the line's cells alone.
            Piece::Ship => (&marks.chart().along(line).margins[..], &[][..]),
            _ => (&[][..], &ships[..]),
        };
        let too_few = |&&(place, margin): &&(Place, u32)| {
            (margin & bits).count_ones() as usize > spare && unsettled.contains(place)
        };
        let beside = beside.iter().filter(too_few).map(|&(place, _)| Fact::Excluded(place));
        let too_few = |trial: &&Trial| (open & trial.keeps_away(piece)).len() > spare;
        let out = tried.iter().chain(&mines).filter(too_few).map(|trial| trial.out(marks));
        openings.conclude(beside.chain(out), || [Because::Line(line), Because::Piece(piece), Because::Number(number)])
    })
}

/// A ship cell would leave too little room for the missing ships of a length, of which few places are
/// left: beside it, and on a line whose number leaves none.
pub(super) fn crowds_out(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let chart = marks.chart();
    let few = |&(length, _): &(u8, usize)| (1..=FEW_PLACES).contains(&marks.unsettled_of(length).len());
    marks.missing_lengths().filter(few).try_for_each(|(length, missing)| {
        let room = Room::of(marks, length);
        marks.open(Piece::Ship).iter().try_for_each(|cell| {
            let beside = chart.beside(cell);
            let known = *marks.is(Piece::Ship) | CellSet::of(cell);
            let fits = |line: Line, place: Place| {
                let [known, cells] = [&known, chart.ship(place).cells()].map(|all| line.bits(all));
                let count = marks.count(Piece::Ship, line);
                cells == 0 || count.is_none_or(|count| (known | cells).count_ones() <= count.into())
            };
            let is_full = |lines: &&[Line]| {
                let left = room.left(|place| !beside.contains(place) && lines.iter().all(|&line| fits(line, place)));
                !room.has(left, missing)
            };
            let own = Line::through(cell);
            let full = [&[][..], &own[..1], &own[1..]].into_iter().find(is_full);
            let fact = full.map(|_| marks.without(Piece::Ship, cell));
            openings.conclude(fact, || {
                let cause = |place| match full.unwrap_or_default().iter().find(|&&line| !fits(line, place)) {
                    _ if beside.contains(place) => Some(Cause::Touch),
                    full => full.copied().map(Cause::Full),
                };
                let (out, left): (Vec<Place>, _) = room.places.iter().partition(|&&place| cause(place).is_some());
                let out = out.into_iter().filter_map(|place| Some((cause(place)?, place)));
                let [out, left] = [Because::Out(by_cause(out)), Because::Places(left)];
                [Because::Length(length), Because::Number(missing), out, left]
            })
        })
    })
}

/// The most places of a length among which room for several ships is looked for.
const PACKED: usize = 24;

/// A piece would leave too little room for the missing ships of a length.
pub(super) fn leaves_no_room(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let mines = mines(marks);
    let few = |&(length, _): &(u8, usize)| (1..=PACKED).contains(&marks.unsettled_of(length).len());
    marks.missing_lengths().filter(few).try_for_each(|(length, missing)| {
        let room = Room::of(marks, length);
        let unsettled = marks.unsettled();
        let no_room = |place: &Place| {
            let missing = missing - usize::from(marks.chart().length(*place) == length);
            !room.has(room.beside(*place), missing)
        };
        let ships = unsettled.iter().filter(no_room).map(Fact::Excluded);
        let no_room = |trial: &&Trial| !room.has(room.left(|place| trial.goes_with(marks, place)), missing);
        let out = mines.iter().filter(no_room).map(|trial| trial.out(marks));
        openings.conclude(ships.chain(out), || [Because::Length(length), Because::Number(missing)])
    })
}

/// The places of a length, up to 32, as bits, and which of them go together.
pub(super) struct Room {
    places: Vec<Place>,
    /// For each, the places that do not go with it.
    clashing: Vec<PlaceSet>,
}

impl Room {
    /// Whether this many ships of a length may have room; that is looked into only where few places
    /// are left.
    pub fn may_be(marks: &Marks, length: u8, ships: usize) -> bool {
        let places = marks.unsettled_of(length).len();
        let has_room = || {
            let room = Self::of(marks, length);
            room.has(room.left(|_| true), ships)
        };
        places >= ships && (ships <= 1 || places > PACKED || has_room())
    }

    fn of(marks: &Marks, length: u8) -> Self {
        let places: Vec<Place> = marks.unsettled_of(length).iter().collect();
        let clashing = places.iter().map(|&place| marks.chart().clashing(place)).collect();
        Self { places, clashing }
    }

    /// Those of the places that are left.
    fn left(&self, is_left: impl Fn(Place) -> bool) -> u32 {
        let left = self.places.iter().enumerate().filter(|&(_, &place)| is_left(place));
        left.fold(0, |bits, (at, _)| bits | 1 << at)
    }

    /// Those of the places that go with another one.
    fn beside(&self, other: Place) -> u32 {
        let left = self.clashing.iter().enumerate().filter(|(_, clashing)| !clashing.contains(other));
        left.fold(0, |bits, (at, _)| bits | 1 << at)
    }

    /// Whether this many ships fit at these places.
    fn has(&self, places: u32, ships: usize) -> bool {
        if ships == 0 {
            return true;
        }
        if (places.count_ones() as usize) < ships {
            return false;
        }
        let first = places.trailing_zeros() as usize;
        let rest = places & (places - 1);
        self.has(rest & self.beside(self.places[first]), ships - 1) || self.has(rest, ships)
    }
}

/// A piece laid somewhere to see what becomes of the rest.
struct Trial {
    piece: Piece,
    /// If it is a ship, its place.
    place: Option<Place>,
    cells: CellSet,
    /// Where no ship may lie then.
    no_ships: CellSet,
    /// Where no mine and no minesweeper may lie then.
    no_mines: CellSet,
}

impl Trial {
    /// The fact that it does not lie there.
    fn out(&self, marks: &Marks) -> Fact {
        match (self.place, self.cells.first()) {
            (None, Some(cell)) => marks.without(self.piece, cell),
            (place, _) => Fact::Excluded(place.expect("a piece that is not a ship has a cell")),
        }
    }

    /// The cells that cannot have the other piece.
    fn keeps_away(&self, other: Piece) -> CellSet {
        let near = if other == Piece::Ship { self.no_ships } else { self.no_mines };
        if other == self.piece { near } else { near | self.cells }
    }

    /// Whether another ship may lie at the place.
    fn goes_with(&self, marks: &Marks, place: Place) -> bool {
        !(self.no_ships | self.cells).meets(marks.chart().ship(place).cells())
    }
}

/// The ships that may lie somewhere, but are not found.
fn ships(marks: &Marks) -> Vec<Trial> {
    let chart = marks.chart();
    let trial = |place| {
        let ship = chart.ship(place);
        let (cells, around) = (*ship.cells(), chart.around(ship.cells()));
        Trial { piece: Piece::Ship, place: Some(place), cells, no_ships: *ship.margin(), no_mines: around }
    };
    marks.unsettled().iter().map(trial).collect()
}

/// The mines and minesweepers that may lie somewhere, but are not found.
fn mines(marks: &Marks) -> Vec<Trial> {
    let trial = |piece, cell| {
        let cells = CellSet::of(cell);
        let around = marks.chart().around(&cells);
        Trial { piece, place: None, cells, no_ships: around, no_mines: around }
    };
    let pieces = [Piece::Mine, Piece::Sweeper].into_iter();
    pieces.flat_map(|piece| marks.open(piece).iter().map(move |cell| trial(piece, cell))).collect()
}
