//! The choice of a puzzle's clues.
//!
//! A set of clues is tried that refutes all counterexamples known so far; one that still fits is
//! one more to refute (*implicit hitting sets*). When there is none, the set achieves its
//! [aim](crate::smyoz::judge::aim). If it was a smallest one for the known counterexamples each time, it
//! is a smallest one for all; if it was drawn uniformly, a uniform one.

use std::cmp::Reverse;

use super::Spread;
use super::counterexamples::Counterexamples;
use crate::smyoz::judge::aim::Aim;
use crate::smyoz::{Layout, Stream, TopicSet};
use smyoz_core::sat::hitting::bits;

/// Number of draws among the sets of one cost, in search of one in which every clue is needed and
/// the shots lie far enough apart, before the next cost is tried. There may be too many sets of a
/// cost to try them all.
pub(super) const DRAWS: usize = 100;
/// How much more than a smallest set others may cost if the shots must be symmetric. A bound on the
/// work: each cost may take [`DRAWS`] draws.
const MORE: usize = 12;
/// Number of orders in which parts are left out in search of a large set.
const ORDERS: usize = 64;

/// The clues that were chosen.
pub(super) struct Chosen {
    /// The aim that they achieve.
    pub aim: usize,
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

/// Why there is no set of clues.
#[derive(Debug)]
pub(super) enum NoSet {
    /// No clues achieve any of the aims.
    OutOfReach,
    /// In none of the smallest sets that were drawn do the shots lie far enough apart.
    TooClose,
}

/// A choice of clues by one of several aims.
pub(super) struct Choice {
    pub counterexamples: Counterexamples,
    pub aims: Vec<Aim>,
    /// How far apart the shots must lie.
    spread: Spread,
    stream: Stream,
}

impl Choice {
    pub fn new(counterexamples: Counterexamples, mut aims: Vec<Aim>, spread: Spread, stream: Stream) -> Self {
        aims.iter_mut().for_each(|aim| aim.demand(counterexamples.known()));
        Self { counterexamples, aims, spread, stream }
    }

    /// A smallest set of clues, drawn uniformly among those whose shots lie far enough apart. Once
    /// `enough` says yes, it may be a larger one in which every clue is needed; shots that must lie
    /// apart take the time that they need.
    pub fn smallest(&mut self, enough: &dyn Fn() -> bool) -> Result<Chosen, NoSet> {
        let mut draws = 0;
        loop {
            let least = self.aims.iter_mut().filter_map(Aim::smallest_cost).min().ok_or(NoSet::OutOfReach)?;
            let (aim, clues) = self.draw(least);
            if self.spread == Spread::default() && enough() {
                match self.complete(aim, clues, least) {
                    None => continue,
                    Some(chosen) => return Ok(chosen),
                }
            }
            if self.has_counterexample(aim, clues) {
                continue;
            }
            if self.is_spread(clues) {
                return Ok(self.chosen(aim, clues, least, least));
            }
            draws += 1;
            if draws == DRAWS {
                return Err(NoSet::TooClose);
            }
        }
    }

    /// Whether the shots among these clues lie far enough apart.
    pub fn is_spread(&self, clues: TopicSet) -> bool {
        self.spread.is_kept_by(clues.cells())
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
            if self.is_spread(clues) && self.is_irredundant(clues) {
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
        Chosen { aim, clues, solutions: self.aims[aim].spared.clone(), cost, least }
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
    /// which every shot is needed, of not many more: what remains of all parts, or of as many as
    /// lie apart, when they are left out, in random order or those first that refute the most
    /// counterexamples, as long as there is a single solution. Otherwise it is the best such set
    /// with further parts added; `None` if there are not enough.
    pub fn large(&mut self, shots: usize) -> Option<TopicSet> {
        let mut best: Option<u128> = None;
        for round in 0..ORDERS {
            let order = self.order(round % 2 == 1);
            let mut kept = order.iter().fold(0, |kept, &part| self.with(kept, part));
            if !self.is_unique(kept) {
                continue;
            }
            for part in order {
                let without = kept & !(1 << part);
                if self.is_unique(without) {
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
        let mut rest = self.order(false).into_iter();
        while self.aims[0].clues(chosen).len() < shots || !self.is_unique(chosen) {
            chosen = self.with(chosen, rest.next()?);
        }
        Some(self.aims[0].clues(chosen))
    }

    /// Parts of the first aim with another one, if that lies far enough from them.
    fn with(&self, parts: u128, part: usize) -> u128 {
        let with = parts | 1 << part;
        if self.is_spread(self.aims[0].clues(with)) { with } else { parts }
    }

    /// Whether parts of the first aim leave a single solution.
    fn is_unique(&mut self, parts: u128) -> bool {
        self.counterexamples.find(self.aims[0].clues(parts), &[]).is_none()
    }

    /// The clues of each part of an aim.
    pub fn parts(&self, aim: usize) -> Vec<TopicSet> {
        bits(self.aims[aim].all()).map(|part| self.aims[aim].clues(1 << part)).collect()
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
    use crate::smyoz::judge::aim::shots;
    use crate::smyoz::judge::subject::Subject;
    use crate::smyoz::{EngineChoice, Item, Seed};

    #[test]
    fn a_search_that_is_broken_off_leaves_an_aim_that_cannot_be_achieved() {
        let seed = Seed::try_from(8).unwrap();
        let layout = Layout::of_seed(seed);
        let frame = TopicSet::items(Item::ALL);
        let counterexamples = Counterexamples::new(Subject::new(layout), frame, TopicSet::all(), EngineChoice::Search);
        // Many aims without parts, not yet known to be beyond reach.
        let mut aims = vec![Aim::new(vec![layout], Vec::new()); 99];
        aims.push(Aim::new(vec![layout], shots()));
        let mut choice = Choice { counterexamples, aims, spread: Spread::default(), stream: seed.stream("shots") };
        let chosen = choice.smallest(&|| true).unwrap();
        assert!(chosen.cost == chosen.clues.len() && choice.is_irredundant(chosen.clues));
    }
}
