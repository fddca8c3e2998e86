//! The order of the puzzles in a book.

use super::games::Bindable;
use crate::Lang;
use smyoz_core::puzzles::{Level, Seed};

/// The order of the puzzles in a book: game by game, that of the first puzzle first, and within a
/// game like this. Where it leaves a choice, they keep the order in which they are given.
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
    /// By number of shots, or of cells shown.
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

    /// Puts puzzles into this order, whatever their type.
    pub(super) fn bindable<P: AsRef<dyn Bindable>>(self, puzzles: &[P]) -> Vec<&dyn Bindable> {
        self.of(puzzles).into_iter().map(AsRef::as_ref).collect()
    }

    /// Puts puzzles into this order.
    #[must_use]
    pub fn of<P: AsRef<dyn Bindable>>(self, puzzles: &[P]) -> Vec<&P> {
        let mut sorted: Vec<&P> = puzzles.iter().collect();
        let entry = |puzzle: &&P| puzzle.as_ref().entry();
        match self {
            Self::Given => {}
            Self::Level => sorted.sort_by_cached_key(|puzzle| (level(puzzle), score(puzzle))),
            Self::Shuffled(seed) => {
                sorted.sort_by_cached_key(|puzzle| puzzle.as_ref().its_id());
                seed.stream("book").shuffle(&mut sorted);
                sorted.sort_by_cached_key(level);
            }
            Self::Score => sorted.sort_by_cached_key(score),
            Self::Shots => sorted.sort_by_cached_key(|puzzle| entry(puzzle).given),
            Self::Id => sorted.sort_by_cached_key(|puzzle| puzzle.as_ref().its_id()),
        }
        let game = |puzzle: &P| puzzle.as_ref().its_game().name(Lang::En);
        let mut games: Vec<String> = Vec::new();
        for puzzle in puzzles {
            if !games.contains(&game(puzzle)) {
                games.push(game(puzzle));
            }
        }
        sorted.sort_by_cached_key(|puzzle| games.iter().position(|name| *name == game(puzzle)));
        sorted
    }
}

/// A key that puts puzzles without a rating last.
type Key<T> = (bool, Option<T>);

fn level<P: AsRef<dyn Bindable>>(puzzle: &P) -> Key<Level> {
    let level = puzzle.as_ref().entry().level;
    (level.is_none(), level)
}

fn score<P: AsRef<dyn Bindable>>(puzzle: &P) -> Key<u32> {
    let score = puzzle.as_ref().entry().score;
    (score.is_none(), score)
}
