//! What the placement rules exclude near found ships. Shared by the techniques that use one rule
//! each.

use std::ops::ControlFlow;

use crate::board::{PlacementSet, Rule};
use crate::deduction::Fact;
use crate::deduction::techniques::{Because, Openings, Position};

/// Concludes which placements a rule excludes, for each found ship.
pub(crate) fn see(position: &Position, openings: &mut Openings, rule: Rule) -> ControlFlow<()> {
    position.marks.found().iter().try_for_each(|ship| {
        let others = position.marks.possible() - ship.into();
        let foes = others - PlacementSet::friends(ship);
        let out = foes.iter().filter(|other| rule.forbids_pair(ship.ship(), other.ship()));
        openings.conclude(out.map(Fact::Excluded), || [Because::Ship(ship), Because::Rule(rule)])
    })
}
