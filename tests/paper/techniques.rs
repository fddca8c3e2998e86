//! The techniques of the games in books.

use std::collections::HashSet;

use rayon::prelude::*;
use smyoz::games::smyoz::puzzle::image;
use smyoz::games::{sea_battle, smyoz as of_smyoz};
use smyoz::lang::Lang;
use smyoz::paper::book::techniques::{Found, of};
use smyoz::paper::book::{Bindable, Game};

/// Techniques that paths do not name, as what they conclude is seen without a sentence. They have
/// no example.
const WITHOUT: [&str; 3] = ["corner-cells", "type-complete", "length-used-up"];

/// A game, the ids of its techniques, and puzzles that show them, mirrored.
type Case = (&'static dyn Game, Vec<&'static str>, Vec<Box<dyn Bindable>>);

/// Puzzles of SMYOZ that show techniques, mirrored.
fn mirrored_of_smyoz() -> Vec<Box<dyn Bindable>> {
    let text = include_str!("../../src/games/smyoz/front/bound/examples.jsonl");
    let puzzles = of_smyoz::puzzle::read_lines(text).map(|(_, puzzle)| puzzle.unwrap());
    puzzles.map(|puzzle| Box::new(image(&puzzle, of_smyoz::Symmetry::ALL[5])) as _).collect()
}

/// Puzzles of Sea Battle that show techniques, mirrored.
fn mirrored_of_sea_battle() -> Vec<Box<dyn Bindable>> {
    let image = |line: &str| {
        let puzzle: sea_battle::Puzzle = serde_json::from_str(line).unwrap();
        sea_battle::image(&puzzle, sea_battle::Symmetry::of(puzzle.board.size()).last().unwrap())
    };
    let text = include_str!("../../src/games/sea_battle/front/bound/examples.jsonl");
    text.lines().map(|line| Box::new(image(line)) as _).collect()
}

#[test]
fn each_technique_has_an_example_that_is_no_puzzle_of_the_book() {
    let of_smyoz: Vec<&str> = of_smyoz::techniques::ALL.iter().map(|technique| technique.id).collect();
    let of_sea: Vec<&str> = sea_battle::techniques::ALL.iter().map(|technique| technique.id).collect();
    let games: [Case; 2] = [
        (&of_smyoz::front::BookGame, of_smyoz, mirrored_of_smyoz()),
        (&sea_battle::front::BookGame, of_sea, mirrored_of_sea_battle()),
    ];
    for (game, all, images) in games {
        let pool = game.examples();
        let paths: Vec<Found> = pool.par_iter().map(|puzzle| puzzle.path().ok()).collect();
        let steps = paths.iter().flatten().flat_map(|path| path.steps());
        let shown: HashSet<&str> = steps.map(|step| step.technique.2).collect();
        for id in all.into_iter().filter(|id| !WITHOUT.contains(id)) {
            assert!(shown.contains(id), "{id} has no example");
        }
        let images: Vec<&dyn Bindable> = images.iter().map(|puzzle| &**puzzle).collect();
        for technique in of(&images, &paths, Lang::En) {
            assert!(technique.example.is_none(), "{}: from an image of a puzzle of the book", technique.name);
        }
        // A book of the last puzzle alone has examples from others, the hardest last.
        let last = images.len() - 1;
        let of_one = of(&images[last..], &paths[last..], Lang::En);
        assert!(of_one.iter().filter(|technique| technique.example.is_some()).count() >= 5);
        assert!(of_one.is_sorted_by_key(|technique| technique.level));
    }
}
