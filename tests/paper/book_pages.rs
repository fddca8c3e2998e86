//! Pages of a book: compared byte for byte with `tests/golden/book-*.svg`.
//!
//! After an intended change run `UPDATE_GOLDEN=1 cargo test --test paper book_pages`, look at every
//! page that git shows as changed, and commit them.

use std::path::PathBuf;
use std::{env, fs};

use smyoz::games::smyoz::puzzle::{Puzzle, read_lines};
use smyoz::paper::book::{Book, Bound};
use smyoz::paper::{Ink, Lang, Style, svg};

/// Four puzzles of each level that people can solve.
fn puzzles() -> Vec<Puzzle> {
    read_lines(include_str!("../../puzzles/levels.jsonl")).map(|(_, puzzle)| puzzle.unwrap()).take(16).collect()
}

fn book(style: Style) -> Book {
    Book { made: vec!["smyoz".into()], style, per_page: 4, solutions_per_page: 9, has_links: false, ..Book::default() }
}

/// Some pages of a book: what they hold, and how they look.
fn pages(style: Style, [rules, puzzles_of, solutions]: [&str; 3]) -> [(&'static str, String); 3] {
    let Bound { pages, outline } = book(style).bind(&puzzles()).unwrap();
    let page = |name: &str, later: usize| {
        let part = outline.iter().find(|part| part.text == name).unwrap_or_else(|| panic!("{name}: {outline:?}"));
        svg(&pages[part.page + later])
    };
    // The second page of the rules has examples.
    [("rules", page(rules, 1)), ("puzzles", page(puzzles_of, 0)), ("solutions", page(solutions, 0))]
}

#[test]
fn pages_of_books_are_as_they_were() {
    let golden = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    for (name, style, parts) in [
        ("hu-colour", Style::new(Lang::Hu, Ink::Colour), ["Így játsszuk", "Haladó", "Megfejtések"]),
        ("en-mono", Style::new(Lang::En, Ink::Mono), ["How to play", "Advanced", "Solutions"]),
    ] {
        for (holds, page) in pages(style, parts) {
            let name = format!("book-{holds}-{name}.svg");
            let path = golden.join(&name);
            if env::var_os("UPDATE_GOLDEN").is_some() {
                fs::write(path, page).unwrap();
            } else {
                let found = fs::read_to_string(path).unwrap_or_default();
                assert!(found == page, "{name} has changed: see the top of tests/paper/book_pages.rs");
            }
        }
    }
}
