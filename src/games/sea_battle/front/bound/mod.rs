//! Sea Battle in books.

use std::sync::Arc;

use crate::Held;
use smyoz_core::puzzles::{Id, Level, Record, Seed};
use smyoz_paper::book::{Art, Bindable, Entry, Form, Game, NoPathError, Path};
use smyoz_paper::drawing::{At, DisplayList};
use smyoz_paper::{Lang, NoSolutionError, PageKind, Panel, Style};
use smyoz_sea_battle::lang::{SeaTexts, TEXTS};
use smyoz_sea_battle::{Columns, Layout, Piece, Puzzle, Sampler, Setting, Shapes, Size, Symmetry, Touch};
use smyoz_sea_battle_paper::{Page, Setup, draw_motif, path, picture};

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
            Lang::En => include_str!("rules.en.md"),
        }
    }

    fn short(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::Hu => include_str!("short.hu.md"),
            Lang::En => include_str!("short.en.md"),
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
        puzzles.map(|puzzle| Box::new(Held(puzzle.expect("it is well-formed"))) as _).collect()
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
        Entry {
            level: self.level(),
            score: self.rating.as_ref().map(|rating| rating.score),
            given: self.clues.shown().len(),
        }
    }

    fn title(&self) -> Option<String> {
        self.caption.title().map(str::to_owned)
    }

    fn board(&self) -> Option<((usize, usize), String)> {
        let size = self.board.size();
        let sides = (usize::from(size.width()), usize::from(size.height()));
        Some((sides, format!("{} × {}", sides.0, sides.1)))
    }

    fn hardest(&self, lang: Lang) -> Option<((Level, u32), String)> {
        let hardest = self.rating.as_ref()?.hardest?;
        Some(((hardest.level, hardest.score), hardest.title(lang)))
    }

    fn is_plain(&self) -> bool {
        !["corners", "any", "mines", "withheld"].into_iter().any(|topic| self.has_topic(topic))
    }

    fn has_topic(&self, topic: &str) -> bool {
        let variant = self.board.variant();
        match topic {
            "corners" => variant.touch == Touch::Corners,
            "any" => variant.shapes == Shapes::Any,
            "mines" => variant.mines > 0,
            "withheld" => {
                let counts = self.clues.counts(Piece::Ship);
                self.board.size().lines().any(|line| counts.get(line).is_none())
            }
            "rated" => self.level().is_some(),
            "thinking" => self.level().is_some_and(|level| level != Level::Beyond),
            other => panic!("{other} is not a topic"),
        }
    }

    fn panel(
        &self,
        kind: PageKind,
        number: Option<usize>,
        style: Style,
    ) -> Result<Box<dyn Panel + '_>, NoSolutionError> {
        let setup = Setup { style, columns: Columns::latin() };
        Ok(Box::new(Page::of(self, kind, number, &setup)?))
    }

    fn path(&self) -> Result<Box<dyn Path + '_>, NoPathError> {
        path(self)
    }

    fn is_solved_by(&self, seed: Seed) -> bool {
        if self.board.size() != Size::STANDARD {
            return false;
        }
        let layout = standard_layout(seed);
        self.solution.is_some_and(|solution| {
            Symmetry::of(Size::STANDARD).any(|symmetry| Some(symmetry.layout(&solution)) == layout)
        })
    }
}
