//! The page: files that are part of the program.

use axum::http::header::CONTENT_TYPE;
use axum::http::{Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};

use super::fault::Fault;

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
    "files.js"
    "game.css"
    "geometry.js"
    "grid.js"
    "head.js"
    "hints.js"
    "index.html"
    "inventory.js"
    "keys.js"
    "likeness.js"
    "log.js"
    "marks.js"
    "page.css"
    "panels.css"
    "parts.js"
    "paths.js"
    "picture.js"
    "plain-board.js"
    "plain-page.js"
    "pointer.js"
    "record.js"
    "result.js"
    "sea-bench-page.js"
    "sea-bench.js"
    "sea-board.js"
    "sea-geometry.js"
    "sea-keys.js"
    "sea-marks.js"
    "sea-page.js"
    "sea-pointer.js"
    "sea-start.js"
    "sea-words.js"
    "sea.css"
    "session.js"
    "sets.js"
    "start.css"
    "start.js"
    "state.js"
    "store.js"
    "svg.js"
    "table-fleet.js"
    "table-sea.js"
    "table.js"
    "texts-bench.js"
    "texts-keys.js"
    "texts-sea.js"
    "texts-techniques.js"
    "texts.js"
    "types-contest.js"
    "types-sea.js"
    "types.js"
    "words.js"
    "workshop.js"
};

/// What the root stands for.
const INDEX: &str = "index.html";

/// The type of a file.
fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.') {
        Some((_, "css")) => "text/css; charset=utf-8",
        Some((_, "html")) => "text/html; charset=utf-8",
        Some((_, "js")) => "text/javascript; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// A file of the page. There are only those of the table, so no path leads anywhere else.
pub(super) async fn file(method: Method, uri: Uri) -> Response {
    let asked = uri.path().strip_prefix('/').map(|name| if name.is_empty() { INDEX } else { name });
    match FILES.iter().find(|(name, _)| Some(*name) == asked) {
        None => Fault::NoSuchPage.into_response(),
        Some(_) if method != Method::GET && method != Method::HEAD => StatusCode::METHOD_NOT_ALLOWED.into_response(),
        Some((name, content)) => ([(CONTENT_TYPE, kind(name))], *content).into_response(),
    }
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
