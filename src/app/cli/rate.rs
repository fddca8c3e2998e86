//! `smyoz rate`: how hard puzzles are, and how to solve them.

use std::error::Error;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use itertools::Itertools;
use serde::Serialize;
use serde_json::{Value, json};

use super::failure::Bug;
use super::games::AnyPuzzle;
use super::input::{Puzzles, Source, read_text};
use super::output::{Output, tell};
use super::sea_battle::rating;
use super::{Answer, Failure, LangArg, Threads, TimeLimit, shown};
use smyoz_core::deduction::Unfounded;
use smyoz_core::lang::Lang;
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::{Id, Level, Record};
use smyoz_games::smyoz::puzzle::Puzzle;
use smyoz_games::smyoz::rate::{Effort, NoHint, NoStep, NotRated, Rating, SolutionPath, Stage, Step, ToldStep, hint};
use smyoz_games::smyoz::{Cell, Fact, read_facts};

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
    pub(super) path: Option<PathArg>,
    /// Print only the next step: where to look (1), the technique, too (2), or the whole step (3)
    #[arg(
        long, value_name = "STAGE", num_args = 0..=1, require_equals = true, default_missing_value = "3",
        value_parser = clap::value_parser!(u8).range(1..=3), conflicts_with_all = ["why", "format"]
    )]
    pub(super) hint: Option<u8>,
    /// Print why this cell is what it is: the steps that are needed to know it
    #[arg(long, value_name = "CELL", conflicts_with = "format")]
    pub(super) why: Option<Cell>,
    /// File of what is known already, for --hint: facts separated by spaces, such as 44. (water),
    /// 44# (ship cell), 44B, 44/55# (ship point), B44-64 (a ship), !B44-64 (no ship), row4=0; or a
    /// board of nine lines of nine characters ? . # A B G D
    #[arg(long, value_name = "FILE", requires = "hint")]
    marks: Option<PathBuf>,
    /// Where no technique helps, examine every cell and point, and prove that the reason is the
    /// smallest; slow
    #[arg(long)]
    pub(super) exact: bool,
    /// What to print for each puzzle, with {file}, {id}, {level}, {score}, {steps}, {hardest},
    /// {narrowest}, {suppositions}, {longest}, {core}
    #[arg(long, value_name = "TEXT", conflicts_with = "json")]
    pub(super) format: Option<String>,
    /// Language of the steps
    #[arg(long, value_enum, default_value = "en")]
    lang: LangArg,
    #[command(flatten)]
    time_limit: TimeLimit,
    #[command(flatten)]
    threads: Threads,
    /// Print the puzzles themselves with their ratings, one JSON line each
    #[arg(long, conflicts_with_all = ["path", "hint", "why", "format", "json"])]
    pub(super) rated: bool,
    /// Print one JSON line per puzzle
    #[arg(long)]
    json: bool,
}

/// The names that can stand in braces in a format.
const PLACEHOLDERS: [&str; 10] =
    ["file", "id", "level", "score", "steps", "hardest", "narrowest", "suppositions", "longest", "core"];

/// Which path is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum PathArg {
    /// The steps that are needed
    Lean,
    /// All that is seen
    Full,
}

/// What is told of a puzzle, of whatever game.
pub(super) struct Answered {
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
}

impl Answered {
    /// What was asked for.
    pub fn yes(json: Value, lines: Vec<String>) -> Self {
        Self { yes: true, known: true, json, lines, message: None }
    }
}

impl Rate {
    pub fn run(&self, output: &mut Output) -> Result<Answer, Failure> {
        if let Some(format) = &self.format {
            check_format(format)?;
        }
        let marks = self.marks.as_deref().map(read_text).transpose()?.unwrap_or_default();
        let over = self.time_limit.start();
        let answer = |source: &Source<AnyPuzzle>| match &source.puzzle {
            AnyPuzzle::Smyoz(puzzle) => self.answer(source, puzzle, &marks, Limits::from(&*over)),
            AnyPuzzle::SeaBattle(puzzle) => rating::answer(self, source, puzzle, &marks, Limits::from(&*over)),
        };
        let (mut yes, mut known) = (true, true);
        self.threads.work(self.puzzles.stream(), answer, |_, answered| {
            let Answered { yes: is_yes, known: is_known, json, lines, message } = answered?;
            yes &= is_yes;
            known &= is_known;
            message.iter().for_each(tell);
            match self.json {
                true => output.json(&json),
                false => lines.into_iter().try_for_each(|line| output.line(line)),
            }
        })?;
        Ok(if yes && !known { Answer::Unknown } else { yes.into() })
    }

    fn answer(
        &self,
        source: &Source<AnyPuzzle>,
        puzzle: &Puzzle,
        marks: &str,
        limits: Limits,
    ) -> Result<Answered, Failure> {
        if let Some(stage) = self.hint {
            return self.hinted(source, puzzle, (stage, &self.read_marks(marks, read_facts)?), limits);
        }
        let answered = match self.why {
            Some(cell) => SolutionPath::why(puzzle, self.effort(), cell, limits)
                .map(|told| self.reasons(source, puzzle, cell, &told)),
            None => SolutionPath::of(puzzle, self.effort(), limits).map(|path| self.rated(source, puzzle, &path)),
        };
        match answered {
            Err(NotRated::Cancelled) => Ok(self.not_known(source, puzzle)),
            Err(NotRated::Unfounded(fault)) => Err(unfounded(puzzle, fault)),
            Err(reason) => Ok(self.not_rated(source, puzzle, &reason.to_string(), &reason.sentence(self.lang()))),
            Ok(answered) => Ok(answered),
        }
    }

    /// Reads what is known already.
    pub(super) fn read_marks<T, E: Error + Send + Sync + 'static>(
        &self,
        text: &str,
        read: impl Fn(&str) -> Result<T, E>,
    ) -> Result<T, Failure> {
        let name = || self.marks.as_deref().map_or_else(String::new, shown::path);
        read(text).map_err(|error| Failure::content(name(), error))
    }

    /// Says why a puzzle has no level.
    pub(super) fn not_rated(
        &self,
        source: &Source<AnyPuzzle>,
        puzzle: &impl Record,
        reason: &str,
        sentence: &str,
    ) -> Answered {
        let text = format!("{}: {sentence}", source.name());
        let json = json!({ "level": null, "reason": reason, "id": puzzle.id(), "file": source.place() });
        let (lines, message) = self.instead_of_rating(puzzle, text);
        Answered { yes: false, known: true, json, lines, message }
    }

    /// Says that the time was up before there was an answer.
    pub(super) fn not_known(&self, source: &Source<AnyPuzzle>, puzzle: &impl Record) -> Answered {
        let text = format!("{}: {}", source.name(), self.lang().not_known_in_time());
        let reason = "no answer within the time limit";
        let json =
            json!({ "level": null, "reason": reason, "id": puzzle.id(), "file": source.place(), "limit": "time" });
        let (lines, message) = self.instead_of_rating(puzzle, text);
        Answered { yes: true, known: false, json, lines, message }
    }

    /// The lines and the message of a puzzle that is not rated: whoever wants puzzles gets it all the
    /// same.
    fn instead_of_rating(&self, puzzle: &impl Record, text: String) -> (Vec<String>, Option<String>) {
        match self.rated {
            true => (vec![line(puzzle)], Some(text)),
            false => (vec![text], None),
        }
    }

    fn effort(&self) -> Effort {
        if self.exact { Effort::Smallest } else { Effort::Cores }
    }

    fn rated(&self, source: &Source<AnyPuzzle>, puzzle: &Puzzle, path: &SolutionPath) -> Answered {
        let SolutionPath { seen, told, rating } = path;
        let steps = match self.path {
            None => None,
            Some(PathArg::Lean) => Some(told.iter().map(|step| self.told_json(step)).collect()),
            Some(PathArg::Full) => Some(seen.iter().map(|step| self.seen_json(step)).collect()),
        };
        let json = rating_json(rating, &puzzle.id(), source, steps);
        if self.rated {
            return Answered::yes(json, vec![line(&Puzzle { rating: Some(rating.clone()), ..puzzle.clone() })]);
        }
        if let Some(format) = &self.format {
            return Answered::yes(json, vec![filled(format, |name| value(name, source, puzzle, rating))]);
        }
        let mut lines = vec![format!("{}: {}", source.name(), summary(rating, self.lang()))];
        match self.path {
            None => {}
            Some(PathArg::Full) => {
                let sentences = seen.iter().map(|step| vec![step.sentence(self.lang())]);
                lines.extend(numbered(1, seen.len(), sentences));
            }
            Some(PathArg::Lean) => {
                let stages = path.stages(puzzle).into_iter().map(|Stage { steps, known }| {
                    let sentences = steps.iter().map(|step| step.sentences(self.lang())).collect();
                    (sentences, known.rows().collect())
                });
                lines.extend(staged(stages.collect(), told.len(), self.lang()));
            }
        }
        Answered::yes(json, lines)
    }

    pub(super) fn lang(&self) -> Lang {
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

    fn hinted(
        &self,
        source: &Source<AnyPuzzle>,
        puzzle: &Puzzle,
        (stage, known): (u8, &[Fact]),
        limits: Limits,
    ) -> Result<Answered, Failure> {
        let lang = self.lang();
        Ok(match hint(puzzle, known, self.effort(), limits) {
            Ok(step) => hint_told(
                source,
                lang,
                stage,
                Hint {
                    place: step.place(lang),
                    technique: (step.kind().id(), step.kind().title(lang)),
                    level: step.level(),
                    json: self.told_json(&step),
                    sentences: step.sentences(lang),
                },
            ),
            Err(NoHint::Step(NoStep::Cancelled)) => self.not_known(source, puzzle),
            Err(NoHint::Step(NoStep::Unfounded(fault))) => return Err(unfounded(puzzle, fault)),
            Err(reason) => no_hint(source, lang, reason == NoHint::Step(NoStep::Solved), &reason.sentence(lang)),
        })
    }

    /// Why a cell is what it is.
    fn reasons(&self, source: &Source<AnyPuzzle>, puzzle: &Puzzle, cell: Cell, told: &[ToldStep]) -> Answered {
        let steps: Vec<_> = told.iter().map(|step| self.told_json(step)).collect();
        let json = json!({ "id": puzzle.id(), "file": source.place(), "cell": cell.to_string(), "path": steps });
        let why = format!("{}: {}", source.name(), self.lang().why_cell(cell.to_string(), told.len()));
        let steps = numbered(1, told.len(), told.iter().map(|step| step.sentences(self.lang())));
        Answered::yes(json, std::iter::once(why).chain(steps).collect())
    }
}

/// The next step, as hints tell it.
pub(super) struct Hint {
    /// Where to look.
    pub place: String,
    /// The id of its technique, and the name.
    pub technique: (&'static str, String),
    pub level: Level,
    /// The whole step for programs.
    pub json: Value,
    /// The whole step for people.
    pub sentences: Vec<String>,
}

/// What is told of the next step at a stage: where to look, the technique, too, or all.
pub(super) fn hint_told(source: &Source<AnyPuzzle>, lang: Lang, stage: u8, hint: Hint) -> Answered {
    let Hint { place, technique: (id, title), level, json, sentences } = hint;
    let mut value = if stage == 3 { json } else { json!({ "stage": stage }) };
    value["stage"] = json!(stage);
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
    Answered::yes(value, vec![format!("{}: {text}", source.name())])
}

/// Why there is no next step; that all is known is as good as one.
pub(super) fn no_hint(source: &Source<AnyPuzzle>, lang: Lang, is_solved: bool, reason: &str) -> Answered {
    let text = format!("{}: {}", source.name(), lang.no_hint(reason.to_owned()));
    let json = json!({ "technique": null, "reason": reason });
    Answered { yes: is_solved, known: true, json, lines: vec![text], message: None }
}

/// A rating for programs, with the steps if they were asked for.
pub(super) fn rating_json(
    rating: &impl Serialize,
    id: &Id,
    source: &Source<AnyPuzzle>,
    path: Option<Vec<Value>>,
) -> Value {
    let mut value = json!(rating);
    value["id"] = json!(id);
    value["file"] = json!(source.place());
    if let Some(path) = path {
        value["path"] = path.into();
    }
    value
}

/// A puzzle as a line of a file.
pub(super) fn line(puzzle: &impl Serialize) -> String {
    serde_json::to_string(puzzle).expect("a puzzle is plain data")
}

/// The fault that a conclusion about a puzzle does not follow.
pub(super) fn unfounded(puzzle: &impl Serialize, fault: Unfounded) -> Failure {
    Bug::Unfounded { puzzle: line(puzzle), fault }.into()
}

/// The sentences of the steps of each stage, and the rows of the board at its end.
pub(super) fn staged(stages: Vec<(Vec<Vec<String>>, Vec<String>)>, steps: usize, lang: Lang) -> Vec<String> {
    let (mut lines, mut next) = (Vec::new(), 1);
    for (number, (sentences, rows)) in (1_usize..).zip(stages) {
        lines.extend([String::new(), lang.stage(number)]);
        let after = next + sentences.len();
        lines.extend(numbered(next, steps, sentences.into_iter()));
        next = after;
        lines.extend(rows.iter().map(|row| format!("    {}", row.chars().join(" "))));
    }
    lines
}

/// Steps, each with its number before its first sentence; the others are indented.
pub(super) fn numbered(first: usize, last: usize, steps: impl Iterator<Item = Vec<String>>) -> Vec<String> {
    let width = last.to_string().len();
    let steps = (first..).zip(steps).flat_map(|(number, sentences)| {
        let line = move |(at, sentence): (usize, String)| match at {
            0 => format!("{number:width$}. {sentence}"),
            _ => format!("{:width$}    {sentence}", ""),
        };
        sentences.into_iter().enumerate().map(line)
    });
    steps.collect()
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

/// The value of a placeholder.
fn value(name: &str, source: &Source<AnyPuzzle>, puzzle: &Puzzle, rating: &Rating) -> String {
    match name {
        "file" => source.name(),
        "id" => puzzle.id().to_string(),
        "level" => rating.level.to_string(),
        "score" => rating.score.to_string(),
        "steps" => rating.steps.to_string(),
        "hardest" => rating.hardest.to_string(),
        "narrowest" => rating.narrowest.to_string(),
        "suppositions" => rating.suppositions.to_string(),
        "longest" => rating.longest.to_string(),
        _ => rating.core.map(|size| size.to_string()).unwrap_or_default(),
    }
}

/// A format with the values of its placeholders.
pub(super) fn filled(format: &str, value: impl Fn(&str) -> String) -> String {
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
