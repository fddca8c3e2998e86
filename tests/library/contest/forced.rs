//! Forced wins, in heaps of matches: how they are won is known for all of them.

use std::sync::atomic::AtomicBool;

use smyoz::contest::{ForcedWin, Seat, forced_win};
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
fn all_ways_to_win_as_soon_are_found() {
    let alone = Heap { most: 2, seats: 1 };
    for (left, by) in [(4, vec![2]), (3, vec![1, 2])] {
        let start = Matches { left, turn: Seat(0) };
        assert_eq!(forced_win(&alone, &start, 3, Limits::NONE).unwrap(), Some(ForcedWin { moves: 2, by }));
    }
    let cancel = AtomicBool::new(true);
    let cancelled = forced_win(&TWO, &Matches { left: 11, turn: Seat(0) }, 3, Limits::from(&cancel));
    assert!(cancelled.is_err(), "it was cancelled");
}
