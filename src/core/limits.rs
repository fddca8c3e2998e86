//! Limits on the work of an engine, whatever the game.

use std::fmt;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use thiserror::Error;

/// A computation was cancelled before its result was known. There is no partial result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Error)]
#[error("cancelled")]
pub struct Stopped;

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

    /// The callback.
    pub const fn enough(self) -> &'a dyn Fn() -> bool {
        self.enough
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

/// The work that an engine may do before it gives up. It is counted in steps, so that the answer is
/// the same on every machine, and can be ended at any time by a flag, for callers with a clock.
///
/// A step is a piece placed by a search, or a conflict in SAT.
#[derive(Debug)]
pub struct Budget<'a> {
    given: u64,
    left: u64,
    cancel: Cancel<'a>,
    exhausted: bool,
}

/// How an engine learns that its answer is no longer wanted.
#[derive(Clone, Copy)]
enum Cancel<'a> {
    Flag(&'a AtomicBool),
    Ask(&'a dyn Fn() -> bool),
}

impl Cancel<'_> {
    fn is_set(self) -> bool {
        match self {
            Self::Flag(flag) => flag.load(Ordering::Relaxed),
            Self::Ask(enough) => enough(),
        }
    }
}

impl fmt::Debug for Cancel<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_set() { "set" } else { "not set" })
    }
}

/// The flag is read once per this many steps.
const POLLED: u64 = 256;

/// A flag that is never set.
pub static NEVER: AtomicBool = AtomicBool::new(false);

impl Budget<'static> {
    /// No limit at all.
    #[must_use]
    pub fn unlimited() -> Self {
        Self::until(&NEVER)
    }
}

impl<'a> Budget<'a> {
    /// At most this many steps, unless the flag is set first.
    #[must_use]
    pub fn new(steps: u64, cancel: &'a AtomicBool) -> Self {
        Self { given: steps, left: steps, cancel: Cancel::Flag(cancel), exhausted: false }
    }

    /// At most this many steps, unless `enough` says yes first. It is asked once per some hundred
    /// steps, and must not say no again after that.
    #[must_use]
    pub fn asking(steps: u64, enough: &'a dyn Fn() -> bool) -> Self {
        Self { given: steps, left: steps, cancel: Cancel::Ask(enough), exhausted: false }
    }

    /// Any number of steps, until the flag is set.
    #[must_use]
    pub fn until(cancel: &'a AtomicBool) -> Self {
        Self::new(u64::MAX, cancel)
    }

    /// Whether an engine has given up, for lack of steps or because of the flag.
    #[must_use]
    pub fn is_exhausted(&self) -> bool {
        self.exhausted
    }

    /// The steps taken.
    #[must_use]
    pub fn spent(&self) -> u64 {
        self.given - self.left
    }

    /// The steps left.
    #[must_use]
    pub fn left(&self) -> u64 {
        self.left
    }

    /// Takes one step, or breaks if none is left or the flag is set.
    #[inline]
    pub fn step(&mut self) -> ControlFlow<()> {
        if self.left.is_multiple_of(POLLED) {
            self.spend(1)
        } else {
            self.left -= 1;
            ControlFlow::Continue(())
        }
    }

    /// Takes several steps, or breaks if fewer are left or the flag is set.
    pub fn spend(&mut self, steps: u64) -> ControlFlow<()> {
        self.exhausted |= steps > self.left || self.cancel.is_set();
        self.left = self.left.saturating_sub(steps);
        if self.exhausted { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_counted() {
        let mut budget = Budget::new(1_000, &NEVER);
        assert_eq!((0..2_000).take_while(|_| budget.step().is_continue()).count(), 1_000);
        assert!(budget.is_exhausted());
        assert!(!Budget::new(1_000, &NEVER).is_exhausted());
    }

    #[test]
    fn the_flag_ends_what_has_no_limit() {
        let cancel = AtomicBool::new(false);
        let mut budget = Budget::until(&cancel);
        assert!((0..2 * POLLED).all(|_| budget.step().is_continue()));
        cancel.store(true, Ordering::Relaxed);
        assert!((0..2 * POLLED).any(|_| budget.step().is_break()) && budget.is_exhausted());
    }
}
