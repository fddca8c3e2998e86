//! What ship codes say.

use std::ops::ControlFlow;

use itertools::Itertools;

use super::lines::{KnownBoard, LaneFacts, Span, Strokes, together};
use super::needs::needs;
use super::reach::{CodeSet, TypeCodes};
use super::{Because, Openings, Position, ship, water};
use crate::board::{CellSet, Lane, Placement, ShipType};
use crate::deduction::{Fact, ShipCounts};

/// The lines of a found ship add up to one of the codes of its type: what all ways to reach one
/// have in common is certain.
pub(super) fn ship_code(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    TypeCodes::all(*position).try_for_each(|codes| {
        let mut found = codes.found(position).into_iter();
        found.try_for_each(|ship| ship_lines(position, openings, &codes, ship, || []))
    })
}

/// A ship cannot lie where its lines could add up to none of the codes of its type.
pub(super) fn code_excludes(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    TypeCodes::all(*position).try_for_each(|codes| {
        let out = codes.open(position).into_iter().filter(|&(_, set)| set == 0);
        openings.conclude(out.map(|(ship, _)| Fact::Excluded(ship)), || [codes.clue()])
    })
}

/// Each code belongs to one ship: a found ship cannot have a code that the others need, and must
/// have one that no other ship can have.
pub(super) fn codes_distributed(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    TypeCodes::all(*position).try_for_each(|codes| {
        let found = codes.found(position);
        if found.is_empty() {
            return ControlFlow::Continue(());
        }
        let others = codes.open(position).iter().fold(0, |all, (_, set)| all | set);
        let Some((sets, _)) = codes.distribute(&found, others) else { return ControlFlow::Continue(()) };
        let mut ships = found.iter().zip(sets).enumerate();
        ships.try_for_each(|(at, (&(ship, _), set))| {
            let others = || {
                let mut needed = codes.needed(&found, others, |sets, _| sets[at] == set);
                needed.retain(|&(other, _)| other != ship);
                [codes.named(&needed)]
            };
            ship_lines(position, openings, &codes, (ship, set), others)
        })
    })
}

/// A ship cannot lie where its lines could only add up to codes that found ships of its type use
/// up.
pub(super) fn code_used_up(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    TypeCodes::all(*position).try_for_each(|codes| {
        let (found, open) = (codes.found(position), codes.open(position));
        let others = open.iter().fold(0, |all, (_, set)| all | set);
        let Some((_, left)) = codes.distribute(&found, others) else { return ControlFlow::Continue(()) };
        let out = open.into_iter().filter(|(_, set)| set & left == 0).map(|(ship, _)| Fact::Excluded(ship));
        let needed = || codes.needed(&found, others, |_, over| over == left);
        openings.conclude(out, || [codes.clue(), codes.named(&needed())])
    })
}

/// The most places that a person is expected to go through.
const FEW: usize = 6;

/// A ship that is needed has few places left, and its code says the same in each of them.
pub(super) fn code_either_way(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
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
            for lane in lane_facts(&board, codes, (place, reach))? {
                all.water |= lane.water;
                all.ship |= lane.ship;
                all.lines[lane.lane.index()] = lane.counts;
            }
        }
        Some(all)
    }

    fn or(self, other: Self) -> Self {
        let lines = std::array::from_fn(|lane| self.lines[lane] | other.lines[lane]);
        Self { water: self.water & other.water, ship: self.ship & other.ship, lines }
    }

    fn facts(self) -> impl Iterator<Item = Fact> {
        let lines = Lane::all().map(move |lane| Fact::Line(lane, self.lines[lane.index()]));
        water(self.water).chain(ship(self.ship)).chain(lines)
    }
}

/// What holds of a ship's lines whichever of these codes it has; `None` if it can have none of
/// them.
pub(super) fn lane_facts(
    board: &KnownBoard,
    codes: &TypeCodes,
    (ship, set): (Placement, CodeSet),
) -> Option<Vec<LaneFacts>> {
    let spans: Vec<Span> = Span::of_ship(ship).collect();
    let options: Vec<Strokes> = spans.iter().map(|&span| board.strokes(span)).collect();
    let allowed = |red, green| {
        let mut each = codes.codes.iter().enumerate();
        each.any(|(place, code)| set >> place & 1 == 1 && (code.red, code.green) == (red, green))
    };
    let strokes = together(&options, allowed)?;
    spans.iter().zip(strokes).map(|(&span, strokes)| board.lane_facts(span, strokes)).collect()
}

/// Concludes what holds of a found ship's lines whichever of these codes it has, also for these
/// reasons.
pub(super) fn ship_lines<const N: usize>(
    position: &Position,
    openings: &mut Openings,
    codes: &TypeCodes,
    ship: (Placement, CodeSet),
    more: impl FnOnce() -> [Because; N],
) -> ControlFlow<()> {
    let lanes = lane_facts(&KnownBoard::new(position), codes, ship).into_iter().flatten();
    let facts: Vec<Fact> = lanes.flat_map(LaneFacts::facts).collect();
    openings.conclude(facts, || [Because::Ship(ship.0), codes.clue(), codes.named(&[ship])].into_iter().chain(more()))
}
