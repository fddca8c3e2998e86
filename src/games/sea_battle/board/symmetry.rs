//! Symmetries of a board: turns and reflections.

use std::iter;

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

    /// The half turn of a board.
    pub fn half_turn(size: Size) -> Self {
        Self { size, exchanged: false, from_right: true, from_below: true }
    }

    /// The quarter turn of a board; `None` if it is not square.
    pub fn quarter_turn(size: Size) -> Option<Self> {
        Self::diagonal(size).map(|diagonal| Self { from_right: true, ..diagonal })
    }

    /// The reflection of a board that exchanges left and right.
    pub fn mirror(size: Size) -> Self {
        Self { size, exchanged: false, from_right: true, from_below: false }
    }

    /// The reflection of a board that exchanges top and bottom.
    pub fn flip(size: Size) -> Self {
        Self { size, exchanged: false, from_right: false, from_below: true }
    }

    /// The reflection that exchanges columns and rows; `None` if the board is not square.
    pub fn diagonal(size: Size) -> Option<Self> {
        let diagonal = Self { size, exchanged: true, from_right: false, from_below: false };
        (size.width() == size.height()).then_some(diagonal)
    }

    /// The cells that the symmetry, over and over again, takes a cell to, the cell among them.
    pub fn orbit(self, cell: Cell) -> CellSet {
        iter::successors(Some(cell), |&at| Some(self.cell(at)).filter(|&next| next != cell)).collect()
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
    fn orbits_are_as_long_as_told() {
        let size = Size::new(6, 6).unwrap();
        let cell = "B1".parse().unwrap();
        let orbit = |symmetry: Symmetry| symmetry.orbit(cell).iter().map(|cell| cell.to_string()).collect::<Vec<_>>();
        assert_eq!(orbit(Symmetry::half_turn(size)), ["B1", "E6"]);
        assert_eq!(orbit(Symmetry::quarter_turn(size).unwrap()), ["B1", "F2", "A5", "E6"]);
        assert_eq!(orbit(Symmetry::mirror(size)), ["B1", "E1"]);
        assert_eq!(orbit(Symmetry::flip(size)), ["B1", "B6"]);
        assert_eq!(orbit(Symmetry::diagonal(size).unwrap()), ["B1", "A2"]);
        let oblong = Size::new(6, 7).unwrap();
        assert_eq!((Symmetry::quarter_turn(oblong), Symmetry::diagonal(oblong)), (None, None));
    }

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
