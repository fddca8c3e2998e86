//! Puzzles as pages for a web site: static files that any server, or a double click, can show.
//!
//! A page has no engine. It knows the clues and, unless it is for a contest, the solutions and the
//! path that explains them; these are written so that nobody reads them by accident, which is no
//! secrecy. Its script is the page's own drawing and a small player, put together as a classic
//! script, since browsers load no modules from files.

use std::fmt::Write;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde::Serialize;
use thiserror::Error;

use super::{Game, Mode, NoGame, Refusal, Source, Start, View};
use smyoz_core::lang::Lang;
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::Record;
use smyoz_games::smyoz::puzzle::Puzzle;
use smyoz_games::smyoz::rate::{Effort, SolutionPath, ToldStep};
use smyoz_games::smyoz::{Layout, Shot, search};
use smyoz_paper::level_name;

/// What a page is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Export {
    /// The language of the pages.
    pub lang: Lang,
    /// Whether solutions and paths are left out.
    pub contest: bool,
}

/// A file of the folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WebFile {
    /// Its name.
    pub name: String,
    /// Its content.
    pub content: String,
}

/// Why a puzzle gets no page.
#[derive(Debug, Error)]
#[error("puzzle {id}: {reason}")]
pub struct NoPage {
    /// Its id.
    pub id: String,
    /// Why not.
    pub reason: NoGame<Refusal>,
}

/// What the page of a puzzle knows.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Data {
    lang: &'static str,
    title: String,
    id: String,
    view: View,
    has_mercy: bool,
    /// The mercy shot.
    #[serde(skip_serializing_if = "Option::is_none")]
    mercy: Option<String>,
    /// The solutions, and the path.
    #[serde(skip_serializing_if = "Option::is_none")]
    answers: Option<String>,
}

#[derive(Serialize)]
struct Answers {
    /// Each a line of 81 characters: one, or the images of one.
    solutions: Vec<String>,
    path: Vec<PathStep>,
}

/// A step of the path: what it adds, and the three stages of the hint.
#[derive(Serialize)]
struct PathStep {
    facts: Vec<String>,
    place: String,
    technique: String,
    lines: Vec<String>,
}

/// The modules of the page that the player draws with, in the order of their imports.
const MODULES: [&str; 3] =
    [include_str!("../web/geometry.js"), include_str!("../web/svg.js"), include_str!("../web/board.js")];

const PLAYER: &str = include_str!("player.js");
const STYLES: [&str; 3] =
    [include_str!("../web/app.css"), include_str!("../web/board.css"), include_str!("player.css")];

impl Export {
    /// The files for these puzzles: a page for each, one that lists them, script and styles.
    ///
    /// # Errors
    /// If a puzzle is not unique as it claims.
    pub fn files(&self, puzzles: &[Puzzle]) -> Result<Vec<WebFile>, NoPage> {
        let mut files = vec![
            WebFile { name: "index.html".into(), content: self.index(puzzles) },
            WebFile { name: "player.js".into(), content: script() },
            WebFile { name: "player.css".into(), content: STYLES.concat() },
        ];
        for puzzle in puzzles {
            let content = self.page(puzzle)?;
            files.push(WebFile { name: puzzle.page_name(), content });
        }
        Ok(files)
    }

    /// The page that lists the puzzles.
    fn index(&self, puzzles: &[Puzzle]) -> String {
        let mut list = String::new();
        for (puzzle, number) in puzzles.iter().zip(1..) {
            let level = puzzle.rating.as_ref().map(|rating| level_name(self.lang, rating.level));
            let level = level.map(|name| format!(" · {name}")).unwrap_or_default();
            let _ = writeln!(
                list,
                "<li><a href=\"{}\">{}{level}</a></li>",
                puzzle.page_name(),
                self.lang.web_puzzle(number)
            );
        }
        self.document(
            &self.lang.web_title(),
            &format!("<main class=\"list\"><h1>{}</h1>\n<ol>\n{list}</ol></main>", self.lang.web_title()),
        )
    }

    /// The page of a puzzle.
    fn page(&self, puzzle: &Puzzle) -> Result<String, NoPage> {
        let id = puzzle.id().to_string();
        let start = Start { mode: Mode::Puzzle, source: Source::Puzzle(Box::new(puzzle.clone())) };
        let game = Game::new(start, Limits::NONE).map_err(|reason| NoPage { id: id.clone(), reason })?;
        let key = id.as_bytes();
        let title = match puzzle.seed {
            Some(seed) => format!("SMYOZ {seed}"),
            None => format!("SMYOZ {id}"),
        };
        let data = Data {
            lang: self.lang.code(),
            title: title.clone(),
            view: game.view(self.lang),
            has_mercy: puzzle.mercy.is_some(),
            mercy: puzzle.mercy.map(|shot: Shot| veiled(&shot, key)),
            answers: (!self.contest).then(|| veiled(&self.answers(puzzle), key)),
            id,
        };
        let data = in_script(&data);
        let body = format!(
            "<main id=\"player\"></main>\n<script type=\"application/json\" id=\"puzzle\">{data}</script>\n<script src=\"player.js\"></script>"
        );
        Ok(self.document(&title, &body))
    }

    fn answers(&self, puzzle: &Puzzle) -> Answers {
        let clues = puzzle.clues();
        let solutions = search::solutions(&clues, clues.symmetries().count()).layouts;
        let path = SolutionPath::of(puzzle, Effort::Cores, Limits::NONE).map(|path| path.told).unwrap_or_default();
        Answers {
            solutions: solutions.iter().map(|layout: &Layout| layout.drawing().rows().concat()).collect(),
            path: path.iter().map(|step| self.step(step)).collect(),
        }
    }

    fn step(&self, step: &ToldStep) -> PathStep {
        let place = step.place(self.lang);
        PathStep {
            facts: step.steps().flat_map(|step| step.step.facts()).map(ToString::to_string).collect(),
            technique: self.lang.hint_technique(place.clone(), step.kind().title(self.lang)),
            place: self.lang.hint_place(place),
            lines: step.sentences(self.lang),
        }
    }

    fn document(&self, title: &str, body: &str) -> String {
        format!(
            "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n<link rel=\"icon\" href=\"data:,\">\n<link rel=\"stylesheet\" href=\"player.css\">\n</head>\n<body>\n{body}\n</body>\n</html>\n",
            self.lang.code()
        )
    }
}

/// The drawing and the player as one classic script.
fn script() -> String {
    let modules = MODULES.iter().flat_map(|module| module.split_inclusive('\n'));
    let mut script = String::from("'use strict';\n(() => {\n");
    let mut in_import = false;
    for line in modules.chain(PLAYER.split_inclusive('\n')) {
        in_import |= line.starts_with("import ");
        match in_import {
            true => in_import = !line.trim_end().ends_with(';'),
            false => script.push_str(line.strip_prefix("export ").unwrap_or(line)),
        }
    }
    script + "})();\n"
}

/// JSON that may stand in a script element.
fn in_script(data: &impl Serialize) -> String {
    let text = serde_json::to_string(data).expect("data can be written");
    text.replace('<', "\\u003c")
}

/// JSON that nobody reads by accident: each byte is changed by one of the key.
fn veiled(data: &impl Serialize, key: &[u8]) -> String {
    let text = serde_json::to_string(data).expect("data can be written");
    let bytes: Vec<u8> = text.bytes().zip(key.iter().cycle()).map(|(byte, key)| byte ^ key).collect();
    STANDARD.encode(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_script_has_neither_imports_nor_exports() {
        let script = script();
        assert!(script.lines().all(|line| !line.starts_with("import ") && !line.starts_with("export ")));
        assert!(script.contains("function drawBoard(") && script.ends_with("})();\n"));
    }

    #[test]
    fn data_cannot_end_its_element() {
        assert_eq!(in_script(&"</script>"), "\"\\u003c/script>\"");
    }
}
