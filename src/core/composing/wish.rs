//! What is asked of the clues of a puzzle.

use super::order::Order;
use crate::puzzles::Claim;

/// How many clues are chosen, in a game with techniques `M`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal<M> {
    /// None can be left out.
    Minimal,
    /// As few as possible. If they are chosen in parts of several topics, the fewest that are found
    /// of which none can be left out or, if none are found, the fewest parts.
    Fewest,
    /// At least this many: a set from which none can be left out, if one is found; otherwise
    /// exactly this many.
    AtLeast(usize),
    /// As a person needs them, of some level: none can be left out without the puzzle becoming
    /// harder than that, or having another solution.
    ToOrder(Order<M>),
    /// All, whether they are needed or not. They must make the puzzle as difficult as ordered, if
    /// anything is.
    All(Option<Order<M>>),
}

/// What is asked of the clues, which are about topics `T`, in a game with techniques `M`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish<T, M> {
    /// What is given in any case.
    pub given: Vec<T>,
    /// The parts to choose from; the topics of a part are chosen together.
    pub scope: Vec<Vec<T>>,
    pub goal: Goal<M>,
    /// What the clues promise. Of several solutions, [`Goal::Fewest`] leave some, and
    /// [`Goal::ToOrder`] for a clue that is given apart.
    pub claim: Claim,
    /// The [distance](crate::game::Game::distance) that topics which are chosen keep at least, from
    /// each other and from those given; any if it is 0.
    pub apart: u32,
}

impl<T: PartialEq, M> Wish<T, M> {
    /// The same wish, but these are also given, and parts that have any of them are not chosen.
    #[must_use]
    pub fn beginning_with(mut self, topics: impl IntoIterator<Item = T>) -> Self {
        for topic in topics {
            self.scope.retain(|part| !part.contains(&topic));
            if !self.given.contains(&topic) {
                self.given.push(topic);
            }
        }
        self
    }
}

impl<T, M> Wish<T, M> {
    /// These are given, and the others are chosen one by one.
    pub fn single(given: Vec<T>, chosen: impl IntoIterator<Item = T>, goal: Goal<M>) -> Self {
        Self {
            given,
            scope: chosen.into_iter().map(|topic| vec![topic]).collect(),
            goal,
            claim: Claim::Unique,
            apart: 0,
        }
    }
}
