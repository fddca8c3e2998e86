//! Composers: engines and techniques that are prepared for a game, and make clues for layouts.

use itertools::Itertools;
use thiserror::Error;

use super::chooser::{Chooser, Draw, NoSet};
use super::counterexamples::Counterexamples;
use super::minimum::{Minimum, witness};
use super::parts::Parts;
use super::subject::Subject as _;
use super::wish::{Goal, Wish};
use crate::engines::{SatEngine, SearchEngine};
use crate::game::{Game, Task};
use crate::limits::{Budget, Limits};
use crate::puzzles::Stream;
use crate::rating::Rater;
use crate::sat::hitting::GroundSet;
use crate::sets::{BitSet, ElementSet};

/// The most work for leaving out one part of a witness, in sets examined.
const WORK: u64 = 2_000_000;

/// How a smallest set of clues is drawn.
const DRAW: Draw = Draw::AtTheEnd(1_000_000);

/// The clues that were chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Composed<P: Game, R> {
    /// Those given, and those chosen.
    pub clues: P::Clues,
    /// If as few as possible were wanted: how many they are, and why fewer would not do. Not for
    /// clues that are chosen in groups, nor where some may not be given or lie too near to those
    /// given.
    pub minimum: Option<Minimum<P::Layout>>,
    /// How hard the puzzle is, if that was ordered.
    pub rating: Option<R>,
    /// Whether each clue is needed. Those that are chosen in groups need not be.
    pub minimal: bool,
}

/// Why there are no clues.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ComposeError<L, C> {
    /// All permitted clues together leave another layout.
    #[error("even all allowed clues leave another layout")]
    OutOfReach(Box<L>),
    /// No clues were found that make the puzzle as difficult as was ordered. Names what is chosen,
    /// and the number of attempts, which are fewer once that is [enough](Limits::content_once).
    #[error("no {0} found that make the puzzle that was asked for, in {made}", made = attempts(*.1))]
    NotToOrder(&'static str, usize),
    /// Of the sets of clues that were drawn, none lies far enough apart. Names what is chosen.
    #[error("none of the sets of {0} that were drawn lies that far apart")]
    TooClose(&'static str),
    #[error("cancelled")]
    Cancelled,
    /// A fault of the program: one engine finds a layout that the other does not.
    #[error("the engines disagree about these clues: {0:?}")]
    Disagreement(Box<C>),
}

fn attempts(made: usize) -> String {
    if made == 1 { "1 attempt".to_owned() } else { format!("{made} attempts") }
}

/// Chooses clues for layouts of one game, with engines and techniques that are prepared for it.
pub struct Composer<D: Rater> {
    problem: D::Game,
    rater: D,
    search: SearchEngine<D::Game>,
    sat: SatEngine<D::Game>,
}

type DeclinedBy<P> = ComposeError<<P as Game>::Layout, <P as Game>::Clues>;

impl<P: Game, D: Rater<Game = P>> Composer<D> {
    pub fn new(problem: &P) -> Self {
        let (search, sat) = (SearchEngine::new(problem), SatEngine::new(problem));
        Self { problem: problem.clone(), rater: D::prepare(problem), search, sat }
    }

    /// Clues that leave no layout but this legal one. The stream decides between sets that are
    /// equally good.
    ///
    /// The search for a proof that there can be no fewer ends once that is
    /// [enough](Limits::content_once): the proof then has a lower bound, and no clue can be left
    /// out.
    ///
    /// # Errors
    /// If all permitted clues leave another layout, if nothing was found that fulfils the order, or
    /// that lies far enough apart, if it was cancelled, or if the engines disagree.
    pub fn compose(
        &mut self,
        solution: &P::Layout,
        wish: &Wish<P::Topic, D::Technique>,
        stream: &mut Stream,
        limits: Limits,
    ) -> Result<Composed<P, D::Rating>, DeclinedBy<P>> {
        // Where work is counted, running out of it would pass for the absence of counterexamples.
        let limits = limits.however_long();
        let mut scope = wish.scope.clone();
        stream.shuffle(&mut scope);
        // Sets of few topics are faster as numbers.
        let composed = match scope.len() {
            ..=128 => self.choose::<u128>(solution, wish, scope, stream, limits),
            _ => self.choose::<BitSet>(solution, wish, scope, stream, limits),
        };
        // Cancelled engines may miss layouts, so neither a result nor a disagreement counts.
        if limits.is_cancelled() { Err(ComposeError::Cancelled) } else { composed }
    }

    fn choose<S: ElementSet>(
        &mut self,
        solution: &P::Layout,
        wish: &Wish<P::Topic, D::Technique>,
        scope: Vec<Vec<P::Topic>>,
        stream: &mut Stream,
        limits: Limits,
    ) -> Result<Composed<P, D::Rating>, DeclinedBy<P>> {
        let parts = Parts::<P, S>::new(&self.problem, &self.search, limits, solution, wish.given.clone(), scope);
        let parts = parts.kept_apart(wish.apart);
        let (aim, all) = (parts.aim(), parts.scope());
        let mut chooser = Chooser::new(Counterexamples::new(parts), vec![aim], DRAW, wish.apart > 0, stream);
        if let Some((other, _)) = chooser.find(&all, &[]) {
            return Err(ComposeError::OutOfReach(Box::new(other)));
        }
        let is_single = wish.scope.iter().all(|part| part.len() == 1);
        let (chosen, minimum, rating) = match &wish.goal {
            Goal::Minimal if wish.apart == 0 => (chooser.irredundant(all.clone(), all.iter()), None, None),
            Goal::Minimal => (chooser.irredundant_drawn().ok_or(ComposeError::TooClose(P::CHOSEN))?, None, None),
            Goal::Fewest => {
                let chosen = chooser.smallest(limits).map_err(|none| match none {
                    NoSet::Cancelled => ComposeError::Cancelled,
                    NoSet::NotPermitted => ComposeError::TooClose(P::CHOSEN),
                    NoSet::OutOfReach => unreachable!("all parts together leave one layout"),
                })?;
                // Fewer clues might do among those that lie too near to what is given.
                let is_whole = chooser.subject().parts().len() == wish.scope.len();
                // Nor is it a minimum of all clues where some are given or may not be.
                let mut topics = self.problem.offered(solution).into_iter().filter(|&topic| P::must_be_needed(topic));
                let is_free = topics.all(|topic| wish.scope.iter().flatten().contains(&topic));
                let has_proof = is_single && is_whole && is_free;
                let minimum = has_proof.then(|| minimum(&chooser, wish, &chosen.elements, chosen.least));
                (chosen.elements, minimum, None)
            }
            Goal::ToOrder(order) => {
                let fulfilled = order.fulfil(&self.rater, &mut chooser, limits);
                let (chosen, rating) = fulfilled.map_err(|made| ComposeError::NotToOrder(P::CHOSEN, made))?;
                (chosen, None, Some(rating))
            }
        };
        let clues = chooser.subject().clues(&chosen);
        // Both engines must find that no other layout fits.
        let budget = || Budget::new(limits);
        let found = self.search.solutions(&clues, 1, &mut budget());
        let known = std::slice::from_ref(solution);
        if found.unique() != Some(solution) || self.sat.another(&clues, known, &mut budget()).is_some() {
            return Err(ComposeError::Disagreement(Box::new(clues)));
        }
        let minimal = is_single || self.needs_all(&clues, rating.as_ref(), limits);
        Ok(Composed { clues, minimum, rating, minimal })
    }

    /// Whether, without any one of the clues that must be needed, there are several solutions, or
    /// the puzzle is above its level.
    fn needs_all(&self, clues: &P::Clues, rating: Option<&D::Rating>, limits: Limits) -> bool {
        P::each(clues).filter(|clue| P::must_be_needed(P::topic(clue))).all(|clue| {
            let fewer = self.problem.clues(P::each(clues).filter(|other| *other != clue));
            self.search.solutions(&fewer, 2, &mut Budget::new(limits)).layouts.len() > 1
                || rating.is_some_and(|rating| self.rater.keeps(rating, Task::one(&fewer), limits) == Ok(false))
        })
    }
}

/// The numbers of clues that were chosen, with the proof that fewer than `least` are impossible.
fn minimum<P: Game, S: ElementSet, M>(
    chooser: &Chooser<Parts<P, S>, S>,
    wish: &Wish<P::Topic, M>,
    chosen: &S,
    least: usize,
) -> Minimum<P::Layout> {
    let counterexamples = chooser.counterexamples();
    let ground = GroundSet::uniform(counterexamples.scope().clone());
    // Where it is too much work to know, all is kept.
    let can_be_met = |kept: &[&(P::Layout, S)], cost: usize| {
        let demands: Vec<S> = kept.iter().map(|(_, difference)| difference.clone()).collect();
        !counterexamples.is_cancelled()
            && !matches!(ground.is_hit_within(&demands, cost, &mut Budget::new(Limits::NONE.within(WORK))), Ok(false))
    };
    let witness = witness(counterexamples.known(), least, can_be_met);
    let (clues, others): (Vec<P::Topic>, Vec<P::Topic>) =
        chooser.subject().topics(chosen).partition(|&topic| P::must_be_needed(topic));
    let counts_others = wish.scope.iter().flatten().any(|&topic| !P::must_be_needed(topic));
    let proved = clues.len() + others.len() == least;
    Minimum {
        clues: clues.len(),
        others: counts_others.then_some(others.len()),
        proved,
        at_least: (!proved).then_some(least),
        witness,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::composing::Order;
    use crate::engines::switches::Switches;
    use crate::puzzles::{Level, Seed};
    use crate::rating::NoDeduction;

    #[test]
    fn the_attempts_that_were_made_are_named() {
        let (game, solution) = (Switches(4), vec![true; 4]);
        let goal = Goal::ToOrder(Order::of(Level::Beginner, Level::Beyond));
        let wish = Wish { given: Vec::new(), scope: (0..4).map(|switch| vec![switch]).collect(), goal, apart: 0 };
        let message = |limits| {
            let mut stream = Seed::try_from(7).unwrap().stream("attempts");
            let composed = Composer::<NoDeduction<_>>::new(&game).compose(&solution, &wish, &mut stream, limits);
            composed.unwrap_err().to_string()
        };
        let text = "no switches found that make the puzzle that was asked for, in ";
        assert_eq!(message(Limits::NONE), format!("{text}12 attempts"));
        assert_eq!(message(Limits::NONE.content_once(&|| true)), format!("{text}0 attempts"));
    }
}
