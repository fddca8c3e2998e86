//! Ctrl-C and termination requests: the first one ends a run cleanly, the second one at once.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use signal_hook::consts::{SIGINT, SIGTERM};

use super::super::{Failure, INTERRUPTED, Setup};

/// Returns a flag that the first signal sets; then `note` is called in another thread. The second
/// signal ends the process.
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
