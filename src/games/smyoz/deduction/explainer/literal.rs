//! Facts as literals.

use std::collections::HashMap;

use crate::board::{Cell, Layout, Placement};
use crate::deduction::{Fact, ShipCounts};
use crate::engines::Smyoz;
use crate::engines::encode::Engine;
use smyoz_core::engines::FactLiterals;
use smyoz_core::sat::Lit;

/// Literals for facts, for one engine. Those without a variable in the formula are defined on first
/// use.
#[derive(Clone, Debug, Default)]
pub struct Literals(HashMap<Fact, Lit>);

impl FactLiterals for Literals {
    type Game = Smyoz;
    type Fact = Fact;

    fn of(&mut self, engine: &mut Engine, fact: Fact) -> Lit {
        *self.0.entry(fact).or_insert_with(|| match fact {
            Fact::Ship(cell) => ship_cell(engine, cell),
            Fact::Water(cell) => !ship_cell(engine, cell),
            Fact::Type(cell, kind) => {
                let places = Placement::of_type(kind).filter(|placement| placement.cells().contains(cell));
                let ships: Vec<Lit> = places.map(|placement| engine.model().ship(placement)).collect();
                engine.formula_mut().any(&ships)
            }
            Fact::ShipPoint(point) => engine.model().ship_point(point),
            Fact::WaterPoint(point) => !engine.model().ship_point(point),
            Fact::Found(placement) => engine.model().ship(placement),
            Fact::Excluded(placement) => !engine.model().ship(placement),
            Fact::Line(lane, numbers) => {
                let (occupied, crowded) = engine.model().line(lane);
                let formula = engine.formula_mut();
                let ways = [
                    (ShipCounts::NONE, !occupied),
                    (ShipCounts::ONE, formula.all(&[occupied, !crowded])),
                    (ShipCounts::MORE, crowded),
                ];
                let ways = ways.into_iter().filter(|(number, _)| number.meet(numbers));
                formula.any(&ways.map(|(_, literal)| literal).collect::<Vec<_>>())
            }
        })
    }

    fn holds(&self, fact: Fact, layout: &Layout) -> bool {
        fact.holds(layout)
    }
}

/// Whether a cell is a ship cell; always false for a corner cell.
fn ship_cell(engine: &mut Engine, cell: Cell) -> Lit {
    engine.model().ship_cell(cell).unwrap_or_else(|| engine.formula_mut().any(&[]))
}
