//! Why ships do not lie elsewhere, as far as a conclusion rests on it and the board does not show it.

use itertools::Itertools;

use super::fact::Fact;
use super::logic::{Looks, SeaBattle};
use super::marks::Marks;
use super::place_set::Place;
use super::techniques::{Because, Cause, Deduction};
use crate::board::{Line, Piece};
use crate::clues::Count;
use smyoz_core::deduction::{FEW_PLACES, Passage};

/// What the notes of a sentence name.
#[derive(Clone, Debug, Default)]
pub(super) struct Notes {
    /// Lengths of which all ships are found, the longest first.
    pub complete: Vec<u8>,
    /// Lines whose counts rule places out.
    pub lines: Vec<Line>,
    /// Other places of the length that a conclusion looks at, if they are a few; then no lines are
    /// named.
    pub rivals: Option<Rivals>,
    /// Other places where no ship lies, if they are a few.
    pub out: Vec<Place>,
}

/// The places of a length that reasons do not name, though the board shows no water there.
#[derive(Clone, Debug)]
pub(super) struct Rivals {
    length: u8,
    /// Each with what is seen to keep ships from it.
    pub others: Vec<(Option<Cause>, Place)>,
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
        lines.extend(counted(passage));
        lines.sort_unstable();
        lines.dedup();
        let rivals = passage.deductions().next().and_then(|deduction| rivals(deduction, marks));
        let is_rival = |place: &Place| rivals.as_ref().is_some_and(|rivals| chart.length(*place) == rivals.length);
        out.retain(|place| !is_rival(place));
        if rivals.is_some() {
            lines.clear();
        }
        Self {
            complete: complete.collect(),
            lines,
            rivals,
            out: if out.len() <= FEW_PLACES { out } else { Vec::new() },
        }
    }

    /// Whether a reader of the notes, who has these marks, knows a fact from them: that no ship lies at
    /// a place, or a count.
    pub fn say(&self, fact: Fact, marks: &Marks) -> bool {
        match fact {
            Fact::Excluded(place) => self.rule_out(place, marks),
            Fact::Count(Count { piece: Piece::Ship, line, .. }) => self.rivals.is_some() || self.lines.contains(&line),
            _ => false,
        }
    }

    fn rule_out(&self, place: Place, marks: &Marks) -> bool {
        self.complete.contains(&marks.chart().length(place))
            || self.out.contains(&place)
            || marks.spoiled(place).any(|line| self.lines.contains(&line))
            || self.rivals.as_ref().is_some_and(|rivals| marks.chart().length(place) == rivals.length)
    }
}

/// The lines whose counts rule places out, for a passage that looks at places.
fn counted(passage: &Passage<SeaBattle>) -> impl Iterator<Item = Line> {
    let looks_at_places = |deduction: &&Deduction| deduction.technique.features.looks == Looks::Places;
    let looking = passage.deductions().filter(looks_at_places).collect_vec();
    let names = |because: &Because, line: &Line| match because {
        Because::Line(named) => named == line,
        Because::Lines(named) => named.contains(line),
        _ => false,
    };
    let counts = passage.known().into_iter().filter_map(|fact| match fact {
        Fact::Count(Count { piece: Piece::Ship, line, .. }) => Some(line),
        _ => None,
    });
    counts.filter(move |line| {
        let mut reasons = looking.iter().flat_map(|deduction| &deduction.because);
        !looking.is_empty() && !reasons.any(|because| names(because, line))
    })
}

/// The most other places that are named.
const RIVALS: usize = 4;

/// The other places of the length of which a conclusion names some; `None` if there are many.
fn rivals(deduction: &Deduction, marks: &Marks) -> Option<Rivals> {
    let length = deduction.because.iter().find_map(|because| match *because {
        Because::Length(length) => Some(length),
        _ => None,
    })?;
    let named = deduction.because.iter().flat_map(|because| match because {
        Because::Places(places) => places.clone(),
        Because::Out(out) => out.iter().flat_map(|(_, places)| places).copied().collect(),
        _ => Vec::new(),
    });
    let named = named.collect_vec();
    let others = marks.free_of(length).filter(|place| !named.contains(place));
    let others = others.map(|place| (marks.against(place), place)).sorted_unstable().collect_vec();
    (!named.is_empty() && others.len() <= RIVALS).then_some(Rivals { length, others })
}
