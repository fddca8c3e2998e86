//! Symmetries of a board: turns and reflections.

use super::cell::Cell;
use super::cell_set::CellSet;
use super::layout::{Layout, Piece};
use super::line::Line;
use super::shows::Shows;
use super::size::Size;

/// A turn or a reflection that takes a board to itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symmetry {
    size: Size,
    /// Whether columns become rows, before all else.
    exchanged: bool,
    from_right: bool,
    from_below: bool,
}

impl Symmetry {
    /// The symmetries of a board, the identity first: 8 if it is square, otherwise 4.
    pub fn of(size: Size) -> impl Iterator<Item = Self> + Clone {
        let exchanged: &[bool] = if size.width() == size.height() { &[false, true] } else { &[false] };
        let flips = [(false, false), (true, false), (false, true), (true, true)];
        exchanged.iter().flat_map(move |&exchanged| {
            flips.map(|(from_right, from_below)| Self { size, exchanged, from_right, from_below })
        })
    }

    /// The symmetry that takes everything back.
    #[must_use]
    pub fn inverse(self) -> Self {
        match self.exchanged {
            true => Self { from_right: self.from_below, from_below: self.from_right, ..self },
            false => self,
        }
    }

    /// Where a cell of the board goes.
    pub fn cell(self, cell: Cell) -> Cell {
        let (column, row) = if self.exchanged { (cell.row(), cell.column()) } else { (cell.column(), cell.row()) };
        Cell::at(turned(column, self.size.width(), self.from_right), turned(row, self.size.height(), self.from_below))
    }

    /// Where a line of the board goes.
    pub fn line(self, line: Line) -> Line {
        let column = matches!(line, Line::Column(_)) != self.exchanged;
        match column {
            true => Line::Column(turned(line.at(), self.size.width(), self.from_right)),
            false => Line::Row(turned(line.at(), self.size.height(), self.from_below)),
        }
    }

    /// What the image of a cell shows.
    pub fn shows(self, shows: Shows) -> Shows {
        use Shows::{Bottom, Left, Right, Top};
        let exchanged = match shows {
            Left if self.exchanged => Top,
            Top if self.exchanged => Left,
            Right if self.exchanged => Bottom,
            Bottom if self.exchanged => Right,
            other => other,
        };
        match exchanged {
            Left if self.from_right => Right,
            Right if self.from_right => Left,
            Top if self.from_below => Bottom,
            Bottom if self.from_below => Top,
            other => other,
        }
    }

    /// Where cells of the board go.
    pub fn cells(self, cells: &CellSet) -> CellSet {
        cells.iter().map(|cell| self.cell(cell)).collect()
    }

    /// The image of a layout of the board.
    pub fn layout(self, layout: &Layout) -> Layout {
        let mut image = Layout::empty(self.size);
        Piece::ALL.into_iter().for_each(|piece| image.lay(piece, &self.cells(layout.cells(piece))));
        image
    }
}

/// A number of a line, or that from the other end.
fn turned(at: u8, side: u8, from_end: bool) -> u8 {
    if from_end { side - 1 - at } else { at }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn squares_have_eight_symmetries_and_rectangles_four() {
        for (layout, images) in [("#*.\n...\n+..", 8), ("#*.\n+..", 4), ("#.#\n...\n#.#", 1)] {
            let layout: Layout = layout.parse().unwrap();
            let all: BTreeSet<Layout> = Symmetry::of(layout.size()).map(|symmetry| symmetry.layout(&layout)).collect();
            assert_eq!(all.len(), images);
            assert_eq!(Symmetry::of(layout.size()).next().map(|identity| identity.layout(&layout)), Some(layout));
            for symmetry in Symmetry::of(layout.size()) {
                assert_eq!(symmetry.inverse().layout(&symmetry.layout(&layout)), layout);
            }
        }
    }
}
