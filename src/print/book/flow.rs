//! Running text: Markdown with headings, emphasis, lists and pictures, set in lines and pages.

use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, Parser, Tag, TagEnd};

use super::pictures::{self, Picture};
use super::press::Press;
use crate::print::drawing::{Anchor, At, DisplayList, Face, Type};

/// A word with its font, and whether a space stands before it.
#[derive(Clone, Debug)]
struct Word {
    face: Face,
    text: String,
    is_spaced: bool,
}

/// A paragraph, heading or the like.
enum Block {
    Text { words: Vec<Word>, size: f64, indent: f64, bullet: bool, space: f64, is_heading: bool },
    Pictures(Vec<Picture>),
}

/// The size of running text in millimetres.
const SIZE: f64 = 3.7;

/// The distance of lines, in sizes.
const LEADING: f64 = 1.42;

/// How far the items of a list are moved to the right.
const INDENT: f64 = 4.0;

/// Sets a text from the current page on.
pub(super) fn set(press: &mut Press, markdown: &str) {
    let mut y = press.area().at.1;
    let blocks = blocks(markdown);
    for (at, block) in blocks.iter().enumerate() {
        match block {
            &Block::Text { ref words, size, indent, bullet, space, .. } => {
                let area = press.area();
                let lines = lines(words, size, area.width - indent);
                let needed = together(&blocks[at..], area.width);
                let is_top = y <= area.at.1;
                y += if is_top { 0.0 } else { space };
                if y + needed > area.at.1 + area.height {
                    press.page();
                    y = press.area().at.1;
                }
                for (at, line) in lines.iter().enumerate() {
                    if y + size * LEADING > press.area().at.1 + press.area().height {
                        press.page();
                        y = press.area().at.1;
                    }
                    y += size * LEADING;
                    let left = press.area().at.0 + indent;
                    draw_line(press.drawing(), line, size, (left, y), bullet && at == 0);
                }
            }
            Block::Pictures(pictures) => {
                let height = pictures::height(pictures, press.area().width);
                y += 3.0;
                if y + height > press.area().at.1 + press.area().height {
                    press.page();
                    y = press.area().at.1;
                }
                let area = press.area();
                pictures::draw(press, pictures, (area.at.0, y), area.width);
                y += height + 1.0;
            }
        }
    }
}

/// Sets a text without pictures in a column from this corner on, in type of this size.
pub(super) fn column(drawing: &mut DisplayList, markdown: &str, (left, top): At, width: f64, size: f64) {
    let mut y = top;
    for block in blocks(markdown) {
        let Block::Text { words, indent, bullet, space, is_heading, .. } = block else { continue };
        let size = if is_heading { size * 1.15 } else { size };
        y += if y > top { space * size / SIZE } else { 0.0 };
        for (at, line) in lines(&words, size, width - indent).iter().enumerate() {
            y += size * LEADING;
            draw_line(drawing, line, size, (left + indent, y), bullet && at == 0);
        }
    }
}

/// Draws a line of words, perhaps with a bullet before it.
fn draw_line(drawing: &mut DisplayList, line: &[Word], size: f64, (left, y): At, bullet: bool) {
    if bullet {
        drawing.text(Type::plain(size), Anchor::Start, (left - INDENT * 0.75, y), "–");
    }
    let mut x = left;
    for word in line {
        let kind = Type { face: word.face, ..Type::plain(size) };
        if word.is_spaced && x > left {
            x += space_of(size);
        }
        x = drawing.text(kind, Anchor::Start, (x, y), &word.text);
    }
}

/// The height of what stays together at the beginning of these blocks: a heading is not left alone at
/// the foot of a page, nor the text before a picture.
fn together(blocks: &[Block], width: f64) -> f64 {
    let Some((first, rest)) = blocks.split_first() else { return 0.0 };
    match first {
        Block::Pictures(pictures) => pictures::height(pictures, width) + 3.0,
        Block::Text { words, size, indent, space, is_heading, .. } => {
            let lines = lines(words, *size, width - indent).len();
            match rest.first() {
                Some(next) if *is_heading || matches!(next, Block::Pictures(_)) => {
                    space + size * LEADING * lines as f64 + together(rest, width)
                }
                _ => size * LEADING * lines.min(2) as f64,
            }
        }
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
pub(super) fn centred(press: &mut Press, kind: Type, (x, y): (f64, f64), width: f64, text: &str) -> f64 {
    let words = split(text, kind.face);
    let lines = lines(&words, kind.size, width);
    for (at, line) in lines.iter().enumerate() {
        let text = line.iter().map(|word| format!("{}{}", if word.is_spaced { " " } else { "" }, word.text));
        let text = text.collect::<String>();
        let y = y + kind.size * 1.25 * at as f64;
        press.drawing().text(kind, Anchor::Middle, (x, y), text.trim());
    }
    kind.size * 1.25 * lines.len() as f64
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
fn blocks(markdown: &str) -> Vec<Block> {
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
                let size = if level == HeadingLevel::H1 { 7.0 } else { 4.6 };
                let words = std::mem::take(&mut words);
                blocks.push(Block::Text { words, size, indent: 0.0, bullet: false, space: 4.0, is_heading: true });
            }
            Event::End(TagEnd::Paragraph | TagEnd::Item) if !words.is_empty() => {
                let (words, bullet) = (std::mem::take(&mut words), in_list);
                let indent = if bullet { INDENT } else { 0.0 };
                let space = if bullet { 0.6 } else { 1.6 };
                blocks.push(Block::Text { words, size: SIZE, indent, bullet, space, is_heading: false });
                pending = false;
            }
            Event::End(TagEnd::List(_)) => in_list = false,
            Event::End(TagEnd::CodeBlock) => {
                if let Some(picture) = picture.take().map(|(kind, content)| Picture::read(&kind, &content)) {
                    match blocks.last_mut() {
                        // An allowed example and the forbidden one stand side by side.
                        Some(Block::Pictures(row)) if row.len() == 1 && row[0].is_small() && picture.is_small() => {
                            row.push(picture);
                        }
                        _ => blocks.push(Block::Pictures(vec![picture])),
                    }
                }
            }
            _ => {}
        }
    }
    blocks
}
