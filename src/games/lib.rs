//! The games that the program comes with, a folder each: no game can import from another.
//!
//! A game is several crates. The one that has its name knows the rules: boards, engines, techniques,
//! puzzles; its speed matters. `paper` draws its pages. `front` is what users meet of it: its
//! options, how it is played, its page in the Explorer, what books say of it. Sea Battle has a
//! fourth, `duel`, the game for two.

use smyoz_app::registry::Registry;

/// SMYOZ.
pub mod smyoz {
    pub use smyoz_smyoz::*;
    pub use smyoz_smyoz_front as front;
    pub use smyoz_smyoz_paper as paper;
}

/// Sea Battle.
pub mod sea_battle {
    pub use smyoz_sea_battle::*;
    pub use smyoz_sea_battle_duel::*;
    pub use smyoz_sea_battle_front as front;
    pub use smyoz_sea_battle_paper as paper;
}

/// The games: SMYOZ and Sea Battle.
pub fn registry() -> Registry {
    Registry::new(vec![&smyoz::front::SmyozGame, &sea_battle::front::SeaBattleGame])
}
