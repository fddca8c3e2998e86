//! Sea Battle's page in the Explorer.

use smyoz_app::registry::{Web, web_scripts};
use smyoz_core::lang::Lang;

/// What the page of the game is made of.
pub(crate) const WEB: Web = Web {
    scripts: web_scripts! {
        "sea-bench-page.js"
        "sea-bench.js"
        "sea-board.js"
        "sea-face.js"
        "sea-game.js"
        "sea-guides.js"
        "sea-start.js"
        "sea-words.js"
        "table-fleet.js"
        "table-sea.js"
    },
    game: Some("sea-game.js"),
    table: Some("table-sea.js"),
    style: include_str!("web/sea.css"),
    texts: |lang| match lang {
        Lang::Hu => include_str!("lang/hu.ftl"),
        Lang::En | Lang::Pl => include_str!("lang/en.ftl"),
    },
};
