//! `smyoz choose`: the best of many puzzles.

use std::path::PathBuf;

use clap::{Args, ValueHint};
use serde_json::json;

use super::files::{self, has_extension};
use super::input::{Puzzles, Source};
use super::output::{Output, tell};
use super::rows::{Filters, board, merits};
use super::shown::counted;
use super::values::number;
use super::{Answer, CommandError, Threads};
use crate::registry::merits::{Candidate, Class, choose, qualities};
use crate::registry::{AnyPuzzle, Registry};
use smyoz_core::puzzles::Record;

/// Choose the best of many puzzles
///
/// Measured are the share of steps that beginners take, how many times the path comes to steps of
/// its level, the number of techniques, the narrowest place, steps that rest on much, the symmetry
/// of the cells with clues, and their number. A puzzle is compared with all of its level, game, kind
/// and size: its quality, from 0 to 100, is the share of these that it excels, in the mean.
///
/// No two that are chosen have the same solution, neighbours are broken into at different places,
/// and games and levels have equal shares. Within a level the scores rise. Puzzles that techniques
/// do not solve are not chosen.
#[derive(Args)]
pub(super) struct Choose {
    #[command(flatten)]
    puzzles: Puzzles,
    #[command(flatten)]
    filters: Filters,
    /// Number of puzzles to choose
    #[arg(long, value_name = "N", default_value = "10", value_parser = number::<u32>(1..=1_000_000))]
    want: u32,
    /// New directory for the chosen puzzles, numbered in their order, or a .jsonl file
    #[arg(long, value_name = "PATH", value_hint = ValueHint::AnyPath)]
    out: Option<PathBuf>,
    #[command(flatten)]
    threads: Threads,
    /// Print one JSON line per puzzle that is chosen
    #[arg(long)]
    json: bool,
}

/// A puzzle that may be chosen; `None` if techniques do not solve it.
fn candidate(source: &Source) -> Result<Option<Candidate>, CommandError> {
    let Some(merits) = merits(source)? else { return Ok(None) };
    let puzzle = &*source.puzzle;
    let (claim, size) = (puzzle.traits().claim, board(puzzle));
    let class = Class { level: merits.level, game: source.puzzle.game(), claim, size };
    Ok(Some(Candidate { class, solution: puzzle.solution_id(), merits }))
}

impl Choose {
    pub fn run(&self, registry: &Registry, output: &mut Output) -> Result<Answer, CommandError> {
        if let Some(out) = &self.out {
            match has_extension(out, "jsonl") {
                true => files::expect_file(out)?,
                false => files::expect_new_directory(out)?,
            }
        }
        let (mut candidates, mut pool, mut unsolved) = (Vec::new(), Vec::new(), 0);
        let found = |source: &Source| self.filters.pass(&*source.puzzle).then(|| candidate(source));
        self.threads.answer(&self.puzzles, registry, found, |source, found| {
            match found.transpose()? {
                Some(Some(candidate)) => {
                    candidates.push(candidate);
                    pool.push((source.place(), source.puzzle.copy()));
                }
                Some(None) => unsolved += 1,
                None => {}
            }
            Ok(())
        })?;
        if unsolved > 0 {
            tell(format_args!("{} that techniques do not solve: not chosen", counted(unsolved, "puzzle")));
        }
        let qualities = qualities(&candidates);
        let chosen = choose(&candidates, &qualities, self.want as usize);
        for &at in &chosen {
            let (Candidate { merits, .. }, (place, puzzle)) = (&candidates[at], &pool[at]);
            if self.json {
                let mut line = json!(merits);
                line["id"] = json!(puzzle.id());
                line["quality"] = json!(qualities[at]);
                line["file"] = json!(place);
                output.json(&line)?;
            } else {
                let (quality, level, score) = (qualities[at], merits.level.name(), merits.score);
                output.line(format!("{quality:>3}  {level:<11}  {score:>5}  {place}"))?;
            }
        }
        let puzzles: Vec<&dyn AnyPuzzle> = chosen.iter().map(|&at| &*pool[at].1).collect();
        self.write(&puzzles)?;
        if chosen.len() < self.want as usize {
            tell(format_args!("fewer than {}: {} can be chosen", self.want, counted(chosen.len(), "puzzle")));
        }
        Ok((chosen.len() == self.want as usize).into())
    }

    /// Writes the chosen puzzles, if a file or a directory is named.
    fn write(&self, puzzles: &[&dyn AnyPuzzle]) -> Result<(), CommandError> {
        let Some(out) = &self.out else { return Ok(()) };
        if has_extension(out, "jsonl") {
            let lines: String = puzzles.iter().map(|puzzle| puzzle.line() + "\n").collect();
            return files::write_named(out, lines, counted(puzzles.len(), "puzzle"));
        }
        let width = puzzles.len().to_string().len();
        files::fill_new_directory(out, |directory| {
            (1..).zip(puzzles).try_for_each(|(number, puzzle)| {
                let name = format!("{number:0width$}-{}.json", puzzle.file_stem());
                files::write_within(&directory.join(name), puzzle.line() + "\n")
            })
        })?;
        files::tell_directory(out, puzzles.len());
        Ok(())
    }
}
