//! Composers: engines and techniques that are prepared for a game, and make clues for layouts.

use thiserror::Error;

use super::chooser::{Chooser, Chosen, NoSet};
use super::counterexamples::Counterexamples;
use super::difficulty::{Fulfilled, needs_all};
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
pub struct Composed<P: Game> {
    /// Those given, and those chosen.
    pub clues: P::Clues,
    /// What they promise.
    pub promise: Promise<P::Clue>,
    /// If as few as possible were wanted: how many they are, and why fewer would not do. Not for
    /// clues that are chosen in groups, nor where some may not be given or lie too near to those
    /// given.
    pub minimum: Option<Minimum<P::Layout>>,
    /// How hard the puzzle is, if that was ordered.
    pub rating: Option<Rating<P::Logic>>,
    /// Whether each clue is needed. Those that are chosen in groups need not be.
    pub minimal: bool,
}

impl<P: Game> Composed<P> {
    /// The puzzle of these clues to a layout.
    pub fn puzzle(self, board: P, solution: P::Layout) -> Puzzle<P> {
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
pub struct Composer<P: Game> {
    problem: P,
    rater: Rater<P>,
    search: SearchEngine<P>,
    /// The engines that prove the puzzles.
    provers: Vec<Solver<P>>,
}

type DeclinedBy<P> = ComposeError<<P as Game>::Layout, <P as Game>::Clues>;

impl<P: Game> Composer<P> {
    /// The game that it is prepared for.
    pub fn game(&self) -> &P {
        &self.problem
    }

    /// Both engines prove the puzzles.
    pub fn new(problem: &P) -> Self {
        Self::by(problem, EngineChoice::Auto)
    }

    /// This engine alone proves the puzzles, or both do. Clues are chosen by search in any case.
    pub fn by(problem: &P, proof: EngineChoice) -> Self {
        let by = |engine| [EngineChoice::Auto, engine].contains(&proof).then(|| Solver::by(problem, engine));
        let provers = [EngineChoice::Search, EngineChoice::Sat].into_iter().filter_map(by).collect();
        Self { problem: problem.clone(), rater: Rater::new(problem), search: SearchEngine::new(problem), provers }
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
        solution: &P::Layout,
        wish: &Wish<P>,
        stream: &mut Stream,
        limits: Limits,
    ) -> Result<Composed<P>, DeclinedBy<P>> {
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
        wish: &Wish<P>,
        scope: Vec<Vec<P::Topic>>,
        stream: &mut Stream,
        limits: Limits,
    ) -> Result<Composed<P>, DeclinedBy<P>> {
        let parts = Parts::<P, S>::new(&self.problem, &self.search, limits, solution, &wish.given, scope, wish.apart);
        let (all, claim) = (parts.scope(), wish.claim);
        let aims = parts.aims(claim)?;
        let mut chooser = Chooser::new(Counterexamples::new(parts), aims.clone(), stream);
        if claim == Claim::Unique
            && let Some((other, _)) = chooser.find(&all, &[])
        {
            return Err(ComposeError::OutOfReach(Box::new(other)));
        }
        let no_set = |none| match none {
            NoSet::Cancelled => ComposeError::Cancelled,
            NoSet::NotPermitted => ComposeError::TooClose(P::CHOSEN),
            NoSet::OutOfReach if claim == Claim::Mercy => ComposeError::NoAmbiguity,
            NoSet::OutOfReach => ComposeError::NoSymmetry,
        };
        let alone = |elements: S| Chosen { aim: 0, elements, solutions: vec![solution.clone()], cost: 0, least: 0 };
        let is_single = wish.scope.iter().all(|part| part.len() == 1);
        // Fewer clues might do among those that lie too near to what is given, that are given, or
        // that may not be; symmetric ones may lie too close to each other.
        let mut offered = self.problem.offered(solution);
        offered.retain(|&topic| P::must_be_needed(topic));
        let is_free = (wish.apart == 0 || claim != Claim::UpToSymmetry)
            && chooser.parts().parts().len() == wish.scope.len()
            && offered.iter().all(|topic| wish.scope.iter().flatten().any(|other| other == topic));
        let (mut minimum, mut ordered) = (None, None);
        let chosen = match &wish.goal {
            Goal::Minimal if wish.apart == 0 => alone(chooser.irredundant(all.clone(), all.iter())),
            Goal::Minimal => chooser.drawn().ok_or(ComposeError::TooClose(P::CHOSEN))?,
            Goal::Fewest | Goal::AtLeast(_) => {
                let lean = if is_single { None } else { chooser.smallest_lean().map(alone) };
                let fewest = match lean {
                    Some(lean) => lean,
                    None => {
                        let fewest = chooser.smallest(limits).map_err(no_set)?;
                        minimum = (is_single && is_free).then(|| Minimum::of(&chooser, &aims, &fewest));
                        fewest
                    }
                };
                match wish.goal {
                    Goal::AtLeast(number) if chooser.parts().topics(&fewest.elements).count() < number => {
                        minimum = None;
                        alone(chooser.large(number).ok_or(ComposeError::TooFew(P::CHOSEN, number))?)
                    }
                    _ => fewest,
                }
            }
            Goal::ToOrder(order) => {
                if claim == Claim::Unique && !is_free && order.to < Level::Grandmaster {
                    let task = &chooser.parts().clues(&all);
                    if self.rater.solves(Task::one(task), order.allowed(), limits) == Ok(false) {
                        return Err(ComposeError::TooHard);
                    }
                }
                let fulfilled = order.fulfil(&self.rater, &mut chooser, claim, limits);
                let Fulfilled { chosen, promise, rating } =
                    fulfilled.map_err(|made| ComposeError::NotToOrder(P::CHOSEN, made))?;
                ordered = Some((promise, rating));
                chosen
            }
            Goal::All(order) => {
                let chosen = alone(all);
                if let Some(order) = order {
                    let rating = order.accept(&self.rater, &chooser, &chosen, &Promise::One, limits);
                    ordered = Some((Promise::One, rating.ok_or(ComposeError::NotToOrder(P::CHOSEN, 1))?));
                }
                chosen
            }
        };
        let (promise, rating) = match ordered {
            Some((promise, rating)) => (promise, Some(rating)),
            None => (chooser.promise(claim, &chosen.solutions), None),
        };
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
        let may_spare = match wish.goal {
            Goal::AtLeast(_) | Goal::All(_) => true,
            _ => !is_single,
        };
        let minimal =
            !may_spare || needs_all(&self.rater, &chooser, &chosen.elements, &promise, rating.as_ref(), limits);
        Ok(Composed { clues, promise, minimum, rating, minimal })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::composing::Difficulty;
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
