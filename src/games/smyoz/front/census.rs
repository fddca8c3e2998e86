//! `smyoz census`: counts over the whole board, made from scratch.

use std::time::Instant;

use clap::{ArgMatches, Args, Command};
use rayon::ThreadPoolBuilder;
use serde_json::json;

use crate::engines::search::census;
use smyoz_app::registry::asked::parsed;
use smyoz_app::registry::values::number;
use smyoz_app::registry::{Refusal, Reply, Tool};

/// Count all legal layouts of SMYOZ
#[derive(Args)]
struct CensusArgs {
    /// Number of threads; by default, one per core
    #[arg(long, hide_short_help = true, value_name = "N", value_parser = number::<u16>(1..=1024))]
    threads: Option<u16>,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

/// The command.
pub(super) const CENSUS: Tool = Tool { command: || CensusArgs::augment_args(Command::new("census")), answer };

fn answer(own: &ArgMatches) -> Result<Reply, Refusal> {
    let threads = parsed::<CensusArgs>(own).threads.map_or(0, usize::from);
    let pool = ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|error| Refusal::Other(error.to_string()))?;
    let start = Instant::now();
    let layouts = pool.install(census);
    let text = format!("{} legal layouts\ncounted in {:.2} s\n", grouped(layouts), start.elapsed().as_secs_f64());
    Ok(Reply { yes: Some(true), json: json!({"layouts": layouts}), text })
}

/// A number with its digits in threes: 1,068.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let threes = digits.as_bytes().rchunks(3).rev().map(|three| String::from_utf8_lossy(three));
    threes.collect::<Vec<_>>().join(",")
}
