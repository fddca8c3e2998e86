//! The techniques: two are the game's own.

use std::ops::ControlFlow;

use smyoz::declared::{
    COUNTS, Cell, Declared as _, Fact, Logic, Place, Reason, Text, full, needed, one_rule, supposition, wherever,
};
use smyoz::deduction::{Openings, Position, Technique};
use smyoz::puzzles::Level::{Advanced, Beginner};

use super::{BESIDE, TOUCHING, TREELESS, Tents};

type At<'a> = Position<'a, Logic<Tents>>;
type Say<'a> = Openings<'a, Logic<Tents>>;

const OWN: Text = Text("A tent of its own", "the tree at {tree} has the tent at {tent}, which is no other tree's");
const MISSING: Text = Text("The missing count", "there are as many tents as trees, and the other counts are given");

const WHEREVER: Text = Text("Wherever its tent is", "it would touch the tent of the tree at {tree} wherever that is");

pub const ALL: &[Technique<Logic<Tents>>] = &[
    one_rule(Beginner, 1, "treeless", "Far from trees", |at, say| full(at, say, &[TREELESS])),
    one_rule(Beginner, 2, "touching", "Around a tent", |at, say| full(at, say, &[TOUCHING])),
    one_rule(Beginner, 3, "complete", "All tents found", |at, say| full(at, say, &[COUNTS])),
    one_rule(Beginner, 4, "remaining", "All cells needed", |at, say| needed(at, say, &[COUNTS])),
    one_rule(Beginner, 5, "last-place", "Last place", |at, say| needed(at, say, &[BESIDE])),
    Technique::looking(Advanced, 8, "own", &["tree", "tent"], OWN, own),
    Technique::looking(Advanced, 10, "missing-count", &["lines"], MISSING, missing),
    Technique::looking(Advanced, 12, "wherever", &["tree"], WHEREVER, |at, say| {
        wherever(at, say, &[BESIDE], &[TOUCHING])
    }),
    supposition(60, Advanced),
];

/// A tent with a single tree beside it is that tree's: it has no other.
fn own(at: &At, say: &mut Say) -> ControlFlow<()> {
    let (marks, game) = (at.marks, at.marks.game());
    for tree in game.trees.cells('T') {
        let only = |cell: &Cell| !game.is_tree(*cell) && game.trees_beside(*cell) == [tree];
        let mut its = game.grid().beside(tree).filter(only);
        if let Some(tent) = its.find(|&cell| marks.content(cell) == Some('A')) {
            let others = game.grid().beside(tree).filter(only).filter(|&cell| cell != tent);
            say.conclude(others.map(|cell| Fact::Is(cell, '.')), || [Reason::from(tree), Reason::from(tent)])?;
        }
    }
    ControlFlow::Continue(())
}

/// All rows together, and all columns, have as many tents as there are trees.
fn missing(at: &At, say: &mut Say) -> ControlFlow<()> {
    let (rows, columns): (Vec<Place>, Vec<Place>) =
        at.marks.game().grid().lines().partition(|line| matches!(line, Place::Row(_)));
    [rows, columns].into_iter().try_for_each(|lines| {
        let (given, open): (Vec<Place>, Vec<Place>) =
            lines.into_iter().partition(|&line| at.marks.count(line).is_some());
        let sum: usize = given.iter().filter_map(|&line| at.marks.count(line)).map(usize::from).sum();
        match (&open[..], at.marks.game().trees.cells('T').count().checked_sub(sum)) {
            (&[line], Some(tents)) => say.conclude([Fact::Count(line, tents as u8)], || [Reason::Places(given)]),
            _ => ControlFlow::Continue(()),
        }
    })
}
