//! What a player's knowledge leaves open: pieces that are certain, cells that ships must cover, and
//! where the other pieces may lie.
//!
//! Whether a layout gives the answers that were given is a matter of each ship alone
//! ([`Knowledge::allows`]), and of the cells that must be covered. So layouts that fit are made of
//! *covering* places, each with a cell that was hit or named, and of *new* places away from these.

use super::ShooterError;
use super::bits::Bits;
use super::knowledge::{Knowledge, Known};
use super::waters::{Place, Waters};
use crate::board::CellSet;

/// What fits the knowledge of a board.
pub(super) struct Fit<'a, const N: usize> {
    pub(super) waters: &'a Waters<N>,
    /// The cells that may be shot at.
    pub(super) open: Bits<N>,
    /// Number of pieces of each class that are not certain.
    pub(super) left: Vec<usize>,
    /// Cells of ships that are certain.
    pub(super) certain: Bits<N>,
    /// The places of these ships.
    pub(super) certain_places: Vec<Place>,
    /// Cells of ships that are not certain: they must be covered.
    pub(super) required: Bits<N>,
    /// The places of ships that cover some of these cells.
    pub(super) covering: Vec<Place>,
    /// Where the new ships may lie.
    pub(super) ships: Bits<N>,
    /// Where the mines and sweepers that are not known may lie.
    pub(super) singles: Bits<N>,
}

impl<'a, const N: usize> Fit<'a, N> {
    /// What fits the knowledge.
    ///
    /// # Errors
    /// If it is seen that nothing does.
    pub(super) fn new(waters: &'a Waters<N>, knowledge: &Knowledge) -> Result<Self, ShooterError> {
        let (frame, setting) = (waters.frame, waters.config.setting());
        let all = frame.bits(&setting.size().all());
        let open = frame.bits(&knowledge.open());
        let hit_or_named = knowledge.hits() | knowledge.cells(Known::Named);
        let margin = |cell| waters.config.margin(&CellSet::of(cell));
        let near = hit_or_named.iter().fold(hit_or_named, |near, cell| near | margin(cell));
        let mut fit = Self {
            waters,
            open,
            left: waters.classes.iter().map(|class| class.count).collect(),
            certain: Bits::EMPTY,
            certain_places: Vec::new(),
            required: frame.bits(&hit_or_named),
            covering: Vec::new(),
            ships: all,
            singles: open - frame.bits(&(hit_or_named | setting.around(&hit_or_named))),
        };
        fit.note_singles(knowledge)?;
        // Where ships may not touch, no margin of one has a cell of another.
        let allows = |place: &Place| {
            let cells = waters.cells(*place);
            waters.is_ship(place.class)
                && cells.meets(fit.required)
                && cells.is_subset(fit.ships)
                && !waters.no_ships(*place).meets(fit.required - *cells)
                && knowledge.allows(&frame.cells(*cells))
        };
        fit.covering = waters.places().filter(allows).collect();
        fit.ships = (fit.ships & open) - frame.bits(&near);
        fit.settle()?;
        Ok(fit)
    }

    /// Notes the mines and sweepers that are known.
    fn note_singles(&mut self, knowledge: &Knowledge) -> Result<(), ShooterError> {
        let mines = knowledge.cells(Known::Mine) | knowledge.cells(Known::NamedMine);
        for (piece, cells) in [(1, mines), (2, knowledge.cells(Known::Sweeper))] {
            let class = self.waters.classes.iter().position(|class| class.piece as usize == piece);
            for cell in cells.iter() {
                let class = class.ok_or(ShooterError::Contradiction)?;
                let start = self.waters.frame.at(cell);
                // What lies beside a known one is not free.
                if !self.ships.contains(start) {
                    return Err(ShooterError::Contradiction);
                }
                self.take(Place { class: class as u8, shape: 0, start: start as u16 })?;
            }
        }
        Ok(())
    }

    /// Makes ships certain that alone can cover a cell, until there are none.
    fn settle(&mut self) -> Result<(), ShooterError> {
        loop {
            let mut only = None;
            for cell in self.required {
                let mut covering = self.covering.iter().filter(|&&place| self.waters.cells(place).contains(cell));
                match (covering.next(), covering.next()) {
                    (None, _) => return Err(ShooterError::Contradiction),
                    (Some(&place), None) => only = Some(place),
                    _ => {}
                }
            }
            let Some(place) = only else { return Ok(()) };
            self.take(place)?;
        }
    }

    /// Takes a piece as certain.
    fn take(&mut self, place: Place) -> Result<(), ShooterError> {
        let (waters, class) = (self.waters, usize::from(place.class));
        let (cells, no_ships) = (*waters.cells(place), *waters.no_ships(place));
        self.left[class] = self.left[class].checked_sub(1).ok_or(ShooterError::Contradiction)?;
        self.ships -= no_ships;
        self.singles -= *waters.no_singles(place);
        if waters.is_ship(place.class) {
            self.certain |= cells;
            self.certain_places.push(place);
            self.required -= cells;
        } else if no_ships.meets(self.required) {
            return Err(ShooterError::Contradiction);
        }
        let left = &self.left;
        let required = self.required;
        self.covering.retain(|&other| {
            let covers = waters.cells(other);
            left[usize::from(other.class)] > 0 && !covers.meets(no_ships) && covers.meets(required)
        });
        Ok(())
    }

    /// The cells of ships that are known and not shot at.
    pub(super) fn sure(&self, knowledge: &Knowledge) -> Bits<N> {
        (self.certain | self.waters.frame.bits(&knowledge.cells(Known::Named))) & self.open
    }

    /// Whether a class has ships left that are not certain.
    pub(super) fn has_ships_left(&self, class: usize) -> bool {
        self.left[class] > 0 && self.waters.is_ship(class as u8)
    }
}
