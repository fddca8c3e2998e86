//! Packing the larger ships by branch and bound.
//!
//! Ships are placed from the longest to the shortest, first where they cover the fewest new cells.
//! Those that remain cover at least their own cells; what cannot become better than the best
//! arrangement found is left. It is over when the [bound](super::bound) is met or all is tried.

use std::ops::ControlFlow;

use super::PackingError;
use super::bound::most_free;
use super::spread::have_room;
use crate::board::{CellSet, Setting, Ship, Symmetry};

/// Larger ships, and the cells that they leave.
pub(super) struct Larger {
    pub(super) ships: CellSet,
    pub(super) free: CellSet,
    /// No arrangement leaves more cells.
    pub(super) at_most: usize,
}

/// The larger ships that leave the most cells to the submarines, among which these have room.
pub(super) fn larger_ships(setting: &Setting, steps: u64) -> Result<Larger, PackingError> {
    let at_most = most_free(setting);
    let classes = setting.fleet().classes().filter(|&(length, _)| length > 1);
    let classes = classes.map(|(length, count)| Class { length, count, ships: setting.ships(length) });
    let mut search = Search { setting, classes: classes.collect(), at_most, steps, best: None };
    let complete = matches!(search.begin(), ControlFlow::Continue(()) | ControlFlow::Break(End::BoundMet));
    let Some(Partial { ships, covered }) = search.best else {
        return Err(if complete { PackingError::None } else { PackingError::Unknown(steps) });
    };
    let free = setting.size().all() - covered;
    Ok(Larger { ships, free, at_most: if complete { free.len() } else { at_most } })
}

struct Class {
    length: u8,
    count: usize,
    ships: Vec<Ship>,
}

struct Search<'a> {
    setting: &'a Setting,
    /// The larger ships, the longest first.
    classes: Vec<Class>,
    /// No arrangement leaves more cells.
    at_most: usize,
    steps: u64,
    best: Option<Partial>,
}

#[derive(Clone, Copy)]
struct Partial {
    ships: CellSet,
    /// Their cells and those that must be empty beside them.
    covered: CellSet,
}

/// Why the search ends before all is tried.
enum End {
    /// No arrangement is better than the one found.
    BoundMet,
    /// The steps are used up.
    Exhausted,
}

impl Search<'_> {
    fn begin(&mut self) -> ControlFlow<End> {
        let nothing = Partial { ships: CellSet::NONE, covered: CellSet::NONE };
        let Some(class) = self.classes.first() else { return self.note(nothing) };
        let mut places: Vec<usize> = (0..class.ships.len()).collect();
        places.sort_by_cached_key(|&place| nothing.with(&class.ships[place]).covered.len());
        // Each arrangement has an image in which this ship is there, and no image of one before.
        while let [first, others @ ..] = &places[..] {
            let first = self.classes[0].ships[*first];
            self.place(nothing, &first, others, 0, 1)?;
            let images: Vec<_> = Symmetry::of(self.setting.size()).map(|image| image.cells(first.cells())).collect();
            places.retain(|&place| !images.contains(self.classes[0].ships[place].cells()));
        }
        ControlFlow::Continue(())
    }

    /// Places a ship, the last of this many of its class, and goes on with the other places of the
    /// class.
    fn place(
        &mut self,
        before: Partial,
        ship: &Ship,
        others: &[usize],
        class: usize,
        placed: usize,
    ) -> ControlFlow<End> {
        let Some(left) = self.steps.checked_sub(1) else { return ControlFlow::Break(End::Exhausted) };
        self.steps = left;
        let now = before.with(ship);
        let all: Vec<usize>;
        let (class, placed, places) = if placed < self.classes[class].count {
            (class, placed, others)
        } else if let Some(next) = self.classes.get(class + 1) {
            all = (0..next.ships.len()).collect();
            (class + 1, 0, &all[..])
        } else {
            return self.note(now);
        };
        let places = self.promising(now, places, class, placed);
        let later = self.cells_after(class, placed + 1);
        for (at, &next) in places.iter().enumerate() {
            let next = self.classes[class].ships[next];
            // Those that follow cover at least as much.
            if !self.is_promising(now.with(&next).covered.len() + later) {
                break;
            }
            self.place(now, &next, &places[at + 1..], class, placed + 1)?;
        }
        ControlFlow::Continue(())
    }

    /// The places where the next ship of a class may lie so that the arrangement may become the
    /// best, those first where it covers the fewest cells.
    fn promising(&self, now: Partial, places: &[usize], class: usize, placed: usize) -> Vec<usize> {
        let ships = &self.classes[class].ships;
        let later = self.cells_after(class, placed + 1);
        let free = places.iter().copied().filter(|&place| !ships[place].cells().meets(&now.covered));
        let covering = free.map(|place| (now.with(&ships[place]).covered.len(), place));
        let mut promising: Vec<_> = covering.filter(|&(covered, _)| self.is_promising(covered + later)).collect();
        promising.sort_by_cached_key(|&(covered, _)| covered);
        promising.into_iter().map(|(_, place)| place).collect()
    }

    /// Whether an arrangement that covers this many cells would be better than the best.
    fn is_promising(&self, covered: usize) -> bool {
        self.best.is_none_or(|best| covered < best.covered.len())
    }

    /// Number of cells of the ships that come after this many of a class.
    fn cells_after(&self, class: usize, placed: usize) -> usize {
        let cells = |class: &Class, count: usize| usize::from(class.length) * count;
        let later = self.classes[class + 1..].iter().map(|class| cells(class, class.count));
        cells(&self.classes[class], self.classes[class].count - placed) + later.sum::<usize>()
    }

    /// Notes an arrangement that is better than the best, if the submarines have room in it.
    fn note(&mut self, found: Partial) -> ControlFlow<End> {
        let free = self.setting.size().all() - found.covered;
        if !self.is_promising(found.covered.len()) {
            return ControlFlow::Continue(());
        }
        match have_room(&free, self.setting, &mut self.steps) {
            None => ControlFlow::Break(End::Exhausted),
            Some(false) => ControlFlow::Continue(()),
            Some(true) => {
                self.best = Some(found);
                if free.len() == self.at_most { ControlFlow::Break(End::BoundMet) } else { ControlFlow::Continue(()) }
            }
        }
    }
}

impl Partial {
    fn with(self, ship: &Ship) -> Self {
        Self { ships: self.ships | *ship.cells(), covered: self.covered | *ship.cells() | *ship.margin() }
    }
}
