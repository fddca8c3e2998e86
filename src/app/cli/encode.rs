//! `smyoz encode`: a puzzle as a formula, for other solvers.

use clap::Args;

use super::games::AnyPuzzle;
use super::input::{Puzzles, Source};
use super::output::Output;
use super::{Answer, Failure};
use smyoz_core::puzzles::{Id, Record};
use smyoz_core::sat::{Formula, Lit, Varisat, dimacs};
use smyoz_games::sea_battle;
use smyoz_games::smyoz::Smyoz;
use smyoz_games::smyoz::encode::Engine;
use smyoz_games::smyoz::puzzle::Puzzle;

/// Print a puzzle as a formula in DIMACS, with all names in comments
///
/// In SMYOZ the first 371 variables stand for the placements of the ships, in Sea Battle the first
/// stand for the cells that hold parts of ships, then mines and minesweepers; those that are true
/// in a model form the layout. The last clauses, of one literal each, state that the rules and the
/// puzzle's clues hold; leave them out to pass these literals as assumptions.
#[derive(Args)]
pub(super) struct Encode {
    #[command(flatten)]
    puzzles: Puzzles,
    /// State the islands of SMYOZ by the clauses that the first N solutions show to be needed
    #[arg(long, value_name = "N", default_value = "10000", value_parser = clap::value_parser!(u32).range(1..))]
    limit: u32,
}

/// A puzzle as a formula.
struct Encoded {
    id: Id,
    formula: Formula,
    /// The literals that must be true for the rules and clues to hold.
    assumptions: Vec<Lit>,
    /// Whether all islands are stated.
    is_whole: bool,
}

impl Encode {
    pub fn run(&self, output: &mut Output) -> Result<Answer, Failure> {
        let source: Source<AnyPuzzle> = self.puzzles.single()?;
        let Encoded { id, formula, assumptions, is_whole } = match &source.puzzle {
            AnyPuzzle::Smyoz(puzzle) => self.smyoz(puzzle),
            AnyPuzzle::SeaBattle(puzzle) => sea_battle(puzzle),
        };
        output.text(format_args!("c {}, id {id}\n", source.name()))?;
        if !is_whole {
            output.text(format_args!(
                "c ISLANDS INCOMPLETE: clauses for the first {} solutions only; others may have other islands\n",
                self.limit
            ))?;
        }
        output.text(dimacs(&formula, &assumptions))?;
        Ok(Answer::Yes)
    }

    fn smyoz(&self, puzzle: &Puzzle) -> Encoded {
        let clues = puzzle.clues();
        let mut engine = Engine::<Varisat>::with_guarded_rules(&Smyoz);
        // Clauses about islands are added when a model violates them: the formula is complete once
        // all models were seen.
        let is_whole = match clues.inventory.islands() {
            Some(_) => engine.solutions(&clues, self.limit as usize).complete,
            None => true,
        };
        let assumptions = engine.assumptions(&clues);
        Encoded { id: puzzle.id(), formula: engine.formula().clone(), assumptions, is_whole }
    }
}

fn sea_battle(puzzle: &sea_battle::Puzzle) -> Encoded {
    let mut engine = sea_battle::encode::Engine::<Varisat>::with_guarded_rules(&puzzle.setting);
    let assumptions = engine.assumptions(&puzzle.clues);
    Encoded { id: puzzle.id(), formula: engine.formula().clone(), assumptions, is_whole: true }
}
