//! The choice of a puzzle's clues.
//!
//! A set of clues is tried that refutes all counterexamples known so far; one that still fits is
//! one more to refute (*implicit hitting sets*). When there is none, the set achieves its
//! [aim](crate::judge::aim). If it was a smallest one for the known counterexamples each time, it
//! is a smallest one for all; if it was drawn uniformly, a uniform one.

use std::cmp::Reverse;

use super::counterexamples::Counterexamples;
use crate::judge::aim::Aim;
use crate::sat::hitting::bits;
use crate::smyoz::{Layout, Stream, TopicSet};

/// Number of draws among the sets of one cost, in search of one in which every clue is needed,
/// before the next cost is tried. There may be too many sets of a cost to try them all.
const DRAWS: usize = 100;
/// How much more than a smallest set others may cost if the shots must be symmetric. A bound on the
/// work: each cost may take [`DRAWS`] draws.
const MORE: usize = 12;
/// Number of orders in which parts are left out in search of a large set.
const ORDERS: usize = 64;

/// The clues that were chosen.
pub(super) struct Chosen {
    /// The clues, in addition to those of the frame.
    pub clues: TopicSet,
    /// All layouts that fit them.
    pub solutions: Vec<Layout>,
    /// What they cost.
    pub cost: usize,
    /// A lower bound on the cost of any clues that achieve one of the aims; less than `cost` if the
    /// search for a proof was broken off.
    pub least: usize,
}

/// A choice of clues by one of several aims.
pub(super) struct Choice {
    pub counterexamples: Counterexamples,
    pub aims: Vec<Aim>,
    stream: Stream,
}

impl Choice {
    pub fn new(counterexamples: Counterexamples, mut aims: Vec<Aim>, stream: Stream) -> Self {
        aims.iter_mut().for_each(|aim| aim.demand(counterexamples.known()));
        Self { counterexamples, aims, stream }
    }

    /// A smallest set of clues, drawn uniformly; `None` if no aim can be achieved. Once `enough`
    /// says yes, it may be a larger one in which every clue is needed.
    pub fn smallest(&mut self, enough: &dyn Fn() -> bool) -> Option<Chosen> {
        loop {
            let least = self.aims.iter_mut().filter_map(Aim::smallest_cost).min()?;
            let (aim, clues) = self.draw(least);
            if enough() {
                match self.complete(aim, clues, least) {
                    None => continue,
                    chosen => return chosen,
                }
            }
            if !self.has_counterexample(aim, clues) {
                return Some(self.chosen(aim, clues, least, least));
            }
        }
    }

    /// Like [`smallest`](Self::smallest) for the first aim, whose parts may have several clues
    /// each: a set in which every single clue is needed, the smallest that is found within limits.
    pub fn smallest_irredundant(&mut self) -> Option<TopicSet> {
        let (mut floor, mut draws) = (0, 0);
        loop {
            let smallest = self.aims[0].smallest_cost()?;
            let cost = (smallest.max(floor)..=smallest + MORE).find(|&cost| self.aims[0].count(cost) > 0)?;
            let (aim, clues) = self.draw(cost);
            if self.has_counterexample(aim, clues) {
                continue;
            }
            if self.is_irredundant(clues) {
                return Some(clues);
            }
            draws += 1;
            if draws % DRAWS == 0 {
                floor = cost + 1;
            }
        }
    }

    /// Draws a set uniformly from all that have exactly this cost and meet the demands of some aim.
    /// Returns the aim and the clues.
    fn draw(&mut self, cost: usize) -> (usize, TopicSet) {
        let counts: Vec<u64> = self.aims.iter().map(|aim| aim.count(cost)).collect();
        let mut index = self.stream.below(counts.iter().copied().fold(0, u64::saturating_add));
        for (aim, count) in counts.into_iter().enumerate() {
            if index < count {
                return (aim, self.aims[aim].nth(cost, index));
            }
            index -= count;
        }
        unreachable!("the index is below the sum")
    }

    fn chosen(&self, aim: usize, clues: TopicSet, cost: usize, least: usize) -> Chosen {
        Chosen { clues, solutions: self.aims[aim].spared.clone(), cost, least }
    }

    /// Whether the clues leave a counterexample that the aim does not spare. It then becomes a
    /// demand of all aims.
    fn has_counterexample(&mut self, aim: usize, clues: TopicSet) -> bool {
        let counterexample = self.counterexamples.find(clues, &self.aims[aim].spared);
        counterexample.inspect(|(counterexample, difference)| self.demand(counterexample, *difference)).is_some()
    }

    /// Adds a counterexample to the demands of all aims.
    fn demand(&mut self, counterexample: &Layout, difference: TopicSet) {
        self.aims.iter_mut().for_each(|aim| aim.demand([(counterexample, difference)]));
    }

    /// Adds parts to these clues until they achieve the aim, each the one that refutes the most
    /// counterexamples, then leaves out those that are not needed. `None` if the aim cannot be
    /// achieved: the counterexample that shows it is then one of its demands.
    fn complete(&mut self, aim: usize, clues: TopicSet, least: usize) -> Option<Chosen> {
        let mut parts = self.aims[aim].touched(clues);
        while let Some((counterexample, difference)) =
            self.counterexamples.find(self.aims[aim].clues(parts), &self.aims[aim].spared)
        {
            let telling = bits(self.aims[aim].touched(difference));
            let Some(part) = telling.max_by_key(|&part| (self.aims[aim].meets(part), Reverse(part))) else {
                self.demand(&counterexample, difference);
                return None;
            };
            parts |= 1 << part;
        }
        for part in bits(parts).collect::<Vec<_>>() {
            let without = parts & !(1 << part);
            if self.counterexamples.find(self.aims[aim].clues(without), &self.aims[aim].spared).is_none() {
                parts = without;
            }
        }
        let (aim, clues) = self.without_spares(aim, self.aims[aim].clues(parts));
        Some(self.chosen(aim, clues, self.aims[aim].cost(self.aims[aim].touched(clues)), least))
    }

    /// Leaves out clues one by one as long as the rest achieves some aim, perhaps another. Returns
    /// the aim that is achieved in the end, and the clues.
    fn without_spares(&mut self, mut aim: usize, mut clues: TopicSet) -> (usize, TopicSet) {
        let mut untried = clues;
        while let Some(clue) = untried.first().map(TopicSet::from) {
            let rest = clues - clue;
            untried -= clue;
            if let Some(other) = (0..self.aims.len()).find(|&aim| self.achieves(aim, rest)) {
                (aim, clues, untried) = (other, rest, rest);
            }
        }
        (aim, clues)
    }

    /// Whether these clues are whole parts of an aim and achieve it.
    fn achieves(&mut self, aim: usize, clues: TopicSet) -> bool {
        let Aim { spared, .. } = &self.aims[aim];
        self.aims[aim].clues(self.aims[aim].touched(clues)) == clues
            && self.counterexamples.find(clues, spared).is_none()
    }

    /// A set of at least `shots` shots that achieves the first aim. If one is found, it is a set in
    /// which every shot is needed, of not many more: what remains of all parts when they are left
    /// out, in random order or those first that refute the most counterexamples, as long as there
    /// is a single solution. Otherwise it is the best such set with further parts added.
    pub fn large(&mut self, shots: usize) -> TopicSet {
        let mut best: Option<u128> = None;
        for round in 0..ORDERS {
            let mut kept = self.aims[0].all();
            for part in self.order(round % 2 == 1) {
                let without = kept & !(1 << part);
                if self.counterexamples.find(self.aims[0].clues(without), &[]).is_none() {
                    kept = without;
                }
            }
            let clues = self.aims[0].clues(kept);
            let spares = clues.len() >= shots && !self.is_irredundant(clues);
            // Enough shots are better than too few; then, the closer the better.
            let rank = |kept: &u128| {
                let count = self.aims[0].cost(*kept);
                (count < shots, count.abs_diff(shots))
            };
            best = best.into_iter().chain((!spares).then_some(kept)).min_by_key(rank);
            if best.is_some_and(|best| self.aims[0].cost(best) == shots) {
                break;
            }
        }
        let mut chosen = best.unwrap_or(0);
        for part in self.order(false) {
            let clues = self.aims[0].clues(chosen);
            if clues.len() >= shots && self.counterexamples.find(clues, &[]).is_none() {
                break;
            }
            chosen |= 1 << part;
        }
        self.aims[0].clues(chosen)
    }

    /// The clues of each part of the first aim.
    pub fn parts(&self) -> Vec<TopicSet> {
        bits(self.aims[0].all()).map(|part| self.aims[0].clues(1 << part)).collect()
    }

    /// All parts of the first aim in random order, or those first that refute the most
    /// counterexamples.
    fn order(&mut self, telling_first: bool) -> Vec<usize> {
        let mut order: Vec<usize> = bits(self.aims[0].all()).collect();
        self.stream.shuffle(&mut order);
        if telling_first {
            order.sort_by_key(|&part| Reverse(self.aims[0].meets(part)));
        }
        order
    }

    /// Whether every single clue is needed for a unique solution.
    pub fn is_irredundant(&mut self, clues: TopicSet) -> bool {
        clues.iter().all(|clue| self.counterexamples.find(clues - clue.into(), &[]).is_some())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::aim::shots;
    use crate::judge::subject::Subject;
    use crate::smyoz::{EngineChoice, Item, Seed};

    #[test]
    fn a_search_that_is_broken_off_leaves_an_aim_that_cannot_be_achieved() {
        let seed = Seed::try_from(8).unwrap();
        let layout = seed.layout();
        let frame = TopicSet::items(Item::ALL);
        let counterexamples = Counterexamples::new(Subject::new(layout), frame, TopicSet::all(), EngineChoice::Search);
        // Many aims without parts, not yet known to be beyond reach.
        let mut aims = vec![Aim::new(vec![layout], Vec::new()); 99];
        aims.push(Aim::new(vec![layout], shots()));
        let mut choice = Choice { counterexamples, aims, stream: seed.stream("shots") };
        let chosen = choice.smallest(&|| true).unwrap();
        assert!(chosen.cost == chosen.clues.len() && choice.is_irredundant(chosen.clues));
    }
}
