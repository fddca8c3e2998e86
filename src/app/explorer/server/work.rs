//! Work that takes time, done by threads of its own: how much of it at once, and when it is no
//! longer wanted.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use super::fault::Fault;
use smyoz_core::limits::Limits;

/// How much work may wait.
const MOST_WAITING: usize = 64;

/// How long a piece of work takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Takes {
    /// Milliseconds.
    Moments,
    /// Seconds, perhaps: a hint or a puzzle to be composed. It does not keep the others waiting.
    Long,
}

/// Those who do the work.
pub(super) struct Workers {
    quick: Crew,
    long: Crew,
}

/// Workers for one kind of work.
struct Crew {
    /// Work that is done or waits.
    admitted: Arc<Semaphore>,
    /// Work that is done.
    working: Arc<Semaphore>,
}

impl Crew {
    fn new(number: usize) -> Self {
        let semaphore = |places| Arc::new(Semaphore::new(places));
        Self { admitted: semaphore(number + MOST_WAITING), working: semaphore(number) }
    }
}

/// Whether some work is no longer wanted.
#[derive(Clone, Default)]
pub(super) struct Cancelled(Arc<AtomicBool>);

impl Cancelled {
    /// Until nobody waits for the result any more.
    pub fn limits(&self) -> Limits<'_> {
        Limits::from(&*self.0)
    }
}

/// Cancels work when it is dropped.
struct Client(Cancelled);

impl Drop for Client {
    fn drop(&mut self) {
        self.0.0.store(true, Ordering::Relaxed);
    }
}

impl Workers {
    pub fn new() -> Self {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Self { quick: Crew::new(cores), long: Crew::new(cores) }
    }

    /// Does some work. If the future is dropped, since the client went away, the work is told.
    ///
    /// # Errors
    /// If too much work waits, or the work panics.
    pub async fn work<T: Send + 'static>(
        &self,
        takes: Takes,
        work: impl FnOnce(&Cancelled) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Fault> {
        let Crew { admitted, working } = match takes {
            Takes::Moments => &self.quick,
            Takes::Long => &self.long,
        };
        let _admitted = admitted.try_acquire().map_err(|_| Fault::Busy)?;
        let place = Arc::clone(working).acquire_owned().await.expect("the semaphore is never closed");
        let cancelled = Cancelled::default();
        let _client = Client(cancelled.clone());
        let worker = spawn_blocking(move || {
            let _place = place;
            work(&cancelled)
        });
        worker.await.unwrap_or(Err(Fault::Bug))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use super::*;

    fn run<T>(future: impl Future<Output = T>) -> T {
        tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(future)
    }

    #[test]
    fn work_goes_on_after_a_panic() {
        run(async {
            let workers = Workers::new();
            let panicked = workers.work(Takes::Moments, |_| -> Result<(), Fault> { panic!("on purpose") }).await;
            assert_eq!(panicked, Err(Fault::Bug));
            assert_eq!(workers.work(Takes::Moments, |_| Ok(5)).await, Ok(5));
        });
    }

    #[test]
    fn too_much_work_is_refused_and_quick_work_does_not_wait_for_long_work() {
        run(async {
            let workers = Arc::new(Workers::new());
            let cores = workers.long.working.available_permits();
            let tasks: Vec<_> = (0..cores + MOST_WAITING + 10)
                .map(|_| {
                    let workers = Arc::clone(&workers);
                    tokio::spawn(async move {
                        let sleep = |_: &Cancelled| {
                            thread::sleep(Duration::from_millis(20));
                            Ok(())
                        };
                        workers.work(Takes::Long, sleep).await
                    })
                })
                .collect();
            tokio::task::yield_now().await;
            assert_eq!(workers.work(Takes::Moments, |_| Ok(())).await, Ok(()));
            let mut refused = 0;
            for task in tasks {
                refused += usize::from(task.await.unwrap() == Err(Fault::Busy));
            }
            assert_eq!(refused, 10);
        });
    }

    #[test]
    fn work_is_told_when_nobody_waits_for_it() {
        let (told, hears) = mpsc::channel();
        run(async {
            let workers = Workers::new();
            let endless = workers.work(Takes::Long, move |cancelled| {
                while !cancelled.limits().is_cancelled() {
                    thread::sleep(Duration::from_millis(1));
                }
                told.send(()).map_err(|_| Fault::Bug)
            });
            assert!(tokio::time::timeout(Duration::from_millis(20), endless).await.is_err());
        });
        assert_eq!(hears.recv_timeout(Duration::from_secs(10)), Ok(()));
    }
}
