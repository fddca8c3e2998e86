//! Counting the layouts of a setting, and numbering them.

use std::collections::HashMap;
use std::sync::Arc;

use super::profile::{Profile, Start, State, Table};
use crate::board::{CellSet, Layout, Piece, Setting, Size};
use smyoz_core::limits::{CancelledError, Limits};

/// The number of legal layouts; `None` if the board has more than ten columns or rows, or numbering
/// them would take too much memory. It takes a second for the Russian fleet on 10 × 10, and far
/// less on smaller boards.
pub fn count(setting: &Setting) -> Option<u128> {
    let profile = Profile::new(setting)?;
    let states = profile.states(Limits::NONE).ok()??;
    let table = profile.tables(states, Limits::NONE).last()?.ok()?;
    Some(table[&State::default()][profile.all()])
}

/// A numbering of the legal layouts of a setting: a bijection between them and the numbers below
/// their [`count`](Self::count).
///
/// Layouts are ordered by their first cells in reading order at which they differ: first come those
/// with a piece that begins there, in the order of the fleet, of the mines and the sweepers, and
/// horizontal ships before vertical ones; then those where none begins. The order never changes.
pub struct Numbering {
    profile: Profile,
    /// The ways at the start of each row, and beyond the last.
    tables: Vec<Arc<Table>>,
    setting: Setting,
}

/// What may begin at a cell.
struct Choice<'a> {
    start: Option<&'a Start>,
    next: State,
    /// The place of the pieces left in the numbers of ways.
    left: usize,
    /// Number of layouts that go on like this.
    layouts: u128,
}

/// The most columns and rows of a board whose layouts are numbered.
const MAX_SIDE: u8 = 8;

impl Numbering {
    /// Whether the layouts of a board of this size can be numbered: it has at most eight columns
    /// and eight rows.
    pub fn is_possible(size: Size) -> bool {
        size.width().max(size.height()) <= MAX_SIDE
    }

    /// Counts the layouts of a setting; `None` if its [board](Self::is_possible) is too large, or
    /// counting would take too much memory: over four gigabytes.
    pub fn new(setting: &Setting) -> Option<Self> {
        Self::new_until(setting, Limits::NONE).expect("there is no limit")
    }

    /// Like [`new`](Self::new), within limits.
    pub fn new_until(setting: &Setting, limits: Limits) -> Result<Option<Self>, CancelledError> {
        let profile = Self::is_possible(setting.size()).then(|| Profile::new(setting)).flatten();
        let Some(profile) = profile else { return Ok(None) };
        let Some(states) = profile.states(limits)? else { return Ok(None) };
        let mut tables: Vec<Arc<Table>> = profile.tables(states, limits).collect::<Result<_, _>>()?;
        tables.reverse();
        Ok(Some(Self { profile, tables, setting: setting.clone() }))
    }

    pub fn count(&self) -> u128 {
        self.tables[0][&State::default()][self.profile.all()]
    }

    /// The number of a layout; `None` if it is not legal.
    pub fn rank(&self, layout: &Layout) -> Option<u128> {
        if !self.setting.check(layout).is_empty() {
            return None;
        }
        let singles = [Piece::Mine, Piece::Sweeper].into_iter().flat_map(|piece| layout.cells(piece).iter());
        let pieces: Vec<CellSet> = layout.ships().chain(singles.map(CellSet::of)).collect();
        let is_there =
            |start: &Start| start.cells.is_subset(layout.cells(start.piece)) && pieces.contains(&start.cells);
        let mut rank = 0;
        self.walk(|choices| {
            let chosen = choices.iter().take_while(|choice| !choice.start.is_none_or(is_there)).count();
            rank += choices[..chosen].iter().map(|choice| choice.layouts).sum::<u128>();
            chosen
        });
        Some(rank)
    }

    /// The layout with this number.
    ///
    /// # Panics
    /// If the number is not below the [`count`](Self::count).
    pub fn unrank(&self, number: u128) -> Layout {
        assert!(number < self.count(), "no layout has number {number}");
        let mut rest = number;
        self.walk(|choices| {
            let is_before = |choice: &&Choice| {
                let before = choice.layouts <= rest;
                rest -= if before { choice.layouts } else { 0 };
                before
            };
            choices.iter().take_while(is_before).count()
        })
    }

    /// Goes through the cells and has one of the choices at each chosen by its place.
    fn walk(&self, mut choose: impl FnMut(&[Choice]) -> usize) -> Layout {
        let mut layout = Layout::empty(self.setting.size());
        let (mut state, mut left) = (State::default(), self.profile.all());
        for row in 0..self.tables.len() - 1 {
            let mut known = HashMap::new();
            for cell in self.profile.row(row) {
                let mut choices = self.choices(cell, state, left);
                for choice in &mut choices {
                    let ways = self.profile.onward(cell, choice.next, &self.tables[row + 1], &mut known);
                    choice.layouts = ways[choice.left];
                }
                let chosen = choose(&choices);
                let chosen = &choices[chosen];
                if let Some(start) = chosen.start {
                    layout.lay(start.piece, &start.cells);
                }
                (state, left) = (chosen.next, chosen.left);
            }
        }
        layout
    }

    /// What may begin at a cell when these pieces are left, their layouts not counted yet.
    fn choices(&self, cell: usize, state: State, left: usize) -> Vec<Choice<'_>> {
        let moves = self.profile.moves(cell, state);
        let possible = moves.filter(|(start, _)| self.profile.left(start.class, left) > 0);
        let with = |(start, next): (_, State)| {
            let start: &Start = start;
            Choice { start: Some(start), next, left: left - self.profile.stride(start.class), layouts: 0 }
        };
        let without = Choice { start: None, next: state.next(), left, layouts: 0 };
        possible.map(with).chain([without]).collect()
    }
}
