//! Ctrl-C, and requests to terminate: the first one ends a run cleanly, the second at once.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use signal_hook::consts::{SIGINT, SIGTERM};

use super::super::{Failure, INTERRUPTED, Setup};

/// A flag that the first signal sets, after which `note` is called in a thread of its own. The second signal ends the
/// process.
pub(super) fn on_interrupt(note: impl Fn() + Send + 'static) -> Result<Arc<AtomicBool>, Failure> {
    let flag = Arc::new(AtomicBool::new(false));
    watch(Arc::clone(&flag), note).map_err(Setup::Signals)?;
    Ok(flag)
}

#[cfg(unix)]
fn watch(flag: Arc<AtomicBool>, note: impl Fn() + Send + 'static) -> std::io::Result<()> {
    let mut signals = signal_hook::iterator::Signals::new([SIGINT, SIGTERM])?;
    std::thread::spawn(move || {
        for _ in &mut signals {
            if flag.swap(true, Ordering::Relaxed) {
                std::process::exit(INTERRUPTED.into());
            }
            note();
        }
    });
    Ok(())
}

#[cfg(not(unix))]
fn watch(flag: Arc<AtomicBool>, _note: impl Fn() + Send + 'static) -> std::io::Result<()> {
    for signal in [SIGINT, SIGTERM] {
        signal_hook::flag::register_conditional_shutdown(signal, INTERRUPTED.into(), Arc::clone(&flag))?;
        signal_hook::flag::register(signal, Arc::clone(&flag))?;
    }
    Ok(())
}
