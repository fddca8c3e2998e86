//! Running text: Markdown with headings, emphasis, lists and pictures, set in lines and pages.

use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, Parser, Tag, TagEnd};

use super::pictures::{self, Picture};
use super::press::Press;
use crate::print::Style;
use crate::print::drawing::{Anchor, At, DisplayList, Face, Type};
use crate::print::sheet::Area;

/// A word with its font, and whether a space stands before it.
#[derive(Clone, Debug)]
struct Word {
    face: Face,
    text: String,
    is_spaced: bool,
}

/// A paragraph, heading or item of a list.
#[derive(Clone, Debug)]
pub(super) struct Paragraph {
    words: Vec<Word>,
    size: f64,
    indent: f64,
    /// What stands to the left of an indented paragraph: a dash, or a number.
    label: Option<String>,
    space: f64,
    is_heading: bool,
}

impl Paragraph {
    /// A heading of this size.
    pub fn heading(text: &str, size: f64) -> Self {
        let words = split(text, Face::Bold);
        Self { words, size, indent: 0.0, label: None, space: 4.0, is_heading: true }
    }

    /// A plain paragraph of this size.
    pub fn plain(text: &str, size: f64) -> Self {
        let words = split(text, Face::Regular);
        Self { words, size, indent: 0.0, label: None, space: size * 0.43, is_heading: false }
    }

    /// A paragraph in bold type.
    pub fn bold(text: &str, size: f64) -> Self {
        Self { words: split(text, Face::Bold), ..Self::plain("", size) }
    }

    /// A paragraph in italics.
    pub fn italic(text: &str, size: f64) -> Self {
        Self { words: split(text, Face::Italic), ..Self::plain("", size) }
    }

    /// The same with a label in front of it.
    #[must_use]
    pub fn labelled(self, label: impl Into<String>) -> Self {
        Self { label: Some(label.into()), indent: self.size * 2.0, ..self }
    }

    /// The height of its lines in this width.
    fn height(&self, width: f64) -> f64 {
        self.lines(width).len() as f64 * self.leading()
    }

    fn leading(&self) -> f64 {
        self.size * LEADING
    }

    fn lines(&self, width: f64) -> Vec<Vec<Word>> {
        lines(&self.words, self.size, width - self.indent)
    }

    /// Draws one of its lines, with the label if it is the first.
    fn draw_line(&self, drawing: &mut DisplayList, line: &[Word], (left, y): At, is_first: bool) {
        let kind = Type::plain(self.size);
        if let Some(label) = self.label.as_ref().filter(|_| is_first) {
            drawing.text(kind, Anchor::Start, (left + self.indent * 0.1, y), label);
        }
        let mut x = left + self.indent;
        for (at, word) in line.iter().enumerate() {
            if word.is_spaced && at > 0 {
                x += space_of(self.size);
            }
            x = drawing.text(Type { face: word.face, ..kind }, Anchor::Start, (x, y), &word.text);
        }
    }
}

/// A part of a text.
pub(super) enum Block {
    /// Lines of text.
    Text(Paragraph),
    /// Pictures side by side.
    Pictures(Vec<Picture>),
    /// A picture on the left; what follows stands beside it, up to the next heading or end.
    Beside(Picture),
    /// What follows stands below the picture on the left.
    End,
}

/// The size of running text in millimetres.
pub(super) const SIZE: f64 = 3.7;

/// The sizes of headings.
pub(super) const HEADINGS: [f64; 2] = [7.0, 4.6];

/// The distance of lines, in sizes.
const LEADING: f64 = 1.42;

/// The distance of lines that stand around a middle, in sizes.
const CENTRED_LEADING: f64 = 1.25;

/// How far the items of a list are moved to the right.
const INDENT: f64 = 4.0;

/// The distance of columns, and of a text from the picture beside it.
const BETWEEN: f64 = 6.0;

/// Sets a text from the current page on.
pub(super) fn set(press: &mut Press, markdown: &str) {
    let blocks = blocks(markdown, press.book.style);
    Flow::new(press, 1).set(&blocks);
}

/// Sets blocks one below the other, in columns and pages.
pub(super) struct Flow<'p, 'b> {
    press: &'p mut Press<'b>,
    columns: usize,
    column: usize,
    y: f64,
    /// Down to where a picture stands on the left, and how far what is beside it is moved.
    beside: Option<(f64, f64)>,
}

impl<'p, 'b> Flow<'p, 'b> {
    /// Begins at the top of the current page.
    pub fn new(press: &'p mut Press<'b>, columns: usize) -> Self {
        let y = press.area().at.1;
        Self { press, columns, column: 0, y, beside: None }
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
                Block::Pictures(row) => self.pictures(row),
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

    /// Sets a paragraph, with those that must stay together with it.
    fn text(&mut self, paragraph: &Paragraph, rest: &[Block]) {
        let area = self.area();
        if self.y > area.at.1 {
            self.y += paragraph.space;
        }
        if together(rest, area.width) > self.room() {
            self.turn();
        }
        let moved = self.beside.map_or(0.0, |(_, moved)| moved);
        for (at, line) in paragraph.lines(area.width - moved).iter().enumerate() {
            if paragraph.leading() > self.room() {
                self.turn();
            }
            self.y += paragraph.leading();
            let left = self.area().at.0 + moved;
            paragraph.draw_line(self.press.drawing(), line, (left, self.y), at == 0);
        }
    }

    /// Sets pictures, a little smaller if they find no room otherwise.
    fn pictures(&mut self, row: &[Picture]) {
        const SPACE: f64 = 3.0;
        self.end();
        let width = self.area().width;
        self.y += SPACE;
        if pictures::height(row, width, pictures::SMALLEST) > self.room() {
            self.turn();
        }
        let scale = pictures::scale(row, width, self.room()).max(pictures::SMALLEST);
        let at = (self.area().at.0, self.y);
        pictures::draw(self.press, row, at, width, scale);
        self.y += pictures::height(row, width, scale) + 1.0;
    }

    /// Sets a picture on the left, if there is room for the text beside it, too.
    fn beside(&mut self, picture: &Picture, rest: &[Block]) {
        self.end();
        let (area, row) = (self.area(), std::slice::from_ref(picture));
        let width = picture.width();
        let moved = width + BETWEEN;
        if area.width - moved < NARROWEST {
            return self.pictures(row);
        }
        let text = height_beside(&rest[1..], area.width - moved);
        self.y += if self.y > area.at.1 { 3.0 } else { 0.0 };
        if pictures::height(row, width, picture.smallest()).max(text).min(area.height) > self.room() {
            self.turn();
        }
        let scale = pictures::scale(row, width, self.room()).max(picture.smallest());
        let (at, bottom) = ((self.area().at.0, self.y), self.y + pictures::height(row, width, scale));
        pictures::draw(self.press, row, at, width, scale);
        self.beside = Some((bottom, width * scale + BETWEEN));
    }
}

/// No text beside a picture is narrower.
const NARROWEST: f64 = 60.0;

/// The height of what stands beside a picture, in this width.
fn height_beside(blocks: &[Block], width: f64) -> f64 {
    let texts = blocks.iter().map_while(|block| match block {
        Block::Text(paragraph) if !paragraph.is_heading => Some(paragraph.space + paragraph.height(width)),
        _ => None,
    });
    texts.sum()
}

/// Sets a text without pictures in a column from this corner on, in type of this size.
pub(super) fn column(drawing: &mut DisplayList, markdown: &str, style: Style, (left, top): At, width: f64, size: f64) {
    let mut y = top;
    for block in blocks(markdown, style) {
        let Block::Text(paragraph) = block else { continue };
        let own = if paragraph.is_heading { size * 1.15 } else { size };
        y += if y > top { paragraph.space * size / SIZE } else { 0.0 };
        let paragraph = Paragraph { size: own, ..paragraph };
        for (at, line) in paragraph.lines(width).iter().enumerate() {
            y += paragraph.leading();
            paragraph.draw_line(drawing, line, (left, y), at == 0);
        }
    }
}

/// The height of what stays together at the beginning of these blocks: a heading is not left alone
/// at the foot of a page, nor the text before a picture, which may become a little smaller.
fn together(blocks: &[Block], width: f64) -> f64 {
    let Some((first, rest)) = blocks.split_first() else { return 0.0 };
    match first {
        Block::Pictures(row) => pictures::height(row, width, pictures::SMALLEST) + 3.0,
        Block::Beside(picture) => {
            pictures::height(std::slice::from_ref(picture), picture.width(), picture.smallest()) + 3.0
        }
        Block::End => 0.0,
        Block::Text(paragraph) => match rest.first() {
            Some(next) if paragraph.is_heading || matches!(next, Block::Pictures(_)) => {
                paragraph.height(width) + paragraph.space + together(rest, width)
            }
            _ => paragraph.leading() * paragraph.lines(width).len().min(2) as f64,
        },
    }
}

fn space_of(size: f64) -> f64 {
    Type::plain(size).width(" ")
}

/// Breaks words into lines of this width.
fn lines(words: &[Word], size: f64, width: f64) -> Vec<Vec<Word>> {
    let (mut lines, mut line, mut x): (Vec<Vec<Word>>, Vec<Word>, f64) = (Vec::new(), Vec::new(), 0.0);
    let wide = |word: &Word| Type { face: word.face, ..Type::plain(size) }.width(&word.text);
    // Words without a space between them stay together.
    let mut rest = words;
    while let Some(first) = rest.first() {
        let count = 1 + rest[1..].iter().take_while(|word| !word.is_spaced).count();
        let (together, others) = rest.split_at(count);
        let length: f64 = together.iter().map(wide).sum();
        let space = if first.is_spaced && !line.is_empty() { space_of(size) } else { 0.0 };
        if !line.is_empty() && x + space + length > width {
            lines.push(std::mem::take(&mut line));
            x = length;
        } else {
            x += space + length;
        }
        line.extend_from_slice(together);
        rest = others;
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

/// Sets a text in lines of this width, each around a middle. Returns the height.
pub(super) fn centred(drawing: &mut DisplayList, kind: Type, (x, y): At, width: f64, text: &str) -> f64 {
    let lines = lines_in(kind, width, text);
    for (at, line) in lines.iter().enumerate() {
        let y = y + kind.size * CENTRED_LEADING * at as f64;
        drawing.text(kind, Anchor::Middle, (x, y), line);
    }
    kind.size * CENTRED_LEADING * lines.len() as f64
}

/// The lines of this width into which a text breaks.
pub(super) fn lines_in(kind: Type, width: f64, text: &str) -> Vec<String> {
    let join = |line: Vec<Word>| {
        let words = line.iter().map(|word| format!("{}{}", if word.is_spaced { " " } else { "" }, word.text));
        words.collect::<String>().trim().to_owned()
    };
    lines(&split(text, kind.face), kind.size, width).into_iter().map(join).collect()
}

/// The type of a heading: the largest up to this one in which a text has so many lines at most, and
/// no word is wider than a line. It is half as large at least, unless a word is wider even then.
pub(super) fn fitted(kind: Type, width: f64, most: usize, text: &str) -> Type {
    const STEPS: u32 = 20;
    let sizes = (0..=STEPS).map(|step| kind.size * (1.0 - f64::from(step) / f64::from(2 * STEPS)));
    let fits = |kind: &Type| {
        let lines = lines_in(*kind, width, text);
        lines.len() <= most && lines.iter().all(|line| kind.width(line) <= width)
    };
    let smallest = || {
        let half = Type { size: kind.size / 2.0, ..kind };
        let lines = lines_in(half, width, text);
        lines.iter().map(|line| on_one_line(half, width, line)).min_by(|one, other| one.size.total_cmp(&other.size))
    };
    sizes.map(|size| Type { size, ..kind }).find(fits).or_else(smallest).unwrap_or(kind)
}

/// The largest type up to this one in which a text is no wider.
pub(super) fn on_one_line(kind: Type, width: f64, text: &str) -> Type {
    Type { size: kind.size * f64::min(1.0, width / kind.width(text)), ..kind }
}

fn split(text: &str, face: Face) -> Vec<Word> {
    let mut words = Vec::new();
    let mut is_spaced = text.starts_with(char::is_whitespace);
    for part in text.split_inclusive(char::is_whitespace) {
        let word = part.trim_end();
        if !word.is_empty() {
            words.push(Word { face, text: word.to_owned(), is_spaced });
        }
        is_spaced = part.len() > word.len();
    }
    words
}

/// The blocks of a text.
pub(super) fn blocks(markdown: &str, style: Style) -> Vec<Block> {
    let mut blocks = Vec::new();
    let (mut words, mut faces, mut pending): (Vec<Word>, Vec<Face>, bool) = (Vec::new(), Vec::new(), false);
    let (mut picture, mut in_list): (Option<(String, String)>, bool) = (None, false);
    for event in Parser::new(markdown) {
        match event {
            Event::Start(Tag::Strong) => faces.push(Face::Bold),
            Event::Start(Tag::Emphasis) => faces.push(Face::Italic),
            Event::End(TagEnd::Strong | TagEnd::Emphasis) => drop(faces.pop()),
            Event::Start(Tag::Heading { .. }) => faces.push(Face::Bold),
            Event::Start(Tag::Item) => in_list = true,
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(kind))) => {
                picture = Some((kind.into_string(), String::new()));
            }
            Event::Text(text) => match &mut picture {
                Some((_, content)) => content.push_str(&text),
                None => {
                    let mut more = split(&text, faces.last().copied().unwrap_or(Face::Regular));
                    if let Some(first) = more.first_mut() {
                        first.is_spaced |= pending;
                    }
                    pending = text.ends_with(char::is_whitespace);
                    words.append(&mut more);
                }
            },
            Event::SoftBreak | Event::HardBreak => pending = true,
            Event::End(TagEnd::Heading(level)) => {
                faces.pop();
                let size = HEADINGS[usize::from(level != HeadingLevel::H1)];
                let words = std::mem::take(&mut words);
                blocks.push(Block::Text(Paragraph { words, ..Paragraph::heading("", size) }));
            }
            Event::End(TagEnd::Paragraph | TagEnd::Item) if !words.is_empty() => {
                let words = std::mem::take(&mut words);
                let plain = Paragraph { words, ..Paragraph::plain("", SIZE) };
                blocks.push(Block::Text(match in_list {
                    true => Paragraph { space: 0.6, indent: INDENT, ..plain.labelled("–") },
                    false => plain,
                }));
                pending = false;
            }
            Event::End(TagEnd::List(_)) => in_list = false,
            Event::End(TagEnd::CodeBlock) => {
                if let Some(picture) = picture.take().map(|(kind, content)| Picture::read(&kind, &content, style)) {
                    match blocks.last_mut() {
                        // An allowed example and the forbidden one stand side by side.
                        Some(Block::Pictures(row)) if row.len() == 1 && row[0].is_small() && picture.is_small() => {
                            row.push(picture);
                        }
                        _ if picture.is_small() => blocks.push(Block::Pictures(vec![picture])),
                        _ if picture.is_beside() => blocks.push(Block::Beside(picture)),
                        _ => blocks.push(Block::Pictures(vec![picture])),
                    }
                }
            }
            _ => {}
        }
    }
    blocks
}
