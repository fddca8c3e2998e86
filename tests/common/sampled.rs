//! How many of a large set of cases are tested.

/// The step through a large set of cases: this one, or 1 with `SMYOZ_TESTS=all`, which is for a
/// release build.
pub fn sampled(step: usize) -> usize {
    match std::env::var("SMYOZ_TESTS").as_deref() {
        Ok("all") => 1,
        _ => step,
    }
}
