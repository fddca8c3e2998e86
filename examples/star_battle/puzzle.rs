//! What clues can be about, and puzzles as data.

use serde::{Deserialize, Serialize};
use smyoz::game::Task;
use smyoz::lang::Lang;
use smyoz::limits::{CancelledError, Limits};
use smyoz::paper::standard::{Face, Look, Sign, Signed, Texts};
use smyoz::play::Play;
use smyoz::puzzles::Seed;
use smyoz::rating::Techniques;
use smyoz::standard::{PlainKeys, Puzzle, Standard};

use crate::board::{Board, Cell, Cells, KeyError, Symmetry, each, ensure, letter};
use crate::clues::{Clue, Clues};
use crate::reasoning::Chart;
use crate::seeds;

impl Standard for Board {
    type Keys = PlainKeys<Self>;
    type Rater = Techniques<Chart>;

    const KIND: &'static str = "star-battle";
    const NAME: &'static str = "Star Battle";

    /// `*` is a star.
    fn rows(&self, layout: &Cells) -> Vec<String> {
        self.draw(|cell| if layout & cell.alone() != 0 { '*' } else { '.' })
    }

    fn is_of_seed(&self, layout: &Cells, seed: Seed, _: Limits) -> Result<bool, CancelledError> {
        let drawn = seeds::draw(self.size, self.stars, seed);
        Ok(drawn.is_ok_and(|(board, drawn)| board == *self && drawn == *layout))
    }

    fn read_rows(&self, rows: &[String]) -> Result<Cells, String> {
        let is_star = |cell: &Cell| rows.get(cell.row()).and_then(|row| row.chars().nth(cell.column())) == Some('*');
        let layout = each(self.all()).filter(is_star).fold(0, |layout, cell| layout | cell.alone());
        let expected = || format!("expected {0} rows of {0} characters, `*` or `.`", self.size);
        if self.rows(&layout) == rows { Ok(layout) } else { Err(expected()) }
    }

    fn canonical_text(&self, task: Task<'_, Self>) -> String {
        self.canonical(task.clues).0
    }

    fn comments(&self) -> Vec<String> {
        vec![format!("{} stars in each row, column and region: {}", self.stars, self.regions().join(" "))]
    }
}

impl Look for Board {
    fn texts(_: Lang) -> Option<Texts> {
        Some(TEXTS)
    }

    fn face(&self) -> Option<Face> {
        let stars = if self.stars == 1 { "one star".to_owned() } else { format!("{} stars", self.stars) };
        Some(Face {
            regions: (0..self.size)
                .map(|row| (0..self.size).map(|column| self.region(Cell::at(column, row))).collect())
                .collect(),
            signs: &SIGNS,
            aim: format!("Each row, column and region holds {stars}; stars never touch, not even at a corner."),
        })
    }

    fn clue_rows(&self, clues: &Clues) -> Vec<String> {
        self.draw(|cell| match [true, false].map(|is_star| clues.contains(Clue { is_star, cell })) {
            [true, _] => '*',
            [_, true] => '.',
            _ => '?',
        })
    }
}

impl Play for Board {}

impl Board {
    /// The text of the image that all images have in common, and the symmetry that leads to it.
    pub fn canonical(&self, clues: &Clues) -> (String, Symmetry) {
        let image = |symmetry| Puzzle::new(self.image(symmetry), clues.image(symmetry, self.size)).text();
        let images = Symmetry::all().map(|symmetry| (image(symmetry), symmetry));
        images.min_by(|(one, _), (other, _)| one.cmp(other)).expect("there is the identity")
    }

    /// A letter for each cell, the same in a region.
    fn regions(&self) -> Vec<String> {
        self.draw(|cell| letter(self.region(cell)))
    }
}

const SIGNS: [Signed; 2] = [
    Signed { character: '*', sign: Sign::Star, meaning: "a star" },
    Signed { character: '.', sign: Sign::Dot, meaning: "an empty cell" },
];

/// They are the same in both languages.
const TEXTS: Texts = Texts {
    pitch: "Stars hide on a board of regions. Each row, column and region holds the same number of them, and no two touch.",
    rules: include_str!("rules.md"),
    signs: "A *dot* is an empty cell. A cell is named after its column and its row: E4.",
};

/// The keys of a board.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardKeys {
    stars: usize,
    /// A character for each cell, the same in a region.
    regions: Vec<String>,
}

impl From<Board> for BoardKeys {
    fn from(board: Board) -> Self {
        Self { stars: board.stars, regions: board.regions() }
    }
}

impl TryFrom<BoardKeys> for Board {
    type Error = KeyError;

    fn try_from(BoardKeys { stars, regions }: BoardKeys) -> Result<Self, KeyError> {
        let size = regions.len();
        ensure(regions.iter().all(|row| row.len() == size), "regions", format!("rows of {size} characters"))?;
        Self::new(size, stars, |cell| regions[cell.row()].as_bytes()[cell.column()])
    }
}
