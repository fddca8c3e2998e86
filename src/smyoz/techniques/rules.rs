//! What the placement rules say beside ships that are found, for the techniques that speak of one rule each.

use std::ops::ControlFlow;

use super::{Because, Openings, Position};
use crate::smyoz::{Fact, PlacementSet, Rule};

/// Concludes for each ship that is found which places a rule excludes.
pub(super) fn see(position: &Position, openings: &mut Openings, rule: Rule) -> ControlFlow<()> {
    position.marks.found().iter().try_for_each(|ship| {
        let others = position.marks.possible().without([ship].into_iter().collect());
        let foes = others.without(PlacementSet::friends(ship));
        let out = foes.iter().filter(|other| rule.forbids_pair(ship.ship(), other.ship()));
        openings.conclude(out.map(Fact::Excluded), || [Because::Ship(ship), Because::Rule(rule)])
    })
}
