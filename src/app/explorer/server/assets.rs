//! The page: files that are part of the program.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{Method, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};

use serde_json::{Map, Value};

use super::Desk;
use super::fault::Fault;
use super::shared::Asked;
use crate::explorer;
use crate::explorer::export::in_script;
use crate::explorer::texts::texts;
use crate::registry::{AnyGame, Registry};
use smyoz_core::lang::Lang;

macro_rules! files {
    ($($name:literal)*) => {
        &[$(($name, include_str!(concat!("../web/", $name)))),*]
    };
}

/// The files that are the same whatever the games.
const FILES: &[(&str, &str)] = files! {
    "api.js"
    "app.css"
    "app.js"
    "begin.js"
    "board.css"
    "cell-board.js"
    "cell-keys.js"
    "cell-marks.js"
    "cell-page.js"
    "cell-pointer.js"
    "cells.css"
    "cells.js"
    "clock.js"
    "contest.css"
    "contest.html"
    "contest.js"
    "dialogs.js"
    "dom.js"
    "drawer.js"
    "files.js"
    "game.css"
    "games.js"
    "grid.js"
    "guides.js"
    "head.js"
    "hints.js"
    "index.html"
    "key-groups.js"
    "keys.js"
    "library.js"
    "likeness.js"
    "loader.js"
    "marked-game.js"
    "notes.js"
    "page.css"
    "panels.css"
    "parts.js"
    "paths.js"
    "plain-board.js"
    "plain-page.js"
    "playing.js"
    "positions.js"
    "result.js"
    "rules.css"
    "session.js"
    "sheets.js"
    "start.css"
    "start.js"
    "state.js"
    "statistics.js"
    "store.js"
    "svg.js"
    "table-grid.js"
    "table.js"
    "texts.js"
    "tips.js"
    "types-cells.js"
    "types-contest.js"
    "types.js"
    "typing.js"
    "words.js"
};

/// What the root stands for, its style sheets as one, and those of the games.
const INDEX: &str = "index.html";
const STYLE: &str = "style.css";
const GAMES: &str = "games.css";

/// How scripts begin that are no modules of the page of games: the one that loads them, those of
/// contests, and those that only hold types.
const OTHERS: [&str; 4] = ["begin.", "contest.", "table", "types"];

/// The files of a server, by name.
pub(super) struct Assets(BTreeMap<&'static str, Cow<'static, str>>);

impl Assets {
    /// The files of a server with these games. Some are put together: the pages with the names of
    /// modules, the texts in both languages, and the style sheets as one, so that the page is seen
    /// sooner.
    pub fn new(registry: &Registry) -> Self {
        let webs = || registry.games().iter().filter_map(|game| Some((game.kind(), game.extras().web?)));
        let scripts = webs().flat_map(|(_, web)| web.scripts.iter().copied());
        let mut files: BTreeMap<&str, Cow<str>> =
            FILES.iter().copied().chain(scripts).map(|(name, text)| (name, text.into())).collect();
        let is_module = |name: &&&str| name.ends_with(".js") && !OTHERS.iter().any(|other| name.starts_with(other));
        let modules: Vec<&str> = files.keys().filter(is_module).copied().collect();
        // The page shows the games in this order.
        let own: Map<String, Value> =
            webs().filter_map(|(kind, web)| Some((kind.to_owned(), web.game?.into()))).collect();
        let tables: Map<String, Value> =
            webs().filter_map(|(kind, web)| Some((kind.to_owned(), web.table?.into()))).collect();
        let texts: BTreeMap<&str, _> =
            Lang::ALL.map(|lang| (lang.code(), texts(lang, webs().map(|(_, web)| web.texts)))).into();
        let styles: String = webs().map(|(_, web)| web.style).collect();
        let style = concat!(
            include_str!("../web/app.css"),
            include_str!("../web/page.css"),
            include_str!("../web/board.css"),
            include_str!("../web/game.css"),
            include_str!("../web/panels.css"),
            include_str!("../web/start.css"),
            include_str!("../web/cells.css"),
        );
        let index = include_str!("../web/index.html").replacen("[]", &in_script(&modules), 1);
        let contest = include_str!("../web/contest.html").replacen("{}", &in_script(&tables), 1);
        files.insert(INDEX, index.replacen("{}", &in_script(&own), 1).into());
        files.insert("contest.html", contest.into());
        files.insert("texts.json", serde_json::to_string(&texts).expect("texts can be written").into());
        files.insert(STYLE, format!("{style}{styles}").into());
        files.insert(GAMES, styles.into());
        Self(files)
    }
}

/// The type of a file.
fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.') {
        Some((_, "css")) => "text/css; charset=utf-8",
        Some((_, "html")) => "text/html; charset=utf-8",
        Some((_, "json")) => "application/json",
        Some((_, "js")) => "text/javascript; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// A file of the page. There are only those of the table, so no path leads anywhere else.
pub(super) async fn file(State(desk): State<Arc<Desk>>, method: Method, uri: Uri) -> Response {
    let asked = uri.path().strip_prefix('/').map(|name| if name.is_empty() { INDEX } else { name });
    match asked.and_then(|name| desk.assets.0.get_key_value(name)) {
        None => Fault::NoSuchPage.into_response(),
        Some(_) if method != Method::GET && method != Method::HEAD => StatusCode::METHOD_NOT_ALLOWED.into_response(),
        Some((name, content)) => ([(CONTENT_TYPE, kind(name))], content.clone().into_owned()).into_response(),
    }
}

/// The rules of a game as a page.
pub(super) async fn rules(
    State(desk): State<Arc<Desk>>,
    Asked(lang): Asked,
    Path(kind): Path<String>,
) -> Result<Html<String>, Fault> {
    let game = desk.registry.game(&kind).and_then(AnyGame::book).ok_or(Fault::NoSuchPage)?;
    let (code, name) = (lang.code(), game.name(lang));
    let content = explorer::rules::content(game, lang);
    Ok(Html(format!(
        "<!doctype html>\n<html lang=\"{code}\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{name}</title>\n<link rel=\"icon\" href=\"data:,\">\n<link rel=\"stylesheet\" href=\"/app.css\">\n<link rel=\"stylesheet\" href=\"/rules.css\">\n{content}\n</html>\n"
    )))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn all_files_of_the_page_are_served() {
        let directory = concat!(env!("CARGO_MANIFEST_DIR"), "/explorer/web");
        let entries = fs::read_dir(directory).unwrap();
        let mut there: Vec<String> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        there.sort();
        assert_eq!(FILES.iter().map(|(name, _)| *name).collect::<Vec<_>>(), there);
        assert!(FILES.iter().all(|(name, _)| kind(name).starts_with("text/")));
    }
}
