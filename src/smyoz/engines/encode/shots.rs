//! Shots: what a cell holds, and how many red and green lines run through it.

use super::colouring::{line, stretches};
use super::variables::Variables;
use crate::sat::{Formula, Lit, cardinality};
use crate::smyoz::board::{Axis, Cell, Placement, ShipType};
use crate::smyoz::clues::{Content, Shot};

impl Variables {
    /// States what a shot shows.
    pub(super) fn shot(&mut self, formula: &mut Formula, shot: Shot) {
        let (red, green) = (usize::from(shot.shows.colour.red()), usize::from(shot.shows.colour.green()));
        match shot.shows.content {
            Content::Water(digit) => self.water(formula, shot.cell, usize::from(digit), red, green),
            Content::Ship(kind) => self.ship_cell(formula, shot.cell, kind, red, green),
        }
    }

    fn water(&mut self, formula: &mut Formula, cell: Cell, digit: usize, red: usize, green: usize) {
        if let Some(ship) = self.ship_cells[cell.index()] {
            formula.clause([!ship]);
        }
        let water: Vec<Lit> = cell.points().iter().map(|point| !self.ship_points[point.index()]).collect();
        cardinality::exactly(formula, &[], &water, digit);
        let here = lines_at(cell);
        let reds = here.into_iter().filter_map(|(line, at)| self.lines[line].red(formula, at, at + 1));
        let reds: Vec<Lit> = reds.collect();
        cardinality::exactly(formula, &[], &reds, red);
        cardinality::exactly(formula, &[], &here.map(|(line, _)| !self.lines[line].occupied), green);
    }

    fn ship_cell(&mut self, formula: &mut Formula, cell: Cell, kind: ShipType, red: usize, green: usize) {
        let over: Vec<Placement> = Placement::of_type(kind).filter(|ship| ship.cells().contains(cell)).collect();
        formula.clause(over.iter().map(|&ship| self.ship(ship)));
        // A placement that goes with none of these ships is out. The rules imply this; stated, it
        // propagates at once.
        for other in Placement::all().filter(|other| !over.contains(other)) {
            if over.iter().all(|ship| !ship.goes_with(other)) {
                formula.clause([!self.ship(other)]);
            }
        }
        for placement in over {
            let ship = self.ship(placement);
            let here = lines_at(cell).map(|(line, _)| line);
            let through: Vec<_> = stretches(placement).filter(|(line, ..)| here.contains(line)).collect();
            let reds = through.iter().filter_map(|&(line, start, end)| self.lines[line].red(formula, start, end));
            let reds: Vec<Lit> = reds.collect();
            cardinality::exactly(formula, &[!ship], &reds, red);
            let greens: Vec<Lit> = through.iter().map(|&(line, ..)| !self.lines[line].crowded).collect();
            cardinality::exactly(formula, &[!ship], &greens, green);
        }
    }
}

/// The two lines through a cell, with its place in each.
fn lines_at(cell: Cell) -> [(usize, u8); 2] {
    [(line(Axis::Horizontal, cell.row()), cell.column()), (line(Axis::Vertical, cell.column()), cell.row())]
}
