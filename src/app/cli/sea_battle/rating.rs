//! `smyoz rate` for puzzles of Sea Battle.

use itertools::Itertools;
use serde_json::{Value, json};
use thiserror::Error;

use super::OtherGame;
use crate::cli::Failure;
use crate::cli::games::AnyPuzzle;
use crate::cli::input::Source;
use crate::cli::rate::{
    Answered, Hint, PathArg, Rate, filled, hint_told, line, no_hint, numbered, rating_json, staged, unfounded,
};
use smyoz_core::deduction::Unfinished;
use smyoz_core::lang::Lang;
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::Record;
use smyoz_games::sea_battle::rate::{NoHint, SolutionPath, Stage, hint};
use smyoz_games::sea_battle::techniques::Deduction;
use smyoz_games::sea_battle::{Chart, Fact, FactError, LeanStep, NotRated, Puzzle, Rating};

/// What is asked of a puzzle; `marks` is what is known already.
pub(in crate::cli) fn answer(
    rate: &Rate,
    source: &Source<AnyPuzzle>,
    puzzle: &Puzzle,
    marks: &str,
    limits: Limits,
) -> Result<Answered, Failure> {
    let refused = [("exact", rate.exact), ("why", rate.why.is_some())];
    if let Some((option, _)) = refused.into_iter().find(|&(_, is_given)| is_given) {
        return Err(OtherGame::sea_battle(option).into());
    }
    let (chart, lang) = (Chart::new(&puzzle.setting), rate.lang());
    if let Some(stage) = rate.hint {
        let known = rate.read_marks(marks, |text| read_facts(&chart, text))?;
        return match hint(&chart, puzzle, &known, limits) {
            Err(NoHint::Unfinished(Unfinished::Stopped(_))) => Ok(rate.not_known(source, puzzle)),
            hint => hinted(&chart, source, puzzle, hint, (stage, lang)),
        };
    }
    Ok(match SolutionPath::of(puzzle, limits) {
        Ok(path) => rated(rate, &chart, source, puzzle, &path),
        Err(NotRated::Unfinished(Unfinished::Stopped(_))) => rate.not_known(source, puzzle),
        Err(NotRated::Unfinished(Unfinished::Unfounded(fault))) => return Err(unfounded(puzzle, fault)),
        Err(reason) => rate.not_rated(source, puzzle, &reason.to_string(), &reason.sentence(lang)),
    })
}

/// A line of the marks has something that is not a fact.
#[derive(Debug, Error)]
#[error("line {line}: {error}")]
struct WrongLine {
    line: usize,
    error: FactError,
}

/// Facts separated by white space.
fn read_facts(chart: &Chart, text: &str) -> Result<Vec<Fact>, WrongLine> {
    let words =
        (1..).zip(text.lines()).flat_map(|(line, words)| words.split_whitespace().map(move |word| (line, word)));
    words.map(|(line, word)| chart.read_fact(word).map_err(|error| WrongLine { line, error })).collect()
}

fn rated(rate: &Rate, chart: &Chart, source: &Source<AnyPuzzle>, puzzle: &Puzzle, path: &SolutionPath) -> Answered {
    let (lang, SolutionPath { seen, told, rating }) = (rate.lang(), path);
    let stages = path.stages(chart, &puzzle.clues);
    let steps = match rate.path {
        None => None,
        Some(PathArg::Full) => Some(seen.iter().map(|step| seen_json(chart, step, lang)).collect()),
        Some(PathArg::Lean) => {
            let steps = (1_usize..).zip(&stages).flat_map(|(stage, Stage { steps, .. })| {
                steps.iter().map(move |step| told_json(chart, step, stage, lang))
            });
            Some(steps.collect())
        }
    };
    let json = rating_json(rating, &puzzle.id(), source, steps);
    if rate.rated {
        return Answered::yes(json, vec![line(&Puzzle { rating: Some(rating.clone()), ..puzzle.clone() })]);
    }
    if let Some(format) = &rate.format {
        return Answered::yes(json, vec![filled(format, |name| value(name, source, puzzle, rating))]);
    }
    let mut lines = vec![format!("{}: {}", source.name(), summary(rating, lang))];
    match rate.path {
        None => {}
        Some(PathArg::Full) => {
            lines.extend(numbered(1, seen.len(), seen.iter().map(|step| step.sentences(chart, lang))));
        }
        Some(PathArg::Lean) => {
            let stages = stages.into_iter().map(|Stage { steps, known }| {
                let sentences = steps.iter().map(|step| step.deduction.sentences(chart, lang)).collect();
                (sentences, known.rows().collect())
            });
            lines.extend(staged(stages.collect(), told.len(), lang));
        }
    }
    Answered::yes(json, lines)
}

fn hinted(
    chart: &Chart,
    source: &Source<AnyPuzzle>,
    puzzle: &Puzzle,
    hint: Result<LeanStep, NoHint>,
    (stage, lang): (u8, Lang),
) -> Result<Answered, Failure> {
    Ok(match hint {
        Ok(step) => {
            let technique = step.deduction.technique;
            let hint = Hint {
                place: step.deduction.place(chart, lang),
                technique: (technique.id, technique.title(lang)),
                level: technique.level,
                json: told_json(chart, &step, 1, lang),
                sentences: step.deduction.sentences(chart, lang),
            };
            hint_told(source, lang, stage, hint)
        }
        Err(NoHint::Unfinished(Unfinished::Unfounded(fault))) => return Err(unfounded(puzzle, fault)),
        Err(reason) => no_hint(source, lang, reason == NoHint::Solved, &reason.sentence(chart, lang)),
    })
}

fn told_json(chart: &Chart, step: &LeanStep, stage: usize, lang: Lang) -> Value {
    let mut value = seen_json(chart, &step.deduction, lang);
    value["stage"] = json!(stage);
    value["because"] = json!(chart.told(&step.known(), lang));
    value
}

fn seen_json(chart: &Chart, step: &Deduction, lang: Lang) -> Value {
    json!({
        "technique": step.technique.id,
        "level": step.technique.level,
        "score": step.score(),
        "facts": step.facts.iter().map(|&fact| chart.fact_name(fact)).collect_vec(),
        "text": step.sentences(chart, lang).join("\n"),
    })
}

/// The rating in words.
fn summary(rating: &Rating, lang: Lang) -> String {
    let Rating { level, score, steps, hardest, narrowest, suppositions, longest, without, .. } = rating;
    let hardest = hardest.map_or_else(|| lang.kind_none(), |technique| technique.title(lang));
    let all = [
        Some(lang.rating(level.name(), score, steps, hardest, narrowest)),
        (*suppositions > 0).then(|| lang.rating_suppositions(suppositions, longest)),
        (!without.is_empty()).then(|| lang.rating_without(without.iter().join(", "))),
    ];
    all.into_iter().flatten().join(", ")
}

/// The value of a placeholder; there is no `core`.
fn value(name: &str, source: &Source<AnyPuzzle>, puzzle: &Puzzle, rating: &Rating) -> String {
    match name {
        "file" => source.name(),
        "id" => puzzle.id().to_string(),
        "level" => rating.level.to_string(),
        "score" => rating.score.to_string(),
        "steps" => rating.steps.to_string(),
        "hardest" => rating.hardest.map_or("none", |technique| technique.id).to_owned(),
        "narrowest" => rating.narrowest.to_string(),
        "suppositions" => rating.suppositions.to_string(),
        "longest" => rating.longest.to_string(),
        _ => String::new(),
    }
}
