//! Suppositions: what would follow if something were so, step by step. If that is a contradiction,
//! it is not so.
//!
//! From what is supposed one goes on in *rounds*: in each, all techniques are asked at once, and
//! everything that they conclude is added. So the number of rounds after which a contradiction is
//! reached does not depend on the order of steps, and more marks never make it larger. Of all
//! suppositions that break something, those count that do so in the fewest rounds; of these those
//! about a cell rather than a place; and of the first few of these the one whose chain has the
//! least score.

use super::{ALL, Broken, Deduction, Technique, contradiction};
use crate::sea_battle::board::Piece;
use crate::sea_battle::deduction::fact::Fact;
use crate::sea_battle::deduction::lean::{By, Conclusion, Derivation};
use crate::sea_battle::deduction::marks::Marks;
use smyoz_core::puzzles::Level;

/// How far suppositions are followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Suppositions {
    /// The most rounds.
    pub rounds: usize,
    /// The level of the techniques by which one goes on. None of them makes suppositions itself.
    pub techniques: Level,
}

/// What a supposition leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// What is supposed.
    pub supposed: Fact,
    /// The steps from there, each with the facts on which it rests: known before, supposed, or
    /// concluded by steps before it.
    pub steps: Vec<(Deduction, Vec<Fact>)>,
    /// What cannot be.
    pub broken: Broken,
    /// On what that rests.
    pub because: Vec<Fact>,
}

impl Chain {
    /// The sum of the scores of its steps.
    #[must_use]
    pub fn score(&self) -> u32 {
        self.steps.iter().map(|(step, _)| step.technique.score).sum()
    }

    /// What it rests on, without what is supposed and what its steps conclude.
    #[must_use]
    pub fn grounds(&self) -> Vec<Fact> {
        let made = |fact: &Fact| *fact == self.supposed || self.steps.iter().any(|(step, _)| step.facts.contains(fact));
        let all = self.steps.iter().map(|(_, grounds)| grounds).chain([&self.because]).flatten();
        let mut grounds: Vec<Fact> = Vec::new();
        for &fact in all.filter(|fact| !made(fact)) {
            if !grounds.contains(&fact) {
                grounds.push(fact);
            }
        }
        grounds
    }
}

/// What is supposed, and what is true if it is not.
type Supposition = (Fact, Fact);

/// The most chains that are compared.
const COMPARED: usize = 4;

impl Suppositions {
    /// The conclusion whose chain takes the fewest rounds and, of a few such ones, has the least
    /// score.
    pub(super) fn first(&self, technique: &'static Technique, marks: &Marks) -> Option<Deduction> {
        self.conclusions(technique, marks).take(COMPARED).min_by_key(Deduction::score)
    }

    /// All conclusions whose chains take the fewest rounds.
    pub(super) fn all(&self, technique: &'static Technique, marks: &Marks) -> Vec<Deduction> {
        self.conclusions(technique, marks).collect()
    }

    fn conclusions(&self, technique: &'static Technique, marks: &Marks) -> impl Iterator<Item = Deduction> {
        self.search(marks).into_iter().map(move |(supposed, fact)| {
            let chain = Some(Box::new(self.chain(marks, supposed)));
            Deduction { technique, facts: vec![fact], because: Vec::new(), chain }
        })
    }

    /// What they conclude.
    pub(super) fn facts(&self, marks: &Marks) -> Vec<Fact> {
        self.search(marks).into_iter().map(|(_, fact)| fact).collect()
    }

    /// All that is supposed: about cells, and about places.
    fn supposed(marks: &Marks) -> (Vec<Supposition>, Vec<Supposition>) {
        let cells = Piece::ALL.into_iter().flat_map(|piece| {
            marks.open(piece).iter().flat_map(move |cell| {
                let (is, is_not) = (Fact::Is(piece, cell), marks.without(piece, cell));
                [(is, is_not), (is_not, is)]
            })
        });
        let places = marks.unsettled();
        (cells.collect(), places.iter().map(|place| (Fact::Found(place), Fact::Excluded(place))).collect())
    }

    /// Suppositions that break something in the fewest rounds, each with what is true instead;
    /// those about places only if there are none about cells.
    fn search(&self, marks: &Marks) -> Vec<Supposition> {
        let (cells, places) = Self::supposed(marks);
        let [mut cells, mut places] = [cells, places].map(|all| {
            let states = all.into_iter().map(|(supposed, instead)| State::new(marks, supposed, instead));
            states.collect::<Vec<State>>()
        });
        for round in 0..=self.rounds {
            for states in [&mut cells, &mut places] {
                if round > 0 {
                    states.retain_mut(|state| self.advance(state));
                }
                let broken =
                    states.iter().filter(|state| state.is_broken()).map(|state| (state.supposed, state.instead));
                let broken: Vec<Supposition> = broken.collect();
                if !broken.is_empty() {
                    return broken;
                }
            }
        }
        Vec::new()
    }

    /// The techniques by which one goes on.
    fn techniques(&self) -> impl Iterator<Item = &'static Technique> {
        ALL.iter().filter(|technique| technique.level <= self.techniques && technique.suppositions().is_none())
    }

    /// One more round; returns whether it added anything.
    fn advance(&self, state: &mut State) -> bool {
        let facts: Vec<Fact> = self.techniques().flat_map(|technique| technique.facts(&state.marks)).collect();
        let is_new = !facts.is_empty();
        state.marks.extend(facts);
        is_new
    }

    /// The chain from what is supposed, with only the steps that are needed.
    fn chain(&self, marks: &Marks, supposed: Fact) -> Chain {
        let chart = marks.chart();
        let known: Vec<Fact> = marks.facts().chain([supposed]).collect();
        let mut start = marks.clone();
        start.add(supposed);
        let mut steps = self.one_by_one(start.clone()).unwrap_or_else(|| self.in_rounds(start));
        let round = steps.len();
        steps.push(Conclusion { by: By::Contradiction, facts: Vec::new(), round });
        let derivation = Derivation { chart, known, steps };
        let mut lean = derivation.lean();
        let because = lean.pop().expect("the end is never left out").grounds;
        let told = |grounds: &[Fact]| {
            let mut marks = Marks::none(chart);
            marks.extend(grounds.iter().copied());
            marks
        };
        let broken = contradiction(&told(&because)).expect("it follows from its grounds");
        let steps = lean.into_iter().map(|step| {
            let By::Technique(technique) = derivation.steps[step.step].by else {
                unreachable!("all steps but the last are techniques'")
            };
            let deduction = technique.concludes(&told(&step.grounds), &step.facts);
            (deduction.expect("it follows from its grounds"), step.grounds)
        });
        Chain { supposed, steps: steps.collect(), broken, because }
    }

    /// Steps to a contradiction, always the cheapest; `None` if they come to an end before it.
    ///
    /// What is supposed is false, so conclusions may contradict each other. Of two counts of a line
    /// that differ, for example, the one that is drawn first may make the other too plain to be
    /// drawn at all, and then nothing contradicts it.
    fn one_by_one(&self, mut now: Marks) -> Option<Vec<Conclusion>> {
        let mut steps = Vec::new();
        while contradiction(&now).is_none() {
            let step = self.techniques().find_map(|technique| technique.first(&now))?;
            now.extend(step.facts.iter().copied());
            steps.push(Conclusion { by: By::Technique(step.technique), facts: step.facts, round: steps.len() });
        }
        Some(steps)
    }

    /// The conclusions of all rounds to a contradiction, which are those of the
    /// [search](Self::search).
    fn in_rounds(&self, mut now: Marks) -> Vec<Conclusion> {
        let mut steps = Vec::new();
        for round in 0..self.rounds {
            if contradiction(&now).is_some() {
                break;
            }
            let seen: Vec<Deduction> = self.techniques().flat_map(|technique| technique.openings(&now)).collect();
            for Deduction { technique, mut facts, .. } in seen {
                facts.retain(|&fact| now.add(fact));
                steps.push(Conclusion { by: By::Technique(technique), facts, round });
            }
        }
        steps
    }
}

/// What is known once something is supposed, after some rounds.
struct State<'a> {
    supposed: Fact,
    /// What is true if it is not.
    instead: Fact,
    marks: Marks<'a>,
}

impl<'a> State<'a> {
    fn new(marks: &Marks<'a>, supposed: Fact, instead: Fact) -> Self {
        let mut marks = marks.clone();
        marks.add(supposed);
        Self { supposed, instead, marks }
    }

    fn is_broken(&self) -> bool {
        contradiction(&self.marks).is_some()
    }
}
