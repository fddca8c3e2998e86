//! Drawing layouts at random, all with the same chance, by rejection.
//!
//! Pieces are placed one by one, the longest first, each at a uniform one of its places; if it does
//! not go with those before, everything starts again. So all sequences of places that make a layout
//! are equally likely. A layout with k pieces of a class arises from k! orders of these, as all
//! layouts of the setting do, so all layouts are also equally likely.
//!
//! Many attempts would fail late, when the board is nearly full. But a bound is known on how many
//! places are free then ([`Sampler::new`]), wherever the pieces lie. A random number below it
//! chooses among the free places, and the attempt fails if it is too large. So each choice of a
//! place still has one probability in all attempts, and all layouts are equally likely, but far
//! more attempts succeed.
//!
//! Where the pieces hardly fit, the layouts of a small board are counted instead, and one is drawn
//! by its number.

use std::sync::{Mutex, OnceLock, PoisonError};

use thiserror::Error;

use super::numbering::Numbering;
use super::places::{Class, Place, classes};
use crate::board::{CellSet, Layout, Piece, Setting, Size};
use smyoz_core::game::NoLayout;
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::puzzles::{Seed, Stream};

/// Attempts before a setting is given up.
const ATTEMPTS: u64 = 5_000_000;

/// Attempts on a board whose layouts can be counted, which then takes less time than more attempts.
const ATTEMPTS_ON_SMALL: u64 = 1_000_000;

/// Whether the layout is still wanted is asked once per this many attempts.
const POLLED: u64 = 1_000;

/// Why no layout was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NoLayoutError {
    #[error("the pieces do not fit on a board of {0}: there is no legal layout")]
    None(Size),
    /// Layouts are too rare, or there are none.
    #[error("the pieces hardly fit on a board of {size}, if at all: none of {attempts} random layouts was legal")]
    Crowded {
        /// The size of the board.
        size: Size,
        attempts: u64,
    },
}

/// Draws layouts of a setting.
pub struct Sampler {
    setting: Setting,
    classes: Vec<Class>,
    /// The pieces in the order in which they are placed.
    turns: Vec<Turn>,
    /// The layouts by their numbers, once one is drawn so; `None` if they cannot be numbered.
    numbering: OnceLock<Option<Numbering>>,
    /// Held by the one thread that counts them.
    counting: Mutex<()>,
}

/// A piece to be placed.
struct Turn {
    /// The number of its class.
    class: usize,
    /// How many of its places can be free at most.
    free: usize,
}

/// What the pieces placed so far forbid.
#[derive(Default)]
struct Forbidden {
    ships: CellSet,
    singles: CellSet,
}

impl Sampler {
    /// Prepares for a setting.
    ///
    /// Of the room of the board ([`Setting::room`]), a part is left by the pieces that are placed.
    /// At most the same part of the straight places of a ship is free: in a row with `n` places of
    /// which `f` > 0 are free, the cells from these to their right ends and one further are at
    /// least `f + w` of the `n + w` cells of the row's room, if ships are `w` wide; so the room
    /// that is free is at least `(n + w) / n` times the places; the same holds for columns. Where a
    /// bent ship is free, so is each of its cells.
    pub fn new(setting: &Setting) -> Self {
        let classes = classes(setting);
        let mut left = setting.room();
        let mut turns = Vec::new();
        for (number, class) in classes.iter().enumerate() {
            for _ in 0..class.count {
                let part = |places: usize| places * left / setting.room();
                let bent = class.bent.iter().map(|&places| places.min(part(setting.size().area())));
                let free = part(class.straight) + bent.sum::<usize>();
                // To look which places are free takes longer than to try one.
                let pays = 4 * free <= 3 * class.places.len();
                turns.push(Turn { class: number, free: if pays { free } else { class.places.len() } });
                left -= class.room;
            }
        }
        let (numbering, counting) = (OnceLock::new(), Mutex::new(()));
        Self { setting: setting.clone(), classes, turns, numbering, counting }
    }

    /// The layout that a seed stands for: a uniform choice among all legal layouts, the same in
    /// every version.
    ///
    /// # Errors
    /// If there is none, or none was found in millions of attempts.
    pub fn layout(&self, seed: Seed) -> Result<Layout, NoLayoutError> {
        self.draw(&mut seed.stream("sea battle layout"))
    }

    /// Like [`layout`](Self::layout), within limits.
    ///
    /// # Errors
    /// If there is none, or it was given up.
    pub fn of_seed(&self, seed: Seed, limits: Limits) -> Result<Layout, NoLayout> {
        let drawn = self.draw_until(&mut seed.stream("sea battle layout"), limits);
        drawn.map_err(|CancelledError| NoLayout::Cancelled)?.map_err(|error| match error {
            NoLayoutError::None(_) => NoLayout::OfAny(error.to_string()),
            NoLayoutError::Crowded { .. } => NoLayout::OfSeed(error.to_string()),
        })
    }

    /// A uniform choice among all legal layouts.
    ///
    /// # Errors
    /// If there is none, or none was found in millions of attempts.
    pub fn draw(&self, stream: &mut Stream) -> Result<Layout, NoLayoutError> {
        self.draw_until(stream, Limits::NONE).expect("there is no limit")
    }

    /// Like [`draw`](Self::draw), within limits.
    pub fn draw_until(
        &self,
        stream: &mut Stream,
        limits: Limits,
    ) -> Result<Result<Layout, NoLayoutError>, CancelledError> {
        let small = Numbering::is_possible(self.setting.size());
        let attempts = if small { ATTEMPTS_ON_SMALL } else { ATTEMPTS };
        for attempt in 0..attempts {
            if attempt.is_multiple_of(POLLED) {
                limits.check()?;
            }
            if let Some(layout) = self.attempt(stream) {
                return Ok(Ok(layout));
            }
        }
        self.draw_counted(stream, attempts, limits)
    }

    /// A layout by its number, after this many attempts have failed.
    fn draw_counted(
        &self,
        stream: &mut Stream,
        attempts: u64,
        limits: Limits,
    ) -> Result<Result<Layout, NoLayoutError>, CancelledError> {
        let size = self.setting.size();
        let crowded = NoLayoutError::Crowded { size, attempts };
        let Some(numbering) = self.numbering(limits)? else { return Ok(Err(crowded)) };
        Ok(match u64::try_from(numbering.count()) {
            Ok(0) => Err(NoLayoutError::None(size)),
            Ok(count) => Ok(numbering.unrank(stream.below(count).into())),
            Err(_) => Err(crowded),
        })
    }

    /// The layouts by their numbers; `None` if they cannot be numbered.
    fn numbering(&self, limits: Limits) -> Result<Option<&Numbering>, CancelledError> {
        // Others wait: each would need as much memory.
        let _counting = self.counting.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = self.numbering.get() {
            return Ok(known.as_ref());
        }
        let numbering = Numbering::new_until(&self.setting, limits)?;
        Ok(self.numbering.get_or_init(|| numbering).as_ref())
    }

    /// Like [`draw`](Self::draw), but `None` if this many attempts fail.
    pub fn draw_within(&self, stream: &mut Stream, attempts: u64) -> Option<Layout> {
        (0..attempts).find_map(|_| self.attempt(stream))
    }

    /// One attempt; `None` if it fails.
    fn attempt(&self, stream: &mut Stream) -> Option<Layout> {
        let mut forbidden = Forbidden::default();
        let mut chosen = Vec::new();
        for turn in &self.turns {
            let class = &self.classes[turn.class];
            let number = stream.below(turn.free as u64) as usize;
            let is_free = |place: &&Place| !place.cells.meets(forbidden.to(class.piece));
            let place = match turn.free == class.places.len() {
                true => Some(&class.places[number]).filter(is_free),
                false => class.places.iter().filter(is_free).nth(number),
            }?;
            forbidden.ships |= place.no_ships;
            forbidden.singles |= place.no_singles;
            chosen.push((class.piece, &place.cells));
        }
        let mut layout = Layout::empty(self.setting.size());
        chosen.into_iter().for_each(|(piece, cells)| layout.lay(piece, cells));
        Some(layout)
    }
}

impl Forbidden {
    fn to(&self, piece: Piece) -> &CellSet {
        match piece {
            Piece::Ship => &self.ships,
            Piece::Mine | Piece::Sweeper => &self.singles,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use super::*;
    use crate::board::{Shapes, Touch, Variant};

    /// Counting these layouts would take gigabytes.
    fn crowded() -> Setting {
        let variant = Variant { touch: Touch::Corners, shapes: Shapes::Any, mines: 3, sweepers: 2 };
        let fleet = "4-4-4-3-3-2-2-1-1-1".parse().unwrap();
        Setting::new("8x8".parse().unwrap(), fleet, variant).unwrap()
    }

    #[test]
    fn layouts_are_not_counted_where_that_would_take_gigabytes() {
        let setting = crowded();
        assert!(Numbering::new(&setting).is_none());
        let (sampler, mut stream) = (Sampler::new(&setting), Seed::try_from(1).unwrap().stream(""));
        let counted = sampler.draw_counted(&mut stream, 7, Limits::NONE).unwrap();
        assert_eq!(counted, Err(NoLayoutError::Crowded { size: setting.size(), attempts: 7 }));
    }

    #[test]
    fn counting_can_be_cancelled_and_is_done_once() {
        let setting = Setting::new("8x8".parse().unwrap(), "4-3-3-2-2-2-1-1-1".parse().unwrap(), Variant::default());
        let (sampler, mut stream) = (Sampler::new(&setting.unwrap()), Seed::try_from(1).unwrap().stream(""));
        let cancelled = AtomicBool::new(true);
        assert_eq!(sampler.draw_counted(&mut stream, 0, Limits::from(&cancelled)), Err(CancelledError));
        let one = sampler.numbering(Limits::NONE).unwrap().unwrap();
        assert_eq!(one.count(), 21_006_987_096);
        // What is known needs no more counting.
        let again = sampler.numbering(Limits::from(&cancelled)).unwrap().unwrap();
        assert!(std::ptr::eq(one, again));
        assert!(sampler.draw_counted(&mut stream, 0, Limits::from(&cancelled)).unwrap().is_ok());
    }
}
