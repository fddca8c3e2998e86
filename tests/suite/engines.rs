//! Both engines about random clues.
//!
//! They must find the same layouts, and the plain reference must accept each of these. If there are
//! more than [`LIMIT`], both must say so, and the question is asked again with more clues that are
//! true of one of those found, until all are listed.

use smyoz::engines::{SatEngine, SearchEngine, Solutions};
use smyoz::game::Game;
use smyoz::limits::{Budget, Limits};
use smyoz::puzzles::{Seed, Stream};
use thiserror::Error;

use super::{CluesOf, Drawn, LayoutOf, Sampled, listed};

/// The most solutions asked for at once.
pub const LIMIT: usize = 8;

/// The number of clues added while there are more.
const MORE: usize = 4;

/// An engine as a function of clues and a limit: its solutions, or `None` if it gives up.
pub type Ask<'a, C, L> = dyn FnMut(&C, usize) -> Option<Solutions<L>> + 'a;

/// What the engines agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Agreement {
    /// The number of solutions of the case; `None` if there are more than the limit, or if that is
    /// undecided.
    pub solutions: Option<usize>,
    /// The number of solutions found by both, including those with more clues.
    pub compared: usize,
    /// Whether an engine gave up, so that only the answers before were compared.
    pub undecided: bool,
}

/// What is wrong with the answers of the engines.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault<L> {
    #[error("a layout that an engine found does not fit the clues")]
    Unfit(L),
    #[error("an engine did not find a layout that fits the clues")]
    Lost(L),
    #[error("layouts are out of order, or more or fewer than the limit calls for")]
    Disorder,
    #[error("the engines find different solutions")]
    Different,
}

/// Clues about which the engines disagree, or are wrong.
#[derive(Clone, Debug, Error)]
#[error("{fault}; {board:?}, clues: {}", listed::<B>(clues))]
pub struct Mismatch<B: Game + std::fmt::Debug> {
    pub board: B,
    /// The clues: those of the case, perhaps with more.
    pub clues: B::Clues,
    pub fault: Fault<B::Layout>,
}

/// Random clues, with random numbers for the rest of the test.
pub struct Case<G: Sampled> {
    pub drawn: Drawn<G::Board>,
    stream: Stream,
}

impl<G: Sampled> Case<G> {
    /// The case with this number.
    pub fn draw(seed: Seed, number: u32) -> Self {
        let mut stream = seed.stream(&format!("engines {number}"));
        Self { drawn: G::clues(&mut stream), stream }
    }

    /// Compares the answers of both engines. They are asked without
    /// [`Game::contradiction`], on which neither relies.
    ///
    /// # Errors
    /// If they disagree, or one is wrong.
    pub fn test(&self) -> Result<Agreement, Box<Mismatch<G::Board>>> {
        self.test_within(G::LIMITS)
    }

    /// Compares the answers of both engines, with at most this many steps of the search and
    /// conflicts of the SAT solver for each question.
    ///
    /// # Errors
    /// If they disagree, or one is wrong.
    pub fn test_within(&self, [steps, conflicts]: [u64; 2]) -> Result<Agreement, Box<Mismatch<G::Board>>> {
        let Drawn { board, clues, .. } = &self.drawn;
        let mut sat = match board.lasting(clues) {
            Some(lasting) => SatEngine::<G::Board>::for_clues(board, &lasting),
            None => SatEngine::new(board),
        };
        let search = SearchEngine::new(board);
        let by_sat = &mut |clues: &CluesOf<G>, limit: usize| {
            let mut budget = Budget::new(Limits::NONE.within(conflicts));
            let found = sat.solutions(clues, limit, &mut budget);
            (!budget.is_exhausted()).then_some(found)
        };
        let by_search = &mut |clues: &CluesOf<G>, limit: usize| {
            let mut budget = Budget::new(Limits::NONE.within(steps));
            let found = search.solutions(clues, limit, &mut budget);
            (!budget.is_exhausted()).then_some(found)
        };
        self.compare(by_sat, by_search)
    }

    /// Compares the answers of two engines.
    ///
    /// # Errors
    /// If they disagree, or one is wrong.
    pub fn compare(
        &self,
        one: &mut Ask<CluesOf<G>, LayoutOf<G>>,
        other: &mut Ask<CluesOf<G>, LayoutOf<G>>,
    ) -> Result<Agreement, Box<Mismatch<G::Board>>> {
        let Drawn { board, clues, layouts, .. } = &self.drawn;
        let (mut clues, mut stream) = (clues.clone(), self.stream.clone());
        let mut known = Some(layouts[0].clone()).filter(|layout| board.fits_all(&clues, layout));
        let mut agreement = Agreement { solutions: None, compared: 0, undecided: false };
        for round in 0.. {
            let answers = [one(&clues, LIMIT), other(&clues, LIMIT)];
            if let Some(fault) = fault::<G>(board, &clues, known.as_ref(), &answers) {
                return Err(Box::new(Mismatch { board: board.clone(), clues, fault }));
            }
            let [Some(one), Some(other)] = answers else {
                agreement.undecided = true;
                break;
            };
            if one.complete {
                agreement.compared = one.layouts.len();
                agreement.solutions = (round == 0).then_some(one.layouts.len());
                break;
            }
            let mut found = [one.layouts, other.layouts].concat();
            let layout = found.swap_remove(stream.below(found.len() as u64) as usize);
            let given: Vec<_> = G::Board::each(&clues).collect();
            let mut more = G::all_clues(board, &layout);
            more.retain(|clue| !given.contains(clue));
            stream.shuffle(&mut more);
            more.truncate(MORE);
            if more.is_empty() {
                break;
            }
            clues = board.clues(given.into_iter().chain(more));
            known = Some(layout);
        }
        Ok(agreement)
    }
}

/// What is wrong with two engines' answers, if anything is. If the known layout fits, both must
/// find it.
fn fault<G: Sampled>(
    board: &G::Board,
    clues: &CluesOf<G>,
    known: Option<&LayoutOf<G>>,
    answers: &[Option<Solutions<LayoutOf<G>>>; 2],
) -> Option<Fault<LayoutOf<G>>> {
    for Solutions { layouts, complete } in answers.iter().flatten() {
        if let Some(layout) = layouts.iter().find(|layout| !board.fits_all(clues, layout)) {
            return Some(Fault::Unfit(layout.clone()));
        }
        let enough = if *complete { layouts.len() <= LIMIT } else { layouts.len() == LIMIT };
        if !enough || !layouts.is_sorted_by(|one, next| one < next) {
            return Some(Fault::Disorder);
        }
        if let Some(lost) = known.filter(|known| *complete && !layouts.contains(known)) {
            return Some(Fault::Lost(lost.clone()));
        }
    }
    let [Some(one), Some(other)] = answers else { return None };
    let same = one.complete == other.complete && (!one.complete || one == other);
    (!same).then_some(Fault::Different)
}
