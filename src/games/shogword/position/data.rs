//! Positions as data: the format `shogword/1`.

use serde::{Deserialize, Deserializer, Serialize};
use smyoz_core::contest::Seat;
use smyoz_core::puzzles::{Number, Object, is_default, read_format};
use thiserror::Error;

use super::{Position, Square, row_cells, tiles, write_square};
use crate::board::{Cell, Cells, Color, SIDE};
use crate::letters::{Letter, Letters};
use crate::moves::{Face, Tile};

/// The name of the format.
const FORMAT: &str = "shogword/1";

/// The most refused words of a player: then the game is over.
const MOST_REFUSED: u32 = 3;

/// The keys of a position.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Keys {
    #[serde(deserialize_with = "its_format")]
    format: String,
    /// The seat that has the red tiles.
    red: Number<1, 2>,
    /// The rows from row 9, their cells separated by spaces.
    board: Vec<String>,
    beside: Both<String>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    stock: String,
    #[serde(default, skip_serializing_if = "is_default")]
    refused: Both<Number<0, MOST_REFUSED>>,
}

/// Something of each colour.
#[derive(Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Both<T> {
    red: T,
    black: T,
}

fn its_format<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    read_format(deserializer, FORMAT)
}

/// Why data is no position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    /// Too few or too many rows.
    #[error("`board`: expected {SIDE} rows, found {0}")]
    Rows(usize),
    /// Too few or too many cells in a row.
    #[error("`board`: row {row}: expected {SIDE} cells, found {found}")]
    Cells {
        /// The row, from 1.
        row: u8,
        /// The number of cells found.
        found: usize,
    },
    /// Signs that are nothing that can stand on a cell.
    #[error("`board`: {cell}: `{text}`: expected `.`, a letter, `?` and a letter, or a letter in brackets")]
    Square {
        /// The cell.
        cell: Cell,
        /// What was found there.
        text: String,
    },
    /// A letter at home that does not belong there.
    #[error("`board`: {0}: red letters are at home in rows 1 and 2, black ones in rows 8 and 9")]
    Home(Cell),
    /// A sign that is no tile.
    #[error("`{0}`: expected a letter, or `?` for a blank")]
    Tile(char),
    /// Tiles are missing, or there are too many.
    #[error("expected {} letters and 2 blanks, found {letters} and {blanks}", Letters::COUNT)]
    Tiles {
        /// The number of letters found.
        letters: usize,
        /// The number of blanks found.
        blanks: usize,
    },
    /// A player has too few or too many tiles that are not laid.
    #[error("{color} must have {expected} tiles at home and beside the board, found {found}")]
    Hand {
        /// The player.
        color: Color,
        /// How many there must be after so many moves.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// Tiles are laid, or back from the board, although letters are being chosen or nothing is laid.
    #[error("before the first move, home rows hold all letters that were chosen, and a blank lies beside them")]
    Early,
    /// A back row that lacks a letter although the front row has one.
    #[error("{0} has used letters of the back row, but the front row is not empty")]
    BackRow(Color),
    /// The laid tiles are no crossword.
    #[error("laid tiles must be connected by sides and cover {}", Cell::CENTRE)]
    Apart,
    /// A laid tile that shares a side with a home letter.
    #[error("{0} shares a side with a letter at home")]
    Touching(Cell),
}

impl From<&Position> for Keys {
    fn from(position: &Position) -> Self {
        let row = |row| {
            let squares: Vec<String> = row_cells(row).map(|cell| write_square(position.at(cell), cell)).collect();
            squares.join(" ")
        };
        let refused = |color| Number(position.refused(color).into());
        Self {
            format: FORMAT.to_owned(),
            red: Number(position.red.0 as u32 + 1),
            board: (0..SIDE).map(row).collect(),
            beside: Both { red: tiles(position.beside(Color::Red)), black: tiles(position.beside(Color::Black)) },
            stock: tiles(position.stock()),
            refused: Both { red: refused(Color::Red), black: refused(Color::Black) },
        }
    }
}

impl TryFrom<Keys> for Position {
    type Error = PositionError;

    fn try_from(keys: Keys) -> Result<Self, PositionError> {
        let mut squares = [Square::Empty; Cell::COUNT];
        if keys.board.len() != usize::from(SIDE) {
            return Err(PositionError::Rows(keys.board.len()));
        }
        for (row, text) in (0..SIDE).zip(&keys.board) {
            let found: Vec<&str> = text.split_whitespace().collect();
            if found.len() != usize::from(SIDE) {
                return Err(PositionError::Cells { row: SIDE - row, found: found.len() });
            }
            for (cell, text) in row_cells(row).zip(found) {
                squares[cell.index()] = read_square(cell, text)?;
            }
        }
        let mut beside = [read_tiles(&keys.beside.red)?, read_tiles(&keys.beside.black)?];
        beside.iter_mut().for_each(|tiles| tiles.sort_unstable());
        let mut stock: Vec<Letter> = read_tiles(&keys.stock)?.into_iter().map(letter).collect::<Result<_, _>>()?;
        stock.sort_unstable();
        let refused = [keys.refused.red.small(), keys.refused.black.small()];
        let position = Self { red: Seat(keys.red.small::<usize>() - 1), squares, beside, stock, refused };
        check_tiles(&position)?;
        check_hands(&position)?;
        check_crossword(&position)?;
        Ok(position)
    }
}

fn read_square(cell: Cell, text: &str) -> Result<Square, PositionError> {
    let wrong = || PositionError::Square { cell, text: text.to_owned() };
    let colored = |text: &str| {
        let mut signs = text.chars();
        let sign = signs.next().filter(|_| signs.as_str().is_empty()).ok_or_else(wrong)?;
        let letter = Letter::try_from(sign).map_err(|_| wrong())?;
        Ok((letter, if sign == letter.capital() { Color::Red } else { Color::Black }))
    };
    let laid = |text: &str, is_blank| {
        let (letter, color) = colored(text)?;
        Ok(Square::Laid(Face { letter, is_blank }, color))
    };
    if text == "." {
        Ok(Square::Empty)
    } else if let Some(letter) = text.strip_prefix('(').and_then(|text| text.strip_suffix(')')) {
        let (letter, color) = colored(letter)?;
        color.home().contains(cell).then_some(Square::Home(letter)).ok_or(PositionError::Home(cell))
    } else if let Some(letter) = text.strip_prefix('?') {
        laid(letter, true)
    } else {
        laid(text, false)
    }
}

fn read_tiles(text: &str) -> Result<Vec<Tile>, PositionError> {
    let tile = |sign| match sign {
        '?' => Ok(Tile::Blank),
        sign => Letter::try_from(sign).map(Tile::Letter).map_err(|_| PositionError::Tile(sign)),
    };
    text.chars().map(tile).collect()
}

fn letter(tile: Tile) -> Result<Letter, PositionError> {
    match tile {
        Tile::Letter(letter) => Ok(letter),
        Tile::Blank => Err(PositionError::Tile('?')),
    }
}

/// All tiles are there, and no more.
fn check_tiles(position: &Position) -> Result<(), PositionError> {
    let laid = position.laid().iter().filter_map(|cell| position.face(cell)).map(Face::tile);
    let beside = Color::ALL.into_iter().flat_map(|color| position.beside(color)).copied();
    let (blanks, letters): (Vec<Tile>, Vec<Tile>) = laid.chain(beside).partition(|&tile| tile == Tile::Blank);
    let letters = letters.len() + position.home().len() + position.stock.len();
    if (letters, blanks.len()) == (Letters::COUNT, 2) {
        Ok(())
    } else {
        Err(PositionError::Tiles { letters, blanks: blanks.len() })
    }
}

/// Each player has as many tiles left as after so many moves, and uses the front row first.
fn check_hands(position: &Position) -> Result<(), PositionError> {
    let (home, laid) = (position.home(), position.laid().len());
    let is_early = position.is_choosing() || laid == 0;
    if is_early && (laid > 0 || Color::ALL.iter().any(|&color| position.beside(color) != [Tile::Blank])) {
        return Err(PositionError::Early);
    }
    for color in Color::ALL {
        let done = if position.is_choosing() { home.len() } else { laid };
        let own = (done + usize::from(color == Color::Red)) / 2;
        let expected = if position.is_choosing() { own + 1 } else { Letters::COUNT / 2 + 1 - own };
        let found = (home & color.home()).len() + position.beside(color).len();
        if found != expected {
            return Err(PositionError::Hand { color, expected, found });
        }
        let is_back_used = !(color.back() - home).is_empty();
        if !is_early && is_back_used && !(home & color.front()).is_empty() {
            return Err(PositionError::BackRow(color));
        }
    }
    Ok(())
}

/// The laid tiles are connected, cover the centre, and share no side with a letter at home.
fn check_crossword(position: &Position) -> Result<(), PositionError> {
    let (laid, home) = (position.laid(), position.home());
    let mut reached = Cells::of(Cell::CENTRE) & laid;
    loop {
        let next = (reached | reached.sides()) & laid;
        if next == reached {
            break;
        }
        reached = next;
    }
    if reached != laid {
        return Err(PositionError::Apart);
    }
    (laid & home.sides()).iter().next().map_or(Ok(()), |cell| Err(PositionError::Touching(cell)))
}

impl Serialize for Position {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Keys::from(self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Object(keys) = Object::<Keys>::deserialize(deserializer)?;
        Self::try_from(keys).map_err(serde::de::Error::custom)
    }
}
