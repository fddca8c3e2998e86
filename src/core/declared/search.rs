//! A search on the rules themselves, which shares no code with the formula.
//!
//! Each rule knows how many more of its literals can be true, and how many more can be false. Where
//! one of these is none, the others are decided. Where nothing is decided any more, the search
//! tries a literal of a rule that leaves the fewest choices.

use std::ops::ControlFlow;

use super::grid::Layout;
use super::rules::{Literal, Rules};
use crate::limits::Budget;

/// What a rule still leaves open.
#[derive(Clone, Copy)]
struct Room {
    /// How many more of its literals can be true.
    yes: i16,
    /// How many more of its literals can be false.
    no: i16,
    /// How many more than it needs can be true.
    range: i16,
}

pub(super) struct Search<'a> {
    rules: &'a Rules,
    values: Vec<Option<bool>>,
    rooms: Vec<Room>,
    /// The literals that are true, in the order in which they were decided.
    trail: Vec<Literal>,
    /// How many of these the rules know.
    told: usize,
}

impl<'a> Search<'a> {
    pub fn new(rules: &'a Rules) -> Self {
        let room = |rule: &super::Rule| {
            let [low, high, all] = [rule.low, rule.high, rule.literals.len()].map(|number| number as i16);
            Room { yes: high, no: all - low, range: high - low }
        };
        let (rooms, values) = (rules.all().iter().map(room).collect(), vec![None; rules.variables().0]);
        Self { rules, values, rooms, trail: Vec::new(), told: 0 }
    }

    /// Sets the bounds of the rule with this number.
    pub fn bound(&mut self, rule: usize, number: usize) {
        let (number, all) = (number as i16, self.rules.all()[rule].literals.len() as i16);
        self.rooms[rule] = Room { yes: number, no: all - number, range: 0 };
    }

    /// Calls `found` for each layout in which these literals are true and all rules hold. Each
    /// guess takes a step.
    pub fn run(
        &mut self,
        known: impl IntoIterator<Item = Literal>,
        budget: &mut Budget,
        found: &mut dyn FnMut(Layout) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let holds = known.into_iter().all(|literal| self.decide(literal));
        let is_open = holds && (0..self.rooms.len()).all(|rule| self.close(rule)) && self.propagate();
        if is_open { self.all(budget, found) } else { ControlFlow::Continue(()) }
    }

    fn value(&self, literal: Literal) -> Option<bool> {
        self.values[literal.variable()].map(|value| value == literal.is_positive())
    }

    /// Whether a literal can be true; if so, it is from now on.
    fn decide(&mut self, literal: Literal) -> bool {
        if self.value(literal).is_none() {
            self.values[literal.variable()] = Some(literal.is_positive());
            self.trail.push(literal);
        }
        self.value(literal) == Some(true)
    }

    /// Decides what a rule leaves no choice about. Returns whether it can hold.
    #[inline]
    fn close(&mut self, rule: usize) -> bool {
        let Room { yes, no, .. } = self.rooms[rule];
        if yes > 0 && no > 0 {
            return true;
        }
        if yes < 0 || no < 0 {
            return false;
        }
        let rules = self.rules;
        for &literal in &rules.all()[rule].literals {
            if self.value(literal).is_none() {
                self.decide(if yes == 0 { !literal } else { literal });
            }
        }
        true
    }

    /// Tells the rules what was decided, and what they decide then. Returns whether all can hold.
    fn propagate(&mut self) -> bool {
        let rules = self.rules;
        while let Some(&literal) = self.trail.get(self.told) {
            self.told += 1;
            // All of them, so that all can be taken back.
            rules.limiting(literal).iter().for_each(|&rule| self.rooms[rule as usize].yes -= 1);
            rules.needing(!literal).iter().for_each(|&rule| self.rooms[rule as usize].no -= 1);
            let mut told = rules.limiting(literal).iter().chain(rules.needing(!literal));
            if !told.all(|&rule| self.close(rule as usize)) {
                return false;
            }
        }
        true
    }

    /// Takes back what was decided since this many literals were true.
    fn take_back(&mut self, to: usize) {
        let rules = self.rules;
        while self.trail.len() > to {
            let literal = self.trail.pop().expect("more were true");
            self.values[literal.variable()] = None;
            if self.told > self.trail.len() {
                self.told = self.trail.len();
                rules.limiting(literal).iter().for_each(|&rule| self.rooms[rule as usize].yes += 1);
                rules.needing(!literal).iter().for_each(|&rule| self.rooms[rule as usize].no += 1);
            }
        }
    }

    /// An open literal, among the first variables, of a rule that needs more and leaves the fewest
    /// choices.
    fn choice(&self, variables: usize) -> Option<Literal> {
        let is_open = |literal: &Literal| literal.variable() < variables && self.value(*literal).is_none();
        let mut least: Option<(i16, Literal)> = None;
        for (rule, room) in self.rules.all().iter().zip(&self.rooms) {
            if room.yes > room.range && least.is_none_or(|(no, _)| room.no < no) {
                let open = rule.literals.iter().copied().find(is_open);
                least = open.map(|literal| (room.no, literal)).or(least);
                if room.no == 1 && open.is_some() {
                    break;
                }
            }
        }
        let any = || self.values[..variables].iter().position(Option::is_none).map(|open| Literal::of(open, true));
        least.map(|(_, literal)| literal).or_else(any)
    }

    fn all(&mut self, budget: &mut Budget, found: &mut dyn FnMut(Layout) -> ControlFlow<()>) -> ControlFlow<()> {
        let Some(literal) = self.choice(self.rules.variables().1) else {
            let fits = self.completes();
            let layout = || self.rules.layout(|literal| self.value(literal) == Some(true));
            return if fits { found(layout()) } else { ControlFlow::Continue(()) };
        };
        budget.step()?;
        let before = self.trail.len();
        for literal in [literal, !literal] {
            if self.decide(literal) && self.propagate() {
                self.all(budget, found)?;
            }
            self.take_back(before);
        }
        ControlFlow::Continue(())
    }

    /// Whether the hidden variables have values.
    fn completes(&mut self) -> bool {
        let Some(literal) = self.choice(self.values.len()) else { return true };
        let before = self.trail.len();
        [literal, !literal].into_iter().any(|literal| {
            let completes = self.decide(literal) && self.propagate() && self.completes();
            self.take_back(before);
            completes
        })
    }
}
