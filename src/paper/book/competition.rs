//! Rounds of competitions and pages of magazines: what puzzles are worth, and what of a solution is
//! sent in.

use itertools::Itertools as _;

use super::flow::{centred, column, fitted, lines_in};
use super::game::Bindable;
use super::press::Press;
use super::{Book, BookError, Pace};
use crate::area::Area;
use crate::drawing::{Anchor, DisplayList, Look, Role, Tag, Type};

/// A round of a competition. Points and answers are printed with its puzzles; instructions and
/// solutions are bound apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Competition {
    /// How long it lasts.
    pub minutes: usize,
}

/// What is entered of a solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Two of the rows of a board.
    Rows(Vec<String>),
    /// A move, or several that are as good.
    Move(String),
}

/// The points for a minute of the round, and those by which puzzles differ at least.
const BY_MINUTE: f64 = 10.0;
const UNIT: f64 = 5.0;

/// The rows of the table of points in a column, and the greatest distance of their lines.
const ROWS: usize = 24;
const STEP: f64 = 8.0;

impl Competition {
    /// What each of these puzzles is worth: points in proportion to the minutes that it takes.
    ///
    /// # Errors
    /// If a puzzle has no score, with its number.
    pub(super) fn points(self, book: &Book, puzzles: &[&dyn Bindable]) -> Result<Vec<usize>, BookError> {
        let pace = book.pace.unwrap_or(Pace::Usual);
        let minutes = |(number, puzzle): (usize, &&dyn Bindable)| {
            let score = puzzle.entry().score.ok_or(BookError::NoScore(number))?;
            Ok(pace.minutes(puzzle.its_game(), score) as f64)
        };
        let minutes: Vec<f64> = (1..).zip(puzzles).map(minutes).collect::<Result<_, BookError>>()?;
        let by_minute = BY_MINUTE * self.minutes as f64 / minutes.iter().sum::<f64>();
        Ok(minutes.iter().map(|minutes| ((minutes * by_minute / UNIT).round().max(1.0) * UNIT) as usize).collect())
    }
}

impl Answer {
    /// The rows that are entered, by their numbers: those in which the contents of neighbouring cells
    /// differ most often.
    fn rows(rows: &[String]) -> impl Iterator<Item = (usize, &str)> {
        let changes = |row: &str| row.chars().tuple_windows().filter(|(one, other)| one != other).count();
        let numbered = (1..).zip(rows.iter().map(String::as_str));
        let most = numbered.sorted_by_key(|&(number, row)| (std::cmp::Reverse(changes(row)), number));
        most.take(2).sorted_unstable()
    }

    /// What is asked, one text for each line that is entered, with what is right.
    fn parts(&self, book: &Book) -> Vec<(String, String)> {
        let lang = book.style.lang;
        match self {
            Self::Move(chosen) => vec![(lang.book_answer_move(), chosen.clone())],
            Self::Rows(rows) => {
                // Dashes without spaces could not be counted.
                let spaced = |row: &str| row.replace('.', "-").chars().join(" ");
                Self::rows(rows).map(|(number, row)| (lang.book_answer_row(number), spaced(row))).collect()
            }
        }
    }
}

/// The sheet before the puzzles: the title, what the round is, what each puzzle is worth and, where
/// they follow, room for name and points.
pub(super) fn front(press: &mut Press, puzzles: &[&dyn Bindable], is_filled_in: bool) {
    let (book, points) = (press.book, press.points.clone());
    press.plain_page();
    let (lang, area) = (book.style.lang, press.area());
    let (left, right, middle) = (area.at.0, area.at.0 + area.width, area.at.0 + area.width / 2.0);
    let fonts = &book.theme.fonts;
    let [large, plain] = [14.0, 34.0].map(|part| press.appearance.in_proportion(area.width / part));
    let small = press.size(Role::Text);
    let pace = book.pace.unwrap_or(Pace::Usual);
    let drawing = press.drawing();
    let mut y = area.at.1 + large;
    drawing.tagged(Tag::Heading(1), |drawing| {
        let kind = fitted(fonts, Type::bold(large), area.width, 2, &book.title);
        y += centred(drawing, kind, (middle, y), area.width, &book.title) + plain * 1.6;
    });
    if let Some(subtitle) = &book.subtitle {
        y += centred(drawing, Type::plain(plain), (middle, y), area.width, subtitle) + plain * 1.6;
    }
    let minutes = book.competition.map_or(0, |competition| competition.minutes);
    let round = lang.book_round(puzzles.len(), minutes, points.iter().sum::<usize>());
    y += centred(drawing, Type::bold(plain), (middle, y), area.width, &round) + plain * 2.0;
    if is_filled_in {
        let end = drawing.text(Type::plain(plain), Anchor::Start, (left, y), &lang.book_competitor()) + 2.0;
        drawing.line(Look::Frame, (end, y + 1.0), (left + area.width * 0.66, y + 1.0));
        let (box_left, label) = (right - area.width * 0.14, lang.book_points_won());
        drawing.text(Type::plain(plain), Anchor::End, (box_left - 2.0, y), &label);
        drawing.rect(Look::Frame, (box_left, y - plain * 1.4), (right, y + plain * 0.6), 0.0);
        y += plain * 2.2;
    }
    y = column(drawing, &lang.book_answers_about(), (left, y), area.width, Type::plain(small)) + small * 2.0;
    let columns = puzzles.len().div_ceil(ROWS);
    let rows = puzzles.len().div_ceil(columns);
    let step = STEP.min((area.at.1 + area.height - y) / rows as f64);
    let kind = Type::plain(small.min(step * 0.6));
    let width = area.width / columns as f64;
    for (at, (puzzle, points)) in puzzles.iter().zip(&points).enumerate() {
        let (start, y) = (left + width * (at / rows) as f64, y + step * (at % rows + 1) as f64);
        let end = start + width - if columns > 1 { 5.0 } else { 0.0 };
        let of_box = end - if is_filled_in { width.min(90.0) * 0.2 } else { 0.0 };
        drawing.text(Type::bold(kind.size), Anchor::End, (start + 8.0, y), &format!("{}.", at + 1));
        let game = puzzle.its_game();
        let mut name = game.name(lang);
        if let Some(score) = puzzle.entry().score {
            name += &format!(" {}", lang.book_minutes(pace.minutes(game, score)));
        }
        drawing.text(kind, Anchor::Start, (start + 10.0, y), &name);
        drawing.text(kind, Anchor::End, (of_box - 3.0, y), &lang.book_points(*points));
        if is_filled_in {
            drawing.rect(Look::Grid, (of_box, y - step * 0.7), (end, y + step * 0.2), 0.0);
        }
        drawing.line(Look::Grid, (start, y + step * 0.2), (end, y + step * 0.2));
    }
}

/// What a puzzle is worth, and room for what is entered, at the foot of its area.
pub(super) fn ask(press: &mut Press, puzzle: &dyn Bindable, area: Area, points: usize) {
    let (lang, kind) = (press.book.style.lang, Type::plain(press.size(Role::Note)));
    let (left, right, y) = (area.at.0, area.at.0 + area.width, area.at.1 + area.height - 1.0);
    let asked = puzzle.answer().map_or_else(Vec::new, |answer| answer.parts(press.book));
    let drawing = press.drawing();
    let points = lang.book_points(points);
    let start = drawing.text(Type::bold(kind.size), Anchor::Start, (left, y), &points) + 3.0;
    enter(drawing, kind, &asked, (start, right), y);
}

/// What is asked, each with a line to enter it, between these edges.
fn enter(drawing: &mut DisplayList, kind: Type, asked: &[(String, String)], (start, end): (f64, f64), y: f64) {
    let width = (end - start) / asked.len().max(1) as f64;
    for (at, (asked, _)) in asked.iter().enumerate() {
        let start = start + width * at as f64;
        let line = drawing.text(kind, Anchor::Start, (start, y), asked) + 1.0;
        drawing.line(Look::Frame, (line, y + 0.6), (start + width - 2.0, y + 0.6));
    }
}

/// The height of a coupon with the answers of so many puzzles.
pub(super) fn coupon_height(press: &Press, puzzles: usize) -> f64 {
    press.size(Role::Text) * (4.5 + 2.2 * puzzles as f64)
}

/// Room for name, address and answers at the foot of a page, to be cut out. The first of these puzzles
/// has this number.
pub(super) fn coupon(press: &mut Press, area: Area, puzzles: &[&dyn Bindable], first: usize) {
    let lang = press.book.style.lang;
    let kind = Type::plain(press.size(Role::Text));
    let (left, right, bottom) = (area.at.0, area.at.0 + area.width, area.at.1 + area.height);
    let top = bottom - coupon_height(press, puzzles.len()) + kind.size;
    let asked: Vec<_> = puzzles.iter().map(|puzzle| puzzle.answer().map(|answer| answer.parts(press.book))).collect();
    let drawing = press.drawing();
    drawing.rect(Look::Frame, (left, top), (right, bottom), 0.0);
    let (inner, end) = (left + kind.size, right - kind.size);
    let step = kind.size * 2.2;
    let mut y = top + step;
    let start = drawing.text(kind, Anchor::Start, (inner, y), &lang.book_coupon()) + 1.0;
    drawing.line(Look::Frame, (start, y + 0.6), (end, y + 0.6));
    for (number, asked) in (first..).zip(asked) {
        y += step;
        let start = drawing.text(Type::bold(kind.size), Anchor::Start, (inner, y), &format!("{number}.")) + 2.0;
        enter(drawing, kind, &asked.unwrap_or_default(), (start, end), y);
    }
}

/// The answers of all puzzles, for those who judge, and what each is worth.
pub(super) fn answers(press: &mut Press, puzzles: &[&dyn Bindable]) {
    let (lang, points) = (press.book.style.lang, press.points.clone());
    let name = lang.book_answers();
    press.part(&name);
    let mut area = super::parts::headed(press, &name, None);
    let kind = Type::plain(press.size(Role::Text));
    let step = kind.size * 1.8;
    let mut y = area.at.1;
    for (number, (puzzle, points)) in (1..).zip(puzzles.iter().zip(&points)) {
        let parts = puzzle.answer().map_or_else(Vec::new, |answer| answer.parts(press.book));
        let text = parts.iter().map(|(asked, right)| format!("{asked} {right}")).join("   ");
        let points = lang.book_points(*points);
        let room = area.width - 14.0 - press.width(kind, &points);
        let lines = lines_in(&press.appearance.fonts, kind, room, &text);
        let height = step + kind.size * 1.4 * lines.len().saturating_sub(1) as f64;
        if y + height > area.at.1 + area.height {
            press.page();
            area = press.area();
            y = area.at.1;
        }
        y += step;
        let (left, right) = (area.at.0, area.at.0 + area.width);
        let drawing = press.drawing();
        drawing.text(Type::bold(kind.size), Anchor::End, (left + 8.0, y), &format!("{number}."));
        drawing.text(Type::pale(kind.size), Anchor::End, (right, y), &points);
        for (at, line) in lines.iter().enumerate() {
            y += if at > 0 { kind.size * 1.4 } else { 0.0 };
            drawing.text(kind, Anchor::Start, (left + 10.0, y), line);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_that_say_most_are_entered() {
        let rows = ["....", ".A.B", "AAAA", "..BB", "A.A."].map(str::to_owned);
        assert_eq!(Answer::rows(&rows).collect::<Vec<_>>(), [(2, ".A.B"), (5, "A.A.")]);
    }
}
