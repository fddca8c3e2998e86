//! The bench over HTTP. The page keeps what lies on it, and sends all of it each time.

use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use serde::Deserialize;
use serde_json::json;

use super::beginning::{not_composed, random_seed};
use super::fault::Fault;
use super::request::Body;
use super::shared::{Answer, Asked, Shared, json_of};
use super::work::{Cancelled, Client, Takes};
use crate::explorer::{BenchError, Sheet};
use smyoz_core::lang::Lang;
use smyoz_core::limits::{Budget, CancelledError, Limits};
use smyoz_core::puzzles::Level;
use smyoz_games::smyoz::compose::StartError;
use smyoz_games::smyoz::puzzle::Puzzle;
use smyoz_games::smyoz::rate::{Effort, SolutionPath};
use smyoz_games::smyoz::search;
use smyoz_paper::{Exporter, Ink, PageKind, Pdf, Style, Svg, Text};

/// What to say of the drawing.
pub(super) async fn drawing(State(desk): Shared, Body(sheet): Body<Sheet>) -> Answer {
    json_of(&desk.workers.work(Takes::Moments, move |_| Ok(sheet.drawn())).await?)
}

/// How many layouts the clues leave, which is known before the rest.
pub(super) async fn count(State(desk): Shared, client: Client, Body(sheet): Body<Sheet>) -> Answer {
    let work = move |cancelled: &Cancelled| Ok(sheet.counted(cancelled.limits())?);
    json_of(&desk.workers.work(Takes::AWhile.by(client), work).await?)
}

/// What the clues leave.
pub(super) async fn assay(State(desk): Shared, client: Client, Asked(lang): Asked, Body(sheet): Body<Sheet>) -> Answer {
    let work = move |cancelled: &Cancelled| Ok(sheet.assay(lang, cancelled.limits())?);
    json_of(&desk.workers.work(Takes::AWhile.by(client), work).await?)
}

/// A sheet to be completed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Completion {
    sheet: Sheet,
    /// The level that the puzzle should have; if there is none, the fewest shots are added.
    level: Option<Level>,
}

/// The puzzle that the fewest further shots make of a sheet, or one of a level.
pub(super) async fn complete(
    State(desk): Shared,
    Asked(lang): Asked,
    Body(Completion { sheet, level }): Body<Completion>,
) -> Answer {
    let work = move |cancelled: &Cancelled| {
        let puzzle = sheet.complete(level, random_seed()?, cancelled.limits());
        Ok(json!({ "puzzle": puzzle.map_err(|error| no_puzzle(&error, lang))? }))
    };
    json_of(&desk.workers.work(Takes::Long, work).await?)
}

/// The puzzle without clues that are not needed.
pub(super) async fn spare(State(desk): Shared, Asked(lang): Asked, Body(sheet): Body<Sheet>) -> Answer {
    let work = move |cancelled: &Cancelled| {
        let puzzle = sheet.spare(cancelled.limits());
        Ok(json!({ "puzzle": puzzle.map_err(|error| no_puzzle(&error, lang))? }))
    };
    json_of(&desk.workers.work(Takes::Long, work).await?)
}

fn no_puzzle(error: &BenchError, lang: Lang) -> Fault {
    Fault::NotComposed(match error {
        BenchError::Declined(reason) => return not_composed(reason, lang),
        BenchError::Stopped(_) | BenchError::Start(StartError::Stopped(_)) => return Fault::Cancelled,
        BenchError::Start(StartError::WrongSolution) => lang.no_puzzle_wrong_solution(),
        BenchError::Start(_) => lang.no_puzzle_contradiction(),
        BenchError::NotUnique => lang.no_puzzle_several_solutions(),
    })
}

/// A file to be made of a sheet.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    sheet: Sheet,
    format: Format,
    /// Whether the page shows the solution.
    #[serde(default)]
    solution: bool,
    /// Whether lines are drawn double and dashed instead of red and green.
    #[serde(default)]
    mono: bool,
}

/// A format of a file.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Format {
    /// The puzzle as data.
    Json,
    /// The page for a terminal.
    Text,
    Svg,
    Pdf,
    /// The drawing, which `smyoz explore` loads.
    Layout,
}

/// The sheet as a file.
pub(super) async fn file(State(desk): Shared, Asked(lang): Asked, Body(wanted): Body<Wanted>) -> Answer {
    let (name, kind) = match wanted.format {
        Format::Json => ("puzzle.json", "application/json"),
        Format::Text => ("puzzle.txt", "text/plain; charset=utf-8"),
        Format::Svg => ("puzzle.svg", "image/svg+xml"),
        Format::Pdf => ("puzzle.pdf", "application/pdf"),
        Format::Layout => ("layout.txt", "text/plain; charset=utf-8"),
    };
    let content = desk.workers.work(Takes::Long, move |cancelled| wanted.content(lang, cancelled.limits())).await?;
    let disposition = format!("attachment; filename=\"{name}\"");
    Ok(([(CONTENT_TYPE, kind), (CONTENT_DISPOSITION, &disposition)], content).into_response())
}

impl Wanted {
    fn content(&self, lang: Lang, limits: Limits) -> Result<Vec<u8>, Fault> {
        let exporter: &dyn Exporter = match self.format {
            Format::Json => {
                let text = serde_json::to_string(&finished(&self.sheet, limits)?).map_err(|_| Fault::Bug)?;
                return Ok((text + "\n").into_bytes());
            }
            Format::Layout => {
                let layout = self.sheet.layout().ok_or(Fault::NoLayout)?;
                return Ok(layout.to_string().into_bytes());
            }
            Format::Text => &Text,
            Format::Svg => &Svg,
            Format::Pdf => &Pdf,
        };
        let kind = if self.solution { PageKind::Solution } else { PageKind::Puzzle };
        let style = Style::new(lang, if self.mono { Ink::Mono } else { Ink::Colour });
        let puzzle = finished(&self.sheet, limits)?;
        exporter.export(&puzzle, kind, style).map_err(|_| Fault::NotComposed(lang.no_puzzle_page()))
    }
}

/// The puzzle with its solution, if it has exactly one, and its rating, if techniques find it:
/// cores would take too long.
fn finished(sheet: &Sheet, limits: Limits) -> Result<Puzzle, CancelledError> {
    let mut puzzle = Puzzle { solution: None, ..sheet.puzzle() };
    let found = search::solutions_within(&puzzle.clues(), 1, &mut Budget::new(limits));
    limits.check()?;
    if let ([only], true) = (&found.layouts[..], found.complete) {
        puzzle.solution = Some(*only);
        puzzle.rating = SolutionPath::of(&puzzle, Effort::Techniques, limits).ok().map(|path| path.rating);
        limits.check()?;
    }
    Ok(puzzle)
}
