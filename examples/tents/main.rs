//! Tents and Trees: trees are given, each with a tent of its own beside it. Tents do not touch, and
//! clues count those of a row or a column.
//!
//! Try `cargo run --release --example tents -- compose --want 3`.

mod techniques;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;
use std::process::ExitCode;

use clap::Args;
use serde::{Deserialize, Serialize};
use smyoz::declared::{Cell, Declared, Family, Grid, Layout, Literal, Logic, Place, Rules, Symmetry};
use smyoz::deduction::Technique;
use smyoz::game::{NoLayout, Sign, Signed, Texts};
use smyoz::lang::Lang;
use smyoz::limits::Limits;
use smyoz::paper::standard::Look;
use smyoz::play::Play;
use smyoz::puzzles::Seed;
use smyoz::registry::{Entry, Registry};

/// A board with its trees: `T` for each, and `.` elsewhere.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Keys")]
pub struct Tents {
    trees: Layout,
}

/// A board in a file, which nobody has checked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Keys {
    trees: Layout,
}

impl TryFrom<Keys> for Tents {
    type Error = &'static str;

    fn try_from(Keys { trees }: Keys) -> Result<Self, &'static str> {
        let is_known = trees.grid.cells().all(|cell| "T.".contains(trees.at(cell)));
        is_known.then_some(Self { trees }).ok_or("`trees`: expected `T` for a tree and `.` elsewhere")
    }
}

impl Tents {
    fn is_tree(&self, cell: Cell) -> bool {
        self.trees.at(cell) == 'T'
    }

    /// The trees beside a cell.
    fn trees_beside(&self, cell: Cell) -> Vec<Cell> {
        self.grid().beside(cell).filter(|&other| self.is_tree(other)).collect()
    }

    /// Whether each of the trees can have one of these tents for its own.
    fn are_matched(&self, trees: &[Cell], tents: &[Cell]) -> bool {
        let Some((tree, trees)) = trees.split_first() else { return tents.is_empty() };
        self.grid().beside(*tree).any(|own| {
            let others: Vec<Cell> = tents.iter().copied().filter(|&tent| tent != own).collect();
            others.len() < tents.len() && self.are_matched(trees, &others)
        })
    }
}

const TREELESS: usize = 0;
const TOUCHING: usize = 1;
const BESIDE: usize = 2;
const PAIRED: usize = 3;

impl Declared for Tents {
    const KIND: &'static str = "tents";
    const NAME: &'static str = "Tents and Trees";
    const CLUES: [&'static str; 2] = ["count", "counts"];
    const COUNT: Family = Family {
        name: "counts",
        full: "{place} has all its tents",
        needed: "{place} needs a tent in each of its remaining cells",
        broken: "{place} could not have its number of tents",
    };
    const FAMILIES: &'static [Family] = &[
        Family {
            name: "no tent far from trees",
            full: "no tree is beside",
            needed: "",
            broken: "{cells} would have no tree",
        },
        Family {
            name: "tents do not touch",
            full: "no tent may touch the one at {cells}",
            needed: "",
            broken: "the tents at {cells} would touch",
        },
        Family {
            name: "a tent beside each tree",
            full: "",
            needed: "the tree at {place} has no other place for its tent",
            broken: "the tree at {place} would have no tent",
        },
        Family { name: "tents and trees in pairs", full: "", needed: "", broken: "{place} would have no partner" },
    ];
    const TECHNIQUES: &'static [Technique<Logic<Self>>] = techniques::ALL;
    const TEXTS: Texts = Texts {
        pitch: "Each tree has a tent of its own beside it, and tents never touch.",
        rules: include_str!("rules.md"),
        signs: "A *dot* is an empty cell. A cell is named after its column and its row: E4.",
        example: None,
    };
    type Options = Options;

    fn grid(&self) -> Grid {
        self.trees.grid
    }

    fn contents(&self) -> &'static [Signed] {
        &[
            Signed { character: 'A', sign: Sign::Letter, meaning: "a tent", many: "tents" },
            Signed { character: '.', sign: Sign::Dot, meaning: "empty", many: "empty" },
        ]
    }

    fn given(&self, cell: Cell) -> Option<char> {
        self.is_tree(cell).then_some('T')
    }

    fn fixed(&self) -> &'static [Signed] {
        &[Signed { character: 'T', sign: Sign::Disc, meaning: "a tree", many: "trees" }]
    }

    fn aim(&self, _: Lang) -> String {
        "Each tree has a tent of its own beside it. Tents never touch, not even at a corner.".to_owned()
    }

    fn rules(&self, rules: &mut Rules) {
        let mut pairs: Vec<(Cell, Literal)> = Vec::new();
        for tree in self.trees.cells('T') {
            rules.rule(BESIDE, tree, rules.holding(self.grid().beside(tree), 'A'), 1..=4);
            let tents: Vec<Cell> = self.grid().beside(tree).filter(|&cell| !self.is_tree(cell)).collect();
            let its: Vec<Literal> = tents.iter().map(|_| rules.hidden()).collect();
            pairs.extend(tents.into_iter().zip(its.iter().copied()));
            rules.rule(PAIRED, tree, its, 1..=1);
        }
        for cell in self.trees.cells('.') {
            let is_tent = rules.holding([cell], 'A');
            if self.trees_beside(cell).is_empty() {
                rules.rule(TREELESS, None, is_tent, 0..=0);
                continue;
            }
            for other in self.grid().around(cell).filter(|&other| other > cell) {
                rules.rule(TOUCHING, None, rules.holding([cell, other], 'A'), 0..=1);
            }
            let its = pairs.iter().filter(|(tent, _)| *tent == cell).map(|&(_, is_paired)| is_paired);
            rules.rule(PAIRED, cell, is_tent.into_iter().map(|is| !is).chain(its), 1..=1);
        }
    }

    fn follows_rules(&self, layout: &Layout) -> bool {
        let [trees, tents] = ['T', 'A'].map(|content| layout.cells(content).collect::<Vec<Cell>>());
        let touches = |&tent: &Cell| self.grid().around(tent).any(|other| tents.contains(&other));
        !tents.iter().any(touches) && self.are_matched(&trees, &tents)
    }

    fn topics(&self) -> Vec<Place> {
        self.grid().lines().collect()
    }

    fn image(&self, symmetry: Symmetry) -> Option<Self> {
        Some(Self { trees: self.trees.image(symmetry) })
    }

    fn options(&self) -> Options {
        Options { side: self.grid().width }
    }

    /// Tents at random places, and a tree beside each.
    fn draw(options: &Options, seed: Seed, _: Limits) -> Result<(Self, Layout), NoLayout> {
        let (mut stream, grid) = (seed.stream("tents"), Grid::square(options.side));
        let mut cells: Vec<Cell> = grid.cells().collect();
        let wanted = cells.len() / 5;
        loop {
            let (mut trees, mut tents) = (BTreeSet::new(), BTreeSet::new());
            stream.shuffle(&mut cells);
            for &cell in &cells {
                let mut free: Vec<Cell> =
                    grid.beside(cell).filter(|at| !trees.contains(at) && !tents.contains(at)).collect();
                stream.shuffle(&mut free);
                let is_free = !trees.contains(&cell) && grid.around(cell).all(|other| !tents.contains(&other));
                if let (Some(&tree), true, true) = (free.first(), is_free, tents.len() < wanted) {
                    trees.insert(tree);
                    tents.insert(cell);
                }
            }
            if tents.len() == wanted {
                let board = Layout::new(grid, |cell| if trees.contains(&cell) { 'T' } else { '.' });
                let layout = Layout::new(grid, |cell| if tents.contains(&cell) { 'A' } else { board.at(cell) });
                return Ok((Self { trees: board }, layout));
            }
        }
    }
}

/// By what a board is drawn.
#[derive(Args, Clone, Serialize, Deserialize)]
#[command(next_help_heading = "Tents and Trees")]
pub struct Options {
    /// Rows and columns of the board
    #[arg(long, default_value = "7", value_parser = clap::value_parser!(u8).range(4..=12))]
    side: u8,
}

impl Look for Tents {}
impl Play for Tents {}

fn main() -> ExitCode {
    smyoz::cli::run(&Registry::new(vec![Entry::<Tents>::GAME]))
}
