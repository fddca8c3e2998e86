//! Limits on the work of an engine, whatever the game.

#![warn(missing_docs, clippy::missing_errors_doc)]

use std::fmt;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use thiserror::Error;

/// A computation was cancelled before its result was known. There is no partial result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Error)]
#[error("cancelled")]
pub struct CancelledError;

/// When to give up: after some work, or once it is cancelled.
#[derive(Clone, Copy, Debug)]
pub struct Limits<'a> {
    /// The most steps of what counts its work; what does not count any ignores it.
    work: u64,
    /// Once it is set, the best answer so far is good enough; `None` if only the best one is.
    enough: Option<Cancel<'a>>,
    /// Once it is set, no answer is wanted; `None` if nobody cancels.
    cancel: Option<Cancel<'a>>,
}

impl Limits<'static> {
    /// No limit: never gives up.
    pub const NONE: Self = Self { work: u64::MAX, enough: None, cancel: None };
}

impl<'a> Limits<'a> {
    /// Gives up once the callback returns true. It is called often, so it should only read a flag
    /// or a clock. It must not return false again after that.
    pub const fn until(is_cancelled: &'a (dyn Fn() -> bool + Sync)) -> Self {
        Self { cancel: Some(Cancel::Ask(is_cancelled)), ..Limits::NONE }
    }

    /// The same limits, and at most this many steps.
    #[must_use]
    pub const fn within(self, work: u64) -> Self {
        Self { work: if work < self.work { work } else { self.work }, ..self }
    }

    /// The same limits, but once the callback returns true, the best answer so far is good enough:
    /// the search for a better one, or for a proof that there is none, ends.
    #[must_use]
    pub const fn content_once(self, enough: &'a (dyn Fn() -> bool + Sync)) -> Self {
        Self { enough: Some(Cancel::Ask(enough)), ..self }
    }

    /// The same limits, but however many steps it takes.
    pub(crate) const fn however_long(self) -> Self {
        Self { work: u64::MAX, ..self }
    }

    /// The same limits, but only the best answer is good enough.
    #[must_use]
    pub const fn never_content(self) -> Self {
        Self { enough: None, ..self }
    }

    /// Whether the best answer so far is good enough, or no answer is wanted any more.
    pub fn is_enough(self) -> bool {
        self.enough.is_some_and(Cancel::is_set) || self.is_cancelled()
    }

    /// The most steps.
    pub(crate) const fn work(self) -> u64 {
        self.work
    }

    /// Whether it was cancelled.
    #[inline]
    pub fn is_cancelled(self) -> bool {
        self.cancel.is_some_and(Cancel::is_set)
    }

    /// Checks whether to go on.
    ///
    /// # Errors
    /// If it was cancelled.
    pub fn check(self) -> Result<(), CancelledError> {
        if self.is_cancelled() { Err(CancelledError) } else { Ok(()) }
    }
}

/// Gives up once the flag is set.
impl<'a> From<&'a AtomicBool> for Limits<'a> {
    fn from(flag: &'a AtomicBool) -> Self {
        Self { cancel: Some(Cancel::Flag(flag)), ..Limits::NONE }
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
    limits: Limits<'a>,
    exhausted: bool,
}

/// How a computation is cancelled: by a flag, or by a callback that returns true.
#[derive(Clone, Copy)]
enum Cancel<'a> {
    Flag(&'a AtomicBool),
    Ask(&'a (dyn Fn() -> bool + Sync)),
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

/// The flag is read once per this many single steps, and per this many of those taken in bulk.
const POLLED: u64 = 256;
const POLLED_IN_BULK: u64 = 10_000;

impl<'a> Budget<'a> {
    /// As much as these limits allow. Whether it was cancelled is asked once per some hundred
    /// steps.
    pub fn new(limits: Limits<'a>) -> Self {
        Self { given: limits.work, left: limits.work, limits, exhausted: false }
    }

    /// The limits that it keeps.
    pub fn limits(&self) -> Limits<'a> {
        self.limits
    }

    /// Whether an engine has given up, for lack of steps or because of the flag.
    pub fn is_exhausted(&self) -> bool {
        self.exhausted
    }

    /// The steps taken.
    pub fn spent(&self) -> u64 {
        self.given - self.left
    }

    /// The steps left.
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

    /// Takes as many steps as some small work is worth, or breaks if fewer are left or the flag is
    /// set, which is read at the beginning and once per some thousand steps.
    #[inline]
    pub(crate) fn take(&mut self, steps: u64) -> ControlFlow<()> {
        let polls = self.left == self.given || (self.left % POLLED_IN_BULK) < steps;
        self.exhausted |= steps > self.left || polls && self.limits.is_cancelled();
        if self.exhausted {
            return ControlFlow::Break(());
        }
        self.left -= steps;
        ControlFlow::Continue(())
    }

    /// Takes several steps, or breaks if fewer are left or the flag is set.
    #[inline]
    pub(crate) fn spend(&mut self, steps: u64) -> ControlFlow<()> {
        self.exhausted |= steps > self.left || self.limits.is_cancelled();
        self.left = self.left.saturating_sub(steps);
        if self.exhausted { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_counted() {
        let mut budget = Budget::new(Limits::NONE.within(1_000));
        assert_eq!((0..2_000).take_while(|_| budget.step().is_continue()).count(), 1_000);
        assert!(budget.is_exhausted());
        assert!(!Budget::new(Limits::NONE.within(1_000)).is_exhausted());
    }

    #[test]
    fn the_lowest_limit_holds() {
        let limits = Limits::NONE.within(10).within(1_000);
        assert_eq!(Budget::new(limits).left(), 10);
        assert_eq!(Budget::new(limits.however_long().within(1_000)).left(), 1_000);
    }

    #[test]
    fn the_flag_ends_what_has_no_limit() {
        let cancel = AtomicBool::new(false);
        let mut budget = Budget::new(Limits::from(&cancel));
        assert!((0..2 * POLLED).all(|_| budget.step().is_continue()));
        cancel.store(true, Ordering::Relaxed);
        assert!((0..2 * POLLED).any(|_| budget.step().is_break()) && budget.is_exhausted());
    }
}
