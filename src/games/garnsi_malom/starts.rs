//! Start positions by seed: placing phases with a requested number of holes, or with a stuck sign.
//!
//! Games of the placing phase are drawn until one fits. How the signs are placed is drawn for each
//! game, too: at random many cells stay empty, and the more the signs help each other, the fewer
//! do. The result is the game, so its record shows that the position can be reached.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use smyoz_core::contest::Referee;
use smyoz_core::limits::{Budget, CancelledError, Limits};
use smyoz_core::puzzles::{Seed, Stream};
use thiserror::Error;

use crate::board::NINE;
use crate::contest::{GarnsiMalom, Kind, Move, Phase};
use crate::programs::Manner;

/// What is asked of a start position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// Number of cells that are empty when moving begins; before that, if a sign is out at once.
    pub holes: RangeInclusive<usize>,
    /// Whether a sign must be unable to move when moving begins. Only in *nine*.
    pub stuck: bool,
}

/// Any start position.
impl Default for Wish {
    fn default() -> Self {
        Self { holes: 0..=NINE.cells().len(), stuck: false }
    }
}

/// Text that is no wish.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}`: expected a number of holes, such as `8`, or from one to another, such as `5..10`")]
pub struct WishError(String);

/// Written `5..10`, or `5..10 stuck`.
impl fmt::Display for Wish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..{}{}", self.holes.start(), self.holes.end(), if self.stuck { " stuck" } else { "" })
    }
}

impl FromStr for Wish {
    type Err = WishError;

    fn from_str(text: &str) -> Result<Self, WishError> {
        let (holes, stuck) = text.strip_suffix(" stuck").map_or((text, false), |holes| (holes, true));
        let (from, to) = holes.split_once("..").unwrap_or((holes, holes));
        let number = |text: &str| text.parse::<usize>().ok().filter(|&number| number <= NINE.cells().len());
        match (number(from), number(to)) {
            (Some(from), Some(to)) if from <= to => Ok(Self { holes: from..=to, stuck }),
            _ => Err(WishError(text.to_owned())),
        }
    }
}

/// Why there is no start position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum StartError {
    /// A stuck sign in a game where all signs jump.
    #[error("no sign can be stuck in this game: expected nine")]
    NeverStuck,
    /// None was found.
    #[error("no start position was found in {0} placing phases: expected a wider range of holes, or no stuck sign")]
    NotFound(u64),
    /// It was cancelled.
    #[error(transparent)]
    Cancelled(#[from] CancelledError),
}

/// A game whose placing phase is over, as wished. Each placing phase that is drawn is a step of work.
///
/// # Errors
/// If none is found within the limits.
pub fn start(
    rules: &GarnsiMalom,
    wish: &Wish,
    seed: Seed,
    limits: Limits<'_>,
) -> Result<Referee<GarnsiMalom>, StartError> {
    if wish.stuck && rules.kind() != Kind::Nine {
        return Err(StartError::NeverStuck);
    }
    let (mut draws, mut budget) = (seed.stream("garnsi-malom start"), Budget::new(limits));
    while budget.step().is_continue() {
        let game = placed(rules, seed, &mut draws);
        let fits = wish.holes.contains(&holes(&game)) && (!wish.stuck || is_any_stuck(&game));
        if fits {
            return Ok(game);
        }
    }
    limits.check()?;
    Err(StartError::NotFound(budget.spent()))
}

/// Number of cells on which no piece was placed.
#[must_use]
pub fn holes(game: &Referee<GarnsiMalom>) -> usize {
    let is_placed = |chosen: &Move| matches!(chosen, Move::Place(_));
    let placed = game.turns().iter().filter(|turn| is_placed(&turn.chosen)).count();
    game.rules().board().cells().len() - placed
}

/// Whether a sign is out at once, or would be if it had the turn.
fn is_any_stuck(game: &Referee<GarnsiMalom>) -> bool {
    game.rules().signs().any(|sign| game.rules().is_stuck(game.position(), sign))
}

/// A placing phase in a manner that is drawn.
fn placed(rules: &GarnsiMalom, seed: Seed, draws: &mut Stream) -> Referee<GarnsiMalom> {
    let manner = Manner::ALL[draws.below(Manner::ALL.len() as u64) as usize];
    let mut game = Referee::new(rules.clone(), rules.begin(seed));
    while let Some(seat) = game.turn().filter(|_| game.position().phase() == Phase::Placing) {
        let chosen = manner.place(rules, game.position(), draws);
        game.play(seat, chosen, 0).expect("a program places legally");
    }
    game
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::Position;

    fn found(kind: Kind, holes: RangeInclusive<usize>, stuck: bool, seed: u32) -> Result<Position, StartError> {
        let rules = GarnsiMalom::of(kind);
        let wish = Wish { holes: holes.clone(), stuck };
        let game = start(&rules, &wish, Seed::try_from(seed).unwrap(), Limits::NONE.within(200))?;
        assert!(holes.contains(&super::holes(&game)));
        assert_eq!(game.position().phase(), Phase::Moving);
        Ok(game.position().clone())
    }

    #[test]
    fn start_positions_have_the_holes_that_are_wished() {
        for holes in [0..=4, 5..=10, 12..=16] {
            let one = found(Kind::Nine, holes.clone(), false, 1).unwrap();
            assert_eq!(found(Kind::Nine, holes.clone(), false, 1).unwrap(), one, "the same seed, the same start");
            assert_ne!(found(Kind::Nine, holes, false, 2).unwrap(), one);
        }
        let position = found(Kind::Six, 4..=6, false, 1).unwrap();
        assert!((30..=32).contains(&position.occupied().len()));
    }

    #[test]
    fn a_sign_is_stuck_if_that_is_wished() {
        let position = found(Kind::Nine, 0..=30, true, 3).unwrap();
        let rules = GarnsiMalom::of(Kind::Nine);
        assert!(rules.signs().any(|sign| rules.is_stuck(&position, sign)));
        assert_eq!(found(Kind::Heaps, 0..=30, true, 3), Err(StartError::NeverStuck));
    }

    #[test]
    fn wishes_are_read_as_they_are_written() {
        for text in ["5..10", "0..81", "5..10 stuck"] {
            assert_eq!(text.parse::<Wish>().unwrap().to_string(), text);
        }
        assert_eq!("8".parse::<Wish>().unwrap().holes, 8..=8);
        for text in ["", "10..5", "5..82", "..5", "5-10", "-1"] {
            assert_eq!(text.parse::<Wish>(), Err(WishError(text.to_owned())));
        }
    }

    #[test]
    fn what_is_not_found_is_no_start() {
        assert_eq!(found(Kind::Nine, 70..=80, false, 1), Err(StartError::NotFound(200)));
        let rules = GarnsiMalom::of(Kind::Nine);
        let (wish, seed) = (Wish { holes: 70..=80, stuck: false }, Seed::try_from(1).unwrap());
        let cancelled = start(&rules, &wish, seed, Limits::until(&|| true));
        assert_eq!(cancelled.unwrap_err(), StartError::Cancelled(CancelledError));
    }
}
