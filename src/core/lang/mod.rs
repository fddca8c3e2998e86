//! The languages of pages and explanations, and their texts.
//!
//! The texts are in [Fluent](https://projectfluent.org) files, so that they can be edited without
//! touching code: those that games share in `hu`, `en` and `pl` here, those of a game in its folder,
//! as a [`Catalogue`] of its own. The code formats a text by a method that is named after the message
//! and takes its arguments ([`texts!`] makes these methods), so a misspelt key or a
//! missing argument does not compile. Techniques are the only messages whose keys are composed:
//! `technique-` and the id. Tests check that all languages have everything that the code can ask
//! for. A game that does not speak a language has the English texts there.
//!
//! A language is parsed on first use; commands that print no such texts do not pay for it.

mod catalogue;
mod messages;
mod spelling;

use std::ops::Index;
use std::sync::OnceLock;

pub(crate) use catalogue::article;
pub use catalogue::{Catalogue, texts};
pub use fluent_bundle::FluentValue as Value;
pub use messages::MESSAGES;
pub use spelling::nearest;

/// A language of pages and explanations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// Hungarian, the language of the rule sheet.
    #[default]
    Hu,
    /// English.
    En,
    /// Polish, of games that come from there.
    Pl,
}

/// Something in each language, by that language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByLang<T>([T; Lang::ALL.len()]);

impl<T> ByLang<T> {
    /// What this makes of each language.
    pub fn of(of: impl FnMut(Lang) -> T) -> Self {
        Self(Lang::ALL.map(of))
    }
}

impl<T> ByLang<OnceLock<T>> {
    /// Nothing yet.
    pub const fn unset() -> Self {
        Self([const { OnceLock::new() }; Lang::ALL.len()])
    }
}

impl<T> Index<Lang> for ByLang<T> {
    type Output = T;

    fn index(&self, lang: Lang) -> &T {
        &self.0[lang as usize]
    }
}

/// The most names in a list that may be long.
const FEW: usize = 10;

impl Lang {
    /// All languages, in the order in which they are declared.
    pub const ALL: [Self; 3] = [Self::Hu, Self::En, Self::Pl];

    /// Its BCP 47 code.
    pub fn code(self) -> &'static str {
        match self {
            Self::Hu => "hu",
            Self::En => "en",
            Self::Pl => "pl",
        }
    }

    /// `a`, `a and b`, `a, b and c`.
    pub fn listed(self, parts: &[String]) -> String {
        joined(parts, |rest, last| self.list(rest, last))
    }

    /// `a`, `a or b`, `a, b or c` of which one is so.
    pub fn listed_either(self, parts: &[String]) -> String {
        joined(parts, |rest, last| self.list_either(rest, last))
    }

    /// `a`, `a or b`, `a, b or c` of which none is so.
    pub fn listed_or(self, parts: &[String]) -> String {
        joined(parts, |rest, last| self.list_or(rest, last))
    }

    /// The first few of these names, and the number of the others.
    pub fn few(self, names: impl ExactSizeIterator<Item = String>) -> String {
        let more = names.len().saturating_sub(FEW);
        let first: Vec<String> = names.take(FEW).collect();
        let first = first.join(" ");
        if more == 0 { first } else { self.first_and_more(first, more) }
    }
}

/// A text that begins with a capital letter.
pub fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A list whose last part is joined to the others by a word.
fn joined(parts: &[String], join: impl Fn(String, String) -> String) -> String {
    match parts {
        [] => String::new(),
        [only] => only.clone(),
        [rest @ .., last] => join(rest.join(", "), last.clone()),
    }
}
