//! Drawn pages as files: a file with all of them, or a directory with a file for each.

use std::path::Path;

use clap::Args;
use thiserror::Error;

use super::CommandError;
use super::files::{self, has_extension};
use super::formats::{Drawn, Format, Medium, document};
use super::paper::{self, Paper};
use super::shown::{self, counted};
use super::values::{completed, number};
use smyoz_paper::drawing::DisplayList;
use smyoz_paper::sheets::PICTURE_MARGIN;

/// On what pages are drawn, and how finely.
#[derive(Args)]
pub(super) struct PageArgs {
    /// Size of the pages: a4, a5, letter, or width and height such as 6x9in
    ///
    /// Width and height are in inches or in millimetres, such as 148x210mm. By default, a4; a
    /// picture of one page (.svg, .png) is cropped to what is on it.
    #[arg(long, requires = "out", hide_possible_values = true)]
    #[arg(value_parser = completed(paper::names, str::parse::<Paper>))]
    page: Option<Paper>,
    /// Dots per inch of pictures (.png), from 36 to 600
    #[arg(long, hide_short_help = true, value_name = "N", default_value = "150", requires = "out")]
    #[arg(value_parser = number::<u16>(36..=600))]
    dpi: u16,
}

impl PageArgs {
    /// The paper and the resolution.
    pub fn medium(&self) -> Medium {
        let Medium { paper, .. } = Medium::default();
        Medium { paper: self.page.as_ref().map_or(paper, |page| page.size), dots: f64::from(self.dpi) }
    }

    /// Whether a picture is no larger than what stands on it.
    pub fn is_cropped(&self) -> bool {
        self.page.is_none()
    }

    /// Refuses a resolution that makes pages larger than memory may have room for.
    pub fn check(&self) -> Result<(), CommandError> {
        let (width, height) = self.medium().paper;
        let dots = (width * height * (f64::from(self.dpi) / 25.4).powi(2)) as u64;
        if dots <= MOST_DOTS { Ok(()) } else { Err(CommandError::content("--dpi", TooManyDotsError(dots / 1_000_000))) }
    }
}

/// The most dots of a picture: somewhat more than A3 at 600 an inch has. A dot takes four bytes.
const MOST_DOTS: u64 = 80_000_000;

/// A picture would be too large.
#[derive(Debug, Error)]
#[error("such a page has {0} million dots: expected at most 80")]
struct TooManyDotsError(u64);

/// Only a PDF can hold several pages.
#[derive(Debug, Error)]
#[error("expected a .pdf file or a directory for {0} pages")]
struct SeveralPagesError(usize);

/// Some formats are not drawn.
#[derive(Debug, Error)]
#[error("expected --format svg, pdf or png: pages are drawn")]
struct NotDrawnError;

/// Standard output has no name that decides a format.
#[derive(Debug, Error)]
#[error("expected one of --format svg, pdf and png; without --out, text goes to standard output")]
struct StreamedError;

/// The name of a file decides its format.
#[derive(Debug, Error)]
#[error("--format must match the file extension ({0})")]
struct OtherFormatError(&'static str);

/// Checks whether pages can be expected to be written, before long work. Leaves nothing behind.
pub(super) fn expect(out: &Path) -> Result<(), CommandError> {
    files::refuse_others(out, &DRAWN)?;
    match Drawn::of_file(out) {
        Some(_) => files::expect_file(out),
        None => files::expect_new_directory(out),
    }
}

/// The extensions of files into which pages are drawn.
const DRAWN: [&str; 3] = [Drawn::Svg.extension(), Drawn::Pdf.extension(), Drawn::Png.extension()];

/// The same where pages can be text.
pub(super) const DRAWN_OR_TEXT: [&str; 4] = ["txt", "svg", "pdf", "png"];

/// Whether a path names a file of text rather than a directory.
pub(super) fn is_text(path: &Path) -> bool {
    has_extension(path, "txt") && !files::is_directory(path)
}

/// Refuses formats other than text for a file that is one.
pub(super) fn expect_text(file: &Path, formats: &[Format]) -> Result<(), CommandError> {
    match formats.iter().any(|&format| format != Format::Text) {
        true => Err(CommandError::content(shown::path(file), OtherFormatError("text"))),
        false => Ok(()),
    }
}

/// Writes pages to a file, whose name decides the format, or in these formats into a new or empty
/// directory: `STEM-1.svg` and so on, or `STEM.svg` where there is only one, but always a single
/// `STEM.pdf`.
///
/// A picture may be cropped to what stands on it.
///
/// # Errors
/// If the formats are not those of drawn pages or of the file, a file other than a PDF were to hold
/// several pages, or something cannot be written.
pub(super) fn write(
    out: &Path,
    pages: &[(String, Vec<DisplayList>)],
    formats: &[Format],
    medium: Medium,
    is_cropped: bool,
) -> Result<(), CommandError> {
    let formats = drawn(out, formats)?;
    files::refuse_others(out, &DRAWN)?;
    let Some(format) = Drawn::of_file(out) else {
        return write_directory(out, pages, if formats.is_empty() { &[Drawn::Svg] } else { &formats }, medium);
    };
    if formats.iter().any(|&other| other != format) {
        return Err(CommandError::content(shown::path(out), OtherFormatError(format.extension())));
    }
    let content = content(out, pages, format, medium, is_cropped)?;
    files::write_named(out, content, counted(pages.iter().map(|(_, pages)| pages.len()).sum(), "page"))
}

/// These formats of pages.
///
/// # Errors
/// If one of them is not drawn.
pub(super) fn drawn(out: &Path, formats: &[Format]) -> Result<Vec<Drawn>, CommandError> {
    let formats = formats.iter().map(|format| format.drawn().ok_or(NotDrawnError));
    formats.collect::<Result<_, _>>().map_err(|error| CommandError::content(shown::path(out), error))
}

/// Pages as one file in this format.
///
/// # Errors
/// If a file other than a PDF were to hold several, or a font lacks a sign.
pub(super) fn content(
    out: &Path,
    pages: &[(String, Vec<DisplayList>)],
    format: Drawn,
    medium: Medium,
    is_cropped: bool,
) -> Result<Vec<u8>, CommandError> {
    let pages: Vec<DisplayList> = pages.iter().flat_map(|(_, pages)| pages.iter().cloned()).collect();
    let content = match (format, &pages[..]) {
        (Drawn::Pdf, pages) => document(pages),
        (_, [page]) if is_cropped => format.file(&page.cropped(PICTURE_MARGIN), medium),
        (_, [page]) => format.file(page, medium),
        (_, pages) => return Err(CommandError::content(shown::path(out), SeveralPagesError(pages.len()))),
    };
    content.map_err(|error| CommandError::content(shown::path(out), error))
}

/// The format of pages that go to standard output: the one that is asked for.
///
/// # Errors
/// If it is none in which pages are drawn, or several are asked for.
pub(super) fn streamed(formats: &[Format]) -> Result<Drawn, CommandError> {
    match formats {
        [format] => format.drawn(),
        _ => None,
    }
    .ok_or_else(|| CommandError::content("--out -", StreamedError))
}

/// Writes a file for each page and format, except that a PDF holds all pages that belong together.
/// After a failure nothing is left.
fn write_directory(
    directory: &Path,
    pages: &[(String, Vec<DisplayList>)],
    formats: &[Drawn],
    medium: Medium,
) -> Result<(), CommandError> {
    let written = files::fill_new_directory(directory, |directory| {
        let mut written = 0;
        for (stem, pages) in pages {
            let lacking = |error| CommandError::content(stem, error);
            for &format in formats {
                if format == Drawn::Pdf {
                    files::write_within(&directory.join(format!("{stem}.pdf")), document(pages).map_err(lacking)?)?;
                    written += 1;
                    continue;
                }
                for (at, page) in pages.iter().enumerate() {
                    let path = directory.join(format!("{}.{}", name(stem, at, pages.len()), format.extension()));
                    files::write_within(&path, format.file(page, medium).map_err(lacking)?)?;
                    written += 1;
                }
            }
        }
        Ok(written)
    })?;
    files::tell_directory(directory, written);
    Ok(())
}

/// The name of one of several files, without its extension. All numbers have as many digits.
fn name(stem: &str, at: usize, count: usize) -> String {
    let digits = count.to_string().len();
    if count == 1 { stem.to_owned() } else { format!("{stem}-{:0digits$}", at + 1) }
}
