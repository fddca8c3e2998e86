//! Limits on the work of an engine, whatever the game.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

/// The work that an engine may do before it gives up. It is counted in steps, so that the answer is
/// the same on every machine, and can be ended at any time by a flag, for callers with a clock.
///
/// A step is a piece placed by a search, or a conflict in SAT.
#[derive(Debug)]
pub struct Budget<'a> {
    given: u64,
    left: u64,
    cancel: &'a AtomicBool,
    exhausted: bool,
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
        Self { given: steps, left: steps, cancel, exhausted: false }
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
        self.exhausted |= steps > self.left || self.cancel.load(Ordering::Relaxed);
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
