//! The games that the program comes with: a folder for each, with how it is played and its options.

pub(crate) mod options;
pub mod sea_battle;
pub mod smyoz;

use crate::registry::Registry;

/// The games: SMYOZ and Sea Battle.
pub fn registry() -> Registry {
    Registry::new(vec![&smyoz::SmyozGame, &sea_battle::SeaBattleGame])
}
