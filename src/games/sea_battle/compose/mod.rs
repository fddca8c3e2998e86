//! From a layout to the clues of a puzzle: cells are chosen, beside counts that are given, so that
//! no other layout fits.
//!
//! Each other layout that fits the given counts must be refuted by some cell that is shown: it is a
//! set of cells of which one is needed. So the fewest cells are a smallest *hitting set* of these
//! sets. If there are too many of them to list, they are found one by one: a smallest hitting set
//! of those known either refutes all, or leaves a layout that is one more (*implicit hitting
//! sets*). Those that no fewer cells refute are the *witness* of a proved minimum. The same holds
//! for counts and cells together.
//!
//! Every puzzle is proved unique by both engines.

mod choice;
mod counterexamples;
mod minimum;
mod order;
mod wish;

use thiserror::Error;

use choice::Choice;
use counterexamples::Counterexamples;
pub use minimum::{WrongMinimum, check_minimum};
use order::ATTEMPTS;
pub use order::Order;
pub use wish::{Goal, Wish};

use super::board::{Layout, Setting};
use super::clues::{Clue, Clues, Topic};
use super::deduction::Chart;
use super::engines::{encode, search};
use super::puzzle::{Minimum, Rating};
use super::rate::keeps;
use smyoz_core::deduction::Limits;
use smyoz_core::puzzles::Stream;
use smyoz_core::sat::{BatSat, BitSet, ElementSet};

/// The clues that were chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Composed {
    /// Those given, and those chosen.
    pub clues: Clues,
    /// If as few as possible were wanted: how many they are, and why fewer would not do. Not for
    /// cells that are told together, nor where some may not be told.
    pub minimum: Option<Minimum>,
    /// How hard the puzzle is, if that was ordered.
    pub rating: Option<Rating>,
    /// Whether each cell that is shown is needed. Those that are told together need not be.
    pub minimal: bool,
}

/// Why there are no clues.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Declined {
    /// All that may be told leaves another layout.
    #[error("all that may be told leaves another layout")]
    OutOfReach(Box<Layout>),
    /// No cells were found that make the puzzle as difficult as was ordered.
    #[error("no cells found that make the puzzle as it was ordered, in {ATTEMPTS} attempts")]
    NotToOrder,
    /// A fault of the program: one engine finds a layout that the other does not.
    #[error("the engines disagree about these clues: {0:?}")]
    Disagreement(Box<Clues>),
}

/// Chooses clues for layouts of one game, with engines that are prepared for it.
pub struct Composer {
    setting: Setting,
    chart: Chart,
    search: search::Engine,
    sat: encode::Engine<BatSat>,
}

impl Composer {
    /// Prepares for a game.
    #[must_use]
    pub fn new(setting: &Setting) -> Self {
        let (search, sat) = (search::Engine::new(setting), encode::Engine::new(setting));
        Self { setting: setting.clone(), chart: Chart::new(setting), search, sat }
    }

    /// Clues that leave no layout but this legal one. The stream decides between sets that are
    /// equally good.
    ///
    /// The search for a proof that there can be no fewer ends once `enough` says yes: the minimum
    /// then tells a lower bound, and no clue can be left out.
    ///
    /// # Errors
    /// If all that may be told leaves another layout, if nothing was found that fulfils the order,
    /// or if the engines disagree.
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
            self.choose::<u128>(solution, wish, scope, stream, enough)
        } else {
            self.choose::<BitSet>(solution, wish, scope, stream, enough)
        }
    }

    fn choose<S: ElementSet>(
        &mut self,
        solution: &Layout,
        wish: &Wish,
        scope: Vec<Vec<Topic>>,
        stream: &mut Stream,
        enough: &dyn Fn() -> bool,
    ) -> Result<Composed, Declined> {
        let mut given = Clues::none(self.setting.size());
        given.extend(wish.given.iter().map(|&topic| Clue::of(topic, solution)));
        let counterexamples = Counterexamples::<S>::new(&self.search, solution, given, scope);
        let mut choice = Choice { counterexamples };
        if let Some(other) = choice.out_of_reach() {
            return Err(Declined::OutOfReach(Box::new(other)));
        }
        let (chosen, minimum, rating) = match &wish.goal {
            Goal::Minimal => (choice.minimal(), None, None),
            Goal::Fewest => {
                let (chosen, least) = choice.fewest(enough);
                let minimum = minimum::minimum(&choice.counterexamples, &chosen, least);
                (chosen, Some(minimum), None)
            }
            Goal::ToOrder(order) => {
                let fulfilled = order.fulfil(&self.chart, &mut choice, stream, enough);
                let (chosen, rating) = fulfilled.ok_or(Declined::NotToOrder)?;
                (chosen, None, Some(rating))
            }
        };
        let clues = choice.counterexamples.clues(&chosen);
        // Both engines must find that no other layout fits.
        let found = self.search.solutions(&clues, 1);
        if found.unique() != Some(solution) || self.sat.another(&clues, &[*solution]).is_some() {
            return Err(Declined::Disagreement(Box::new(clues)));
        }
        let is_free = wish.scope.iter().flatten().filter(|topic| matches!(topic, Topic::Shown(_))).count()
            == self.setting.size().cells().count();
        let is_single = wish.scope.iter().all(|part| part.len() == 1);
        let minimal = is_single || self.needs_all_cells(&clues, rating.as_ref());
        Ok(Composed { clues, minimum: minimum.filter(|_| is_free && is_single), rating, minimal })
    }

    /// Whether, without any one of the cells, there are several solutions, or the puzzle is above
    /// its level.
    fn needs_all_cells(&self, clues: &Clues, rating: Option<&Rating>) -> bool {
        clues.shown().all(|shown| {
            let mut fewer = clues.clone();
            fewer.remove(Topic::Shown(shown.cell));
            self.search.solutions(&fewer, 2).layouts.len() > 1
                || rating.is_some_and(|rating| keeps(rating, &self.chart, &fewer, Limits::NONE) == Ok(false))
        })
    }
}
