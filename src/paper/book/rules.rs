//! The rules of the game on their own: as pages, on a single sheet, as text for a terminal, and as
//! Markdown. All but the single sheet are made of the text that books have.

use std::fmt::Write as _;

use pulldown_cmark::{Event, HeadingLevel, Parser, Tag, TagEnd};

use super::game::{Bindable, Game};
use super::pictures::{Form, Picture, SMALLEST};
use super::press::Press;
use super::{Book, flow, parts};
use crate::drawing::{Anchor, At, DisplayList, Look, Type};
use crate::{Ink, Style, sheets, theme};
use smyoz_core::lang::Lang;

/// What a book mentions only if its puzzles have it.
#[derive(Clone, Copy)]
pub(super) enum Topics<'p, 'a> {
    All,
    Of(&'p [&'a dyn Bindable]),
}

impl<'p, 'a> Topics<'p, 'a> {
    pub fn of(puzzles: &'p [&'a dyn Bindable]) -> Self {
        Self::Of(puzzles)
    }

    /// Whether it has the topic with this name. That thinking leads to the solutions is said only
    /// if it does so in all puzzles.
    fn has(self, name: &str) -> bool {
        match (self, name) {
            (Self::All, _) => true,
            (Self::Of(puzzles), "thinking") => puzzles.iter().all(|puzzle| puzzle.has_topic(name)),
            (Self::Of(puzzles), _) => puzzles.iter().any(|puzzle| puzzle.has_topic(name)),
        }
    }
}

/// The rules in Markdown. Pictures are fenced blocks, as [`Picture::read`] reads them.
pub(super) fn source(game: &dyn Game, lang: Lang, topics: Topics) -> String {
    with_topics(game.rules(lang), |topic| topics.has(topic))
}

/// How the boards of a solver are drawn, as far as these puzzles of the game need it.
pub(super) fn signs(game: &dyn Game, lang: Lang, puzzles: &[&dyn Bindable]) -> String {
    with_topics(&game.signs(lang), |topic| Topics::of(puzzles).has(topic))
}

/// What a text says: what belongs to a topic stands in braces, after its name and a bar.
pub fn with_topics(text: &str, has: impl Fn(&str) -> bool) -> String {
    let (mut rest, mut all) = (text, String::new());
    while let Some((before, after)) = rest.split_once('{') {
        let (told, after) = after.split_once('}').expect("braces are closed");
        let (topic, told) = told.split_once('|').expect("a topic has a text");
        all += before;
        all += if has(topic) { told } else { "" };
        rest = after;
    }
    all + rest
}

/// The rules on pages of this size.
#[must_use]
pub fn pages(game: &dyn Game, style: Style, paper: At) -> Vec<DisplayList> {
    let title = heading(&source(game, style.lang, Topics::All)).to_owned();
    let book = Book { title, style, paper, ..Book::default() };
    let mut press = Press::new(&book);
    parts::how_to_play(&mut press, game, Topics::All, false);
    finished(press)
}

/// A text in Markdown on pages of this size, below its title.
#[must_use]
pub fn leaflet(title: &str, markdown: &str, style: Style, paper: At) -> Vec<DisplayList> {
    let book = Book { title: title.to_owned(), style, paper, ..Book::default() };
    let mut press = Press::new(&book);
    press.part(title);
    flow::set_part(&mut press, title, markdown, None);
    finished(press)
}

fn finished(press: Press) -> Vec<DisplayList> {
    let mut pages = press.finish().pages;
    // A book has an even number of pages, which is of no use here.
    if pages.last().is_some_and(|page| page.marks.is_empty()) {
        pages.pop();
    }
    pages
}

/// The first heading of a text.
pub(super) fn heading(markdown: &str) -> &str {
    markdown.lines().next().map_or("", |line| line.trim_start_matches("# "))
}

/// A block of the rules.
enum Block<'a> {
    Text(&'a str),
    Pictures(Vec<Picture>),
}

/// Running text and pictures in turn; an allowed example and the forbidden one stand together.
fn blocks<'m>(game: &dyn Game, markdown: &'m str, style: Style) -> Vec<Block<'m>> {
    let mut blocks: Vec<Block> = Vec::new();
    for (at, part) in markdown.split("```").enumerate() {
        if at % 2 == 0 {
            blocks.extend((!part.trim().is_empty()).then_some(Block::Text(part.trim())));
            continue;
        }
        let (kind, content) = part.split_once('\n').unwrap_or((part, ""));
        let picture = Picture::read(game, kind, content, style);
        match blocks.last_mut() {
            Some(Block::Pictures(row)) if picture.joins(row) => row.push(picture),
            _ => blocks.push(Block::Pictures(vec![picture])),
        }
    }
    blocks
}

/// The pairs of an allowed and a forbidden example in these rules.
pub(super) fn pairs(game: &dyn Game, markdown: &str, style: Style) -> Vec<Vec<Picture>> {
    rows(game, markdown, style).filter(|row| row.len() == 2).collect()
}

/// The pictures in these rules, by what stands side by side.
fn rows(game: &dyn Game, markdown: &str, style: Style) -> impl Iterator<Item = Vec<Picture>> {
    blocks(game, markdown, style).into_iter().filter_map(|block| match block {
        Block::Pictures(row) => Some(row),
        Block::Text(_) => None,
    })
}

/// The sections of the rules in short: first one for each pair of pictures, then the others.
pub(super) fn short_sections(game: &dyn Game, lang: Lang, topics: Topics) -> Vec<String> {
    let text = with_topics(game.short(lang), |topic| topics.has(topic));
    text.split("\n\n## ").map(|section| format!("## {}", section.trim_start_matches("## ").trim())).collect()
}

/// The rules in Markdown, with their pictures as separate files: the text, and the name of each
/// picture with its drawing. The pictures are expected in this folder. The heading
/// names the game.
#[must_use]
pub fn markdown(game: &dyn Game, lang: Lang, folder: &str) -> (String, Vec<(String, DisplayList)>) {
    let style = Style::new(lang, Ink::Colour);
    let source = source(game, lang, Topics::All);
    let (mut text, mut pictures) = (format!("# {} – ", game.name(lang)), Vec::new());
    for block in blocks(game, source.trim_start_matches("# "), style) {
        match block {
            Block::Text(markdown) => {
                let _ = write!(text, "{markdown}\n\n");
            }
            Block::Pictures(row) => {
                let images = row.iter().map(|picture| {
                    let name = format!("{}-{:02}.svg", lang.code(), pictures.len() + 1);
                    let drawing = picture.alone(style);
                    let width = (drawing.size.0 * 4.0).round();
                    pictures.push((name.clone(), drawing));
                    let caption = &picture.caption;
                    format!("<img src=\"{folder}/{name}\" width=\"{width}\" alt=\"{caption}\">")
                });
                let images: Vec<String> = images.collect();
                match (&row[..], &images[..]) {
                    ([one, other], [first, second]) => {
                        let heads = [one, other].map(|picture| match picture.is_allowed() {
                            true => lang.rules_allowed(),
                            false => lang.rules_forbidden(),
                        });
                        let _ = write!(
                            text,
                            "| {} | {} |\n|---|---|\n| {first} | {second} |\n| {} | {} |\n\n",
                            heads[0], heads[1], one.caption, other.caption
                        );
                    }
                    _ => {
                        for (picture, image) in row.iter().zip(images) {
                            let _ = write!(text, "{image}\n\n*{}*\n\n", picture.caption);
                        }
                    }
                }
            }
        }
    }
    (text.trim_end().to_owned() + "\n", pictures)
}

/// The width of the rules in a terminal.
const WIDTH: usize = 78;

/// The rules as plain text for a terminal.
#[must_use]
pub fn text(game: &dyn Game, lang: Lang) -> String {
    let style = Style::new(lang, Ink::Mono);
    let mut text = String::new();
    for block in blocks(game, &source(game, lang, Topics::All), style) {
        match block {
            Block::Text(markdown) => text += &plain(markdown),
            Block::Pictures(row) => match &row[..] {
                [one, other] => text += &side_by_side(&one.as_text(), &other.as_text()),
                _ => row.iter().for_each(|picture| {
                    picture.as_text().iter().for_each(|line| text += &format!("{line}\n"));
                }),
            },
        }
        text.push('\n');
    }
    text.trim_end().to_owned() + "\n"
}

/// Two texts in columns.
fn side_by_side(one: &[String], other: &[String]) -> String {
    let rows = one.len().max(other.len());
    let line = |lines: &[String], at: usize| lines.get(at).cloned().unwrap_or_default();
    let rows = (0..rows).map(|at| {
        let row = format!("{:<width$}  {}", line(one, at), line(other, at), width = WIDTH / 2);
        format!("{}\n", row.trim_end())
    });
    rows.collect()
}

/// Markdown without pictures as plain text.
fn plain(markdown: &str) -> String {
    let (mut text, mut words, mut in_list) = (String::new(), String::new(), false);
    for event in Parser::new(markdown) {
        match event {
            Event::Text(more) | Event::Code(more) => words += &more,
            Event::SoftBreak | Event::HardBreak => words.push(' '),
            Event::Start(Tag::List(_)) => in_list = true,
            Event::End(TagEnd::List(_)) => {
                in_list = false;
                text.push('\n');
            }
            Event::End(TagEnd::Heading(level)) => {
                let heading = std::mem::take(&mut words);
                let line = if level == HeadingLevel::H1 { "═" } else { "─" };
                let _ = write!(text, "{heading}\n{}\n\n", line.repeat(heading.chars().count()));
            }
            Event::End(TagEnd::Paragraph | TagEnd::Item) if !words.is_empty() => {
                let lines = wrapped(&std::mem::take(&mut words), if in_list { WIDTH - 2 } else { WIDTH });
                for (at, line) in lines.iter().enumerate() {
                    let before = match (in_list, at) {
                        (false, _) => "",
                        (true, 0) => "– ",
                        (true, _) => "  ",
                    };
                    let _ = writeln!(text, "{before}{line}");
                }
                if !in_list {
                    text.push('\n');
                }
            }
            _ => {}
        }
    }
    text.trim_end().to_owned() + "\n"
}

/// Lines of at most this many characters.
pub(super) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// The rules in short, on a single A4 page: each rule with its two pictures, and the rest in two
/// columns.
#[must_use]
pub fn short(game: &dyn Game, style: Style) -> DisplayList {
    const SIZE: f64 = 3.3;
    const LEFT: f64 = 14.0;
    const ROW: f64 = 35.5;
    /// The side of a small board, and the room for two with their verdicts.
    const SIDE: f64 = 30.0;
    const PAIR: f64 = 2.0 * 45.0;
    /// The width of an example.
    const WIDE: f64 = 140.0;
    let lang = style.lang;
    let (width, right) = (sheets::A4.0 - 2.0 * LEFT, sheets::A4.0 - LEFT);
    let (name, short) = (game.name(lang), lang.rules_short());
    let title = style.heading(&name);
    let mut drawing = DisplayList::new(sheets::A4, theme::standard(style.ink), lang, format!("{title} – {short}"));
    drawing.text(Type::bold(7.0), Anchor::Start, (LEFT, 18.0), title);
    drawing.text(Type::plain(5.4), Anchor::End, (right, 18.0), &short);
    drawing.line(Look::Rule, (LEFT, 21.0), (right, 21.0));
    let whole = source(game, lang, Topics::All);
    let (pairs, others): (Vec<_>, Vec<_>) = rows(game, &whole, style).partition(|row| row.len() == 2);
    let mut sections = short_sections(game, lang, Topics::All).into_iter();
    let mut y = 25.0;
    for pair in pairs {
        let section = sections.next().unwrap_or_default();
        flow::column(&mut drawing, &section, (LEFT, y + 3.0), width - PAIR - 4.0, Type::plain(SIZE));
        for (at, picture) in pair.iter().enumerate() {
            picture.draw(&mut drawing, (right - PAIR + 45.0 * at as f64, y), SIDE);
        }
        y += ROW;
    }
    drawing.line(Look::Grid, (LEFT, y + 1.0), (right, y + 1.0));
    let rest: Vec<String> = sections.collect();
    let column = (width - 8.0) / 2.0;
    let mut end = y;
    for (at, half) in rest.chunks(rest.len().div_ceil(2)).enumerate() {
        let at = (LEFT + (column + 8.0) * at as f64, y + 3.0);
        end = end.max(flow::column(&mut drawing, &half.join("\n\n"), at, column, Type::plain(SIZE)));
    }
    for picture in others.iter().flatten() {
        match picture.form {
            Form::Key => picture.draw(&mut drawing, (LEFT, end + 6.0), width),
            Form::Pair => {
                let room = sheets::A4.1 - LEFT - (end + 6.0);
                let side = WIDE * (room / picture.art.height(WIDE)).clamp(SMALLEST, 1.0);
                picture.draw(&mut drawing, (LEFT + (width - side) / 2.0, end + 6.0), side);
            }
            _ => {}
        }
    }
    drawing
}
