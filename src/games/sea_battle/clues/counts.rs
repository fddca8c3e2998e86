//! The numbers at the edges of a board.

use crate::board::{CellSet, Line, Size};

/// How many cells of each line have pieces of one kind; `None` where it is withheld.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Counts {
    columns: Vec<Option<u8>>,
    rows: Vec<Option<u8>>,
}

impl Counts {
    pub fn withheld(size: Size) -> Self {
        Self { columns: vec![None; size.width().into()], rows: vec![None; size.height().into()] }
    }

    /// How many of these cells are in each line.
    pub fn of(cells: &CellSet, size: Size) -> Self {
        let mut counts = Self::withheld(size);
        size.lines().for_each(|line| counts.set(line, Some(cells.count_in(line))));
        counts
    }

    /// The count of a line.
    ///
    /// # Panics
    /// If the line is off the board.
    pub fn get(&self, line: Line) -> Option<u8> {
        match line {
            Line::Column(at) => self.columns[usize::from(at)],
            Line::Row(at) => self.rows[usize::from(at)],
        }
    }

    /// Gives or withholds the count of a line.
    ///
    /// # Panics
    /// If the line is off the board.
    pub fn set(&mut self, line: Line, count: Option<u8>) {
        match line {
            Line::Column(at) => self.columns[usize::from(at)] = count,
            Line::Row(at) => self.rows[usize::from(at)] = count,
        }
    }

    /// The counts of the columns, from the left.
    pub fn columns(&self) -> &[Option<u8>] {
        &self.columns
    }

    /// The counts of the rows, from the top.
    pub fn rows(&self) -> &[Option<u8>] {
        &self.rows
    }

    /// The counts that are given, those of columns first.
    pub fn given(&self) -> impl Iterator<Item = (Line, u8)> + '_ {
        let numbered = |counts: &'_ [Option<u8>]| (0..).zip(counts.to_vec());
        let columns = numbered(&self.columns).map(|(at, count)| (Line::Column(at), count));
        let rows = numbered(&self.rows).map(|(at, count)| (Line::Row(at), count));
        columns.chain(rows).filter_map(|(line, count)| Some((line, count?)))
    }
}
