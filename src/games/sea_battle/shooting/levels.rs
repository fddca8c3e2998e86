//! The levels that shoot by rules of thumb: what they know, and where they shoot.

use super::bits::Bits;
use super::fit::Fit;
use super::knowledge::{Knowledge, Known};
use super::waters::Place;
use super::{ShooterError, Shot, pick};
use crate::board::Cell;
use smyoz_core::puzzles::Stream;

/// Shoots at random, and finishes ships that it has hit; what surrounds them is forgotten.
pub(super) fn easy<const N: usize>(
    fit: &Fit<N>,
    knowledge: &Knowledge,
    draws: &mut Stream,
) -> Result<Shot, ShooterError> {
    let target = sure_or_beside_hits(fit, knowledge);
    by_chance(fit, if target.is_empty() { fit.open - mines(fit, knowledge) } else { target }, draws)
}

/// Also leaves out what surrounds ships, and if no ship has one cell, every other cell.
pub(super) fn medium<const N: usize>(
    fit: &Fit<N>,
    knowledge: &Knowledge,
    draws: &mut Stream,
) -> Result<Shot, ShooterError> {
    let target = sure_or_beside_hits(fit, knowledge);
    let possible = fit.covering.iter().fold(fit.certain, |cells, &place| cells | *fit.waters.cells(place));
    let shortest = fit.waters.config.setting().fleet().lengths().last().copied().unwrap_or(1);
    let frame = fit.waters.frame;
    let is_dark = |at: usize| {
        let cell = frame.cell(at);
        (cell.column() + cell.row()).is_multiple_of(2)
    };
    let dark = || fit.ships.iter().filter(|&at| is_dark(at)).fold(Bits::EMPTY, |all, at| all | Bits::from(at));
    let choices = [target & possible, target, if shortest > 1 { dark() } else { Bits::EMPTY }, fit.ships, fit.open];
    by_chance(fit, choices.into_iter().find(|choice| !choice.is_empty()).unwrap_or(fit.open), draws)
}

/// Where the most places of single ships overlap; with a ship that is hit, of those that have hits,
/// each as often as it has.
pub(super) fn density<const N: usize>(
    fit: &Fit<N>,
    knowledge: &Knowledge,
    draws: &mut Stream,
) -> Result<Shot, ShooterError> {
    let sure = fit.sure(knowledge);
    if !sure.is_empty() {
        return by_chance(fit, sure, draws);
    }
    let waters = fit.waters;
    let mut scores = vec![0.0; waters.numbers()];
    let mut weights = 0.0;
    let mut add = |place: Place, weight: f64| {
        (*waters.cells(place) & fit.open).iter().for_each(|at| scores[at] += weight);
        weights += weight;
    };
    let hits = open_hits(fit, knowledge);
    for &place in &fit.covering {
        let hits = (*waters.cells(place) & hits).len();
        add(place, (hits * fit.left[usize::from(place.class)]) as f64);
    }
    let mut expected = 1.0;
    if hits.is_empty() {
        for place in waters.places().filter(|place| fit.has_ships_left(place.class.into())) {
            if waters.cells(place).is_subset(fit.ships) {
                add(place, fit.left[usize::from(place.class)] as f64);
            }
        }
        // As many cells are hit in the mean as there are.
        let ships = (0..fit.left.len()).filter(|&class| fit.has_ships_left(class));
        let cells: usize = ships.map(|class| fit.left[class] * usize::from(waters.classes[class].length)).sum();
        expected = cells as f64;
        weights = scores.iter().sum();
    }
    if weights == 0.0 {
        return medium(fit, knowledge, draws);
    }
    let best = pick(fit.open, draws, |at| scores[at]).ok_or(ShooterError::Over)?;
    let probability = (scores[best] * expected / weights).min(1.0);
    Ok(Shot { cell: waters.frame.cell(best), probability, standard_error: 0.0 })
}

/// One of these cells; the probability of a hit is that of any cell that may hold a ship.
fn by_chance<const N: usize>(fit: &Fit<N>, cells: Bits<N>, draws: &mut Stream) -> Result<Shot, ShooterError> {
    let at = pick(cells & fit.open, draws, |_| 0.0).ok_or(ShooterError::Over)?;
    let ships = |class: usize| fit.left[class] * usize::from(fit.waters.classes[class].length);
    let left: usize = (0..fit.left.len()).filter(|&class| fit.has_ships_left(class)).map(ships).sum();
    let probability = match fit.certain.contains(at) {
        true => 1.0,
        false => (left as f64 / (cells & fit.open).len() as f64).min(1.0),
    };
    Ok(Shot { cell: fit.waters.frame.cell(at), probability, standard_error: 0.0 })
}

/// The cells that are known to be ships', or those beside ships that are hit: at the ends of two
/// hits in a line, if there are any.
fn sure_or_beside_hits<const N: usize>(fit: &Fit<N>, knowledge: &Knowledge) -> Bits<N> {
    let frame = fit.waters.frame;
    let named = frame.bits(&knowledge.cells(Known::Named));
    if !named.is_empty() {
        return named;
    }
    let hits = frame.cells(open_hits(fit, knowledge));
    let (mut ends, mut beside) = (Bits::EMPTY, Bits::EMPTY);
    for hit in hits.iter() {
        for (columns, rows) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
            let neighbour = |sign: i8| {
                let column = hit.column().checked_add_signed(sign * columns)?;
                let row = hit.row().checked_add_signed(sign * rows)?;
                let inside = column < frame.size().width() && row < frame.size().height();
                inside.then(|| Cell::at(column, row))
            };
            let Some(next) = neighbour(1).filter(|&next| fit.open.contains(frame.at(next))) else { continue };
            beside.insert(frame.at(next));
            if neighbour(-1).is_some_and(|before| hits.contains(before)) {
                ends.insert(frame.at(next));
            }
        }
    }
    if ends.is_empty() { beside } else { ends }
}

/// The hits of ships that are afloat. Where it is not certain which ship a shot has sunk, one that
/// it may have been is taken for it.
fn open_hits<const N: usize>(fit: &Fit<N>, knowledge: &Knowledge) -> Bits<N> {
    let waters = fit.waters;
    let sunk: Bits<N> = waters.frame.bits(&knowledge.cells(Known::Sunk));
    let mut afloat = waters.frame.bits(&knowledge.hits());
    let is_sunk = |place: &&Place| waters.cells(**place).meets(sunk);
    fit.certain_places.iter().filter(is_sunk).for_each(|&place| afloat -= *waters.cells(place));
    for &place in &fit.covering {
        let cells = *waters.cells(place);
        if (cells & sunk).meets(afloat) && cells.is_subset(afloat) {
            afloat -= cells;
        }
    }
    afloat
}

/// The mines that are known.
fn mines<const N: usize>(fit: &Fit<N>, knowledge: &Knowledge) -> Bits<N> {
    fit.waters.frame.bits(&knowledge.cells(Known::NamedMine))
}
