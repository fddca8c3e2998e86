//! The key: the signs that occur on a page, and their meanings.

use super::board::counted;
use super::signs::{self, Spot};
use crate::lang::Lang;
use crate::print::PageKind;
use crate::print::drawing::{Anchor, At, DisplayList, Look, Type};
use crate::print::sheet::scaled::Scaled;
use crate::sea_battle::{Piece, Puzzle, Shows};

/// What stands before a line of the key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sample {
    /// A count.
    Count,
    /// The sign in a cell.
    Sign(Shows),
    /// The frame of a cell that was shown.
    Given,
}

/// The distance between lines.
const LINE: f64 = 5.2;
/// The room above the first line.
const HEAD: f64 = 6.0;
/// The side of a sample.
const SAMPLE: f64 = 4.6;

fn entries(puzzle: &Puzzle, kind: PageKind, lang: Lang) -> Vec<(Sample, String)> {
    let shown = |ask: &dyn Fn(Shows) -> bool| puzzle.clues.shown().any(|shown| ask(shown.shows));
    let is_puzzle = kind == PageKind::Puzzle;
    let is = |shows| is_puzzle && shown(&|other| other == shows);
    let is_end = |shows| matches!(shows, Shows::Left | Shows::Right | Shows::Top | Shows::Bottom);
    let (variant, counted) = (puzzle.setting.variant(), counted(puzzle));
    let entries = [
        (counted == [Piece::Ship], Sample::Count, lang.sea_page_count()),
        // Then each kind has its sign at its counts.
        (counted.len() > 1, Sample::Count, lang.sea_page_counts()),
        (is(Shows::Water), Sample::Sign(Shows::Water), lang.sea_page_water()),
        (is(Shows::Submarine), Sample::Sign(Shows::Submarine), lang.sea_page_submarine()),
        (is_puzzle && shown(&is_end), Sample::Sign(Shows::Left), lang.sea_page_end()),
        (is(Shows::Middle), Sample::Sign(Shows::Middle), lang.sea_page_middle()),
        (is(Shows::Ship), Sample::Sign(Shows::Ship), lang.sea_page_part()),
        (variant.mines > 0, Sample::Sign(Shows::Mine), lang.sea_page_mine()),
        (variant.sweepers > 0, Sample::Sign(Shows::Sweeper), lang.sea_page_sweeper()),
        (!is_puzzle && shown(&|_| true), Sample::Given, lang.sea_page_given()),
    ];
    entries.into_iter().filter(|(occurs, ..)| *occurs).map(|(_, sample, text)| (sample, text)).collect()
}

/// The height of the key in two columns.
pub(super) fn height(puzzle: &Puzzle, kind: PageKind, lang: Lang) -> f64 {
    HEAD + LINE * entries(puzzle, kind, lang).len().div_ceil(2) as f64
}

/// Draws the key in two columns below a thin line, from this corner on.
pub(super) fn draw(
    drawing: &mut DisplayList,
    (puzzle, kind): (&Puzzle, PageKind),
    scaled: Scaled,
    (left, top): At,
    width: f64,
) {
    let entries = entries(puzzle, kind, drawing.lang);
    if entries.is_empty() {
        return;
    }
    drawing.line(Look::Grid, scaled.place(left, top), scaled.place(left + width, top));
    let rows = entries.len().div_ceil(2);
    for (index, (sample, meaning)) in entries.into_iter().enumerate() {
        let (x, y) = (left + (index / rows) as f64 * width / 2.0, top + HEAD + LINE * (index % rows) as f64);
        draw_sample(drawing, scaled, (x + SAMPLE / 2.0, y), sample);
        let at = scaled.place(x + SAMPLE + 4.0, y + 1.2);
        drawing.text(scaled.size(Type::pale(3.3)), Anchor::Start, at, &meaning);
    }
}

fn draw_sample(drawing: &mut DisplayList, scaled: Scaled, (x, y): At, sample: Sample) {
    match sample {
        Sample::Count => {
            drawing.text(scaled.size(Type::plain(3.6)), Anchor::Middle, scaled.place(x, y + 1.2), "3");
        }
        Sample::Sign(shows) => {
            signs::draw(drawing, Spot { centre: scaled.place(x, y), side: SAMPLE * scaled.scale }, shows);
        }
        Sample::Given => {
            drawing.rect(Look::Given, scaled.place(x - 2.0, y - 2.0), scaled.place(x + 2.0, y + 2.0), 0.0);
        }
    }
}
