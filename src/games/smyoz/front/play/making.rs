//! How games and puzzles of SMYOZ are made.

use crate::lang::SmyozTexts;
use itertools::Itertools;
use serde::Deserialize;
use serde_json::json;

use super::bench::{BenchError, Sheet};
use super::game::{Beginning, Game, Source};
use super::path::if_any;
use crate::board::{IllegalLayoutError, Layout, LayoutError};
use crate::compose::{StartError, Wanted};
use crate::engines::{EngineChoice, Smyoz, Solver};
use crate::paper::Page;
use crate::puzzle::Puzzle;
use crate::rate;
use crate::rate::{Effort, SolutionPath};
use smyoz_app::play::{
    Bench, Hidden, Made, Maker, Mode, NotMade, Playable, Played, Question, Sentence, Takes, of_level, on_paper,
    read_body,
};
use smyoz_core::lang::Lang;
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::{Level, Seed};
use smyoz_paper::sheets::A4;
use smyoz_paper::{Ink, PageKind, Panel, Style, svg};

pub(crate) struct SmyozMaker;

impl Maker for SmyozMaker {
    fn of_level(&self, level: Level, seed: Seed, lang: Lang, limits: Limits) -> Result<Box<dyn Playable>, NotMade> {
        let draw = |seed| Ok((Smyoz, Layout::of_seed(seed)));
        let wish = |_: &Smyoz, layout: &Layout, goal| Wanted::default().wish(layout, goal);
        Ok(Box::new(of_level(Some(level), seed, draw, wish, lang, limits)?))
    }

    fn hidden(&self, mode: Mode, hidden: Hidden, lang: Lang, limits: Limits) -> Result<Box<dyn Played>, NotMade> {
        let no_game = |reason| NotMade::No(lang.server_no_game(reason));
        let source = match hidden {
            Hidden::Seed(seed) => Source::Seed(seed),
            Hidden::Drawn(drawing) => {
                Source::Layout(drawing.parse().map_err(|error| no_game(no_layout(&error, lang)))?)
            }
        };
        let game = Game::new(Beginning { mode, source }, limits);
        Ok(Box::new(game.map_err(|reason| no_game(reason.sentence(lang)))?))
    }

    fn bench(&self) -> &'static Bench {
        &BENCH
    }
}

/// Why a text is not a layout, in words.
fn no_layout(error: &LayoutError, lang: Lang) -> String {
    match error {
        LayoutError::Drawing(_) => lang.no_game_drawing(),
        LayoutError::Illegal(IllegalLayoutError::Fleet(_)) => lang.no_game_fleet(),
        LayoutError::Illegal(IllegalLayoutError::Rules(broken)) => {
            let rules = broken.iter().map(|violation| rate::rule_name(violation.rule, lang)).unique();
            lang.no_game_rules(rules.format(", ").to_string())
        }
    }
}

/// What lies there is a [`Sheet`].
const BENCH: Bench = Bench {
    name: "bench",
    questions: &[
        // What to say of the drawing.
        Question::new("drawing", Takes::Moments, |body, _, _, _| Made::json(&read_body::<Sheet>(body)?.drawn())),
        // How many layouts the clues leave, which is known before the rest.
        Question::new("count", Takes::AWhile, |body, _, _, limits| {
            Made::json(&read_body::<Sheet>(body)?.counted(limits)?)
        }),
        // What the clues leave.
        Question::new("assay", Takes::AWhile, |body, _, lang, limits| {
            Made::json(&read_body::<Sheet>(body)?.assay(lang, limits).map_err(|error| no_puzzle(&error, lang))?)
        }),
        // The puzzle that the fewest further shots make of a sheet, or one of a level.
        Question::new("complete", Takes::Long, |body, seed, lang, limits| {
            let Completion { sheet, level } = read_body(body)?;
            puzzle(sheet.complete(level, seed, limits), lang)
        }),
        // The puzzle without clues that are not needed.
        Question::new("spare", Takes::Long, |body, _, lang, limits| {
            puzzle(read_body::<Sheet>(body)?.spare(limits), lang)
        }),
        // The sheet as a file.
        Question::new("file", Takes::Long, |body, _, lang, limits| read_body::<FileWanted>(body)?.file(lang, limits)),
    ],
};

/// A sheet to be completed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Completion {
    sheet: Sheet,
    /// The level that the puzzle should have; if there is none, the fewest shots are added.
    level: Option<Level>,
}

fn puzzle(puzzle: Result<Puzzle, BenchError>, lang: Lang) -> Result<Made, NotMade> {
    Made::json(&json!({ "puzzle": puzzle.map_err(|error| no_puzzle(&error, lang))? }))
}

/// Why the bench has no answer, in words; it may be a fault of the program.
fn no_puzzle(error: &BenchError, lang: Lang) -> NotMade {
    NotMade::No(lang.server_not_composed(match error {
        BenchError::Declined(reason) => return NotMade::composing(reason, lang),
        BenchError::Cancelled(_) | BenchError::Start(StartError::Cancelled(_)) => return NotMade::Cancelled,
        BenchError::Fault(_) | BenchError::Start(StartError::Contradiction(None)) => return NotMade::Bug,
        BenchError::Start(StartError::WrongSolution) => lang.no_puzzle_wrong_solution(),
        BenchError::Start(_) => lang.no_puzzle_contradiction(),
        BenchError::NotUnique => lang.no_puzzle_several_solutions(),
    }))
}

/// A file to be made of a sheet.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileWanted {
    sheet: Sheet,
    format: Format,
    /// Whether the page shows the solution.
    #[serde(default)]
    solution: bool,
    /// Whether lines are drawn double and dashed instead of red and green.
    #[serde(default)]
    mono: bool,
}

/// The type of plain text.
const PLAIN: &str = "text/plain; charset=utf-8";

/// A format of a file.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Format {
    Json,
    /// The page for a terminal.
    Text,
    Svg,
    Pdf,
    /// The drawing, which `smyoz explore` loads.
    Layout,
}

impl FileWanted {
    fn file(&self, lang: Lang, limits: Limits) -> Result<Made, NotMade> {
        let missing = || NotMade::No(lang.server_not_composed(lang.no_puzzle_page()));
        let puzzle = || finished(&self.sheet, limits).map_err(|error| no_puzzle(&error, lang));
        let page = || {
            let part = if self.solution { PageKind::Solution } else { PageKind::Puzzle };
            let style = Style::new(lang, if self.mono { Ink::Mono } else { Ink::Colour });
            Page::of(&puzzle()?, part, style).map_err(|_| missing())
        };
        Ok(match self.format {
            Format::Json => return Made::file("puzzle.json", &puzzle()?),
            Format::Layout => {
                let layout = self.sheet.layout().ok_or_else(|| NotMade::No(lang.server_no_layout()))?;
                Made::File("layout.txt", PLAIN, layout.to_string().into_bytes())
            }
            Format::Text => Made::File("puzzle.txt", PLAIN, page()?.text().into_bytes()),
            Format::Svg => Made::File("puzzle.svg", "image/svg+xml", svg(&page()?.drawn_on(A4)).into_bytes()),
            Format::Pdf => {
                Made::File("puzzle.pdf", "application/pdf", on_paper(&page()?).expect("a page of this game fits on A4"))
            }
        })
    }
}

/// The puzzle with its solution, if it has exactly one, and its rating, if techniques find it:
/// cores would take too long.
fn finished(sheet: &Sheet, limits: Limits) -> Result<Puzzle, BenchError> {
    let mut puzzle = Puzzle { solution: None, ..sheet.puzzle() };
    let clues = puzzle.all_clues();
    let found = Solver::by(&Smyoz, EngineChoice::Search).solutions(&clues, 1, limits)?;
    if let Some(only) = found.unique() {
        puzzle.solution = Some(*only);
        puzzle.rating = if_any(SolutionPath::of(&puzzle, Effort::Techniques, limits))?.map(|path| path.rating);
    }
    Ok(puzzle)
}
