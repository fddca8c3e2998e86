//! A ship that is needed has few places left, and its code says the same in each of them.

use std::ops::ControlFlow;

use itertools::Itertools;

use super::reach::TypeCodes;
use super::ship_lines;
use crate::board::{CellSet, Lane, Placement, ShipType};
use crate::deduction::techniques::fleet::needs::needs;
use crate::deduction::techniques::lanes::lines::KnownBoard;
use crate::deduction::techniques::{Because, Openings, Position, ship, water};
use crate::deduction::{Fact, ShipCounts};

/// The most places that a person is expected to go through.
const FEW: usize = 6;

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let codes = ShipType::ALL.map(|kind| TypeCodes::of(*position, kind));
    let mut few = needs(position).into_iter().filter(|need| need.places.len() <= FEW);
    few.try_for_each(|need| {
        let mut common: Option<ShipFacts> = None;
        for place in need.places {
            let Some(facts) = ShipFacts::by(position, place, codes[place.kind() as usize].as_ref()) else { continue };
            let all = common.map_or(facts, |common| common.or(facts));
            if all == ShipFacts::NOTHING {
                return ControlFlow::Continue(());
            }
            common = Some(all);
        }
        let facts = common.into_iter().flat_map(ShipFacts::facts);
        let kinds = need.places.iter().map(Placement::kind).dedup();
        let codes = kinds.filter_map(|kind| codes[kind as usize].as_ref().map(TypeCodes::clue));
        openings.conclude(facts, || [need.as_fact(), Because::Places(need.places)].into_iter().chain(codes))
    })
}

/// What a ship implies about the board.
#[derive(Clone, Copy, PartialEq, Eq)]
struct ShipFacts {
    water: CellSet,
    ship: CellSet,
    lines: [ShipCounts; Lane::COUNT],
}

impl ShipFacts {
    const NOTHING: Self = Self { water: CellSet::EMPTY, ship: CellSet::EMPTY, lines: [ShipCounts::ANY; Lane::COUNT] };

    /// What a ship at this placement implies, by itself and by its code; `None` if it could have no
    /// code there.
    fn by(position: &Position, place: Placement, codes: Option<&TypeCodes>) -> Option<Self> {
        let mut all = Self { water: place.ring(), ship: place.cells(), ..Self::NOTHING };
        if let Some(codes) = codes {
            let board = KnownBoard::with(position, place);
            let reach = codes.within_reach(&board, place);
            for lane in ship_lines::lane_facts(&board, codes, (place, reach))? {
                all.water |= lane.water;
                all.ship |= lane.ship;
                all.lines[lane.lane.index()] = lane.counts;
            }
        }
        Some(all)
    }

    /// What both imply.
    fn or(self, other: Self) -> Self {
        let lines = std::array::from_fn(|lane| self.lines[lane] | other.lines[lane]);
        Self { water: self.water & other.water, ship: self.ship & other.ship, lines }
    }

    fn facts(self) -> impl Iterator<Item = Fact> {
        let lines = Lane::all().map(move |lane| Fact::Line(lane, self.lines[lane.index()]));
        water(self.water).chain(ship(self.ship)).chain(lines)
    }
}
