//! Suppositions: what would follow if something were so, step by step.
//!
//! A supposition that leads to a contradiction is false. And what all alternatives lead to, such as
//! a piece at each of its places, is true whichever it is.
//!
//! From what is supposed one goes on in *rounds*: in each, all techniques are asked at once, and
//! everything that they conclude is added. So the number of rounds after which something is reached
//! does not depend on the order of steps, and more marks never make it larger. Of all suppositions
//! that lead anywhere, those count that do so in the fewest rounds; of these those that [tell
//! most](Logic::worth); and of these the one with the least score, which is that of the steps that
//! are needed.

use std::collections::HashMap;

use super::derivation::{By, Conclusion, Derivation};
use super::error::{DeductionError, UnfoundedError};
use super::grounds::irredundant;
use super::logic::{Ground, GroundOf, Knowledge, Logic, Position, Supposition, position_of};
use super::technique::{Deduction, Technique, up_to};
use crate::limits::{CancelledError, Limits};
use crate::puzzles::Level;
/// Which suppositions are made, and how far they are followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Suppositions {
    /// The most alternatives that are supposed in turn, to see what they have in common.
    pub cases: usize,
    pub rounds: usize,
    /// The level of the techniques by which one goes on. None of them makes suppositions itself.
    pub techniques: Level,
    /// What a conclusion is [worth](Logic::worth) at least.
    pub worth: u8,
}

/// What a supposition leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case<L: Logic> {
    pub supposed: L::Fact,
    /// The steps from there, each with its grounds: clues, marks, what is supposed, and what was
    /// concluded before. The last leads to the end.
    pub steps: Vec<(Deduction<L>, Vec<GroundOf<L>>)>,
    /// The contradiction to which it leads, and why; `None` if it leads to the conclusion.
    pub broken: Option<(L::Contradiction, Vec<GroundOf<L>>)>,
}

impl<L: Logic> Case<L> {
    /// What is supposed, and what its steps conclude.
    pub fn facts(&self) -> impl Iterator<Item = L::Fact> {
        std::iter::once(self.supposed).chain(self.steps.iter().flat_map(|(step, _)| step.facts.iter().copied()))
    }

    /// What its steps rest on, without what is supposed and what they conclude.
    pub fn grounds(&self) -> Vec<GroundOf<L>> {
        let concluded = |fact: L::Fact| self.steps.iter().any(|(step, _)| step.facts.contains(&fact));
        let is_made = |fact: L::Fact| fact == self.supposed || concluded(fact);
        let end = self.broken.iter().map(|(_, grounds)| grounds);
        let all = self.steps.iter().map(|(_, grounds)| grounds).chain(end).flatten();
        all.filter(|ground| !ground.fact().is_some_and(is_made)).cloned().collect()
    }

    /// The sum of the scores of its steps.
    pub fn score(&self) -> u32 {
        self.steps.iter().map(|(step, _)| step.technique.score).sum()
    }
}

/// Suppositions of which one is true, and what follows if they all come to the same.
struct Way<L: Logic> {
    /// What is supposed, in turn, by the places in the list of all that is supposed.
    cases: Vec<usize>,
    /// What is true if the only case is false.
    opposite: Option<L::Fact>,
    /// The most that it can tell.
    worth: u8,
}

struct Shown<L: Logic> {
    /// The way, by its place in the list of all.
    way: usize,
    cases: Vec<L::Fact>,
    fact: L::Fact,
    rounds: usize,
}

impl Suppositions {
    /// The conclusions that take the fewest rounds and tell most, those first whose steps have the
    /// least score.
    pub(super) fn all<L: Logic>(
        &self,
        technique: &'static Technique<L>,
        position: &Position<L>,
        limits: Limits,
    ) -> Result<Vec<Deduction<L>>, DeductionError> {
        let shown = self.search(position, limits)?.into_iter();
        let all = shown.map(|shown| self.tell(technique, position, &shown, limits));
        let mut all: Vec<Deduction<L>> = all.collect::<Result<_, _>>()?;
        all.sort_by_cached_key(cost);
        // A fact may be shown in several ways.
        let mut facts = Vec::new();
        all.retain(|deduction| {
            let is_new = !facts.contains(&deduction.facts);
            if is_new {
                facts.push(deduction.facts.clone());
            }
            is_new
        });
        Ok(all)
    }

    /// The facts that take the fewest rounds and tell most.
    pub(super) fn facts<L: Logic>(
        &self,
        position: &Position<L>,
        limits: Limits,
    ) -> Result<Vec<L::Fact>, CancelledError> {
        Ok(self.search(position, limits)?.into_iter().map(|shown| shown.fact).collect())
    }

    /// Everything that is shown, in however many rounds, and what that shows in turn if one goes on
    /// from it: all ways are gone once, as the order of conclusions does not matter.
    pub(super) fn everything<L: Logic>(
        &self,
        position: &Position<L>,
        limits: Limits,
    ) -> Result<Vec<L::Fact>, CancelledError> {
        let (supposed, ways) = self.ways(position);
        let mut states: Vec<Option<State<L>>> = supposed.iter().map(|_| None).collect();
        let (mut marks, mut all) = (position.marks.clone(), Vec::new());
        for way in &ways {
            if way.opposite.is_some_and(|opposite| marks.knows(opposite)) {
                continue;
            }
            let now: Position<L> = Position { clues: position.clues, marks: &marks };
            for &case in &way.cases {
                let state = states[case].get_or_insert_with(|| State::new(&now, supposed[case]));
                self.advance_to(self.rounds, &now, state, limits)?;
            }
            let cases = || way.cases.iter().filter_map(|&case| states[case].as_ref());
            let facts = match way.opposite {
                Some(opposite) => Vec::from_iter(cases().any(|case| case.is_broken).then_some(opposite)),
                None => common(&marks, cases()),
            };
            marks.add_all(facts.iter().copied());
            all.extend(facts);
        }
        Ok(all)
    }

    /// What is supposed, and the ways in which that leads somewhere: first each alone, then all
    /// alternatives together.
    fn ways<L: Logic>(&self, position: &Position<L>) -> (Vec<L::Fact>, Vec<Way<L>>) {
        let (mut supposed, mut at, mut ways, mut several) = (Vec::new(), HashMap::new(), Vec::new(), Vec::new());
        let mut place = |fact: L::Fact| {
            *at.entry(fact).or_insert_with(|| {
                supposed.push(fact);
                supposed.len() - 1
            })
        };
        for supposition in L::suppositions(position, self.cases) {
            match supposition {
                Supposition::Fact { opposite, .. } if L::worth(opposite) < self.worth => {}
                Supposition::Fact { supposed, opposite } => {
                    ways.push(Way {
                        cases: vec![place(supposed)],
                        opposite: Some(opposite),
                        worth: L::worth(opposite),
                    });
                }
                Supposition::Alternatives(cases) => several.push(cases),
            }
        }
        let several = several.into_iter().map(|cases| {
            let cases = cases.into_iter().map(&mut place).collect();
            Way { cases, opposite: None, worth: u8::MAX }
        });
        ways.extend(several.collect::<Vec<_>>());
        (supposed, ways)
    }

    /// What is shown in the fewest rounds and, of that, what tells most.
    ///
    /// In each round one goes on first from those suppositions that can tell most, and from others
    /// only if these show nothing that tells as much.
    fn search<L: Logic>(&self, position: &Position<L>, limits: Limits) -> Result<Vec<Shown<L>>, CancelledError> {
        let (supposed, ways) = self.ways(position);
        let mut states: Vec<State<L>> = supposed.iter().map(|&fact| State::new(position, fact)).collect();
        let mut worths: Vec<u8> = ways.iter().map(|way| way.worth).collect();
        worths.sort_unstable();
        worths.dedup();
        worths.reverse();
        for rounds in 0..=self.rounds {
            let mut shown: Vec<Shown<L>> = Vec::new();
            for &worth in &worths {
                if shown.iter().any(|shown| L::worth(shown.fact) > worth) {
                    break;
                }
                for (at, way) in ways.iter().enumerate().filter(|(_, way)| way.worth == worth) {
                    for &case in &way.cases {
                        self.advance_to(rounds, position, &mut states[case], limits)?;
                    }
                    let facts = match way.opposite {
                        Some(opposite) => Vec::from_iter(states[way.cases[0]].is_broken.then_some(opposite)),
                        None => common(position.marks, way.cases.iter().map(|&case| &states[case])),
                    };
                    let cases = || way.cases.iter().map(|&case| supposed[case]).collect();
                    shown.extend(facts.into_iter().map(|fact| Shown { way: at, cases: cases(), fact, rounds }));
                }
            }
            let most = shown.iter().map(|shown| L::worth(shown.fact)).max();
            shown.retain(|shown| Some(L::worth(shown.fact)) == most);
            if !shown.is_empty() {
                shown.sort_by_cached_key(|shown| shown.way);
                return Ok(shown);
            }
        }
        Ok(Vec::new())
    }

    /// The techniques by which one goes on.
    fn techniques<L: Logic>(&self) -> impl Iterator<Item = &'static Technique<L>> {
        up_to(self.techniques).iter().filter(|technique| !technique.supposes())
    }

    /// Goes on until this number of rounds is reached.
    fn advance_to<L: Logic>(
        &self,
        rounds: usize,
        position: &Position<L>,
        state: &mut State<L>,
        limits: Limits,
    ) -> Result<(), CancelledError> {
        while state.is_open && state.rounds < rounds {
            limits.check()?;
            let now: Position<L> = Position { clues: position.clues, marks: &state.marks };
            let mut facts = Vec::new();
            for technique in self.techniques() {
                facts.extend(technique.facts(&now, limits)?);
            }
            state.is_open = !facts.is_empty();
            state.marks.add_all(facts);
            state.rounds += 1;
            state.look(position);
        }
        Ok(())
    }

    fn tell<L: Logic>(
        &self,
        technique: &'static Technique<L>,
        position: &Position<L>,
        shown: &Shown<L>,
        limits: Limits,
    ) -> Result<Deduction<L>, DeductionError> {
        let cases = shown.cases.iter().map(|&supposed| self.chain(position, supposed, shown, limits));
        let cases = cases.collect::<Result<_, _>>()?;
        let exhaustive = self.no_others(position, shown);
        Ok(Deduction { technique, facts: vec![shown.fact], because: Vec::new(), cases, exhaustive })
    }

    /// Clues and marks from which it follows that one of the cases is true or, if a single one is
    /// contradictory, that what is shown is its opposite.
    fn no_others<L: Logic>(&self, position: &Position<L>, shown: &Shown<L>) -> Vec<GroundOf<L>> {
        let covers = |supposition: Supposition<L>| match supposition {
            Supposition::Fact { supposed, opposite } => shown.cases[..] == [supposed] && opposite == shown.fact,
            Supposition::Alternatives(cases) => cases.iter().all(|case| shown.cases.contains(case)),
        };
        let follows = |clues: &L::Clues, marks: &L::Marks| {
            L::suppositions(&Position { clues, marks }, self.cases).into_iter().any(covers)
        };
        let facts: Vec<L::Fact> = position.marks.facts().collect();
        irredundant::<L>(position.clues, &position.marks.blank(), &facts, follows).unwrap_or_default()
    }

    /// What a case leads to, with only the steps that are needed.
    fn chain<L: Logic>(
        &self,
        position: &Position<L>,
        supposed: L::Fact,
        shown: &Shown<L>,
        limits: Limits,
    ) -> Result<Case<L>, DeductionError> {
        let known: Vec<L::Fact> = position.marks.facts().chain([supposed]).collect();
        let start = State::new(position, supposed);
        let (mut steps, is_broken) = self.followed(position, start, shown, limits)?;
        let end = if is_broken { By::Contradiction } else { By::Grounds(vec![Ground::Mark(shown.fact)]) };
        let round = steps.last().map_or(0, |step| step.round + 1);
        steps.push(Conclusion { by: end, facts: Vec::new(), grounds: None, round });
        let derivation = Derivation { clues: position.clues.clone(), blank: position.marks.blank(), known, steps };
        let mut lean = derivation.lean(limits)?;
        let grounds = lean.pop().map(|end| end.grounds).unwrap_or_default();
        let told = |grounds: &[GroundOf<L>]| position_of::<L>(position.clues, position.marks, grounds);
        let steps = lean.into_iter().map(|step| {
            let (clues, marks) = told(&step.grounds);
            let By::Technique(technique) = derivation.steps[step.step].by else {
                return Err(derivation.fault(step.step));
            };
            let deduction = technique.concludes(&Position { clues: &clues, marks: &marks }, &step.facts);
            Ok((deduction.ok_or_else(|| derivation.fault(step.step))?, step.grounds))
        });
        let steps = steps.collect::<Result<Vec<_>, UnfoundedError>>()?;
        let broken = match is_broken {
            false => None,
            true => {
                let (clues, marks) = told(&grounds);
                let contradiction = L::contradiction(&Position { clues: &clues, marks: &marks });
                let end = derivation.steps.len() - 1;
                Some((contradiction.ok_or_else(|| derivation.fault(end))?, grounds))
            }
        };
        Ok(Case { supposed, steps, broken })
    }

    /// The conclusions of all rounds to the end of a chain, which are those of the
    /// [search](Self::search), and whether it is a contradiction.
    fn followed<L: Logic>(
        &self,
        position: &Position<L>,
        mut state: State<L>,
        shown: &Shown<L>,
        limits: Limits,
    ) -> Result<(Vec<Conclusion<L>>, bool), CancelledError> {
        let mut steps = Vec::new();
        for round in 0..shown.rounds {
            if state.is_broken || shown.cases.len() > 1 && state.marks.knows(shown.fact) {
                break;
            }
            limits.check()?;
            let now = Position { clues: position.clues, marks: &state.marks };
            let seen: Vec<Deduction<L>> = self.techniques().flat_map(|technique| technique.seen(&now)).collect();
            for Deduction { technique, mut facts, .. } in seen {
                facts.retain(|&fact| state.marks.add(fact));
                steps.push(Conclusion { by: By::Technique(technique), facts, grounds: None, round });
            }
            state.look(position);
        }
        Ok((steps, state.is_broken))
    }
}

/// By what conclusions are compared: the scores of their chains, then the numbers of steps.
fn cost<L: Logic>(deduction: &Deduction<L>) -> (u32, usize) {
    (deduction.score(), deduction.chain().unwrap_or(0))
}

/// What is known once something is supposed, after some rounds.
struct State<L: Logic> {
    marks: L::Marks,
    rounds: usize,
    /// Whether the last round added anything.
    is_open: bool,
    is_broken: bool,
}

impl<L: Logic> State<L> {
    fn new(position: &Position<L>, supposed: L::Fact) -> Self {
        let mut marks = position.marks.clone();
        marks.add(supposed);
        let mut state = Self { marks, rounds: 0, is_open: true, is_broken: false };
        state.look(position);
        state
    }

    fn look(&mut self, position: &Position<L>) {
        self.is_broken = L::contradiction(&Position { clues: position.clues, marks: &self.marks }).is_some();
        self.is_open &= !self.is_broken;
    }
}

/// What all of these lead to, and was not known before; nothing if one of them contradicts itself,
/// since that alone says enough. What is worth nothing is passed over: it is the least that one
/// would look for.
fn common<'a, L: Logic>(before: &L::Marks, states: impl Iterator<Item = &'a State<L>>) -> Vec<L::Fact> {
    let states: Vec<&State<L>> = states.collect();
    let Some((first, others)) = states.split_first() else { return Vec::new() };
    if states.iter().any(|state| state.is_broken) {
        return Vec::new();
    }
    let facts = first.marks.facts().filter(|&fact| L::worth(fact) > 0 && !before.knows(fact));
    facts.filter(|&fact| others.iter().all(|state| state.marks.knows(fact))).collect()
}
