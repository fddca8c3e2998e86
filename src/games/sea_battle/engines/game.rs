//! Sea Battle as both engines see it.

use std::ops::ControlFlow;

use super::encode::Variables;
use super::search::Tables;
use crate::board::{CellSet, Layout, Piece, Setting};
use crate::clues::{Clue, Clues, Topic};
use smyoz_core::game::Game;
use smyoz_core::limits::Budget;

/// All clues must be on the board.
impl Game for Setting {
    type Layout = Layout;
    type Clue = Clue;
    type Clues = Clues;
    type Topic = Topic;
    type Prepared = Tables;
    type Model = Variables;

    const CHOSEN: &'static str = "cells";
    const OTHERS: &'static str = "counts";

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

    fn topics(&self) -> Vec<Topic> {
        Topic::counts(self).chain(Topic::cells(self)).collect()
    }

    fn about(&self, topic: Topic, layout: &Layout) -> Clue {
        Clue::of(topic, layout)
    }

    fn topic(clue: &Clue) -> Topic {
        clue.topic()
    }

    fn difference<'a>(&'a self, solution: &'a Layout, other: &'a Layout) -> impl Fn(Topic) -> bool + 'a {
        let mut unlike = CellSet::NONE;
        for piece in Piece::ALL {
            let (one, other) = (*solution.cells(piece), *other.cells(piece));
            unlike |= (one - other) | (other - one);
        }
        // What a cell shows also depends on the cells at its sides.
        let near = unlike.with_sides();
        move |topic| {
            let may_differ = match topic {
                Topic::Shown(cell) => near.contains(cell),
                Topic::Count(_, line) => unlike.count_in(line) > 0,
            };
            may_differ && !Clue::of(topic, solution).fits(other)
        }
    }

    fn extent(&self) -> Option<[usize; 2]> {
        let size = self.size();
        Some([size.width(), size.height()].map(usize::from))
    }

    fn cell(topic: Topic) -> Option<[usize; 2]> {
        match topic {
            Topic::Shown(cell) => Some([cell.column(), cell.row()].map(usize::from)),
            _ => None,
        }
    }

    /// Counts that could be left out are no fault: they are given beside the cells.
    fn must_be_needed(topic: Topic) -> bool {
        matches!(topic, Topic::Shown(_))
    }
}
