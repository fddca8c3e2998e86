//! Sudoku boards of both sizes: cells, sets of cells, rows, columns and boxes.

mod cells;

pub use cells::{Cell, CellError, Cells, Iter, MAX_SIDE};

/// A sudoku board.
#[derive(Debug)]
pub struct Board {
    side: u8,
    cells: Cells,
    units: [[Cells; 3]; Cell::COUNT],
}

/// The board of nine signs: boxes of three by three.
pub static NINE: Board = Board::new(9, 3, 3);

/// The board of six numbers: boxes three wide and two high.
pub static SIX: Board = Board::new(6, 3, 2);

impl Board {
    const fn new(side: u8, box_width: u8, box_height: u8) -> Self {
        let mut board = Self { side, cells: Cells::NONE, units: [[Cells::NONE; 3]; Cell::COUNT] };
        let area = side as u16 * side as u16;
        let mut at = 0;
        while at < area {
            let cell = Self::nth(at, side);
            board.cells = board.cells.with(Cells::of(cell));
            let mut other_at = 0;
            while other_at < area {
                let other = Self::nth(other_at, side);
                let is_shared = [
                    cell.row() == other.row(),
                    cell.column() == other.column(),
                    cell.row() / box_height == other.row() / box_height
                        && cell.column() / box_width == other.column() / box_width,
                ];
                let mut kind = 0;
                while kind < 3 {
                    if is_shared[kind] {
                        let unit = &mut board.units[cell.index()][kind];
                        *unit = unit.with(Cells::of(other));
                    }
                    kind += 1;
                }
                other_at += 1;
            }
            at += 1;
        }
        board
    }

    const fn nth(at: u16, side: u8) -> Cell {
        let (row, column) = (at / side as u16, at % side as u16);
        Cell::at(column as u8, row as u8)
    }

    /// Number of its rows, which is that of its columns, of its boxes and of its signs.
    #[must_use]
    pub const fn side(&self) -> u8 {
        self.side
    }

    /// All cells.
    #[must_use]
    pub const fn cells(&self) -> Cells {
        self.cells
    }

    /// Row, column and box of a cell.
    #[must_use]
    pub const fn units(&self, cell: Cell) -> &[Cells; 3] {
        &self.units[cell.index()]
    }

    /// The cells in the row, the column or the box of one of these.
    #[must_use]
    pub fn seen_from(&self, cells: Cells) -> Cells {
        cells.iter().flat_map(|cell| *self.units(cell)).fold(Cells::NONE, |seen, unit| seen | unit)
    }

    /// For each kind of unit, the cells of those that hold at least two of these cells, and of those
    /// that hold at least three.
    #[must_use]
    pub(crate) fn crowded(&self, cells: Cells) -> [[Cells; 3]; 2] {
        let (mut one, mut two, mut three) = ([Cells::NONE; 3], [Cells::NONE; 3], [Cells::NONE; 3]);
        for cell in cells {
            for (kind, &unit) in self.units(cell).iter().enumerate() {
                three[kind] |= two[kind] & unit;
                two[kind] |= one[kind] & unit;
                one[kind] |= unit;
            }
        }
        [two, three]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_cell_has_a_row_a_column_and_a_box() {
        for board in [&NINE, &SIX] {
            let side = usize::from(board.side());
            assert_eq!(board.cells().len(), side * side);
            for cell in board.cells() {
                assert!(board.units(cell).iter().all(|unit| unit.len() == side && unit.contains(cell)));
            }
        }
        let corners = |board: &Board, name: &str| board.units(name.parse().unwrap())[2].corners().unwrap();
        let named = |(first, last): (Cell, Cell)| format!("{first}-{last}");
        assert_eq!(named(corners(&SIX, "e3")), "d3-f4");
        assert_eq!(named(corners(&NINE, "e3")), "d1-f3");
    }

    #[test]
    fn crowded_units_hold_two_or_three() {
        let cells: Cells = ["a1", "c1", "f1", "b2"].iter().map(|name| name.parse::<Cell>().unwrap()).collect();
        let [two, three] = SIX.crowded(cells);
        assert_eq!(two.map(Cells::len), [6, 0, 6]);
        assert_eq!(three.map(Cells::len), [6, 0, 6]);
    }
}
