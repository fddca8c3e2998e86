//! Pages of a book: compared byte for byte with `tests/golden/book-*.svg`.
//!
//! After an intended change run `UPDATE_GOLDEN=1 cargo test --test paper book_pages`, look at every
//! page that git shows as changed, and commit them.

use smyoz::paper::book::Book;
use smyoz::paper::{Ink, Lang, Style, svg};

use super::common::{assert_golden, part, puzzles};

fn book(style: Style) -> Book {
    Book { made: vec!["smyoz".into()], style, per_page: 4, solutions_per_page: 9, has_links: false, ..Book::default() }
}

/// Some pages of a book with four puzzles of each level that people can solve: what they hold, and how
/// they look.
fn pages(style: Style, [rules, puzzles_of, solutions]: [&str; 3]) -> [(&'static str, String); 3] {
    let bound = book(style).bind(&puzzles(16)).unwrap();
    let page = |name: &str, later: usize| svg(&part(&bound, name)[later]);
    // The second page of the rules has examples.
    [("rules", page(rules, 1)), ("puzzles", page(puzzles_of, 0)), ("solutions", page(solutions, 0))]
}

#[test]
fn pages_of_books_are_as_they_were() {
    for (name, style, parts) in [
        ("hu-colour", Style::new(Lang::Hu, Ink::Colour), ["Így játsszuk", "Haladó", "Megfejtések"]),
        ("en-mono", Style::new(Lang::En, Ink::Mono), ["How to play", "Advanced", "Solutions"]),
    ] {
        for (holds, page) in pages(style, parts) {
            assert_golden(&format!("book-{holds}-{name}.svg"), &page);
        }
    }
}
