//! Two engines that must answer alike.
//!
//! Both are asked which layouts fit some clues, up to a limit, and must find the same. If there are
//! more, both must say so, and the question is asked again with more clues that are true of one of
//! those found, until all are listed.

use thiserror::Error;

use super::Solutions;
use crate::puzzles::Stream;

/// Clues that engines are asked about, and how more are added.
pub trait Question {
    /// Clues of the game.
    type Clues: Clone;
    /// A layout of the game.
    type Layout: Clone + Ord;

    /// The clues.
    fn clues(&self) -> &Self::Clues;

    /// Whether a layout is legal and fits the clues: plain and slow, the reference for the engines.
    fn fits(&self, layout: &Self::Layout) -> bool;

    /// Adds clues that are true of a layout. Whether there were any others.
    fn narrow(&mut self, layout: &Self::Layout, stream: &mut Stream) -> bool;
}

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

/// Clues on which the engines disagree, or are wrong.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{fault}")]
pub struct EngineMismatchError<C, L> {
    /// The clues: those of the case, perhaps with more.
    pub clues: C,
    /// What is wrong.
    pub fault: EngineError<L>,
}

/// What is wrong with the answers of the engines.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EngineError<L> {
    /// A layout that was found but is not legal or does not fit.
    #[error("a layout that an engine found does not fit the clues")]
    Unfit(L),
    /// A layout that fits but was not found.
    #[error("an engine did not find a layout that fits the clues")]
    Lost(L),
    /// Layouts out of order, or more or fewer than the limit calls for.
    #[error("an engine does not answer as it should")]
    Disorder,
    /// Different solutions.
    #[error("the engines find different solutions")]
    Different,
}

type MismatchOf<Q> = Box<EngineMismatchError<<Q as Question>::Clues, <Q as Question>::Layout>>;

/// Compares the answers of two engines to a question, and to what it becomes while there are more
/// than `limit` solutions. The layout is one from which clues were drawn: if it fits, both must
/// find it.
///
/// # Errors
/// If they disagree or are wrong.
pub fn compare<Q: Question>(
    mut question: Q,
    known: Q::Layout,
    limit: usize,
    stream: &mut Stream,
    [one, other]: [&mut Ask<Q::Clues, Q::Layout>; 2],
) -> Result<Agreement, MismatchOf<Q>> {
    let mut known = Some(known).filter(|layout| question.fits(layout));
    let mut agreement = Agreement { solutions: None, compared: 0, undecided: false };
    for round in 0.. {
        let answers = [one(question.clues(), limit), other(question.clues(), limit)];
        if let Some(fault) = fault(&question, known.as_ref(), limit, &answers) {
            return Err(Box::new(EngineMismatchError { clues: question.clues().clone(), fault }));
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
        if !question.narrow(&layout, stream) {
            break;
        }
        known = Some(layout);
    }
    Ok(agreement)
}

/// What is wrong with two engines' answers, if anything is.
fn fault<Q: Question>(
    question: &Q,
    known: Option<&Q::Layout>,
    limit: usize,
    answers: &[Option<Solutions<Q::Layout>>; 2],
) -> Option<EngineError<Q::Layout>> {
    for Solutions { layouts, complete } in answers.iter().flatten() {
        if let Some(layout) = layouts.iter().find(|layout| !question.fits(layout)) {
            return Some(EngineError::Unfit(layout.clone()));
        }
        let enough = if *complete { layouts.len() <= limit } else { layouts.len() == limit };
        if !enough || !layouts.is_sorted_by(|one, next| one < next) {
            return Some(EngineError::Disorder);
        }
        if let Some(lost) = known.filter(|known| *complete && !layouts.contains(known)) {
            return Some(EngineError::Lost(lost.clone()));
        }
    }
    let [Some(one), Some(other)] = answers else { return None };
    let same = one.complete == other.complete && (!one.complete || one == other);
    (!same).then_some(EngineError::Different)
}
