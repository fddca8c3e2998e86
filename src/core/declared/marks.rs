//! What is known of a board, and what its rules say of that.

use std::collections::BTreeSet;

use smallvec::SmallVec;

use super::grid::{Cell, Place};
use super::logic::Chart;
use super::rules::{COUNTS, Literal, Rule};
use super::{Declared, Fact};
use crate::deduction::Knowledge;
use crate::sets::{BitSet, ElementSet};

/// The facts known about a board.
#[derive(Clone, Debug)]
pub struct Marks<G> {
    pub(super) chart: Chart<G>,
    /// The literals that are true, and the negations of those that are false at a glance then.
    literals: BitSet,
    counts: BTreeSet<(Place, u8)>,
}

impl<G: Declared> PartialEq for Marks<G> {
    fn eq(&self, other: &Self) -> bool {
        (&self.literals, &self.counts) == (&other.literals, &other.counts)
    }
}

/// A rule, as marks show it.
#[derive(Clone, Debug)]
pub struct Seen<'a> {
    /// The rule.
    pub rule: &'a Rule,
    /// How few of its literals are true, and how many may be: for counts, what the clue says.
    pub bounds: (usize, usize),
    /// How many of its literals are known to be true.
    pub held: usize,
    /// Those of which nothing is known.
    pub open: SmallVec<[Literal; 16]>,
}

impl Seen<'_> {
    /// How many more literals must be true.
    pub fn need(&self) -> usize {
        self.bounds.0.saturating_sub(self.held)
    }

    /// How many more literals may be true; none if there are too many.
    pub fn room(&self) -> Option<usize> {
        self.bounds.1.checked_sub(self.held)
    }
}

impl<G: Declared> Marks<G> {
    pub(super) fn blank(chart: Chart<G>) -> Self {
        Self { chart, literals: BitSet::EMPTY, counts: BTreeSet::new() }
    }

    /// The board.
    pub fn game(&self) -> &G {
        self.chart.game()
    }

    /// The content of a cell, if it is known.
    pub fn content(&self, cell: Cell) -> Option<char> {
        let contents = self.game().contents().iter().map(|signed| signed.character);
        contents.into_iter().find(|&content| self.knows(Fact::Is(cell, content)))
    }

    /// Whether it is not known what a cell contains.
    pub fn is_open(&self, cell: Cell) -> bool {
        self.game().given(cell).is_none() && self.content(cell).is_none()
    }

    /// The cells of which it is not known whether they have this content.
    pub fn open(&self, content: char) -> impl Iterator<Item = Cell> {
        let cells = self.game().grid().cells();
        cells.filter(move |&cell| {
            let literal = self.chart.rules().holds(cell, content);
            literal.is_some_and(|literal| !self.holds(literal) && !self.holds(!literal))
        })
    }

    /// How many pieces a place has, if that is known.
    pub fn count(&self, place: Place) -> Option<u8> {
        self.counts.iter().find(|(other, _)| *other == place).map(|&(_, number)| number)
    }

    /// Whether a literal is known to be true.
    pub fn holds(&self, literal: Literal) -> bool {
        self.literals.contains(literal.code())
    }

    /// The cell that is known to have two contents, if there is one.
    pub(super) fn torn(&self) -> Option<Cell> {
        let torn = |code: usize| self.literals.contains(code ^ 1);
        let literal = self.literals.iter().find(|&code| torn(code)).map(Literal::of_code)?;
        self.chart.rules().fact(literal).and_then(Fact::cell)
    }

    /// What may be true or false in the layout.
    pub(super) fn open_literals(&self) -> impl Iterator<Item = Literal> {
        let literals = (0..self.chart.rules().variables().1).map(|variable| Literal::of(variable, true));
        literals.filter(|&literal| !self.holds(literal) && !self.holds(!literal))
    }

    /// The rules of some families.
    pub fn rules(&self, families: &[usize]) -> impl Iterator<Item = Seen<'_>> {
        families.iter().flat_map(|&family| self.chart.rules().of(family)).flat_map(|rule| self.seen(rule))
    }

    /// A rule as these marks show it, once for each number that its clue may say.
    pub(super) fn seen<'a>(&'a self, rule: &'a Rule) -> impl Iterator<Item = Seen<'a>> {
        let said = |(place, number): &(Place, u8)| (rule.place == Some(*place)).then_some(usize::from(*number));
        let counts =
            (rule.family == COUNTS).then(|| self.counts.iter().filter_map(said).map(|number| (number, number)));
        let plain = (rule.family != COUNTS).then_some((rule.low, rule.high));
        counts.into_iter().flatten().chain(plain).map(|bounds| {
            let mut seen = Seen { rule, bounds, held: 0, open: SmallVec::new() };
            for &literal in &rule.literals {
                if self.holds(literal) {
                    seen.held += 1;
                } else if !self.holds(!literal) {
                    seen.open.push(literal);
                }
            }
            seen
        })
    }
}

impl<G: Declared> Knowledge for Marks<G> {
    type Fact = Fact;

    fn blank(&self) -> Self {
        Self::blank(self.chart.clone())
    }

    fn add(&mut self, fact: Fact) -> bool {
        let is_new = !self.knows(fact);
        if let Fact::Count(place, number) = fact {
            self.counts.insert((place, number));
        }
        if let Some(literal) = self.chart.rules().literal(fact) {
            self.literals.insert(literal.code());
            let others = self.chart.rules().excluded(literal).to_vec();
            others.into_iter().for_each(|other| self.literals.insert((!other).code()));
        }
        is_new
    }

    fn knows(&self, fact: Fact) -> bool {
        match fact {
            Fact::Count(place, number) => self.counts.contains(&(place, number)),
            fact => self.chart.rules().literal(fact).is_some_and(|literal| self.holds(literal)),
        }
    }

    fn facts(&self) -> impl Iterator<Item = Fact> {
        let rules = self.chart.rules();
        let literals = || self.literals.iter().map(Literal::of_code);
        let implied: BTreeSet<Literal> =
            literals().flat_map(|literal| rules.excluded(literal)).map(|&other| !other).collect();
        let plain: Vec<Literal> = literals().filter(|literal| !implied.contains(literal)).collect();
        let (is, not): (Vec<Literal>, Vec<Literal>) = plain.into_iter().partition(|literal| literal.is_positive());
        let counts = self.counts.iter().map(|&(place, number)| Fact::Count(place, number));
        counts.chain(is.into_iter().chain(not).filter_map(|literal| rules.fact(literal)))
    }

    fn is_solved(&self) -> bool {
        self.open_literals().next().is_none()
    }
}
