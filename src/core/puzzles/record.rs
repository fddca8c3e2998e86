//! A puzzle as journals, lists and directories of files know it.

use std::ops::Deref;

use super::{Caption, Id, Level, Seed, Stars};

/// A puzzle, as journals, lists and files of puzzles know it.
pub trait Record {
    /// The name of the game, as in commands.
    fn game(&self) -> &'static str;

    /// The puzzle's id: the same for all images under the symmetries of its board.
    fn id(&self) -> Id;

    /// The seed that it was made from, if it names one.
    fn seed(&self) -> Option<Seed>;

    /// The level that it states, if it is rated.
    fn level(&self) -> Option<Level>;

    /// How hard it is among the puzzles of its level, if it is rated and its game says so.
    fn stars(&self) -> Option<Stars> {
        None
    }

    /// Its title and its note.
    fn caption(&self) -> &Caption {
        &Caption::NONE
    }

    /// Whether its maker meant that some of its clues may be spare: they could be left out.
    fn allows_spare(&self) -> bool {
        false
    }

    /// How the names of its files begin: with the game, then the seed, or the id if there is none.
    fn file_stem(&self) -> String {
        match self.seed() {
            Some(seed) => format!("{}-{seed}", self.game()),
            None => format!("{}-{}", self.game(), self.id()),
        }
    }
}

/// What leads to a record is one itself: a box with a puzzle, or a type around a puzzle.
impl<T: Deref<Target: Record>> Record for T {
    fn game(&self) -> &'static str {
        (**self).game()
    }

    fn id(&self) -> Id {
        (**self).id()
    }

    fn seed(&self) -> Option<Seed> {
        (**self).seed()
    }

    fn level(&self) -> Option<Level> {
        (**self).level()
    }

    fn stars(&self) -> Option<Stars> {
        (**self).stars()
    }

    fn caption(&self) -> &Caption {
        (**self).caption()
    }

    fn allows_spare(&self) -> bool {
        (**self).allows_spare()
    }
}
