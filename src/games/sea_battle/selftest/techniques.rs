//! The techniques against layouts: whether everything they conclude is true.
//!
//! Each case is drawn from a seed and its own number alone, so any case can be drawn again: a game
//! of any size, fleet and rules, clues that are true of a layout, and other layouts that fit them
//! as well. From the bare clues, and from facts revealed at random, marks are grown by what the
//! techniques conclude. At every step every technique is asked, and what it concludes must be true
//! of all the layouts that fit clues and marks.

use thiserror::Error;

use super::{GAMES, USUAL, below, game, vague};
use crate::board::{Layout, Piece, Setting};
use crate::clues::{Clue, Clues, Topic};
use crate::deduction::techniques::{ALL, Technique};
use crate::deduction::{Chart, Fact, Marks, Position};
use crate::engines::search;
use smyoz_core::deduction::reach;
use smyoz_core::limits::{Budget, Limits};
use smyoz_core::puzzles::{Seed, Stream};
use smyoz_core::rating::Tally;

/// The most other layouts that are looked for, and the most pieces placed to find them.
const LAYOUTS: usize = 40;
const STEPS: u64 = 5_000;

/// The most times that marks are grown from one starting point.
const GROWN: usize = 6;

/// Suppositions are made on boards of up to this many cells; on larger ones they take long.
const SMALL: usize = 64;

/// Clues, and layouts that fit them.
pub struct TechniqueCase {
    /// The game.
    pub setting: Setting,
    /// The clues.
    pub clues: Clues,
    /// Layouts that fit: the one from which the clues were drawn, then some others, if there are
    /// any.
    pub layouts: Vec<Layout>,
    /// Random numbers for the rest of the test.
    stream: Stream,
}

/// A wrong conclusion.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{technique} concludes {fact}, which does not follow, from {known}: {setting:?}\n{layout}")]
pub struct UnsoundError {
    /// The technique that concludes it.
    pub technique: &'static Technique,
    /// The game.
    pub setting: Setting,
    /// What was known, as text.
    pub known: String,
    /// The conclusion, as text.
    pub fact: String,
    /// A layout that fits what was known, but of which the conclusion is not true.
    pub layout: Layout,
}

impl TechniqueCase {
    /// The case with this number.
    pub fn draw(seed: Seed, number: u32) -> Self {
        let mut stream = seed.stream(&format!("sea steps {number}"));
        let (setting, [layout, _]) = game::<2>(&GAMES[..USUAL], &mut stream);
        let mut clues = Clues::none(setting.size());
        // In half of the cases all counts are given, as in most puzzles.
        let odds = [8, 8, 7, 4][below(&mut stream, 4)];
        for topic in Topic::counts(&setting) {
            if below(&mut stream, 8) < odds {
                clues.insert(Clue::of(topic, &layout));
            }
        }
        let share = 1 + below(&mut stream, 5);
        for topic in Topic::cells(&setting) {
            if below(&mut stream, 32) < share {
                clues.insert(vague(Clue::of(topic, &layout), &mut stream));
            }
        }
        let engine = search::Engine::new(&setting);
        let others = engine.solutions(&clues, LAYOUTS, &mut Budget::new(Limits::NONE.within(STEPS))).layouts;
        let layouts = [layout].into_iter().chain(others.into_iter().filter(|&other| other != layout)).collect();
        Self { setting, clues, layouts, stream }
    }

    /// Asks the techniques, and counts what they conclude.
    ///
    /// # Errors
    /// If a conclusion is wrong.
    pub fn test(&self, tally: &mut Tally) -> Result<(), Box<UnsoundError>> {
        let (chart, mut stream) = (Chart::new(&self.setting), self.stream.clone());
        let start = Marks::start(&chart, &self.clues);
        let told = self.tell(start.clone(), &mut stream);
        for marks in [start, told] {
            self.walk(marks, &mut stream, tally)?;
        }
        Ok(())
    }

    /// Reveals facts that are true of the first layout.
    fn tell(&self, mut marks: Marks, stream: &mut Stream) -> Marks {
        let (chart, layout) = (&marks.chart().clone(), &self.layouts[0]);
        let share = 1 + below(stream, 4);
        for cell in self.setting.size().cells().filter(|_| below(stream, 32) < share).collect::<Vec<_>>() {
            let piece = Piece::ALL[below(stream, Piece::ALL.len())];
            let fact = if layout.at(cell) == Some(piece) { Fact::Is(piece, cell) } else { Fact::Not(piece, cell) };
            marks.add(fact);
        }
        for place in chart.places().filter(|_| below(stream, 64) < share).collect::<Vec<_>>() {
            marks
                .extend([Fact::Found(place), Fact::Excluded(place)].into_iter().find(|fact| fact.holds(chart, layout)));
        }
        marks
    }

    /// Asks all techniques again and again, and adds some of what they see; suppositions at the
    /// end.
    fn walk(&self, mut marks: Marks, stream: &mut Stream, tally: &mut Tally) -> Result<(), Box<UnsoundError>> {
        let looks = |technique: &Technique| technique.suppositions().is_none();
        for _ in 0..GROWN {
            let seen = self.ask(&marks, looks, tally)?;
            if seen.is_empty() {
                break;
            }
            let share = 1 + below(stream, 4);
            marks.extend(seen.into_iter().filter(|_| below(stream, 4) < share).collect::<Vec<_>>());
        }
        if self.setting.size().area() <= SMALL {
            reach(&(), &mut marks, looks, Limits::NONE).expect("there is no limit");
            self.ask(&marks, |technique| !looks(technique), tally)?;
        }
        Ok(())
    }

    /// What these techniques conclude, all of which must be true.
    fn ask(
        &self,
        marks: &Marks,
        asked: impl Fn(&Technique) -> bool,
        tally: &mut Tally,
    ) -> Result<Vec<Fact>, Box<UnsoundError>> {
        let chart = marks.chart();
        let fitting: Vec<&Layout> = self.layouts.iter().filter(|layout| marks.hold(layout)).collect();
        let mut seen = Vec::new();
        tally.positions += 1;
        for (technique, (_, uses)) in ALL.iter().zip(&mut tally.uses).filter(|(technique, _)| asked(technique)) {
            let facts = technique.facts(&Position::of(marks), Limits::NONE).expect("there is no limit");
            for &layout in &fitting {
                if let Some(&fact) = facts.iter().find(|fact| !fact.holds(chart, layout)) {
                    let known = marks.facts().map(|fact| chart.fact_name(fact)).collect::<Vec<_>>().join(" ");
                    let (setting, fact, layout) = (self.setting.clone(), chart.fact_name(fact), *layout);
                    return Err(Box::new(UnsoundError { technique, setting, known, fact, layout }));
                }
            }
            uses.count(facts.len());
            seen.extend(facts);
        }
        Ok(seen)
    }
}
