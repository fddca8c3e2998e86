//! Names of columns: letters of an alphabet or of a word.

use thiserror::Error;

use super::cell::{Cell, read_cell};
use super::size::{MAX_SIDE, Size};

/// The letters of the Cyrillic alphabet that name columns in Russia: without Ё, Й, Ъ, Ы and Ь.
const CYRILLIC: &str = "АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯ";

const LATIN: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// How columns are named. Rows are numbered from 1 at the top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Columns(Vec<String>);

/// Why a word cannot name the columns of a board.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ColumnsError {
    /// It has too few letters.
    #[error("`{word}` has {letters} letters, but there are {columns} columns to be named")]
    Short {
        word: String,
        /// The number of its letters.
        letters: usize,
        columns: u8,
    },
    #[error("`{word}` cannot name columns: it has the letter `{letter}` twice")]
    Twice { word: String, letter: char },
    /// It has a character that is not a letter.
    #[error("`{word}` cannot name columns: `{sign}` is not a letter")]
    Sign { word: String, sign: char },
}

/// Text that does not name a cell.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{name}` is not a cell: expected a column, {} to {}, and a row, 1 to {MAX_SIDE}", .ends[0], .ends[1])]
pub struct CellNameError {
    name: String,
    /// The names of the first and the last column.
    ends: [String; 2],
}

impl Columns {
    /// `A` to `Z`, then `AA` to `AD`, as in files.
    pub fn latin() -> Self {
        Self::alphabet(LATIN)
    }

    /// `А` to `Я`, then `АА` and `АБ`.
    pub fn cyrillic() -> Self {
        Self::alphabet(CYRILLIC)
    }

    fn alphabet(letters: &str) -> Self {
        let single = letters.chars().map(String::from);
        let double = letters.chars().filter_map(|letter| Some(format!("{}{letter}", letters.chars().next()?)));
        Self(single.chain(double).take(MAX_SIDE.into()).collect())
    }

    /// The letters of a word in capitals, such as РЕСПУБЛИКА.
    ///
    /// # Errors
    /// If it is shorter than the board is wide, or has a letter twice, or a character that is not a
    /// letter.
    pub fn word(word: &str, size: Size) -> Result<Self, ColumnsError> {
        let letters: Vec<char> = word.to_uppercase().chars().collect();
        let word = word.to_owned();
        if let Some(&sign) = letters.iter().find(|letter| !letter.is_alphabetic()) {
            return Err(ColumnsError::Sign { word, sign });
        }
        if let Some(at) = (1..letters.len()).find(|&at| letters[..at].contains(&letters[at])) {
            return Err(ColumnsError::Twice { word, letter: letters[at] });
        }
        if letters.len() < size.width().into() {
            return Err(ColumnsError::Short { word, letters: letters.len(), columns: size.width() });
        }
        Ok(Self(letters.into_iter().take(size.width().into()).map(String::from).collect()))
    }

    /// The names, from the left.
    pub fn names(&self) -> &[String] {
        &self.0
    }

    /// The name of a cell.
    ///
    /// # Panics
    /// If its column has no name.
    pub fn name(&self, cell: Cell) -> String {
        format!("{}{}", self.0[usize::from(cell.column())], cell.row() + 1)
    }

    /// The cell with a name, in capitals or not.
    ///
    /// # Errors
    /// If there is no such column or row.
    pub fn cell(&self, name: &str) -> Result<Cell, CellNameError> {
        let column = |letters: &str| self.0.iter().position(|column| column == letters).map(|at| at as u8);
        let cell = read_cell(&name.to_uppercase(), column);
        let ends = || [self.0.first(), self.0.last()].map(|end| end.cloned().unwrap_or_default());
        cell.ok_or_else(|| CellNameError { name: name.to_owned(), ends: ends() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_have_the_letters_of_an_alphabet_or_a_word() {
        let (latin, cyrillic) = (Columns::latin(), Columns::cyrillic());
        let word = Columns::word("республика", Size::STANDARD).unwrap();
        for cell in Size::new(30, 30).unwrap().cells() {
            assert_eq!(latin.name(cell), cell.to_string());
            assert_eq!(cyrillic.cell(&cyrillic.name(cell)), Ok(cell));
        }
        assert_eq!((cyrillic.names()[9].as_str(), cyrillic.names()[29].as_str()), ("К", "АБ"));
        assert_eq!(word.names().join(""), "РЕСПУБЛИКА");
        assert_eq!((word.cell("с10"), word.name(Cell::at(9, 0))), (Ok(Cell::at(2, 9)), "А1".to_owned()));
        let error = word.cell("Д4").unwrap_err().to_string();
        assert_eq!(error, "`Д4` is not a cell: expected a column, Р to А, and a row, 1 to 30");
        for name in ["", "4", "A", "A0", "A04", "4A", "A31", "A1 "] {
            assert!(latin.cell(name).is_err(), "{name}");
        }
    }

    #[test]
    fn words_that_cannot_name_columns_are_refused() {
        let told = |word| Columns::word(word, Size::STANDARD).unwrap_err().to_string();
        assert_eq!(told("море"), "`море` has 4 letters, but there are 10 columns to be named");
        assert_eq!(told("Мореплаватель"), "`Мореплаватель` cannot name columns: it has the letter `А` twice");
        assert_eq!(told("ab cdefghijk"), "`ab cdefghijk` cannot name columns: ` ` is not a letter");
    }
}
