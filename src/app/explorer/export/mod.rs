//! Puzzles as pages for a web site: static files that any server, or a double click, can show.
//!
//! A page has no engine. It knows the clues and, unless it is for a contest, the solutions and the
//! path that explains them; these are veiled, so that nobody reads them by accident, which is no
//! secrecy. Its script is the page's own drawing, what the game is played by, and a small player,
//! put together as a classic script, since browsers load no modules from files.

use std::collections::BTreeSet;
use std::fmt::Write;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde::Serialize;
use serde_json::Value;
use thiserror::Error;

use super::texts::{Texts, texts_after};
use crate::play::{Exported, Playable, veiled};
use smyoz_core::lang::Lang;
use smyoz_core::limits::Limits;
use smyoz_paper::level_name;

/// What a page is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Export {
    /// The language of the pages.
    pub lang: Lang,
    /// Whether solutions and paths are left out, and all that leads to them but the clues: no page
    /// says the seed or the id of its puzzle.
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
pub enum NoPage {
    /// It is not unique as it claims.
    #[error("puzzle {id}: {reason}")]
    NotPlayable {
        /// Its id.
        id: String,
        /// Why not, in the language of the pages.
        reason: String,
    },
    /// There is no player for the game.
    #[error("puzzles of {0} cannot be exported: there is no page to play them on")]
    NoPlayer(&'static str),
}

/// What the page of a puzzle knows.
#[derive(Serialize)]
struct Data {
    texts: Texts,
    title: String,
    /// What it is kept by in the browser, and what the veils are made of.
    key: String,
    view: Value,
    /// The mercy shot.
    #[serde(skip_serializing_if = "Option::is_none")]
    mercy: Option<String>,
    /// The solutions, and the path.
    #[serde(skip_serializing_if = "Option::is_none")]
    answers: Option<String>,
}

/// What a game is played by without a server.
struct Player {
    kind: &'static str,
    name: &'static str,
    /// The modules of the page that it draws with, in the order of their imports.
    modules: &'static [&'static str],
    script: &'static str,
    /// What the keys of its texts begin with.
    texts: &'static str,
}

/// The games that can be played without a server.
const PLAYERS: [Player; 2] = [
    Player {
        kind: "smyoz",
        name: "SMYOZ",
        modules: &[include_str!("../web/geometry.js"), include_str!("../web/svg.js"), include_str!("../web/board.js")],
        script: include_str!("smyoz.js"),
        texts: "smyoz-player-",
    },
    Player {
        kind: "sea-battle",
        name: "Sea Battle",
        modules: &[
            include_str!("../web/sea-geometry.js"),
            include_str!("../web/svg.js"),
            include_str!("../web/sea-board.js"),
        ],
        script: include_str!("sea-battle.js"),
        texts: "sea-player-",
    },
];

const PLAYER: &str = include_str!("player.js");
const STYLES: [&str; 4] = [
    include_str!("../web/app.css"),
    include_str!("../web/board.css"),
    include_str!("../web/sea.css"),
    include_str!("player.css"),
];

impl Export {
    /// The files for these puzzles: a page for each, one that lists them, scripts and styles.
    ///
    /// # Errors
    /// If a puzzle is not unique as it claims, or no page can play it.
    pub fn files(&self, puzzles: &[&dyn Playable]) -> Result<Vec<WebFile>, NoPage> {
        let mut files = vec![
            WebFile { name: "index.html".into(), content: self.index(puzzles) },
            WebFile { name: "player.css".into(), content: STYLES.concat() },
        ];
        let mut used = BTreeSet::new();
        for (puzzle, number) in puzzles.iter().zip(1..) {
            let kind = puzzle.about().kind;
            let player = PLAYERS.iter().find(|player| player.kind == kind).ok_or(NoPage::NoPlayer(kind))?;
            if used.insert(kind) {
                files.push(WebFile { name: player.file(), content: player.whole_script() });
            }
            let content = self.page(*puzzle, number, player)?;
            files.push(WebFile { name: self.name(*puzzle, number), content });
        }
        Ok(files)
    }

    /// The name of a puzzle's page. For a contest it does not give the seed away.
    fn name(&self, puzzle: &dyn Playable, number: usize) -> String {
        match self.contest {
            true => format!("puzzle-{number:03}.html"),
            false => format!("{}.html", puzzle.stem()),
        }
    }

    /// The page that lists the puzzles.
    fn index(&self, puzzles: &[&dyn Playable]) -> String {
        let mut list = String::new();
        for (puzzle, number) in puzzles.iter().zip(1..) {
            let about = puzzle.about();
            let level = about.level.map(|level| level_name(self.lang, level));
            let size = about.size.map(|size| size.replace('x', " × "));
            let parts = [Some(self.lang.web_puzzle(number)), size, level].into_iter().flatten();
            let _ = writeln!(
                list,
                "<li><a href=\"{}\">{}</a></li>",
                self.name(*puzzle, number),
                parts.collect::<Vec<_>>().join(" · ")
            );
        }
        self.document(
            &self.lang.web_title(),
            &format!("<main class=\"list\"><h1>{}</h1>\n<ol>\n{list}</ol></main>", self.lang.web_title()),
        )
    }

    /// The page of a puzzle.
    fn page(&self, puzzle: &dyn Playable, number: usize, player: &Player) -> Result<String, NoPage> {
        let id = puzzle.about().id.to_string();
        let exported = puzzle.exported(!self.contest, self.lang, Limits::NONE);
        let Exported { view, mercy, answers } =
            exported.map_err(|reason| NoPage::NotPlayable { id: id.clone(), reason })?;
        // Marks of one contest must not turn up in another one.
        let key = if self.contest { format!("{number}-{:016x}", sum(&view.to_string())) } else { id };
        let name = if self.contest { self.lang.web_puzzle(number) } else { puzzle.stem() };
        let title = match (self.contest, name.rsplit_once('-')) {
            (false, Some((_, name))) => format!("{} {name}", player.name),
            _ => name,
        };
        let veil =
            |value: Value| STANDARD.encode(veiled(value.to_string().as_bytes(), key.as_bytes()).collect::<Vec<_>>());
        let data = Data {
            texts: texts_after(self.lang, &["player-", player.texts]),
            title: title.clone(),
            view,
            mercy: mercy.map(veil),
            answers: answers.map(veil),
            key: key.clone(),
        };
        let data = in_script(&data);
        let script = player.file();
        let body = format!(
            "<main id=\"player\" class=\"{}\"></main>\n<script type=\"application/json\" id=\"puzzle\">{data}</script>\n<script src=\"{script}\"></script>",
            player.kind
        );
        Ok(self.document(&title, &body))
    }

    fn document(&self, title: &str, body: &str) -> String {
        format!(
            "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n<link rel=\"icon\" href=\"data:,\">\n<link rel=\"stylesheet\" href=\"player.css\">\n</head>\n<body>\n{body}\n</body>\n</html>\n",
            self.lang.code()
        )
    }
}

impl Player {
    /// The name of its script.
    fn file(&self) -> String {
        format!("{}.js", self.kind)
    }

    /// The drawing and the player as one classic script.
    fn whole_script(&self) -> String {
        let modules =
            self.modules.iter().chain([&self.script, &PLAYER]).flat_map(|module| module.split_inclusive('\n'));
        let mut script = String::from("'use strict';\n(() => {\n");
        let mut in_import = false;
        for line in modules {
            in_import |= line.starts_with("import ");
            match in_import {
                true => in_import = !line.trim_end().ends_with(';'),
                false => script.push_str(line.strip_prefix("export ").unwrap_or(line)),
            }
        }
        script + "})();\n"
    }
}

/// JSON that may stand in a script element.
pub(super) fn in_script(data: &impl Serialize) -> String {
    let text = serde_json::to_string(data).expect("data can be written");
    text.replace('<', "\\u003c")
}

/// A sum of a text (FNV-1a).
fn sum(text: &str) -> u64 {
    let add = |sum: u64, byte: u8| (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, add)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_script_has_neither_imports_nor_exports() {
        for (player, drawing) in PLAYERS.iter().zip(["function drawBoard(", "function drawSea("]) {
            let script = player.whole_script();
            assert!(script.lines().all(|line| !line.starts_with("import ") && !line.starts_with("export ")));
            assert!(script.contains(drawing) && script.ends_with("})();\n"));
        }
    }

    #[test]
    fn data_cannot_end_its_element() {
        assert_eq!(in_script(&"</script>"), "\"\\u003c/script>\"");
    }
}
