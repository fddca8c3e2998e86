//! The least that a game is made of: queens on a square board, none of which attacks another. It
//! has no techniques, no pages and nothing to play, and yet `compose`, `verify`, `solve`, `certify`
//! and `list` work. Try `cargo run --release --example bare_game -- compose --want 3`.

use std::fmt;
use std::ops::ControlFlow;
use std::process::ExitCode;
use std::str::FromStr;

use clap::Args;
use serde::de::{Deserializer, Error as _};
use serde::{Deserialize, Serialize};
use smyoz::deduction::NoLogic;
use smyoz::game::{DrawSeed, Game, Model, NoLemma, PlainKeys, Rules};
use smyoz::limits::Budget;
use smyoz::paper::standard::Look;
use smyoz::play::Play;
use smyoz::registry::{Entry, Registry};
use smyoz::sat::{Formula, Lit, cardinality};

/// A board of this many rows and columns. A layout is the column of each row's queen.
#[derive(Args, Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Queens {
    /// Rows and columns of the board
    #[arg(long, default_value = "8", value_parser = clap::value_parser!(u8).range(4..=12))]
    #[serde(deserialize_with = "read_side")]
    pub side: u8,
}

/// The side of a board in a file, which nobody has checked.
fn read_side<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    let side = u8::deserialize(deserializer)?;
    let error = || D::Error::custom(format!("`side`: expected 4 to 12, found {side}"));
    (4..=12).contains(&side).then_some(side).ok_or_else(error)
}

/// Where the queen of a row stands, both counted from 1: `row 2: 5`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Clue(u8, u8);

impl fmt::Display for Clue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "row {}: {}", self.0 + 1, self.1 + 1)
    }
}

impl FromStr for Clue {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let numbers = text.strip_prefix("row ").and_then(|text| text.split_once(": "));
        let read = |text: &str| text.parse::<u8>().ok()?.checked_sub(1);
        let clue = numbers.and_then(|(row, column)| Some(Self(read(row)?, read(column)?)));
        clue.ok_or_else(|| format!("`{text}` is not a clue: expected, for example, `row 2: 5`"))
    }
}

fn attack([row, column]: [u8; 2], [other_row, other_column]: [u8; 2]) -> bool {
    let (rows, columns) = (row.abs_diff(other_row), column.abs_diff(other_column));
    rows == 0 || columns == 0 || rows == columns
}

impl Game for Queens {
    type Layout = Vec<u8>;
    type Clue = Clue;
    type Clues = Vec<Clue>;
    type Topic = u8;
    type Prepared = ();
    type Model = Squares;
    type Keys = PlainKeys<Self>;
    type Logic = NoLogic<Self>;
    type Options = Self;

    const KIND: &'static str = "queens";
    const NAME: &'static str = "Queens that do not attack each other";
    const FINGERPRINT: &'static str = "queens 1";
    const CLUE: &'static str = "queen";
    const CHOSEN: &'static str = "rows";

    fn clues(&self, clues: impl IntoIterator<Item = Clue>) -> Vec<Clue> {
        clues.into_iter().collect()
    }

    fn each(clues: &Vec<Clue>) -> impl Iterator<Item = Clue> {
        clues.iter().cloned()
    }

    fn fits(&self, &Clue(row, column): &Clue, layout: &Vec<u8>) -> bool {
        layout[usize::from(row)] == column
    }

    fn is_legal(&self, layout: &Vec<u8>) -> bool {
        let queens: Vec<[u8; 2]> = (0..).zip(layout).map(|(row, &column)| [row, column]).collect();
        layout.iter().all(|&column| column < self.side)
            && (1..queens.len()).all(|at| queens[..at].iter().all(|&other| !attack(queens[at], other)))
    }

    fn topics(&self) -> Vec<u8> {
        (0..self.side).collect()
    }

    fn about(&self, row: u8, layout: &Vec<u8>) -> Clue {
        Clue(row, layout[usize::from(row)])
    }

    fn topic(clue: &Clue) -> u8 {
        clue.0
    }

    fn prepare(&self) {}

    fn search(
        &self,
        (): &(),
        clues: &Vec<Clue>,
        budget: &mut Budget,
        found: &mut dyn FnMut(Vec<u8>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.place(Vec::new(), clues, budget, found)
    }

    fn rows(&self, layout: &Vec<u8>) -> Vec<String> {
        let row = |&queen: &u8| (0..self.side).map(|column| if column == queen { 'Q' } else { '.' }).collect();
        layout.iter().map(row).collect()
    }

    fn options(&self) -> Self {
        self.clone()
    }

    /// Columns in random order, again and again until no queen attacks another.
    fn drawing(board: &Self) -> DrawSeed<Self> {
        let board = board.clone();
        Box::new(move |seed, _| {
            let mut stream = seed.stream("queens");
            loop {
                let mut drawn: Vec<u8> = (0..board.side).collect();
                stream.shuffle(&mut drawn);
                if board.is_legal(&drawn) {
                    return Ok((board.clone(), drawn));
                }
            }
        })
    }

    fn is_possible(&self, &Clue(_, column): &Clue) -> bool {
        column < self.side
    }

    fn read_rows(&self, rows: &[String]) -> Result<Vec<u8>, String> {
        let column = |row: &String| row.find('Q').map(|column| column as u8);
        let layout: Option<Vec<u8>> = rows.iter().map(column).collect();
        let layout = layout.filter(|layout| self.rows(layout) == rows && layout.len() == usize::from(self.side));
        layout.ok_or_else(|| format!("expected {0} rows of {0} characters, a `Q` in each", self.side))
    }
}

impl Queens {
    /// Goes on row by row.
    fn place(
        &self,
        placed: Vec<u8>,
        clues: &[Clue],
        budget: &mut Budget,
        found: &mut dyn FnMut(Vec<u8>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let row = placed.len() as u8;
        if row == self.side {
            return found(placed);
        }
        let is_told = |column| clues.iter().all(|clue| clue.0 != row || clue.1 == column);
        let is_free = |column| (0..).zip(&placed).all(|(other, &taken)| !attack([row, column], [other, taken]));
        (0..self.side).filter(|&column| is_told(column) && is_free(column)).try_for_each(|column| {
            budget.step()?;
            self.place([&placed[..], &[column]].concat(), clues, budget, found)
        })
    }
}

/// A variable for each square, row by row, and the guards of the rules.
#[derive(Clone)]
pub struct Squares(Vec<Vec<Lit>>, Vec<Lit>);

impl Model for Squares {
    type Game = Queens;
    type Lemma = NoLemma;

    fn state(&Queens { side }: &Queens, _: Rules) -> (Formula, Self) {
        let mut formula = Formula::new();
        let mut named = |row: u8, column: u8| formula.named(format!("queen {}", Clue(row, column)));
        let squares: Vec<Vec<Lit>> =
            (0..side).map(|row| (0..side).map(|column| named(row, column)).collect()).collect();
        let one = formula.constraint("a queen in each row", |formula| {
            squares.iter().for_each(|row| cardinality::exactly(formula, &[], row, 1));
        });
        let peace = formula.constraint("no queen attacks another", |formula| {
            let all = || (0..side).flat_map(|row| (0..side).map(move |column| [row, column]));
            let at = |[row, column]: [u8; 2]| squares[usize::from(row)][usize::from(column)];
            let pairs = all().flat_map(|one| {
                all().filter(move |&other| one < other && attack(one, other)).map(move |other| [one, other])
            });
            pairs.for_each(|pair| formula.clause(pair.map(|square| !at(square))));
        });
        (formula, Self(squares, vec![one, peace]))
    }

    fn rule_guards(&self) -> Vec<Lit> {
        self.1.clone()
    }

    fn clue(&mut self, formula: &mut Formula, &Clue(row, column): &Clue) {
        formula.clause([self.0[usize::from(row)][usize::from(column)]]);
    }

    fn layout(&self, is_true: impl Fn(Lit) -> bool) -> Vec<u8> {
        self.0.iter().map(|row| row.iter().position(|&square| is_true(square)).unwrap_or_default() as u8).collect()
    }

    fn differs(&self, layout: &Vec<u8>) -> impl Iterator<Item = Lit> {
        self.0.iter().zip(layout).map(|(row, &column)| !row[usize::from(column)])
    }
}

impl Look for Queens {}

impl Play for Queens {}

/// The games of the program: this one.
pub fn registry() -> Registry {
    Registry::new(vec![Entry::<Queens>::GAME])
}

fn main() -> ExitCode {
    smyoz::cli::run(&registry())
}
