//! The texts: all languages have the same, and all that the code asks for.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;
use smyoz::games::sea_battle::{self, Answer, Piece, Shows};
use smyoz::games::shogword;
use smyoz::games::smyoz::techniques::ALL;
use smyoz::games::smyoz::{Item, ShipType};
use smyoz::lang::{Lang, MESSAGES};
use smyoz::puzzles::Level;

/// The components of a text.
#[derive(Debug, Default)]
struct Text {
    /// The arguments in it.
    arguments: BTreeSet<String>,
    /// The other texts in it: their keys, and `-` before those of terms.
    references: BTreeSet<String>,
    /// The variants that it selects from, each with its selector.
    variants: BTreeSet<(String, String)>,
    /// Whether it has any text.
    is_empty: bool,
}

impl Text {
    fn of(pattern: &Pattern<String>) -> Self {
        let mut text = Self { is_empty: true, ..Self::default() };
        text.read(pattern);
        text
    }

    fn read(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.is_empty &= value.trim().is_empty(),
                PatternElement::Placeable { expression } => {
                    let blank = |value: &str| value.trim().is_empty();
                    self.is_empty &= matches!(
                        expression,
                        Expression::Inline(InlineExpression::StringLiteral { value }) if blank(value)
                    );
                    self.read_expression(expression);
                }
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                let InlineExpression::VariableReference { id } = selector else { panic!("{selector:?}: an argument") };
                for variant in variants {
                    let (VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name }) = &variant.key;
                    self.variants.insert((id.name.clone(), name.clone()));
                    assert!(!Self::of(&variant.value).is_empty, "{name} says nothing");
                    self.read(&variant.value);
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.clone());
            }
            InlineExpression::MessageReference { id, attribute: None } => {
                self.references.insert(id.name.clone());
            }
            InlineExpression::TermReference { id, attribute: None, arguments: None } => {
                self.references.insert(format!("-{}", id.name));
            }
            InlineExpression::FunctionReference { id, arguments: CallArguments { positional, .. } } => {
                assert!(["NUMBER", "AZ", "ES"].contains(&&*id.name), "{}", id.name);
                positional.iter().for_each(|argument| self.read_inline(argument));
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            other => panic!("{other:?}: not thought of here"),
        }
    }
}

/// The games that speak a language, of those whose texts are looked at here.
fn games(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::Hu | Lang::En => &["smyoz", "sea_battle", "shogword"],
        Lang::Pl => &["shogword"],
    }
}

/// All texts of a language: `key`, `key.attribute`, `-term`.
fn texts(lang: Lang) -> BTreeMap<String, Text> {
    texts_of(lang, games(lang))
}

/// The texts that all games share, and those of these games.
fn texts_of(lang: Lang, games: &[&str]) -> BTreeMap<String, Text> {
    let mut texts = BTreeMap::new();
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let shared = fs::read_dir(root.join("src/core/lang").join(lang.code())).unwrap().map(|file| file.unwrap().path());
    let games = games.iter().map(|game| root.join(format!("src/games/{game}/lang/{}.ftl", lang.code())));
    for path in shared.chain(games) {
        let resource = parser::parse(fs::read_to_string(&path).unwrap());
        for entry in resource.unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display())).body {
            let (key, value, attributes) = match entry {
                Entry::Message(message) => (message.id.name, message.value, message.attributes),
                Entry::Term(term) => (format!("-{}", term.id.name), Some(term.value), term.attributes),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
                Entry::Junk { content } => panic!("{}: {content}", path.display()),
            };
            let of_attributes = attributes.iter().map(|part| (format!("{key}.{}", part.id.name), &part.value));
            for (key, pattern) in value.iter().map(|value| (key.clone(), value)).chain(of_attributes) {
                assert!(texts.insert(key.clone(), Text::of(pattern)).is_none(), "{lang:?} says {key} twice");
            }
        }
    }
    texts
}

/// What an argument that comes with another ends with: the number of its things, their kind, and the
/// things with "or" between them.
const DERIVED: [&str; 3] = ["-count", "-kind", "-either"];

/// The arguments of a text and of those that it references, without those that come with others: a
/// language may select singular or plural by a number, but Hungarian need not.
fn arguments(texts: &BTreeMap<String, Text>, key: &str) -> BTreeSet<String> {
    let Text { arguments: own, references, .. } = &texts[key];
    let is_derived = |name: &&String| name == &"count" || DERIVED.iter().any(|end| name.ends_with(end));
    let own = own.iter().filter(|name| !is_derived(name)).cloned();
    own.chain(references.iter().flat_map(|key| arguments(texts, key))).collect()
}

/// The texts that the code asks for in a language, with the arguments that it gives.
fn asked_for(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    let set = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<BTreeSet<String>>();
    let all = MESSAGES.iter().chain(shogword::lang::MESSAGES);
    let keyed = |(key, arguments): &(&str, &[&str])| (key.replace('_', "-"), set(arguments));
    let spoken: BTreeMap<_, _> = all.map(keyed).collect();
    if lang == Lang::Pl {
        return spoken;
    }
    let of_games = smyoz::games::smyoz::lang::MESSAGES.iter().chain(sea_battle::lang::MESSAGES);
    let messages = spoken.into_iter().chain(of_games.map(keyed));
    let techniques = ALL.iter().flat_map(|technique| {
        let key = format!("technique-{}", technique.id);
        let reasons = technique.reasons.iter().map(|name| name.trim_end_matches(".."));
        let reasons: Vec<&str> = reasons.chain(["says", "side"]).collect();
        [(key.clone(), set(&[])), (key.clone() + ".principle", set(&[])), (key + ".because", set(&reasons))]
    });
    let sea_battle = sea_battle::techniques::ALL.iter().flat_map(|technique| {
        let key = format!("technique-sea-{}", technique.id);
        [(key.clone(), set(&[])), (key.clone() + ".principle", set(&[])), (key + ".because", set(technique.reasons))]
    });
    messages.chain(techniques).chain(sea_battle).collect()
}

fn is_term(key: &str) -> bool {
    key.starts_with('-')
}

#[test]
fn all_languages_say_what_the_code_asks_for_and_nothing_else() {
    for lang in Lang::ALL {
        let asked_for: BTreeSet<String> = asked_for(lang).into_keys().collect();
        let said: BTreeSet<String> = texts(lang).into_keys().filter(|key| !is_term(key)).collect();
        let missing: Vec<_> = asked_for.difference(&said).collect();
        assert!(missing.is_empty(), "{lang:?} does not say {missing:?}");
        let unused: Vec<_> = said.difference(&asked_for).collect();
        assert!(unused.is_empty(), "{lang:?}: nobody asks for {unused:?}");
    }
}

#[test]
fn all_languages_use_the_same_arguments_of_those_that_the_code_gives() {
    let languages = Lang::ALL.map(texts);
    for (key, given) in asked_for(Lang::En) {
        let known = languages.iter().filter(|texts| texts.contains_key(&key));
        let [hungarian, others @ ..] = &known.map(|texts| arguments(texts, &key)).collect::<Vec<_>>()[..] else {
            panic!("{key} is said in no language");
        };
        for other in others {
            assert_eq!(hungarian, other, "{key}");
        }
        let unknown: Vec<_> = hungarian.difference(&given).collect();
        assert!(unknown.is_empty(), "{key}: nobody gives {unknown:?}");
        // A text may leave obvious reasons of a technique unsaid.
        if !key.ends_with(".because") {
            let silent: Vec<_> = given.difference(hungarian).filter(|name| !name.ends_with("count")).collect();
            assert!(silent.is_empty(), "{key}: {silent:?} is not used");
        }
    }
    let given = asked_for(Lang::En);
    for (key, text) in languages.iter().flatten() {
        let counted = text.arguments.iter().filter_map(|name| DERIVED.iter().find_map(|end| name.strip_suffix(end)));
        let technique = ALL.iter().find(|technique| *key == format!("technique-{}.because", technique.id));
        let of_sea_battle = sea_battle::techniques::ALL
            .iter()
            .find(|technique| *key == format!("technique-sea-{}.because", technique.id));
        let is_named = |name: &str, reason: &&str| reason.trim_end_matches("..") == name;
        let known = |name: &str| {
            let reasons = technique.map(|technique| technique.reasons);
            let reasons = reasons.or(of_sea_battle.map(|technique| technique.reasons));
            let counts_facts = name == "facts" && of_sea_battle.is_some();
            let is_given = || given.get(key).is_some_and(|given| given.contains(name));
            counts_facts
                || is_given()
                || reasons.is_some_and(|reasons| reasons.iter().any(|reason| is_named(name, reason)))
        };
        counted.for_each(|name| assert!(known(name), "{key}: there is no {name} to be counted"));
    }
}

#[test]
fn texts_in_texts_are_there_and_every_term_is_used() {
    // A game sees its own texts and those that all share; these see no game's.
    let alone = |lang| games(lang).iter().map(std::slice::from_ref).chain([&[][..]]).map(move |games| (lang, games));
    for (lang, games) in Lang::ALL.into_iter().flat_map(alone) {
        let texts = texts_of(lang, games);
        let used = texts.values().flat_map(|text| &text.references);
        let missing: Vec<_> = used.filter(|key| !texts.contains_key(*key)).collect();
        assert!(missing.is_empty(), "{lang:?} {games:?} does not say {missing:?}");
    }
    for lang in Lang::ALL {
        let texts = texts(lang);
        let used: BTreeSet<&String> = texts.values().flat_map(|text| &text.references).collect();
        let missing: Vec<_> = used.iter().filter(|key| !texts.contains_key(**key)).collect();
        assert!(missing.is_empty(), "{lang:?} does not say {missing:?}");
        let unused: Vec<_> = texts.keys().filter(|key| is_term(key) && !used.contains(key)).collect();
        assert!(unused.is_empty(), "{lang:?} does not use {unused:?}");
    }
}

#[test]
fn no_text_is_empty() {
    for lang in Lang::ALL {
        let texts = texts(lang);
        let empty: Vec<_> = texts.iter().filter(|(_, text)| text.is_empty).map(|(key, _)| key).collect();
        assert!(empty.is_empty(), "{lang:?} says nothing for {empty:?}");
    }
}

/// A variant that is misspelt would never be chosen.
#[test]
fn variants_are_those_that_there_are() {
    let kinds = ShipType::ALL.map(|kind| Item::Codes(kind).key());
    let needs: Vec<&str> = kinds.iter().copied().chain(["several"]).collect();
    let levels = Level::ALL.map(Level::name);
    let (pieces, shows) = (Piece::ALL.map(Piece::name), Shows::ALL.map(Shows::name));
    let answers = Answer::ALL.map(Answer::name);
    let mut seen = BTreeSet::new();
    for lang in Lang::ALL {
        for (key, text) in texts(lang) {
            for (argument, variant) in text.variants {
                let known = match &*argument {
                    "kind" | "type-kind" => &kinds[..],
                    "need-kind" => &needs,
                    "stands" => &["row", "column", "region", "cell"],
                    "lane-kind" => &["water", "ship"],
                    "shot-kind" => &["green", "bare", "ship"],
                    "bearing" => &["parallel", "perpendicular"],
                    "level" => &levels,
                    "piece" => &pieces,
                    "pieces" if pieces.contains(&&*variant) => &pieces,
                    "pieces" => &["mine-sweeper", "ship-mine", "ship-sweeper", "ship-mine-sweeper"],
                    "shows" => &shows,
                    "answer" => &answers,
                    "place" => &["elsewhere", "unseen", "horizontal", "vertical"],
                    "says" if key == "line-at-shot" => &["red", "green", "bare", "not-red", "not-green", "not-bare"],
                    "says" if key == "broken-island" => &["extra", "least", "size", "pair", "range"],
                    "all" => &["yes", "no"],
                    "stroke" => &["red", "green"],
                    "says" if key.starts_with("technique-") => &["ship", "water", "line"],
                    "says" => &["many", "few", "neither"],
                    "side" => &["left", "right", "above", "below", "both", "one"],
                    "program" => &["easy", "medium", "density", "random", "greedy", "strong"],
                    "color" => &["red", "black"],
                    "tile" => &["blank"],
                    "ships" => &["none", "one", "several"],
                    "lines" => &["columns", "rows"],
                    _ => &["one", "few"],
                };
                let number = variant.parse::<u32>().is_ok() && !["kind", "level"].contains(&&*argument);
                assert!(variant == "other" || number || known.contains(&&*variant), "{lang:?} {key}: [{variant}]");
                seen.insert((argument, variant));
            }
        }
    }
    let seen = |argument: &str, variant: &str| seen.contains(&(argument.to_owned(), variant.to_owned()));
    assert!(kinds.iter().all(|kind| seen("kind", kind)) && levels.iter().all(|level| seen("level", level)));
}
