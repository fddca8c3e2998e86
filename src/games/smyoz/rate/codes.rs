//! Why ships have codes, or could have none, in words: which of their lines can be red or green.

use crate::lang::SmyozTexts;
use itertools::Itertools;

use super::order;
use super::words::{Words, as_excluded, cells_of};
use crate::board::{Lane, Placement};
use crate::clues::{Clue, Code};
use crate::deduction::techniques::{Because, Deduction, OutOfReach, Reach, Stroke, lines_of_ship};
use crate::deduction::{Fact, Looks, Marks, ShipCounts};

impl Words {
    /// Which lines of a ship can be red, and which green, as far as is known, where a conclusion
    /// rests on that.
    pub fn lines_of_ships(self, deductions: &[&Deduction], board: &Marks) -> Vec<String> {
        let counted =
            deductions.iter().copied().filter(|one| one.technique.features.looks == Looks::Lines).collect_vec();
        let ships = counted.iter().flat_map(|deduction| &deduction.because).filter_map(|because| match because {
            Because::Ship(ship) => Some(*ship),
            _ => None,
        });
        let said = ships.unique().map(|ship| {
            let lines = [Stroke::Red, Stroke::Green].map(|stroke| lines_of_ship(board, ship, stroke));
            self.lang.of_ship(self.because(&Because::Ship(ship)), self.ship_lines(&lines))
        });
        let either_way = deductions.iter().flat_map(|deduction| self.codes_there(deduction, board));
        said.chain(self.out_of_reach(&counted, board)).chain(either_way).collect()
    }

    /// The codes that a ship has at the places left for it, and why, where these decide.
    fn codes_there(self, deduction: &Deduction, board: &Marks) -> Vec<String> {
        let places = deduction.because.iter().find_map(|because| match because {
            Because::Places(places) => Some(*places),
            _ => None,
        });
        let codes_of = |place: &Placement| {
            deduction.because.iter().find_map(|because| match because {
                Because::Clue(Clue::Codes(kind, codes)) if *kind == place.kind() => Some(codes),
                _ => None,
            })
        };
        let is_open = |place: &Placement| !deduction.facts.iter().all(|&fact| is_seen(fact, *place));
        let places = places.into_iter().flatten().filter(is_open);
        let said = places.filter_map(|place| {
            let given = codes_of(&place)?;
            let reach = Reach::of(place, given, board);
            let why = match reach.codes.is_empty() {
                true => self.no_code(&OutOfReach::of(place, given, board)),
                false => self.ship_lines(&reach.lines),
            };
            let codes = reach.codes.iter().map(Code::to_string).collect_vec();
            Some(((self.lang.listed_either(&codes), codes.len(), why), place))
        });
        let groups = said.sorted_by_cached_key(|(_, place)| order::ends(*place)).into_group_map();
        let groups = groups.into_iter().sorted_by_cached_key(|(_, places)| order::ends(places[0]));
        let told = groups.map(|((codes, count, why), places)| {
            let ships = places.into_iter().map(|place| self.because(&Because::Ship(place))).collect_vec();
            self.lang.code_there(self.lang.listed(&ships), codes, count, why)
        });
        told.collect()
    }

    fn ship_lines(self, [red, green]: &[Vec<Lane>; 2]) -> String {
        self.lang.ship_lines(self.lanes(red), red.len(), self.lanes(green), green.len())
    }

    /// Why ships could have no code at the places that conclusions exclude: once if it is the same
    /// for all.
    fn out_of_reach(self, deductions: &[&Deduction], board: &Marks) -> Vec<String> {
        let codes = deductions.iter().flat_map(|deduction| &deduction.because).find_map(|because| match because {
            Because::Clue(Clue::Codes(_, codes)) => Some(codes),
            _ => None,
        });
        let facts = deductions.iter().flat_map(|deduction| &deduction.facts);
        let excluded = facts.filter_map(|&fact| as_excluded(fact)).sorted_by_cached_key(|place| order::ends(*place));
        let why = |place: Placement| Some(self.no_code(&OutOfReach::of(place, codes?, board)));
        let groups = excluded.filter_map(|place| Some((why(place)?, place))).into_group_map();
        let groups = groups.into_iter().sorted_by_cached_key(|(_, places)| order::ends(places[0])).collect_vec();
        let names_others = deductions.iter().flat_map(|one| &one.because).any(|one| matches!(one, Because::Codes(_)));
        match &groups[..] {
            [(why, _)] if !names_others => vec![why.clone()],
            _ => {
                let at = |(why, places): (String, Vec<Placement>)| {
                    self.lang.code_at(self.lang.listed(&places.into_iter().map(cells_of).collect_vec()), why)
                };
                groups.into_iter().map(at).collect()
            }
        }
    }

    fn no_code(self, why: &OutOfReach) -> String {
        let key = |stroke: Stroke| if stroke == Stroke::Red { "red" } else { "green" };
        match why {
            OutOfReach::Few(stroke, lanes) => self.lang.code_few(key(*stroke), self.lanes(lanes), lanes.len()),
            OutOfReach::Many(stroke, lanes) => self.lang.code_many(key(*stroke), self.lanes(lanes), lanes.len()),
            OutOfReach::Together(lines) => self.ship_lines(lines),
        }
    }
}

/// Whether a ship at this placement shows a fact by itself.
fn is_seen(fact: Fact, place: Placement) -> bool {
    match fact {
        Fact::Water(cell) => place.ring().contains(cell),
        Fact::Ship(cell) => place.cells().contains(cell),
        Fact::Line(lane, ShipCounts::SOME) => place.cells().meets(lane.all_cells()),
        _ => false,
    }
}
