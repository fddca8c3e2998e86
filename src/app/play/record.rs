//! DOKU: the record of a game, to be printed and kept.

use std::sync::Arc;

use smyoz_core::lang::Lang;
use smyoz_paper::drawing::{Anchor, DisplayList, Type};
use smyoz_paper::{Ink, Theme, svg};

/// The size of a page in millimetres: A4.
const PAGE: (f64, f64) = (210.0, 297.0);

/// Its margin, the size of its type, and the distance between lines.
const MARGIN: f64 = 18.0;
const SIZE: f64 = 3.2;
const LEADING: f64 = 5.0;

/// The record of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    pub title: String,
    /// What was used, and what it costs by the chosen scale.
    pub figures: Vec<String>,
    /// What was done, with the answers.
    pub lines: Vec<String>,
}

impl Record {
    /// The record as plain text.
    pub fn text(&self) -> String {
        let lines = self.lines.iter().zip(1..).map(|(line, number)| format!("{number:4}. {line}\n"));
        format!("{}\n\n{}\n\n{}", self.title, self.figures.join("\n"), lines.collect::<String>())
    }

    /// The record as a page, in two columns; as long as it needs to be.
    pub fn svg(&self, lang: Lang) -> String {
        let top = MARGIN + 14.0 + LEADING * self.figures.len() as f64;
        let rows = f64::max(PAGE.1 - top - MARGIN, self.lines.len().div_ceil(2) as f64 * LEADING);
        let appearance = Arc::new(Theme::default().appearance(Ink::Colour));
        let mut page = DisplayList::new((PAGE.0, top + rows + MARGIN), appearance, lang, self.title.clone());
        page.text(Type::bold(6.0), Anchor::Start, (MARGIN, MARGIN + 4.0), &self.title);
        for (line, at) in self.figures.iter().zip(0..) {
            page.text(Type::plain(SIZE), Anchor::Start, (MARGIN, MARGIN + 12.0 + LEADING * f64::from(at)), line);
        }
        let in_column = (rows / LEADING).floor() as usize;
        for (index, line) in self.lines.iter().enumerate() {
            let x = MARGIN + (index / in_column) as f64 * (PAGE.0 / 2.0 - MARGIN + 3.0);
            let y = top + LEADING * (1 + index % in_column) as f64;
            page.text(Type::pale(SIZE), Anchor::End, (x + 8.0, y), &format!("{}.", index + 1));
            page.text(Type::plain(SIZE), Anchor::Start, (x + 10.0, y), line);
        }
        svg(&page)
    }
}

/// Marked cells in words: each with its mark, `E4#`, or with `?` if that is taken back.
pub fn marked(cells: &[String], lang: Lang) -> String {
    let (erased, added): (Vec<&str>, Vec<&str>) =
        cells.iter().map(String::as_str).partition(|cell| cell.ends_with('?'));
    if added.is_empty() {
        let cells: Vec<&str> = erased.iter().map(|cell| cell.trim_end_matches('?')).collect();
        return lang.record_erase(cells.join(" "));
    }
    lang.record_mark(added.join(" "))
}
