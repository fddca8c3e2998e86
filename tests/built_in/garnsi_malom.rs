//! Sudoku with holes in the suites.

use smyoz::composing::{Composer, Goal, Wish};
use smyoz::declared::{Declared, Fact, Layout, Place};
use smyoz::game::Game;
use smyoz::games::garnsi_malom::holes::{Holes, Options};
use smyoz::limits::Limits;
use smyoz::puzzles::{Seed, Stream};

use crate::suite::declared::Boards;
use crate::suite::{Drawn, Fewest, Sampled, plain};

impl Boards for Holes {
    fn small(stream: &mut Stream) -> Options {
        let side = if stream.below(16) == 0 { 6 } else { 4 };
        Options { side, shown: stream.below(2) == 0, ..Options::default() }
    }
}

/// Boards of six rows on which so much is given that brute force can try all sets of clues.
pub struct Six;

impl Sampled for Six {
    type Board = Holes;

    const NAME: &'static str = "Sudoku with Holes, six rows";
    const LIMITS: [u64; 2] = [200_000, 20_000];

    fn clues(stream: &mut Stream) -> Drawn<Holes> {
        let (board, layout) = six(stream);
        plain::clues(board, layout, None, stream)
    }

    fn fewest(stream: &mut Stream) -> Result<Fewest<Holes>, String> {
        let (board, solution) = six(stream);
        let mut given = Game::topics(&board);
        stream.shuffle(&mut given);
        let choices = given.split_off(given.len() - 20);
        let about =
            |topics: &[Place]| -> Vec<Fact> { topics.iter().map(|&topic| board.about(topic, &solution)).collect() };
        let wish = Wish::single(given.clone(), choices.clone(), Goal::Fewest);
        let composed =
            Composer::new(&board).compose(&solution, &wish, stream, Limits::NONE).map_err(|error| error.to_string())?;
        let (given, choices) = (about(&given), about(&choices));
        let chosen: Vec<Fact> = Holes::each(&composed.clues).filter(|clue| !given.contains(clue)).collect();
        // A puzzle that was begun by hand states no minimum, though the fewest clues are added.
        let claimed = Some(chosen.len());
        Ok(Fewest { board, solution, given, choices, chosen, claimed })
    }

    fn all_clues(board: &Holes, layout: &Layout) -> Vec<Fact> {
        plain::all_clues(board, layout)
    }
}

fn six(stream: &mut Stream) -> (Holes, Layout) {
    let options = Options { side: 6, shown: true, ..Options::default() };
    let seed = Seed::try_from(stream.below(u64::from(Seed::COUNT)) as u32).unwrap();
    <Holes as Declared>::draw(&options, seed, Limits::NONE).unwrap()
}
