//! `smyoz rate`: how hard puzzles are, and how to solve them.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use itertools::Itertools;
use serde_json::json;

use super::input::{Puzzles, Source, read_text};
use super::output::{Output, tell};
use super::{Answer, Failure, LangArg, Threads, shown};
use crate::lang::Lang;
use crate::puzzle::Puzzle;
use crate::rate::{Effort, NoHint, NoStep, NotRated, Rating, SolutionPath, Stage, Step, ToldStep, hint};
use crate::record::Record;
use crate::smyoz::{Cell, Fact, read_facts};

/// Rate how hard puzzles are, and show how to solve them step by step
///
/// The level is the lowest one whose techniques solve the puzzle: beginner, advanced, master, or
/// grandmaster if suppositions are needed; beyond if no technique helps, and only a proof shows why
/// there is one solution. The score is the sum of the scores of the steps that are needed.
#[derive(Args)]
pub(super) struct Rate {
    #[command(flatten)]
    puzzles: Puzzles,
    /// Print the solution: the steps that are needed, in stages, or all that is seen
    #[arg(
        long, value_enum, value_name = "WHICH", num_args = 0..=1, require_equals = true,
        default_missing_value = "lean", conflicts_with_all = ["hint", "why", "format"]
    )]
    path: Option<PathArg>,
    /// Print only the next step: where to look (1), the technique, too (2), or the whole step (3)
    #[arg(
        long, value_name = "STAGE", num_args = 0..=1, require_equals = true, default_missing_value = "3",
        value_parser = clap::value_parser!(u8).range(1..=3), conflicts_with_all = ["why", "format"]
    )]
    hint: Option<u8>,
    /// Print why this cell is what it is: the steps that are needed to know it
    #[arg(long, value_name = "CELL", conflicts_with = "format")]
    why: Option<Cell>,
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
    /// {narrowest}, {suppositions}, {longest}, {core}
    #[arg(long, value_name = "TEXT", conflicts_with = "json")]
    format: Option<String>,
    /// Language of the steps
    #[arg(long, value_enum, default_value = "en")]
    lang: LangArg,
    #[command(flatten)]
    threads: Threads,
    /// Print the puzzles themselves with their ratings, one JSON line each
    #[arg(long, conflicts_with_all = ["path", "hint", "why", "format", "json"])]
    rated: bool,
    /// Print one JSON line per puzzle
    #[arg(long)]
    json: bool,
}

/// The names that can stand in braces in a format.
const PLACEHOLDERS: [&str; 10] =
    ["file", "id", "level", "score", "steps", "hardest", "narrowest", "suppositions", "longest", "core"];

/// Which path is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum PathArg {
    /// The steps that are needed
    Lean,
    /// All that is seen
    Full,
}

impl Rate {
    pub fn run(&self, output: &mut Output) -> Result<Answer, Failure> {
        if let Some(format) = &self.format {
            check_format(format)?;
        }
        if let Some(stage) = self.hint {
            return self.hints(stage, output);
        }
        if let Some(cell) = self.why {
            return self.reasons(cell, output);
        }
        let mut yes = true;
        let rate = |source: &Source| SolutionPath::of(&source.puzzle, self.effort());
        self.threads.work(self.puzzles.stream(), rate, |source, path| match path {
            Ok(path) => self.print(source, &path, output),
            Err(reason) => {
                yes = false;
                self.not_rated(source, reason, output)
            }
        })?;
        Ok(yes.into())
    }

    /// Says why a puzzle has no level.
    fn not_rated(&self, source: &Source, reason: NotRated, output: &mut Output) -> Result<(), Failure> {
        let text = reason.sentence(self.lang());
        match self.json {
            true => output.json(&json!({
                "level": null,
                "reason": reason.to_string(),
                "id": source.puzzle.id(),
                "file": source.place(),
            })),
            false if self.rated => {
                tell(format_args!("{}: {text}", source.name()));
                output.json(&source.puzzle)
            }
            false => output.line(format!("{}: {text}", source.name())),
        }
    }

    fn effort(&self) -> Effort {
        if self.exact { Effort::Smallest } else { Effort::Cores }
    }

    fn print(&self, source: &Source, path: &SolutionPath, output: &mut Output) -> Result<(), Failure> {
        let SolutionPath { seen, told, rating } = path;
        if self.rated {
            return output.json(&Puzzle { rating: Some(rating.clone()), ..source.puzzle.clone() });
        }
        if self.json {
            let mut value = json!(rating);
            value["id"] = json!(source.puzzle.id());
            value["file"] = json!(source.place());
            value["path"] = match self.path {
                None => return output.json(&value),
                Some(PathArg::Lean) => told.iter().map(|step| self.told_json(step)).collect(),
                Some(PathArg::Full) => seen.iter().map(|step| self.seen_json(step)).collect(),
            };
            return output.json(&value);
        }
        if let Some(format) = &self.format {
            return output.line(filled(format, source, rating));
        }
        output.line(format!("{}: {}", source.name(), summary(rating, self.lang())))?;
        match self.path {
            None => Ok(()),
            Some(PathArg::Full) => {
                let sentences = seen.iter().map(|step| vec![step.sentence(self.lang())]);
                numbered(1, seen.len(), sentences, output)
            }
            Some(PathArg::Lean) => self.print_stages(&path.stages(&source.puzzle), told.len(), output),
        }
    }

    /// Prints the steps of each stage, and the board at its end.
    fn print_stages(&self, stages: &[Stage], steps: usize, output: &mut Output) -> Result<(), Failure> {
        let mut next = 1;
        for (number, stage) in (1_usize..).zip(stages) {
            output.line(String::new())?;
            output.line(self.lang().stage(number))?;
            numbered(next, steps, stage.steps.iter().map(|step| step.sentences(self.lang())), output)?;
            next += stage.steps.len();
            stage.known.rows().try_for_each(|row| output.line(format!("    {}", row.chars().join(" "))))?;
        }
        Ok(())
    }

    fn lang(&self) -> Lang {
        self.lang.into()
    }

    fn told_json(&self, step: &ToldStep) -> serde_json::Value {
        let facts: Vec<String> = step.facts().map(|fact| fact.to_string()).collect();
        let aside = step.asides.iter().flat_map(|aside| aside.step.facts());
        let aside: Vec<String> = aside.map(Fact::to_string).collect();
        json!({
            "technique": step.kind().id(),
            "level": step.level(),
            "score": step.score(),
            "stage": step.stage,
            "facts": facts,
            "aside": aside,
            "because": step.because(self.lang()),
            "text": step.sentences(self.lang()).join("\n"),
        })
    }

    fn seen_json(&self, step: &Step) -> serde_json::Value {
        let facts: Vec<String> = step.facts().iter().map(Fact::to_string).collect();
        json!({
            "technique": step.id(),
            "level": step.level(),
            "score": step.score(),
            "facts": facts,
            "text": step.sentence(self.lang()),
        })
    }

    fn hints(&self, stage: u8, output: &mut Output) -> Result<Answer, Failure> {
        let known = self.marks.as_deref().map(read_marks).transpose()?.unwrap_or_default();
        let mut yes = true;
        let hint = |source: &Source| hint(&source.puzzle, &known, self.effort());
        self.threads.work(self.puzzles.stream(), hint, |source, hint| match hint {
            Ok(step) if self.json => {
                let place = step.place(self.lang());
                let mut value = if stage == 3 { self.told_json(&step) } else { json!({ "stage": stage }) };
                value["stage"] = json!(stage);
                value["place"] = json!(place);
                if stage > 1 {
                    value["technique"] = json!(step.kind().id());
                    value["level"] = json!(step.level());
                }
                output.json(&value)
            }
            Ok(step) => {
                let (lang, place) = (self.lang(), step.place(self.lang()));
                let text = match stage {
                    1 => lang.hint_place(place),
                    2 => lang.hint_technique(place, step.kind().title(lang)),
                    _ => step.sentences(lang).join("\n  "),
                };
                output.line(format!("{}: {text}", source.name()))
            }
            Err(reason) => {
                yes &= reason == NoHint::Step(NoStep::Solved);
                match self.json {
                    true => output.json(&json!({ "technique": null, "reason": reason.sentence(self.lang()) })),
                    false => {
                        let text = self.lang().no_hint(reason.sentence(self.lang()));
                        output.line(format!("{}: {text}", source.name()))
                    }
                }
            }
        })?;
        Ok(yes.into())
    }

    /// Why a cell is what it is.
    fn reasons(&self, cell: Cell, output: &mut Output) -> Result<Answer, Failure> {
        let mut yes = true;
        let why = |source: &Source| SolutionPath::why(&source.puzzle, self.effort(), cell);
        self.threads.work(self.puzzles.stream(), why, |source, told| match told {
            Ok(told) if self.json => {
                let steps: Vec<_> = told.iter().map(|step| self.told_json(step)).collect();
                output.json(&json!({ "id": source.puzzle.id(), "file": source.place(), "cell": cell.to_string(), "path": steps }))
            }
            Ok(told) => {
                output.line(format!("{}: {}", source.name(), self.lang().why_cell(cell.to_string(), told.len())))?;
                numbered(1, told.len(), told.iter().map(|step| step.sentences(self.lang())), output)
            }
            Err(reason) => {
                yes = false;
                self.not_rated(source, reason, output)
            }
        })?;
        Ok(yes.into())
    }
}

/// Prints steps, each with its number before its first sentence; the others are indented.
fn numbered(
    first: usize,
    last: usize,
    steps: impl Iterator<Item = Vec<String>>,
    output: &mut Output,
) -> Result<(), Failure> {
    let width = last.to_string().len();
    for (number, sentences) in (first..).zip(steps) {
        for (at, sentence) in sentences.iter().enumerate() {
            output.line(match at {
                0 => format!("{number:width$}. {sentence}"),
                _ => format!("{:width$}    {sentence}", ""),
            })?;
        }
    }
    Ok(())
}

/// The rating in words.
fn summary(rating: &Rating, lang: Lang) -> String {
    let Rating { level, score, steps, hardest, narrowest, suppositions, longest, core, without, .. } = rating;
    let all = [
        Some(lang.rating(level.name(), score, steps, hardest.title(lang), narrowest)),
        (*suppositions > 0).then(|| lang.rating_suppositions(suppositions, longest)),
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
        "suppositions" => rating.suppositions.to_string(),
        "longest" => rating.longest.to_string(),
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
