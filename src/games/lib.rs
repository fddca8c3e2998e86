//! The games, a folder each. No game imports from another.

pub mod sea_battle;
pub mod smyoz;

/// The fingerprint of what is composed of the game with this name: of SMYOZ if it is not Sea Battle.
#[must_use]
pub fn fingerprint(game: &str) -> &'static str {
    if game == "sea-battle" { sea_battle::FINGERPRINT } else { smyoz::FINGERPRINT }
}
