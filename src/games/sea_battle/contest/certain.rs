//! What is certain of the board that a player shoots at: answers are clues, so the techniques of
//! the puzzle for one say why.

use smyoz_core::limits::{CancelledError, Limits};

use super::seen::Seen;
use crate::board::{CellSet, Piece};
use crate::deduction::techniques::ALL;
use crate::deduction::{Chart, Fact, Marks, Passage, Path};
use crate::fraud::Answer;
use smyoz_core::deduction::{DeductionError, Knowledge};

impl Seen<'_> {
    /// What the answers say, and the cells that were named; and where ships lie that are sunk.
    #[must_use]
    pub fn marks(&self, chart: &Chart) -> Marks {
        let mut marks = Marks::none(chart);
        marks.extend(self.other.named.iter().map(|&(cell, piece)| Fact::Is(piece, cell)));
        marks.extend(self.other.shots.iter().map(|&(cell, answer)| match answer {
            Answer::Miss => Fact::Water(cell),
            Answer::Hit | Answer::Sunk => Fact::Is(Piece::Ship, cell),
            Answer::Mine => Fact::Is(Piece::Mine, cell),
            Answer::Sweeper => Fact::Is(Piece::Sweeper, cell),
        }));
        let sunk: CellSet = self.rules.setting.size().cells().filter(|&cell| self.is_of_sunk(cell)).collect();
        marks.extend(sunk.components().filter_map(|ship| chart.place_of(&ship)).map(Fact::Found));
        marks
    }

    /// The steps by which techniques that suppose nothing show what lies in further cells.
    pub fn certain(&self, chart: &Chart, limits: Limits<'_>) -> Result<Vec<Passage>, CancelledError> {
        let passages = || -> Result<Vec<Passage>, DeductionError> {
            let marks = self.marks(chart);
            let looking: Vec<_> = ALL.iter().filter(|technique| !technique.follows_chains()).collect();
            let mut path = Path::new((), marks.clone());
            path.go_on(&looking, Knowledge::is_solved, limits)?;
            let end = path.end();
            let news = (end.settled() - marks.settled()).iter().map(|cell| {
                match Piece::ALL.into_iter().find(|&piece| end.is(piece).contains(cell)) {
                    Some(piece) => Fact::Is(piece, cell),
                    None => Fact::Water(cell),
                }
            });
            path.passages(&news.collect::<Vec<_>>(), limits)
        };
        match passages() {
            Err(DeductionError::Cancelled(stopped)) => Err(stopped),
            // Answers that contradict each other make nothing certain.
            Err(DeductionError::Unfounded(_)) => Ok(Vec::new()),
            Ok(passages) => Ok(passages),
        }
    }
}
