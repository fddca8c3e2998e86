//! How many of the 18 lines have no ship, one, or more.

use crate::board::{CellSet, Lane, ShipType};
use crate::clues::{Clue, Inventory};
use crate::deduction::ShipCounts;
use crate::deduction::techniques::Position;

/// How many lines have no ship, one, and two or more, as far as the inventory determines it, each
/// with the clues that do.
///
/// A green line through a ship is a line with that ship alone, so the sum Z of the second digits of
/// all codes is the number of lines with one ship. With P the sum of the first digits, there are (P
/// − Z) / 2 + 3 water lines.
pub(crate) fn line_totals(inventory: &Inventory) -> Vec<(ShipCounts, usize, Vec<Clue>)> {
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

/// How many ships a lane may have, by what is known of the lane and of its cells.
pub(crate) fn ship_counts(position: &Position, lane: Lane) -> ShipCounts {
    let (cells, marks) = (lane.all_cells(), position.marks);
    let mut counts = marks.line(lane);
    if (cells & marks.ship()) != CellSet::EMPTY {
        counts = counts & ShipCounts::SOME;
    }
    if (cells & marks.water()) == cells {
        counts = counts & ShipCounts::NONE;
    }
    counts
}
