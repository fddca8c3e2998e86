//! `smyoz generate`: the layout of a seed.

use std::path::PathBuf;

use clap::{Args, ValueHint};
use serde_json::json;

use super::output::{Output, tell};
use super::sea_battle::GameArgs;
use super::{Answer, CommandError, FileError, files, shown};
use smyoz_games::sea_battle::{Sampler, Setting};
use smyoz_games::smyoz::puzzle::seed_file;
use smyoz_games::smyoz::{Inventory, Layout, Seed};

/// Print the layout of a seed, with its inventory
///
/// All legal layouts are equally likely, and that of a seed never changes. A board of Sea Battle
/// has `#` for ships, `*` for mines and `+` for minesweepers.
#[derive(Args)]
pub(super) struct Generate {
    /// Seed, up to six digits
    #[arg(long, value_name = "SEED")]
    seed: Seed,
    /// Directory for the file SEED-nnnnnn.txt, instead of standard output
    ///
    /// The file is never replaced if it has other content.
    #[arg(long, value_hint = ValueHint::DirPath, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    game: GameArgs,
}

impl Generate {
    pub fn run(&self, output: &mut Output) -> Result<Answer, CommandError> {
        if let Some(setting) = self.game.sea_battle()? {
            self.game.refuse("out", self.out.is_some())?;
            return self.board(&setting, output);
        }
        let layout = Layout::of_seed(self.seed);
        if let Some(directory) = &self.out {
            std::fs::create_dir_all(directory)
                .map_err(|error| CommandError::file(directory, FileError::Make(error)))?;
            let file = directory.join(format!("SEED-{}.txt", self.seed));
            files::write_new(&file, &seed_file(self.seed, &layout))?;
            tell(format_args!("wrote {}", shown::path(file)));
        }
        if self.json {
            output.json(&json!({"seed": self.seed, "layout": layout, "inventory": Inventory::of(&layout)}))?;
        } else if self.out.is_none() {
            output.text(seed_file(self.seed, &layout))?;
        }
        Ok(Answer::Yes)
    }

    /// Prints a board of Sea Battle.
    fn board(&self, setting: &Setting, output: &mut Output) -> Result<Answer, CommandError> {
        let layout =
            Sampler::new(setting).layout(self.seed).map_err(|error| CommandError::content("--fleet", error))?;
        match self.json {
            true => output.json(&json!({"seed": self.seed, "layout": layout.rows()}))?,
            false => output.text(layout)?,
        }
        Ok(Answer::Yes)
    }
}
