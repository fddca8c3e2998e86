//! What a conclusion rests on.

use super::By;
use crate::smyoz::clues::{Clue, Clues};
use crate::smyoz::deduction::techniques::{Because, Broken, Position, contradiction};
use crate::smyoz::deduction::{Fact, Ground, Marks};
use smyoz_core::deduction::needed;

/// What is known, in the order in which it became known.
pub(super) struct History {
    facts: Vec<Fact>,
    /// The marks with the first so many facts.
    marks: Vec<Marks>,
}

impl History {
    pub fn new(facts: impl IntoIterator<Item = Fact>) -> Self {
        let mut history = Self { facts: Vec::new(), marks: vec![Marks::default()] };
        history.extend(facts);
        history
    }

    pub fn extend(&mut self, facts: impl IntoIterator<Item = Fact>) {
        for fact in facts {
            let mut marks = self.marks().clone();
            // What is known already would never be preferred.
            if marks.add(fact) {
                self.facts.push(fact);
                self.marks.push(marks);
            }
        }
    }

    /// All that is known.
    pub fn marks(&self) -> &Marks {
        self.marks.last().expect("there are marks for no facts at all")
    }

    /// All that is known, in order.
    pub fn facts(&self) -> &[Fact] {
        &self.facts
    }

    /// The number of facts.
    pub fn len(&self) -> usize {
        self.facts.len()
    }

    /// The first so many facts.
    pub fn truncate(&mut self, len: usize) {
        self.facts.truncate(len);
        self.marks.truncate(len + 1);
    }

    /// The marks with the first so many facts and these.
    fn with(&self, len: usize, facts: &[Fact]) -> Marks {
        let mut marks = self.marks[len].clone();
        marks.extend(facts.iter().copied());
        marks
    }

    /// The grounds of a conclusion: clues and known facts from which it is drawn, and without any
    /// one of which it is not. `None` if it is never drawn.
    ///
    /// Some techniques do not see any more what has become too plain; then what was known earlier
    /// counts.
    pub fn grounds(&self, by: &By, facts: &[Fact], clues: &Clues) -> Option<Vec<Ground>> {
        (0..=self.len()).rev().find_map(|len| self.grounds_among(len, by, facts, clues))
    }

    /// The grounds of a conclusion among the first so many facts.
    fn grounds_among(&self, len: usize, by: &By, facts: &[Fact], clues: &Clues) -> Option<Vec<Ground>> {
        let follows = |clues: &Clues, marks: &Marks| by.concludes(&Position { clues, marks }, facts);
        let clues = self.needed_clues(&self.marks[len], by, facts, clues)?;
        let needed = self.needed_facts(len, |marks| follows(&clues, marks));
        Some(clues.iter().map(Ground::Clue).chain(needed.into_iter().map(Ground::Mark)).collect())
    }

    /// Clues that are enough with these marks, and none of which can be spared then.
    fn needed_clues(&self, marks: &Marks, by: &By, facts: &[Fact], clues: &Clues) -> Option<Clues> {
        let follows = |clues: &Clues| by.concludes(&Position { clues, marks }, facts);
        if follows(&Clues::default()) {
            return Some(Clues::default());
        }
        // What is said to be the reason mostly is all of it.
        let names = names(by, facts, &Position { clues, marks });
        let named = clues.only(|clue| names.contains(clue));
        let mut needed = if follows(&named) { named } else { clues.clone() };
        if !follows(&needed) {
            return None;
        }
        for clue in needed.iter().collect::<Vec<_>>() {
            let rest = needed.without(&clue);
            if follows(&rest) {
                needed = rest;
            }
        }
        Some(needed)
    }

    /// A minimal set of facts, out of the first `len`, from which it follows. Facts that were known
    /// earlier are preferred.
    fn needed_facts(&self, len: usize, follows: impl Fn(&Marks) -> bool) -> Vec<Fact> {
        needed(&self.facts[..len], |first, others| follows(&self.with(first, others)))
    }
}

/// The clues that are named as the reason.
fn names(by: &By, facts: &[Fact], position: &Position) -> Vec<Clue> {
    match by {
        By::Technique(technique) => {
            let because = technique.concludes(position, facts).map(|deduction| deduction.because);
            let named = because.unwrap_or_default().into_iter().flat_map(|because| match because {
                Because::Clue(clue) => vec![clue],
                Because::Broken(broken) => clues_of(&broken, position.clues),
                _ => Vec::new(),
            });
            named.collect()
        }
        By::Grounds(grounds) => grounds.iter().filter_map(Ground::clue).cloned().collect(),
        By::Contradiction => contradiction(position).map_or_else(Vec::new, |broken| clues_of(&broken, position.clues)),
        By::Shot(_) => Vec::new(),
    }
}

/// The clues that something broken is about.
fn clues_of(broken: &Broken, clues: &Clues) -> Vec<Clue> {
    match broken {
        Broken::Digit { shot, .. } | Broken::Colour { shot, .. } => vec![Clue::Shot(*shot)],
        Broken::WaterPoints(clue, _) => vec![clue.clone()],
        Broken::Moored(number) => vec![Clue::Moored(*number)],
        Broken::Islands { sizes, .. } => vec![Clue::Islands(sizes.clone())],
        Broken::Codes(kind) => {
            let codes = clues.inventory.codes(*kind);
            codes.into_iter().map(|codes| Clue::Codes(*kind, codes.to_vec())).collect()
        }
        Broken::Lanes(..) => clues.inventory.clues().collect(),
        Broken::Cell(_)
        | Broken::Types(_)
        | Broken::Point(_)
        | Broken::NoShip(_)
        | Broken::Room(_)
        | Broken::TooMany(_)
        | Broken::Lane { .. } => Vec::new(),
    }
}
