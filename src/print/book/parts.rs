//! The parts of a book, in their order.

use super::flow::{self, centred};
use super::press::Press;
use super::{BookError, SMALLEST_CELL, rules};
use crate::print::PageKind;
use crate::print::drawing::{Anchor, Look, Type};
use crate::print::page::{Page, level_name};
use crate::print::sheet::board::draw_shows;
use crate::print::sheet::{self, Area, areas};
use crate::puzzle::Puzzle;

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
    /// The puzzles, by level.
    Puzzles,
    /// The mercy shots, if there are any.
    Mercy,
    /// The solutions.
    Solutions,
    /// The puzzles by their ids.
    Index,
}

impl Part {
    /// All parts, in their usual order.
    pub const ALL: [Self; 8] = [
        Self::Title,
        Self::Imprint,
        Self::Contents,
        Self::Rules,
        Self::Puzzles,
        Self::Mercy,
        Self::Solutions,
        Self::Index,
    ];
}

/// Prints all parts.
pub(super) fn print(press: &mut Press, puzzles: &[&Puzzle]) -> Result<(), BookError> {
    for part in Part::ALL {
        match part {
            Part::Title => title(press),
            Part::Imprint => imprint(press, puzzles.len()),
            Part::Contents => contents(press),
            Part::Rules => how_to_play(press),
            Part::Puzzles => print_puzzles(press, puzzles)?,
            Part::Mercy => mercy_shots(press, puzzles)?,
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
    y += centred(press, Type::bold(width / 14.0), (middle, y), room, &book.title) + 4.0;
    if let Some(subtitle) = &book.subtitle {
        centred(press, Type::plain(width / 30.0), (middle, y), room, subtitle);
    }
    if let Some(author) = &book.author {
        centred(press, Type::plain(width / 32.0), (middle, height * 0.62), room, author);
    }
    if let Some(publisher) = &book.publisher {
        centred(press, Type::pale(width / 42.0), (middle, height * 0.88), room, publisher);
    }
}

fn imprint(press: &mut Press, count: usize) {
    let (book, lang) = (press.book, press.book.style.lang);
    press.page();
    let area = press.area();
    let lines = [lang.book_count(count), lang.book_proved(), lang.book_made(book.made.clone())];
    let mut y = area.at.1 + area.height * 0.72;
    for line in lines {
        y += centred(press, Type::pale(3.0), (area.at.0 + area.width / 2.0, y), area.width * 0.8, &line) + 1.5;
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
    for group in puzzles.chunk_by(|one, other| level(one) == level(other)) {
        let name = level(group[0]).map_or_else(|| lang.book_puzzles(), |level| level_name(lang, level));
        for (at, on_page) in group.chunks(press.book.per_page).enumerate() {
            if at == 0 {
                press.part(&name);
            } else {
                press.page();
            }
            for (&puzzle, area) in on_page.iter().zip(areas(press.area(), press.book.per_page)) {
                number += 1;
                let page =
                    Page::of(puzzle, PageKind::Puzzle, style).map_err(|error| BookError::NoSolution(number, error))?;
                let cell = sheet::puzzle(press.drawing(), &page, Area { height: area.height - 6.0, ..area }, number);
                if cell < SMALLEST_CELL {
                    return Err(BookError::TooSmall(cell));
                }
                let here = press.now.pages - 1;
                press.now.puzzles.push(here);
                refer(press, puzzle, area, number);
            }
        }
    }
    Ok(())
}

/// Where to find the solution of a puzzle, and its mercy shot; and a line for the solver's time.
fn refer(press: &mut Press, puzzle: &Puzzle, area: Area, number: usize) {
    let lang = press.book.style.lang;
    let (left, right, y) = (area.at.0, area.at.0 + area.width, area.at.1 + area.height - 1.5);
    let time = press.drawing().text(Type::pale(2.6), Anchor::Start, (left, y), &lang.book_time());
    press.drawing().line(Look::Grid, (time + 1.5, y), (time + 22.0, y));
    let solution = press.before.solutions.get(number - 1).copied().unwrap_or(0);
    let mut text = lang.book_solution_at(solution + 1);
    if puzzle.mercy.is_some() {
        let page = press.before.mercies.get(number - 1).copied().unwrap_or(0);
        text = format!("{} · {text}", lang.book_mercy_at(page + 1));
    }
    let width = Type::pale(2.6).width(&text);
    press.drawing().text(Type::pale(2.6), Anchor::End, (right, y), &text);
    press.link((right - width, y - 3.0), (right, y + 1.0), solution);
}

/// The mercy shots, far from their puzzles.
fn mercy_shots(press: &mut Press, puzzles: &[&Puzzle]) -> Result<(), BookError> {
    press.now.mercies = vec![0; puzzles.len()];
    if puzzles.iter().all(|puzzle| puzzle.mercy.is_none()) {
        return Ok(());
    }
    let lang = press.book.style.lang;
    press.part(&lang.page_mercy());
    let (mut x, mut y) = (f64::MAX, press.area().at.1 - 22.0);
    for (at, puzzle) in puzzles.iter().enumerate() {
        let Some(shot) = puzzle.mercy else { continue };
        let area = press.area();
        x += 44.0;
        if x + 40.0 > area.at.0 + area.width {
            (x, y) = (area.at.0, y + 22.0);
        }
        if y + 20.0 > area.at.1 + area.height {
            press.page();
            y = press.area().at.1;
        }
        let drawing = press.drawing();
        drawing.text(Type::bold(4.0), Anchor::Start, (x, y + 9.0), &format!("{}.", at + 1));
        drawing.text(Type::plain(3.4), Anchor::Start, (x, y + 14.0), &lang.page_mercy_cell(shot.cell.to_string()));
        drawing.rect(Look::Grid, (x + 22.0, y + 2.0), (x + 36.0, y + 16.0), 0.0);
        draw_shows(drawing, (x + 29.0, y + 9.0), 14.0, shot.shows);
        press.now.mercies[at] = press.now.pages - 1;
    }
    Ok(())
}

fn solutions(press: &mut Press, puzzles: &[&Puzzle]) -> Result<(), BookError> {
    let style = press.book.style;
    let count = press.book.solutions_per_page;
    for (at, on_page) in puzzles.chunks(count).enumerate() {
        let page = if at == 0 { press.part(&style.lang.book_solutions()) } else { press.page() };
        for (index, (&puzzle, area)) in on_page.iter().zip(areas(press.area(), count)).enumerate() {
            let number = at * count + index + 1;
            let content =
                Page::of(puzzle, PageKind::Solution, style).map_err(|error| BookError::NoSolution(number, error))?;
            sheet::solution(press.drawing(), &content, area, number);
            press.now.solutions.push(page);
            let puzzle_page = press.now.puzzles[number - 1];
            press.link(area.at, (area.at.0 + area.width, area.at.1 + 6.0), puzzle_page);
        }
    }
    Ok(())
}

/// All puzzles by their ids.
fn index(press: &mut Press, puzzles: &[&Puzzle]) {
    press.part(&press.book.style.lang.book_index());
    let mut entries: Vec<(String, usize)> =
        puzzles.iter().enumerate().map(|(at, puzzle)| (puzzle.id().to_string(), at)).collect();
    entries.sort();
    let area = press.area();
    let columns = ((area.width / 52.0) as usize).max(1);
    let rows = (area.height / 4.6) as usize;
    for (at, on_page) in entries.chunks(columns * rows).enumerate() {
        if at > 0 {
            press.page();
        }
        let area = press.area();
        let width = area.width / columns as f64;
        for (place, (id, puzzle)) in on_page.iter().enumerate() {
            let (x, y) = (area.at.0 + width * (place / rows) as f64, area.at.1 + 4.6 * (place % rows + 1) as f64);
            let page = press.now.puzzles[*puzzle];
            press.drawing().text(Type::plain(2.9), Anchor::Start, (x, y), id);
            press.drawing().text(Type::plain(2.9), Anchor::End, (x + width - 16.0, y), &format!("{}.", puzzle + 1));
            press.drawing().text(Type::pale(2.9), Anchor::End, (x + width - 6.0, y), &(page + 1).to_string());
            press.link((x, y - 3.2), (x + width - 6.0, y + 1.0), page);
        }
    }
}
