//! Settings: which game is played. Board, fleet, and the rules that vary.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::cell_set::CellSet;
use super::fleet::Fleet;
use super::layout::Piece;
use super::shape::{Shape, Shapes};
use super::ship::Ship;
use super::size::Size;
use smyoz_core::puzzles::as_text;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Touch {
    #[default]
    None,
    /// At corners, but not at sides. Mines and sweepers touch nothing even then.
    Corners,
}

/// The rules that vary. The default is the standard game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Variant {
    pub touch: Touch,
    /// Which figures ships may have.
    pub shapes: Shapes,
    /// Number of mines, one cell each.
    pub mines: u16,
    /// Number of minesweepers, one cell each; none unless there are mines.
    pub sweepers: u16,
}

/// A value with a name that is unknown.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{text}` is unknown: expected {expected}")]
pub struct UnknownVariantError {
    text: String,
    expected: &'static str,
}

macro_rules! named {
    ($type:ty, $expected:literal, $($name:literal => $value:expr),+) => {
        impl $type {
            /// The name in files and on the command line.
            pub fn name(self) -> &'static str {
                let mut names = [$(($value, $name)),+].into_iter();
                names.find(|&(value, _)| value == self).map_or("", |(_, name)| name)
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }

        impl FromStr for $type {
            type Err = UnknownVariantError;

            fn from_str(text: &str) -> Result<Self, UnknownVariantError> {
                match text {
                    $($name => Ok($value),)+
                    _ => Err(UnknownVariantError { text: text.to_owned(), expected: $expected }),
                }
            }
        }
    };
}

named!(Touch, "`none` or `corners`", "none" => Self::None, "corners" => Self::Corners);
named!(Shapes, "`straight` or `any`", "straight" => Self::Straight, "any" => Self::Any);
as_text!(Touch);
as_text!(Shapes);

/// A game: the size of the board, the fleet, and the rules that vary.
///
/// The pieces of a setting may fit on its board; whether they do is known when they are placed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Setting {
    size: Size,
    fleet: Fleet,
    variant: Variant,
}

/// Why there can be no such game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SettingError {
    /// There are sweepers, but no mines to be swept.
    #[error("minesweepers need mines, but the board has none: expected mines, or 0 minesweepers, found {0}")]
    Sweepers(u16),
    /// A ship that does not fit even alone.
    #[error("a ship of length {length} does not fit on a board of {size}")]
    Ship {
        length: u8,
        /// The size of the board.
        size: Size,
    },
    /// The pieces need more room than there is.
    #[error(
        "the pieces do not fit on a board of {size}: with the water beside them they need {needed} cells, but the \
         board and a margin for that water have {room}"
    )]
    Room {
        /// The size of the board.
        size: Size,
        /// The cells that the pieces occupy at least, each with the water at its right and below,
        /// even beyond the edge.
        needed: usize,
        /// The cells of the board and at its right and below.
        room: usize,
    },
}

impl Setting {
    /// A game.
    ///
    /// # Errors
    /// If there are sweepers but no mines, or the pieces obviously do not fit on the board.
    pub fn new(size: Size, fleet: Fleet, variant: Variant) -> Result<Self, SettingError> {
        if variant.sweepers > 0 && variant.mines == 0 {
            return Err(SettingError::Sweepers(variant.sweepers));
        }
        let setting = Self { size, fleet, variant };
        setting.check_room()?;
        Ok(setting)
    }

    /// The Russian game: 4-3-3-2-2-2-1-1-1-1 on 10 × 10.
    pub fn standard() -> Self {
        Self { size: Size::STANDARD, fleet: Fleet::russian(), variant: Variant::default() }
    }

    /// The size of the board.
    pub fn size(&self) -> Size {
        self.size
    }

    pub fn fleet(&self) -> &Fleet {
        &self.fleet
    }

    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// Number of cells that all pieces of one kind have together.
    pub fn cells_of(&self, piece: Piece) -> usize {
        match piece {
            Piece::Ship => self.fleet.cells(),
            Piece::Mine => self.variant.mines.into(),
            Piece::Sweeper => self.variant.sweepers.into(),
        }
    }

    /// The pieces, by what they are and their length, each with how many there are: ships from the
    /// longest on, then mines and sweepers.
    pub fn classes(&self) -> impl Iterator<Item = (Piece, u8, usize)> + '_ {
        let ships = self.fleet.classes().map(|(length, count)| (Piece::Ship, length, count));
        let singles = [Piece::Mine, Piece::Sweeper].map(|piece| (piece, 1, self.cells_of(piece)));
        ships.chain(singles).filter(|&(_, _, count)| count > 0)
    }

    /// The cells at the sides and the corners of these.
    pub fn around(&self, cells: &CellSet) -> CellSet {
        (cells.with_corners() - *cells) & self.size.all()
    }

    /// The cells beside a ship's where no other ship may lie.
    pub fn margin(&self, cells: &CellSet) -> CellSet {
        let near = match self.variant.touch {
            Touch::None => cells.with_corners(),
            Touch::Corners => cells.with_sides(),
        };
        (near - *cells) & self.size.all()
    }

    /// Ships of a length at all places on the board: first the horizontal ones in reading order,
    /// then the vertical ones, then the bent ones, figure by figure.
    pub fn ships(&self, length: u8) -> Vec<Ship> {
        self.ships_by_shape(length).flatten().collect()
    }

    /// The same, the ships of each shape by themselves.
    pub fn ships_by_shape(&self, length: u8) -> impl Iterator<Item = Vec<Ship>> {
        let ship = |cells| Ship::new(cells, self.margin(&cells));
        let shapes = Shape::of_length(length, self.variant.shapes).into_iter();
        shapes.map(move |shape| shape.positions(self.size).map(ship).collect())
    }

    /// Number of cells, some of them right and below of the board, in which all pieces have
    /// room that they do not share.
    pub fn room(&self) -> usize {
        let (width, height) = (usize::from(self.size.width()), usize::from(self.size.height()));
        (width + 1) * (height + self.below())
    }

    /// Number of cells that no other piece may have, and to which no other piece lays the same
    /// claim: those of a ship, those at the right of them and, unless ships may touch at corners,
    /// those below all of these. The shape that needs the fewest counts; `None` if there is none on
    /// this board.
    pub fn room_for(&self, length: u8) -> Option<usize> {
        let shapes = Shape::of_length(length, self.variant.shapes).into_iter();
        let fitting = shapes.filter(|shape| shape.positions(self.size).next().is_some());
        fitting.map(|shape| shape.room(self.below())).min()
    }

    /// How many rows below a piece its room extends.
    fn below(&self) -> usize {
        match self.variant.touch {
            Touch::None => 1,
            Touch::Corners => 0,
        }
    }

    fn check_room(&self) -> Result<(), SettingError> {
        let single = self.room_for(1).ok_or(SettingError::Ship { length: 1, size: self.size })?;
        let mut needed = single * (self.cells_of(Piece::Mine) + self.cells_of(Piece::Sweeper));
        for (length, count) in self.fleet.classes() {
            needed += count * self.room_for(length).ok_or(SettingError::Ship { length, size: self.size })?;
        }
        let room = self.room();
        if needed <= room { Ok(()) } else { Err(SettingError::Room { size: self.size, needed, room }) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn setting(size: &str, fleet: &str, variant: Variant) -> Result<Setting, SettingError> {
        Setting::new(size.parse().unwrap(), fleet.parse().unwrap(), variant)
    }

    #[test]
    fn what_cannot_fit_is_refused() {
        let corners = Variant { touch: Touch::Corners, ..Variant::default() };
        let mines = |mines, sweepers| Variant { mines, sweepers, ..Variant::default() };
        assert!(setting("10x10", "4-3-3-2-2-2-1-1-1-1", Variant::default()).is_ok());
        assert!(setting("30x1", "30", Variant::default()).is_ok() && setting("1x30", "30", corners).is_ok());
        assert!(matches!(setting("5x5", "6", Variant::default()), Err(SettingError::Ship { length: 6, .. })));
        // Four submarines go to the corners of 3 × 3, five do not; corners that touch let a
        // chessboard hold five.
        assert!(setting("3x3", "1-1-1-1", Variant::default()).is_ok());
        let error = setting("3x3", "1-1-1-1-1", Variant::default()).unwrap_err();
        assert!(matches!(error, SettingError::Room { needed: 20, room: 16, .. }));
        assert!(setting("3x3", "1-1-1-1-1", corners).is_ok());
        assert!(setting("3x3", "1-1-1", mines(1, 0)).is_ok() && setting("3x3", "1-1", mines(1, 2)).is_err());
        assert_eq!(setting("9x9", "1", mines(0, 2)), Err(SettingError::Sweepers(2)));
    }

    #[test]
    fn a_square_of_four_needs_less_room_than_a_line() {
        let any = Variant { shapes: Shapes::Any, ..Variant::default() };
        assert!(setting("2x2", "4", any).is_ok() && setting("2x2", "4", Variant::default()).is_err());
        assert!(setting("5x5", "4-4-4-4", any).is_ok() && setting("5x5", "4-4-4-4", Variant::default()).is_err());
    }

    #[test]
    fn margins_depend_on_the_touch() {
        let margins = [Touch::None, Touch::Corners].map(|touch| {
            let setting = setting("5x4", "3", Variant { touch, ..Variant::default() }).unwrap();
            let ships = setting.ships(3);
            assert_eq!(ships.len(), 3 * 4 + 5 * 2);
            ships.iter().map(|ship| ship.margin().len()).collect::<Vec<_>>()
        });
        assert_eq!((margins[0][0], margins[1][0]), (5, 4));
        assert_eq!((margins[0][4], margins[1][4]), (12, 8));
    }
}
