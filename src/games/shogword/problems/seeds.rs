//! The problem of a seed: a position of one of its games, in which one player keeps the blank.
//!
//! A player without a blank soon has few replies, and one with it many moves: so positions in which one
//! of many moves mates are more frequent than in games of equals.

use smyoz_core::contest::Origin;
use smyoz_core::game::NoLayout;
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::problems::{Posed as _, Tried, best};
use smyoz_core::puzzles::{Seed, Stream};

use super::worth::Search;
use super::{Exercise, LAST, Task, left, played, rules_of};
use crate::board::{Cell, Color, Direction};
use crate::letters::Letter;
use crate::moves::{Move, Tile};
use crate::position::Position;
use crate::rules::Shogword;
use crate::words::Words;

/// The fewest letters that are laid in a problem.
const LAID: usize = 8;

/// The most games of a seed: in one of 14 there is a mate in one, in one of 60 an only move.
const GAMES: usize = 60;

/// The problem of a seed, if its games have one.
pub fn draw(
    (task, easy): (Task, bool),
    common: Option<&Words>,
    seed: Seed,
    limits: Limits,
) -> Result<Exercise, NoLayout> {
    let rules = rules_of(easy);
    let mut draws = seed.stream("shogword problem");
    for _ in 0..GAMES {
        let dealt = Seed::try_from(draws.below(Seed::COUNT.into()) as u32).expect("below the number of seeds");
        if let Some(found) =
            in_game(task, &rules, common, dealt, limits).map_err(|CancelledError| NoLayout::Cancelled)?
        {
            return Ok(found);
        }
    }
    Err(NoLayout::OfSeed(format!("no position of its games is a problem of {task}")))
}

/// The first position of a game that is a problem.
fn in_game(
    task: Task,
    rules: &Shogword,
    common: Option<&Words>,
    seed: Seed,
    limits: Limits,
) -> Result<Option<Exercise>, CancelledError> {
    let mut draws = seed.stream("shogword problem game");
    let keeper = Color::ALL[draws.below(2) as usize];
    let mut search = Search::new(rules, limits);
    let (mut position, mut moves) = (rules.begin(seed), Vec::new());
    loop {
        limits.check()?;
        let possible = search.moves(&position);
        if possible.is_empty() {
            return Ok(None);
        }
        if is_promising(task, keeper, &position, possible.len())
            && common.is_none_or(|common| are_common(&position, common))
        {
            let easy = rules.options().easy;
            let exercise = Exercise { task, position: position.clone(), easy, game: None };
            if is_only(task, &mut search, &exercise, &possible)? {
                let tried = exercise.tried(limits)?;
                let is_known = |one: &Tried| is_common_after(rules, &position, one.name(), common);
                if exercise.is_problem(&tried) && best(&tried).into_iter().all(is_known) {
                    return Ok(Some(Exercise { game: Some(Origin { seed, moves }), ..exercise }));
                }
            }
        }
        let chosen = choose(keeper, &position, &possible, &mut draws);
        moves.push(chosen.to_string());
        position = played(rules, &position, &chosen);
    }
}

/// A move of the game: the keeper lays the blank only in need, the other player as soon as it likes.
fn choose(keeper: Color, position: &Position, possible: &[Move], draws: &mut Stream) -> Move {
    let thrifty: Vec<&Move> = possible.iter().filter(|chosen| !chosen.lays_blank()).collect();
    let pick = |number: usize, draws: &mut Stream| draws.below(number as u64) as usize;
    match (position.mover() == keeper, thrifty.len()) {
        (true, 1..) => *thrifty[pick(thrifty.len(), draws)],
        _ => possible[pick(possible.len(), draws)],
    }
}

/// Whether a position may be a problem, at first sight.
fn is_promising(task: Task, keeper: Color, position: &Position, moves: usize) -> bool {
    let (fewest, most) = task.moves();
    let is_laid = position.laid().len() >= LAID;
    let has_blank = |color: Color| position.beside(color).contains(&Tile::Blank);
    let other = position.mover().other();
    is_laid
        && (fewest..=most).contains(&moves)
        && match task {
            // Nobody who has a blank is ever mated.
            Task::MateInOne | Task::MateInTwo => position.mover() == keeper && !has_blank(other),
            Task::OnlyMove => position.mover() != keeper && !has_blank(position.mover()),
            Task::LastSix => (3..=LAST).contains(&left(position)),
        }
}

/// Whether a mate is the only one, without knowing what the other moves bring: a second one, or one that
/// comes too soon, ends the search.
fn is_only(
    task: Task,
    search: &mut Search<'_>,
    exercise: &Exercise,
    possible: &[Move],
) -> Result<bool, CancelledError> {
    let position = &exercise.position;
    match task {
        Task::MateInOne => Ok(search.mates(position, 2)?.len() == 1),
        Task::LastSix => Ok(true),
        Task::MateInTwo | Task::OnlyMove => {
            if !search.mates(position, 1)?.is_empty() {
                return Ok(false);
            }
            let mut keys = Vec::new();
            for chosen in possible {
                if search.worth(task, position, chosen)? == 0 {
                    keys.push(chosen);
                    if keys.len() > 1 {
                        return Ok(false);
                    }
                }
            }
            let [key] = keys[..] else { return Ok(false) };
            let after = played(&rules_of(exercise.easy), position, key);
            Ok(task == Task::OnlyMove || search.has_more_than(&after, 1))
        }
    }
}

/// Whether all words of a position are in a list.
fn are_common(position: &Position, common: &Words) -> bool {
    words_of(position).iter().all(|word| common.contains(word))
}

/// Whether they are after a move.
fn is_common_after(rules: &Shogword, position: &Position, chosen: &str, common: Option<&Words>) -> bool {
    let Some((common, chosen)) = common.zip(Move::parse(chosen)) else { return true };
    are_common(&played(rules, position, &chosen), common)
}

/// All words of a position.
fn words_of(position: &Position) -> Vec<Vec<Letter>> {
    let laid = position.laid();
    let starts = |direction: Direction| {
        let is_first = move |cell: &Cell| position.start(*cell, direction) == *cell;
        laid.iter().filter(is_first).map(move |cell| position.letters(&position.run(cell, direction)))
    };
    Direction::ALL.into_iter().flat_map(starts).filter(|word| word.len() > 1).collect()
}
