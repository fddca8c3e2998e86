//! How the boards of a game look, on paper and on a screen.

/// What is drawn in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A star of five points.
    Star,
    /// A filled circle.
    Disc,
    /// A small dot, as solvers make it where there is nothing.
    Dot,
    /// The character itself.
    Letter,
    /// A tile with a letter, light or dark.
    Tile {
        /// The letter.
        letter: char,
        /// Whether the tile is dark.
        is_dark: bool,
        /// Whether the tile stands for its letter only as long as it lies there.
        is_blank: bool,
    },
    /// A letter that is not in play yet.
    Waiting(char),
    /// A piece with one of nine shapes, from 0: stars (0, 3, 6), moons (1, 4, 7), and figures with
    /// straight sides.
    Shape(u8),
}

/// A character of rows, what is drawn for it, and what it means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signed {
    /// The character.
    pub character: char,
    /// What is drawn.
    pub sign: Sign,
    /// What it means, for readers: `a star`. Several letters may have the same meaning.
    pub meaning: &'static str,
    /// What several of them are: `stars`.
    pub many: &'static str,
}

impl Signed {
    /// What stands for it in text, in at most three characters: dark tiles have small letters.
    pub fn text(&self) -> String {
        match self.sign {
            Sign::Tile { letter, is_dark, is_blank } => {
                let letter = if is_dark { letter.to_lowercase().to_string() } else { letter.to_string() };
                if is_blank { format!("?{letter}") } else { letter }
            }
            Sign::Waiting(letter) => format!("({letter})"),
            Sign::Star | Sign::Disc | Sign::Dot | Sign::Letter | Sign::Shape(_) => self.character.to_string(),
        }
    }
}

/// How columns and rows are named beside a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Naming {
    /// As in solvers' marks: `A` on the left, `1` above.
    #[default]
    Marks,
    /// As in moves: `a` on the left, `1` above.
    Moves,
    /// As on a chessboard: `a` on the left, `1` below.
    Chess,
}

/// How a rectangular board looks. Columns are named by letters, rows by numbers; a cell is named by
/// both, and a solver's mark is such a name and a sign's character: `E4*`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    /// The region of each cell, row by row: heavy lines part regions.
    pub regions: Vec<Vec<usize>>,
    /// The characters that solvers mark.
    pub signs: Vec<Signed>,
    /// The other characters that stand for something, as a part of the board. All others are cells
    /// of which nothing is known.
    pub fixed: Vec<Signed>,
    /// The numbers beside the board.
    pub beside: Beside,
    /// How columns and rows are named.
    pub naming: Naming,
    /// What to do on this board, in a sentence.
    pub aim: String,
}

impl Face {
    /// The number of columns.
    pub fn width(&self) -> usize {
        self.regions.first().map_or(0, Vec::len)
    }

    /// The number of rows.
    pub fn height(&self) -> usize {
        self.regions.len()
    }

    /// The columns and rows of all cells, in reading order.
    pub fn cells(&self) -> impl Iterator<Item = (usize, usize)> + use<> {
        let (width, height) = (self.width(), self.height());
        (0..height).flat_map(move |row| (0..width).map(move |column| (column, row)))
    }

    /// The letters of a column: `A` to `Z`, then `AA` to `AZ`, `BA` to `BZ`, and so on.
    pub fn column_name(column: usize) -> String {
        let letter = char::from(b'A' + (column % 26) as u8);
        let before = if column < 26 { String::new() } else { Self::column_name(column / 26 - 1) };
        before + &letter.to_string()
    }

    /// The name of a cell.
    pub fn cell_name((column, row): (usize, usize)) -> String {
        format!("{}{}", Self::column_name(column), row + 1)
    }

    /// The names of the columns, from the left.
    pub fn columns(&self) -> Vec<String> {
        let names = (0..self.width()).map(Self::column_name);
        match self.naming {
            Naming::Marks => names.collect(),
            Naming::Moves | Naming::Chess => names.map(|name| name.to_lowercase()).collect(),
        }
    }

    /// The names of the rows, from above.
    pub fn rows(&self) -> Vec<String> {
        let names = (1..=self.height()).map(|row| row.to_string());
        match self.naming {
            Naming::Marks | Naming::Moves => names.collect(),
            Naming::Chess => names.rev().collect(),
        }
    }

    /// What a character stands for.
    pub fn sign(&self, character: char) -> Option<Signed> {
        self.signs.iter().chain(&self.fixed).copied().find(|signed| signed.character == character)
    }

    /// Whether a heavy line parts two cells, each given by its column and row.
    pub fn parts(&self, [one, other]: [(usize, usize); 2]) -> bool {
        self.regions[one.1][one.0] != self.regions[other.1][other.0]
    }
}

/// Numbers beside a board, a text for each row and each column: empty where none is given. Nothing
/// is listed where none can be.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Beside {
    /// Those on the right, from above.
    pub rows: Vec<String>,
    /// Those below, from the left.
    pub columns: Vec<String>,
}

/// The texts about a game for readers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Texts {
    /// What the game is about, in a sentence or two.
    pub pitch: &'static str,
    /// The rules in Markdown, under headings of the second level.
    pub rules: &'static str,
    /// How a solver reads the sentences that explain a step.
    pub signs: &'static str,
    /// A small puzzle with its solution, in JSON. In the rules, a fenced block `example` shows its
    /// board and the solved one; the last line of the block is the caption.
    pub example: Option<&'static str>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_have_different_names() {
        for (column, name) in [(0, "A"), (25, "Z"), (26, "AA"), (51, "AZ"), (52, "BA"), (701, "ZZ"), (702, "AAA")] {
            assert_eq!(Face::column_name(column), name);
        }
    }
}
