//! Facts and conclusions in words.

use itertools::Itertools;

use super::chart::{Chart, Place};
use super::fact::Fact;
use super::techniques::{Because, Deduction, Technique};
use crate::lang::{Lang, Value};
use crate::sea_battle::board::{CellSet, Line};
use crate::sea_battle::clues::Count;

/// The most places that are named one by one.
const NAMED: usize = 6;

impl Deduction {
    /// The conclusion as a sentence: what follows, and why.
    #[must_use]
    pub fn sentence(&self, chart: &Chart, lang: Lang) -> String {
        let words = Words { chart, lang };
        capitalized(&lang.step(words.facts(&self.facts), words.why(self)))
    }
}

impl Chart {
    /// Rows, or columns, in words.
    #[must_use]
    pub fn lines_in_words(&self, lines: &[Line], lang: Lang) -> String {
        Words { chart: self, lang }.lines(lines)
    }

    /// Facts in words.
    #[must_use]
    pub fn told(&self, facts: &[Fact], lang: Lang) -> String {
        Words { chart: self, lang }.facts(facts)
    }
}

/// Formats facts and reasons of a game in one language.
#[derive(Clone, Copy)]
struct Words<'a> {
    chart: &'a Chart,
    lang: Lang,
}

impl Words<'_> {
    /// Facts, those that differ only in their subjects together.
    fn facts(self, facts: &[Fact]) -> String {
        let groups = facts.iter().copied().sorted().into_group_map_by(|&fact| self.kind(fact));
        groups.into_iter().sorted().map(|(_, group)| self.said_together(&group)).join("; ")
    }

    /// What facts that are told together have in common: their kind, and what they say.
    fn kind(self, fact: Fact) -> (usize, usize) {
        match fact {
            Fact::Found(place) => (0, usize::from(u8::MAX - self.chart.length(place))),
            Fact::Is(piece, _) => (1, piece as usize),
            Fact::Shows(_, shows) => (2, shows as usize),
            Fact::Water(_) => (3, 0),
            Fact::Not(piece, _) => (4, piece as usize),
            Fact::Count(Count { piece, line, .. }) => {
                (5 + 2 * piece as usize + usize::from(matches!(line, Line::Row(_))), line.at().into())
            }
            Fact::Excluded(place) => (11, usize::from(u8::MAX - self.chart.length(place))),
        }
    }

    fn said_together(self, facts: &[Fact]) -> String {
        let lang = self.lang;
        let subjects = facts.iter().map(|&fact| self.subject(fact)).collect_vec();
        let (list, count) = (self.list(&subjects), subjects.len());
        match facts[0] {
            Fact::Water(_) => lang.sea_water(list, count),
            Fact::Is(piece, _) => lang.sea_is(list, count, piece.name()),
            Fact::Not(piece, _) => lang.sea_is_not(list, count, piece.name()),
            Fact::Shows(_, shows) => lang.sea_shows(list, count, shows.name()),
            Fact::Found(place) => lang.sea_found(lang.sea_ships(self.chart.length(place), count), list, count),
            Fact::Excluded(place) if count > NAMED => {
                lang.sea_excluded_many(lang.sea_ships(self.chart.length(place), count))
            }
            Fact::Excluded(place) => lang.sea_excluded(lang.sea_ship(self.chart.length(place)), list, count),
            Fact::Count(Count { piece, number, .. }) => {
                lang.sea_count(list, lang.sea_pieces(number, piece.name()), number, piece.name())
            }
        }
    }

    fn subject(self, fact: Fact) -> String {
        match fact {
            Fact::Water(cell) | Fact::Is(_, cell) | Fact::Not(_, cell) | Fact::Shows(cell, _) => cell.to_string(),
            Fact::Found(place) | Fact::Excluded(place) => self.place(place),
            Fact::Count(count) => self.lines(&[count.line]),
        }
    }

    /// The reasons, each with the number of things that it lists.
    fn why(self, deduction: &Deduction) -> String {
        let named = deduction.technique.reasons.iter().zip(&deduction.because);
        let arguments = named.flat_map(|(name, because)| {
            let (value, count) = self.value(because);
            [((*name).to_owned(), value), (format!("{name}-count"), count.into())]
        });
        self.lang.because(&key(deduction.technique.id), arguments.collect_vec())
    }

    /// A reason as an argument, and the number of things in it.
    fn value(self, because: &Because) -> (Value<'static>, usize) {
        match because {
            Because::Cells(cells) => (self.cells(*cells).into(), cells.len()),
            Because::Piece(piece) => (piece.name().into(), 1),
            Because::Line(line) => (self.lines(&[*line]).into(), 1),
            Because::Lines(lines) => (self.lines(lines).into(), lines.len()),
            Because::Number(number) => (number.into(), 1),
            Because::Length(length) => (length.into(), 1),
            Because::Places(places) if places.len() > NAMED => {
                (self.lang.many_places(places.len()).into(), places.len())
            }
            Because::Places(places) => {
                (self.list(&places.iter().map(|&place| self.place(place)).collect_vec()).into(), places.len())
            }
        }
    }

    /// A place: its first and its last cell, or all cells of a bent ship.
    fn place(self, place: Place) -> String {
        let cells = self.chart.ship(place).cells();
        if cells.len() == 1 { self.cells(*cells) } else { self.chart.place_name(place).replace('-', "–") }
    }

    fn cells(self, cells: CellSet) -> String {
        self.list(&cells.iter().map(|cell| cell.to_string()).collect_vec())
    }

    /// Rows, or columns.
    fn lines(self, lines: &[Line]) -> String {
        let name = |line: &Line| match line {
            Line::Column(_) => self.lang.sea_column(line.name()),
            Line::Row(_) => self.lang.sea_row(line.name()),
        };
        let (list, count) = (self.list(&lines.iter().map(name).collect_vec()), lines.len());
        match lines.first() {
            Some(Line::Column(_)) => self.lang.sea_columns(list, count),
            _ => self.lang.sea_rows(list, count),
        }
    }

    /// `a`, `a and b`, `a, b and c`.
    fn list(self, parts: &[String]) -> String {
        match parts {
            [] => String::new(),
            [only] => only.clone(),
            [rest @ .., last] => self.lang.list(rest.join(", "), last.clone()),
        }
    }
}

impl Technique {
    /// The name in a language.
    #[must_use]
    pub fn title(&self, lang: Lang) -> String {
        lang.technique(&key(self.id))
    }
}

/// The id of a technique among those of all games.
fn key(id: &str) -> String {
    format!("sea-{id}")
}

fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
