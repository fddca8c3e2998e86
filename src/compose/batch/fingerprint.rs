//! A fingerprint of what this program composes.

/// A part of SHA-256 over the files of pinned batches: puzzles of all kinds, pages and a certificate. It stands in every
/// journal, so that no batch is begun by one program and ended by another that composes other bytes, be their versions
/// the same. A test works it out anew (`tests/cli/fingerprint.rs`): whoever changes what is composed must change it, too.
pub const FINGERPRINT: &str = "bc06f908de7898ea";
