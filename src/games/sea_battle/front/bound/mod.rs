//! Sea Battle in books.

use std::sync::Arc;

use crate::board::{Columns, Layout, Piece, Setting, Shapes, Size, Symmetry, Touch};
use crate::lang::{SeaTexts, TEXTS};
use crate::paper::{Page, Setup, draw_motif, path, picture};
use crate::puzzle::Puzzle;
use crate::seeds::Sampler;
use smyoz_core::puzzles::Seed;
use smyoz_paper::book::{Art, Bindable, Form, Game, NoPathError, Path};
use smyoz_paper::drawing::{At, DisplayList};
use smyoz_paper::standard::Look;
use smyoz_paper::{Lang, NoSolutionError, PageKind, Panel, Style};

/// Sea Battle, as books describe it.
pub struct BookGame;

impl Game for BookGame {
    fn name(&self, lang: Lang) -> String {
        lang.sea_page_title()
    }

    fn kind(&self, lang: Lang) -> String {
        lang.sea_book_kind()
    }

    fn is_named_in(&self, text: &str) -> bool {
        ["sea battle", "battleship", "bimaru", "torpedó"].iter().any(|name| text.contains(name))
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

    fn picture(&self, kind: &str, lines: &[&str], _style: Style) -> Option<(Form, Arc<dyn Art>)> {
        picture(kind, lines)
    }

    fn pitch(&self, lang: Lang) -> String {
        lang.sea_cover_pitch()
    }

    fn signs(&self, lang: Lang) -> String {
        lang.sea_book_signs()
    }

    fn technique(&self, id: &str, lang: Lang) -> Option<(String, String)> {
        let id = format!("sea-{id}");
        Some((TEXTS.technique(lang, &id), TEXTS.principle(lang, &id)))
    }

    fn examples(&self) -> Vec<Box<dyn Bindable>> {
        let puzzles = include_str!("examples.jsonl").lines().map(serde_json::from_str::<Puzzle>);
        puzzles.map(|puzzle| Box::new(puzzle.expect("it is well-formed")) as _).collect()
    }

    fn solutions_about(&self, lang: Lang) -> String {
        lang.book_solutions_of_games()
    }

    fn draw_motif(&self, drawing: &mut DisplayList, about: At, side: f64, puzzles: &[&dyn Bindable]) {
        let is_new = |&seed: &Seed| !puzzles.iter().any(|puzzle| puzzle.is_solved_by(seed));
        let layout = Seed::all().filter(is_new).find_map(standard_layout).expect("a book has fewer puzzles than that");
        draw_motif(drawing, about, side, &layout);
    }
}

/// The layout of the standard game that belongs to a seed.
fn standard_layout(seed: Seed) -> Option<Layout> {
    Sampler::new(&Setting::standard()).layout(seed).ok()
}

impl Look for Setting {
    fn book() -> Option<&'static dyn Game> {
        Some(&BookGame)
    }

    fn board_size(puzzle: &Puzzle) -> Option<((usize, usize), String)> {
        let size = puzzle.board.size();
        let sides = (usize::from(size.width()), usize::from(size.height()));
        Some((sides, format!("{} × {}", sides.0, sides.1)))
    }

    fn is_plain(puzzle: &Puzzle) -> bool {
        !["corners", "any", "mines", "withheld"].into_iter().any(|topic| Self::has_topic(puzzle, topic))
    }

    fn has_topic(puzzle: &Puzzle, topic: &str) -> bool {
        let variant = puzzle.board.variant();
        match topic {
            "corners" => variant.touch == Touch::Corners,
            "any" => variant.shapes == Shapes::Any,
            "mines" => variant.mines > 0,
            "withheld" => {
                let counts = puzzle.clues.counts(Piece::Ship);
                puzzle.board.size().lines().any(|line| counts.get(line).is_none())
            }
            other => panic!("{other} is not a topic"),
        }
    }

    fn panel(
        puzzle: &Puzzle,
        kind: PageKind,
        number: Option<usize>,
        style: Style,
    ) -> Result<Box<dyn Panel + '_>, NoSolutionError> {
        let setup = Setup { style, columns: Columns::latin() };
        Ok(Box::new(Page::of(puzzle, kind, number, &setup)?))
    }

    fn path(puzzle: &Puzzle) -> Result<Box<dyn Path + '_>, NoPathError> {
        path(puzzle)
    }

    fn is_solved_by(puzzle: &Puzzle, seed: Seed) -> bool {
        if puzzle.board.size() != Size::STANDARD {
            return false;
        }
        let layout = standard_layout(seed);
        puzzle.solution.is_some_and(|solution| {
            Symmetry::of(Size::STANDARD).any(|symmetry| Some(symmetry.layout(&solution)) == layout)
        })
    }
}
