//! Paths and hints of SMYOZ in words and as JSON.

use serde_json::json;

use crate::board::Cell;
use crate::deduction::{Fact, read_facts};
use crate::puzzle::Puzzle;
use crate::rate::{self, Effort, HintError, NoStepError, RateError, SolutionPath, Step};
use smyoz_core::lang::Lang;
use smyoz_core::limits::Limits;
use smyoz_core::rating::{NotTold, Told, ToldPath, ToldStep};

/// The way to the solution, and the puzzle with the rating that results.
pub(super) fn path(
    puzzle: &Puzzle,
    told: Told,
    effort: Effort,
    lang: Lang,
    limits: Limits,
) -> Result<(ToldPath, Puzzle), NotTold> {
    let path = SolutionPath::of(puzzle, effort, limits);
    let path = path.map_err(|reason| not_rated(reason, lang))?;
    let (mut steps, mut stages) = (Vec::new(), Vec::new());
    match told {
        Told::Nothing => {}
        Told::Seen => steps.extend(path.seen.iter().map(|step| seen(step, lang))),
        Told::Needed => {
            steps.extend(path.told.iter().map(|step| needed(puzzle, step, lang)));
            let end = |stage: rate::Stage| (stage.steps.len(), stage.known.rows().collect());
            stages.extend(path.stages(puzzle).into_iter().map(end));
        }
    }
    let rating = serde_json::to_value(&path.rating).expect("a rating is plain data");
    let hardest = Some(rate::title(path.rating.hardest, lang));
    let puzzle = Puzzle { rating: Some(path.rating), ..puzzle.clone() };
    Ok((ToldPath { rating, hardest, steps, stages }, puzzle))
}

/// The next step from marks.
pub(super) fn hint(
    puzzle: &Puzzle,
    marks: &str,
    effort: Effort,
    lang: Lang,
    limits: Limits,
) -> Result<ToldStep, NotTold> {
    let known = read_facts(marks).map_err(|error| NotTold::Unreadable(error.to_string()))?;
    match rate::hint(puzzle, &known, effort, limits) {
        Ok(step) => Ok(needed(puzzle, &step, lang)),
        Err(HintError::Step(NoStepError::Cancelled)) => Err(NotTold::Stopped),
        Err(HintError::Step(NoStepError::Unfounded(fault))) => Err(NotTold::Unfounded(fault)),
        Err(reason) => Err(NotTold::Reason {
            reason: reason.to_string(),
            sentence: reason.sentence(lang),
            is_solved: reason == HintError::Step(NoStepError::Solved),
        }),
    }
}

/// The steps that show what is in a cell.
pub(super) fn why(
    puzzle: &Puzzle,
    cell: &str,
    effort: Effort,
    lang: Lang,
    limits: Limits,
) -> Result<Vec<ToldStep>, NotTold> {
    let cell: Cell = cell.parse().map_err(|error| NotTold::Unreadable(format!("{error}")))?;
    let steps = SolutionPath::why(puzzle, effort, cell, limits).map_err(|reason| not_rated(reason, lang))?;
    Ok(steps.iter().map(|step| needed(puzzle, step, lang)).collect())
}

fn not_rated(reason: RateError, lang: Lang) -> NotTold {
    match reason {
        RateError::Unfounded(fault) => NotTold::Unfounded(fault),
        RateError::Cancelled => NotTold::Stopped,
        reason => NotTold::because(&reason, reason.sentence(lang)),
    }
}

fn needed(puzzle: &Puzzle, step: &rate::ToldStep, lang: Lang) -> ToldStep {
    let facts: Vec<String> = step.facts().map(|fact| fact.to_string()).collect();
    let aside = step.asides.iter().flat_map(|aside| aside.step.facts());
    let aside: Vec<String> = aside.map(Fact::to_string).collect();
    let chain: Vec<String> = step.chain().map(|fact| fact.to_string()).collect();
    let sentences = step.sentences(lang);
    let mut json = json!({
        "technique": step.kind().id(),
        "level": step.level(),
        "score": step.score(),
        "stage": step.stage,
        "facts": facts,
        "aside": aside,
        "because": step.because(lang),
        "text": sentences.join("\n"),
    });
    if !chain.is_empty() {
        json["chain"] = json!(chain);
    }
    ToldStep {
        technique: step.kind().id(),
        title: rate::title(step.kind(), lang),
        level: step.level(),
        place: step.place_among(&puzzle.shots, lang),
        sentences,
        json,
    }
}

fn seen(step: &Step, lang: Lang) -> ToldStep {
    let facts: Vec<String> = step.facts().iter().map(Fact::to_string).collect();
    let sentence = step.sentence(lang);
    let json = json!({
        "technique": step.id(),
        "level": step.level(),
        "score": step.score(),
        "facts": facts,
        "text": sentence,
    });
    let (technique, title) = (step.id(), rate::title(step.kind(), lang));
    ToldStep { technique, title, level: step.level(), place: String::new(), sentences: vec![sentence], json }
}
