//! Parsers for the values of options, and the values that shells complete.

use std::convert::Infallible;
use std::ffi::OsStr;
use std::fmt::Display;
use std::num::{IntErrorKind, ParseIntError};
use std::ops::{Bound, RangeBounds};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Arg, Args, Command, Error};

use super::job::Text;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use smyoz_core::engines::EngineChoice;
use smyoz_core::puzzles::{Bounds, Stars};

/// Which engine to use.
#[derive(Args, Clone, Copy)]
pub struct EngineArgs {
    /// Engine that finds the solutions: a SAT solver, exhaustive search, or both in turn until one
    /// is done
    #[arg(long, hide_short_help = true, default_value_t, value_parser = by_name(EngineChoice::ALL, EngineChoice::name))]
    pub engine: EngineChoice,
}

/// The content of a file. Journals hold the content itself, since the file may change.
#[derive(Clone, Debug)]
pub enum FileArg {
    /// The name of a file that was not read yet.
    Path(PathBuf),
    /// What it would hold.
    Content(String),
    /// What it holds, and what messages call it.
    Read(Text),
}

impl FileArg {
    /// What it holds.
    ///
    /// # Panics
    /// If it was not read.
    pub fn text(&self) -> &Text {
        match self {
            Self::Read(text) => text,
            Self::Path(_) | Self::Content(_) => panic!("files are read before anything else"),
        }
    }
}

impl Serialize for FileArg {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.text().text)
    }
}

impl<'de> Deserialize<'de> for FileArg {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Ok(Self::Read(Text { name: "the journal".to_owned(), text }))
    }
}

impl FromStr for FileArg {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        let is_drawing = text.chars().all(|letter| "#x.".contains(letter));
        let is_content = !Path::new(text).exists() && (text.starts_with('{') || is_drawing || is_address(text));
        Ok(if is_content { Self::Content(text.to_owned()) } else { Self::Path(text.into()) })
    }
}

/// Whether a text is the address of a puzzle rather than the name of a file.
pub fn is_address(text: &str) -> bool {
    text.contains("://") || asks_for_battleship(text)
}

/// Whether a text is an address in the manner of puzz.link that names its puzzle: `…?battleship/`,
/// or `…?type=editor&battleship_edit/`.
pub fn asks_for_battleship(text: &str) -> bool {
    let query = text.split_once('?').map_or("", |(_, query)| query);
    let name = query.split('/').next().and_then(|options| options.rsplit('&').next());
    query.contains('/') && name.is_some_and(|name| name.contains("battleship"))
}

/// Parses a value by its name.
pub fn by_name<T: Copy + Send + Sync + 'static, const N: usize>(
    all: [T; N],
    name: fn(T) -> &'static str,
) -> impl TypedValueParser<Value = T> {
    let find = move |text: String| all.into_iter().find(|&value| name(value) == text);
    PossibleValuesParser::new(all.map(name)).map(move |text| find(text).expect("only these names are possible"))
}

/// Parses a whole number in a range.
pub fn number<T>(
    range: impl RangeBounds<T> + Clone + Send + Sync + 'static,
) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static
where
    T: FromStr<Err = ParseIntError> + PartialOrd + Display + Default,
{
    move |text| {
        let expected = || {
            let least = match range.start_bound() {
                Bound::Included(least) | Bound::Excluded(least) => least.to_string(),
                Bound::Unbounded => T::default().to_string(),
            };
            match range.end_bound() {
                Bound::Included(most) | Bound::Excluded(most) => format!(" from {least} to {most}"),
                Bound::Unbounded => format!(" from {least}"),
            }
        };
        match text.parse::<T>() {
            Ok(number) if range.contains(&number) => Ok(number),
            Err(error) if *error.kind() == IntErrorKind::PosOverflow && range.end_bound() == Bound::Unbounded => {
                Err("the number is too large".to_owned())
            }
            _ => Err(format!("expected a whole number{}", expected())),
        }
    }
}

/// Parses a time in seconds.
///
/// # Errors
/// If it is none.
pub fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse::<f64>().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.ok_or_else(|| "expected a number of seconds, such as 2.5".to_owned())
}

/// Parses a range of stars, from 1 to 5.
///
/// # Errors
/// If it is none.
pub fn stars(text: &str) -> Result<Bounds, String> {
    let bounds = text.parse::<Bounds>().map_err(|error| error.to_string())?;
    let is_some = (1..=u32::from(Stars::MOST)).any(|stars| bounds.contain(stars));
    if is_some { Ok(bounds) } else { Err("expected stars from 1 to 5, such as 2..3".to_owned()) }
}

/// Parses values with this parser, and lets shells complete these names. The parser may accept
/// more, such as ranges, so hide the list of possible values from the help.
pub fn completed<N: Fn() -> Vec<&'static str>, P: TypedValueParser>(names: N, parser: P) -> Completed<N, P> {
    Completed { names, parser }
}

/// See [`completed`].
#[derive(Clone)]
pub struct Completed<N, P> {
    names: N,
    parser: P,
}

impl<N, P> TypedValueParser for Completed<N, P>
where
    N: Fn() -> Vec<&'static str> + Clone + Send + Sync + 'static,
    P: TypedValueParser,
{
    type Value = P::Value;

    fn parse_ref(&self, command: &Command, argument: Option<&Arg>, value: &OsStr) -> Result<P::Value, Error> {
        self.parser.parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new((self.names)().into_iter().map(PossibleValue::new)))
    }
}
