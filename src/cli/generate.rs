//! `smyoz generate`: the layout of a seed.

use std::path::PathBuf;

use clap::Args;
use serde_json::json;

use super::output::Output;
use super::{Answer, Failure, FileError, files};
use crate::puzzle::seed_file;
use crate::smyoz::{Inventory, Seed};

/// Print the layout of a seed, as a SEED file
#[derive(Args)]
pub(super) struct Generate {
    /// The seed, up to six digits
    #[arg(long, value_name = "SEED")]
    seed: Seed,
    /// Directory for the file SEED-nnnnnn.txt, instead of standard output
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

impl Generate {
    pub fn run(&self, output: &mut Output) -> Result<Answer, Failure> {
        let layout = self.seed.layout();
        if let Some(directory) = &self.out {
            std::fs::create_dir_all(directory).map_err(|error| Failure::file(directory, FileError::Make(error)))?;
            files::write_new(&directory.join(format!("SEED-{}.txt", self.seed)), &seed_file(self.seed, &layout))?;
        }
        if self.json {
            output.json(&json!({"seed": self.seed, "layout": layout, "inventory": Inventory::of(&layout)}))?;
        } else if self.out.is_none() {
            output.text(seed_file(self.seed, &layout))?;
        }
        Ok(Answer::Yes)
    }
}
