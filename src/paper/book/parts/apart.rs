//! Shots that are printed apart from their puzzles: mercy shots, and those that decide between
//! images.

use crate::area::Area;
use crate::book::content::Content;
use crate::book::flow::{Block, Flow, Paragraph, heading};
use crate::book::game::Bindable;
use crate::book::press::Press;
use crate::drawing::{Anchor, Appearance, Look, Role, Type};
use crate::lone::{self, LoneShot};

/// The side of the cell, and the room for it, its name and the number of its puzzle.
const CELL: f64 = 14.0;
const PLACE: (f64, f64) = (48.0, 20.0);

/// The room on the left of the cell, for the number of the puzzle and the name of the cell.
const NAMED: f64 = 31.0;

/// The height of a flap, with the line above it.
pub(super) fn flap_height(appearance: &Appearance) -> f64 {
    appearance.in_proportion(27.5)
}

/// The shots of the puzzles that are printed at the back, with a few words about them.
pub(super) fn print(
    press: &mut Press,
    content: &Content,
    name: &str,
    about: &str,
    is_meant: fn(&dyn Bindable) -> bool,
) {
    let book = press.book;
    let meant = |at: &usize| is_meant(content.puzzles[*at]);
    let shots = (0..content.puzzles.len()).filter(meant).map(|at| (at, content.shots_apart(book, at)));
    let shots: Vec<(usize, Vec<LoneShot>)> = shots.filter(|(_, shots)| !shots.is_empty()).collect();
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
    let width = press.area().width + 4.0;
    let step = width / (width / PLACE.0).floor().max(1.0);
    for (at, shot) in shots.iter().flat_map(|(at, shots)| shots.iter().map(move |shot| (*at, shot))) {
        let area = press.area();
        if x + PLACE.0 > area.at.0 + width {
            (x, y) = (area.at.0, y + PLACE.1);
        }
        if y + PLACE.1 > area.at.1 + area.height {
            press.page();
            (x, y) = press.area().at;
        }
        draw(press, (x, y), at + 1, shot);
        press.now.apart[at] = press.now.apart[at].or(Some(press.now.pages - 1));
        x += step;
    }
}

/// A shot with the number of its puzzle.
fn draw(press: &mut Press, (x, y): (f64, f64), number: usize, shot: &LoneShot) {
    let kind = Type::bold(4.0);
    press.drawing().text(kind, Anchor::Start, (x, y + 5.0), &format!("{number}."));
    lone::draw(press.drawing(), shot, (x + NAMED, y + 2.0), CELL);
}

/// The mercy shots of the puzzles on a page, each with its number, upside down below a line along
/// which the foot of the page can be folded up. They share its width.
pub(super) fn flap(press: &mut Press, area: Area, mercies: &[(usize, LoneShot)]) {
    let (lang, height) = (press.book.style.lang, flap_height(&press.appearance));
    let (left, right, top) = (area.at.0, area.at.0 + area.width, area.at.1 + area.height - height);
    let grown = press.appearance.in_proportion(1.0);
    let scale = grown.min(area.width / (PLACE.0 * mercies.len() as f64));
    let drawing = press.drawing();
    drawing.line(Look::Frame, (left, top + 4.0 * grown), (right, top + 4.0 * grown));
    let fold = (Type::pale(2.6 * grown), ((left + right) / 2.0, top + 3.0 * grown));
    drawing.text(fold.0, Anchor::Middle, fold.1, &lang.book_fold());
    let y = top + 6.0 * grown;
    let place =
        |at: usize, x: f64, down: f64| (left + (PLACE.0 * at as f64 + x) * scale, y + 5.0 * grown + down * scale);
    let name = lang.page_mercy();
    let numbers: Vec<String> = mercies.iter().map(|(number, _)| format!("{number}.")).collect();
    let numbered = |(at, number)| (Type::bold(4.0 * scale), place(at, 0.0, 5.0), number);
    let labels = numbers.iter().map(String::as_str).enumerate().map(numbered);
    let labels: Vec<_> = labels.chain([(Type::bold(3.2 * grown), (left, y + 3.2 * grown), &*name)]).collect();
    let shots = mercies.iter().enumerate().map(|(at, (_, shot))| (shot, place(at, NAMED, 0.0), CELL * scale));
    let shots: Vec<_> = shots.collect();
    let about = ((left + right) / 2.0, (y + area.at.1 + area.height) / 2.0);
    lone::draw_upside_down(press.drawing(), about, &labels, &shots);
}
