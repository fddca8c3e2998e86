//! Facts as literals.

use std::collections::HashMap;

use crate::smyoz::board::{Cell, Placement};
use crate::smyoz::deduction::{Fact, ShipCounts};
use crate::smyoz::engines::encode::Engine;
use smyoz_core::sat::{Lit, Solver};

/// Literals for facts, for one engine. Those without a variable in the formula are defined on first
/// use.
#[derive(Debug, Default)]
pub(crate) struct Literals(HashMap<Fact, Lit>);

impl Literals {
    /// A literal equivalent to the fact.
    pub fn of<S: Solver>(&mut self, engine: &mut Engine<S>, fact: Fact) -> Lit {
        *self.0.entry(fact).or_insert_with(|| match fact {
            Fact::Ship(cell) => ship_cell(engine, cell),
            Fact::Water(cell) => !ship_cell(engine, cell),
            Fact::Type(cell, kind) => {
                let places = Placement::of_type(kind).filter(|placement| placement.cells().contains(cell));
                let ships: Vec<Lit> = places.map(|placement| engine.ship(placement)).collect();
                engine.any(&ships)
            }
            Fact::ShipPoint(point) => engine.ship_point(point),
            Fact::WaterPoint(point) => !engine.ship_point(point),
            Fact::Found(placement) => engine.ship(placement),
            Fact::Excluded(placement) => !engine.ship(placement),
            Fact::Line(lane, numbers) => {
                let (occupied, crowded) = engine.line(lane);
                let ways = [
                    (ShipCounts::NONE, !occupied),
                    (ShipCounts::ONE, engine.all(&[occupied, !crowded])),
                    (ShipCounts::MORE, crowded),
                ];
                let ways = ways.into_iter().filter(|(number, _)| number.meet(numbers));
                engine.any(&ways.map(|(_, literal)| literal).collect::<Vec<_>>())
            }
        })
    }
}

/// Whether a cell is a ship cell; always false for a corner cell.
fn ship_cell<S: Solver>(engine: &mut Engine<S>, cell: Cell) -> Lit {
    engine.ship_cell(cell).unwrap_or_else(|| engine.any(&[]))
}
