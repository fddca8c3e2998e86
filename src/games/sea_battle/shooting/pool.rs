//! Perelman's arrangements: larger ships that are packed so closely that the submarines have
//! the most cells left.
//!
//! [`pack`](crate::pack) proves what is the best and finds one arrangement; here many are
//! wanted. Ships are moved about at random, less and less where they then cover more cells, again
//! and again from other starts; the best arrangements are kept, with their images.

use std::collections::BTreeSet;

use super::bits::Bits;
use super::waters::{Place, Waters};
use crate::board::{Piece, Symmetry};
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::puzzles::{Seed, Stream};

/// How often a ship is moved in all.
const ALL_MOVES: usize = 3_600_000;

/// How often a ship is moved from one start, by the number of ships.
const MOVES: usize = 400;

/// How many more cells than the best an arrangement may cover.
const SLACK: usize = 1;

/// The temperatures at the first and at the last move, in cells.
const HOT: f64 = 3.0;
const COLD: f64 = 0.15;

/// Arrangements of the larger ships, of which none is likelier than another.
pub(super) struct Pool(Vec<Vec<Place>>);

impl Pool {
    /// The arrangements of a game; `None` if there is no use in packing: ships may touch, or there
    /// are no larger ships or no submarines.
    pub(super) fn new<const N: usize>(waters: &Waters<N>) -> Option<Self> {
        Self::new_until(waters, Limits::NONE).expect("there is no limit")
    }

    /// Like [`new`](Self::new), within limits.
    pub(super) fn new_until<const N: usize>(
        waters: &Waters<N>,
        limits: Limits,
    ) -> Result<Option<Self>, CancelledError> {
        // Always the same, so that nothing depends on who asks first.
        let draws = &mut Seed::all().next().expect("there are seeds").stream("sea battle packed");
        let ships = |class: &&super::waters::Class<N>| class.piece == Piece::Ship;
        let (singles, larger): (Vec<_>, Vec<_>) =
            waters.classes.iter().filter(ships).partition(|class| class.length == 1);
        if waters.config.may_touch_at_sides() || singles.is_empty() || larger.is_empty() {
            return Ok(None);
        }
        let classes: Vec<usize> = (0..larger.len()).flat_map(|class| vec![class; larger[class].count]).collect();
        let choices: Vec<Vec<Place>> = (0..larger.len())
            .map(|class| waters.places().filter(|place| usize::from(place.class) == class).collect())
            .collect();
        let mut found: Vec<(usize, Vec<Place>)> = Vec::new();
        let mut best = usize::MAX;
        for _ in 0..ALL_MOVES / (MOVES * classes.len()) {
            limits.check()?;
            let Some((covered, places)) = arrange(waters, &classes, &choices, draws) else { continue };
            best = best.min(covered);
            if covered <= best + SLACK {
                found.push((covered, places));
            }
        }
        let kept = found.iter().filter(|(covered, _)| *covered <= best + SLACK);
        let images: BTreeSet<Vec<Place>> = kept.flat_map(|(_, places)| images(waters, places)).collect();
        Ok((!images.is_empty()).then(|| Self(images.into_iter().collect())))
    }

    /// The arrangements, each as the places of its ships.
    pub(super) fn arrangements(&self) -> &[Vec<Place>] {
        &self.0
    }
}

/// Arranges ships from a random start; says how many cells they cover or keep free of others.
fn arrange<const N: usize>(
    waters: &Waters<N>,
    classes: &[usize],
    choices: &[Vec<Place>],
    draws: &mut Stream,
) -> Option<(usize, Vec<Place>)> {
    let mut places: Vec<Place> = Vec::new();
    for &class in classes {
        let taken = covered(waters, &places);
        let free = |place: &&Place| !waters.cells(**place).meets(taken);
        let count = choices[class].iter().filter(free).count();
        if count == 0 {
            return None;
        }
        places.push(*choices[class].iter().filter(free).nth(draws.below(count as u64) as usize)?);
    }
    let mut now = covered(waters, &places).len();
    let moves = MOVES * classes.len();
    for step in 0..moves {
        let temperature = HOT + (COLD - HOT) * step as f64 / moves as f64;
        let at = draws.below(classes.len() as u64) as usize;
        let choice = &choices[classes[at]];
        let place = choice[draws.below(choice.len() as u64) as usize];
        let mut others = Bits::EMPTY;
        for (_, &other) in places.iter().enumerate().filter(|&(other, _)| other != at) {
            others |= *waters.no_ships(other);
        }
        if waters.cells(place).meets(others) {
            continue;
        }
        let then = (others | *waters.no_ships(place)).len();
        let chance = (now as f64 - then as f64) / temperature;
        if then <= now || (draws.below(1 << 32) as f64) < chance.exp() * (1_u64 << 32) as f64 {
            places[at] = place;
            now = then;
        }
    }
    Some((now, places))
}

fn covered<const N: usize>(waters: &Waters<N>, places: &[Place]) -> Bits<N> {
    places.iter().fold(Bits::EMPTY, |all, &place| all | *waters.no_ships(place))
}

/// The images of an arrangement under the symmetries of the board.
fn images<const N: usize>(waters: &Waters<N>, places: &[Place]) -> Vec<Vec<Place>> {
    let image = |symmetry: Symmetry| {
        let place = |&place: &Place| {
            let cells = symmetry.cells(&waters.frame.cells(*waters.cells(place)));
            waters.place_of(place.class, &waters.frame.bits(&cells))
        };
        let mut image = places.iter().map(place).collect::<Option<Vec<_>>>()?;
        image.sort_unstable();
        Some(image)
    };
    Symmetry::of(waters.frame.size()).filter_map(image).collect()
}
