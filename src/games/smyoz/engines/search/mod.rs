//! The second engine: all layouts that fit some clues, by exhaustive search on bit boards.
//!
//! Ships are placed in the order of the fleet: ALFA, BETAs, GAMMAs, DELTAs. Which placements go
//! together is known beforehand as bit masks, and all that colours and ship codes depend on is
//! which ships stand before and after which in a common line: two bits a line, that further ships
//! set but never clear. So the state of a search is a handful of words, a ship is added with a few
//! ORs, and red lines through a ship or a cell only grow, green ones only shrink. From that follows
//! what is out of reach, and is left off as early as possible:
//!
//! - A candidate for the next place is dropped when, with it, the ships of a type cannot be given
//!   different codes of the inventory any more, when a digit or colour of a shot is overshot, or
//!   when moored ships cannot come out right.
//! - The number of lines without ships is known to the unit before the DELTAs are placed: the water
//!   lines, and one for each green line in the codes of the DELTAs. This judges the last GAMMA at
//!   once and the other ships by bounds.
//! - Of the candidates that alone can have a code, or cover a cell that was hit, one must be
//!   chosen. So only the smallest such set is tried, and each that was tried is left out in what
//!   follows; this also meets each set of ships once.
//! - In the same way, where a ship's code or the colour of a shot is not right before the DELTAs
//!   are placed, one of those in line with it must be chosen: so a search that cannot come to an
//!   end is left before its many DELTAs.
//! - No two DELTAs share a line, so their codes are settled before any of them is placed, and found
//!   at once as sets.
//! - Without shots the images of a solution are solutions: 12 of the 84 places of the ALFA are
//!   enough. With all codes and up to four shots that leave many placements, too, it is faster to
//!   do so, and to watch the shots in all 8 images at once (see `images`). Shots that hit long
//!   ships leave few placements; then it is faster to search for the shots as they are.
//!
//! The board and its lanes refer to each other, as do the shots that are searched for and their
//! images: each is defined by the other.
//!
//! How many times as long the search for all layouts of an inventory takes without one of these
//! (means over the 30 inventories of `tests/data`): without the number of lines 2.6, without codes
//! before the last GAMMA 2.5, without codes between the DELTAs 2, without the choice of the
//! smallest set 1.5, without moored ships 1.4, without symmetry 7.
//!
//! Uniqueness beside few shots, in millions of instructions (means over 60 random layouts with all
//! of their inventory and random shots; the search ends at the second solution). The images were
//! watched first beside one or two shots, always; then beside up to four, if the shots leave enough
//! placements; last, a candidate and a ship are looked up together once:
//!
//! | shots | 1 | 2 | 3 | 4 | 5 |
//! |---|---|---|---|---|---|
//! | one or two shots in images | 117 | 147 | 148 | 95 | 61 |
//! | up to four, by what they leave | 116 | 134 | 101 | 78 | 61 |
//! | with fewer look-ups | 106 | 122 | 92 | 70 | 54 |
//!
//! Two things that were tried do not pay. To drop candidates beside which too few DELTAs can come
//! to have the wanted codes saves a tenth of the steps, but takes 11 % more instructions without
//! shots. To pass over a second GAMMA that no third one goes with, before it is placed, takes 2 to
//! 3 % more.

use std::ops::ControlFlow;

use super::{Smyoz, Solutions};
use crate::board::{FLEET, Layout, Placement, ShipType, Symmetry};
use crate::clues::{Clues, Inventory, Shot};
use board::Board;
pub use near::near;
use smyoz_core::engines::SearchEngine;
use smyoz_core::limits::Budget;
use target::Target;
use walk::Walk;

pub use census::census;

pub(crate) mod board;
mod census;
mod images;
mod lanes;
mod near;
mod sight;
mod target;
mod walk;

/// Calls `found` once for each layout that fits the clues, until it breaks off or the budget is
/// exhausted. The order is always the same.
///
/// Clues that contradict each other fit no layout.
pub(crate) fn search_within(
    clues: &Clues,
    budget: &mut Budget,
    found: &mut dyn FnMut(Layout) -> ControlFlow<()>,
) -> ControlFlow<()> {
    visit(clues, budget, &mut |ships, symmetry| found(layout(ships, symmetry)))
}

/// The layouts that fit the clues, at most `limit` of them; fewer if the budget is exhausted before
/// all are found.
pub fn solutions(clues: &Clues, limit: usize, budget: &mut Budget) -> Solutions {
    SearchEngine::new(&Smyoz).solutions(clues, limit, budget)
}

/// Callback for layouts: each is the image of these ships under this symmetry.
type FoundImage<'a> = dyn FnMut(&[Placement; FLEET.len()], Symmetry) -> ControlFlow<()> + 'a;

fn layout(ships: &[Placement; FLEET.len()], symmetry: Symmetry) -> Layout {
    Layout::new(*ships).expect("the search keeps to the rules").image(symmetry)
}

/// Calls `found` for each layout that fits the clues.
fn visit(clues: &Clues, budget: &mut Budget, found: &mut FoundImage) -> ControlFlow<()> {
    let Clues { inventory, shots } = clues;
    if shots.is_empty() {
        return visit_images(inventory, &[], budget, found);
    }
    let Some(target) = Target::new(clues) else { return ControlFlow::Continue(()) };
    if images_pay(clues, &target) {
        let only_shots = Clues { shots: shots.clone(), ..Clues::default() };
        return visit_images(inventory, shots, budget, &mut |ships, symmetry| {
            if only_shots.fit(&layout(ships, symmetry)) { found(ships, symmetry) } else { ControlFlow::Continue(()) }
        });
    }
    let mut found = |ships: &_| found(ships, Symmetry::IDENTITY);
    target.alphas().try_for_each(|alpha| Walk::run(&target, Board::beside(alpha), budget, &mut found))
}

/// Whether it is faster to watch the images of the shots than to keep to the shots themselves: with
/// all codes, and few shots that leave most placements.
fn images_pay(clues: &Clues, target: &Target) -> bool {
    clues.shots.len() <= images::SHOTS
        && ShipType::ALL.iter().all(|&kind| clues.inventory.codes(kind).is_some())
        && target.share_left() >= SHARE_FOR_IMAGES
}

/// From this [share](Target::share_left) on it is faster to watch the images of the shots. Measured
/// on 60 random layouts with 1 to 4 random shots.
const SHARE_FOR_IMAGES: f64 = 0.03;

/// Calls `found` for all images of each layout that fits an inventory, or at least for those that
/// also fit the few shots. The images of a layout that fits an inventory fit it as well, so a
/// search beside 12 of the 84 ALFAs finds all.
fn visit_images(inventory: &Inventory, shots: &[Shot], budget: &mut Budget, found: &mut FoundImage) -> ControlFlow<()> {
    let Some(target) = Target::with_images(inventory, shots) else { return ControlFlow::Continue(()) };
    for board in Board::firsts() {
        let images: Vec<_> = board.images().collect();
        Walk::run(&target, board, budget, &mut |ships| images.iter().try_for_each(|&symmetry| found(ships, symmetry)))?;
    }
    ControlFlow::Continue(())
}
