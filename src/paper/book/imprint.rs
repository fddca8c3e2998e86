//! The imprint: who made the book, and how, so that anyone can make it again.

use std::sync::Arc;

use super::Proof;
use super::content::Content;
use super::flow::{self, centred, lines_in};
use super::press::Press;
use crate::drawing::{Role, Type};

const BETWEEN: f64 = 1.8;

/// The least distance between the theme's own text and the rest.
const APART: f64 = 6.0;

/// Prints the imprint at the foot of a page, below the theme's own text if it has one. Of what
/// tells how the book was made, as many paragraphs are printed as there is room for.
pub(super) fn print(press: &mut Press, content: &Content) {
    let (book, lang) = (press.book, press.book.style.lang);
    press.plain_page();
    let end = book.theme.imprint.as_ref().map(|text| flow::set(press, text));
    let usual = Type::pale(press.size(Role::Imprint));
    let small = Type::pale(usual.size / 3.0 * 2.3);
    let published = match (&book.publisher, book.year) {
        (Some(publisher), Some(year)) => Some(format!("{publisher}, {year}")),
        (Some(publisher), None) => Some(publisher.clone()),
        (None, year) => year.map(|year| year.to_string()),
    };
    let copyright = book.copyright.as_ref().map(|text| format!("© {}", text.trim_start_matches('©').trim()));
    let isbn = book.isbn.as_ref().map(|isbn| format!("ISBN {isbn}"));
    let count = Some(lang.book_count(content.puzzles.len()));
    let claim = if content.has_symmetric() { lang.book_unique_up_to_symmetry() } else { lang.book_unique() };
    let proved = book.proof.map(|proof| match proof {
        Proof::Twice => lang.book_proved_twice(claim),
        Proof::Once => lang.book_proved_once(claim),
    });
    let first =
        [book.series(lang), copyright, published, isbn, count, proved].into_iter().flatten().map(|text| (usual, text));
    let made = book.made.iter().enumerate().map(|(at, text)| match at {
        0 => (usual, lang.book_made(text.clone())),
        _ => (small, text.clone()),
    });
    let area = press.area();
    let width = area.width * 0.84;
    let appearance = Arc::clone(&press.appearance);
    let fonts = &appearance.fonts;
    let (mut paragraphs, mut height) = (Vec::new(), 0.0);
    for (kind, text) in first.chain(made) {
        // No word leaves the area.
        let widest = text.split_whitespace().map(|word| kind.width(fonts, word)).fold(0.0, f64::max);
        let kind = Type { size: kind.size * f64::min(1.0, area.width / widest), ..kind };
        let own = kind.size * 1.25 * lines_in(fonts, kind, width, &text).len() as f64 + BETWEEN;
        if height + own > area.height {
            break;
        }
        height += own;
        paragraphs.push((kind, text));
    }
    let mut y = area.at.1 + area.height - height;
    if end.is_some_and(|end| end > y - APART) {
        press.page();
    }
    let middle = press.area().at.0 + area.width / 2.0;
    for (kind, text) in paragraphs {
        y += centred(press.drawing(), kind, (middle, y), width, &text) + BETWEEN;
    }
}
