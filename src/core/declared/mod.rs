//! Games that are declared: a grid, what is given, rules that say how many of some literals are
//! true, and words. Everything else follows.
//!
//! A game implements [`Declared`], on the type of its boards. From the [rules](Declared::rules)
//! come a formula with guards, a propagating search, contradictions and techniques; from the
//! families of the rules, sentences; from the grid and its contents, marks, names, files, images
//! and pages. So a declared game is a [`Game`] and has a [`Model`] and a
//! [`Logic`](crate::deduction::Logic), and its [`Rater`](crate::rating::Rater) has all that
//! techniques can do. Pages and play take two empty implementations, which a game may fill.
//!
//! Wrong rules would fool both engines. So a game also says in plain code [which layouts follow
//! them](Declared::follows_rules); tests compare the three.
//!
//! [`Game`]: crate::game::Game
//! [`Model`]: crate::game::Model

#![warn(missing_docs, clippy::missing_errors_doc)]

mod derived;
mod fact;
mod grid;
mod image;
mod logic;
mod marks;
mod rules;
mod search;
mod techniques;
mod words;

use std::fmt::Debug;
use std::ops::ControlFlow;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::deduction::{Scale, Technique};
use crate::game::{NoLayout, Signed, Texts};
use crate::lang::Lang;
use crate::limits::{Budget, Limits};
use crate::puzzles::{Seed, Stream};

pub use derived::Variables;
pub use fact::Fact;
pub use grid::{Cell, Grid, Layout, Place, Symmetry};
pub use logic::{Chart, Logic};
pub use marks::{Marks, Seen};
pub use rules::{CONTENTS, COUNTS, Family, Literal, Rule, Rules};
pub use techniques::{full, needed, one_rule, rules_together, supposition, together, wherever};
pub use words::{Instance, Reason, Says, Text, Translations};

/// A game, implemented for its boards. In JSON, a board has the keys of its type.
pub trait Declared: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The name of the game in commands and files: `star-battle`.
    const KIND: &'static str;

    /// The name for readers.
    const NAME: &'static str;

    /// What a clue is called, and several are.
    const CLUES: [&'static str; 2] = ["clue", "clues"];

    /// Any text, to be changed whenever what is composed changes.
    const FINGERPRINT: &'static str = "1";

    /// The families of rules.
    const FAMILIES: &'static [Family];

    /// What the counts of clues are in words.
    const COUNT: Family = Family {
        name: "counts",
        full: "{place} has all that it may have",
        needed: "{place} needs all that are left",
        broken: "{place} would not have its count",
    };

    /// Where cells may have more than two contents, what it is in words that they have one.
    const CONTENT: Family = Family {
        name: "one in each cell",
        full: "{place} has only one",
        needed: "nothing else fits in {place}",
        broken: "nothing would fit in {place}",
    };

    /// What a region is called, and with what it is in: `region B`, `in region B`.
    const REGION: [&'static str; 2] = ["region", "in region"];

    /// The families of rules that solvers see at a glance. Where one thing at most is allowed,
    /// and it is known, no step says that there is nothing else.
    const AT_A_GLANCE: &'static [usize] = &[];

    /// The highest scores of puzzles for beginners, for advanced solvers and for masters: see
    /// [`Scale`].
    const CEILINGS: [u32; 3] = Scale::DEFAULT.ceilings;

    /// The techniques, by level and then by score.
    const TECHNIQUES: &'static [Technique<Logic<Self>>] = techniques::usual();

    /// The texts for readers.
    const TEXTS: Texts;

    /// Texts in other languages: names, what contents mean, families, techniques and
    /// [`TEXTS`](Self::TEXTS). What a language lacks is printed in English.
    ///
    /// Where a text has `{place}`, a translation may also have `{a place}`, with the article, and
    /// `{in place}`: `az 1. sor`, `az 1. sorban`.
    const TRANSLATIONS: &'static [(Lang, Translations)] = &[];

    /// The options by which a board is drawn.
    type Options: Clone + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// The size of the board.
    fn grid(&self) -> Grid;

    /// What cells may contain. A dot is for those that are empty.
    fn contents(&self) -> &'static [Signed];

    /// What the board itself shows in a cell, which then contains nothing else.
    fn given(&self, _cell: Cell) -> Option<char> {
        None
    }

    /// The characters of what is [given](Self::given).
    fn fixed(&self) -> &'static [Signed] {
        &[]
    }

    /// The region in which a cell lies, if the board has regions.
    fn region(&self, _cell: Cell) -> Option<u8> {
        None
    }

    /// What to do, in a sentence.
    fn aim(&self, lang: Lang) -> String;

    /// States the rules.
    fn rules(&self, rules: &mut Rules);

    /// Whether a layout keeps the rules, in plain code that does not know how they are stated.
    /// Cells with something given have it.
    fn follows_rules(&self, layout: &Layout) -> bool;

    /// What clues can be about. Of a cell, a clue says what it contains, of any other place, how
    /// many pieces it has.
    fn topics(&self) -> Vec<Place> {
        self.grid().cells().filter(|&cell| self.given(cell).is_none()).map(Place::Cell).collect()
    }

    /// The topics about which clues may be given if this is the layout.
    fn offered(&self, _layout: &Layout) -> Vec<Place> {
        self.topics()
    }

    /// The contents that may be exchanged for each other without breaking a rule, at most 32.
    fn alike(&self) -> &'static [Signed] {
        &[]
    }

    /// The image of the board; `None` if that is no board of this game.
    fn image(&self, _symmetry: Symmetry) -> Option<Self> {
        Some(self.clone())
    }

    /// The options by which this board is drawn.
    fn options(&self) -> Self::Options;

    /// Whether the options go together.
    ///
    /// # Errors
    /// If they do not.
    fn check(_options: &Self::Options) -> Result<(), String> {
        Ok(())
    }

    /// The board and the layout of a seed.
    ///
    /// # Errors
    /// If there is none, or it was cancelled.
    fn draw(options: &Self::Options, seed: Seed, limits: Limits) -> Result<(Self, Layout), NoLayout>;

    /// The cells of a place, in reading order.
    fn cells(&self, place: Place) -> Vec<Cell> {
        let is_in = |cell: Cell| match place {
            Place::Row(row) => cell.row == row,
            Place::Column(column) => cell.column == column,
            Place::Region(region) => self.region(cell) == Some(region),
            Place::Run(from, to) => {
                let away = |one: Cell| {
                    [i16::from(one.row) - i16::from(from.row), i16::from(one.column) - i16::from(from.column)]
                };
                let (end, steps) = (away(to), away(to).map(i16::signum));
                (0..=end[0].abs().max(end[1].abs())).any(|at| away(cell) == steps.map(|step| step * at))
            }
            Place::Cell(one) => cell == one,
        };
        self.grid().cells().filter(|&cell| is_in(cell)).collect()
    }
}

/// A text of a game in a language.
fn translated<G: Declared>(text: &'static str, lang: Lang) -> &'static str {
    let own = G::TRANSLATIONS.iter().chain(words::TRANSLATIONS).filter(|(other, _)| *other == lang);
    own.flat_map(|(_, texts)| *texts).find(|(english, _)| *english == text).map_or(text, |(_, translated)| translated)
}

/// A layout that keeps the rules of a board: the first that a search finds in an order that the
/// stream decides.
///
/// # Errors
/// If there is none, or the search was given up.
pub fn any_layout<G: Declared>(game: &G, stream: &mut Stream, limits: Limits) -> Result<Layout, NoLayout> {
    let (rules, mut first) = (Rules::new(game).shuffled(stream), None);
    let end = search::Search::new(&rules).run([], &mut Budget::new(limits), &mut |layout| {
        first = Some(layout);
        ControlFlow::Break(())
    });
    first.ok_or_else(|| match end {
        ControlFlow::Continue(()) => NoLayout::OfAny("no layout of this board keeps the rules".to_owned()),
        ControlFlow::Break(()) => NoLayout::Cancelled,
    })
}
