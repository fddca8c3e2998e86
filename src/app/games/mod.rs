//! The games that the program comes with, as the [registry](crate::registry) sees them.

mod sea_battle;
mod smyoz;

use crate::registry::Registry;

/// The games: SMYOZ and Sea Battle.
#[must_use]
pub fn registry() -> Registry {
    Registry::new(vec![&smyoz::SmyozGame, &sea_battle::SeaBattleGame])
}
