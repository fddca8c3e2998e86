//! A layout of any game of which parts are given: sets of topics that go together.

use itertools::Itertools as _;
use thiserror::Error;

use super::aim::{Aim, set};
use crate::engines::SearchEngine;
use crate::game::{Game, Group, LEFT};
use crate::limits::{Budget, Limits};
use crate::puzzles::Claim;
use crate::sets::ElementSet;

/// The layouts that fit what is given are listed at the beginning if they are at most this many, and
/// the search takes no more than a tenth of a turn. If not, counterexamples are sought one by one.
const LISTED: usize = 3_000;

/// The most neighbours whose groups are all examined for a clue that is given apart: 40 have 10,700
/// groups of up to three.
const NEIGHBOURS: usize = 40;

/// Too many layouts near the solution fit what is given to look at all groups of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{0} neighbours of the solution fit what is given, but at most {NEIGHBOURS} can be examined")]
pub struct ManyNeighboursError(usize);

/// A layout of which some clues are given and parts may be given beside them. The elements are the
/// parts; `S` are sets of them.
pub struct Parts<'a, G: Game, S> {
    game: &'a G,
    engine: &'a SearchEngine<G>,
    limits: Limits<'a>,
    solution: &'a G::Layout,
    /// The clues that are given.
    given: Vec<G::Clue>,
    parts: Vec<Vec<G::Topic>>,
    /// What the layout says about each topic of each part.
    clues: Vec<Vec<G::Clue>>,
    apart: usize,
    sets: std::marker::PhantomData<S>,
}

impl<'a, G: Game, S: ElementSet> Parts<'a, G, S> {
    /// Parts of a layout beside what is given; counterexamples are sought by this engine until it
    /// is cancelled. Parts that are not this far apart from what is given, or in themselves, are
    /// left out. Of the others, only those may be chosen together that are.
    pub fn new(
        game: &'a G,
        engine: &'a SearchEngine<G>,
        limits: Limits<'a>,
        solution: &'a G::Layout,
        given: &[G::Topic],
        mut parts: Vec<Vec<G::Topic>>,
        apart: usize,
    ) -> Self {
        parts.retain(|part| lie_apart::<G>(apart, part, given) && are_apart::<G>(apart, part));
        let said = |topics: &[G::Topic]| topics.iter().map(|&topic| game.about(topic, solution)).collect();
        let (given, clues) = (said(given), parts.iter().map(|part| said(part)).collect());
        Self { game, engine, limits, solution, given, parts, clues, apart, sets: Default::default() }
    }

    /// Once it is cancelled, nothing is sought any more, and no answer counts.
    pub fn limits(&self) -> Limits<'a> {
        self.limits
    }

    /// The layout that the clues must leave.
    pub fn solution(&self) -> &'a G::Layout {
        self.solution
    }

    /// The topics of each part.
    pub fn parts(&self) -> &[Vec<G::Topic>] {
        &self.parts
    }

    /// The board.
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// All parts.
    pub fn scope(&self) -> S {
        S::below(self.parts.len())
    }

    /// The topics of these parts.
    pub fn topics(&self, chosen: &S) -> impl Iterator<Item = G::Topic> {
        chosen.iter().flat_map(|at| self.parts[at].iter().copied())
    }

    /// What the layout says about a topic.
    pub fn say(&self, topic: G::Topic) -> G::Clue {
        self.game.about(topic, self.solution)
    }

    /// What the layout says about the topics of these parts.
    pub fn about(&self, chosen: &S) -> impl Iterator<Item = G::Clue> {
        chosen.iter().flat_map(|at| self.clues[at].iter().cloned())
    }

    /// The clues given, and these.
    pub fn clues(&self, chosen: &S) -> G::Clues {
        self.game.clues(self.given.iter().cloned().chain(self.about(chosen)))
    }

    /// The clues given, and these, in the order of the game's topics.
    pub fn clues_in_order(&self, chosen: &S) -> G::Clues {
        let topics = self.game.topics();
        let place = |clue: &G::Clue| topics.iter().position(|topic| *topic == G::topic(clue));
        self.game.clues(self.given.iter().cloned().chain(self.about(chosen)).sorted_by_cached_key(place))
    }

    /// The clues given, and these without one topic.
    pub fn clues_without(&self, chosen: &S, topic: G::Topic) -> G::Clues {
        let rest = self.about(chosen).filter(|clue| G::topic(clue) != topic);
        self.game.clues(self.given.iter().cloned().chain(rest))
    }

    /// Whether these parts without one of their topics leave another layout.
    pub fn is_needed(&self, chosen: &S, topic: G::Topic) -> bool {
        let known = std::slice::from_ref(self.solution);
        self.engine.another(&self.clues_without(chosen, topic), known, &mut Budget::new(self.limits)).is_some()
    }

    /// The topics of these parts that could each be left out alone: a local ambiguity would be left,
    /// perhaps another, that this clue resolves.
    pub fn spare_of_mercy(&self, chosen: &S, mercy: &G::Clue) -> Vec<G::Topic> {
        let is_resolved = |topic: &G::Topic| {
            let clues = self.clues_without(chosen, *topic);
            let left = self.engine.solutions(&clues, LEFT + 1, &mut Budget::new(self.limits)).layouts;
            self.game.is_resolved(&left, mercy)
        };
        self.topics(chosen).filter(|&topic| G::must_be_needed(topic)).filter(is_resolved).collect()
    }

    /// Which topics tell another layout apart.
    pub fn tells<'b>(&'b self, other: &'b G::Layout) -> impl Fn(G::Topic) -> bool + 'b {
        self.game.difference(self.solution, other)
    }

    /// The parts that refute another layout.
    pub fn difference(&self, other: &G::Layout) -> S {
        let refutes = self.tells(other);
        set((0..self.parts.len()).filter(|&at| self.parts[at].iter().any(|&topic| refutes(topic))))
    }

    /// Whether parts may not be chosen together because they lie too close.
    pub fn is_restricted(&self) -> bool {
        self.apart > 0
    }

    /// Whether these may be chosen together.
    pub fn is_permitted(&self, chosen: &S) -> bool {
        !self.is_restricted() || are_apart::<G>(self.apart, &self.topics(chosen).collect::<Vec<_>>())
    }

    /// The layouts that fit what is given, and whether these are all. If they are too many to list,
    /// those near the solution where the game knows such: they are the hardest to refute, and so
    /// determine which clues are needed.
    pub fn listed(&self) -> (Vec<G::Layout>, bool) {
        let clues = self.clues(&S::EMPTY);
        let listed = self.engine.solutions(&clues, LISTED, &mut Budget::new(self.limits.within(G::TURN / 10)));
        let near = if listed.complete { Vec::new() } else { self.neighbours() };
        (if near.is_empty() { listed.layouts } else { near }, listed.complete)
    }

    /// A layout that fits what is given and these parts, and is neither the solution nor spared, if
    /// there is one.
    pub fn another(&self, told: &S, spared: &[G::Layout]) -> Option<G::Layout> {
        let known: Vec<G::Layout> = spared.iter().chain([self.solution]).cloned().collect();
        self.engine.another(&self.clues(told), &known, &mut Budget::new(self.limits))
    }

    /// The layouts near the solution that fit what is given.
    fn neighbours(&self) -> Vec<G::Layout> {
        let clues = self.clues(&S::EMPTY);
        let near = G::AMBIGUITY.map_or_else(Vec::new, |ambiguity| (ambiguity.near)(self.solution));
        near.into_iter().filter(|layout| self.game.fits_all(&clues, layout)).collect()
    }

    /// The aims of clues that keep a promise of this kind; to achieve one of them is enough. They
    /// determine what the clues may leave, and which parts are chosen together:
    ///
    /// - A *unique* solution spares no other layout.
    /// - *Up to symmetry*, there is an aim for each group of symmetries: it spares the images of the
    ///   layout under the group, and its parts are the orbits of topics about which the layout says
    ///   the same. No clues achieve two of these aims, since they leave exactly the images under
    ///   their own symmetries.
    /// - For a clue that is given apart, there is an aim for each choice of a few other layouts that
    ///   are a local ambiguity with this one: it spares these, and its parts are those that say the
    ///   same of all of them.
    ///
    /// # Errors
    /// If there are too many neighbours to look at all groups of them.
    pub fn aims(&self, claim: Claim) -> Result<Vec<Aim<G::Layout, S>>, ManyNeighboursError> {
        let singles: Vec<(S, usize)> = (0..self.parts.len()).map(|at| (set([at]), self.cost([at]))).collect();
        let aims = match claim {
            Claim::Unique => vec![Aim::new(vec![self.solution.clone()], singles)],
            Claim::UpToSymmetry => self.game.groups(self.solution).into_iter().map(|group| self.aim(group)).collect(),
            Claim::Mercy => {
                let Some(ambiguity) = G::AMBIGUITY else { return Ok(Vec::new()) };
                let told: Vec<(G::Layout, S)> = self.neighbours().into_iter().map(|other| self.told(other)).collect();
                if told.len() > NEIGHBOURS {
                    return Err(ManyNeighboursError(told.len()));
                }
                let groups = (1..LEFT).flat_map(|size| told.iter().combinations(size));
                let aims = groups.filter_map(|group| {
                    let layouts: Vec<G::Layout> =
                        group.iter().map(|(layout, _)| layout).chain([self.solution]).cloned().collect();
                    if !ambiguity.is_one(&layouts) || self.telling(&layouts).is_empty() {
                        return None;
                    }
                    let mixed = group.iter().fold(S::EMPTY, |all, (_, difference)| all.or(difference));
                    let parts = singles.iter().filter(|(part, _)| part.is_disjoint(&mixed));
                    let mut aim = Aim::new(layouts, parts.cloned().collect());
                    aim.demand(&told);
                    Some(aim)
                });
                aims.collect()
            }
        };
        if !self.is_restricted() {
            return Ok(aims);
        }
        Ok(aims.into_iter().map(|aim| aim.within(|part| self.is_permitted(part))).collect())
    }

    fn told(&self, other: G::Layout) -> (G::Layout, S) {
        let difference = self.difference(&other);
        (other, difference)
    }

    /// The aim of leaving what a group of symmetries does not distinguish.
    fn aim(&self, Group { images, orbits }: Group<G::Layout, G::Topic>) -> Aim<G::Layout, S> {
        let place = |topic: &G::Topic| self.parts.iter().position(|part| part[..] == [*topic]);
        let orbits = orbits.iter().filter_map(|orbit| orbit.iter().map(place).collect::<Option<Vec<usize>>>());
        let parts = orbits.map(|places| (set(places.iter().copied()), self.cost(places)));
        Aim::new(images, parts.collect())
    }

    /// The topics about which one clue decides between the solution and the other layouts.
    pub fn telling(&self, layouts: &[G::Layout]) -> Vec<G::Topic> {
        let others = layouts.iter().filter(|layout| *layout != self.solution);
        let telling: Vec<_> = others.map(|other| self.tells(other)).collect();
        let mut topics = self.game.topics();
        topics.retain(|&topic| G::must_be_needed(topic) && telling.iter().all(|tells| tells(topic)));
        topics
    }

    /// What parts cost: of clues that all cost the same, each costs 1.
    fn cost(&self, parts: impl IntoIterator<Item = usize>) -> usize {
        let cost: usize = parts.into_iter().flat_map(|at| &self.parts[at]).map(|&topic| G::cost(topic)).sum();
        cost / unit::<G>(self.parts.iter().flatten().copied())
    }
}

/// What the costs of these topics have in common.
pub(super) fn unit<G: Game>(topics: impl Iterator<Item = G::Topic>) -> usize {
    let divisor = |mut one: usize, mut other: usize| {
        while other > 0 {
            (one, other) = (other, one % other);
        }
        one
    };
    topics.map(G::cost).dedup().fold(0, divisor).max(1)
}

/// Whether each of some topics is far enough from each of the others.
fn lie_apart<G: Game>(apart: usize, some: &[G::Topic], others: &[G::Topic]) -> bool {
    let is_near = |one, other| match (G::cell(one), G::cell(other)) {
        (Some([column, row]), Some([other_column, other_row])) => {
            column.abs_diff(other_column).max(row.abs_diff(other_row)) < apart
        }
        _ => false,
    };
    apart == 0 || !some.iter().any(|&one| others.iter().any(|&other| is_near(one, other)))
}

/// Whether any two of these topics are far enough from each other.
fn are_apart<G: Game>(apart: usize, topics: &[G::Topic]) -> bool {
    (0..topics.len()).all(|at| lie_apart::<G>(apart, &topics[at..=at], &topics[at + 1..]))
}
