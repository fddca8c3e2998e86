//! The rules of a game as a web page, with their pictures.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use pulldown_cmark::{Options, Parser, html};

use smyoz_core::lang::Lang;
use smyoz_paper::book::{Game, rules};
use smyoz_paper::svg;

/// Where the pictures are expected, until they are put into the page.
pub const FOLDER: &str = "pictures-of-the-rules";

/// The rules as the content of a page. Pictures are part of it.
pub fn content(game: &dyn Game, lang: Lang) -> String {
    let (text, pictures) = rules::markdown(game, lang, FOLDER);
    let mut content = String::from("<main class=\"rules\">\n");
    html::push_html(&mut content, Parser::new_ext(&text, Options::ENABLE_TABLES));
    for (name, drawing) in pictures {
        let picture = format!("data:image/svg+xml;base64,{}", STANDARD.encode(svg(&drawing)));
        content = content.replace(&format!("{FOLDER}/{name}"), &picture);
    }
    content + "</main>"
}
