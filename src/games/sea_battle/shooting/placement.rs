//! Hiding a fleet.

use thiserror::Error;

use super::config::{Board, Config};
use super::fit::Fit;
use super::knowledge::Knowledge;
use super::pool::Pool;
use super::prior::EDGE;
use super::sample;
use super::waters::{Prepared, Waters, with};
use crate::board::{CellSet, Piece};
use crate::seeds::{NoLayoutError, Sampler};
use smyoz_core::puzzles::{Stream, by_name};

/// How a fleet is hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Placement {
    /// All layouts are equally likely.
    Uniform,
    /// Perelman's arrangements: the larger ships leave the most cells to the submarines, which
    /// lie at random. If there are none of either, or ships may touch at sides: at the edge.
    Packed,
    /// Ships are likelier at the edge.
    Edge,
    /// A mixture of these, against shooters that know how a fleet is hidden.
    Hard,
}

impl Placement {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Uniform, Self::Packed, Self::Edge, Self::Hard];

    /// The name on the command line and in files.
    #[must_use]
    pub fn name(self) -> &'static str {
        ["uniform", "packed", "edge", "hard"][self as usize]
    }
}

by_name!(Placement, PlacementError);

/// Text that does not name a placement.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not a placement: expected uniform, packed, edge or hard")]
pub struct PlacementError(String);

/// Of how many random layouts one is chosen, where their weights differ.
const AMONG: usize = 64;

/// How often *hard* hides a fleet in each way, in parts of 100: see `docs/contest.md`.
pub(crate) const HARD: [(Placement, u64); 3] =
    [(Placement::Uniform, 34), (Placement::Packed, 33), (Placement::Edge, 33)];

/// Hides fleets on the boards of a game.
pub struct Placer<'a> {
    config: &'a Config,
    sampler: Option<Sampler<'a>>,
    waters: Prepared,
    pool: Option<Pool>,
}

impl<'a> Placer<'a> {
    /// Prepares for a game.
    #[must_use]
    pub fn new(config: &'a Config) -> Self {
        let waters = Prepared::new(config);
        let pool = with!(&waters, waters => Pool::new(waters));
        let sampler = (!config.may_touch_at_sides()).then(|| Sampler::new(config.setting()));
        Self { config, sampler, waters, pool }
    }

    /// Hides a fleet.
    ///
    /// # Errors
    /// If there is no layout, or they are too rare to be found.
    pub fn place(&self, placement: Placement, draws: &mut Stream) -> Result<Board, NoLayoutError> {
        match (placement, &self.sampler, &self.pool) {
            (Placement::Uniform, None, _) => overlapping(self.config, draws),
            (Placement::Uniform, Some(sampler), _) => sampler.draw(draws).map(|layout| Board::from(&layout)),
            (Placement::Packed, _, Some(pool)) => {
                with!(&self.waters, waters => choose(waters, Some(pool), draws))
            }
            (Placement::Packed | Placement::Edge, ..) => {
                with!(&self.waters, waters => choose(waters, None, draws))
            }
            (Placement::Hard, ..) => {
                let mut rest = draws.below(HARD.iter().map(|(_, parts)| parts).sum());
                let chosen = HARD.iter().find(|(_, parts)| {
                    let found = rest < *parts;
                    rest = rest.saturating_sub(*parts);
                    found
                });
                self.place(chosen.map_or(Placement::Uniform, |&(placement, _)| placement), draws)
            }
        }
    }
}

/// Hides a fleet on a board; see [`Placer::place`]. Whoever hides more than one keeps a [`Placer`].
///
/// # Errors
/// As there.
pub fn place(config: &Config, placement: Placement, draws: &mut Stream) -> Result<Board, NoLayoutError> {
    Placer::new(config).place(placement, draws)
}

/// A layout that is chosen by its weight: its larger ships from a pool, or likelier at the edge.
fn choose<const N: usize>(waters: &Waters<N>, pool: Option<&Pool>, draws: &mut Stream) -> Result<Board, NoLayoutError> {
    let none = NoLayoutError::None(waters.frame.size());
    let knowledge = Knowledge::new(waters.config.clone());
    let fit = Fit::new(waters, &knowledge).map_err(|_| none)?;
    let sampler = match pool {
        Some(pool) => sample::Sampler::from_pool(&fit, pool),
        None => Some(sample::Sampler::new(&fit, EDGE)),
    };
    let places = sampler.and_then(|mut sampler| sampler.choose(AMONG, draws)).ok_or(none)?;
    let mut board = Board { ships: Vec::new(), mines: CellSet::NONE, sweepers: CellSet::NONE };
    for place in places {
        let cells = waters.frame.cells(*waters.cells(place));
        match waters.classes[usize::from(place.class)].piece {
            Piece::Ship => board.ships.push(cells),
            Piece::Mine => board.mines |= cells,
            Piece::Sweeper => board.sweepers |= cells,
        }
    }
    Ok(board)
}

/// A uniform board of ships that may touch: each at a uniform place, all anew if two overlap.
fn overlapping(config: &Config, draws: &mut Stream) -> Result<Board, NoLayoutError> {
    const ATTEMPTS: u64 = 1_000_000;
    let mut lengths = config.setting().fleet().lengths().to_vec();
    lengths.dedup();
    let places = |&length: &u8| config.ships_by_shape(length).into_iter().flatten().collect::<Vec<_>>();
    let places: Vec<_> = lengths.iter().map(places).collect();
    for _ in 0..ATTEMPTS {
        let (mut ships, mut taken) = (Vec::new(), CellSet::NONE);
        for length in config.setting().fleet().lengths() {
            let places = lengths.iter().position(|other| other == length).map_or(&[][..], |class| &places[class]);
            let cells = places[draws.below(places.len() as u64) as usize].cells;
            if taken.meets(&cells) {
                break;
            }
            taken |= cells;
            ships.push(cells);
        }
        if ships.len() == config.setting().fleet().lengths().len() {
            return Ok(Board { ships, mines: CellSet::NONE, sweepers: CellSet::NONE });
        }
    }
    Err(NoLayoutError::Crowded { size: config.size(), attempts: ATTEMPTS })
}
