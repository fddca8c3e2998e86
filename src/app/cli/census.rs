//! `smyoz census`: counts over the whole board, made from scratch.

use std::time::Instant;

use clap::Args;
use indicatif::HumanCount;
use serde_json::json;

use super::output::Output;
use super::{Answer, CommandError, Threads};
use smyoz_games::smyoz::search::census;

/// Count all legal layouts of SMYOZ
#[derive(Args)]
pub(super) struct Census {
    #[command(flatten)]
    threads: Threads,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

impl Census {
    pub fn run(&self, output: &mut Output) -> Result<Answer, CommandError> {
        let pool = self.threads.pool()?;
        let start = Instant::now();
        let layouts = pool.install(census);
        if self.json {
            output.json(&json!({"layouts": layouts}))?;
        } else {
            output.line(format_args!("{} legal layouts", HumanCount(layouts)))?;
            output.line(format_args!("counted in {:.2} s", start.elapsed().as_secs_f64()))?;
        }
        Ok(Answer::Yes)
    }
}
