//! Texts in all languages, parsed when they are first needed.

use std::sync::{Arc, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use super::{ByLang, Lang, Value};

/// Texts that refer to each other, in all languages: those of a game, which may also refer to those
/// that all games share.
pub struct Catalogue {
    sources: fn(Lang) -> &'static [&'static str],
    parsed: ByLang<OnceLock<Texts>>,
}

/// The parsed texts of a language.
type Texts = FluentBundle<Arc<FluentResource>>;

pub(super) static SHARED: Catalogue = Catalogue::new(|lang| match lang {
    Lang::Hu => &[
        include_str!("hu/contest.ftl"),
        include_str!("hu/explorer.ftl"),
        include_str!("hu/pages.ftl"),
        include_str!("hu/sentences.ftl"),
        include_str!("hu/server.ftl"),
    ],
    Lang::En => &[
        include_str!("en/contest.ftl"),
        include_str!("en/explorer.ftl"),
        include_str!("en/pages.ftl"),
        include_str!("en/sentences.ftl"),
        include_str!("en/server.ftl"),
    ],
    Lang::Pl => &[
        include_str!("pl/contest.ftl"),
        include_str!("pl/explorer.ftl"),
        include_str!("pl/pages.ftl"),
        include_str!("pl/sentences.ftl"),
        include_str!("pl/server.ftl"),
    ],
});

/// The parsed files of what all games share.
static FILES: ByLang<OnceLock<Vec<Arc<FluentResource>>>> = ByLang::unset();

impl Catalogue {
    /// The texts of these files, by language.
    pub const fn new(sources: fn(Lang) -> &'static [&'static str]) -> Self {
        Self { sources, parsed: ByLang::unset() }
    }

    /// The name of the technique with this id.
    pub fn technique(&self, lang: Lang, id: &str) -> String {
        self.text(lang, &format!("technique-{id}"), None, &FluentArgs::new())
    }

    /// Why a conclusion follows by the technique with this id, given its reasons as named
    /// arguments.
    pub fn because<'a>(&self, lang: Lang, id: &str, reasons: impl IntoIterator<Item = (String, Value<'a>)>) -> String {
        self.text(lang, &format!("technique-{id}"), Some("because"), &reasons.into_iter().collect())
    }

    /// What solvers should know of the technique with this id, in two sentences.
    pub fn principle(&self, lang: Lang, id: &str) -> String {
        self.text(lang, &format!("technique-{id}"), Some("principle"), &FluentArgs::new())
    }

    /// The text of the message whose key has this name, with `_` for `-`, and arguments named so, too.
    pub fn message(&self, lang: Lang, name: &str, arguments: Vec<(&str, Value)>) -> String {
        let dashed = |name: &str| name.replace('_', "-");
        let arguments = arguments.into_iter().map(|(name, value)| (dashed(name), value)).collect();
        self.text(lang, &dashed(name), None, &arguments)
    }

    /// Asserts, for tests, that each of these messages is a text in all languages, whatever its
    /// arguments.
    ///
    /// # Panics
    /// If one is not.
    pub fn assert_says(&self, messages: &[(&str, &[&str])]) {
        for lang in Lang::ALL {
            for (name, arguments) in messages {
                let arguments = arguments.iter().map(|&argument| (argument, Value::from(1))).collect();
                assert!(!self.message(lang, name, arguments).is_empty(), "{lang:?} {name}");
            }
        }
    }

    /// The text of a message or of one of its attributes.
    pub(super) fn text(&self, lang: Lang, key: &str, attribute: Option<&str>, arguments: &FluentArgs) -> String {
        let texts = self.parsed[lang].get_or_init(|| self.read(lang));
        let message = texts.get_message(key);
        let pattern = message.and_then(|message| match attribute {
            None => message.value(),
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
        });
        let pattern = pattern
            .unwrap_or_else(|| panic!("{} has no text for {key} {}", lang.code(), attribute.unwrap_or_default()));
        let mut errors = Vec::new();
        let text = texts.format_pattern(pattern, Some(arguments), &mut errors);
        assert!(errors.is_empty(), "{} {key}: {errors:?}", lang.code());
        text.into_owned()
    }

    /// Parses the texts of a language, which are part of the program; a test checks that they are
    /// valid.
    fn read(&self, lang: Lang) -> Texts {
        let mut texts = Texts::new_concurrent(vec![lang.code().parse().expect("the code of a language")]);
        // All languages are written from left to right, so arguments need no isolation marks.
        texts.set_use_isolating(false);
        texts.set_formatter(Some(match lang {
            Lang::Hu | Lang::Pl => |value, _| number(value, ",", "\u{a0}"),
            Lang::En => |value, _| number(value, ".", ","),
        }));
        texts.add_builtins().expect("nothing else is called NUMBER");
        texts.add_function("AZ", |arguments, _| with_article(arguments)).expect("nothing else is called AZ");
        texts.add_function("ES", |arguments, _| as_adjectives(arguments)).expect("nothing else is called ES");
        let own = if std::ptr::eq(self, &SHARED) { Vec::new() } else { parsed((self.sources)(lang)) };
        for file in FILES[lang].get_or_init(|| parsed((SHARED.sources)(lang))).iter().cloned().chain(own) {
            texts.add_resource(file).unwrap_or_else(|errors| panic!("{errors:?}"));
        }
        texts
    }
}

fn parsed(files: &[&str]) -> Vec<Arc<FluentResource>> {
    let parse =
        |file: &&str| FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    files.iter().map(parse).map(Arc::new).collect()
}

/// Makes methods of [`Lang`] of messages: of `fact_water(cells, count);` one that formats the text
/// with the key `fact-water` by a [`Catalogue`], as a trait. `MESSAGES` lists them: the keys, with
/// `_` for `-`, and their arguments. Among the tests is one that formats each of them.
#[macro_export]
#[doc(hidden)]
macro_rules! __texts {
    ($(#[$doc:meta])* pub trait $trait:ident of $catalogue:ident {
        $($name:ident($($argument:ident),*);)*
    }) => {
        $(#[$doc])*
        pub trait $trait: Sized {
            $(
            #[doc = concat!("The text `", stringify!($name), "`.")]
            fn $name(self $(, $argument: impl Into<$crate::lang::Value<'static>>)*) -> String;
            )*
        }

        impl $trait for $crate::lang::Lang {
            $(
            fn $name(self $(, $argument: impl Into<$crate::lang::Value<'static>>)*) -> String {
                $catalogue.message(self, stringify!($name), vec![$((stringify!($argument), $argument.into())),*])
            }
            )*
        }

        /// All messages except those of techniques: their keys, with `_` for `-`, and their
        /// arguments.
        pub const MESSAGES: &[(&str, &[&str])] = &[$((stringify!($name), &[$(stringify!($argument)),*])),*];

        #[cfg(test)]
        #[test]
        fn every_message_can_be_formatted() {
            $catalogue.assert_says(MESSAGES);
        }
    };
}

pub use __texts as texts;

/// A text with the Hungarian definite article before it, `a` or `az`, and before each item if it is
/// a list: whether its first word, a number perhaps, is pronounced with a vowel at the beginning.
fn with_article<'a>(arguments: &[Value<'a>]) -> Value<'a> {
    let text = match arguments {
        [Value::String(text)] => text.to_string(),
        [Value::Number(number)] => number.as_string().into_owned(),
        _ => return Value::Error,
    };
    if let Some((rest, last)) = text.rsplit_once(" és ") {
        let rest: Vec<String> = rest.split(", ").map(article).collect();
        return format!("{} és {}", rest.join(", "), article(last)).into();
    }
    article(&text).into()
}

/// A text with the Hungarian definite article.
pub(crate) fn article(text: &str) -> String {
    let mut characters = text.chars();
    let first = characters.next();
    let second = characters.next();
    let digits = text.chars().filter(|&letter| letter != '\u{a0}').take_while(char::is_ascii_digit).count();
    let vowel = match first {
        // Egy, ezer and egymillió, but tíz and száz; öt and ötven.
        Some('1') => digits % 3 == 1,
        Some('5') => true,
        // The name of a column: ef, el, em, en, er, es, iksz, ipszilon.
        Some('F' | 'L' | 'M' | 'N' | 'R' | 'S' | 'X' | 'Y') if !second.is_some_and(char::is_alphabetic) => true,
        Some(letter) => "aáeéiíoóöőuúüű".contains(letter.to_lowercase().next().unwrap_or(letter)),
        None => false,
    };
    format!("{} {text}", if vowel { "az" } else { "a" })
}

/// A list of cells as Hungarian adjectives, each with its article and the suffix of the number as
/// it is pronounced: `a 64-es és a 23-as`.
fn as_adjectives<'a>(arguments: &[Value<'a>]) -> Value<'a> {
    let [Value::String(list)] = arguments else { return Value::Error };
    let word = |word: &str| match word.trim_start_matches(|letter: char| !letter.is_ascii_digit()).parse::<usize>() {
        Ok(number) => format!("{}-{}", article(word), suffix(number)),
        Err(_) => word.to_owned(),
    };
    let words = list.split_inclusive([',', ' ']).map(|part| {
        let name = part.trim_end_matches([',', ' ']);
        word(name) + &part[name.len()..]
    });
    words.collect::<String>().into()
}

/// The suffix that makes an adjective of a Hungarian numeral below 100.
fn suffix(number: usize) -> &'static str {
    match (number / 10 % 10, number % 10) {
        (_, 5) => "ös",
        (_, 6) => "os",
        (_, 3 | 8) | (2 | 3 | 6 | 8, 0) => "as",
        _ => "es",
    }
}

/// A number with the language's decimal separator and, from five digits on, its digits in groups of
/// three. Other values are left to Fluent.
fn number(value: &Value, decimal: &str, group: &str) -> Option<String> {
    let Value::Number(number) = value else { return None };
    let digits = number.as_string();
    let (whole, fraction) = digits.split_once('.').unwrap_or((&digits, ""));
    let mut text = String::new();
    for (index, digit) in whole.char_indices() {
        if number.options.use_grouping && whole.len() > 4 && index > 0 && (whole.len() - index) % 3 == 0 {
            text += group;
        }
        text.push(digit);
    }
    if !fraction.is_empty() {
        text += decimal;
        text += fraction;
    }
    Some(text)
}

#[cfg(test)]
mod tests {
    use fluent_bundle::types::FluentNumberOptions;

    use super::*;

    #[test]
    fn every_message_can_be_told() {
        SHARED.assert_says(super::super::MESSAGES);
    }

    #[test]
    #[should_panic(expected = "en has no text for fact-fire")]
    fn an_unknown_key_is_a_fault() {
        SHARED.text(Lang::En, "fact-fire", None, &FluentArgs::new());
    }

    #[test]
    #[should_panic(expected = "hu stage: ")]
    fn a_missing_argument_is_a_fault() {
        SHARED.text(Lang::Hu, "stage", None, &[("cell", Value::from("44"))].into_iter().collect());
    }

    #[test]
    fn nouns_agree_with_numbers() {
        let told = |number: u8| Lang::En.book_minutes(number);
        assert_eq!(told(1), "(about 1 minute)");
        assert_eq!(told(2), "(about 2 minutes)");
        assert_eq!(told(0), "(about 0 minutes)");
        let counted = |number: u8| Lang::Pl.book_count(number);
        assert_eq!([1, 3, 12, 22].map(counted), ["1 zadanie", "3 zadania", "12 zadań", "22 zadania"]);
    }

    #[test]
    fn articles_agree_with_what_follows() {
        for (text, told) in [
            ("15", "a 15"),
            ("51 (D)", "az 51 (D)"),
            ("1. sor", "az 1. sor"),
            ("11", "a 11"),
            ("1000", "az 1000"),
            ("10\u{a0}000", "a 10\u{a0}000"),
            ("1\u{a0}000\u{a0}000", "az 1\u{a0}000\u{a0}000"),
            ("ALMA", "az ALMA"),
            ("BETA", "a BETA"),
            ("E4", "az E4"),
            ("L4", "az L4"),
            ("K4", "a K4"),
            ("Lap", "a Lap"),
            ("", "a "),
            ("24 (2r), 51 (D) és 76 (3)", "a 24 (2r), az 51 (D) és a 76 (3)"),
        ] {
            assert_eq!(with_article(&[text.into()]), Value::from(told));
        }
    }

    #[test]
    fn cells_are_adjectives_as_they_are_pronounced() {
        for (cells, told) in [
            ("64", "a 64-es"),
            ("23, 79 és 15", "a 23-as, a 79-es és a 15-ös"),
            ("56 és 88", "az 56-os és a 88-as"),
            ("A10, E5 és M20", "az A10-es, az E5-ös és az M20-as"),
        ] {
            assert_eq!(as_adjectives(&[cells.into()]), Value::from(told));
        }
    }

    #[test]
    fn numbers_are_written_as_the_language_has_it() {
        let told = |number: f64| Lang::ALL.map(|lang| lang.stage(number));
        assert_eq!(told(9999.0), ["9999. szakasz", "Stage 9999", "Etap 9999"]);
        let long = ["1\u{a0}234\u{a0}567,25. szakasz", "Stage 1,234,567.25", "Etap 1\u{a0}234\u{a0}567,25"];
        assert_eq!(told(1_234_567.25), long);
        let options = FluentNumberOptions { use_grouping: false, ..FluentNumberOptions::default() };
        assert_eq!(Lang::En.stage(fluent_bundle::types::FluentNumber::new(12345.0, options)), "Stage 12345");
    }
}
