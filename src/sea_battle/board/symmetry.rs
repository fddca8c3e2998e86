//! Symmetries of a board: turns and reflections.

use super::cell::Cell;
use super::cell_set::CellSet;
use super::layout::{Layout, Piece};
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

    /// Where a cell of the board goes.
    #[must_use]
    pub fn cell(self, cell: Cell) -> Cell {
        let (column, row) = if self.exchanged { (cell.row(), cell.column()) } else { (cell.column(), cell.row()) };
        let turned = |at: u8, side: u8, from_end: bool| if from_end { side - 1 - at } else { at };
        Cell::at(turned(column, self.size.width(), self.from_right), turned(row, self.size.height(), self.from_below))
    }

    /// Where cells of the board go.
    #[must_use]
    pub fn cells(self, cells: &CellSet) -> CellSet {
        cells.iter().map(|cell| self.cell(cell)).collect()
    }

    /// The image of a layout of the board.
    #[must_use]
    pub fn layout(self, layout: &Layout) -> Layout {
        let mut image = Layout::empty(self.size);
        Piece::ALL.into_iter().for_each(|piece| image.lay(piece, &self.cells(layout.cells(piece))));
        image
    }
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
        }
    }
}
