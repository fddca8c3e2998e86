//! `smyoz census`: counts over the whole board, made from scratch.

use std::time::Instant;

use clap::Args;
use indicatif::HumanCount;
use serde_json::json;

use super::output::{Output, progress_bar};
use super::{Answer, Failure, Threads};
use smyoz_games::smyoz::search::{census, inventories};

/// Count all legal layouts, or how many of them share an inventory
#[derive(Args)]
pub(super) struct Census {
    /// Also count the different inventories; takes 1.4 GB of memory
    #[arg(long)]
    inventories: bool,
    #[command(flatten)]
    threads: Threads,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

impl Census {
    pub fn run(&self, output: &mut Output) -> Result<Answer, Failure> {
        let pool = self.threads.pool()?;
        let start = Instant::now();
        if self.inventories {
            let progress = progress_bar(0, "parts");
            let found = pool.install(|| {
                inventories(&|done, parts| {
                    progress.set_length(parts as u64);
                    progress.set_position(done as u64);
                })
            });
            progress.finish_and_clear();
            if self.json {
                output.json(&json!({
                    "layouts": found.layouts,
                    "inventories": found.inventories,
                    "alone_up_to_symmetry": found.alone_up_to_symmetry,
                    "largest_class": found.largest_class,
                    "mean_class": found.mean_class(),
                    "islands_by_moored": found.islands_by_moored.map(numbers),
                }))?;
            } else {
                output.line(format_args!("{} legal layouts", HumanCount(found.layouts)))?;
                output.line(format_args!("{} different inventories", HumanCount(found.inventories)))?;
                let alone = HumanCount(found.alone_up_to_symmetry);
                output.line(format_args!("{alone} layouts determined up to symmetry by their inventory alone"))?;
                let (largest, mean) = (HumanCount(found.largest_class), found.mean_class());
                output.line(format_args!("{largest} layouts with the most common inventory"))?;
                output.line(format_args!("{mean:.1} layouts share the inventory of a random layout, on average"))?;
            }
        } else {
            let layouts = pool.install(census);
            if self.json {
                output.json(&json!({"layouts": layouts}))?;
            } else {
                output.line(format_args!("{} legal layouts", HumanCount(layouts)))?;
            }
        }
        if !self.json {
            output.line(format_args!("counted in {:.2} s", start.elapsed().as_secs_f64()))?;
        }
        Ok(Answer::Yes)
    }
}

/// The numbers in a bit set.
fn numbers(set: u32) -> Vec<u32> {
    (0..u32::BITS).filter(|number| set >> number & 1 == 1).collect()
}
