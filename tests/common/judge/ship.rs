//! Ships and the five placement rules.

use super::{Cell, FLEET};

/// The five placement rules.
pub const RULES: [&str; 5] = ["corner", "tip", "mooring", "centre", "side"];

/// A straight ship: its cells from left to right or from top to bottom.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Ship {
    pub letter: char,
    pub cells: Vec<Cell>,
}

/// Each ship of a type at every position on the board, whatever the rules say.
pub fn ships_anywhere(letter: char) -> Vec<Ship> {
    let length = FLEET.iter().find(|kind| kind.0 == letter).unwrap().1 as i32;
    let mut ships = Vec::new();
    for row in 1..=9 {
        for column in 1..=9 {
            if column + length - 1 <= 9 {
                ships.push(Ship { letter, cells: (0..length).map(|step| (column + step, row)).collect() });
            }
            // A ship of one cell has no direction.
            if length > 1 && row + length - 1 <= 9 {
                ships.push(Ship { letter, cells: (0..length).map(|step| (column, row + step)).collect() });
            }
        }
    }
    ships
}

impl Ship {
    pub fn first(&self) -> Cell {
        self.cells[0]
    }

    pub fn last(&self) -> Cell {
        self.cells[self.cells.len() - 1]
    }

    /// Along a row. A DELTA has no direction.
    pub fn is_horizontal(&self) -> bool {
        self.first().0 < self.last().0
    }

    /// Along a column.
    pub fn is_vertical(&self) -> bool {
        self.first().1 < self.last().1
    }

    /// `B44-64`, `D37`.
    pub fn name(&self) -> String {
        let ((column, row), (last_column, last_row)) = (self.first(), self.last());
        if self.cells.len() == 1 {
            format!("{}{column}{row}", self.letter)
        } else {
            format!("{}{column}{row}-{last_column}{last_row}", self.letter)
        }
    }

    /// The number of its cells' sides on the rim.
    fn sides_on_the_rim(&self) -> usize {
        let mut sides = 0;
        for &(column, row) in &self.cells {
            for on_the_rim in [column == 1, column == 9, row == 1, row == 9] {
                if on_the_rim {
                    sides += 1;
                }
            }
        }
        sides
    }

    pub fn is_moored(&self) -> bool {
        self.sides_on_the_rim() > 0
    }

    /// Whether this ship alone breaks the rule, wherever the others lie.
    pub fn breaks(&self, rule: &str) -> bool {
        rule == "mooring" && self.sides_on_the_rim() > 1
    }

    /// Whether the two together break the rule.
    pub fn breaks_with(&self, other: &Self, rule: &str) -> bool {
        match rule {
            "corner" => touch(self, other),
            "tip" => tips_face_too_near(self, other),
            "centre" => self.letter == other.letter && centres_in_line(self, other),
            "side" => sides_too_near(self, other),
            _ => false,
        }
    }

    /// Whether some rule forbids both on one board.
    pub fn goes_with(&self, other: &Self) -> bool {
        !RULES.iter().any(|rule| self.breaks_with(other, rule))
    }
}

/// Whether two ships touch, even diagonally.
fn touch(one: &Ship, other: &Ship) -> bool {
    for a in &one.cells {
        for b in &other.cells {
            if (a.0 - b.0).abs() <= 1 && (a.1 - b.1).abs() <= 1 {
                return true;
            }
        }
    }
    false
}

/// The number of columns between two ships, if they share none.
fn columns_between(one: &Ship, other: &Ship) -> i32 {
    (other.first().0 - one.last().0).max(one.first().0 - other.last().0) - 1
}

/// The number of rows between two ships, if they share none.
fn rows_between(one: &Ship, other: &Ship) -> i32 {
    (other.first().1 - one.last().1).max(one.first().1 - other.last().1) - 1
}

/// The tip of a ship is its short end; a DELTA has four. Two that face each other in one line need
/// two water cells between them.
fn tips_face_too_near(one: &Ship, other: &Ship) -> bool {
    let same_row = !one.is_vertical() && !other.is_vertical() && one.first().1 == other.first().1;
    let same_column = !one.is_horizontal() && !other.is_horizontal() && one.first().0 == other.first().0;
    same_row && columns_between(one, other) < 2 || same_column && rows_between(one, other) < 2
}

/// Centres on the same vertical or horizontal. The centre lies halfway between the first and the
/// last cell, so twice its coordinates are whole numbers.
fn centres_in_line(one: &Ship, other: &Ship) -> bool {
    one.first().0 + one.last().0 == other.first().0 + other.last().0
        || one.first().1 + one.last().1 == other.first().1 + other.last().1
}

/// Parallel ships side by side that overlap in more than one cell need two water cells between
/// them.
fn sides_too_near(one: &Ship, other: &Ship) -> bool {
    let (mut common_columns, mut common_rows) = (0, 0);
    for a in &one.cells {
        for b in &other.cells {
            if one.is_horizontal() && other.is_horizontal() && a.0 == b.0 {
                common_columns += 1;
            }
            if one.is_vertical() && other.is_vertical() && a.1 == b.1 {
                common_rows += 1;
            }
        }
    }
    common_columns > 1 && rows_between(one, other) < 2 || common_rows > 1 && columns_between(one, other) < 2
}
