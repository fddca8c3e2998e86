//! The pages of puzzles of Sea Battle.

use super::check::columns;
use crate::certificate::Files;
use crate::cli::Failure;
use crate::cli::input::{FromText, Source};
use crate::cli::pages::Medium;
use crate::cli::print::{Format, names, refuse_common_names};
use crate::cli::puzzle_files::{Filed, certified};
use crate::print::sea_battle::{Setup, page};
use crate::print::{DisplayList, PageKind, Style};
use crate::puzzle::{ReadError, read_as};
use crate::record::Record;
use crate::sea_battle::Puzzle;

/// What is wanted of pages.
pub(in crate::cli) struct Wishes<'a> {
    pub style: Style,
    pub medium: Medium,
    /// How columns are named.
    pub columns: Option<&'a str>,
    /// Whether solutions are to be in the same document.
    pub solutions: bool,
}

/// Pages that belong together, and what their file is called.
type Named = (String, Vec<DisplayList>);

impl Wishes<'_> {
    /// The pages of these puzzles: for one document, all puzzles and, if they are wanted, their
    /// solutions after them; otherwise each puzzle with its solution, if it names one.
    pub fn pages(&self, sources: &[Source<Puzzle>], is_document: bool) -> Result<Vec<Named>, Failure> {
        let stems: Vec<String> = sources.iter().map(|source| source.puzzle.file_stem()).collect();
        refuse_common_names(stems.iter().cloned().zip(sources.iter().map(Source::name)))?;
        let (mut puzzles, mut solutions) = (Vec::new(), Vec::new());
        for (at, (source, stem)) in sources.iter().zip(stems).enumerate() {
            let number = (sources.len() > 1).then_some(at + 1);
            let page = |kind| self.page(source, kind, number);
            puzzles.push((stem.clone(), vec![page(PageKind::Puzzle)?]));
            if self.solutions || !is_document && source.puzzle.solution.is_some() {
                solutions.push((format!("{stem}-solution"), vec![page(PageKind::Solution)?]));
            }
        }
        puzzles.extend(solutions);
        Ok(puzzles)
    }

    fn page(&self, source: &Source<Puzzle>, kind: PageKind, number: Option<usize>) -> Result<DisplayList, Failure> {
        let columns = columns(self.columns, &source.puzzle.setting)?;
        let setup = Setup { style: self.style, paper: self.medium.paper, columns };
        page(&source.puzzle, kind, number, &setup).map_err(|error| Failure::content(source.name(), error))
    }
}

impl FromText for Puzzle {
    fn from_text(text: &str) -> Result<Self, ReadError> {
        read_as(text)
    }
}

impl Filed for Puzzle {
    const CLUE: &str = "shown cell";

    fn chosen(&self) -> usize {
        self.clues.shown().len()
    }

    fn is_proved(&self) -> Option<bool> {
        self.minimum.as_ref().map(|minimum| minimum.proved)
    }

    fn draw(&self, stem: &str, formats: &[Format], style: Style) -> Result<Vec<(String, Vec<u8>)>, Failure> {
        let medium = Medium::default();
        let setup = Setup { style, paper: medium.paper, columns: columns(None, &self.setting)? };
        let mut files = Vec::new();
        for &format in formats {
            let contents = match (format, format.drawn()) {
                (_, Some(drawn)) => {
                    let pages =
                        PageKind::ALL.map(|kind| page(self, kind, None, &setup).map(|page| drawn.file(&page, medium)));
                    pages.into_iter().collect::<Result<_, _>>().map_err(|error| Failure::content(stem, error))?
                }
                (Format::Json, None) => {
                    vec![(serde_json::to_string(self).expect("a puzzle is plain data") + "\n").into_bytes()]
                }
                (_, None) => {
                    let solution = self.solution.map_or_else(String::new, |solution| solution.to_string());
                    vec![self.to_string().into_bytes(), solution.into_bytes()]
                }
            };
            files.extend(names(stem, &[format]).into_iter().zip(contents));
        }
        Ok(files)
    }

    fn certify(&self) -> Result<Files, String> {
        certified(self)
    }
}
