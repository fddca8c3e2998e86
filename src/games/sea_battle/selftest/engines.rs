//! The two engines against each other, on random clues of every kind.
//!
//! Each case is drawn from a seed and its own number alone, so any case can be drawn again: a game
//! of any size, fleet and rules, and clues. In half of the cases the clues are true of a layout; in
//! the others they were tampered with. The engines must find the same solutions. If there are more
//! than [`LIMIT`], the question is narrowed down. A case is undecided if an engine gives up.

use super::{GAMES, below, game, vague};
use crate::board::{Cell, Layout, Setting, Shows};
use crate::clues::{Clue, Clues, Count, Shown, Topic};
use smyoz_core::engines::{self, Agreement};
use smyoz_core::judging::{AgreementLimits, engines_agree};
use smyoz_core::puzzles::{Seed, Stream, by_name};

/// The most solutions asked for at once. Questions with more are narrowed down by further clues.
pub const LIMIT: usize = 8;

/// Number of clues added while there are more than [`LIMIT`] solutions.
const MORE: usize = 6;

/// The most pieces that the search places for a question.
const STEPS: u64 = 10_000;

/// The most conflicts that SAT has for a question: seconds on the largest boards.
const CONFLICTS: u64 = 5_000;

/// How the clues of a case are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CaseKind {
    /// All are true of one layout.
    True,
    /// One cell shows something at random.
    WrongCell,
    /// One count is one more or one less.
    WrongCount,
    /// Each clue is true of one of two layouts.
    Mixed,
}

impl CaseKind {
    /// The kind's name.
    pub fn name(self) -> &'static str {
        match self {
            Self::True => "true",
            Self::WrongCell => "wrong cell",
            Self::WrongCount => "wrong count",
            Self::Mixed => "mixed",
        }
    }
}

by_name!(CaseKind);

/// Clues to ask both engines about.
#[derive(Clone, Debug)]
pub struct EngineCase {
    /// The game.
    pub setting: Setting,
    /// How the clues came about.
    pub kind: CaseKind,
    /// The clues.
    pub clues: Clues,
    /// The layout from which they were drawn.
    layout: Layout,
    /// Random numbers for the rest of the test.
    stream: Stream,
}

/// Clues on which the engines disagree, or are wrong.
pub type EngineMismatchError = engines::EngineMismatchError<Clues, Layout>;

impl EngineCase {
    /// The case with this number.
    pub fn draw(seed: Seed, number: u32) -> Self {
        let mut stream = seed.stream(&format!("sea battle {number}"));
        let (setting, layouts) = game::<2>(&GAMES, &mut stream);
        let kinds = [CaseKind::True, CaseKind::WrongCell, CaseKind::WrongCount, CaseKind::Mixed];
        let kind = if below(&mut stream, 2) == 0 { CaseKind::True } else { kinds[1 + below(&mut stream, 3)] };
        let source = |stream: &mut Stream| match kind {
            CaseKind::Mixed => layouts[below(stream, 2)],
            _ => layouts[0],
        };

        let mut clues = Clues::none(setting.size());
        // How often a count is given: never, always, or something in between.
        let odds = [0, 8, 8, 7, 6, 4][below(&mut stream, 6)];
        for topic in Topic::counts(&setting) {
            if below(&mut stream, 8) < odds {
                clues.insert(Clue::of(topic, &source(&mut stream)));
            }
        }
        let mut cells: Vec<Cell> = setting.size().cells().collect();
        stream.shuffle(&mut cells);
        // Few cells of a large board are questions that may take SAT minutes.
        let least = if cells.len() > 100 { cells.len() / 3 } else { 0 };
        let most = cells.len().min(if odds == 8 { 12 } else { 30 });
        for &cell in &cells[..least + below(&mut stream, most + 1)] {
            clues.insert(vague(Clue::of(Topic::Shown(cell), &source(&mut stream)), &mut stream));
        }
        match kind {
            CaseKind::True | CaseKind::Mixed => {}
            CaseKind::WrongCell => {
                clues.insert(Clue::Shown(Shown {
                    cell: cells[below(&mut stream, cells.len())],
                    shows: Shows::ALL[below(&mut stream, Shows::ALL.len())],
                }));
            }
            CaseKind::WrongCount => {
                let topics: Vec<Topic> = Topic::counts(&setting).collect();
                if let Clue::Count(count) = Clue::of(topics[below(&mut stream, topics.len())], &layouts[0]) {
                    let number = if below(&mut stream, 2) == 0 { count.number + 1 } else { count.number.max(1) - 1 };
                    clues.insert(Clue::Count(Count { number, ..count }));
                }
            }
        }
        Self { setting, kind, clues, layout: layouts[0], stream }
    }

    /// Compares the answers of both engines, each within a budget that it hardly ever needs.
    ///
    /// # Errors
    /// If they disagree or are wrong.
    pub fn test(&self) -> Result<Agreement, Box<EngineMismatchError>> {
        self.test_within(STEPS, CONFLICTS)
    }

    /// Compares the answers of both engines as long as, for each question, the search places at
    /// most this many pieces and SAT has at most this many conflicts.
    ///
    /// # Errors
    /// If they disagree or are wrong.
    pub fn test_within(&self, steps: u64, conflicts: u64) -> Result<Agreement, Box<EngineMismatchError>> {
        let limits = AgreementLimits { solutions: LIMIT, more: MORE, steps, conflicts };
        engines_agree(&self.setting, &self.clues, &self.layout, limits, &mut self.stream.clone())
    }
}
