//! The page: files that are part of the program.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{Method, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};

use super::Desk;
use super::fault::Fault;
use super::shared::Asked;
use crate::explorer;
use crate::explorer::export::in_script;
use crate::explorer::texts::texts;
use crate::registry::Game;
use smyoz_core::lang::Lang;

/// The name of a file and its content.
type File = (&'static str, &'static [u8]);

macro_rules! files {
    ($($name:literal)*) => {
        &[$(($name, include_bytes!(concat!("../web/", $name)))),*]
    };
}

/// All files.
const FILES: &[File] = files! {
    "api.js"
    "app.css"
    "app.js"
    "automatisms.js"
    "bar.js"
    "begin.js"
    "bench-page.js"
    "bench.js"
    "board.css"
    "board.js"
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
    "geometry.js"
    "grid.js"
    "guides.js"
    "head.js"
    "hints.js"
    "index.html"
    "inventory.js"
    "key-groups.js"
    "keys.js"
    "library.js"
    "likeness.js"
    "log.js"
    "marks.js"
    "notes.js"
    "page.css"
    "panels.css"
    "parts.js"
    "paths.js"
    "picture.js"
    "plain-board.js"
    "plain-page.js"
    "playing.js"
    "pointer.js"
    "positions.js"
    "record.js"
    "result.js"
    "rules.css"
    "scale.js"
    "sea-bench-page.js"
    "sea-bench.js"
    "sea-board.js"
    "sea-game.js"
    "sea-geometry.js"
    "sea-guides.js"
    "sea-keys.js"
    "sea-marks.js"
    "sea-page.js"
    "sea-pointer.js"
    "sea-start.js"
    "sea-words.js"
    "sea.css"
    "session.js"
    "sets.js"
    "sheets.js"
    "smyoz-game.js"
    "smyoz-guides.js"
    "smyoz-keys.js"
    "smyoz-start.js"
    "start.css"
    "start.js"
    "state.js"
    "statistics.js"
    "store.js"
    "svg.js"
    "table-fleet.js"
    "table-sea.js"
    "table.js"
    "technique-pictures.js"
    "texts.js"
    "tips.js"
    "types-contest.js"
    "types-sea.js"
    "types.js"
    "typing.js"
    "words.js"
    "workshop.js"
};

/// What the root stands for, and its style sheets as one.
const INDEX: &str = "index.html";
const STYLE: &str = "style.css";

/// The files that are put together: the page of games with the names of its modules, the texts in
/// both languages, and the style sheets as one, so that the page is seen sooner.
static MADE: LazyLock<[(&str, String); 3]> = LazyLock::new(|| {
    let all = Lang::ALL.map(|lang| (lang.code(), texts(lang))).into_iter().collect::<BTreeMap<_, _>>();
    let is_module = |name: &&str| name.ends_with(".js") && !OTHERS.iter().any(|other| name.starts_with(other));
    let modules: Vec<&str> = FILES.iter().map(|(name, _)| *name).filter(is_module).collect();
    let style = concat!(
        include_str!("../web/app.css"),
        include_str!("../web/page.css"),
        include_str!("../web/board.css"),
        include_str!("../web/game.css"),
        include_str!("../web/panels.css"),
        include_str!("../web/start.css"),
        include_str!("../web/sea.css"),
    );
    [
        (INDEX, include_str!("../web/index.html").replacen("[]", &in_script(&modules), 1)),
        ("texts.json", serde_json::to_string(&all).expect("texts can be written")),
        (STYLE, style.to_owned()),
    ]
});

/// How scripts begin that are no modules of the page of games: the one that loads them, those of
/// contests, and those that only hold types.
const OTHERS: [&str; 4] = ["begin.", "contest.", "table", "types"];

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
pub(super) async fn file(method: Method, uri: Uri) -> Response {
    let asked = uri.path().strip_prefix('/').map(|name| if name.is_empty() { INDEX } else { name });
    let made = || MADE.iter().map(|(name, content)| (*name, content.as_bytes()));
    match made().chain(FILES.iter().copied()).find(|(name, _)| Some(*name) == asked) {
        None => Fault::NoSuchPage.into_response(),
        Some(_) if method != Method::GET && method != Method::HEAD => StatusCode::METHOD_NOT_ALLOWED.into_response(),
        Some((name, content)) => ([(CONTENT_TYPE, kind(name))], content).into_response(),
    }
}

/// The rules of a game as a page.
pub(super) async fn rules(
    State(desk): State<Arc<Desk>>,
    Asked(lang): Asked,
    Path(kind): Path<String>,
) -> Result<Html<String>, Fault> {
    let game = desk.registry.game(&kind).and_then(Game::told).ok_or(Fault::NoSuchPage)?;
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
