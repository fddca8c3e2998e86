//! A puzzle as people read it: the board with what is shown, and the counts beside it.

use std::fmt;

use itertools::Itertools;

use super::Puzzle;
use crate::sea_battle::board::{Cell, Columns, Line, Piece, Shapes, Shows, Touch};

/// What stands for a cell that is not shown.
const HIDDEN: char = '.';

/// What the signs mean, for boards without mines.
const LEGEND: &str = "~ water, o ship of one cell, < > ^ v ends of ships, x between ends, # part of a ship";

/// For instance:
///
/// ```text
/// Sea Battle 000007: 6x6, fleet 3-2-1
///
///      A B C D E F   #
///  1   . . . . . .   2
/// ...
///  6   . ~ . . . .   0
///
///  #   2 0 1 1 ? 2
/// ```
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_title(f)?;
        let size = self.setting.size();
        let counted: Vec<Piece> = Piece::ALL.into_iter().filter(|&piece| self.is_counted(piece)).collect();
        let names = Columns::latin();
        let letters = names.names()[..size.width().into()].iter().map(String::as_str);
        writeln!(f, "\n    {}  {}", row(letters), row(counted.iter().map(|piece| piece.letter())))?;
        for at in 0..size.height() {
            let cells = (0..size.width()).map(|column| self.sign(Cell::at(column, at)));
            let counts = counted.iter().map(|&piece| self.count(piece, Line::Row(at)));
            writeln!(f, "{:>3} {}  {}", at + 1, row(cells), row(counts))?;
        }
        writeln!(f)?;
        for &piece in &counted {
            let counts = (0..size.width()).map(|column| self.count(piece, Line::Column(column)));
            writeln!(f, "{:>3} {}", piece.letter(), row(counts))?;
        }
        let mines = if self.setting.cells_of(Piece::Mine) > 0 { ", * mine, + minesweeper" } else { "" };
        writeln!(f, "\n{LEGEND}{mines}; {HIDDEN} not shown, ? not told")
    }
}

/// Entries of a row, all of the same width.
fn row(entries: impl Iterator<Item = impl fmt::Display>) -> String {
    entries.map(|entry| format!("{entry:>2}")).join(" ")
}

impl Puzzle {
    fn write_title(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seed = self.seed.map_or_else(String::new, |seed| format!(" {seed}"));
        write!(f, "Sea Battle{seed}: {}, fleet {}", self.setting.size(), self.setting.fleet())?;
        let variant = self.setting.variant();
        let rules = [
            (variant.touch == Touch::Corners, "ships may touch at corners"),
            (variant.shapes == Shapes::Any, "ships of 3 and 4 cells have any figure"),
        ];
        rules.iter().filter(|(applies, _)| *applies).try_for_each(|(_, rule)| write!(f, ", {rule}"))?;
        for (name, number) in [("mines", variant.mines), ("minesweepers", variant.sweepers)] {
            if number > 0 {
                write!(f, ", {name}: {number}")?;
            }
        }
        writeln!(f)
    }

    /// Whether some line tells how many of these pieces it has.
    fn is_counted(&self, piece: Piece) -> bool {
        self.clues.counts(piece).given().next().is_some()
    }

    fn count(&self, piece: Piece, line: Line) -> String {
        self.clues.counts(piece).get(line).map_or_else(|| "?".to_owned(), |number| number.to_string())
    }

    fn sign(&self, cell: Cell) -> char {
        match self.clues.shows(cell) {
            None => HIDDEN,
            Some(Shows::Water) => '~',
            Some(Shows::Submarine) => 'o',
            Some(Shows::Left) => '<',
            Some(Shows::Right) => '>',
            Some(Shows::Top) => '^',
            Some(Shows::Bottom) => 'v',
            Some(Shows::Middle) => 'x',
            Some(Shows::Ship) => Piece::Ship.letter(),
            Some(Shows::Mine) => Piece::Mine.letter(),
            Some(Shows::Sweeper) => Piece::Sweeper.letter(),
        }
    }
}
