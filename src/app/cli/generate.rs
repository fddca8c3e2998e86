//! `smyoz generate`: the layout of a seed.

use std::path::PathBuf;

use clap::{Args, ValueHint};

use super::games::{GameArgs, NotForGameError, OtherGameError};
use super::output::{Output, tell};
use super::{Answer, CommandError, files, shown};
use crate::registry::{Registry, SeedLayout};
use smyoz_core::puzzles::Seed;

/// Print the layout of a seed, with its inventory
///
/// All legal layouts are equally likely, and a seed always gives the same one.
#[derive(Args)]
pub(super) struct Generate {
    /// Seed, up to six digits
    #[arg(long, value_name = "SEED")]
    seed: Seed,
    /// Directory for the file SEED-nnnnnn.txt, instead of standard output
    ///
    /// A file with other content is not overwritten.
    #[arg(long, value_hint = ValueHint::DirPath, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    game: GameArgs,
}

impl Generate {
    pub fn run(&self, registry: &Registry, output: &mut Output) -> Result<Answer, CommandError> {
        let game = self.game.of("generate", registry)?;
        let layout = game.layout(self.seed, self.game.matches())?;
        let SeedLayout { json, text, is_file } =
            layout.ok_or_else(|| NotForGameError::new(game.kind(), "layouts of seeds"))?;
        if let Some(directory) = &self.out {
            if !is_file {
                return Err(OtherGameError::new("out", game.kind()).into());
            }
            files::make_directory(directory)?;
            let file = directory.join(format!("SEED-{}.txt", self.seed));
            files::write_new(&file, &text)?;
            tell(format_args!("wrote {}", shown::path(file)));
        }
        match (self.json, &self.out) {
            (true, _) => output.json(&json)?,
            (false, None) => output.text(text)?,
            (false, Some(_)) => {}
        }
        Ok(Answer::Yes)
    }
}
