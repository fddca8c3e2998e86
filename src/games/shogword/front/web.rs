//! The page of the table.

use smyoz_app::registry::{Web, web_scripts};
use smyoz_core::lang::Lang;

/// What the table is made of.
pub(super) const WEB: Web = Web {
    scripts: web_scripts! { "table-shogword.js" "shogword-board.js" },
    game: None,
    table: Some("table-shogword.js"),
    style: include_str!("web/shogword.css"),
    texts: |lang| match lang {
        Lang::Hu => include_str!("web/hu.ftl"),
        Lang::En => include_str!("web/en.ftl"),
        Lang::Pl => include_str!("web/pl.ftl"),
    },
};
