//! Conclusions in words.

use itertools::Itertools;

use super::logic::Logic;
use super::passage::Passage;
use super::technique::{Deduction, Technique};
use crate::lang::Lang;

/// The sentences of a game.
pub trait Wording: Logic {
    /// What a sentence needs to know of the puzzle: its board, say.
    type Board: ?Sized;

    /// The name of a technique.
    fn title(technique: &Technique<Self>, lang: Lang) -> String;

    /// A conclusion as a sentence: what follows, and why; of a supposition, what is supposed.
    fn sentence(deduction: &Deduction<Self>, board: &Self::Board, lang: Lang) -> String;

    /// A conclusion as sentences: for a supposition, one for each step of its chain, too.
    fn sentences(deduction: &Deduction<Self>, board: &Self::Board, lang: Lang) -> Vec<String>;

    /// Where to look for a conclusion: the lines, pieces or cells that it names as its reasons,
    /// or is about.
    fn place(deduction: &Deduction<Self>, board: &Self::Board, lang: Lang) -> String;

    /// What readers should be reminded of where a conclusion needs this one, which is not told by
    /// itself.
    fn aside(_aside: &Deduction<Self>, _board: &Self::Board, _lang: Lang) -> Option<String> {
        None
    }

    /// The places that its reasons leave for pieces, in words: what a sentence names, but is not
    /// among the grounds.
    fn places(_deduction: &Deduction<Self>, _board: &Self::Board, _lang: Lang) -> Vec<String> {
        Vec::new()
    }
}

impl<L: Wording> Technique<L> {
    /// The name in a language.
    pub fn title(&self, lang: Lang) -> String {
        L::title(self, lang)
    }
}

impl<L: Wording> Passage<L> {
    /// It as [sentences](Wording::sentences), the first with a note of its
    /// [asides](Wording::aside).
    #[must_use]
    pub fn sentences(&self, board: &L::Board, lang: Lang) -> Vec<String> {
        let mut sentences = self.deduction.sentences(board, lang);
        let asides: Vec<String> =
            self.asides.iter().filter_map(|aside| L::aside(&aside.deduction, board, lang)).unique().collect();
        if let (Some(first), false) = (sentences.first_mut(), asides.is_empty()) {
            *first = format!("{}.", lang.because_noted(first.trim_end_matches('.').to_owned(), asides.join("; ")));
        }
        sentences
    }
}

impl<L: Wording> Deduction<L> {
    /// The conclusion as a [sentence](Wording::sentence).
    pub fn sentence(&self, board: &L::Board, lang: Lang) -> String {
        L::sentence(self, board, lang)
    }

    /// The conclusion as [sentences](Wording::sentences).
    pub fn sentences(&self, board: &L::Board, lang: Lang) -> Vec<String> {
        L::sentences(self, board, lang)
    }

    /// [Where to look](Wording::place) for the conclusion.
    pub fn place(&self, board: &L::Board, lang: Lang) -> String {
        L::place(self, board, lang)
    }
}
