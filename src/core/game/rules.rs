//! The rules of a game, and what its clues can say.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::ControlFlow;

use super::{LEFT, Model};
use crate::limits::Budget;
use crate::sets::BitSet;

/// A game with everything that is fixed before any clue is given: the board, its pieces, its rules.
/// Games without options implement it for a unit struct.
///
/// [`search`](Self::search) and [`Model`] must not share code beyond the tables of the board.
/// [`fits`](Self::fits) and [`is_legal`](Self::is_legal) are the plain reference for both.
///
/// Clues are chosen by their topics: each is what a layout says about one.
pub trait Game: Clone + Debug + PartialEq + Send + Sync + 'static {
    /// A complete position, such as the places of all pieces. The order is that in which
    /// solutions are listed.
    type Layout: Clone + Ord + Debug + Send + Sync;

    /// A single statement about the layout. Its text is its name in formulas and messages, and must
    /// differ for different clues.
    type Clue: Clone + Eq + Hash + Debug + Display + Send + Sync;

    /// A set of clues.
    type Clues: Clone + Debug + PartialEq + Send + Sync;

    /// What a clue is about, whatever it says: a cell, the count of a line.
    type Topic: Copy + Eq + Debug + Send + Sync;

    /// What the search computes once for a game, such as all places where a piece can lie.
    type Prepared: Send;

    /// The game as a formula.
    type Model: Model<Game = Self> + Send;

    /// What is chosen, as a plural in messages: `cells`, `shots`.
    const CHOSEN: &'static str;

    /// Clues that [need not be needed](Self::must_be_needed), as a plural in messages: `counts`.
    const OTHERS: &'static str = "others";

    /// How many pieces the layouts of a [local ambiguity](super::Promise::Mercy) must have in
    /// common; `None` if no clue is given apart.
    const SHARED: Option<usize> = None;

    /// The steps that the search takes before the SAT engine is asked for the first time: some
    /// tenths of a second.
    const TURN: u64 = 10_000;

    /// The set of these clues, each about something else.
    fn clues(&self, clues: impl IntoIterator<Item = Self::Clue>) -> Self::Clues;

    /// The clues of a set one by one, always in the same order.
    fn each(clues: &Self::Clues) -> impl Iterator<Item = Self::Clue>;

    /// Whether a clue is true of a layout. Plain and slow: the reference for the engines.
    fn fits(&self, clue: &Self::Clue, layout: &Self::Layout) -> bool;

    /// Whether a layout keeps all rules. Plain and slow: the reference for the engines.
    fn is_legal(&self, layout: &Self::Layout) -> bool;

    /// Whether a layout keeps all rules, and all of these clues are true of it.
    fn fits_all(&self, clues: &Self::Clues, layout: &Self::Layout) -> bool {
        Self::each(clues).all(|clue| self.fits(&clue, layout)) && self.is_legal(layout)
    }

    /// The tables that the search needs.
    fn prepare(&self) -> Self::Prepared;

    /// Calls `found` once for each legal layout that fits all clues, in an order that depends on
    /// the clues alone. Ends with `Break` if `found` returns it, or if the budget, of which each
    /// guess of the search takes a step, is exhausted; otherwise all layouts were found.
    fn search(
        &self,
        prepared: &Self::Prepared,
        clues: &Self::Clues,
        budget: &mut Budget,
        found: &mut dyn FnMut(Self::Layout) -> ControlFlow<()>,
    ) -> ControlFlow<()>;

    /// The positions among [`each`](Self::each) of the clues that a layout does not fit.
    fn broken_by(&self, clues: &Self::Clues, layout: &Self::Layout) -> BitSet {
        Self::each(clues).enumerate().filter(|(_, clue)| !self.fits(clue, layout)).map(|(at, _)| at).collect()
    }

    /// Clues that contradict each other at a glance, by a count or a sum that takes no search. Both
    /// engines are spared these.
    fn contradiction(&self, _clues: &Self::Clues) -> Option<Vec<Self::Clue>> {
        None
    }

    /// The clues that a SAT engine for these clues should state for good, because they are the same
    /// in all questions about a puzzle. The engine is made anew when they change.
    fn lasting(&self, _clues: &Self::Clues) -> Option<Self::Clues> {
        None
    }

    /// All topics, always in the same order.
    fn topics(&self) -> Vec<Self::Topic>;

    /// The topics about which clues may be given if this is the layout.
    fn offered(&self, _layout: &Self::Layout) -> Vec<Self::Topic> {
        self.topics()
    }

    /// What a layout says about a topic.
    fn about(&self, topic: Self::Topic, layout: &Self::Layout) -> Self::Clue;

    /// What a clue is about.
    fn topic(clue: &Self::Clue) -> Self::Topic;

    /// For a layout other than the solution, which topics tell the two apart. Called once for each
    /// topic, so what the topics have in common can be computed beforehand.
    fn difference<'a>(
        &'a self,
        solution: &'a Self::Layout,
        other: &'a Self::Layout,
    ) -> impl Fn(Self::Topic) -> bool + 'a {
        move |topic| !self.fits(&self.about(topic, solution), other)
    }

    /// The number of columns and rows, if cells of a rectangular board are what clues show.
    fn extent(&self) -> Option<[usize; 2]> {
        None
    }

    /// The column and the row of the cell that clues about this topic show, from above and from the
    /// left; `None` if they are about something else.
    fn cell(_topic: Self::Topic) -> Option<[usize; 2]> {
        None
    }

    /// Whether a clue about this topic, if it could be left out, makes a puzzle not minimal.
    fn must_be_needed(_topic: Self::Topic) -> bool {
        true
    }

    /// What one clue about this topic costs, where the fewest are sought.
    fn cost(_topic: Self::Topic) -> usize {
        1
    }

    /// All images of a layout under the symmetries that clues do not distinguish, itself first.
    fn images(&self, _clues: &Self::Clues, layout: &Self::Layout) -> Vec<Self::Layout> {
        vec![layout.clone()]
    }

    /// For each group of symmetries that clues may have: the images of a layout under it, itself
    /// among them, and the sets of topics, each taken to itself, about which the layout says the
    /// same throughout.
    fn groups(&self, _layout: &Self::Layout) -> Vec<Group<Self::Layout, Self::Topic>> {
        Vec::new()
    }

    /// How many pieces these layouts have in common.
    fn shared(&self, _layouts: &[Self::Layout]) -> usize {
        0
    }

    /// The other layouts that have [enough pieces](Self::SHARED) in common with this one.
    fn near(&self, _layout: &Self::Layout) -> Vec<Self::Layout> {
        Vec::new()
    }

    /// Whether these layouts, if they are all that clues leave, are a
    /// [local ambiguity](super::Promise::Mercy).
    fn is_local(&self, layouts: &[Self::Layout]) -> bool {
        (2..=LEFT).contains(&layouts.len()) && Self::SHARED.is_some_and(|least| self.shared(layouts) >= least)
    }

    /// Whether these layouts, if they are all that clues leave, are a local ambiguity that this
    /// clue resolves.
    fn is_resolved(&self, layouts: &[Self::Layout], mercy: &Self::Clue) -> bool {
        self.is_local(layouts) && layouts.iter().filter(|layout| self.fits(mercy, layout)).count() == 1
    }
}

/// What a group of symmetries leaves alike.
#[derive(Clone, Debug)]
pub struct Group<L, T> {
    /// The images of a layout, itself among them.
    pub images: Vec<L>,
    /// Sets of topics that are taken to themselves, and about which the layout says the same.
    pub orbits: Vec<Vec<T>>,
}
