//! How puzzles of Sea Battle are made.

use serde_json::{Value, json};

use super::bench::{Sheet, SheetError};
use super::wanted::Wanted;
use smyoz_app::play::{Bench, Made, Maker, NotMade, Playable, Question, Takes, read_body};
use smyoz_core::lang::Lang;
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::{Level, Seed, read_value};

pub(crate) struct SeaMaker;

impl Maker for SeaMaker {
    fn of_level(&self, level: Level, seed: Seed, lang: Lang, limits: Limits) -> Result<Box<dyn Playable>, NotMade> {
        Ok(Box::new(Wanted::usual(level).puzzle(seed, lang, limits)?))
    }

    fn wished(&self, wish: Value, seed: Seed, lang: Lang, limits: Limits) -> Result<Box<dyn Playable>, NotMade> {
        let wanted: Wanted = read_value(wish).map_err(|error| NotMade::Unreadable(error.to_string()))?;
        Ok(Box::new(wanted.puzzle(seed, lang, limits)?))
    }

    fn bench(&self) -> &'static Bench {
        &BENCH
    }
}

/// What lies there is a [`Sheet`].
const BENCH: Bench = Bench {
    name: "sea-battle",
    questions: &[
        // What the clues leave.
        Question::new("assay", Takes::AWhile, |body, _, lang, limits| {
            Made::json(&read_body::<Sheet>(body)?.assay(lang, limits).map_err(|error| no_sheet(&error, lang))?)
        }),
        // The puzzle that further cells make of a sheet.
        Question::new("complete", Takes::Long, |body, seed, lang, limits| {
            let puzzle = read_body::<Sheet>(body)?.complete(seed, limits);
            Made::json(&json!({ "puzzle": puzzle.map_err(|error| no_sheet(&error, lang))? }))
        }),
        // The sheet as a puzzle file.
        Question::new("file", Takes::Long, |body, _, lang, limits| {
            let puzzle = read_body::<Sheet>(body)?.finished(limits);
            Made::file("sea-battle.json", &puzzle.map_err(|error| no_sheet(&error, lang))?)
        }),
    ],
};

fn no_sheet(error: &SheetError, lang: Lang) -> NotMade {
    match error {
        SheetError::Fault => NotMade::Bug,
        SheetError::Cancelled(_) => NotMade::Cancelled,
        error => NotMade::No(error.sentence(lang)),
    }
}
