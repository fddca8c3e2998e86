//! A ship that is needed has few places left, and in each of them its code says the same.

use std::ops::ControlFlow;

use super::reach::Codes;
use super::ship_lines;
use crate::smyoz::board::{CellSet, Lane, Placement, ShipType};
use crate::smyoz::deduction::techniques::fleet::needs::needs;
use crate::smyoz::deduction::techniques::lanes::lines::Sight;
use crate::smyoz::deduction::techniques::{Because, Openings, Position, ship, water};
use crate::smyoz::deduction::{Fact, Numbers};

/// More places than this are too many to go through.
const FEW: usize = 6;

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let codes = ShipType::ALL.map(|kind| Codes::of(*position, kind));
    let mut few = needs(position).into_iter().filter(|need| need.places.len() <= FEW);
    few.try_for_each(|need| {
        let mut common: Option<Said> = None;
        for place in need.places {
            let Some(said) = Said::by(position, place, codes[place.kind() as usize].as_ref()) else { continue };
            let all = common.map_or(said, |common| common.or(said));
            if all == Said::NOTHING {
                return ControlFlow::Continue(());
            }
            common = Some(all);
        }
        let facts = common.into_iter().flat_map(Said::facts);
        openings.conclude(facts, || [need.as_fact(), Because::Number(need.places.len())])
    })
}

/// What a ship says about the board.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Said {
    water: CellSet,
    ship: CellSet,
    lines: [Numbers; Lane::COUNT],
}

impl Said {
    const NOTHING: Self = Self { water: CellSet::EMPTY, ship: CellSet::EMPTY, lines: [Numbers::ANY; Lane::COUNT] };

    /// What a ship says that lies there, by itself and by its code; `None` if it can have no code there.
    fn by(position: &Position, place: Placement, codes: Option<&Codes>) -> Option<Self> {
        let mut all = Self { water: place.ring(), ship: place.cells(), ..Self::NOTHING };
        if let Some(codes) = codes {
            let sight = Sight::with(position, place);
            let reach = codes.within_reach(&sight, place);
            for said in ship_lines::said(&sight, codes, (place, reach))? {
                all.water |= said.water;
                all.ship |= said.ship;
                all.lines[said.lane.index()] = said.numbers;
            }
        }
        Some(all)
    }

    /// What is said either way.
    fn or(self, other: Self) -> Self {
        let lines = std::array::from_fn(|lane| self.lines[lane] | other.lines[lane]);
        Self { water: self.water & other.water, ship: self.ship & other.ship, lines }
    }

    fn facts(self) -> impl Iterator<Item = Fact> {
        let lines = Lane::all().map(move |lane| Fact::Line(lane, self.lines[lane.index()]));
        water(self.water).chain(ship(self.ship)).chain(lines)
    }
}
