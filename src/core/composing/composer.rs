//! Composers: engines and techniques that are prepared for a game, and make clues for layouts.

use thiserror::Error;

use super::aim::Aim;
use super::chooser::{Chooser, Chosen, NoSet};
use super::counterexamples::Counterexamples;
use super::difficulty::{Difficulty, Fulfilled, needs_all};
use super::parts::{ManyNeighboursError, Parts};
use super::wish::{Goal, Wish};
use crate::engines::{EngineChoice, SearchEngine, Solver};
use crate::game::{Game, Minimum, Promise, Puzzle, Rating, Task};
use crate::limits::{CancelledError, Limits};
use crate::puzzles::{Claim, Level, Stream};
use crate::rating::Rater;
use crate::sets::{BitSet, ElementSet};

/// The clues that were chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Composed<G: Game> {
    /// Those given, and those chosen.
    pub clues: G::Clues,
    /// What they promise.
    pub promise: Promise<G::Clue>,
    /// If as few as possible were wanted: how many they are, and why fewer would not do. Not for
    /// clues that are chosen in groups, nor where some may not be given or lie too near to those
    /// given.
    pub minimum: Option<Minimum<G::Layout>>,
    /// How hard the puzzle is, if that was ordered.
    pub rating: Option<Rating<G::Logic>>,
    /// Whether each clue is needed. Those that are chosen in groups need not be.
    pub minimal: bool,
}

impl<G: Game> Composed<G> {
    /// The puzzle of these clues to a layout.
    pub fn puzzle(self, board: G, solution: G::Layout) -> Puzzle<G> {
        let Self { clues, promise, minimum, rating, minimal } = self;
        let solution = Some(solution);
        Puzzle { promise, allow_spare: !minimal, solution, minimum, rating, ..Puzzle::new(board, clues) }
    }
}

/// Why there are no clues.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ComposeError<L, C> {
    /// All permitted clues together leave another layout.
    #[error("even all allowed clues leave another layout")]
    OutOfReach(Box<L>),
    /// With all permitted clues, the puzzle is above its level.
    #[error("even with all allowed clues the puzzle is above its level")]
    TooHard,
    /// No clues were found that make the puzzle as difficult as was ordered. Names what is chosen,
    /// and the number of attempts, which are fewer once that is [enough](Limits::content_once).
    #[error("no {0} found that make the puzzle that was asked for, in {made}", made = attempts(*.1))]
    NotToOrder(&'static str, usize),
    /// Of the sets of clues that were drawn, none lies far enough apart. Names what is chosen.
    #[error("none of the sets of {0} that were drawn lies that far apart")]
    TooClose(&'static str),
    /// There are not so many clues that may be chosen together. Names what is chosen.
    #[error("there are fewer than {1} such {0}")]
    TooFew(&'static str, usize),
    /// No clues leave a local ambiguity.
    #[error("no clues leave two to four solutions that share enough for a clue given apart")]
    NoAmbiguity,
    /// There are too many neighbours to look for a local ambiguity.
    #[error(transparent)]
    ManyNeighbours(#[from] ManyNeighboursError),
    /// No symmetric clues leave only images of the solution.
    #[error("no symmetric clues leave only images of the solution")]
    NoSymmetry,
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
pub struct Composer<G: Game> {
    game: G,
    rater: Rater<G>,
    search: SearchEngine<G>,
    /// The engines that prove the puzzles.
    provers: Vec<Solver<G>>,
}

type DeclinedBy<G> = ComposeError<<G as Game>::Layout, <G as Game>::Clues>;

impl<G: Game> Composer<G> {
    /// The game that it is prepared for.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Both engines prove the puzzles.
    pub fn new(game: &G) -> Self {
        Self::by(game, EngineChoice::Auto)
    }

    /// This engine alone proves the puzzles, or both do. Clues are chosen by search in any case.
    pub fn by(game: &G, proof: EngineChoice) -> Self {
        let by = |engine| [EngineChoice::Auto, engine].contains(&proof).then(|| Solver::by(game, engine));
        let provers = [EngineChoice::Search, EngineChoice::Sat].into_iter().filter_map(by).collect();
        Self { game: game.clone(), rater: Rater::new(game), search: SearchEngine::new(game), provers }
    }

    /// Clues that keep a promise with this legal layout as the solution. The stream decides between
    /// sets that are equally good.
    ///
    /// The search for a proof that there can be no fewer ends once that is
    /// [enough](Limits::content_once): the proof then has a lower bound, and no clue can be left
    /// out.
    ///
    /// # Errors
    /// If no permitted clues keep the promise, if nothing was found that fulfils the order, or that
    /// lies far enough apart, if it was cancelled, or if the engines disagree.
    pub fn compose(
        &mut self,
        solution: &G::Layout,
        wish: &Wish<G>,
        stream: &mut Stream,
        limits: Limits,
    ) -> Result<Composed<G>, DeclinedBy<G>> {
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
        solution: &G::Layout,
        wish: &Wish<G>,
        scope: Vec<Vec<G::Topic>>,
        stream: &mut Stream,
        limits: Limits,
    ) -> Result<Composed<G>, DeclinedBy<G>> {
        let parts = Parts::<G, S>::new(&self.game, &self.search, limits, solution, &wish.given, scope, wish.apart);
        let aims = parts.aims(wish.claim)?;
        let chooser = Chooser::new(Counterexamples::new(parts), aims.clone(), stream);
        let mut choosing = Choosing { rater: &self.rater, chooser, aims, wish, solution, limits };
        let Choice { chosen, promise, minimum, rating } = choosing.choice()?;
        let Choosing { chooser, .. } = choosing;
        let clues = chooser.parts().clues_in_order(&chosen.elements);
        // The engines must find these layouts, and no others.
        let mut solutions = chosen.solutions;
        solutions.sort_unstable();
        for prover in &mut self.provers {
            let found = prover.solutions(&clues, solutions.len(), limits);
            let found = found.map_err(|CancelledError| ComposeError::Cancelled)?;
            if !found.complete || found.layouts != solutions {
                return Err(ComposeError::Disagreement(Box::new(clues)));
            }
        }
        let may_spare = !wish.is_single() || matches!(wish.goal, Goal::AtLeast(_) | Goal::All(_));
        let minimal =
            !may_spare || needs_all(&self.rater, &chooser, &chosen.elements, &promise, rating.as_ref(), limits);
        Ok(Composed { clues, promise, minimum, rating, minimal })
    }
}

/// A choice of clues as it is made.
struct Choosing<'a, G: Game, S> {
    rater: &'a Rater<G>,
    chooser: Chooser<'a, G, S>,
    /// Without what counterexamples demand.
    aims: Vec<Aim<G::Layout, S>>,
    wish: &'a Wish<G>,
    solution: &'a G::Layout,
    limits: Limits<'a>,
}

/// Clues that were chosen and, if that was sought, a proof that there can be no fewer.
type WithProof<G, S> = (Chosen<<G as Game>::Layout, S>, Option<Minimum<<G as Game>::Layout>>);

/// Clues that were chosen and are not proved yet.
struct Choice<G: Game, S> {
    chosen: Chosen<G::Layout, S>,
    promise: Promise<G::Clue>,
    minimum: Option<Minimum<G::Layout>>,
    rating: Option<Rating<G::Logic>>,
}

impl<G: Game, S: ElementSet> Choosing<'_, G, S> {
    fn choice(&mut self) -> Result<Choice<G, S>, DeclinedBy<G>> {
        let (all, wish) = (self.chooser.parts().scope(), self.wish);
        if wish.claim == Claim::Unique
            && let Some((other, _)) = self.chooser.find(&all, &[])
        {
            return Err(ComposeError::OutOfReach(Box::new(other)));
        }
        let (chosen, minimum) = match &wish.goal {
            Goal::Minimal => (self.minimal(&all)?, None),
            Goal::Fewest => self.fewest()?,
            Goal::AtLeast(number) => self.at_least(*number)?,
            Goal::ToOrder(order) => return self.ordered(order, &all),
            Goal::All(None) => (self.alone(all), None),
            Goal::All(Some(order)) => {
                let (chosen, promise) = (self.alone(all), Promise::One);
                let rating = order.accept(self.rater, &self.chooser, &chosen, &promise, self.limits);
                let rating = Some(rating.ok_or(ComposeError::NotToOrder(G::CHOSEN, 1))?);
                return Ok(Choice { chosen, promise, minimum: None, rating });
            }
        };
        let promise = self.chooser.promise(wish.claim, &chosen.solutions);
        Ok(Choice { chosen, promise, minimum, rating: None })
    }

    /// Parts that leave the solution alone.
    fn alone(&self, elements: S) -> Chosen<G::Layout, S> {
        Chosen { aim: 0, elements, solutions: vec![self.solution.clone()], cost: 0, least: 0 }
    }

    fn minimal(&mut self, all: &S) -> Result<Chosen<G::Layout, S>, DeclinedBy<G>> {
        if self.wish.apart > 0 {
            return self.chooser.drawn().ok_or(ComposeError::TooClose(G::CHOSEN));
        }
        let elements = self.chooser.irredundant(all.clone(), all.iter());
        Ok(self.alone(elements))
    }

    fn fewest(&mut self) -> Result<WithProof<G, S>, DeclinedBy<G>> {
        let is_single = self.wish.is_single();
        if !is_single && let Some(lean) = self.chooser.smallest_lean() {
            return Ok((self.alone(lean), None));
        }
        let fewest = self.chooser.smallest(self.limits).map_err(|none| match none {
            NoSet::Cancelled => ComposeError::Cancelled,
            NoSet::NotPermitted => ComposeError::TooClose(G::CHOSEN),
            NoSet::OutOfReach if self.wish.claim == Claim::Mercy => ComposeError::NoAmbiguity,
            NoSet::OutOfReach => ComposeError::NoSymmetry,
        })?;
        let minimum = (is_single && self.is_free()).then(|| Minimum::of(&self.chooser, &self.aims, &fewest));
        Ok((fewest, minimum))
    }

    fn at_least(&mut self, number: usize) -> Result<WithProof<G, S>, DeclinedBy<G>> {
        let (fewest, minimum) = self.fewest()?;
        if self.chooser.parts().topics(&fewest.elements).count() >= number {
            return Ok((fewest, minimum));
        }
        let large = self.chooser.large(number).ok_or(ComposeError::TooFew(G::CHOSEN, number))?;
        Ok((self.alone(large), None))
    }

    fn ordered(&mut self, order: &Difficulty<G>, all: &S) -> Result<Choice<G, S>, DeclinedBy<G>> {
        let Self { rater, limits, .. } = *self;
        let claim = self.wish.claim;
        if claim == Claim::Unique && !self.is_free() && order.to < Level::Grandmaster {
            let clues = &self.chooser.parts().clues(all);
            if rater.solves(Task::one(clues), order.allowed(), limits) == Ok(false) {
                return Err(ComposeError::TooHard);
            }
        }
        let fulfilled = order.fulfil(rater, &mut self.chooser, claim, limits);
        let Fulfilled { chosen, promise, rating } =
            fulfilled.map_err(|made| ComposeError::NotToOrder(G::CHOSEN, made))?;
        Ok(Choice { chosen, promise, minimum: None, rating: Some(rating) })
    }

    /// Whether fewer clues would not do among those that may not be chosen. They might among those
    /// that lie too near to what is given, that are given, or that may not be; symmetric ones may
    /// lie too close to each other.
    fn is_free(&self) -> bool {
        let (wish, parts) = (self.wish, self.chooser.parts());
        let mut offered = parts.game().offered(self.solution);
        offered.retain(|&topic| G::must_be_needed(topic));
        (wish.apart == 0 || wish.claim != Claim::UpToSymmetry)
            && parts.parts().len() == wish.scope.len()
            && offered.iter().all(|topic| wish.scope.iter().flatten().any(|other| other == topic))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deduction::switches::Switches;
    use crate::puzzles::{Level, Seed};

    #[test]
    fn the_attempts_that_were_made_are_named() {
        let (game, solution) = (Switches(4), vec![true; 4]);
        let goal = Goal::ToOrder(Difficulty::of(Level::Beginner, Level::Beyond));
        let wish = Wish {
            given: Vec::new(),
            scope: (0..4).map(|switch| vec![switch]).collect(),
            goal,
            claim: Claim::Unique,
            apart: 0,
        };
        let message = |limits| {
            let mut stream = Seed::try_from(7).unwrap().stream("attempts");
            let composed = Composer::new(&game).compose(&solution, &wish, &mut stream, limits);
            composed.unwrap_err().to_string()
        };
        let text = "no switches found that make the puzzle that was asked for, in ";
        assert_eq!(message(Limits::NONE), format!("{text}12 attempts"));
        assert_eq!(message(Limits::NONE.content_once(&|| true)), format!("{text}0 attempts"));
    }
}
