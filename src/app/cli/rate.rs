//! `smyoz rate`: how hard puzzles are, and how to solve them.

use std::path::PathBuf;

use clap::{Args, ValueEnum, ValueHint};
use itertools::Itertools;
use serde_json::{Value, json};

use super::failure::InternalError;
use super::games::{NotForGameError, OtherGameError, expect_spoken};
use super::input::{Puzzles, Source, read_text};
use super::output::{Output, tell};
use super::terminal::{fitted, with_level};
use super::values::{completed, number};
use super::{Answer, CommandError, LangArg, Threads, TimeLimit, shown};
use crate::registry::{AnyPuzzle, Registry};
use smyoz_core::lang::Lang;
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::{Level, Record, Stars};
use smyoz_core::rating::{NotTold, Told, ToldPath, ToldStep};
use smyoz_paper::level_name;

/// Rate how hard puzzles are, and show how to solve them step by step
///
/// The level is the lowest whose techniques solve the puzzle: beginner, advanced, master, or
/// grandmaster if suppositions are needed; beyond if no technique helps, and only a proof shows
/// that there is one solution. The score is the sum of what the steps needed cost; a score
/// above the range of its level raises the level.
#[derive(Args)]
pub(super) struct Rate {
    #[command(flatten)]
    puzzles: Puzzles,
    /// Print the solution step by step: lean, the steps that are needed, or full, every step found
    #[arg(
        long = "walkthrough", alias = "path", value_enum, value_name = "WHICH", num_args = 0..=1, require_equals = true,
        default_missing_value = "lean", conflicts_with_all = ["hint", "why", "format"]
    )]
    path: Option<PathArg>,
    /// Print only the next step: 1, where to look; 2, also the technique; 3, the whole step
    ///
    /// Without a number, 1; with --json, 3.
    #[arg(
        long, value_name = "STAGE", num_args = 0..=1, require_equals = true, hide_possible_values = true,
        value_parser = completed(stage_names, number::<u8>(1..=3)), conflicts_with_all = ["why", "format"]
    )]
    hint: Option<Option<u8>>,
    /// Explain one cell: the steps that lead to it
    #[arg(long, value_name = "CELL", conflicts_with = "format")]
    why: Option<String>,
    /// File of what is already known, for --hint
    ///
    /// Facts separated by spaces, as --json names them in hints: a cell and the character of what it
    /// contains, such as B3*, or with a minus in between, such as B3-5, what it does not.
    #[arg(long, value_hint = ValueHint::FilePath, value_name = "FILE", requires = "hint")]
    marks: Option<PathBuf>,
    /// Where no technique helps, prove that there is no shorter reason; slow
    #[arg(long)]
    exact: bool,
    /// Text to print for each puzzle, with {file}, {id}, {level}, {score} and so on
    ///
    /// Also {steps}, {hardest}, {narrowest}, {suppositions}, {longest} and {core}.
    #[arg(long = "template", alias = "format", value_name = "TEXT", conflicts_with = "json")]
    format: Option<String>,
    /// Language of the steps
    #[arg(long, value_enum, default_value = "en")]
    lang: LangArg,
    #[command(flatten)]
    time_limit: TimeLimit,
    #[command(flatten)]
    threads: Threads,
    /// Print the puzzles with their ratings, one JSON line each
    #[arg(long, conflicts_with_all = ["path", "hint", "why", "format", "json"])]
    rated: bool,
    /// Print one JSON line per puzzle
    #[arg(long)]
    json: bool,
}

/// The stages of a hint.
fn stage_names() -> Vec<&'static str> {
    vec!["1", "2", "3"]
}

/// The stage of a hint that shows the whole step.
const WHOLE: u8 = 3;

/// The names that can stand in braces in a format.
const PLACEHOLDERS: [&str; 11] =
    ["file", "id", "level", "score", "stars", "steps", "hardest", "narrowest", "suppositions", "longest", "core"];

/// Which path is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum PathArg {
    /// The steps that are needed
    Lean,
    /// All that is seen
    Full,
}

/// The output for one puzzle.
struct Answered {
    /// Whether it was what was asked for, as far as is known.
    pub yes: bool,
    /// Whether it is known.
    pub known: bool,
    /// For programs.
    pub json: Value,
    /// For people.
    pub lines: Vec<String>,
    /// What to say beside the lines.
    pub message: Option<String>,
    /// The level that the first line names.
    pub level: Option<Level>,
}

impl Answered {
    /// What was asked for.
    fn yes(json: Value, lines: Vec<String>) -> Self {
        Self { yes: true, known: true, json, lines, message: None, level: None }
    }
}

impl Rate {
    pub fn run(&self, registry: &Registry, output: &mut Output) -> Result<Answer, CommandError> {
        if let Some(format) = &self.format {
            check_format(format)?;
        }
        let marks = self.marks.as_deref().map(read_text).transpose()?.unwrap_or_default();
        let over = self.time_limit.start();
        let answer = |source: &Source| self.answer(registry, source, &marks, Limits::from(&*over));
        let (mut yes, mut known) = (true, true);
        self.threads.answer(&self.puzzles, registry, answer, |_, answered| {
            let Answered { yes: is_yes, known: is_known, json, lines, message, mut level } = answered?;
            yes &= is_yes;
            known &= is_known;
            message.iter().for_each(tell);
            match self.json {
                true => output.json(&json),
                false => lines.into_iter().try_for_each(|line| {
                    let level = level.take();
                    let name = level.map_or_else(String::new, |level| level_name(self.lang.into(), level));
                    output.line(with_level(fitted(&line), level, ": ", &name.to_lowercase()))
                }),
            }
        })?;
        Ok(if yes && !known { Answer::Unknown } else { yes.into() })
    }

    fn answer(
        &self,
        registry: &Registry,
        source: &Source,
        marks: &str,
        limits: Limits,
    ) -> Result<Answered, CommandError> {
        let (puzzle, lang) = (&source.puzzle, self.lang.into());
        expect_spoken(registry, [puzzle.game()], lang)?;
        if let Some(stage) = self.hint {
            // A person gets as little as helps; a program gets the whole step.
            let stage = stage.unwrap_or(if self.json { WHOLE } else { 1 });
            return match puzzle.hint(marks, self.exact, lang, limits) {
                Ok(step) => Ok(hint_told(source, lang, stage, step)),
                Err(NotTold::Reason { is_solved, sentence, .. }) => Ok(no_hint(source, lang, is_solved, &sentence)),
                Err(NotTold::Cancelled) => Ok(self.not_known(source)),
                Err(reason) => Err(self.failure(&**puzzle, reason)),
            };
        }
        let told = match self.path {
            None => Told::Nothing,
            Some(PathArg::Lean) => Told::Needed,
            Some(PathArg::Full) => Told::Seen,
        };
        let answered = match &self.why {
            Some(cell) => puzzle.why(cell, self.exact, lang, limits).map(|steps| reasons(source, lang, cell, &steps)),
            None => {
                let path = puzzle.path(told, self.exact, lang, limits);
                path.map(|(path, rated)| self.rated(source, &path, &*rated))
            }
        };
        match answered {
            Err(NotTold::Reason { reason, sentence, .. }) => Ok(self.not_rated(source, &reason, &sentence)),
            Err(NotTold::Cancelled) => Ok(self.not_known(source)),
            Err(reason) => Err(self.failure(&**puzzle, reason)),
            Ok(answered) => Ok(answered),
        }
    }

    /// The failure that ends the command; undecided puzzles and those without an answer are output.
    fn failure(&self, puzzle: &dyn AnyPuzzle, reason: NotTold) -> CommandError {
        match reason {
            NotTold::Unreadable(error) => {
                let marks = self.marks.as_deref().map(shown::path);
                CommandError::content(marks.unwrap_or_else(|| "--why".to_owned()), error)
            }
            NotTold::NotForGame("techniques") => NotForGameError::new(puzzle.game(), "techniques").into(),
            NotTold::NotForGame(option) => OtherGameError::new(option, puzzle.game()).into(),
            NotTold::Unfounded(fault) => InternalError::Unfounded { puzzle: puzzle.line(), fault }.into(),
            NotTold::Cancelled | NotTold::Reason { .. } => unreachable!("the caller outputs these"),
        }
    }

    /// Says why a puzzle has no level.
    fn not_rated(&self, source: &Source, reason: &str, sentence: &str) -> Answered {
        let (text, puzzle) = (format!("{}: {sentence}", source.name()), &source.puzzle);
        let json = source.of(json!({ "level": null, "reason": reason }));
        let (lines, message) = self.instead_of_rating(&**puzzle, text);
        Answered { yes: false, known: true, json, lines, message, level: None }
    }

    /// Says that the time was up before there was an answer.
    fn not_known(&self, source: &Source) -> Answered {
        let (lang, puzzle): (Lang, _) = (self.lang.into(), &source.puzzle);
        let text = format!("{}: {}", source.name(), lang.not_known_in_time());
        let reason = "no answer within the time limit";
        let json = source.of(json!({ "level": null, "reason": reason, "limit": "time" }));
        let (lines, message) = self.instead_of_rating(&**puzzle, text);
        Answered { yes: true, known: false, json, lines, message, level: None }
    }

    /// The lines and the message of a puzzle that is not rated: if puzzles are wanted, it is still
    /// printed.
    fn instead_of_rating(&self, puzzle: &dyn AnyPuzzle, text: String) -> (Vec<String>, Option<String>) {
        match self.rated {
            true => (vec![puzzle.line()], Some(text)),
            false => (vec![text], None),
        }
    }

    fn rated(&self, source: &Source, path: &ToldPath, rated: &dyn AnyPuzzle) -> Answered {
        let lang = self.lang.into();
        let mut json = path.rating.clone();
        json["stars"] = json!(rated.stars());
        json["id"] = json!(source.puzzle.id());
        json["file"] = json!(source.place());
        if self.path.is_some() {
            json["path"] = path.steps.iter().map(|step| step.json.clone()).collect();
        }
        if self.rated {
            return Answered::yes(json, vec![rated.line()]);
        }
        if let Some(format) = &self.format {
            return Answered::yes(json.clone(), vec![filled(format, |name| value(name, source, &json))]);
        }
        let mut lines = vec![format!("{}: {}", source.name(), summary(path, rated.stars(), lang))];
        match self.path {
            None => {}
            Some(PathArg::Full) => lines.extend(numbered(1, path.steps.len(), &path.steps)),
            Some(PathArg::Lean) => lines.extend(staged(path, lang)),
        }
        Answered { level: rated.level(), ..Answered::yes(json, lines) }
    }
}

/// Why a cell is what it is.
fn reasons(source: &Source, lang: Lang, cell: &str, steps: &[ToldStep]) -> Answered {
    let path: Vec<_> = steps.iter().map(|step| &step.json).collect();
    let json = json!({ "id": source.puzzle.id(), "file": source.place(), "cell": cell, "path": path });
    let why = format!("{}: {}", source.name(), lang.why_cell(cell.to_owned(), steps.len()));
    let steps = numbered(1, steps.len(), steps);
    Answered::yes(json, std::iter::once(why).chain(steps).collect())
}

/// What a hint shows of the next step at a stage: where to look, also the technique, or everything.
fn hint_told(source: &Source, lang: Lang, stage: u8, step: ToldStep) -> Answered {
    let ToldStep { place, technique: id, title, level, json, sentences } = step;
    let mut value = if stage == WHOLE { json } else { json!({}) };
    value["stage"] = json!(stage);
    value["hint"] = json!(stage);
    value["place"] = json!(place);
    if stage > 1 {
        value["technique"] = json!(id);
        value["level"] = json!(level);
    }
    let text = match stage {
        1 => lang.hint_place(place),
        2 => lang.hint_technique(place, title),
        _ => sentences.join("\n  "),
    };
    Answered::yes(source.of(value), vec![format!("{}: {text}", source.name())])
}

/// Why there is no next step; if all is known, that is as good as one.
fn no_hint(source: &Source, lang: Lang, is_solved: bool, reason: &str) -> Answered {
    let text = format!("{}: {}", source.name(), lang.no_hint(reason.to_owned()));
    let json = source.of(json!({ "technique": null, "reason": reason }));
    Answered { yes: is_solved, known: true, json, lines: vec![text], message: None, level: None }
}

/// The sentences of the steps of each stage, and the rows of the board at its end.
fn staged(path: &ToldPath, lang: Lang) -> Vec<String> {
    let (mut lines, mut next) = (vec![String::new(), lang.stage_start()], 0);
    lines.extend(with_names(&path.start, &path.lines));
    for (number, (steps, rows)) in (1_usize..).zip(&path.stages) {
        lines.extend([String::new(), lang.stage(number)]);
        lines.extend(numbered(next + 1, path.steps.len(), &path.steps[next..next + steps]));
        next += steps;
        lines.extend(with_names(rows, &path.lines));
    }
    lines
}

/// The rows of a board with the names of its lines.
fn with_names(rows: &[String], [columns, names]: &[Vec<String>; 2]) -> Vec<String> {
    let widest = |names: &[String]| names.iter().map(String::len).max().unwrap_or(0);
    let (cell, margin) = (widest(columns), widest(names) + 4);
    let line = |name: &str, cells: &[String]| {
        let cells = cells.iter().map(|shown| format!(" {shown:>cell$}"));
        format!("{name:>margin$}{}", cells.collect::<String>())
    };
    let shown = |row: &String| row.chars().map(String::from).collect_vec();
    let rows = names.iter().zip(rows).map(|(name, row)| line(name, &shown(row)));
    [line("", columns)].into_iter().chain(rows).collect()
}

/// Steps, each with its number before its first sentence; the others are indented.
fn numbered(first: usize, last: usize, steps: &[ToldStep]) -> Vec<String> {
    let width = last.to_string().len();
    let steps = (first..).zip(steps).flat_map(|(number, step)| {
        let line = move |(at, sentence): (usize, &String)| match at {
            0 => format!("{number:width$}. {sentence}"),
            _ => format!("{:width$}    {sentence}", ""),
        };
        step.sentences.iter().enumerate().map(line)
    });
    steps.collect()
}

/// The rating in words.
fn summary(path: &ToldPath, stars: Option<Stars>, lang: Lang) -> String {
    let number = |key: &str| path.rating[key].as_u64().unwrap_or(0);
    let text = |key: &str| path.rating[key].as_str().unwrap_or_default().to_owned();
    let hardest = path.hardest.clone();
    let (score, narrowest) = (number("score"), number("narrowest"));
    // One sentence may tell several of the steps that are counted.
    let steps = if path.stages.is_empty() { number("steps") } else { path.steps.len() as u64 };
    let (suppositions, longest, core) = (number("suppositions"), number("longest"), number("core"));
    let without = path.rating["without"].as_array().into_iter().flatten().filter_map(Value::as_str).join(", ");
    let all = [
        Some(lang.rating(text("level"), score, steps, hardest, narrowest)),
        stars.map(|stars| stars.to_string()),
        (suppositions > 0).then(|| lang.rating_suppositions(suppositions, longest)),
        path.rating.get("core").map(|_| lang.rating_core(core)),
        (!without.is_empty()).then(|| lang.rating_without(without)),
    ];
    all.into_iter().flatten().join(", ")
}

/// The value of a placeholder.
fn value(name: &str, source: &Source, rating: &Value) -> String {
    match (name, &rating[name]) {
        ("file", _) => source.name(),
        ("id", _) => source.puzzle.id().to_string(),
        // Numbers that are 0 are not in files.
        ("suppositions" | "longest", Value::Null) => "0".to_owned(),
        (_, Value::String(text)) => text.clone(),
        (_, Value::Null) => String::new(),
        (_, number) => number.to_string(),
    }
}

/// A format with the values of its placeholders.
fn filled(format: &str, value: impl Fn(&str) -> String) -> String {
    // In one pass, since a file name may contain braces.
    let parts = format.split('{').map(|part| match part.split_once('}') {
        Some((name, rest)) => value(name) + rest,
        None => part.to_owned(),
    });
    parts.collect()
}

/// Refuses a format with anything else in braces.
fn check_format(format: &str) -> Result<(), CommandError> {
    let rest = PLACEHOLDERS.iter().fold(format.to_owned(), |text, name| text.replace(&format!("{{{name}}}"), ""));
    match rest.find(['{', '}']) {
        None => Ok(()),
        Some(_) => {
            let known: Vec<String> = PLACEHOLDERS.iter().map(|name| format!("{{{name}}}")).collect();
            Err(CommandError::Placeholder { format: format.to_owned(), known })
        }
    }
}
