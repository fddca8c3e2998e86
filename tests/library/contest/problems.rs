//! Problems, in heaps of matches: how they are won is known for all of them.

use std::sync::atomic::AtomicBool;

use smyoz::contest::{ForcedWin, Problem, Referee, Seat, forced_win, problems};
use smyoz::limits::Limits;

use super::heap::{Heap, Matches};

const TWO: Heap = Heap { most: 3, seats: 2 };

fn win(rules: Heap, left: u64, most: usize) -> Option<ForcedWin<u64>> {
    forced_win(&rules, &Matches { left, turn: Seat(1) }, most, Limits::NONE).unwrap()
}

#[test]
fn of_two_seats_the_one_that_leaves_fours_wins() {
    for left in 1..=16 {
        let expected = (left % 4 != 0).then(|| ForcedWin { moves: left as usize / 4 + 1, by: vec![left % 4] });
        assert_eq!(win(TWO, left, 5), expected, "{left} matches");
    }
    assert_eq!(win(TWO, 13, 3), None, "it takes four moves");
    assert_eq!(win(TWO, 0, 3), None, "the game is over");
}

#[test]
fn of_three_seats_two_help_each_other() {
    let three = Heap { most: 3, seats: 3 };
    for left in 1..=12 {
        let expected = (left <= 3).then(|| ForcedWin { moves: 1, by: vec![left] });
        assert_eq!(win(three, left, 4), expected, "{left} matches");
    }
    assert_eq!(win(Heap { most: 1, seats: 3 }, 7, 3), Some(ForcedWin { moves: 3, by: vec![1] }));
}

#[test]
fn problems_are_found_in_games_that_were_played() {
    let mut contest = Referee::new(TWO, Matches { left: 11, turn: Seat(0) });
    for (seat, taken) in [(0, 1), (1, 3), (0, 3), (1, 1), (0, 3)] {
        contest.play(Seat(seat), taken, 0).unwrap();
    }
    let problem = |after, seat, moves, key| Problem { after, seat: Seat(seat), moves, key };
    // Before these moves 11, 10, 7, 4 and 3 matches are left.
    let all = [problem(0, 0, 3, 3), problem(1, 1, 3, 2), problem(2, 0, 2, 3)];
    assert_eq!(problems(&contest, 3, Limits::NONE).unwrap(), all);
    assert_eq!(problems(&contest, 2, Limits::NONE).unwrap(), all[2..]);
    assert!(problems(&contest, 3, Limits::from(&AtomicBool::new(true))).is_err(), "it was cancelled");
}

#[test]
fn a_position_with_two_ways_to_win_is_no_problem() {
    let alone = Heap { most: 2, seats: 1 };
    for (left, by) in [(4, vec![2]), (3, vec![1, 2])] {
        let start = Matches { left, turn: Seat(0) };
        let found = problems(&Referee::new(alone, start.clone()), 3, Limits::NONE).unwrap();
        assert_eq!(found.len(), usize::from(by.len() == 1), "{left} matches");
        assert_eq!(forced_win(&alone, &start, 3, Limits::NONE).unwrap(), Some(ForcedWin { moves: 2, by }));
    }
}
