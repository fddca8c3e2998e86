//! What an author says of a puzzle: its title and a note.
//!
//! They are no clues: ids, seeds and proofs do not depend on them.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::as_text;

/// A text on one line, of at least one and at most `MOST` characters.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Text<const MOST: usize>(String);

/// Why a text cannot be a title or a note.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TextError {
    #[error("expected a text; leave the key out where there is none")]
    Empty,
    #[error("expected at most {most} characters, found {length}")]
    TooLong {
        /// The most that it may have.
        most: usize,
        length: usize,
    },
    /// It has a line break, a tabulator or the like.
    #[error("expected a text on one line, found the control character U+{:04X}", u32::from(*.0))]
    Control(char),
}

impl<const MOST: usize> Text<MOST> {
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// A text that comes from elsewhere, with blanks for control characters, and cut if it is too
    /// long; `None` if there is none.
    pub fn shortened(text: &str) -> Option<Self> {
        let text: String = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
        match text.parse() {
            Err(TextError::TooLong { .. }) => {
                let begin: String = text.chars().take(MOST - 1).collect();
                Some(Self(begin.trim_end().to_owned() + "…"))
            }
            text => text.ok(),
        }
    }
}

impl<const MOST: usize> FromStr for Text<MOST> {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let length = text.chars().count();
        match text.chars().find(|character| character.is_control()) {
            Some(control) => Err(TextError::Control(control)),
            None if text.trim().is_empty() => Err(TextError::Empty),
            None if length > MOST => Err(TextError::TooLong { most: MOST, length }),
            None => Ok(Self(text.to_owned())),
        }
    }
}

impl<const MOST: usize> fmt::Display for Text<MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

as_text!(Text<MOST>, const MOST: usize);

/// The title of a puzzle.
pub type Title = Text<60>;

/// A note to the solver.
pub type Note = Text<300>;

/// The title and the note of a puzzle, where it has them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Caption {
    /// What the puzzle is called.
    pub title: Option<Title>,
    /// What its author says to the solver.
    pub note: Option<Note>,
}

impl Caption {
    pub const NONE: Self = Self { title: None, note: None };

    pub fn title(&self) -> Option<&str> {
        self.title.as_ref().map(Title::as_str)
    }

    pub fn note(&self) -> Option<&str> {
        self.note.as_ref().map(Note::as_str)
    }

    /// Whether title or note contain a text, whichever letters are capitals.
    pub fn contains(&self, text: &str) -> bool {
        let text = text.to_lowercase();
        [self.title(), self.note()].into_iter().flatten().any(|own| own.to_lowercase().contains(&text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_have_one_line_and_a_length() {
        assert_eq!("Őszi rejtvény".parse::<Title>().unwrap().as_str(), "Őszi rejtvény");
        assert_eq!("".parse::<Title>(), Err(TextError::Empty));
        assert_eq!("  ".parse::<Title>(), Err(TextError::Empty));
        assert_eq!("a\nb".parse::<Note>(), Err(TextError::Control('\n')));
        assert!("á".repeat(60).parse::<Title>().is_ok());
        assert_eq!("á".repeat(61).parse::<Title>(), Err(TextError::TooLong { most: 60, length: 61 }));
    }

    #[test]
    fn captions_are_searched_whatever_the_case() {
        let caption = Caption { title: "Őszi est".parse().ok(), note: "For Anna".parse().ok() };
        assert!(caption.contains("ŐSZI") && caption.contains("anna") && !caption.contains("est for"));
        assert!(!Caption::NONE.contains(""));
    }
}
