//! How many shots the levels need, all at the same boards.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use itertools::Itertools;
use serde::Serialize;

use super::config::{Config, Owner};
use super::knowledge::Knowledge;
use super::placement::{Placement, Placer};
use super::{Assume, Budget, Level, Shooter, ShooterError};
use crate::seeds::NoLayoutError;
use smyoz_core::batch::in_order;
use smyoz_core::contest::{Mean, Summary};
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::puzzles::Seed;
use thiserror::Error;

#[derive(Clone, Debug)]
pub struct Plan {
    pub config: Config,
    /// How the boards are drawn.
    pub placement: Placement,
    /// The shooters. If a level is there twice, it is measured twice.
    pub levels: Vec<Level>,
    pub boards: u32,
    /// What the boards and all else that is random follow from.
    pub seed: Seed,
    /// What *strong* assumes of the placement.
    pub assume: Assume,
    /// What *strong* may do for a shot.
    pub budget: Budget,
}

/// How many shots each shooter needed, and how they differ.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    pub boards: u32,
    /// Each shooter, in the order of the plan.
    pub shooters: Vec<Figures>,
    /// The differences of all pairs.
    pub paired: Vec<Pair>,
}

/// The shots that a shooter needed to sink all ships.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Figures {
    /// The name of its level.
    pub level: String,
    #[serde(flatten)]
    pub mean: Mean,
    pub median: f64,
    /// The shots on each board.
    #[serde(skip)]
    pub shots: Vec<u16>,
}

/// The difference of two shooters on the same boards.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pair {
    /// The level of the first.
    pub a: String,
    /// The level of the second.
    pub b: String,
    /// How many shots the first needed more, in the mean: negative if it is better.
    pub difference: f64,
    /// Half the width of the 95 % confidence interval of the difference.
    pub ci95: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum MeasureError {
    #[error(transparent)]
    NoLayout(#[from] NoLayoutError),
    /// A shooter found no shot.
    #[error(transparent)]
    NoShot(#[from] ShooterError),
    #[error(transparent)]
    Cancelled(#[from] CancelledError),
}

/// Measures shooters on the threads of a pool. Numbers do not depend on how many there are. `done`
/// is called after each board with the number of boards that are done.
///
/// # Errors
/// If there are no boards, or it was stopped.
///
/// # Panics
/// If a shooter panics, which is a fault of the program.
pub fn measure_shooters(
    plan: &Plan,
    pool: &rayon::ThreadPool,
    stop: &AtomicBool,
    mut done: impl FnMut(u32),
) -> Result<Report, MeasureError> {
    let shooter = Shooter::new(&plan.config, plan.assume);
    let mut shots = vec![Vec::new(); plan.levels.len()];
    let mut failed = None;
    let placer = Placer::new(&plan.config);
    let work = |&board: &u32| on_board(plan, &placer, &shooter, board, stop);
    in_order(pool, 0..plan.boards, stop, work, |board, result| {
        match result.unwrap_or_else(|panicked| panic!("{panicked}")) {
            Ok(needed) => shots.iter_mut().zip(needed).for_each(|(shots, needed)| shots.push(needed)),
            Err(error) => {
                failed = Some(error);
                return ControlFlow::Break(());
            }
        }
        done(board + 1);
        ControlFlow::Continue(())
    });
    match failed {
        Some(error) => Err(error),
        None if shots.iter().any(|shots| shots.len() < plan.boards as usize) => Err(CancelledError.into()),
        None => Ok(report(plan, shots)),
    }
}

/// The shots that each shooter needs on one board.
fn on_board(
    plan: &Plan,
    placer: &Placer,
    shooter: &Shooter,
    board: u32,
    stop: &AtomicBool,
) -> Result<Vec<u16>, MeasureError> {
    let mut draws = plan.seed.stream(&format!("board {board}"));
    let hidden = placer.place_until(plan.placement, &mut draws, Limits::from(stop))??;
    let shots = plan.levels.iter().map(|&level| {
        let mut draws = plan.seed.stream(&format!("{level} {board}"));
        let mut choose = |knowledge: &Knowledge| {
            shooter.choose(knowledge, level, &mut draws, plan.budget, Limits::from(stop)).map(|shot| shot.cell)
        };
        let mut knowledge = Knowledge::new(plan.config.clone());
        let mut owner = Owner::of(hidden.clone());
        while !owner.is_over() {
            let cell = choose(&knowledge)?;
            let (answer, length) = owner.answer(cell);
            knowledge.note(cell, answer, length);
        }
        Ok(knowledge.shots() as u16)
    });
    shots.collect()
}

fn report(plan: &Plan, shots: Vec<Vec<u16>>) -> Report {
    let pairs = (0..shots.len()).array_combinations().map(|[a, b]| {
        let differences = shots[a].iter().zip(&shots[b]).map(|(&a, &b)| f64::from(a) - f64::from(b));
        let Mean { mean, ci95 } = Mean::of(&differences.collect_vec());
        Pair { a: plan.levels[a].to_string(), b: plan.levels[b].to_string(), difference: mean, ci95 }
    });
    let paired = pairs.collect();
    let figures = plan.levels.iter().zip(shots).map(|(level, shots)| {
        let Summary { mean, median, .. } = Summary::of(&shots.iter().map(|&shots| shots.into()).collect_vec());
        Figures { level: level.to_string(), mean, median, shots }
    });
    Report { boards: plan.boards, shooters: figures.collect(), paired }
}
