//! The referee, taking back, and programs that play each other.

use smyoz::contest::{Contest, Player, Referee, RefusedMoveError, Rotation, Seat, play_out};
use smyoz::limits::{CancelledError, Limits};
use smyoz::puzzles::Stream;

use super::heap::{Heap, Matches, NoMove};
use super::numbers::{Numbers, Seen};
use crate::common::seed;

/// Takes as many as it is allowed to, or some number at random.
struct Greedy(bool);

impl Player<Heap> for Greedy {
    fn choose(&self, rules: &Heap, seen: &Matches, draws: &mut Stream, _: Limits<'_>) -> Result<u64, CancelledError> {
        let most = rules.most.min(seen.left);
        Ok(if self.0 { most } else { 1 + draws.below(most) })
    }
}

/// Guesses the middle of what is possible.
struct Halving;

impl Player<Numbers> for Halving {
    fn choose(
        &self,
        _: &Numbers,
        (_, (low, high)): Seen,
        _: &mut Stream,
        _: Limits<'_>,
    ) -> Result<u64, CancelledError> {
        Ok((low + high) / 2)
    }
}

fn heap(left: u64) -> Referee<Heap> {
    Referee::new(Heap { most: 3, seats: 3 }, Matches { left, turn: Seat(0) })
}

#[test]
fn illegal_moves_are_refused_with_the_rule_and_change_nothing() {
    let mut contest = heap(4);
    assert_eq!(contest.play(Seat(0), 4, 0), Err(RefusedMoveError::Rule(NoMove::Number { most: 3, taken: 4 })));
    assert_eq!(contest.play(Seat(1), 1, 0), Err(RefusedMoveError::OutOfTurn { seat: Seat(1), turn: Seat(0) }));
    assert_eq!(contest.play(Seat(7), 1, 0), Err(RefusedMoveError::NoSeat { seat: Seat(7), seats: 3 }));
    assert_eq!((contest.position().left, contest.turns().len()), (4, 0));
    contest.play(Seat(0), 3, 5).unwrap();
    assert_eq!(contest.play(Seat(1), 2, 0), Err(RefusedMoveError::Rule(NoMove::Left { left: 1, taken: 2 })));
    contest.play(Seat(1), 1, 5).unwrap();
    assert_eq!(contest.play(Seat(2), 1, 0), Err(RefusedMoveError::Over));
    assert_eq!(contest.outcome().unwrap().winners, [Seat(1)]);
    let told = RefusedMoveError::<NoMove>::OutOfTurn { seat: Seat(1), turn: Seat(0) }.to_string();
    assert_eq!(told, "seat 2 is out of turn: it is the turn of seat 1");
}

#[test]
fn the_position_is_that_of_the_moves_that_are_left() {
    let mut contest = heap(12);
    for (seat, taken) in [(0, 3), (1, 1), (2, 2)] {
        contest.play(Seat(seat), taken, 0).unwrap();
    }
    let lefts: Vec<u64> = (0..=3).map(|moves| contest.after(moves).left).collect();
    assert_eq!(lefts, [12, 9, 8, 6]);
    assert_eq!(contest.take_back().unwrap().chosen, 2);
    assert_eq!(*contest.position(), Matches { left: 8, turn: Seat(2) });
    contest.take_back().unwrap();
    contest.take_back().unwrap();
    assert_eq!(contest.take_back(), Err(RefusedMoveError::NothingToTakeBack));
    assert_eq!(contest.position(), contest.start());
}

#[test]
fn what_was_heard_cannot_be_taken_back() {
    let mut contest = Referee::new(Numbers(100), Numbers(100).begin(seed(1), vec![40, 60]));
    let turn = contest.turn().unwrap();
    assert_eq!(contest.play(turn, 50, 0).unwrap().answer, ["higher", "lower"][turn.0]);
    assert!(matches!(contest.take_back(), Err(RefusedMoveError::Heard)));
    assert_eq!(contest.turns().len(), 1);
}

#[test]
fn a_seat_sees_what_it_may_and_nothing_else() {
    let rules = Numbers(100);
    let position = rules.begin(seed(1), vec![40, 60]);
    for seat in [Seat(0), Seat(1)] {
        let seen = rules.draw(&rules.seen(&position, seat));
        assert_eq!(seen, format!("{} against (0, 100)", [40, 60][seat.0]));
    }
}

#[test]
fn players_change_seats_from_game_to_game() {
    let seats = |game| {
        let rotation = Rotation::of(game, 3);
        (rotation.start, [0, 1, 2].map(|seat| rotation.player(Seat(seat))))
    };
    assert_eq!([0, 1, 2, 3].map(seats), [(0, [0, 1, 2]), (0, [1, 2, 0]), (0, [2, 0, 1]), (1, [0, 1, 2])]);
}

#[test]
fn games_between_programs_are_reproduced_by_their_seed() {
    let players: [&dyn Player<Heap>; 3] = [&Greedy(true), &Greedy(false), &Greedy(false)];
    let moves = |number: u32| {
        let start = Heap { most: 3, seats: 3 }.begin(seed(number));
        let mut draws = [0, 1, 2].map(|seat| seed(number).stream(&format!("seat {seat}")));
        let contest = play_out(Heap { most: 3, seats: 3 }, start, &players, &mut draws, Limits::NONE).unwrap();
        assert!(contest.outcome().is_some());
        contest.turns().iter().map(|turn| turn.chosen).collect::<Vec<_>>()
    };
    assert_eq!(moves(5), moves(5));
    assert!((0..20).any(|number| moves(number) != moves(number + 1)));
}

#[test]
fn programs_play_games_with_hidden_information_by_what_they_see() {
    let players: [&dyn Player<Numbers>; 2] = [&Halving, &Halving];
    for number in 0..50 {
        let rules = Numbers(1000);
        let start = rules.begin(seed(number), vec![u64::from(number) * 17, 999 - u64::from(number)]);
        let mut draws = [0, 1].map(|_| seed(number).stream("draws"));
        let contest = play_out(rules, start, &players, &mut draws, Limits::NONE).unwrap();
        assert!(contest.turns().len() <= 20, "{:?}", contest.turns());
    }
}
