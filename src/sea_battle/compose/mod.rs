//! From a layout to the clues of a puzzle: cells are chosen, beside counts that are given, so that
//! no other layout fits.
//!
//! Each other layout that fits the given counts must be refuted by some cell that is shown: it is a
//! set of cells of which one is needed. So the fewest cells are a smallest *hitting set* of these
//! sets. If there are too many of them to list, they are found one by one: a smallest hitting set of
//! those known either refutes all, or leaves a layout that is one more (*implicit hitting sets*).
//! Those that no fewer cells refute are the *witness* of a proved minimum. The same holds for counts
//! and cells together.
//!
//! Every puzzle is proved unique by both engines.

mod choice;
mod counterexamples;
mod minimum;

use thiserror::Error;

use super::board::{Layout, Setting};
use super::clues::{Clue, Clues, Topic};
use super::engines::{encode, search};
use super::puzzle::Minimum;
use crate::sat::{BatSat, BitSet, ElementSet};
use crate::seed::Stream;
use choice::Choice;
use counterexamples::Counterexamples;

pub use minimum::{WrongMinimum, check_minimum};

/// How many clues are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Goal {
    /// None can be left out.
    Minimal,
    /// As few as possible.
    Fewest,
}

/// What is asked of the clues.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// What is told in any case.
    pub given: Vec<Topic>,
    /// What may be told beside that, and is chosen from.
    pub scope: Vec<Topic>,
    /// How many of these.
    pub goal: Goal,
}

/// The clues that were chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Composed {
    /// Those given, and those chosen.
    pub clues: Clues,
    /// If as few as possible were wanted: how many they are, and why fewer would not do.
    pub minimum: Option<Minimum>,
}

/// Why there are no clues.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Declined {
    /// All that may be told leaves another layout.
    #[error("all that may be told leaves another layout")]
    OutOfReach(Box<Layout>),
    /// A fault of the program: one engine finds a layout that the other does not.
    #[error("the engines disagree about these clues: {0:?}")]
    Disagreement(Box<Clues>),
}

impl Wish {
    /// All counts are given, and cells are chosen.
    #[must_use]
    pub fn cells(setting: &Setting, goal: Goal) -> Self {
        Self { given: Topic::counts(setting).collect(), scope: Topic::cells(setting).collect(), goal }
    }

    /// So many counts, drawn at random, are given, and cells are chosen.
    #[must_use]
    pub fn with_counts(setting: &Setting, number: usize, goal: Goal, stream: &mut Stream) -> Self {
        let mut wish = Self::cells(setting, goal);
        stream.shuffle(&mut wish.given);
        wish.given.truncate(number);
        wish
    }

    /// Nothing is given: counts and cells are chosen.
    #[must_use]
    pub fn counts_and_cells(setting: &Setting, goal: Goal) -> Self {
        let Self { given: counts, scope: cells, .. } = Self::cells(setting, goal);
        Self { given: Vec::new(), scope: counts.into_iter().chain(cells).collect(), goal }
    }
}

/// Chooses clues for layouts of one game, with engines that are prepared for it.
pub struct Composer {
    setting: Setting,
    search: search::Engine,
    sat: encode::Engine<BatSat>,
}

impl Composer {
    /// Prepares for a game.
    #[must_use]
    pub fn new(setting: &Setting) -> Self {
        Self { setting: setting.clone(), search: search::Engine::new(setting), sat: encode::Engine::new(setting) }
    }

    /// Clues that leave no layout but this legal one. The stream decides between sets that are
    /// equally good.
    ///
    /// The search for a proof that there can be no fewer ends once `enough` says yes: the minimum
    /// then tells a lower bound, and no clue can be left out.
    ///
    /// # Errors
    /// If all that may be told leaves another layout, or the engines disagree.
    pub fn compose(
        &mut self,
        solution: &Layout,
        wish: &Wish,
        stream: &mut Stream,
        enough: &dyn Fn() -> bool,
    ) -> Result<Composed, Declined> {
        let mut scope = wish.scope.clone();
        stream.shuffle(&mut scope);
        // Sets of few topics are faster as numbers.
        if scope.len() <= 128 {
            self.choose::<u128>(solution, wish, scope, enough)
        } else {
            self.choose::<BitSet>(solution, wish, scope, enough)
        }
    }

    fn choose<S: ElementSet>(
        &mut self,
        solution: &Layout,
        wish: &Wish,
        scope: Vec<Topic>,
        enough: &dyn Fn() -> bool,
    ) -> Result<Composed, Declined> {
        let mut given = Clues::none(self.setting.size());
        given.extend(wish.given.iter().map(|&topic| Clue::of(topic, solution)));
        let counterexamples = Counterexamples::<S>::new(&self.search, solution, given, scope);
        let mut choice = Choice { counterexamples };
        if let Some(other) = choice.out_of_reach() {
            return Err(Declined::OutOfReach(Box::new(other)));
        }
        let (chosen, least) = match wish.goal {
            Goal::Minimal => (choice.minimal(), None),
            Goal::Fewest => {
                let (chosen, least) = choice.fewest(enough);
                (chosen, Some(least))
            }
        };
        let clues = choice.counterexamples.clues(&chosen);
        // Both engines must find that no other layout fits.
        let found = self.search.solutions(&clues, 1);
        if found.unique() != Some(solution) || self.sat.another(&clues, &[*solution]).is_some() {
            return Err(Declined::Disagreement(Box::new(clues)));
        }
        let minimum = least.map(|least| minimum::minimum(&choice.counterexamples, &chosen, least));
        Ok(Composed { clues, minimum })
    }
}
