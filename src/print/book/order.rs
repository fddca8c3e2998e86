//! The order of the puzzles in a book.

use crate::level::Level;
use crate::puzzle::Puzzle;
use crate::record::Record;
use crate::smyoz::Seed;

/// The order of the puzzles in a book. Where it leaves a choice, they keep the order in which they
/// are given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// By level and score, those without a rating last.
    #[default]
    Level,
    /// By level, and in a random order within each: the same for the same puzzles, however given.
    Shuffled(Seed),
    /// As given.
    Given,
    /// By score, whatever the level; those without a rating last.
    Score,
    /// By number of shots.
    Shots,
    /// By id.
    Id,
}

impl Order {
    /// Whether puzzles of a level stand together, so that each level can be a part of the book.
    #[must_use]
    pub fn is_by_level(self) -> bool {
        matches!(self, Self::Level | Self::Shuffled(_))
    }

    /// Puts puzzles into this order.
    #[must_use]
    pub fn of(self, puzzles: &[Puzzle]) -> Vec<&Puzzle> {
        let mut sorted: Vec<&Puzzle> = puzzles.iter().collect();
        match self {
            Self::Given => {}
            Self::Level => sorted.sort_by_key(|puzzle| (level(puzzle), score(puzzle))),
            Self::Shuffled(seed) => {
                sorted.sort_by_cached_key(|puzzle| puzzle.id());
                seed.stream("book").shuffle(&mut sorted);
                sorted.sort_by_key(|puzzle| level(puzzle));
            }
            Self::Score => sorted.sort_by_key(|puzzle| score(puzzle)),
            Self::Shots => sorted.sort_by_key(|puzzle| puzzle.shots.len()),
            Self::Id => sorted.sort_by_cached_key(|puzzle| puzzle.id()),
        }
        sorted
    }
}

/// A key that puts puzzles without a rating last.
type Key<T> = (bool, Option<T>);

fn level(puzzle: &Puzzle) -> Key<Level> {
    let level = puzzle.rating.as_ref().map(|rating| rating.level);
    (level.is_none(), level)
}

fn score(puzzle: &Puzzle) -> Key<u32> {
    let score = puzzle.rating.as_ref().map(|rating| rating.score);
    (score.is_none(), score)
}
