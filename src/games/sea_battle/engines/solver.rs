//! Both engines together: solutions from whichever has them first, and why there are none.
//!
//! Each engine takes long for some questions that the other answers at once, and which ones cannot
//! be told beforehand. So both are asked in turn, with growing budgets.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};

use super::Solutions;
use super::{encode, search};
use crate::sea_battle::board::{Layout, Setting};
use crate::sea_battle::clues::{Clue, Clues};
use smyoz_core::limits::Budget;
use smyoz_core::sat::mus::{self, Effort, Oracle, OracleAnswer};
use smyoz_core::sat::{BatSat, BitSet, ElementSet};

/// By how much the work grows from round to round.
const GROWTH: u64 = 4;

/// The work for all questions about a conflict of clues together, in pieces placed by the search
/// and conflicts of SAT: a few seconds.
const ALL: u64 = 100_000;

/// The most work for one question about a conflict of clues.
const EFFORT: Effort = Effort { decisive: 20_000, helpful: 200 };

/// One of the engines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// [`search`].
    Search,
    /// [`encode`], with a SAT solver.
    Sat,
}

impl Method {
    /// Its work in the first round: pieces placed, in a tenth of a second on 10 × 10, or conflicts.
    fn share(self) -> u64 {
        match self {
            Self::Search => 10_000,
            Self::Sat => 1_000,
        }
    }

    /// Its name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Search => "search",
            Self::Sat => "sat",
        }
    }
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The solutions of a puzzle, and how they were found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved {
    /// The solutions.
    pub solutions: Solutions,
    /// Whether the flag was set before they were found.
    pub given_up: bool,
    /// The engine that found them.
    pub by: Method,
}

/// Both engines, prepared for a game. All clues must be on the board.
pub struct Solver {
    setting: Setting,
    search: search::Engine,
    /// Stated when it is first needed: the search answers most questions sooner than that.
    sat: Option<encode::Engine<BatSat>>,
}

/// Clues that contradict each other and the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// The clues, in order; none if the pieces do not fit on the board. All clues, if the engines
    /// gave up before they could leave one out.
    pub clues: Vec<Clue>,
    /// Whether no smaller set of clues is a conflict; if not, this is not known.
    pub smallest: bool,
}

impl Solver {
    /// Prepares for a game.
    #[must_use]
    pub fn new(setting: &Setting) -> Self {
        Self { setting: setting.clone(), search: search::Engine::new(setting), sat: None }
    }

    fn sat(&mut self) -> &mut encode::Engine<BatSat> {
        self.sat.get_or_insert_with(|| encode::Engine::new(&self.setting))
    }

    /// The layouts that fit all clues, at most `limit` of them, by one engine, or by the one that
    /// has them first; fewer, and not complete, if the flag is set before.
    pub fn solve(&mut self, clues: &Clues, limit: usize, method: Option<Method>, cancel: &AtomicBool) -> Solved {
        let (turns, mut share) = match method {
            Some(method) => (vec![method], u64::MAX),
            None => (vec![Method::Search, Method::Sat], 1),
        };
        loop {
            for &by in &turns {
                let mut budget = Budget::new(share.saturating_mul(by.share()), cancel);
                let solutions = match by {
                    Method::Search => self.search.solutions_within(clues, limit, &mut budget),
                    Method::Sat => self.sat().solutions_within(clues, limit, &mut budget),
                };
                let given_up = budget.is_exhausted();
                if !given_up || cancel.load(Ordering::Relaxed) {
                    return Solved { solutions, given_up, by };
                }
            }
            share = share.saturating_mul(GROWTH);
        }
    }

    /// Like [`solve`](Self::solve) by the engine that has them first.
    pub fn solutions(&mut self, clues: &Clues, limit: usize, cancel: &AtomicBool) -> Solutions {
        self.solve(clues, limit, None, cancel).solutions
    }

    /// A smallest set of clues that contradict each other; `None` if some layout fits all. Once the
    /// flag is set, the smallest set found so far.
    pub fn conflict(&mut self, clues: &Clues, cancel: &AtomicBool) -> Option<Conflict> {
        let named: Vec<Clue> = clues.iter().collect();
        let inquest = Inquest { solver: self, clues: &named, cancel, left: ALL };
        // Pieces that do not fit on the board need no clue to be in conflict.
        let found = mus::conflict(inquest, named.len(), 0, EFFORT)?;
        Some(Conflict { clues: found.core.iter().map(|at| named[at]).collect(), smallest: found.smallest })
    }
}

/// The search for a conflict. Sets of clues are sets of their places in the list.
struct Inquest<'a> {
    solver: &'a mut Solver,
    clues: &'a [Clue],
    cancel: &'a AtomicBool,
    /// The work that is left.
    left: u64,
}

impl Inquest<'_> {
    /// What SAT says to these clues.
    fn fit(&mut self, clues: &Clues, conflicts: u64) -> Option<Result<Layout, Vec<Clue>>> {
        let mut budget = Budget::new(conflicts.min(self.left), self.cancel);
        let answer = self.solver.sat().fit_within(clues, &mut budget);
        self.left -= budget.spent();
        answer
    }
}

impl Oracle for Inquest<'_> {
    fn ask(&mut self, asked: &BitSet, conflicts: u64) -> OracleAnswer {
        let mut clues = Clues::none(self.solver.setting.size());
        clues.extend(asked.iter().map(|at| self.clues[at]));
        let mut budget = Budget::new(conflicts.min(self.left), self.cancel);
        let found = self.solver.search.solutions_within(&clues, 1, &mut budget).layouts;
        self.left -= budget.spent();
        // SAT can name fewer clues that are to blame than the search, which only finds no layout.
        let is_refuted = !budget.is_exhausted();
        let layout = match found.first() {
            Some(&layout) => layout,
            None => match self.fit(&clues, conflicts) {
                Some(Ok(layout)) => layout,
                Some(Err(core)) => {
                    return OracleAnswer::Core(asked.iter().filter(|&at| core.contains(&self.clues[at])).collect());
                }
                None if is_refuted => return OracleAnswer::Core(asked.clone()),
                None => return OracleAnswer::GaveUp,
            },
        };
        OracleAnswer::NotACore((0..self.clues.len()).filter(|&at| !self.clues[at].fits(&layout)).collect())
    }
}
