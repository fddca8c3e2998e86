//! What stands above a board that is a part of a page: number, title, facts and note.

use std::sync::Arc;

use super::area::Area;
use crate::book::{fitted, lines_in, on_one_line};
use crate::drawing::{Anchor, Appearance, At, DisplayList, Face, Role, Tag, Type};
use crate::stars;
use smyoz_core::puzzles::{Caption, Stars};

/// The distance between texts on a line.
const BETWEEN: f64 = 3.0;
/// The distance of lines of a note, in sizes, and how wide a character of it is at most on average.
const LEADING: f64 = 1.35;
const WIDEST: f64 = 0.58;

/// What is left of an area below the title and the note of its puzzle. A line with number and facts
/// has room in it, as above all boards.
pub fn below_caption(caption: &Caption, appearance: &Appearance, area: Area) -> Area {
    let size = appearance.size(Role::Facts);
    let title = if caption.title.is_some() { size * 1.6 } else { 0.0 };
    let note = note_lines(caption, size, area.width) as f64 * size * LEADING;
    let height = title + note;
    Area { at: (area.at.0, area.at.1 + height), height: area.height - height, ..area }
}

/// The most lines of a note of this size in this width.
fn note_lines(caption: &Caption, size: f64, width: f64) -> usize {
    let length = caption.note().map_or(0, |note| note.chars().count());
    (length as f64 * size * WIDEST / width).ceil() as usize
}

/// The line above a puzzle: its number, its facts and what identifies it, which is shortened to the
/// id where it has no room. A title comes after the number, and the facts below it; a note follows.
pub struct Head<'a> {
    /// The number of the puzzle.
    pub number: usize,
    /// Its level, score and the like.
    pub facts: &'a str,
    /// What identifies it: the id, and the seed if it may be named.
    pub name: &'a str,
    pub id: &'a str,
    /// Its title and its note.
    pub caption: &'a Caption,
    /// How hard it is among those of its level.
    pub stars: Option<Stars>,
}

impl Head<'_> {
    /// Draws it at the top of an area, between these edges.
    pub fn draw(&self, drawing: &mut DisplayList, (left, right): (f64, f64), area: Area) {
        let appearance = Arc::clone(&drawing.appearance);
        let size = appearance.size(Role::Facts);
        let mut y = area.at.1 + 5.0;
        let number_type = Type::bold(appearance.size(Role::Number));
        let number = format!("{}.", self.number);
        let mut start = 0.0;
        drawing.tagged(Tag::Heading(2), |drawing| {
            start = drawing.text(number_type, Anchor::Start, (left, y), &number) + BETWEEN;
            if let Some(title) = self.caption.title() {
                let kind = on_one_line(&appearance.fonts, number_type, right - start, title);
                drawing.text(kind, Anchor::Start, (start, y), title);
                (start, y) = (left, y + size * 1.6);
            }
        });
        self.draw_facts(drawing, (start, y), right);
        let Some(note) = self.caption.note() else { return };
        let most = note_lines(self.caption, size, area.width);
        let kind = Type { face: Face::Italic, ..Type::plain(size) };
        // Above a narrow board, the note may need the width of the area.
        let (left, width) = match lines_in(&appearance.fonts, kind, right - left, note).len() <= most {
            true => (left, right - left),
            false => (area.at.0, area.width),
        };
        let kind = fitted(&appearance.fonts, kind, width, most, note);
        for line in lines_in(&appearance.fonts, kind, width, note) {
            y += size * LEADING;
            drawing.text(kind, Anchor::Start, (left, y), &line);
        }
    }

    fn draw_facts(&self, drawing: &mut DisplayList, (start, y): At, right: f64) {
        /// How large facts and name are where there is little room, and their usual sizes.
        const TIGHT: [(f64, f64); 2] = [(2.4, 2.9), (2.2, 2.4)];
        let appearance = Arc::clone(&drawing.appearance);
        let width = |sizes: [f64; 2], name: &str| {
            let [facts, name] = [(sizes[0], self.facts), (sizes[1], name)]
                .map(|(size, text)| Type::pale(size).width(&appearance.fonts, text));
            facts + stars::width(self.stars, sizes[0]) + BETWEEN + name
        };
        let mut sizes = [Role::Facts, Role::Name].map(|role| appearance.size(role));
        let mut name = self.name;
        if start + width(sizes, name) > right {
            name = self.id;
            let tight = [0, 1].map(|at| sizes[at] * TIGHT[at].0 / TIGHT[at].1);
            // Large type becomes smaller still, but not below what is usual.
            let smaller = (right - start - BETWEEN) / (width(tight, name) - BETWEEN);
            let least = appearance.least_type;
            sizes = [0, 1].map(|at| (tight[at] * smaller).max(TIGHT[at].0).min(tight[at]).max(least));
        }
        let end = drawing.text(Type::pale(sizes[0]), Anchor::Start, (start, y), self.facts);
        stars::draw(drawing, (end, y), sizes[0], self.stars);
        // Where even so there is no room beside the facts, there is some above them.
        let above = if start + width(sizes, name) > right + 0.01 { sizes[0] } else { 0.0 };
        drawing.text(Type::pale(sizes[1]), Anchor::End, (right, y - above), name);
    }
}

/// The number of a solution, and its title as far as the board is wide.
pub fn solution_head(drawing: &mut DisplayList, number: usize, caption: &Caption, at: At, width: f64) {
    let appearance = Arc::clone(&drawing.appearance);
    let kind = Type::bold(appearance.size(Role::Solution));
    drawing.tagged(Tag::Heading(2), |drawing| {
        let end = drawing.text(kind, Anchor::Start, at, &format!("{number}.")) + BETWEEN / 2.0;
        if let Some(title) = caption.title() {
            let kind = on_one_line(&appearance.fonts, Type::plain(kind.size), at.0 + width - end, title);
            drawing.text(kind, Anchor::Start, (end, at.1), title);
        }
    });
}
