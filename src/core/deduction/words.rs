//! Conclusions in words: what every game says alike.

use super::logic::{Ground, Logic};
use super::passage::Passage;
use super::step::{Core, Kind, Opened, Step};
use super::technique::Technique;
use crate::lang::{Lang, capitalized};

impl<L: Logic> Technique<L> {
    /// The name in a language.
    pub fn title(&self, lang: Lang) -> String {
        L::title(self, lang)
    }
}

impl<L: Logic> Kind<L> {
    /// The name in a language.
    pub fn title(self, lang: Lang) -> String {
        match self {
            Self::Technique(technique) => technique.title(lang),
            Self::Core => lang.kind_core(),
            Self::Mercy => lang.kind_mercy(),
            Self::None => lang.kind_none(),
        }
    }
}

impl<L: Logic> Passage<L> {
    /// It as [sentences](Logic::sentences).
    #[must_use]
    pub fn sentences(&self, chart: &L::Chart, lang: Lang) -> Vec<String> {
        L::sentences(self, chart, lang)
    }

    /// [Where to look](Logic::place) for it.
    pub fn place(&self, clues: &L::Clues, chart: &L::Chart, lang: Lang) -> String {
        L::place(self, clues, chart, lang)
    }

    /// It as sentences, unless a technique concludes it: then none.
    #[must_use]
    pub fn plain_sentences(&self, chart: &L::Chart, lang: Lang) -> Vec<String> {
        let words = |facts: &[L::Fact]| facts_in_words::<L>(facts.iter().copied(), chart, lang);
        match &self.worded[0] {
            Step::Seen(_) => Vec::new(),
            Step::Core(Core { facts, grounds, irredundant }) => {
                let (facts, because) = (words(facts), L::grounds(grounds, chart, lang).join("; "));
                vec![capitalized(&match irredundant {
                    _ if grounds.is_empty() => lang.step_rules(facts),
                    true => lang.step_core(facts, grounds.len(), because),
                    false => lang.step_core_at_most(facts, grounds.len(), because),
                })]
            }
            Step::Opened(Opened { facts, .. }) => vec![capitalized(&lang.step_mercy(words(facts)))],
        }
    }

    /// What it is about.
    pub fn plain_place(&self, chart: &L::Chart, lang: Lang) -> String {
        facts_in_words::<L>(self.facts(), chart, lang)
    }
}

/// Facts as one clause after another.
fn facts_in_words<L: Logic>(facts: impl Iterator<Item = L::Fact>, chart: &L::Chart, lang: Lang) -> String {
    L::grounds(&facts.map(Ground::Mark).collect::<Vec<_>>(), chart, lang).join("; ")
}
