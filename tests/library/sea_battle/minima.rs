//! Minima against brute force: a sample of the cases of `smyoz selftest --game sea-battle
//! --minima`.

use std::collections::BTreeSet;

use smyoz::games::sea_battle::selftest::minima::{MinimumCase, MinimumError};
use smyoz::games::sea_battle::{Clue, Topic};

use super::seed;

#[test]
fn no_smaller_set_of_clues_leaves_one_layout() {
    let (mut kinds, mut chosen) = (BTreeSet::new(), BTreeSet::new());
    for number in 0..40 {
        let case = MinimumCase::draw(seed(0), number);
        let tried = case.test().unwrap();
        let minimum = case.puzzle.minimum.as_ref().unwrap();
        assert!(tried.sets > 0 && tried.layouts > 0);
        kinds.insert((case.puzzle.board.variant(), minimum.others.is_some()));
        chosen.insert(tried.clues);
    }
    assert!(kinds.len() > 15 && chosen.len() > 3, "{} kinds, {chosen:?}", kinds.len());
    assert_eq!(MinimumCase::draw(seed(0), 7).puzzle, MinimumCase::draw(seed(0), 7).puzzle);
}

#[test]
fn wrong_minima_are_found() {
    for number in 0..20 {
        let right = MinimumCase::draw(seed(0), number);
        let solution = right.puzzle.solution.unwrap();
        // A cell more than is needed, counted as if it were.
        let mut spare = right.clone();
        let hidden = Topic::cells(&right.puzzle.board).find(|&topic| right.puzzle.clues.about(topic).is_none());
        spare.puzzle.clues.insert(Clue::of(hidden.unwrap(), &solution));
        spare.puzzle.minimum.as_mut().unwrap().clues += 1;
        let Err(MinimumError::TooMany(fewer)) = spare.test() else {
            panic!("case {number}: a spare cell was not found")
        };
        assert_eq!(fewer.len(), right.test().unwrap().clues);
        // The same without counting it, and a cell that is needed left out.
        let mut uncounted = spare.clone();
        uncounted.puzzle.minimum.as_mut().unwrap().clues -= 1;
        assert_eq!(uncounted.test(), Err(MinimumError::Claim));
        let shown = right.puzzle.clues.shown().next();
        if let Some(shown) = shown.filter(|_| right.test().unwrap().clues > 1) {
            let mut loose = right.clone();
            loose.puzzle.clues.remove(Topic::Shown(shown.cell));
            loose.puzzle.minimum.as_mut().unwrap().clues -= 1;
            let found = loose.test();
            assert!(matches!(&found, Err(MinimumError::NotUnique(layout)) if **layout != solution), "{found:?}");
        }
    }
}
