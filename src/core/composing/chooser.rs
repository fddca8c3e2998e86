//! The choice of a puzzle's clues.
//!
//! A set of clues is tried that refutes all counterexamples known so far; one that still fits is
//! one more to refute (*implicit hitting sets*). When there is none, the set achieves its [`Aim`].
//! If it was a smallest one for the known counterexamples each time, it is a smallest one for all;
//! if it was drawn uniformly, a uniform one.

use std::cmp::Reverse;

use super::aim::Aim;
use super::counterexamples::Counterexamples;
use super::parts::Parts;
use crate::game::{Game, Promise};
use crate::limits::{CancelledError, Limits};
use crate::puzzles::{Claim, Stream};
use crate::sat::hitting::WorkLimitError;
use crate::sets::ElementSet;

/// Number of draws among the sets of one cost, in search of one in which every clue is needed and
/// that is permitted, before the next cost is tried. There may be too many sets of a cost to try
/// them all.
const DRAWS: usize = 100;

/// How much more than a smallest set others may cost if parts have several topics. A bound on the
/// work: each cost may take [`DRAWS`] draws.
const MORE: usize = 12;

/// Number of orders in which parts are left out in search of a large set.
const ORDERS: usize = 64;

/// A smallest set is drawn among all smallest sets, each being equally likely, unless counting them
/// takes more work than this, in sets examined: then it is the first that is found.
const COUNTED: u64 = 1_000_000;

/// So are the candidates that are tried before it, within this work: where a counterexample takes
/// long to find, candidates that are unlike each other need half as many.
const TRIED: u64 = 10_000;

/// The clues that were chosen.
#[derive(Clone, Debug)]
pub struct Chosen<L, S> {
    /// The index of the aim that they achieve.
    pub aim: usize,
    /// The parts, in addition to what is given.
    pub elements: S,
    /// All layouts that fit them.
    pub solutions: Vec<L>,
    pub cost: usize,
    /// A lower bound on the cost of any clues that achieve one of the aims; less than `cost` if the
    /// search for a proof was broken off.
    pub least: usize,
}

/// Why there is no set of clues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoSet {
    /// No clues achieve any of the aims.
    OutOfReach,
    /// None of the smallest sets that were drawn is permitted.
    NotPermitted,
    /// The search for counterexamples was cancelled.
    Cancelled,
}

/// A choice of clues by one of several aims.
pub struct Chooser<'a, G: Game, S> {
    counterexamples: Counterexamples<'a, G, S>,
    aims: Vec<Aim<G::Layout, S>>,
    stream: &'a mut Stream,
}

impl<'a, G: Game, S: ElementSet> Chooser<'a, G, S> {
    /// A choice by one of these aims.
    pub fn new(
        counterexamples: Counterexamples<'a, G, S>,
        mut aims: Vec<Aim<G::Layout, S>>,
        stream: &'a mut Stream,
    ) -> Self {
        for aim in &mut aims {
            aim.demand(counterexamples.known());
        }
        Self { counterexamples, aims, stream }
    }

    /// The counterexamples known so far.
    pub fn counterexamples(&self) -> &Counterexamples<'a, G, S> {
        &self.counterexamples
    }

    /// The aims, with the demands known so far.
    pub fn aims(&self) -> &[Aim<G::Layout, S>] {
        &self.aims
    }

    /// The solution as a source of clues.
    pub fn parts(&self) -> &Parts<'a, G, S> {
        self.counterexamples.parts()
    }

    /// The random numbers of the choice.
    pub fn stream(&mut self) -> &mut Stream {
        self.stream
    }

    /// What clues promise that leave these solutions. Where they are a local ambiguity, the clue
    /// that decides is drawn.
    pub fn promise(&mut self, claim: Claim, solutions: &[G::Layout]) -> Promise<G::Clue> {
        match claim {
            Claim::Unique => Promise::One,
            Claim::UpToSymmetry => Promise::UpToSymmetry,
            Claim::Mercy => {
                let telling = self.parts().telling(solutions);
                let topic = telling[self.stream.below(telling.len() as u64) as usize];
                Promise::Mercy(self.parts().say(topic))
            }
        }
    }

    /// A counterexample that these elements do not refute and that is not spared, if there is one.
    pub fn find(&mut self, chosen: &S, spared: &[G::Layout]) -> Option<(G::Layout, S)> {
        self.counterexamples.find(chosen, spared)
    }

    /// What remains of these parts when they are left out one by one, in this order, as long as the
    /// rest leaves a single solution.
    pub fn irredundant(&mut self, mut chosen: S, order: impl IntoIterator<Item = usize>) -> S {
        for element in order {
            chosen.remove(element);
            if self.find(&chosen, &[]).is_some() {
                chosen.insert(element);
            }
        }
        chosen
    }

    /// Like [`irredundant`](Self::irredundant) for all parts of the first aim, in random order. If
    /// sets are restricted, for as many as are permitted together, drawn until they leave a single
    /// solution; `None` if none of those that were drawn do.
    pub fn drawn(&mut self) -> Option<Chosen<G::Layout, S>> {
        for _ in 0..ORDERS {
            let mut order: Vec<usize> = self.counterexamples.scope().iter().collect();
            self.stream.shuffle(&mut order);
            let mut together = S::EMPTY;
            order.retain(|&element| {
                let mut with = together.clone();
                with.insert(element);
                let is_permitted = self.is_permitted(&with);
                if is_permitted {
                    together = with;
                }
                is_permitted
            });
            if self.find(&together, &[]).is_none() {
                let elements = self.irredundant(together, order);
                let cost = self.aims[0].cost(&self.aims[0].touched(&elements));
                return Some(self.chosen(0, elements, cost, 0));
            }
        }
        None
    }

    /// A smallest set of clues, drawn among those that are permitted. Once that is
    /// [enough](Limits::content_once), it may be a larger one in which every clue is needed;
    /// restricted sets take the time that they need.
    ///
    /// # Errors
    /// If there is none, too few of the smallest are permitted, or it was cancelled.
    pub fn smallest(&mut self, limits: Limits) -> Result<Chosen<G::Layout, S>, NoSet> {
        let mut draws = 0;
        loop {
            if self.counterexamples.is_cancelled() {
                return Err(NoSet::Cancelled);
            }
            let mut cheapest: Option<(usize, usize, S)> = None;
            for (at, aim) in self.aims.iter_mut().enumerate() {
                let Some(parts) = aim.cheapest(limits).map_err(|CancelledError| NoSet::Cancelled)? else { continue };
                let cost = aim.cost(&parts);
                if cheapest.as_ref().is_none_or(|&(least, ..)| cost < least) {
                    cheapest = Some((cost, at, parts));
                }
            }
            let (least, first, parts) = cheapest.ok_or(NoSet::OutOfReach)?;
            let drawn = draw(&self.aims, self.stream, least, limits.within(TRIED));
            let is_drawn = drawn.is_ok();
            let (mut aim, mut elements) = drawn.unwrap_or_else(|_| (first, self.aims[first].elements(&parts)));
            if !self.parts().is_restricted() && limits.is_enough() {
                match self.complete(aim, &elements, least) {
                    None => continue,
                    Some(chosen) => return Ok(chosen),
                }
            }
            if self.has_counterexample(aim, &elements) {
                continue;
            }
            if !is_drawn && let Ok(drawn) = draw(&self.aims, self.stream, least, limits.within(COUNTED)) {
                (aim, elements) = drawn;
                if self.has_counterexample(aim, &elements) {
                    continue;
                }
            }
            if self.is_permitted(&elements) {
                return Ok(self.chosen(aim, elements, least, least));
            }
            draws += 1;
            if draws == DRAWS {
                return Err(NoSet::NotPermitted);
            }
        }
    }

    /// Whether these may be chosen together.
    pub fn is_permitted(&self, elements: &S) -> bool {
        self.parts().is_permitted(elements)
    }

    /// Like [`smallest`](Self::smallest) for the first aim, whose parts may have several topics
    /// each: a set in which every single topic is needed, the smallest that is found within limits;
    /// `None` if there is none, or it would take too long.
    pub fn smallest_lean(&mut self) -> Option<S> {
        let (mut floor, mut draws) = (0, 0);
        while !self.counterexamples.is_cancelled() {
            let limits = self.parts().limits().however_long().within(COUNTED);
            let cost = self.cost_from(floor, limits).ok()??;
            let (aim, elements) = draw(&self.aims, self.stream, cost, limits).ok()?;
            if self.has_counterexample(aim, &elements) {
                continue;
            }
            if self.is_permitted(&elements) && self.counterexamples.spare(&elements).is_empty() {
                return Some(elements);
            }
            draws += 1;
            if draws % DRAWS == 0 {
                floor = cost + 1;
            }
        }
        None
    }

    /// The least cost from `floor` on at which sets meet the demands of the first aim; `None` if
    /// they would cost too much.
    fn cost_from(&mut self, floor: usize, limits: Limits) -> Result<Option<usize>, WorkLimitError> {
        let cheapest = self.aims[0].cheapest(limits.however_long()).map_err(|CancelledError| WorkLimitError)?;
        let Some(cheapest) = cheapest else { return Ok(None) };
        let smallest = self.aims[0].cost(&cheapest);
        for cost in smallest.max(floor)..=smallest + MORE {
            if self.aims[0].count(cost, limits)? > 0 {
                return Ok(Some(cost));
            }
        }
        Ok(None)
    }

    fn chosen(&self, aim: usize, elements: S, cost: usize, least: usize) -> Chosen<G::Layout, S> {
        Chosen { aim, elements, solutions: self.aims[aim].spared.clone(), cost, least }
    }

    /// Whether the clues leave a counterexample that the aim does not spare. It then becomes a
    /// demand of all aims.
    fn has_counterexample(&mut self, aim: usize, elements: &S) -> bool {
        let found = self.counterexamples.find(elements, &self.aims[aim].spared);
        found.inspect(|found| self.demand(found)).is_some()
    }

    /// Adds a counterexample to the demands of all aims.
    fn demand(&mut self, counterexample: &(G::Layout, S)) {
        self.aims.iter_mut().for_each(|aim| aim.demand(std::slice::from_ref(counterexample)));
    }

    /// Adds parts to these clues until they achieve the aim, each the one that refutes the most
    /// counterexamples, then leaves out those that are not needed. `None` if the aim cannot be
    /// achieved: the counterexample that shows it is then one of its demands.
    fn complete(&mut self, aim: usize, elements: &S, least: usize) -> Option<Chosen<G::Layout, S>> {
        let mut parts = self.aims[aim].touched(elements);
        while let Some(found) = self.counterexamples.find(&self.aims[aim].elements(&parts), &self.aims[aim].spared) {
            let telling = self.aims[aim].touched(&found.1);
            let aim = &self.aims[aim];
            let Some(part) = telling.iter().max_by_key(|&part| (aim.meets(part), Reverse(part))) else {
                self.demand(&found);
                return None;
            };
            parts.insert(part);
        }
        for part in parts.iter().collect::<Vec<_>>() {
            let mut without = parts.clone();
            without.remove(part);
            if self.counterexamples.find(&self.aims[aim].elements(&without), &self.aims[aim].spared).is_none() {
                parts = without;
            }
        }
        let (aim, elements) = self.without_spares(aim, self.aims[aim].elements(&parts));
        let cost = self.aims[aim].cost(&self.aims[aim].touched(&elements));
        Some(self.chosen(aim, elements, cost, least))
    }

    /// Leaves out elements one by one as long as the rest achieves some aim, perhaps another.
    /// Returns the aim that is achieved in the end, and the elements.
    fn without_spares(&mut self, mut aim: usize, mut elements: S) -> (usize, S) {
        let mut untried = elements.clone();
        loop {
            let Some(element) = untried.iter().next() else { return (aim, elements) };
            let mut rest = elements.clone();
            rest.remove(element);
            untried.remove(element);
            if let Some(other) = (0..self.aims.len()).find(|&aim| self.achieves(aim, &rest)) {
                (aim, elements, untried) = (other, rest.clone(), rest);
            }
        }
    }

    /// Whether these elements are whole parts of an aim and achieve it.
    fn achieves(&mut self, aim: usize, elements: &S) -> bool {
        let aim = &self.aims[aim];
        aim.elements(&aim.touched(elements)) == *elements && self.counterexamples.find(elements, &aim.spared).is_none()
    }

    /// A set of at least `number` topics that achieves the first aim. If one is found, it is a set in
    /// which every topic is needed, of not many more: what remains of all parts, or of as
    /// many as are permitted together, when they are left out, in random order or those first that
    /// refute the most counterexamples, as long as there is a single solution. Otherwise it is the
    /// best such set with further parts added; `None` if there are not enough.
    pub fn large(&mut self, number: usize) -> Option<S> {
        let mut best: Option<S> = None;
        for round in 0..ORDERS {
            let order = self.order(round % 2 == 1);
            let mut kept = order.iter().fold(S::EMPTY, |kept, &part| self.with(kept, part));
            if !self.is_unique(&kept) {
                continue;
            }
            for part in order {
                let mut without = kept.clone();
                without.remove(part);
                if self.is_unique(&without) {
                    kept = without;
                }
            }
            let elements = self.aims[0].elements(&kept);
            let spares = self.aims[0].cost(&kept) >= number && !self.counterexamples.spare(&elements).is_empty();
            // Enough elements are better than too few; then, the closer the better.
            let rank = |kept: &S| {
                let count = self.aims[0].cost(kept);
                (count < number, count.abs_diff(number))
            };
            best = best.into_iter().chain((!spares).then_some(kept)).min_by_key(rank);
            if best.as_ref().is_some_and(|best| self.aims[0].cost(best) == number) {
                break;
            }
        }
        let mut chosen = best.unwrap_or(S::EMPTY);
        let mut rest = self.order(false).into_iter();
        while self.aims[0].cost(&chosen) < number || !self.is_unique(&chosen) {
            chosen = self.with(chosen, rest.next()?);
        }
        Some(self.aims[0].elements(&chosen))
    }

    /// Parts of the first aim with another one, if it is permitted beside them.
    fn with(&self, parts: S, part: usize) -> S {
        let mut with = parts.clone();
        with.insert(part);
        if self.is_permitted(&self.aims[0].elements(&with)) { with } else { parts }
    }

    /// Whether parts of the first aim leave a single solution.
    fn is_unique(&mut self, parts: &S) -> bool {
        self.counterexamples.find(&self.aims[0].elements(parts), &[]).is_none()
    }

    /// All parts of the first aim in random order, or those first that refute the most
    /// counterexamples.
    fn order(&mut self, telling_first: bool) -> Vec<usize> {
        let mut order: Vec<usize> = self.aims[0].all().iter().collect();
        self.stream.shuffle(&mut order);
        if telling_first {
            order.sort_by_cached_key(|&part| Reverse(self.aims[0].meets(part)));
        }
        order
    }

    /// The topics of these parts, which leave a single solution, that could each be left out alone.
    pub fn spare(&self, elements: &S) -> Vec<G::Topic> {
        self.counterexamples.spare(elements)
    }
}

/// Draws a set uniformly from all that have exactly this cost and meet the demands of some aim.
/// Returns the aim and the elements. It fails if counting takes more work for an aim, or if it is
/// cancelled.
fn draw<L: Clone + PartialEq, S: ElementSet>(
    aims: &[Aim<L, S>],
    stream: &mut Stream,
    cost: usize,
    limits: Limits,
) -> Result<(usize, S), WorkLimitError> {
    let counts: Vec<u64> = aims.iter().map(|aim| aim.count(cost, limits)).collect::<Result<_, _>>()?;
    let mut index = stream.below(counts.iter().copied().fold(0, u64::saturating_add));
    for (aim, count) in counts.into_iter().enumerate() {
        if index < count {
            // The work decides whether one is drawn, so it must not end here.
            return Ok((aim, aims[aim].nth(cost, index, limits.however_long())?));
        }
        index -= count;
    }
    unreachable!("the index is below the sum")
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use itertools::Itertools as _;

    use super::*;
    use crate::deduction::switches::Switches;
    use crate::engines::SearchEngine;
    use crate::puzzles::Seed;

    /// A choice among parts of some switches.
    fn choosing<T>(
        switches: usize,
        parts: &[Vec<usize>],
        aims: impl FnOnce(&Parts<Switches, u128>) -> Vec<Aim<Vec<bool>, u128>>,
        seed: u32,
        work: impl FnOnce(Chooser<Switches, u128>) -> T,
    ) -> T {
        let (game, solution) = (Switches(switches), vec![true; switches]);
        let engine = SearchEngine::new(&game);
        let parts = Parts::new(&game, &engine, Limits::NONE, &solution, &[], parts.to_vec(), 0);
        let (aims, mut stream) = (aims(&parts), Seed::try_from(seed).unwrap().stream("switches"));
        work(Chooser::new(Counterexamples::new(parts), aims, &mut stream))
    }

    fn unique(parts: &Parts<Switches, u128>) -> Vec<Aim<Vec<bool>, u128>> {
        parts.aims(Claim::Unique).unwrap()
    }

    #[test]
    fn a_search_that_is_broken_off_leaves_an_aim_that_cannot_be_achieved() {
        let singles = (0..14).map(|switch| vec![switch]).collect_vec();
        // Many aims without parts, not yet known to be beyond reach: the layouts are too many to
        // list.
        let aims = |parts: &Parts<Switches, u128>| {
            let mut aims = vec![Aim::new(vec![vec![true; 14]], Vec::new()); 99];
            aims.extend(unique(parts));
            aims
        };
        choosing(14, &singles, aims, 8, |mut chooser| {
            let chosen = chooser.smallest(Limits::NONE.content_once(&|| true)).unwrap();
            assert!(chosen.aim == 99 && chosen.cost == 14 && chooser.spare(&chosen.elements).is_empty());
        });
    }

    #[test]
    fn drawing_is_given_up_while_sets_are_counted() {
        // Half of sixteen elements, in all ways: sets that hit all of them take long to count.
        let halves = (0..1_u128 << 16).filter(|number| number.count_ones() == 8);
        let mut aim = Aim::new(vec![0], (0..16).map(|bit| (1_u128 << bit, 1)).collect());
        aim.demand(&halves.map(|half| (half, half)).collect_vec());
        let asked = AtomicU32::new(0);
        let runs = |times| {
            asked.store(0, Ordering::Relaxed);
            let over = || asked.fetch_add(1, Ordering::Relaxed) >= times;
            let mut stream = Seed::try_from(8).unwrap().stream("halves");
            draw(std::slice::from_ref(&aim), &mut stream, 9, Limits::until(&over)).is_ok()
        };
        assert!(runs(u32::MAX));
        // The last answer before the end is asked for by the branches of the set that was drawn.
        let all = asked.load(Ordering::Relaxed);
        assert!(all > 20 && !runs(all - 1) && !runs(all / 2) && !runs(0), "{all}");
    }

    #[test]
    fn smallest_sets_are_drawn_alike_often() {
        // Of all pairs of four switches, two cover them, in three ways.
        let pairs = (0..4).combinations(2).collect_vec();
        let mut counts = [0_u32; 3];
        for number in 0..600 {
            let chosen = choosing(4, &pairs, unique, number, |mut chooser| chooser.smallest(Limits::NONE).unwrap());
            assert_eq!((chosen.cost, chosen.least), (4, 4));
            let first = chosen.elements.trailing_zeros() as usize;
            counts[first] += 1;
        }
        assert!(counts.iter().all(|count| (150..250).contains(count)), "{counts:?}");
    }
}
