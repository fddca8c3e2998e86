//! What an engine answers.

use std::collections::BTreeSet;

use crate::smyoz::board::Layout;

/// Layouts that fit a set of clues.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solutions {
    /// The layouts found, sorted.
    pub layouts: Vec<Layout>,
    /// Whether there are no others.
    pub complete: bool,
}

impl Solutions {
    /// That no layout fits.
    pub const NONE: Self = Self { layouts: Vec::new(), complete: true };

    /// At most `limit` of the layouts found; they are complete if there are no more, and no others were left unfound.
    #[must_use]
    pub fn new(found: BTreeSet<Layout>, limit: usize) -> Self {
        Self { complete: found.len() <= limit, layouts: found.into_iter().take(limit).collect() }
    }

    /// The layout, if it is the only one.
    #[must_use]
    pub fn unique(&self) -> Option<Layout> {
        match self.layouts[..] {
            [layout] if self.complete => Some(layout),
            _ => None,
        }
    }
}
