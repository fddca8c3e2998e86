//! Puzzles made to order: of a level, with a score, with or without certain techniques.
//!
//! Clues are added to a set that leaves one solution, each the most helpful of a random sample,
//! until the techniques of the level solve the puzzle; then every clue without which they still do
//! is left out again. The result may still be too easy, or have the wrong score; then it is tried
//! again with other random numbers.
//!
//! Suppositions take long, so for grandmasters clues are added until the techniques of a master
//! solve the puzzle, and suppositions take part only when clues are left out again.

use super::chooser::Chooser;
use super::parts::Parts;
use crate::game::Game;
use crate::limits::Limits;
use crate::puzzles::{Bounds, Level};
use crate::rating::{Allowed, Rater, Summary};
use crate::sets::ElementSet;

/// The number of attempts to fulfil an order before it is given up.
pub const ATTEMPTS: usize = 12;

/// The number of parts in the sample from which one is chosen to make a puzzle easier. Each costs a
/// run of the techniques.
const SAMPLE: usize = 10;

/// What is asked of a puzzle's difficulty, in a game with techniques `M`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order<M> {
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
    /// Techniques that are all needed: without any one of them, the others of the puzzle's level do
    /// not solve it.
    pub require: Vec<M>,
    /// Techniques that are not needed: without them, the others of the puzzle's level solve it.
    pub avoid: Vec<M>,
}

impl<M: Copy> Order<M> {
    /// An order for these levels, and nothing else.
    pub fn of(from: Level, to: Level) -> Self {
        Self { from, to, score: None, longest: None, suppositions: None, require: Vec::new(), avoid: Vec::new() }
    }

    /// Whether a puzzle with these numbers fulfils the order, apart from the techniques required.
    pub fn accepts(&self, found: &Summary) -> bool {
        let within = |bounds: Option<Bounds>, number: usize| {
            bounds.is_none_or(|bounds| u32::try_from(number).is_ok_and(|number| bounds.contain(number)))
        };
        (self.from..=self.to).contains(&found.level)
            && self.score.is_none_or(|score| score.contain(found.score))
            && within(self.longest, found.longest)
            && within(self.suppositions, found.suppositions)
    }

    /// Clues that fulfil the order, and the rating of the puzzle; if none are found within the
    /// limits, the number of attempts.
    pub(super) fn fulfil<P: Game, D: Rater<Game = P, Technique = M>, S: ElementSet>(
        &self,
        rater: &D,
        chooser: &mut Chooser<Parts<P, S>, S>,
        limits: Limits,
    ) -> Result<(S, D::Rating), usize> {
        // An order needs no proof, so what is enough for one also ends the search for an order.
        let enough = || limits.is_enough();
        let limits = Limits::until(&enough);
        for made in 0..ATTEMPTS {
            if limits.is_cancelled() {
                return Err(made);
            }
            if let Some(fulfilled) = self.attempt(rater, chooser, limits) {
                return Ok(fulfilled);
            }
        }
        Err(ATTEMPTS)
    }

    /// Clues that were drawn and fulfil the order; `None` if those that were drawn do not.
    fn attempt<P: Game, D: Rater<Game = P, Technique = M>, S: ElementSet>(
        &self,
        rater: &D,
        chooser: &mut Chooser<Parts<P, S>, S>,
        limits: Limits,
    ) -> Option<(S, D::Rating)> {
        let first = chooser.irredundant_drawn()?;
        let chosen = match self.to {
            Level::Beyond => first,
            _ => self.build(rater, chooser, first, limits)?,
        };
        let clues = chooser.subject().clues(&chosen);
        let rating = rater.rate(&clues, &self.avoid, limits)?;
        let found = D::summary(&rating);
        let is_as_ordered = self.accepts(&found) && self.needs_required(rater, &clues, found.level, limits)?;
        is_as_ordered.then_some((chosen, rating))
    }

    /// Whether every required technique is needed by a puzzle of this level; `None` if it was given
    /// up.
    fn needs_required<D: Rater<Technique = M>>(
        &self,
        rater: &D,
        clues: &<D::Game as Game>::Clues,
        level: Level,
        limits: Limits,
    ) -> Option<bool> {
        for required in self.require.chunks(1) {
            if rater.solves(clues, Allowed { level, without: required }, limits).ok()? {
                return Some(false);
            }
        }
        Some(true)
    }

    /// Adds clues to these until the techniques of the level solve the puzzle, then leaves out
    /// those that they do not need; `None` if they do not solve it with all, or it was given up.
    fn build<P: Game, D: Rater<Game = P, Technique = M>, S: ElementSet>(
        &self,
        rater: &D,
        chooser: &mut Chooser<Parts<P, S>, S>,
        mut chosen: S,
        limits: Limits,
    ) -> Option<S> {
        let allowed = Allowed { level: self.to, without: &self.avoid };
        let at_first = Allowed { level: self.to.min(Level::Master), ..allowed };
        let mut marks = rater.marks(&chooser.subject().clues(&chosen), at_first, limits).ok()?;
        while !rater.is_solved(&marks) {
            let parts = chooser.subject().parts();
            let is_news = |&at: &usize| parts[at].iter().any(|&topic| rater.is_news(&marks, topic));
            let is_permitted = |&at: &usize| chooser.is_permitted_beside(&chosen, at);
            let mut untried: Vec<usize> = (0..parts.len()).filter(is_news).filter(is_permitted).collect();
            for at in 0..SAMPLE.min(untried.len()) {
                let other = at + chooser.stream().below((untried.len() - at) as u64) as usize;
                untried.swap(at, other);
            }
            let subject = chooser.subject();
            let tried = untried.iter().take(SAMPLE).filter_map(|&at| {
                let mut seen = marks.clone();
                let told = subject.about(subject.parts()[at].iter().copied()).collect();
                rater.tell(&mut seen, told, at_first, limits).ok()?;
                Some((rater.open(&seen), at, seen))
            });
            let (_, best, seen) = tried.min_by_key(|&(open, ..)| open)?;
            chosen.insert(best);
            marks = seen;
        }
        let mut parts: Vec<usize> = chosen.iter().collect();
        chooser.stream().shuffle(&mut parts);
        for part in parts {
            chosen.remove(part);
            if !rater.solves(&chooser.subject().clues(&chosen), allowed, limits).ok()? {
                chosen.insert(part);
            }
        }
        Some(chosen)
    }
}
