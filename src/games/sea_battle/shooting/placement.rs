//! Hiding a fleet.

use std::sync::OnceLock;

use thiserror::Error;

use super::config::{Board, Config, ShipPlace};
use super::fit::Fit;
use super::knowledge::Knowledge;
use super::pool::Pool;
use super::prior::EDGE;
use super::sample;
use super::waters::{Place, Prepared, Waters, with};
use crate::board::{CellSet, Piece};
use crate::seeds::{NoLayoutError, Numbering, Sampler};
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::puzzles::{Stream, by_name};

/// How a fleet is hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Placement {
    /// All layouts are equally likely; where they are too rare to be drawn so, nearly.
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

/// Attempts to draw a layout of a large board, all with the same chance.
const ATTEMPTS: u64 = 200_000;

/// How often this many layouts are drawn until some of them are legal.
const ROUNDS: usize = 20_000;

/// How often *hard* hides a fleet in each way, in parts of 100: see `docs/contest.md`.
pub(crate) const HARD: [(Placement, u64); 3] =
    [(Placement::Uniform, 34), (Placement::Packed, 33), (Placement::Edge, 33)];

/// Hides fleets on the boards of a game.
pub struct Placer<'a> {
    config: &'a Config,
    sampler: Option<Sampler>,
    waters: Prepared,
    /// The arrangements of packed fleets, once they are needed.
    pool: OnceLock<Option<Pool>>,
}

impl<'a> Placer<'a> {
    #[must_use]
    pub fn new(config: &'a Config) -> Self {
        let waters = Prepared::new(config);
        let sampler = (!config.may_touch_at_sides()).then(|| Sampler::new(config.setting()));
        Self { config, sampler, waters, pool: OnceLock::new() }
    }

    /// Hides a fleet.
    ///
    /// # Errors
    /// If there is no layout, or they are too rare to be found.
    pub fn place(&self, placement: Placement, draws: &mut Stream) -> Result<Board, NoLayoutError> {
        self.place_until(placement, draws, Limits::NONE).expect("there is no limit")
    }

    /// Like [`place`](Self::place), within limits.
    pub fn place_until(
        &self,
        placement: Placement,
        draws: &mut Stream,
        limits: Limits,
    ) -> Result<Result<Board, NoLayoutError>, CancelledError> {
        match (placement, &self.sampler) {
            (Placement::Uniform, None) => overlapping(self.config, draws, limits),
            (Placement::Uniform, Some(sampler)) => {
                let size = self.config.size();
                let drawn = match Numbering::is_possible(size) {
                    true => sampler.draw_until(draws, limits)?,
                    false => {
                        sampler.draw_within(draws, ATTEMPTS).ok_or(NoLayoutError::Crowded { size, attempts: ATTEMPTS })
                    }
                };
                match drawn {
                    // Millions of attempts would take seconds, and may fail, too.
                    Err(NoLayoutError::Crowded { .. }) => {
                        with!(&self.waters, waters => choose(waters, None, 1, draws, limits))
                    }
                    drawn => Ok(drawn.map(|layout| Board::from(&layout))),
                }
            }
            (Placement::Packed, _) => {
                with!(&self.waters, waters => choose(waters, self.pool(limits)?, EDGE, draws, limits))
            }
            (Placement::Edge, _) => with!(&self.waters, waters => choose(waters, None, EDGE, draws, limits)),
            (Placement::Hard, _) => {
                let mut rest = draws.below(HARD.iter().map(|(_, parts)| parts).sum());
                let chosen = HARD.iter().find(|(_, parts)| {
                    let found = rest < *parts;
                    rest = rest.saturating_sub(*parts);
                    found
                });
                self.place_until(chosen.map_or(Placement::Uniform, |&(placement, _)| placement), draws, limits)
            }
        }
    }

    /// The arrangements of packed fleets; `None` if there is no use in packing.
    fn pool(&self, limits: Limits) -> Result<Option<&Pool>, CancelledError> {
        if let Some(known) = self.pool.get() {
            return Ok(known.as_ref());
        }
        let pool = with!(&self.waters, waters => Pool::new_until(waters, limits))?;
        Ok(self.pool.get_or_init(|| pool).as_ref())
    }
}

/// A layout that is chosen by its weight: its larger ships from a pool, or each ship that lies at
/// the edge this many times as likely.
fn choose<const N: usize>(
    waters: &Waters<N>,
    pool: Option<&Pool>,
    edge: u64,
    draws: &mut Stream,
    limits: Limits,
) -> Result<Result<Board, NoLayoutError>, CancelledError> {
    let size = waters.frame.size();
    let knowledge = Knowledge::new(waters.config.clone());
    let Ok(fit) = Fit::new(waters, &knowledge) else { return Ok(Err(NoLayoutError::None(size))) };
    let sampler = match pool {
        Some(pool) => sample::Sampler::from_pool(&fit, pool),
        None => Some(sample::Sampler::new(&fit, edge)),
    };
    let Some(mut sampler) = sampler else { return Ok(Err(NoLayoutError::None(size))) };
    for _ in 0..ROUNDS {
        limits.check()?;
        if let Some(places) = sampler.choose(AMONG, draws) {
            return Ok(Ok(board(waters, &places)));
        }
    }
    Ok(Err(NoLayoutError::Crowded { size, attempts: (ROUNDS * AMONG) as u64 }))
}

/// The board with pieces at these places.
fn board<const N: usize>(waters: &Waters<N>, places: &[Place]) -> Board {
    let mut board = Board::empty();
    for &place in places {
        let cells = waters.frame.cells(*waters.cells(place));
        board.lay(waters.classes[usize::from(place.class)].piece, &cells);
    }
    board
}

/// A uniform board of ships that may touch: each piece at a uniform place, all anew if one does not
/// go with those before.
fn overlapping(
    config: &Config,
    draws: &mut Stream,
    limits: Limits,
) -> Result<Result<Board, NoLayoutError>, CancelledError> {
    const ATTEMPTS: u64 = 1_000_000;
    const POLLED: u64 = 1_000;
    let places = |length| config.ships_by_shape(length).into_iter().flatten().collect::<Vec<ShipPlace>>();
    let classes = config.setting().classes().map(|(piece, length, count)| (piece, count, places(length)));
    let classes: Vec<_> = classes.collect();
    let attempt = |draws: &mut Stream| {
        let (mut board, mut no_ships, mut no_singles) = (Board::empty(), CellSet::NONE, CellSet::NONE);
        for (piece, count, places) in &classes {
            for _ in 0..*count {
                let cells = places[draws.below(places.len() as u64) as usize].cells;
                let near = cells | config.setting().around(&cells);
                let (forbidden, more) = match piece {
                    Piece::Ship => (&no_ships, cells),
                    Piece::Mine | Piece::Sweeper => (&no_singles, near),
                };
                if forbidden.meets(&cells) {
                    return None;
                }
                no_ships |= more;
                no_singles |= near;
                board.lay(*piece, &cells);
            }
        }
        Some(board)
    };
    for number in 0..ATTEMPTS {
        if number.is_multiple_of(POLLED) {
            limits.check()?;
        }
        if let Some(board) = attempt(draws) {
            return Ok(Ok(board));
        }
    }
    Ok(Err(NoLayoutError::Crowded { size: config.size(), attempts: ATTEMPTS }))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::sync::atomic::AtomicBool;

    use super::*;
    use crate::board::{Layout, Setting, Shapes, Variant};
    use smyoz_core::puzzles::Seed;

    fn setting(size: &str, fleet: &str, variant: Variant) -> Setting {
        Setting::new(size.parse().unwrap(), fleet.parse().unwrap(), variant).unwrap()
    }

    fn draws() -> Stream {
        Seed::try_from(1).unwrap().stream("arena 0 boards")
    }

    #[test]
    fn crowded_fleets_are_hidden_after_many_attempts() {
        let variant = Variant { shapes: Shapes::Any, mines: 3, sweepers: 3, ..Variant::default() };
        let config = Config::new(setting("8x8", "4-3-3-2-2-1-1-1-1", variant));
        let board = Placer::new(&config).place(Placement::Edge, &mut draws()).unwrap();
        let mut layout = Layout::empty(config.size());
        board.ships.iter().for_each(|ship| layout.lay(Piece::Ship, ship));
        layout.lay(Piece::Mine, &board.mines);
        layout.lay(Piece::Sweeper, &board.sweepers);
        assert_eq!(config.setting().check(&layout), []);
    }

    #[test]
    fn layouts_too_rare_to_be_drawn_by_rejection_are_nearly_uniform() {
        // One of two million random layouts of the usual fleet is legal here.
        let fleet = "5-4-4-3-3-3-2-2-2-2-1-1-1-1-1";
        let variant = Variant { mines: 2, sweepers: 1, ..Variant::default() };
        let config = Config::new(setting("12x12", fleet, variant));
        let (placer, mut draws) = (Placer::new(&config), draws());
        for _ in 0..10 {
            let board = placer.place(Placement::Uniform, &mut draws).unwrap();
            let ships = board.ships.iter().fold(CellSet::NONE, |all, &ship| all | ship);
            let mut layout = Layout::of_ships(config.size(), ships);
            layout.lay(Piece::Mine, &board.mines);
            layout.lay(Piece::Sweeper, &board.sweepers);
            assert_eq!(config.setting().check(&layout), []);
        }
        // Where both can be done, each cell is covered as often.
        const N: u32 = 4_000;
        let config = Config::new(setting("6x6", "3-2-2-1-1-1", Variant::default()));
        let sampler = Sampler::new(config.setting());
        let counted = |draw: &mut dyn FnMut() -> CellSet| {
            let mut counts = BTreeMap::new();
            for _ in 0..N {
                draw().iter().for_each(|cell| *counts.entry(cell).or_insert(0.0) += 1.0 / f64::from(N));
            }
            counts
        };
        let exact = counted(&mut || *sampler.draw(&mut draws).unwrap().cells(Piece::Ship));
        let waters = Prepared::new(&config);
        let nearly = counted(&mut || {
            let board = with!(&waters, waters => choose(waters, None, 1, &mut draws, Limits::NONE)).unwrap().unwrap();
            board.ships.iter().fold(CellSet::NONE, |all, &ship| all | ship)
        });
        for (cell, part) in &exact {
            // Five standard errors of a difference.
            let most = 5.0 * (2.0 * part * (1.0 - part) / f64::from(N)).sqrt();
            assert!((part - nearly[cell]).abs() < most, "{cell}: {part}, {}", nearly[cell]);
        }
    }

    #[test]
    fn failure_to_find_a_layout_is_no_proof() {
        let config = Config::new(setting("5x5", "4-4-3-3", Variant::default()));
        let placer = Placer::new(&config);
        let failed = placer.place(Placement::Edge, &mut draws());
        assert_eq!(failed, Err(NoLayoutError::Crowded { size: config.size(), attempts: 1_280_000 }));
        let cancelled = AtomicBool::new(true);
        assert_eq!(placer.place_until(Placement::Edge, &mut draws(), Limits::from(&cancelled)), Err(CancelledError));
    }

    #[test]
    fn mines_and_sweepers_lie_beside_ships_that_touch() {
        let variant = Variant { mines: 3, sweepers: 2, ..Variant::default() };
        let config = Config::new(setting("8x8", "4-3-2", variant)).touching_sides();
        let (placer, mut draws) = (Placer::new(&config), draws());
        for placement in Placement::ALL {
            for _ in 0..20 {
                let Board { ships, mines, sweepers } = placer.place(placement, &mut draws).unwrap();
                assert_eq!((mines.len(), sweepers.len()), (3, 2), "{placement}");
                let ships = ships.iter().fold(CellSet::NONE, |all, &ship| all | ship);
                assert_eq!(ships.len(), 9, "{placement}");
                let singles = mines | sweepers;
                for single in singles.iter().map(CellSet::of) {
                    assert!(!single.with_corners().meets(&(ships | (singles - single))), "{placement}");
                }
            }
        }
    }

    #[test]
    fn packed_fleets_are_prepared_once_they_are_needed() {
        let config = Config::new(setting("6x6", "3-2-1", Variant::default()));
        let placer = Placer::new(&config);
        placer.place(Placement::Uniform, &mut draws()).unwrap();
        placer.place(Placement::Edge, &mut draws()).unwrap();
        assert!(placer.pool.get().is_none());
        placer.place(Placement::Packed, &mut draws()).unwrap();
        assert!(placer.pool.get().is_some());
    }
}
