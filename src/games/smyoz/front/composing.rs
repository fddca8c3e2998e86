//! From seeds to puzzles of SMYOZ.

use itertools::Itertools;

use super::goals::Asked;
use super::options::{PatternUse, Sense, SmyozArgs};
use crate::board::Layout;
use crate::compose::{Goal, Pattern, Places, Show, drawn};
use crate::deduction::techniques::Technique;
use crate::engines::Smyoz;
use crate::puzzle::{Puzzle, read_puzzle};
use crate::seeds::Stream;
use smyoz_app::registry::composing::{self, Begun, Seeds};
use smyoz_app::registry::{Prepared, RefusedError, Settings, YES, settings};
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::Bounds;

/// What the clues are chosen for.
pub(super) type Aim = composing::Aim<&'static Technique>;

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

    /// What all shots show, sorted, without duplicates.
    fn shows(&self) -> Vec<Show> {
        self.own.shots_show.iter().copied().sorted_unstable().dedup().collect()
    }

    /// The job, and all options that determine the puzzles, including those that are implied.
    pub fn prepared(&self, limits: Limits) -> Result<Prepared, RefusedError> {
        let (common, asks) = (&self.wishes.common, self.wishes.asks_for_level());
        let filter = self.filter()?;
        self.check_combination()?;
        let contents = self.contents()?;
        let name = common.start.as_ref().map_or("--start", |text| &text.name);
        let begin = |puzzle| Begun::new(name, puzzle, Some(drawn), common, asks, limits);
        let begun = contents.start.as_ref().map(begin).transpose()?;
        let withheld = self.withheld_beside(begun.as_ref());
        let mut settings = self.settings_with(&contents);
        if !withheld.is_empty() {
            settings.insert("withhold".to_owned(), withheld.iter().join(","));
        }
        let aim = self.aim(begun.as_ref().is_some_and(Begun::is_unique))?;
        self.check_start(begun.as_ref())?;
        let spread = self.wishes.clues.spread.unwrap_or_default();
        let wanted = self.wanted(withheld, Places { shows: self.shows(), pattern: contents.pattern, spread });
        let wish = move |_: &Smyoz, layout: &Layout, goal, _: &mut Stream| {
            let wrong = wanted.places.wrong(layout);
            match goal {
                Goal::All(_) if wrong > 0 => Err(format!("{wrong} cells of the drawing do not show what is wanted")),
                goal => Ok(wanted.wish(layout, goal)),
            }
        };
        let draw = |seed, _: Limits<'_>| Ok((Smyoz, Layout::of_seed(seed)));
        let job = Seeds::new(aim, common, begun, Box::new(draw), Box::new(wish), "shot")
            .with_layouts(move |layout| filter.excludes_layout(layout))
            .with_puzzles(move |puzzle| filter.excludes(puzzle));
        settings.extend(job.implied());
        Ok(Prepared { job: Box::new(job), settings })
    }
}
