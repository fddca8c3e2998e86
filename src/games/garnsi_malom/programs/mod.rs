//! Programs that play: *random*, *greedy* and *strong*.

mod placing;
mod search;
mod worth;

use smyoz_core::contest::Player;
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::puzzles::{Stream, by_name};
use thiserror::Error;

pub use placing::Manner;

use crate::board::{Cell, Cells};
use crate::contest::{GarnsiMalom, Move, Phase, Position, Step};

/// How well a program plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Any move, with as many captures as it can make.
    Random,
    /// A move that makes most mills; captures at random.
    Greedy,
    /// The move that a search finds best.
    Strong,
}

/// Text that names no level.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not a level: expected random, greedy or strong")]
pub struct LevelError(String);

by_name!(Level, LevelError);

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Self; 3] = [Self::Random, Self::Greedy, Self::Strong];

    /// Its name in commands and records.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Strong => "strong",
        }
    }
}

/// A program of a level.
#[derive(Clone, Copy, Debug)]
pub struct Program {
    level: Level,
    work: u64,
}

impl Program {
    /// A program that searches at most this many positions for a move, if it searches.
    #[must_use]
    pub fn new(level: Level, work: u64) -> Self {
        Self { level, work }
    }
}

impl Player<GarnsiMalom> for Program {
    fn choose(
        &self,
        rules: &GarnsiMalom,
        seen: &Position,
        draws: &mut Stream,
        limits: Limits<'_>,
    ) -> Result<Move, CancelledError> {
        match (seen.phase(), self.level) {
            (Phase::Placing, Level::Random | Level::Greedy) => Ok(Manner::Random.place(rules, seen, draws)),
            (Phase::Placing, Level::Strong) => Ok(Manner::Hindering.place(rules, seen, draws)),
            (Phase::Moving, Level::Random) => Ok(with_captures(rules, seen, any(&rules.steps(seen), draws), draws)),
            (Phase::Moving, Level::Greedy) => {
                let steps = rules.steps(seen);
                let most = steps.iter().map(|step| step.mills).max();
                let best: Vec<Step> = steps.into_iter().filter(|step| Some(step.mills) == most).collect();
                Ok(with_captures(rules, seen, any(&best, draws), draws))
            }
            (Phase::Moving, Level::Strong) => search::best(rules, seen, draws, limits.within(self.work)),
        }
    }
}

/// One of these, all equally likely.
///
/// # Panics
/// If there are none.
fn any<T: Copy>(of: &[T], draws: &mut Stream) -> T {
    of[draws.below(of.len() as u64) as usize]
}

/// A step with as many captures as it can make, at random.
fn with_captures(rules: &GarnsiMalom, position: &Position, step: Step, draws: &mut Stream) -> Move {
    if step.mills == 0 {
        return step.taking(Cells::NONE);
    }
    let side = rules.side(rules.mover(position));
    let mut targets: Vec<Cell> = rules.targets(position, side).iter().collect();
    draws.shuffle(&mut targets);
    step.taking(targets.into_iter().take(step.mills.into()).collect())
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use smyoz_core::contest::{Contest, Referee, play_out};
    use smyoz_core::puzzles::Seed;

    use super::*;
    use crate::contest::{Kind, Options};

    fn game(rules: &GarnsiMalom, programs: &[Program], number: u32) -> Referee<GarnsiMalom> {
        let seed = Seed::try_from(number).unwrap();
        let players: Vec<&dyn Player<GarnsiMalom>> = programs.iter().map(|program| program as _).collect();
        let mut draws: Vec<Stream> = (0..programs.len()).map(|seat| seed.stream(&format!("test {seat}"))).collect();
        play_out(rules.clone(), rules.begin(seed), &players, &mut draws, Limits::NONE).unwrap()
    }

    #[test]
    fn all_programs_play_all_games_to_the_end() {
        for (kind, level) in itertools::iproduct!(Kind::ALL, Level::ALL) {
            for seats in if kind == Kind::Six { [2, 6] } else { [3, 9] } {
                let rules = GarnsiMalom::try_from(Options { seats: Some(seats), ..Options::of(kind) }).unwrap();
                let mut programs = vec![Program::new(Level::Random, 1); seats.into()];
                programs[1] = Program::new(level, 100);
                let referee = game(&rules, &programs, 1);
                assert!(referee.outcome().is_some());
                assert_eq!(game(&rules, &programs, 1).turns(), referee.turns(), "the same seed, the same game");
            }
        }
    }

    #[test]
    fn each_level_is_stronger_than_the_one_before() {
        let rules = GarnsiMalom::of(Kind::Six);
        for (weak, strong) in [(Level::Random, Level::Greedy), (Level::Greedy, Level::Strong)] {
            let programs = [weak, strong].map(|level| Program::new(level, 1_000));
            let won = |number| {
                let outcome = game(&rules, &programs, number).outcome().unwrap();
                outcome.winners.iter().any(|seat| seat.0 == 1)
            };
            assert!((0..10).filter(|&number| won(number)).count() >= 8, "{weak} and {strong}");
        }
    }

    #[test]
    fn strong_beats_two_greedy_seats() {
        let rules = GarnsiMalom::of(Kind::Nine);
        let programs = [Level::Greedy, Level::Strong, Level::Greedy].map(|level| Program::new(level, 300));
        let won = |number| game(&rules, &programs, number).outcome().unwrap().winners[0].0 == 1;
        assert!((0..6).filter(|&number| won(number)).count() >= 5);
    }

    #[test]
    fn a_search_that_is_cancelled_has_no_move() {
        let rules = GarnsiMalom::of(Kind::Six);
        let random = [Program::new(Level::Random, 1); 2];
        let referee = game(&rules, &random, 1);
        let position = referee.after(referee.turns().len() - 3);
        assert_eq!(position.phase(), Phase::Moving);
        let cancel = AtomicBool::new(true);
        let mut draws = Seed::try_from(1).unwrap().stream("test");
        let strong = Program::new(Level::Strong, 1_000);
        assert_eq!(strong.choose(&rules, &position, &mut draws, (&cancel).into()), Err(CancelledError));
        let chosen = strong.choose(&rules, &position, &mut draws, Limits::NONE.within(1)).unwrap();
        assert!(rules.play(&mut position.clone(), &chosen).is_ok(), "without time, some move");
    }
}
