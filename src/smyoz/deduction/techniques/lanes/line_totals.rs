//! How many of the 18 lines have no ship, one, or more.

use crate::smyoz::board::{CellSet, Lane, ShipType};
use crate::smyoz::clues::{Clue, Inventory};
use crate::smyoz::deduction::Numbers;
use crate::smyoz::deduction::techniques::Position;

/// How many lines have no ship, one, or two and more, as far as the inventory tells, and the clues that tell it.
///
/// A green line through a ship is a line with that ship alone, so the second digits of all codes add up to the number of
/// lines with one ship; and that of water lines is half of what the first digits exceed them by, plus 3.
pub(crate) fn line_totals(inventory: &Inventory) -> Vec<(Numbers, usize, Vec<Clue>)> {
    let given = inventory.water_lines().map(usize::from);
    let mut totals: Vec<_> =
        given.map(|lines| (Numbers::NONE, lines, vec![Clue::WaterLines(lines as u8)])).into_iter().collect();
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
        totals.push((Numbers::NONE, none, clues.clone()));
    }
    totals.push((Numbers::ONE, green, clues.clone()));
    totals.extend(more.map(|more| (Numbers::MORE, more, clues)));
    totals
}

/// What a lane's number can be by what is known of the lane and of its cells.
pub(crate) fn numbers(position: &Position, lane: Lane) -> Numbers {
    let (cells, marks) = (lane.all_cells(), position.marks);
    let mut numbers = marks.line(lane);
    if (cells & marks.ship()) != CellSet::EMPTY {
        numbers = numbers & Numbers::SOME;
    }
    if (cells & marks.water()) == cells {
        numbers = numbers & Numbers::NONE;
    }
    numbers
}
