//! What the formats have in common: they know straight ships only, which do not touch.

use super::error::WriteError;
use super::{Entry, Format};
use crate::board::{Fleet, Line, Piece, Setting, Shapes, Shows, Size, Touch, Variant};
use crate::clues::{Clue, Clues, Count, Counts, Shown};
use crate::puzzle::Puzzle;

/// More ships than the largest board has cells.
const MANY: u64 = 900;

pub(super) fn puzzle(size: Size, fleet: Fleet, clues: Clues) -> Result<Puzzle, String> {
    let setting = Setting::new(size, fleet, Variant::default()).map_err(|error| error.to_string())?;
    clues.check_each(&setting).map_err(|error| error.to_string())?;
    Ok(Puzzle::new(setting, clues))
}

/// The size of a board with these numbers of columns and rows.
pub(super) fn size(width: u64, height: u64) -> Result<Size, String> {
    let side = |cells: u64| usize::try_from(cells).unwrap_or(usize::MAX);
    Size::new(side(width), side(height)).map_err(|error| error.to_string())
}

/// The fleet with this many ships of each length.
pub(super) fn fleet(classes: &[(u64, u64)]) -> Result<Fleet, String> {
    let ships = classes.iter().fold(0_u64, |sum, (_, number)| sum.saturating_add(*number));
    if ships > MANY {
        return Err(format!("a fleet of {ships} ships does not fit on any board"));
    }
    let lengths = classes.iter().flat_map(|&(length, number)| (0..number).map(move |_| length));
    Fleet::new(lengths).map_err(|error| error.to_string())
}

/// Adds counts of lines, from the first on.
pub(super) fn add_counts(clues: &mut Clues, line: fn(u8) -> Line, numbers: impl IntoIterator<Item = Option<u8>>) {
    let numbered = (0..).zip(numbers).filter_map(|(at, number)| Some((line(at), number?)));
    clues.extend(numbered.map(|(line, number)| Clue::Count(Count { piece: Piece::Ship, line, number })));
}

/// Adds a cell that is shown.
pub(super) fn add_shown(clues: &mut Clues, shown: Shown) -> Result<(), String> {
    let twice = clues.insert(Clue::Shown(shown)).is_some();
    if twice { Err(format!("cell {} is shown twice", shown.cell)) } else { Ok(()) }
}

/// Refuses a game with other rules.
pub(super) fn check_rules(format: Format, entry: &Entry) -> Result<(), WriteError> {
    let (variant, clues) = (entry.puzzle.board.variant(), &entry.puzzle.clues);
    let told = |piece| clues.counts(piece).given().next().is_some();
    let unusual = [
        (variant.touch != Touch::None, "that ships may touch at corners"),
        (variant.shapes != Shapes::Straight, "that ships may have any shape"),
        (variant.mines > 0, "that there are mines"),
        (variant.sweepers > 0, "that there are minesweepers"),
        (told(Piece::Mine), "how many mines a line has"),
        (told(Piece::Sweeper), "how many minesweepers a line has"),
    ];
    unusual.into_iter().find(|(is_so, _)| *is_so).map_or(Ok(()), |(_, what)| Err(unsayable(format, what)))
}

/// That the format has no way to say this.
pub(super) fn unsayable(format: Format, what: impl Into<String>) -> WriteError {
    WriteError { format, what: what.into() }
}

/// The counts of ships, refused if one is withheld.
pub(super) fn all_counts(format: Format, counts: &Counts) -> Result<[Vec<u8>; 2], WriteError> {
    let all = |counts: &[Option<u8>], line: fn(u8) -> Line| {
        let given = (0..).zip(counts).map(|(at, count)| count.ok_or_else(|| line(at)));
        given.collect::<Result<Vec<u8>, Line>>()
    };
    let withheld = |line| unsayable(format, format!("that the count of {line} is withheld"));
    let columns = all(counts.columns(), Line::Column).map_err(withheld)?;
    let rows = all(counts.rows(), Line::Row).map_err(withheld)?;
    Ok([columns, rows])
}

/// What stands for the cell's clue.
pub(super) fn code<T: Copy>(format: Format, codes: &[(Shows, T)], shown: Shown) -> Result<T, WriteError> {
    let known = codes.iter().find(|(shows, _)| *shows == shown.shows);
    let Shown { cell, shows } = shown;
    known.map(|&(_, code)| code).ok_or_else(|| unsayable(format, format!("that {cell} shows `{shows}`")))
}

/// What a code stands for.
pub(super) fn meaning<T: Copy + PartialEq>(codes: &[(Shows, T)], code: T) -> Option<Shows> {
    codes.iter().find(|(_, known)| *known == code).map(|&(shows, _)| shows)
}
