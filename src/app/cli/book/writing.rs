//! The files of a book: the book itself, its cover, its solutions, and the instructions of a round.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::Bind;
use super::values::Day;
use crate::cli::CommandError;
use crate::cli::files::{self, Staged};
use crate::cli::input::Source;
use crate::cli::output::tell;
use crate::cli::shown::{self, counted};
use smyoz_paper::book::{Bindable, Book, BookError, Cover, Printer};
use smyoz_paper::drawing::{Image, Mark};
use smyoz_paper::{About, Bookmark, DisplayList, pdf};

/// The bleed of a cover by default, as printers on demand ask for it: an eighth of an inch.
const COVER_BLEED: f64 = 25.4 / 8.0;

/// What a page of white paper adds to the spine, in millimetres.
const PAPER_THICKNESS: f64 = 0.0572;

/// The fewest dots an inch of a picture in print, and the most bytes of its file.
const LEAST_DOTS: f64 = 300.0;
const PICTURE_LIMIT: u64 = 256 << 20;

struct Document<'a> {
    path: &'a Path,
    pages: Vec<DisplayList>,
    outline: Vec<Bookmark>,
}

impl Bind {
    /// That these puzzles cannot be bound; of one that is to blame, where it came from.
    pub(super) fn failure_of(&self, book: &Book, sources: &[Source], error: BookError) -> CommandError {
        let (BookError::UpToSymmetry(number) | BookError::NoScore(number) | BookError::TooSmall { number, .. }) = error
        else {
            return self.failure(error);
        };
        let puzzles: Vec<&(dyn Bindable + 'static)> =
            sources.iter().filter_map(|source| source.puzzle.bindable()).collect();
        let puzzle = book.ordered(&puzzles)[number - 1];
        let at = puzzles.iter().position(|&other| std::ptr::addr_eq(other, puzzle)).unwrap_or_default();
        CommandError::content(sources[at].name(), error)
    }

    /// Writes all files: none of them is touched before all are safe on the disk.
    pub(super) fn write(&self, book: &Book, sources: &[Source], date: Option<Day>) -> Result<(), CommandError> {
        let puzzles: Vec<&(dyn Bindable + 'static)> =
            sources.iter().filter_map(|source| source.puzzle.bindable()).collect();
        let puzzles = &puzzles[..];
        let named = |error| self.failure_of(book, sources, error);
        let mut bound = self.threads.pool()?.install(|| book.bind(puzzles)).map_err(named)?;
        if let (Some(pages), Some(last)) = (self.pages, bound.pages.last()) {
            let empty = DisplayList { marks: Vec::new(), tags: Vec::new(), ..last.clone() };
            bound.pages.resize(pages, empty);
        }
        let count = bound.pages.len();
        let mut documents = Vec::new();
        let mut told = vec![counted(count, "page")];
        if let Some(path) = &self.cover {
            let cover = self.cover_of(count)?;
            let sheet = book.cover(puzzles, &cover);
            self.check_resolution(&sheet);
            told.push(format!("cover {:.1} × {:.1} mm, spine {:.1} mm", sheet.size.0, sheet.size.1, cover.spine()));
            documents.push(Document { path, pages: vec![sheet], outline: Vec::new() });
        }
        if let Some(path) = &self.solutions {
            let booklet = book.bind_solutions(puzzles).map_err(|error| self.failure(error))?;
            told.push(format!("solutions {}", counted(booklet.pages.len(), "page")));
            documents.push(Document { path, pages: booklet.pages, outline: booklet.outline });
        }
        if let Some(path) = &self.instructions {
            let booklet = book.bind_instructions(puzzles).map_err(named)?;
            told.push(format!("instructions {}", counted(booklet.pages.len(), "page")));
            documents.push(Document { path, pages: booklet.pages, outline: booklet.outline });
        }
        let outline = if book.has_links { bound.outline } else { Vec::new() };
        documents.push(Document { path: self.out(), pages: bound.pages, outline });
        if let Some(printer) = self.printer {
            let name = shown::path(self.out());
            printer
                .faults(&documents[documents.len() - 1].pages)
                .iter()
                .for_each(|fault| tell(format_args!("warning: {name}: --for {}: {fault}", printer.name())));
        }
        let about = self.about(book, date);
        let stage = |document: &Document| {
            let file = pdf(&document.pages, &about, &document.outline).map_err(|error| self.failure(error))?;
            files::stage_named(document.path, file)
        };
        let staged: Vec<Option<Staged>> = documents.iter().map(stage).collect::<Result<_, _>>()?;
        let verb = if self.files().any(|path| path.is_file()) { "replaced" } else { "wrote" };
        files::place_all(staged.into_iter().flatten())?;
        tell(format_args!("{verb} {}: {}", shown::path(self.out()), told.join("; ")));
        Ok(())
    }

    /// The cover of a book of this many pages: as the printer asks for it, unless an option says
    /// otherwise.
    fn cover_of(&self, pages: usize) -> Result<Cover, CommandError> {
        let spine = self.printer.and_then(|printer| printer.spine(pages));
        if self.printer.is_some() && spine.is_none() && self.paper_thickness.is_none() {
            tell(
                "the printer publishes no formula for the spine: --paper-thickness MM gives its width divided by the pages",
            );
        }
        let usual = spine.map_or(PAPER_THICKNESS, |spine| spine / pages as f64);
        let bleed = self.bleed.unwrap_or_else(|| self.printer.map_or(COVER_BLEED, Printer::cover_bleed));
        let read = |path: &PathBuf| {
            let image = Image::read(files::read(path, PICTURE_LIMIT)?);
            image.map(Arc::new).map_err(|error| CommandError::content(shown::path(path), error))
        };
        let picture = self.cover_picture.as_ref().map(read).transpose()?;
        let usual = Cover::new(pages, self.paper_thickness.unwrap_or(usual), bleed);
        Ok(Cover { case: self.hardcover, design: self.cover_design, picture, ..usual })
    }

    /// Warns of a picture that printers would find coarse.
    fn check_resolution(&self, sheet: &DisplayList) {
        let dots = sheet.marks.iter().find_map(|mark| match mark {
            Mark::Image((left, _), (right, _), image) => Some(f64::from(image.size().0) / (right - left) * 25.4),
            _ => None,
        });
        if let (Some(path), Some(dots)) = (&self.cover_picture, dots.filter(|dots| *dots < LEAST_DOTS)) {
            let path = shown::path(path);
            tell(format_args!(
                "warning: {path}: {dots:.0} dots an inch on the cover: printers expect at least {LEAST_DOTS}"
            ));
        }
    }

    fn about(&self, book: &Book, date: Option<Day>) -> About {
        About {
            title: book.title.clone(),
            description: self.subtitle.clone(),
            author: self.author.clone(),
            keywords: self.isbn.iter().map(|isbn| format!("ISBN {isbn}")).collect(),
            date: date.map(|Day { year, month, day }| (year, month, day)),
        }
    }
}
