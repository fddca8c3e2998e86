//! What is found when a board is shown: broken rules, and answers that it contradicts.

use std::fmt;

use super::record::{Answer, Record, Shot};
use crate::board::{Cell, CellSet, Layout, Piece, Setting, Violation};

/// An answer that contradicts the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contradiction {
    /// The shot and the answer that was given.
    pub shot: Shot,
    /// The answer that should have been given; `None` if the cell is not on the board.
    pub expected: Option<Answer>,
    /// The piece that lies there; empty if none does.
    pub piece: CellSet,
}

/// `line 3: E4 was answered `miss`, but a ship lies there, at E3-E5: drawn in later?`.
impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Shot { cell, answer, line, .. } = self.shot;
        write!(f, "line {line}: {cell} was answered `{answer}`, but ")?;
        let place = format!("at {}", self.piece.place_name("-", "+"));
        match (answer, self.expected) {
            (_, None) => write!(f, "there is no such cell on the board"),
            (_, Some(Answer::Miss)) => write!(f, "nothing lies there"),
            (Answer::Miss, Some(Answer::Hit | Answer::Sunk)) => {
                write!(f, "a ship lies there, {place}: drawn in later?")
            }
            (Answer::Hit, Some(Answer::Sunk)) => write!(f, "no cell of the ship {place} was left"),
            (Answer::Sunk, Some(Answer::Hit)) => write!(f, "the ship {place} had cells left"),
            (_, Some(Answer::Hit | Answer::Sunk)) => write!(f, "a ship lies there, {place}"),
            (_, Some(expected)) => write!(f, "a {expected} lies there"),
        }
    }
}

/// A cell that a player named to the opponent, but was not allowed to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misnamed {
    pub cell: Cell,
    /// What should lie there: a ship after a mine, a mine after a sweeper.
    pub expected: Piece,
    /// The line of the record where it was named before, if it was.
    pub before: Option<usize>,
    /// The line of the record of the opponent's board.
    pub line: usize,
}

/// `line 3: E4 was named, but no ship lies there`.
impl fmt::Display for Misnamed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { cell, expected, before, line } = self;
        match before {
            Some(before) => {
                write!(f, "line {line} of the opponent's record: {cell} was named before, in line {before}")
            }
            None => write!(f, "line {line} of the opponent's record: {cell} was named, but no {expected} lies there"),
        }
    }
}

/// All that speaks against a player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    /// The rules that the board breaks.
    pub broken: Vec<Violation>,
    /// The answers that contradict the board.
    pub contradictions: Vec<Contradiction>,
    /// A mistake about coordinates with which all answers would be right.
    pub mistake: Option<Mistake>,
    /// The cells that they named, but were not allowed to.
    pub misnamed: Vec<Misnamed>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mistake {
    /// Columns were taken for rows.
    Exchanged,
    /// Rows were counted from below.
    FromBelow,
    /// Columns were counted from the right.
    FromRight,
    /// Columns and rows were counted this many too far.
    Shifted { columns: i8, rows: i8 },
}

impl Mistake {
    /// All mistakes that are looked for: shifts are by one.
    fn all() -> impl Iterator<Item = Self> {
        let steps = (-1..=1).flat_map(|rows| (-1..=1).map(move |columns| (columns, rows)));
        let shifts = steps.filter(|&step| step != (0, 0)).map(|(columns, rows)| Self::Shifted { columns, rows });
        [Self::Exchanged, Self::FromBelow, Self::FromRight].into_iter().chain(shifts)
    }

    /// The cell that was looked up by one who makes the mistake.
    fn taken_for(self, cell: Cell, layout: &Layout) -> Option<Cell> {
        let (width, height) = (layout.size().width(), layout.size().height());
        let (column, row) = (cell.column(), cell.row());
        let (column, row) = match self {
            Self::Exchanged => (row, column),
            Self::FromBelow => (column, height.checked_sub(row + 1)?),
            Self::FromRight => (width.checked_sub(column + 1)?, row),
            Self::Shifted { columns, rows } => (column.checked_add_signed(columns)?, row.checked_add_signed(rows)?),
        };
        (column < width && row < height).then(|| Cell::at(column, row))
    }
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exchanged => write!(f, "columns were taken for rows"),
            Self::FromBelow => write!(f, "rows were counted from below"),
            Self::FromRight => write!(f, "columns were counted from the right"),
            Self::Shifted { columns, rows } => {
                write!(f, "cells were looked up {columns:+} columns, {rows:+} rows away")
            }
        }
    }
}

impl Findings {
    /// What is wrong with a board, by the rules and by the answers of its owner.
    pub fn of(setting: &Setting, layout: &Layout, record: &Record) -> Self {
        let contradictions = contradictions(layout, record, Some);
        let explains =
            |mistake: &Mistake| self::contradictions(layout, record, |cell| mistake.taken_for(cell, layout)).is_empty();
        // Where all shots missed, any coordinates might explain it.
        let some_hit = record.0.iter().any(|shot| shot.answer != Answer::Miss);
        let mistake = Mistake::all().filter(|_| some_hit && !contradictions.is_empty()).find(explains);
        Self { broken: setting.check(layout), contradictions, mistake, misnamed: Vec::new() }
    }

    /// The same, and what is wrong with the cells that the owner of the board named when shooting at
    /// the other one, whose record this is. That a cell was hit before it was named cannot be seen:
    /// the two records do not say in which order all shots fell.
    #[must_use]
    pub fn with_named(self, layout: &Layout, other: &Record) -> Self {
        let mut named: Vec<(Cell, usize)> = Vec::new();
        let mut misnamed = Vec::new();
        for shot in &other.0 {
            let Some(cell) = shot.named else { continue };
            let expected = if shot.answer == Answer::Mine { Piece::Ship } else { Piece::Mine };
            let before = named.iter().find(|(other, _)| *other == cell).map(|&(_, line)| line);
            let lies = layout.size().contains(cell) && layout.at(cell) == Some(expected);
            if before.is_some() || !lies {
                misnamed.push(Misnamed { cell, expected, before, line: shot.line });
            }
            named.push((cell, shot.line));
        }
        Self { misnamed, ..self }
    }

    /// Whether nothing speaks against the player.
    pub fn is_fair(&self) -> bool {
        self.broken.is_empty() && self.contradictions.is_empty() && self.misnamed.is_empty()
    }
}

/// The answers that are wrong if the owner looks up these cells for those that are called.
fn contradictions(layout: &Layout, record: &Record, looked_up: impl Fn(Cell) -> Option<Cell>) -> Vec<Contradiction> {
    let mut shot_at = CellSet::NONE;
    let mut wrong = Vec::new();
    for &shot in &record.0 {
        let cell = looked_up(shot.cell).filter(|&cell| layout.size().contains(cell));
        shot_at.extend(cell);
        let expected = cell.map(|cell| Answer::to(cell, layout, &shot_at));
        if expected != Some(shot.answer) {
            let piece = cell.and_then(|cell| layout.piece_at(cell)).map_or(CellSet::NONE, |(_, cells)| cells);
            wrong.push(Contradiction { shot, expected, piece });
        }
    }
    wrong
}

/// Who is at fault when two boards are compared: a player with proved fraud loses; if both have
/// cheated, nobody wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fault {
    Neither,
    First,
    Second,
    Both,
}

impl Fault {
    /// Compares what was found on both boards.
    pub fn of(first: &Findings, second: &Findings) -> Self {
        match (first.is_fair(), second.is_fair()) {
            (true, true) => Self::Neither,
            (false, true) => Self::First,
            (true, false) => Self::Second,
            (false, false) => Self::Both,
        }
    }

    /// The name in files and messages.
    pub fn name(self) -> &'static str {
        ["neither", "first", "second", "both"][self as usize]
    }
}

/// Who has won when both boards were shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Won {
    First,
    Second,
    Nobody,
    /// Nobody yet: the game goes on.
    Open,
}

impl Won {
    /// By the rules on fraud: who is at fault alone has lost, whether the game is over or not; if
    /// both are, nobody has won. Otherwise the player has lost all of whose ships are sunk.
    pub fn of(fault: Fault, all_sunk: [bool; 2]) -> Self {
        match (fault, all_sunk) {
            (Fault::Both, _) => Self::Nobody,
            (Fault::First, _) | (Fault::Neither, [true, false]) => Self::Second,
            (Fault::Second, _) | (Fault::Neither, [false, true]) => Self::First,
            (Fault::Neither, [false, false] | [true, true]) => Self::Open,
        }
    }

    /// The name in files and messages; `None` if the game goes on.
    pub fn name(self) -> Option<&'static str> {
        [Some("first"), Some("second"), Some("nobody"), None][self as usize]
    }
}

impl Record {
    /// Whether all ships of a board were hit.
    pub fn sinks_all(&self, layout: &Layout) -> bool {
        let shot: CellSet = self.0.iter().map(|shot| shot.cell).collect();
        layout.cells(Piece::Ship).is_subset(&shot)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Columns, Shapes, Variant};

    #[test]
    fn bent_ships_are_named_by_all_their_cells() {
        let variant = Variant { shapes: Shapes::Any, ..Variant::default() };
        let setting = Setting::new("4x3".parse().unwrap(), "3-1".parse().unwrap(), variant).unwrap();
        let layout = "##..\n#...\n...#\n".parse().unwrap();
        let record = Record::read("A1 miss\nB1 sunk", &Columns::latin()).unwrap();
        let found = Findings::of(&setting, &layout, &record);
        let told: Vec<String> = found.contradictions.iter().map(ToString::to_string).collect();
        let expected = [
            "line 1: A1 was answered `miss`, but a ship lies there, at A1+B1+A2: drawn in later?",
            "line 2: B1 was answered `sunk`, but the ship at A1+B1+A2 had cells left",
        ];
        assert_eq!(told, expected);
    }
}
