//! What exported pages know of a puzzle.

use serde_json::{Value, json};

use super::game::{Beginning, Game, Source};
use super::path::if_any;
use super::refusal::SessionError;
use crate::board::Layout;
use crate::clues::Clues;
use crate::engines::{EngineChoice, Smyoz, Solver};
use crate::front::GAME;
use crate::front::bound::BookGame;
use crate::front::web::WEB;
use crate::paper::Page;
use crate::puzzle::{Puzzle, mercy};
use crate::rate::{Effort, LeanStep, Passage, SolutionPath};
use smyoz_app::explorer::modules;
use smyoz_app::play::{BeginError, Exported, ExportedStep, Mode, Player, Sentence, as_svg, report};
use smyoz_core::deduction::DeductionError;
use smyoz_core::lang::Lang;
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_paper::{Ink, PageKind, Style};

/// What it is played by without a server.
pub(super) const PLAYER: Player = Player {
    kind: GAME,
    name: "SMYOZ",
    modules: &[
        include_str!("../web/geometry.js"),
        modules::SVG,
        include_str!("../web/smyoz-svg.js"),
        include_str!("../web/board.js"),
        include_str!("../web/smyoz-cell-words.js"),
    ],
    script: include_str!("player.js"),
    style: WEB.style,
    sources: WEB.texts,
    texts: "smyoz-player-",
    words: &["water", "ship", "both", "unknown", "colour-", "row-", "column-", "from-"],
    game: &BookGame,
};

/// What a page knows: see [`Playable::exported`](smyoz_app::play::Playable::exported).
pub(super) fn exported(puzzle: &Puzzle, with_answers: bool, lang: Lang, limits: Limits) -> Result<Exported, String> {
    let start = Beginning { mode: Mode::Puzzle, source: Source::Puzzle(Box::new(puzzle.clone())) };
    let game = Game::new(start, limits).map_err(|reason| reason.sentence(lang))?;
    let page = Page::of(puzzle, PageKind::Puzzle, Style::new(lang, Ink::Colour));
    Ok(Exported {
        picture: page.map_or_else(|_| String::new(), |page| as_svg(&page)),
        view: serde_json::to_value(game.view(lang)).expect("a view is plain data"),
        mercy: mercy(&puzzle.promise).map(|shot| json!(shot)),
        answers: with_answers.then(|| answers(puzzle, lang, limits)).transpose().map_err(|reason| match reason {
            DeductionError::Cancelled(CancelledError) => BeginError::<SessionError>::Cancelled.sentence(lang),
            DeductionError::Unfounded(fault) => report(&fault, puzzle),
        })?,
    })
}

fn answers(puzzle: &Puzzle, lang: Lang, limits: Limits) -> Result<Value, DeductionError> {
    let clues = puzzle.all_clues();
    let mut solver = Solver::by(&Smyoz, EngineChoice::Search);
    let solutions = solver.solutions(&clues, clues.symmetries().count(), limits)?.layouts;
    let path = if_any(SolutionPath::of(puzzle, Effort::Cores, limits))?.map(|path| path.told).unwrap_or_default();
    Ok(json!({
        "solutions": solutions.iter().map(|layout: &Layout| layout.drawing().rows().concat()).collect::<Vec<_>>(),
        "path": path.iter().map(|step| told(step, lang)).collect::<Vec<_>>(),
    }))
}

fn told(step: &Passage, lang: Lang) -> ExportedStep {
    let place = step.place(&Clues::default(), &Smyoz, lang);
    ExportedStep {
        facts: step.steps().flat_map(LeanStep::facts).map(ToString::to_string).collect(),
        technique: lang.hint_technique(place.clone(), step.kind().title(lang)),
        place: lang.hint_place(place),
        lines: step.sentences(&Smyoz, lang),
    }
}
