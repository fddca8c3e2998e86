//! Self-tests of engines and minima on random cases, from boards that a game draws.

use super::{LayoutOf, Puzzle, Standard};
use crate::composing::{Composer, Goal, NoDeduction, Wish};
use crate::engines::Agreement;
use crate::judging::{AgreementLimits, BruteForce, Mismatch, engines_agree};
use crate::limits::Limits;
use crate::puzzles::Stream;

/// How much is asked of the engines in a case.
const LIMITS: AgreementLimits = AgreementLimits { solutions: 8, more: 3, steps: 200_000, conflicts: 20_000 };

/// The most layouts that brute force considers, and the most sets of clues.
const LAYOUTS: usize = 3_000;
const SETS: u64 = 300_000;

/// Random clues: true of one layout, or each of one of two.
pub struct EngineCase<P: Standard> {
    /// The puzzle of these clues.
    pub puzzle: Puzzle<P>,
    /// How the clues came about: `true` or `mixed`.
    pub kind: &'static str,
    layout: LayoutOf<P>,
}

impl<P: Standard> EngineCase<P> {
    /// A case on a board, from one of its layouts and, if there is one, from another.
    pub fn draw(board: P, layout: LayoutOf<P>, other: Option<&LayoutOf<P>>, stream: &mut Stream) -> Self {
        let other = other.filter(|_| stream.below(2) == 0);
        let share = 1 + stream.below(12);
        let mut clues = Vec::new();
        for topic in board.topics() {
            if stream.below(32) < share {
                let source = other.filter(|_| stream.below(4) == 0).unwrap_or(&layout);
                clues.push(board.about(topic, source));
            }
        }
        let kind = if other.is_some() { "mixed" } else { "true" };
        let clues = board.clues(clues);
        Self { puzzle: Puzzle::new(board, clues), kind, layout }
    }

    /// Compares the answers of both engines.
    ///
    /// # Errors
    /// If they disagree, or one is wrong.
    pub fn test(&self, stream: &mut Stream) -> Result<Agreement, Mismatch<P>> {
        engines_agree(&self.puzzle.board, &self.puzzle.clues, &self.layout, LIMITS, stream)
    }
}

/// A puzzle with the fewest clues, composed of a layout.
pub struct MinimumCase<P: Standard> {
    /// The puzzle.
    pub puzzle: Puzzle<P>,
}

/// What brute force did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tried {
    /// The number of clues.
    pub clues: usize,
    /// The number of sets with one clue fewer; 0 if they are too many to try.
    pub sets: u64,
}

impl<P: Standard> MinimumCase<P> {
    /// The puzzle of a layout.
    ///
    /// # Errors
    /// If the engines disagree, or all clues together leave another layout.
    pub fn draw(board: P, layout: LayoutOf<P>, stream: &mut Stream) -> Result<Self, String> {
        let mut composer = Composer::new(&board, NoDeduction::new());
        let wish = Wish::single(Vec::new(), board.topics(), Goal::Fewest);
        let composed = composer.compose(&layout, &wish, stream, Limits::NONE).map_err(|error| error.to_string())?;
        let minimum = composed.minimum;
        Ok(Self { puzzle: Puzzle { solution: Some(layout), minimum, ..Puzzle::new(board, composed.clues) } })
    }

    /// Tries all sets of one clue fewer.
    ///
    /// # Errors
    /// If one of them leaves no layout but the solution.
    pub fn test(&self) -> Result<Tried, String> {
        let Puzzle { board, clues, solution: Some(solution), .. } = &self.puzzle else {
            return Err("it names no solution".to_owned());
        };
        let chosen = P::each(clues).count();
        let none = Tried { clues: chosen, sets: 0 };
        let Some(fewer) = chosen.checked_sub(1) else { return Ok(none) };
        let all = BruteForce::new(board, solution, &board.clues([]), board.topics(), LAYOUTS);
        let Some(all) = all.filter(|all| all.sets(fewer) <= SETS) else { return Ok(none) };
        match all.enough(fewer) {
            Some(fewer) => {
                let names: Vec<String> = fewer.iter().map(ToString::to_string).collect();
                Err(format!("fewer clues are enough: {}", names.join(", ")))
            }
            None => Ok(Tried { clues: chosen, sets: all.sets(fewer) }),
        }
    }
}
