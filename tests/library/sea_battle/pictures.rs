//! A second count of layouts, row by row, that knows nothing of places: it reads pictures.
//!
//! Only for straight ships that do not touch.

use std::collections::HashMap;

use smyoz::games::sea_battle::Setting;

/// The mark of a cell whose ship lies in the row.
const LYING: u8 = u8::MAX;

/// What a row looks like from below: for each column, how long the ship is that stands there.
type Row = Vec<u8>;

/// Numbers of layouts, by how many ships of each length they have; see [`Fleets`].
type Numbers = Vec<u64>;

/// How many ships of each length there are, as one number with a digit for each length.
struct Fleets(Vec<(u8, usize)>);

impl Fleets {
    fn len(&self) -> usize {
        self.0.iter().map(|(_, count)| count + 1).product()
    }

    /// The fleet with one ship more; `None` if there may not be another.
    fn with(&self, fleet: usize, length: u8) -> Option<usize> {
        let mut unit = 1;
        for &(other, count) in &self.0 {
            let there = fleet / unit % (count + 1);
            if other == length {
                return (there < count).then_some(fleet + unit);
            }
            unit *= count + 1;
        }
        None
    }
}

/// The row that follows, and the lengths of the ships that end above it or lie in it; `None` if
/// pieces touch.
fn follow(above: &Row, mask: u32) -> Option<(Row, Vec<u8>)> {
    let ship = |at: Option<usize>| at.is_some_and(|at| at < above.len() && mask >> at & 1 == 1);
    let stands = |at: Option<usize>| at.and_then(|at| above.get(at)).is_some_and(|&length| length > 0);
    let mut row = vec![0; above.len()];
    for at in (0..above.len()).filter(|&at| ship(Some(at))) {
        let (left, right) = (at.checked_sub(1), Some(at + 1));
        if stands(left) || stands(right) {
            return None;
        }
        row[at] = if ship(left) || ship(right) { LYING } else { above[at] + 1 };
        if above[at] == LYING {
            return None;
        }
    }
    let standing = (0..above.len()).filter(|&at| above[at] > 0 && above[at] != LYING);
    let mut done: Vec<u8> = standing.filter(|&at| !ship(Some(at))).map(|at| above[at]).collect();
    done.extend(row.split(|&mark| mark != LYING).map(|run| run.len() as u8).filter(|&length| length > 0));
    Some((row, done))
}

/// The columns where the next row has water: those beside a ship's cell.
fn water_below(above: &Row) -> u32 {
    let ships = above.iter().enumerate().fold(0, |bits, (at, &length)| bits | u32::from(length > 0) << at);
    ships << 1 | ships >> 1
}

/// Number of legal layouts.
pub fn count(setting: &Setting) -> u64 {
    let fleets = Fleets(setting.fleet().classes().collect());
    let (width, height) = (usize::from(setting.size().width()), setting.size().height());
    let mut none = vec![0; fleets.len()];
    none[0] = 1;
    let mut rows: HashMap<Row, Numbers> = HashMap::from([(vec![0; width], none)]);
    // A row of water below the board ends all ships.
    for at in 0..=height {
        let mut next: HashMap<Row, Numbers> = HashMap::new();
        for (above, numbers) in &rows {
            let water = water_below(above);
            let masks = if at == height { 0..1 } else { 0..1 << width };
            for (row, done) in masks.filter(|mask| mask & water == 0).filter_map(|mask| follow(above, mask)) {
                let longest = setting.fleet().longest();
                if row.iter().any(|&length| length != LYING && length > longest) {
                    continue;
                }
                let with = |fleet| done.iter().try_fold(fleet, |fleet, &length| fleets.with(fleet, length));
                let used = numbers.iter().enumerate().filter(|&(_, &number)| number > 0);
                let sums: Vec<_> = used.filter_map(|(fleet, number)| Some((with(fleet)?, number))).collect();
                if !sums.is_empty() {
                    let all = next.entry(row).or_insert_with(|| vec![0; fleets.len()]);
                    sums.into_iter().for_each(|(fleet, number)| all[fleet] += number);
                }
            }
        }
        rows = next;
    }
    rows.values().map(|numbers| numbers[fleets.len() - 1]).sum()
}
