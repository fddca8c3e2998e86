//! The steps by which what is on disk changes. Tests record them, and stop before any of them, as a
//! crash does.

use std::io;
use std::path::Path;

/// Called before each step: `sync` of a file or of the names in a directory, `rename to` a path,
/// and `remove`.
pub(super) fn before(step: &str, path: &Path) -> io::Result<()> {
    #[cfg(any(test, feature = "crashes"))]
    tests::before(step, path)?;
    #[cfg(not(any(test, feature = "crashes")))]
    let _ = (step, path);
    Ok(())
}

#[cfg(any(test, feature = "crashes"))]
pub use tests::{crashes_before, recorded};

#[cfg(any(test, feature = "crashes"))]
mod tests {
    use std::cell::RefCell;

    use super::*;

    /// The steps of this thread, and how many of them come before the crash.
    struct Record {
        steps: Vec<String>,
        crash: usize,
    }

    thread_local!(static RECORD: RefCell<Option<Record>> = const { RefCell::new(None) });

    pub(super) fn before(step: &str, path: &Path) -> io::Result<()> {
        RECORD.with_borrow_mut(|record| {
            let Some(record) = record else { return Ok(()) };
            if record.steps.len() >= record.crash {
                return Err(io::Error::other("a crash"));
            }
            record.steps.push(format!("{step} {}", path.file_name().unwrap_or_default().display()));
            Ok(())
        })
    }

    fn run<T>(crash: usize, work: impl FnOnce() -> T) -> (T, Vec<String>) {
        RECORD.set(Some(Record { steps: Vec::new(), crash }));
        let done = work();
        (done, RECORD.take().expect("it was set").steps)
    }

    /// Does some work, and returns its steps, each with the name of the file.
    pub fn recorded<T>(work: impl FnOnce() -> T) -> (T, Vec<String>) {
        run(usize::MAX, work)
    }

    /// Does some work until just before a step. What would follow, such as the removal of temporary
    /// files, does not happen either. Returns whether there is such a step.
    pub fn crashes_before<T, E>(step: usize, work: impl FnOnce() -> Result<T, E>) -> bool {
        run(step, || work().map(drop)).0.is_err()
    }
}
