//! Images of conclusions under the symmetries of the board.

use itertools::Itertools;

use super::chart::{Chart, Place};
use super::fact::Fact;
use super::path::LeanStep;
use super::techniques::{Because, Broken, Chain, Deduction};
use crate::sea_battle::board::Symmetry;
use crate::sea_battle::clues::Count;

impl Chart {
    /// Where a place goes.
    ///
    /// # Panics
    /// If the symmetry is not one of the board.
    #[must_use]
    pub fn place_image(&self, place: Place, symmetry: Symmetry) -> Place {
        let cells = symmetry.cells(self.ship(place).cells());
        self.place_of(&cells).expect("the image of a ship may lie on the board")
    }

    /// What is true of the image of a layout if the fact is true of the layout.
    ///
    /// # Panics
    /// If the symmetry is not one of the board.
    #[must_use]
    pub fn fact_image(&self, fact: Fact, symmetry: Symmetry) -> Fact {
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

    fn facts_image(&self, facts: &[Fact], symmetry: Symmetry) -> Vec<Fact> {
        facts.iter().map(|&fact| self.fact_image(fact, symmetry)).sorted_unstable().collect()
    }
}

impl Deduction {
    /// Its image under a symmetry of the chart's board.
    #[must_use]
    pub fn image(&self, chart: &Chart, symmetry: Symmetry) -> Self {
        Self {
            technique: self.technique,
            facts: chart.facts_image(&self.facts, symmetry),
            because: self.because.iter().map(|because| because.image(chart, symmetry)).collect(),
            chain: self.chain.as_ref().map(|chain| Box::new(chain.image(chart, symmetry))),
        }
    }
}

impl Because {
    fn image(&self, chart: &Chart, symmetry: Symmetry) -> Self {
        match self {
            Self::Cells(cells) => Self::Cells(symmetry.cells(cells)),
            Self::Line(line) => Self::Line(symmetry.line(*line)),
            Self::Lines(lines) => Self::Lines(lines.iter().map(|&line| symmetry.line(line)).sorted().collect()),
            Self::Places(places) => {
                Self::Places(places.iter().map(|&place| chart.place_image(place, symmetry)).sorted().collect())
            }
            Self::Piece(_) | Self::Number(_) | Self::Length(_) => self.clone(),
        }
    }
}

impl Chain {
    fn image(&self, chart: &Chart, symmetry: Symmetry) -> Self {
        let step = |(step, grounds): &(Deduction, Vec<Fact>)| {
            (step.image(chart, symmetry), chart.facts_image(grounds, symmetry))
        };
        Self {
            supposed: chart.fact_image(self.supposed, symmetry),
            steps: self.steps.iter().map(step).collect(),
            broken: self.broken.image(chart, symmetry),
            because: chart.facts_image(&self.because, symmetry),
        }
    }
}

impl Broken {
    fn image(&self, chart: &Chart, symmetry: Symmetry) -> Self {
        match *self {
            Self::Cell(piece, cell) => Self::Cell(piece, symmetry.cell(cell)),
            Self::NoShip(cell) => Self::NoShip(symmetry.cell(cell)),
            Self::Ship(place) => Self::Ship(chart.place_image(place, symmetry)),
            Self::TooMany(line, piece, number) => Self::TooMany(symmetry.line(line), piece, number),
            Self::TooFew(line, piece, number) => Self::TooFew(symmetry.line(line), piece, number),
            Self::Pattern(line, number) => Self::Pattern(symmetry.line(line), number),
            Self::TooManyOnBoard(..) | Self::TooFewOnBoard(..) | Self::TooManyShips(..) | Self::NoRoom(..) => {
                self.clone()
            }
        }
    }
}

impl LeanStep {
    /// Its image under a symmetry of the chart's board.
    #[must_use]
    pub fn image(&self, chart: &Chart, symmetry: Symmetry) -> Self {
        Self { deduction: self.deduction.image(chart, symmetry), grounds: chart.facts_image(&self.grounds, symmetry) }
    }
}
