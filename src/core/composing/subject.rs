//! A layout as a source of clues.

use crate::limits::Limits;
use crate::sets::ElementSet;

/// A layout about which clues are given. What can be given are *elements*, numbered from 0: single
/// clues, or groups of clues.
pub trait Subject {
    /// A layout of the game.
    type Layout: Clone + Ord;

    type Set: ElementSet;

    /// How counterexamples are made more demanding.
    fn seek(&self) -> Seek;

    /// The layout that the clues must leave.
    fn solution(&self) -> &Self::Layout;

    /// All elements that are given or may be chosen.
    fn scope(&self) -> Self::Set;

    /// The elements that refute another layout.
    fn difference(&self, other: &Self::Layout) -> Self::Set;

    /// The layouts that fit what is given, and whether these are all. If they are too many to list,
    /// those that should be known from the start.
    fn listed(&self) -> (Vec<Self::Layout>, bool);

    /// A layout that fits what is given and these elements, and is neither the solution nor spared,
    /// if there is one.
    fn another(&self, told: &Self::Set, spared: &[Self::Layout]) -> Option<Self::Layout>;

    /// Once it is cancelled, nothing is sought any more, and no answer counts.
    fn limits(&self) -> Limits<'_> {
        Limits::NONE
    }

    /// Whether these may be chosen together.
    fn is_permitted(&self, _chosen: &Self::Set) -> bool {
        true
    }
}

/// How a counterexample is made more demanding: the fewer elements refute it, the stronger the
/// demand. More of those that refute it are given, one at a time, and another counterexample is
/// sought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seek {
    /// A counterexample that no more elements than these refute is demanding enough.
    pub close: usize,
    /// Whether the elements are tried from the last.
    pub last_first: bool,
}
