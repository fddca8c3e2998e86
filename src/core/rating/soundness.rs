//! Whether everything that techniques conclude is true: a self-test.
//!
//! From the bare clues of a puzzle, and from facts revealed at random, marks are grown by what the
//! techniques conclude. At every step every technique is asked, and what it concludes must be true
//! of all layouts that fit the marks.

use serde_json::{Value, json};

use super::reasoning::{CluesOf, FactOf, LayoutOf, MarksOf, Reasoning};
use crate::deduction::{Knowledge, Logic, Position, Technique, reach};
use crate::limits::Limits;
use crate::puzzles::Stream;

/// The most times that marks are grown from one starting point.
const GROWN: usize = 6;

/// How often a technique concluded something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Use {
    /// Number of positions at which it did.
    pub positions: u64,
    /// Number of facts that it concluded.
    pub facts: u64,
}

impl Use {
    /// Counts the facts that it concluded at a position.
    pub fn count(&mut self, facts: usize) {
        self.positions += u64::from(facts > 0);
        self.facts += facts as u64;
    }
}

/// How often the techniques of a game concluded something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The number of positions at which they were asked.
    pub positions: u64,
    /// How often each concluded something, in the order of the table.
    pub uses: Vec<(&'static str, Use)>,
}

impl Tally {
    /// Of a game whose techniques were not asked yet.
    pub fn of<L: Logic>() -> Self {
        Self { positions: 0, uses: L::techniques().iter().map(|technique| (technique.id, Use::default())).collect() }
    }
}

/// What techniques said at some positions.
#[derive(Clone, Debug, PartialEq)]
pub struct Asked {
    /// How often.
    pub tally: Tally,
    /// The first wrong conclusion, if there is one: in a sentence, and for programs.
    pub unsound: Option<(String, Value)>,
}

/// Asks the techniques of a puzzle whose clues all these layouts fit.
pub(super) fn ask<R: Reasoning>(
    game: &R,
    clues: &CluesOf<R>,
    layouts: &[LayoutOf<R>],
    suppositions: bool,
    stream: &mut Stream,
) -> Asked {
    let mut asked = Asked { tally: Tally::of::<R::Logic>(), unsound: None };
    let start = game.start(clues);
    let shown = revealed(game, start.clone(), &layouts[0], stream);
    for mut marks in [start, shown] {
        for _ in 0..GROWN {
            let seen = look(game, &marks, layouts, |technique| !technique.supposes(), &mut asked);
            if seen.is_empty() || asked.unsound.is_some() {
                break;
            }
            let share = 1 + stream.below(4);
            marks.add_all(seen.into_iter().filter(|_| stream.below(4) < share).collect::<Vec<_>>());
        }
        if suppositions && asked.unsound.is_none() {
            reach::<R::Logic>(&(), &mut marks, |technique| !technique.supposes(), Limits::NONE)
                .expect("there is no limit");
            look(game, &marks, layouts, Technique::supposes, &mut asked);
        }
    }
    asked
}

/// Marks with some facts that are true of a layout.
fn revealed<R: Reasoning>(game: &R, mut marks: MarksOf<R>, layout: &LayoutOf<R>, stream: &mut Stream) -> MarksOf<R> {
    let share = 1 + stream.below(4);
    for fact in game.all_facts().into_iter().filter(|&fact| game.holds(fact, layout)) {
        if stream.below(32) < share {
            marks.add(fact);
        }
    }
    marks
}

/// What these techniques conclude, all of which must be true.
fn look<R: Reasoning>(
    game: &R,
    marks: &MarksOf<R>,
    layouts: &[LayoutOf<R>],
    is_asked: impl Fn(&Technique<R::Logic>) -> bool,
    asked: &mut Asked,
) -> Vec<FactOf<R>> {
    let known: Vec<FactOf<R>> = marks.facts().collect();
    let fits = |layout: &&LayoutOf<R>| known.iter().all(|&fact| game.holds(fact, layout));
    let fitting: Vec<&LayoutOf<R>> = layouts.iter().filter(fits).collect();
    let mut seen = Vec::new();
    asked.tally.positions += 1;
    for (at, technique) in R::Logic::techniques().iter().enumerate().filter(|(_, technique)| is_asked(technique)) {
        let facts = technique.facts(&Position::of(marks), Limits::NONE).expect("there is no limit");
        let wrong =
            fitting.iter().find_map(|layout| Some((layout, facts.iter().find(|&&fact| !game.holds(fact, layout))?)));
        if let Some((layout, &fact)) = wrong {
            let known: Vec<String> = known.iter().map(|&fact| game.fact_name(fact)).collect();
            let (known, fact) = (known.join(" "), game.fact_name(fact));
            let told = format!("{technique} concludes {fact}, which does not follow, from {known}: {layout:?}");
            let json = json!({ "technique": technique.id, "marks": known, "conclusion": fact });
            asked.unsound = Some((told, json));
            return seen;
        }
        asked.tally.uses[at].1.count(facts.len());
        seen.extend(facts);
    }
    seen
}
