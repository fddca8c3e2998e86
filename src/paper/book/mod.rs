//! Books: puzzles with their solutions, and everything around them, as pages for a printer.
//!
//! A book is bound again and again until all its page numbers are right: what refers to a page says
//! where that page was the last time. The same puzzles and options make the same pages.
//!
//! The parts of a book, its pictures and the games refer to each other in a circle: a game draws
//! pictures of its own, and games provide the rules and the parts that hold pictures.

mod chapter;
mod competition;
mod content;
mod cover;
mod extent;
mod flow;
mod game;
mod imprint;
mod isbn;
mod order;
mod parts;
mod pictures;
mod press;
mod printer;
pub mod rules;
mod site;
pub mod techniques;

use std::ops::RangeInclusive;

pub use chapter::{Chapter, Minutes, Pace};
pub use competition::{Answer, Competition};
use content::Content;
pub use cover::{Case, Cover, Design};
pub use extent::Parts;
pub use flow::column;
pub(super) use flow::{fitted, lines_in, on_one_line};
pub use game::{Bindable, Entry, Example, Game, Hint, NoPathError, Path, PathStep, ToldStage};
pub use isbn::{Isbn, IsbnError};
pub use order::Order;
pub(crate) use pictures::Pair;
pub use pictures::{Art, Form, MARGIN, Picture, SIDE};
use press::Press;
pub use printer::{Fault, Printer};
pub use rules::with_topics;
pub use site::{Site, SiteError};
use thiserror::Error;

use super::area::{SMALLEST_CELL, too_small};
use super::drawing::{At, DisplayList, Face, MissingSignError, Run, Type, UnprintableError, check_signs};
use super::names::puzzle_name;
use super::theme::Theme;
pub use super::theme::{Part, PartError};
use super::{Bookmark, Lang, NoSolutionError, PageKind, Style};
use smyoz_core::puzzles::Seed;

/// How a book should look.
#[derive(Clone, Debug, PartialEq)]
pub struct Book {
    pub title: String,
    /// The subtitle, if it has one.
    pub subtitle: Option<String>,
    pub author: Option<String>,
    pub publisher: Option<String>,
    /// The year and the holder of the copyright, if the imprint names them.
    pub copyright: Option<String>,
    /// The series to which it belongs, if there is one.
    pub series: Option<String>,
    /// The number of the book in its series.
    pub volume: Option<u16>,
    /// Its ISBN, if it has one.
    pub isbn: Option<Isbn>,
    /// What the back of the cover says of it, in Markdown; a description of the puzzles if there is
    /// nothing.
    pub blurb: Option<String>,
    /// The year of publication, if printed.
    pub year: Option<u16>,
    /// How it was made, for the imprint: the program, then whatever else is needed to make it
    /// again, the most important first.
    pub made: Vec<String>,
    /// What is known about the number of solutions of the puzzles, for the imprint; it says nothing
    /// if there is nothing.
    pub proof: Option<Proof>,
    /// The language and the ink.
    pub style: Style,
    /// The width and height of a page in millimetres.
    pub paper: At,
    /// The number of puzzles on a page: 1, 2, 3, 4 or 6.
    pub per_page: usize,
    /// The number of solutions on a page: 4, 6 or 9.
    pub solutions_per_page: usize,
    /// Whether the solutions stand in an order in which those of neighbouring puzzles are far
    /// apart.
    pub scattered_solutions: bool,
    /// Whether solutions in mono also show lines and islands. Those in colour always do.
    pub solution_lines: bool,
    /// The order of the puzzles that are in no chapter.
    pub order: Order,
    /// Parts of the author's own. The puzzles are given chapter by chapter; those that are left
    /// over follow as they do in a book without chapters.
    pub chapters: Vec<Chapter>,
    /// How long puzzles take, if that is printed.
    pub pace: Option<Pace>,
    /// The competition of which it is a round, if it is one.
    pub competition: Option<Competition>,
    /// Whether they are pages of a magazine: with a coupon for the answers, and solutions in the next
    /// issue.
    pub is_magazine: bool,
    /// Whether the solutions are bound apart, by [`Book::bind_solutions`].
    pub solutions_apart: bool,
    /// How far the pages go on beyond their edges, except at the spine, in millimetres.
    pub bleed: f64,
    /// The printer whose limits it must keep, if there is one.
    pub printer: Option<Printer>,
    /// The web site with the puzzles' pages, to which a code at each puzzle leads, if there is one.
    pub site: Option<Site>,
    /// Whether references are links. Printers ask for none.
    pub has_links: bool,
    /// How many hints each puzzle has at the back, in three parts each; none if 0.
    pub hints: usize,
    /// The numbers of the puzzles whose whole paths are printed at the back.
    pub told: Vec<RangeInclusive<usize>>,
    /// Where the mercy shots stand.
    pub mercy: MercyPlace,
    /// Which of the parts of the theme's order it has.
    pub parts: Parts,
    /// What it looks like, and the order of its parts.
    pub theme: Theme,
}

/// How it was proved that each puzzle has one solution, or one apart from its images.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// They were composed so: proved by both engines.
    Twice,
    /// It was verified before the book was bound.
    Once,
}

/// Where the mercy shots of a book stand; never where one sees them unasked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum MercyPlace {
    /// All in a separate part, far from their puzzles.
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
            copyright: None,
            series: None,
            volume: None,
            isbn: None,
            blurb: None,
            year: None,
            made: Vec::new(),
            proof: None,
            style: Style::default(),
            paper: (210.0, 297.0),
            per_page: 1,
            solutions_per_page: 6,
            scattered_solutions: false,
            solution_lines: false,
            order: Order::default(),
            chapters: Vec::new(),
            pace: None,
            competition: None,
            is_magazine: false,
            solutions_apart: false,
            bleed: 0.0,
            printer: None,
            site: None,
            has_links: true,
            hints: 0,
            told: Vec::new(),
            mercy: MercyPlace::default(),
            parts: Parts::default(),
            theme: Theme::default(),
        }
    }
}

/// A book whose pages are drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Bound {
    /// Its pages. The first one lies on the right, and their number is even.
    pub pages: Vec<DisplayList>,
    pub outline: Vec<Bookmark>,
}

/// Why a book cannot be bound.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum BookError {
    #[error("expected at least one puzzle")]
    Empty,
    /// A puzzle names no solution.
    #[error("puzzle {0}: {1}")]
    NoSolution(usize, NoSolutionError),
    /// A puzzle that claims to be unique up to symmetry is not.
    #[error("puzzle {0}: expected a solution and its images under the symmetries of the clues, and no others")]
    UpToSymmetry(usize),
    /// A puzzle has no score, by which points are given.
    #[error("puzzle {0} has no score, which says how many points it is worth: expected a rated puzzle")]
    NoScore(usize),
    /// There is no puzzle with this number, so its path cannot be printed.
    #[error("there is no puzzle {0}: the last one is {1}")]
    NoSuchPuzzle(usize, usize),
    /// A puzzle has a mercy shot, which would not be printed.
    #[error("puzzle {0} has a mercy shot: expected `mercy` among the parts of the book")]
    NoMercy(usize),
    /// A puzzle is unique up to symmetry, and the shots that decide would not be printed.
    #[error("puzzle {0} is unique only up to symmetry: expected `deciding` among the parts of the book")]
    NoDeciding(usize),
    /// Hints or paths are asked for, and would not be printed.
    #[error("{name}: asked for, but not among the parts of the book", name = .0.name())]
    NoPart(Part),
    /// The hints are asked for, and there would be none.
    #[error("hints: expected how many each puzzle has (--hints N)")]
    NoHints,
    /// A text has a character that cannot be printed.
    #[error("{0} has {1}")]
    Unprintable(&'static str, UnprintableError),
    /// A font does not have a sign of a text.
    #[error("page {page}: {missing}")]
    MissingSign {
        /// The number of the first page with the text.
        page: usize,
        missing: MissingSignError,
    },
    /// A font does not have a sign of a text that is given.
    #[error("{name}: the {} font has no sign {sign:?} (U+{:04X})", .face.name(), u32::from(*.sign))]
    MissingInText {
        /// The name of the text.
        name: &'static str,
        face: Face,
        sign: char,
    },
    /// A text does not fit on its page.
    #[error("page {0}: there is no room for {1:?}: expected a shorter text, smaller type, or larger pages")]
    NoRoom(usize, String),
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
    /// The cells of a board would be too small.
    #[error(
        "a cell would have a side of {} mm: expected at least {SMALLEST_CELL} mm, so {} on a page, or larger pages",
        too_small(*.cell), .fewer.map_or_else(|| "fewer puzzles".to_owned(), |number| format!("at most {number}"))
    )]
    TooSmall {
        /// The number of the puzzle, from 1.
        number: usize,
        /// The side of a cell in millimetres.
        cell: f64,
        /// The number of puzzles on a page that would do, if there is one.
        fewer: Option<usize>,
    },
    /// References to pages move these pages again and again.
    #[error("the page numbers do not settle after {ROUNDS} rounds: expected other sizes of type or of pages")]
    Unsettled,
}

/// The most characters of a title and the like.
const LONGEST_TEXT: usize = 120;

/// The most characters of what the back of the cover says.
const LONGEST_BLURB: usize = 1000;

/// No text comes nearer to the sides and the foot of a page, in millimetres.
const SMALLEST_MARGIN: f64 = 5.0;

/// The most rounds of binding. Two are usual; a wider gutter may need two more.
const ROUNDS: usize = 8;

impl Book {
    /// Checks what does not depend on the puzzles of a game: the texts and, if all boards of the
    /// game are of one size and it has examples, whether they have room. What a wider gutter takes
    /// away is not known yet.
    ///
    /// # Errors
    /// If no puzzles could be bound.
    pub fn check(&self, game: &dyn Game) -> Result<(), BookError> {
        let is_usual =
            |puzzle: &dyn Bindable| puzzle.board().is_none() && puzzle.mercy().is_none() && !puzzle.is_up_to_symmetry();
        match game.examples().into_iter().find(|puzzle| is_usual(&**puzzle)) {
            Some(puzzle) => self.check_room(&[puzzle]),
            None => self.check_texts().and_then(|()| self.check_asked(1)),
        }
    }

    /// Checks the texts, and whether the boards of these puzzles have room. Their solutions need
    /// not be known.
    ///
    /// # Errors
    /// If they could not be bound.
    pub fn check_room<P: AsRef<dyn Bindable>>(&self, puzzles: &[P]) -> Result<(), BookError> {
        let content = Content::bare(self.sorted(puzzles)?);
        self.check_parts(&content.puzzles)?;
        let parts = self.parts_of(puzzles.len());
        let parts: Vec<Part> = parts.into_iter().filter(|&part| part != Part::Solutions).collect();
        self.bind_parts(&parts, &content).map(drop)
    }

    /// Binds the puzzles.
    ///
    /// # Errors
    /// If there are none, or something cannot be printed.
    pub fn bind<P: AsRef<dyn Bindable>>(&self, puzzles: &[P]) -> Result<Bound, BookError> {
        let sorted = self.sorted(puzzles)?;
        self.check_parts(&sorted)?;
        let parts = self.parts_of(sorted.len());
        self.bind_parts(&parts, &Content::of(self, &parts, sorted)?)
    }

    /// Binds the solutions of the puzzles as a booklet.
    ///
    /// # Errors
    /// If there are none, or something cannot be printed.
    pub fn bind_solutions<P: AsRef<dyn Bindable>>(&self, puzzles: &[P]) -> Result<Bound, BookError> {
        let named = Self { subtitle: Some(self.style.lang.book_solutions()), ..self.clone() };
        let sorted = named.sorted(puzzles)?;
        named.bind_parts(&[Part::Title, Part::Solutions], &Content::bare(sorted))
    }

    /// Binds the instructions of a competition, without its puzzles: what each is worth, and the rules
    /// with their examples.
    ///
    /// # Errors
    /// If there are no puzzles, or something cannot be printed.
    pub fn bind_instructions<P: AsRef<dyn Bindable>>(&self, puzzles: &[P]) -> Result<Bound, BookError> {
        let named = Self { subtitle: Some(self.style.lang.book_instructions()), ..self.clone() };
        let sorted = named.sorted(puzzles)?;
        named.bind_parts(&[Part::Title, Part::Rules], &Content::bare(sorted))
    }

    /// The puzzles in their order, if there are any and all texts can be printed.
    fn sorted<'a, P: AsRef<dyn Bindable>>(&self, puzzles: &'a [P]) -> Result<Vec<&'a dyn Bindable>, BookError> {
        self.check_texts()?;
        if puzzles.is_empty() { Err(BookError::Empty) } else { Ok(self.ordered(puzzles)) }
    }

    /// The parts of the book itself, if it has this many puzzles.
    fn parts_of(&self, puzzles: usize) -> Vec<Part> {
        let is_inside = |part: &Part| *part != Part::Solutions || !self.solutions_apart;
        self.parts.of(&self.theme, puzzles).into_iter().filter(is_inside).collect()
    }

    fn bind_parts(&self, parts: &[Part], content: &Content) -> Result<Bound, BookError> {
        let mut press = Press::new(self);
        // A round goes on from puzzle to puzzle; its instructions are whole.
        press.is_leaflet = match self.competition {
            Some(competition) => {
                press.points = competition.points(self, &content.puzzles)?;
                parts.contains(&Part::Puzzles)
            }
            None => self.is_magazine || self.parts.make_leaflet(&self.theme, content.puzzles.len()),
        };
        for _ in 0..ROUNDS {
            parts::print(&mut press, parts, content)?;
            if press.is_settled() {
                let bound = press.finish();
                check_texts(&bound.pages)?;
                return Ok(bound);
            }
            press = press.again();
        }
        Err(BookError::Unsettled)
    }

    /// Checks that a book of so many puzzles leaves out nothing that was asked for.
    fn check_asked(&self, puzzles: usize) -> Result<(), BookError> {
        let parts = self.parts.of(&self.theme, puzzles);
        let asked_for = [(Part::Hints, self.hints > 0), (Part::Paths, !self.told.is_empty())];
        let named = self.parts.named().iter().map(|&part| (part, true));
        let mut all = asked_for.into_iter().chain(named);
        let missing = all.find(|(part, is_asked_for)| *is_asked_for && !parts.contains(part));
        match missing {
            Some((part, _)) => Err(BookError::NoPart(part)),
            None if self.parts.named().contains(&Part::Hints) && self.hints == 0 => Err(BookError::NoHints),
            None => Ok(()),
        }
    }

    /// Checks that the book leaves out nothing that a solver needs or that was asked for.
    fn check_parts(&self, puzzles: &[&dyn Bindable]) -> Result<(), BookError> {
        let parts = self.parts.of(&self.theme, puzzles.len());
        // A sheet that accompanies the puzzles need not be complete.
        let is_missing = |part| parts.contains(&Part::Puzzles) && !parts.contains(&part);
        let first = |is_meant: fn(&dyn Bindable) -> bool| puzzles.iter().position(|&puzzle| is_meant(puzzle));
        if is_missing(Part::Mercy) && self.mercy == MercyPlace::Appendix {
            first(|puzzle| puzzle.mercy().is_some()).map_or(Ok(()), |at| Err(BookError::NoMercy(at + 1)))?;
        }
        if is_missing(Part::Deciding) {
            first(|puzzle| puzzle.is_up_to_symmetry()).map_or(Ok(()), |at| Err(BookError::NoDeciding(at + 1)))?;
        }
        self.check_asked(puzzles.len())
    }

    /// The series and the number in it, if it belongs to one.
    fn series(&self, lang: Lang) -> Option<String> {
        let series = self.series.as_ref()?;
        Some(self.volume.map_or_else(|| series.clone(), |volume| lang.book_series(series.clone(), usize::from(volume))))
    }

    /// What the puzzles are called, if neither the title nor the subtitle says so.
    fn kind(&self, puzzles: &[&dyn Bindable]) -> Option<String> {
        let texts: Vec<String> =
            [Some(&self.title), self.subtitle.as_ref()].into_iter().flatten().map(|text| text.to_lowercase()).collect();
        let games: Vec<&dyn Game> = parts::by_game(puzzles).iter().map(|group| group[0].its_game()).collect();
        let is_named = |game: &&dyn Game| texts.iter().any(|text| game.is_named_in(text));
        let lang = self.style.lang;
        match &games[..] {
            games if games.iter().all(is_named) => None,
            [one] => Some(one.kind(lang)),
            games => Some(games.iter().map(|game| game.name(lang)).collect::<Vec<_>>().join(" · ")),
        }
    }

    fn check_texts(&self) -> Result<(), BookError> {
        // Some of them stand on the cover alone, which has no pages to be checked.
        let texts = [
            ("the title", Some(&self.title), LONGEST_TEXT, Face::Bold),
            ("the subtitle", self.subtitle.as_ref(), LONGEST_TEXT, Face::Regular),
            ("the author", self.author.as_ref(), LONGEST_TEXT, Face::Regular),
            ("the publisher", self.publisher.as_ref(), LONGEST_TEXT, Face::Regular),
            ("the series", self.series.as_ref(), LONGEST_TEXT, Face::Regular),
            ("the copyright", self.copyright.as_ref(), LONGEST_TEXT, Face::Regular),
            ("the blurb", self.blurb.as_ref(), LONGEST_BLURB, Face::Regular),
        ];
        let chapters =
            self.chapters.iter().map(|chapter| ("a part's title", chapter.title.as_ref(), LONGEST_TEXT, Face::Bold));
        for (name, text, most, face) in texts.into_iter().chain(chapters) {
            let Some(text) = text else { continue };
            let length = text.chars().count();
            if length > most {
                return Err(BookError::TooLong { name, length, most });
            }
            check_signs(text).map_err(|sign| BookError::Unprintable(name, sign))?;
            let run = |word| Run::set(&self.theme.fonts, Type { face, ..Type::plain(1.0) }, (0.0, 0.0), word);
            if let Some(sign) = text.split_whitespace().find_map(|word| run(word).missing_sign()) {
                return Err(BookError::MissingInText { name, face, sign });
            }
        }
        for text in &self.made {
            check_signs(text).map_err(|sign| BookError::Unprintable("the imprint", sign))?;
        }
        Ok(())
    }
}

/// The pages of this size of a puzzle solved in stages, each with its sentences and the board at
/// its end.
///
/// # Errors
/// If techniques do not solve it.
pub fn walkthrough(
    puzzle: &dyn Bindable,
    seed: Option<Seed>,
    style: Style,
    paper: At,
) -> Result<Vec<DisplayList>, NoPathError> {
    let path = puzzle.path()?;
    let book = Book { style, paper, has_links: false, ..Book::default() };
    let mut press = Press::new(&book);
    let name = puzzle_name(style, PageKind::Solution, seed, &puzzle.its_id().to_string());
    parts::paths::pages(&mut press, puzzle, name, &*path);
    let count = press.now.pages;
    let mut pages = press.finish().pages;
    pages.truncate(count);
    Ok(pages)
}

/// Checks that the fonts have the signs of all texts, and that all texts lie on their pages.
fn check_texts(pages: &[DisplayList]) -> Result<(), BookError> {
    for (page, drawing) in (1..).zip(pages) {
        for run in drawing.runs() {
            run.expect_signs().map_err(|missing| BookError::MissingSign { page, missing })?;
            let (left, right, foot) = (run.at.0, run.at.0 + run.width(), run.at.1);
            let (width, height) = drawing.size;
            if left < SMALLEST_MARGIN || right > width - SMALLEST_MARGIN || foot > height - SMALLEST_MARGIN {
                return Err(BookError::NoRoom(page, run.text.clone()));
            }
        }
    }
    Ok(())
}
