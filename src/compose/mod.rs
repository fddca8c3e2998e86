//! From seed to puzzle: the layout, the fewest shots that leave it as the only solution, the proof.
//!
//! The other layouts that fit the clues, the *rivals*, each demand a shot where they differ from the layout. So a set
//! of shots leaves one solution just when it hits the differences to all rivals, and a smallest set of shots is a
//! smallest hitting set. With a full inventory all rivals are listed (some 50). Else there may be millions; then a
//! smallest hitting set of the differences known so far is asked for another rival, until there is none (*implicit
//! hitting sets*). Either way the result is a smallest set, and if it is drawn uniformly each time, a uniform one.
//!
//! Rivals are found by exhaustive search; the SAT engine, which shares no code with it, confirms the result.

mod batch;
mod clue_symmetry;
mod rivals;
mod verify;

use std::fmt;

pub use batch::compose_all;
pub use clue_symmetry::ClueSymmetry;
use rivals::Rivals;
use thiserror::Error;
pub use verify::{Verdict, verify};

use crate::puzzle::Puzzle;
use crate::sat::Varisat;
use crate::sat::hitting::{Ground, minimal_sets};
use crate::smyoz::encode::Engine;
use crate::smyoz::{CellSet, Inventory, Item, Seed, Stream, View};

/// What kind of puzzles to compose.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Inventory items that are not given.
    pub withhold: Vec<Item>,
    /// The fewest shots that a puzzle may have; 0 for as few as there can be.
    pub shots: usize,
    /// How the shots' positions lie on the board.
    pub clue_symmetry: ClueSymmetry,
}

/// Why a seed gives no puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Declined {
    /// No set of shots was found that is as large or as symmetric as asked for and of which none can be spared.
    #[error("no set of {0} found of which no shot can be spared")]
    NoSet(Wanted),
    /// The two engines do not agree about the puzzle. This is a fault of the program; no such case is known.
    #[error("FAULT: the engines disagree about this seed; please report it")]
    Disagreement,
}

/// The kind of shots that was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    shots: usize,
    symmetry: ClueSymmetry,
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.shots > 0 {
            write!(f, "{} or more ", self.shots)?;
        }
        write!(f, "shots")?;
        if self.symmetry == ClueSymmetry::None { Ok(()) } else { write!(f, " with symmetry `{}`", self.symmetry) }
    }
}

/// Composes the puzzle of a seed.
///
/// The puzzle is proved: both engines find just its layout, and a second layout for every shot left out.
///
/// # Errors
/// If the seed admits no puzzle under the options.
pub fn compose(seed: Seed, options: &Options) -> Result<Puzzle, Declined> {
    let layout = seed.layout();
    let mut inventory = Inventory::of(&layout);
    options.withhold.iter().for_each(|&item| inventory.withhold(item));

    let mut choice = Choice::new(Rivals::new(layout, inventory.clone()), options, seed.stream("shots"));
    let cells = choice.choose(options)?;

    let view = View::of(&layout);
    let puzzle = Puzzle {
        seed: Some(seed),
        inventory,
        shots: cells.iter().map(|cell| view.shot(cell)).collect(),
        solution: Some(layout),
        ..Puzzle::default()
    };
    if is_proved(&puzzle, &mut choice.rivals) { Ok(puzzle) } else { Err(Declined::Disagreement) }
}

/// Whether the SAT engine finds the solution alone, and a rival fits the rest of the clues when a shot is left out.
fn is_proved(puzzle: &Puzzle, rivals: &mut Rivals) -> bool {
    let clues = puzzle.clues();
    let unique = Engine::<Varisat>::for_inventory(&puzzle.inventory).solutions(&clues, 1).unique();
    let mut needed = puzzle.shots.iter().enumerate().map(|(index, shot)| {
        let rival = rivals.find(puzzle.shot_cells().without(shot.cell));
        rival.is_some_and(|rival| Some(rival) != puzzle.solution && clues.without_shot(index).fit(&rival))
    });
    unique.is_some() && unique == puzzle.solution && needed.all(|needed| needed)
}

/// How often a draw is repeated for sets of one size in which every shot is needed.
const DRAWS: usize = 100;
/// How many shots more than the fewest are tried, where the shots must be symmetric.
const MORE: usize = 12;
/// How many orders of leaving out shots are tried for a large set.
const ORDERS: usize = 64;

/// The choice of the cells to shoot at, by orbits of the clue symmetry.
struct Choice {
    rivals: Rivals,
    /// The sets of cells that are shot together.
    orbits: Vec<CellSet>,
    ground: Ground,
    stream: Stream,
    wanted: Wanted,
}

impl Choice {
    fn new(rivals: Rivals, options: &Options, stream: Stream) -> Self {
        let orbits = options.clue_symmetry.orbits();
        let ground = Ground::with_costs(orbits.iter().map(|orbit| orbit.len()).collect());
        let wanted = Wanted { shots: options.shots, symmetry: options.clue_symmetry };
        Self { rivals, orbits, ground, stream, wanted }
    }

    fn choose(&mut self, options: &Options) -> Result<CellSet, Declined> {
        let smallest = self.smallest();
        let chosen = match smallest {
            Some(cells) if cells.len() >= options.shots => Some(cells),
            _ => self.large(options.shots),
        };
        chosen.ok_or_else(|| Declined::NoSet(self.wanted.clone()))
    }

    /// A smallest set of shots, drawn uniformly. Where they are symmetric: the smallest, within limits, of which none
    /// can be spared.
    fn smallest(&mut self) -> Option<CellSet> {
        let mut least = 0;
        let mut draws = 0;
        loop {
            let sets = self.differences();
            let smallest = self.ground.smallest_cost(&sets)?;
            let cost = (smallest.max(least)..=smallest + MORE).find(|&cost| self.ground.count(&sets, cost) > 0)?;
            let index = self.stream.below(self.ground.count(&sets, cost));
            let cells = self.cells(self.ground.nth(&sets, cost, index));
            if self.rivals.find(cells).is_some() {
                continue;
            }
            if self.is_irredundant(cells) {
                return Some(cells);
            }
            draws += 1;
            if draws % DRAWS == 0 {
                least = cost + 1;
            }
        }
    }

    /// A set of at least `shots` shots, not many more, of which none can be spared: what remains when orbits are left
    /// out of all 81 shots, in an order by chance or the most telling first, as long as one solution is left.
    fn large(&mut self, shots: usize) -> Option<CellSet> {
        let mut best: Option<CellSet> = None;
        for round in 0..ORDERS {
            let mut kept: u128 = (0..self.orbits.len()).fold(0, |set, orbit| set | 1 << orbit);
            for orbit in self.order(round % 2 == 1) {
                let without = kept & !(1 << orbit);
                if self.rivals.find(self.cells(without)).is_none() {
                    kept = without;
                }
            }
            let cells = self.cells(kept);
            let better = best.is_none_or(|best| cells.len() < best.len());
            if cells.len() >= shots && better && self.is_irredundant(cells) {
                best = Some(cells);
                if cells.len() == shots {
                    break;
                }
            }
        }
        best
    }

    /// All orbits in random order, or those first that tell the most rivals apart.
    fn order(&mut self, telling_first: bool) -> Vec<usize> {
        let differences = self.differences();
        let telling = |orbit: usize| differences.iter().filter(|&set| set >> orbit & 1 == 1).count();
        let mut order: Vec<usize> = (0..self.orbits.len()).collect();
        for at in (1..order.len()).rev() {
            order.swap(at, self.stream.below(at as u64 + 1) as usize);
        }
        if telling_first {
            order.sort_by_key(|&orbit| std::cmp::Reverse(telling(orbit)));
        }
        order
    }

    /// Whether every single shot is needed.
    fn is_irredundant(&mut self, cells: CellSet) -> bool {
        cells.iter().all(|cell| self.rivals.find(cells.without(cell)).is_some())
    }

    /// For each rival the orbits that tell it apart.
    fn differences(&self) -> Vec<u128> {
        let touched = |difference: CellSet| {
            let orbits = self.orbits.iter().enumerate();
            orbits.filter(|(_, orbit)| !orbit.and(difference).is_empty()).fold(0, |set, (index, _)| set | 1 << index)
        };
        minimal_sets(self.rivals.differences().map(touched).collect())
    }

    fn cells(&self, orbits: u128) -> CellSet {
        let chosen = self.orbits.iter().enumerate().filter(|(index, _)| orbits >> index & 1 == 1);
        CellSet(chosen.fold(0, |cells, (_, orbit)| cells | orbit.0))
    }
}
