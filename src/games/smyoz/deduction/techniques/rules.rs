//! What the placement rules forbid near found ships.

use std::ops::ControlFlow;

use super::{Because, Openings, Position};
use crate::board::Rule;
use crate::deduction::Fact;

/// The centres of two ships of a type are never on one line: none lies with its centre level with
/// that of a found ship.
pub(super) fn centre_rule(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    forbidden(position, openings, Rule::Centre)
}

/// Tips that face each other are at least two water cells apart: no ship lies with a tip closer to
/// one of a found ship.
pub(super) fn tip_rule(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    forbidden(position, openings, Rule::Tip)
}

/// Parallel ships side by side are at least two water cells apart: no ship lies closer to a found
/// one.
pub(super) fn side_rule(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    forbidden(position, openings, Rule::Side)
}

/// Concludes which placements a rule excludes, for each found ship.
pub(super) fn forbidden(position: &Position, openings: &mut Openings, rule: Rule) -> ControlFlow<()> {
    position.marks.found().iter().try_for_each(|ship| {
        let others = position.marks.possible() - ship.into();
        let foes = others - ship.all_friends();
        let out = foes.iter().filter(|other| rule.forbids_pair(ship.ship(), other.ship()));
        openings.conclude(out.map(Fact::Excluded), || [Because::Ship(ship), Because::Rule(rule)])
    })
}
