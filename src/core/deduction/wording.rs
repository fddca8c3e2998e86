//! Conclusions in words.

use itertools::Itertools;

use super::logic::{Ground, GroundOf, Logic};
use super::passage::Passage;
use super::step::{Core, Kind, Opened, Step};
use super::technique::{Deduction, Technique};
use crate::lang::{Lang, capitalized};

/// The sentences of a game.
pub trait Wording: Logic {
    /// What a sentence needs to know of the puzzle: its board, say.
    type Board: ?Sized;

    /// The name of a technique.
    fn title(technique: &Technique<Self>, lang: Lang) -> String;

    /// A conclusion as sentences: what follows, and why; for a supposition, also one for each
    /// step of its chain.
    fn sentences(deduction: &Deduction<Self>, board: &Self::Board, lang: Lang) -> Vec<String>;

    /// Where to look for a conclusion: the lines, pieces or cells that it names as its reasons,
    /// or is about.
    fn place(deduction: &Deduction<Self>, board: &Self::Board, lang: Lang) -> String;

    /// Facts as clauses.
    fn facts(facts: &[Self::Fact], board: &Self::Board, lang: Lang) -> Vec<String>;

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

    /// What the clue is called that is given apart.
    fn mercy(lang: Lang) -> String {
        lang.kind_mercy()
    }

    /// A step by itself: without what else must be known for it.
    fn seen(step: &Step<Self>, board: &Self::Board, lang: Lang) -> Vec<String> {
        match step {
            Step::Seen(deduction) => Self::sentences(deduction, board, lang),
            Step::Core(Core { facts, grounds, irredundant }) => {
                let facts = Self::facts(facts, board, lang).join("; ");
                let because = Self::grounds(grounds, board, lang).join("; ");
                vec![capitalized(&match irredundant {
                    _ if grounds.is_empty() => lang.step_rules(facts),
                    true => lang.step_core(facts, grounds.len(), because),
                    false => lang.step_core_at_most(facts, grounds.len(), because),
                })]
            }
            Step::Opened(Opened { facts, .. }) => {
                vec![capitalized(&lang.step_mercy(Self::facts(facts, board, lang).join("; ")))]
            }
        }
    }

    /// The sentences of a passage.
    fn told(passage: &Passage<Self>, board: &Self::Board, lang: Lang) -> Vec<String> {
        let mut sentences = match passage.deduction() {
            Some(deduction) => Self::sentences(&deduction, board, lang),
            None => Self::seen(&passage.worded[0], board, lang),
        };
        let asides = passage.asides.iter().filter_map(|aside| Self::aside(aside.deduction()?, board, lang));
        let asides = asides.unique().collect_vec();
        if let (Some(first), false) = (sentences.first_mut(), asides.is_empty()) {
            *first = format!("{}.", lang.because_noted(first.trim_end_matches('.').to_owned(), asides.join("; ")));
        }
        sentences
    }

    /// Where to look for a passage, for a solver who has these clues.
    fn place_of(passage: &Passage<Self>, _clues: &Self::Clues, board: &Self::Board, lang: Lang) -> String {
        match passage.deduction() {
            Some(deduction) => Self::place(&deduction, board, lang),
            None => Self::facts(&passage.facts().collect_vec(), board, lang).join("; "),
        }
    }

    /// Everything that a passage rests on or names.
    fn because(passage: &Passage<Self>, board: &Self::Board, lang: Lang) -> Vec<String> {
        let places = passage.deduction().map(|deduction| Self::places(&deduction, board, lang));
        let mut because = Self::grounds(&passage.grounds, board, lang);
        because.extend(places.into_iter().flatten());
        because
    }

    /// Clues and facts.
    fn grounds(grounds: &[GroundOf<Self>], board: &Self::Board, lang: Lang) -> Vec<String> {
        Self::facts(&grounds.iter().filter_map(Ground::fact).collect_vec(), board, lang)
    }
}

impl<L: Wording> Technique<L> {
    /// The name in a language.
    pub fn title(&self, lang: Lang) -> String {
        L::title(self, lang)
    }
}

impl<L: Wording> Kind<L> {
    /// The name in a language.
    pub fn title(self, lang: Lang) -> String {
        match self {
            Self::Technique(technique) => technique.title(lang),
            Self::Core => lang.kind_core(),
            Self::Mercy => L::mercy(lang),
            Self::None => lang.kind_none(),
        }
    }
}

impl<L: Wording> Passage<L> {
    /// It as [sentences](Wording::told).
    #[must_use]
    pub fn sentences(&self, board: &L::Board, lang: Lang) -> Vec<String> {
        L::told(self, board, lang)
    }
}

impl<L: Wording> Deduction<L> {
    /// The conclusion as [sentences](Wording::sentences).
    pub fn sentences(&self, board: &L::Board, lang: Lang) -> Vec<String> {
        L::sentences(self, board, lang)
    }

    /// [Where to look](Wording::place) for the conclusion.
    pub fn place(&self, board: &L::Board, lang: Lang) -> String {
        L::place(self, board, lang)
    }
}
