//! Books: puzzles with their solutions, and everything around them, as pages for a printer.
//!
//! A book is bound again and again until all its page numbers are right: what refers to a page says
//! where that page was the last time. The same puzzles and options make the same pages.

mod content;
mod cover;
mod flow;
mod imprint;
mod isbn;
mod order;
mod parts;
mod pictures;
mod press;
pub mod rules;

use std::ops::RangeInclusive;

use content::Content;
pub use cover::Cover;
pub use isbn::{Isbn, IsbnError};
pub use order::Order;
pub use parts::Part;
use press::Press;
use thiserror::Error;

use super::drawing::{At, DisplayList, missing_sign};
use super::sheet::SMALLEST_CELL;
use super::{Bookmark, NoSolution, Style};
use crate::puzzle::Puzzle;
use crate::rate::{Effort, NotRated, SolutionPath};
use crate::smyoz::{Inventory, Seed};

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
    /// Its ISBN, if it has one.
    pub isbn: Option<Isbn>,
    /// What the back of the cover says of it; a description of the puzzles if there is nothing.
    pub blurb: Option<String>,
    /// The year in which it is published, if that is to be said.
    pub year: Option<u16>,
    /// How it was made, for the imprint: the program, then whatever else is needed to make it
    /// again, the most important first.
    pub made: Vec<String>,
    /// The language and the ink.
    pub style: Style,
    /// The width and height of a page in millimetres.
    pub paper: At,
    /// The number of puzzles on a page: 1, 2 or 4.
    pub per_page: usize,
    /// The number of solutions on a page: 4, 6 or 9.
    pub solutions_per_page: usize,
    /// The order of the puzzles.
    pub order: Order,
    /// Whether the solutions are bound apart, by [`Book::bind_solutions`].
    pub solutions_apart: bool,
    /// How far the pages go on beyond their edges, except at the spine, in millimetres.
    pub bleed: f64,
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
            isbn: None,
            blurb: None,
            year: None,
            made: Vec::new(),
            style: Style::default(),
            paper: (210.0, 297.0),
            per_page: 1,
            solutions_per_page: 6,
            order: Order::default(),
            solutions_apart: false,
            bleed: 0.0,
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
    #[error("{name} has {length} characters: expected at most {most}")]
    TooLong {
        /// The name of the text.
        name: &'static str,
        /// The number of its characters.
        length: usize,
        /// The most that it may have.
        most: usize,
    },
    /// The cells of the boards would be too small.
    #[error(
        "a cell would have a side of {0:.1} mm: expected at least {SMALLEST_CELL} mm, so fewer puzzles on a page, \
             or larger pages"
    )]
    TooSmall(f64),
}

/// The most characters of a title and the like.
const LONGEST_TEXT: usize = 120;

/// The most characters of what the back of the cover says.
const LONGEST_BLURB: usize = 1000;

/// The most rounds of binding. Two are usual; a wider gutter may need two more.
const ROUNDS: usize = 8;

impl Book {
    /// Checks what does not depend on the puzzles: the texts, and whether boards have room. What a
    /// wider gutter takes away is not known yet.
    ///
    /// # Errors
    /// If no puzzles could be bound.
    pub fn check(&self) -> Result<(), BookError> {
        self.check_texts()?;
        let layout = Seed::try_from(0).expect("it is the first").layout();
        let puzzle = Puzzle { inventory: Inventory::of(&layout), solution: Some(layout), ..Puzzle::default() };
        self.bind_parts(&self.parts(), &Content::bare(vec![&puzzle])).map(drop)
    }

    /// Binds the puzzles.
    ///
    /// # Errors
    /// If there are none, or something cannot be printed.
    pub fn bind(&self, puzzles: &[Puzzle]) -> Result<Bound, BookError> {
        self.check_texts()?;
        if puzzles.is_empty() {
            return Err(BookError::Empty);
        }
        self.bind_parts(&self.parts(), &Content::of(self, self.order.of(puzzles))?)
    }

    /// Binds the solutions of the puzzles as a booklet.
    ///
    /// # Errors
    /// If there are none, or something cannot be printed.
    pub fn bind_solutions(&self, puzzles: &[Puzzle]) -> Result<Bound, BookError> {
        let named = Self { subtitle: Some(self.style.lang.book_solutions()), ..self.clone() };
        named.check_texts()?;
        if puzzles.is_empty() {
            return Err(BookError::Empty);
        }
        named.bind_parts(&[Part::Title, Part::Solutions], &Content::bare(self.order.of(puzzles)))
    }

    /// The parts of the book itself.
    fn parts(&self) -> Vec<Part> {
        let is_inside = |part: &Part| *part != Part::Solutions || !self.solutions_apart;
        Part::ALL.into_iter().filter(is_inside).collect()
    }

    fn bind_parts(&self, parts: &[Part], content: &Content) -> Result<Bound, BookError> {
        let mut press = Press::new(self, press::Places::default());
        parts::print(&mut press, parts, content)?;
        for _ in 1..ROUNDS {
            if press.is_settled() {
                break;
            }
            press = press.again();
            parts::print(&mut press, parts, content)?;
        }
        Ok(press.finish())
    }

    fn check_texts(&self) -> Result<(), BookError> {
        let texts = [
            ("the title", Some(&self.title), LONGEST_TEXT),
            ("the subtitle", self.subtitle.as_ref(), LONGEST_TEXT),
            ("the author", self.author.as_ref(), LONGEST_TEXT),
            ("the publisher", self.publisher.as_ref(), LONGEST_TEXT),
            ("the blurb", self.blurb.as_ref(), LONGEST_BLURB),
        ];
        for (name, text, most) in texts {
            let Some(text) = text else { continue };
            let length = text.chars().count();
            if length > most {
                return Err(BookError::TooLong { name, length, most });
            }
        }
        for text in texts.iter().filter_map(|(_, text, _)| *text).chain(&self.made) {
            if let Some(sign) = missing_sign(text) {
                return Err(BookError::MissingSign(text.clone(), sign));
            }
        }
        Ok(())
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
