//! Aims: what a set of clues is to achieve, and what it can be made of.
//!
//! The clues must distinguish the puzzle's layout from every other, except for a few that an aim
//! *spares*. They are chosen in *parts*, sets of elements that go together. A set of parts achieves
//! an aim if and only if it hits, for each of the other layouts, the set of parts that distinguish
//! it; a smallest set is a smallest hitting set.

use std::borrow::Borrow;

use crate::limits::{Budget, CancelledError, Limits};
use crate::sat::hitting::{GroundSet, WorkLimitError, minimal_sets};
use crate::sets::ElementSet;

/// An aim, with the demands known so far. `S` are sets, of elements and of parts.
#[derive(Clone, Debug)]
pub struct Aim<L, S> {
    /// The layouts that may fit the clues in the end, the puzzle's own among them.
    pub spared: Vec<L>,
    /// Sets of elements that are chosen together.
    parts: Vec<S>,
    /// Whether each element is a part by itself, with the same number.
    is_plain: bool,
    ground: GroundSet<S>,
    /// For each known layout that is not spared, the set of parts that distinguish it. Of these
    /// sets, only the minimal ones are kept.
    demands: Vec<S>,
    /// A lower bound on the cost of meeting them. It stays one, since more demands never cost less.
    least: usize,
}

impl<L: Clone + PartialEq, S: ElementSet> Aim<L, S> {
    /// An aim without demands so far. Parts come with their costs.
    pub fn new(spared: Vec<L>, parts: Vec<(S, usize)>) -> Self {
        let (parts, costs): (Vec<S>, Vec<usize>) = parts.into_iter().unzip();
        let is_plain = parts.iter().enumerate().all(|(at, part)| *part == set([at]));
        Self { spared, parts, is_plain, ground: GroundSet::with_costs(costs), demands: Vec::new(), least: 0 }
    }

    /// The same aim with only those parts that are permitted.
    #[must_use]
    pub fn within(&self, is_permitted: impl Fn(&S) -> bool) -> Self {
        let kept: Vec<usize> = (0..self.parts.len()).filter(|&part| is_permitted(&self.parts[part])).collect();
        let parts = kept.iter().map(|&part| (self.parts[part].clone(), self.cost(&set([part])))).collect();
        let renumbered = |demand: &S| {
            let places = kept.iter().enumerate().filter(|(_, part)| demand.contains(**part));
            set(places.map(|(place, _)| place))
        };
        let demands = minimal_sets(self.demands.iter().map(renumbered).collect());
        Self { demands, ..Self::new(self.spared.clone(), parts) }
    }

    /// Demands that these layouts are distinguished, each by at least one of the elements in its
    /// difference.
    pub fn demand(&mut self, others: &[(L, S)]) {
        let mut sets = std::mem::take(&mut self.demands);
        sets.extend(self.sets(others));
        self.demands = minimal_sets(sets);
    }

    /// For each of these that is not spared, the parts that distinguish it.
    fn sets(&self, others: &[impl Borrow<(L, S)>]) -> impl Iterator<Item = S> {
        others.iter().filter_map(|other| {
            let (layout, difference): &(L, S) = other.borrow();
            (!self.spared.contains(layout)).then(|| self.touched(difference))
        })
    }

    /// The set of parts that have elements in common with these.
    pub fn touched(&self, elements: &S) -> S {
        if self.is_plain {
            return elements.and(&self.all());
        }
        let parts = self.parts.iter().enumerate();
        set(parts.filter(|(_, part)| !part.is_disjoint(elements)).map(|(index, _)| index))
    }

    /// A cheapest set of parts that meets all demands; `None` if there is none.
    pub fn cheapest(&mut self, limits: Limits) -> Result<Option<S>, CancelledError> {
        let mut work = Budget::new(limits);
        let cheapest = self.ground.cheapest_within(&self.demands, self.least..=usize::MAX, &mut work);
        let cheapest = cheapest.map_err(|WorkLimitError| CancelledError)?;
        self.least = cheapest.as_ref().map_or(self.least, |cheapest| self.ground.cost(cheapest));
        Ok(cheapest)
    }

    /// Whether all demands, and those of these other layouts, can be met at this cost or less.
    ///
    /// # Errors
    /// If that takes more work than is left.
    pub(super) fn can_be_met(
        &self,
        others: &[impl Borrow<(L, S)>],
        cost: usize,
        work: &mut Budget,
    ) -> Result<bool, WorkLimitError> {
        let sets: Vec<S> = self.demands.iter().cloned().chain(self.sets(others)).collect();
        // The demands are compared with all parts first.
        if work.take((sets.len() * self.parts.len()) as u64).is_break() {
            return Err(WorkLimitError);
        }
        self.ground.is_hit_within(&sets, cost, work)
    }

    /// Whether the demand of this layout is one of the minimal ones.
    pub fn is_minimal(&self, other: &L, difference: &S) -> bool {
        !self.spared.contains(other) && self.demands.contains(&self.touched(difference))
    }

    /// The number of sets that meet all demands at exactly this cost.
    ///
    /// # Errors
    /// If that takes more work, in sets examined, than the limits allow, or is cancelled.
    pub fn count(&self, cost: usize, limits: Limits) -> Result<u64, WorkLimitError> {
        self.ground.count(&self.demands, cost, &mut Budget::new(limits))
    }

    /// The elements of the set with this index among those that `count` counts.
    ///
    /// # Errors
    /// If that takes more work, in sets examined, than the limits allow, or is cancelled.
    ///
    /// # Panics
    /// If there are not more than `index` of them.
    pub fn nth(&self, cost: usize, index: u64, limits: Limits) -> Result<S, WorkLimitError> {
        let nth = self.ground.nth(&self.demands, cost, index, &mut Budget::new(limits))?;
        Ok(self.elements(&nth))
    }

    /// The cost of a set of parts.
    pub fn cost(&self, parts: &S) -> usize {
        self.ground.cost(parts)
    }

    /// The elements of a set of parts.
    pub fn elements(&self, parts: &S) -> S {
        let chosen = self.parts.iter().enumerate().filter(|(index, _)| parts.contains(*index));
        chosen.fold(S::EMPTY, |elements, (_, part)| elements.or(part))
    }

    /// All parts, as a set.
    pub fn all(&self) -> S {
        set(0..self.parts.len())
    }

    /// The elements of each part.
    pub fn parts(&self) -> &[S] {
        &self.parts
    }

    /// The number of demands that a part meets.
    pub fn meets(&self, part: usize) -> usize {
        self.demands.iter().filter(|set| set.contains(part)).count()
    }
}

/// The set of these numbers.
pub(super) fn set<S: ElementSet>(elements: impl IntoIterator<Item = usize>) -> S {
    let mut set = S::EMPTY;
    elements.into_iter().for_each(|element| set.insert(element));
    set
}
