//! The page of the table.

use smyoz_app::registry::{Web, web_scripts};
use smyoz_core::lang::Lang;

/// What the table is made of.
pub(super) const WEB: Web = Web {
    scripts: web_scripts! { "table-malom.js" },
    game: None,
    table: Some("table-malom.js"),
    style: include_str!("web/malom.css"),
    texts: |lang| match lang {
        Lang::Hu => include_str!("web/hu.ftl"),
        Lang::En | Lang::Pl => include_str!("web/en.ftl"),
    },
};
