//! Positions as data: the format `shogword/1`.

use serde::{Deserialize, Deserializer, Serialize};
use smyoz_core::contest::Seat;
use smyoz_core::puzzles::{Number, Object, is_default, read_format};
use smyoz_core::sets::Indexed;
use thiserror::Error;

use super::{Position, Square, row_cells, tiles, write_square};
use crate::board::{Cell, Cells, Color, SIDE, sides};
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

/// A value for each colour.
#[derive(Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Both<T> {
    red: T,
    black: T,
}

fn its_format<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    read_format(deserializer, FORMAT)
}

/// The data is not a valid position: the key, the cell, and what was expected there.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct PositionError(String);

/// Fails with a message unless something holds.
fn ensure(holds: bool, message: impl FnOnce() -> String) -> Result<(), PositionError> {
    if holds { Ok(()) } else { Err(PositionError(message())) }
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
        let side = usize::from(SIDE);
        let rows = keys.board.len();
        ensure(rows == side, || format!("`board`: expected {side} rows, found {rows}"))?;
        for (row, text) in (0..SIDE).zip(&keys.board) {
            let (number, cells) = (SIDE - row, text.split_whitespace().count());
            ensure(cells == side, || format!("`board`: row {number}: expected {side} cells, found {cells}"))?;
            for (cell, text) in row_cells(row).zip(text.split_whitespace()) {
                squares[cell.index()] = read_square(cell, text)?;
            }
        }
        let mut beside = [read_tiles(&keys.beside.red)?, read_tiles(&keys.beside.black)?];
        beside.iter_mut().for_each(|tiles| tiles.sort_unstable());
        let mut stock = read_tiles(&keys.stock)?;
        stock.sort_unstable();
        let stock = stock.into_iter().filter_map(Tile::letter).collect();
        let refused = [keys.refused.red.small(), keys.refused.black.small()];
        let position = Self { red: Seat(keys.red.small::<usize>() - 1), squares, beside, stock, refused };
        check_tiles(&position)?;
        check_hands(&position)?;
        check_crossword(&position)?;
        Ok(position)
    }
}

/// Reads what [`write_square`] writes.
fn read_square(cell: Cell, text: &str) -> Result<Square, PositionError> {
    if text == "." {
        return Ok(Square::Empty);
    }
    let at_home = text.strip_prefix('(').and_then(|text| text.strip_suffix(')'));
    let of_blank = text.strip_prefix('?');
    let mut signs = at_home.or(of_blank).unwrap_or(text).chars();
    let sign = signs.next().filter(|_| signs.as_str().is_empty());
    let letter = sign.and_then(|sign| Letter::try_from(sign).ok()).ok_or_else(|| {
        let expected = "expected `.`, a letter, `?` and a letter, or a letter in brackets";
        PositionError(format!("`board`: {cell}: `{text}`: {expected}"))
    })?;
    let color = if sign == Some(letter.capital()) { Color::Red } else { Color::Black };
    if at_home.is_none() {
        return Ok(Square::Laid(Face { letter, is_blank: of_blank.is_some() }, color));
    }
    ensure(color.home().contains(cell), || {
        format!("`board`: {cell}: red letters are at home in rows 1 and 2, black ones in rows 8 and 9")
    })?;
    Ok(Square::Home(letter))
}

fn read_tiles(text: &str) -> Result<Vec<Tile>, PositionError> {
    let tile = |sign| match sign {
        '?' => Ok(Tile::Blank),
        sign => Letter::try_from(sign)
            .map(Tile::Letter)
            .map_err(|_| PositionError(format!("`{sign}`: expected a letter, or `?` for a blank"))),
    };
    text.chars().map(tile).collect()
}

/// All tiles are there, and no more.
fn check_tiles(position: &Position) -> Result<(), PositionError> {
    let laid = position.laid().iter().filter_map(|cell| position.face(cell)).map(Face::tile);
    let beside = Color::ALL.into_iter().flat_map(|color| position.beside(color)).copied();
    let (blanks, letters): (Vec<Tile>, Vec<Tile>) = laid.chain(beside).partition(|&tile| tile == Tile::Blank);
    let (letters, blanks) = (letters.len() + position.home().len() + position.stock.len(), blanks.len());
    ensure((letters, blanks) == (Letters::COUNT, 2), || {
        format!("expected {} letters and 2 blanks, found {letters} and {blanks}", Letters::COUNT)
    })
}

/// Each player has as many tiles left as after so many moves, and uses the front row first.
fn check_hands(position: &Position) -> Result<(), PositionError> {
    let (home, laid) = (position.home(), position.laid().len());
    let is_early = position.is_choosing() || laid == 0;
    let is_start = laid == 0 && Color::ALL.iter().all(|&color| position.beside(color) == [Tile::Blank]);
    ensure(is_start || !is_early, || {
        "before the first move, each player has a blank and no other tile beside the board".to_owned()
    })?;
    for color in Color::ALL {
        let done = if position.is_choosing() { home.len() } else { laid };
        let own = (done + usize::from(color == Color::Red)) / 2;
        let expected = if position.is_choosing() { own + 1 } else { Letters::COUNT / 2 + 1 - own };
        let found = (home & color.home()).len() + position.beside(color).len();
        ensure(found == expected, || {
            format!("{color} must have {expected} tiles at home and beside the board, found {found}")
        })?;
        let is_front_first = color.back().is_subset(home) || !color.front().meets(home);
        ensure(is_early || is_front_first, || {
            format!("{color} has used letters of the back row, but the front row is not empty")
        })?;
    }
    Ok(())
}

/// The laid tiles are connected, cover the centre, and share no side with a letter at home.
fn check_crossword(position: &Position) -> Result<(), PositionError> {
    let (laid, home) = (position.laid(), position.home());
    let mut reached = Cells::from(Cell::CENTRE) & laid;
    while !((sides(reached) - reached) & laid).is_empty() {
        reached = sides(reached) & laid;
    }
    ensure(reached == laid, || format!("laid tiles must be connected by sides and cover {}", Cell::CENTRE))?;
    match (laid & sides(home)).first() {
        None => Ok(()),
        Some(cell) => Err(PositionError(format!("{cell} shares a side with a letter at home"))),
    }
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
