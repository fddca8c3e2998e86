//! Why ships do not lie elsewhere, as far as a conclusion rests on it and the board does not show it.

use itertools::Itertools;

use super::fact::Fact;
use super::logic::SeaBattle;
use super::marks::Marks;
use super::place_set::Place;
use crate::board::Line;
use smyoz_core::deduction::{FEW_PLACES, Passage};

/// What the notes of a sentence name.
#[derive(Clone, Debug, Default)]
pub(super) struct Notes {
    /// Lengths of which all ships are found, the longest first.
    pub complete: Vec<u8>,
    /// Lines whose counts rule places out.
    pub lines: Vec<Line>,
    /// Other places where no ship lies, if they are a few.
    pub out: Vec<Place>,
}

impl Notes {
    /// Those of a passage; what its stage has told is not repeated.
    pub fn of(passage: &Passage<SeaBattle>) -> Self {
        let (marks, chart) = (&passage.board, passage.board.chart());
        let told = |place: &Place| passage.before.contains(&Fact::Excluded(*place));
        let excluded = passage.known().into_iter().filter_map(|fact| match fact {
            Fact::Excluded(place) => Some(place),
            _ => None,
        });
        let (complete, open): (Vec<Place>, Vec<Place>) =
            excluded.partition(|&place| marks.missing(chart.length(place)) == 0);
        let complete = complete.into_iter().map(|place| chart.length(place)).sorted_unstable().rev().dedup();
        let is_clear = |place: &Place| {
            let ship = chart.ship(*place);
            marks.found().iter().all(|&found| ship.goes_with(chart.ship(found)))
        };
        let mut out = open.into_iter().filter(|place| is_clear(place) && !told(place)).collect_vec();
        let mut lines = Vec::new();
        loop {
            let spoiled = out.iter().flat_map(|&place| marks.spoiled(place)).counts();
            let Some((line, _)) = spoiled.into_iter().max_by_key(|&(line, count)| (count, line)) else { break };
            out.retain(|&place| !marks.spoiled(place).contains(&line));
            lines.push(line);
        }
        lines.sort_unstable();
        Self { complete: complete.collect(), lines, out: if out.len() <= FEW_PLACES { out } else { Vec::new() } }
    }

    /// Whether a reader of the notes, who has these marks, knows that no ship lies there.
    pub fn rule_out(&self, place: Place, marks: &Marks) -> bool {
        self.complete.contains(&marks.chart().length(place))
            || self.out.contains(&place)
            || marks.spoiled(place).any(|line| self.lines.contains(&line))
    }
}
