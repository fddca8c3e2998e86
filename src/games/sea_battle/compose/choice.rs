//! What clues of Sea Battle can be about, and how they are chosen.

use crate::board::{CellSet, Layout, Piece, Setting};
use crate::clues::{Clue, Topic};
use smyoz_core::composing::Choice;

impl Choice for Setting {
    type Topic = Topic;

    const CHOSEN: &'static str = "cells";

    fn topics(&self) -> Vec<Topic> {
        Topic::counts(self).chain(Topic::cells(self)).collect()
    }

    fn about(&self, topic: Topic, layout: &Layout) -> Clue {
        Clue::of(topic, layout)
    }

    fn topic(clue: &Clue) -> Topic {
        clue.topic()
    }

    fn difference<'a>(&'a self, solution: &'a Layout, other: &'a Layout) -> impl Fn(Topic) -> bool + 'a {
        let mut unlike = CellSet::NONE;
        for piece in Piece::ALL {
            let (one, other) = (*solution.cells(piece), *other.cells(piece));
            unlike |= (one - other) | (other - one);
        }
        // What a cell shows also depends on the cells at its sides.
        let near = unlike.with_sides();
        move |topic| {
            let may_differ = match topic {
                Topic::Shown(cell) => near.contains(cell),
                Topic::Count(_, line) => unlike.count_in(line) > 0,
            };
            may_differ && !Clue::of(topic, solution).fits(other)
        }
    }

    fn distance(one: Topic, other: Topic) -> Option<u32> {
        match (one, other) {
            (Topic::Shown(one), Topic::Shown(other)) => Some(one.distance(other).into()),
            _ => None,
        }
    }

    /// Counts that could be left out are no fault: they are given beside the cells.
    fn must_be_needed(topic: Topic) -> bool {
        matches!(topic, Topic::Shown(_))
    }
}
