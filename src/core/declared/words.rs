//! Conclusions in words: English ones, whatever the language.

use itertools::Itertools;

use super::derived::{Chart, Logic};
use super::grid::{Cell, Place};
use super::marks::{Marks, Seen};
use super::rules::{CONTENTS, COUNTS, Family};
use super::{Declared, Fact};
use crate::deduction::Deduction;
use crate::lang::Lang;

/// The title of a technique, and why its conclusions hold: `nowhere else can {piece} be in
/// {place}`. Its reasons are named in braces.
#[derive(Debug)]
pub struct Text(pub &'static str, pub &'static str);

/// What a reason says of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Says {
    /// It has as many as it may.
    Full,
    /// It needs what is left.
    Needed,
    /// It is broken.
    Broken,
}

/// A rule, as a reason names it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Instance {
    /// What is said of it.
    pub says: Says,
    /// Its family.
    pub family: usize,
    /// Where it stands.
    pub place: Option<Place>,
    /// What it counts, if that is one thing.
    pub piece: Option<char>,
    /// The cells for which it is known that they have what it counts.
    pub cells: Vec<Cell>,
}

/// A part of the reason for a conclusion, or a contradiction.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// A rule.
    Rule(Instance),
    /// Places. As a contradiction, cells that have two contents.
    Places(Vec<Place>),
    /// Contents of cells.
    Pieces(Vec<char>),
}

impl From<Cell> for Reason {
    fn from(cell: Cell) -> Self {
        Self::Places(vec![cell.into()])
    }
}

impl From<Place> for Reason {
    fn from(place: Place) -> Self {
        Self::Places(vec![place])
    }
}

impl Instance {
    pub(super) fn of<G: Declared>(seen: &Seen, says: Says, marks: &Marks<G>) -> Self {
        let held = seen.rule.literals.iter().filter(|&&literal| marks.holds(literal));
        let cells = held.filter_map(|&literal| marks.chart.rules().fact(literal)?.cell());
        let &super::Rule { family, place, piece, .. } = seen.rule;
        Self { says, family, place, piece, cells: cells.sorted().collect() }
    }

    /// Where it stands, or else the cells that have what it counts.
    pub(super) fn places(&self) -> Vec<Place> {
        self.place.map_or_else(|| self.cells.iter().copied().map(Place::Cell).collect(), |place| vec![place])
    }
}

pub(super) fn family<G: Declared>(family: usize) -> Family {
    match family {
        COUNTS => G::COUNT,
        CONTENTS => G::CONTENT,
        family => G::FAMILIES[family],
    }
}

impl<G: Declared> Chart<G> {
    fn named(&self, content: char, several: bool) -> &'static str {
        let signed = self.game().contents().iter().find(|signed| signed.character == content);
        signed.map_or("", |signed| if several { signed.many } else { signed.meaning })
    }

    fn reason(&self, reason: &Reason) -> String {
        match reason {
            Reason::Rule(Instance { says, family: number, place, piece, cells }) => {
                let family = family::<G>(*number);
                let text = match says {
                    Says::Full => family.full,
                    Says::Needed => family.needed,
                    Says::Broken => family.broken,
                };
                text.replace("{place}", &place.map(|place| place.to_string()).unwrap_or_default())
                    .replace("{piece}", piece.map_or("", |piece| self.named(piece, false)))
                    .replace("{cells}", &list(cells))
            }
            Reason::Places(places) => list(places),
            Reason::Pieces(pieces) => list(pieces.iter().map(|&piece| self.named(piece, false))),
        }
    }

    /// A conclusion and, for a supposition, the steps of its chain.
    pub(super) fn sentences(&self, deduction: &Deduction<Logic<G>>) -> Vec<String> {
        let mut sentences = vec![self.sentence(deduction)];
        for case in &deduction.cases {
            sentences.push(format!("Suppose that {}.", self.said(&[case.supposed])));
            sentences.extend(case.steps.iter().map(|(step, _)| format!("Then {}", self.sentence(step))));
            sentences.extend(case.broken.iter().map(|(broken, _)| match broken {
                Reason::Places(cells) => format!("But then {} would be two things at once.", list(cells)),
                broken => format!("But then {}.", self.reason(broken)),
            }));
        }
        sentences
    }

    /// What follows, and why.
    fn sentence(&self, deduction: &Deduction<Logic<G>>) -> String {
        let named = deduction.technique.reasons.iter().zip(&deduction.because);
        let why = named.fold(deduction.technique.features.1.to_owned(), |text, (key, reason)| {
            text.replace(&format!("{{{key}}}"), &self.reason(reason))
        });
        format!("{}: {why}.", self.said(&deduction.facts))
    }

    /// Facts in words, those together that say the same: `A1 and B1 are empty`.
    pub(super) fn said(&self, facts: &[Fact]) -> String {
        let says = |fact: &Fact| match *fact {
            Fact::Is(_, content) => (content, true),
            Fact::Not(_, content) => (content, false),
            Fact::Count(..) => (' ', true),
        };
        let groups = facts.iter().copied().into_group_map_by(says);
        let groups = groups.into_iter().sorted().map(|((content, is), facts)| {
            let cells: Vec<Cell> = facts.iter().filter_map(|fact| fact.cell()).collect();
            let verb = match (cells.len(), is) {
                (0, _) => return list(&facts),
                (1, true) => "is",
                (1, false) => "is not",
                (_, true) => "are",
                (_, false) => "are not",
            };
            format!("{} {verb} {}", list(&cells), self.named(content, cells.len() > 1))
        });
        list(groups)
    }
}

/// `A`, `A and B`, `A, B and C`.
fn list(parts: impl IntoIterator<Item: ToString>) -> String {
    Lang::En.listed(&parts.into_iter().map(|part| part.to_string()).collect_vec())
}

/// The rules and places that a conclusion names, and what it supposes.
pub(super) fn place<G: Declared>(deduction: &Deduction<Logic<G>>) -> String {
    let places = |reason: &Reason| match reason {
        Reason::Rule(instance) => instance.places(),
        Reason::Places(places) => places.clone(),
        Reason::Pieces(_) => Vec::new(),
    };
    let supposed = deduction.cases.iter().map(|case| case.supposed.place());
    list(deduction.because.iter().flat_map(places).chain(supposed).dedup())
}
