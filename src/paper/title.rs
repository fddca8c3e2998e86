//! The title of a puzzle on its own page.

use std::sync::Arc;

use super::PageKind;
use super::book::{lines_in, on_one_line};
use super::drawing::{Anchor, At, DisplayList, Face, Look, Tag, Type};
use super::scaled::Scaled;
use crate::stars;
use smyoz_core::puzzles::{Caption, Stars};

/// The game and what the page is, above a line; below it what identifies the puzzle, and facts. A
/// puzzle with a title of its own is called so, and its note follows.
pub struct Title<'a> {
    /// Whether it is a puzzle or a solution.
    pub kind: PageKind,
    /// The name of the game.
    pub game: &'a str,
    /// What the page is called.
    pub label: &'a str,
    /// What identifies the puzzle: the id, and the seed if it may be named.
    pub name: &'a str,
    /// Its level, score and the like.
    pub facts: Option<&'a str>,
    /// Its title and its note.
    pub caption: &'a Caption,
    /// How hard it is among those of its level.
    pub stars: Option<Stars>,
}

/// The distance of lines of a note, on A4.
const LINE: f64 = 4.3;
/// The room below the line for which pages are laid out.
const ROOM: f64 = 5.0;

impl Title<'_> {
    /// Draws it on the baseline at this height between two edges, all as on A4; higher if there is
    /// a note.
    pub fn draw(&self, drawing: &mut DisplayList, scaled: Scaled, (left, right): At, y: f64) {
        let fonts = Arc::clone(&drawing.appearance);
        let italic = scaled.size(Type { face: Face::Italic, ..Type::plain(3.3) });
        let width = (right - left) * scaled.scale;
        let note = self.note().map_or_else(Vec::new, |note| lines_in(&fonts.fonts, italic, width, note));
        let y = y - (note.len() as f64 * LINE - ROOM).max(0.0);
        let game = scaled.size(Type::bold(10.0));
        drawing.tagged(Tag::Heading(1), |drawing| {
            drawing.text(game, Anchor::Start, scaled.place(left, y), self.game);
        });
        let room = width - game.width(&fonts.fonts, self.game) - 6.0 * scaled.scale;
        let label = self.label();
        let kind = on_one_line(&fonts.fonts, scaled.size(Type::plain(8.0)), room, &label);
        drawing.text(kind, Anchor::End, scaled.place(right, y), &label);
        drawing.line(Look::Rule, scaled.place(left, y + 4.0), scaled.place(right, y + 4.0));
        let small = scaled.size(Type::pale(3.4));
        drawing.text(small, Anchor::Start, scaled.place(left, y + 9.5), self.name);
        if let Some(facts) = self.facts {
            let (x, y) = scaled.place(right, y + 9.5);
            let end = x - stars::width(self.stars, small.size);
            drawing.text(small, Anchor::End, (end, y), facts);
            stars::draw(drawing, (end, y), small.size, self.stars);
        }
        for (at, line) in (1..).zip(&note) {
            drawing.text(italic, Anchor::Start, scaled.place(left, y + 9.5 + LINE * f64::from(at)), line);
        }
    }

    fn label(&self) -> String {
        match (self.caption.title(), self.kind) {
            (None, _) => self.label.to_owned(),
            (Some(title), PageKind::Puzzle) => title.to_owned(),
            (Some(title), PageKind::Solution) => format!("{title} – {}", self.label),
        }
    }

    /// The note, which a solution does not repeat.
    fn note(&self) -> Option<&str> {
        self.caption.note().filter(|_| self.kind == PageKind::Puzzle)
    }
}

/// The title of a puzzle, and its note unless it is solved, as text for a terminal.
pub fn text(caption: &Caption, kind: PageKind) -> String {
    let note = caption.note().filter(|_| kind == PageKind::Puzzle);
    let texts: Vec<String> = [caption.title(), note].into_iter().flatten().map(wrapped).collect();
    if texts.is_empty() { String::new() } else { format!("\n{}", texts.concat()) }
}

/// Stars after the facts, as text for a terminal.
pub fn stars(stars: Option<Stars>) -> String {
    stars.map_or_else(String::new, |stars| format!(" {stars}"))
}

/// A text in lines of at most 80 characters, where its words allow it.
fn wrapped(text: &str) -> String {
    const WIDTH: usize = 80;
    let mut lines = String::new();
    let mut length = 0;
    for word in text.split_whitespace() {
        let own = word.chars().count();
        if length > 0 {
            let goes_on = length + 1 + own <= WIDTH;
            lines.push(if goes_on { ' ' } else { '\n' });
            length = if goes_on { length + 1 } else { 0 };
        }
        lines += word;
        length += own;
    }
    lines + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_are_wrapped_for_terminals() {
        let note = "őszi ".repeat(30);
        let caption = Caption { title: "Est".parse().ok(), note: note.trim().parse().ok() };
        let told = text(&caption, PageKind::Puzzle);
        assert!(told.starts_with("\nEst\n") && told.lines().all(|line| line.chars().count() <= 80), "{told}");
        assert_eq!(told.split_whitespace().count(), 31);
        assert_eq!(text(&caption, PageKind::Solution), "\nEst\n");
        assert_eq!(text(&Caption::NONE, PageKind::Puzzle), "");
    }
}
