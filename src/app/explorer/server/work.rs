//! Work that takes time, done by separate threads: how much of it at once, and when it is no longer
//! wanted.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use tokio::sync::{Semaphore, oneshot};
use tokio::task::spawn_blocking;

use super::fault::Fault;
pub(super) use crate::play::Takes;
use smyoz_core::limits::Limits;

/// How much work may wait.
const MOST_WAITING: usize = 64;

/// Those who do the work.
pub(super) struct Workers {
    quick: Crew,
    helping: Crew,
    long: Crew,
}

/// Workers for one kind of work.
struct Crew {
    /// Work that is done or waits.
    admitted: Arc<Semaphore>,
    line: Arc<Line>,
}

/// Who waits for a worker. Clients take turns, however much each of them asks.
struct Line(Mutex<Waiting>);

struct Waiting {
    idle: usize,
    /// Clients, each with what waits of it, in the order of their turns.
    clients: VecDeque<(Client, VecDeque<oneshot::Sender<Place>>)>,
}

/// A worker that is taken; it is free again when this is dropped.
struct Place(Arc<Line>);

impl Line {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn place(self: &Arc<Self>, client: &Client) -> Place {
        let turn = {
            let mut waiting = self.waiting();
            if waiting.idle > 0 {
                waiting.idle -= 1;
                return Place(Arc::clone(self));
            }
            let (place, turn) = oneshot::channel();
            match waiting.clients.iter_mut().find(|(other, _)| other == client) {
                Some((_, own)) => own.push_back(place),
                None => waiting.clients.push_back((client.clone(), VecDeque::from([place]))),
            }
            turn
        };
        turn.await.expect("the line outlasts those who wait")
    }
}

impl Drop for Place {
    /// Gives the worker to the client whose turn it is, unless it has gone away.
    fn drop(&mut self) {
        let mut waiting = self.0.waiting();
        while let Some((client, mut own)) = waiting.clients.pop_front() {
            let Some(next) = own.pop_front() else { continue };
            waiting.clients.push_back((client, own));
            if next.is_closed() {
                continue;
            }
            drop(waiting);
            // If it goes away just now, the place is dropped, and given to the next.
            drop(next.send(Place(Arc::clone(&self.0))));
            return;
        }
        waiting.idle += 1;
    }
}

impl Crew {
    fn new(number: usize) -> Self {
        let waiting = Waiting { idle: number, clients: VecDeque::new() };
        Self { admitted: Arc::new(Semaphore::new(number + MOST_WAITING)), line: Arc::new(Line(Mutex::new(waiting))) }
    }
}

/// Who asks: a name that a tab gives itself, so that tabs take turns.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Client(pub String);

/// How long work takes, and for whom it is done.
pub(super) struct Asks {
    takes: Takes,
    client: Client,
}

impl Takes {
    pub(super) fn by(self, client: Client) -> Asks {
        Asks { takes: self, client }
    }
}

/// Short work is done in the order in which it is asked for.
impl From<Takes> for Asks {
    fn from(takes: Takes) -> Self {
        takes.by(Client::default())
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
struct Waiter(Cancelled);

impl Drop for Waiter {
    fn drop(&mut self) {
        self.0.0.store(true, Ordering::Relaxed);
    }
}

impl Workers {
    pub fn new() -> Self {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Self { quick: Crew::new(cores), helping: Crew::new(cores), long: Crew::new(cores) }
    }

    /// Does some work. If the future is dropped, since the client went away, the work is told to
    /// stop.
    ///
    /// # Errors
    /// If too much work waits, or the work panics.
    pub async fn work<T: Send + 'static>(
        &self,
        asks: impl Into<Asks>,
        work: impl FnOnce(&Cancelled) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Fault> {
        let Asks { takes, client } = asks.into();
        let Crew { admitted, line } = match takes {
            Takes::Moments => &self.quick,
            Takes::AWhile => &self.helping,
            Takes::Long => &self.long,
        };
        let _admitted = admitted.try_acquire().map_err(|_| Fault::Busy)?;
        let place = line.place(&client).await;
        let cancelled = Cancelled::default();
        let _waiter = Waiter(cancelled.clone());
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
            let cores = workers.long.line.waiting().idle;
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
    fn clients_take_turns_however_much_one_of_them_asks() {
        run(async {
            let workers = Arc::new(Workers::new());
            let cores = workers.helping.line.waiting().idle;
            let done = Arc::new(Mutex::new(Vec::new()));
            let greedy = (0..cores + 20).map(|_| "greedy");
            let tasks: Vec<_> = greedy
                .chain(["modest"])
                .map(|name| {
                    let (workers, done) = (Arc::clone(&workers), Arc::clone(&done));
                    tokio::spawn(async move {
                        let work = move |_: &Cancelled| {
                            thread::sleep(Duration::from_millis(5));
                            done.lock().unwrap().push(name);
                            Ok(())
                        };
                        workers.work(Takes::AWhile.by(Client(name.to_owned())), work).await
                    })
                })
                .collect();
            for task in tasks {
                task.await.unwrap().unwrap();
            }
            let done = done.lock().unwrap();
            let at = done.iter().position(|name| *name == "modest").unwrap();
            assert!(at <= 2 * cores + 1, "it came at {at} of {}", done.len());
            assert_eq!(workers.helping.line.waiting().idle, cores, "all workers are free again");
        });
    }

    #[test]
    fn those_who_went_away_are_passed_over() {
        run(async {
            let workers = Workers::new();
            let cores = workers.long.line.waiting().idle;
            let client = Client::default();
            let mut places = Vec::new();
            for _ in 0..cores {
                places.push(workers.long.line.place(&client).await);
            }
            let gone = tokio::time::timeout(Duration::from_millis(10), workers.long.line.place(&client)).await;
            assert!(gone.is_err());
            drop(places);
            assert_eq!(workers.long.line.waiting().idle, cores);
            workers.long.line.place(&client).await;
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
