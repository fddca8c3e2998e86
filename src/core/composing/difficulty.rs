//! Puzzles made to order: of a level, with a score, with or without certain techniques.
//!
//! Clues are added to a set that leaves one solution, each the most helpful of a random sample,
//! until the techniques of the level solve the puzzle; then every clue without which they still do
//! is left out again. The result may still be too easy, or have the wrong score; then it is tried
//! again with other random numbers.
//!
//! Suppositions take long, so for grandmasters clues are added until the techniques of a master
//! solve the puzzle, and suppositions take part only when clues are left out again.

use super::chooser::{Chooser, Chosen};
use crate::deduction::Technique;
use crate::game::{Game, Promise, Rating, Task};
use crate::limits::Limits;
use crate::puzzles::{Bounds, Claim, Level};
use crate::rating::{Allowed, Rater};
use crate::sets::ElementSet;

/// The number of attempts to fulfil an order before it is given up.
const ATTEMPTS: usize = 12;

/// The number of them if some techniques must be used, which one of six does: they are easy, so an
/// attempt takes hundredths of a second.
const ATTEMPTS_TO_USE: usize = 48;

/// The number of parts in the sample from which one is chosen to make a puzzle easier. Each costs a
/// run of the techniques.
const SAMPLE: usize = 10;

/// What is asked of a puzzle's difficulty.
#[derive(Clone, Debug, PartialEq)]
pub struct Difficulty<G: Game> {
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
    pub require: Vec<&'static Technique<G::Logic>>,
    /// Techniques that are not needed: without them, the others of the puzzle's level solve it.
    pub avoid: Vec<&'static Technique<G::Logic>>,
    /// Techniques of which the path has so many steps at least.
    pub uses: (usize, Vec<&'static Technique<G::Logic>>),
}

impl<G: Game> Difficulty<G> {
    /// An order for these levels, and nothing else.
    pub fn of(from: Level, to: Level) -> Self {
        let (require, avoid, uses) = (Vec::new(), Vec::new(), (0, Vec::new()));
        Self { from, to, score: None, longest: None, suppositions: None, require, avoid, uses }
    }

    /// Whether a puzzle with this rating fulfils the order, apart from the techniques required.
    pub fn accepts(&self, found: &Rating<G::Logic>) -> bool {
        let within = |bounds: Option<Bounds>, number: usize| {
            bounds.is_none_or(|bounds| u32::try_from(number).is_ok_and(|number| bounds.contain(number)))
        };
        (self.from..=self.to).contains(&found.level)
            && self.score.is_none_or(|score| score.contain(found.score))
            && within(self.longest, found.longest)
            && within(self.suppositions, found.suppositions)
    }

    /// Clues that fulfil the order; if none are found within the limits, the number of attempts.
    pub(super) fn fulfil<S: ElementSet>(
        &self,
        rater: &Rater<G>,
        chooser: &mut Chooser<G, S>,
        claim: Claim,
        limits: Limits,
    ) -> Result<Fulfilled<G, S>, usize> {
        // An order needs no proof, so what is enough for one also ends the search for an order.
        let enough = || limits.is_enough();
        let limits = Limits::until(&enough);
        // Where nothing is chosen, another attempt is the same.
        let attempts = match self.uses.0 {
            _ if chooser.parts().parts().is_empty() => 1,
            0 => ATTEMPTS,
            _ => ATTEMPTS_TO_USE,
        };
        for made in 0..attempts {
            if limits.is_cancelled() {
                return Err(made);
            }
            if let Some(fulfilled) = self.attempt(rater, chooser, claim, limits) {
                return Ok(fulfilled);
            }
        }
        Err(attempts)
    }

    /// Clues that were drawn and fulfil the order; `None` if those that were drawn do not.
    fn attempt<S: ElementSet>(
        &self,
        rater: &Rater<G>,
        chooser: &mut Chooser<G, S>,
        claim: Claim,
        limits: Limits,
    ) -> Option<Fulfilled<G, S>> {
        let mut chosen = match claim {
            Claim::Unique => chooser.drawn()?,
            // The fewest clues decide which ambiguity is left.
            Claim::Mercy | Claim::UpToSymmetry => chooser.smallest(limits.never_content()).ok()?,
        };
        if self.to < Level::Beyond {
            self.build(rater, chooser, &mut chosen, limits)?;
        }
        let promise = chooser.promise(claim, &chosen.solutions);
        let rating = self.accept(rater, chooser, &chosen, &promise, limits)?;
        // Without one of the clues, another ambiguity may be left that is no harder to reach.
        let is_lean =
            claim == Claim::Unique || needs_all(rater, chooser, &chosen.elements, &promise, Some(&rating), limits);
        is_lean.then_some(Fulfilled { chosen, promise, rating })
    }

    /// How hard the puzzle of these clues is; `None` if it is not as ordered.
    pub(super) fn accept<S: ElementSet>(
        &self,
        rater: &Rater<G>,
        chooser: &Chooser<G, S>,
        chosen: &Chosen<G::Layout, S>,
        promise: &Promise<G::Clue>,
        limits: Limits,
    ) -> Option<Rating<G::Logic>> {
        let clues = chooser.parts().clues(&chosen.elements);
        let task = Task { clues: &clues, promise };
        // It takes long to rate what techniques do not solve.
        if self.to < Level::Beyond && !rater.solves(task, self.allowed(), limits).ok()? {
            return None;
        }
        let rating = rater.rate(task, &self.avoid, limits)?;
        let is_as_ordered = self.accepts(&rating)
            && self.needs_required(rater, task, rating.level, limits)?
            && self.uses_enough(rater, task, limits)?;
        is_as_ordered.then_some(rating)
    }

    /// Whether every required technique is needed by a puzzle of this level; `None` if it was given
    /// up.
    fn needs_required(&self, rater: &Rater<G>, task: Task<'_, G>, level: Level, limits: Limits) -> Option<bool> {
        for required in self.require.chunks(1) {
            if rater.solves(task, Allowed { level, without: required }, limits).ok()? {
                return Some(false);
            }
        }
        Some(true)
    }

    /// Whether the path has enough steps of the techniques that it must use; `None` if it was given up.
    fn uses_enough(&self, rater: &Rater<G>, task: Task<'_, G>, limits: Limits) -> Option<bool> {
        let (least, wanted) = &self.uses;
        if *least == 0 {
            return Some(true);
        }
        let used = rater.uses(task, &self.avoid, limits)?;
        Some(used.iter().filter(|technique| wanted.contains(technique)).count() >= *least)
    }

    /// The techniques of the order.
    pub(super) fn allowed(&self) -> Allowed<'_, &'static Technique<G::Logic>> {
        Allowed { level: self.to, without: &self.avoid }
    }

    /// Adds clues to these until the techniques of the level solve the puzzle, or lead to all that
    /// its solutions share, then leaves out those that they do not need; `None` if they do not with
    /// all, or it was given up.
    fn build<S: ElementSet>(
        &self,
        rater: &Rater<G>,
        chooser: &mut Chooser<G, S>,
        chosen: &mut Chosen<G::Layout, S>,
        limits: Limits,
    ) -> Option<()> {
        let allowed = self.allowed();
        let at_first = Allowed { level: self.to.min(Level::Master), ..allowed };
        let Chosen { aim, elements, solutions, .. } = chosen;
        let scope = chooser.aims()[*aim].parts().to_vec();
        let mut marks = rater.marks(&chooser.parts().clues(elements), at_first, limits).ok()?;
        while !rater.knows(&marks.1, solutions) {
            let parts = chooser.parts();
            let is_news = |part: &&S| parts.topics(part).any(|topic| rater.is_news(&marks, topic));
            let is_permitted = |part: &&S| !part.is_subset(elements) && parts.is_permitted(&part.or(elements));
            let mut untried: Vec<&S> = scope.iter().filter(is_news).filter(is_permitted).collect();
            for at in 0..SAMPLE.min(untried.len()) {
                let other = at + chooser.stream().below((untried.len() - at) as u64) as usize;
                untried.swap(at, other);
            }
            let parts = chooser.parts();
            let tried = untried.into_iter().take(SAMPLE).filter_map(|part| {
                let mut seen = marks.clone();
                rater.tell(&mut seen, parts.about(part).collect(), at_first, limits).ok()?;
                Some((rater.open(&seen.1), part, seen))
            });
            let (_, best, seen) = tried.min_by_key(|&(open, ..)| open)?;
            *elements = elements.or(best);
            marks = seen;
        }
        let mut parts: Vec<&S> = scope.iter().filter(|part| part.is_subset(elements)).collect();
        chooser.stream().shuffle(&mut parts);
        for part in parts {
            let rest = elements.minus(part);
            let clues = chooser.parts().clues(&rest);
            let is_reached = match &solutions[..] {
                [_] => rater.solves(Task::one(&clues), allowed, limits).ok()?,
                // What techniques find on the way to an ambiguity does not show that it is no
                // larger.
                several => {
                    let marks = rater.marks(&clues, allowed, limits).ok()?;
                    rater.knows(&marks.1, several) && chooser.find(&rest, several).is_none()
                }
            };
            if is_reached {
                *elements = rest;
            }
        }
        Some(())
    }
}

/// Clues as ordered.
pub(super) struct Fulfilled<G: Game, S> {
    pub chosen: Chosen<G::Layout, S>,
    pub promise: Promise<G::Clue>,
    pub rating: Rating<G::Logic>,
}

/// Whether, without any one of the topics chosen that must be needed, the clues do not keep their
/// promise, or the puzzle is above its level.
pub(super) fn needs_all<G: Game, S: ElementSet>(
    rater: &Rater<G>,
    chooser: &Chooser<G, S>,
    chosen: &S,
    promise: &Promise<G::Clue>,
    rating: Option<&Rating<G::Logic>>,
    limits: Limits,
) -> bool {
    let parts = chooser.parts();
    let spare = match promise {
        Promise::Mercy(mercy) => parts.spare_of_mercy(chosen, mercy),
        _ => chooser.spare(chosen),
    };
    spare.into_iter().all(|topic| {
        let clues = parts.clues_without(chosen, topic);
        rating.is_some_and(|rating| rater.keeps(rating, Task { clues: &clues, promise }, limits) == Ok(false))
    })
}
