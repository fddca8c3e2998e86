//! Running text: Markdown with headings, emphasis, lists and pictures, set in lines and pages.

mod blocks;
mod lines;

use std::sync::Arc;

pub(super) use blocks::{Block, Paragraph};
pub(super) use lines::centred;
pub(crate) use lines::{fitted, lines_in, on_one_line};

use super::game::Game;
use super::pictures::{self, Picture};
use super::press::Press;
use crate::area::Area;
use crate::drawing::{Appearance, At, DisplayList, Role, Type};

/// The distance of columns, and of a text from the picture beside it.
const BETWEEN: f64 = 6.0;

/// The blocks of a text. With a game, fenced blocks are its pictures; without, they are left out.
pub(super) fn blocks(press: &Press, markdown: &str, game: Option<&dyn Game>) -> Vec<Block> {
    let pictures = game.map(|game| (game, press.book.style));
    blocks::read(markdown, &press.appearance, pictures)
}

/// The heading of a part.
pub(super) fn heading(press: &Press, name: &str) -> Block {
    Block::Text(Paragraph::heading(name, press.size(Role::Part)).topmost())
}

/// Sets a text without pictures from the current page on. Returns where it ends.
pub(super) fn set(press: &mut Press, markdown: &str) -> f64 {
    let blocks = blocks(press, markdown, None);
    print(press, &blocks)
}

/// Sets the heading of a part, and a text below it.
pub(super) fn set_part(press: &mut Press, name: &str, markdown: &str, game: Option<&dyn Game>) {
    let mut all = vec![heading(press, name)];
    all.extend(blocks(press, markdown, game));
    print(press, &all);
}

/// How much of their space is left between blocks that are set closely.
const CLOSELY: f64 = 0.6;

/// Of a page that is less full than this, it is tried to make do without.
const NEARLY_EMPTY: f64 = 0.2;

/// Sets blocks from the current page on; closer together if that saves a last page with only a few
/// lines. Returns where they end.
pub(super) fn print(press: &mut Press, blocks: &[Block]) -> f64 {
    let begun = press.begun();
    let (pages, area) = (press.now.pages, press.area());
    let set = |press: &mut Press, spacing| {
        let mut flow = Flow { spacing, ..Flow::new(press, 1) };
        flow.set(blocks);
        flow.y()
    };
    let usual = set(press, 1.0);
    let needed = press.now.pages;
    if needed == pages || usual - area.at.1 > NEARLY_EMPTY * area.height {
        return usual;
    }
    press.go_back(begun.clone());
    let close = set(press, CLOSELY);
    if press.now.pages < needed {
        return close;
    }
    press.go_back(begun);
    set(press, 1.0)
}

/// Sets blocks one below the other, in columns and pages.
pub(super) struct Flow<'p, 'b> {
    press: &'p mut Press<'b>,
    columns: usize,
    column: usize,
    y: f64,
    /// Down to where a picture stands on the left, and how far what is beside it is moved.
    beside: Option<(f64, f64)>,
    /// How much of their usual space is left between blocks.
    spacing: f64,
    /// Whether nothing may come between what was set last and what follows.
    is_kept: bool,
}

impl<'p, 'b> Flow<'p, 'b> {
    /// Begins at the top of the current page.
    pub fn new(press: &'p mut Press<'b>, columns: usize) -> Self {
        let y = press.area().at.1;
        Self { press, columns, column: 0, y, beside: None, spacing: 1.0, is_kept: false }
    }

    /// Sets blocks below what was set. Returns the index of the page where they begin.
    pub fn set(&mut self, blocks: &[Block]) -> usize {
        let mut first = None;
        for (at, block) in blocks.iter().enumerate() {
            match block {
                Block::Text(paragraph) => {
                    if paragraph.is_heading {
                        self.end();
                    }
                    self.text(paragraph, &blocks[at..]);
                }
                Block::Pictures(row) => self.pictures(row, &blocks[at..]),
                Block::Beside(picture) => self.beside(picture, &blocks[at..]),
                Block::End => self.end(),
            }
            first = first.or(Some(self.press.now.pages - 1));
        }
        self.end();
        first.unwrap_or(self.press.now.pages - 1)
    }

    /// Where what is set next begins, from the upper edge of the page.
    pub fn y(&self) -> f64 {
        self.y
    }

    fn area(&self) -> Area {
        let area = self.press.area();
        let width = (area.width - BETWEEN * (self.columns - 1) as f64) / self.columns as f64;
        Area { at: (area.at.0 + (width + BETWEEN) * self.column as f64, area.at.1), width, ..area }
    }

    /// The room that is left below what was set.
    fn room(&self) -> f64 {
        let area = self.area();
        area.at.1 + area.height - self.y
    }

    /// Goes on in the next column, or on a new page.
    fn turn(&mut self) {
        self.column = (self.column + 1) % self.columns;
        if self.column == 0 {
            self.press.page();
        }
        self.y = self.area().at.1;
        self.beside = None;
    }

    /// Goes on below the picture on the left.
    fn end(&mut self) {
        if let Some((bottom, _)) = self.beside.take() {
            self.y = self.y.max(bottom);
        }
    }

    /// The width that is left beside a picture.
    fn width(&self) -> f64 {
        self.area().width - self.moved()
    }

    /// How far what is set is moved to the right.
    fn moved(&self) -> f64 {
        self.beside.map_or(0.0, |(_, moved)| moved)
    }

    /// Goes on in the next column or page if these blocks begin with more than there is room for.
    /// It never does below a heading, which would stand alone, nor at the top, where there is no more
    /// room on the next.
    fn make_room(&mut self, blocks: &[Block]) {
        let is_begun = self.y > self.area().at.1;
        if is_begun && !self.is_kept && together(&self.press.appearance, blocks, self.width()) > self.room() {
            self.turn();
        }
        self.is_kept = false;
    }

    /// Leaves a space below what was set, if anything was.
    fn leave(&mut self, space: f64) {
        if self.y > self.area().at.1 {
            self.y += space * self.spacing;
        }
    }

    /// Sets a paragraph, with those that must stay together with it.
    fn text(&mut self, paragraph: &Paragraph, rest: &[Block]) {
        self.leave(paragraph.space);
        self.make_room(rest);
        let appearance = Arc::clone(&self.press.appearance);
        let mut lines = paragraph.lines(&appearance.fonts, self.width());
        for at in 0.. {
            // A last line never stands alone on a page.
            let is_last_but_one = at > 1 && at + 2 == lines.len();
            let needed = paragraph.leading() * if is_last_but_one { 2.0 } else { 1.0 };
            if needed > self.room() && at < lines.len() {
                let width = self.width();
                self.turn();
                // There is no picture beside the rest.
                if self.width() > width {
                    let others = lines.split_off(at).concat();
                    lines.extend(paragraph.broken(&appearance.fonts, &others, self.width()));
                }
            }
            let Some(line) = lines.get(at) else { break };
            self.y += paragraph.leading();
            let left = self.area().at.0 + self.moved();
            paragraph.draw_line(self.press.drawing(), line, (left, self.y), at == 0);
        }
        self.is_kept = paragraph.is_kept;
    }

    /// Sets pictures, a little smaller if they find no room otherwise.
    fn pictures(&mut self, row: &[Picture], rest: &[Block]) {
        self.end();
        let (width, appearance) = (self.area().width, Arc::clone(&self.press.appearance));
        self.leave(above(&appearance));
        self.make_room(rest);
        let least = smallest(row);
        // The first words about what a solver knows stay with it.
        let words = match rest {
            [Block::Beside(_), rest @ ..] => 1.0 + following(&appearance, rest, width),
            _ => 0.0,
        };
        let scale = pictures::scale(&appearance, row, width, self.room() - words).max(least);
        let at = (self.area().at.0, self.y);
        pictures::draw(self.press, row, at, width, scale);
        self.y += pictures::height(&appearance, row, width, scale) + 1.0;
    }

    /// Sets a picture on the left, if there is also room for the text beside it. That text goes on
    /// below the picture, and on the next page.
    fn beside(&mut self, picture: &Picture, rest: &[Block]) {
        let row = std::slice::from_ref(picture);
        if !has_text_beside(picture, self.area().width) {
            return self.pictures(row, rest);
        }
        self.end();
        let (width, appearance) = (picture.width(), Arc::clone(&self.press.appearance));
        self.leave(above(&appearance));
        self.make_room(rest);
        let scale = pictures::scale(&appearance, row, width, self.room()).max(picture.smallest());
        let (at, height) = ((self.area().at.0, self.y), pictures::height(&appearance, row, width, scale));
        pictures::draw(self.press, row, at, width, scale);
        self.beside = Some((self.y + height, width * scale + BETWEEN));
    }
}

fn above(appearance: &Appearance) -> f64 {
    appearance.in_proportion(3.0)
}

/// No text beside a picture is narrower.
const NARROWEST: f64 = 44.0;

/// Whether text has room beside a picture in this width.
fn has_text_beside(picture: &Picture, width: f64) -> bool {
    width - picture.width() - BETWEEN >= NARROWEST
}

/// How much smaller pictures side by side may be drawn.
fn smallest(row: &[Picture]) -> f64 {
    row.iter().map(Picture::smallest).fold(0.0, f64::max)
}

/// The height of what stays together at the beginning of these blocks, in this width. A heading is
/// not left alone at the foot of a page, nor the text before a picture, which may become a little
/// smaller, nor a picture without the first words about it.
fn together(appearance: &Appearance, blocks: &[Block], width: f64) -> f64 {
    let Some((first, rest)) = blocks.split_first() else { return 0.0 };
    match first {
        Block::Pictures(row) => pictures::height(appearance, row, width, smallest(row)),
        Block::Beside(picture) => {
            let row = std::slice::from_ref(picture);
            if has_text_beside(picture, width) {
                let (own, beside) = (picture.width(), width - picture.width() - BETWEEN);
                pictures::height(appearance, row, own, picture.smallest()).max(together(appearance, rest, beside))
            } else {
                pictures::height(appearance, row, width, picture.smallest()) + 1.0 + following(appearance, rest, width)
            }
        }
        Block::End => 0.0,
        Block::Text(paragraph) => match rest.first() {
            Some(next) if paragraph.is_kept || matches!(next, Block::Pictures(_)) => {
                paragraph.height(&appearance.fonts, width) + following(appearance, rest, width)
            }
            // Of three lines, none may stand alone.
            _ => match paragraph.lines(&appearance.fonts, width).len() {
                lines @ 0..=3 => paragraph.leading() * lines as f64,
                _ => paragraph.leading() * 2.0,
            },
        },
    }
}

/// The same with the space above.
fn following(appearance: &Appearance, blocks: &[Block], width: f64) -> f64 {
    let space = match blocks.first() {
        Some(Block::Text(paragraph)) => paragraph.space,
        Some(Block::Pictures(_) | Block::Beside(_)) => above(appearance),
        Some(Block::End) | None => 0.0,
    };
    space + together(appearance, blocks, width)
}

/// Sets a text without pictures in a column from this corner on, in type of this size and colour.
/// Returns where it ends.
pub fn column(
    drawing: &mut DisplayList,
    markdown: &str,
    (left, top): At,
    width: f64,
    Type { size, look, .. }: Type,
) -> f64 {
    let mut y = top;
    let appearance = Arc::clone(&drawing.appearance);
    for block in blocks::read(markdown, &appearance, None) {
        let Block::Text(paragraph) = block else { continue };
        let own = if paragraph.is_heading { size * 1.15 } else { size };
        y += if y > top { paragraph.space * size / appearance.size(Role::Text) } else { 0.0 };
        let paragraph = paragraph.sized(own).coloured(look);
        for (at, line) in paragraph.lines(&appearance.fonts, width).iter().enumerate() {
            y += paragraph.leading();
            paragraph.draw_line(drawing, line, (left, y), at == 0);
        }
    }
    y
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::book::{Art, Book};
    use crate::theme::{Preset, Theme};

    /// How many lines of a paragraph, which follows this many lines of others, stand on each page.
    fn lines_on_pages(book: &Book, lines_before: usize, words: usize) -> Vec<usize> {
        let mut press = Press::new(book);
        press.page();
        let size = press.size(Role::Text);
        let mut all: Vec<Block> = (0..lines_before).map(|_| Block::Text(Paragraph::plain("before", size))).collect();
        all.push(Block::Text(Paragraph::plain(&"meant ".repeat(words), size)));
        Flow::new(&mut press, 1).set(&all);
        let bound = press.finish();
        let lines = bound.pages.iter().map(|page| {
            let meant = page.runs().filter(|run| run.text.contains("meant"));
            meant.map(|run| run.at.1.to_bits()).collect::<BTreeSet<_>>().len()
        });
        lines.filter(|&lines| lines > 0).collect()
    }

    #[test]
    fn no_page_stays_empty_before_a_picture_that_is_too_high() {
        let book =
            Book { paper: (148.0, 105.0), theme: Theme::read(Preset::LargePrint, "").unwrap(), ..Book::default() };
        let mut press = Press::new(&book);
        press.page();
        let known = Picture::known(Arc::new(Tower), 80.0);
        let text = Block::Text(Paragraph::plain("about it", press.size(Role::Text)));
        print(&mut press, &[Block::Text(Paragraph::heading("heading", 7.0)), text, Block::Pictures(vec![known])]);
        let bound = press.finish();
        assert!(bound.pages[0].runs().any(|run| run.text.contains("heading")), "the part begins on its first page");
    }

    /// A picture that no page has room for.
    struct Tower;

    impl Art for Tower {
        fn draw(&self, _: &mut DisplayList, _: At, _: f64) {}

        fn height(&self, side: f64) -> f64 {
            side * 4.0
        }

        fn text(&self) -> String {
            String::new()
        }
    }

    #[test]
    fn blocks_are_set_closely_where_that_saves_a_page_with_few_lines() {
        let book = Book { paper: (148.0, 210.0), ..Book::default() };
        let pages = |count: usize| {
            let mut press = Press::new(&book);
            press.page();
            let line = || Block::Text(Paragraph::heading("a line", press.size(Role::Text)));
            let all: Vec<Block> = (0..count).map(|_| line()).collect();
            let y = print(&mut press, &all);
            (press.now.pages, (y - press.area().at.1) / press.area().height)
        };
        let all = (1..200).map(pages).collect::<Vec<_>>();
        // A page more is begun only once there is more for it, or nothing can be saved.
        let begun = all.windows(2).filter(|pair| pair[1].0 > pair[0].0);
        assert!(begun.clone().count() > 1 && begun.clone().any(|pair| pair[1].1 > NEARLY_EMPTY), "{all:?}");
    }

    #[test]
    fn no_line_of_a_paragraph_stands_alone_on_a_page() {
        let book = Book { paper: (148.0, 210.0), ..Book::default() };
        let mut split = 0;
        for lines_before in 0..40 {
            for words in [20, 30, 40, 50, 60, 80] {
                let pages = lines_on_pages(&book, lines_before, words);
                assert!(pages.iter().sum::<usize>() > 1, "{words} words are a line");
                assert!(!pages.contains(&1), "{words} words after {lines_before} lines: {pages:?}");
                split += usize::from(pages.len() > 1);
            }
        }
        assert!(split >= 10, "{split} paragraphs were divided");
    }
}
