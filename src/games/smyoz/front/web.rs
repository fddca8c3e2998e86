//! SMYOZ's page in the Explorer.

use smyoz_app::registry::{Web, web_scripts};
use smyoz_core::lang::Lang;

/// What the page of the game is made of.
pub(crate) const WEB: Web = Web {
    scripts: web_scripts! {
        "automatisms.js"
        "bar.js"
        "bench-page.js"
        "bench.js"
        "board.js"
        "geometry.js"
        "inventory.js"
        "log.js"
        "marks.js"
        "picture.js"
        "pointer.js"
        "record.js"
        "scale.js"
        "sets.js"
        "smyoz-acts.js"
        "smyoz-cell-words.js"
        "smyoz-game.js"
        "smyoz-grid.js"
        "smyoz-guides.js"
        "smyoz-head.js"
        "smyoz-hints.js"
        "smyoz-keys.js"
        "smyoz-notes.js"
        "smyoz-result.js"
        "smyoz-start.js"
        "smyoz-svg.js"
        "smyoz-words.js"
        "technique-pictures.js"
        "workshop.js"
    },
    game: Some("smyoz-game.js"),
    table: None,
    style: "",
    texts: |lang| match lang {
        Lang::Hu => include_str!("lang/hu.ftl"),
        Lang::En | Lang::Pl => include_str!("lang/en.ftl"),
    },
};
