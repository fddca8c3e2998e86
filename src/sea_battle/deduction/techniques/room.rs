//! Where a piece cannot lie, since it would leave too little room: for a line, or for a ship.

use std::ops::ControlFlow;

use super::{Because, Openings};
use crate::sea_battle::board::{CellSet, Piece};
use crate::sea_battle::deduction::chart::Place;
use crate::sea_battle::deduction::fact::Fact;
use crate::sea_battle::deduction::marks::Marks;

/// A ship has more cells on a line than the line lacks.
pub(super) fn too_long_for_line(marks: &Marks, openings: &mut Openings) -> ControlFlow<()> {
    marks.counts(Piece::Ship).try_for_each(|(line, number)| {
        let known = *marks.is(Piece::Ship);
        let too_long =
            |place: &Place| usize::from((known | *marks.chart().ship(*place).cells()).count_in(line)) > number;
        let places = marks.unsettled().filter(too_long).map(Fact::Excluded);
        openings.conclude(places, || [Because::Line(line), Because::Piece(Piece::Ship), Because::Number(number)])
    })
}

/// A piece would leave a line too few cells for its count.
pub(super) fn leaves_too_few(marks: &Marks, openings: &mut Openings) -> ControlFlow<()> {
    let trials: Vec<Trial> = trials(marks).collect();
    Piece::ALL.into_iter().try_for_each(|piece| {
        marks.counts(piece).try_for_each(|(line, number)| {
            let open = marks.open(piece) & line.cell_set(marks.chart().setting().size());
            let all = open.len() + usize::from(marks.is(piece).count_in(line));
            let spare = all.saturating_sub(number);
            let too_few = |trial: &&Trial| (open & trial.keeps_away(piece)).len() > spare;
            let out = trials.iter().filter(too_few).map(|trial| trial.out(marks));
            openings.conclude(out, || [Because::Line(line), Because::Piece(piece), Because::Number(number)])
        })
    })
}

/// A piece would leave no place for the last missing ship of a length.
pub(super) fn takes_last_place(marks: &Marks, openings: &mut Openings) -> ControlFlow<()> {
    let trials: Vec<Trial> = trials(marks).collect();
    marks.missing_lengths().filter(|&(_, missing)| missing == 1).try_for_each(|(length, _)| {
        let places = marks.unsettled_of(length);
        let leaves_one =
            |trial: &Trial| places.iter().any(|&place| trial.place == Some(place) || trial.goes_with(marks, place));
        let blocking = trials.iter().filter(|trial| !places.is_empty() && !leaves_one(trial));
        let out = blocking.map(|trial| trial.out(marks));
        openings.conclude(out, || [Because::Length(length), Because::Places(places.clone())])
    })
}

/// The most places of a length among which room for several ships is looked for.
const PACKED: usize = 24;

/// A piece would leave too little room for the missing ships of a length.
pub(super) fn leaves_no_room(marks: &Marks, openings: &mut Openings) -> ControlFlow<()> {
    let trials: Vec<Trial> = trials(marks).collect();
    marks.missing_lengths().filter(|&(_, missing)| missing > 1).try_for_each(|(length, missing)| {
        let places = marks.unsettled_of(length);
        let no_room = |trial: &&Trial| {
            let is_one = trial.place.is_some_and(|place| marks.chart().length(place) == length);
            let left: Vec<Place> = places.iter().copied().filter(|&place| trial.goes_with(marks, place)).collect();
            !has_room(marks, &left, missing - usize::from(is_one))
        };
        let few = places.len() <= PACKED;
        let out = trials.iter().filter(|trial| few && no_room(trial)).map(|trial| trial.out(marks));
        openings.conclude(out, || [Because::Length(length), Because::Number(missing)])
    })
}

/// Whether so many ships fit at these places.
fn has_room(marks: &Marks, places: &[Place], ships: usize) -> bool {
    if places.len() < ships {
        return false;
    }
    let Some((&first, rest)) = places.split_first() else { return true };
    if ships == 0 {
        return true;
    }
    let ship = marks.chart().ship(first);
    let beside: Vec<Place> = rest.iter().copied().filter(|&other| ship.goes_with(marks.chart().ship(other))).collect();
    has_room(marks, &beside, ships - 1) || has_room(marks, rest, ships)
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

/// All pieces that may lie somewhere, but are not found.
fn trials(marks: &Marks) -> impl Iterator<Item = Trial> {
    let chart = marks.chart();
    let ships = marks.unsettled().map(move |place| {
        let ship = chart.ship(place);
        let (cells, around) = (*ship.cells(), chart.around(ship.cells()));
        Trial { piece: Piece::Ship, place: Some(place), cells, no_ships: *ship.margin(), no_mines: around }
    });
    let mines = [Piece::Mine, Piece::Sweeper].into_iter().flat_map(move |piece| {
        marks.open(piece).iter().map(move |cell| {
            let cells = CellSet::of(cell);
            let around = chart.around(&cells);
            Trial { piece, place: None, cells, no_ships: around, no_mines: around }
        })
    });
    ships.chain(mines)
}
