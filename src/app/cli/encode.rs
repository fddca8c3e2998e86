//! `smyoz encode`: a puzzle as a formula, for other solvers.

use clap::Args;

use super::input::Puzzles;
use super::output::Output;
use super::{Answer, Failure};
use crate::registry::{Encoded, Registry};
use smyoz_core::sat::dimacs;

/// Print a puzzle as a formula in DIMACS, with all names in comments
///
/// The first variables stand for the placements of ships in SMYOZ (371 variables), and for the
/// cells with ships, mines and minesweepers in Sea Battle. Those that are true in a model form the
/// layout. The last clauses have one literal each, and state that the rules and the clues hold;
/// leave them out to pass the literals as assumptions.
#[derive(Args)]
pub(super) struct Encode {
    #[command(flatten)]
    puzzles: Puzzles,
    /// Number of solutions that the clauses about islands are derived from, in SMYOZ
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
