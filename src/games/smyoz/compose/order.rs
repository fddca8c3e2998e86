//! Puzzles made to order: of a level, with a score, with or without certain techniques.
//!
//! Shots are added to a smallest set, each the most helpful of a random sample, until the
//! techniques of the level solve the puzzle; then every shot without which they still do is left
//! out again. So every shot is needed, either for uniqueness or for the level. The result may still
//! be too easy, or have the wrong score; then it is tried again with other random numbers.
//!
//! Suppositions take long, so for grandmasters shots are added until the techniques of a master
//! solve the puzzle, and suppositions take part only when shots are left out again.

use super::scene::{Choice, Chosen, Scene};
use super::{mercy_promise, spare_clues};
use crate::board::{CellSet, Layout};
use crate::clues::{Clues, Topic, TopicSet};
use crate::deduction::Marks;
use crate::deduction::techniques::{Technique, reach};
use crate::engines::{EngineChoice, Smyoz, Solver};
use crate::puzzle::{Puzzle, STAR_SCORES};
use crate::rate::Rating;
use crate::seeds::{Seed, Stream};
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::puzzles::{Bounds, Level, Levels};
use smyoz_core::rating::{Effort, knows_what_is_shared, leads_to_solution, rating, solves};

/// Number of parts in the sample from which a shot is chosen. Each costs a run of the techniques.
const SAMPLE: usize = 16;

/// Number of attempts to fulfil an order before it is given up.
pub(super) const ATTEMPTS: usize = 12;

/// Whether a puzzle with this rating has this many stars.
fn has_stars(rating: &Rating, stars: Bounds) -> bool {
    STAR_SCORES.stars(rating.level, rating.score).is_some_and(|own| stars.contain(own.number().into()))
}

/// What is asked of a puzzle's difficulty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// The levels that puzzles may have; the seeds take turns with them.
    pub levels: Levels,
    /// Whether a puzzle may also be easier than the level of its seed.
    pub or_easier: bool,
    /// The scores that it may have; any if `None`.
    pub score: Option<Bounds>,
    /// The stars that it may have.
    pub stars: Option<Bounds>,
    /// The number of steps that the longest chain from a supposition may have.
    pub longest: Option<Bounds>,
    /// The number of suppositions that may be needed.
    pub suppositions: Option<Bounds>,
    /// Techniques that are all needed: without any one of them, the others of its level do not
    /// solve the puzzle.
    pub require: Vec<&'static Technique>,
    /// Techniques that are not needed: without them, the others of its level solve the puzzle.
    pub avoid: Vec<&'static Technique>,
}

impl Order {
    /// An order for these levels, and nothing else.
    pub fn of(levels: Levels) -> Self {
        let (score, stars, longest, suppositions) = Default::default();
        Self { levels, or_easier: false, score, stars, longest, suppositions, require: Vec::new(), avoid: Vec::new() }
    }

    /// An order for any level that people can solve.
    pub fn solvable() -> Self {
        Self { or_easier: true, ..Self::of(Levels::only(Level::Grandmaster)) }
    }

    /// The levels that the puzzle of a seed may have, if its own is this.
    fn accepted(&self, level: Level) -> Levels {
        if self.or_easier { Levels::up_to(level) } else { Levels::only(level) }
    }

    /// Whether the techniques of a seed's highest level solve its puzzle at least with shots at all
    /// cells where they may lie. More shots are never harder, so otherwise no others do. For
    /// grandmasters that would take too long to find out.
    pub(super) fn is_in_reach(&self, choice: &Choice, seed: Seed) -> Result<bool, CancelledError> {
        let to = self.levels.of_seed(seed);
        let Scene { subject, frame, limits, .. } = choice.subject();
        let all = choice.aims()[0].parts().iter().fold(*frame, |all, &part| all | part);
        let is_easy = Topic::cells(all) == CellSet::all() || to >= Level::Grandmaster;
        Ok(is_easy || solves(&Smyoz, &subject.clues(all), self.wanted(to), *limits)?)
    }

    /// The techniques that may be used up to a level.
    fn wanted(&self, level: Level) -> impl Fn(&Technique) -> bool {
        move |technique| technique.level <= level && !self.avoid.contains(&technique)
    }

    /// Those of them with which shots are added: suppositions take too long.
    fn wanted_at_first(&self, level: Level) -> impl Fn(&Technique) -> bool {
        move |technique| self.wanted(level)(technique) && technique.suppositions().is_none()
    }

    /// Finds shots that fulfil the order for a seed, and rates them; `None` if none were found
    /// before the limits. With them come all layouts that fit. The parts of `choice` must
    /// be shots, and `smallest` is what it found first.
    pub(super) fn fulfil(
        &self,
        choice: &mut Choice,
        seed: Seed,
        smallest: Chosen,
        limits: Limits,
    ) -> Option<(TopicSet, Vec<Layout>, Rating)> {
        let to = self.levels.of_seed(seed);
        let mut stream = seed.stream("order");
        let mut smallest = Some(smallest);
        (0..ATTEMPTS).take_while(|_| !limits.is_cancelled()).find_map(|_| {
            let first = smallest.take().or_else(|| choice.smallest(limits.never_content()).ok())?;
            let clues = match to {
                Level::Beyond => first.elements,
                _ => self.build(choice, &first, to, &mut stream, limits)?,
            };
            let rating = self.accept(choice, seed, self.accepted(to), clues, &first.solutions, limits)?;
            Some((clues, first.solutions, rating))
        })
    }

    /// Rates the puzzle that these clues make for a seed, given all layouts that fit; `None` if it
    /// is not as ordered.
    pub(super) fn accept(
        &self,
        choice: &Choice,
        seed: Seed,
        levels: Levels,
        clues: TopicSet,
        solutions: &[Layout],
        limits: Limits,
    ) -> Option<Rating> {
        let Scene { subject, frame, .. } = choice.subject();
        let promise = mercy_promise(seed, subject, solutions);
        let puzzle = Puzzle { promise, ..Puzzle::new(Smyoz, subject.clues(clues | *frame)) };
        let rating = self.rate(&puzzle, levels.highest(), limits)?;
        let within = |bounds: Option<Bounds>, number: usize| {
            bounds.is_none_or(|bounds| u32::try_from(number).is_ok_and(|number| bounds.contain(number)))
        };
        let fits = levels.contain(rating.level)
            && self.score.is_none_or(|score| score.contain(rating.score))
            && self.stars.is_none_or(|stars| has_stars(&rating, stars))
            && within(self.longest, rating.longest)
            && within(self.suppositions, rating.suppositions)
            && self.needs_what_it_should(&puzzle, rating.level, limits).ok()?;
        let rated = Puzzle { rating: Some(rating), ..puzzle };
        // Without one of the shots, another ambiguity may be left that is no harder to reach.
        let given = Topic::cells(*frame);
        let mut solver = Solver::by(&Smyoz, EngineChoice::Search);
        let mut is_minimal =
            || spare_clues(&mut solver, &rated, &subject.layout, given, limits).is_ok_and(|spare| spare.is_empty());
        let fits = fits && (rated.promise.mercy().is_none() || is_minimal());
        rated.rating.filter(|_| fits)
    }

    /// Adds shots to these until the techniques of the level solve the puzzle, or lead to all that
    /// its solutions share, then leaves out those that they do not need.
    fn build(
        &self,
        choice: &mut Choice,
        first: &Chosen,
        level: Level,
        stream: &mut Stream,
        limits: Limits,
    ) -> Option<TopicSet> {
        let Scene { subject, frame, .. } = choice.subject();
        let clues = |chosen: TopicSet| subject.clues(chosen | *frame);
        let is_reached = |marks: &Marks| match &first.solutions[..] {
            [_] => marks.is_solved(),
            several => knows_what_is_shared(&Smyoz, marks, several),
        };
        let (wanted, at_first) = (self.wanted(level), self.wanted_at_first(level));
        let (mut chosen, mut untried) = (first.elements, choice.aims()[first.aim].parts().to_vec());
        let mut marks = reached(&clues(chosen), &at_first, limits).ok()?;
        while !is_reached(&marks) {
            limits.check().ok()?;
            untried.retain(|part| !part.is_subset(chosen) && choice.is_permitted(&(*part | chosen)));
            for at in 0..SAMPLE.min(untried.len()) {
                let other = at + stream.below((untried.len() - at) as u64) as usize;
                untried.swap(at, other);
            }
            let tried = untried.iter().take(SAMPLE).filter_map(|&part| {
                let (with, mut seen) = (clues(chosen | part), marks.clone());
                seen.extend(Marks::start(&with).facts());
                reach(&with, &mut seen, &at_first, limits).ok()?;
                let open = seen.unknown().len() + seen.unknown_points().len() + seen.possible().len();
                Some((open, part, seen))
            });
            let (_, best, seen) = tried.min_by_key(|&(open, ..)| open)?;
            (chosen, marks) = ((chosen | best), seen);
        }
        let parts = choice.aims()[first.aim].parts().iter().copied();
        let mut parts: Vec<TopicSet> = parts.filter(|part| part.is_subset(chosen)).collect();
        stream.shuffle(&mut parts);
        for part in parts {
            limits.check().ok()?;
            let rest = chosen - part;
            let Scene { subject, frame, .. } = choice.subject();
            let marks = reached(&subject.clues(rest | *frame), &wanted, limits).ok()?;
            // Techniques that solve a puzzle show that it has no other solution. What they find on
            // the way to an ambiguity does not show that this is no larger.
            let may_grow = first.solutions.len() > 1;
            if is_reached(&marks) && !(may_grow && choice.find(&rest, &first.solutions).is_some()) {
                chosen = rest;
            }
        }
        Some(chosen)
    }

    fn rate(&self, puzzle: &Puzzle, to: Level, limits: Limits) -> Option<Rating> {
        let effort = if to == Level::Beyond { Effort::Cores } else { Effort::Techniques };
        rating(&Smyoz, puzzle.task(), &self.avoid, effort, limits).ok()
    }

    /// Whether every required technique is needed: without it, the others of the level do not solve
    /// the puzzle.
    fn needs_what_it_should(&self, puzzle: &Puzzle, level: Level, limits: Limits) -> Result<bool, CancelledError> {
        let others = |required| move |technique: &Technique| technique.level <= level && technique != required;
        for &required in &self.require {
            if leads_to_solution(&Smyoz, puzzle.task(), others(required), limits)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// What the wanted techniques find from these clues.
fn reached(clues: &Clues, wanted: impl Fn(&Technique) -> bool, limits: Limits) -> Result<Marks, CancelledError> {
    let mut marks = Marks::start(clues);
    reach(clues, &mut marks, wanted, limits)?;
    Ok(marks)
}
