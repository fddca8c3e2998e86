//! SMYOZ in books.

use std::sync::Arc;

use crate::board::{Layout, Symmetry};
use crate::clues::{Clue, Item};
use crate::engines::Smyoz;
use crate::lang::{SmyozTexts, TEXTS};
use crate::paper::{NAME, Page, apart, draw_motif, path, picture};
use crate::puzzle::{Puzzle, page_name, read_lines};
use crate::seeds::Seed;
use smyoz_paper::book::{Art, Bindable, Form, Game, Minutes, NoPathError, Path};
use smyoz_paper::drawing::{At, DisplayList};
use smyoz_paper::standard::Look;
use smyoz_paper::{Lang, LoneShot, NoSolutionError, PageKind, Panel, Style};

/// SMYOZ, as books describe it.
pub struct BookGame;

impl Game for BookGame {
    fn name(&self, _lang: Lang) -> String {
        NAME.to_owned()
    }

    fn kind(&self, lang: Lang) -> String {
        lang.book_kind()
    }

    fn is_named_in(&self, text: &str) -> bool {
        text.contains("smyoz")
    }

    fn rules(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::Hu => include_str!("rules.hu.md"),
            Lang::En | Lang::Pl => include_str!("rules.en.md"),
        }
    }

    fn short(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::Hu => include_str!("short.hu.md"),
            Lang::En | Lang::Pl => include_str!("short.en.md"),
        }
    }

    fn picture(&self, kind: &str, lines: &[&str], style: Style) -> Option<(Form, Arc<dyn Art>)> {
        picture(kind, lines, style)
    }

    fn pitch(&self, lang: Lang) -> String {
        lang.cover_pitch()
    }

    fn signs(&self, lang: Lang) -> String {
        lang.book_signs()
    }

    fn technique(&self, id: &str, lang: Lang) -> Option<(String, String)> {
        Some((TEXTS.technique(lang, id), TEXTS.principle(lang, id)))
    }

    fn examples(&self) -> Vec<Box<dyn Bindable>> {
        let puzzles = read_lines(include_str!("examples.jsonl"));
        puzzles.map(|(_, puzzle)| Box::new(puzzle.expect("it is well-formed")) as _).collect()
    }

    fn notation(&self, lang: Lang) -> Option<String> {
        Some(lang.book_hints_notation())
    }

    /// About a quarter of a minute for each sentence of a beginner's path, and a minute for each of a
    /// grandmaster's.
    fn minutes(&self) -> Minutes {
        Minutes { any: 5.0, by_score: 0.0012 }
    }

    fn solutions_about(&self, lang: Lang) -> String {
        lang.book_solutions_about()
    }

    fn draw_motif(&self, drawing: &mut DisplayList, about: At, side: f64, puzzles: &[&dyn Bindable]) {
        draw_motif(drawing, about, side, motif(puzzles));
    }
}

/// A layout that solves none of the puzzles, seen from any side.
fn motif(puzzles: &[&dyn Bindable]) -> Layout {
    let is_new = |&seed: &Seed| !puzzles.iter().any(|puzzle| puzzle.is_solved_by(seed));
    Layout::of_seed(Seed::all().find(is_new).expect("a book has fewer puzzles than there are seeds"))
}

impl Look for Smyoz {
    fn book() -> Option<&'static dyn Game> {
        Some(&BookGame)
    }

    fn has_topic(puzzle: &Puzzle, topic: &str) -> bool {
        match topic {
            "withheld" => !Item::ALL.into_iter().all(|item| puzzle.clues.inventory.gives(item)),
            other => panic!("{other} is not a topic"),
        }
    }

    fn panel(
        puzzle: &Puzzle,
        kind: PageKind,
        _number: Option<usize>,
        style: Style,
    ) -> Result<Box<dyn Panel + '_>, NoSolutionError> {
        Ok(Box::new(Page::of(puzzle, kind, style)?))
    }

    fn is_solved_by(puzzle: &Puzzle, seed: Seed) -> bool {
        let images = || Symmetry::ALL.map(|symmetry| Layout::of_seed(seed).image(symmetry));
        puzzle.solution.is_some_and(|solution| images().contains(&solution))
    }

    fn site_page(puzzle: &Puzzle) -> Option<String> {
        Some(page_name(puzzle))
    }

    fn path(puzzle: &Puzzle) -> Result<Box<dyn Path + '_>, NoPathError> {
        path(puzzle)
    }

    fn apart(clue: &Clue) -> Option<LoneShot> {
        match clue {
            Clue::Shot(shot) => Some(apart(*shot)),
            _ => None,
        }
    }
}
