//! The formats of files, and pages drawn in them.

use std::path::Path;

use clap::ValueEnum;
use serde::{Deserialize, Serialize};

use super::files::has_extension;
use smyoz_paper::drawing::{At, MissingSignError, Run};
use smyoz_paper::{About, DisplayList, PageKind, pdf, png, sheets, svg};

/// A file format for puzzles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Format {
    /// The puzzle as data
    Json,
    /// Sheets for a terminal
    Text,
    /// Pages as drawings, for web sites
    Svg,
    /// Pages for printing
    Pdf,
    /// Pages as pictures
    Png,
}

impl Format {
    /// The format of drawn pages; `None` for data and text.
    pub fn drawn(self) -> Option<Drawn> {
        match self {
            Self::Json | Self::Text => None,
            Self::Svg => Some(Drawn::Svg),
            Self::Pdf => Some(Drawn::Pdf),
            Self::Png => Some(Drawn::Png),
        }
    }

    /// The name on the command line.
    pub fn name(self) -> &'static str {
        if self == Self::Text { "text" } else { self.extension() }
    }

    fn extension(self) -> &'static str {
        match (self, self.drawn()) {
            (_, Some(drawn)) => drawn.extension(),
            (Self::Json, None) => "json",
            (_, None) => "txt",
        }
    }
}

/// The pages of a puzzle, and the suffixes of their file names.
const PARTS: [(PageKind, &str); 2] = [(PageKind::Puzzle, ""), (PageKind::Solution, "-solution")];

/// The names of a puzzle's files: `NAME.json`, `NAME.txt`, `NAME-solution.txt`, `NAME.svg`,
/// `NAME-solution.svg`.
pub(super) fn names(stem: &str, formats: &[Format]) -> Vec<String> {
    let names = |format: &Format| match format {
        Format::Json => vec![format!("{stem}.json")],
        _ => PARTS.map(|(_, suffix)| format!("{stem}{suffix}.{}", format.extension())).to_vec(),
    };
    formats.iter().flat_map(names).collect()
}

/// On what pages are drawn, and how finely.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Medium {
    /// The width and height of the paper in millimetres.
    pub paper: At,
    /// The dots an inch of pictures.
    pub dots: f64,
}

impl Default for Medium {
    fn default() -> Self {
        Self { paper: sheets::A4, dots: 150.0 }
    }
}

/// A format in which pages can be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Drawn {
    Svg,
    Pdf,
    Png,
}

impl Drawn {
    /// The format of a file with this name, if it is one for pages.
    pub fn of_file(path: &Path) -> Option<Self> {
        [Self::Svg, Self::Pdf, Self::Png].into_iter().find(|format| has_extension(path, format.extension()))
    }

    pub const fn extension(self) -> &'static str {
        match self {
            Self::Svg => "svg",
            Self::Pdf => "pdf",
            Self::Png => "png",
        }
    }

    /// A page as a file.
    ///
    /// # Errors
    /// If a font lacks a sign.
    pub fn file(self, page: &DisplayList, medium: Medium) -> Result<Vec<u8>, MissingSignError> {
        expect_signs(std::slice::from_ref(page))?;
        Ok(match self {
            Self::Svg => svg(page).into_bytes(),
            Self::Png => png(page, medium.dots),
            Self::Pdf => document(std::slice::from_ref(page))?,
        })
    }
}

fn expect_signs(pages: &[DisplayList]) -> Result<(), MissingSignError> {
    pages.iter().flat_map(DisplayList::runs).try_for_each(Run::expect_signs)
}

/// A PDF of these pages, with the title of the first.
///
/// # Errors
/// If a font lacks a sign.
pub(super) fn document(pages: &[DisplayList]) -> Result<Vec<u8>, MissingSignError> {
    expect_signs(pages)?;
    let title = pages.first().map_or_else(String::new, |page| page.title.clone());
    Ok(pdf(pages, &About { title, ..About::default() }, &[]).expect("pages are drawn with the bundled fonts"))
}
