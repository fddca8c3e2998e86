//! Sudoku, 9 × 9 and 6 × 6: each row, column and box holds every digit once.
//!
//! Try `cargo run --release --example sudoku -- compose --want 3`.

mod techniques;
#[cfg(test)]
mod tests;

use std::process::ExitCode;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use serde::{Deserialize, Serialize};
use smyoz::declared::{Cell, Declared, Family, Grid, Layout, Logic, Place, Rules, Symmetry, any_layout};
use smyoz::deduction::Technique;
use smyoz::game::{NoLayout, Sign, Signed, Texts};
use smyoz::lang::Lang;
use smyoz::limits::Limits;
use smyoz::paper::standard::Look;
use smyoz::play::Play;
use smyoz::puzzles::Seed;
use smyoz::registry::{Entry, Registry};

/// A board of this many rows and columns.
#[derive(Args, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[command(next_help_heading = "Sudoku")]
#[serde(try_from = "Keys")]
pub struct Sudoku {
    /// Rows and columns of the board: 6 or 9
    #[arg(long, default_value = "9", value_parser = PossibleValuesParser::new(["6", "9"]).map(|side| side == "9" ).map(|is_nine| if is_nine { 9_u8 } else { 6 }))]
    side: u8,
}

/// A board in a file, which nobody has checked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Keys {
    side: u8,
}

impl TryFrom<Keys> for Sudoku {
    type Error = String;

    fn try_from(Keys { side }: Keys) -> Result<Self, String> {
        [6, 9].contains(&side).then_some(Self { side }).ok_or_else(|| format!("`side`: expected 6 or 9, found {side}"))
    }
}

const ROW: usize = 0;
const COLUMN: usize = 1;
const BOX: usize = 2;

/// Where each digit stands once.
const fn line(name: &'static str) -> Family {
    Family {
        name,
        full: "{place} has its {piece}",
        needed: "{place} has no other room for {piece}",
        broken: "{place} would have no room for {piece}",
    }
}

const fn digit(character: char, digit: &'static str) -> Signed {
    Signed { character, sign: Sign::Letter, meaning: digit, many: digit }
}

static DIGITS: [Signed; 9] = [
    digit('1', "1"),
    digit('2', "2"),
    digit('3', "3"),
    digit('4', "4"),
    digit('5', "5"),
    digit('6', "6"),
    digit('7', "7"),
    digit('8', "8"),
    digit('9', "9"),
];

impl Declared for Sudoku {
    const KIND: &'static str = "sudoku";
    const NAME: &'static str = "Sudoku";
    const CLUES: [&'static str; 2] = ["given digit", "digits"];
    const FAMILIES: &'static [Family] =
        &[line("each digit in each row"), line("each digit in each column"), line("each digit in each box")];
    const REGION: [&'static str; 2] = ["box", "in box"];
    const AT_A_GLANCE: &'static [usize] = &[ROW, COLUMN, BOX];
    const TECHNIQUES: &'static [Technique<Logic<Self>>] = techniques::ALL;
    const TEXTS: Texts = Texts {
        pitch: "Each row, each column and each box holds every digit once.",
        rules: include_str!("rules.md"),
        signs: "A cell is named after its column and its row: E4. Boxes are named by letters, from the upper left.",
        example: None,
    };
    type Options = Self;

    fn grid(&self) -> Grid {
        Grid::square(self.side)
    }

    fn contents(&self) -> &'static [Signed] {
        &DIGITS[..self.side.into()]
    }

    fn region(&self, cell: Cell) -> Option<u8> {
        let height = self.side / 3;
        Some(cell.row / height * (self.side / 3) + cell.column / 3)
    }

    fn aim(&self, _: Lang) -> String {
        format!("Each row, each column and each box holds the digits from 1 to {}.", self.side)
    }

    fn rules(&self, rules: &mut Rules) {
        let boxes = (0..self.side).map(Place::Region);
        for place in self.grid().lines().chain(boxes) {
            let family = match place {
                Place::Row(_) => ROW,
                Place::Column(_) => COLUMN,
                _ => BOX,
            };
            for digit in self.contents() {
                rules.rule(family, place, rules.holding(self.cells(place), digit.character), 1..=1);
            }
        }
    }

    fn follows_rules(&self, layout: &Layout) -> bool {
        let meets = |one: Cell, other: Cell| {
            one.row == other.row || one.column == other.column || self.region(one) == self.region(other)
        };
        let is_twice = |one: Cell, other: Cell| one != other && meets(one, other) && layout.at(one) == layout.at(other);
        !self.grid().cells().any(|one| self.grid().cells().any(|other| is_twice(one, other)))
    }

    fn alike(&self) -> &'static [Signed] {
        self.contents()
    }

    /// The boxes of a small board are wider than high.
    fn image(&self, symmetry: Symmetry) -> Option<Self> {
        (self.side == 9 || !symmetry.transposes()).then(|| self.clone())
    }

    fn options(&self) -> Self {
        self.clone()
    }

    fn draw(options: &Self, seed: Seed, limits: Limits) -> Result<(Self, Layout), NoLayout> {
        Ok((options.clone(), any_layout(options, &mut seed.stream("sudoku"), limits)?))
    }
}

impl Look for Sudoku {}
impl Play for Sudoku {}

fn main() -> ExitCode {
    smyoz::cli::run(&Registry::new(vec![Entry::<Sudoku>::GAME]))
}
