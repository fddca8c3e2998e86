//! `smyoz rate`: how hard puzzles are, and how to solve them.

use std::path::PathBuf;

use clap::Args;
use itertools::Itertools;
use serde_json::json;

use super::input::{Puzzles, Source, read_text};
use super::output::{Output, tell};
use super::{Answer, Failure, LangArg, Threads, shown};
use crate::lang::Lang;
use crate::puzzle::Puzzle;
use crate::rate::{Effort, Hardest, NoHint, NoStep, Rating, SolutionPath, Step, hint};
use crate::smyoz::{Fact, read_facts};

/// Rate how hard puzzles are, and show how to solve them step by step
///
/// The level is the lowest one whose techniques solve the puzzle, or grandmaster if at some point
/// no technique helps, and a step follows from several constraints and marks together. The score is
/// the sum of the scores of the steps.
#[derive(Args)]
pub(super) struct Rate {
    #[command(flatten)]
    puzzles: Puzzles,
    /// Print the solution, one numbered step per line
    #[arg(long, conflicts_with_all = ["hint", "format"])]
    path: bool,
    /// Print only the next step
    #[arg(long, conflicts_with = "format")]
    hint: bool,
    /// File of what is known already, for --hint: facts separated by spaces, such as 44. (water),
    /// 44# (ship cell), 44B, 44/55# (ship point), B44-64 (a ship), !B44-64 (no ship), row4=0; or a
    /// board of nine lines of nine characters ? . # A B G D
    #[arg(long, value_name = "FILE", requires = "hint")]
    marks: Option<PathBuf>,
    /// Where no technique helps, examine every cell and point, and prove that the reason is the
    /// smallest; slow
    #[arg(long)]
    exact: bool,
    /// What to print for each puzzle, with {file}, {id}, {level}, {score}, {steps}, {hardest},
    /// {narrowest}, {core}
    #[arg(long, value_name = "TEXT", conflicts_with = "json")]
    format: Option<String>,
    /// Language of the steps
    #[arg(long, value_enum, default_value = "en")]
    lang: LangArg,
    #[command(flatten)]
    threads: Threads,
    /// Print the puzzles themselves with their ratings, one JSON line each
    #[arg(long, conflicts_with_all = ["path", "hint", "format", "json"])]
    rated: bool,
    /// Print one JSON line per puzzle
    #[arg(long)]
    json: bool,
}

/// The names that can stand in braces in a format.
const PLACEHOLDERS: [&str; 8] = ["file", "id", "level", "score", "steps", "hardest", "narrowest", "core"];

impl Rate {
    pub fn run(&self, output: &mut Output) -> Result<Answer, Failure> {
        if let Some(format) = &self.format {
            check_format(format)?;
        }
        if self.hint {
            return self.hints(output);
        }
        let mut yes = true;
        let rate = |source: &Source| SolutionPath::of(&source.puzzle, self.effort());
        self.threads.work(self.puzzles.stream(), rate, |source, path| match path {
            Ok(path) => self.print(source, &path, output),
            Err(reason) => {
                yes = false;
                match self.json {
                    true => output.json(&json!({
                        "level": null,
                        "reason": reason.to_string(),
                        "id": source.puzzle.id(),
                        "file": source.place(),
                    })),
                    false if self.rated => {
                        tell(format_args!("{}: no level: {reason}", source.name()));
                        output.json(&source.puzzle)
                    }
                    false => output.line(format!("{}: no level: {reason}", source.name())),
                }
            }
        })?;
        Ok(yes.into())
    }

    fn effort(&self) -> Effort {
        if self.exact { Effort::Smallest } else { Effort::Cores }
    }

    fn print(&self, source: &Source, path: &SolutionPath, output: &mut Output) -> Result<(), Failure> {
        let SolutionPath { steps, rating } = path;
        if self.rated {
            return output.json(&Puzzle { rating: Some(rating.clone()), ..source.puzzle.clone() });
        }
        if self.json {
            let mut value = json!(rating);
            value["id"] = json!(source.puzzle.id());
            value["file"] = json!(source.place());
            if self.path {
                value["path"] = steps.iter().map(|step| self.step_json(step)).collect();
            }
            return output.json(&value);
        }
        if let Some(format) = &self.format {
            return output.line(filled(format, source, rating));
        }
        output.line(format!("{}: {}", source.name(), summary(rating)))?;
        if self.path {
            let width = steps.len().to_string().len();
            for (number, step) in (1..).zip(steps) {
                output.line(format!("{number:width$}. {}", step.sentence(self.lang())))?;
            }
        }
        Ok(())
    }

    fn lang(&self) -> Lang {
        self.lang.into()
    }

    fn step_json(&self, step: &Step) -> serde_json::Value {
        let facts: Vec<String> = step.facts().iter().map(Fact::to_string).collect();
        json!({
            "technique": step.id(),
            "level": step.level(),
            "score": step.score(),
            "facts": facts,
            "because": step.reasons(self.lang()),
            "text": step.sentence(self.lang()),
        })
    }

    fn hints(&self, output: &mut Output) -> Result<Answer, Failure> {
        let known = self.marks.as_deref().map(read_marks).transpose()?.unwrap_or_default();
        let mut yes = true;
        let hint = |source: &Source| hint(&source.puzzle, &known, self.effort());
        self.threads.work(self.puzzles.stream(), hint, |source, hint| match hint {
            Ok(step) if self.json => output.json(&self.step_json(&step)),
            Ok(step) => output.line(format!("{}: {}", source.name(), step.sentence(self.lang()))),
            Err(reason) => {
                yes &= reason == NoHint::Step(NoStep::Solved);
                match self.json {
                    true => output.json(&json!({ "technique": null, "reason": reason.to_string() })),
                    false => output.line(format!("{}: no hint: {reason}", source.name())),
                }
            }
        })?;
        Ok(yes.into())
    }
}

/// The rating in words, in English whatever the language of the steps.
fn summary(rating: &Rating) -> String {
    let Rating { level, score, steps, hardest, narrowest, core, without, exact: _ } = rating;
    let lang = Lang::En;
    let name = match hardest {
        Hardest::Technique(technique) => lang.technique(technique.id),
        other => other.to_string(),
    };
    let all = [
        Some(lang.rating(level.name(), score, steps, name, narrowest)),
        core.map(|size| lang.rating_core(size)),
        (!without.is_empty()).then(|| lang.rating_without(without.iter().map(|technique| technique.id).join(", "))),
    ];
    all.into_iter().flatten().join(", ")
}

fn filled(format: &str, source: &Source, rating: &Rating) -> String {
    let core = rating.core.map(|size| size.to_string()).unwrap_or_default();
    let value = |name: &str| match name {
        "file" => source.name(),
        "id" => source.puzzle.id().to_string(),
        "level" => rating.level.to_string(),
        "score" => rating.score.to_string(),
        "steps" => rating.steps.to_string(),
        "hardest" => rating.hardest.to_string(),
        "narrowest" => rating.narrowest.to_string(),
        _ => core.clone(),
    };
    // In one pass, since a file name may contain braces.
    let parts = format.split('{').map(|part| match part.split_once('}') {
        Some((name, rest)) => value(name) + rest,
        None => part.to_owned(),
    });
    parts.collect()
}

/// Refuses a format with anything else in braces.
fn check_format(format: &str) -> Result<(), Failure> {
    let rest = PLACEHOLDERS.iter().fold(format.to_owned(), |text, name| text.replace(&format!("{{{name}}}"), ""));
    match rest.find(['{', '}']) {
        None => Ok(()),
        Some(_) => {
            let known: Vec<String> = PLACEHOLDERS.iter().map(|name| format!("{{{name}}}")).collect();
            Err(Failure::Placeholder { format: format.to_owned(), known })
        }
    }
}

/// Reads facts from a file.
fn read_marks(path: &std::path::Path) -> Result<Vec<Fact>, Failure> {
    let text = read_text(path)?;
    read_facts(&text).map_err(|error| Failure::content(shown::path(path), error))
}
