//! What puzzles and levels are called on pages.

use super::{PageKind, Style};
use smyoz_core::lang::Lang;
use smyoz_core::puzzles::{Level, Seed};

/// What a puzzle is called: its id and, beside its solution, also the seed, if it has one.
pub fn puzzle_name(style: Style, kind: PageKind, seed: Option<Seed>, id: &str) -> String {
    let (lang, seed) = (style.lang, seed.filter(|_| kind == PageKind::Solution || style.shows_seed));
    seed.map_or_else(|| id.to_owned(), |seed| lang.page_seed(seed.to_string(), id.to_owned()))
}

/// What stands above a puzzle: these facts, between its level and its score if it is rated.
#[must_use]
pub fn facts_of(lang: Lang, level: Option<Level>, score: Option<u32>, facts: String) -> String {
    match (level.map(|level| level_name(lang, level)), score) {
        (Some(level), Some(score)) => lang.page_rated(level, facts, score),
        (Some(level), None) => format!("{level} · {facts}"),
        (None, _) => facts,
    }
}

/// The name of a level on a page.
#[must_use]
pub fn level_name(lang: Lang, level: Level) -> String {
    match level {
        Level::Beginner => lang.level_beginner(),
        Level::Advanced => lang.level_advanced(),
        Level::Master => lang.level_master(),
        Level::Grandmaster => lang.level_grandmaster(),
        Level::Beyond => lang.level_beyond(),
    }
}
