//! The parts of a book, in their order.

mod apart;
pub(super) mod paths;
mod techniques;

use super::content::Content;
use super::flow::{self, centred, fitted};
use super::press::Press;
use super::{BookError, MercyPlace, SMALLEST_CELL, imprint, rules};
use crate::lang::Lang;
use crate::print::PageKind;
use crate::print::drawing::{Anchor, Look, Type};
use crate::print::page::{Page, level_name};
use crate::print::sheet::{self, Area, areas};
use crate::puzzle::Puzzle;
use crate::smyoz::Shot;

/// A part of a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// The title page.
    Title,
    /// What is known about the making of the book.
    Imprint,
    /// Where the parts begin.
    Contents,
    /// The rules.
    Rules,
    /// The techniques that help in the puzzles, each on a board where it does.
    Techniques,
    /// The first puzzle, solved in stages.
    Walkthrough,
    /// The puzzles, by level.
    Puzzles,
    /// The first stages of each puzzle, if they are wanted.
    Hints,
    /// The mercy shots, if there are any and they are not at their puzzles.
    Mercy,
    /// The shots that decide between the images of symmetric puzzles, if there are any.
    Deciding,
    /// The whole paths of chosen puzzles.
    Paths,
    /// The solutions.
    Solutions,
    /// The puzzles by their ids.
    Index,
}

impl Part {
    /// All parts, in their usual order.
    pub const ALL: [Self; 13] = [
        Self::Title,
        Self::Imprint,
        Self::Contents,
        Self::Rules,
        Self::Techniques,
        Self::Walkthrough,
        Self::Puzzles,
        Self::Hints,
        Self::Mercy,
        Self::Deciding,
        Self::Paths,
        Self::Solutions,
        Self::Index,
    ];
}

/// Prints these parts.
pub(super) fn print(press: &mut Press, parts: &[Part], content: &Content) -> Result<(), BookError> {
    let (puzzles, lang) = (&content.puzzles[..], press.book.style.lang);
    press.now.apart = vec![None; puzzles.len()];
    for part in parts {
        match part {
            Part::Title => title(press),
            Part::Imprint => imprint::print(press, content),
            Part::Contents => contents(press),
            Part::Rules => how_to_play(press),
            Part::Techniques => techniques::print(press, content),
            Part::Walkthrough => paths::walkthrough(press, content),
            Part::Puzzles => print_puzzles(press, puzzles)?,
            Part::Hints => paths::hints(press, content),
            Part::Mercy => {
                let is_meant = |puzzle: &Puzzle| puzzle.mercy.is_some();
                apart::print(press, content, &lang.page_mercy(), &lang.book_mercy_about(), is_meant);
            }
            Part::Deciding => {
                let is_meant = |puzzle: &Puzzle| puzzle.up_to_symmetry;
                apart::print(press, content, &lang.book_deciding(), &lang.book_deciding_about(), is_meant);
            }
            Part::Paths => paths::chosen(press, content),
            Part::Solutions => solutions(press, puzzles)?,
            Part::Index => index(press, puzzles),
        }
    }
    Ok(())
}

fn title(press: &mut Press) {
    let book = press.book;
    press.page();
    let (width, height) = book.paper;
    let (middle, room) = (width / 2.0, width * 0.76);
    let mut y = height * 0.3;
    let drawing = press.drawing();
    let mut set = |kind, most, y, text: &str| centred(drawing, fitted(kind, room, most, text), (middle, y), room, text);
    y += set(Type::bold(width / 14.0), 3, y, &book.title) + 4.0;
    if let Some(subtitle) = &book.subtitle {
        set(Type::plain(width / 30.0), 3, y, subtitle);
    }
    if let Some(author) = &book.author {
        set(Type::plain(width / 32.0), 2, height * 0.62, author);
    }
    if let Some(publisher) = &book.publisher {
        set(Type::pale(width / 42.0), 2, height * 0.88, publisher);
    }
}

fn contents(press: &mut Press) {
    press.right_page();
    let area = press.area();
    let (left, right) = (area.at.0, area.at.0 + area.width);
    let mut y = area.at.1 + 8.0;
    let heading = press.book.style.lang.book_contents();
    press.drawing().text(Type::bold(7.0), Anchor::Start, (left, y), &heading);
    y += 6.0;
    for (name, page) in press.before.parts.clone() {
        y += 8.0;
        let end = press.drawing().text(Type::plain(4.0), Anchor::Start, (left, y), &name);
        let number = (page + 1).to_string();
        let start = right - Type::plain(4.0).width(&number);
        press.drawing().text(Type::plain(4.0), Anchor::End, (right, y), &number);
        press.drawing().line(Look::Frame, (end + 3.0, y - 0.6), (start - 3.0, y - 0.6));
        press.link((left, y - 4.0), (right, y + 1.5), page);
    }
}

pub(super) fn how_to_play(press: &mut Press) {
    let text = rules::source(press.book.style.lang);
    // The heading of the text is that of the part.
    press.part(rules::heading(text));
    flow::set(press, text);
}

fn print_puzzles(press: &mut Press, puzzles: &[&Puzzle]) -> Result<(), BookError> {
    let style = press.book.style;
    let lang = style.lang;
    let level = |puzzle: &Puzzle| puzzle.rating.as_ref().map(|rating| rating.level);
    let mut number = 0;
    let by_level = press.book.order.is_by_level();
    for group in puzzles.chunk_by(|one, other| !by_level || level(one) == level(other)) {
        let level = level(group[0]).filter(|_| by_level);
        let name = level.map_or_else(|| lang.book_puzzles(), |level| level_name(lang, level));
        for (at, on_page) in group.chunks(press.book.per_page).enumerate() {
            if at == 0 {
                press.part(&name);
            } else {
                press.page();
            }
            let flapped: Vec<(usize, Shot)> = match press.book.mercy {
                MercyPlace::Flap => {
                    (number + 1..).zip(on_page).filter_map(|(at, puzzle)| Some((at, puzzle.mercy?))).collect()
                }
                MercyPlace::Appendix => Vec::new(),
            };
            let whole = press.area();
            let foot = if flapped.is_empty() { 0.0 } else { apart::FLAP };
            let above = Area { height: whole.height - foot, ..whole };
            for (&puzzle, area) in on_page.iter().zip(areas(above, press.book.per_page)) {
                number += 1;
                let page =
                    Page::of(puzzle, PageKind::Puzzle, style).map_err(|error| BookError::NoSolution(number, error))?;
                let cell =
                    sheet::puzzle(press.drawing(), &page, Area { height: area.height - REFERENCES, ..area }, number);
                if cell < SMALLEST_CELL {
                    return Err(BookError::TooSmall(cell));
                }
                let here = press.now.pages - 1;
                press.now.puzzles.push(here);
                refer(press, puzzle, area, number);
            }
            if !flapped.is_empty() {
                apart::flap(press, whole, &flapped);
            }
        }
    }
    Ok(())
}

/// The room for references below a puzzle.
const REFERENCES: f64 = 7.0;

/// Where to find hints, solution and the like of a puzzle; and a line for the solver's time.
fn refer(press: &mut Press, puzzle: &Puzzle, area: Area, number: usize) {
    const TYPE: Type = Type::pale(2.6);
    const BETWEEN: f64 = 4.0;
    let lang = press.book.style.lang;
    let (left, right, mut y) = (area.at.0, area.at.0 + area.width, area.at.1 + area.height - 1.0);
    let time = press.drawing().text(TYPE, Anchor::Start, (left, y), &lang.book_time()) + 1.5;
    press.drawing().line(Look::Grid, (time, y), (time + 20.0, y));
    let of = |pages: &[Option<usize>]| pages.get(number - 1).copied().flatten();
    let before = &press.before;
    let apart = if puzzle.up_to_symmetry { Lang::book_deciding_at } else { Lang::book_mercy_at };
    let references = [
        (before.solutions.get(number - 1).copied(), Lang::book_solution_at as fn(Lang, usize) -> String),
        (of(&before.paths), Lang::book_path_at),
        (of(&before.apart), apart),
        (of(&before.hints), Lang::book_hint_at),
    ];
    // From the right to the left, in a second line above if there is no more room.
    let mut end = right;
    if press.book.solutions_apart {
        let text = lang.book_solution_apart();
        press.drawing().text(TYPE, Anchor::End, (end, y), &text);
        end -= TYPE.width(&text) + BETWEEN;
    }
    for (page, text) in references.into_iter().filter_map(|(page, text)| Some((page?, text))) {
        let text = text(lang, page + 1);
        let width = TYPE.width(&text);
        if end - width < time + 20.0 + BETWEEN {
            (end, y) = (right, y - 3.4);
        }
        press.drawing().text(TYPE, Anchor::End, (end, y), &text);
        press.link((end - width, y - 2.6), (end, y + 0.8), page);
        end -= width + BETWEEN;
    }
}

fn solutions(press: &mut Press, puzzles: &[&Puzzle]) -> Result<(), BookError> {
    let style = press.book.style;
    let count = press.book.solutions_per_page;
    for (at, on_page) in puzzles.chunks(count).enumerate() {
        let page = if at == 0 { press.part(&style.lang.book_solutions()) } else { press.page() };
        let about = style.lang.book_solutions_about();
        let whole = if at == 0 { headed(press, &style.lang.book_solutions(), Some(&about)) } else { press.area() };
        for (index, (&puzzle, area)) in on_page.iter().zip(areas(whole, count)).enumerate() {
            let number = at * count + index + 1;
            let content =
                Page::of(puzzle, PageKind::Solution, style).map_err(|error| BookError::NoSolution(number, error))?;
            sheet::solution(press.drawing(), &content, area, number);
            press.now.solutions.push(page);
            if let Some(&puzzle_page) = press.now.puzzles.get(number - 1) {
                press.link(area.at, (area.at.0 + area.width, area.at.1 + 6.0), puzzle_page);
            }
        }
    }
    Ok(())
}

/// Sets the heading of a part, and a line about it. Returns what is left of the page.
fn headed(press: &mut Press, heading: &str, about: Option<&str>) -> Area {
    let area = press.area();
    let (left, top) = area.at;
    press.drawing().text(Type::bold(7.0), Anchor::Start, (left, top + 6.0), heading);
    if let Some(about) = about {
        press.drawing().text(Type::plain(3.3), Anchor::Start, (left, top + 12.0), about);
    }
    let height = if about.is_some() { 16.0 } else { 11.0 };
    Area { at: (left, top + height), height: area.height - height, ..area }
}

/// All puzzles by their ids, in columns: id, number and page.
fn index(press: &mut Press, puzzles: &[&Puzzle]) {
    const LINE: f64 = 4.6;
    let name = press.book.style.lang.book_index();
    press.part(&name);
    let mut entries: Vec<(String, usize)> =
        puzzles.iter().enumerate().map(|(at, puzzle)| (puzzle.id().to_string(), at)).collect();
    entries.sort();
    let mut area = headed(press, &name, None);
    let columns = ((area.width / 52.0) as usize).max(1);
    let rows = (area.height / LINE) as usize;
    for (at, on_page) in entries.chunks(columns * rows).enumerate() {
        if at > 0 {
            press.page();
            area = press.area();
        }
        // The columns of a page are equally long.
        let rows = on_page.len().div_ceil(columns);
        let width = area.width / columns as f64;
        for (place, (id, puzzle)) in on_page.iter().enumerate() {
            let (x, y) = (area.at.0 + width * (place / rows) as f64, area.at.1 + LINE * (place % rows + 1) as f64);
            let page = press.now.puzzles[*puzzle];
            press.drawing().text(Type::plain(2.9), Anchor::Start, (x, y), id);
            press.drawing().text(Type::plain(2.9), Anchor::End, (x + width - 16.0, y), &format!("{}.", puzzle + 1));
            press.drawing().text(Type::pale(2.9), Anchor::End, (x + width - 6.0, y), &(page + 1).to_string());
            press.link((x, y - 3.2), (x + width - 6.0, y + 1.0), page);
        }
    }
}
