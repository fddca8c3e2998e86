//! Fingerprints of what this program composes.

/// The fingerprint of SMYOZ.
pub const SMYOZ: &str = "39678591d1f03bce";

/// The fingerprint of Sea Battle.
pub const SEA_BATTLE: &str = "e1e3cdf0894bab60";

/// The fingerprint of what is composed of a game: the first 64 bits of a SHA-256 over the files of
/// pinned batches, puzzles of all kinds, pages and a certificate.
///
/// Every journal carries it, so that no batch is begun by one program and finished by another that
/// composes other bytes under the same version. A test computes it (`tests/cli/fingerprint.rs`):
/// whoever changes what is composed must change it, too.
#[must_use]
pub fn fingerprint(game: &str) -> &'static str {
    if game == "sea-battle" { SEA_BATTLE } else { SMYOZ }
}
