//! Ctrl-C and termination requests: the first one ends a run cleanly and soon, the second one at
//! once.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;

use indicatif::ProgressBar;
use signal_hook::consts::{SIGINT, SIGTERM};

use super::output::tell;
use super::{CommandError, INTERRUPTED, SetupError};

/// How long a run may take to end after the first signal. Most work reads the flag far more often;
/// the proof of a certificate, for one, does not.
const PATIENCE: Duration = Duration::from_millis(1500);

/// What signals ask of a run.
#[derive(Clone, Default)]
pub(super) struct Interrupt {
    /// The first signal sets it.
    flag: Arc<AtomicBool>,
    /// Whether the run has ended, and only its end is still to be reported.
    ended: Arc<AtomicBool>,
}

impl Interrupt {
    /// The flag that the first signal sets.
    pub fn flag(&self) -> &AtomicBool {
        &self.flag
    }

    /// From now on the process is not ended, however long it takes. If it is about to be ended,
    /// this waits for that.
    pub fn end(&self) {
        while self.ended.swap(true, Ordering::SeqCst) {
            thread::park();
        }
    }

    /// Ends the process, unless the run ends by itself in time.
    fn expire(&self, give_up: impl FnOnce() + Send + 'static) {
        thread::sleep(PATIENCE);
        if !self.ended.swap(true, Ordering::SeqCst) {
            say(give_up);
            std::process::exit(INTERRUPTED.into());
        }
    }
}

/// Prints a message, unless that takes long: a terminal may be stopped.
fn say(message: impl FnOnce() + Send + 'static) {
    let (done, said) = mpsc::channel();
    thread::spawn(move || {
        message();
        done.send(())
    });
    // Whether it was printed or not, the run goes on to its end.
    let _ = said.recv_timeout(PATIENCE / 10);
}

/// Watches for signals during a run with this progress bar. After the first one a message says
/// that the run stops, and if it has not ended soon, another one with this hint follows, and the
/// process ends: no more is lost than by a crash. The second signal ends the process.
pub(super) fn on_interrupt(bar: &ProgressBar, hint: String) -> Result<Interrupt, CommandError> {
    let interrupt = Interrupt::default();
    let note = {
        let bar = bar.clone();
        move || bar.suspend(|| tell("stopping; interrupt again to stop at once"))
    };
    let give_up = {
        let bar = bar.clone();
        move || bar.suspend(|| tell(format_args!("interrupted{hint}")))
    };
    watch(interrupt.clone(), note, give_up).map_err(SetupError::Signals)?;
    Ok(interrupt)
}

#[cfg(unix)]
fn watch(
    interrupt: Interrupt,
    note: impl FnOnce() + Send + 'static,
    give_up: impl FnOnce() + Send + 'static,
) -> std::io::Result<()> {
    let mut signals = signal_hook::iterator::Signals::new([SIGINT, SIGTERM])?;
    thread::spawn(move || {
        let mut signals = signals.forever();
        if signals.next().is_some() {
            // First, so that it comes before the message at the end.
            say(note);
            interrupt.flag.store(true, Ordering::Relaxed);
            thread::spawn(move || interrupt.expire(give_up));
        }
        if signals.next().is_some() {
            std::process::exit(INTERRUPTED.into());
        }
    });
    Ok(())
}

#[cfg(not(unix))]
fn watch(
    interrupt: Interrupt,
    _note: impl FnOnce() + Send + 'static,
    give_up: impl FnOnce() + Send + 'static,
) -> std::io::Result<()> {
    for signal in [SIGINT, SIGTERM] {
        signal_hook::flag::register_conditional_shutdown(signal, INTERRUPTED.into(), Arc::clone(&interrupt.flag))?;
        signal_hook::flag::register(signal, Arc::clone(&interrupt.flag))?;
    }
    thread::spawn(move || {
        while !interrupt.flag.load(Ordering::Relaxed) {
            thread::sleep(PATIENCE / 10);
        }
        interrupt.expire(give_up);
    });
    Ok(())
}
