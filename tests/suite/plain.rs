//! Cases of games in which nothing special is drawn.

use smyoz::composing::{Composer, Goal, Wish};
use smyoz::engines::SearchEngine;
use smyoz::game::Game;
use smyoz::limits::{Budget, Limits};
use smyoz::puzzles::Stream;

use super::{Drawn, Fewest};

/// The most layouts that conclusions are held against, and the most steps to find them.
const LAYOUTS: usize = 40;
const STEPS: u64 = 20_000;

/// Clues that are true of one layout or, in half of the cases if there is another, each of one of
/// the two.
pub fn clues<B: Game>(board: B, layout: B::Layout, other: Option<&B::Layout>, stream: &mut Stream) -> Drawn<B> {
    let other = other.filter(|_| stream.below(2) == 0);
    let share = 1 + stream.below(12);
    let mut clues = Vec::new();
    for topic in board.topics() {
        if stream.below(32) < share {
            let source = other.filter(|_| stream.below(4) == 0).unwrap_or(&layout);
            clues.push(board.about(topic, source));
        }
    }
    let kind = if other.is_some() { "mixed" } else { "true" };
    Drawn { kind, clues: board.clues(clues), layouts: vec![layout], board }
}

/// Clues that are true of a layout, and others that fit them.
pub fn position<B: Game>(board: B, layout: B::Layout, stream: &mut Stream) -> Drawn<B> {
    let drawn = clues(board, layout, None, stream);
    let others = others(&drawn.board, &drawn.clues, LAYOUTS, STEPS);
    with_others(drawn, others)
}

/// Some layouts that fit, found by search within this many steps.
pub fn others<B: Game>(board: &B, clues: &B::Clues, layouts: usize, steps: u64) -> Vec<B::Layout> {
    let mut budget = Budget::new(Limits::NONE.within(steps));
    SearchEngine::new(board).solutions(clues, layouts, &mut budget).layouts
}

/// The same, with those of the layouts that are others.
pub fn with_others<B: Game>(mut drawn: Drawn<B>, others: Vec<B::Layout>) -> Drawn<B> {
    let others: Vec<_> = others.into_iter().filter(|other| !drawn.layouts.contains(other)).collect();
    drawn.layouts.extend(others);
    drawn
}

/// The fewest clues about any topics.
///
/// # Errors
/// If the engines disagree, or all clues together leave another layout.
pub fn fewest<B: Game>(board: B, solution: B::Layout, stream: &mut Stream) -> Result<Fewest<B>, String> {
    let mut composer = Composer::new(&board);
    let wish = Wish::single(Vec::new(), board.topics(), Goal::Fewest);
    let composed = composer.compose(&solution, &wish, stream, Limits::NONE).map_err(|error| error.to_string())?;
    Ok(Fewest {
        given: Vec::new(),
        choices: all_clues(&board, &solution),
        chosen: B::each(&composed.clues).collect(),
        claimed: composed.minimum.filter(|minimum| minimum.proved).map(|minimum| minimum.clues),
        board,
        solution,
    })
}

pub fn all_clues<B: Game>(board: &B, layout: &B::Layout) -> Vec<B::Clue> {
    board.topics().into_iter().map(|topic| board.about(topic, layout)).collect()
}
