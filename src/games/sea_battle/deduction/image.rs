//! Images of conclusions under the symmetries of the board.

use itertools::Itertools;

use super::chart::Chart;
use super::fact::Fact;
use super::place_set::Place;
use super::techniques::{Because, Broken, Cause};
use crate::board::Symmetry;
use crate::clues::Count;

impl Chart {
    /// Where a place goes.
    ///
    /// # Panics
    /// If the symmetry is not one of the board.
    pub(crate) fn place_image(&self, place: Place, symmetry: Symmetry) -> Place {
        let cells = symmetry.cells(self.ship(place).cells());
        self.place_of(&cells).expect("the image of a ship may lie on the board")
    }

    /// What is true of the image of a layout if the fact is true of the layout.
    ///
    /// # Panics
    /// If the symmetry is not one of the board.
    pub(crate) fn fact_image(&self, fact: Fact, symmetry: Symmetry) -> Fact {
        match fact {
            Fact::Water(cell) => Fact::Water(symmetry.cell(cell)),
            Fact::Is(piece, cell) => Fact::Is(piece, symmetry.cell(cell)),
            Fact::Not(piece, cell) => Fact::Not(piece, symmetry.cell(cell)),
            Fact::Shows(cell, shows) => Fact::Shows(symmetry.cell(cell), symmetry.shows(shows)),
            Fact::Found(place) => Fact::Found(self.place_image(place, symmetry)),
            Fact::Excluded(place) => Fact::Excluded(self.place_image(place, symmetry)),
            Fact::Count(count) => Fact::Count(Count { line: symmetry.line(count.line), ..count }),
        }
    }
}

impl Because {
    pub(super) fn image(&self, chart: &Chart, symmetry: Symmetry) -> Self {
        match self {
            Self::Cells(cells) => Self::Cells(symmetry.cells(cells)),
            Self::Line(line) => Self::Line(symmetry.line(*line)),
            Self::Lines(lines) => {
                Self::Lines(lines.iter().map(|&line| symmetry.line(line)).sorted_unstable().collect())
            }
            Self::Places(places) => Self::Places(places_image(places, chart, symmetry)),
            Self::Shows(shows) => Self::Shows(symmetry.shows(*shows)),
            Self::Ways(ways) => Self::Ways(ways.iter().map(|way| symmetry.cells(way)).sorted_unstable().collect()),
            Self::Lost(lost) => Self::Lost(image_of(lost, symmetry, |cells| symmetry.cells(cells))),
            Self::Out(out) => Self::Out(out_image(out, chart, symmetry)),
            Self::Piece(_) | Self::Number(_) | Self::Length(_) => self.clone(),
        }
    }
}

fn places_image(places: &[Place], chart: &Chart, symmetry: Symmetry) -> Vec<Place> {
    places.iter().map(|&place| chart.place_image(place, symmetry)).sorted_unstable().collect()
}

fn out_image(out: &[(Cause, Vec<Place>)], chart: &Chart, symmetry: Symmetry) -> Vec<(Cause, Vec<Place>)> {
    image_of(out, symmetry, |places| places_image(places, chart, symmetry))
}

/// What causes do, in the order of their images.
fn image_of<T>(all: &[(Cause, T)], symmetry: Symmetry, image: impl Fn(&T) -> T) -> Vec<(Cause, T)> {
    let cause = |cause: Cause| match cause {
        Cause::Full(line) => Cause::Full(symmetry.line(line)),
        Cause::Touch | Cause::Water => cause,
    };
    let all = all.iter().map(|(by, what)| (cause(*by), image(what)));
    all.sorted_unstable_by_key(|&(cause, _)| cause).collect()
}

impl Broken {
    pub(super) fn image(&self, chart: &Chart, symmetry: Symmetry) -> Self {
        match *self {
            Self::NoRoom { length, missing, ref out, ref places } => {
                let places = places_image(places, chart, symmetry);
                Self::NoRoom { length, missing, out: out_image(out, chart, symmetry), places }
            }
            Self::Short { line, piece, number, left, ref lost } => {
                let lost = image_of(lost, symmetry, |cells| symmetry.cells(cells));
                Self::Short { line: symmetry.line(line), piece, number, left, lost }
            }
            Self::Cell(piece, cell) => Self::Cell(piece, symmetry.cell(cell)),
            Self::NoShip(cell) => Self::NoShip(symmetry.cell(cell)),
            Self::Ship(place) => Self::Ship(chart.place_image(place, symmetry)),
            Self::TooMany(line, piece, number) => Self::TooMany(symmetry.line(line), piece, number),
            Self::TooFew(line, piece, number) => Self::TooFew(symmetry.line(line), piece, number),
            Self::Pattern(line, piece, number) => Self::Pattern(symmetry.line(line), piece, number),
            Self::TooManyOnBoard(..) | Self::TooFewOnBoard(..) | Self::TooManyShips(..) => self.clone(),
        }
    }
}
