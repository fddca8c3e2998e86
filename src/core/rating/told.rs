//! Paths and hints of any game in words and as JSON.

use serde_json::{Value, json};
use thiserror::Error;

use super::error::RateError;
use super::hint::{HintError, hint};
use super::path::{SolutionPath, costs, why};
use super::proofs::Effort;
use crate::deduction::{
    ChartOf, DeductionError, FactOf, Knowledge, LeanStep, Logic, Passage, Technique, UnfoundedError,
};
use crate::game::{Game, Rating, Task};
use crate::lang::Lang;
use crate::limits::Limits;
use crate::puzzles::Level;

#[derive(Clone, Debug, PartialEq)]
pub struct ToldStep {
    /// The id of its technique.
    pub technique: &'static str,
    /// The name of the technique.
    pub title: String,
    pub level: Level,
    pub place: String,
    /// The conclusion; of a supposition, also the steps of its chain.
    pub sentences: Vec<String>,
    /// All of it for programs.
    pub json: Value,
}

/// The way to the solution.
#[derive(Clone, Debug, PartialEq)]
pub struct ToldPath {
    /// The rating for programs, as in files.
    pub rating: Value,
    /// What its hardest step is.
    pub hardest: String,
    /// The steps that were asked for.
    pub steps: Vec<ToldStep>,
    /// The rows of the board before the first step.
    pub start: Vec<String>,
    /// The stages of these, if what is needed was asked for: how many steps, and the rows of the
    /// board at the end.
    pub stages: Vec<(usize, Vec<String>)>,
    /// The steps that are worth a hint, by their places among those needed: last the break-in.
    pub hints: Vec<usize>,
    /// The names of columns and of rows.
    pub lines: [Vec<String>; 2],
}

/// Which steps of a path are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// None: only the rating is wanted.
    Nothing,
    /// Those that are needed, in stages.
    Needed,
    Seen,
}

/// Why nothing is told.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum NotTold {
    /// There is no way, or no next step.
    #[error("{reason}")]
    Reason {
        /// In English, for programs.
        reason: String,
        /// In the language of the reader.
        sentence: String,
        /// Whether all is known already.
        is_solved: bool,
    },
    /// What is asked about cannot be read: marks, or the name of a place.
    #[error("{0}")]
    Unreadable(String),
    /// The game has no such answers; names what it lacks.
    #[error("not for this game: {0}")]
    NotForGame(&'static str),
    #[error("cancelled")]
    Cancelled,
    /// A fault of the program.
    #[error(transparent)]
    Unfounded(UnfoundedError),
}

/// The language in which paths and steps are told, and how much work goes into them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Telling {
    /// The language.
    pub lang: Lang,
    /// Whether the core of a step that follows by no technique is made as small as possible.
    pub exact: bool,
}

impl Telling {
    /// What is done where no technique helps.
    fn effort(self) -> Effort {
        if self.exact { Effort::Smallest } else { Effort::Cores }
    }
}

impl NotTold {
    /// This reason, in a sentence.
    pub fn because(reason: &impl ToString, sentence: String) -> Self {
        Self::Reason { reason: reason.to_string(), sentence, is_solved: false }
    }

    fn not_rated(reason: RateError, lang: Lang) -> Self {
        match reason {
            RateError::Unfinished(unfinished) => unfinished.into(),
            reason => Self::because(&reason, reason.sentence(lang)),
        }
    }
}

impl From<DeductionError> for NotTold {
    fn from(unfinished: DeductionError) -> Self {
        match unfinished {
            DeductionError::Cancelled(_) => Self::Cancelled,
            DeductionError::Unfounded(fault) => Self::Unfounded(fault),
        }
    }
}

/// The way to the solution, without some techniques, and its rating.
///
/// # Errors
/// If there is none, or it was given up.
pub(super) fn tell_path<G: Game>(
    chart: &ChartOf<G>,
    task: Task<'_, G>,
    without: &[&'static Technique<G::Logic>],
    told: Told,
    telling: Telling,
    limits: Limits,
) -> Result<(Rating<G::Logic>, ToldPath), NotTold> {
    let lang = telling.lang;
    let path = SolutionPath::find(chart, task, without, telling.effort(), limits);
    let path = path.map_err(|reason| NotTold::not_rated(reason, lang))?;
    let (mut steps, mut stages) = (Vec::new(), Vec::new());
    match told {
        Told::Nothing => {}
        Told::Seen => {
            let mut marks = G::Logic::start(chart, task.clues);
            steps.extend(path.seen.iter().map(|step| {
                let passage = Passage::of_step(step.clone(), marks.clone());
                marks.add_all(step.news().iter().copied());
                ToldStep::seen(chart, task, &passage, lang)
            }));
        }
        Told::Needed => {
            let costs = costs(path.told.iter().map(Passage::steps));
            let told = path.told.iter().zip(costs);
            steps.extend(told.map(|(passage, cost)| ToldStep::needed(chart, task, passage, cost, lang)));
            stages.extend(
                path.stages(chart, task.clues).iter().map(|stage| (stage.steps.len(), G::Logic::rows(&stage.known))),
            );
        }
    }
    let hardest = path.rating.hardest.title(lang);
    let rating = serde_json::to_value(&path.rating).expect("a rating is plain data");
    let (hints, lines) = (path.hints(usize::MAX), G::Logic::lines(chart));
    let start = G::Logic::rows(&G::Logic::start(chart, task.clues));
    Ok((path.rating, ToldPath { rating, hardest, steps, start, stages, hints, lines }))
}

/// The next step from marks, given as the game [reads](Logic::read_marks) them, without some
/// techniques.
///
/// # Errors
/// If marks cannot be read or are wrong, or there is no next step.
pub(super) fn tell_hint<G: Game>(
    chart: &ChartOf<G>,
    task: Task<'_, G>,
    marks: &str,
    without: &[&'static Technique<G::Logic>],
    telling: Telling,
    limits: Limits,
) -> Result<ToldStep, NotTold> {
    let known = G::Logic::read_marks(chart, marks).map_err(|error| NotTold::Unreadable(error.to_string()))?;
    match hint(chart, task, &known, without, telling.effort(), limits) {
        Ok(passage) => Ok(ToldStep::needed(chart, task, &passage, passage.score(), telling.lang)),
        Err(HintError::Unfinished(unfinished)) => Err(unfinished.into()),
        Err(reason) => Err(NotTold::Reason {
            reason: reason.to_string(),
            sentence: reason.sentence(chart, telling.lang),
            is_solved: reason == HintError::Solved,
        }),
    }
}

/// The steps that show what is at a place, without some techniques.
///
/// # Errors
/// If the text names no place, the puzzle has no path, or it was given up.
pub(super) fn tell_why<G: Game>(
    chart: &ChartOf<G>,
    task: Task<'_, G>,
    place: &str,
    without: &[&'static Technique<G::Logic>],
    telling: Telling,
    limits: Limits,
) -> Result<Vec<ToldStep>, NotTold> {
    let lang = telling.lang;
    let facts = G::Logic::facts_at(chart, place).map_err(|error| NotTold::Unreadable(error.to_string()))?;
    let found = why(chart, task, &facts, without, telling.effort(), limits);
    let passages = found.map_err(|reason| NotTold::not_rated(reason, lang))?;
    let told = passages.iter().zip(costs(passages.iter().map(Passage::steps)));
    Ok(told.map(|(passage, cost)| ToldStep::needed(chart, task, passage, cost, lang)).collect())
}

impl ToldStep {
    /// A passage with all that it says.
    fn seen<G: Game>(chart: &ChartOf<G>, task: Task<'_, G>, passage: &Passage<G::Logic>, lang: Lang) -> Self {
        let (sentences, kind) = (passage.sentences(chart, lang), passage.kind());
        let json = json!({
            "technique": kind.id(),
            "level": passage.level(),
            "score": passage.score(),
            "facts": names::<G>(chart, passage.facts()),
            "text": sentences.join("\n"),
        });
        Self {
            technique: kind.id(),
            title: kind.title(lang),
            level: passage.level(),
            place: passage.place(&G::Logic::given(task.clues), chart, lang),
            sentences,
            json,
        }
    }

    /// One of what is needed, also with what it costs and rests on.
    fn needed<G: Game>(
        chart: &ChartOf<G>,
        task: Task<'_, G>,
        passage: &Passage<G::Logic>,
        cost: u32,
        lang: Lang,
    ) -> Self {
        let mut told = Self::seen(chart, task, passage, lang);
        let asides = passage.asides.iter().flat_map(LeanStep::facts).copied();
        told.json["score"] = json!(cost);
        told.json["stage"] = json!(passage.stage);
        told.json["aside"] = json!(names::<G>(chart, asides));
        told.json["because"] = json!(G::Logic::passage_grounds(passage, chart, lang));
        let chain = names::<G>(chart, passage.chain());
        if !chain.is_empty() {
            told.json["chain"] = json!(chain);
        }
        told
    }
}

fn names<G: Game>(chart: &ChartOf<G>, facts: impl Iterator<Item = FactOf<G>>) -> Vec<String> {
    facts.map(|fact| G::Logic::fact_name(chart, fact)).collect()
}
