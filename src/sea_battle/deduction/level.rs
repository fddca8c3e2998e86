//! Levels: how much a solver must be able to see.

use std::fmt;

/// How much a solver must be able to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Kezdő: what neighbouring cells, single counts and finished ships say.
    Beginner,
    /// Haladó: what the places left for ships and the patterns of a line say.
    Advanced,
    /// Mester: what several lines or several ships say together.
    Master,
}

impl Level {
    /// All levels, ascending.
    pub const ALL: [Self; 3] = [Self::Beginner, Self::Advanced, Self::Master];

    /// The name on the command line and in files.
    #[must_use]
    pub fn name(self) -> &'static str {
        ["beginner", "advanced", "master"][self as usize]
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
