//! Stars: the fifths of the scores that were measured.

use std::collections::BTreeMap;
use std::fs;

use smyoz::games::{sea_battle, smyoz as game};
use smyoz::puzzles::{Level, StarScores, Stars};

/// By game and level, sorted.
type Measured = BTreeMap<String, BTreeMap<Level, Vec<u32>>>;

#[test]
fn stars_are_fifths_of_what_was_measured() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/star_scores.json");
    let measured: Measured = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    let tables = [("smyoz", game::puzzle::STAR_SCORES), ("sea-battle", sea_battle::puzzle::STAR_SCORES)];
    for (game, StarScores(least)) in tables {
        for (level, least) in Level::SOLVABLE.into_iter().zip(least) {
            let scores = &measured[game][&level];
            assert!(scores.is_sorted() && least.is_sorted(), "{game}, {level}");
            let fifths = [1, 2, 3, 4].map(|fifth| scores[scores.len() * fifth / 5]);
            assert_eq!(fifths, least, "{game}, {level}");
            for stars in 1..=Stars::MOST {
                let has = |&&score: &&u32| {
                    StarScores(tables[usize::from(game != "smyoz")].1.0).stars(level, score).unwrap().number() == stars
                };
                let count = scores.iter().filter(has).count();
                let fifth = scores.len() as f64 / 5.0;
                assert!((count as f64 - fifth).abs() <= fifth * 0.25, "{game}, {level}: {count} with {stars}");
            }
        }
    }
}
