//! Self-tests of a game on random cases.

use serde_json::Value;

use smyoz_core::engines::Agreement;
use smyoz_core::puzzles::Seed;
use smyoz_core::rating::Tally;

/// The self-tests that a game has. Every case is drawn from a seed and its own number alone.
pub trait SelfTests: Sync {
    /// Asks both engines about random clues.
    fn engines(&self, seed: Seed, number: u32) -> EngineTest;

    /// Tries all smaller sets of clues for a puzzle with the fewest; `None` if the game has no such
    /// test.
    fn minima(&self, _seed: Seed, _number: u32) -> Option<MinimumTest> {
        None
    }

    /// Asks the techniques at random positions, also for suppositions, if these are wanted; `None`
    /// if the game has no such test.
    fn techniques(&self, _seed: Seed, _number: u32, _suppositions: bool) -> Option<TechniqueTest> {
        None
    }
}

/// Something that is wrong.
pub struct SelfTestError {
    /// What is wrong.
    pub message: String,
    /// All of it for programs: a puzzle, if it is about one.
    pub json: Value,
}

/// A case of the engines.
pub struct EngineTest {
    /// How the clues came about.
    pub kind: &'static str,
    /// What they agree on.
    pub result: Result<Agreement, SelfTestError>,
}

/// A case of a minimum: the number of clues, and of the smaller sets that were tried.
pub type MinimumTest = Result<(usize, u64), SelfTestError>;

/// A case of the techniques.
pub struct TechniqueTest {
    /// How often they concluded something.
    pub tally: Tally,
    /// The first wrong conclusion, if there is one.
    pub unsound: Option<SelfTestError>,
    /// The number of conclusions that were judged by their reasons alone, or what is wrong with the
    /// reasons of one.
    pub reasons: Option<Result<u64, String>>,
}
