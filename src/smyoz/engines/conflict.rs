//! Why clues have no solution: a smallest set of clues that contradict each other.
//!
//! By implicit hitting sets (Ignatiev et al., 2015): a layout that fits some of the clues breaks others, and every
//! conflict has one of those it breaks. So a smallest set that hits the broken clues of all layouts met so far is asked
//! about; either it is a conflict, and there is no smaller one, or a layout fits it, which is one layout more.
//!
//! Small sets of clues are hard questions: they leave millions of layouts, or none for a reason that takes long to find.
//! Which engine copes with one is not to be told beforehand; so both are asked, each with a counted budget. A question
//! that both give up leaves it open whether the conflict found is a smallest one.

use std::sync::atomic::AtomicBool;

use super::budget::Budget;
use super::{conditions, encode, search};
use crate::sat::{BatSat, hitting};
use crate::smyoz::board::Layout;
use crate::smyoz::clues::{Clue, Clues, Inventory, View};

/// Clues that contradict each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// The clues, in their order. All of them, if the engines gave up before they could leave one out.
    pub clues: Vec<Clue>,
    /// Whether no set of fewer clues is a conflict. If not, it is not known.
    pub smallest: bool,
}

impl Conflict {
    /// Where there is no conflict.
    pub const NONE: Self = Self { clues: Vec::new(), smallest: true };
}

/// Work of the two engines: steps of the search, conflicts of SAT.
#[derive(Clone, Copy)]
struct Work {
    steps: u64,
    conflicts: u64,
}

/// The work for all questions together: about a second.
const ALL: Work = Work { steps: 1_000_000, conflicts: 10_000 };

/// The most for a question on which the answer depends.
const DECISIVE: Work = Work { steps: 200_000, conflicts: 2_000 };

/// The most for a question whose answer only saves others.
const HELPFUL: Work = Work { steps: 6_000, conflicts: 100 };

/// A conflict among clues that no layout fits; `None` if a layout does fit them.
///
/// The flag ends the effort at any time: then the conflict is the smallest found so far.
///
/// # Panics
/// If there are more than 128 clues. There are 81 cells and 7 items.
#[must_use]
pub fn conflict(clues: &Clues, cancel: &AtomicBool) -> Option<Conflict> {
    let mut inquest = Inquest::new(clues, cancel);
    let all = u128::MAX >> (128 - inquest.clues.len().max(1));
    let found = match inquest.ask(all, DECISIVE) {
        Answer::Conflict(core) => inquest.smallest(core),
        Answer::Fits(_) => return None,
        Answer::GivenUp => inquest.smallest(all),
    };
    Some(found)
}

/// What is known of a set of clues.
enum Answer {
    /// These of them contradict each other.
    Conflict(u128),
    /// A layout fits them, and breaks these others.
    Fits(u128),
    /// Neither engine came to an answer.
    GivenUp,
}

struct Inquest<'a> {
    all: &'a Clues,
    /// The clues one by one: sets of them are sets of their places.
    clues: Vec<Clue>,
    sat: encode::Engine<BatSat>,
    cancel: &'a AtomicBool,
    /// The work that may still be done.
    left: Work,
    /// The clues that each layout met so far breaks.
    broken: Vec<u128>,
}

impl<'a> Inquest<'a> {
    fn new(all: &'a Clues, cancel: &'a AtomicBool) -> Self {
        let clues: Vec<Clue> = all.iter().collect();
        assert!(clues.len() <= 128, "at most 128 clues");
        Self { all, clues, sat: encode::Engine::new(), cancel, left: ALL, broken: Vec::new() }
    }

    /// A conflict within this one; the smallest of all, if that can be found out.
    fn smallest(&mut self, conflict: u128) -> Conflict {
        let mut best = self.shrink(conflict);
        let smallest = loop {
            let candidate = hitting::minimum(&self.broken).expect("every layout breaks a clue");
            // The rules alone are not in conflict.
            if candidate.count_ones().max(1) >= best.count_ones() {
                break true;
            }
            match self.ask(candidate, DECISIVE) {
                Answer::Conflict(_) => best = candidate,
                Answer::Fits(broken) => self.grow(broken),
                Answer::GivenUp => break false,
            }
        };
        let clues = self.clues.iter().enumerate().filter(|(at, _)| best >> at & 1 == 1);
        Conflict { clues: clues.map(|(_, clue)| clue.clone()).collect(), smallest }
    }

    /// Leaves out what can be seen to be needless.
    fn shrink(&mut self, mut conflict: u128) -> u128 {
        for at in 0..self.clues.len() {
            let without = conflict & !(1 << at);
            // A layout that fits all the others shows that the clue is needed.
            if without != conflict && without != 0 && self.broken.iter().all(|broken| broken & without != 0) {
                match self.ask(without, DECISIVE) {
                    Answer::Conflict(core) => conflict = core,
                    Answer::Fits(broken) => self.broken.push(broken),
                    Answer::GivenUp => {}
                }
            }
        }
        conflict
    }

    /// Seeks a layout that breaks fewer of these clues, and keeps what it breaks: that says most of the conflicts.
    fn grow(&mut self, mut broken: u128) {
        let all = u128::MAX >> (128 - self.clues.len());
        for at in 0..self.clues.len() {
            if broken >> at & 1 == 1
                && let Answer::Fits(fewer) = self.ask(all & !broken | 1 << at, HELPFUL)
            {
                broken = fewer;
            }
        }
        self.broken.push(broken);
    }

    /// Asks about some of the clues.
    fn ask(&mut self, set: u128, most: Work) -> Answer {
        let others = self.clues.iter().enumerate().filter(|(at, _)| set >> at & 1 == 0);
        let clues = others.fold(self.all.clone(), |clues, (_, clue)| clues.without(clue));
        if let Some(core) = conditions::conflict(&clues) {
            return Answer::Conflict(self.set(&core));
        }
        let mut budget = Budget::new(most.steps.min(self.left.steps), self.cancel);
        let found = search::solutions_within(&clues, 1, &mut budget).layouts;
        self.left.steps -= budget.spent();
        if let Some(layout) = found.first() {
            return Answer::Fits(self.broken_by(layout));
        }
        let answer = if budget.is_exhausted() {
            let mut budget = Budget::new(most.conflicts.min(self.left.conflicts), self.cancel);
            let answer = self.sat.fit_within(&clues, &mut budget);
            self.left.conflicts -= budget.spent();
            answer
        } else {
            Some(Err(clues.iter().collect()))
        };
        match answer {
            Some(Ok(layout)) => Answer::Fits(self.broken_by(&layout)),
            Some(Err(core)) => Answer::Conflict(self.set(&core)),
            None => Answer::GivenUp,
        }
    }

    fn set(&self, clues: &[Clue]) -> u128 {
        let chosen = self.clues.iter().enumerate().filter(|(_, clue)| clues.contains(clue));
        chosen.fold(0, |set, (at, _)| set | 1 << at)
    }

    /// The clues that a layout breaks.
    fn broken_by(&self, layout: &Layout) -> u128 {
        let (view, inventory) = (View::of(layout), Inventory::of(layout));
        let breaks = |clue: &Clue| match clue {
            Clue::Shot(shot) => view.shows(shot.cell) != shot.shows,
            item => item.item().is_some_and(|item| !inventory.agrees(&self.all.inventory, item)),
        };
        let broken = self.clues.iter().enumerate().filter(|(_, clue)| breaks(clue));
        broken.fold(0, |set, (at, _)| set | 1 << at)
    }
}
