//! Facts: statements about a layout, each with a short text.
//!
//! | text | meaning |
//! |---|---|
//! | `44.` `44#` `44B` | the cell is water; is a ship cell; is a cell of a BETA |
//! | `44/55.` `44/55#` | the point between these two cells is a water point; is a ship point |
//! | `B44-64` `D37` | this ship lies there |
//! | `!B44-64` | this ship does not lie there |
//! | `row4=0` `column3=12` | how many ships the lane may have: `0`, `1`, or `2` for two or more |

use std::fmt;
use std::ops::{BitAnd, BitOr, Not};
use std::str::FromStr;

use thiserror::Error;

use crate::board::{Cell, CellSet, Lane, Layout, Placement, Point, SIZE, Ship, ShipType, Symmetry};
use crate::clues::{Content, Shot};

/// The number of ships that a lane may have: a subset of none, one, and two or more. The colour of
/// a line distinguishes no other counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ShipCounts(u8);

impl ShipCounts {
    /// No ship: a water line.
    pub const NONE: Self = Self(1);
    pub const ONE: Self = Self(2);
    /// Two ships or more: a red line.
    pub const MORE: Self = Self(4);
    pub const SOME: Self = Self(6);
    pub(crate) const ANY: Self = Self(7);

    /// The set of this count alone.
    pub fn of(ships: usize) -> Self {
        [Self::NONE, Self::ONE, Self::MORE][ships.min(2)]
    }

    /// Whether the two sets have a member in common.
    pub fn meet(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Its place among all sets, in the order of their texts read as numbers: `0`, `1`, `01`, `2`,
    /// `02`, `12`, `012`.
    pub(crate) fn order(self) -> usize {
        self.0.into()
    }

    /// Whether no count is possible.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl BitAnd for ShipCounts {
    type Output = Self;

    /// The counts in both.
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for ShipCounts {
    type Output = Self;

    /// The counts in either.
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Not for ShipCounts {
    type Output = Self;

    /// The counts that are not in it.
    fn not(self) -> Self {
        Self(!self.0 & Self::ANY.0)
    }
}

impl fmt::Display for ShipCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (0..3).filter(|count| self.0 >> count & 1 == 1).try_for_each(|count| write!(f, "{count}"))
    }
}

/// A statement about a layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fact {
    Water(Cell),
    /// The cell is a ship cell.
    Ship(Cell),
    /// The cell belongs to a ship of this type.
    Type(Cell, ShipType),
    /// The point is a water point.
    WaterPoint(Point),
    /// The point is a ship point.
    ShipPoint(Point),
    Found(Placement),
    /// This ship does not lie there.
    Excluded(Placement),
    /// The lane has one of these counts of ships.
    Line(Lane, ShipCounts),
}

impl Fact {
    /// The cells that it is about: one, the four around a point, or those of a ship or a lane.
    pub fn cells(self) -> CellSet {
        match self {
            Self::Water(cell) | Self::Ship(cell) | Self::Type(cell, _) => cell.into(),
            Self::WaterPoint(point) | Self::ShipPoint(point) => point.cells(),
            Self::Found(ship) | Self::Excluded(ship) => ship.cells(),
            Self::Line(lane, _) => lane.all_cells(),
        }
    }

    /// What a shot shows of its cell.
    pub fn shown_by(shot: &Shot) -> Self {
        match shot.shows.content {
            Content::Ship(kind) => Self::Type(shot.cell, kind),
            Content::Water(_) => Self::Water(shot.cell),
        }
    }

    /// The image under a symmetry of the board.
    #[must_use]
    pub fn image(self, symmetry: Symmetry) -> Self {
        match self {
            Self::Water(cell) => Self::Water(symmetry.cell(cell)),
            Self::Ship(cell) => Self::Ship(symmetry.cell(cell)),
            Self::Type(cell, kind) => Self::Type(symmetry.cell(cell), kind),
            Self::WaterPoint(point) => Self::WaterPoint(symmetry.point(point)),
            Self::ShipPoint(point) => Self::ShipPoint(symmetry.point(point)),
            Self::Found(placement) => Self::Found(symmetry.placement(placement)),
            Self::Excluded(placement) => Self::Excluded(symmetry.placement(placement)),
            Self::Line(lane, counts) => Self::Line(symmetry.lane(lane), counts),
        }
    }

    /// Whether the other fact is the same or, for a lane, leaves more counts open.
    pub fn implies(self, other: Self) -> bool {
        match (self, other) {
            (Self::Line(lane, counts), Self::Line(of, others)) => lane == of && (counts & others) == counts,
            _ => self == other,
        }
    }

    /// Whether it is true of a layout.
    pub fn holds(self, layout: &Layout) -> bool {
        let lies = |wanted: &dyn Fn(Placement) -> bool| layout.placements().into_iter().any(wanted);
        match self {
            Self::Water(cell) => !layout.cells().contains(cell),
            Self::Ship(cell) => layout.cells().contains(cell),
            Self::Type(cell, kind) => lies(&|ship| ship.kind() == kind && ship.cells().contains(cell)),
            Self::WaterPoint(point) => layout.water_points().contains(point),
            Self::ShipPoint(point) => !layout.water_points().contains(point),
            Self::Found(placement) => lies(&|ship| ship == placement),
            Self::Excluded(placement) => !lies(&|ship| ship == placement),
            Self::Line(lane, counts) => ShipCounts::of(layout.ships_in(lane)).meet(counts),
        }
    }
}

/// The cells to the upper left and lower right of a point, which give it its name: `44/55`.
fn point_cells(point: Point) -> (Cell, Cell) {
    (Cell::at(point.column(), point.row()), Cell::at(point.column() + 1, point.row() + 1))
}

/// A point as written in facts: `44/55`, after the cells to its upper left and lower right.
pub fn point_name(point: Point) -> String {
    let (first, last) = point_cells(point);
    format!("{first}/{last}")
}

/// A ship as written in facts: `B44-64`, `D37`.
pub fn ship_name(placement: Placement) -> String {
    placement.ship().short_name()
}

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Water(cell) => write!(f, "{cell}."),
            Self::Ship(cell) => write!(f, "{cell}#"),
            Self::Type(cell, kind) => write!(f, "{cell}{}", kind.letter()),
            Self::WaterPoint(point) => write!(f, "{}.", point_name(point)),
            Self::ShipPoint(point) => write!(f, "{}#", point_name(point)),
            Self::Found(placement) => write!(f, "{}", ship_name(placement)),
            Self::Excluded(placement) => write!(f, "!{}", ship_name(placement)),
            Self::Line(lane, counts) => write!(f, "{lane}={counts}"),
        }
    }
}

/// A text is not a fact.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "`{0}` is not a fact: expected a cell `44.`, `44#` or `44B`, a point `44/55.` or `44/55#`, a ship `B44-64` or `!B44-64`, or a line `row4=0` or `column3=12`"
)]
pub struct FactError(String);

impl FromStr for Fact {
    type Err = FactError;

    fn from_str(text: &str) -> Result<Self, FactError> {
        read(text).ok_or_else(|| FactError(text.to_owned()))
    }
}

/// Why notes cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {reason}")]
pub struct FactsError {
    /// The line, from 1.
    pub line: usize,
    pub reason: String,
}

/// Reads a solver's notes: facts separated by whitespace, or the rows of a board as lines of nine
/// characters, where `?` is unknown, `.` water, `#` a ship cell, and a letter a ship's type. `//`
/// starts a comment.
///
/// # Errors
/// If there is anything else, or a number of rows other than nine.
pub fn read_facts(text: &str) -> Result<Vec<Fact>, FactsError> {
    let (mut facts, mut row) = (Vec::new(), 0);
    let mut last = 1;
    for (line, content) in (1..).zip(text.lines()) {
        last = line;
        let content = content.split("//").next().unwrap_or_default().trim();
        if !is_row(content) {
            for word in content.split_whitespace() {
                facts.push(word.parse().map_err(|error: FactError| FactsError { line, reason: error.to_string() })?);
            }
            continue;
        }
        if row == SIZE {
            return Err(FactsError { line, reason: "a board has nine rows, this is the tenth".into() });
        }
        for (column, character) in (0..).zip(content.chars()) {
            let cell = Cell::at(column, row);
            facts.extend(match character {
                '.' => Some(Fact::Water(cell)),
                '#' => Some(Fact::Ship(cell)),
                letter => ShipType::from_letter(letter).map(|kind| Fact::Type(cell, kind)),
            });
        }
        row += 1;
    }
    match row {
        0 | SIZE => Ok(facts),
        _ => Err(FactsError { line: last, reason: format!("a board has nine rows, this one has {row}") }),
    }
}

fn is_row(text: &str) -> bool {
    let fits = |character: char| "?.#".contains(character) || ShipType::from_letter(character).is_some();
    text.chars().count() == usize::from(SIZE) && text.chars().all(fits)
}

fn read(text: &str) -> Option<Fact> {
    if let Some((lane, counts)) = text.split_once('=') {
        return Some(Fact::Line(read_lane(lane)?, read_ship_counts(counts)?));
    }
    if let Some(ship) = text.strip_prefix('!') {
        return read_ship(ship).map(Fact::Excluded);
    }
    let last = text.chars().last().filter(char::is_ascii)?;
    let rest = &text[..text.len() - 1];
    if let Some((one, other)) = rest.split_once('/') {
        let (one, other): (Cell, Cell) = (one.parse().ok()?, other.parse().ok()?);
        let point = Point::all().find(|&point| point_cells(point) == (one, other))?;
        return match last {
            '.' => Some(Fact::WaterPoint(point)),
            '#' => Some(Fact::ShipPoint(point)),
            _ => None,
        };
    }
    match (rest.parse::<Cell>(), last) {
        (Ok(cell), '.') => Some(Fact::Water(cell)),
        (Ok(cell), '#') => Some(Fact::Ship(cell)),
        (Ok(cell), letter) => ShipType::from_letter(letter).map(|kind| Fact::Type(cell, kind)),
        (Err(_), _) => read_ship(text).map(Fact::Found),
    }
}

fn read_lane(text: &str) -> Option<Lane> {
    Lane::all().find(|lane| lane.to_string() == text)
}

fn read_ship_counts(text: &str) -> Option<ShipCounts> {
    (1..=ShipCounts::ANY.0).map(ShipCounts).find(|counts| counts.to_string() == text)
}

fn read_ship(text: &str) -> Option<Placement> {
    Ship::named(text).and_then(Placement::of)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_read_back() {
        let texts = "44. 44# 44B 44/55. 88/99# A12-42 G78-79 D37 !B55-57 row4=0 column3=12 row9=012";
        for text in texts.split(' ') {
            assert_eq!(text.parse::<Fact>().unwrap().to_string(), text);
        }
        for placement in Placement::all() {
            for fact in [Fact::Found(placement), Fact::Excluded(placement)] {
                assert_eq!(fact.to_string().parse(), Ok(fact));
            }
        }
        let all = Lane::all().flat_map(|lane| (1..8).map(move |mask| Fact::Line(lane, ShipCounts(mask))));
        all.for_each(|fact| assert_eq!(fact.to_string().parse(), Ok(fact)));
    }

    #[test]
    fn wrong_texts_are_refused() {
        for text in [
            "", "4", "44", "44x", "44..", "04.", "44/54.", "44/55", "55/44.", "44/55B", "B44", "B44-54", "B64-44",
            "D44-44", "G11-12", "!44.", "row0=1", "row4", "row4=", "row4=3", "row4=21", "lane4=0", "44ű", "ű",
        ] {
            assert!(text.parse::<Fact>().is_err(), "{text}");
        }
    }

    #[test]
    fn notes_are_read() {
        let facts =
            |text: &str| read_facts(text).map(|facts| facts.iter().map(ToString::to_string).collect::<Vec<_>>());
        let board =
            "?.#??????\n?????????\n".to_owned() + &"?????????\n".repeat(6) + "????????D\n\nB44-64 row4=0 // noted";
        assert_eq!(facts(&board).unwrap(), ["21.", "31#", "99D", "B44-64", "row4=0"]);
        assert_eq!(facts("").unwrap(), [""; 0]);
        assert_eq!(facts("44.\n 45x").unwrap_err().line, 2);
        assert_eq!(facts("?????????").unwrap_err().to_string(), "line 1: a board has nine rows, this one has 1");
        assert_eq!(facts(&"?????????\n".repeat(10)).unwrap_err().line, 10);
    }
}
