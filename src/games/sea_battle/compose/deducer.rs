//! What composing asks of the techniques.

use crate::sea_battle::board::{Piece, Setting};
use crate::sea_battle::clues::{Clue, Clues, Topic};
use crate::sea_battle::deduction::techniques::reach;
use crate::sea_battle::deduction::{Chart, Fact, Marks};
use crate::sea_battle::puzzle::Rating;
use crate::sea_battle::rate;
use smyoz_core::composing::{Deducer, Summary};
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
    type Marks<'a> = Marks<'a>;
    type Rating = Rating;

    fn marks<'a>(&'a self, clues: &Clues, level: Level) -> Marks<'a> {
        let mut marks = Marks::start(&self.chart, clues);
        reach(&mut marks, |technique| technique.level <= level);
        marks
    }

    fn tell(&self, marks: &mut Marks<'_>, clues: Vec<Clue>, level: Level) {
        marks.extend(clues.into_iter().map(Fact::from));
        reach(marks, |technique| technique.level <= level);
    }

    fn is_solved(&self, marks: &Marks<'_>) -> bool {
        marks.is_solved()
    }

    fn open(&self, marks: &Marks<'_>) -> usize {
        marks.open(Piece::Ship).len()
    }

    fn is_news(&self, marks: &Marks<'_>, topic: Topic) -> bool {
        match topic {
            Topic::Shown(cell) => Piece::ALL.into_iter().any(|piece| marks.open(piece).contains(cell)),
            Topic::Count(piece, line) => marks.count(piece, line).is_none(),
        }
    }

    fn solves(&self, clues: &Clues, level: Level) -> bool {
        rate::solves(&self.chart, clues, |technique| technique.level <= level)
    }

    fn rate(&self, clues: &Clues) -> Option<Rating> {
        rate::rating(&self.chart, clues, &[]).ok()
    }

    fn keeps(&self, rating: &Rating, clues: &Clues) -> bool {
        rate::keeps(rating, &self.chart, clues)
    }

    fn summary(&self, rating: &Rating) -> Summary {
        let &Rating { level, score, longest, suppositions, .. } = rating;
        Summary { level, score, longest, suppositions }
    }
}
