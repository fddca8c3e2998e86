//! The values of the options of `smyoz book`.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use clap::ValueEnum;
use thiserror::Error;

use smyoz_paper::book::{Case, MercyPlace, Minutes, Order, Pace, Part, PartError, Parts};
use smyoz_paper::theme;

/// A day of the Gregorian calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Day {
    pub year: u16,
    pub month: u8,
    pub day: u8,
}

#[derive(Debug, Error)]
#[error("expected a day such as 2026-11-23")]
pub(super) struct DayError;

impl Day {
    /// The day this many seconds after the beginning of 1970, in Greenwich; `None` beyond the year
    /// 9999.
    pub fn of_epoch(seconds: u64) -> Option<Self> {
        let mut days = seconds / (24 * 60 * 60);
        let mut year = 1970;
        while days >= year_length(year) {
            days -= year_length(year);
            year = (year + 1..=9999).next()?;
        }
        let mut month = 1;
        while days >= u64::from(month_length(year, month)) {
            days -= u64::from(month_length(year, month));
            month += 1;
        }
        Some(Self { year, month, day: days as u8 + 1 })
    }
}

fn is_leap_year(year: u16) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

fn year_length(year: u16) -> u64 {
    if is_leap_year(year) { 366 } else { 365 }
}

fn month_length(year: u16, month: u8) -> u8 {
    match month {
        4 | 6 | 9 | 11 => 30,
        2 if is_leap_year(year) => 29,
        2 => 28,
        _ => 31,
    }
}

impl FromStr for Day {
    type Err = DayError;

    fn from_str(text: &str) -> Result<Self, DayError> {
        let [year, month, day] = text.split('-').collect::<Vec<_>>()[..] else { return Err(DayError) };
        let number = |text: &str| text.parse::<u16>().map_err(|_| DayError);
        let (year, month, day) = (number(year)?, number(month)?, number(day)?);
        let is_month = (1900..=9999).contains(&year) && (1..=12).contains(&month);
        if is_month && (1..=month_length(year, month as u8).into()).contains(&day) {
            Ok(Self { year, month: month as u8, day: day as u8 })
        } else {
            Err(DayError)
        }
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// A bleed in millimetres.
pub(super) fn bleed(text: &str) -> Result<f64, String> {
    millimetres(text, 0.0, 25.0)
}

/// A text in Markdown.
pub(super) fn markdown(text: &str) -> Result<String, String> {
    theme::markdown(text)
}

/// The number of pages of a book.
pub(super) fn pages(text: &str) -> Result<usize, String> {
    let number = text.parse::<usize>().ok().filter(|&number| (2..=2000).contains(&number) && number.is_multiple_of(2));
    number.ok_or_else(|| "expected an even number from 2 to 2000".to_owned())
}

/// How long puzzles take: as their games estimate, or the minutes for any, and those for each point
/// of the score.
pub(super) fn pace(text: &str) -> Result<Pace, String> {
    if text == USUAL {
        return Ok(Pace::Usual);
    }
    let number = |text: &str| text.trim().parse::<f64>().ok().filter(|number| (0.0..=1000.0).contains(number));
    let both = text.split_once(',').and_then(|(any, by_score)| number(any).zip(number(by_score)));
    let minutes = both.map(|(any, by_score)| Pace::Found(Minutes { any, by_score }));
    minutes.ok_or_else(|| {
        "expected usual, or two numbers, such as 5,0.02: minutes, and minutes for each point of the score".to_owned()
    })
}

/// The pace that games estimate.
const USUAL: &str = "usual";

/// A pace as it is given.
pub(super) fn pace_name(pace: Pace) -> String {
    match pace {
        Pace::Usual => USUAL.to_owned(),
        Pace::Found(Minutes { any, by_score }) => format!("{any},{by_score}"),
    }
}

/// What a page adds to the spine, in millimetres.
pub(super) fn thickness(text: &str) -> Result<f64, String> {
    millimetres(text, 0.01, 1.0)
}

/// The boards of a hardcover, in millimetres.
pub(super) fn case(text: &str) -> Result<Case, String> {
    let numbers: Option<Vec<f64>> = text.split(',').map(|number| millimetres(number.trim(), 0.0, 40.0).ok()).collect();
    match numbers.as_deref() {
        Some(&[wrap, hinge, overhang, board]) => Ok(Case { wrap, hinge, overhang, board }),
        _ => Err("expected four lengths in millimetres, such as 15,10,3,3".to_owned()),
    }
}

fn millimetres(text: &str, from: f64, to: f64) -> Result<f64, String> {
    let length = text.parse::<f64>().ok().filter(|length| (from..=to).contains(length));
    length.ok_or_else(|| format!("expected millimetres, from {from} to {to}"))
}

/// The orders that have names on the command line.
pub(super) const ORDERS: [Order; 5] = [Order::Level, Order::Given, Order::Score, Order::Shots, Order::Id];

/// The name of an order on the command line.
pub(super) fn order_name(order: Order) -> &'static str {
    match order {
        Order::Level => "level",
        Order::Shuffled(_) => "shuffled",
        Order::Given => "given",
        Order::Score => "score",
        Order::Shots => "shots",
        Order::Id => "id",
    }
}

/// The numbers of some puzzles in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Numbers(pub RangeInclusive<usize>);

#[derive(Debug, Error)]
#[error("expected the numbers of puzzles such as 1,5,30..40, or all")]
pub(super) struct NumbersError;

impl FromStr for Numbers {
    type Err = NumbersError;

    fn from_str(text: &str) -> Result<Self, NumbersError> {
        if text == "all" {
            return Ok(Self(1..=usize::MAX));
        }
        let (first, last) = text.split_once("..").unwrap_or((text, text));
        let number = |text: &str| text.parse().map_err(|_| NumbersError);
        let (first, last) = (number(first)?, number(last)?);
        if first > 0 && first <= last { Ok(Self(first..=last)) } else { Err(NumbersError) }
    }
}

impl fmt::Display for Numbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (*self.0.start(), *self.0.end()) {
            (1, usize::MAX) => f.write_str("all"),
            (first, last) if first == last => first.fmt(f),
            (first, last) => write!(f, "{first}..{last}"),
        }
    }
}

/// A part of a book, or what stands for several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PartArg {
    /// Those that suit the number of puzzles.
    Auto,
    /// All of them.
    All,
    /// This one.
    One(Part),
}

/// The names of parts on the command line.
pub(super) fn part_names() -> Vec<&'static str> {
    ["auto", "all"].into_iter().chain(Part::ALL.map(Part::name)).collect()
}

impl PartArg {
    /// The choice that these make together.
    pub fn chosen(parts: &[Self]) -> Parts {
        let named = parts.iter().filter_map(|part| match part {
            Self::One(part) => Some(*part),
            Self::Auto | Self::All => None,
        });
        match parts {
            parts if parts.contains(&Self::All) => Parts::All,
            parts if parts.contains(&Self::Auto) => Parts::Fitting(named.collect()),
            _ => Parts::Named(named.collect()),
        }
    }
}

impl FromStr for PartArg {
    type Err = PartError;

    fn from_str(text: &str) -> Result<Self, PartError> {
        match text {
            "auto" => Ok(Self::Auto),
            "all" => Ok(Self::All),
            text => text.parse().map(Self::One),
        }
    }
}

impl fmt::Display for PartArg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Auto => "auto",
            Self::All => "all",
            Self::One(part) => part.name(),
        })
    }
}

/// Where the mercy shots stand.
#[derive(Clone, Copy, ValueEnum)]
pub(super) enum MercyArg {
    /// Far from their puzzles
    Appendix,
    /// At the foot of their puzzles' pages
    Flap,
}

impl MercyArg {
    /// Its name, unless it is the usual one.
    pub fn name(self) -> Option<&'static str> {
        match self {
            Self::Appendix => None,
            Self::Flap => Some("flap"),
        }
    }
}

impl From<MercyArg> for MercyPlace {
    fn from(place: MercyArg) -> Self {
        match place {
            MercyArg::Appendix => Self::Appendix,
            MercyArg::Flap => Self::Flap,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (seconds, day) in [
            (0, "1970-01-01"),
            (86_399, "1970-01-01"),
            (951_782_400, "2000-02-29"),
            (951_868_800, "2000-03-01"),
            (1_795_391_999, "2026-11-22"),
            (1_795_392_000, "2026-11-23"),
            (4_107_542_400, "2100-03-01"),
        ] {
            assert_eq!(Day::of_epoch(seconds).unwrap().to_string(), day);
            assert_eq!(day.parse::<Day>().unwrap().to_string(), day);
        }
        assert_eq!(Day::of_epoch(u64::MAX), None);
        for text in ["2026-02-29", "2026-13-01", "2026-00-01", "2026-01-00", "26-01-01", "today", ""] {
            assert!(text.parse::<Day>().is_err(), "{text}");
        }
    }
}
