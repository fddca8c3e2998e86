//! From seeds to puzzles of SMYOZ.

use std::time::Duration;

use itertools::Itertools;

use super::goals::Asked;
use super::options::{PatternUse, Sense, SmyozArgs};
use crate::board::Cell;
use crate::compose::{AttemptError, Filter, Goal, Options, Pattern, Places, Show, Start, StartError, Wish, attempt};
use crate::engines::Smyoz;
use crate::puzzle::{Puzzle, read_puzzle};
use smyoz_app::registry::clue_wishes::{contradiction, rated, refuse_harder};
use smyoz_app::registry::composing::{any_outcome, beside, has_spare, hopeless};
use smyoz_app::registry::{
    Attempt, Blame, Dispute, Job, JobError, Prepared, RefusedError, Settings, YES, over_after, settings,
};
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::{Bounds, Seed};

/// What the files hold that options name.
struct Contents {
    pattern: Option<Pattern>,
    start: Option<Puzzle>,
}

impl Asked {
    /// The options as journals hold them.
    pub fn settings(&self) -> Result<Settings, RefusedError> {
        Ok(self.settings_with(&self.contents()?))
    }

    fn settings_with(&self, contents: &Contents) -> Settings {
        let list = |values: String| Some(values).filter(|values| !values.is_empty());
        let flag = |is_set: bool, value: &str| is_set.then(|| value.to_owned());
        let bounds = |bounds: Option<Bounds>| bounds.map(|bounds| bounds.to_string());
        let SmyozArgs { shots, min_shots, moored, islands, pattern_use, mercy, unique, .. } = self.own;
        let start = contents.start.as_ref().map(|puzzle| {
            let Puzzle { caption, clues, promise, solution, .. } = puzzle.clone();
            let clues = Puzzle { caption, promise, solution, ..Puzzle::new(Smyoz, clues) };
            serde_json::to_string(&clues).expect("a puzzle is plain data")
        });
        let mut all = settings([
            ("inventory", Some(self.inventory().name().to_owned())),
            ("withhold", list(self.withheld().iter().join(","))),
            ("mercy", flag(mercy, YES)),
            ("unique", flag(matches!(unique, Sense::UpToSymmetry), "up-to-symmetry")),
            ("shots", bounds(shots)),
            ("min-shots", min_shots.filter(|&number| number > 0).map(|number| number.to_string())),
            ("moored", bounds(moored)),
            ("islands", bounds(islands)),
            ("shots-show", list(self.shows().iter().join(","))),
            ("pattern", contents.pattern.map(|pattern| pattern.to_string())),
            ("pattern-use", flag(pattern_use == PatternUse::All, "all")),
            ("start", start),
        ]);
        all.extend(self.wishes.settings());
        all
    }

    fn contents(&self) -> Result<Contents, RefusedError> {
        let common = &self.wishes.common;
        let pattern = common.pattern.as_ref().map(|text| text.read(str::parse));
        let start = common.start.as_ref().map(|text| text.read(read_puzzle));
        Ok(Contents { pattern: pattern.transpose()?, start: start.transpose()? })
    }

    /// The clues to begin with, and the layouts that fit them.
    fn start(&self, contents: &Contents, limits: Limits) -> Result<Option<Start>, RefusedError> {
        let name = self.begun_name();
        let start = contents.start.as_ref().map(|puzzle| Start::new(puzzle, limits)).transpose();
        start.map_err(|error| match error {
            StartError::Contradiction(conflict) => contradiction(name, conflict.as_ref().map(Blame::from).as_ref()),
            other => RefusedError::Options(format!("{name}: {other}").into()),
        })
    }

    /// What messages call the puzzle to begin with.
    fn begun_name(&self) -> &str {
        self.wishes.common.start.as_ref().map_or("--start", |text| &text.name)
    }

    /// What all shots show, sorted, without duplicates.
    fn shows(&self) -> Vec<Show> {
        self.own.shots_show.iter().copied().sorted_unstable().dedup().collect()
    }

    /// The job, and all options that determine the puzzles, including those that are implied.
    pub fn prepared(&self, limits: Limits) -> Result<Prepared, RefusedError> {
        let common = &self.wishes.common;
        let filter = self.filter()?;
        self.check_combination()?;
        let contents = self.contents()?;
        let start = self.start(&contents, limits)?;
        let withheld = self.withheld_beside(start.as_ref());
        let mut settings = self.settings_with(&contents);
        if !withheld.is_empty() {
            settings.insert("withhold".to_owned(), withheld.iter().join(","));
        }
        let is_unique = start.as_ref().is_some_and(Start::is_unique);
        if let (true, Some(puzzle), Some(levels)) = (is_unique, &contents.start, common.level) {
            refuse_harder(self.begun_name(), puzzle.clone(), levels, limits)?;
        }
        let goal = self.goal(withheld, is_unique)?;
        self.check_start(start.as_ref())?;
        match &goal {
            Goal::Unique { shots: Wish::ToOrder(order) | Wish::Drawn(Some(order)), .. }
            | Goal::Mercy { order: Some(order), .. } => {
                // Any level that people can solve is what no option asks for.
                let level = (!order.or_easier).then(|| ("level".to_owned(), order.levels.to_string()));
                settings.extend(level);
            }
            Goal::Unique { shots: Wish::AtLeast(_) | Wish::Drawn(None), .. } => {}
            // The other goals imply the fewest clues.
            _ => {
                settings.insert("minimum".to_owned(), YES.to_owned());
            }
        }
        let spread = self.wishes.clues.spread.unwrap_or_default();
        let places = Places { shows: self.shows(), pattern: contents.pattern, spread };
        let is_single = goal.order().is_none() && is_unique;
        let options = Options { goal, places, start, engine: common.engine, certify: common.certifies };
        let job = SmyozJob { options, filter, time_limit: common.time_limit, is_single };
        Ok(Prepared { job: Box::new(job), settings })
    }
}

/// The work on seeds of SMYOZ.
struct SmyozJob {
    options: Options,
    filter: Filter,
    /// The time for the puzzle of a seed, after which it need not have the fewest clues.
    time_limit: Option<Duration>,
    /// Whether the clues to begin with need no others.
    is_single: bool,
}

impl SmyozJob {
    /// A puzzle with what is to be known of the clues that it begins with.
    fn finished(&self, puzzle: Puzzle, limits: Limits) -> Puzzle {
        let puzzle = if self.is_single { rated(puzzle, limits) } else { puzzle };
        if self.options.start.is_none() {
            return puzzle;
        }
        let allow_spare = has_spare(&puzzle, self.options.engine, limits);
        Puzzle { allow_spare, ..puzzle }
    }
}

impl Job for SmyozJob {
    fn attempt(&self, seed: Seed, limits: Limits) -> Result<Attempt, JobError> {
        let enough = over_after(self.time_limit);
        match attempt(seed, &self.options, &self.filter, limits.content_once(&enough)) {
            Ok((outcome, certificate)) => {
                let files = certificate.map(|certificate| certificate.files(beside()));
                let outcome = any_outcome(outcome, |puzzle| self.finished(puzzle, limits));
                if limits.is_cancelled() { Err(JobError::Cancelled) } else { Ok((outcome, files)) }
            }
            Err(AttemptError::Cancelled) => Err(JobError::Cancelled),
            Err(AttemptError::Hopeless { reason, other }) => {
                let only = self.options.start.as_ref().and_then(Start::only_layout);
                let layouts =
                    only.zip(other).map(|(only, other)| [only, &*other].map(|one| one.drawing().rows().into()));
                Err(hopeless(&reason, layouts, Cell::all().map(|cell| cell.to_string())))
            }
            Err(AttemptError::Disagreement(found)) => {
                Err(JobError::Dispute(Dispute { message: found.to_string(), report: found.report() }))
            }
        }
    }

    fn reason_for_more(&self) -> Option<&'static str> {
        match &self.options.goal {
            Goal::Unique { shots: Wish::Drawn(_), .. } => None,
            goal if goal.order().is_some() => Some("leaving one out would break the symmetry"),
            _ => Some("no larger set was found in which all are needed"),
        }
    }

    fn clue(&self) -> &'static str {
        "shot"
    }

    fn is_single(&self) -> bool {
        self.is_single
    }

    /// Where the shots are drawn, a puzzle has the level that it happens to have.
    fn makes_levels(&self) -> bool {
        !matches!(self.options.goal, Goal::Unique { shots: Wish::Drawn(_), .. })
    }
}
