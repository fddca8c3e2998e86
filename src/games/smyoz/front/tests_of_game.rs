//! The self-tests of SMYOZ.

use serde_json::json;

use super::SmyozGame;
use smyoz_app::registry::{EngineTest, SelfTestError, SelfTests, TechniqueTest};
use smyoz_core::puzzles::Seed;
use smyoz_core::rating::Tally;
use smyoz_smyoz::puzzle::Puzzle;
use smyoz_smyoz::selftest::engines::EngineCase;
use smyoz_smyoz::selftest::reasons::Judge;
use smyoz_smyoz::selftest::techniques::{TechniqueCase, UnsoundError};
use smyoz_smyoz::{Clues, Fact, Smyoz};

impl SelfTests for SmyozGame {
    fn engines(&self, seed: Seed, number: u32) -> EngineTest {
        let case = EngineCase::draw(seed, number);
        let result = case
            .test()
            .map_err(|wrong| SelfTestError { message: wrong.to_string(), json: json!(puzzle(&wrong.clues)) });
        EngineTest { kind: case.kind.name(), result }
    }

    fn techniques(&self, seed: Seed, number: u32, suppositions: bool) -> Option<TechniqueTest> {
        let (mut tally, case) = (Tally::of::<Smyoz>(), TechniqueCase::draw(seed, number));
        let mut result = case.test(&mut tally);
        if result.is_ok() && suppositions {
            result = case.test_suppositions(&mut tally);
        }
        // What solvers have learnt decides what they find within their limits, so each case has new
        // ones: the result must not depend on which cases a thread had before.
        let reasons = case.test_reasons(&mut Judge::new()).map_err(|wrong| wrong.to_string());
        let unsound = result.err().map(|unsound| in_full(&unsound));
        Some(TechniqueTest { tally, unsound, reasons: Some(reasons) })
    }
}

/// A wrong conclusion with everything that led to it.
fn in_full(unsound: &UnsoundError) -> SelfTestError {
    let marks: Vec<String> = unsound.marks.facts().map(|fact: Fact| fact.to_string()).collect();
    let json = json!({
        "technique": unsound.technique.id,
        "puzzle": puzzle(&unsound.clues),
        "marks": marks.join(" "),
        "conclusion": unsound.fact.to_string(),
        "layout": unsound.layout.to_string(),
    });
    SelfTestError { message: unsound.to_string(), json }
}

fn puzzle(clues: &Clues) -> Puzzle {
    Puzzle { inventory: clues.inventory.clone(), shots: clues.shots.clone().sorted(), ..Puzzle::default() }
}
