//! `smyoz merge`: batches joined into one.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum, ValueHint};
use serde_json::json;

use super::formats::Format;
use super::input::reader;
use super::output::Output;
use super::puzzle_files::PuzzleFiles;
use super::shown::counted;
use super::{Answer, CommandError, FileError, files, shown};
use crate::registry::{AnyPuzzle, Registry};
use smyoz_core::batch::{Entry, Journal, Merge, Outcome, Part};

/// Join batches into one, such as the parts of a batch that was split with --shard
///
/// The parts of a batch give exactly the files of the unsplit batch. Other batches are joined in
/// the order given, and their files are named by seed and id. A puzzle that is an image of an
/// earlier one is left out. Each puzzle must have the id in its file, and its file must agree with
/// the journal.
#[derive(Args)]
pub(super) struct MergeArgs {
    /// Directories of the batches
    #[arg(value_hint = ValueHint::DirPath, required = true, value_name = "DIR")]
    batches: Vec<PathBuf>,
    /// Directory for the joined batch: new or empty
    #[arg(long, value_hint = ValueHint::DirPath, value_name = "DIR")]
    out: PathBuf,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

impl MergeArgs {
    pub fn run(&self, registry: &Registry, output: &mut Output) -> Result<Answer, CommandError> {
        if let Some(file) = self.batches.iter().find(|path| path.is_file()) {
            return Err(CommandError::file(file, FileError::NotBatch));
        }
        let parts = self.batches.iter().map(|directory| Part::open(directory)).collect::<Result<_, _>>()?;
        let mut batches = Merge::new(parts)?;
        let (puzzles, twins) =
            files::fill_new_directory(&self.out, |directory| join(registry, &mut batches, directory))?;
        if self.json {
            output.json(&json!({"puzzles": puzzles, "twins": twins, "out": self.out}))?;
        } else {
            let batches = match self.batches.len() {
                1 => "1 batch".to_owned(),
                batches => format!("{batches} batches"),
            };
            let (puzzles, twins) = (counted(puzzles, "puzzle"), counted(twins, "twin"));
            output.report(format!("{puzzles} from {batches}, {twins} left out\nin {}", shown::path(&self.out)))?;
        }
        Ok(Answer::Yes)
    }
}

/// Writes all batches into a directory as one. Returns the number of puzzles, and of twins left
/// out.
fn join(registry: &Registry, batches: &mut Merge, directory: &Path) -> Result<(usize, usize), CommandError> {
    let mut journal = Journal::begin(directory, batches.header())?;
    let (mut puzzles, mut twins) = (0, 0);
    let plan = batches.header().plan.clone();
    batches.entries(reader(registry), |part, entry: Entry<Box<dyn AnyPuzzle>>| {
        match &entry.outcome {
            Outcome::Puzzle { puzzle, .. } => {
                let from = PuzzleFiles::new(part.directory(), part.plan().stem(&**puzzle));
                let to = PuzzleFiles::new(directory, plan.stem(&**puzzle));
                let formats = part.plan().formats().filter_map(|name| Format::from_str(name, false).ok());
                from.copy(registry, &to, &***puzzle, &formats.collect::<Vec<_>>())?;
                puzzles += 1;
            }
            Outcome::Twin { .. } => twins += 1,
            Outcome::Unfit(_) | Outcome::Declined(_) => {}
        }
        Ok::<_, CommandError>(journal.append(&entry)?)
    })?;
    Ok((puzzles, twins))
}
