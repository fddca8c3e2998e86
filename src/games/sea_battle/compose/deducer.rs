//! What composing asks of the techniques.

use crate::sea_battle::board::{Piece, Setting};
use crate::sea_battle::clues::{Clue, Clues, Topic};
use crate::sea_battle::deduction::{Chart, Fact, Marks, SeaBattle};
use crate::sea_battle::puzzle::Rating;
use crate::sea_battle::rate;
use smyoz_core::composing::{Deducer, Summary};
use smyoz_core::deduction::{Knowledge, Limits, Stopped, reach};
use smyoz_core::puzzles::Level;

/// The techniques, prepared for a game.
pub struct Techniques {
    chart: Chart,
}

impl Techniques {
    pub(super) fn new(setting: &Setting) -> Self {
        Self { chart: Chart::new(setting) }
    }
}

impl Deducer for Techniques {
    type Problem = Setting;
    type Marks = Marks;
    type Rating = Rating;

    fn marks(&self, clues: &Clues, level: Level, limits: Limits) -> Result<Marks, Stopped> {
        let mut marks = Marks::start(&self.chart, clues);
        reach::<SeaBattle>(&(), &mut marks, |technique| technique.level <= level, limits)?;
        Ok(marks)
    }

    fn tell(&self, marks: &mut Marks, clues: Vec<Clue>, level: Level, limits: Limits) -> Result<(), Stopped> {
        marks.add_all(clues.into_iter().map(Fact::from));
        reach::<SeaBattle>(&(), marks, |technique| technique.level <= level, limits)
    }

    fn is_solved(&self, marks: &Marks) -> bool {
        marks.is_solved()
    }

    fn open(&self, marks: &Marks) -> usize {
        marks.open(Piece::Ship).len()
    }

    fn is_news(&self, marks: &Marks, topic: Topic) -> bool {
        match topic {
            Topic::Shown(cell) => Piece::ALL.into_iter().any(|piece| marks.open(piece).contains(cell)),
            Topic::Count(piece, line) => marks.count(piece, line).is_none(),
        }
    }

    fn solves(&self, clues: &Clues, level: Level, limits: Limits) -> Result<bool, Stopped> {
        rate::solves(&self.chart, clues, |technique| technique.level <= level, limits)
    }

    fn rate(&self, clues: &Clues, limits: Limits) -> Option<Rating> {
        rate::rating(&self.chart, clues, &[], limits).ok()
    }

    fn keeps(&self, rating: &Rating, clues: &Clues, limits: Limits) -> Result<bool, Stopped> {
        rate::keeps(rating, &self.chart, clues, limits)
    }

    fn summary(&self, rating: &Rating) -> Summary {
        let &Rating { level, score, longest, suppositions, .. } = rating;
        Summary { level, score, longest, suppositions }
    }
}
