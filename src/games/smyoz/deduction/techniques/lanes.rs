//! What rows and columns say: their ships counted, and water lines.

use std::ops::ControlFlow;

use itertools::Itertools;

use super::{Because, Openings, Position, water};
use crate::board::{Lane, Placement, ShipType};
use crate::clues::{Clue, Inventory};
use crate::deduction::{Fact, ShipCounts};

/// All cells of a water line are water.
pub(super) fn water_line(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    Lane::all()
        .filter(|&lane| position.marks.line(lane) == ShipCounts::NONE)
        .try_for_each(|lane| openings.conclude(water(lane.all_cells()), || [Because::Lane(lane)]))
}

/// The ships that are seen in a line are counted: two make it a red line; and where everything else
/// is water, there are no more.
///
/// Two ship cells belong to two ships where no one ship fits over both: water lies between them,
/// their types differ, or they are too far apart.
pub(super) fn line_counted(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let marks = position.marks;
    Lane::all().try_for_each(|lane| {
        let seen = lane.all_cells() & marks.ship();
        let mut cells = seen.iter();
        let Some(first) = cells.next() else { return ControlFlow::Continue(()) };
        // A ship over the outermost cells covers all between them, so these two tell one ship from
        // more.
        let over_both = |last| marks.possible() & Placement::over(first) & Placement::over(last);
        let several = cells.last().is_some_and(|last| over_both(last).is_empty());
        let known = lane.all_cells().is_subset(marks.ship() | marks.water());
        let counts = match (several, known) {
            (true, _) => ShipCounts::MORE,
            (false, true) => ShipCounts::ONE,
            (false, false) => return ControlFlow::Continue(()),
        };
        openings.conclude([Fact::Line(lane, counts)], || [Because::Cells(seen), Because::Lane(lane)])
    })
}

/// In a line with exactly one ship, every cell that the ship seen there cannot reach is water.
pub(super) fn alone_in_line(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let marks = position.marks;
    Lane::all().filter(|&lane| marks.line(lane) == ShipCounts::ONE).try_for_each(|lane| {
        let seen = lane.all_cells() & marks.ship();
        let over = seen.iter().fold(marks.possible(), |places, cell| places & Placement::over(cell));
        if seen.is_empty() || over.is_empty() {
            return ControlFlow::Continue(());
        }
        let reach = over.iter().map(Placement::cells).collect();
        let rest = lane.all_cells() - reach;
        openings.conclude(water(rest), || [Because::Lane(lane), Because::Cells(seen)])
    })
}

/// All water lines are found: every other line has a ship.
pub(super) fn water_lines_all_found(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let Some(number) = position.clues.inventory.water_lines() else { return ControlFlow::Continue(()) };
    let (found, others): (Vec<Lane>, Vec<Lane>) =
        Lane::all().partition(|&lane| position.marks.line(lane) == ShipCounts::NONE);
    if found.len() != usize::from(number) {
        return ControlFlow::Continue(());
    }
    let because =
        || [Because::Clue(Clue::WaterLines(number))].into_iter().chain(found.iter().copied().map(Because::Lane));
    openings.conclude(others.iter().map(|&lane| Fact::Line(lane, ShipCounts::SOME)), because)
}

/// Only as many lines as there are water lines can still be one: all of these are.
pub(super) fn water_lines_all_needed(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let Some(number) = position.clues.inventory.water_lines() else { return ControlFlow::Continue(()) };
    let can_be = |lane: &Lane| position.marks.line(*lane).meet(ShipCounts::NONE);
    if Lane::all().filter(can_be).count() != usize::from(number) {
        return ControlFlow::Continue(());
    }
    let lines = Lane::all().filter(can_be).map(|lane| Fact::Line(lane, ShipCounts::NONE));
    openings.conclude(lines, || [Because::Clue(Clue::WaterLines(number))])
}

/// The codes of all ships determine how many lines have no ship, one, or more. Once that many are
/// known, or no more are possible, the other lines are settled.
pub(super) fn lines_by_codes(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let all = || Lane::all().map(|lane| (lane, position.marks.line(lane)));
    let totals = line_totals(&position.clues.inventory);
    // Without all codes there are only the water lines, which easier techniques count.
    if totals.len() < 3 {
        return ControlFlow::Continue(());
    }
    let because = || {
        let clues = totals.iter().flat_map(|(_, _, clues)| clues).unique().cloned().map(Because::Clue);
        totals.iter().map(|&(_, total, _)| Because::Number(total)).chain(clues)
    };
    totals.iter().try_for_each(|&(wanted, total, _)| {
        let others = [ShipCounts::NONE, ShipCounts::ONE, ShipCounts::MORE].into_iter().filter(|&other| other != wanted);
        let others = others.reduce(|one, other| one | other).expect("there are two others");
        if all().filter(|(_, counts)| *counts == wanted).count() == total {
            let settled = all().map(|(lane, counts)| (lane, if counts == wanted { wanted } else { others }));
            openings.conclude(settled.map(|(lane, counts)| Fact::Line(lane, counts)), because)
        } else if all().filter(|(_, counts)| counts.meet(wanted)).count() == total {
            let these = all().filter(|(_, counts)| counts.meet(wanted));
            openings.conclude(these.map(|(lane, _)| Fact::Line(lane, wanted)), because)
        } else {
            ControlFlow::Continue(())
        }
    })
}

/// How many lines have no ship, one, and two or more, as far as the inventory determines it, each
/// with the clues that do.
///
/// A green line through a ship is a line with that ship alone, so the sum Z of the second digits of
/// all codes is the number of lines with one ship. With P the sum of the first digits, there are (P
/// − Z) / 2 + 3 water lines.
pub(super) fn line_totals(inventory: &Inventory) -> Vec<(ShipCounts, usize, Vec<Clue>)> {
    let given = inventory.water_lines().map(usize::from);
    let mut totals: Vec<_> =
        given.map(|lines| (ShipCounts::NONE, lines, vec![Clue::WaterLines(lines as u8)])).into_iter().collect();
    let codes = ShipType::ALL.map(|kind| Some((kind, inventory.codes(kind)?)));
    let codes: Option<Vec<_>> = codes.into_iter().collect();
    let Some(codes) = codes else { return totals };
    let (red, green) = codes
        .iter()
        .flat_map(|(_, codes)| *codes)
        .fold((0, 0), |(red, green), code| (red + usize::from(code.red), green + usize::from(code.green)));
    let clues: Vec<Clue> = codes.iter().map(|(kind, codes)| Clue::Codes(*kind, codes.to_vec())).collect();
    let none = (red + 6).checked_sub(green).filter(|twice| twice % 2 == 0).map(|twice| twice / 2);
    let more = none.and_then(|none| Lane::COUNT.checked_sub(none + green));
    if let (None, Some(none)) = (given, none) {
        totals.push((ShipCounts::NONE, none, clues.clone()));
    }
    totals.push((ShipCounts::ONE, green, clues.clone()));
    totals.extend(more.map(|more| (ShipCounts::MORE, more, clues)));
    totals
}
