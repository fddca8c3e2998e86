//! `smyoz book`: a book of puzzles for a printer.

use std::path::PathBuf;
use std::str::FromStr;

use clap::Args;
use thiserror::Error;

use super::files::{self, Staged};
use super::input::{Puzzles, Source};
use super::output::Output;
use super::{Answer, Failure, StyleArgs, Threads};
use crate::print::book::Book;
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
        };
        let puzzles: Vec<_> = sources.into_iter().map(|source| source.puzzle).collect();
        let failure = |error| Failure::content(self.out.display().to_string(), error);
        let bound = book.bind(&puzzles).map_err(failure)?;
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
            let unique = search::solutions(&source.puzzle.clues(), 1).unique();
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
