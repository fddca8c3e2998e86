//! Shogword: a crossword for two, built letter by letter, that ends in mate.

#![expect(dead_code, reason = "the move generator will look rows with gaps up")]

pub mod letters;
pub mod words;

pub use letters::{Letter, LetterError, Letters, LettersError};
pub use words::{LONGEST, Words, WordsError};
