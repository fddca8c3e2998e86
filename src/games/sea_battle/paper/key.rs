//! The key: the signs that occur on a page, and their meanings.

use super::board::counted;
use super::signs::{self, Spot};
use crate::board::{Piece, Shows};
use crate::lang::SeaTexts;
use crate::puzzle::Puzzle;
use smyoz_core::lang::Lang;
use smyoz_paper::drawing::{Anchor, At, DisplayList, Look, Type};
use smyoz_paper::scaled::Scaled;
use smyoz_paper::{PageKind, panel};

/// What stands before a line of the key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign {
    Count,
    /// A count, where there are counts of several kinds.
    Counts,
    /// The sign in a cell.
    Shown(Shows),
    /// The frame of a cell that was shown.
    Given,
}

const LINE: f64 = 5.2;
/// The room above the first line.
const HEAD: f64 = 6.0;
/// The side of a sample.
const SAMPLE: f64 = 4.6;

/// Signs and their meanings, in two columns below a thin line.
pub(super) struct Key(Vec<(Sign, String)>);

impl Key {
    /// The signs and their meanings.
    pub fn entries(self) -> Vec<(Sign, String)> {
        self.0
    }

    /// The signs on the page of a puzzle or of its solution.
    pub fn of(puzzle: &Puzzle, kind: PageKind, lang: Lang) -> Self {
        let shown = |ask: &dyn Fn(Shows) -> bool| puzzle.clues.shown().any(|shown| ask(shown.shows));
        let is_puzzle = kind == PageKind::Puzzle;
        let is = |shows| is_puzzle && shown(&|other| other == shows);
        let (variant, counted) = (puzzle.board.variant(), counted(puzzle));
        Self::with(
            |sample| match sample {
                Sign::Count => counted == [Piece::Ship],
                Sign::Counts => counted.len() > 1,
                Sign::Shown(Shows::Left) => is_puzzle && shown(&is_end),
                Sign::Shown(Shows::Mine) => variant.mines > 0,
                Sign::Shown(Shows::Sweeper) => variant.sweepers > 0,
                Sign::Shown(shows) => is(shows),
                Sign::Given => !is_puzzle && shown(&|_| true),
            },
            lang,
        )
    }

    /// All that a cell may show, with mines and minesweepers or without.
    pub fn of_signs(has_mines: bool, lang: Lang) -> Self {
        let is_one = |sample| match sample {
            Sign::Count | Sign::Counts | Sign::Given => false,
            Sign::Shown(Shows::Mine | Shows::Sweeper) => has_mines,
            Sign::Shown(_) => true,
        };
        Self::with(is_one, lang)
    }

    fn with(occurs: impl Fn(Sign) -> bool, lang: Lang) -> Self {
        let all = [
            (Sign::Count, lang.sea_page_count()),
            // Then each kind has its sign at its counts.
            (Sign::Counts, lang.sea_page_counts()),
            (Sign::Shown(Shows::Water), lang.sea_page_water()),
            (Sign::Shown(Shows::Submarine), lang.sea_page_submarine()),
            (Sign::Shown(Shows::Left), lang.sea_page_end()),
            (Sign::Shown(Shows::Middle), lang.sea_page_middle()),
            (Sign::Shown(Shows::Ship), lang.sea_page_part()),
            (Sign::Shown(Shows::Mine), lang.sea_page_mine()),
            (Sign::Shown(Shows::Sweeper), lang.sea_page_sweeper()),
            (Sign::Given, lang.sea_page_given()),
        ];
        Self(all.into_iter().filter(|&(sample, _)| occurs(sample)).collect())
    }

    pub fn height(&self) -> f64 {
        HEAD + LINE * self.0.len().div_ceil(2) as f64
    }

    /// Draws it from this corner on.
    pub fn draw(&self, drawing: &mut DisplayList, scaled: Scaled, (left, top): At, width: f64) {
        let Self(entries) = self;
        if entries.is_empty() {
            return;
        }
        drawing.line(Look::Grid, scaled.place(left, top), scaled.place(left + width, top));
        let rows = entries.len().div_ceil(2);
        for (index, (sample, meaning)) in entries.iter().enumerate() {
            let (x, y) = (left + (index / rows) as f64 * width / 2.0, top + HEAD + LINE * (index % rows) as f64);
            draw_sample(drawing, scaled, (x + SAMPLE / 2.0, y), *sample);
            let at = scaled.place(x + SAMPLE + 4.0, y + 1.2);
            drawing.text(scaled.size(Type::pale(3.3)), Anchor::Start, at, meaning);
        }
    }
}

fn is_end(shows: Shows) -> bool {
    matches!(shows, Shows::Left | Shows::Right | Shows::Top | Shows::Bottom)
}

impl Sign {
    pub fn sample(self) -> panel::Sample {
        Box::new(move |drawing, scaled, (x, y)| draw_sample(drawing, scaled, (x + panel::SAMPLE / 2.0, y), self))
    }
}

fn draw_sample(drawing: &mut DisplayList, scaled: Scaled, (x, y): At, sample: Sign) {
    match sample {
        Sign::Count | Sign::Counts => {
            drawing.text(scaled.size(Type::plain(3.6)), Anchor::Middle, scaled.place(x, y + 1.2), "3");
        }
        Sign::Shown(shows) => {
            signs::draw(drawing, Spot { centre: scaled.place(x, y), side: SAMPLE * scaled.scale }, shows);
        }
        Sign::Given => {
            drawing.rect(Look::Given, scaled.place(x - 2.0, y - 2.0), scaled.place(x + 2.0, y + 2.0), 0.0);
        }
    }
}
