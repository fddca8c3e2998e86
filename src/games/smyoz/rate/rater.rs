//! Paths, hints and ratings of SMYOZ as every game gives them.

use serde_json::json;

use super::hint::{HintError, hint};
use super::path::{RateError, SolutionPath, Stage};
use super::step::Step;
use super::stepper::{Effort, NoStepError};
use super::told::ToldStep;
use super::{keeps, solves, title};
use crate::board::Cell;
use crate::clues::{Clue, Clues, Topic};
use crate::deduction::techniques::{Technique, reach};
use crate::deduction::{Fact, Marks, read_facts};
use crate::engines::Smyoz;
use crate::lang::TEXTS;
use crate::puzzle::{Puzzle, Rating};
use smyoz_core::game::Task;
use smyoz_core::lang::Lang;
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::puzzles::Level;
use smyoz_core::rating::{
    Allowed, NotTold, Rater, RatingError, Summary, TechniqueRow, Telling, Told, ToldPath, ToldStep as ToldAs,
};

/// How hard puzzles of SMYOZ are, and how to solve them.
pub struct Paths;

/// A puzzle with what is given and what its rating says.
fn rated(task: Task<'_, Smyoz>, rating: Option<&Rating>) -> Puzzle {
    Puzzle { promise: task.promise.clone(), rating: rating.cloned(), ..Puzzle::new(Smyoz, task.clues.clone()) }
}

/// What is done where no technique helps.
fn effort(exact: bool) -> Effort {
    if exact { Effort::Smallest } else { Effort::Cores }
}

fn is_among(allowed: Allowed<'_, &'static Technique>) -> impl Fn(&Technique) -> bool {
    move |technique| technique.level <= allowed.level && !allowed.without.contains(&technique)
}

impl Rater for Paths {
    type Game = Smyoz;
    type Marks = (Clues, Marks);
    type Rating = Rating;
    type Technique = &'static Technique;

    fn marks(
        &self,
        clues: &Clues,
        allowed: Allowed<'_, Self::Technique>,
        limits: Limits,
    ) -> Result<(Clues, Marks), CancelledError> {
        let mut marks = Marks::start(clues);
        reach(clues, &mut marks, is_among(allowed), limits)?;
        Ok((clues.clone(), marks))
    }

    fn tell(
        &self,
        (known, marks): &mut (Clues, Marks),
        clues: Vec<Clue>,
        allowed: Allowed<'_, Self::Technique>,
        limits: Limits,
    ) -> Result<(), CancelledError> {
        for clue in clues {
            match clue {
                Clue::Shot(shot) => known.shots.push(shot).expect("each clue is about something else"),
                item => known.inventory.say(item),
            }
        }
        marks.extend(Marks::start(known).facts());
        reach(known, marks, is_among(allowed), limits)
    }

    fn is_solved(&self, (_, marks): &(Clues, Marks)) -> bool {
        marks.is_solved()
    }

    fn open(&self, (_, marks): &(Clues, Marks)) -> usize {
        marks.possible().len()
    }

    fn is_news(&self, (clues, _): &(Clues, Marks), topic: Topic) -> bool {
        match topic {
            Topic::Shot(cell) => !clues.shots.cells().contains(cell),
            Topic::Item(item) => !clues.inventory.gives(item),
        }
    }

    fn solves(
        &self,
        clues: &Clues,
        allowed: Allowed<'_, Self::Technique>,
        limits: Limits,
    ) -> Result<bool, CancelledError> {
        solves(clues, is_among(allowed), limits)
    }

    fn rate(&self, clues: &Clues, without: &[Self::Technique], limits: Limits) -> Option<Rating> {
        let path = SolutionPath::without(&Puzzle::new(Smyoz, clues.clone()), Effort::Cores, without.to_vec(), limits);
        path.ok().map(|path| path.rating)
    }

    fn keeps(&self, rating: &Rating, task: Task<'_, Smyoz>, limits: Limits) -> Result<bool, CancelledError> {
        keeps(rating, task, limits)
    }

    fn summary(&Rating { level, score, longest, suppositions, .. }: &Rating) -> Summary {
        Summary { level, score, longest, suppositions }
    }

    fn hardest(rating: &Rating, lang: Lang) -> Option<((Level, u32), String)> {
        let technique = rating.hardest.technique()?;
        Some(((technique.level, technique.score), TEXTS.technique(lang, technique.id)))
    }

    fn prepare(_: &Smyoz) -> Self {
        Self
    }

    fn is_of_today(rating: &Rating) -> bool {
        rating.scale == Rating::SCALE
    }

    fn techniques() -> Option<Vec<TechniqueRow>> {
        Some(TechniqueRow::all(|one: &Technique, lang| TEXTS.technique(lang, one.id)))
    }

    fn check(
        &self,
        task: Task<'_, Smyoz>,
        rating: &Rating,
        limits: Limits,
    ) -> Result<Result<(), RatingError>, CancelledError> {
        if rating.scale != Rating::SCALE {
            return Ok(Err(RatingError::Scale { claimed: rating.scale, today: Rating::SCALE }));
        }
        let path = match SolutionPath::of(&rated(task, Some(rating)), effort(rating.exact), limits) {
            Ok(path) => path,
            Err(RateError::Cancelled) => return Err(CancelledError),
            Err(reason) => return Ok(Err(RatingError::None(reason.to_string()))),
        };
        let differences = rating.differences(&path.rating);
        Ok(if differences.is_empty() { Ok(()) } else { Err(RatingError::Other(differences)) })
    }

    fn path(
        &self,
        task: Task<'_, Smyoz>,
        rating: Option<&Rating>,
        told: Told,
        Telling { lang, exact }: Telling,
        limits: Limits,
    ) -> Result<(Rating, ToldPath), NotTold> {
        let puzzle = rated(task, rating);
        let path = SolutionPath::of(&puzzle, effort(exact), limits);
        let path = path.map_err(|reason| not_rated(reason, lang))?;
        let (mut steps, mut stages) = (Vec::new(), Vec::new());
        match told {
            Told::Nothing => {}
            Told::Seen => steps.extend(path.seen.iter().map(|step| seen(step, lang))),
            Told::Needed => {
                steps.extend(path.told.iter().map(|step| needed(task, step, lang)));
                let end = |stage: Stage<'_>| (stage.steps.len(), stage.known.rows().collect());
                stages.extend(path.stages(&puzzle).into_iter().map(end));
            }
        }
        let rating = serde_json::to_value(&path.rating).expect("a rating is plain data");
        let hardest = Some(title(path.rating.hardest, lang));
        Ok((path.rating, ToldPath { rating, hardest, steps, stages }))
    }

    fn hint(
        &self,
        task: Task<'_, Smyoz>,
        rating: Option<&Rating>,
        marks: &str,
        Telling { lang, exact }: Telling,
        limits: Limits,
    ) -> Result<ToldAs, NotTold> {
        let known = read_facts(marks).map_err(|error| NotTold::Unreadable(error.to_string()))?;
        match hint(&rated(task, rating), &known, effort(exact), limits) {
            Ok(step) => Ok(needed(task, &step, lang)),
            Err(HintError::Step(NoStepError::Cancelled)) => Err(NotTold::Stopped),
            Err(HintError::Step(NoStepError::Unfounded(fault))) => Err(NotTold::Unfounded(fault)),
            Err(reason) => Err(NotTold::Reason {
                reason: reason.to_string(),
                sentence: reason.sentence(lang),
                is_solved: reason == HintError::Step(NoStepError::Solved),
            }),
        }
    }

    fn why(
        &self,
        task: Task<'_, Smyoz>,
        rating: Option<&Rating>,
        place: &str,
        Telling { lang, exact }: Telling,
        limits: Limits,
    ) -> Result<Vec<ToldAs>, NotTold> {
        let cell: Cell = place.parse().map_err(|error| NotTold::Unreadable(format!("{error}")))?;
        let steps = SolutionPath::why(&rated(task, rating), effort(exact), cell, limits);
        let steps = steps.map_err(|reason| not_rated(reason, lang))?;
        Ok(steps.iter().map(|step| needed(task, step, lang)).collect())
    }
}

fn not_rated(reason: RateError, lang: Lang) -> NotTold {
    match reason {
        RateError::Unfounded(fault) => NotTold::Unfounded(fault),
        RateError::Cancelled => NotTold::Stopped,
        reason => NotTold::because(&reason, reason.sentence(lang)),
    }
}

fn needed(task: Task<'_, Smyoz>, step: &ToldStep, lang: Lang) -> ToldAs {
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
    ToldAs {
        technique: step.kind().id(),
        title: title(step.kind(), lang),
        level: step.level(),
        place: step.place_among(&task.clues.shots, lang),
        sentences,
        json,
    }
}

fn seen(step: &Step, lang: Lang) -> ToldAs {
    let facts: Vec<String> = step.facts().iter().map(Fact::to_string).collect();
    let sentence = step.sentence(lang);
    let json = json!({
        "technique": step.id(),
        "level": step.level(),
        "score": step.score(),
        "facts": facts,
        "text": sentence,
    });
    let (technique, title) = (step.id(), title(step.kind(), lang));
    ToldAs { technique, title, level: step.level(), place: String::new(), sentences: vec![sentence], json }
}
