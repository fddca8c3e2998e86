//! What must be known for a conclusion, but neither stands on the board nor is named as one of its
//! reasons: clues of the inventory, what is known of lines, and why ships do not lie elsewhere.

use itertools::Itertools;

use super::order;
use super::words::{MANY, Reason, Words, as_excluded, direction, key};
use crate::board::{Axis, Cell, Placement, PlacementSet, Rule, ShipType};
use crate::clues::{Clue, Shot};
use crate::deduction::techniques::{Because, Broken};
use crate::deduction::{Fact, Ground, Marks};
use crate::lang::SmyozTexts;
use smyoz_core::deduction::FEW_PLACES;

/// What the notes of a sentence name.
#[derive(Clone, Debug, Default)]
pub(super) struct Notes {
    clues: Vec<Clue>,
    /// What is known of lines, and of cells that show to which line a stroke belongs.
    facts: Vec<Fact>,
    /// Types of which all ships are found.
    complete: Vec<ShipType>,
    /// Types of which no missing ship lies in this direction.
    bearings: Vec<(ShipType, Axis)>,
    /// Ships that are found, with the rules that forbid places beside them.
    beside: Vec<(Placement, Vec<Rule>)>,
    /// Other places where no ship lies.
    out: PlacementSet,
}

impl Notes {
    /// Those of a conclusion with these reasons and grounds; what was `told` is not repeated.
    pub fn of(reasons: &[Reason], grounds: &[&Ground], told: &[Fact], board: &Marks) -> Self {
        let named = |ground: &Ground| {
            reasons.iter().any(|reason| match (reason.because, ground) {
                (Because::Clue(named), Ground::Clue(clue)) => named == clue,
                (Because::Fact(named), Ground::Mark(fact)) => named == fact,
                (Because::Cells(named), Ground::Mark(Fact::Ship(cell) | Fact::Type(cell, _))) => named.contains(*cell),
                (Because::Cells(named), Ground::Mark(Fact::Found(ship))) => named.meets(ship.cells()),
                (Because::Lane(named), Ground::Mark(Fact::Line(lane, _))) => {
                    named == lane && reason.by.is_some_and(|technique| technique.features.names_line)
                }
                (Because::Broken(Broken::WaterPoints(named, _)), Ground::Clue(clue)) => named == clue,
                (Because::Broken(Broken::Islands { sizes, .. }), Ground::Clue(Clue::Islands(clue))) => sizes == clue,
                (Because::Broken(Broken::Moored(_)), Ground::Clue(Clue::Moored(_))) => true,
                _ => false,
            })
        };
        let strokes: Vec<Shot> = reasons.iter().filter_map(Reason::strokes).collect();
        let tells = |cell: Cell| !strokes.is_empty() && strokes.iter().all(|shot| shot.cell != cell);
        let hidden = |ground: &&&Ground| match ground {
            Ground::Clue(clue) => !matches!(clue, Clue::Shot(_)),
            Ground::Mark(Fact::Excluded(_)) => true,
            Ground::Mark(fact) if told.contains(fact) => false,
            Ground::Mark(Fact::Water(cell) | Fact::Ship(cell) | Fact::Type(cell, _)) => tells(*cell),
            Ground::Mark(Fact::Found(ship)) => ship.cells().iter().all(tells),
            Ground::Mark(fact) => matches!(fact, Fact::Line(..)),
        };
        let hidden: Vec<&Ground> =
            grounds.iter().filter(hidden).copied().filter(|ground| !named(ground)).unique().collect();
        let facts: Vec<Fact> = hidden.iter().filter_map(|ground| ground.fact()).collect();
        let (excluded, facts): (Vec<Fact>, Vec<Fact>) =
            facts.into_iter().partition(|fact| matches!(fact, Fact::Excluded(_)));
        let all = |facts: &[Fact]| -> PlacementSet { facts.iter().filter_map(|fact| as_excluded(*fact)).collect() };
        let clues = hidden.iter().filter_map(|ground| ground.clue().cloned()).collect();
        let mut notes = Self { clues, facts, ..Self::default() };
        notes.rule_out(all(&excluded), all(told), board, reasons);
        notes
    }

    /// Says why no ships lie at these places, as far as that was not told.
    fn rule_out(&mut self, excluded: PlacementSet, told: PlacementSet, board: &Marks, reasons: &[Reason]) {
        let glance = board.at_a_glance();
        let says_complete = |kind| reasons.iter().any(|reason| *reason.because == Because::Type(kind));
        let is_complete = |kind: &ShipType| board.missing(*kind) == 0 && !says_complete(*kind);
        let of = |kind: ShipType| Placement::set_of_type(kind);
        let complete = ShipType::ALL.into_iter().filter(is_complete);
        self.complete = complete.filter(|&kind| excluded.meets(of(kind))).collect();
        let (mut places, left) = ((excluded & glance), (board.possible() & glance));
        for (kind, axis) in ShipType::ALL.into_iter().cartesian_product(Axis::BOTH) {
            let along = |places: PlacementSet| -> PlacementSet {
                (places & of(kind)).iter().filter(|place| place.axis() == Some(axis)).collect()
            };
            let out = along(places);
            if out.len() >= MANY && !out.is_subset(told) && along(left - board.found()).is_empty() {
                self.bearings.push((kind, axis));
                places -= out;
            }
        }
        places -= told;
        self.out = places;
    }

    /// They with the ships that rule out many places, instead of these.
    pub fn by_ships(mut self, board: &Marks) -> Self {
        while self.out.len() >= MANY {
            let ships = board.found().iter().map(|ship| {
                (ship, self.out.iter().filter(|&place| forbids(ship, place).is_some()).collect::<PlacementSet>())
            });
            let Some((ship, out)) =
                ships.filter(|(_, out)| out.len() >= MANY).max_by_key(|(ship, out)| (out.len(), *ship))
            else {
                break;
            };
            let rules = out.iter().filter_map(|place| forbids(ship, place)).unique();
            self.beside.push((ship, rules.sorted_unstable().collect()));
            self.out -= out;
        }
        self.beside.sort_by_cached_key(|(ship, _)| order::ends(*ship));
        self
    }

    /// The ships that rule places out.
    pub fn ships(&self) -> PlacementSet {
        self.beside.iter().map(|(ship, _)| *ship).collect()
    }

    /// Whether a reader knows this from them. Of too many places, nobody looks at each.
    pub fn name(&self, ground: &Ground) -> bool {
        match ground {
            Ground::Clue(clue) => self.clues.contains(clue),
            Ground::Mark(Fact::Excluded(place)) => {
                self.complete.contains(&place.kind())
                    || self.bearings.iter().any(|&(kind, axis)| place.kind() == kind && place.axis() == Some(axis))
                    || self.beside.iter().any(|(ship, _)| forbids(*ship, *place).is_some())
                    || self.out.len() <= FEW_PLACES && self.out.contains(*place)
            }
            Ground::Mark(fact) => self.facts.contains(fact),
        }
    }
}

/// The rule, other than that ships do not touch, by which a ship that is found forbids a place.
fn forbids(ship: Placement, place: Placement) -> Option<Rule> {
    let rules = [Rule::Tip, Rule::Side, Rule::Centre].into_iter();
    rules.filter(|_| place != ship).find(|rule| rule.forbids_pair(ship.ship(), place.ship()))
}

impl Words {
    /// A clause for each thing that they name.
    pub fn notes(self, notes: &Notes) -> Vec<String> {
        let lang = self.lang;
        let clues = notes.clues.iter().map(|clue| self.clue(clue));
        let complete = notes.complete.iter().map(|&kind| lang.every_ship(key(kind))).collect_vec();
        let complete = (!complete.is_empty()).then(|| lang.all_found(lang.listed(&complete)));
        let bearings = notes.bearings.iter().map(|&(kind, axis)| lang.fact_excluded_many(key(kind), direction(axis)));
        let beside = notes.beside.iter().into_group_map_by(|(_, rules)| rules);
        let beside = beside.into_iter().map(|(rules, ships)| {
            let ships = ships.iter().map(|(ship, _)| *ship).collect();
            lang.ruled_out_by(self.ships(ships), lang.listed(&rules.iter().map(|&rule| self.rule(rule)).collect_vec()))
        });
        let beside = beside.sorted();
        let out = (!notes.out.is_empty()).then(|| lang.ruled_out(self.places(notes.out)));
        let facts = self.each_kind(&notes.facts).into_iter();
        clues.chain(facts).chain(complete).chain(bearings).chain(beside).chain(out).collect()
    }
}
