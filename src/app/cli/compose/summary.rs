//! The summary of a batch, in words.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Instant;

use crate::cli::shown::counted;
use crate::registry::AnyPuzzle;
use smyoz_core::batch::Outcome;
use smyoz_core::puzzles::{Level, Record};

/// What was composed so far, and how long it took.
pub(super) struct Summary {
    /// What the clues are called that are chosen.
    clue: &'static str,
    start: Instant,
    /// Number of puzzles by number of such clues.
    by_clues: BTreeMap<usize, usize>,
    /// Number of puzzles by level.
    by_level: BTreeMap<Level, usize>,
    /// Number of puzzles from earlier runs.
    before: usize,
    /// Number of puzzles with clues that could be left out.
    redundant: usize,
    /// Number of puzzles that may have more clues than needed, as the time limit ended the proof.
    unproved: usize,
    twins: usize,
    unfit: usize,
    declined: usize,
}

impl Summary {
    /// The summary of nothing as yet. The `clue` is what the clues are called that are chosen.
    pub fn new(clue: &'static str) -> Self {
        let [before, redundant, unproved, twins, unfit, declined] = [0; 6];
        let (by_clues, by_level) = Default::default();
        Self { clue, start: Instant::now(), by_clues, by_level, before, redundant, unproved, twins, unfit, declined }
    }

    pub fn count(&mut self, outcome: &Outcome<Box<dyn AnyPuzzle>>) {
        match outcome {
            Outcome::Puzzle { puzzle, minimal } => {
                let traits = puzzle.traits();
                *self.by_clues.entry(traits.chosen as usize).or_default() += 1;
                if let Some(level) = puzzle.level() {
                    *self.by_level.entry(level).or_default() += 1;
                }
                self.redundant += usize::from(!minimal);
                self.unproved += usize::from(traits.is_proved == Some(false));
            }
            Outcome::Twin { .. } => self.twins += 1,
            Outcome::Unfit(_) => self.unfit += 1,
            Outcome::Declined(_) => self.declined += 1,
        }
    }

    /// Marks what was counted so far as the work of earlier runs.
    pub fn begin(&mut self) {
        self.before = self.puzzles();
        self.start = Instant::now();
    }

    pub fn puzzles(&self) -> usize {
        self.by_clues.values().sum()
    }

    /// How many of the seeds have a puzzle that meets the wishes; empty if these are too few to
    /// say.
    fn rarity(&self) -> String {
        let found = self.puzzles() + self.twins + self.unfit;
        let tried = found + self.declined;
        match found {
            // If a share p of all seeds has one, n seeds have none with probability (1 - p)^n,
            // which is 5 % at p = 3/n.
            0 if tried >= 6 => format!(" (very likely fewer than 1 in {} has one)", tried / 3),
            0 => String::new(),
            _ => format!(" (about 1 in {:.1} has one)", tried as f64 / found as f64),
        }
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.start.elapsed().as_secs_f64();
        let puzzles = self.puzzles();
        let new = puzzles - self.before;
        write!(f, "{}", counted(puzzles, "puzzle"))?;
        if self.before > 0 {
            write!(f, ", {new} of them new,")?;
        }
        write!(f, " in {seconds:.1} s")?;
        match new as f64 {
            0.0 => {}
            new if new < seconds => write!(f, " ({:.1} s each)", seconds / new)?,
            new => write!(f, " ({:.1} per second)", new / seconds)?,
        }
        let clue = self.clue;
        // Some games have no clues.
        for (&clues, number) in self.by_clues.iter().filter(|(clues, _)| **clues > 0) {
            write!(f, "\n  {number} with {}", counted(clues, clue))?;
        }
        for (level, number) in &self.by_level {
            write!(f, "\n  {number} of level {level}")?;
        }
        if self.redundant > 0 {
            write!(f, "\n  {} of these with more {clue}s than needed", self.redundant)?;
        }
        if self.unproved > 0 {
            write!(f, "\n  {} of these not proved minimum within the time limit", self.unproved)?;
        }
        let others = [
            (self.declined, format!("without a puzzle{}", self.rarity())),
            (self.unfit, "whose puzzles did not match".to_owned()),
            (self.twins, "whose puzzles are images of others".to_owned()),
        ];
        for (number, kind) in others.into_iter().filter(|(number, _)| *number > 0) {
            write!(f, "\n  {} {kind}", counted(number, "seed"))?;
        }
        Ok(())
    }
}
