//! Shots: what a cell holds, and how many red and green lines run through it.

use super::variables::Variables;
use crate::board::{Cell, Lane, Placement, ShipType};
use crate::clues::{Content, Shot};
use smyoz_core::sat::{Formula, Lit, cardinality};

impl Variables {
    /// States what a shot shows.
    pub(super) fn shot(&mut self, formula: &mut Formula, shot: Shot) {
        let (red, green) = (usize::from(shot.shows.colour.red()), usize::from(shot.shows.colour.green()));
        match shot.shows.content {
            Content::Water(digit) => self.water(formula, shot.cell, usize::from(digit), red, green),
            Content::Ship(kind) => self.hit(formula, shot.cell, kind, red, green),
        }
    }

    fn water(&mut self, formula: &mut Formula, cell: Cell, digit: usize, red: usize, green: usize) {
        if let Some(ship) = self.ship_cells[cell.index()] {
            formula.clause([!ship]);
        }
        let water: Vec<Lit> = cell.points().iter().map(|point| !self.ship_points[point.index()]).collect();
        cardinality::exactly(formula, &[], &water, digit);
        let here = Lane::through(cell);
        let reds = here.into_iter().filter_map(|lane| {
            let at = lane.position(cell);
            self.lines[lane.index()].red(formula, at..at + 1)
        });
        let reds: Vec<Lit> = reds.collect();
        cardinality::exactly(formula, &[], &reds, red);
        cardinality::exactly(formula, &[], &here.map(|lane| !self.lines[lane.index()].occupied), green);
    }

    fn hit(&mut self, formula: &mut Formula, cell: Cell, kind: ShipType, red: usize, green: usize) {
        let over: Vec<Placement> = Placement::of_type(kind).filter(|ship| ship.cells().contains(cell)).collect();
        formula.clause(over.iter().map(|&ship| self.ship(ship)));
        // A placement that is incompatible with all of these ships is excluded. The rules imply
        // this; stated, it propagates at once.
        for other in Placement::all().filter(|other| !over.contains(other)) {
            if over.iter().all(|ship| !ship.goes_with(other)) {
                formula.clause([!self.ship(other)]);
            }
        }
        for placement in over {
            let ship = self.ship(placement);
            let here = Lane::through(cell);
            let through: Vec<_> = placement.ship().spans().filter(|(lane, _)| here.contains(lane)).collect();
            let reds = through.iter().filter_map(|(lane, span)| self.lines[lane.index()].red(formula, span.clone()));
            let reds: Vec<Lit> = reds.collect();
            cardinality::exactly(formula, &[!ship], &reds, red);
            let greens: Vec<Lit> = through.iter().map(|(lane, _)| !self.lines[lane.index()].crowded).collect();
            cardinality::exactly(formula, &[!ship], &greens, green);
        }
    }
}
