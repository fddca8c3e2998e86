//! A layout of any game of which parts are given: sets of topics that go together.

use super::aim::{Aim, set};
use super::subject::{Seek, Subject};
use crate::engines::SearchEngine;
use crate::game::Game;
use crate::limits::{Budget, Limits};
use crate::sets::ElementSet;

/// The layouts that fit what is given are listed at the beginning if they are at most this many,
/// and the search takes no more steps. If not, counterexamples are sought one by one.
const LAYOUTS: usize = 200;
const STEPS: u64 = 2_000;

/// How one counterexample is made more demanding.
const SEEK: Seek = Seek { close: 16, last_first: true };

/// A layout of which some clues are given and parts may be given beside them. The elements are the
/// parts; `S` are sets of them.
pub struct Parts<'a, P: Game, S> {
    problem: &'a P,
    engine: &'a SearchEngine<P>,
    limits: Limits<'a>,
    solution: &'a P::Layout,
    given: Vec<P::Topic>,
    parts: Vec<Vec<P::Topic>>,
    apart: u32,
    sets: std::marker::PhantomData<S>,
}

impl<'a, P: Game, S: ElementSet> Parts<'a, P, S> {
    /// Parts of a layout beside what is given; counterexamples are sought by this engine
    /// until it is cancelled.
    pub fn new(
        problem: &'a P,
        engine: &'a SearchEngine<P>,
        limits: Limits<'a>,
        solution: &'a P::Layout,
        given: Vec<P::Topic>,
        parts: Vec<Vec<P::Topic>>,
    ) -> Self {
        Self { problem, engine, limits, solution, given, parts, apart: 0, sets: std::marker::PhantomData }
    }

    /// The same parts, without those that are not this far apart from what is given, or in
    /// themselves. Of the others, only those may be chosen together that are.
    pub(crate) fn kept_apart(mut self, apart: u32) -> Self {
        self.apart = apart;
        let mut parts = std::mem::take(&mut self.parts);
        let is_apart = |part: &[P::Topic]| self.are_apart(part) && self.lie_apart(part, &self.given);
        parts.retain(|part| is_apart(part));
        self.parts = parts;
        self
    }

    /// Whether each of some topics is far enough from each of the others.
    fn lie_apart(&self, some: &[P::Topic], others: &[P::Topic]) -> bool {
        let is_near = |one, other| P::distance(one, other).is_some_and(|distance| distance < self.apart);
        !some.iter().any(|&one| others.iter().any(|&other| is_near(one, other)))
    }

    /// Whether any two of these topics are far enough from each other.
    fn are_apart(&self, topics: &[P::Topic]) -> bool {
        (0..topics.len()).all(|at| self.lie_apart(&topics[at..=at], &topics[at + 1..]))
    }

    /// The topics of each part.
    pub fn parts(&self) -> &[Vec<P::Topic>] {
        &self.parts
    }

    /// The topics of these parts.
    pub fn topics(&self, chosen: &S) -> impl Iterator<Item = P::Topic> {
        chosen.iter().flat_map(|at| self.parts[at].iter().copied())
    }

    /// What the layout says about some topics.
    pub fn about(&self, topics: impl Iterator<Item = P::Topic>) -> impl Iterator<Item = P::Clue> {
        topics.map(|topic| self.problem.about(topic, self.solution))
    }

    /// The clues given, and these.
    pub fn clues(&self, chosen: &S) -> P::Clues {
        self.problem.clues(self.about(self.given.iter().copied().chain(self.topics(chosen))))
    }

    /// The aim of one solution, by these parts. Each costs as much as it has topics.
    pub fn aim(&self) -> Aim<P::Layout, S, S> {
        let parts = self.parts.iter().enumerate().map(|(at, part)| (set([at]), part.len()));
        Aim::new(vec![self.solution.clone()], parts.collect())
    }
}

impl<P: Game, S: ElementSet> Subject for Parts<'_, P, S> {
    type Layout = P::Layout;
    type Set = S;

    fn seek(&self) -> Seek {
        SEEK
    }

    fn limits(&self) -> Limits<'_> {
        self.limits
    }

    fn solution(&self) -> &P::Layout {
        self.solution
    }

    fn scope(&self) -> S {
        set(0..self.parts.len())
    }

    fn difference(&self, other: &P::Layout) -> S {
        let refutes = self.problem.difference(self.solution, other);
        set((0..self.parts.len()).filter(|&at| self.parts[at].iter().any(|&topic| refutes(topic))))
    }

    fn is_permitted(&self, chosen: &S) -> bool {
        self.apart == 0 || self.are_apart(&self.topics(chosen).collect::<Vec<_>>())
    }

    fn listed(&self) -> (Vec<P::Layout>, bool) {
        let clues = self.clues(&S::EMPTY);
        let mut budget = Budget::new(self.limits.within(STEPS));
        let listed = self.engine.solutions(&clues, LAYOUTS, &mut budget);
        (listed.layouts, listed.complete)
    }

    fn another(&self, told: &S, spared: &[P::Layout]) -> Option<P::Layout> {
        let known: Vec<P::Layout> = spared.iter().chain([self.solution]).cloned().collect();
        self.engine.another(&self.clues(told), &known, &mut Budget::new(self.limits))
    }
}
