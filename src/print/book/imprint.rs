//! The imprint: who made the book, and how, so that anyone can make it again.

use super::content::Content;
use super::flow::{centred, lines_in};
use super::press::Press;
use crate::print::drawing::Type;

/// The distance between paragraphs.
const BETWEEN: f64 = 1.8;

/// Prints the imprint at the foot of a page. Of what tells how the book was made, as many
/// paragraphs are printed as there is room for.
pub(super) fn print(press: &mut Press, content: &Content) {
    let (book, lang) = (press.book, press.book.style.lang);
    press.page();
    let published = match (&book.publisher, book.year) {
        (Some(publisher), Some(year)) => Some(format!("{publisher}, {year}")),
        (Some(publisher), None) => Some(publisher.clone()),
        (None, year) => year.map(|year| year.to_string()),
    };
    let isbn = book.isbn.as_ref().map(|isbn| format!("ISBN {isbn}"));
    let proved = if content.has_symmetric() { lang.book_proved_up_to_symmetry() } else { lang.book_proved() };
    let count = [lang.book_count(content.puzzles.len()), proved];
    let first = [published, isbn].into_iter().flatten().chain(count).map(|text| (Type::pale(3.0), text));
    let made = book.made.iter().enumerate().map(|(at, text)| match at {
        0 => (Type::pale(3.0), lang.book_made(text.clone())),
        _ => (Type::pale(2.3), text.clone()),
    });
    let area = press.area();
    let width = area.width * 0.84;
    let middle = area.at.0 + area.width / 2.0;
    let (mut paragraphs, mut height) = (Vec::new(), 0.0);
    for (kind, text) in first.chain(made) {
        let own = kind.size * 1.25 * lines_in(kind, width, &text).len() as f64 + BETWEEN;
        if height + own > area.height {
            break;
        }
        height += own;
        paragraphs.push((kind, text));
    }
    let mut y = area.at.1 + area.height - height;
    for (kind, text) in paragraphs {
        y += centred(press.drawing(), kind, (middle, y), width, &text) + BETWEEN;
    }
}
