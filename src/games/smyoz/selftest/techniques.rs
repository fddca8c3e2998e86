//! The techniques against layouts: whether everything they conclude is true.
//!
//! Each case is drawn from a seed and its own number alone, so any case can be drawn again: clues
//! that are true of a layout, and other layouts that fit them as well. From two starting points,
//! the bare clues and facts revealed at random, marks are grown by what the techniques conclude. At
//! every step every technique is asked, and what it concludes must be true of all the layouts that
//! fit clues and marks.

use thiserror::Error;

use super::reasons::{Judge, Reasons, WrongReasonsError};
use crate::board::{Cell, Lane, Layout, Placement, Point, ShipType};
use crate::clues::{Clues, Inventory, Item, Shots, View};
use crate::deduction::techniques::{ALL, Deduction, Position, Technique, reach, up_to};
use crate::deduction::{Fact, Marks, ShipCounts};
use crate::engines::Smyoz;
use crate::seeds::numbering::unrank;
use crate::seeds::{Seed, Stream};
use smyoz_core::engines::SearchEngine;
use smyoz_core::limits::{Budget, Limits};
use smyoz_core::puzzles::Level;
use smyoz_core::rating::Tally;

/// The most shots that a case has.
const SHOTS: usize = 20;

/// With this many shots, the layouts that fit are found at once.
const ENOUGH_SHOTS: usize = 10;

/// The most other layouts that are looked for.
const LAYOUTS: usize = 12;

/// Reasons are judged for one conclusion in this many, on average.
const JUDGED: usize = 8;

/// The most times that marks are grown from one starting point.
const STEPS: usize = 6;

/// Clues, and layouts that fit them.
#[derive(Clone, Debug)]
pub struct TechniqueCase {
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
#[error("{} concludes {fact}, which does not follow", technique.id)]
pub struct UnsoundError {
    /// The technique that concludes it.
    pub technique: &'static Technique,
    /// The clues.
    pub clues: Clues,
    /// The marks.
    pub marks: Marks,
    /// The conclusion.
    pub fact: Fact,
    /// A layout that fits the clues and the marks, but of which the conclusion is not true.
    pub layout: Layout,
}

impl TechniqueCase {
    /// The case with this number.
    pub fn draw(seed: Seed, number: u32) -> Self {
        let mut stream = seed.stream(&format!("techniques {number}"));
        let layout = unrank(stream.below(Layout::COUNT));
        let mut inventory = Inventory::of(&layout);
        // Half of the inventories stay full, as in games.
        if below(&mut stream, 2) == 0 {
            Item::ALL.into_iter().filter(|_| below(&mut stream, 2) == 0).for_each(|item| inventory.withhold(item));
        }
        let view = View::of(&layout);
        let mut cells: Vec<Cell> = Cell::all().collect();
        let mut shot = |stream: &mut Stream| view.shot(cells.swap_remove(below(stream, cells.len())));
        let count = below(&mut stream, SHOTS + 1);
        let mut draw = |count| Shots::new((0..count).map(|_| shot(&mut stream))).expect("each cell is drawn once");
        let shots = draw(count);
        // Layouts that fit more shots fit these.
        let mut more = shots.clone();
        for &shot in &draw(ENOUGH_SHOTS.saturating_sub(count)) {
            more.push(shot).expect("each cell is drawn once");
        }
        let others = SearchEngine::new(&Smyoz)
            .solutions(&Clues { inventory: inventory.clone(), shots: more }, LAYOUTS, &mut Budget::new(Limits::NONE))
            .layouts;
        let clues = Clues { inventory, shots: shots.sorted() };
        let layouts = [layout].into_iter().chain(others.into_iter().filter(|&other| other != layout)).collect();
        Self { clues, layouts, stream }
    }

    /// Asks the techniques, and counts what they conclude.
    ///
    /// # Errors
    /// If a conclusion is wrong.
    pub fn test(&self, tally: &mut Tally) -> Result<(), Box<UnsoundError>> {
        let mut stream = self.stream.clone();
        let start = Marks::start(&self.clues);
        let told = self.tell(start.clone(), &mut stream);
        for marks in [start, told] {
            self.walk(marks, &mut stream, tally)?;
        }
        Ok(())
    }

    /// Asks what suppositions show once techniques that only look at the position see nothing more,
    /// and counts it.
    ///
    /// # Errors
    /// If a conclusion is wrong.
    pub fn test_suppositions(&self, tally: &mut Tally) -> Result<(), Box<UnsoundError>> {
        let mut stream = self.stream.clone();
        let start = Marks::start(&self.clues);
        let told = self.tell(start.clone(), &mut stream);
        for mut marks in [start, told] {
            reach(&self.clues, &mut marks, |technique| technique.suppositions().is_none(), Limits::NONE)
                .expect("there is no limit");
            let position = Position { clues: &self.clues, marks: &marks };
            for (at, technique) in ALL.iter().enumerate().filter(|(_, technique)| technique.suppositions().is_some()) {
                let facts = technique.facts(&position, Limits::NONE).expect("there is no limit");
                for layout in self.layouts.iter().filter(|layout| marks.hold(layout)) {
                    if let Some(&fact) = facts.iter().find(|fact| !fact.holds(layout)) {
                        let (clues, layout) = (self.clues.clone(), *layout);
                        return Err(Box::new(UnsoundError { technique, clues, marks, fact, layout }));
                    }
                }
                tally.uses[at].1.count(facts.len());
            }
        }
        Ok(())
    }

    /// Judges the reasons of the first conclusions of some techniques, and counts those that were
    /// decided. Which techniques these are depends on the case.
    ///
    /// # Errors
    /// If they are too few or too many.
    pub fn test_reasons(&self, judge: &mut Judge) -> Result<u64, WrongReasonsError> {
        let mut stream = self.stream.clone();
        let start = Marks::start(&self.clues);
        let told = self.tell(start.clone(), &mut stream);
        let mut judged = 0;
        for marks in [start, told] {
            let position = Position { clues: &self.clues, marks: &marks };
            for technique in looking().iter().filter(|_| below(&mut stream, JUDGED) == 0).collect::<Vec<_>>() {
                let Some(deduction) = technique.seen(&position).into_iter().next() else { continue };
                let reasons = Reasons::of(technique, &deduction.facts, &self.clues, &marks);
                let reasons = reasons.expect("it was concluded");
                judged += u64::from(judge.judge(&self.clues, &reasons)?);
            }
        }
        Ok(judged)
    }

    /// Adds facts to marks, drawn from those that are true of the first layout and perhaps of
    /// others.
    pub fn tell(&self, mut marks: Marks, stream: &mut Stream) -> Marks {
        let (first, others) = self.layouts.split_first().expect("a case has a layout");
        // Little is true of many layouts, as early in a game; everything is known of a single one.
        let odds = below(stream, 3);
        let layouts: Vec<&Layout> =
            [first].into_iter().chain(others.iter().filter(|_| below(stream, 2) < odds)).collect();
        // The smaller of two numbers: where much is known, little is left to conclude.
        let shares = [(); 8].map(|()| below(stream, QUARTERS + 1).min(below(stream, QUARTERS + 1)));
        for fact in facts() {
            let share = shares[match fact {
                Fact::Water(_) => 0,
                Fact::Ship(_) => 1,
                Fact::Type(..) => 2,
                Fact::WaterPoint(_) => 3,
                Fact::ShipPoint(_) => 4,
                Fact::Found(_) => 5,
                Fact::Excluded(_) => 6,
                Fact::Line(..) => 7,
            }];
            if below(stream, QUARTERS) < share && layouts.iter().all(|layout| fact.holds(layout)) {
                marks.add(fact);
            }
        }
        marks
    }

    /// Repeatedly asks all techniques and adds some of what they conclude to the marks.
    fn walk(&self, mut marks: Marks, stream: &mut Stream, tally: &mut Tally) -> Result<(), Box<UnsoundError>> {
        let layouts: Vec<&Layout> = self.layouts.iter().filter(|layout| marks.hold(layout)).collect();
        let share = 1 + below(stream, QUARTERS);
        for _ in 0..STEPS {
            let seen: Vec<Vec<Deduction>> = {
                let position = Position { clues: &self.clues, marks: &marks };
                looking().iter().map(|technique| technique.seen(&position)).collect()
            };
            count(tally, &seen);
            let facts: Vec<(&'static Technique, Fact)> = seen
                .iter()
                .flatten()
                .flat_map(|deduction| deduction.facts.iter().map(|&fact| (deduction.technique, fact)))
                .collect();
            for &(technique, fact) in &facts {
                if let Some(&&layout) = layouts.iter().find(|layout| !fact.holds(layout)) {
                    let clues = self.clues.clone();
                    return Err(Box::new(UnsoundError { technique, clues, marks, fact, layout }));
                }
            }
            if facts.is_empty() {
                break;
            }
            for (_, fact) in facts {
                if below(stream, QUARTERS) < share {
                    marks.add(fact);
                }
            }
        }
        Ok(())
    }
}

/// The techniques that only look at the position. Suppositions rest on them.
pub fn looking() -> &'static [Technique] {
    up_to(Level::Master)
}

/// Denominator of the random shares.
const QUARTERS: usize = 4;

/// All possible facts.
fn facts() -> impl Iterator<Item = Fact> {
    let cells = Cell::all().flat_map(|cell| {
        let types = ShipType::ALL.map(|kind| Fact::Type(cell, kind));
        [Fact::Water(cell), Fact::Ship(cell)].into_iter().chain(types)
    });
    let points = Point::all().flat_map(|point| [Fact::WaterPoint(point), Fact::ShipPoint(point)]);
    let ships = Placement::all().flat_map(|ship| [Fact::Found(ship), Fact::Excluded(ship)]);
    let counts = [ShipCounts::NONE, ShipCounts::ONE, ShipCounts::MORE];
    let two = [(ShipCounts::NONE | ShipCounts::ONE), (ShipCounts::NONE | ShipCounts::MORE), ShipCounts::SOME];
    let lines =
        Lane::all().flat_map(move |lane| counts.into_iter().chain(two).map(move |count| Fact::Line(lane, count)));
    cells.chain(points).chain(ships).chain(lines)
}

/// Counts what each technique concludes at one position.
fn count(tally: &mut Tally, seen: &[Vec<Deduction>]) {
    tally.positions += 1;
    for ((_, uses), openings) in tally.uses.iter_mut().zip(seen) {
        uses.count(openings.iter().map(|deduction| deduction.facts.len()).sum());
    }
}

fn below(stream: &mut Stream, bound: usize) -> usize {
    stream.below(bound as u64) as usize
}
