//! Suites: what must hold for every game, checked by one function for all of them.
//!
//! | suite | what it checks |
//! |---|---|
//! | [`engines`] | both engines find the same solutions of random clues, all legal and fitting |
//! | [`minima`] | no set of fewer clues than a proved minimum leaves one layout, by brute force |
//! | [`techniques`] | what techniques conclude is true of all layouts that fit |
//! | [`reasons`] | a conclusion follows from its grounds and the rules, and needs each of them |
//! | [`sentences`] | counts for which messages what they name is enough, and needed |
//!
//! A game takes part by [`Sampled`], and by [`Reasoned`] if it has techniques. Each case is drawn
//! from a seed and its own number alone, so any case can be drawn again. `cargo test` runs a few
//! cases of each suite; `examples/selftest.rs` runs as many as wanted.
#![allow(dead_code, reason = "each program uses a part")]

pub mod declared;
pub mod engines;
pub mod minima;
pub mod plain;
pub mod reasons;
pub mod sentences;
pub mod techniques;

use std::fmt::Debug;

use smyoz::deduction::{GroundOf, Logic, Technique};
use smyoz::game::Game;
use smyoz::puzzles::Stream;

/// How the suites draw boards, layouts and clues of a game.
pub trait Sampled: Sized {
    /// The game.
    type Board: Game + Debug;

    /// Its name in reports.
    const NAME: &'static str;

    /// The most steps of the search, and the most conflicts of the SAT solver, for a question about
    /// random clues.
    const LIMITS: [u64; 2];

    /// Random clues, not all of which need be true of the layout from which they were drawn.
    fn clues(stream: &mut Stream) -> Drawn<Self::Board>;

    /// Clues that are claimed to be the fewest that leave one layout.
    ///
    /// # Errors
    /// If none were composed.
    fn fewest(stream: &mut Stream) -> Result<Fewest<Self::Board>, String>;

    /// Everything that a single clue can say of a layout.
    fn all_clues(board: &Self::Board, layout: &LayoutOf<Self>) -> Vec<ClueOf<Self>>;
}

/// How the suites ask the techniques of a game.
pub trait Reasoned: Sampled {
    /// Decides by SAT what follows.
    type Oracle;

    /// Clues that are true of all these layouts: that from which they were drawn, then others.
    fn position(stream: &mut Stream) -> Drawn<Self::Board>;

    /// Whether suppositions about the case with this number are quick enough.
    fn supposes(board: &Self::Board, number: u32) -> bool;

    /// The facts of which some are revealed, true or not.
    fn facts(chart: &ChartOf<Self>) -> Vec<FactOf<Self>>;

    fn oracle(board: &Self::Board) -> Self::Oracle;

    /// Whether a fact follows from grounds and the rules on which the technique may rest; `None` if
    /// that takes too long.
    fn follows(
        oracle: &mut Self::Oracle,
        technique: &Technique<LogicOf<Self>>,
        clues: &LogicCluesOf<Self>,
        grounds: &[GroundOf<LogicOf<Self>>],
        fact: FactOf<Self>,
    ) -> Option<bool>;
}

pub type LayoutOf<G> = <<G as Sampled>::Board as Game>::Layout;
pub type ClueOf<G> = <<G as Sampled>::Board as Game>::Clue;
pub type CluesOf<G> = <<G as Sampled>::Board as Game>::Clues;
pub type LogicOf<G> = <<G as Sampled>::Board as Game>::Logic;
pub type ChartOf<G> = <LogicOf<G> as Logic>::Chart;
pub type LogicCluesOf<G> = <LogicOf<G> as Logic>::Clues;
pub type MarksOf<G> = <LogicOf<G> as Logic>::Marks;
pub type FactOf<G> = <LogicOf<G> as Logic>::Fact;

/// Clues about a board, and layouts from which they were drawn.
#[derive(Clone, Debug)]
pub struct Drawn<B: Game> {
    pub board: B,
    /// How the clues came about.
    pub kind: &'static str,
    pub clues: B::Clues,
    /// At least one.
    pub layouts: Vec<B::Layout>,
}

/// Clues that are claimed to be the fewest that leave one layout.
#[derive(Clone, Debug)]
pub struct Fewest<B: Game> {
    pub board: B,
    pub solution: B::Layout,
    /// What was given whatever is chosen.
    pub given: Vec<B::Clue>,
    /// What could be chosen.
    pub choices: Vec<B::Clue>,
    /// What was chosen.
    pub chosen: Vec<B::Clue>,
    /// The number that the puzzle claims to be the proved minimum, if it does.
    pub claimed: Option<usize>,
}

/// The clues one by one, for messages.
pub fn listed<B: Game>(clues: &B::Clues) -> String {
    B::each(clues).map(|clue| clue.to_string()).collect::<Vec<_>>().join(", ")
}

pub fn below(stream: &mut Stream, bound: usize) -> usize {
    stream.below(bound as u64) as usize
}
