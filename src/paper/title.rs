//! The title of a puzzle on a page of its own.

use super::drawing::{Anchor, At, DisplayList, Look, Type};
use super::sheet::scaled::Scaled;

/// The game and what the page is, above a line; below it what identifies the puzzle, and facts.
pub(crate) struct Title<'a> {
    pub game: &'a str,
    pub label: &'a str,
    pub name: &'a str,
    pub facts: Option<&'a str>,
}

impl Title<'_> {
    /// Draws it on the baseline at this height between two edges, all as on A4.
    pub fn draw(&self, drawing: &mut DisplayList, scaled: Scaled, (left, right): At, y: f64) {
        drawing.text(scaled.size(Type::bold(10.0)), Anchor::Start, scaled.place(left, y), self.game);
        drawing.text(scaled.size(Type::plain(8.0)), Anchor::End, scaled.place(right, y), self.label);
        drawing.line(Look::Rule, scaled.place(left, y + 4.0), scaled.place(right, y + 4.0));
        let small = scaled.size(Type::pale(3.4));
        drawing.text(small, Anchor::Start, scaled.place(left, y + 9.5), self.name);
        if let Some(facts) = self.facts {
            drawing.text(small, Anchor::End, scaled.place(right, y + 9.5), facts);
        }
    }
}
