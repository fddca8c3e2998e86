//! When a deduction is given up, and how it ends without an answer.

use std::fmt;

use thiserror::Error;

/// When to give up. What can take long asks again and again whether that was enough.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    enough: &'a dyn Fn() -> bool,
}

impl Limits<'static> {
    /// Never.
    pub const NONE: Self = Self { enough: &|| false };
}

impl<'a> Limits<'a> {
    /// Once the callback returns true. It is called often, so it must be cheap: it reads a flag or a
    /// clock.
    #[must_use]
    pub const fn until(enough: &'a dyn Fn() -> bool) -> Self {
        Self { enough }
    }

    /// Checks whether to go on.
    ///
    /// # Errors
    /// If it is time to give up.
    pub fn check(self) -> Result<(), Stopped> {
        if (self.enough)() { Err(Stopped) } else { Ok(()) }
    }
}

impl fmt::Debug for Limits<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Limits").finish_non_exhaustive()
    }
}

/// A computation was given up, since its [limits](Limits) said so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("cancelled")]
pub struct Stopped;

/// A conclusion does not follow from what it was drawn from. This is a fault of a game: a technique
/// or a contradiction depends on something that its facts do not say.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{conclusion} does not follow from what was known before it")]
pub struct Unfounded {
    /// The conclusion, for the report of the fault.
    pub conclusion: String,
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unfinished {
    /// It was given up.
    #[error(transparent)]
    Stopped(#[from] Stopped),
    /// There is a fault in the program.
    #[error(transparent)]
    Unfounded(#[from] Unfounded),
}
