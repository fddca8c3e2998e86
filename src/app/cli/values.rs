//! Parsers for the values of options, and the values that shells complete.

use std::ffi::OsStr;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Arg, Command, Error, ValueEnum};

use smyoz_core::puzzles::Level;

/// Parses a value by its name.
pub(super) fn by_name<T: Copy + Send + Sync + 'static, const N: usize>(
    all: [T; N],
    name: fn(T) -> &'static str,
) -> impl TypedValueParser<Value = T> {
    let find = move |text: String| all.into_iter().find(|&value| name(value) == text);
    PossibleValuesParser::new(all.map(name)).map(move |text| find(text).expect("only these names are possible"))
}

/// Parses values with this parser, and lets shells complete these names. The parser may accept
/// more, such as ranges, so hide the list of possible values from the help.
pub(super) fn completed<P: TypedValueParser>(names: fn() -> Vec<&'static str>, parser: P) -> Completed<P> {
    Completed { names, parser }
}

/// See [`completed`].
#[derive(Clone)]
pub(super) struct Completed<P> {
    names: fn() -> Vec<&'static str>,
    parser: P,
}

impl<P: TypedValueParser> TypedValueParser for Completed<P> {
    type Value = P::Value;

    fn parse_ref(&self, command: &Command, argument: Option<&Arg>, value: &OsStr) -> Result<P::Value, Error> {
        self.parser.parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new((self.names)().into_iter().map(PossibleValue::new)))
    }
}

/// The names of levels.
pub(super) fn level_names() -> Vec<&'static str> {
    Level::ALL.map(Level::name).to_vec()
}

/// The alphabets that columns of Sea Battle can be named by.
pub(super) fn column_names() -> Vec<&'static str> {
    vec!["latin", "cyrillic"]
}

/// The name of a value on the command line.
pub(super) fn value_name(value: &impl ValueEnum) -> String {
    value.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
}
