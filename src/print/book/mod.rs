//! Books: puzzles with their solutions, and everything around them, as pages for a printer.
//!
//! A book is bound again and again until all its page numbers are right: what refers to a page says
//! where that page was the last time. The same puzzles and options make the same pages.

mod content;
mod flow;
mod parts;
mod pictures;
mod press;
pub mod rules;

use std::ops::RangeInclusive;

use content::Content;
pub use parts::Part;
use press::Press;
use thiserror::Error;

use super::drawing::{At, DisplayList, missing_sign};
use super::sheet::SMALLEST_CELL;
use super::{Bookmark, NoSolution, Style};
use crate::puzzle::Puzzle;
use crate::rate::{Effort, NotRated, SolutionPath};

/// What a book is to be like.
#[derive(Clone, Debug, PartialEq)]
pub struct Book {
    /// The title.
    pub title: String,
    /// The subtitle, if it has one.
    pub subtitle: Option<String>,
    /// Who wrote it, if that is to be said.
    pub author: Option<String>,
    /// Who publishes it, if that is to be said.
    pub publisher: Option<String>,
    /// How it was made, for the imprint.
    pub made: String,
    /// The language and the ink.
    pub style: Style,
    /// The width and height of a page in millimetres.
    pub paper: At,
    /// The number of puzzles on a page: 1, 2 or 4.
    pub per_page: usize,
    /// The number of solutions on a page: 4, 6 or 9.
    pub solutions_per_page: usize,
    /// Whether references are links. Printers ask for none.
    pub has_links: bool,
    /// How many stages of each puzzle's path are told at the back as hints; none if 0.
    pub hints: usize,
    /// The numbers of the puzzles whose whole paths are told at the back.
    pub paths: Vec<RangeInclusive<usize>>,
    /// Where the mercy shots stand.
    pub mercy: MercyPlace,
}

/// Where the mercy shots of a book stand; never where one sees them unasked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum MercyPlace {
    /// All in a part of their own, far from their puzzles.
    #[default]
    Appendix,
    /// Upside down at the foot of their puzzle's page, below a line along which it is folded.
    Flap,
}

impl Default for Book {
    /// A plain A4 book with a puzzle on each page.
    fn default() -> Self {
        Self {
            title: "SMYOZ".to_owned(),
            subtitle: None,
            author: None,
            publisher: None,
            made: String::new(),
            style: Style::default(),
            paper: (210.0, 297.0),
            per_page: 1,
            solutions_per_page: 6,
            has_links: true,
            hints: 0,
            paths: Vec::new(),
            mercy: MercyPlace::default(),
        }
    }
}

/// A book whose pages are drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Bound {
    /// Its pages. The first one lies on the right, and their number is even.
    pub pages: Vec<DisplayList>,
    /// Its outline.
    pub outline: Vec<Bookmark>,
}

/// Why a book cannot be bound.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum BookError {
    /// There are no puzzles.
    #[error("expected at least one puzzle")]
    Empty,
    /// A puzzle names no solution.
    #[error("puzzle {0}: {1}")]
    NoSolution(usize, NoSolution),
    /// A puzzle that is said to be unique up to symmetry is not.
    #[error("puzzle {0}: expected a solution and its images under the symmetries of the clues, and no others")]
    UpToSymmetry(usize),
    /// There is no puzzle whose path is to be told.
    #[error("there is no puzzle {0} whose path could be told: the last one is {1}")]
    NoSuchPuzzle(usize, usize),
    /// The fonts do not have a sign of a text.
    #[error("the fonts have no sign {1:?} (U+{code:04X}), as in {0:?}", code = u32::from(*.1))]
    MissingSign(String, char),
    /// A text has no room.
    #[error("{0} has {1} characters: expected at most {LONGEST_TEXT}")]
    TooLong(&'static str, usize),
    /// The cells of the boards would be too small.
    #[error(
        "a cell would have a side of {0:.1} mm: expected at least {SMALLEST_CELL} mm, so fewer puzzles on a page, \
             or larger pages"
    )]
    TooSmall(f64),
}

/// The most characters of a title and the like.
const LONGEST_TEXT: usize = 120;

/// The most rounds of binding. Two are usual; a wider gutter may need two more.
const ROUNDS: usize = 8;

impl Book {
    /// Binds the puzzles, those of the lowest level and score first, and those without a rating last.
    ///
    /// # Errors
    /// If there are none, or something cannot be printed.
    pub fn bind(&self, puzzles: &[Puzzle]) -> Result<Bound, BookError> {
        let texts = [
            ("the title", Some(&self.title)),
            ("the subtitle", self.subtitle.as_ref()),
            ("the author", self.author.as_ref()),
            ("the publisher", self.publisher.as_ref()),
        ];
        for (name, text) in texts {
            let Some(text) = text else { continue };
            let length = text.chars().count();
            if length > LONGEST_TEXT {
                return Err(BookError::TooLong(name, length));
            }
        }
        for text in texts.iter().filter_map(|(_, text)| *text).chain([&self.made]) {
            if let Some(sign) = missing_sign(text) {
                return Err(BookError::MissingSign(text.clone(), sign));
            }
        }
        if puzzles.is_empty() {
            return Err(BookError::Empty);
        }
        // Those without a rating come last.
        let hardness = |puzzle: &&Puzzle| {
            let rating = puzzle.rating.as_ref().map(|rating| (rating.level, rating.score));
            (rating.is_none(), rating)
        };
        let mut sorted: Vec<&Puzzle> = puzzles.iter().collect();
        sorted.sort_by_key(hardness);
        let content = Content::of(self, sorted)?;
        let mut press = Press::new(self, press::Places::default());
        parts::print(&mut press, &content)?;
        for _ in 1..ROUNDS {
            if press.is_settled() {
                break;
            }
            press = press.again();
            parts::print(&mut press, &content)?;
        }
        Ok(press.finish())
    }
}

/// The pages of a puzzle solved in stages, each with its sentences and the board at its end.
///
/// # Errors
/// If techniques do not solve it.
pub fn walkthrough(puzzle: &Puzzle, style: Style) -> Result<Vec<DisplayList>, NotRated> {
    let path = SolutionPath::of(puzzle, Effort::Techniques)?;
    let book = Book { style, has_links: false, ..Book::default() };
    let mut press = Press::new(&book, press::Places::default());
    parts::paths::pages(&mut press, puzzle, &path);
    let count = press.now.pages;
    let mut pages = press.finish().pages;
    pages.truncate(count);
    Ok(pages)
}
