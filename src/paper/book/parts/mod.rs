//! The parts of a book, in their order.

mod apart;
mod chapters;
mod contents;
mod index;
mod legend;
pub(super) mod paths;
mod short;
mod techniques;

use super::content::Content;
use super::flow::{self, centred, fitted, on_one_line};
use super::game::{Bindable, Game};
use super::press::Press;
use super::rules::Topics;
use super::site::Code;
use super::{Book, BookError, MercyPlace, SMALLEST_CELL, competition, imprint, rules};
use crate::area::{Area, areas};
use crate::drawing::{Anchor, Look, Role, Tag, Target, Type};
use crate::panel::{Division, divide};
use crate::theme::Part;
use crate::{Ink, LoneShot, PageKind, Panel, Style};
use smyoz_core::lang::Lang;

pub(super) fn print(press: &mut Press, parts: &[Part], content: &Content) -> Result<(), BookError> {
    let (puzzles, lang) = (&content.puzzles[..], press.book.style.lang);
    press.now.apart = vec![None; puzzles.len()];
    for part in parts {
        match part {
            Part::Title if press.book.competition.is_some() => {
                competition::front(press, puzzles, parts.contains(&Part::Puzzles));
            }
            Part::Title => title(press, puzzles),
            Part::Imprint => imprint::print(press, content),
            Part::Contents => contents::print(press),
            Part::Foreword => text(press, Part::Foreword, lang.book_foreword(), press.book.theme.foreword.as_deref()),
            Part::Rules => rules(press, puzzles),
            Part::Techniques => techniques::print(press, content),
            Part::Walkthrough => paths::walkthrough(press, content),
            Part::Puzzles => chapters::print(press, puzzles)?,
            Part::Afterword => {
                text(press, Part::Afterword, lang.book_afterword(), press.book.theme.afterword.as_deref());
            }
            Part::Hints => paths::hints(press, content),
            Part::Mercy => {
                let is_meant = |puzzle: &dyn Bindable| puzzle.mercy().is_some();
                let name = press.name(Part::Mercy, lang.page_mercy());
                apart::print(press, content, &name, &lang.book_mercy_about(), is_meant);
            }
            Part::Deciding => {
                let is_meant = |puzzle: &dyn Bindable| puzzle.is_up_to_symmetry();
                let name = press.name(Part::Deciding, lang.book_deciding());
                apart::print(press, content, &name, &lang.book_deciding_about(), is_meant);
            }
            Part::Paths => paths::chosen(press, content),
            Part::Solutions => {
                if press.book.competition.is_some() {
                    competition::answers(press, puzzles);
                }
                solutions(press, puzzles)?;
            }
            Part::Index => index::print(press, puzzles),
            Part::Ids => index::ids(press, puzzles),
        }
    }
    Ok(())
}

fn title(press: &mut Press, puzzles: &[&dyn Bindable]) {
    let book = press.book;
    press.plain_page();
    let (width, height) = book.paper;
    let (middle, room) = (width / 2.0, width * 0.76);
    let mut y = height * 0.3;
    let kind_of_book = book.kind(puzzles);
    let [of_title, of_subtitle, of_author, of_publisher] =
        [14.0, 30.0, 32.0, 42.0].map(|part| press.appearance.in_proportion(width / part));
    let drawing = press.drawing();
    let fonts = &book.theme.fonts;
    let heading = fitted(fonts, Type::bold(of_title), room, 3, &book.title);
    drawing.tagged(Tag::Heading(1), |drawing| {
        y += centred(drawing, heading, (middle, y), room, &book.title) + of_subtitle;
    });
    let mut set =
        |kind, most, y, text: &str| centred(drawing, fitted(fonts, kind, room, most, text), (middle, y), room, text);
    if let Some(kind) = kind_of_book {
        set(Type::pale(of_subtitle), 1, height * 0.3 - of_title * 1.4, &kind);
    }
    if let Some(subtitle) = &book.subtitle {
        y += set(Type::plain(of_subtitle), 3, y, subtitle) + of_subtitle;
    }
    if let Some(series) = book.series(book.style.lang) {
        set(Type::pale(of_subtitle), 2, y, &series);
    }
    if let Some(author) = &book.author {
        set(Type::plain(of_author), 2, height * 0.62, author);
    }
    if let Some(publisher) = &book.publisher {
        set(Type::pale(of_publisher), 2, height * 0.88, publisher);
    }
}

/// A part with a text of the theme, if it has one.
fn text(press: &mut Press, part: Part, usual: String, text: Option<&str>) {
    if let Some(text) = text {
        let name = press.name(part, usual);
        press.part(&name);
        flow::set_part(press, &name, text, None);
    }
}

/// The rules of each game, as far as its puzzles here need them.
fn rules(press: &mut Press, puzzles: &[&dyn Bindable]) {
    let games = by_game(puzzles);
    for group in &games {
        let (game, topics, is_named) = (group[0].its_game(), Topics::of(group), games.len() > 1);
        if !(press.is_leaflet && short::print(press, game, topics, is_named)) {
            how_to_play(press, game, topics, is_named);
        }
    }
}

/// The puzzles of each game, in the order of its first puzzle.
pub(super) fn by_game<'a>(puzzles: &[&'a dyn Bindable]) -> Vec<Vec<&'a dyn Bindable>> {
    let mut games: Vec<Vec<&dyn Bindable>> = Vec::new();
    for &puzzle in puzzles {
        match games.iter_mut().find(|game| is_one_game(game[0], puzzle)) {
            Some(game) => game.push(puzzle),
            None => games.push(vec![puzzle]),
        }
    }
    games
}

/// Whether puzzles are of the same game.
pub(super) fn is_one_game(one: &dyn Bindable, other: &dyn Bindable) -> bool {
    one.its_game().name(Lang::En) == other.its_game().name(Lang::En)
}

/// The rules of a game, with its name if the book has more than one.
pub(super) fn how_to_play(press: &mut Press, game: &dyn Game, topics: Topics, is_named: bool) {
    let lang = press.book.style.lang;
    let text = rules::source(game, lang, topics);
    // The heading of the text is that of the part.
    let name = press.name_of(Part::Rules, rules::heading(&text).to_owned(), game, is_named);
    let (_, text) = text.split_once('\n').unwrap_or_default();
    press.part(&name);
    flow::set_part(press, &name, text, Some(game));
}

/// What is printed of a puzzle or of its solution.
fn panel<'a>(
    press: &Press,
    puzzles: &[&'a dyn Bindable],
    at: usize,
    kind: PageKind,
) -> Result<Box<dyn Panel + 'a>, BookError> {
    let Book { style, solution_lines, .. } = press.book;
    // In black only, lines and islands are in the way of the ships.
    let style = Style { shows_lines: style.ink == Ink::Colour || *solution_lines, ..*style };
    puzzles[at].panel(kind, None, style).map_err(|error| BookError::NoSolution(at + 1, error))
}

/// Prints the first of these puzzles on the current page; the first of all has this number. Returns
/// how many they are.
fn print_page(
    press: &mut Press,
    puzzles: &[&dyn Bindable],
    panels: &[&dyn Panel],
    first: usize,
) -> Result<usize, BookError> {
    let book = press.book;
    let flapped: Vec<(usize, LoneShot)> = match book.mercy {
        MercyPlace::Flap => {
            let wanted = (first..).zip(puzzles).take(book.per_page);
            wanted.filter_map(|(at, puzzle)| Some((at, puzzle.mercy()?))).collect()
        }
        MercyPlace::Appendix => Vec::new(),
    };
    let references = if book.per_page > 4 { FEW_REFERENCES } else { REFERENCES };
    let (whole, references) = (press.area(), references * note_scale(press));
    let mut foot = if flapped.is_empty() { 0.0 } else { apart::flap_height(&press.appearance) };
    if book.is_magazine {
        foot += competition::coupon_height(press, puzzles.len().min(book.per_page));
    }
    let above = Area { height: whole.height - foot, ..whole };
    let without = |area: Area, below: f64| Area { height: area.height - below, ..area };
    let divided = |area: Area| divide(panels, area, book.per_page, |area| without(area, references));
    let above = legend::draw_below(press, &panels[..panels.len().min(book.per_page)], above, |press, above| {
        let Division { places, count } = divided(above);
        let mut scratch = press.scratch();
        let fits = |(panel, area): (&&dyn Panel, Area)| {
            panel.draw(&mut scratch, without(area, references), first) >= SMALLEST_CELL
        };
        panels.iter().zip(areas(above, places)).take(count).all(fits)
    });
    let Division { places, count } = divided(above);
    for (at, area) in areas(above, places).into_iter().take(count).enumerate() {
        let number = first + at;
        let code = lead_to_its_page(press, puzzles[at], area);
        let cell = panels[at].draw(press.drawing(), without(area, references.max(code)), number);
        if cell < SMALLEST_CELL {
            let mut scratch = press.scratch();
            let mut fits = |places: &usize| {
                let area = without(areas(above, *places)[0], references.max(code));
                panels[at].draw(&mut scratch, area, number) >= SMALLEST_CELL
            };
            let mut fewer = [4, 3, 2, 1].into_iter().filter(|&places| places < book.per_page);
            return Err(BookError::TooSmall { number, cell, fewer: fewer.find(|places| fits(places)) });
        }
        press.now.puzzles.push(press.now.pages - 1);
        let area = Area { width: area.width - code, ..area };
        match press.points.get(number - 1) {
            Some(&points) => competition::ask(press, puzzles[at], area, points),
            None => refer(press, puzzles[at], area, number),
        }
    }
    if book.is_magazine {
        let height = competition::coupon_height(press, count);
        let area = Area { height: whole.height - foot + height, ..whole };
        competition::coupon(press, area, &puzzles[..count], first);
    }
    if !flapped.is_empty() {
        apart::flap(press, whole, &flapped);
    }
    Ok(count)
}

/// Draws the code that leads to the puzzle's page on the web at the lower right of its area, if the
/// book has a site. Returns the side of the square that it takes.
fn lead_to_its_page(press: &mut Press, puzzle: &dyn Bindable, area: Area) -> f64 {
    let Some((site, page)) = press.book.site.as_ref().zip(puzzle.site_page()) else { return 0.0 };
    let address = site.page(&page);
    let code = Code::of(&address);
    let end = (area.at.0 + area.width, area.at.1 + area.height);
    let corner = (end.0 - code.side(), end.1 - code.side());
    code.draw(press.drawing(), corner);
    press.link(corner, end, Target::Address(address));
    code.side()
}

/// The room for references below a puzzle, in the usual size: two lines, or one where many puzzles
/// share a page.
const REFERENCES: f64 = 7.0;
const FEW_REFERENCES: f64 = 5.0;

/// How much larger references are than usual.
fn note_scale(press: &Press) -> f64 {
    press.size(Role::Note) / 2.6
}

/// Where to find hints, solution and the like of a puzzle; and a line for the solver's time.
fn refer(press: &mut Press, puzzle: &dyn Bindable, area: Area, number: usize) {
    const BETWEEN: f64 = 4.0;
    let (lang, kind) = (press.book.style.lang, Type::pale(press.size(Role::Note)));
    let scale = note_scale(press);
    let (left, right, mut y) = (area.at.0, area.at.0 + area.width, area.at.1 + area.height - 1.0);
    let time = press.drawing().text(kind, Anchor::Start, (left, y), &lang.book_time()) + 1.5;
    let mut start = time + if press.book.per_page > 4 { 9.0 } else { 20.0 };
    press.drawing().line(Look::Grid, (time, y), (start, y));
    if let Some((pace, score)) = press.book.pace.zip(puzzle.entry().score) {
        let text = lang.book_minutes(pace.minutes(puzzle.its_game(), score));
        start = press.drawing().text(kind, Anchor::Start, (start + 1.5, y), &text);
    }
    let of = |pages: &[Option<usize>]| pages.get(number - 1).copied().flatten();
    let before = &press.before;
    let worked = before.worked.filter(|_| number == 1);
    let apart = if puzzle.is_up_to_symmetry() { Lang::book_deciding_at } else { Lang::book_mercy_at };
    let references = [
        (before.solutions.get(number - 1).copied(), Lang::book_solution_at as fn(Lang, usize) -> String),
        (worked.or(of(&before.told)), Lang::book_path_at),
        (of(&before.apart), apart),
    ];
    let hints = before.hints.get(number - 1).copied().flatten();
    let hints = hints.map(|[place, technique, step]| (place, lang.book_hints_at(place + 1, technique + 1, step + 1)));
    let references = references.into_iter().filter_map(|(page, text)| Some((page?, text(lang, page? + 1))));
    // From the right to the left, in a second line above if there is no more room.
    let mut end = right;
    if press.book.solutions_apart {
        let text = if press.book.is_magazine { lang.book_solution_next() } else { lang.book_solution_apart() };
        press.drawing().text(kind, Anchor::End, (end, y), &text);
        end -= press.width(kind, &text) + BETWEEN;
    }
    for (page, text) in references.chain(hints) {
        let width = press.width(kind, &text);
        if end - width < start + BETWEEN {
            (end, y) = (right, y - 3.4 * scale);
        }
        press.drawing().text(kind, Anchor::End, (end, y), &text);
        press.link((end - width, y - kind.size), (end, y + 0.8), Target::Page(page));
        end -= width + BETWEEN;
    }
}

fn solutions(press: &mut Press, puzzles: &[&dyn Bindable]) -> Result<(), BookError> {
    let lang = press.book.style.lang;
    let name = press.name(Part::Solutions, lang.book_solutions());
    let panels: Result<Vec<_>, BookError> =
        (0..puzzles.len()).map(|at| panel(press, puzzles, at, PageKind::Solution)).collect();
    let panels = panels?;
    let panels: Vec<&dyn Panel> = panels.iter().map(|panel| &**panel).collect();
    let about = match &by_game(puzzles)[..] {
        [group] => group[0].its_game().solutions_about(lang),
        _ => lang.book_solutions_of_games(),
    };
    let about = panels.iter().any(|panel| panel.marks_given()).then_some(about);
    // Where all have room on a page, they share the whole of it.
    let fewest = [4, 6, 9].into_iter().find(|&places| places >= panels.len());
    let most = fewest.map_or(press.book.solutions_per_page, |fewest| fewest.min(press.book.solutions_per_page));
    let order = match press.book.scattered_solutions {
        true => scattered(panels.len()),
        false => (0..panels.len()).collect(),
    };
    let panels: Vec<&dyn Panel> = order.iter().map(|&at| panels[at]).collect();
    let mut done = 0;
    press.now.solutions = vec![0; panels.len()];
    while done < panels.len() {
        let page = if done == 0 { press.part(&name) } else { press.page() };
        let whole = if done == 0 { headed(press, &name, about.as_deref()) } else { press.area() };
        let Division { places, count } = divide(&panels[done..], whole, most, |area| area);
        for (panel, area) in panels[done..done + count].iter().zip(areas(whole, places)) {
            let at = order[done];
            done += 1;
            panel.draw(press.drawing(), area, at + 1);
            press.now.solutions[at] = page;
            if let Some(&puzzle_page) = press.before.puzzles.get(at) {
                press.link(area.at, (area.at.0 + area.width, area.at.1 + 6.0), Target::Page(puzzle_page));
            }
        }
    }
    Ok(())
}

/// An order of this many things in which those that follow each other in number are far apart: the
/// places of successive numbers differ by some golden section of all.
fn scattered(count: usize) -> Vec<usize> {
    let golden = (count as f64 * 0.382).round() as usize;
    let common = |step: usize| (2..=step).any(|part| step.is_multiple_of(part) && count.is_multiple_of(part));
    let step = (golden.max(1)..).find(|&step| !common(step)).unwrap_or(1);
    let mut order: Vec<usize> = (0..count).collect();
    order.sort_by_key(|at| at * step % count);
    order
}

/// The type of a heading on one line: where it has no room it is smaller, by half at most.
fn heading_type(press: &Press, width: f64, heading: &str) -> Type {
    let usual = Type::bold(press.size(Role::Part));
    let kind = on_one_line(&press.appearance.fonts, usual, width, heading);
    Type { size: kind.size.max(usual.size / 2.0), ..kind }
}

/// Sets the heading of a part, and a line about it. Returns what is left of the page.
pub(super) fn headed(press: &mut Press, heading: &str, about: Option<&str>) -> Area {
    let area = press.area();
    let (left, top) = area.at;
    let kind = heading_type(press, area.width, heading);
    let scale = press.size(Role::Part) / 7.0;
    press.drawing().tagged(Tag::Heading(1), |drawing| {
        drawing.text(kind, Anchor::Start, (left, top + 6.0 * scale), heading);
    });
    if let Some(about) = about {
        let kind = Type::plain(press.appearance.in_proportion(3.3));
        let kind = on_one_line(&press.appearance.fonts, kind, area.width, about);
        press.drawing().text(kind, Anchor::Start, (left, top + 12.0 * scale), about);
    }
    let height = scale * if about.is_some() { 16.0 } else { 11.0 };
    Area { at: (left, top + height), height: area.height - height, ..area }
}
