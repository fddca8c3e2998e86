//! Star Battle: each row, column and region of a board holds the same number of stars, and no two
//! stars touch, not even at a corner. A puzzle shows a few cells.
//!
//! Try `cargo run --release --example star_battle -- compose --want 5 --out stars`.

mod seeds;
mod techniques;
#[cfg(test)]
mod tests;

use std::process::ExitCode;

use clap::Args;
use serde::{Deserialize, Serialize};
use smyoz::declared::{Cell, Declared, Family, Grid, Layout, Logic, Place, Rules, Symmetry};
use smyoz::deduction::Technique;
use smyoz::game::{NoLayout, Sign, Signed, Texts};
use smyoz::lang::Lang;
use smyoz::limits::Limits;
use smyoz::paper::standard::Look;
use smyoz::play::Play;
use smyoz::puzzles::Seed;
use smyoz::registry::{Entry, Registry};

/// A board with its regions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Keys", into = "Keys")]
pub struct Board {
    side: u8,
    /// The number of stars in each row, column and region.
    stars: u8,
    /// The region of each cell in reading order, numbered in the order of their first cells.
    regions: Vec<u8>,
}

/// A board in a file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Keys {
    stars: u8,
    /// A character for each cell, the same in a region.
    regions: Vec<String>,
}

impl From<Board> for Keys {
    fn from(board: Board) -> Self {
        let letter = |cell| char::from(b'A' + board.region_of(cell));
        Self { stars: board.stars, regions: board.grid().rows(letter) }
    }
}

impl TryFrom<Keys> for Board {
    type Error = String;

    fn try_from(Keys { stars, regions }: Keys) -> Result<Self, String> {
        let labels = Grid::read(&regions).map_err(|error| format!("`regions`: {error}"))?;
        let Grid { width, height } = labels.grid;
        let ensure = |is_right, expected: &str| if is_right { Ok(()) } else { Err(format!("expected {expected}")) };
        ensure(width == height && (4..=11).contains(&width), "4 to 11 `regions` in as many rows and columns")?;
        ensure((1..=width / 4).contains(&stars), "`stars` from 1 to a quarter of the rows")?;
        let board = Self::new(stars, labels.grid, |cell| labels.at(cell));
        ensure(board.regions.iter().max() == Some(&(width - 1)), "as many `regions` as rows")?;
        let is_connected = |region| {
            let cells = board.cells(Place::Region(region));
            let mut reached = vec![cells[0]];
            for at in 0.. {
                let Some(&cell) = reached.get(at) else { break };
                let more: Vec<Cell> = labels
                    .grid
                    .beside(cell)
                    .filter(|other| cells.contains(other) && !reached.contains(other))
                    .collect();
                reached.extend(more);
            }
            reached.len() == cells.len()
        };
        ensure((0..width).all(is_connected), "`regions` that are connected")?;
        Ok(board)
    }
}

impl Board {
    /// The board whose regions are the cells with equal labels.
    fn new<T: PartialEq>(stars: u8, grid: Grid, label: impl Fn(Cell) -> T) -> Self {
        let mut labels = Vec::new();
        let number = |cell| {
            let label = label(cell);
            let known = labels.iter().position(|other| *other == label);
            known.unwrap_or_else(|| {
                labels.push(label);
                labels.len() - 1
            }) as u8
        };
        Self { side: grid.width, stars, regions: grid.cells().map(number).collect() }
    }

    fn region_of(&self, cell: Cell) -> u8 {
        self.regions[usize::from(cell.row * self.side + cell.column)]
    }

    /// The rows, the columns and the regions.
    fn units(&self) -> impl Iterator<Item = Place> + use<> {
        self.grid().lines().chain((0..self.side).map(Place::Region))
    }
}

const ROW: usize = 0;
const COLUMN: usize = 1;
const REGION: usize = 2;
const TOUCHING: usize = 3;

const fn unit(name: &'static str) -> Family {
    Family {
        name,
        full: "{place} has all its stars",
        needed: "{place} needs a star in each of its remaining cells",
        broken: "{place} could not have the stars it needs",
    }
}

impl Declared for Board {
    const KIND: &'static str = "star-battle";
    const NAME: &'static str = "Star Battle";
    const CLUES: [&'static str; 2] = ["shown cell", "cells"];
    const FINGERPRINT: &'static str = "star battle 2";
    const FAMILIES: &'static [Family] = &[
        unit("stars in each row"),
        unit("stars in each column"),
        unit("stars in each region"),
        Family {
            name: "touching",
            full: "no star may touch the one at {cells}",
            needed: "",
            broken: "the stars at {cells} would touch",
        },
    ];
    const TECHNIQUES: &'static [Technique<Logic<Self>>] = techniques::ALL;
    const TEXTS: Texts = Texts {
        pitch: "Stars hide on a board of regions. Each row, column and region holds the same number of them, and no two touch.",
        rules: include_str!("rules.md"),
        signs: "A *dot* is an empty cell. A cell is named after its column and its row: E4.",
        example: None,
    };
    type Options = Options;

    fn grid(&self) -> Grid {
        Grid::square(self.side)
    }

    fn contents(&self) -> &'static [Signed] {
        &[
            Signed { character: '*', sign: Sign::Star, meaning: "a star", many: "stars" },
            Signed { character: '.', sign: Sign::Dot, meaning: "empty", many: "empty" },
        ]
    }

    fn region(&self, cell: Cell) -> Option<u8> {
        Some(self.region_of(cell))
    }

    fn aim(&self, _: Lang) -> String {
        let stars = if self.stars == 1 { "one star".to_owned() } else { format!("{} stars", self.stars) };
        format!("Each row, column and region holds {stars}; stars never touch, not even at a corner.")
    }

    fn rules(&self, rules: &mut Rules) {
        let stars = usize::from(self.stars);
        for unit in self.units() {
            let family = match unit {
                Place::Row(_) => ROW,
                Place::Column(_) => COLUMN,
                _ => REGION,
            };
            rules.rule(family, unit, rules.holding(self.cells(unit), '*'), stars..=stars);
        }
        for cell in self.grid().cells() {
            for other in self.grid().around(cell).filter(|&other| other > cell) {
                rules.rule(TOUCHING, None, rules.holding([cell, other], '*'), 0..=1);
            }
        }
    }

    fn follows_rules(&self, layout: &Layout) -> bool {
        let has_its_stars = |unit| {
            let stars = self.cells(unit).into_iter().filter(|&cell| layout.at(cell) == '*').count();
            stars == usize::from(self.stars)
        };
        let touches = |star| self.grid().around(star).any(|other| layout.at(other) == '*');
        self.units().all(has_its_stars) && !layout.cells('*').any(touches)
    }

    fn image(&self, symmetry: Symmetry) -> Option<Self> {
        let back = symmetry.inverse();
        Some(Self::new(self.stars, self.grid(), |cell| self.region_of(back.cell(cell))))
    }

    fn options(&self) -> Options {
        Options { side: self.side, stars: self.stars }
    }

    fn check(&Options { side, stars }: &Options) -> Result<(), String> {
        let has_room = 4 * stars <= side;
        has_room.then_some(()).ok_or_else(|| format!("a board of {side} rows has no room for {stars} stars each"))
    }

    fn draw(options: &Options, seed: Seed, limits: Limits) -> Result<(Self, Layout), NoLayout> {
        seeds::draw(options, seed, limits)
    }
}

/// By what a board is drawn.
#[derive(Args, Clone, Serialize, Deserialize)]
#[command(next_help_heading = "Star Battle")]
pub struct Options {
    /// Rows and columns of the board
    #[arg(long, default_value = "8", value_parser = clap::value_parser!(u8).range(4..=11))]
    side: u8,
    /// Stars in each row, column and region: at most a quarter of the rows
    #[serde(rename = "per-row")]
    #[arg(id = "stars-per-row", long = "per-row", default_value = "1", value_parser = clap::value_parser!(u8).range(1..=2))]
    stars: u8,
}

impl Look for Board {}
impl Play for Board {}

fn main() -> ExitCode {
    smyoz::cli::run(&Registry::new(vec![Entry::<Board>::GAME]))
}
