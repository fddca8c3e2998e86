//! `smyoz encode`: a puzzle as a formula, for other solvers.

use clap::Args;

use super::input::Puzzles;
use super::output::Output;
use super::{Answer, Failure};
use crate::registry::{Encoded, Registry};
use smyoz_core::sat::dimacs;

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

impl Encode {
    pub fn run(&self, registry: &Registry, output: &mut Output) -> Result<Answer, Failure> {
        let source = self.puzzles.single(registry)?;
        let Encoded { id, formula, assumptions, is_whole } = source.puzzle.encode(self.limit as usize);
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
}
