//! The problem of a seed: a position of a game between greedy programs, or a cross for six mills.

use smyoz_core::contest::{Contest as _, Origin, Player as _};
use smyoz_core::game::NoLayout;
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::problems::Posed as _;
use smyoz_core::puzzles::Seed;

use super::{Exercise, Options, Task, crossing};
use crate::contest::{Diagram, GarnsiMalom, Kind, Position};
use crate::programs::{Level, Program};

/// The most turns of a game that are played. Games of nine signs may be long.
const TURNS: usize = 400;

/// The most positions of a game that are looked at.
const POSITIONS: usize = 60;

/// The problem of a seed, if its game has one.
pub fn draw(options: &Options, seed: Seed, limits: Limits) -> Result<Exercise, NoLayout> {
    let &Options { task, nine, strict, crossing } = options;
    if crossing {
        let diagram = crossing::draw(&mut seed.stream("garnsi-malom crossing"))?;
        let exercise = Exercise::new(task, diagram, strict).map_err(NoLayout::OfSeed)?;
        let tried = exercise.tried(limits).map_err(|CancelledError| NoLayout::Cancelled)?;
        let no = || NoLayout::OfSeed("its cross has no jump that is the best by one mill".to_owned());
        return exercise.is_problem(&tried).then_some(exercise).ok_or_else(no);
    }
    let rules = GarnsiMalom::of(if nine { Kind::Nine } else { Kind::Six });
    let cancelled = |CancelledError| NoLayout::Cancelled;
    let mut draws = seed.stream("garnsi-malom problem");
    let (mut positions, mut moves) = (Vec::new(), Vec::new());
    let (mut position, program) = (rules.begin(seed), Program::new(Level::Greedy, 1));
    while positions.len() < TURNS && rules.turn(&position).is_some() {
        positions.push((moves.len(), position.clone()));
        let chosen = program.choose(&rules, &position, &mut draws, limits).map_err(cancelled)?;
        moves.push(rules.write(&chosen));
        rules.play(&mut position, &chosen).map_err(|error| NoLayout::OfSeed(error.to_string()))?;
    }
    let posed = |(played, position): (usize, Position)| {
        let exercise = Exercise::new(task, Diagram::new(rules.clone(), position), strict).ok()?;
        Some((played, exercise))
    };
    let mut exercises: Vec<(usize, Exercise)> = positions.into_iter().filter_map(posed).collect();
    draws.shuffle(&mut exercises);
    for (played, exercise) in exercises.into_iter().take(POSITIONS) {
        if task == Task::ThreeMoves && !exercise.is_promising() {
            continue;
        }
        let tried = exercise.tried(limits).map_err(cancelled)?;
        if exercise.is_problem(&tried) {
            moves.truncate(played);
            return Ok(Exercise { game: Some(Origin { seed, moves }), ..exercise });
        }
    }
    Err(NoLayout::OfSeed(format!("no position of its game has one best move for {task}")))
}

impl Exercise {
    /// Whether a move makes a mill: otherwise few positions have a best one.
    fn is_promising(&self) -> bool {
        self.rules().most_mills(self.position.position()) > 0
    }
}
