//! Moves and their notation.
//!
//! | notation | move |
//! |---|---|
//! | `A e2` | chooses an A and puts it on e2 |
//! | `C e2-e5` | lays the C of e2 on e5 |
//! | `C -e5` | lays a C from beside the board |
//! | `?Ł -d4` | lays a blank as Ł |
//! | `S b2xd4 K, A c2-d5` | replaces the K on d4 by the S of b2, and lays the A of c2 on d5 |
//! | `S xd4 ?K, A c2-d5` | the same with an S from beside the board; the K was a blank |

use std::fmt;

use crate::board::Cell;
use crate::letters::Letter;

/// A tile beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tile {
    /// A tile with a letter.
    Letter(Letter),
    /// A tile that stands for any letter.
    Blank,
}

impl Tile {
    /// The letter; `None` of a blank.
    #[must_use]
    pub fn letter(self) -> Option<Letter> {
        match self {
            Self::Letter(letter) => Some(letter),
            Self::Blank => None,
        }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Letter(letter) => letter.fmt(f),
            Self::Blank => f.write_str("?"),
        }
    }
}

/// The face of a laid tile: its letter, or the letter for which a blank stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face {
    /// The letter that is read.
    pub letter: Letter,
    /// Whether the tile is a blank.
    pub is_blank: bool,
}

impl Face {
    /// The tile, taken from the board.
    #[must_use]
    pub fn tile(self) -> Tile {
        if self.is_blank { Tile::Blank } else { Tile::Letter(self.letter) }
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.is_blank { "?" } else { "" }, self.letter)
    }
}

/// A tile that is laid: what it shows, from where and on which cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement {
    /// The face of the tile.
    pub face: Face,
    /// The home cell that it leaves; `None` if it lay beside the board.
    pub from: Option<Cell>,
    /// The cell on which it is laid.
    pub to: Cell,
}

impl Placement {
    /// The placement with this sign between its cells.
    fn write(&self, f: &mut fmt::Formatter<'_>, sign: char) -> fmt::Result {
        write!(f, "{} ", self.face)?;
        if let Some(from) = self.from {
            write!(f, "{from}")?;
        }
        write!(f, "{sign}{}", self.to)
    }
}

/// A player's action in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Takes a letter from the stock and puts it on a home cell.
    Choose(Letter, Cell),
    /// Adds a tile.
    Simple(Placement),
    /// Replaces a tile and adds another.
    Compound {
        /// The tile that is laid over another.
        replacing: Placement,
        /// The face of the replaced tile.
        replaced: Face,
        /// The tile that is added.
        adding: Placement,
    },
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Choose(letter, cell) => write!(f, "{letter} {cell}"),
            Self::Simple(adding) => adding.write(f, '-'),
            Self::Compound { replacing, replaced, adding } => {
                replacing.write(f, 'x')?;
                write!(f, " {replaced}, ")?;
                adding.write(f, '-')
            }
        }
    }
}

impl Move {
    /// The tiles that are laid: the one that replaces another, if any, and the one that is added.
    pub(crate) fn parts(&self) -> impl Iterator<Item = Placement> {
        let (first, last) = match *self {
            Self::Choose(..) => (None, None),
            Self::Simple(adding) => (None, Some(adding)),
            Self::Compound { replacing, adding, .. } => (Some(replacing), Some(adding)),
        };
        first.into_iter().chain(last)
    }

    /// Whether a blank is laid.
    pub(crate) fn lays_blank(&self) -> bool {
        self.parts().any(|part| part.face.is_blank)
    }

    /// Parses a move in either case; `None` if the text has another form.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let Some((first, second)) = text.split_once(',') else {
            let (shown, place) = text.trim().split_once(char::is_whitespace)?;
            return match place.contains('-') {
                true => placement(text, '-').map(Self::Simple),
                false => Some(Self::Choose(only_letter(shown)?, place.trim().parse().ok()?)),
            };
        };
        let (first, replaced) = first.trim().rsplit_once(char::is_whitespace)?;
        Some(Self::Compound {
            replacing: placement(first, 'x')?,
            replaced: face(replaced)?,
            adding: placement(second, '-')?,
        })
    }
}

/// Reads what [`Placement::write`] writes.
fn placement(text: &str, sign: char) -> Option<Placement> {
    let (shown, cells) = text.trim().split_once(char::is_whitespace)?;
    let (from, to) = cells.split_once(sign).or_else(|| cells.split_once(sign.to_ascii_uppercase()))?;
    let from = match from.trim() {
        "" => None,
        from => Some(from.parse().ok()?),
    };
    Some(Placement { face: face(shown)?, from, to: to.trim().parse().ok()? })
}

fn face(text: &str) -> Option<Face> {
    let letter = text.strip_prefix('?');
    Some(Face { letter: only_letter(letter.unwrap_or(text))?, is_blank: letter.is_some() })
}

fn only_letter(text: &str) -> Option<Letter> {
    let mut signs = text.chars();
    signs.next().filter(|_| signs.as_str().is_empty())?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_read_as_they_are_written() {
        for text in
            ["A e2", "C e2-e5", "C -e5", "?Ł -d4", "S b2xd4 K, A c2-d5", "?S xd4 ?K, ?Ą -d5", "S xd4 K, A c2-d5"]
        {
            let read = Move::parse(text).unwrap_or_else(|| panic!("{text}"));
            assert_eq!(read.to_string(), text);
            assert_eq!(Move::parse(&format!("  {} ", text.to_lowercase())), Some(read));
            assert_eq!(Move::parse(&text.to_uppercase()), Some(read));
        }
    }

    #[test]
    fn other_text_is_no_move() {
        for text in [
            "",
            "A",
            "e2",
            "A j1",
            "AB e2",
            "C e2e5",
            "C e2-",
            "? -d4",
            "S b2xd4, A c2-d5",
            "S b2-d4 K, A c2-d5",
            ",",
            "A e2,",
        ] {
            assert_eq!(Move::parse(text), None, "{text}");
        }
    }
}
