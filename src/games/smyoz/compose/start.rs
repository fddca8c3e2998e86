//! Puzzles that are begun by hand: some clues are set, and shots are added.

use std::sync::Arc;

use thiserror::Error;

use crate::board::{CellSet, Layout};
use crate::clues::{Clues, Item, Topic, TopicSet};
use crate::engines::{Conflict, Smyoz, Solver};
use crate::puzzle::{Claim, Puzzle};
use crate::seeds::Seed;
use crate::seeds::numbering::unrank;
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::puzzles::Caption;

/// The most layouts that are listed. If more fit, they are drawn among all layouts until one fits:
/// that takes 10,000 draws on average, at most.
const LISTED: usize = 100_000;

/// Clues that a puzzle begins with, and the layouts that fit them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// The title and the note of the puzzle, which what is made of it keeps.
    caption: Caption,
    clues: Clues,
    /// The layouts that fit, sorted; `None` if they are too many to list.
    layouts: Option<Arc<[Layout]>>,
    /// Whether no others fit than one, whichever of them may be drawn.
    is_unique: bool,
}

/// Why nothing can be made of a start.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StartError {
    /// It is a puzzle of another kind.
    #[error("expected clues for one solution, found a puzzle of the kind `{}`", .0.name())]
    Claim(Claim),
    /// The solution that it names does not fit its clues.
    #[error("the solution does not fit the clues")]
    WrongSolution,
    /// No layout fits its clues. The conflict is `None` if one engine finds no layout and the other
    /// no conflict, which is a fault of the program.
    #[error("no layout fits the clues")]
    Contradiction(Option<Conflict>),
    /// It was given up before it was known what fits.
    #[error(transparent)]
    Stopped(#[from] CancelledError),
}

impl Start {
    /// Begins with the clues of a puzzle. If that names a solution, it is the only layout;
    /// otherwise each that fits is equally likely.
    ///
    /// # Errors
    /// If there is no layout, the puzzle promises anything but one solution, or it was given up.
    pub fn new(puzzle: &Puzzle, limits: Limits) -> Result<Self, StartError> {
        if puzzle.promise.claim() != Claim::Unique {
            return Err(StartError::Claim(puzzle.promise.claim()));
        }
        let (clues, caption) = (puzzle.all_clues(), puzzle.caption.clone());
        let mut solver = Solver::new(&Smyoz);
        if let Some(solution) = puzzle.solution {
            if !clues.fit(&solution) {
                return Err(StartError::WrongSolution);
            }
            let is_unique = solver.solutions(&clues, 1, limits)?.unique().is_some();
            return Ok(Self { caption, clues, layouts: Some(Arc::from([solution])), is_unique });
        }
        let found = solver.solutions(&clues, LISTED, limits)?;
        if found.layouts.is_empty() {
            return Err(StartError::Contradiction(solver.conflict(&clues, limits)));
        }
        let is_unique = found.unique().is_some();
        let mut layouts = found.layouts;
        layouts.sort_unstable();
        Ok(Self { caption, clues, layouts: found.complete.then(|| layouts.into()), is_unique })
    }

    /// The title and the note.
    pub(super) fn caption(&self) -> &Caption {
        &self.caption
    }

    /// The layout of a seed: each that fits the clues is equally likely.
    pub(super) fn layout(&self, seed: Seed, limits: Limits) -> Result<Layout, CancelledError> {
        let mut stream = seed.stream("start");
        if let Some(layouts) = &self.layouts {
            return Ok(layouts[stream.below(layouts.len() as u64) as usize]);
        }
        loop {
            limits.check()?;
            let layout = unrank(stream.below(Layout::COUNT));
            if self.clues.fit(&layout) {
                return Ok(layout);
            }
        }
    }

    /// Whether only one layout fits, so that no clue needs to be added.
    pub fn is_unique(&self) -> bool {
        self.is_unique
    }

    /// The layout of all seeds, if only one may be drawn.
    pub fn only_layout(&self) -> Option<&Layout> {
        match self.layouts.as_deref() {
            Some([layout]) => Some(layout),
            _ => None,
        }
    }

    /// The inventory items that it gives.
    pub fn items(&self) -> impl Iterator<Item = Item> {
        self.clues.inventory.items()
    }

    /// The cells of its shots.
    pub fn cells(&self) -> CellSet {
        self.clues.shots.cells()
    }

    /// What its clues are about.
    pub(super) fn topics(&self) -> TopicSet {
        Topic::shots(self.cells()) | Topic::items(self.items())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::puzzle::read_puzzle;

    fn start(clues: &str) -> Result<Start, StartError> {
        Start::new(&read_puzzle(&format!(r#"{{"format":"smyoz-puzzle/1",{clues}}}"#)).unwrap(), Limits::NONE)
    }

    fn layouts(start: &Start) -> Vec<Layout> {
        (0..20).map(|number| start.layout(Seed::try_from(number).unwrap(), Limits::NONE).unwrap()).collect()
    }

    #[test]
    fn the_layouts_of_seeds_fit_whether_listed_or_not() {
        for (clues, listed) in [
            (
                r#""inventory":{"alpha":["00"],"moored":7},"shots":[{"cell":"55","shows":"A"},{"cell":"33","shows":"D"}]"#,
                true,
            ),
            (r#""inventory":{},"shots":[{"cell":"55","shows":"A"}]"#, false),
        ] {
            let start = start(clues).unwrap();
            assert_eq!(start.layouts.is_some(), listed, "{clues}");
            let layouts = layouts(&start);
            assert!(layouts.iter().all(|layout| start.clues.fit(layout)));
            assert!(layouts.iter().collect::<BTreeSet<_>>().len() > 10, "{clues}");
        }
    }

    #[test]
    fn a_solution_is_the_only_layout() {
        let layout = Layout::of_seed(Seed::try_from(3).unwrap());
        let solution = serde_json::to_string(&layout).unwrap();
        let named = start(&format!(r#""inventory":{{}},"shots":[],"solution":{solution}"#)).unwrap();
        assert!(layouts(&named).iter().all(|&other| other == layout));
        assert!(!named.is_unique(), "others fit the clues");
        let puzzle = include_str!("../../../../puzzles/samples/smyoz-123456.json");
        let puzzle = Puzzle { rating: None, ..read_puzzle(puzzle).unwrap() };
        for solution in [None, Some(Layout::of_seed(Seed::try_from(123_456).unwrap()))] {
            assert!(Start::new(&Puzzle { solution, ..puzzle.clone() }, Limits::NONE).unwrap().is_unique());
        }
        let wrong = format!(r#""inventory":{{}},"shots":[{{"cell":"11","shows":"4"}}],"solution":{solution}"#);
        assert_eq!(start(&wrong), Err(StartError::WrongSolution));
    }

    #[test]
    fn drawing_a_layout_can_be_cancelled() {
        let start = start(r#""inventory":{},"shots":[{"cell":"55","shows":"A"}]"#).unwrap();
        let cancelled = || true;
        assert_eq!(start.layout(Seed::try_from(0).unwrap(), Limits::until(&cancelled)), Err(CancelledError));
    }

    #[test]
    fn clues_that_nothing_fits_are_named() {
        let clues = r#""inventory":{"moored":7},"shots":[{"cell":"55","shows":"0"},{"cell":"11","shows":"A"}]"#;
        let Err(StartError::Contradiction(Some(conflict))) = start(clues) else { panic!("a corner is always water") };
        assert!(conflict.clues.len() == 1 && conflict.smallest);
        let mercy = r#""inventory":{},"shots":[],"mercy":{"cell":"55","shows":"0"}"#;
        assert_eq!(start(mercy), Err(StartError::Claim(Claim::Mercy)));
    }
}
