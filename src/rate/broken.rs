//! What would be impossible, in words.

use itertools::Itertools;

use super::words::{Words, key};
use crate::smyoz::techniques::{Because, Broken, Stroke, Strokes};
use crate::smyoz::{Content, Fact, Lane, ShipCounts};

impl Words {
    /// What would be impossible.
    pub fn broken(self, broken: &Broken) -> String {
        let lang = self.lang;
        match broken {
            Broken::Cell(cell) => lang.broken_cell(cell.to_string()),
            Broken::Types(cell) => lang.broken_types(cell.to_string()),
            Broken::Point(point) => lang.broken_point(self.subject(Fact::ShipPoint(*point))),
            Broken::NoShip(Fact::Found(ship)) => lang.broken_ship(self.because(&Because::Ship(*ship))),
            Broken::NoShip(fact @ Fact::ShipPoint(_)) => lang.broken_no_ship_at(self.subject(*fact)),
            Broken::NoShip(fact) => lang.broken_no_ship_over(self.subject(*fact)),
            Broken::Room(kind) => lang.broken_room(key(*kind)),
            Broken::TooMany(kind) => lang.broken_too_many(key(*kind)),
            Broken::Digit { shot, least, most } => {
                let shown = match shot.shows.content {
                    Content::Water(digit) => usize::from(digit),
                    Content::Ship(_) => *least,
                };
                let (says, number) = which((*least, *most), (shown, shown));
                lang.broken_digit(self.shot(*shot), says, number)
            }
            Broken::Colour { shot, .. } => {
                let lines = broken.wrong_lines();
                let lines: Vec<String> =
                    lines.into_iter().sorted_by_key(|(lane, _)| lane.index()).map(|line| self.line_at(line)).collect();
                match lines.is_empty() {
                    true => lang.broken_colour(self.shot(*shot)),
                    false => lang.broken_colour_by(self.shot(*shot), self.list(&lines)),
                }
            }
            Broken::WaterPoints(clue, number) => lang.broken_water_points(*number, self.clue(clue)),
            Broken::Moored(number) => lang.broken_moored(*number),
            Broken::Lane { lane, counts, least, most } => {
                let (says, number) = which((*least, *most), range(*counts));
                lang.broken_lane(self.lane(*lane), says, number)
            }
            Broken::Lanes(ships, number) => {
                let ships = match *ships {
                    ShipCounts::NONE => "none",
                    ShipCounts::ONE => "one",
                    _ => "several",
                };
                lang.broken_lanes(ships, *number)
            }
            Broken::Islands { sizes, at, least, most } => {
                let says = match sizes.iter().max() {
                    _ if least == most => "size",
                    Some(&largest) if usize::from(largest) < *least => "least",
                    _ => "range",
                };
                let point = self.subject(Fact::WaterPoint(*at));
                lang.broken_island(point, says, *least, *most, sizes.iter().join(", "))
            }
            Broken::Codes(kind) => lang.broken_codes(key(*kind)),
        }
    }

    /// What the line of a lane could only show at a shot.
    fn line_at(self, (lane, strokes): (Lane, Strokes)) -> String {
        let can = |stroke| strokes.contains(stroke);
        let says = match (can(Stroke::Bare), can(Stroke::Red), can(Stroke::Green)) {
            (false, true, false) => "red",
            (false, false, true) => "green",
            (true, false, false) => "bare",
            (true, false, true) => "not-red",
            (true, true, false) => "not-green",
            _ => "not-bare",
        };
        self.lang.line_at_shot(self.lane(lane), says)
    }
}

/// Whether what could be, a range, is too many or too few for what must be, and the end of the
/// range that shows it.
fn which((least, most): (usize, usize), (fewest, greatest): (usize, usize)) -> (&'static str, usize) {
    match (least > greatest, most < fewest) {
        (true, _) => ("many", least),
        (_, true) => ("few", most),
        _ => ("neither", fewest),
    }
}

/// The fewest and the most ships that a lane may have.
fn range(counts: ShipCounts) -> (usize, usize) {
    let fewest = [ShipCounts::NONE, ShipCounts::ONE].iter().position(|&count| counts.meet(count)).unwrap_or(2);
    let most = match (counts.meet(ShipCounts::MORE), counts.meet(ShipCounts::ONE)) {
        (true, _) => usize::MAX,
        (_, true) => 1,
        _ => 0,
    };
    (fewest, most)
}
