//! What games bring to the page of the Explorer.

use smyoz_core::lang::Lang;

/// What a game brings to the page of the Explorer, beside what the page does for any game.
#[derive(Clone, Copy, Debug)]
pub struct Web {
    /// Its scripts, by name. They are served beside those of the page and of other games, and can
    /// import from the page's, so no two have the same name.
    pub scripts: &'static [(&'static str, &'static str)],
    /// The script that exports `game`, what the game brings to its page (see `web/games.js`), if that is
    /// more than the page does for any game.
    pub game: Option<&'static str>,
    /// The script that exports `atTable`, what the game brings to the table of a contest (see
    /// `web/types-contest.js`).
    pub table: Option<&'static str>,
    /// Its style sheet.
    pub style: &'static str,
    /// Its texts by language, as Fluent files. Their keys are its own.
    pub texts: fn(Lang) -> &'static str,
}

/// The scripts with these names, which lie in the directory `web` beside the file: for
/// [`Web::scripts`].
#[macro_export]
#[doc(hidden)]
macro_rules! __web_scripts {
    ($($name:literal)*) => {
        &[$(($name, include_str!(concat!("web/", $name)))),*]
    };
}

pub use __web_scripts as web_scripts;
