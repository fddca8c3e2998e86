//! `smyoz census`: counts over the whole board, made from scratch.

use std::time::Instant;

use clap::Args;
use indicatif::HumanCount;
use serde_json::json;

use super::games::NotForGameError;
use super::output::Output;
use super::{Answer, CommandError, Threads};
use crate::registry::Registry;

/// Count all legal layouts
#[derive(Args)]
pub(super) struct Census {
    #[command(flatten)]
    threads: Threads,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

impl Census {
    pub fn run(&self, registry: &Registry, output: &mut Output) -> Result<Answer, CommandError> {
        let pool = self.threads.pool()?;
        let start = Instant::now();
        let count = || registry.games().iter().find_map(|game| Some(game.extras().count_layouts?()));
        let layouts = pool.install(count).ok_or_else(|| NotForGameError::new(registry.usual().kind(), "census"))?;
        if self.json {
            output.json(&json!({"layouts": layouts}))?;
        } else {
            output.line(format_args!("{} legal layouts", HumanCount(layouts)))?;
            output.line(format_args!("counted in {:.2} s", start.elapsed().as_secs_f64()))?;
        }
        Ok(Answer::Yes)
    }
}
