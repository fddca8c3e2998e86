//! Suppositions: what would follow if something were so, step by step.
//!
//! A supposition that leads to a contradiction is false. And what all alternatives lead to, all
//! places of a ship say, is true whichever it is.
//!
//! From what is supposed one goes on in *rounds*: in each, all techniques are asked at once, and
//! everything that they conclude is added. So the number of rounds after which something is reached
//! does not depend on the order of steps, and more marks never make it larger. Of all suppositions
//! that lead anywhere, those count that do so in the fewest rounds; of these those that tell most,
//! a cell rather than a place where no ship lies; and of these the one with the least score, which
//! is that of the steps that are needed.

use std::collections::HashMap;

use itertools::Itertools;

use super::fleet::needs::needs;
use super::{Broken, Deduction, Position, Technique, contradiction, up_to};
use crate::smyoz::board::{Lane, Symmetry};
use crate::smyoz::deduction::derivation::{By, Conclusion, Derivation, position_of};
use crate::smyoz::deduction::{Fact, Ground, Marks, ShipCounts};
use smyoz_core::puzzles::Level;

/// Which suppositions are made, and how far they are followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Suppositions {
    /// The most places of a ship that are supposed in turn, to see what they have in common.
    pub cases: usize,
    /// The most rounds.
    pub rounds: usize,
    /// The level of the techniques by which one goes on. None of them makes suppositions itself.
    pub techniques: Level,
}

/// What a supposition leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// What is supposed.
    pub supposed: Fact,
    /// The steps from there, each with its grounds: clues, marks, what is supposed, and what was
    /// concluded before. The last leads to the end.
    pub steps: Vec<(Deduction, Vec<Ground>)>,
    /// What it contradicts, and why; `None` if it leads to the conclusion.
    pub broken: Option<(Broken, Vec<Ground>)>,
}

impl Case {
    /// The image under a symmetry of the board.
    #[must_use]
    pub fn image(&self, symmetry: Symmetry) -> Self {
        let grounds =
            |grounds: &[Ground]| -> Vec<Ground> { grounds.iter().map(|ground| ground.image(symmetry)).collect() };
        Self {
            supposed: self.supposed.image(symmetry),
            steps: self.steps.iter().map(|(step, because)| (step.image(symmetry), grounds(because))).collect(),
            broken: self.broken.as_ref().map(|(broken, because)| (broken.image(symmetry), grounds(because))),
        }
    }

    /// What its steps rest on, without what is supposed and what they conclude.
    pub(super) fn grounds(&self) -> Vec<Ground> {
        let made: Vec<Fact> = [self.supposed]
            .into_iter()
            .chain(self.steps.iter().flat_map(|(step, _)| step.facts.iter().copied()))
            .collect();
        let end = self.broken.iter().map(|(_, grounds)| grounds);
        let all = self.steps.iter().map(|(_, grounds)| grounds).chain(end).flatten();
        let given = |ground: &&Ground| !matches!(ground, Ground::Mark(fact) if made.contains(fact));
        all.filter(given).cloned().collect()
    }

    /// The sum of the scores of its steps.
    #[must_use]
    pub fn score(&self) -> u32 {
        self.steps.iter().map(|(step, _)| step.technique.score).sum()
    }
}

/// Suppositions of which one is true, and what follows if they all come to the same.
struct Alternatives {
    /// What is supposed, in turn, by the places in the list of all that is supposed.
    cases: Vec<usize>,
    /// What is true if the only case is false.
    opposite: Option<Fact>,
}

/// Something that suppositions show.
struct Shown {
    /// What is supposed.
    cases: Vec<Fact>,
    fact: Fact,
    rounds: usize,
}

impl Suppositions {
    /// The conclusions that take the fewest rounds and tell most, those first whose steps have the
    /// least score.
    pub(super) fn all(&self, technique: &'static Technique, position: &Position) -> Vec<Deduction> {
        let tell = |shown| self.tell(technique, position, &shown);
        let mut all: Vec<Deduction> = self.search(position).into_iter().map(tell).collect();
        all.sort_by_cached_key(|deduction| {
            let cases = deduction.cases.iter();
            (cases.clone().map(Case::score).sum::<u32>(), cases.map(|case| case.steps.len()).sum::<usize>())
        });
        // A fact may be shown in several ways.
        all.into_iter().unique_by(|deduction| deduction.facts.clone()).collect()
    }

    /// The facts that take the fewest rounds and tell most.
    pub(super) fn facts(&self, position: &Position) -> Vec<Fact> {
        self.search(position).into_iter().map(|shown| shown.fact).collect()
    }

    /// What is supposed, and which of it are alternatives.
    fn alternatives(&self, position: &Position) -> (Vec<Fact>, Vec<Alternatives>) {
        let marks = position.marks;
        let cells = marks.unknown().iter().map(|cell| vec![Fact::Water(cell), Fact::Ship(cell)]);
        let points = marks.unknown_points().iter().map(|point| vec![Fact::WaterPoint(point), Fact::ShipPoint(point)]);
        let lanes = Lane::all().map(|lane| {
            let counts = [ShipCounts::NONE, ShipCounts::ONE, ShipCounts::MORE].into_iter();
            counts.filter(|&count| count.meet(marks.line(lane))).map(|count| Fact::Line(lane, count)).collect_vec()
        });
        let undecided: Vec<Vec<Fact>> = cells.chain(points).chain(lanes.filter(|counts| counts.len() > 1)).collect();
        let needs = needs(position).into_iter().filter(|need| (2..=self.cases).contains(&need.places.len()));
        let needs: Vec<Vec<Fact>> = needs.map(|need| need.places.iter().map(Fact::Found).collect()).collect();
        let places = (marks.possible() - marks.found()).iter().map(Fact::Found);
        let supposed: Vec<Fact> = undecided.iter().flatten().copied().chain(places).collect();
        let at: HashMap<Fact, usize> = supposed.iter().copied().zip(0..).collect();
        let single = |(at, &fact)| Alternatives { cases: vec![at], opposite: Some(opposite(fact)) };
        let several = undecided.iter().chain(&needs).map(|cases| {
            let cases = cases.iter().map(|case| at[case]).collect();
            Alternatives { cases, opposite: None }
        });
        let alternatives = supposed.iter().enumerate().map(single).chain(several).collect();
        (supposed, alternatives)
    }

    /// What is shown in the fewest rounds and, of that, what tells most.
    fn search(&self, position: &Position) -> Vec<Shown> {
        let (supposed, alternatives) = self.alternatives(position);
        let mut states: Vec<Supposed> = supposed.iter().map(|&fact| Supposed::new(position, fact)).collect();
        for rounds in 0..=self.rounds {
            if rounds > 0 {
                states.iter_mut().filter(|state| state.is_open).for_each(|state| self.advance(position, state));
            }
            let shown = alternatives.iter().flat_map(|one| {
                let facts = match one.opposite {
                    Some(opposite) => states[one.cases[0]].is_broken.then_some(opposite).into_iter().collect(),
                    None => common(position.marks, one.cases.iter().map(|&case| &states[case])),
                };
                let cases = || one.cases.iter().map(|&case| supposed[case]).collect();
                facts.into_iter().map(move |fact| Shown { cases: cases(), fact, rounds })
            });
            let mut shown: Vec<Shown> = shown.collect();
            let most = shown.iter().map(|shown| worth(shown.fact)).max();
            shown.retain(|shown| Some(worth(shown.fact)) == most);
            if !shown.is_empty() {
                return shown;
            }
        }
        Vec::new()
    }

    /// The techniques by which one goes on.
    fn techniques(&self) -> impl Iterator<Item = &'static Technique> {
        up_to(self.techniques).iter().filter(|technique| !technique.supposes())
    }

    /// One more round.
    fn advance(&self, position: &Position, state: &mut Supposed) {
        let now = Position { clues: position.clues, marks: &state.marks };
        let facts: Vec<Fact> = self.techniques().flat_map(|technique| technique.facts(&now)).collect();
        state.is_open = !facts.is_empty();
        state.marks.extend(facts);
        state.look(position);
    }

    /// How something is shown.
    fn tell(&self, technique: &'static Technique, position: &Position, shown: &Shown) -> Deduction {
        let cases = shown.cases.iter().map(|&supposed| self.chain(position, supposed, shown)).collect();
        Deduction { technique, facts: vec![shown.fact], because: Vec::new(), cases }
    }

    /// What a case leads to, with only the steps that are needed.
    fn chain(&self, position: &Position, supposed: Fact, shown: &Shown) -> Case {
        let Position { clues, marks } = *position;
        let known: Vec<Fact> = marks.facts().chain([supposed]).collect();
        let mut state = Supposed::new(position, supposed);
        let mut steps = Vec::new();
        for round in 0..shown.rounds {
            if state.is_broken || shown.cases.len() > 1 && state.marks.knows(shown.fact) {
                break;
            }
            let now = Position { clues, marks: &state.marks };
            let seen: Vec<Deduction> = self.techniques().flat_map(|technique| technique.openings(&now)).collect();
            for Deduction { technique, mut facts, .. } in seen {
                facts.retain(|&fact| state.marks.add(fact));
                steps.push(Conclusion { by: By::Technique(technique), facts, grounds: None, round });
            }
            state.look(position);
        }
        let end = if state.is_broken { By::Contradiction } else { By::Grounds(vec![Ground::Mark(shown.fact)]) };
        steps.push(Conclusion { by: end, facts: Vec::new(), grounds: None, round: shown.rounds });
        let derivation = Derivation { clues: clues.clone(), known, steps };
        let mut lean = derivation.lean();
        let end = lean.pop().expect("the end is never left out");
        let steps = lean.into_iter().map(|step| {
            let By::Technique(technique) = derivation.steps[step.step].by else {
                unreachable!("all steps but the last are techniques")
            };
            let deduction = technique.concludes_from(clues, &step.grounds, &step.facts);
            (deduction.expect("it follows from its grounds"), step.grounds)
        });
        let broken = state.is_broken.then(|| {
            let (clues, marks) = position_of(clues, &end.grounds);
            let broken = contradiction(&Position { clues: &clues, marks: &marks });
            (broken.expect("it follows from its grounds"), end.grounds)
        });
        Case { supposed, steps: steps.collect(), broken }
    }
}

/// How much a fact tells: one about a cell more than one about a point or a line, and these more
/// than that one ship does not lie in one place.
fn worth(fact: Fact) -> u8 {
    match fact {
        Fact::Found(_) | Fact::Ship(_) | Fact::Water(_) | Fact::Type(..) => 2,
        Fact::ShipPoint(_) | Fact::WaterPoint(_) | Fact::Line(..) => 1,
        Fact::Excluded(_) => 0,
    }
}

/// What is true if the fact is not.
fn opposite(fact: Fact) -> Fact {
    match fact {
        Fact::Water(cell) => Fact::Ship(cell),
        Fact::Ship(cell) => Fact::Water(cell),
        Fact::WaterPoint(point) => Fact::ShipPoint(point),
        Fact::ShipPoint(point) => Fact::WaterPoint(point),
        Fact::Found(place) => Fact::Excluded(place),
        Fact::Line(lane, counts) => Fact::Line(lane, !counts),
        Fact::Type(..) | Fact::Excluded(_) => unreachable!("this is never supposed"),
    }
}

/// What is known once something is supposed, after some rounds.
struct Supposed {
    marks: Marks,
    /// Whether the last round added anything.
    is_open: bool,
    is_broken: bool,
}

impl Supposed {
    fn new(position: &Position, supposed: Fact) -> Self {
        let mut marks = position.marks.clone();
        marks.add(supposed);
        let mut state = Self { marks, is_open: true, is_broken: false };
        state.look(position);
        state
    }

    /// Looks for a contradiction.
    fn look(&mut self, position: &Position) {
        self.is_broken = contradiction(&Position { clues: position.clues, marks: &self.marks }).is_some();
        self.is_open &= !self.is_broken;
    }
}

/// What all of these lead to, and was not known before; nothing if one of them contradicts itself,
/// since that alone says enough. That no ship lies somewhere is passed over: it is the least that
/// one would look for.
fn common<'a>(before: &Marks, states: impl Iterator<Item = &'a Supposed>) -> Vec<Fact> {
    let states: Vec<&Supposed> = states.collect();
    let Some((first, others)) = states.split_first() else { return Vec::new() };
    if states.iter().any(|state| state.is_broken) {
        return Vec::new();
    }
    let is_new = |fact: &Fact| !matches!(fact, Fact::Excluded(_)) && !before.knows(*fact);
    let facts = first.marks.facts().filter(is_new);
    facts.filter(|&fact| others.iter().all(|state| state.marks.knows(fact))).collect()
}
