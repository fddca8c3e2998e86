//! Which parts a book has. A handful of puzzles does not ask for forty pages before them.

use crate::theme::{Part, Theme};

/// From this number of puzzles on, a book has a list of contents and the full rules, and its parts
/// begin on right-hand pages.
const BOOK: usize = 12;

/// From this number of puzzles on, the first puzzle is solved step by step, and there is an index.
const LARGE: usize = 24;

/// From this number of puzzles on, techniques are explained.
const LARGEST: usize = 40;

/// The choice of the parts of a book, among those of the theme's order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Parts {
    #[default]
    All,
    /// Those that go with the number of puzzles, and these. An order that the theme itself gives
    /// is kept whole.
    Fitting(Vec<Part>),
    Named(Vec<Part>),
}

impl Parts {
    /// The parts of a book of this many puzzles in the order of its theme.
    pub(super) fn of(&self, theme: &Theme, puzzles: usize) -> Vec<Part> {
        let is_chosen = |part: &Part| match self {
            Self::All => true,
            Self::Fitting(named) => theme.has_own_order || named.contains(part) || puzzles >= least(*part),
            Self::Named(named) => {
                let is_sheet = !named.is_empty() && named.iter().all(|&part| is_apart(part));
                named.contains(part) || *part == Part::Puzzles && !is_sheet
            }
        };
        theme.order.iter().copied().filter(is_chosen).collect()
    }

    /// Whether a book of this many puzzles is a leaflet: rules in short, no part for each level,
    /// and no empty pages between parts.
    pub(super) fn make_leaflet(&self, theme: &Theme, puzzles: usize) -> bool {
        matches!(self, Self::Fitting(named) if puzzles < BOOK && !named.contains(&Part::Rules)) && !theme.has_own_order
    }

    /// The parts that are asked for by name.
    pub(super) fn named(&self) -> &[Part] {
        match self {
            Self::All => &[],
            Self::Fitting(named) | Self::Named(named) => named,
        }
    }
}

/// Whether a part is also printed by itself, for readers who have the puzzles.
fn is_apart(part: Part) -> bool {
    matches!(part, Part::Hints | Part::Mercy | Part::Deciding | Part::Paths | Part::Solutions)
}

/// The least number of puzzles of a book with this part, unless it is asked for. Few readers look
/// for a puzzle by its id.
fn least(part: Part) -> usize {
    match part {
        Part::Ids => usize::MAX,
        Part::Contents => BOOK,
        Part::Walkthrough | Part::Index => LARGE,
        Part::Techniques => LARGEST,
        _ => 0,
    }
}
