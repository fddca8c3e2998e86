//! Markdown as blocks: paragraphs, headings, the items of lists, and pictures.

use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, Parser, Tag as Begin, TagEnd};

use super::super::game::Game;
use super::super::pictures::Picture;
use super::lines::{Joint, Word, broken, lines, space_of, split};
use crate::Style;
use crate::drawing::{Anchor, Appearance, At, DisplayList, Face, Fonts, Look, Role, Tag, Type};

/// The distance of lines, in sizes.
const LEADING: f64 = 1.42;

/// How far the items of a list are moved to the right at the usual size of running text; those of a
/// numbered list, in sizes.
const INDENT: f64 = 4.0;
const NUMBERED_INDENT: f64 = 2.0;

/// What stands to the left of an indented paragraph: a dash, or a number.
#[derive(Clone, Debug)]
struct Label {
    text: String,
    /// Which part of it stands how far from the left.
    anchor: Anchor,
    x: f64,
}

/// A paragraph, heading or item of a list.
#[derive(Clone, Debug)]
pub(in crate::book) struct Paragraph {
    words: Vec<Word>,
    size: f64,
    indent: f64,
    label: Option<Label>,
    look: Look,
    /// The level of a heading.
    level: Option<u16>,
    pub(super) space: f64,
    /// Whether it stands below all that is before it.
    pub(super) is_heading: bool,
    /// Whether what follows stays with it.
    pub(super) is_kept: bool,
}

impl Paragraph {
    /// A heading of this size.
    pub fn heading(text: &str, size: f64) -> Self {
        let bold = Self::bold(text, size);
        Self { level: Some(2), space: 4.0, is_heading: true, ..bold }
    }

    /// A plain paragraph of this size.
    pub fn plain(text: &str, size: f64) -> Self {
        let (words, look) = (split(text, Face::Regular), Look::Ink);
        let (label, level, space) = (None, None, size * 0.43);
        Self { words, size, indent: 0.0, label, look, level, space, is_heading: false, is_kept: false }
    }

    /// A name in bold type, which stays with what is said of it.
    pub fn bold(text: &str, size: f64) -> Self {
        Self { words: split(text, Face::Bold), level: Some(3), is_kept: true, ..Self::plain("", size) }
    }

    /// A heading as that of a part.
    #[must_use]
    pub fn topmost(self) -> Self {
        Self { level: Some(1), ..self }
    }

    /// The same in another colour.
    #[must_use]
    pub fn coloured(self, look: Look) -> Self {
        Self { look, ..self }
    }

    /// The same, which stays with what follows.
    #[must_use]
    pub fn kept(self) -> Self {
        Self { is_kept: true, ..self }
    }

    /// The same with so much space above it.
    #[must_use]
    pub fn below(self, space: f64) -> Self {
        Self { space, ..self }
    }

    /// The same with a label in front of it.
    #[must_use]
    pub fn labelled(self, label: impl Into<String>) -> Self {
        let indent = self.size * 2.0;
        let label = Label { text: label.into(), anchor: Anchor::Start, x: indent * 0.1 };
        Self { label: Some(label), indent, ..self }
    }

    /// The same in type of another size.
    #[must_use]
    pub fn sized(self, size: f64) -> Self {
        Self { size, ..self }
    }

    /// The height of its lines in this width.
    pub(super) fn height(&self, fonts: &Fonts, width: f64) -> f64 {
        self.lines(fonts, width).len() as f64 * self.leading()
    }

    pub(super) fn leading(&self) -> f64 {
        self.size * LEADING
    }

    /// Its lines in this width.
    pub(super) fn lines(&self, fonts: &Fonts, width: f64) -> Vec<Vec<Word>> {
        self.broken(fonts, &self.words, width)
    }

    /// The lines of some of its words in this width. A word that is wider is broken.
    pub(super) fn broken(&self, fonts: &Fonts, words: &[Word], width: f64) -> Vec<Vec<Word>> {
        let width = width - self.indent;
        let words: Vec<Word> = words.iter().flat_map(|word| broken(fonts, word, self.size, width)).collect();
        lines(fonts, &words, self.size, width)
    }

    /// Draws one of its lines, with the label if it is the first.
    pub(super) fn draw_line(&self, drawing: &mut DisplayList, line: &[Word], (left, y): At, is_first: bool) {
        if let Some(label) = self.label.as_ref().filter(|label| is_first && !label.text.is_empty()) {
            let kind = Type { look: self.look, ..Type::plain(self.size) };
            drawing.tagged(Tag::Label, |drawing| {
                drawing.text(kind, label.anchor, (left + label.x, y), &label.text);
            });
        }
        let tag = match self.level {
            _ if !is_first => Tag::Continued,
            Some(level) => Tag::Heading(level),
            None => Tag::Paragraph,
        };
        drawing.tagged(tag, |drawing| {
            let mut x = left + self.indent;
            for (at, word) in line.iter().enumerate() {
                if word.joint.is_spaced() && at > 0 {
                    x += space_of(&drawing.appearance.fonts, self.size);
                }
                let kind = Type { look: self.look, ..word.kind(self.size) };
                x = drawing.text(kind, Anchor::Start, (x, y), &word.text);
            }
        });
    }
}

/// A part of a text.
pub(in crate::book) enum Block {
    Text(Paragraph),
    Pictures(Vec<Picture>),
    /// A picture on the left; what follows stands beside it, up to the next heading or end.
    Beside(Picture),
    /// What follows stands below the picture on the left.
    End,
}

/// The blocks of a text. With a game and a style, fenced blocks are its pictures; without, they are
/// left out.
pub(super) fn read(markdown: &str, appearance: &Appearance, pictures: Option<(&dyn Game, Style)>) -> Vec<Block> {
    let mut reader = Reader {
        appearance,
        pictures,
        blocks: Vec::new(),
        words: Vec::new(),
        faces: Vec::new(),
        joint: Joint::None,
        lists: Vec::new(),
        marker: None,
        picture: None,
    };
    Parser::new(markdown).for_each(|event| reader.read(event));
    reader.blocks
}

/// What precedes an item of a list.
#[derive(Clone, Copy, Debug)]
enum Marker {
    Dash,
    Number(u64),
}

struct Reader<'a> {
    appearance: &'a Appearance,
    pictures: Option<(&'a dyn Game, Style)>,
    blocks: Vec<Block>,
    /// The words of the block that is being read.
    words: Vec<Word>,
    /// The fonts of the emphases around them, the innermost last.
    faces: Vec<Face>,
    /// What stands before the next word.
    joint: Joint,
    /// The lists around them, each with the number of its next item if it is numbered.
    lists: Vec<Option<u64>>,
    /// What to set before the first block of an item.
    marker: Option<Marker>,
    /// The kind and the content of a picture that is being read.
    picture: Option<(String, String)>,
}

impl Reader<'_> {
    fn read(&mut self, event: Event) {
        match event {
            Event::Start(Begin::Strong | Begin::Heading { .. }) => self.faces.push(Face::Bold),
            Event::Start(Begin::Emphasis) => self.faces.push(Face::Italic),
            Event::End(TagEnd::Strong | TagEnd::Emphasis) => drop(self.faces.pop()),
            Event::Start(Begin::List(first)) => {
                // A list may begin in the middle of an item.
                self.end_paragraph();
                self.lists.push(first);
            }
            Event::End(TagEnd::List(_)) => drop(self.lists.pop()),
            Event::Start(Begin::Item) => self.begin_item(),
            Event::Start(Begin::CodeBlock(CodeBlockKind::Fenced(kind))) => {
                self.picture = Some((kind.into_string(), String::new()));
            }
            Event::End(TagEnd::CodeBlock) => self.end_picture(),
            Event::Text(text) => match &mut self.picture {
                Some((_, content)) => content.push_str(&text),
                None => self.add(&text),
            },
            Event::SoftBreak => self.joint = Joint::Space,
            Event::HardBreak => self.joint = Joint::Line,
            Event::End(TagEnd::Heading(level)) => {
                self.faces.pop();
                let role = if level == HeadingLevel::H1 { Role::Part } else { Role::Heading };
                let words = std::mem::take(&mut self.words);
                let heading = Paragraph::heading("", self.appearance.size(role));
                let heading = if level == HeadingLevel::H1 { heading.topmost() } else { heading };
                self.blocks.push(Block::Text(Paragraph { words, ..heading }));
                self.joint = Joint::None;
            }
            Event::End(TagEnd::Paragraph | TagEnd::Item) => self.end_paragraph(),
            _ => {}
        }
    }

    fn add(&mut self, text: &str) {
        let mut more = split(text, self.faces.last().copied().unwrap_or(Face::Regular));
        if let Some(first) = more.first_mut()
            && self.joint != Joint::None
        {
            first.joint = self.joint;
        }
        self.joint = if text.ends_with(char::is_whitespace) { Joint::Space } else { Joint::None };
        self.words.append(&mut more);
    }

    fn begin_item(&mut self) {
        self.marker = Some(match self.lists.last_mut() {
            Some(Some(next)) => {
                *next += 1;
                Marker::Number(*next - 1)
            }
            _ => Marker::Dash,
        });
    }

    fn end_paragraph(&mut self) {
        self.joint = Joint::None;
        if self.words.is_empty() {
            return;
        }
        let (words, marker) = (std::mem::take(&mut self.words), self.marker.take());
        let plain = Paragraph::plain("", self.appearance.size(Role::Text));
        let (size, dashed) = (plain.size, self.appearance.in_proportion(INDENT));
        let indents = self.lists.iter().map(|number| if number.is_some() { NUMBERED_INDENT * size } else { dashed });
        let indent = indents.sum::<f64>();
        let label = marker.map(|marker| match marker {
            Marker::Dash => Label { text: "–".to_owned(), anchor: Anchor::Start, x: indent - dashed + dashed * 0.1 },
            // All numbers end at the same distance.
            Marker::Number(number) => Label { text: format!("{number}."), anchor: Anchor::End, x: indent - size * 0.3 },
        });
        let space = if self.lists.is_empty() { plain.space } else { 0.6 };
        self.blocks.push(Block::Text(Paragraph { words, indent, label, space, ..plain }));
    }

    fn end_picture(&mut self) {
        let Some(((kind, content), (game, style))) = self.picture.take().zip(self.pictures) else { return };
        let picture = Picture::read(game, &kind, &content, style);
        match self.blocks.last_mut() {
            Some(Block::Pictures(row)) if picture.joins(row) => row.push(picture),
            _ if picture.is_beside() => self.blocks.push(Block::Beside(picture)),
            _ => self.blocks.push(Block::Pictures(vec![picture])),
        }
    }
}
