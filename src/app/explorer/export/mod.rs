//! Puzzles as pages for a web site: static files that any server, or a double click, can show.
//!
//! A page has no engine. It knows the clues and, unless it is for a contest, the solutions and the
//! path that explains them; these are veiled, so that nobody reads them by accident, which is no
//! secrecy. Its script is the page's own drawing, what the game is played by, and a small player,
//! put together as a classic script, since browsers load no modules from files.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use itertools::Itertools;
use rayon::prelude::*;
use serde::Serialize;
use serde_json::Value;
use thiserror::Error;

use super::rules;
use super::texts::{Texts, texts_after, texts_of};
use crate::play::{About, Exported, Playable, Player, veiled};
use smyoz_core::lang::Lang;
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::{Level, Stars};
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
    pub name: String,
    pub content: String,
}

/// Why a puzzle gets no page.
#[derive(Debug, Error)]
pub enum ExportError {
    /// It is not unique as it claims.
    #[error("puzzle {id}: {reason}")]
    NotPlayable {
        id: String,
        /// Why not, in the language of the pages.
        reason: String,
    },
    /// There is no player for the game.
    #[error("puzzles of {0} cannot be exported: there is no page to play them on")]
    NoPlayer(&'static str),
}

/// A puzzle that gets a page.
struct Entry {
    number: usize,
    /// The name of its page.
    name: String,
    title: String,
    note: Option<String>,
    /// What its marks are kept by in the browser, and what the veils are made of.
    key: String,
    about: About,
    exported: Exported,
    player: &'static Player,
}

/// What the page of a puzzle knows.
#[derive(Serialize)]
struct Data<'a> {
    texts: Texts,
    /// Those that it names as the Explorer does.
    words: Texts,
    title: &'a str,
    key: &'a str,
    /// The pages that it links to.
    index: &'static str,
    rules: String,
    before: Option<&'a str>,
    after: Option<&'a str>,
    view: &'a Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    mercy: Option<String>,
    /// The solutions, and the path.
    #[serde(skip_serializing_if = "Option::is_none")]
    answers: Option<String>,
}

/// The page that lists the puzzles.
const INDEX: &str = "index.html";

const INDEX_SCRIPT: &str = include_str!("index.js");

/// Pages load their own script and style sheet, and nothing else.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:";

/// The player, and what it has in common with the page.
const PLAYER: [&str; 2] = [include_str!("../web/typing.js"), include_str!("player.js")];
/// The style of all boards, beneath that of games, and what lies above it.
const STYLES: [&str; 3] =
    [include_str!("../web/app.css"), include_str!("../web/board.css"), include_str!("../web/cells.css")];
const UPPER: [&str; 2] = [include_str!("../web/rules.css"), include_str!("player.css")];

impl Export {
    /// The files for these puzzles: a page for each, one that lists them, scripts and styles.
    /// `done` is called after each puzzle.
    ///
    /// # Errors
    /// If a puzzle is not unique as it claims, or no page can play it.
    pub fn files(&self, puzzles: &[&dyn Playable], done: &(dyn Fn() + Sync)) -> Result<Vec<WebFile>, ExportError> {
        let numbered = puzzles.par_iter().enumerate();
        let entries = numbered.map(|(at, puzzle)| self.entry(*puzzle, at + 1).inspect(|_| done()));
        let entries: Vec<Entry> = entries.collect::<Result<_, _>>()?;
        let mut files = vec![
            WebFile { name: INDEX.into(), content: self.index(&entries) },
            WebFile { name: "index.js".into(), content: INDEX_SCRIPT.into() },
        ];
        let (mut used, mut style) = (BTreeSet::new(), STYLES.concat());
        for entry in &entries {
            let player = entry.player;
            if used.insert(player.kind) {
                style += player.style;
                files.push(WebFile { name: player.file(), content: player.whole_script() });
                let content = self.document(player.name, &rules::content(player.game, self.lang));
                files.push(WebFile { name: player.rules(), content });
            }
        }
        files.push(WebFile { name: "player.css".into(), content: style + &UPPER.concat() });
        for (at, entry) in entries.iter().enumerate() {
            let before = at.checked_sub(1).map(|before| &*entries[before].name);
            let after = entries.get(at + 1).map(|after| &*after.name);
            let data = in_script(&Data { before, after, ..Data::of(entry, self.lang) });
            let body = format!(
                "<main id=\"player\" class=\"{}\">\n{}</main>\n<script type=\"application/json\" id=\"puzzle\">{data}</script>\n<script src=\"{}\"></script>",
                entry.player.kind,
                self.without_script(entry),
                entry.player.file()
            );
            files.push(WebFile { name: entry.name.clone(), content: self.document(&entry.title, &body) });
        }
        Ok(files)
    }

    /// What the page of a puzzle needs.
    fn entry(&self, puzzle: &dyn Playable, number: usize) -> Result<Entry, ExportError> {
        let about = puzzle.about();
        let player = puzzle.player().ok_or(ExportError::NoPlayer(about.kind))?;
        let id = about.id.to_string();
        let exported = puzzle.exported(!self.contest, self.lang, Limits::NONE);
        let exported = exported.map_err(|reason| ExportError::NotPlayable { id: id.clone(), reason })?;
        let title = self.lang.web_puzzle(number);
        let (key, name, title) = if self.contest {
            // Nothing gives the seed away, and marks of one contest must not turn up in another.
            let key = format!("{number}-{:016x}", sum(&exported.view.to_string()));
            (key, format!("puzzle-{number:03}.html"), title)
        } else {
            let stem = puzzle.file_stem();
            let title = stem.rsplit_once('-').map_or(title, |(_, name)| format!("{} {name}", player.name));
            (id, format!("{stem}.html"), title)
        };
        let title = about.title.clone().unwrap_or(title);
        let note = puzzle.caption().note().map(str::to_owned);
        Ok(Entry { number, name, title, note, key, about, exported, player })
    }

    /// What the page of a puzzle shows where no script runs: the puzzle as it is printed.
    fn without_script(&self, Entry { title, note, exported, .. }: &Entry) -> String {
        let title = escaped(title);
        let note = note.as_ref().map(|note| format!("<p class=\"note\">{}</p>\n", escaped(note))).unwrap_or_default();
        let picture = STANDARD.encode(&exported.picture);
        format!(
            "<noscript>\n<nav><a href=\"{INDEX}\">{}</a></nav>\n<h1>{title}</h1>\n{note}<img alt=\"{title}\" src=\"data:image/svg+xml;base64,{picture}\">\n<p class=\"keys\">{}</p>\n</noscript>\n",
            self.lang.web_title(),
            self.lang.web_no_script(),
        )
    }

    /// The page that lists the puzzles by level. Its script says which are begun or solved in this
    /// browser.
    fn index(&self, entries: &[Entry]) -> String {
        let mut levels: BTreeMap<Option<Level>, String> = BTreeMap::new();
        for Entry { about, number, name, key, .. } in entries {
            let size = about.size.as_ref().map(|size| size.replace('x', " × "));
            let called = about.title.as_ref().map_or_else(|| self.lang.web_puzzle(*number), |title| escaped(title));
            let facts = [Some(called), size, about.stars.map(stars_of)];
            let title = facts.into_iter().flatten().join(" · ");
            let list = levels.entry(about.level).or_default();
            let _ = writeln!(list, "<li><a href=\"{name}\" data-key=\"{key}\">{title}</a></li>");
        }
        let lists = levels.into_iter().map(|(level, list)| {
            let heading = level.map(|level| format!("<h2>{}</h2>\n", level_name(self.lang, level)));
            format!("{}<ul>\n{list}</ul>\n", heading.unwrap_or_default())
        });
        let title = self.lang.web_title();
        let texts = in_script(&texts_after(self.lang, None, &["player-index-"]));
        let body = format!(
            "<main class=\"list\"><h1>{title}</h1>\n<p id=\"progress\" role=\"status\"></p>\n{}</main>\n<script type=\"application/json\" id=\"texts\">{texts}</script>\n<script src=\"index.js\"></script>",
            lists.collect::<String>(),
        );
        self.document(&title, &body)
    }

    fn document(&self, title: &str, body: &str) -> String {
        let title = escaped(title);
        format!(
            "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n<link rel=\"icon\" href=\"data:,\">\n<link rel=\"stylesheet\" href=\"player.css\">\n</head>\n<body>\n{body}\n</body>\n</html>\n",
            self.lang.code()
        )
    }
}

impl<'a> Data<'a> {
    /// What the page of a puzzle knows, without its neighbours.
    fn of(Entry { key, title, exported, player, .. }: &'a Entry, lang: Lang) -> Self {
        let veil =
            |value: &Value| STANDARD.encode(veiled(value.to_string().as_bytes(), key.as_bytes()).collect::<Vec<_>>());
        Self {
            texts: texts_after(lang, Some(player.sources), &["player-", player.texts]),
            words: texts_of(lang, player.sources, player.words),
            title,
            key,
            index: INDEX,
            rules: player.rules(),
            before: None,
            after: None,
            view: &exported.view,
            mercy: exported.mercy.as_ref().map(veil),
            answers: exported.answers.as_ref().map(veil),
        }
    }
}

impl Player {
    /// The name of its script.
    fn file(&self) -> String {
        format!("{}.js", self.kind)
    }

    /// The name of the page with its rules.
    fn rules(&self) -> String {
        format!("{}-rules.html", self.kind)
    }

    /// The drawing and the player as one classic script, with neither imports nor exports.
    pub fn whole_script(&self) -> String {
        let modules = self.modules.iter().chain([&self.script]).chain(&PLAYER);
        let lines = modules.flat_map(|module| module.split_inclusive('\n'));
        let mut script = String::from("'use strict';\n(() => {\n");
        let mut in_import = false;
        for line in lines {
            in_import |= line.starts_with("import ");
            match in_import {
                true => in_import = !line.trim_end().ends_with(';'),
                false => script.push_str(line.strip_prefix("export ").unwrap_or(line)),
            }
        }
        script + "})();\n"
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

fn stars_of(stars: u8) -> String {
    (1..=Stars::MOST).map(|at| if at <= stars { '★' } else { '☆' }).collect()
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
    fn data_cannot_end_its_element() {
        assert_eq!(in_script(&"</script>"), "\"\\u003c/script>\"");
    }
}
