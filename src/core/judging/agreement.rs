//! Self-test of the engines: both must give the same answers about any clues.

use crate::engines::{Agreement, EngineMismatchError, Question, SatEngine, SearchEngine, compare};
use crate::game::Game;
use crate::limits::{Budget, Limits};
use crate::puzzles::Stream;

/// How much is asked of the engines in a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AgreementLimits {
    /// The most solutions asked for at once. Questions with more are narrowed down by further
    /// clues.
    pub solutions: usize,
    /// The number of clues added while there are more solutions than that.
    pub more: usize,
    /// The most steps of the search for a question.
    pub steps: u64,
    /// The most conflicts of the SAT solver for a question.
    pub conflicts: u64,
}

/// Clues of a game.
struct Asked<'a, P: Game> {
    problem: &'a P,
    clues: P::Clues,
    more: usize,
}

/// Clues of a game about which its engines disagree, or are wrong.
pub type Mismatch<P> = Box<EngineMismatchError<<P as Game>::Clues, <P as Game>::Layout>>;

/// Compares the answers of both engines about clues that were drawn from a layout, which they fit
/// if they are true of it.
///
/// # Errors
/// If the engines disagree or are wrong.
pub fn engines_agree<P: Game>(
    problem: &P,
    clues: &P::Clues,
    layout: &P::Layout,
    limits: AgreementLimits,
    stream: &mut Stream,
) -> Result<Agreement, Mismatch<P>> {
    let mut sat = SatEngine::<P>::new(problem);
    let search = SearchEngine::new(problem);
    let mut by_sat = |clues: &P::Clues, limit: usize| {
        let mut budget = Budget::new(Limits::NONE.within(limits.conflicts));
        let found = sat.solutions(clues, limit, &mut budget);
        (!budget.is_exhausted()).then_some(found)
    };
    let mut by_search = |clues: &P::Clues, limit: usize| {
        let mut budget = Budget::new(Limits::NONE.within(limits.steps));
        let found = search.solutions(clues, limit, &mut budget);
        (!budget.is_exhausted()).then_some(found)
    };
    let asked = Asked { problem, clues: clues.clone(), more: limits.more };
    compare(asked, layout.clone(), limits.solutions, stream, [&mut by_sat, &mut by_search])
}

impl<P: Game> Question for Asked<'_, P> {
    type Clues = P::Clues;
    type Layout = P::Layout;

    fn clues(&self) -> &P::Clues {
        &self.clues
    }

    fn fits(&self, layout: &P::Layout) -> bool {
        self.problem.fits_all(&self.clues, layout)
    }

    fn narrow(&mut self, layout: &P::Layout, stream: &mut Stream) -> bool {
        let given: Vec<P::Topic> = P::each(&self.clues).map(|clue| P::topic(&clue)).collect();
        let mut open: Vec<P::Topic> = self.problem.topics();
        open.retain(|topic| !given.contains(topic));
        stream.shuffle(&mut open);
        let more = open.iter().take(self.more).map(|&topic| self.problem.about(topic, layout));
        self.clues = self.problem.clues(P::each(&self.clues).chain(more));
        !open.is_empty()
    }
}
