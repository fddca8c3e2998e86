//! Sudoku with holes: no digit stands twice in a row, a column or a box, and the cells that stay
//! empty see all digits. So the placing phase of the games ends.

mod hungarian;
mod played;
mod seeds;
mod techniques;

use std::collections::BTreeSet;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueHint};
pub use played::Played;
use serde::{Deserialize, Serialize};
use smyoz_app::play::Play;
use smyoz_core::declared::{
    Cell, Declared, Family, Grid, Layout, Literal, Logic, Place, Rules, Symmetry, Translations,
};
use smyoz_core::deduction::Technique;
use smyoz_core::game::{NoLayout, Sign, Signed, Texts};
use smyoz_core::lang::Lang;
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::{Bounds, Seed};
use smyoz_paper::standard::Look;

/// A board and the number of its holes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Keys")]
pub struct Holes {
    pub side: u8,
    pub holes: u8,
    /// Whether clues may show holes, too.
    #[serde(skip_serializing_if = "is_false")]
    pub shown: bool,
}

/// A board in a file, which nobody has checked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Keys {
    side: u8,
    holes: u8,
    #[serde(default)]
    shown: bool,
}

impl TryFrom<Keys> for Holes {
    type Error = String;

    fn try_from(Keys { side, holes, shown }: Keys) -> Result<Self, String> {
        if ![4, 6, 9].contains(&side) {
            return Err(format!("`side`: expected 4, 6 or 9, found {side}"));
        }
        let has_room = (Self::FEWEST..side * side).contains(&holes);
        has_room.then_some(Self { side, holes, shown }).ok_or_else(|| format!("`holes`: no board has {holes}"))
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_false(shown: &bool) -> bool {
    !shown
}

pub const HOLE: char = '.';

impl Holes {
    /// A single hole would not see the digit that its row lacks: this stands in all other rows, so
    /// it is missing from the same column and box.
    pub const FEWEST: u8 = 2;

    /// The width and the height of a box.
    pub fn in_box(&self) -> (u8, u8) {
        let width = if self.side == 4 { 2 } else { 3 };
        (width, self.side / width)
    }

    /// The rows, the columns and the boxes.
    pub fn lines(&self) -> impl Iterator<Item = Place> + use<> {
        self.grid().lines().chain((0..self.side).map(Place::Region))
    }

    /// The cells that a hole at this cell sees.
    pub fn seen_from(&self, cell: Cell) -> impl Iterator<Item = Cell> + use<'_> {
        let meets = move |other: &Cell| {
            other.row == cell.row || other.column == cell.column || self.region(*other) == self.region(cell)
        };
        self.grid().cells().filter(move |other| *other != cell && meets(other))
    }

    /// States what follows from the rules, so that engines see it at once.
    fn count_missing(&self, rules: &mut Rules) {
        let side = usize::from(self.side);
        let mut missing: Vec<Vec<Literal>> = Vec::new();
        for place in self.lines() {
            let digits: Vec<Literal> = self.digits().map(|_| rules.hidden()).collect();
            for (digit, &is_missing) in self.digits().zip(&digits) {
                let stands = rules.holding(self.cells(place), digit);
                rules.rule(STANDS, place, stands.into_iter().chain([is_missing]), 1..=1);
            }
            let filled = rules.holding(self.cells(place), HOLE).into_iter().map(|hole| !hole);
            rules.rule(COUNTED, place, filled.chain(digits.iter().copied()), side..=side);
            missing.push(digits);
        }
        let (rows, others) = missing.split_at(side);
        for others in others.chunks(side) {
            for digit in 0..side {
                let rows = rows.iter().map(|row| row[digit]);
                rules.rule(BALANCED, None, rows.chain(others.iter().map(|other| !other[digit])), side..=side);
            }
        }
    }

    /// States nothing new: the search decides first what has fewest choices. Where no cell and no
    /// digit has only two, it then decides where holes are, which restricts more than a digit. It
    /// begins with cells that do not see each other.
    fn decide_holes(&self, rules: &mut Rules) {
        let (width, height) = self.in_box();
        let apart = |cell: &Cell| (width * (cell.row % height) + cell.row / height + cell.column) % self.side;
        let mut cells: Vec<Cell> = self.grid().cells().collect();
        cells.sort_by_key(apart);
        for cell in cells {
            let hole = rules.holding([cell], HOLE);
            rules.rule(DECIDED, cell, hole.iter().copied().chain(hole.iter().map(|&hole| !hole)), 1..=1);
        }
    }

    pub fn digits(&self) -> impl Iterator<Item = char> + use<> {
        self.alike().iter().map(|digit| digit.character)
    }
}

pub const ROW: usize = 0;
pub const COLUMN: usize = 1;
pub const BOX: usize = 2;
pub const ALL_HOLES: usize = 3;
pub const SEEN: usize = 4;
const STANDS: usize = 5;
const COUNTED: usize = 6;
const BALANCED: usize = 7;
const DECIDED: usize = 8;

/// Where each digit stands at most once.
const fn line(name: &'static str) -> Family {
    Family { name, full: "{place} has its {piece}", needed: "", broken: "{place} would have {piece} twice" }
}

const fn digit(character: char, digit: &'static str) -> Signed {
    Signed { character, sign: Sign::Letter, meaning: digit, many: digit }
}

/// The contents of cells: a hole, and the digits.
pub(crate) static CONTENTS: [Signed; 10] = [
    Signed { character: HOLE, sign: Sign::Dot, meaning: "a hole", many: "holes" },
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

/// How a solver reads sentences.
const SIGNS: &str = "A *dot* is a hole. A cell is named after its column and its row: E4. Boxes are named by letters, from the upper left.";

impl Declared for Holes {
    const KIND: &'static str = "garnsi-malom";
    const NAME: &'static str = "Sudoku with holes";
    const CLUES: [&'static str; 2] = ["given cell", "cells"];
    const FAMILIES: &'static [Family] = &[
        line("no digit twice in a row"),
        line("no digit twice in a column"),
        line("no digit twice in a box"),
        Family {
            name: "the number of holes",
            full: "all holes are found",
            needed: "there are no other cells for the remaining holes",
            broken: "there would be too many holes, or too few cells for them",
        },
        Family {
            name: "holes see all digits",
            full: "",
            needed: "a hole at {place} must see {piece}",
            broken: "a hole at {place} would not see {piece}",
        },
        Family {
            name: "each digit stands in a line or is missing from it",
            full: "",
            needed: "",
            broken: "{place} would have a digit twice",
        },
        Family {
            name: "a line has as many holes as missing digits",
            full: "",
            needed: "",
            broken: "{place} would have another number of holes than of missing digits",
        },
        Family {
            name: "a digit is missing from as many rows as columns and boxes",
            full: "",
            needed: "",
            broken: "a digit would be missing from another number of rows than of columns or boxes",
        },
        Family { name: "each cell is a hole or not", full: "", needed: "", broken: "" },
    ];
    const REGION: [&'static str; 2] = ["box", "in box"];
    const AT_A_GLANCE: &'static [usize] = &[ROW, COLUMN, BOX];
    const TECHNIQUES: &'static [Technique<Logic<Self>>] = techniques::ALL;
    const TEXTS: Texts = Texts {
        pitch: "A sudoku in which some cells stay empty: those that see every digit in their row, column and box.",
        rules: include_str!("rules.md"),
        signs: SIGNS,
        example: Some(include_str!("example.json")),
    };
    const TRANSLATIONS: &'static [(Lang, Translations)] = &[(Lang::Hu, hungarian::TEXTS)];
    type Options = Options;

    fn grid(&self) -> Grid {
        Grid::square(self.side)
    }

    fn contents(&self) -> &'static [Signed] {
        &CONTENTS[..=self.side.into()]
    }

    fn region(&self, cell: Cell) -> Option<u8> {
        let (width, height) = self.in_box();
        Some(cell.row / height * height + cell.column / width)
    }

    fn aim(&self, lang: Lang) -> String {
        let Self { side, holes, .. } = self;
        match lang {
            Lang::Hu => format!(
                "{holes} mező üresen marad, és 1-től {side}-ig minden számjegyet lát. Egy sorban, oszlopban vagy \
                 területben sincs két egyforma."
            ),
            Lang::En | Lang::Pl => format!(
                "{holes} cells stay empty and see all digits from 1 to {side}. No row, column or box has a digit twice."
            ),
        }
    }

    fn rules(&self, rules: &mut Rules) {
        for place in self.lines() {
            let family = match place {
                Place::Row(_) => ROW,
                Place::Column(_) => COLUMN,
                _ => BOX,
            };
            for digit in self.digits() {
                rules.rule(family, place, rules.holding(self.cells(place), digit), 0..=1);
            }
        }
        let holes = usize::from(self.holes);
        rules.rule(ALL_HOLES, None, rules.holding(self.grid().cells(), HOLE), holes..=holes);
        for cell in self.grid().cells() {
            let others: Vec<Cell> = self.seen_from(cell).collect();
            for digit in self.digits() {
                let is_filled = rules.holds(cell, HOLE).map(|hole| !hole);
                let seen = rules.holding(others.iter().copied(), digit);
                let all = 1 + seen.len();
                rules.rule(SEEN, cell, is_filled.into_iter().chain(seen), 1..=all);
            }
        }
        self.count_missing(rules);
        self.decide_holes(rules);
    }

    fn follows_rules(&self, layout: &Layout) -> bool {
        let meets = |one: Cell, other: Cell| {
            one.row == other.row || one.column == other.column || self.region(one) == self.region(other)
        };
        let digits = |cell| self.grid().cells().filter(move |&other| other != cell && meets(cell, other));
        let seen = |cell| digits(cell).map(|other| layout.at(other)).filter(|&digit| digit != HOLE);
        let is_right = |cell| match layout.at(cell) {
            HOLE => seen(cell).collect::<BTreeSet<char>>().len() == usize::from(self.side),
            digit => seen(cell).all(|other| other != digit),
        };
        layout.cells(HOLE).count() == usize::from(self.holes) && self.grid().cells().all(is_right)
    }

    fn offered(&self, layout: &Layout) -> Vec<Place> {
        let is_offered = |&cell: &Cell| self.shown || layout.at(cell) != HOLE;
        self.grid().cells().filter(is_offered).map(Place::Cell).collect()
    }

    fn alike(&self) -> &'static [Signed] {
        &self.contents()[1..]
    }

    /// Boxes must stay as wide and as high as they are.
    fn image(&self, symmetry: Symmetry) -> Option<Self> {
        let (width, height) = self.in_box();
        (width == height || !symmetry.transposes()).then(|| self.clone())
    }

    fn options(&self) -> Options {
        Options { side: self.side, holes: Some(Bounds::just(self.holes.into())), shown: self.shown, from: None }
    }

    fn check(&Options { side, holes, .. }: &Options) -> Result<(), String> {
        let possible = Bounds::at_least(Self::FEWEST.into()).and(Bounds::at_most(u32::from(side * side) - 1));
        let is_possible = holes.is_none_or(|holes| possible.and_then(|possible| possible.and(holes)).is_some());
        is_possible.then_some(()).ok_or_else(|| "no board has so many holes".to_owned())
    }

    fn draw(options: &Options, seed: Seed, limits: Limits) -> Result<(Self, Layout), NoLayout> {
        options
            .from
            .as_ref()
            .map_or_else(|| seeds::draw(options, seed, limits), |played| Ok(played.layout(options.shown)))
    }
}

/// By what a board is drawn.
#[derive(Args, Clone, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
#[command(next_help_heading = "Sudoku with holes")]
pub struct Options {
    /// Rows and columns of the board: 4, 6 or 9
    #[arg(long, default_value = "9", value_parser = PossibleValuesParser::new(["4", "6", "9"]).map(|side| side.as_bytes()[0] - b'0'))]
    pub side: u8,
    /// Number of holes; of a range, the seed takes one [default: 12..18, or fewer on a smaller board]
    #[arg(long, value_name = "RANGE")]
    pub holes: Option<Bounds>,
    /// Let clues show holes, too
    #[serde(rename = "show-holes")]
    #[arg(long = "show-holes")]
    pub shown: bool,
    /// The board of a game, as it was when its pieces began to move: a record of `smyoz contest`
    ///
    /// The seeds choose clues; the board is the same for all of them.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, value_parser = Played::read)]
    #[arg(conflicts_with_all = ["side", "holes"])]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<Played>,
}

impl Default for Options {
    fn default() -> Self {
        Self { side: 9, holes: None, shown: false, from: None }
    }
}

impl Look for Holes {}
impl Play for Holes {}
