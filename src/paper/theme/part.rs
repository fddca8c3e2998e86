//! The parts of a book, by their names.

use std::str::FromStr;

use serde::Deserialize;
use thiserror::Error;

use smyoz_core::lang::nearest;

/// A part of a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(try_from = "String")]
pub enum Part {
    Title,
    /// What is known about the making of the book.
    Imprint,
    Contents,
    /// What precedes the rules, if the theme has a text for it.
    Foreword,
    Rules,
    /// The techniques that help in the puzzles, each on a board where it does.
    Techniques,
    /// The first puzzle, solved in stages.
    Walkthrough,
    Puzzles,
    /// What follows the puzzles, if the theme has a text for it.
    Afterword,
    /// The first stages of each puzzle, if they are wanted.
    Hints,
    /// The mercy shots, if there are any and they are not at their puzzles.
    Mercy,
    /// The shots that decide between the images of symmetric puzzles, if there are any.
    Deciding,
    /// The whole paths of chosen puzzles.
    Paths,
    Solutions,
    /// The puzzles by their titles, sizes and hardest techniques.
    Index,
    /// The puzzles by their ids.
    Ids,
}

impl Part {
    /// All parts, in their usual order.
    pub const ALL: [Self; 16] = [
        Self::Title,
        Self::Imprint,
        Self::Contents,
        Self::Foreword,
        Self::Rules,
        Self::Techniques,
        Self::Walkthrough,
        Self::Puzzles,
        Self::Afterword,
        Self::Hints,
        Self::Mercy,
        Self::Deciding,
        Self::Paths,
        Self::Solutions,
        Self::Index,
        Self::Ids,
    ];

    /// Its name in themes.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Title => "title",
            Self::Imprint => "imprint",
            Self::Contents => "contents",
            Self::Foreword => "foreword",
            Self::Rules => "rules",
            Self::Techniques => "techniques",
            Self::Walkthrough => "walkthrough",
            Self::Puzzles => "puzzles",
            Self::Afterword => "afterword",
            Self::Hints => "hints",
            Self::Mercy => "mercy",
            Self::Deciding => "deciding",
            Self::Paths => "paths",
            Self::Solutions => "solutions",
            Self::Index => "index",
            Self::Ids => "ids",
        }
    }
}

/// A text that names no part.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "`{text}` is not a part: expected {}{}", Part::ALL.map(Part::name).join(", "),
    .nearest.map_or_else(String::new, |name| format!("; did you mean `{name}`?"))
)]
pub struct PartError {
    text: String,
    nearest: Option<&'static str>,
}

impl FromStr for Part {
    type Err = PartError;

    fn from_str(text: &str) -> Result<Self, PartError> {
        let part = Self::ALL.into_iter().find(|part| part.name() == text);
        let nearest = || nearest(text, Self::ALL.into_iter().map(Self::name));
        part.ok_or_else(|| PartError { text: text.to_owned(), nearest: nearest() })
    }
}

impl TryFrom<String> for Part {
    type Error = PartError;

    fn try_from(text: String) -> Result<Self, PartError> {
        text.parse()
    }
}
