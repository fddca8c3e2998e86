//! The order of the puzzles in a book.

use super::game::Bindable;
use crate::Lang;
use smyoz_core::puzzles::Seed;

/// The order of the puzzles in a book: game by game, that of the first puzzle first, and within a
/// game like this. Where it leaves a choice, they keep the order in which they are given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// By level and score, those without a rating last.
    #[default]
    Level,
    /// By level, and in a random order within each: the same for the same puzzles, however given.
    Shuffled(Seed),
    Given,
    /// By score, whatever the level; those without a rating last.
    Score,
    /// By number of shots, or of cells shown.
    Shots,
    Id,
}

impl Order {
    /// Whether puzzles of a level stand together, so that each level can be a part of the book.
    #[must_use]
    pub fn is_by_level(self) -> bool {
        matches!(self, Self::Level | Self::Shuffled(_))
    }

    /// Puts puzzles into this order, whatever their type.
    pub(super) fn bindable<P: AsRef<dyn Bindable>>(self, puzzles: &[P]) -> Vec<&dyn Bindable> {
        self.of(puzzles).into_iter().map(AsRef::as_ref).collect()
    }

    /// Puts puzzles into this order.
    #[must_use]
    pub fn of<P: AsRef<dyn Bindable>>(self, puzzles: &[P]) -> Vec<&P> {
        let all: Vec<&dyn Bindable> = puzzles.iter().map(AsRef::as_ref).collect();
        self.indices(&all).into_iter().map(|at| &puzzles[at]).collect()
    }

    fn indices(self, puzzles: &[&dyn Bindable]) -> Vec<usize> {
        let mut sorted: Vec<usize> = (0..puzzles.len()).collect();
        // Those without a rating come last.
        let level = |at: usize| puzzles[at].entry().level.map_or(usize::MAX, |level| level as usize);
        let score = |at: usize| puzzles[at].entry().score.map_or(usize::MAX, |score| score as usize);
        match self {
            Self::Given => {}
            Self::Level => sorted.sort_by_cached_key(|&at| (level(at), score(at))),
            Self::Shuffled(seed) => {
                sorted.sort_by_cached_key(|&at| puzzles[at].its_id());
                seed.stream("book").shuffle(&mut sorted);
                sorted.sort_by_cached_key(|&at| level(at));
            }
            Self::Score => sorted.sort_by_cached_key(|&at| score(at)),
            Self::Shots => sorted.sort_by_cached_key(|&at| puzzles[at].entry().given),
            Self::Id => sorted.sort_by_cached_key(|&at| puzzles[at].its_id()),
        }
        let names: Vec<String> = puzzles.iter().map(|puzzle| puzzle.its_game().name(Lang::En)).collect();
        sorted.sort_by_cached_key(|&at| names.iter().position(|name| *name == names[at]));
        sorted
    }
}
