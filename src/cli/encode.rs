//! `smyoz encode`: a puzzle as a formula, for other solvers.

use clap::Args;

use super::input::Puzzles;
use super::output::Output;
use super::{Answer, Failure};
use crate::record::Record;
use crate::sat::{Varisat, dimacs};
use crate::smyoz::encode::Engine;

/// Print a puzzle as a formula in DIMACS, with all names in comments
///
/// The first 371 variables stand for the placements of the ships; those that are true in a model
/// form the layout. The last clauses, of one literal each, state that the rules and the puzzle's
/// clues hold; leave them out to pass these literals as assumptions.
#[derive(Args)]
pub(super) struct Encode {
    #[command(flatten)]
    puzzles: Puzzles,
    /// State the islands by the clauses that the first N solutions show to be needed
    #[arg(long, value_name = "N", default_value = "10000", value_parser = clap::value_parser!(u32).range(1..))]
    limit: u32,
}

impl Encode {
    pub fn run(&self, output: &mut Output) -> Result<Answer, Failure> {
        let source = self.puzzles.single()?;
        let clues = source.puzzle.clues();
        let mut engine = Engine::<Varisat>::with_guarded_rules();
        // Clauses about islands are added when a model violates them: the formula is complete once
        // all models were seen.
        let seen = match clues.inventory.islands() {
            Some(_) => engine.solutions(&clues, self.limit as usize).complete,
            None => true,
        };
        let assumptions = engine.assumptions(&clues);
        output.text(format_args!("c {}, id {}\n", source.name(), source.puzzle.id()))?;
        if !seen {
            output.text(format_args!(
                "c ISLANDS INCOMPLETE: clauses for the first {} solutions only; others may have other islands\n",
                self.limit
            ))?;
        }
        output.text(dimacs(engine.formula(), &assumptions))?;
        Ok(Answer::Yes)
    }
}
