//! Levels: how much a solver must be able to see. Every game has the same ones; the techniques that
//! belong to them are its own.

use std::str::FromStr;

use thiserror::Error;

use super::{as_text, by_name};
use crate::lang::nearest;

/// How much a solver must be able to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Kezdő: what neighbours and single counts say.
    Beginner,
    /// Haladó: what a whole line, or all pieces of a kind, say.
    Advanced,
    /// Mester: what several things say together.
    Master,
    /// Nagymester: what suppositions show that one can follow to their end.
    Grandmaster,
    /// What no technique shows. A proof can be given, but no person would find it.
    Beyond,
}

impl Level {
    pub const ALL: [Self; 5] = [Self::Beginner, Self::Advanced, Self::Master, Self::Grandmaster, Self::Beyond];

    /// The levels of puzzles that a person can solve.
    pub const SOLVABLE: [Self; 4] = [Self::Beginner, Self::Advanced, Self::Master, Self::Grandmaster];

    /// The name on the command line and in files.
    pub fn name(self) -> &'static str {
        ["beginner", "advanced", "master", "grandmaster", "beyond"][self as usize]
    }
}

as_text!(Level);

by_name!(Level);

/// Text that does not name a level, or levels.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LevelError {
    /// A name that no level has.
    #[error(
        "`{text}` is not a level: expected beginner, advanced, master, grandmaster or beyond{}",
        .nearest.map_or_else(String::new, |name| format!("; did you mean `{name}`?"))
    )]
    Unknown {
        text: String,
        /// The most similar name, if any is similar.
        nearest: Option<&'static str>,
    },
    /// No name where there should be one.
    #[error("a level is missing: expected beginner, advanced, master, grandmaster or beyond")]
    Missing,
    /// A range whose first level is the harder one.
    #[error("the range is reversed: expected {1}..{0}")]
    Reversed(Level, Level),
}

impl LevelError {
    /// The error for this text.
    pub fn of(text: &str) -> Self {
        let nearest = nearest(text, Level::ALL.into_iter().map(Level::name));
        Self::Unknown { text: text.to_owned(), nearest: nearest.filter(|_| !text.contains("..")) }
    }
}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Self, LevelError> {
        Self::ALL.into_iter().find(|level| level.name() == text).ok_or_else(|| LevelError::of(text))
    }
}

/// A text is not the id of a technique.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("no technique has the id `{id}`{}", .nearest.map_or_else(String::new, |id| format!(": did you mean `{id}`?")))]
pub struct UnknownTechniqueError {
    pub id: String,
    /// The most similar id, if any is similar.
    pub nearest: Option<&'static str>,
}

impl UnknownTechniqueError {
    /// The error for a text that is none of a game's ids.
    pub fn of(text: &str, ids: impl Iterator<Item = &'static str>) -> Self {
        Self { id: text.to_owned(), nearest: nearest(text, ids) }
    }
}
