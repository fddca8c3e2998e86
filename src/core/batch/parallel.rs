//! Work on many items in parallel, delivered in order.

use std::any::Any;
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, mpsc};
use std::thread;

use thiserror::Error;

/// How many items per thread may be in progress, or done and waiting for an earlier one.
const WINDOW: usize = 64;

/// The work on an item panicked, which is a fault of the program.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("panicked: {message}")]
pub struct PanicError {
    pub message: String,
}

impl PanicError {
    /// What a caught panic said.
    pub fn new(payload: &(dyn Any + Send)) -> Self {
        let literal = || payload.downcast_ref::<&str>().map(|&message| message.to_owned());
        let message = payload.downcast_ref::<String>().cloned().or_else(literal);
        Self { message: message.unwrap_or_else(|| "no message".to_owned()) }
    }
}

/// Works on items on the threads of a pool, and delivers each result as soon as it and all before
/// it are done: in the order of the items, whatever the number of threads.
///
/// Once `stop` is set, no further item is begun, but those already begun are delivered: a prefix of
/// all items, without gaps. If `deliver` breaks off, the rest is dropped. Memory does not grow with
/// the number of items: if a slow one holds up delivery, threads far ahead of it wait.
///
/// A panic of `work` is caught and delivered in place of its item's result; the threads go on with
/// other items.
pub fn in_order<I: Send, T: Send>(
    pool: &rayon::ThreadPool,
    items: impl Iterator<Item = I> + Send,
    stop: &AtomicBool,
    work: impl Fn(&I) -> T + Sync,
    mut deliver: impl FnMut(I, Result<T, PanicError>) -> ControlFlow<()>,
) {
    let (sender, receiver) = mpsc::channel();
    // One permit per item that may be begun; each delivery returns one.
    let window = WINDOW * pool.current_num_threads();
    let (give, permits) = mpsc::sync_channel(window);
    (0..window).for_each(|_| give.send(()).expect("the receiver is here"));
    let source = Mutex::new((permits, items.enumerate()));
    let next = || {
        let (permits, items) = &mut *source.lock().ok()?;
        permits.recv().ok()?;
        if stop.load(Ordering::Relaxed) { None } else { items.next() }
    };
    thread::scope(|scope| {
        let (next, work) = (&next, &work);
        scope.spawn(move || {
            pool.broadcast(|_| {
                while let Some((index, item)) = next() {
                    // `work` only reads what it shares, so nothing half-changed is left behind by a
                    // panic.
                    let result = catch_unwind(AssertUnwindSafe(|| work(&item)));
                    let result = result.map_err(|payload| PanicError::new(&*payload));
                    // After a break or a panic of `deliver`, nobody is receiving.
                    if sender.send((index, item, result)).is_err() {
                        break;
                    }
                }
            });
        });
        let give = give;
        let mut waiting = BTreeMap::new();
        let mut due = 0;
        for (index, item, result) in receiver {
            waiting.insert(index, (item, result));
            while let Some((item, result)) = waiting.remove(&due) {
                if deliver(item, result).is_break() {
                    return;
                }
                due += 1;
                // The permits' receiver lives as long as `source`.
                let _ = give.send(());
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicUsize;
    use std::time::Duration;

    use super::*;

    fn pool(threads: usize) -> rayon::ThreadPool {
        rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap()
    }

    #[test]
    fn results_come_in_order() {
        for threads in [1, 2, 5] {
            let mut delivered = Vec::new();
            let work = |&number: &u64| {
                thread::sleep(Duration::from_micros(number * 7919 % 300));
                number * number
            };
            in_order(&pool(threads), 0..500, &AtomicBool::new(false), work, |number, square| {
                delivered.push((number, square.unwrap()));
                ControlFlow::Continue(())
            });
            assert_eq!(delivered, (0..500).map(|number| (number, number * number)).collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_slow_item_holds_the_others_back() {
        let begun = AtomicUsize::new(0);
        let mut most = 0;
        let work = |&number: &usize| {
            begun.fetch_add(1, Ordering::Relaxed);
            if number == 0 {
                thread::sleep(Duration::from_millis(100));
            }
        };
        in_order(&pool(2), 0..10_000, &AtomicBool::new(false), work, |number, _| {
            most = most.max(begun.load(Ordering::Relaxed) - number);
            ControlFlow::Continue(())
        });
        assert_eq!(begun.into_inner(), 10_000);
        assert!((2..=2 * WINDOW + 1).contains(&most), "{most}");
    }

    #[test]
    fn what_was_begun_is_delivered_after_a_stop() {
        let (stop, begun) = (AtomicBool::new(false), AtomicUsize::new(0));
        let mut delivered = 0;
        let work = |_: &usize| begun.fetch_add(1, Ordering::Relaxed);
        in_order(&pool(3), 0..100_000, &stop, work, |number, _| {
            assert_eq!(number, delivered);
            delivered += 1;
            stop.store(number >= 10, Ordering::Relaxed);
            ControlFlow::Continue(())
        });
        assert_eq!(delivered, begun.into_inner());
        assert!((11..1000).contains(&delivered), "{delivered}");
    }

    #[test]
    fn a_panic_is_delivered_in_its_place() {
        // In a separate thread, so that a hang fails the test instead of holding up all others.
        let (done, finished) = mpsc::channel();
        thread::spawn(move || {
            let work = |&number: &usize| {
                assert!(number != 4, "the fifth item");
                number
            };
            let mut delivered = Vec::new();
            in_order(&pool(2), 0..1000, &AtomicBool::new(false), work, |number, result| {
                delivered.push((number, result));
                ControlFlow::Continue(())
            });
            let mut broken_off = Vec::new();
            in_order(&pool(2), 0..1000, &AtomicBool::new(false), work, |_, result| {
                let broken = result.is_err();
                broken_off.push(result);
                if broken { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            done.send((delivered, broken_off)).unwrap();
        });
        let (delivered, broken_off) = finished.recv_timeout(Duration::from_secs(60)).expect("it does not hang");
        assert_eq!(delivered.len(), 1000);
        for (place, (number, result)) in delivered.iter().enumerate() {
            assert_eq!(place, *number);
            match (number, result) {
                (4, Err(PanicError { message })) => assert!(message.contains("the fifth item"), "{message}"),
                (_, result) => assert_eq!(*result, Ok(*number)),
            }
        }
        assert_eq!(broken_off.len(), 5);
        assert!(broken_off[4].is_err() && broken_off[..4].iter().all(Result::is_ok));
    }

    #[test]
    fn a_panic_of_the_delivery_ends_the_work() {
        let begun = AtomicUsize::new(0);
        let work = |_: &usize| begun.fetch_add(1, Ordering::Relaxed);
        let delivery = AssertUnwindSafe(|| {
            in_order(&pool(2), 0.., &AtomicBool::new(false), work, |number, _| {
                assert!(number < 10, "the delivery fails");
                ControlFlow::Continue(())
            });
        });
        let payload = catch_unwind(delivery).unwrap_err();
        assert_eq!(PanicError::new(&*payload).message, "the delivery fails");
        assert!(begun.into_inner() >= 10);
    }

    #[test]
    fn a_break_ends_the_work() {
        let begun = AtomicUsize::new(0);
        let work = |_: &usize| begun.fetch_add(1, Ordering::Relaxed);
        in_order(&pool(3), 0.., &AtomicBool::new(false), work, |number, _| match number {
            0..100 => ControlFlow::Continue(()),
            _ => ControlFlow::Break(()),
        });
        assert!(begun.into_inner() >= 100);
    }
}
