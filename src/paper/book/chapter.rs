//! Parts of a book that the author makes, and how long puzzles take.

use super::game::Bindable;
use super::{Book, Order};

/// A part of a book with puzzles that the author put together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chapter {
    /// What it is called. Without a title, it is divided by game and level, as a book without
    /// chapters is.
    pub title: Option<String>,
    /// What stands below its title, in Markdown, on pages before its puzzles.
    pub text: Option<String>,
    /// The number of its puzzles. There may be none if it has a title and a text.
    pub puzzles: usize,
    pub order: Order,
}

/// How many minutes a puzzle takes: a number for any, and one for each point of its score.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Minutes {
    pub any: f64,
    /// What each point of the score adds.
    pub by_score: f64,
}

impl Minutes {
    /// The minutes that a puzzle of this score takes, at least one.
    pub(super) fn of(self, score: u32) -> usize {
        (self.any + self.by_score * f64::from(score)).round().max(1.0) as usize
    }
}

impl Book {
    /// The puzzles in the order in which they are numbered.
    #[must_use]
    pub fn ordered<'a, P: AsRef<dyn Bindable>>(&self, puzzles: &'a [P]) -> Vec<&'a dyn Bindable> {
        let mut rest = puzzles;
        let mut ordered = Vec::new();
        for Chapter { puzzles, order, .. } in &self.chapters {
            let (own, others) = rest.split_at((*puzzles).min(rest.len()));
            ordered.extend(order.bindable(own));
            rest = others;
        }
        ordered.extend(self.order.bindable(rest));
        ordered
    }
}
