//! A fingerprint of what this program composes.

/// The first 64 bits of a SHA-256 over the files of pinned batches: puzzles of all kinds, pages and
/// a certificate. Every journal carries it, so that no batch is begun by one program and finished
/// by another that composes other bytes under the same version. A test computes it
/// (`tests/cli/fingerprint.rs`): whoever changes what is composed must change it, too.
pub const FINGERPRINT: &str = "39678591d1f03bce";
