//! Shots that are told apart from their puzzles: mercy shots, and those that decide between images.

use crate::print::book::content::Content;
use crate::print::book::flow::{Block, Flow, Paragraph, heading};
use crate::print::book::press::Press;
use crate::print::drawing::{Anchor, Look, Role, Type};
use crate::print::sheet::{Area, draw_lone_shot};
use crate::puzzle::Puzzle;
use crate::smyoz::Shot;

/// The side of the cell, and the room for it, its name and the number of its puzzle.
const CELL: f64 = 14.0;
const PLACE: (f64, f64) = (44.0, 20.0);

/// The height of a flap, and of the line above it.
pub(super) const FLAP: f64 = 26.0;

/// The shots of the puzzles that are told at the back, with a few words about them.
pub(super) fn print(press: &mut Press, content: &Content, name: &str, about: &str, is_meant: fn(&Puzzle) -> bool) {
    let book = press.book;
    let meant = |at: &usize| is_meant(content.puzzles[*at]);
    let shots = (0..content.puzzles.len()).filter(meant).map(|at| (at, content.shots_apart(book, at)));
    let shots: Vec<(usize, Vec<Shot>)> = shots.filter(|(_, shots)| !shots.is_empty()).collect();
    if shots.is_empty() {
        return;
    }
    press.part(name);
    let about = Block::Text(Paragraph::plain(about, press.size(Role::Text)));
    let all = [heading(press, name), about];
    let mut flow = Flow::new(press, 1);
    flow.set(&all);
    let mut y = flow.y() + 4.0;
    let mut x = press.area().at.0;
    for (at, shot) in shots.iter().flat_map(|(at, shots)| shots.iter().map(move |shot| (*at, *shot))) {
        let area = press.area();
        if x + PLACE.0 > area.at.0 + area.width + 4.0 {
            (x, y) = (area.at.0, y + PLACE.1);
        }
        if y + PLACE.1 > area.at.1 + area.height {
            press.page();
            (x, y) = press.area().at;
        }
        draw(press, (x, y), at + 1, shot);
        press.now.apart[at] = press.now.apart[at].or(Some(press.now.pages - 1));
        x += PLACE.0;
    }
}

/// A shot with the number of its puzzle.
fn draw(press: &mut Press, (x, y): (f64, f64), number: usize, shot: Shot) {
    let lang = press.book.style.lang;
    let kind = Type::bold(press.appearance.in_proportion(4.0));
    press.drawing().text(kind, Anchor::Start, (x, y + 5.0), &format!("{number}."));
    draw_lone_shot(press.drawing(), lang, shot, (x + 24.0, y + 2.0), CELL);
}

/// The mercy shots of the puzzles on a page, each with its number, upside down below a line along
/// which the foot of the page can be folded up.
pub(super) fn flap(press: &mut Press, area: Area, mercies: &[(usize, Shot)]) {
    let lang = press.book.style.lang;
    let (left, right, top) = (area.at.0, area.at.0 + area.width, area.at.1 + area.height - FLAP);
    let [fold, name, of] = [2.6, 3.2, 4.0].map(|size| press.appearance.in_proportion(size));
    let drawing = press.drawing();
    drawing.line(Look::Frame, (left, top + 3.0), (right, top + 3.0));
    drawing.text(Type::pale(fold), Anchor::Middle, ((left + right) / 2.0, top + 2.0), &lang.book_fold());
    let (middle, height) = (top + 5.0 + (FLAP - 5.0) / 2.0, FLAP - 5.0);
    drawing.turned(((left + right) / 2.0, middle), 180.0, |drawing| {
        let y = middle - height / 2.0;
        drawing.text(Type::bold(name), Anchor::Start, (left, y + 3.2), &lang.page_mercy());
        for (at, &(number, shot)) in mercies.iter().enumerate() {
            let x = left + PLACE.0 * at as f64;
            drawing.text(Type::bold(of), Anchor::Start, (x, y + 10.0), &format!("{number}."));
            draw_lone_shot(drawing, lang, shot, (x + 24.0, y + 5.0), CELL);
        }
    });
}
