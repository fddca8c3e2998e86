//! The values in a theme's file, each checked as it is read.

use std::marker::PhantomData;
use std::ops::Range;

use pulldown_cmark::{Event, Parser, Tag};
use serde::Deserialize;
use thiserror::Error;

use super::Part;
use crate::drawing::{Paint, Rgb, UnprintableError, check_signs};

/// Why a theme value is invalid.
#[derive(Clone, Debug, PartialEq, Error)]
pub(super) enum ValueError {
    #[error("expected a colour such as \"#d0021b\", or \"none\", found {0:?}")]
    Colour(String),
    #[error("expected a shade of grey such as \"#555555\", or \"none\", for --ink mono, found {0:?}")]
    Grey(String),
    #[error("expected a number from {from} to {to}, found {found}")]
    Range { from: f64, to: f64, found: f64 },
    #[error("expected the lengths of dashes and of gaps, or [], found {0} numbers")]
    Dash(usize),
    #[error("expected both a colour of the stroke and its width")]
    Stroke,
    #[error("expected each part once, found `{0}` twice")]
    Twice(&'static str),
    #[error("expected `puzzles` among the parts")]
    NoPuzzles,
    #[error("expected paragraphs, headings, emphasis and lists, found {found} in line {line} of the text")]
    Markdown { found: &'static str, line: usize },
    #[error("expected one line of at most {LONGEST} characters, found {0}")]
    Long(usize),
    #[error(transparent)]
    Unprintable(#[from] UnprintableError),
}

/// The most characters of a heading.
const LONGEST: usize = 120;

#[derive(Clone, Copy, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct Colour(Option<Rgb>);

impl TryFrom<String> for Colour {
    type Error = ValueError;

    fn try_from(text: String) -> Result<Self, ValueError> {
        if text == "none" {
            return Ok(Self(None));
        }
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6);
        // A sign would be taken for a part of the number.
        let digits = digits.filter(|digits| digits.bytes().all(|digit| digit.is_ascii_hexdigit()));
        let number = digits.and_then(|digits| u32::from_str_radix(digits, 16).ok());
        let [_, red, green, blue] = number.ok_or(ValueError::Colour(text))?.to_be_bytes();
        Ok(Self(Some(Rgb(red, green, blue))))
    }
}

/// A shade of grey, or no colour.
#[derive(Clone, Copy, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct Grey(Option<Rgb>);

impl TryFrom<String> for Grey {
    type Error = ValueError;

    fn try_from(text: String) -> Result<Self, ValueError> {
        let Colour(colour) = text.clone().try_into()?;
        let is_grey = colour.is_none_or(|colour| colour.as_grey().is_some());
        if is_grey { Ok(Self(colour)) } else { Err(ValueError::Grey(text)) }
    }
}

impl From<Colour> for Option<Rgb> {
    fn from(Colour(colour): Colour) -> Self {
        colour
    }
}

impl From<Grey> for Option<Rgb> {
    fn from(Grey(colour): Grey) -> Self {
        colour
    }
}

/// A number between bounds, in thousandths: constants cannot be fractions.
#[derive(Clone, Copy, Deserialize)]
#[serde(try_from = "f64")]
pub(super) struct Within<const FROM: u32, const TO: u32>(pub f64);

impl<const FROM: u32, const TO: u32> TryFrom<f64> for Within<FROM, TO> {
    type Error = ValueError;

    fn try_from(found: f64) -> Result<Self, ValueError> {
        let [from, to] = [FROM, TO].map(|bound| f64::from(bound) / 1000.0);
        if (from..=to).contains(&found) { Ok(Self(found)) } else { Err(ValueError::Range { from, to, found }) }
    }
}

/// The size of a type in millimetres.
pub(super) type Size = Within<1_000, 20_000>;
/// What all sizes are multiplied by.
pub(super) type Scale = Within<500, 2_000>;
/// The size of a type in sides of a cell.
pub(super) type InCells = Within<100, 550>;
/// The width of a line, or the length of a dash, in millimetres.
type Width = Within<50, 5_000>;
/// The distance of two lines in millimetres; 0 for one line.
type Distance = Within<0, 5_000>;

/// The keys of a paint.
pub(super) const PAINT: [&str; 6] = ["fill", "stroke", "width", "dash", "round", "double"];

/// A paint as it is written, with colours of this kind.
#[derive(Deserialize)]
struct Written<C> {
    fill: Option<C>,
    stroke: Option<C>,
    width: Option<Width>,
    dash: Option<Vec<Width>>,
    #[serde(default)]
    round: bool,
    double: Option<Distance>,
}

/// A paint with colours of this kind.
#[derive(Deserialize)]
#[serde(try_from = "Written<C>", bound = "C: Deserialize<'de> + Into<Option<Rgb>>")]
pub(super) struct PaintIn<C> {
    pub paint: Paint,
    colours: PhantomData<C>,
}

impl<C: Into<Option<Rgb>>> TryFrom<Written<C>> for PaintIn<C> {
    type Error = ValueError;

    fn try_from(written: Written<C>) -> Result<Self, ValueError> {
        let dash = match written.dash.as_deref() {
            None | Some([]) => None,
            Some(&[Within(dash), Within(gap)]) => Some((dash, gap)),
            Some(other) => return Err(ValueError::Dash(other.len())),
        };
        let stroke = match (written.stroke.map(Into::into), written.width) {
            (None, None) | (Some(None), _) => None,
            (Some(Some(colour)), Some(Within(width))) => Some((colour, width)),
            (None, Some(_)) | (Some(Some(_)), None) => return Err(ValueError::Stroke),
        };
        let double = written.double.map(|Within(distance)| distance).filter(|&distance| distance > 0.0);
        let fill = written.fill.and_then(Into::into);
        Ok(Self { paint: Paint { fill, stroke, dash, round: written.round, double }, colours: PhantomData })
    }
}

/// The parts of a book in their order: each at most once, and the puzzles among them.
#[derive(Deserialize)]
#[serde(try_from = "Vec<Part>")]
pub(super) struct Order(pub Vec<Part>);

impl TryFrom<Vec<Part>> for Order {
    type Error = ValueError;

    fn try_from(parts: Vec<Part>) -> Result<Self, ValueError> {
        if let Some((_, twice)) = parts.iter().enumerate().find(|(at, part)| parts[..*at].contains(part)) {
            return Err(ValueError::Twice(twice.name()));
        }
        if parts.contains(&Part::Puzzles) { Ok(Self(parts)) } else { Err(ValueError::NoPuzzles) }
    }
}

/// What a part is called; empty if it is not said.
#[derive(Deserialize)]
#[serde(try_from = "String")]
pub(super) struct Heading(pub String);

impl TryFrom<String> for Heading {
    type Error = ValueError;

    fn try_from(text: String) -> Result<Self, ValueError> {
        check_signs(&text)?;
        let length = text.chars().count();
        if length > LONGEST { Err(ValueError::Long(length)) } else { Ok(Self(text.trim().to_owned())) }
    }
}

/// A text in the Markdown that books can set; empty if there is none.
#[derive(Deserialize)]
#[serde(try_from = "String")]
pub(super) struct Markdown(pub String);

impl TryFrom<String> for Markdown {
    type Error = ValueError;

    fn try_from(text: String) -> Result<Self, ValueError> {
        check_signs(&text)?;
        let foreign = |(event, range): (Event, Range<usize>)| foreign(&event).map(|found| (found, range.start));
        match Parser::new(&text).into_offset_iter().find_map(foreign) {
            Some((found, at)) => Err(ValueError::Markdown { found, line: text[..at].matches('\n').count() + 1 }),
            None => Ok(Self(text.trim().to_owned())),
        }
    }
}

/// A text in the Markdown that books can set, without white space around it.
///
/// # Errors
/// If it has anything else, or a character that cannot be printed: the message says what.
pub fn markdown(text: &str) -> Result<String, String> {
    let text = Markdown::try_from(text.to_owned());
    text.map(|Markdown(text)| text).map_err(|error| error.to_string())
}

fn foreign(event: &Event) -> Option<&'static str> {
    match event {
        Event::Start(Tag::Link { .. }) => Some("a link"),
        Event::Start(Tag::Image { .. }) => Some("a picture"),
        Event::Start(Tag::CodeBlock(_)) | Event::Code(_) => Some("code"),
        Event::Start(Tag::BlockQuote(_)) => Some("a quotation"),
        Event::Start(Tag::HtmlBlock) | Event::Html(_) | Event::InlineHtml(_) => Some("HTML"),
        Event::Rule => Some("a rule"),
        _ => None,
    }
}
