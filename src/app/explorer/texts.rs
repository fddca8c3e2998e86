//! The texts that pages bring along: the server's page in all languages, an exported page in its
//! own.
//!
//! They are in Fluent files, `lang/*.ftl` and those of the games, for editors. Pages get them as
//! JSON, with `{name}` for arguments, since no Fluent runs in the browser: a text is a string, or
//! `{"one", "other"}` where it depends on a number.

use std::collections::BTreeMap;
use std::fmt::Write;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;
use serde::Serialize;

use smyoz_core::lang::Lang;

/// A text as a page has it.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub(super) enum Text {
    /// A text for any number.
    Always(String),
    /// A text for a single thing, and the one for several.
    Counted { one: String, other: String },
}

pub(super) type Texts = BTreeMap<String, Text>;

/// A Fluent file in each language.
type Source = fn(Lang) -> &'static str;

/// What all pages share. Polish is spoken at tables only, so only these texts are there; the others
/// are English.
const SHARED: fn(Lang) -> &'static [&'static str] = |lang| match lang {
    Lang::Hu => &[include_str!("lang/hu.ftl")],
    Lang::En => &[include_str!("lang/en.ftl")],
    Lang::Pl => &[include_str!("lang/en.ftl"), include_str!("lang/pl.ftl")],
};

/// The texts of a language: what all pages share, and these files.
pub(super) fn texts(lang: Lang, sources: impl IntoIterator<Item = Source>) -> Texts {
    let own = sources.into_iter().map(|source| source(lang));
    SHARED(lang).iter().copied().chain(own).flat_map(read).collect()
}

/// The texts whose keys begin with one of these prefixes, by the rest of their keys.
pub(super) fn texts_after(lang: Lang, source: Option<Source>, prefixes: &[&str]) -> Texts {
    let rest = |key: &str| prefixes.iter().find_map(|prefix| key.strip_prefix(prefix)).map(str::to_owned);
    texts(lang, source).into_iter().filter_map(|(key, text)| Some((rest(&key)?, text))).collect()
}

/// The texts whose keys begin with one of these prefixes, by their keys.
pub(super) fn texts_of(lang: Lang, source: Source, prefixes: &[&str]) -> Texts {
    let mut texts = texts(lang, [source]);
    texts.retain(|key, _| prefixes.iter().any(|prefix| key.starts_with(prefix)));
    texts
}

/// The texts of a file, which is part of the program; a test checks that it is valid.
fn read(source: &str) -> Texts {
    let resource = parser::parse(source).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some((message.id.name.to_owned(), text(message.value.as_ref()?))),
        _ => None,
    });
    messages.collect()
}

fn text(pattern: &Pattern<&str>) -> Text {
    let [PatternElement::Placeable { expression: Expression::Select { variants, .. } }] = &pattern.elements[..] else {
        return Text::Always(plain(pattern));
    };
    let variant = |name: &str| {
        let is_named = |key: &VariantKey<&str>| matches!(key, VariantKey::Identifier { name: key } if *key == name);
        let variant = variants.iter().find(|variant| is_named(&variant.key));
        plain(&variant.unwrap_or_else(|| panic!("no variant {name}")).value)
    };
    Text::Counted { one: variant("one"), other: variant("other") }
}

/// A text with `{name}` for its arguments.
fn plain(pattern: &Pattern<&str>) -> String {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::VariableReference { id }),
            } => write!(text, "{{{}}}", id.name).expect("a string grows"),
            PatternElement::Placeable { expression } => panic!("pages do not format {expression:?}"),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The arguments of a text.
    fn arguments(text: &Text) -> BTreeSet<&str> {
        let texts: &[&String] = match text {
            Text::Always(text) => &[text],
            Text::Counted { one, other } => &[one, other],
        };
        let parts = texts.iter().flat_map(|text| text.split('{').skip(1));
        parts.map(|part| part.split_once('}').expect("braces are closed").0).collect()
    }

    #[test]
    fn all_languages_have_the_same_texts() {
        let [hu, en, pl] = Lang::ALL.map(|lang| texts(lang, []));
        assert!(en.len() > 200);
        for other in [hu, pl] {
            assert_eq!(other.keys().collect::<Vec<_>>(), en.keys().collect::<Vec<_>>());
            for (key, text) in &other {
                assert_eq!(arguments(text), arguments(&en[key]), "{key}");
            }
        }
    }

    #[test]
    fn tables_speak_polish() {
        let [english, polish] = [Lang::En, Lang::Pl].map(|lang| texts(lang, []));
        let same: Vec<&String> = polish
            .iter()
            .filter(|(key, text)| key.starts_with("table-") && english[*key] == **text)
            .map(|(key, _)| key)
            .collect();
        assert!(same.is_empty(), "{same:?}");
    }

    #[test]
    fn a_text_may_depend_on_a_number() {
        let en = texts(Lang::En, []);
        assert!(en.values().any(|text| matches!(text, Text::Counted { .. })));
        assert_eq!(en["close"], Text::Always("Close".into()));
    }

    #[test]
    fn exported_pages_have_their_texts_only() {
        let own: Source = |lang| match lang {
            Lang::Hu => "queens-player-own = Zum Spiel\nqueens-other = x",
            Lang::En | Lang::Pl => "queens-player-own = Play\nqueens-other = x",
        };
        let texts = texts_after(Lang::En, Some(own), &["player-", "queens-player-"]);
        assert_eq!(texts["undo"], Text::Always("Undo".into()));
        assert_eq!(texts["own"], Text::Always("Play".into()));
        assert!(!texts.contains_key("close") && !texts.contains_key("queens-other"));
    }
}
