//! Sea Battle as both engines see it.

use std::ops::ControlFlow;

use super::encode::Variables;
use super::search::Tables;
use crate::board::{Layout, Setting};
use crate::clues::{Clue, Clues};
use smyoz_core::engines::Problem;
use smyoz_core::limits::Budget;

/// All clues must be on the board.
impl Problem for Setting {
    type Layout = Layout;
    type Clue = Clue;
    type Clues = Clues;
    type Prepared = Tables;
    type Encoding = Variables;

    fn clues(&self, clues: impl IntoIterator<Item = Clue>) -> Clues {
        let mut all = Clues::none(self.size());
        all.extend(clues);
        all
    }

    fn each(clues: &Clues) -> impl Iterator<Item = Clue> {
        clues.iter()
    }

    fn fits(&self, clue: &Clue, layout: &Layout) -> bool {
        clue.fits(layout)
    }

    fn is_legal(&self, layout: &Layout) -> bool {
        self.check(layout).is_empty()
    }

    fn prepare(&self) -> Tables {
        Tables::new(self)
    }

    fn search(
        &self,
        tables: &Tables,
        clues: &Clues,
        budget: &mut Budget,
        found: &mut dyn FnMut(Layout) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        tables.search(self, clues, budget, found)
    }
}
