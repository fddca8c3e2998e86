//! Clues that are wrong on the face of it.

use std::fmt;

use thiserror::Error;

use super::clue::{Clue, Clues};
use crate::board::{Cell, Line, Piece, Setting};

/// Why no layout can fit, by a glance at each clue and at the sums.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ImpossibleCluesError {
    /// A cell that is shown is not on the board.
    #[error("cell {0} is not on the board")]
    Outside(Cell),
    /// A count above the number of the line's cells.
    #[error("{line} has {cells} cells: a count of {number} {piece} cells is too large")]
    Count { piece: Piece, line: Line, number: u8, cells: u8 },
    /// The counts of columns or of rows do not add up to the number of the pieces' cells.
    #[error("the {piece} counts of the {lines} add up to {}, but the board has {expected}", Range(.least, .most))]
    Sum {
        piece: Piece,
        /// `columns` or `rows`.
        lines: &'static str,
        /// The sum if the withheld counts are 0.
        least: usize,
        /// The sum if the withheld counts are as large as can be.
        most: usize,
        /// Number of the pieces' cells.
        expected: usize,
    },
}

/// The numbers that a sum may have, in words.
struct Range<'a>(&'a usize, &'a usize);

impl fmt::Display for Range<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(least, most) = self;
        if least == most { write!(f, "{least}") } else { write!(f, "{least} to {most}") }
    }
}

impl Clues {
    /// Checks that the clues are on the board, and that the counts can sum up to the numbers of the
    /// pieces' cells. They may contradict each other all the same.
    ///
    /// # Errors
    /// The first clue or sum that is impossible.
    ///
    /// # Panics
    /// If the lists of counts are not of this board.
    pub fn check(&self, setting: &Setting) -> Result<(), ImpossibleCluesError> {
        self.check_each(setting)?;
        Piece::ALL.into_iter().try_for_each(|piece| self.check_sums(piece, setting))
    }

    /// Checks that the clues are on the board: otherwise they are none. What the counts add up to is
    /// for the engines to judge.
    ///
    /// # Errors
    /// The first clue that is impossible.
    ///
    /// # Panics
    /// If the lists of counts are not of this board.
    pub fn check_each(&self, setting: &Setting) -> Result<(), ImpossibleCluesError> {
        for clue in self.iter() {
            match clue {
                Clue::Shown(shown) if !setting.size().contains(shown.cell) => {
                    return Err(ImpossibleCluesError::Outside(shown.cell));
                }
                Clue::Count(count) if count.number > setting.size().length(count.line) => {
                    let cells = setting.size().length(count.line);
                    return Err(ImpossibleCluesError::Count {
                        piece: count.piece,
                        line: count.line,
                        number: count.number,
                        cells,
                    });
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn check_sums(&self, piece: Piece, setting: &Setting) -> Result<(), ImpossibleCluesError> {
        let expected = setting.cells_of(piece);
        let (counts, size) = (self.counts(piece), setting.size());
        let lines = [("columns", counts.columns(), size.height()), ("rows", counts.rows(), size.width())];
        for (lines, counts, cells) in lines {
            let sum = |withheld| counts.iter().map(|count| usize::from(count.unwrap_or(withheld))).sum::<usize>();
            let (least, most) = (sum(0), sum(cells));
            if !(least..=most).contains(&expected) {
                return Err(ImpossibleCluesError::Sum { piece, lines, least, most, expected });
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Layout, Shows, Variant};
    use crate::clues::{Count, Counts, Shown};

    #[test]
    fn the_impossible_is_seen() {
        let variant = Variant { mines: 1, ..Variant::default() };
        let setting = Setting::new("5x4".parse().unwrap(), "3-1".parse().unwrap(), variant).unwrap();
        let layout: Layout = "###..\n....#\n.....\n*....".parse().unwrap();
        assert_eq!(setting.check(&layout), []);
        let mut clues = Clues::none(setting.size());
        assert_eq!(clues.check(&setting), Ok(()));
        for piece in Piece::ALL {
            clues.set_counts(piece, Counts::of(layout.cells(piece), setting.size()));
        }
        assert!(clues.fit(&layout) && clues.check(&setting) == Ok(()));

        let told = |clue: Clue| {
            let mut clues = clues.clone();
            clues.insert(clue);
            clues.check(&setting).unwrap_err().to_string()
        };
        let count = |piece, line, number| Clue::Count(Count { piece, line, number });
        assert_eq!(
            told(Clue::Shown(Shown { cell: Cell::at(5, 0), shows: Shows::Water })),
            "cell F1 is not on the board"
        );
        assert_eq!(
            told(count(Piece::Ship, Line::Column(1), 5)),
            "column B has 4 cells: a count of 5 ship cells is too large"
        );
        assert_eq!(
            told(count(Piece::Ship, Line::Row(1), 2)),
            "the ship counts of the rows add up to 5, but the board has 4"
        );
        assert_eq!(
            told(count(Piece::Mine, Line::Column(0), 0)),
            "the mine counts of the columns add up to 0, but the board has 1"
        );
        // Withheld counts may be anything up to the length of the line.
        let mut rows = Clues::none(setting.size());
        rows.extend((1..4).map(|row| count(Piece::Ship, Line::Row(row), 0)));
        assert_eq!(rows.check(&setting), Ok(()));
        rows.insert(count(Piece::Ship, Line::Row(0), 3));
        assert!(matches!(rows.check(&setting), Err(ImpossibleCluesError::Sum { least: 3, most: 3, expected: 4, .. })));
    }
}
