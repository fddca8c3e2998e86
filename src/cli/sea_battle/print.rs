//! The pages of puzzles of Sea Battle.

use super::check::columns;
use crate::cli::Failure;
use crate::cli::input::Source;
use crate::cli::pages::Medium;
use crate::cli::print::refuse_common_names;
use crate::print::sea_battle::{Setup, page};
use crate::print::{DisplayList, PageKind, Style};
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
        let stems: Vec<String> = sources.iter().enumerate().map(stem).collect();
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

/// How the name of a puzzle's files begins: with the seed or else the puzzle's number.
fn stem((at, source): (usize, &Source<Puzzle>)) -> String {
    match source.puzzle.seed {
        Some(seed) => format!("sea-battle-{seed}"),
        None => format!("sea-battle-{}", at + 1),
    }
}
