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
mod certificate;
mod clue_symmetry;
mod rivals;
mod verify;

pub use batch::compose_all;
pub use certificate::{
    Certificate, Files, Form, NotCertified, Refusal, SUMS, certify, check_certificate, listed_files,
};
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
    /// The fewest shots that a puzzle may have; 0 for as few as there can be. None of them can be spared where such a
    /// set is found; else there are just so many.
    pub shots: usize,
    /// How the shots' positions lie on the board.
    pub clue_symmetry: ClueSymmetry,
}

/// A puzzle that was composed.
#[derive(Clone, Debug, PartialEq)]
pub struct Composed {
    /// The puzzle, with its solution.
    pub puzzle: Puzzle,
    /// Whether every shot is needed. If not, more shots were asked for than that allows.
    pub minimal: bool,
}

/// Why a seed gives no puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Declined {
    /// No set of shots was found that is as symmetric as asked for and of which none can be spared.
    #[error("no shots with symmetry `{0}` found of which none can be spared")]
    NoSymmetricSet(ClueSymmetry),
    /// The two engines do not agree about the puzzle. This is a fault of the program; no such case is known.
    #[error("FAULT: the engines disagree about this seed; please report it")]
    Disagreement,
}

/// Composes the puzzle of a seed.
///
/// The puzzle is proved: both engines find just its layout, and, if it is minimal, a second one for each shot left out.
///
/// # Errors
/// If the seed admits no puzzle under the options.
pub fn compose(seed: Seed, options: &Options) -> Result<Composed, Declined> {
    let layout = seed.layout();
    let mut inventory = Inventory::of(&layout);
    options.withhold.iter().for_each(|&item| inventory.withhold(item));

    let mut choice = Choice::new(Rivals::new(layout, inventory.clone()), options, seed.stream("shots"));
    let cells = choice.choose(options.shots).ok_or(Declined::NoSymmetricSet(options.clue_symmetry))?;
    let minimal = choice.is_irredundant(cells);

    let view = View::of(&layout);
    let puzzle = Puzzle {
        seed: Some(seed),
        inventory,
        shots: cells.iter().map(|cell| view.shot(cell)).collect(),
        solution: Some(layout),
        ..Puzzle::default()
    };
    let proved = is_unique(&puzzle) && (!minimal || is_minimal(&puzzle, &mut choice.rivals));
    if proved { Ok(Composed { puzzle, minimal }) } else { Err(Declined::Disagreement) }
}

/// Whether the SAT engine finds the solution alone.
fn is_unique(puzzle: &Puzzle) -> bool {
    let unique = Engine::<Varisat>::for_inventory(&puzzle.inventory).solutions(&puzzle.clues(), 1).unique();
    unique.is_some() && unique == puzzle.solution
}

/// Whether, for each shot, a rival fits the other clues: told by the plain rules, not by the engine that found it.
fn is_minimal(puzzle: &Puzzle, rivals: &mut Rivals) -> bool {
    let clues = puzzle.clues();
    puzzle.shots.iter().enumerate().all(|(index, shot)| {
        let rival = rivals.find(puzzle.shot_cells().without(shot.cell));
        rival.is_some_and(|rival| Some(rival) != puzzle.solution && clues.without_shot(index).fit(&rival))
    })
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
}

impl Choice {
    fn new(rivals: Rivals, options: &Options, stream: Stream) -> Self {
        let orbits = options.clue_symmetry.orbits();
        let ground = Ground::with_costs(orbits.iter().map(|orbit| orbit.len()).collect());
        Self { rivals, orbits, ground, stream }
    }

    /// The cells to shoot at, at least `shots` of them.
    fn choose(&mut self, shots: usize) -> Option<CellSet> {
        let smallest = self.smallest();
        if smallest.is_some_and(|cells| cells.len() >= shots) || shots == 0 {
            return smallest;
        }
        Some(self.large(shots))
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

    /// A set of at least `shots` shots: if it can be found, one of which none can be spared, and not many more. These are
    /// what remains when orbits are left out of all 81 cells, in an order by chance or the most telling first, as long
    /// as one solution is left. Else the largest such set with other orbits added.
    fn large(&mut self, shots: usize) -> CellSet {
        let mut best: Option<u128> = None;
        for round in 0..ORDERS {
            let mut kept: u128 = (0..self.orbits.len()).fold(0, |set, orbit| set | 1 << orbit);
            for orbit in self.order(round % 2 == 1) {
                let without = kept & !(1 << orbit);
                if self.rivals.find(self.cells(without)).is_none() {
                    kept = without;
                }
            }
            let cells = self.cells(kept);
            let spares = cells.len() >= shots && !self.is_irredundant(cells);
            // Enough shots are better than too few; then, the closer the better.
            let rank = |kept: &u128| {
                let count = self.ground.cost(*kept);
                (count < shots, count.abs_diff(shots))
            };
            best = best.into_iter().chain((!spares).then_some(kept)).min_by_key(rank);
            if best.is_some_and(|best| self.ground.cost(best) == shots) {
                break;
            }
        }
        let mut chosen = best.unwrap_or(0);
        for orbit in self.order(false) {
            if self.cells(chosen).len() >= shots && self.rivals.find(self.cells(chosen)).is_none() {
                break;
            }
            chosen |= 1 << orbit;
        }
        self.cells(chosen)
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
