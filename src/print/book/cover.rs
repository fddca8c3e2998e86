//! Covers: back, spine and front on one sheet, as printers on demand ask for them.

use std::sync::Arc;

use super::flow::{centred, fitted, on_one_line};
use super::rules::is_solved_by_thinking;
use super::{Book, Isbn, Order};
use crate::lang::Lang;
use crate::print::drawing::{Anchor, At, Bleed, DisplayList, Face, Look, Type};
use crate::print::page::{Page, level_name};
use crate::print::sheet::board::{Board, MARGIN, SIDE};
use crate::print::{Ink, PageKind, Style};
use crate::puzzle::Puzzle;
use crate::smyoz::{Inventory, Layout, Seed, Symmetry};

/// What a cover is to be like.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cover {
    /// The number of pages of the book.
    pub pages: usize,
    /// How much each page adds to the width of the spine in millimetres.
    pub thickness: f64,
    /// How far the cover goes on beyond its edges in millimetres.
    pub bleed: f64,
}

/// The distance between the type on a spine and its edges, as printers on demand ask for it: a
/// sixteenth of an inch, since the folds may lie a little aside.
const BESIDE_TYPE: f64 = 25.4 / 16.0;

/// The smallest type on a spine: 7 points, the smallest that printers on demand accept.
const SMALLEST_TYPE: f64 = 7.0 * 25.4 / 72.0;

/// The smallest distance between what must not be cut off and an edge: a quarter of an inch.
const SAFE: f64 = 25.4 / 4.0;

/// The width of the narrowest bars of an EAN-13 in its nominal size.
const MODULE: f64 = 0.33;

/// The height of its bars without the guards' ends, which reach into the line of the digits.
const BARS: f64 = 22.85;

/// The blank modules that it needs on the left and on the right.
const QUIET: (f64, f64) = (11.0, 7.0);

/// The size of a bar code's place.
const CODE: At = (50.8, 32.5);

/// White type on the ground.
fn white(face: Face, size: f64) -> Type {
    Type { face, size, look: Look::Paper }
}

/// Pale type on the ground.
fn foam(size: f64) -> Type {
    Type { face: Face::Regular, size, look: Look::Foam }
}

impl Cover {
    /// The width of the spine in millimetres.
    #[must_use]
    pub fn spine(&self) -> f64 {
        self.pages as f64 * self.thickness
    }

    /// The size of the type on the spine; `None` if it is too narrow for any.
    fn type_on_spine(&self) -> Option<f64> {
        let room = self.spine() - 2.0 * BESIDE_TYPE;
        (room >= SMALLEST_TYPE).then(|| room.min(7.0))
    }
}

impl Book {
    /// The cover, from the outside: the back on the left, the front on the right. Printers print it
    /// in colour, whatever the ink of the pages.
    #[must_use]
    pub fn cover(&self, puzzles: &[Puzzle], cover: &Cover) -> DisplayList {
        let ((width, height), spine) = (self.paper, cover.spine());
        let whole = 2.0 * width + spine;
        let appearance = Arc::new(self.theme.appearance(Ink::Colour));
        let mut drawing = DisplayList::new((whole, height), appearance, self.style.lang, self.title.clone());
        drawing.bleed = Bleed::all(cover.bleed);
        draw_ground(&mut drawing);
        self.draw_front(&mut drawing, width + spine, puzzles);
        if let Some(size) = cover.type_on_spine() {
            self.draw_spine(&mut drawing, (width + spine / 2.0, height / 2.0), size);
        }
        self.draw_back(&mut drawing, puzzles);
        drawing
    }

    fn draw_front(&self, drawing: &mut DisplayList, left: f64, puzzles: &[Puzzle]) {
        let (width, height) = self.paper;
        let (middle, room) = (left + width / 2.0, width * 0.84);
        let fonts = &self.theme.fonts;
        let mut set = |kind, most, y, text: &str| {
            centred(drawing, fitted(fonts, kind, room, most, text), (middle, y), room, text)
        };
        let mut y = height * 0.15;
        let title = white(Face::Bold, width / 7.5);
        if self.names_no_game() {
            set(foam(width / 26.0), 1, y - title.size * 0.85, &self.style.lang.book_kind());
            y += title.size * 0.3;
        }
        y += set(title, 3, y, &self.title) - width * 0.03;
        if let Some(subtitle) = &self.subtitle {
            y += set(foam(width / 22.0), 3, y, subtitle);
        }
        let foot = height * 0.94;
        if let Some(author) = &self.author {
            let kind = on_one_line(fonts, white(Face::Regular, width / 22.0), room, author);
            drawing.text(kind, Anchor::Middle, (middle, foot), author);
        }
        // Between the texts, and a little smaller than would fit, as it lies askew.
        let (top, bottom) = (y - width * 0.02, foot - width * 0.06);
        let side = f64::min(width * 0.72, (bottom - top) * 0.86);
        draw_card(drawing, (middle, (top + bottom) / 2.0), side, motif(puzzles));
    }

    /// The title and the author along the spine, from top to bottom.
    fn draw_spine(&self, drawing: &mut DisplayList, middle: At, size: f64) {
        let length = self.paper.1 - 2.0 * SAFE;
        let (start, end) = (middle.0 - length / 2.0, middle.0 + length / 2.0);
        let author = self.author.as_deref().unwrap_or_default();
        let fonts = &self.theme.fonts;
        let author_type = on_one_line(fonts, foam(f64::max(size * 0.7, SMALLEST_TYPE)), length * 0.4, author);
        let free = length - author_type.width(fonts, author) - size;
        let title_type = on_one_line(fonts, white(Face::Bold, size), free, &self.title);
        // Capitals reach three quarters of the size above the baseline, descenders a quarter below
        // it.
        let base = |kind: Type| middle.1 + kind.size * 0.25;
        drawing.turned(middle, 90.0, |drawing| {
            drawing.text(title_type, Anchor::Start, (start, base(title_type)), &self.title);
            drawing.text(author_type, Anchor::End, (end, base(author_type)), author);
        });
    }

    fn draw_back(&self, drawing: &mut DisplayList, puzzles: &[Puzzle]) {
        let (width, height) = self.paper;
        let (middle, room) = (width / 2.0, width * 0.74);
        let (lang, fonts) = (self.style.lang, &self.theme.fonts);
        let pitch = self.blurb.clone().unwrap_or_else(|| pitch(lang, puzzles));
        let size = (width / 30.0).clamp(3.6, 5.2);
        let mut y = height * 0.16;
        y += centred(drawing, white(Face::Bold, size * 1.5), (middle, y), room, &lang.book_count(puzzles.len())) + size;
        let sorted = Order::Level.of(puzzles);
        let level = |puzzle: &Puzzle| puzzle.rating.as_ref().map(|rating| rating.level);
        let groups = sorted.chunk_by(|one, other| level(one) == level(other));
        let levels =
            groups.filter_map(|group| Some(lang.cover_levels(level_name(lang, level(group[0])?), group.len())));
        let levels: Vec<String> = levels.collect();
        // All of it stands above the bar code.
        let leading = size * 1.25;
        let free = height - 2.0 * SAFE - CODE.1 - y - size * 2.6 - leading * levels.len() as f64;
        let most = free.min(height * 0.4) / leading;
        let kind = fitted(fonts, white(Face::Regular, size), room, most as usize, &pitch);
        y += centred(drawing, kind, (middle, y), room, &pitch) + size * 1.6;
        for text in levels {
            y += centred(drawing, foam(size), (middle, y), room, &text);
        }
        if let Some(publisher) = &self.publisher {
            let room = width - CODE.0 - 4.0 * SAFE;
            let kind = on_one_line(fonts, foam(size * 0.85), room, publisher);
            drawing.text(kind, Anchor::Start, (2.0 * SAFE, height - 2.0 * SAFE), publisher);
        }
        if let Some(isbn) = &self.isbn {
            draw_code(drawing, (width - 2.0 * SAFE - CODE.0, height - 2.0 * SAFE - CODE.1), isbn);
        }
    }
}

/// A description of the puzzles. That thinking leads to every solution is said only if it is known.
fn pitch(lang: Lang, puzzles: &[Puzzle]) -> String {
    let promise = if puzzles.iter().all(is_solved_by_thinking) {
        lang.cover_thinking()
    } else if puzzles.iter().any(|puzzle| puzzle.up_to_symmetry) {
        String::new()
    } else {
        lang.cover_unique()
    };
    format!("{} {promise}", lang.cover_pitch())
}

/// The sea: a dark ground with the lines of a chart.
fn draw_ground(drawing: &mut DisplayList) {
    let (DisplayList { size: (width, height), bleed, .. }, distance) = (&*drawing, 12.0);
    let ((width, height), by) = ((*width, *height), bleed.left);
    drawing.rect(Look::Sea, (-by, -by), (width + by, height + by), 0.0);
    let lines = |length: f64| (1..).map(move |at| f64::from(at) * distance).take_while(move |&at| at < length + by);
    for x in lines(width) {
        drawing.line(Look::Wave, (x, -by), (x, height + by));
    }
    for y in lines(height) {
        drawing.line(Look::Wave, (-by, y), (width + by, y));
    }
}

/// A solved board on a card that lies a little askew.
fn draw_card(drawing: &mut DisplayList, (x, y): At, side: f64, layout: Layout) {
    let puzzle = Puzzle { inventory: Inventory::of(&layout), solution: Some(layout), ..Puzzle::default() };
    let style = Style { lang: drawing.lang, ink: Ink::Colour };
    let page = Page::of(&puzzle, PageKind::Solution, style).expect("it has a solution");
    let (half, shadow) = (side / 2.0, side * 0.016);
    // The coordinates stand above and on the left, and as much is left free on the other sides.
    let cell = side / (SIDE + 3.0 * MARGIN);
    let corner = (x - half + cell * MARGIN * 1.6, y - half + cell * MARGIN * 1.6);
    drawing.turned((x, y), -5.0, |drawing| {
        let card = |look, by: f64, drawing: &mut DisplayList| {
            drawing.rect(look, (x - half + by, y - half + by), (x + half + by, y + half + by), side * 0.02);
        };
        card(Look::Shade, shadow, drawing);
        card(Look::Paper, 0.0, drawing);
        Board { at: corner, cell }.draw(drawing, &page);
    });
}

/// A layout that solves none of the puzzles, seen from any side.
fn motif(puzzles: &[Puzzle]) -> Layout {
    let is_solution = |layout: &Layout| {
        let images = Symmetry::ALL.map(|symmetry| layout.image(symmetry));
        puzzles.iter().filter_map(|puzzle| puzzle.solution).any(|solution| images.contains(&solution))
    };
    let mut layouts = (0..Seed::COUNT).filter_map(|number| Some(Seed::try_from(number).ok()?.layout()));
    layouts.find(|layout| !is_solution(layout)).expect("a book has fewer puzzles than there are seeds")
}

/// The bar code of an ISBN on white, with the number above and the digits below.
fn draw_code(drawing: &mut DisplayList, (left, top): At, isbn: &Isbn) {
    drawing.rect(Look::Paper, (left, top), (left + CODE.0, top + CODE.1), 0.0);
    let modules = isbn.modules();
    let start = left + (CODE.0 - MODULE * (modules.len() as f64 + QUIET.0 + QUIET.1)) / 2.0 + MODULE * QUIET.0;
    let place = |module: usize| start + MODULE * module as f64;
    let number = Type { look: Look::Bar, ..Type::plain(2.9) };
    drawing.text(number, Anchor::Middle, (left + CODE.0 / 2.0, top + 4.2), &format!("ISBN {isbn}"));
    let (upper, lower) = (top + 5.6, top + 5.6 + BARS);
    let mut module = 0;
    for bar in modules.chunk_by(|one, other| one == other) {
        if bar[0] {
            let is_guard = [0..3, 45..50, 92..95].iter().any(|guard| guard.contains(&module));
            let end = if is_guard { lower + 5.0 * MODULE } else { lower };
            drawing.rect(Look::Bar, (place(module), upper), (place(module + bar.len()), end), 0.0);
        }
        module += bar.len();
    }
    let base = lower + 3.0;
    let digit = Type { look: Look::Bar, ..Type::plain(3.4) };
    for (at, value) in isbn.digits().into_iter().enumerate() {
        let x = match at {
            0 => start - MODULE * 7.0,
            1..7 => place(3 + 7 * (at - 1)) + MODULE * 3.5,
            _ => place(50 + 7 * (at - 7)) + MODULE * 3.5,
        };
        drawing.text(digit, Anchor::Middle, (x, base), &value.to_string());
    }
}
