//! SMYOZ in books.

use std::sync::Arc;

use crate::board::{Cell, CellSet, Layout, Symmetry};
use crate::clues::{Item, Shot, View};
use crate::engines::Smyoz;
use crate::front::Held;
use crate::judge::Ties;
use crate::lang::{SmyozTexts, TEXTS};
use crate::paper::{NAME, Page, apart, draw_motif, path, picture};
use crate::puzzle::{Puzzle, read_lines};
use crate::seeds::Seed;
use smyoz_core::engines::SearchEngine;
use smyoz_core::limits::{Budget, Limits};
use smyoz_core::puzzles::{Id, Level, Record};
use smyoz_core::sat::hitting;
use smyoz_paper::book::{Art, Bindable, Entry, Form, Game, NoPathError, Path};
use smyoz_paper::drawing::{At, DisplayList};
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
            Lang::En => include_str!("rules.en.md"),
        }
    }

    fn short(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::Hu => include_str!("short.hu.md"),
            Lang::En => include_str!("short.en.md"),
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
        puzzles.map(|(_, puzzle)| Box::new(Held(puzzle.expect("it is well-formed"))) as _).collect()
    }

    fn notation(&self, lang: Lang) -> Option<String> {
        Some(lang.book_hints_notation())
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

impl AsRef<dyn Bindable> for Held {
    fn as_ref(&self) -> &(dyn Bindable + 'static) {
        self
    }
}

impl Bindable for Held {
    fn its_game(&self) -> &'static dyn Game {
        &BookGame
    }

    fn its_id(&self) -> Id {
        self.id()
    }

    fn entry(&self) -> Entry {
        let score = self.rating.as_ref().map(|rating| rating.score);
        Entry { level: self.level(), score, given: self.shots.len() }
    }

    fn title(&self) -> Option<String> {
        self.caption.title().map(str::to_owned)
    }

    fn hardest(&self, lang: Lang) -> Option<((Level, u32), String)> {
        let technique = self.rating.as_ref()?.hardest.technique()?;
        Some(((technique.level, technique.score), TEXTS.technique(lang, technique.id)))
    }

    fn has_topic(&self, topic: &str) -> bool {
        match topic {
            "rated" => self.rating.is_some(),
            "withheld" => !Item::ALL.into_iter().all(|item| self.inventory.gives(item)),
            "mercy" => self.mercy.is_some(),
            "symmetry" => self.up_to_symmetry,
            "beyond" => self.level() == Some(Level::Beyond),
            "thinking" => self.level().is_some_and(|level| level != Level::Beyond),
            other => panic!("{other} is not a topic"),
        }
    }

    fn panel(
        &self,
        kind: PageKind,
        _number: Option<usize>,
        style: Style,
    ) -> Result<Box<dyn Panel + '_>, NoSolutionError> {
        Ok(Box::new(Page::of(self, kind, style)?))
    }

    fn is_solved_by(&self, seed: Seed) -> bool {
        let images = || Symmetry::ALL.map(|symmetry| Layout::of_seed(seed).image(symmetry));
        self.solution.is_some_and(|solution| images().contains(&solution))
    }

    fn site_page(&self) -> Option<String> {
        Some(self.page_name())
    }

    fn path(&self) -> Result<Box<dyn Path + '_>, NoPathError> {
        path(self)
    }

    fn mercy(&self) -> Option<LoneShot> {
        self.mercy.map(apart)
    }

    fn is_up_to_symmetry(&self) -> bool {
        self.up_to_symmetry
    }

    fn deciding(&self) -> Option<Vec<LoneShot>> {
        let shots = if self.up_to_symmetry { deciding(self)? } else { Vec::new() };
        Some(shots.into_iter().map(apart).collect())
    }
}

/// The fewest shots that leave only the printed one of the solutions of a symmetric puzzle.
fn deciding(puzzle: &Puzzle) -> Option<Vec<Shot>> {
    let clues = puzzle.clues();
    let solutions =
        SearchEngine::new(&Smyoz).solutions(&clues, clues.symmetries().count(), &mut Budget::new(Limits::NONE));
    let solution = puzzle.solution.filter(|layout| clues.fit(layout) && Ties::of(&clues, &solutions).is_some())?;
    let view = View::of(&solution);
    let others = solutions.layouts.iter().filter(|&&layout| layout != solution).map(View::of);
    let telling = others.map(|other| {
        let tells = |&cell: &Cell| other.shows(cell) != view.shows(cell);
        Cell::all().filter(tells).collect::<CellSet>().bits()
    });
    let cells = hitting::minimum(&telling.collect::<Vec<u128>>())?;
    Some(CellSet::from_bits(cells).iter().map(|cell| view.shot(cell)).collect())
}
