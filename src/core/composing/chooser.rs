//! The choice of a puzzle's clues.
//!
//! A set of clues is tried that refutes all counterexamples known so far; one that still fits is
//! one more to refute (*implicit hitting sets*). When there is none, the set achieves its [`Aim`].
//! If it was a smallest one for the known counterexamples each time, it is a smallest one for all;
//! if it was drawn uniformly, a uniform one.

use std::cmp::Reverse;

use super::aim::Aim;
use super::counterexamples::Counterexamples;
use super::subject::Subject;
use crate::limits::{CancelledError, Limits};
use crate::puzzles::Stream;
use crate::sat::hitting::WorkLimitError;
use crate::sets::ElementSet;

/// Number of draws among the sets of one cost, in search of one in which every clue is needed and
/// that is permitted, before the next cost is tried. There may be too many sets of a cost to try
/// them all.
pub const DRAWS: usize = 100;

/// How much more than a smallest set others may cost if parts have several elements. A bound on the
/// work: each cost may take [`DRAWS`] draws.
const MORE: usize = 12;

/// Number of orders in which parts are left out in search of a large set.
const ORDERS: usize = 64;

/// How a smallest set is drawn among all smallest sets: each is equally likely. To change it
/// changes what is composed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    EachTime,
    /// Candidates are the first that are found. When one has no counterexample, all that cost as
    /// much are counted and one is drawn, unless that takes more work than this, in sets examined:
    /// then it is the first.
    AtTheEnd(u64),
}

/// The clues that were chosen.
#[derive(Clone, Debug)]
pub struct Chosen<L, T> {
    /// The index of the aim that they achieve.
    pub aim: usize,
    /// The clues, in addition to those given.
    pub elements: T,
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
pub struct Chooser<'a, Q: Subject, S = u128> {
    counterexamples: Counterexamples<Q>,
    aims: Vec<Aim<Q::Layout, Q::Set, S>>,
    draw: Draw,
    /// Whether sets may be forbidden by [`Subject::is_permitted`].
    restricted: bool,
    stream: &'a mut Stream,
}

impl<'a, Q: Subject, S: ElementSet> Chooser<'a, Q, S> {
    /// A choice by one of these aims. If it is `restricted`, some sets of clues are not
    /// [permitted](Subject::is_permitted).
    pub fn new(
        counterexamples: Counterexamples<Q>,
        mut aims: Vec<Aim<Q::Layout, Q::Set, S>>,
        draw: Draw,
        restricted: bool,
        stream: &'a mut Stream,
    ) -> Self {
        for aim in &mut aims {
            aim.demand(counterexamples.known());
        }
        Self { counterexamples, aims, draw, restricted, stream }
    }

    /// The counterexamples known so far.
    pub fn counterexamples(&self) -> &Counterexamples<Q> {
        &self.counterexamples
    }

    /// The aims, with the demands known so far.
    pub fn aims(&self) -> &[Aim<Q::Layout, Q::Set, S>] {
        &self.aims
    }

    /// The layout as a source of clues.
    pub fn subject(&self) -> &Q {
        self.counterexamples.subject()
    }

    /// The random numbers of the choice.
    pub fn stream(&mut self) -> &mut Stream {
        self.stream
    }

    /// A counterexample that these elements do not refute and that is not spared, if there is one.
    pub fn find(&mut self, chosen: &Q::Set, spared: &[Q::Layout]) -> Option<(Q::Layout, Q::Set)> {
        self.counterexamples.find(chosen, spared)
    }

    /// What remains of these elements when they are left out one by one, in this order, as long as
    /// the rest leaves a single solution.
    pub fn irredundant(&mut self, mut chosen: Q::Set, order: impl IntoIterator<Item = usize>) -> Q::Set {
        for element in order {
            chosen.remove(element);
            if self.find(&chosen, &[]).is_some() {
                chosen.insert(element);
            }
        }
        chosen
    }

    /// Like [`irredundant`](Self::irredundant) for all elements, in random order. If sets are
    /// restricted, for as many elements as are permitted together, drawn until they leave a single
    /// solution; `None` if none of those that were drawn do.
    pub(crate) fn irredundant_drawn(&mut self) -> Option<Q::Set> {
        let all = self.counterexamples.scope().clone();
        if !self.restricted {
            let order = self.shuffled(&all);
            return Some(self.irredundant(all, order));
        }
        for _ in 0..ORDERS {
            let mut order = self.shuffled(&all);
            let mut together = Q::Set::EMPTY;
            order.retain(|&element| {
                let is_permitted = self.is_permitted_beside(&together, element);
                if is_permitted {
                    together.insert(element);
                }
                is_permitted
            });
            if self.find(&together, &[]).is_none() {
                return Some(self.irredundant(together, order));
            }
        }
        None
    }

    /// These elements in random order.
    fn shuffled(&mut self, elements: &Q::Set) -> Vec<usize> {
        let mut order: Vec<usize> = elements.iter().collect();
        self.stream.shuffle(&mut order);
        order
    }

    /// Whether another element may be chosen beside these.
    pub(super) fn is_permitted_beside(&self, chosen: &Q::Set, element: usize) -> bool {
        let mut with = chosen.clone();
        with.insert(element);
        !self.restricted || self.is_permitted(&with)
    }

    /// A smallest set of clues, drawn among those that are permitted. Once that is
    /// [enough](Limits::content_once), it may be a larger one in which every clue is needed;
    /// restricted sets take the time that they need.
    ///
    /// # Errors
    /// If there is none, too few of the smallest are permitted, or it was cancelled.
    pub fn smallest(&mut self, limits: Limits) -> Result<Chosen<Q::Layout, Q::Set>, NoSet> {
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
            let (mut aim, mut elements) = match self.draw {
                Draw::EachTime => {
                    draw(&self.aims, self.stream, least, limits).map_err(|WorkLimitError| NoSet::Cancelled)?
                }
                Draw::AtTheEnd(_) => (first, self.aims[first].elements(&parts)),
            };
            if !self.restricted && limits.is_enough() {
                match self.complete(aim, &elements, least) {
                    None => continue,
                    Some(chosen) => return Ok(chosen),
                }
            }
            if self.has_counterexample(aim, &elements) {
                continue;
            }
            if let Draw::AtTheEnd(work) = self.draw
                && let Ok(drawn) = draw(&self.aims, self.stream, least, limits.within(work))
            {
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
    pub fn is_permitted(&self, elements: &Q::Set) -> bool {
        self.subject().is_permitted(elements)
    }

    /// Like [`smallest`](Self::smallest) for the first aim, whose parts may have several elements
    /// each: a set in which every single clue is needed, the smallest that is found within limits;
    /// `None` if there is none, or it is cancelled before.
    pub fn smallest_irredundant(&mut self) -> Option<Q::Set> {
        let (mut floor, mut draws) = (0, 0);
        while !self.counterexamples.is_cancelled() {
            let cost = self.cost_from(floor).ok()??;
            let limits = self.counterexamples.subject().limits().however_long();
            let (aim, elements) = draw(&self.aims, self.stream, cost, limits).ok()?;
            if self.has_counterexample(aim, &elements) {
                continue;
            }
            if self.is_permitted(&elements) && self.is_irredundant(&elements) {
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
    fn cost_from(&mut self, floor: usize) -> Result<Option<usize>, WorkLimitError> {
        let limits = self.counterexamples.subject().limits();
        let cheapest = self.aims[0].cheapest(limits).map_err(|CancelledError| WorkLimitError)?;
        let Some(cheapest) = cheapest else { return Ok(None) };
        let (smallest, limits) = (self.aims[0].cost(&cheapest), limits.however_long());
        for cost in smallest.max(floor)..=smallest + MORE {
            if self.aims[0].count(cost, limits)? > 0 {
                return Ok(Some(cost));
            }
        }
        Ok(None)
    }

    fn chosen(&self, aim: usize, elements: Q::Set, cost: usize, least: usize) -> Chosen<Q::Layout, Q::Set> {
        Chosen { aim, elements, solutions: self.aims[aim].spared.clone(), cost, least }
    }

    /// Whether the clues leave a counterexample that the aim does not spare. It then becomes a
    /// demand of all aims.
    fn has_counterexample(&mut self, aim: usize, elements: &Q::Set) -> bool {
        let found = self.counterexamples.find(elements, &self.aims[aim].spared);
        found.inspect(|found| self.demand(found)).is_some()
    }

    /// Adds a counterexample to the demands of all aims.
    fn demand(&mut self, counterexample: &(Q::Layout, Q::Set)) {
        self.aims.iter_mut().for_each(|aim| aim.demand(std::slice::from_ref(counterexample)));
    }

    /// Adds parts to these clues until they achieve the aim, each the one that refutes the most
    /// counterexamples, then leaves out those that are not needed. `None` if the aim cannot be
    /// achieved: the counterexample that shows it is then one of its demands.
    fn complete(&mut self, aim: usize, elements: &Q::Set, least: usize) -> Option<Chosen<Q::Layout, Q::Set>> {
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
    fn without_spares(&mut self, mut aim: usize, mut elements: Q::Set) -> (usize, Q::Set) {
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
    fn achieves(&mut self, aim: usize, elements: &Q::Set) -> bool {
        let aim = &self.aims[aim];
        aim.elements(&aim.touched(elements)) == *elements && self.counterexamples.find(elements, &aim.spared).is_none()
    }

    /// A set of at least `number` elements that achieves the first aim. If one is found, it is a
    /// set in which every element is needed, of not many more: what remains of all parts, or of as
    /// many as are permitted together, when they are left out, in random order or those first that
    /// refute the most counterexamples, as long as there is a single solution. Otherwise it is the
    /// best such set with further parts added; `None` if there are not enough.
    pub fn large(&mut self, number: usize) -> Option<Q::Set> {
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
            let spares = elements.len() >= number && !self.is_irredundant(&elements);
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
        while self.aims[0].elements(&chosen).len() < number || !self.is_unique(&chosen) {
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

    /// Whether every single element is needed for a unique solution.
    pub fn is_irredundant(&mut self, elements: &Q::Set) -> bool {
        elements.iter().all(|element| {
            let mut rest = elements.clone();
            rest.remove(element);
            self.counterexamples.find(&rest, &[]).is_some()
        })
    }
}

/// Draws a set uniformly from all that have exactly this cost and meet the demands of some aim.
/// Returns the aim and the elements. It fails if counting takes more work for an aim, or if it is
/// cancelled.
fn draw<L: Clone + PartialEq, T: ElementSet, S: ElementSet>(
    aims: &[Aim<L, T, S>],
    stream: &mut Stream,
    cost: usize,
    limits: Limits,
) -> Result<(usize, T), WorkLimitError> {
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

    use super::*;
    use crate::composing::Seek;
    use crate::puzzles::Seed;

    /// Numbers of six bits, of which single bits can be given. None is listed at the beginning.
    struct Bits(u128);

    impl Subject for Bits {
        type Layout = u128;
        type Set = u128;

        fn seek(&self) -> Seek {
            Seek { close: 0, last_first: false }
        }

        fn solution(&self) -> &u128 {
            &self.0
        }

        fn scope(&self) -> u128 {
            0b11_1111
        }

        fn difference(&self, other: &u128) -> u128 {
            self.0 ^ other
        }

        fn listed(&self) -> (Vec<u128>, bool) {
            (Vec::new(), false)
        }

        /// Only numbers that differ in two bits or more exist.
        fn another(&self, told: &u128, spared: &[u128]) -> Option<u128> {
            let exists = |other: &u128| (self.0 ^ other).count_ones() >= 2 && !spared.contains(other);
            (0..=self.scope()).find(|other| exists(other) && self.difference(other) & told == 0)
        }
    }

    fn bits() -> Aim<u128, u128> {
        Aim::new(vec![0b10_0110], (0..6).map(|bit| (1 << bit, 1)).collect())
    }

    #[test]
    fn a_search_that_is_broken_off_leaves_an_aim_that_cannot_be_achieved() {
        // Many aims without parts, not yet known to be beyond reach.
        let mut aims = vec![Aim::new(vec![0b10_0110], Vec::new()); 99];
        aims.push(bits());
        let mut stream = Seed::try_from(8).unwrap().stream("bits");
        let counterexamples = Counterexamples::new(Bits(0b10_0110));
        let mut chooser: Chooser<Bits> = Chooser::new(counterexamples, aims, Draw::EachTime, false, &mut stream);
        let chosen = chooser.smallest(Limits::NONE.content_once(&|| true)).unwrap();
        assert!(chosen.aim == 99 && chosen.cost == 5 && chooser.is_irredundant(&chosen.elements));
    }

    /// Numbers that differ from zero in just half of sixteen bits, all listed. Sets of bits that
    /// hit all of them take long to count.
    struct Halves<'a>(Limits<'a>);

    impl Subject for Halves<'_> {
        type Layout = u128;
        type Set = u128;

        fn seek(&self) -> Seek {
            Seek { close: 0, last_first: false }
        }

        fn limits(&self) -> Limits<'_> {
            self.0
        }

        fn solution(&self) -> &u128 {
            &0
        }

        fn scope(&self) -> u128 {
            (1 << 16) - 1
        }

        fn difference(&self, other: &u128) -> u128 {
            *other
        }

        fn listed(&self) -> (Vec<u128>, bool) {
            ((0..1 << 16).filter(|number: &u128| number.count_ones() == 8).collect(), true)
        }

        fn another(&self, _: &u128, _: &[u128]) -> Option<u128> {
            unreachable!("all are listed")
        }
    }

    #[test]
    fn drawing_is_given_up_while_sets_are_counted() {
        let asked = AtomicU32::new(0);
        let runs = |times| {
            let over = || asked.fetch_add(1, Ordering::Relaxed) >= times;
            asked.store(0, Ordering::Relaxed);
            let limits = Limits::until(&over);
            let halves = Counterexamples::new(Halves(limits));
            let aim = Aim::new(vec![0], (0..16).map(|bit| (1 << bit, 1)).collect());
            let mut stream = Seed::try_from(8).unwrap().stream("halves");
            let mut chooser: Chooser<Halves> = Chooser::new(halves, vec![aim], Draw::EachTime, false, &mut stream);
            let cost = chooser.cost_from(9);
            cost.is_ok_and(|cost| draw(&chooser.aims, chooser.stream, cost.unwrap(), limits).is_ok())
        };
        assert!(runs(u32::MAX));
        // The last answer before the end is asked for by the branches of the set that was drawn.
        let all = asked.load(Ordering::Relaxed);
        assert!(all > 20 && !runs(all - 1) && !runs(all / 2) && !runs(0), "{all}");
    }

    #[test]
    fn smallest_sets_are_drawn_alike_often() {
        for draw in [Draw::EachTime, Draw::AtTheEnd(10_000)] {
            let mut counts = [0_u32; 6];
            for number in 0..600 {
                let mut stream = Seed::try_from(number).unwrap().stream("bits");
                let counterexamples = Counterexamples::new(Bits(0b10_0110));
                let mut chooser: Chooser<Bits> = Chooser::new(counterexamples, vec![bits()], draw, false, &mut stream);
                let chosen = chooser.smallest(Limits::NONE).unwrap();
                assert_eq!((chosen.cost, chosen.least), (5, 5));
                counts[(!chosen.elements).trailing_zeros() as usize] += 1;
            }
            assert!(counts.iter().all(|count| (60..140).contains(count)), "{draw:?}: {counts:?}");
        }
    }
}
