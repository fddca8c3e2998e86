//! Games in the standard form in books: their rules, and the paths of their puzzles.

use std::marker::PhantomData;
use std::sync::{Arc, OnceLock};

use super::Page;
use super::board::{self, Board, MARGIN};
use crate::book::{
    Answer, Art, Bindable, Entry, Example, Form, Game, Hint, NoPathError, Pair, Path, PathStep, Picture, ToldStage,
};
use crate::drawing::{At, DisplayList};
use crate::{Lang, LoneShot, NoSolutionError, PageKind, Panel, Style};
use smyoz_core::game::{self, Face, Promise, Puzzle, Texts};
use smyoz_core::judging::tie_breakers;
use smyoz_core::lang::ByLang;
use smyoz_core::limits::Limits;
use smyoz_core::problems::{Posed, Problem};
use smyoz_core::puzzles::{Id, Level, Record, Seed};
use smyoz_core::rating::{NotTold, Rater, TechniqueRow, Telling, Told, ToldPath};

/// A game in the standard form, as books describe it.
struct GameOf<G>(PhantomData<fn() -> G>);

impl<G: Look> GameOf<G> {
    /// The game.
    const GAME: &'static dyn Game = &Self(PhantomData);

    fn texts(lang: Lang) -> Texts {
        G::texts(lang).expect("only games with texts are printed")
    }
}

impl<G: Look> Game for GameOf<G> {
    fn name(&self, lang: Lang) -> String {
        G::name(lang).to_owned()
    }

    fn kind(&self, lang: Lang) -> String {
        G::name(lang).to_owned()
    }

    fn is_named_in(&self, text: &str) -> bool {
        Lang::ALL.into_iter().any(|lang| text.contains(&G::name(lang).to_lowercase()))
    }

    fn rules(&self, lang: Lang) -> &'static str {
        Self::texts(lang).rules
    }

    /// Its sections, without the title.
    fn short(&self, lang: Lang) -> &'static str {
        let rules = Self::texts(lang).rules;
        rules.find("## ").map_or(rules, |at| &rules[at..])
    }

    /// The example as it is given and solved.
    fn picture(&self, kind: &str, _lines: &[&str], style: Style) -> Option<(Form, Arc<dyn Art>)> {
        let example = Self::texts(style.lang).example.filter(|_| kind == "example")?;
        let puzzle: Puzzle<G> = serde_json::from_str(example).expect("examples are puzzles");
        let boards = [PageKind::Puzzle, PageKind::Solution].map(|kind| {
            let page = G::page(&puzzle, kind, None, style).and_then(Result::ok);
            let Page { face, rows, given, new, .. } = page.expect("examples have faces and solutions");
            let given = (kind == PageKind::Solution).then_some(given);
            Arc::new(Known { face, rows, given, new }) as Arc<dyn Art>
        });
        Some((Form::Pair, Arc::new(Pair(boards))))
    }

    fn pitch(&self, lang: Lang) -> String {
        Self::texts(lang).pitch.to_owned()
    }

    fn signs(&self, lang: Lang) -> String {
        format!("{} {}", Self::texts(lang).signs, lang.standard_book_new())
    }

    fn solutions_about(&self, lang: Lang) -> String {
        lang.book_solutions_of_games()
    }

    /// The board of the first puzzle, as it is given.
    fn draw_motif(&self, drawing: &mut DisplayList, (x, y): At, side: f64, puzzles: &[&dyn Bindable]) {
        let style = Style { lang: drawing.lang, ..Style::default() };
        let first = puzzles.iter().find(|puzzle| puzzle.its_game().name(style.lang) == G::name(style.lang));
        if let Some(Ok(panel)) = first.map(|puzzle| puzzle.panel(PageKind::Puzzle, None, style)) {
            panel.draw_board(drawing, (x, y), side);
        }
    }
}

/// How the puzzles of a game look. By default, boards are drawn as their
/// [face](game::Game::face) says.
pub trait Look: game::Game {
    /// The game, as books describe it; none for a game that is not printed.
    fn book() -> Option<&'static dyn Game> {
        Self::texts(Lang::En).map(|_| GameOf::<Self>::GAME)
    }

    /// See [`Bindable::board`].
    fn board_size(_puzzle: &Puzzle<Self>) -> Option<((usize, usize), String)> {
        None
    }

    /// See [`Bindable::is_plain`].
    fn is_plain(_puzzle: &Puzzle<Self>) -> bool {
        true
    }

    /// See [`Bindable::has_topic`]. Whether a puzzle is rated is a topic of every game.
    fn has_topic(_puzzle: &Puzzle<Self>, _topic: &str) -> bool {
        false
    }

    /// The page of this kind for a puzzle, with its number if there are several; `None` if the
    /// boards of its game have no face.
    ///
    /// # Errors
    /// If it is the solution, and the puzzle names none.
    fn page(
        puzzle: &Puzzle<Self>,
        kind: PageKind,
        number: Option<usize>,
        style: Style,
    ) -> Option<Result<Page, NoSolutionError>> {
        Page::of(puzzle, kind, number, style)
    }

    /// What is printed of a puzzle or of its solution: by default, its [page](Self::page).
    ///
    /// # Errors
    /// If it is the solution, and the puzzle names none.
    fn panel(
        puzzle: &Puzzle<Self>,
        kind: PageKind,
        number: Option<usize>,
        style: Style,
    ) -> Result<Box<dyn Panel + '_>, NoSolutionError> {
        let page = Self::page(puzzle, kind, number, style).expect("only boards with a face are printed");
        Ok(Box::new(page?))
    }

    /// A way to the solution. To find it takes long.
    ///
    /// # Errors
    /// If none can be explained in steps of the techniques.
    fn path(puzzle: &Puzzle<Self>) -> Result<Box<dyn Path + '_>, NoPathError> {
        let path = TellingPath { puzzle, told: ByLang::unset() };
        path.find(Lang::En)?;
        Ok(Box::new(path))
    }

    /// See [`Bindable::site_page`].
    fn site_page(_puzzle: &Puzzle<Self>) -> Option<String> {
        None
    }

    /// See [`Bindable::answer`]: by default, rows of the solution.
    fn answer(puzzle: &Puzzle<Self>) -> Option<Answer> {
        puzzle.solution.as_ref().map(|solution| Answer::Rows(puzzle.board.rows(solution)))
    }

    /// How a clue is drawn that is given apart from the others, if the game has such clues.
    fn apart(_clue: &Self::Clue) -> Option<LoneShot> {
        None
    }

    /// Whether the layout of this seed is the solution, seen from any side.
    fn is_solved_by(puzzle: &Puzzle<Self>, seed: Seed) -> bool {
        let is_drawn = |solution| puzzle.board.is_of_seed(solution, seed, Limits::NONE) == Ok(true);
        puzzle.solution.as_ref().is_some_and(is_drawn)
    }
}

/// A solution is the board after the best move.
impl<P: Posed> Look for Problem<P> {
    fn page(
        puzzle: &Puzzle<Self>,
        kind: PageKind,
        number: Option<usize>,
        style: Style,
    ) -> Option<Result<Page, NoSolutionError>> {
        let page = Page::of(puzzle, kind, number, style)?;
        Some(page.map(|page| match (kind, &puzzle.solution) {
            (PageKind::Solution, Some(ways)) => page.moved(puzzle.board.0.rows_after(&ways[0]), ways.join(" / ")),
            _ => page,
        }))
    }

    fn answer(puzzle: &Puzzle<Self>) -> Option<Answer> {
        puzzle.solution.as_ref().map(|ways| Answer::Move(ways.join(" / ")))
    }
}

impl<G: Look> Bindable for Puzzle<G> {
    fn its_game(&self) -> &'static dyn Game {
        G::book().expect("only games that are printed are bound")
    }

    fn its_id(&self) -> Id {
        self.id()
    }

    fn entry(&self) -> Entry {
        Entry { level: self.level(), score: self.score(), given: self.chosen() }
    }

    fn title(&self) -> Option<String> {
        self.caption.title().map(str::to_owned)
    }

    fn board(&self) -> Option<((usize, usize), String)> {
        G::board_size(self)
    }

    fn hardest(&self, lang: Lang) -> Option<((Level, u32), String)> {
        {
            let technique = self.rating.as_ref()?.hardest.technique()?;
            Some(((technique.level, technique.score), technique.title(lang)))
        }
    }

    fn is_plain(&self) -> bool {
        G::is_plain(self)
    }

    fn has_topic(&self, topic: &str) -> bool {
        match topic {
            "rated" => self.level().is_some(),
            "beyond" => self.level() == Some(Level::Beyond),
            "mercy" => self.promise.mercy().is_some(),
            "symmetry" => self.promise == Promise::UpToSymmetry,
            "thinking" => self.level().is_some_and(|level| level != Level::Beyond),
            _ => G::has_topic(self, topic),
        }
    }

    fn panel(
        &self,
        kind: PageKind,
        number: Option<usize>,
        style: Style,
    ) -> Result<Box<dyn Panel + '_>, NoSolutionError> {
        G::panel(self, kind, number, style)
    }

    fn is_solved_by(&self, seed: Seed) -> bool {
        G::is_solved_by(self, seed)
    }

    fn site_page(&self) -> Option<String> {
        G::site_page(self)
    }

    fn path(&self) -> Result<Box<dyn Path + '_>, NoPathError> {
        G::path(self)
    }

    fn answer(&self) -> Option<Answer> {
        G::answer(self)
    }

    fn mercy(&self) -> Option<LoneShot> {
        G::apart(self.promise.mercy()?)
    }

    fn is_up_to_symmetry(&self) -> bool {
        self.promise == Promise::UpToSymmetry
    }

    fn deciding(&self) -> Option<Vec<LoneShot>> {
        match self.promise {
            Promise::UpToSymmetry => tie_breakers(self)?.iter().map(G::apart).collect(),
            Promise::One | Promise::Mercy(_) => Some(Vec::new()),
        }
    }
}

impl<G: Look> AsRef<dyn Bindable> for Puzzle<G> {
    fn as_ref(&self) -> &(dyn Bindable + 'static) {
        self
    }
}

/// The path of a puzzle, in the language that is asked for.
struct TellingPath<'a, G: Look> {
    puzzle: &'a Puzzle<G>,
    told: ByLang<OnceLock<ToldPath>>,
}

impl<G: Look> TellingPath<'_, G> {
    fn find(&self, lang: Lang) -> Result<&ToldPath, NoPathError> {
        let found = &self.told[lang];
        if found.get().is_none() {
            let Puzzle { board, rating, .. } = self.puzzle;
            let (rater, telling) = (Rater::<G>::new(board), Telling { lang, exact: false });
            let path = rater.path(self.puzzle.task(), rating.as_ref(), Told::Needed, telling, Limits::NONE);
            let (rating, path) = path.map_err(|reason| match reason {
                NotTold::Reason { reason, .. } => NoPathError::because(reason),
                _ => NoPathError::no_technique(),
            })?;
            if rating.level == Level::Beyond {
                return Err(NoPathError::no_technique());
            }
            let _ = found.set(path);
        }
        Ok(found.get().expect("it was found"))
    }

    fn told(&self, lang: Lang) -> &ToldPath {
        self.find(lang).expect("there is a path, whatever the language")
    }

    fn face(&self) -> Face {
        self.puzzle.board.face(&self.puzzle.clues, Lang::En).expect("only boards with a face are bound")
    }

    /// The board at the end of a stage, by its place; what the clues show if it is before the
    /// first.
    fn rows(&self, path: &ToldPath, stage: Option<usize>) -> Vec<String> {
        stage.map_or_else(|| self.puzzle.board.clue_rows(&self.puzzle.clues), |at| path.stages[at].1.clone())
    }

    fn known(&self, path: &ToldPath, stage: usize) -> Arc<dyn Art> {
        let (before, rows) = (self.rows(path, stage.checked_sub(1)), self.rows(path, Some(stage)));
        let changed = |(row, (one, other)): (usize, (&String, &String))| -> Vec<(usize, usize)> {
            let cells = one.chars().zip(other.chars()).enumerate();
            cells.filter(|(_, (one, other))| one != other).map(|(column, _)| (column, row)).collect()
        };
        let new = before.iter().zip(&rows).enumerate().flat_map(changed).collect();
        Arc::new(Known { face: self.face(), rows, given: None, new })
    }
}

impl<G: Look> Path for TellingPath<'_, G> {
    fn pictures(&self, _style: Style) -> Vec<Picture> {
        let rows = self.puzzle.board.clue_rows(&self.puzzle.clues);
        let art = Arc::new(Known { face: self.face(), rows, given: None, new: Vec::new() });
        vec![Picture { form: Form::Board, art, caption: String::new() }]
    }

    fn stages(&self, lang: Lang) -> Vec<ToldStage> {
        let path = self.told(lang);
        let mut steps = path.steps.iter().map(|step| step.sentences.clone());
        let stage = |(at, (count, _)): (usize, &(usize, _))| ToldStage {
            number: at + 1,
            steps: steps.by_ref().take(*count).collect(),
            known: self.known(path, at),
        };
        path.stages.iter().enumerate().map(stage).collect()
    }

    fn hints(&self, count: usize, lang: Lang) -> Vec<Hint> {
        let path = self.told(lang);
        let hint = |&at: &usize| {
            let step = &path.steps[at];
            Hint { place: step.place.clone(), technique: step.title.clone(), sentences: step.sentences.clone() }
        };
        path.hints[path.hints.len().saturating_sub(count)..].iter().map(hint).collect()
    }

    fn steps(&self) -> Vec<PathStep> {
        let techniques = TechniqueRow::all::<G::Logic>();
        let step = |(at, step): (usize, &smyoz_core::rating::ToldStep)| {
            let score = techniques.iter().find(|row| row.id == step.technique).map_or(0, |row| row.score);
            let difficulty = step.sentences.iter().map(String::len).sum();
            PathStep { at, technique: (step.level, score, step.technique), difficulty }
        };
        self.told(Lang::En).steps.iter().enumerate().map(step).collect()
    }

    /// With the boards at the beginning and at the end of its stage.
    fn example(&self, at: usize, lang: Lang) -> Example {
        let path = self.told(lang);
        let mut before = 0;
        let is_last = |(count, _): &(usize, _)| {
            before += count;
            at < before
        };
        let stage = path.stages.iter().position(is_last).expect("each step is in a stage");
        let step = &path.steps[at];
        let rows = self.rows(path, stage.checked_sub(1));
        let boards =
            [Arc::new(Known { face: self.face(), rows, given: None, new: Vec::new() }) as _, self.known(path, stage)];
        Example { technique: step.title.clone(), sentences: step.sentences.clone(), boards }
    }
}

/// The board of a solver.
struct Known {
    face: Face,
    rows: Vec<String>,
    /// What was given, if that must be distinguishable.
    given: Option<Vec<String>>,
    new: Vec<(usize, usize)>,
}

impl Known {
    /// The side of a cell on a board that is so wide without the names of its rows.
    fn cell(&self, side: f64) -> f64 {
        side / (board::extent(&self.face).0 - MARGIN)
    }
}

impl Art for Known {
    fn draw(&self, drawing: &mut DisplayList, (left, top): At, side: f64) {
        let cell = self.cell(side);
        let at = (left + cell * MARGIN, top + cell * MARGIN);
        let given = self.given.as_deref();
        Board { at, cell, face: &self.face, rows: &self.rows, given, new: &self.new, has_names: true }.draw(drawing);
    }

    fn height(&self, side: f64) -> f64 {
        self.cell(side) * board::extent(&self.face).1
    }

    fn text(&self) -> String {
        board::text(&self.face, &self.rows)
    }
}
