//! What a game says of its clues, so that they can be chosen.

use std::fmt::Debug;

use crate::engines::Problem;

/// A game whose clues can be chosen: each is what a layout says about a topic.
pub trait Choice: Problem {
    /// What a clue is about, whatever it says: a cell, the count of a line.
    type Topic: Copy + Eq + Debug;

    /// What is chosen, as a plural in messages: `cells`, `shots`.
    const CHOSEN: &'static str;

    /// All topics, always in the same order.
    fn topics(&self) -> Vec<Self::Topic>;

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

    /// How far apart two topics lie, for wishes that keep [apart](super::Wish::apart) what is told;
    /// `None` if one of them lies nowhere in particular.
    fn distance(_one: Self::Topic, _other: Self::Topic) -> Option<u32> {
        None
    }

    /// Whether a clue about this topic, if it could be left out, makes a puzzle not minimal.
    fn must_be_needed(_topic: Self::Topic) -> bool {
        true
    }
}
