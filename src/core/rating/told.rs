//! Paths and hints of any game in words and as JSON.

use serde_json::{Value, json};
use thiserror::Error;

use super::hint::{self, HintError};
use super::path::{RateError, SolutionPath};
use super::reasoning::{CluesOf, FactOf, Reasoning, Without};
use super::value::Rating;
use crate::deduction::{Case, Deduction, DeductionError, Passage, UnfoundedError, Wording};
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
    /// The name of the hardest technique, if there are steps.
    pub hardest: Option<String>,
    /// The steps that were asked for.
    pub steps: Vec<ToldStep>,
    /// The stages of these, if what is needed was asked for: how many steps, and the rows of the
    /// board at the end.
    pub stages: Vec<(usize, Vec<String>)>,
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
    Stopped,
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
    /// The language, for games that tell no cores.
    pub(super) fn without_cores(self) -> Result<Lang, NotTold> {
        if self.exact { Err(NotTold::NotForGame("exact")) } else { Ok(self.lang) }
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
            DeductionError::Stopped(_) => Self::Stopped,
            DeductionError::Unfounded(fault) => Self::Unfounded(fault),
        }
    }
}

/// The way to the solution, without some techniques, and its rating.
///
/// # Errors
/// If there is none, or it was given up.
pub fn tell_path<R: Reasoning>(
    game: &R,
    clues: &CluesOf<R>,
    without: &Without<R>,
    told: Told,
    lang: Lang,
    limits: Limits,
) -> Result<(Rating<R::Logic>, ToldPath), NotTold> {
    let path = SolutionPath::find(game, clues, without, limits);
    let path = path.map_err(|reason| NotTold::not_rated(reason, lang))?;
    let (mut steps, mut stages) = (Vec::new(), Vec::new());
    match told {
        Told::Nothing => {}
        Told::Seen => steps.extend(path.seen.iter().map(|step| ToldStep::seen(game, step, lang))),
        Told::Needed => {
            for (number, stage) in (1..).zip(path.stages(game, clues)) {
                steps.extend(stage.steps.iter().map(|step| ToldStep::needed(game, step, number, lang)));
                stages.push((stage.steps.len(), game.rows(&stage.known)));
            }
        }
    }
    let hardest = path.rating.hardest.technique().map(|technique| technique.title(lang));
    let rating = serde_json::to_value(&path.rating).expect("a rating is plain data");
    Ok((path.rating, ToldPath { rating, hardest, steps, stages }))
}

/// The next step from marks, given as names of facts between white space, without some techniques.
/// What comes after `//` on a line is a comment.
///
/// # Errors
/// If marks cannot be read or are wrong, or there is no next step.
pub fn tell_hint<R: Reasoning>(
    game: &R,
    clues: &CluesOf<R>,
    marks: &str,
    without: &Without<R>,
    lang: Lang,
    limits: Limits,
) -> Result<ToldStep, NotTold> {
    let lines = marks.lines().map(|line| line.split("//").next().unwrap_or_default());
    let words = (1..).zip(lines).flat_map(|(line, text)| text.split_whitespace().map(move |word| (line, word)));
    let read = words.map(|(line, word)| game.read_fact(word).map_err(|error| format!("line {line}: {error}")));
    let known = read.collect::<Result<Vec<_>, String>>().map_err(NotTold::Unreadable)?;
    match hint::hint(game, clues, &known, without, limits) {
        Ok(step) => Ok(ToldStep::needed(game, &step, 1, lang)),
        Err(HintError::Unfinished(unfinished)) => Err(unfinished.into()),
        Err(reason) => Err(NotTold::Reason {
            reason: reason.to_string(),
            sentence: reason.sentence(|fact| game.fact_name(fact), lang),
            is_solved: reason == HintError::Solved,
        }),
    }
}

/// The steps that show what is at a place, without some techniques.
///
/// # Errors
/// If the text names no place, no technique shows what it is, or it was given up.
pub fn tell_why<R: Reasoning>(
    game: &R,
    clues: &CluesOf<R>,
    place: &str,
    without: &Without<R>,
    lang: Lang,
    limits: Limits,
) -> Result<Vec<ToldStep>, NotTold> {
    let facts = game.facts_at(place).map_err(|error| NotTold::Unreadable(error.to_string()))?;
    let found = hint::why(game, clues, &facts, without, limits);
    match found.map_err(|reason| NotTold::not_rated(reason, lang))? {
        Some(steps) => Ok(steps.iter().map(|step| ToldStep::needed(game, step, 1, lang)).collect()),
        None => Err(NotTold::because(&HintError::<()>::Stuck, lang.not_rated(lang.not_rated_stuck()))),
    }
}

impl ToldStep {
    fn seen<R: Reasoning>(game: &R, step: &Deduction<R::Logic>, lang: Lang) -> Self {
        let sentences = step.sentences(game, lang);
        let json = json!({
            "technique": step.technique.id,
            "level": step.technique.level,
            "score": step.score(),
            "facts": step.facts.iter().map(|&fact| game.fact_name(fact)).collect::<Vec<_>>(),
            "text": sentences.join("\n"),
        });
        Self {
            technique: step.technique.id,
            title: step.technique.title(lang),
            level: step.technique.level,
            place: step.place(game, lang),
            sentences,
            json,
        }
    }

    /// A step that is needed, with what it rests on.
    fn needed<R: Reasoning>(game: &R, step: &Passage<R::Logic>, stage: usize, lang: Lang) -> Self {
        let mut told = Self::seen(game, &step.deduction, lang);
        told.sentences = step.sentences(game, lang);
        told.json["text"] = json!(told.sentences.join("\n"));
        let names = |facts: &mut dyn Iterator<Item = FactOf<R>>| facts.map(|fact| game.fact_name(fact)).collect();
        let asides: Vec<String> = names(&mut step.asides.iter().flat_map(|aside| &aside.deduction.facts).copied());
        let chain: Vec<String> = names(&mut step.deduction.cases.iter().flat_map(Case::facts));
        let mut because = game.in_words(&step.known(), lang);
        because.extend(R::Logic::places(&step.deduction, game, lang));
        told.json["score"] = json!(step.score());
        told.json["stage"] = json!(stage);
        told.json["because"] = json!(because);
        if !asides.is_empty() {
            told.json["aside"] = json!(asides);
        }
        if !chain.is_empty() {
            told.json["chain"] = json!(chain);
        }
        told
    }
}
