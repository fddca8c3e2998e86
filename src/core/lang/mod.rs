//! The languages of pages and explanations, and all their texts.
//!
//! The texts are in [Fluent](https://projectfluent.org) files, `hu/*.ftl` and `en/*.ftl`, so that
//! they can be edited without touching code. The code formats a text by a method of [`Lang`] that
//! is named after the message and takes its arguments ([`MESSAGES`] lists them), so a misspelt key
//! or a missing argument does not compile. Techniques are the only messages whose keys are
//! composed: `technique-` and the id. Tests check that both languages have everything that the code
//! can ask for.
//!
//! A language is parsed on first use; commands that print no such texts do not pay for it.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

mod messages;
mod spelling;

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
}

/// The most names in a list that may be long.
const FEW: usize = 10;

/// The parsed texts of a language.
type Texts = FluentBundle<FluentResource>;

static TEXTS: [LazyLock<Texts>; 2] = [LazyLock::new(|| read(Lang::Hu)), LazyLock::new(|| read(Lang::En))];

impl Lang {
    /// Both languages.
    pub const ALL: [Self; 2] = [Self::Hu, Self::En];

    /// Its BCP 47 code.
    pub fn code(self) -> &'static str {
        match self {
            Self::Hu => "hu",
            Self::En => "en",
        }
    }

    /// The name of the technique with this id.
    pub fn technique(self, id: &str) -> String {
        self.text(&format!("technique-{id}"), None, &FluentArgs::new())
    }

    /// Why a conclusion follows by the technique with this id, given its reasons as named
    /// arguments.
    pub fn because<'a>(self, id: &str, reasons: impl IntoIterator<Item = (String, Value<'a>)>) -> String {
        self.text(&format!("technique-{id}"), Some("because"), &reasons.into_iter().collect())
    }

    /// What solvers should know of the technique with this id, in two sentences.
    pub fn principle(self, id: &str) -> String {
        self.text(&format!("technique-{id}"), Some("principle"), &FluentArgs::new())
    }

    /// `a`, `a and b`, `a, b and c`.
    pub fn listed(self, parts: &[String]) -> String {
        joined(parts, |rest, last| self.list(rest, last))
    }

    /// `a`, `a or b`, `a, b or c`.
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

    /// The text of a message or of one of its attributes.
    fn text(self, key: &str, attribute: Option<&str>, arguments: &FluentArgs) -> String {
        let texts = &TEXTS[self as usize];
        let message = texts.get_message(key);
        let pattern = message.and_then(|message| match attribute {
            None => message.value(),
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
        });
        let pattern = pattern
            .unwrap_or_else(|| panic!("{} has no text for {key} {}", self.code(), attribute.unwrap_or_default()));
        let mut errors = Vec::new();
        let text = texts.format_pattern(pattern, Some(arguments), &mut errors);
        debug_assert!(errors.is_empty(), "{} {key}: {errors:?}", self.code());
        text.into_owned()
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

/// Parses the texts of a language, which are part of the program; a test checks that they are
/// valid.
fn read(lang: Lang) -> Texts {
    let files = match lang {
        Lang::Hu => [
            include_str!("hu/contest.ftl"),
            include_str!("hu/explorer.ftl"),
            include_str!("hu/pages.ftl"),
            include_str!("hu/sea_battle.ftl"),
            include_str!("hu/sentences.ftl"),
            include_str!("hu/server.ftl"),
            include_str!("hu/techniques.ftl"),
        ],
        Lang::En => [
            include_str!("en/contest.ftl"),
            include_str!("en/explorer.ftl"),
            include_str!("en/pages.ftl"),
            include_str!("en/sea_battle.ftl"),
            include_str!("en/sentences.ftl"),
            include_str!("en/server.ftl"),
            include_str!("en/techniques.ftl"),
        ],
    };
    let mut texts = Texts::new_concurrent(vec![lang.code().parse().expect("the code of a language")]);
    // Both languages are written from left to right, so arguments need no isolation marks.
    texts.set_use_isolating(false);
    texts.set_formatter(Some(match lang {
        Lang::Hu => |value, _| number(value, ",", "\u{a0}"),
        Lang::En => |value, _| number(value, ".", ","),
    }));
    texts.add_builtins().expect("nothing else is called NUMBER");
    texts.add_function("AZ", |arguments, _| with_article(arguments)).expect("nothing else is called AZ");
    texts.add_function("ES", |arguments, _| as_adjectives(arguments)).expect("nothing else is called ES");
    for file in files {
        let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
        texts.add_resource(resource).unwrap_or_else(|errors| panic!("{errors:?}"));
    }
    texts
}

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

fn article(text: &str) -> String {
    let mut characters = text.chars();
    let first = characters.next();
    let second = characters.next();
    let vowel = match first {
        // Egy, öt and ötven.
        Some('1') => !second.is_some_and(|second| second.is_ascii_digit()),
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
        for lang in Lang::ALL {
            for (name, arguments) in MESSAGES {
                let arguments = arguments.iter().map(|&argument| (argument, Value::from(1))).collect();
                assert!(!lang.text(&messages::key(name), None, &arguments).is_empty(), "{lang:?} {name}");
            }
        }
    }

    #[test]
    #[should_panic(expected = "en has no text for fact-fire")]
    fn an_unknown_key_is_a_fault() {
        Lang::En.text("fact-fire", None, &FluentArgs::new());
    }

    #[test]
    #[should_panic(expected = "hu shot: ")]
    fn a_missing_argument_is_a_fault() {
        Lang::Hu.text("shot", None, &[("cell", Value::from("44"))].into_iter().collect());
    }

    #[test]
    fn nouns_agree_with_numbers() {
        let told = |number: u8| Lang::ALL.map(|lang| lang.clue_water_lines(number));
        assert_eq!(told(1), ["1 vízvonal", "1 water line"]);
        assert_eq!(told(2), ["2 vízvonal", "2 water lines"]);
        assert_eq!(told(0), ["0 vízvonal", "0 water lines"]);
    }

    #[test]
    fn articles_agree_with_what_follows() {
        for (text, told) in [
            ("15", "a 15"),
            ("51 (D)", "az 51 (D)"),
            ("1. sor", "az 1. sor"),
            ("11", "a 11"),
            ("ALFA", "az ALFA"),
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
        let told = |number: f64| Lang::ALL.map(|lang| lang.page_shots(number));
        assert_eq!(told(9999.0), ["Lövések: 9999", "Shots: 9999"]);
        assert_eq!(told(1_234_567.25), ["Lövések: 1\u{a0}234\u{a0}567,25", "Shots: 1,234,567.25"]);
        let options = FluentNumberOptions { use_grouping: false, ..FluentNumberOptions::default() };
        assert_eq!(Lang::En.page_shots(fluent_bundle::types::FluentNumber::new(12345.0, options)), "Shots: 12345");
    }
}
