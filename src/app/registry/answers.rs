//! Answers about a puzzle of any game.

use serde_json::Value;
use thiserror::Error;

use smyoz_core::engines::Conflict;
use smyoz_core::judging::certificate::Files;
use smyoz_core::puzzles::{Claim, Id};
use smyoz_core::sat::{Formula, Lit};

/// What is counted in solutions of a game: a column of tables, and a filter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// Its name in headers, in keys and on the command line: `islands`.
    pub name: &'static str,
    /// What is counted, in the plural.
    pub things: &'static str,
}

/// What lists and filters look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Traits {
    /// What the puzzle claims.
    pub claim: Claim,
    /// The number of clues that were chosen: shots, or cells that are shown.
    pub chosen: u32,
    /// The number of other clues: items of an inventory, or counts.
    pub others: u32,
    /// What is [counted](Counted) in the solution, by name; nothing if that is not known.
    pub counted: Vec<(&'static str, u32)>,
    /// Of the cells with clues, the share in per cent that is also there in the image of all under
    /// the symmetry for which it is largest; `None` if no clue is about a cell.
    pub symmetry: Option<u32>,
    /// The score that it states, if it is rated.
    pub score: Option<u32>,
    /// Whether it claims a complete proof that fewer clues would not do; `None` if it does not
    /// claim that fewer would not.
    pub is_proved: Option<bool>,
}

/// The solutions of a puzzle.
pub struct Solved {
    /// The rows of each.
    pub layouts: Vec<Vec<String>>,
    /// Whether there are no others.
    pub complete: bool,
    /// Whether the time was up before they were found.
    pub given_up: bool,
    /// The engine that found them.
    pub engine: &'static str,
    /// Why there is no solution, if there is none: `Err` if the other engine finds one.
    pub conflict: Option<Result<Blame, NoContradiction>>,
}

/// Clues that contradict each other.
pub struct Blame {
    /// Their names.
    pub clues: Vec<String>,
    /// Whether no smaller set of clues is a conflict.
    pub smallest: bool,
}

impl<C: ToString> From<&Conflict<C>> for Blame {
    fn from(conflict: &Conflict<C>) -> Self {
        Self { clues: conflict.clues.iter().map(ToString::to_string).collect(), smallest: conflict.smallest }
    }
}

/// One engine finds no solution, but the other no contradiction.
pub struct NoContradiction;

/// What a puzzle must be, beside what it claims, for a verdict to be yes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Strictness {
    /// Each clue is needed, and the rating is of today's scale.
    Strict,
    /// Each clue is needed, unless the puzzle says that clues may be spare.
    #[default]
    Usual,
    /// Clues may be spare.
    AllowSpare,
}

impl Strictness {
    /// Whether the answer can be yes for a puzzle with spare clues that allows them, or not.
    pub fn allows_spare(self, is_allowed_by_puzzle: bool) -> bool {
        self == Self::AllowSpare || self == Self::Usual && is_allowed_by_puzzle
    }
}

/// What is found about a puzzle.
pub struct Report {
    /// Whether it is what it claims to be, as far as is known.
    pub yes: bool,
    /// Whether all of it is known.
    pub known: bool,
    /// Whether the engines disagree.
    pub fault: bool,
    /// Whether several solutions fit where that breaks its promise.
    pub is_ambiguous: bool,
    /// The names of the clues that could be left out, one at a time.
    pub spare: Vec<String>,
    /// For programs.
    pub json: Value,
    /// For people.
    pub lines: Vec<String>,
}

/// Why a puzzle does not have one solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotProvedError {
    /// It has none, or several.
    #[error("expected a puzzle with exactly one solution")]
    NotUnique,
    /// Its file names another one.
    #[error("expected a puzzle with exactly the solution that it names")]
    OtherSolution,
    /// It was cancelled before that was known.
    #[error("cancelled")]
    Cancelled,
    /// It claims to be unique up to symmetry, but names no solution.
    #[error("expected a puzzle that names one of its solutions, which are images of each other")]
    NoneNamed,
}

/// A certificate.
pub struct CertificateFiles {
    /// Its files, by name.
    pub files: Files,
    /// All solutions of the puzzle, the one that it names first.
    pub solutions: Value,
}

/// Why there is no certificate.
#[derive(Debug, Error)]
pub enum CertifyError {
    /// The claim is wrong.
    #[error("{reason}")]
    Wrong {
        /// Why, in words.
        reason: String,
        /// Two solutions, if there are several.
        solutions: Value,
    },
    /// It was cancelled before that was known.
    #[error("cancelled")]
    Cancelled,
}

/// A puzzle as a formula.
pub struct Encoded {
    /// The puzzle.
    pub id: Id,
    /// The rules and clues, each under a guard.
    pub formula: Formula,
    /// The guards, which must be true for the rules and clues to hold.
    pub assumptions: Vec<Lit>,
    /// Whether everything is stated.
    pub is_whole: bool,
}
