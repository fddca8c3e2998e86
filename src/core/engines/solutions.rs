//! The answer of an engine.

use std::collections::BTreeSet;

/// Layouts that fit a set of clues.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solutions<L> {
    /// Sorted.
    pub layouts: Vec<L>,
    /// Whether there are no others.
    pub complete: bool,
}

impl<L: Ord> Solutions<L> {
    pub const NONE: Self = Self { layouts: Vec::new(), complete: true };

    /// At most `limit` of the layouts found; complete if these are all, and the engine found all
    /// that exist.
    pub fn new(found: BTreeSet<L>, limit: usize) -> Self {
        Self { complete: found.len() <= limit, layouts: found.into_iter().take(limit).collect() }
    }

    /// The layout, if it is the only one.
    pub fn unique(&self) -> Option<&L> {
        match &self.layouts[..] {
            [layout] if self.complete => Some(layout),
            _ => None,
        }
    }
}
