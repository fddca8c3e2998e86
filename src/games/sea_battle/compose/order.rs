//! Puzzles made to order: of a level, with a score.
//!
//! Cells are added to a set that leaves one solution, each the most helpful of a random sample,
//! until the techniques of the level solve the puzzle; then every cell without which they still do
//! is left out again. The result may still be too easy, or have the wrong score; then it is tried
//! again with other random numbers.
//!
//! Suppositions take long, so for grandmasters cells are added until the techniques of a master
//! solve the puzzle, and suppositions take part only when cells are left out again.

use super::choice::Choice;
use crate::sea_battle::board::Piece;
use crate::sea_battle::clues::{Clue, Topic};
use crate::sea_battle::deduction::{Chart, Fact, Marks, SeaBattle};
use crate::sea_battle::puzzle::Rating;
use crate::sea_battle::rate::{rating, solves};
use smyoz_core::deduction::{Limits, reach};
use smyoz_core::puzzles::{Bounds, Level, Stream};
use smyoz_core::sat::ElementSet;

/// The number of cells in the sample from which one is chosen. Each costs a run of the techniques.
const SAMPLE: usize = 10;

/// The number of attempts to fulfil an order before it is given up.
pub(super) const ATTEMPTS: usize = 12;

/// What is asked of a puzzle's difficulty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// The lowest level that the puzzle may have.
    pub from: Level,
    /// The highest one, for which it is made.
    pub to: Level,
    /// The scores that it may have; any if `None`.
    pub score: Option<Bounds>,
    /// The number of steps that the longest chain from a supposition may have.
    pub longest: Option<Bounds>,
    /// The number of suppositions that may be needed.
    pub suppositions: Option<Bounds>,
}

impl Order {
    /// An order for these levels, and nothing else.
    #[must_use]
    pub fn of(from: Level, to: Level) -> Self {
        Self { from, to, score: None, longest: None, suppositions: None }
    }

    /// Clues that fulfil the order, and the rating of the puzzle; `None` if none were found before
    /// this was `enough`.
    pub(super) fn fulfil<S: ElementSet>(
        &self,
        chart: &Chart,
        choice: &mut Choice<S>,
        stream: &mut Stream,
        enough: &dyn Fn() -> bool,
    ) -> Option<(S, Rating)> {
        (0..ATTEMPTS).take_while(|_| !enough()).find_map(|_| {
            let first = choice.minimal_drawn(stream);
            let chosen = match self.to {
                Level::Beyond => first,
                _ => self.build(chart, choice, first, stream, Limits::until(enough))?,
            };
            let rating = rating(chart, &choice.counterexamples.clues(&chosen), &[], Limits::until(enough)).ok()?;
            self.accepts(&rating).then_some((chosen, rating))
        })
    }

    fn accepts(&self, rating: &Rating) -> bool {
        let within = |bounds: Option<Bounds>, number: usize| {
            bounds.is_none_or(|bounds| u32::try_from(number).is_ok_and(|number| bounds.contain(number)))
        };
        (self.from..=self.to).contains(&rating.level)
            && self.score.is_none_or(|score| score.contain(rating.score))
            && within(self.longest, rating.longest)
            && within(self.suppositions, rating.suppositions)
    }

    /// Adds clues to these until the techniques of the level solve the puzzle, then leaves out
    /// those that they do not need; `None` if they do not solve it with all, or it was given up.
    fn build<S: ElementSet>(
        &self,
        chart: &Chart,
        choice: &Choice<S>,
        mut chosen: S,
        stream: &mut Stream,
        limits: Limits,
    ) -> Option<S> {
        let counterexamples = &choice.counterexamples;
        let at_first = self.to.min(Level::Master);
        let mut marks = Marks::start(chart, &counterexamples.clues(&chosen));
        reach::<SeaBattle>(&(), &mut marks, |technique| technique.level <= at_first, limits).ok()?;
        while !marks.is_solved() {
            let mut untried: Vec<usize> =
                (0..counterexamples.scope.len()).filter(|&at| tells(&marks, &counterexamples.scope[at])).collect();
            for at in 0..SAMPLE.min(untried.len()) {
                let other = at + stream.below((untried.len() - at) as u64) as usize;
                untried.swap(at, other);
            }
            let tried = untried.iter().take(SAMPLE).filter_map(|&at| {
                let mut seen = marks.clone();
                let told = counterexamples.scope[at].iter();
                seen.extend(told.map(|&topic| Fact::from(Clue::of(topic, counterexamples.solution()))));
                reach::<SeaBattle>(&(), &mut seen, |technique| technique.level <= at_first, limits).ok()?;
                Some((seen.open(Piece::Ship).len(), at, seen))
            });
            let (_, best, seen) = tried.min_by_key(|&(open, ..)| open)?;
            chosen.insert(best);
            marks = seen;
        }
        let mut parts: Vec<usize> = chosen.iter().collect();
        stream.shuffle(&mut parts);
        for part in parts {
            chosen.remove(part);
            let clues = counterexamples.clues(&chosen);
            if !solves(chart, &clues, |technique| technique.level <= self.to, limits).ok()? {
                chosen.insert(part);
            }
        }
        Some(chosen)
    }
}

/// Whether some of the topics would tell of a cell what is not known of it.
fn tells(marks: &Marks, part: &[Topic]) -> bool {
    part.iter().any(|topic| match topic {
        Topic::Shown(cell) => Piece::ALL.into_iter().any(|piece| marks.open(piece).contains(*cell)),
        Topic::Count(piece, line) => marks.count(*piece, *line).is_none(),
    })
}
