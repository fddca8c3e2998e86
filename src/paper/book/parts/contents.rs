//! The contents: where the parts begin, and which puzzles are in them.

use super::heading_type;
use crate::book::flow::on_one_line;
use crate::book::press::{PartAt, Press};
use crate::drawing::{Anchor, Look, Role, Tag, Target, Type};
use crate::theme::Part;

/// The distance of the line that leads to a page's number.
const BETWEEN: f64 = 3.0;

/// How far the levels of a game are moved to the right below its name.
const INDENT: f64 = 6.0;

/// A line of the contents: a game, or a part with its page and the numbers of its puzzles.
enum Line<'a> {
    Game(&'a str),
    Part { name: &'a str, page: usize, numbers: Option<(usize, usize)>, is_indented: bool },
}

/// The lines of the contents of a book with these parts. Levels stand below the name of their game
/// if there are several games.
fn lines(parts: &[PartAt]) -> Vec<Line<'_>> {
    let (mut lines, mut game) = (Vec::new(), None);
    for PartAt { name, page, group } in parts {
        let numbers = group.as_ref().map(|group| group.numbers);
        let of_game = group.as_ref().and_then(|group| Some((group.game.as_deref()?, group.level.as_deref()?)));
        let Some((of, level)) = of_game else {
            lines.push(Line::Part { name, page: *page, numbers, is_indented: false });
            continue;
        };
        if game.replace(of) != Some(of) {
            lines.push(Line::Game(of));
        }
        lines.push(Line::Part { name: level, page: *page, numbers, is_indented: true });
    }
    lines
}

pub(super) fn print(press: &mut Press) {
    press.plain_right_page();
    let mut area = press.area();
    let mut y = area.at.1 + 8.0;
    let lang = press.book.style.lang;
    let heading = press.name(Part::Contents, lang.book_contents());
    let kind = heading_type(press, area.width, &heading);
    press.drawing().tagged(Tag::Heading(1), |drawing| {
        drawing.text(kind, Anchor::Start, (area.at.0, y), &heading);
    });
    let kind = Type::plain(press.size(Role::Contents));
    let step = kind.size * 2.0;
    y += 6.0;
    let parts = press.before.parts.clone();
    for line in lines(&parts) {
        y += step;
        if y > area.at.1 + area.height {
            press.page();
            area = press.area();
            y = area.at.1 + step;
        }
        let (left, right) = (area.at.0, area.at.0 + area.width);
        let (name, page, numbers, is_indented) = match line {
            Line::Game(name) => {
                press.drawing().text(Type::bold(kind.size), Anchor::Start, (left, y), name);
                continue;
            }
            Line::Part { name, page, numbers, is_indented } => (name, page, numbers, is_indented),
        };
        let left = left + if is_indented { press.appearance.in_proportion(INDENT) } else { 0.0 };
        let number = (page + 1).to_string();
        let start = right - press.width(kind, &number) - BETWEEN;
        let name_type = on_one_line(&press.appearance.fonts, kind, start - left, name);
        let mut end = press.drawing().text(name_type, Anchor::Start, (left, y), name) + BETWEEN;
        if let Some((first, last)) = numbers {
            let range = lang.book_range(last - first + 1, first, last);
            let pale = Type::pale(kind.size * 0.8);
            if end + press.width(pale, &range) + BETWEEN < start {
                end = press.drawing().text(pale, Anchor::Start, (end, y), &range) + BETWEEN;
            }
        }
        press.drawing().text(kind, Anchor::End, (right, y), &number);
        if end < start {
            press.drawing().line(Look::Frame, (end, y - 0.6), (start, y - 0.6));
        }
        press.link((left, y - 4.0), (right, y + 1.5), Target::Page(page));
    }
}
