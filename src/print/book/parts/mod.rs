//! The parts of a book, in their order.

mod apart;
pub(super) mod paths;
mod techniques;

use super::content::Content;
use super::flow::{self, centred, fitted, on_one_line};
use super::press::Press;
use super::rules::Topics;
use super::site::Code;
use super::{BookError, MercyPlace, SMALLEST_CELL, imprint, rules};
use crate::lang::Lang;
use crate::print::PageKind;
use crate::print::drawing::{Anchor, Look, Role, Target, Type};
use crate::print::page::{Page, level_name};
use crate::print::sheet::{self, Area, areas};
use crate::print::theme::Part;
use crate::puzzle::Puzzle;
use crate::record::Record;
use crate::smyoz::Shot;

/// Prints these parts.
pub(super) fn print(press: &mut Press, parts: &[Part], content: &Content) -> Result<(), BookError> {
    let (puzzles, lang) = (&content.puzzles[..], press.book.style.lang);
    press.now.apart = vec![None; puzzles.len()];
    for part in parts {
        match part {
            Part::Title => title(press),
            Part::Imprint => imprint::print(press, content),
            Part::Contents => contents(press),
            Part::Foreword => foreword(press),
            Part::Rules => how_to_play(press, Topics::of(puzzles)),
            Part::Techniques => techniques::print(press, content),
            Part::Walkthrough => paths::walkthrough(press, content),
            Part::Puzzles => print_puzzles(press, puzzles)?,
            Part::Hints => paths::hints(press, content),
            Part::Mercy => {
                let is_meant = |puzzle: &Puzzle| puzzle.mercy.is_some();
                let name = press.name(Part::Mercy, lang.page_mercy());
                apart::print(press, content, &name, &lang.book_mercy_about(), is_meant);
            }
            Part::Deciding => {
                let is_meant = |puzzle: &Puzzle| puzzle.up_to_symmetry;
                let name = press.name(Part::Deciding, lang.book_deciding());
                apart::print(press, content, &name, &lang.book_deciding_about(), is_meant);
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
    press.plain_page();
    let (width, height) = book.paper;
    let (middle, room) = (width / 2.0, width * 0.76);
    let mut y = height * 0.3;
    let kind_of_book = book.names_no_game().then(|| book.style.lang.book_kind());
    let [of_title, of_subtitle, of_author, of_publisher] =
        [14.0, 30.0, 32.0, 42.0].map(|part| press.appearance.in_proportion(width / part));
    let drawing = press.drawing();
    let fonts = &book.theme.fonts;
    let mut set =
        |kind, most, y, text: &str| centred(drawing, fitted(fonts, kind, room, most, text), (middle, y), room, text);
    if let Some(kind) = kind_of_book {
        set(Type::pale(of_subtitle), 1, y - of_title * 1.4, &kind);
    }
    y += set(Type::bold(of_title), 3, y, &book.title) + 4.0;
    if let Some(subtitle) = &book.subtitle {
        set(Type::plain(of_subtitle), 3, y, subtitle);
    }
    if let Some(author) = &book.author {
        set(Type::plain(of_author), 2, height * 0.62, author);
    }
    if let Some(publisher) = &book.publisher {
        set(Type::pale(of_publisher), 2, height * 0.88, publisher);
    }
}

fn contents(press: &mut Press) {
    /// The distance of the line that leads to a page's number.
    const BETWEEN: f64 = 3.0;
    press.plain_right_page();
    let mut area = press.area();
    let mut y = area.at.1 + 8.0;
    let heading = press.name(Part::Contents, press.book.style.lang.book_contents());
    let kind = heading_type(press, area.width, &heading);
    press.drawing().text(kind, Anchor::Start, (area.at.0, y), &heading);
    let kind = Type::plain(press.size(Role::Contents));
    let step = kind.size * 2.0;
    y += 6.0;
    for (name, page) in press.before.parts.clone() {
        y += step;
        if y > area.at.1 + area.height {
            press.page();
            area = press.area();
            y = area.at.1 + step;
        }
        let (left, right) = (area.at.0, area.at.0 + area.width);
        let number = (page + 1).to_string();
        let start = right - press.width(kind, &number) - BETWEEN;
        let name_type = on_one_line(&press.appearance.fonts, kind, start - left, &name);
        let end = press.drawing().text(name_type, Anchor::Start, (left, y), &name) + BETWEEN;
        press.drawing().text(kind, Anchor::End, (right, y), &number);
        if end < start {
            press.drawing().line(Look::Frame, (end, y - 0.6), (start, y - 0.6));
        }
        press.link((left, y - 4.0), (right, y + 1.5), Target::Page(page));
    }
}

/// What the theme has to say first, if it has a text for it.
fn foreword(press: &mut Press) {
    let book = press.book;
    if let Some(text) = &book.theme.foreword {
        let name = press.name(Part::Foreword, book.style.lang.book_foreword());
        press.part(&name);
        flow::set_part(press, &name, text);
    }
}

pub(super) fn how_to_play(press: &mut Press, topics: Topics) {
    let text = rules::source(press.book.style.lang, topics);
    // The heading of the text is that of the part.
    let name = press.name(Part::Rules, rules::heading(&text).to_owned());
    let (_, text) = text.split_once('\n').unwrap_or_default();
    press.part(&name);
    flow::set_part(press, &name, text);
}

fn print_puzzles(press: &mut Press, puzzles: &[&Puzzle]) -> Result<(), BookError> {
    let lang = press.book.style.lang;
    let level = |puzzle: &Puzzle| puzzle.rating.as_ref().map(|rating| rating.level);
    let by_level = press.book.order.is_by_level();
    let mut number = 1;
    for group in puzzles.chunk_by(|one, other| !by_level || level(one) == level(other)) {
        let level = level(group[0]).filter(|_| by_level);
        let name =
            level.map_or_else(|| press.name(Part::Puzzles, lang.book_puzzles()), |level| level_name(lang, level));
        for (at, on_page) in group.chunks(press.book.per_page).enumerate() {
            if at == 0 {
                press.part(&name);
            } else {
                press.page();
            }
            print_page(press, on_page, number)?;
            number += on_page.len();
        }
    }
    Ok(())
}

/// Prints puzzles on the current page; the first of them has this number.
fn print_page(press: &mut Press, puzzles: &[&Puzzle], first: usize) -> Result<(), BookError> {
    let book = press.book;
    let flapped: Vec<(usize, Shot)> = match book.mercy {
        MercyPlace::Flap => (first..).zip(puzzles).filter_map(|(at, puzzle)| Some((at, puzzle.mercy?))).collect(),
        MercyPlace::Appendix => Vec::new(),
    };
    let (whole, references) = (press.area(), REFERENCES * note_scale(press));
    let foot = if flapped.is_empty() { 0.0 } else { apart::flap_height(&press.appearance) };
    let above = Area { height: whole.height - foot, ..whole };
    for ((number, &puzzle), area) in (first..).zip(puzzles).zip(areas(above, book.per_page)) {
        let page = Page::of(puzzle, PageKind::Puzzle, book.style);
        let page = page.map_err(|error| BookError::NoSolution(number, error))?;
        let code = lead_to_its_page(press, puzzle, area);
        let room = Area { height: area.height - references.max(code), ..area };
        let cell = sheet::puzzle(press.drawing(), &page, room, number);
        if cell < SMALLEST_CELL {
            return Err(BookError::TooSmall(cell));
        }
        press.now.puzzles.push(press.now.pages - 1);
        refer(press, puzzle, Area { width: area.width - code, ..area }, number);
    }
    if !flapped.is_empty() {
        apart::flap(press, whole, &flapped);
    }
    Ok(())
}

/// Draws the code that leads to the puzzle's page on the web at the lower right of its area, if the
/// book has a site. Returns the side of the square that it takes.
fn lead_to_its_page(press: &mut Press, puzzle: &Puzzle, area: Area) -> f64 {
    let Some(site) = &press.book.site else { return 0.0 };
    let address = site.page(puzzle);
    let code = Code::of(&address);
    let end = (area.at.0 + area.width, area.at.1 + area.height);
    let corner = (end.0 - code.side(), end.1 - code.side());
    code.draw(press.drawing(), corner);
    press.link(corner, end, Target::Address(address));
    code.side()
}

/// The room for references below a puzzle, in the usual size.
const REFERENCES: f64 = 7.0;

/// How much larger references are than usual.
fn note_scale(press: &Press) -> f64 {
    press.size(Role::Note) / 2.6
}

/// Where to find hints, solution and the like of a puzzle; and a line for the solver's time.
fn refer(press: &mut Press, puzzle: &Puzzle, area: Area, number: usize) {
    const BETWEEN: f64 = 4.0;
    let (lang, kind) = (press.book.style.lang, Type::pale(press.size(Role::Note)));
    let scale = note_scale(press);
    let (left, right, mut y) = (area.at.0, area.at.0 + area.width, area.at.1 + area.height - 1.0);
    let time = press.drawing().text(kind, Anchor::Start, (left, y), &lang.book_time()) + 1.5;
    press.drawing().line(Look::Grid, (time, y), (time + 20.0, y));
    let of = |pages: &[Option<usize>]| pages.get(number - 1).copied().flatten();
    let before = &press.before;
    let worked = before.worked.filter(|_| number == 1);
    let apart = if puzzle.up_to_symmetry { Lang::book_deciding_at } else { Lang::book_mercy_at };
    let references = [
        (before.solutions.get(number - 1).copied(), Lang::book_solution_at as fn(Lang, usize) -> String),
        (worked.or(of(&before.told)), Lang::book_path_at),
        (of(&before.apart), apart),
        (of(&before.hints), Lang::book_hint_at),
    ];
    // From the right to the left, in a second line above if there is no more room.
    let mut end = right;
    if press.book.solutions_apart {
        let text = lang.book_solution_apart();
        press.drawing().text(kind, Anchor::End, (end, y), &text);
        end -= press.width(kind, &text) + BETWEEN;
    }
    for (page, text) in references.into_iter().filter_map(|(page, text)| Some((page?, text))) {
        let text = text(lang, page + 1);
        let width = press.width(kind, &text);
        if end - width < time + 20.0 + BETWEEN {
            (end, y) = (right, y - 3.4 * scale);
        }
        press.drawing().text(kind, Anchor::End, (end, y), &text);
        press.link((end - width, y - kind.size), (end, y + 0.8), Target::Page(page));
        end -= width + BETWEEN;
    }
}

fn solutions(press: &mut Press, puzzles: &[&Puzzle]) -> Result<(), BookError> {
    let style = press.book.style;
    let count = press.book.solutions_per_page;
    let name = press.name(Part::Solutions, style.lang.book_solutions());
    for (at, on_page) in puzzles.chunks(count).enumerate() {
        let page = if at == 0 { press.part(&name) } else { press.page() };
        let about = style.lang.book_solutions_about();
        let whole = if at == 0 { headed(press, &name, Some(&about)) } else { press.area() };
        for (index, (&puzzle, area)) in on_page.iter().zip(areas(whole, count)).enumerate() {
            let number = at * count + index + 1;
            let content =
                Page::of(puzzle, PageKind::Solution, style).map_err(|error| BookError::NoSolution(number, error))?;
            sheet::solution(press.drawing(), &content, area, number);
            press.now.solutions.push(page);
            if let Some(&puzzle_page) = press.before.puzzles.get(number - 1) {
                press.link(area.at, (area.at.0 + area.width, area.at.1 + 6.0), Target::Page(puzzle_page));
            }
        }
    }
    Ok(())
}

/// The type of a heading on one line: where it has no room it is smaller, by half at most.
fn heading_type(press: &Press, width: f64, heading: &str) -> Type {
    let usual = Type::bold(press.size(Role::Part));
    let kind = on_one_line(&press.appearance.fonts, usual, width, heading);
    Type { size: kind.size.max(usual.size / 2.0), ..kind }
}

/// Sets the heading of a part, and a line about it. Returns what is left of the page.
fn headed(press: &mut Press, heading: &str, about: Option<&str>) -> Area {
    let area = press.area();
    let (left, top) = area.at;
    let kind = heading_type(press, area.width, heading);
    let scale = press.size(Role::Part) / 7.0;
    press.drawing().text(kind, Anchor::Start, (left, top + 6.0 * scale), heading);
    if let Some(about) = about {
        let kind = Type::plain(press.appearance.in_proportion(3.3));
        let kind = on_one_line(&press.appearance.fonts, kind, area.width, about);
        press.drawing().text(kind, Anchor::Start, (left, top + 12.0 * scale), about);
    }
    let height = scale * if about.is_some() { 16.0 } else { 11.0 };
    Area { at: (left, top + height), height: area.height - height, ..area }
}

/// All puzzles by their ids, in columns: id, number and page.
fn index(press: &mut Press, puzzles: &[&Puzzle]) {
    let name = press.name(Part::Index, press.book.style.lang.book_index());
    press.part(&name);
    let mut entries: Vec<(String, usize)> =
        puzzles.iter().enumerate().map(|(at, puzzle)| (puzzle.id().to_string(), at)).collect();
    entries.sort();
    let mut area = headed(press, &name, None);
    let (plain, pale) = (Type::plain(press.size(Role::Index)), Type::pale(press.size(Role::Index)));
    // The lengths of a line, at the usual size.
    let [column, puzzle_end, page_end, step] = [52.0, 16.0, 6.0, 4.6].map(|length| length * (plain.size / 2.9));
    let columns = ((area.width / column) as usize).max(1);
    let rows = ((area.height / step) as usize).max(1);
    for (at, on_page) in entries.chunks(columns * rows).enumerate() {
        if at > 0 {
            press.page();
            area = press.area();
        }
        // The columns of a page are equally long.
        let rows = on_page.len().div_ceil(columns);
        let width = area.width / columns as f64;
        for (place, (id, puzzle)) in on_page.iter().enumerate() {
            let (x, y) = (area.at.0 + width * (place / rows) as f64, area.at.1 + step * (place % rows + 1) as f64);
            // The index may precede the puzzles.
            let page = press.before.puzzles.get(*puzzle).copied().unwrap_or(0);
            press.drawing().text(plain, Anchor::Start, (x, y), id);
            press.drawing().text(plain, Anchor::End, (x + width - puzzle_end, y), &format!("{}.", puzzle + 1));
            press.drawing().text(pale, Anchor::End, (x + width - page_end, y), &(page + 1).to_string());
            press.link((x, y - 3.2), (x + width - page_end, y + 1.0), Target::Page(page));
        }
    }
}
