//! Programs that play each other, many games at a time.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use serde::Serialize;

use super::{AtTable, Pace};
use smyoz_core::batch::in_order;
use smyoz_core::contest::{Contest, Player, Rotation, Seat, Summary, play_out};
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::puzzles::Seed;

/// What is played in an arena.
pub struct ArenaPlan<'a> {
    /// Number of games.
    pub games: u64,
    /// What everything random follows from.
    pub seed: Seed,
    /// The names of the programs, one for each seat; they change seats from game to game.
    pub programs: Vec<String>,
    /// How what is hidden is drawn, if the game hides something.
    pub hiding: Option<String>,
    /// The threads.
    pub pool: &'a rayon::ThreadPool,
    /// Ends the arena early.
    pub stop: &'a AtomicBool,
}

/// What became of the games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Arena {
    /// Number of games.
    pub games: u64,
    /// The seed.
    pub seed: Seed,
    /// Each program, in the order of the plan.
    pub players: Vec<Standing>,
    /// Games that nobody has won, or several.
    pub drawn: u64,
}

/// What became of the games of a program.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// Its name.
    pub program: String,
    /// Games that it has won.
    pub won: u64,
    /// Games that it has won in each seat.
    pub won_by_seat: Vec<u64>,
    /// What the game counts, over all games.
    #[serde(flatten)]
    pub counts: BTreeMap<&'static str, Summary>,
}

/// A game: who has won alone, by the number of the program and the seat, and the counts of each
/// program.
struct Played {
    winner: Option<(usize, Seat)>,
    counts: Vec<Vec<(&'static str, u32)>>,
}

/// Plays an arena. `start` is the first position of the game with a number; the games of a rotation
/// have the same.
///
/// # Errors
/// If there is no such program or start, or it was stopped.
pub fn arena<T: AtTable>(
    table: &T,
    plan: &ArenaPlan<'_>,
    start: impl Fn(u64) -> Result<<T::Rules as Contest>::Position, String> + Sync,
    done: &mut dyn FnMut(u64),
) -> Result<Arena, String> {
    let rules = table.rules();
    let seats = rules.seats();
    if plan.programs.len() != seats {
        return Err(format!("expected {seats} programs, one for each seat, found {}", plan.programs.len()));
    }
    if !plan.games.is_multiple_of(seats as u64) {
        return Err(format!(
            "expected a multiple of {seats} games, since each start is played once with each order of seats"
        ));
    }
    let programs = plan.programs.iter().map(|name| table.program(name, Pace::Arena)).collect::<Result<Vec<_>, _>>()?;
    let work = |&game: &u64| -> Result<Played, String> {
        let rotation = Rotation::of(game, seats);
        let players: Vec<&dyn Player<T::Rules>> =
            (0..seats).map(|seat| &*programs[rotation.player(Seat(seat))]).collect();
        let mut draws: Vec<_> = (0..seats).map(|seat| plan.seed.stream(&format!("arena {game} {seat}"))).collect();
        let limits = Limits::from(plan.stop);
        let referee = play_out(rules.clone(), start(rotation.start)?, &players, &mut draws, limits)
            .map_err(|stopped: CancelledError| stopped.to_string())?;
        let moves: Vec<(Seat, String)> = referee.turns().iter().map(|turn| (turn.seat, turn.answer.clone())).collect();
        let mut counts = vec![Vec::new(); seats];
        for seat in (0..seats).map(Seat) {
            counts[rotation.player(seat)] = table.counts(&moves, seat);
        }
        let winners = referee.outcome().map(|outcome| outcome.winners).unwrap_or_default();
        let winner = <[Seat; 1]>::try_from(winners).ok().map(|[seat]| (rotation.player(seat), seat));
        Ok(Played { winner, counts })
    };
    let mut played = Vec::new();
    let mut failed = None;
    in_order(plan.pool, 0..plan.games, plan.stop, work, |_, result| {
        match result.unwrap_or_else(|panicked| panic!("{panicked}")) {
            Ok(game) => played.push(game),
            Err(error) => {
                failed = Some(error);
                return ControlFlow::Break(());
            }
        }
        done(played.len() as u64);
        ControlFlow::Continue(())
    });
    match failed {
        Some(error) => Err(error),
        None if (played.len() as u64) < plan.games => Err(CancelledError.to_string()),
        None => Ok(summed_up(plan, &played)),
    }
}

fn summed_up(plan: &ArenaPlan<'_>, played: &[Played]) -> Arena {
    let standing = |(number, name): (usize, &String)| {
        let won = |seat: usize| {
            let won = played.iter().filter(|game| game.winner == Some((number, Seat(seat))));
            won.count() as u64
        };
        let won_by_seat: Vec<u64> = (0..plan.programs.len()).map(won).collect();
        let mut numbers: BTreeMap<&'static str, Vec<u32>> = BTreeMap::new();
        for &(what, count) in played.iter().flat_map(|game| &game.counts[number]) {
            numbers.entry(what).or_default().push(count);
        }
        let counts = numbers.into_iter().map(|(what, numbers)| (what, Summary::of(&numbers))).collect();
        Standing { program: name.clone(), won: won_by_seat.iter().sum(), won_by_seat, counts }
    };
    Arena {
        games: plan.games,
        seed: plan.seed,
        players: plan.programs.iter().enumerate().map(standing).collect(),
        drawn: played.iter().filter(|game| game.winner.is_none()).count() as u64,
    }
}
