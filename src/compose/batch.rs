//! Many puzzles at a time, on all cores.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::thread;

use rayon::prelude::*;

use super::{Composed, Declined, Options, compose};
use crate::smyoz::Seed;

/// Composes the puzzles of many seeds on the threads of a pool, and hands each over as soon as it and all before it are
/// done: in the order of the seeds, whatever the number of threads. Stops when told to break off.
pub fn compose_all(
    pool: &rayon::ThreadPool,
    seeds: &[Seed],
    options: &Options,
    mut done: impl FnMut(Seed, Result<Composed, Declined>) -> ControlFlow<()>,
) {
    let stop = AtomicBool::new(false);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        let stop = &stop;
        scope.spawn(move || {
            pool.install(|| {
                // A bridge hands out seeds in their order, so that few results wait for an earlier one.
                seeds.iter().enumerate().par_bridge().for_each_with(sender, |sender, (index, &seed)| {
                    if !stop.load(Ordering::Relaxed) {
                        // Nobody receives only after a stop.
                        let _ = sender.send((index, compose(seed, options)));
                    }
                });
            });
        });
        let mut waiting = BTreeMap::new();
        let mut next = 0;
        for (index, result) in receiver {
            waiting.insert(index, result);
            while let Some(result) = waiting.remove(&next) {
                if done(seeds[next], result).is_break() {
                    stop.store(true, Ordering::Relaxed);
                    return;
                }
                next += 1;
            }
        }
    });
}
