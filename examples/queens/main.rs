//! Queens: the least that a game is made of. None attacks another, and a few cells are given.
//!
//! Try `cargo run --release --example queens -- compose --want 3`.

#[cfg(test)]
mod tests;

use std::process::ExitCode;

use clap::Args;
use serde::{Deserialize, Serialize};
use smyoz::declared::{Cell, Declared, Family, Grid, Layout, Rules, any_layout};
use smyoz::game::{NoLayout, Sign, Signed, Texts};
use smyoz::lang::Lang;
use smyoz::limits::Limits;
use smyoz::paper::standard::Look;
use smyoz::play::Play;
use smyoz::puzzles::Seed;
use smyoz::registry::{Entry, Registry};

/// A board of this many rows and columns.
#[derive(Args, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[command(next_help_heading = "Queens")]
#[serde(deny_unknown_fields)]
struct Queens {
    /// Rows and columns of the board
    #[arg(long, default_value = "8", value_parser = clap::value_parser!(u8).range(4..=12))]
    side: u8,
}

const LINE: usize = 0;
const DIAGONAL: usize = 1;

impl Declared for Queens {
    const KIND: &'static str = "queens";
    const NAME: &'static str = "Queens";
    const CLUES: [&'static str; 2] = ["given cell", "cells"];
    const FAMILIES: &'static [Family] = &[
        Family {
            name: "one queen in each line",
            full: "{place} has its queen",
            needed: "{place} has no other room for its queen",
            broken: "{place} would have no queen, or two",
        },
        Family {
            name: "no attack along diagonals",
            full: "the queen at {cells} attacks along a diagonal",
            needed: "",
            broken: "the queens at {cells} would attack each other",
        },
    ];
    const TEXTS: Texts = Texts {
        pitch: "Queens on a chessboard, none of which attacks another.",
        rules: include_str!("rules.md"),
        signs: "A *dot* is an empty cell. A cell is named after its column and its row: E4.",
        example: None,
    };
    type Options = Self;

    fn grid(&self) -> Grid {
        Grid::square(self.side)
    }

    fn contents(&self) -> &'static [Signed] {
        &[
            Signed { character: 'Q', sign: Sign::Letter, meaning: "a queen", many: "queens" },
            Signed { character: '.', sign: Sign::Dot, meaning: "empty", many: "empty" },
        ]
    }

    fn aim(&self, _: Lang) -> String {
        "A queen in each row and each column; none attacks another.".to_owned()
    }

    fn rules(&self, rules: &mut Rules) {
        for line in self.grid().lines() {
            rules.rule(LINE, line, rules.holding(self.cells(line), 'Q'), 1..=1);
        }
        for diagonal in self.grid().diagonals() {
            rules.rule(DIAGONAL, diagonal, rules.holding(self.cells(diagonal), 'Q'), 0..=1);
        }
    }

    fn follows_rules(&self, layout: &Layout) -> bool {
        let queens: Vec<Cell> = layout.cells('Q').collect();
        let attacks = |one: &Cell, other: &Cell| {
            let (rows, columns) = (one.row.abs_diff(other.row), one.column.abs_diff(other.column));
            one != other && (rows == 0 || columns == 0 || rows == columns)
        };
        queens.len() == usize::from(self.side)
            && !queens.iter().any(|one| queens.iter().any(|other| attacks(one, other)))
    }

    fn options(&self) -> Self {
        self.clone()
    }

    fn draw(options: &Self, seed: Seed, limits: Limits) -> Result<(Self, Layout), NoLayout> {
        Ok((options.clone(), any_layout(options, &mut seed.stream("queens"), limits)?))
    }
}

impl Look for Queens {}
impl Play for Queens {}

fn main() -> ExitCode {
    smyoz::cli::run(&Registry::new(vec![Entry::<Queens>::GAME]))
}
