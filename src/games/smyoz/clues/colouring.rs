//! Colouring: the one red or green line that each row and each column carries.

use std::fmt;
use std::ops::Range;

use itertools::{Itertools, MinMaxResult};

use crate::board::{Axis, Cell, Lane, Layout, Placement, SIZE, Ship};

/// The coloured line of a row or column, with the range of positions along it, from 0, that it
/// covers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// No ship: green through the full length, a *water line*.
    Water,
    /// One ship: green inside that ship.
    Single(Range<u8>),
    /// Two ships or more: red strictly between the two outermost.
    Red(Range<u8>),
}

impl Line {
    /// The positions that the line covers.
    pub fn span(&self) -> Range<u8> {
        match self {
            Self::Water => 0..SIZE,
            Self::Single(span) | Self::Red(span) => span.clone(),
        }
    }

    pub fn is_red(&self) -> bool {
        matches!(self, Self::Red(_))
    }
}

/// How many red and how many green lines run through a cell, in whichever direction.
///
/// Written after a cell's content: nothing, `r`, `g`, `rr`, `gg` or `rg`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Colour {
    red: u8,
    green: u8,
}

impl Colour {
    /// The six possible colours, in the order of the rule sheet: none, 1 red, 1 green, 2 red, 2
    /// green, red-green.
    pub const ALL: [Self; 6] = {
        const fn colour(red: u8, green: u8) -> Colour {
            Colour { red, green }
        }
        [colour(0, 0), colour(1, 0), colour(0, 1), colour(2, 0), colour(0, 2), colour(1, 1)]
    };

    pub const NONE: Self = Self { red: 0, green: 0 };

    pub const RED: Self = Self { red: 1, green: 0 };

    pub const GREEN: Self = Self { red: 0, green: 1 };

    /// The colour of a cell through which both run.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self { red: self.red + other.red, green: self.green + other.green }
    }

    /// What is left of the colour without these lines, if they are among its own.
    pub fn without(self, other: Self) -> Option<Self> {
        Some(Self { red: self.red.checked_sub(other.red)?, green: self.green.checked_sub(other.green)? })
    }

    /// Number of red lines through the cell, 0–2.
    pub fn red(self) -> u8 {
        self.red
    }

    /// Number of green lines through the cell, 0–2.
    pub fn green(self) -> u8 {
        self.green
    }

    /// The colour that a suffix `""`, `r`, `g`, `rr`, `gg` or `rg` stands for.
    pub fn from_suffix(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.to_string() == text)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (0..self.red).try_for_each(|_| f.write_str("r"))?;
        (0..self.green).try_for_each(|_| f.write_str("g"))
    }
}

/// The 18 lines of a layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Colouring {
    rows: [Line; SIZE as usize],
    columns: [Line; SIZE as usize],
}

impl Colouring {
    /// The colouring of a layout.
    pub fn of(layout: &Layout) -> Self {
        Self::of_ships(&layout.placements().map(Placement::ship))
    }

    /// The colouring of some ships, as if there were no others.
    pub fn of_ships(ships: &[Ship]) -> Self {
        Self { rows: lines(ships, Axis::Horizontal), columns: lines(ships, Axis::Vertical) }
    }

    /// The lines of all rows (along [`Axis::Horizontal`]) or columns (along [`Axis::Vertical`]).
    pub fn lines(&self, axis: Axis) -> &[Line; SIZE as usize] {
        match axis {
            Axis::Horizontal => &self.rows,
            Axis::Vertical => &self.columns,
        }
    }

    fn line(&self, lane: Lane) -> &Line {
        &self.lines(lane.axis)[usize::from(lane.at)]
    }

    /// The colour of a cell.
    pub fn colour(&self, cell: Cell) -> Colour {
        let [row, column] = self.strokes(cell);
        row.and(column)
    }

    /// What the lines of the cell's row and column show there, each as its colour.
    pub fn strokes(&self, cell: Cell) -> [Colour; 2] {
        Lane::through(cell).map(|lane| {
            let line = self.line(lane);
            match line.span().contains(&lane.position(cell)) {
                true if line.is_red() => Colour::RED,
                true => Colour::GREEN,
                false => Colour::NONE,
            }
        })
    }

    /// How many red, then how many green lines run through a ship, over all rows and columns that
    /// it occupies.
    pub fn through(&self, ship: Ship) -> (u8, u8) {
        let mut count = (0, 0);
        for (lane, occupied) in ship.spans() {
            let line = self.line(lane);
            if line.span().contains(&occupied.start) {
                if line.is_red() { count.0 += 1 } else { count.1 += 1 }
            }
        }
        count
    }

    pub fn water_lines(&self) -> u8 {
        self.rows.iter().chain(&self.columns).filter(|&line| *line == Line::Water).count() as u8
    }
}

/// The nine lines along `axis`.
fn lines(ships: &[Ship], axis: Axis) -> [Line; SIZE as usize] {
    std::array::from_fn(|at| {
        let spans = ships.iter().flat_map(|ship| ship.spans());
        let met = spans.filter(|(lane, _)| (lane.axis, usize::from(lane.at)) == (axis, at)).map(|(_, span)| span);
        match met.minmax_by_key(|span| span.start) {
            MinMaxResult::NoElements => Line::Water,
            MinMaxResult::OneElement(only) => Line::Single(only),
            MinMaxResult::MinMax(first, last) => Line::Red(first.end..last.start),
        }
    })
}
