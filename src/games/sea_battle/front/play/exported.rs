//! What exported pages know of a puzzle.

use serde_json::json;

use super::game::Game;
use super::help::{place_of, said};
use crate::board::{CellSet, Columns};
use crate::deduction::Marks;
use crate::front::bound::BookGame;
use crate::front::web::WEB;
use crate::paper::{Page, Setup};
use crate::puzzle::Puzzle;
use crate::rate::{Effort, SolutionPath};
use smyoz_app::explorer::modules;
use smyoz_app::play::{Exported, ExportedStep, Player, Sentence, as_svg};
use smyoz_core::lang::Lang;
use smyoz_core::limits::Limits;
use smyoz_paper::{Ink, PageKind, Style};

/// What it is played by without a server.
pub(super) const PLAYER: Player = Player {
    kind: "sea-battle",
    name: "Sea Battle",
    modules: &[
        modules::CELLS,
        modules::SVG,
        modules::CELL_BOARD,
        modules::CELL_MARKS,
        include_str!("../web/sea-board.js"),
        include_str!("../web/sea-words.js"),
    ],
    script: include_str!("player.js"),
    style: WEB.style,
    sources: WEB.texts,
    texts: "sea-player-",
    words: &[
        "water",
        "ship",
        "unknown",
        "from-said",
        "sea-mine",
        "sea-sweeper",
        "sea-given",
        "sea-broken",
        "sea-shows-",
        "sea-column",
        "sea-row",
        "sea-count",
    ],
    game: &BookGame,
};

/// What a page knows: see [`Playable::exported`](smyoz_app::play::Playable::exported).
pub(super) fn exported(puzzle: &Puzzle, with_answers: bool, lang: Lang, limits: Limits) -> Result<Exported, String> {
    let game = Game::new(puzzle.clone(), limits).map_err(|reason| reason.sentence(lang))?;
    let setup = Setup { style: Style::new(lang, Ink::Colour), columns: Columns::latin() };
    let page = Page::of(puzzle, PageKind::Puzzle, None, &setup);
    Ok(Exported {
        picture: page.map_or_else(|_| String::new(), |page| as_svg(&page)),
        view: serde_json::to_value(game.view()).expect("a view is plain data"),
        mercy: None,
        answers: with_answers
            .then(|| json!({ "solutions": [game.hidden().rows()], "path": path(&game, lang, limits) })),
    })
}

/// The path. Steps that say nothing of a cell are merged with the next
/// one that does.
fn path(game: &Game, lang: Lang, limits: Limits) -> Vec<ExportedStep> {
    let (chart, clues) = (&*game.told().chart, &game.told().clues);
    let told = SolutionPath::of(game.puzzle(), Effort::Cores, limits).map(|path| path.told).unwrap_or_default();
    let mut marks = Marks::start(chart, clues);
    let (mut steps, mut lines) = (Vec::new(), Vec::new());
    for step in &told {
        let before = marks.settled();
        marks.extend(step.news());
        lines.extend(step.sentences(chart, lang));
        let about: CellSet = marks.settled() - before;
        if !about.is_empty() {
            let place = match step.deduction() {
                Some(deduction) => place_of(chart, &deduction, about, lang),
                None => step.place(&(), chart, lang),
            };
            steps.push(ExportedStep {
                facts: about.iter().map(|cell| said(&marks, cell).to_string()).collect(),
                technique: lang.hint_technique(place.clone(), step.kind().title(lang)),
                place: lang.hint_place(place),
                lines: std::mem::take(&mut lines),
            });
        }
    }
    steps
}
