//! What would be impossible, in words.

use crate::lang::SmyozTexts;
use itertools::Itertools;

use super::words::{Words, key};
use crate::board::Lane;
use crate::clues::Content;
use crate::deduction::techniques::{Because, Broken, Stroke, Strokes};
use crate::deduction::{Fact, ShipCounts};

impl Words {
    pub fn broken(self, broken: &Broken) -> String {
        let lang = self.lang;
        match broken {
            Broken::Cell(cell) => lang.broken_cell(cell.to_string()),
            Broken::Types(cell) => lang.broken_types(cell.to_string()),
            Broken::Point(point) => lang.broken_point(self.subject(Fact::ShipPoint(*point))),
            Broken::NoShip(Fact::Found(ship)) => lang.broken_ship(self.because(&Because::Ship(*ship))),
            Broken::NoShip(fact @ Fact::ShipPoint(_)) => lang.broken_no_ship_at(self.subject(*fact)),
            Broken::NoShip(fact) => lang.broken_no_ship_over(self.subject(*fact)),
            Broken::Room(kind, _) => lang.broken_room(key(*kind)),
            Broken::TooMany(kind) => lang.broken_too_many(key(*kind)),
            Broken::Digit { shot, least, most } => {
                let digit = match shot.shows.content {
                    Content::Water(digit) => usize::from(digit),
                    Content::Ship(_) => *least,
                };
                let (says, number) = which((*least, *most), (digit, digit));
                lang.broken_digit(self.shot(*shot), says, number)
            }
            Broken::Colour { shot, .. } => {
                let lines = broken.wrong_lines().into_iter().into_group_map_by(|(_, strokes)| shown(*strokes));
                let lines = lines.into_iter().map(|(says, lanes)| self.lines_at_shot(lanes, says));
                let lines: Vec<String> = lines.sorted().collect();
                match lines.is_empty() {
                    true => lang.broken_colour(self.shot(*shot)),
                    false => lang.broken_colour_by(self.shot(*shot), self.lang.listed(&lines)),
                }
            }
            Broken::WaterPoints(clue, number) => lang.broken_water_points(*number, self.clue(clue)),
            Broken::Moored(number) => lang.broken_moored(*number),
            Broken::Lane { lane, counts, least, most } => {
                let (says, number) = which((*least, *most), range(*counts));
                lang.broken_lane(self.in_lanes(&[*lane]), says, number)
            }
            Broken::Lanes(ships, number) => {
                let ships = match *ships {
                    ShipCounts::NONE => "none",
                    ShipCounts::ONE => "one",
                    _ => "several",
                };
                lang.broken_lanes(ships, *number)
            }
            Broken::Islands { sizes, left, island, least, most } => {
                let says = match sizes.iter().max() {
                    _ if left.is_empty() => "extra",
                    _ if least == most => "size",
                    Some(&largest) if usize::from(largest) < *least => "least",
                    _ if least + 1 == *most => "pair",
                    _ => "range",
                };
                let points = self.because(&Because::Points(*island));
                let [all, rest] =
                    [sizes, left].map(|sizes| self.lang.listed(&sizes.iter().map(u8::to_string).collect_vec()));
                let list = lang.broken_island_list(if sizes == left { "yes" } else { "no" }, all.clone(), rest);
                lang.broken_island(points, says, *least, *most, sizes.iter().join(", "), list)
            }
            Broken::Codes(_, ships) => lang.broken_codes(self.ships(*ships), ships.len()),
        }
    }

    /// What the lines of these lanes could only show at a shot, the same for all.
    fn lines_at_shot(self, lanes: Vec<(Lane, Strokes)>, says: &'static str) -> String {
        let lanes = lanes.into_iter().map(|(lane, _)| lane).sorted_by_cached_key(|lane| lane.index()).collect_vec();
        self.lang.line_at_shot(self.lanes(&lanes), lanes.len(), says)
    }
}

/// The key of what a line could only show.
fn shown(strokes: Strokes) -> &'static str {
    let can = |stroke| strokes.contains(stroke);
    match (can(Stroke::Bare), can(Stroke::Red), can(Stroke::Green)) {
        (false, true, false) => "red",
        (false, false, true) => "green",
        (true, false, false) => "bare",
        (true, false, true) => "not-red",
        (true, true, false) => "not-green",
        _ => "not-bare",
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Axis;
    use crate::clues::Shot;
    use smyoz_core::lang::Lang;

    fn shot(cell: &str, shows: &str) -> Shot {
        Shot { cell: cell.parse().unwrap(), shows: shows.parse().unwrap() }
    }

    fn said(broken: &Broken) -> [String; 2] {
        [Lang::En, Lang::Hu].map(|lang| Words::new(lang).broken(broken))
    }

    #[test]
    fn of_a_digit_it_is_said_whether_there_are_too_many_or_too_few() {
        let digit = |least, most| Broken::Digit { shot: shot("56", "2rr"), least, most };
        let too_many = [
            "at least 3 corners of the shot 56 (2rr) would be water points",
            "az 56 (2rr) lövés legalább 3 sarka vízpont volna",
        ];
        assert_eq!(said(&digit(3, 4)), too_many);
        let too_few = [
            "at most 1 corner of the shot 56 (2rr) could be a water point",
            "az 56 (2rr) lövés legfeljebb 1 sarka lehetne vízpont",
        ];
        assert_eq!(said(&digit(0, 1)), too_few);
        assert_eq!(digit(3, 4).or(&digit(3, 3)), Some(digit(3, 4)));
        let either = digit(3, 4).or(&digit(0, 1)).unwrap();
        assert_eq!(said(&either)[0], "the shot 56 (2rr) could not have its digit");
    }

    #[test]
    fn of_a_colour_the_lines_are_named_that_clash_with_it() {
        let lane = |axis, at| Lane { axis, at };
        let (row, column) = (lane(Axis::Horizontal, 3), lane(Axis::Vertical, 2));
        let colour = |row_shows: &[Stroke], column_shows: &[Stroke]| {
            let lines = [(row, row_shows), (column, column_shows)];
            Broken::Colour {
                shot: shot("34", "Gr"),
                lines: lines.map(|(lane, strokes)| (lane, strokes.iter().copied().collect())),
            }
        };
        use Stroke::{Bare, Green, Red};
        let green = colour(&[Green], &[Bare, Red]);
        assert_eq!(
            said(&green),
            ["at the shot 34 (Gr), the line of row 4 would be green", "a 34 (Gr) lövésnél a 4. sor vonala zöld volna"]
        );
        let neither = colour(&[Green, Bare], &[Bare, Green]);
        assert_eq!(said(&neither)[0], "at the shot 34 (Gr), neither of the lines of row 4 and column 3 could be red");
        assert_eq!(
            said(&neither)[1],
            "a 34 (Gr) lövésnél a 4. sor és a 3. oszlop vonala közül egyik sem lehetne piros"
        );
        let both = colour(&[Red], &[Red]);
        assert_eq!(said(&both)[0], "at the shot 34 (Gr), the lines of row 4 and column 3 would be red");
        // Together the two would leave the colour open, so neither tells why.
        let either = neither.or(&both).unwrap();
        assert_eq!(said(&either)[0], "the colour of the shot 34 (Gr) would be impossible");
        assert_eq!(green.or(&Broken::Lanes(ShipCounts::ONE, 3)), None);
    }

    #[test]
    fn of_a_line_it_is_said_how_many_ships_it_has_room_for() {
        let lane =
            |counts, least, most| Broken::Lane { lane: Lane { axis: Axis::Horizontal, at: 4 }, counts, least, most };
        let few = ["row 5 would have room for only one ship", "az 5. sorban csak egy hajó férne el"];
        assert_eq!(said(&lane(ShipCounts::MORE, 1, 1)), few);
        assert_eq!(said(&lane(ShipCounts::SOME, 0, 0))[0], "row 5 would have room for no ship");
        let many = ["row 5 would have at least 2 ships", "az 5. sorban legalább 2 hajó volna"];
        assert_eq!(said(&lane(ShipCounts::ONE, 2, 2)), many);
    }
}
