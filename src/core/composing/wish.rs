//! What is asked of the clues of a puzzle.

use super::order::Order;

/// How many clues are chosen, in a game with techniques `M`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal<M> {
    /// None can be left out.
    Minimal,
    /// As few as possible.
    Fewest,
    /// As a person needs them, of some level: none can be left out without the puzzle becoming
    /// harder than that, or having another solution.
    ToOrder(Order<M>),
}

/// What is asked of the clues, which are about topics `T`, in a game with techniques `M`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish<T, M> {
    /// What is told in any case.
    pub given: Vec<T>,
    /// The parts to choose from; the topics of a part are chosen together.
    pub scope: Vec<Vec<T>>,
    /// How many of these.
    pub goal: Goal<M>,
}

impl<T, M> Wish<T, M> {
    /// These are given, and the others are chosen one by one.
    #[must_use]
    pub fn single(given: Vec<T>, chosen: impl IntoIterator<Item = T>, goal: Goal<M>) -> Self {
        Self { given, scope: chosen.into_iter().map(|topic| vec![topic]).collect(), goal }
    }
}
