//! The inventory's numbers: ship codes, water lines, moored ships.
//!
//! Each code in use has one variable per placement, "a ship lies here and has this code", and a
//! count of these. An item then only states the counts, and that every ship of the type has one of
//! its codes.

use super::variables::{CodeClass, Variables, exactly};
use crate::board::{Axis, Cell, FLEET, Placement, SIZE, ShipType};
use crate::clues::{Bearing, Code};
use smyoz_core::sat::{Formula, Lit, cardinality};

impl Variables {
    /// States which codes the ships of a type have.
    pub(super) fn codes(&mut self, formula: &mut Formula, kind: ShipType, codes: &[Code]) {
        let mut distinct = codes.to_vec();
        distinct.dedup();
        if let &[code] = &distinct[..] {
            // All ships of the type have this code: no choice, no variables.
            for placement in Placement::of_type(kind) {
                self.has_code(formula, self.ship(placement), placement, code);
            }
            return;
        }
        let classes: Vec<CodeClass> = distinct.iter().map(|&code| self.class(formula, kind, code)).collect();
        for (class, code) in classes.iter().zip(&distinct) {
            exactly(formula, &class.count, codes.iter().filter(|&other| other == code).count());
        }
        for (index, placement) in Placement::of_type(kind).enumerate() {
            let ship = self.ship(placement);
            let with_code: Vec<Lit> = classes.iter().filter_map(|class| class.ships[index]).collect();
            formula.clause(with_code.iter().copied().chain([!ship]));
            for (at, &one) in with_code.iter().enumerate() {
                with_code[..at].iter().for_each(|&other| formula.clause([!one, !other]));
            }
        }
    }

    /// The ships of a type with a code, defined on first use.
    fn class(&mut self, formula: &mut Formula, kind: ShipType, code: Code) -> CodeClass {
        if let Some(class) = self.classes.get(&(kind, code)) {
            return class.clone();
        }
        let class = formula.define(|formula| {
            let mut ships = Vec::new();
            for placement in Placement::of_type(kind) {
                let possible = self.reds(formula, placement).len() >= usize::from(code.red);
                ships.push(possible.then(|| {
                    let with_code = formula.named(format!("{} is {code}", placement.ship()));
                    formula.clause([!with_code, self.ship(placement)]);
                    self.has_code(formula, with_code, placement, code);
                    with_code
                }));
            }
            let there = Placement::of_type(kind).zip(&ships).filter_map(|(ship, &lies)| Some((ship, lies?)));
            let count = self.count_ships(formula, &there.collect::<Vec<_>>(), kind.count() + 1);
            CodeClass { ships, count }
        });
        self.classes.insert((kind, code), class.clone());
        class
    }

    /// States that if `condition` is true, a ship at the placement has the code.
    fn has_code(&mut self, formula: &mut Formula, condition: Lit, placement: Placement, code: Code) {
        if let Some(bearing) = code.bearing {
            let horizontal = (placement.axis() == Some(Axis::Horizontal)) == (bearing == Bearing::Parallel);
            let alpha = if horizontal { self.alpha_horizontal } else { !self.alpha_horizontal };
            formula.clause([!condition, alpha]);
        }
        let reds = self.reds(formula, placement);
        cardinality::exactly(formula, &[!condition], &reds, usize::from(code.red));
        let greens: Vec<Lit> = placement.ship().spans().map(|(lane, _)| !self.lines[lane.index()].crowded).collect();
        cardinality::exactly(formula, &[!condition], &greens, usize::from(code.green));
    }

    /// For each line through the placement, whether it is red there; lines that cannot be are
    /// omitted.
    fn reds(&mut self, formula: &mut Formula, placement: Placement) -> Vec<Lit> {
        let spans = placement.ship().spans();
        spans.filter_map(|(lane, span)| self.lines[lane.index()].red(formula, span)).collect()
    }

    /// States how many water lines there are.
    pub(super) fn water_lines(&mut self, formula: &mut Formula, number: u8) {
        let occupied: Vec<Lit> = self.lines.iter().map(|line| line.occupied).collect();
        let count = self.counted(formula, "occupied", &occupied, occupied.len());
        match (2 * SIZE).checked_sub(number) {
            Some(rest) => exactly(formula, &count, usize::from(rest)),
            None => formula.clause([]),
        }
    }

    /// States how many lines have two ships or more. The codes of all ships and the number of water
    /// lines imply it: every green line that is not a water line belongs to exactly one ship.
    pub(super) fn crowded_lines(&mut self, formula: &mut Formula, number: usize) {
        let crowded: Vec<Lit> = self.lines.iter().map(|line| line.crowded).collect();
        let count = self.counted(formula, "crowded", &crowded, crowded.len());
        exactly(formula, &count, number);
    }

    /// States how many ships are moored. A moored ship has exactly one cell on the rim.
    pub(super) fn moored(&mut self, formula: &mut Formula, number: usize) {
        let rim: Vec<Lit> = Cell::all()
            .filter(|cell| cell.points().len() == 2)
            .filter_map(|cell| self.ship_cells[cell.index()])
            .collect();
        let count = self.counted(formula, "moored", &rim, FLEET.len() + 1);
        exactly(formula, &count, number);
    }

    /// A unary count, built on first use.
    fn counted(&mut self, formula: &mut Formula, name: &'static str, inputs: &[Lit], most: usize) -> Vec<Lit> {
        self.counts.entry(name).or_insert_with(|| cardinality::count(formula, inputs, most)).clone()
    }
}
