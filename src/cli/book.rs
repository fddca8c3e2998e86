//! `smyoz book`: a book of puzzles for a printer.

use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;

use clap::{Args, ValueEnum};
use thiserror::Error;

use super::files::{self, Staged};
use super::input::{Puzzles, Source};
use super::output::Output;
use super::{Answer, Failure, StyleArgs, Threads};
use crate::judge::Ties;
use crate::print::book::{Book, MercyPlace};
use crate::print::{About, pdf};
use crate::smyoz::search;

/// Bind puzzles into a book: a PDF with rules, puzzles by level, solutions and an index
///
/// Puzzles are ordered by level and score. Each must have exactly the solution that its file names,
/// which is verified first.
#[derive(Args)]
pub(super) struct BookCommand {
    #[command(flatten)]
    puzzles: Puzzles,
    /// The file
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Title
    #[arg(long, default_value = "SMYOZ")]
    title: String,
    /// Subtitle
    #[arg(long)]
    subtitle: Option<String>,
    /// Author
    #[arg(long)]
    author: Option<String>,
    /// Publisher
    #[arg(long)]
    publisher: Option<String>,
    /// Size of the pages: a4, a5, letter, or width and height such as 6x9in or 148x210mm
    #[arg(long, default_value = "a4")]
    page: PaperArg,
    /// Number of puzzles on a page
    #[arg(long, value_name = "N", default_value = "1", value_parser = ["1", "2", "4"])]
    per_page: String,
    /// Number of solutions on a page
    #[arg(long, value_name = "N", default_value = "6", value_parser = ["4", "6", "9"])]
    solutions_per_page: String,
    /// Tell the first N stages of each puzzle's path at the back, as hints
    #[arg(long, value_name = "N", default_value = "0")]
    hints: usize,
    /// Tell the whole path of these puzzles at the back: numbers such as 1,5,30..40, or all
    #[arg(long = "paths", value_name = "NUMBERS", value_delimiter = ',')]
    told: Vec<PathsArg>,
    /// Where mercy shots stand: in an appendix, or upside down below a line to fold the page along
    #[arg(long, value_enum, value_name = "PLACE", default_value = "appendix")]
    mercy_shot: MercyArg,
    /// Leave links out, as printers ask
    #[arg(long)]
    interior: bool,
    /// Day on which the book is made, such as 2026-11-23; with it the file conforms to PDF/A-2u
    #[arg(long, value_name = "DATE")]
    date: Option<DateArg>,
    /// Do not verify that each puzzle has just the solution that its file names
    #[arg(long)]
    unverified: bool,
    #[command(flatten)]
    style: StyleArgs,
    #[command(flatten)]
    threads: Threads,
}

/// The width and height of a page in millimetres.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PaperArg(pub f64, pub f64);

#[derive(Debug, Error)]
#[error("expected a4, a5, letter, or width and height from 100 to 500 mm such as 6x9in or 148x210mm")]
pub(super) struct PaperError;

impl FromStr for PaperArg {
    type Err = PaperError;

    fn from_str(text: &str) -> Result<Self, PaperError> {
        let (width, height) = match text {
            "a4" => (210.0, 297.0),
            "a5" => (148.0, 210.0),
            "letter" => (215.9, 279.4),
            _ => {
                let (sides, unit) = match (text.strip_suffix("mm"), text.strip_suffix("in")) {
                    (Some(sides), _) => (sides, 1.0),
                    (_, Some(sides)) => (sides, 25.4),
                    _ => return Err(PaperError),
                };
                let (width, height) = sides.split_once('x').ok_or(PaperError)?;
                let side = |side: &str| side.parse::<f64>().map(|side| side * unit).map_err(|_| PaperError);
                (side(width)?, side(height)?)
            }
        };
        let is_page = |side: f64| (100.0..=500.0).contains(&side);
        if is_page(width) && is_page(height) { Ok(Self(width, height)) } else { Err(PaperError) }
    }
}

/// The numbers of some puzzles in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
struct PathsArg(RangeInclusive<usize>);

#[derive(Debug, Error)]
#[error("expected the numbers of puzzles such as 1,5,30..40, or all")]
struct PathsError;

impl FromStr for PathsArg {
    type Err = PathsError;

    fn from_str(text: &str) -> Result<Self, PathsError> {
        if text == "all" {
            return Ok(Self(1..=usize::MAX));
        }
        let (first, last) = text.split_once("..").unwrap_or((text, text));
        let number = |text: &str| text.parse().map_err(|_| PathsError);
        let (first, last) = (number(first)?, number(last)?);
        if first > 0 && first <= last { Ok(Self(first..=last)) } else { Err(PathsError) }
    }
}

/// Where the mercy shots stand.
#[derive(Clone, Copy, ValueEnum)]
enum MercyArg {
    /// Far from their puzzles
    Appendix,
    /// At the foot of their puzzles' pages
    Flap,
}

impl From<MercyArg> for MercyPlace {
    fn from(place: MercyArg) -> Self {
        match place {
            MercyArg::Appendix => Self::Appendix,
            MercyArg::Flap => Self::Flap,
        }
    }
}

/// A day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct DateArg(u16, u8, u8);

#[derive(Debug, Error)]
#[error("expected a day such as 2026-11-23")]
struct DateError;

impl FromStr for DateArg {
    type Err = DateError;

    fn from_str(text: &str) -> Result<Self, DateError> {
        let [year, month, day] = text.split('-').collect::<Vec<_>>()[..] else { return Err(DateError) };
        let number = |text: &str| text.parse::<u16>().map_err(|_| DateError);
        let (year, month, day) = (number(year)?, number(month)?, number(day)?);
        let is_day = (1900..=9999).contains(&year) && (1..=12).contains(&month) && (1..=31).contains(&day);
        if is_day { Ok(Self(year, month as u8, day as u8)) } else { Err(DateError) }
    }
}

/// A puzzle does not have just the solution that its file names.
#[derive(Debug, Error)]
#[error("expected a puzzle with exactly the solution that it names; --unverified prints it all the same")]
struct NotVerified;

impl BookCommand {
    pub fn run(&self, _: &mut Output) -> Result<Answer, Failure> {
        let (sources, reading) = self.puzzles.read()?;
        reading.end()?;
        if !self.unverified {
            self.verify(&sources)?;
        }
        let count = |text: &str| text.parse().expect("only these numbers are possible");
        let book = Book {
            title: self.title.clone(),
            subtitle: self.subtitle.clone(),
            author: self.author.clone(),
            publisher: self.publisher.clone(),
            made: concat!("smyoz ", env!("CARGO_PKG_VERSION")).to_owned(),
            style: self.style.style(),
            paper: (self.page.0, self.page.1),
            per_page: count(&self.per_page),
            solutions_per_page: count(&self.solutions_per_page),
            has_links: !self.interior,
            hints: self.hints,
            paths: self.told.iter().map(|PathsArg(numbers)| numbers.clone()).collect(),
            mercy: self.mercy_shot.into(),
        };
        let puzzles: Vec<_> = sources.into_iter().map(|source| source.puzzle).collect();
        let failure = |error| Failure::content(self.out.display().to_string(), error);
        let bound = self.threads.pool()?.install(|| book.bind(&puzzles)).map_err(failure)?;
        let about = About {
            title: self.title.clone(),
            description: self.subtitle.clone(),
            author: self.author.clone(),
            date: self.date.map(|DateArg(year, month, day)| (year, month, day)),
        };
        let failure = |error| Failure::content(self.out.display().to_string(), error);
        let file = pdf(&bound.pages, &about, &bound.outline).map_err(failure)?;
        files::stage(self.out.clone(), file).and_then(Staged::place)?;
        Ok(Answer::Yes)
    }

    /// Verifies that each puzzle has just the solution that its file names.
    fn verify(&self, sources: &[Source]) -> Result<(), Failure> {
        let is_right = |source: &&Source| {
            let clues = source.puzzle.clues();
            if source.puzzle.up_to_symmetry {
                let solutions = search::solutions(&clues, clues.symmetries().count());
                let fits = source.puzzle.solution.is_some_and(|layout| solutions.layouts.contains(&layout));
                return fits && Ties::of(&clues, &solutions).is_some();
            }
            let unique = search::solutions(&clues, 1).unique();
            unique.is_some() && unique == source.puzzle.solution
        };
        let mut result = Ok(());
        self.threads.work(sources.iter().map(Ok), is_right, |source, is_right| {
            if !is_right && result.is_ok() {
                result = Err(Failure::content(source.name(), NotVerified));
            }
            Ok(())
        })?;
        result
    }
}
